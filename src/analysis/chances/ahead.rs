//! What is still open in a game: in how many ways each deal ahead can end.

use super::states::{Mark, States, sides};
use super::steps::{ChancesFault, Spent, Steps};
use crate::cards::{Seat, Side, Suit, Trump};
use crate::game::{Act, BiddingState, Count, Deal, DealPlan, Game};
use crate::rules::{
    BidWord, Bidding, BidsSoFar, Contract, CountRule, Hand, OneCardDeals, PlannedTrump, Scoring,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// The most counts, besides the tricks, that are followed.
const MOST_COUNTS: usize = 3;

/// What hands of a deal share out among them: its tricks, then what is counted.
pub(super) type Load = [u8; 1 + MOST_COUNTS];

/// Sums of bids as bits; those of 63 and more are one.
type Sums = u64;

/// A deal ahead.
#[derive(Clone)]
pub(super) struct Ahead {
    /// The ways in which it may go that do not depend on a single hand.
    pub(super) ways: Vec<Way>,
    /// For each last bid, the sums of those before it with which it is legal.
    legal: HashMap<u8, Sums>,
}

/// A way in which a deal may go: by a trump, or by a contract and its tricks.
#[derive(Clone)]
pub(super) struct Way {
    /// What is recorded first.
    pub(super) acts: Vec<Act>,
    /// The tricks, which are all taken; and the most of each count.
    total: Load,
    /// What each side may do.
    pub(super) plays: Vec<Vec<Play>>,
}

/// What a side may do in a deal, and what it is worth.
#[derive(Clone, Debug)]
pub(super) struct Play {
    /// What it takes of what is shared out.
    pub(super) load: Load,
    /// The sum of its bids, without the last bid of the deal.
    pub(super) spoken: u8,
    /// The last bid of the deal, if it makes that.
    pub(super) last: Option<u8>,
    /// The points, in tenths; without runs and counts that run on.
    pub(super) points: i64,
    /// The sum of the bids made.
    pub(super) bids_made: i64,
    /// What it does to runs; see [`States`].
    pub(super) class: u32,
    /// Its hands: whose, the bid, the tricks, and each count.
    pub(super) hands: Vec<Own>,
}

/// A player's hand.
#[derive(Clone, Debug)]
pub(super) struct Own {
    seat: Seat,
    bid: Count,
    took: u8,
    counts: [u8; MOST_COUNTS],
}

/// What hands share out so far, by load and last bid, with the sums of the other bids.
#[derive(Clone, Debug)]
pub(super) struct Shares(BTreeMap<(Load, Option<u8>), Sums>);

impl Shares {
    /// Of nobody.
    pub(super) fn none() -> Shares {
        Shares(BTreeMap::from([((Load::default(), None), 1)]))
    }

    /// Of the sides so far and another that may play in these ways.
    pub(super) fn with<'a>(&self, plays: impl Iterator<Item = &'a Play>, way: &Way) -> Shares {
        let mut own: BTreeMap<(Load, Option<u8>), Sums> = BTreeMap::new();
        for play in plays {
            *own.entry((play.load, play.last)).or_default() |= 1 << play.spoken.min(63);
        }
        let mut all = BTreeMap::new();
        for ((load, last), sums) in &self.0 {
            for ((own_load, own_last), own_sums) in &own {
                let both = added(*load, *own_load);
                if (0..both.len()).all(|it| both[it] <= way.total[it]) {
                    let sum: &mut Sums = all.entry((both, last.or(*own_last))).or_default();
                    let bits = (0..64).filter(|bit| own_sums >> bit & 1 == 1);
                    *sum |= bits.fold(0, |all, bit| all | raised(*sums, bit));
                }
            }
        }
        Shares(all)
    }
}

fn added(mut one: Load, other: Load) -> Load {
    one.iter_mut().zip(other).for_each(|(one, other)| *one = one.saturating_add(other));
    one
}

/// Sums, each of them so much higher.
const fn raised(sums: Sums, by: u32) -> Sums {
    let beyond = if by > 0 && sums >> (63 - by) >> 1 != 0 { 1 << 63 } else { 0 };
    (sums << by) | beyond
}

