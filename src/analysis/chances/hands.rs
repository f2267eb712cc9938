//! Deals whose hands are bid exactly: what each side may do in them, and what that is worth.

use super::ahead::{Ahead, Load, MOST_TALLIES, Own, SidePlay, Sums, Way, added};
use super::solver::{ChancesError, Result, Solver};
use crate::cards::{Seat, Side, Suit, Trump};
use crate::game::{Act, Count, Deal, DealPlan, Posting};
use crate::rules::{BidWord, Bidding, BidsSoFar, Hand, PlannedTrump, Scoring, TallyRule};
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

impl Solver<'_> {
    /// Every deal ahead: the one in progress, and those of the schedule after it.
    pub(super) fn ahead(&mut self) -> Result<Vec<Ahead>> {
        let (game, rules) = (self.game, self.game.setup().rules());
        let tallies = rules.tallies_recorded().count();
        if tallies > MOST_TALLIES || (tallies > 0 && rules.bidding.exact().is_none()) {
            return Err(ChancesError::Tallies);
        }
        let now = game.current().cloned();
        let deals: Vec<Deal> = now.into_iter().chain(game.to_come()).collect();
        match rules.scoring {
            Scoring::Hands(_) => deals.iter().map(|deal| self.hands(deal)).collect(),
            Scoring::Contracts(_) | Scoring::Tricks(_) => self.joint(deals.len()),
        }
    }

    /// A deal whose hands are bid exactly.
    fn hands(&mut self, deal: &Deal) -> Result<Ahead> {
        let (plan, rules) = (&deal.plan, self.game.setup().rules());
        let trumps: Vec<(Option<Trump>, Vec<Act>)> =
            match (rules.scoring.doubled_by(), deal.trump()) {
                (Some(suit), None) if plan.trump == PlannedTrump::Turned => {
                    let other = if suit == Suit::Hearts { Suit::Clubs } else { Suit::Hearts };
                    let turned = |suit: Suit| (Some(suit.into()), vec![Act::Trump(suit.into())]);
                    vec![turned(other), turned(suit)]
                }
                (_, known) => vec![(known, Vec::new())],
            };
        let mut total = Load::default();
        total[0] = plan.cards;
        for (most, rule) in total[1..].iter_mut().zip(rules.tallies_recorded()) {
            *most = rule.most_in(plan.cards);
        }
        let mut ahead = Ahead { ways: Vec::new(), legal: self.legal(deal) };
        for (trump, acts) in trumps {
            let sides = self.game.setup().sides_in_turn();
            let plays = sides.map(|side| self.plays(deal, side, trump));
            let mut way = Way { acts, total, plays: plays.collect::<Result<_>>()? };
            // Only what the others leave to it is open to a side.
            let open = (0..way.plays.len()).map(|side| {
                let others = way.others(&[side]);
                let mut plays = way.plays[side].clone();
                plays.retain(|play| ahead.completes(&way, &[play], &others));
                plays
            });
            way.plays = open.collect();
            ahead.ways.push(way);
        }
        Ok(ahead)
    }

    /// For each last bid, the sums of the bids before it with which it is legal.
    fn legal(&self, deal: &Deal) -> HashMap<u8, Sums> {
        let Some(rule) = self.game.setup().rules().bidding.exact() else { return HashMap::new() };
        let players = deal.plan.seats.len();
        if deal.bids().bids.len() == players {
            return (0..=u8::MAX).map(|bid| (bid, Sums::MAX)).collect();
        }
        let mut legal: HashMap<u8, Sums> = HashMap::new();
        for sum in 0..64 {
            let mut bids = vec![0; players - 1];
            bids[0] = sum;
            let so_far = BidsSoFar { bids: &bids, ..deal.bids() };
            let enough = |bid: &u8| sum + bid >= rule.redeal_below;
            for bid in rule.open(so_far).into_iter().filter(enough) {
                *legal.entry(bid).or_default() |= 1 << sum;
            }
        }
        legal
    }

    /// What a side may do in a deal.
    fn plays(&mut self, deal: &Deal, side: Side, trump: Option<Trump>) -> Result<Vec<SidePlay>> {
        let mut together: Vec<Vec<Own>> = vec![Vec::new()];
        let members = self.game.setup().members(side);
        for seat in members.filter(|seat| deal.plan.place(*seat).is_some()) {
            let own = self.own(deal, seat);
            let with =
                |hands: Vec<Own>| own.iter().map(move |own| [hands.as_slice(), &[*own]].concat());
            together = together.into_iter().flat_map(with).collect();
        }
        let mut seen = HashSet::new();
        let mut plays = Vec::new();
        for hands in together {
            let play = self.play(&deal.plan, side, trump, hands)?;
            let SidePlay { load, spoken, last, points, bids_made, class, .. } = play;
            if seen.insert((load, spoken, last, points, bids_made, class)) {
                plays.push(play);
            }
        }
        Ok(plays)
    }

    /// What a player may do in a deal.
    fn own(&self, deal: &Deal, seat: Seat) -> Vec<Own> {
        let rules = self.game.setup().rules();
        let Bidding::Exact(rule) = &rules.bidding else { return Vec::new() };
        let by = |bid: u8, word| Count { word, ..Count::by(seat, bid.into()) };
        let bids: Vec<Count> = match deal.bid_made(seat) {
            Some(made) => vec![made],
            None => {
                let range = rule.range(deal.plan.cards);
                let named = rule.named.iter().filter(|named| range.contains(&named.bid));
                let named = named.map(|named| by(named.bid, BidWord::from(&named.word).ok()));
                range.clone().map(|bid| by(bid, None)).chain(named).collect()
            }
        };
        let recorded = deal.recorded();
        let won = recorded.iter().filter(|trick| trick.winner == seat).count() as u8;
        let left = deal.plan.cards - recorded.len() as u8;
        let with_tricks = |bid| {
            (won..=won + left).map(move |took| {
                let mut load = Load::default();
                load[0] = took;
                Own { seat, bid, load }
            })
        };
        let mut open: Vec<Own> = bids.into_iter().flat_map(with_tricks).collect();
        for (index, rule) in rules.tallies_recorded().enumerate() {
            let with_tally = |own: Own| {
                numbers(rule, deal, seat, own.load[0]).map(move |number| {
                    let mut own = own;
                    own.load[1 + index] = number;
                    own
                })
            };
            open = open.into_iter().flat_map(with_tally).collect();
        }
        open
    }

    /// What hands of a side are worth.
    fn play(
        &mut self,
        plan: &DealPlan,
        side: Side,
        trump: Option<Trump>,
        hands: Vec<Own>,
    ) -> Result<SidePlay> {
        self.take(10)?;
        let (setup, rules) = (self.game.setup(), self.game.setup().rules());
        let hand = |own: &Own| {
            let (bid, players) = (own.bid.number as u8, plan.seats.len() as u8);
            Hand { word: own.bid.word, ..rules.hand(bid, own.load[0], plan.cards, players) }
        };
        let dealt: Vec<(Seat, Hand)> = hands.iter().map(|own| (own.seat, hand(own))).collect();
        let postings = setup.hand_postings(side, dealt.clone(), trump);
        let mut points = postings.iter().map(|posting| posting.points.in_tenths()).sum();
        let missed = postings.iter().any(Posting::misses_bid);
        let bids_made = postings.iter().map(|posting| i64::from(posting.bid_made())).sum();
        let load = hands.iter().fold(Load::default(), |sum, own| added(sum, own.load));
        let mut recorded = load[1..].iter().copied();
        let mut ran = Vec::new();
        for rule in rules.tallies_in_force() {
            let number = match rule.over {
                true => postings.iter().filter_map(Posting::hand).map(Hand::over).sum(),
                false => recorded.next().unwrap_or(0),
            };
            let number = if rule.made && missed { 0 } else { number };
            match rule.every {
                Some(_) => ran.push(number),
                None => points += rule.worth(0, number).in_tenths(),
            }
        }
        let in_runs = plan.extra.is_none() && rules.promotions.in_force().next().is_some();
        let alike = |seat: Seat| {
            let (_, hand) = dealt.iter().find(|(by, _)| in_runs && *by == seat)?;
            self.states.alike(*hand)
        };
        let alike = setup.members(side).map(alike).collect();
        let class = self.states.class(alike, ran);
        let speaks_last = plan.seats.last();
        let last = hands.iter().find(|own| Some(&own.seat) == speaks_last);
        let last = last.map(|own| own.bid.number as u8);
        let all: i64 = hands.iter().map(|own| own.bid.number).sum();
        let spoken = all as u8 - last.unwrap_or(0);
        Ok(SidePlay { load, spoken, last, points, bids_made, class, hands })
    }
}

/// How many of a tally a player may have in a deal, with this many tricks.
fn numbers(rule: &TallyRule, deal: &Deal, seat: Seat, took: u8) -> RangeInclusive<u8> {
    let (least, most) = (deal.tally(rule, seat), rule.most_in(took));
    let is_known = deal.recorded_tally(rule, seat).is_some();
    least..=if is_known { least.min(most) } else { most }
}
