//! Bounds on what sides can still gain on one another, whatever course the game takes.

use super::ahead::{Ahead, SidePlay, Worth};
use super::states::States;
use crate::game::{Game, Standing};
use crate::rules::{Points, TieBreak, TieBreaks, Unit, Wins};
use std::collections::HashMap;
use std::rc::Rc;

/// Why the chances in a game are not worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChancesError {
    /// It goes on until a side has enough points, or until its games are won.
    NoLastDeal,
    /// Players may drop out of it.
    Out,
    /// Too many tallies, or any where nobody bids a number of tricks.
    Tallies,
    /// Too much is open.
    TooMuch,
}

/// An answer, or the reason why it is not worked out.
pub(super) type Result<T> = std::result::Result<T, ChancesError>;

/// The bits of a worth for what each tie-break counts.
const TIE_BITS: usize = 24;

/// The worth of a tenth of a point, far above that of all tie-breaks together.
pub(super) const TENTH: Worth = 1 << (TIE_BITS * TieBreaks::MOST + 2);

/// The worth of one of what the tie-break in this row counts: a bid, a deal or a tenth of a point.
pub(super) const fn tie_weight(row: usize) -> Worth {
    1 << (TIE_BITS * (TieBreaks::MOST - 1 - row))
}

/// A side with what it has so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Contender {
    /// The index of the side, in turn order.
    pub(super) side: usize,
    /// The worth of its points and bids: the larger, the better its place.
    pub(super) worth: Worth,
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
type Gains = Rc<HashMap<(u32, u32), Worth>>;

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
    most: HashMap<(usize, usize, u32, usize, u32), Worth>,
    ranges: HashMap<(usize, usize, u32), (Worth, Worth)>,
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
        if ending.out.is_some() {
            return Err(ChancesError::Out);
        }

        let (states, carried) = States::of(game);
        let totals = game.totals();
        let sides = game.setup().sides_in_turn();
        let places: Vec<Standing> =
            sides.map(|side| game.unranked(side, totals[side.index()])).collect();

        let is_over = game.current().is_none();
        let mut now = Vec::new();
        for (side, (place, state)) in places.iter().zip(carried).enumerate() {
            let mut worth = sign(game) * TENTH * Worth::from(place.total.in_tenths());
            for (row, (tie, counted)) in game.setup().ties().iter().zip(place.ties).enumerate() {
                worth += tie_weight(row)
                    * match tie {
                        TieBreak::LastDeal if is_over => Worth::from(counted.in_tenths()),
                        TieBreak::LastDeal | TieBreak::Shared => 0,
                        _ => Worth::from(counted.in_tenths() / 10),
                    };
            }
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
    pub(super) fn points(&self, worth: Worth) -> Points {
        self.game.setup().rules().scoring.wins().worth(self.difference(worth))
    }

    /// A difference of two worths in points, above zero for the better.
    pub(super) fn difference(&self, worth: Worth) -> Points {
        let unit = self.game.setup().rules().unit;
        Points::counted(tenths(worth), Unit::Tenth).written_in(unit)
    }

    /// Minus one where the lowest total wins.
    pub(super) fn sign(&self) -> Worth {
        sign(self.game)
    }

    /// Whether the gains of two sides decide between them, as a total of zero can no longer change that.
    pub(super) const fn is_exact(&self) -> bool {
        self.at_zero.is_some()
    }

    /// The side after the deal with index `at`, with this play.
    pub(super) fn after(&mut self, at: usize, before: Contender, play: &SidePlay) -> Contender {
        let (state, bonus) = self.states.after(before.state, play.class);
        let bonus = self.deals[at].tenth * Worth::from(bonus);
        Contender { worth: before.worth + play.worth + bonus, state, ..before }
    }

    /// The most that one side can still gain on another from the deal with index `at` on.
    pub(super) fn gain(&mut self, at: usize, one: Contender, other: Contender) -> Result<Worth> {
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
        let mut most = Worth::MIN / 4;
        for ((own_class, other_class), gain) in gains.iter() {
            let (own_state, own_bonus) = self.states.after(one.state, *own_class);
            let (other_state, other_bonus) = self.states.after(other.state, *other_class);
            let one_after = Contender { state: own_state, ..one };
            let other_after = Contender { state: other_state, ..other };
            let gained = gain + self.deals[at].tenth * Worth::from(own_bonus - other_bonus);
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
        let mut best: HashMap<(u32, u32), Worth> = HashMap::new();
        for way in &deals[at].ways {
            let others = way.others(&[one, other]);
            for own in &way.plays[one] {
                // Comparing eight pairs of plays costs one step.
                self.take(1 + way.plays[other].len() as u64 / 8)?;
                for theirs in &way.plays[other] {
                    let gain = own.worth - theirs.worth;
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
    pub(super) fn range(&mut self, at: usize, own: Contender) -> Result<(Worth, Worth)> {
        if at == self.deals.len() {
            return Ok((0, 0));
        }
        let key = (at, own.side, own.state);
        if let Some(known) = self.cache.ranges.get(&key) {
            return Ok(*known);
        }

        let deals = Rc::clone(&self.deals);
        let mut least = Worth::MAX / 2;
        let mut most = Worth::MIN / 2;
        for play in deals[at].plays(own.side) {
            self.take(1)?;
            let after = self.after(at, own, play);
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
        let total = tenths(own.worth);
        if at == self.deals.len() {
            return Ok(total == 0);
        }
        let (least, most) = self.range(at, own)?;
        if tenths(own.worth + most) < 0 || tenths(own.worth + least) > 0 {
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
            let after = self.after(at, own, play);
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
        let needed = Worth::from(margin == Margin::Ahead);
        Ok(one.worth - other.worth + self.gain(at, one, other)? >= needed)
    }

    /// Whether a side has won by a total of zero, after the last deal.
    fn is_at_zero(&self, own: Contender) -> bool {
        match &self.at_zero {
            Some(at_zero) => at_zero[own.side],
            None => tenths(own.worth) == 0,
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

/// The points of a worth, in tenths.
const fn tenths(worth: Worth) -> i64 {
    (worth + TENTH / 2).div_euclid(TENTH) as i64
}

/// Minus one where the lowest total wins.
fn sign(game: &Game) -> Worth {
    if game.setup().rules().scoring.wins() == Wins::Lowest { -1 } else { 1 }
}
