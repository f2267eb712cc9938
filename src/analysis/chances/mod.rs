//! Who can still win a game that has a last deal, by what line of play, and what each needs in the
//! deal in progress.
//!
//! `states` numbers what sides carry from deal to deal, and `ahead` holds how a deal can end. `solver` builds
//! on both: it bounds what sides can gain on one another. For it, `hands` and `joint` work out how deals can
//! end, and `search` looks for lines of play. `open_choices` enumerates the choices that laws leave open.

mod ahead;
mod hands;
mod joint;
mod open_choices;
mod search;
mod solver;
mod states;

use crate::cards::Side;
use crate::game::{Act, Deal, Game};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Contender, Margin, Result, Solver};
use std::cmp::Reverse;

pub use solver::ChancesError;

/// The steps for reading a game whose chances were asked for.
const STEPS_TO_READ: u64 = 40_000_000;
/// The steps for each question about such a game.
const STEPS_FOR_EACH: u64 = 6_000_000;
/// The steps for chances that are shown beside something else, from reading the game to the answer.
const FEW_STEPS: u64 = 40_000;

/// The most hands ahead, counting each bid with each number of tricks, for which chances are shown beside
/// something else.
const MOST_HANDS: usize = 800;

/// Who can still win.
#[derive(Clone, Debug)]
pub struct Chances {
    /// How many deals are ahead, with the one in progress.
    pub ahead: usize,
    /// The chances of each side, in turn order.
    pub sides: Vec<SideChances>,
    /// What each side needs in the deal in progress, where that is the last and every bid is made.
    pub needs: Vec<SideNeeds>,
}

/// The chances of one side.
#[derive(Clone, Debug)]
pub struct SideChances {
    /// The side.
    pub side: Side,
    /// The total so far.
    pub total: Points,
    /// The least final total.
    pub least: Points,
    /// The greatest final total.
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
    /// The bound that proves it, if it is impossible or certain by a single rival.
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

/// The most that one of two sides can still gain on the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The rival.
    pub rival: Side,
    /// How far the side that would have to gain is behind; below zero where it is ahead.
    pub behind: Points,
    /// The most that it can gain.
    pub most: Points,
}

impl Bound {
    /// How many points are missing.
    fn short(&self) -> Points {
        self.behind - self.most
    }
}

/// What a side needs in the last deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideNeeds {
    /// The side.
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
        Chances::in_every_way(game, STEPS_TO_READ, Some(STEPS_FOR_EACH))
    }

    /// The chances in a game once they decide anything, if little work finds them out.
    pub fn decided(game: &Game) -> Option<Chances> {
        let current = game.current()?;
        let to_come: Vec<Deal> = game.to_come().collect();
        let mut hands = 0;
        for deal in std::iter::once(current).chain(&to_come) {
            hands += usize::from(deal.plan.cards + 1).pow(2) * deal.plan.seats.len();
        }
        if hands > MOST_HANDS {
            return None;
        }

        let chances = Chances::in_every_way(game, FEW_STEPS, None).ok()?;
        let is_any_decided = chances
            .sides
            .iter()
            .any(|side| matches!(side.first.verdict, Outlook::Certain | Outlook::Impossible));
        (is_any_decided || !chances.needs.is_empty()).then_some(chances)
    }

    /// The chances over all options of the choices that laws leave open.
    fn in_every_way(now: &Game, steps: u64, each: Option<u64>) -> Result<Chances> {
        let mut all: Option<Chances> = None;
        for (acts, game) in &open_choices::every_way(now)? {
            let mut chances = Solver::new(game, steps, each)?.chances()?;
            for side in &mut chances.sides {
                side.total = now.totals()[side.side.index()];
                for chance in [&mut side.first, &mut side.alone] {
                    if !chance.line.is_empty() {
                        chance.line.splice(..0, acts.iter().cloned());
                    }
                }
            }
            match &mut all {
                Some(all) => all.or(chances),
                None => all = Some(chances),
            }
        }
        all.ok_or(ChancesError::TooMuch)
    }

    /// Adds what may happen otherwise.
    fn or(&mut self, other: Chances) {
        for (side, other) in self.sides.iter_mut().zip(other.sides) {
            side.least = side.least.min(other.least);
            side.greatest = side.greatest.max(other.greatest);
            side.first.or(other.first);
            side.alone.or(other.alone);
        }
        for (need, other) in self.needs.iter_mut().zip(other.needs) {
            need.possible.extend(need.certain.iter().chain(&other.certain).chain(&other.possible));
            need.certain.retain(|tricks| other.certain.contains(tricks));
            need.possible.retain(|tricks| !need.certain.contains(tricks));
            need.possible.sort_unstable();
            need.possible.dedup();
        }
    }
}

impl Chance {
    /// A verdict that no line of play shows.
    const fn without_line(verdict: Outlook, bound: Option<Bound>) -> Chance {
        Chance { verdict, line: Vec::new(), bound }
    }

