//! Deals whose hands are bid exactly: what each side may do in them, and what that is worth.

use super::ahead::{Ahead, Load, MOST_COUNTS, Own, Play, Sums, Way};
use super::joint;
use super::states::{Mark, States, sides};
use super::steps::{ChancesFault, Spent, Steps};
use crate::cards::{Seat, Side, Suit, Trump};
use crate::game::{Act, Count, Deal, DealPlan, Game};
use crate::rules::{
    BidWord, Bidding, BidsSoFar, CountRule, Hand, OneCardDeals, PlannedTrump, Scoring,
};
use std::collections::{HashMap, HashSet};

/// Hands of a side that are scored: the bid, its word and the tricks of each; the cards, the players of
/// the deal, and whether its trump doubles points.
type Scored = (Vec<(u8, Option<BidWord>, u8)>, u8, u8, bool);

/// Reads a game for what is open in it.
pub(super) struct Reader<'a> {
    game: &'a Game,
    states: &'a mut States,
    steps: &'a mut Steps,
    /// What the hands of a side are worth together: the points, the sum of the bids made, and the
    /// tricks over the bids.
    worth: HashMap<Scored, (i64, i64, u8)>,
}

impl<'a> Reader<'a> {
    /// Every deal ahead: the one in progress, and those of the schedule after it.
    pub(super) fn ahead(
        game: &'a Game,
        states: &'a mut States,
        steps: &'a mut Steps,
    ) -> Result<Vec<Ahead>, ChancesFault> {
        let rules = game.setup().rules();
        let counted = rules.counts_recorded().count();
        if counted > MOST_COUNTS || (counted > 0 && rules.bidding.exact().is_none()) {
            return Err(ChancesFault::Counts);
        }
        let begun = game.deals().len();
        let plan = game.setup().plan();
        let later = plan.iter().skip(begun).map(|plan| game.as_seated(plan));
        match &rules.scoring {
            Scoring::Hands(_) => {
                let mut reader = Reader { game, states, steps, worth: HashMap::new() };
                let now = game.current().map(|deal| reader.hands(&deal.plan, Some(deal)));
                let later: Vec<DealPlan> = later.collect();
                let later = later.iter().map(|plan| reader.hands(plan, None));
                let deals: Result<Vec<Ahead>, Spent> = now.into_iter().chain(later).collect();
                Ok(deals?)
            }
            Scoring::Contracts(_) | Scoring::Tricks(_) => {
                Ok(joint::deals(game, later.count(), states, steps)?)
            }
        }
    }

    /// A deal whose hands are bid exactly.
    fn hands(&mut self, plan: &DealPlan, deal: Option<&Deal>) -> Result<Ahead, Spent> {
        let rules = self.game.setup().rules();
        let doubling = rules.scoring.doubled_by();
        let known = deal.map_or_else(|| plan.trump.known(), Deal::trump);
        let trumps: Vec<(Option<Trump>, Vec<Act>)> = match (doubling, known) {
            (Some(suit), None) if plan.trump == PlannedTrump::Turned => {
                let other = if suit == Suit::Hearts { Suit::Clubs } else { Suit::Hearts };
                let turned = |suit: Suit| (Some(suit.into()), vec![Act::Trump(suit.into())]);
                vec![turned(other), turned(suit)]
            }
            (_, known) => vec![(known, Vec::new())],
        };
        let mut ahead = Ahead { ways: Vec::new(), legal: self.legal(plan, deal) };
        for (trump, acts) in trumps {
            let mut total = Load::default();
            total[0] = plan.cards;
            for (index, rule) in rules.counts_recorded().enumerate() {
                total[1 + index] = rule.most_in(plan.cards);
            }
            let sides = sides(self.game);
            let plays = sides.map(|side| self.plays(plan, deal, side, trump));
            let mut way = Way { acts, total, plays: plays.collect::<Result<_, _>>()? };
            // Only what the others leave to it is open to a side.
            let open: Vec<Vec<Play>> = (0..way.plays.len())
                .map(|side| {
                    let others = way.others(&[side]);
                    let own = way.plays[side].iter();
                    own.filter(|play| ahead.completes(&way, &[play], &others)).cloned().collect()
                })
                .collect();
            way.plays = open;
            ahead.ways.push(way);
        }
        Ok(ahead)
    }

