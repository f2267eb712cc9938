//! What sides can still gain on one another: bounds that hold for every course of the game.

use super::ahead::{Ahead, SidePlay};
use super::states::States;
use crate::game::Game;
use crate::rules::{Points, Unit, Wins};
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
    /// Too much is open.
    TooMuch,
}

/// What was worked out, or why it was not.
pub(super) type Result<T> = std::result::Result<T, ChancesError>;

/// How much a tenth of a point weighs against the bids made, by which ties may be broken.
const POINT: i64 = 1 << 20;

/// What a side has: its worth, larger for a better place, and what it carries on.
pub(super) type Score = (i64, u32);

/// For two sides in a deal, by what it does to their runs: the most that the first gains.
type Gains = Rc<HashMap<(u32, u32), i64>>;

/// The deals ahead, and what follows from them.
#[derive(Clone)]
pub(super) struct Solver<'a> {
    pub(super) game: &'a Game,
    pub(super) deals: Rc<Vec<Ahead>>,
    /// What each side has now.
    pub(super) now: Vec<Score>,
    pub(super) states: States<'a>,
    /// Whether each side has won by a total of zero already; `None` while that is ahead.
    at_zero: Option<Vec<bool>>,
    known: SolverCache,
    /// How many steps may still be made, and how many for each question; without that, all for all.
    pub(super) steps: u64,
    pub(super) each: Option<u64>,
}