impl Ahead {
    /// Whether a deal can end with what some sides do together, where the others share the rest.
    pub(super) fn completes(&self, way: &Way, some: &[&Play], others: &Shares) -> bool {
        let load = some.iter().fold(Load::default(), |sum, play| added(sum, play.load));
        let spoken = some.iter().map(|play| u32::from(play.spoken)).sum::<u32>().min(63);
        let own_last = some.iter().find_map(|play| play.last);
        others.0.iter().any(|((theirs, last), sums)| {
            let both = added(load, *theirs);
            both[0] == way.total[0]
                && (1..both.len()).all(|it| both[it] <= way.total[it])
                && match own_last.or(*last) {
                    Some(last) => {
                        let legal = self.legal.get(&last).copied().unwrap_or(0);
                        raised(*sums, spoken) & legal != 0
                    }
                    None => true,
                }
        })
    }
}

impl Way {
    /// What every side but some may share out.
    pub(super) fn others(&self, but: &[usize]) -> Shares {
        let others = (0..self.plays.len()).filter(|side| !but.contains(side));
        others.fold(Shares::none(), |shares, side| shares.with(self.plays[side].iter(), self))
    }

    /// The acts that record what each side does: of the bids those that are still due.
    pub(super) fn recorded(&self, chosen: &[&Play], game: &Game) -> Vec<Act> {
        let mut acts = self.acts.clone();
        let hands = || chosen.iter().flat_map(|play| &play.hands);
        let Some(deal) = game.current().filter(|_| hands().next().is_some()) else { return acts };
        let of = |seat: &Seat| hands().find(|own| own.seat == *seat);
        let due = deal.plan.seats.iter().skip(deal.bids().bids.len());
        let bids: Vec<Count> = due.filter_map(|seat| Some(of(seat)?.bid)).collect();
        if !bids.is_empty() {
            acts.push(Act::Bid(bids));
        }
        for (index, rule) in game.setup().rules().counts_recorded().enumerate() {
            let more = hands().filter(|own| own.counts[index] != deal.count(rule, own.seat));
            let numbers: Vec<Count> =
                more.map(|own| Count::by(own.seat, own.counts[index].into())).collect();
            if !numbers.is_empty() {
                acts.push(Act::Count { of: rule.id.clone(), numbers });
            }
        }
        let took = deal.plan.seats.iter().filter_map(of);
        acts.push(Act::Took(took.map(|own| Count::by(own.seat, own.took.into())).collect()));
        acts
    }
}

/// Reads a game for what is open in it.
pub(super) struct Reader<'a> {
    game: &'a Game,
    states: &'a mut States,
    steps: &'a mut Steps,
    /// What the hands of a side are worth together: the points, the sum of the bids made, and the
    /// tricks over the bids.
    worth: HashMap<(Vec<(u8, Option<BidWord>, u8)>, u8, u8, bool), (i64, i64, u8)>,
}

impl<'a> Reader<'a> {
    /// Every deal ahead: the one in progress, and those of the schedule after it.
    pub(super) fn ahead(
        game: &'a Game,
        states: &'a mut States,
        steps: &'a mut Steps,
    ) -> Result<Vec<Ahead>, ChancesFault> {
        let mut reader = Reader { game, states, steps, worth: HashMap::new() };
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
                let now = game.current().map(|deal| reader.hands(&deal.plan, Some(deal)));
                let later: Vec<DealPlan> = later.collect();
                let later = later.iter().map(|plan| reader.hands(plan, None));
                let deals: Result<Vec<Ahead>, Spent> = now.into_iter().chain(later).collect();
                Ok(deals?)
            }
            Scoring::Contracts(_) | Scoring::Tricks(_) => Ok(reader.joint(later.count())?),
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
        let mut ways = Vec::new();
        for (trump, acts) in trumps {
            let mut total = Load::default();
            total[0] = plan.cards;
            for (index, rule) in rules.counts_recorded().enumerate() {
                total[1 + index] = rule.most_in(plan.cards);
            }
            let sides = sides(self.game);
            let plays = sides.map(|side| self.plays(plan, deal, side, trump));
            let mut way = Way { acts, total, plays: plays.collect::<Result<_, _>>()? };
            let ahead = Ahead { ways: Vec::new(), legal: self.legal(plan, deal) };
            // Only what the others leave to it is open to a side.
            let open: Vec<Vec<Play>> = (0..way.plays.len())
                .map(|side| {
                    let others = way.others(&[side]);
                    let own = way.plays[side].iter();
                    own.filter(|play| ahead.completes(&way, &[play], &others)).cloned().collect()
                })
                .collect();
            way.plays = open;
            ways.push(way);
        }
        Ok(Ahead { ways, legal: self.legal(plan, deal) })
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

