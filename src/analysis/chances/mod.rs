//! Who can still win a game that has a last deal, by what line of play, and what each needs in the
//! deal in progress.
//!
//! `states` says what sides carry from deal to deal, and `ahead` how a deal can end. On these builds
//! `solver`, what sides can gain on one another. `hands` and `joint` find out for it how deals can end, and
//! `search` looks for lines of play.

mod ahead;
mod hands;
mod joint;
mod search;
mod solver;
mod states;

use crate::cards::Side;
use crate::game::{Act, Deal, Game};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Result, Solver};
use std::cmp::Reverse;

pub use solver::ChancesError;

/// The steps for an answer that was asked for: reading the game, and each question after it.
const ASKED: (u64, u64) = (40_000_000, 6_000_000);
/// The steps for one that is shown besides something else: all of it together.
const BESIDES: u64 = 40_000;

/// The most hands of players in the deals ahead that are looked at besides something else.
const MOST_HANDS: usize = 800;

/// Who can still win.
#[derive(Clone, Debug)]
pub struct Chances {
    /// How many deals are ahead, with the one in progress.
    pub ahead: usize,
    /// The chances of each side, in turn order.
    pub sides: Vec<SideChances>,
    /// What each side needs in the deal in progress, where that is the last and every bid is made.
    pub needs: Vec<Need>,
}

/// What a side can still come to.
#[derive(Clone, Debug)]
pub struct SideChances {
    /// Who.
    pub side: Side,
    /// The total so far.
    pub total: Points,
    /// The least final total.
    pub least: Points,
    /// The greatest.
    pub greatest: Points,
    /// First place, shared or alone.
    pub first: Chance,
    /// First place alone.
    pub alone: Chance,
}

/// Whether something can still happen, and how that is known.
#[derive(Clone, Debug)]
pub struct Chance {
    /// Whether it can.
    pub verdict: Outlook,
    /// A line of play to the end with which it does, if it is possible or certain.
    pub line: Vec<Act>,
    /// What proves it, if it is impossible or certain by a single rival.
    pub bound: Option<Bound>,
}

/// Whether something can still happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Outlook {
    /// Whatever is played.
    Certain,
    /// With some line of play, and not with every one.
    Possible,
    /// With none.
    Impossible,
    /// It was not found out.
    Open,
}

/// What one of two sides can still gain on the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The rival.
    pub rival: Side,
    /// By how much the one who would have to gain is behind; below zero where it is ahead.
    pub behind: Points,
    /// The most that it can gain.
    pub most: Points,
}

impl Bound {
    /// How much is lacking.
    fn short(&self) -> Points {
        self.behind - self.most
    }
}

/// What a side needs in the last deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// Who.
    pub side: Side,
    /// The numbers of tricks with which it is certain of first place, shared or alone.
    pub certain: Vec<u8>,
    /// Those with which first place is possible.
    pub possible: Vec<u8>,
}

impl Chances {
    /// The chances in a game.
    ///
    /// # Errors
    /// They cannot be worked out.
    pub fn of(game: &Game) -> Result<Chances> {
        Solver::new(game, ASKED.0, Some(ASKED.1))?.chances()
    }

    /// The chances in a game once they decide anything, if little work finds them out.
    pub fn decided(game: &Game) -> Option<Chances> {
        game.current()?;
        let players = game.setup().players().count();
        let plan = game.setup().plan();
        let ahead = plan.iter().skip(game.played().count());
        let hands: usize = ahead.map(|plan| usize::from(plan.cards + 1).pow(2) * players).sum();
        if hands > MOST_HANDS {
            return None;
        }
        let chances = Solver::new(game, BESIDES, None).ok()?.chances().ok()?;
        let is_decided = |verdict| matches!(verdict, Outlook::Certain | Outlook::Impossible);
        let any = chances.sides.iter().any(|it| is_decided(it.first.verdict));
        (any || !chances.needs.is_empty()).then_some(chances)
    }
}