    /// Adds what may happen otherwise.
    fn or(&mut self, other: Chance) {
        let verdict = match (self.verdict, other.verdict) {
            (one, other) if one == other => one,
            (Outlook::Possible, _) | (_, Outlook::Possible) => Outlook::Possible,
            (Outlook::Open, _) | (_, Outlook::Open) => Outlook::Open,
            _ => Outlook::Possible,
        };
        if self.line.is_empty() {
            self.line = other.line;
        }
        // A bound counts only if it holds for every option.
        if self.verdict != verdict || self.bound != other.bound {
            self.bound = None;
        }
        self.verdict = verdict;
    }
}

impl Solver<'_> {
    /// The chances of every side.
    fn chances(&mut self) -> Result<Chances> {
        let totals = self.game.totals();
        let mut sides = Vec::new();
        for (index, side) in self.game.setup().sides_in_turn().enumerate() {
            if !self.game.has_place(side) {
                continue;
            }
            let now = self.now[index];
            let (low, high) = self.range(0, now)?;
            let low = self.points(now.worth + low);
            let high = self.points(now.worth + high);
            sides.push(SideChances {
                side,
                total: totals[side.index()],
                least: low.min(high),
                greatest: low.max(high),
                first: self.chance(now, Margin::Level)?,
                alone: self.chance(now, Margin::Ahead)?,
            });
        }
        Ok(Chances { ahead: self.deals.len(), sides, needs: self.needs()? })
    }

    /// Whether a side can end level with every other or ahead of it.
    fn chance(&mut self, own: Contender, margin: Margin) -> Result<Chance> {
        self.steps = self.each.unwrap_or(self.steps);
        let mut rivals = self.now.clone();
        let placed: Vec<usize> =
            self.game.standings().iter().map(|place| place.side.index()).collect();
        rivals.retain(|rival| rival.side != own.side && placed.contains(&rival.side));

        let mut bounds = Vec::new();
        for rival in &rivals {
            if !self.could(0, own, *rival, margin)? {
                bounds.push(self.bound(own, *rival, rival.side)?);
            }
        }
        if let Some(furthest) = bounds.drain(..).min_by_key(|bound| Reverse(bound.short())) {
            return Ok(Chance::without_line(Outlook::Impossible, Some(furthest)));
        }

        let mut is_contested = false;
        let mut is_unknown = false;
        for rival in &rivals {
            let denied = margin.denied();
            if self.could(0, *rival, own, denied)? {
                if self.is_exact() {
                    is_contested = true;
                } else {
                    match self.line(&[*rival, own], denied) {
                        Ok(line) => is_contested = line.is_some(),
                        Err(_) => is_unknown = true,
                    }
                }
            }
            if is_contested {
                break;
            }
            bounds.push(self.bound(*rival, own, rival.side)?);
        }

        Ok(match self.line(&[&[own], rivals.as_slice()].concat(), margin) {
            Ok(None) => Chance::without_line(Outlook::Impossible, None),
            Ok(Some(line)) if is_contested => {
                Chance { verdict: Outlook::Possible, line, bound: None }
            }
            _ if is_contested || is_unknown => Chance::without_line(Outlook::Open, None),
            line => Chance {
                verdict: Outlook::Certain,
                line: line.ok().flatten().unwrap_or_default(),
                bound: bounds.into_iter().min_by_key(Bound::short),
            },
        })
    }

    /// The most that one side can gain on another. `rival` is the index of one of them.
    fn bound(&mut self, one: Contender, other: Contender, rival: usize) -> Result<Bound> {
        let most = self.gain(0, one, other)?;
        let rival = self.game.setup().sides_in_turn().nth(rival).expect("a rival is a side");
        let behind = self.difference(other.worth - one.worth);
        Ok(Bound { rival, behind, most: self.difference(most) })
    }

    /// What each side needs in the deal in progress.
    fn needs(&mut self) -> Result<Vec<SideNeeds>> {
        let mut needs = Vec::new();
        let Some(deal) = self.game.current() else { return Ok(needs) };
        if self.deals.len() != 1 || deal.bids().bids.len() < deal.plan.seats.len() {
            return Ok(needs);
        }

        for (index, side) in self.game.setup().sides_in_turn().enumerate() {
            let mut need = SideNeeds { side, certain: Vec::new(), possible: Vec::new() };
            for tricks in 0..=deal.plan.cards {
                let Some(mut solver) = self.where_takes(index, tricks) else { continue };
                match solver.chance(self.now[index], Margin::Level)?.verdict {
                    Outlook::Certain => need.certain.push(tricks),
                    Outlook::Possible => need.possible.push(tricks),
                    Outlook::Impossible | Outlook::Open => {}
                }
                self.steps = solver.steps;
            }
            needs.push(need);
        }
        Ok(needs)
    }
}
