//! Lines of play: a search through the deals ahead, guided by the bounds, and the acts that record what
//! it found.

use super::ahead::{Shares, SidePlay, Way};
use super::solver::{ChancesError, Result, Score, Solver};
use crate::game::Act;
use std::collections::HashSet;
use std::rc::Rc;

/// A search for a line of play.
struct Hunt<'q> {
    /// Every side: the one that is to come first, its rivals, then the others.
    order: &'q [usize],
    /// Whether level with a rival is not enough.
    alone: bool,
    /// What is chosen in each deal, the last deal first: the number of the way, and what each side does.
    line: Vec<(usize, Vec<SidePlay>)>,
    /// Positions from which there is no line: by deal, what the first side and its rivals have.
    failed: HashSet<(usize, Vec<Score>)>,
}

/// The sides that have yet to choose in a deal, the next one last: its options, and what it and the entries
/// before it can take between them. The first entry is a placeholder without a side.
type OpenPlays<'b> = Vec<(Vec<&'b SidePlay>, Shares)>;

impl Solver<'_> {
    /// A line of play by which the first of these sides ends ahead of the others or, unless `alone`,
    /// level with them; `None` if there is no such line.
    ///
    /// # Errors
    /// It would take more steps, or the game does not take the line.
    pub(super) fn line(&mut self, asked: &[usize], alone: bool) -> Result<Option<Vec<Act>>> {
        let rest = (0..self.now.len()).filter(|side| !asked.contains(side));
        let order: Vec<usize> = asked.iter().copied().chain(rest).collect();
        let mut hunt = Hunt { order: &order, alone, line: Vec::new(), failed: HashSet::new() };
        let now: Vec<Score> = asked.iter().map(|side| self.now[*side]).collect();
        match self.search(0, &now, &mut hunt)? {
            true => self.acts(asked, &hunt).map(Some).ok_or(ChancesError::TooMuch),
            false => Ok(None),
        }
    }

    /// Searches from a deal on, given what the first side and its rivals have before it.
    fn search(&mut self, at: usize, scores: &[Score], hunt: &mut Hunt<'_>) -> Result<bool> {
        let Hunt { order, alone, .. } = *hunt;
        for (rival, score) in order.iter().zip(scores).skip(1) {
            if !self.could(at, (order[0], scores[0]), (*rival, *score), alone)? {
                return Ok(false);
            }
        }
        if at == self.deals.len() {
            return Ok(true);
        }
        // Only how far the rivals are off matters, unless a total of zero wins.
        let base = if self.is_exact() { scores[0].0 } else { 0 };
        let key = (at, scores.iter().map(|(has, state)| (has - base, *state)).collect());
        if hunt.failed.contains(&key) {
            return Ok(false);
        }
        let deals = Rc::clone(&self.deals);
        for (index, way) in deals[at].ways.iter().enumerate() {
            let own = way.plays[order[0]].iter();
            let mut own: Vec<_> = own.map(|play| (self.after(scores[0], play), play)).collect();
            own.sort_by_key(|(after, _)| -after.0);
            for (after, play) in own {
                let open = self.open(at, way, after, scores, hunt)?;
                if self.combine((at, index), scores, &open, &mut vec![play], hunt)? {
                    return Ok(true);
                }
            }
        }
        hunt.failed.insert(key);
        Ok(false)
    }

    /// What the other sides may do in a deal after which the first has `own`, so that there can still be
    /// a line: what is worst for them first.
    fn open<'b>(
        &mut self,
        at: usize,
        way: &'b Way,
        own: Score,
        scores: &[Score],
        Hunt { order, alone, .. }: &Hunt<'_>,
    ) -> Result<OpenPlays<'b>> {
        let mut open = vec![(Vec::new(), Shares::none())];
        for (place, other) in order.iter().enumerate().skip(1).rev() {
            let mut seen = HashSet::new();
            let mut plays: Vec<(Option<Score>, &SidePlay)> = Vec::new();
            for play in &way.plays[*other] {
                self.take(1)?;
                let after = scores.get(place).map(|score| self.after(*score, play));
                if seen.insert((play.load, play.spoken, play.last, after)) {
                    let rival = after.map(|after| (*other, after));
                    let could = |rival| self.could(at + 1, (order[0], own), rival, *alone);
                    if rival.map_or(Ok(true), could)? {
                        plays.push((after, play));
                    }
                }
            }
            plays.sort_by_key(|(after, _)| after.map(|(has, _)| has));
            let plays: Vec<&SidePlay> = plays.into_iter().map(|(_, play)| play).collect();
            self.take(100)?;
            let shares = open[open.len() - 1].1.with(plays.iter().copied(), way);
            open.push((plays, shares));
        }
        Ok(open)
    }

    /// Tries what the other sides may do, one after the other, and then the next deal.
    fn combine<'b>(
        &mut self,
        (at, way): (usize, usize),
        scores: &[Score],
        open: &[(Vec<&'b SidePlay>, Shares)],
        chosen: &mut Vec<&'b SidePlay>,
        hunt: &mut Hunt<'_>,
    ) -> Result<bool> {
        self.take(1)?;
        let Some(((plays, shares), others)) = open.split_last() else { return Ok(false) };
        if !self.deals[at].completes(&self.deals[at].ways[way], chosen, shares) {
            return Ok(false);
        }
        if others.is_empty() {
            let after = scores.iter().zip(&*chosen);
            let scores: Vec<Score> = after.map(|(score, play)| self.after(*score, play)).collect();
            let is_found = self.search(at + 1, &scores, hunt)?;
            if is_found {
                hunt.line.push((way, chosen.iter().copied().cloned().collect()));
            }
            return Ok(is_found);
        }
        for play in plays {
            chosen.push(play);
            if self.combine((at, way), scores, others, chosen, hunt)? {
                return Ok(true);
            }
            chosen.pop();
        }
        Ok(false)
    }

    /// The acts of a line, if the game takes every one of them and ends as asked.
    fn acts(&self, asked: &[usize], hunt: &Hunt<'_>) -> Option<Vec<Act>> {
        let mut game = self.game.clone();
        let mut acts = Vec::new();
        for ((way, chosen), ahead) in hunt.line.iter().rev().zip(&*self.deals) {
            for act in ahead.ways[*way].recorded(chosen, &game) {
                game.play(&act).ok()?;
                acts.push(act);
            }
        }
        let standings = game.standings();
        let rank = |side: &usize| Some(standings.iter().find(|it| it.side.index() == *side)?.rank);
        let ranks: Vec<usize> = asked.iter().filter_map(rank).collect();
        let is_first = ranks[1..].iter().all(|rival| ranks[0] + usize::from(hunt.alone) <= *rival);
        (game.current().is_none() && is_first).then_some(acts)
    }
}