    /// The deals of a game without exact bids: every contract or share of the tricks, as the game
    /// itself scores it.
    fn joint(&mut self, later: usize) -> Result<Vec<Ahead>, Spent> {
        let mut game = self.game.clone();
        let deals = usize::from(game.current().is_some()) + later;
        let mut ahead: Vec<Ahead> = Vec::new();
        for _ in 0..deals {
            let Some(deal) = game.current() else { break };
            let mut ways: Vec<Way> = Vec::new();
            let mut seen = HashSet::new();
            for acts in outcomes(&game, deal) {
                self.steps.take(100)?;
                let after = acts
                    .iter()
                    .try_fold(game.clone(), |game, act| game.play(act).map(|(game, _)| game).ok());
                let Some(after) = after else { continue };
                let last = after.deals().find(|it| it.plan.number == deal.plan.number);
                let points: Vec<i64> = sides(&game)
                    .map(|side| {
                        let own = last.into_iter().flat_map(|deal| deal.postings_of(side));
                        own.map(|posting| posting.points.in_tenths()).sum()
                    })
                    .collect();
                if seen.insert(points.clone()) {
                    let class = self.states.class(Vec::new(), Vec::new());
                    let play = |points| Play {
                        load: Load::default(),
                        spoken: 0,
                        last: None,
                        points,
                        bids_made: 0,
                        class,
                        hands: Vec::new(),
                    };
                    let plays = points.into_iter().map(|points| vec![play(points)]).collect();
                    ways.push(Way { acts, total: Load::default(), plays });
                }
            }
            let Some(first) = ways.first() else { break };
            for act in &first.acts {
                game = match game.play(act) {
                    Ok((after, _)) => after,
                    Err(refused) => refused.game,
                };
            }
            ahead.push(Ahead { ways, legal: HashMap::new() });
        }
        Ok(ahead)
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
    match is_known {
        true if rule.is_of_tricks() && least > took => 1..=0,
        true => least..=least,
        false => least..=most,
    }
}

/// The ways in which a deal by contracts, or without bids, may end: as acts that record each.
fn outcomes(game: &Game, deal: &Deal) -> Vec<Vec<Act>> {
    let rules = game.setup().rules();
    let seats = &deal.plan.seats;
    let by = |contract: &Contract| -> Vec<Vec<Act>> {
        let declarers: Vec<Seat> = contract.declarers().collect();
        let all = shares(declarers.len(), deal.plan.cards + deal.plan.drawn, true);
        let took = |numbers: Vec<u8>| {
            let counts = declarers.iter().zip(numbers);
            Act::Took(counts.map(|(seat, number)| Count::by(*seat, number.into())).collect())
        };
        all.into_iter().map(|numbers| vec![took(numbers)]).collect()
    };
    match (&deal.bidding, &rules.bidding, &rules.scoring) {
        (BiddingState::Auction { contract: Some(contract), .. }, ..) => by(contract),
        (_, Bidding::Auction(rule), _) => {
            let mut all = Vec::new();
            for bid in &rule.bids {
                for contract in Contract::all(rule, bid, seats) {
                    let agreed = Act::Contract(contract.clone());
                    all.extend(
                        by(&contract)
                            .into_iter()
                            .map(|took| [&[agreed.clone()], &took[..]].concat()),
                    );
                }
            }
            all
        }
        (_, _, Scoring::Tricks(score)) => {
            let sides = sides(game).count();
            let took = |numbers: Vec<u8>| {
                vec![Act::Took(numbers.into_iter().map(|it| Count::next(it.into())).collect())]
            };
            shares(sides, score.counted, false).into_iter().map(took).collect()
        }
        _ => Vec::new(),
    }
}

/// Every way to share so many tricks among so many; or fewer of them.
fn shares(among: usize, tricks: u8, or_fewer: bool) -> Vec<Vec<u8>> {
    match among {
        0 => vec![Vec::new()],
        1 if !or_fewer => vec![vec![tricks]],
        _ => (0..=tricks)
            .flat_map(|first| {
                let rest = shares(among - 1, tricks - first, or_fewer);
                rest.into_iter().map(move |rest| [vec![first], rest].concat())
            })
            .collect(),
    }
}
