//! Bounds on what sides can still gain on one another, whatever course the game takes.

use super::ahead::{Ahead, SidePlay};
use super::states::States;
use crate::game::Game;
use crate::rules::{Points, TieBreak, Unit, Wins};
use std::collections::HashMap;
use std::rc::Rc;

/// Why the chances in a game are not worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChancesError {
    /// It goes on until a side has enough points, or until its games are won.
    NoLastDeal,
    /// Too many tallies, or any where nobody bids a number of tricks.
    Tallies,
    /// More than one tie-break, or one by the last deal.
    Ties,
    /// Too much is open.
    TooMuch,
}

/// An answer, or the reason why it is not worked out.
pub(super) type Result<T> = std::result::Result<T, ChancesError>;

/// The weight of a tenth of a point in a worth. The number of the bids made, or their sum, which may break ties, is the
/// remainder.
const TENTH: i64 = 1 << 20;

/// A side with what it has so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Contender {
    /// The index of the side, in turn order.
    pub(super) side: usize,
    /// The worth of its points and bids: the larger, the better its place.
    pub(super) worth: i64,
    /// The number, in [`States`], of the state that it carries on.
    pub(super) state: u32,
}

/// Where one side is to end relative to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Margin {
    /// Level with it or ahead.
    Level,
    /// Ahead of it.
    Ahead,
}

impl Margin {
    /// How the other side must end for this to fail.
    pub(super) const fn denied(self) -> Margin {
        match self {
            Margin::Level => Margin::Ahead,
            Margin::Ahead => Margin::Level,
        }
    }
}

/// The most that one side gains on another in a deal, by the classes of what both do.
type Gains = Rc<HashMap<(u32, u32), i64>>;

/// The deals ahead, and what follows from them.
#[derive(Clone)]
pub(super) struct Solver<'a> {
    pub(super) game: &'a Game,
    pub(super) deals: Rc<Vec<Ahead>>,
    /// What each side has now, in turn order.
    pub(super) now: Vec<Contender>,
    pub(super) states: States<'a>,
    /// Whether each side has won by a total of zero; `None` while the deals ahead decide that.
    at_zero: Option<Vec<bool>>,
    cache: SolverCache,
    /// How many steps may still be made.
    pub(super) steps: u64,
    /// How many steps each question may take; `None` if all questions share `steps`.
    pub(super) each: Option<u64>,
}

/// Answers about deals ahead, by the index of the deal and the sides with their states.
#[derive(Clone, Default)]
struct SolverCache {
    gains: HashMap<(usize, usize, usize), Gains>,
    most: HashMap<(usize, usize, u32, usize, u32), i64>,
    ranges: HashMap<(usize, usize, u32), (i64, i64)>,
    zeros: HashMap<(usize, usize, u32, i64), bool>,
}