/// What was worked out about deals ahead, by their place and the sides.
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
        let rules = game.setup().rules();
        let scheduled = game.scheduled().filter(|_| !rules.ending.is_by_points());
        let scheduled = scheduled.ok_or(ChancesError::NoLastDeal)?;
        let (states, carried) = States::of(game);
        let mut places = game.standings();
        places.sort_by_key(|place| place.side);
        let now = places.iter().zip(carried).map(|(place, carried)| {
            let bids = place.successful_bids.unwrap_or(0);
            (worth(game, place.total.in_tenths(), bids.into()), carried)
        });
        let now = now.collect();
        let is_ahead = rules.ending.zero_finish && game.played().count() < scheduled;
        let at_zero = (!is_ahead).then(|| places.iter().map(|place| place.zero_finish).collect());
        let (deals, known) = Default::default();
        let mut solver = Solver { game, deals, now, states, at_zero, known, steps, each };
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
        self.game.setup().rules().scoring.wins().worth(self.size(worth))
    }

    /// A difference of two worths in points, above zero for the better.
    pub(super) fn size(&self, worth: i64) -> Points {
        let unit = self.game.setup().rules().unit;
        Points::counted((worth + POINT / 2).div_euclid(POINT), Unit::Tenth).written_in(unit)
    }

    /// Whether what two sides can gain on each other decides between them: unless a total of zero may
    /// still win.
    pub(super) const fn is_exact(&self) -> bool {
        self.at_zero.is_some()
    }

    /// What a side has after a deal.
    pub(super) fn after(&mut self, (has, state): Score, play: &SidePlay) -> Score {
        let (after, besides) = self.states.after(state, play.class);
        (has + worth(self.game, play.points + besides, play.bids_made), after)
    }

    /// The most that one side can still gain on another from a deal on.
    pub(super) fn gain(
        &mut self,
        at: usize,
        (one, has): (usize, u32),
        (other, had): (usize, u32),
    ) -> Result<i64> {
        if at == self.deals.len() {
            return Ok(0);
        }
        let key = (at, one, has, other, had);
        if let Some(known) = self.known.most.get(&key) {
            return Ok(*known);
        }
        let gains = self.gains(at, one, other)?;
        self.take(gains.len() as u64)?;
        let mut most = i64::MIN / 4;
        for ((own, theirs), gain) in gains.iter() {
            let (own, besides) = self.states.after(has, *own);
            let (theirs, taken) = self.states.after(had, *theirs);
            let now = gain + worth(self.game, besides - taken, 0);
            most = most.max(now + self.gain(at + 1, (one, own), (other, theirs))?);
        }
        self.known.most.insert(key, most);
        Ok(most)
    }

    /// The most that one side can gain on another in a deal, by what the deal does to their runs.
    fn gains(&mut self, at: usize, one: usize, other: usize) -> Result<Gains> {
        if let Some(known) = self.known.gains.get(&(at, one, other)) {
            return Ok(Rc::clone(known));
        }
        let deals = Rc::clone(&self.deals);
        let mut best: HashMap<(u32, u32), i64> = HashMap::new();
        for way in &deals[at].ways {
            let others = way.others(&[one, other]);
            for own in &way.plays[one] {
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
        self.known.gains.insert((at, one, other), Rc::clone(&gains));
        Ok(gains)
    }

    /// The least and the most that a side can still get from a deal on.
    pub(super) fn range(&mut self, at: usize, side: usize, has: u32) -> Result<(i64, i64)> {
        if at == self.deals.len() {
            return Ok((0, 0));
        }
        if let Some(known) = self.known.ranges.get(&(at, side, has)) {
            return Ok(*known);
        }
        let deals = Rc::clone(&self.deals);
        let (mut least, mut most) = (i64::MAX / 2, i64::MIN / 2);
        for play in deals[at].ways.iter().flat_map(|way| &way.plays[side]) {
            self.take(1)?;
            let (now, after) = self.after((0, has), play);
            let (low, high) = self.range(at + 1, side, after)?;
            (least, most) = (least.min(now + low), most.max(now + high));
        }
        self.known.ranges.insert((at, side, has), (least, most));
        Ok((least, most))
    }

    /// Whether a side can still end at a total of zero from a deal on.
    fn can_end_at_zero(&mut self, at: usize, side: usize, (has, state): Score) -> Result<bool> {
        let total = has.div_euclid(POINT);
        if at == self.deals.len() {
            return Ok(total == 0);
        }
        let (least, most) = self.range(at, side, state)?;
        if has + most < 0 || has + least >= POINT {
            return Ok(false);
        }
        if let Some(known) = self.known.zeros.get(&(at, side, state, total)) {
            return Ok(*known);
        }
        let deals = Rc::clone(&self.deals);
        let mut can = false;
        for play in deals[at].ways.iter().flat_map(|way| &way.plays[side]) {
            self.take(1)?;
            let after = self.after((has, state), play);
            can = self.can_end_at_zero(at + 1, side, after)?;
            if can {
                break;
            }
        }
        self.known.zeros.insert((at, side, state, total), can);
        Ok(can)
    }

    /// Whether nothing that is known of two sides rules out that one ends ahead of the other, or
    /// level with it, from a deal on. After the last it is whether it did.
    pub(super) fn could(
        &mut self,
        at: usize,
        (one, has): (usize, Score),
        (other, had): (usize, Score),
        alone: bool,
    ) -> Result<bool> {
        if at == self.deals.len() {
            let key = |side: usize, (has, _): Score| {
                let zero = self.at_zero.as_ref().map_or(has.div_euclid(POINT) == 0, |at| at[side]);
                (zero, has)
            };
            let (own, theirs) = (key(one, has), key(other, had));
            return Ok(if alone { own > theirs } else { own >= theirs });
        }
        match self.at_zero.as_ref().map(|zero| (zero[one], zero[other])) {
            None if self.can_end_at_zero(at, one, has)? => return Ok(true),
            Some((own, theirs)) if own != theirs => return Ok(own),
            _ => {}
        }
        Ok(has.0 - had.0 + self.gain(at, (one, has.1), (other, had.1))? >= i64::from(alone))
    }

    /// The same deals, but with the side taking exactly `tricks` tricks in the next one; `None` if it
    /// cannot.
    pub(super) fn where_takes(&self, side: usize, tricks: u8) -> Option<Solver<'a>> {
        let mut deals = self.deals.to_vec();
        let ways = &mut deals.first_mut()?.ways;
        ways.iter_mut().for_each(|way| way.plays[side].retain(|play| play.load[0] == tricks));
        let is_open = ways.iter().any(|way| !way.plays[side].is_empty());
        let known = SolverCache::default();
        is_open.then(|| Solver { deals: Rc::new(deals), known, ..self.clone() })
    }
}

/// What points, in tenths, and bids made are worth: more for a better place.
fn worth(game: &Game, tenths: i64, bids_made: i64) -> i64 {
    let scoring = &game.setup().rules().scoring;
    let sign = if scoring.wins() == Wins::Lowest { -1 } else { 1 };
    let bids_made = if scoring.ties().is_some() { bids_made } else { 0 };
    sign * tenths * POINT + bids_made
}
