//! Lines of play: a search through the deals ahead, guided by the bounds, and the acts that record what
//! it found.

use super::ahead::{Play, Shares, Way};
use super::solver::{Question, Score, Solver};
use super::steps::ChancesFault;
use crate::game::Act;
use std::collections::HashSet;
use std::rc::Rc;

/// A search for a line of play.
struct Hunt<'q> {
    question: &'q Question,
    /// What is chosen in each deal so far: the way, and what each side does.
    line: Vec<(usize, Vec<Play>)>,
    /// Positions from which there is no line: by deal, what the sides in question have.
    failed: HashSet<(usize, Vec<Score>)>,
}

/// What each of some sides may do.
type OpenPlays<'b> = Vec<(usize, Vec<&'b Play>)>;

/// A deal of a line, with what its own side does in it.
struct Turn<'t, 'b> {
    at: usize,
    /// The number of the way among those of the deal.
    index: usize,
    way: &'b Way,
    /// What the others may do.
    open: &'t OpenPlays<'b>,
    /// What the others from each on may share out.
    suffix: &'t [Shares],
    scores: &'t [Score],
}

impl Solver<'_> {
    /// A line of play for which the answer is yes, if the bounds leave one; `None` if there is no such line.
    ///
    /// # Errors
    /// It would take more steps, or the game does not take the line.
    pub(super) fn line(&mut self, question: &Question) -> Result<Option<Vec<Act>>, ChancesFault> {
        let mut hunt = Hunt { question, line: Vec::new(), failed: HashSet::new() };
        let now = self.now.clone();
        match self.search(0, &now, &mut hunt)? {
            true => self.acts(&hunt).map(Some).ok_or(ChancesFault::TooMuch),
            false => Ok(None),
        }
    }

    fn search(
        &mut self,
        at: usize,
        scores: &[Score],
        hunt: &mut Hunt<'_>,
    ) -> Result<bool, ChancesFault> {
        let Question { side, rivals, alone } = hunt.question;
        for rival in rivals {
            let (own, theirs) = ((*side, scores[*side]), (*rival, scores[*rival]));
            if !self.could(at, own, theirs, *alone)? {
                return Ok(false);
            }
        }
        if at == self.deals.len() {
            return Ok(true);
        }
        // Only how far the rivals are off matters, unless a total of zero wins.
        let base = if self.is_exact() { scores[*side].0 } else { 0 };
        let asked = [*side].into_iter().chain(rivals.iter().copied());
        let key: Vec<Score> = asked.map(|it| (scores[it].0 - base, scores[it].1)).collect();
        if hunt.failed.contains(&(at, key.clone())) {
            return Ok(false);
        }
        let deals = Rc::clone(&self.deals);
        for (index, way) in deals[at].ways.iter().enumerate() {
            let mut own: Vec<(Score, &Play)> = Vec::new();
            for play in &way.plays[*side] {
                own.push((self.after(scores[*side], play), play));
            }
            own.sort_by_key(|(after, _)| -after.0);
            for (after, play) in own {
                let open = self.open(at, way, scores, hunt.question, after)?;
                let Some(open) = open else { continue };
                let mut chosen: Vec<Option<&Play>> = vec![None; scores.len()];
                chosen[*side] = Some(play);
                let mut suffix = vec![Shares::none()];
                for (_, plays) in open.iter().rev() {
                    self.steps.take(100)?;
                    let rest = suffix[suffix.len() - 1].with(plays.iter().copied(), way);
                    suffix.push(rest);
                }
                suffix.reverse();
                let turn = Turn { at, index, way, open: &open, suffix: &suffix, scores };
                if self.combine(&turn, 0, &mut chosen, hunt)? {
                    return Ok(true);
                }
            }
        }
        hunt.failed.insert((at, key));
        Ok(false)
    }

    /// What the other sides may do in a deal so that the answer can still be yes, those with the
    /// worst outcome for them first; `None` if one of them may do nothing.
    fn open<'b>(
        &mut self,
        at: usize,
        way: &'b Way,
        scores: &[Score],
        question: &Question,
        own: Score,
    ) -> Result<Option<OpenPlays<'b>>, ChancesFault> {
        let Question { side, rivals, alone } = question;
        let mut open = Vec::new();
        for other in (0..scores.len()).filter(|other| other != side) {
            let is_rival = rivals.contains(&other);
            let mut seen = HashSet::new();
            let mut plays: Vec<(Score, &Play)> = Vec::new();
            for play in &way.plays[other] {
                self.steps.take(1)?;
                let after = if is_rival { self.after(scores[other], play) } else { (0, 0) };
                if !seen.insert((play.load, play.spoken, play.last, after)) {
                    continue;
                }
                if !is_rival || self.could(at + 1, (*side, own), (other, after), *alone)? {
                    plays.push((after, play));
                }
            }
            if plays.is_empty() {
                return Ok(None);
            }
            plays.sort_by_key(|(after, _)| after.0);
            open.push((other, plays.into_iter().map(|(_, play)| play).collect()));
        }
        Ok(Some(open))
    }

    /// Tries what the other sides may do, one after the other, and then the next deal.
    fn combine<'b>(
        &mut self,
        turn: &Turn<'_, 'b>,
        next: usize,
        chosen: &mut Vec<Option<&'b Play>>,
        hunt: &mut Hunt<'_>,
    ) -> Result<bool, ChancesFault> {
        self.steps.take(1)?;
        let so_far: Vec<&Play> = chosen.iter().flatten().copied().collect();
        if !self.deals[turn.at].completes(turn.way, &so_far, &turn.suffix[next]) {
            return Ok(false);
        }
        let Some((other, plays)) = turn.open.get(next) else {
            let scores = turn.scores.iter().zip(&so_far);
            let scores: Vec<Score> = scores.map(|(score, play)| self.after(*score, play)).collect();
            hunt.line.push((turn.index, so_far.into_iter().cloned().collect()));
            let is_found = self.search(turn.at + 1, &scores, hunt)?;
            if !is_found {
                hunt.line.pop();
            }
            return Ok(is_found);
        };
        for play in plays {
            chosen[*other] = Some(play);
            if self.combine(turn, next + 1, chosen, hunt)? {
                return Ok(true);
            }
        }
        chosen[*other] = None;
        Ok(false)
    }

    /// The acts of a line, if the game takes every one of them and ends as asked.
    fn acts(&self, hunt: &Hunt<'_>) -> Option<Vec<Act>> {
        let Hunt { question, line, .. } = hunt;
        let mut game = self.game.clone();
        let mut acts = Vec::new();
        for (index, (way, chosen)) in line.iter().enumerate() {
            let way = &self.deals[index].ways[*way];
            let chosen: Vec<&Play> = chosen.iter().collect();
            let deal = game.current()?.plan.number;
            for act in way.recorded(&chosen, &game) {
                game = game.play(&act).ok()?.0;
                acts.push(act);
            }
            if !game.deals().any(|it| it.plan.number == deal && it.is_over()) {
                return None;
            }
        }
        let standings = game.standings();
        let rank = |side| Some(standings.iter().find(|it| it.side.index() == side)?.rank);
        let own = rank(question.side)? + usize::from(question.alone);
        let is_beaten = |rival: &usize| rank(*rival).is_some_and(|theirs| own <= theirs);
        question.rivals.iter().all(is_beaten).then_some(acts)
    }
}
