//! What sides can still gain on one another: bounds that hold for every course of the game, and lines
//! of play that show what is possible.

use super::ahead::{Ahead, Load, Play, Reader, Shares, Way};
use super::states::{States, sides};
use super::steps::{ChancesFault, Spent, Steps};
use crate::game::{Act, Game};
use crate::rules::{Points, Unit, Wins};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::rc::Rc;

/// How much a tenth of a point weighs against the bids made, by which ties may be broken.
const POINT: i64 = 1 << 20;

/// What a side has: its worth, larger for a better place, and what it carries on.
pub(super) type Score = (i64, u32);

/// A question: whether a side can come out ahead of some others, or level with them.
#[derive(Clone, Debug)]
pub(super) struct Question {
    /// The side.
    pub(super) side: usize,
    /// The others.
    pub(super) rivals: Vec<usize>,
    /// Whether level is not enough.
    pub(super) alone: bool,
}

/// For two sides in a deal, by what it does to their runs: the most that the first gains.
type Gains = Rc<Vec<((u32, u32), i64)>>;

/// The deals ahead, and what was worked out about them.
pub(super) struct Solver<'a> {
    game: &'a Game,
    pub(super) deals: Rc<Vec<Ahead>>,
    /// What each side has now.
    pub(super) now: Vec<Score>,
    states: States,
    /// Whether each side has won by a total of zero already; `None` while that is ahead.
    at_zero: Option<Vec<bool>>,
    gains: HashMap<(usize, usize, usize), Gains>,
    most: HashMap<(usize, usize, u32, usize, u32), i64>,
    ranges: HashMap<(usize, usize, u32), (i64, i64)>,
    zeros: HashMap<(usize, usize, u32, i64), bool>,
    pub(super) steps: Steps,
}

/// What is chosen in each deal of a line: the way, and what each side does.
type Line = Vec<(usize, Vec<Play>)>;

impl<'a> Solver<'a> {
    /// Reads a game.
    ///
    /// # Errors
    /// The game has no last deal, or more is open in it than `steps` allow.
    pub(super) fn new(game: &'a Game, mut steps: Steps) -> Result<Solver<'a>, ChancesFault> {
        let rules = game.setup().rules();
        let scheduled = game.scheduled().filter(|_| !rules.ending.is_by_points());
        let scheduled = scheduled.ok_or(ChancesFault::NoLastDeal)?;
        let (mut states, carried) = States::of(game);
        let deals = Reader::ahead(game, &mut states, &mut steps)?;
        let standings = game.standings();
        let now = sides(game).zip(carried).map(|(side, carried)| {
            let place = standings.iter().find(|place| place.side == side);
            let total = place.map_or(0, |place| place.total.in_tenths());
            let bids = place.and_then(|place| place.successful_bids).unwrap_or(0);
            (worth(game, total, bids.into()), carried)
        });
        let now = now.collect();
        let played = game.played().count();
        let is_ahead = rules.ending.zero_finish && played < scheduled;
        let at_zero = (!is_ahead).then(|| {
            let at_zero =
                |side| standings.iter().any(|place| place.side == side && place.zero_finish);
            sides(game).map(at_zero).collect()
        });
        Ok(Solver { deals: Rc::new(deals), now, states, at_zero, ..Solver::bare(game, steps) })
    }

    fn bare(game: &Game, steps: Steps) -> Solver<'_> {
        Solver {
            game,
            deals: Rc::default(),
            now: Vec::new(),
            states: States::of(game).0,
            at_zero: None,
            gains: HashMap::new(),
            most: HashMap::new(),
            ranges: HashMap::new(),
            zeros: HashMap::new(),
            steps,
        }
    }