impl<'a> Solver<'a> {
    /// Reads a game.
    ///
    /// # Errors
    /// The game has no last deal, or more is open in it than `steps` allow.
    pub(super) fn new(game: &'a Game, steps: u64, each: Option<u64>) -> Result<Solver<'a>> {
        let ending = &game.setup().rules().ending;
        let scheduled = game.scheduled().ok_or(ChancesError::NoLastDeal)?;
        if ending.is_by_points() {
            return Err(ChancesError::NoLastDeal);
        }

        let ties = game.setup().rules().scoring.ties();
        if ties.len() > 1 || ties.contains(&TieBreak::LastDeal) {
            return Err(ChancesError::Ties);
        }

        let (states, carried) = States::of(game);
        let mut places = game.standings();
        places.sort_by_key(|place| place.side);

        let mut now = Vec::new();
        for (side, (place, state)) in places.iter().zip(carried).enumerate() {
            let bids_made = place.ties[0].count() / Points::whole(1).count();
            let worth = worth(game, place.total.in_tenths(), bids_made);
            now.push(Contender { side, worth, state });
        }

        let mut at_zero = None;
        if !ending.zero_finish || game.deals_over() >= scheduled {
            at_zero = Some(places.iter().map(|place| place.zero_finish).collect());
        }

        let deals = Rc::default();
        let cache = SolverCache::default();
        let mut solver = Solver { game, deals, now, states, at_zero, cache, steps, each };
        solver.deals = Rc::new(solver.ahead()?);
        Ok(solver)
    }

    /// Takes some steps, if that many are left.
    pub(super) fn take(&mut self, steps: u64) -> Result<()> {
        self.steps = self.steps.checked_sub(steps).ok_or(ChancesError::TooMuch)?;
        Ok(())
    }

    /// The points of a worth.
    pub(super) fn points(&self, worth: i64) -> Points {
        self.game.setup().rules().scoring.wins().worth(self.difference(worth))
    }

    /// A difference of two worths in points, above zero for the better.
    pub(super) fn difference(&self, worth: i64) -> Points {
        let unit = self.game.setup().rules().unit;
        Points::counted((worth + TENTH / 2).div_euclid(TENTH), Unit::Tenth).written_in(unit)
    }

    /// Whether the gains of two sides decide between them, as a total of zero can no longer change that.
    pub(super) const fn is_exact(&self) -> bool {
        self.at_zero.is_some()
    }

    /// The side after a deal with this play.
    pub(super) fn after(&mut self, before: Contender, play: &SidePlay) -> Contender {
        let (state, bonus) = self.states.after(before.state, play.class);
        let gained = worth(self.game, play.points + bonus, play.bids_made);
        Contender { worth: before.worth + gained, state, ..before }
    }

    /// The most that one side can still gain on another from the deal with index `at` on.
    pub(super) fn gain(&mut self, at: usize, one: Contender, other: Contender) -> Result<i64> {
        if at == self.deals.len() {
            return Ok(0);
        }
        let key = (at, one.side, one.state, other.side, other.state);
        if let Some(known) = self.cache.most.get(&key) {
            return Ok(*known);
        }

        let gains = self.gains(at, one.side, other.side)?;
        self.take(gains.len() as u64)?;
        // Lower than any gain, and still far from overflow when gains are added.
        let mut most = i64::MIN / 4;
        for ((own_class, other_class), gain) in gains.iter() {
            let (own_state, own_bonus) = self.states.after(one.state, *own_class);
            let (other_state, other_bonus) = self.states.after(other.state, *other_class);
            let one_after = Contender { state: own_state, ..one };
            let other_after = Contender { state: other_state, ..other };
            let gained = gain + worth(self.game, own_bonus - other_bonus, 0);
            most = most.max(gained + self.gain(at + 1, one_after, other_after)?);
        }
        self.cache.most.insert(key, most);
        Ok(most)
    }

    /// The most that one side can gain on another in a deal, by the classes of what both do.
    fn gains(&mut self, at: usize, one: usize, other: usize) -> Result<Gains> {
        if let Some(known) = self.cache.gains.get(&(at, one, other)) {
            return Ok(Rc::clone(known));
        }

        let deals = Rc::clone(&self.deals);
        let mut best: HashMap<(u32, u32), i64> = HashMap::new();
        for way in &deals[at].ways {
            let others = way.others(&[one, other]);
            for own in &way.plays[one] {
                // Comparing eight pairs of plays costs one step.
                self.take(1 + way.plays[other].len() as u64 / 8)?;
                for theirs in &way.plays[other] {
                    let points = own.points - theirs.points;
                    let gain = worth(self.game, points, own.bids_made - theirs.bids_made);
                    let classes = (own.class, theirs.class);
                    if best.get(&classes).is_none_or(|best| gain > *best)
                        && deals[at].completes(way, &[own, theirs], &others)
                    {
                        best.insert(classes, gain);
                    }
                }
            }
        }
        let gains = Rc::new(best);
        self.cache.gains.insert((at, one, other), Rc::clone(&gains));
        Ok(gains)
    }

    /// The least and the most that a side can still get from the deal with index `at` on.
    pub(super) fn range(&mut self, at: usize, own: Contender) -> Result<(i64, i64)> {
        if at == self.deals.len() {
            return Ok((0, 0));
        }
        let key = (at, own.side, own.state);
        if let Some(known) = self.cache.ranges.get(&key) {
            return Ok(*known);
        }

        let deals = Rc::clone(&self.deals);
        let mut least = i64::MAX / 2;
        let mut most = i64::MIN / 2;
        for play in deals[at].plays(own.side) {
            self.take(1)?;
            let after = self.after(own, play);
            let gained = after.worth - own.worth;
            let (low, high) = self.range(at + 1, after)?;
            least = least.min(gained + low);
            most = most.max(gained + high);
        }
        self.cache.ranges.insert(key, (least, most));
        Ok((least, most))
    }

    /// Whether a side can still end at a total of zero, from the deal with index `at` on.
    fn can_end_at_zero(&mut self, at: usize, own: Contender) -> Result<bool> {
        let total = own.worth.div_euclid(TENTH);
        if at == self.deals.len() {
            return Ok(total == 0);
        }
        let (least, most) = self.range(at, own)?;
        if own.worth + most < 0 || own.worth + least >= TENTH {
            return Ok(false);
        }
        let key = (at, own.side, own.state, total);
        if let Some(known) = self.cache.zeros.get(&key) {
            return Ok(*known);
        }

        let deals = Rc::clone(&self.deals);
        let mut can = false;
        for play in deals[at].plays(own.side) {
            self.take(1)?;
            let after = self.after(own, play);
            can = self.can_end_at_zero(at + 1, after)?;
            if can {
                break;
            }
        }
        self.cache.zeros.insert(key, can);
        Ok(can)
    }

    /// Whether one side may still end level with the other or ahead of it, as `margin` says, from the deal
    /// with index `at` on. The bounds may allow what cannot happen; after the last deal, the answer is exact.
    pub(super) fn could(
        &mut self,
        at: usize,
        one: Contender,
        other: Contender,
        margin: Margin,
    ) -> Result<bool> {
        if at == self.deals.len() {
            let own = (self.is_at_zero(one), one.worth);
            let theirs = (self.is_at_zero(other), other.worth);
            return Ok(own > theirs || (own == theirs && margin == Margin::Level));
        }
        match &self.at_zero {
            Some(at_zero) if at_zero[one.side] != at_zero[other.side] => {
                return Ok(at_zero[one.side]);
            }
            Some(_) => {}
            None => {
                if self.can_end_at_zero(at, one)? {
                    return Ok(true);
                }
            }
        }
        let needed = i64::from(margin == Margin::Ahead);
        Ok(one.worth - other.worth + self.gain(at, one, other)? >= needed)
    }

    /// Whether a side has won by a total of zero, after the last deal.
    fn is_at_zero(&self, own: Contender) -> bool {
        match &self.at_zero {
            Some(at_zero) => at_zero[own.side],
            None => own.worth.div_euclid(TENTH) == 0,
        }
    }

    /// The same deals, but with the side taking exactly `tricks` tricks in the next one; `None` if it
    /// cannot.
    pub(super) fn where_takes(&self, side: usize, tricks: u8) -> Option<Solver<'a>> {
        let mut deals = self.deals.to_vec();
        let next = deals.first_mut()?;
        for way in &mut next.ways {
            // A load begins with the tricks.
            way.plays[side].retain(|play| play.load[0] == tricks);
        }
        next.plays(side).next()?;
        let cache = SolverCache::default();
        Some(Solver { deals: Rc::new(deals), cache, ..self.clone() })
    }
}

/// The worth of points, in tenths, and of the bids made: higher for a better place.
fn worth(game: &Game, tenths: i64, bids_made: i64) -> i64 {
    let scoring = &game.setup().rules().scoring;
    let sign = if scoring.wins() == Wins::Lowest { -1 } else { 1 };
    let bids_made = if scoring.ties().is_empty() { 0 } else { bids_made };
    sign * tenths * TENTH + bids_made
}
