//! Deals with exact bids: the plays open to each side, and their worth.

use super::ahead::{Ahead, BidSums, Load, MOST_TALLIES, OwnHand, SidePlay, Way, Worth, added};
use super::solver::{ChancesError, Result, Solver, TENTH, tie_weight};
use crate::cards::{Seat, Side, Suit, Trump};
use crate::game::{Act, Count, Deal, DealPlan, Posting};
use crate::rules::{
    BidWord, BidsSoFar, ExactBidding, Hand, PlannedTrump, Points, Scoring, TallyRule, TieBreak,
};
use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

impl Solver<'_> {
    /// Every deal ahead: the one in progress, and those of the schedule after it.
    pub(super) fn ahead(&mut self) -> Result<Vec<Ahead>> {
        let game = self.game;
        let rules = game.setup().rules();
        let tallies = rules.tallies_recorded().count();
        if rules.play.void_tricks {
            return Err(ChancesError::TooMuch);
        }
        let large = rules.tallies_recorded().any(|rule| rule.total.is_some() || rule.most > 52);
        if large || tallies > MOST_TALLIES || (tallies > 0 && rules.bidding.exact().is_none()) {
            return Err(ChancesError::Tallies);
        }
        if !rules.kinds.is_empty() {
            return Err(ChancesError::TooMuch);
        }
        let deals: Vec<Deal> = game.current().cloned().into_iter().chain(game.to_come()).collect();
        match rules.scoring {
            Scoring::Hands(_) => {
                let mut ahead = Vec::new();
                for (index, deal) in deals.iter().enumerate() {
                    let is_last = index + 1 == deals.len();
                    ahead.push(self.hands(deal, self.tenth(is_last))?);
                }
                Ok(ahead)
            }
            Scoring::Contracts(_) | Scoring::Tricks(_) => self.joint(deals.len()),
        }
    }

    /// The worth of a tenth of a point: larger in the last deal, if its points break ties.
    fn tenth(&self, is_last: bool) -> Worth {
        let mut ties = self.game.setup().ties().iter();
        let row = if is_last { ties.position(|tie| *tie == TieBreak::LastDeal) } else { None };
        self.sign() * (TENTH + row.map_or(0, tie_weight))
    }

    /// A deal with exact bids.
    fn hands(&mut self, deal: &Deal, tenth: Worth) -> Result<Ahead> {
        let rules = self.game.setup().rules();
        if self.game.incidents_on(deal).any(|incident| !incident.does.is_empty()) {
            return Err(ChancesError::TooMuch);
        }
        let mut total = Load::default();
        total[0] = deal.plan.cards;
        for (most, rule) in total[1..].iter_mut().zip(rules.tallies_recorded()) {
            *most = rule.most_in(deal.plan.cards) as u8;
        }

        let mut ahead = Ahead { ways: Vec::new(), legal: self.legal(deal), tenth };
        for (trump, acts) in self.trumps(deal) {
            let mut way = Way { acts, total, plays: Vec::new() };
            for side in self.game.setup().sides_in_turn() {
                way.plays.push(self.plays(deal, side, trump, tenth)?);
            }

            // Keep only the plays that the others can complete to a whole deal.
            let mut open = way.plays.clone();
            for (side, plays) in open.iter_mut().enumerate() {
                let others = way.others(&[side]);
                plays.retain(|play| ahead.completes(&way, &[play], &others));
            }
            way.plays = open;
            ahead.ways.push(way);
        }
        Ok(ahead)
    }

    /// The trumps that make a difference in a deal, each with the acts that record it. While the trump is
    /// still to be turned up and a suit doubles the points, these are that suit and any other.
    fn trumps(&self, deal: &Deal) -> Vec<(Option<Trump>, Vec<Act>)> {
        let is_open = deal.trump().is_none() && deal.planned_trump() == PlannedTrump::Turned;
        let doubling = match self.game.setup().rules().scoring.doubled_by() {
            Some(suit) if is_open => suit,
            _ => return vec![(deal.trump(), Vec::new())],
        };
        let other = if doubling == Suit::Hearts { Suit::Clubs } else { Suit::Hearts };
        let trumps = [Trump::from(other), Trump::from(doubling)];
        trumps.map(|trump| (Some(trump), vec![Act::Trump(trump)])).into()
    }

    /// For each last bid, the sums of the bids before it with which it is legal.
    fn legal(&self, deal: &Deal) -> HashMap<u8, BidSums> {
        let mut legal: HashMap<u8, BidSums> = HashMap::new();
        let Some(rule) = self.game.setup().rules().bidding.exact() else { return legal };
        let players = deal.plan.seats.len();
        if deal.bids().bids.len() == players {
            // All bids are made, and none of them is in question.
            legal.extend((0..=u8::MAX).map(|bid| (bid, BidSums::MAX)));
            return legal;
        }

        // The rule looks only at the sum of the earlier bids, so the first of them stands for all.
        for sum in 0..64 {
            let mut bids = vec![0; players - 1];
            bids[0] = sum;
            for bid in rule.open(BidsSoFar { bids: &bids, ..deal.bids() }) {
                if sum + bid >= rule.redeal_below {
                    *legal.entry(bid).or_default() |= 1 << sum;
                }
            }
        }
        legal
    }

    /// The plays open to a side in a deal.
    fn plays(
        &mut self,
        deal: &Deal,
        side: Side,
        trump: Option<Trump>,
        tenth: Worth,
    ) -> Result<Vec<SidePlay>> {
        let Some(rule) = self.game.setup().rules().bidding.exact() else { return Ok(Vec::new()) };

        // Every combination of the hands of the side's members.
        let mut combinations: Vec<Vec<OwnHand>> = vec![Vec::new()];
        for seat in self.game.setup().members(side) {
            if deal.plan.place(seat).is_none() {
                continue;
            }
            let own_hands = self.own_hands(deal, seat, rule);
            let mut with_own = Vec::new();
            for hands in &combinations {
                for own in &own_hands {
                    with_own.push([hands.as_slice(), &[*own]].concat());
                }
            }
            combinations = with_own;
        }

        let mut ruled = Points::ZERO;
        for ruling in self.game.rulings_on(deal) {
            let own = ruling.points.iter().filter(|(by, _)| *by == side);
            ruled += own.map(|(_, points)| *points).sum();
        }

        // Of plays with the same effect, keep the first.
        let mut seen = HashSet::new();
        let mut plays = Vec::new();
        for hands in combinations {
            let mut play = self.play(&deal.plan, side, trump, tenth, hands)?;
            play.worth += tenth * Worth::from(ruled.in_tenths());
            let SidePlay { load, spoken, last, worth, class, .. } = play;
            if seen.insert((load, spoken, last, worth, class)) {
                plays.push(play);
            }
        }
        Ok(plays)
    }

    /// The hands that a player may have in a deal.
    fn own_hands(&self, deal: &Deal, seat: Seat, rule: &ExactBidding) -> Vec<OwnHand> {
        let recorded = &deal.recorded;
        let won = recorded.iter().filter(|trick| trick.winner == seat).count() as u8;
        let left = deal.plan.cards - recorded.len() as u8;

        let mut hands = Vec::new();
        for bid in own_bids(deal, seat, rule) {
            for took in won..=won + left {
                let mut load = Load::default();
                load[0] = took;
                hands.push(OwnHand { seat, bid, load });
            }
        }

        for (index, rule) in self.game.setup().rules().tallies_recorded().enumerate() {
            let mut with_tally = Vec::new();
            for own in hands {
                for number in numbers(rule, deal, seat, own.load[0]) {
                    let mut load = own.load;
                    load[1 + index] = number;
                    with_tally.push(OwnHand { load, ..own });
                }
            }
            hands = with_tally;
        }
        hands
    }

    /// The play of a side with these hands.
    fn play(
        &mut self,
        plan: &DealPlan,
        side: Side,
        trump: Option<Trump>,
        tenth: Worth,
        hands: Vec<OwnHand>,
    ) -> Result<SidePlay> {
        self.take(10)?;
        let setup = self.game.setup();
        let rules = setup.rules();

        let mut play = SidePlay::default();
        let mut dealt: Vec<(Seat, Hand)> = Vec::new();
        for own in &hands {
            let bid = own.bid.number as u8;
            let hand = rules.hand(bid, own.load[0], plan.cards, plan.seats.len() as u8);
            dealt.push((own.seat, Hand { word: own.bid.word, ..hand }));
            play.load = added(play.load, own.load);
            if plan.seats.last() == Some(&own.seat) {
                play.last = Some(bid);
            } else {
                play.spoken += bid;
            }
        }

        let postings = setup.hand_postings(side, dealt.clone(), trump);
        let mut points: Points = postings.iter().map(|posting| posting.points).sum();
        for (row, tie) in setup.ties().iter().enumerate() {
            let number = match tie {
                TieBreak::SuccessfulBids => {
                    postings.iter().map(|posting| Worth::from(posting.bid_made())).sum()
                }
                TieBreak::MadeDeals => Worth::from(Posting::make_bids(postings.iter())),
                TieBreak::LastDeal | TieBreak::Shared => 0,
            };
            play.worth += tie_weight(row) * number;
        }

        let is_missed = postings.iter().any(Posting::misses_bid);
        // The load has only the recorded tallies, in the order of the rules.
        let mut recorded = play.load[1..].iter().copied();
        let mut run_on = Vec::new();
        for rule in rules.tallies_in_force() {
            let tallied = if rule.over {
                postings.iter().filter_map(Posting::hand).map(Hand::over).sum()
            } else {
                recorded.next().unwrap_or(0)
            };
            let counts_nothing = rule.made && is_missed;
            if rule.every.is_some() {
                run_on.push(if counts_nothing { 0 } else { tallied });
            } else if counts_nothing {
                let missed = postings.iter().filter_map(Posting::hand);
                points += rule.worth_missed(tallied.into(), missed);
            } else {
                points += rule.worth(0, tallied.into());
            }
        }
        play.worth += tenth * Worth::from(points.in_tenths());

        let counts_in_runs = plan.extra.is_none() && rules.promotions.in_force().next().is_some();
        let mut in_runs = Vec::new();
        for seat in setup.members(side) {
            let own = dealt.iter().find(|(by, _)| counts_in_runs && *by == seat);
            in_runs.push(own.and_then(|(_, hand)| self.states.alike(*hand)));
        }
        play.class = self.states.class(in_runs, run_on);
        play.hands = hands;
        Ok(play)
    }
}

/// The bids that a player may make in a deal; only the one made, if there is one.
fn own_bids(deal: &Deal, seat: Seat, rule: &ExactBidding) -> Vec<Count> {
    if let Some(made) = deal.bid_made(seat) {
        return vec![made];
    }
    let range = rule.range(deal.plan.cards);
    let mut bids: Vec<Count> = range.clone().map(|bid| Count::by(seat, bid.into())).collect();
    for named in rule.named.iter().filter(|named| range.contains(&named.bid)) {
        let word = BidWord::from(&named.word).ok();
        bids.push(Count { word, ..Count::by(seat, named.bid.into()) });
    }
    bids
}

/// The numbers that a player's tally may have in a deal, with this many tricks. Empty if the number
/// recorded needs more tricks.
fn numbers(rule: &TallyRule, deal: &Deal, seat: Seat, took: u8) -> RangeInclusive<u8> {
    let least = deal.tally(rule, seat) as u8;
    let most = rule.most_in(took) as u8;
    let is_recorded = deal.recorded_tally(rule, seat).is_some();
    if is_recorded { least..=least.min(most) } else { least..=most }
}