impl Solver<'_> {
    /// The chances of every side.
    fn chances(&mut self) -> Result<Chances> {
        let totals = self.game.totals();
        let mut sides = Vec::new();
        for (index, side) in self.game.setup().sides_in_turn().enumerate() {
            let (has, state) = self.now[index];
            let (low, high) = self.range(0, index, state)?;
            let (one, other) = (self.points(has + low), self.points(has + high));
            sides.push(SideChances {
                side,
                total: totals[side.index()],
                least: one.min(other),
                greatest: one.max(other),
                first: self.chance(index, false)?,
                alone: self.chance(index, true)?,
            });
        }
        Ok(Chances { ahead: self.deals.len(), sides, needs: self.needs()? })
    }

    /// Whether a side can come first, shared or `alone`.
    fn chance(&mut self, side: usize, alone: bool) -> Result<Chance> {
        self.steps = self.each.unwrap_or(self.steps);
        let rivals: Vec<usize> = (0..self.now.len()).filter(|rival| *rival != side).collect();
        let mut bounds = Vec::new();
        for rival in &rivals {
            if !self.could_pass(side, *rival, alone)? {
                bounds.push(self.bound(side, *rival, *rival)?);
            }
        }
        if let Some(furthest) = bounds.drain(..).min_by_key(|it| Reverse(it.short())) {
            let (verdict, line, bound) = (Outlook::Impossible, Vec::new(), Some(furthest));
            return Ok(Chance { verdict, line, bound });
        }
        let (mut is_contested, mut is_unknown) = (false, false);
        for rival in &rivals {
            if self.could_pass(*rival, side, !alone)? {
                match self.is_exact() {
                    true => is_contested = true,
                    false => match self.line(&[*rival, side], !alone) {
                        Ok(line) => is_contested = line.is_some(),
                        Err(_) => is_unknown = true,
                    },
                }
            }
            if is_contested {
                break;
            }
            bounds.push(self.bound(*rival, side, *rival)?);
        }
        let is_certain = !is_contested && !is_unknown;
        let (verdict, line, bound) = match self.line(&[&[side], &rivals[..]].concat(), alone) {
            Ok(None) => (Outlook::Impossible, None, None),
            Ok(line) if is_contested => (Outlook::Possible, line, None),
            line if is_certain => {
                let nearest = bounds.into_iter().min_by_key(Bound::short);
                (Outlook::Certain, line.ok().flatten(), nearest)
            }
            _ => (Outlook::Open, None, None),
        };
        Ok(Chance { verdict, line: line.unwrap_or_default(), bound })
    }

    /// Whether a side could still end ahead of a rival or, unless `alone`, level with it.
    fn could_pass(&mut self, side: usize, rival: usize, alone: bool) -> Result<bool> {
        self.could(0, (side, self.now[side]), (rival, self.now[rival]), alone)
    }

    /// What a side can gain on another; one of them is the rival.
    fn bound(&mut self, side: usize, other: usize, rival: usize) -> Result<Bound> {
        let (own, theirs) = (self.now[side], self.now[other]);
        let most = self.gain(0, (side, own.1), (other, theirs.1))?;
        let rival = self.game.setup().sides_in_turn().nth(rival).expect("a rival is a side");
        Ok(Bound { rival, behind: self.size(theirs.0 - own.0), most: self.size(most) })
    }

    /// What each side needs in the deal in progress.
    fn needs(&mut self) -> Result<Vec<Need>> {
        let bids_are_in = |deal: &&Deal| deal.bids().bids.len() == deal.plan.seats.len();
        let mut needs = Vec::new();
        let deal = self.game.current().filter(|_| self.deals.len() == 1).filter(bids_are_in);
        let Some(deal) = deal else { return Ok(needs) };
        for (index, side) in self.game.setup().sides_in_turn().enumerate() {
            let mut need = Need { side, certain: Vec::new(), possible: Vec::new() };
            for tricks in 0..=deal.plan.cards {
                let Some(mut with) = self.where_takes(index, tricks) else { continue };
                match with.chance(index, false)?.verdict {
                    Outlook::Certain => need.certain.push(tricks),
                    Outlook::Possible => need.possible.push(tricks),
                    Outlook::Impossible | Outlook::Open => {}
                }
                self.steps = with.steps;
            }
            needs.push(need);
        }
        Ok(needs)
    }
}
