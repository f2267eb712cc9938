//! Lines of play: a search through the deals ahead, guided by the bounds, and the acts that record what
//! it found.

use super::ahead::{Shares, SidePlay, Way};
use super::solver::{ChancesError, Contender, Margin, Result, Solver};
use crate::game::Act;
use std::collections::HashSet;
use std::rc::Rc;

/// A search for a line of play.
struct Hunt<'s, 'a> {
    solver: &'s mut Solver<'a>,
    /// Every side: the one that is to come first, its rivals, then the others.
    order: Vec<usize>,
    /// How the first side has to end relative to each rival.
    margin: Margin,
    /// The choices for each deal, the last deal first: which way the deal goes, and the play of each side.
    line: Vec<(usize, Vec<SidePlay>)>,
    /// Positions from which there is no line: by deal, what the first side and its rivals have.
    failed: HashSet<(usize, Vec<Contender>)>,
}

/// A side that has yet to choose in a deal.
struct OpenPlays<'w> {
    plays: Vec<&'w SidePlay>,
    /// The loads that it and the sides that choose after it can take between them.
    shares: Shares,
}

impl Solver<'_> {
    /// A line of play at whose end `margin` holds for the first of these sides against each of the others;
    /// `None` if there is no such line.
    ///
    /// # Errors
    /// It would take more steps, or the game does not take the line.
    pub(super) fn line(&mut self, asked: &[Contender], margin: Margin) -> Result<Option<Vec<Act>>> {
        let mut order: Vec<usize> = asked.iter().map(|contender| contender.side).collect();
        order.extend((0..self.now.len()).filter(|side| asked.iter().all(|one| one.side != *side)));
        let mut hunt =
            Hunt { solver: self, order, margin, line: Vec::new(), failed: HashSet::new() };
        if !hunt.search(0, asked)? {
            return Ok(None);
        }
        let Hunt { order, line, .. } = hunt;
        let asked = &order[..asked.len()];
        self.acts(asked, margin, &line).map(Some).ok_or(ChancesError::TooMuch)
    }

    /// The acts of a line whose last deal comes first; `None` unless the game takes every one of them and
    /// ends as asked.
    fn acts(
        &self,
        asked: &[usize],
        margin: Margin,
        line: &[(usize, Vec<SidePlay>)],
    ) -> Option<Vec<Act>> {
        let mut game = self.game.clone();
        let mut acts = Vec::new();
        for ((way, chosen), deal) in line.iter().rev().zip(&*self.deals) {
            for act in deal.ways[*way].recorded(chosen, &game) {
                game.play(&act).ok()?;
                acts.push(act);
            }
        }
        if game.current().is_some() {
            return None;
        }

        let ranks = game.ranks();
        let first = ranks[asked[0]];
        let is_first = asked[1..].iter().all(|rival| match margin {
            Margin::Level => first <= ranks[*rival],
            Margin::Ahead => first < ranks[*rival],
        });
        is_first.then_some(acts)
    }
}

impl Hunt<'_, '_> {
    /// Searches from a deal on, given what the first side and its rivals have before it.
    fn search(&mut self, at: usize, before: &[Contender]) -> Result<bool> {
        for rival in &before[1..] {
            if !self.solver.could(at, before[0], *rival, self.margin)? {
                return Ok(false);
            }
        }
        if at == self.solver.deals.len() {
            return Ok(true);
        }
        // Only how far the rivals are off matters, unless a total of zero wins.
        let base = if self.solver.is_exact() { before[0].worth } else { 0 };
        let relative = before.iter().map(|own| Contender { worth: own.worth - base, ..*own });
        let key = (at, relative.collect());
        if self.failed.contains(&key) {
            return Ok(false);
        }

        let deals = Rc::clone(&self.solver.deals);
        for (index, way) in deals[at].ways.iter().enumerate() {
            let mut own: Vec<(Contender, &SidePlay)> = Vec::new();
            for play in &way.plays[self.order[0]] {
                own.push((self.solver.after(at, before[0], play), play));
            }
            own.sort_by_key(|(after, _)| -after.worth);
            for (after, play) in own {
                let open = self.open(at, way, after, before)?;
                if self.combine(at, index, before, &open, &mut vec![play])? {
                    return Ok(true);
                }
            }
        }
        self.failed.insert(key);
        Ok(false)
    }

    /// The plays open to the other sides in a deal after which the first side is `own`, if there can still
    /// be a line. Each side's worst comes first, and the last entry is the next side's.
    fn open<'w>(
        &mut self,
        at: usize,
        way: &'w Way,
        own: Contender,
        before: &[Contender],
    ) -> Result<Vec<OpenPlays<'w>>> {
        let mut open: Vec<OpenPlays<'w>> = Vec::new();
        for place in (1..self.order.len()).rev() {
            let mut seen = HashSet::new();
            let mut choices: Vec<(Option<Contender>, &SidePlay)> = Vec::new();
            for play in &way.plays[self.order[place]] {
                self.solver.take(1)?;
                let after = before.get(place).map(|rival| self.solver.after(at, *rival, play));
                if !seen.insert((play.load, play.spoken, play.last, after)) {
                    continue;
                }
                let may_follow = match after {
                    Some(rival) => self.solver.could(at + 1, own, rival, self.margin)?,
                    None => true,
                };
                if may_follow {
                    choices.push((after, play));
                }
            }
            choices.sort_by_key(|(after, _)| after.map(|rival| rival.worth));

            self.solver.take(100)?;
            let plays: Vec<&SidePlay> = choices.into_iter().map(|(_, play)| play).collect();
            let none = Shares::none();
            let later = open.last().map_or(&none, |later| &later.shares);
            let shares = later.with(plays.iter().copied(), way);
            open.push(OpenPlays { plays, shares });
        }
        Ok(open)
    }

    /// Tries what the other sides may do, one after the other, and then the next deal.
    fn combine<'w>(
        &mut self,
        at: usize,
        way: usize,
        before: &[Contender],
        open: &[OpenPlays<'w>],
        chosen: &mut Vec<&'w SidePlay>,
    ) -> Result<bool> {
        self.solver.take(1)?;
        let none = Shares::none();
        let shares = open.last().map_or(&none, |next| &next.shares);
        let deal = &self.solver.deals[at];
        if !deal.completes(&deal.ways[way], chosen, shares) {
            return Ok(false);
        }

        let Some((next, later)) = open.split_last() else {
            let played = before.iter().zip(chosen.iter());
            let after: Vec<Contender> =
                played.map(|(own, play)| self.solver.after(at, *own, play)).collect();
            let is_found = self.search(at + 1, &after)?;
            if is_found {
                self.line.push((way, chosen.iter().copied().cloned().collect()));
            }
            return Ok(is_found);
        };
        for play in &next.plays {
            chosen.push(play);
            if self.combine(at, way, before, later, chosen)? {
                return Ok(true);
            }
            chosen.pop();
        }
        Ok(false)
    }
}