    /// The points of a worth.
    pub(super) fn points(&self, worth: i64) -> Points {
        let tenths = worth.div_euclid(POINT);
        let sign = if self.lowest_wins() { -1 } else { 1 };
        let unit = self.game.setup().rules().unit;
        Points::counted(sign * tenths, Unit::Tenth).written_in(unit)
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

    /// The numbers of tricks that a side may take in the next deal, rising.
    pub(super) fn tricks(&self, side: usize) -> Vec<u8> {
        let ways = self.deals.first().into_iter().flat_map(|ahead| &ahead.ways);
        let tricks = ways.flat_map(|way| way.plays[side].iter().map(|play| play.load[0]));
        tricks.collect::<BTreeSet<u8>>().into_iter().collect()
    }

    fn lowest_wins(&self) -> bool {
        self.game.setup().rules().scoring.wins() == Wins::Lowest
    }

    /// What a side has after a deal.
    fn after(&mut self, (has, state): Score, play: &Play) -> Score {
        let (after, besides) = self.states.after(state, play.class);
        (has + worth(self.game, play.points + besides, play.bids_made), after)
    }

    /// The most that one side can still gain on another from a deal on.
    pub(super) fn gain(
        &mut self,
        at: usize,
        (one, has): (usize, u32),
        (other, had): (usize, u32),
    ) -> Result<i64, Spent> {
        if at == self.deals.len() {
            return Ok(0);
        }
        let key = (at, one, has, other, had);
        if let Some(known) = self.most.get(&key) {
            return Ok(*known);
        }
        let gains = self.gains(at, one, other)?;
        self.steps.take(gains.len() as u64)?;
        let mut most = i64::MIN / 2;
        for ((own, theirs), gain) in gains.iter() {
            let (own, besides) = self.states.after(has, *own);
            let (theirs, taken) = self.states.after(had, *theirs);
            let now = gain + worth(self.game, besides - taken, 0);
            most = most.max(now + self.gain(at + 1, (one, own), (other, theirs))?);
        }
        self.most.insert(key, most);
        Ok(most)
    }

    /// The most that one side can gain on another in a deal, by what the deal does to their runs.
    fn gains(&mut self, at: usize, one: usize, other: usize) -> Result<Gains, Spent> {
        if let Some(known) = self.gains.get(&(at, one, other)) {
            return Ok(Rc::clone(known));
        }
        let deals = Rc::clone(&self.deals);
        let ahead = &deals[at];
        let mut best: HashMap<(u32, u32), i64> = HashMap::new();
        for way in &ahead.ways {
            let others = way.others(&[one, other]);
            let own = self.by_load(&way.plays[one], false);
            let theirs = self.by_load(&way.plays[other], true);
            for own in &own {
                for theirs in &theirs {
                    self.steps.take(1)?;
                    let classes = (own[0].1.class, theirs[0].1.class);
                    let so_far = best.get(&classes).copied().unwrap_or(i64::MIN);
                    let found = self.best_pair(ahead, way, own, theirs, &others, so_far)?;
                    if let Some(found) = found {
                        best.insert(classes, found);
                    }
                }
            }
        }
        let gains: Gains = Rc::new(best.into_iter().collect());
        self.gains.insert((at, one, other), Rc::clone(&gains));
        Ok(gains)
    }

    /// The most above `so_far` that one of some plays gains on one of some others, best first each.
    fn best_pair(
        &mut self,
        ahead: &Ahead,
        way: &Way,
        own: &[(i64, &Play)],
        theirs: &[(i64, &Play)],
        others: &Shares,
        so_far: i64,
    ) -> Result<Option<i64>, Spent> {
        let mut found = None;
        for (gain, own) in own {
            for (loss, theirs) in theirs {
                if gain - loss <= found.unwrap_or(so_far) {
                    break;
                }
                self.steps.take(1)?;
                if ahead.completes(way, &[own, theirs], others) {
                    found = Some(gain - loss);
                    break;
                }
            }
        }
        Ok(found)
    }

    /// Plays by what they share out and do to runs, the best first of each; or the worst.
    fn by_load<'b>(&self, plays: &'b [Play], worst: bool) -> Vec<Vec<(i64, &'b Play)>> {
        let mut groups: HashMap<(Load, u32), Vec<(i64, &Play)>> = HashMap::new();
        for play in plays {
            let worth = worth(self.game, play.points, play.bids_made);
            groups.entry((play.load, play.class)).or_default().push((worth, play));
        }
        let mut groups: Vec<Vec<(i64, &Play)>> = groups.into_values().collect();
        for group in &mut groups {
            group.sort_by_key(|(worth, _)| if worst { *worth } else { -worth });
        }
        groups
    }

    /// The least and the most that a side can still get from a deal on.
    pub(super) fn range(&mut self, at: usize, side: usize, has: u32) -> Result<(i64, i64), Spent> {
        if at == self.deals.len() {
            return Ok((0, 0));
        }
        if let Some(known) = self.ranges.get(&(at, side, has)) {
            return Ok(*known);
        }
        let deals = Rc::clone(&self.deals);
        let (mut least, mut most) = (i64::MAX / 2, i64::MIN / 2);
        for play in deals[at].ways.iter().flat_map(|way| &way.plays[side]) {
            self.steps.take(1)?;
            let (now, after) = self.after((0, has), play);
            let (low, high) = self.range(at + 1, side, after)?;
            (least, most) = (least.min(now + low), most.max(now + high));
        }
        self.ranges.insert((at, side, has), (least, most));
        Ok((least, most))
    }

    /// Whether a side can still end at a total of zero from a deal on.
    fn can_end_at_zero(
        &mut self,
        at: usize,
        side: usize,
        (has, state): Score,
    ) -> Result<bool, Spent> {
        let total = has.div_euclid(POINT);
        if at == self.deals.len() {
            return Ok(total == 0);
        }
        let (least, most) = self.range(at, side, state)?;
        if has + most < 0 || has + least >= POINT {
            return Ok(false);
        }
        if let Some(known) = self.zeros.get(&(at, side, state, total)) {
            return Ok(*known);
        }
        let deals = Rc::clone(&self.deals);
        let mut can = false;
        for play in deals[at].ways.iter().flat_map(|way| &way.plays[side]) {
            self.steps.take(1)?;
            let after = self.after((has, state), play);
            if self.can_end_at_zero(at + 1, side, after)? {
                can = true;
                break;
            }
        }
        self.zeros.insert((at, side, state, total), can);
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
    ) -> Result<bool, Spent> {
        let enough = if alone { 1 } else { 0 };
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
        Ok(has.0 - had.0 + self.gain(at, (one, has.1), (other, had.1))? >= enough)
    }