    /// For each last bid, the sums of the bids before it with which it is legal.
    fn legal(&self, plan: &DealPlan, deal: Option<&Deal>) -> HashMap<u8, Sums> {
        let Some(rule) = self.game.setup().rules().bidding.exact() else { return HashMap::new() };
        let players = plan.seats.len() as u8;
        if deal.is_some_and(|deal| deal.bids().bids.len() == plan.seats.len())
            || plan.bids_are_forced()
        {
            return (0..=u8::MAX).map(|bid| (bid, Sums::MAX)).collect();
        }
        let mut legal: HashMap<u8, Sums> = HashMap::new();
        for sum in 0..64_u8 {
            let mut bids = vec![0; plan.seats.len() - 1];
            bids[0] = sum;
            let so_far = BidsSoFar { cards: plan.cards, players, bids: &bids };
            let enough = |bid: &u8| u32::from(sum) + u32::from(*bid) >= rule.redeal_below.into();
            for bid in rule.open(so_far).into_iter().filter(enough) {
                *legal.entry(bid).or_default() |= 1 << sum;
            }
        }
        legal
    }

    /// What a side may do in a deal.
    fn plays(
        &mut self,
        plan: &DealPlan,
        deal: Option<&Deal>,
        side: Side,
        trump: Option<Trump>,
    ) -> Result<Vec<Play>, Spent> {
        let members: Vec<Seat> = self.game.setup().members(side).collect();
        let seated = members.iter().copied().filter(|seat| plan.place(*seat).is_some());
        let mut together: Vec<Vec<Own>> = vec![Vec::new()];
        for seat in seated {
            let own = self.own(plan, deal, seat);
            let with = |hands: &Vec<Own>| {
                let hands = hands.clone();
                own.clone().into_iter().map(move |own| [&hands[..], &[own]].concat())
            };
            together = together.iter().flat_map(with).collect();
        }
        let mut seen = HashSet::new();
        let mut plays = Vec::new();
        for hands in together {
            let play = self.play(plan, &members, side, trump, hands)?;
            let Play { load, spoken, last, points, bids_made, class, .. } = play;
            if seen.insert((load, spoken, last, points, bids_made, class)) {
                plays.push(play);
            }
        }
        Ok(plays)
    }

    /// What a player may do in a deal.
    fn own(&self, plan: &DealPlan, deal: Option<&Deal>, seat: Seat) -> Vec<Own> {
        let rules = self.game.setup().rules();
        let Bidding::Exact(rule) = &rules.bidding else { return Vec::new() };
        let bids: Vec<Count> = match deal.and_then(|deal| deal.bid_made(seat)) {
            Some(made) => vec![made],
            None if plan.bids_are_forced() => vec![Count::by(seat, 0)],
            None => {
                let range = rule.range(plan.cards);
                let numbers = range.clone().map(|bid| Count::by(seat, bid.into()));
                let named = rule.named.iter().filter(|named| range.contains(&named.bid));
                let word = |word: &str| BidWord::from(word).ok();
                let named = named.map(|named| Count {
                    word: word(&named.word),
                    ..Count::by(seat, named.bid.into())
                });
                numbers.chain(named).collect()
            }
        };
        let recorded = deal.map_or(&[][..], Deal::recorded);
        let won = recorded.iter().filter(|trick| trick.winner == seat).count() as u8;
        let left = plan.cards - recorded.len() as u8;
        let mut open = Vec::new();
        for bid in bids {
            for took in won..=won + left {
                let mut counted = vec![[0; MOST_COUNTS]];
                for (index, rule) in rules.counts_recorded().enumerate() {
                    let numbers = numbers(rule, deal, seat, plan.cards, took);
                    let with = |counts: [u8; MOST_COUNTS]| {
                        numbers.clone().map(move |number| {
                            let mut counts = counts;
                            counts[index] = number;
                            counts
                        })
                    };
                    counted = counted.into_iter().flat_map(with).collect();
                }
                open.extend(counted.into_iter().map(|counts| Own { seat, bid, took, counts }));
            }
        }
        open
    }