    /// A line of play that answers a question with yes, as far as the bounds let it be found; `None`
    /// if there is none.
    ///
    /// # Errors
    /// It would take more steps, or the game does not take the line.
    pub(super) fn line(&mut self, question: &Question) -> Result<Option<Vec<Act>>, Spent> {
        let mut line = Vec::new();
        let mut failed = HashSet::new();
        let now = self.now.clone();
        match self.search(0, &now, question, &mut line, &mut failed)? {
            true => self.acts(&line, question).map(Some).ok_or(Spent),
            false => Ok(None),
        }
    }

    /// The same deals, of which the next ends only with so many tricks of a side.
    pub(super) fn where_takes(&self, side: usize, tricks: u8) -> Solver<'a> {
        let mut deals = self.deals.to_vec();
        for way in deals.iter_mut().take(1).flat_map(|ahead| &mut ahead.ways) {
            way.plays[side].retain(|play| play.load[0] == tricks);
        }
        let (deals, now) = (Rc::new(deals), self.now.clone());
        let (states, at_zero) = (self.states.clone(), self.at_zero.clone());
        Solver { deals, states, now, at_zero, ..Solver::bare(self.game, self.steps) }
    }

    fn search(
        &mut self,
        at: usize,
        scores: &[Score],
        question: &Question,
        line: &mut Line,
        failed: &mut HashSet<(usize, Vec<Score>)>,
    ) -> Result<bool, Spent> {
        let Question { side, rivals, alone } = question;
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
        let base = if self.at_zero.is_none() { 0 } else { scores[*side].0 };
        let asked = [*side].into_iter().chain(rivals.iter().copied());
        let key: Vec<Score> = asked.map(|it| (scores[it].0 - base, scores[it].1)).collect();
        if failed.contains(&(at, key.clone())) {
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
                let open = self.open(at, way, scores, question, after)?;
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
                let turn = Turn { at, index, way, open: &open, suffix: &suffix, scores, question };
                if self.combine(&turn, 0, &mut chosen, line, failed)? {
                    return Ok(true);
                }
            }
        }
        failed.insert((at, key));
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
    ) -> Result<Option<Vec<(usize, Vec<&'b Play>)>>, Spent> {
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
        line: &mut Line,
        failed: &mut HashSet<(usize, Vec<Score>)>,
    ) -> Result<bool, Spent> {
        self.steps.take(1)?;
        let so_far: Vec<&Play> = chosen.iter().flatten().copied().collect();
        if !self.deals.clone()[turn.at].completes(turn.way, &so_far, &turn.suffix[next]) {
            return Ok(false);
        }
        let Some((other, plays)) = turn.open.get(next) else {
            let mut scores = turn.scores.to_vec();
            for (score, play) in scores.iter_mut().zip(&so_far) {
                *score = self.after(*score, play);
            }
            line.push((turn.index, so_far.into_iter().cloned().collect()));
            if self.search(turn.at + 1, &scores, turn.question, line, failed)? {
                return Ok(true);
            }
            line.pop();
            return Ok(false);
        };
        for play in plays {
            chosen[*other] = Some(play);
            if self.combine(turn, next + 1, chosen, line, failed)? {
                return Ok(true);
            }
        }
        chosen[*other] = None;
        Ok(false)
    }

    /// The acts of a line, if the game takes every one of them and ends as asked.
    fn acts(&self, line: &Line, question: &Question) -> Option<Vec<Act>> {
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
        let rank =
            |side: usize| standings.iter().find(|it| it.side.index() == side).map(|it| it.rank);
        let own = rank(question.side)?;
        let beaten = |rival: &usize| {
            rank(*rival)
                .is_some_and(|theirs| if question.alone { own < theirs } else { own <= theirs })
        };
        question.rivals.iter().all(beaten).then_some(acts)
    }
}

/// A deal of a line, with what its own side does in it.
struct Turn<'t, 'b> {
    at: usize,
    /// The number of the way among those of the deal.
    index: usize,
    way: &'b Way,
    /// What the others may do.
    open: &'t [(usize, Vec<&'b Play>)],
    /// What the others from each on may share out.
    suffix: &'t [Shares],
    scores: &'t [Score],
    question: &'t Question,
}

/// What points, in tenths, and bids made are worth: more for a better place.
fn worth(game: &Game, tenths: i64, bids_made: i64) -> i64 {
    let scoring = &game.setup().rules().scoring;
    let sign = if scoring.wins() == Wins::Lowest { -1 } else { 1 };
    let bids_made = if scoring.ties().is_some() { bids_made } else { 0 };
    sign * tenths * POINT + bids_made
}