    /// What hands of a side are worth.
    fn play(
        &mut self,
        plan: &DealPlan,
        members: &[Seat],
        side: Side,
        trump: Option<Trump>,
        hands: Vec<Own>,
    ) -> Result<Play, Spent> {
        self.steps.take(10)?;
        let rules = self.game.setup().rules();
        let players = plan.seats.len() as u8;
        let hand = |own: &Own| Hand {
            bid: own.bid.number as u8,
            word: own.bid.word,
            took: own.took,
            cards: plan.cards,
            players,
            target: plan.target,
        };
        let dealt: Vec<(Seat, Hand)> = hands.iter().map(|own| (own.seat, hand(own))).collect();
        let doubled = rules.scoring.hands().is_some_and(|score| score.is_doubled(trump));
        let key = dealt.iter().map(|(_, hand)| (hand.bid, hand.word, hand.took)).collect();
        let setup = self.game.setup();
        let worth = || {
            let postings = setup.hand_postings(side, dealt.clone(), trump);
            let points = postings.iter().map(|posting| posting.points.in_tenths()).sum();
            let made = postings.iter().map(|posting| i64::from(posting.bid_made())).sum();
            let over = postings.iter().filter_map(|it| it.hand()).map(Hand::over).sum();
            (points, made, over)
        };
        let key = (key, plan.cards, players, doubled);
        let (mut points, bids_made, over) = *self.worth.entry(key).or_insert_with(worth);
        let mut load = Load::default();
        load[0] = hands.iter().map(|own| own.took).sum();
        let mut ran = Vec::new();
        let mut recorded = 0;
        for rule in rules.counts_in_force() {
            let number = if rule.over {
                over
            } else {
                recorded += 1;
                load[recorded] = hands.iter().map(|own| own.counts[recorded - 1]).sum();
                load[recorded]
            };
            match rule.every {
                Some(_) => ran.push(number),
                None => points += rule.worth(0, number).in_tenths(),
            }
        }
        let mark = |seat: &Seat| {
            let (_, hand) = dealt.iter().find(|(by, _)| by == seat)?;
            let counts = plan.extra.is_none() && rules.promotions.in_force().next().is_some();
            Mark::of(*hand, rules.one_card_deals() == OneCardDeals::Skip).filter(|_| counts)
        };
        let marks = members.iter().map(mark).collect();
        let class = self.states.class(marks, ran);
        let speaks_last = plan.seats.last();
        let last = hands.iter().find(|own| Some(&own.seat) == speaks_last);
        let last = last.map(|own| own.bid.number as u8);
        let all: i64 = hands.iter().map(|own| own.bid.number).sum();
        let spoken = all as u8 - last.unwrap_or(0);
        Ok(Play { load, spoken, last, points, bids_made, class, hands })
    }
}

/// How many of a count a player may have in a deal.
fn numbers(
    rule: &CountRule,
    deal: Option<&Deal>,
    seat: Seat,
    cards: u8,
    took: u8,
) -> std::ops::RangeInclusive<u8> {
    let least = deal.map_or(0, |deal| deal.count(rule, seat));
    let is_known = deal.is_some_and(|deal| deal.recorded_count(rule, seat).is_some());
    let most = if rule.is_of_tricks() { rule.most_in(cards).min(took) } else { rule.most };
    let most = if is_known { least.min(most) } else { most };
    least..=most
}
