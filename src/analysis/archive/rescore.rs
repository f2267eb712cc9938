//! Lines of an archive scored again.

use super::error::{GameLineError, LONGEST_LINE};
use super::line::GameLine;
use super::plain::Plain;
use super::tables::{KnownNames, PlainScore, ScoreTables};
use crate::game::Game;
use crate::rules::{Points, Ruleset};
use std::borrow::Cow;

/// The most sets of rules that are kept resolved.
const MOST_RULES: usize = 8;

/// The longest message of the parser that is repeated, in characters.
const LONGEST_MESSAGE: usize = 200;

/// What lines are to be scored by, instead of what they say.
#[derive(Clone, Debug, Default)]
pub struct Rescoring {
    /// Other rules, and their id if they are built in.
    pub rules: Option<(Ruleset, Option<String>)>,
    /// Another score.
    pub scoring: Option<String>,
    /// Settings besides those of the line, or of the other rules.
    pub set: Vec<String>,
}

impl Rescoring {
    /// Writes what is asked for into a line.
    fn change(&self, line: &mut GameLine) {
        if let Some((rules, id)) = &self.rules {
            line.ruleset = if id.is_none() { Some(rules.clone().into()) } else { None };
            (line.rules, line.scoring, line.schedule) = (id.clone(), None, None);
            line.set.clear();
        }
        if self.scoring.is_some() {
            line.scoring.clone_from(&self.scoring);
        }
        line.set.extend(self.set.iter().cloned());
    }
}

/// A line scored again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rescored {
    /// The game.
    pub line: GameLine,
    /// The names of each side's players in the end, in turn order.
    pub sides: Vec<Vec<String>>,
}

/// What the sides of a line came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals<'a> {
    /// The game's id.
    pub id: Cow<'a, str>,
    /// The names of each side's players in the end, in turn order.
    pub sides: Vec<Cow<'a, str>>,
    /// Each side's total.
    pub totals: Vec<Points>,
    /// Each side's rank, from 1.
    pub ranks: Vec<usize>,
}

/// What is known of a line beside its error: what a sentence about the error can cite.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// The rules by which the line is scored.
    pub rules: Option<Ruleset>,
    /// The game up to what is wrong.
    pub game: Option<Game>,
}

/// Scores lines again, and keeps the rules that they name resolved.
#[derive(Debug, Default)]
pub struct Rescorer {
    by: Rescoring,
    rules: Vec<Resolved>,
    names: KnownNames,
    /// What names rules in plain lines as they are written, and how many players; with the place of
    /// those rules.
    written: Vec<(Vec<u8>, usize, usize)>,
}

/// Rules as a line names them, and what they resolve to.
#[derive(Debug)]
struct Resolved {
    named: GameLine,
    players: usize,
    rules: Ruleset,
    tables: Option<ScoreTables>,
}

impl Resolved {
    fn is_of(&self, line: &GameLine) -> bool {
        let named = &self.named;
        self.players == line.players.len()
            && named.rules == line.rules
            && named.scoring == line.scoring
            && named.schedule == line.schedule
            && named.set == line.set
            && named.ruleset == line.ruleset
    }
}

impl Rescorer {
    /// Scores lines by what is asked for.
    pub fn new(by: Rescoring) -> Rescorer {
        Rescorer { by, ..Rescorer::default() }
    }

    /// Scores a line again.
    ///
    /// # Errors
    /// It is not a game, or not one that was played by those rules.
    pub fn rescore(&mut self, bytes: &[u8]) -> Result<Rescored, GameLineError> {
        let mut line = read(bytes)?;
        self.by.change(&mut line);
        let index = self.resolve(&line)?;
        let resolved = &self.rules[index];
        let plain = resolved.tables.as_ref().zip(Plain::of(&line));
        let scored = plain.and_then(|(tables, plain)| {
            let whole = plain.deals.len() == tables.deals();
            Some((tables.score(&plain, &mut self.names, true)?, whole))
        });
        if let Some((scored, whole)) = scored {
            write(&mut line, scored);
            line.finished = whole;
            let sides = line.players.iter().map(|name| vec![name.clone()]).collect();
            return Ok(Rescored { line, sides });
        }
        let game = line.play_by(resolved.rules.clone())?;
        line.score(&game);
        let setup = game.setup();
        let names = |side| setup.members(side).map(|seat| setup.players().name(seat).to_string());
        let sides = setup.sides_in_turn().map(|side| names(side).collect()).collect();
        Ok(Rescored { line, sides })
    }

    /// What the sides of a line come to: the same as in [`Rescorer::rescore`], and sooner.
    ///
    /// # Errors
    /// As there.
    pub fn totals<'a>(&mut self, bytes: &'a [u8]) -> Result<Totals<'a>, GameLineError> {
        let plain = Plain::read(bytes).filter(|_| bytes.len() <= LONGEST_LINE);
        if let Some(plain) = &plain
            && let Some((.., index)) = self
                .written
                .iter()
                .find(|(rules, players, _)| rules == plain.rules && *players == plain.players.len())
            && let Some(tables) = &self.rules[*index].tables
            && let Some(PlainScore { totals, ranks, .. }) =
                tables.score(plain, &mut self.names, false)
        {
            let sides = plain.players.iter().map(|name| Cow::from(*name)).collect();
            return Ok(Totals { id: plain.id.into(), sides, totals, ranks });
        }
        let Rescored { line, sides } = self.rescore(bytes)?;
        if let Some(Plain { rules, players, .. }) = plain.filter(|_| Plain::of(&line).is_some()) {
            let index = self.rules.iter().position(|resolved| resolved.is_of(&line));
            let new = |index| (rules.to_vec(), players.len(), index);
            self.written.extend(index.filter(|_| self.written.len() < MOST_RULES).map(new));
        }
        let sides = sides.iter().map(|names| names.join(" & ").into()).collect();
        Ok(Totals { id: line.id.into(), sides, totals: line.totals, ranks: line.ranks })
    }

    /// What can be known of a line that is not a game that was played by its rules.
    pub fn replay(&mut self, bytes: &[u8]) -> Replayed {
        self.replay_as_far_as_possible(bytes).unwrap_or_default()
    }

    fn replay_as_far_as_possible(&mut self, bytes: &[u8]) -> Result<Replayed, GameLineError> {
        let mut line = read(bytes)?;
        self.by.change(&mut line);
        let index = self.resolve(&line)?;
        let rules = self.rules[index].rules.clone();
        let game = line.setup(rules.clone()).ok().map(|setup| {
            let mut game = Game::new(setup);
            let _refused = line.play_in(&mut game);
            game
        });
        Ok(Replayed { rules: Some(rules), game })
    }

    /// The place of the rules of a line, resolved.
    fn resolve(&mut self, line: &GameLine) -> Result<usize, GameLineError> {
        if let Some(index) = self.rules.iter().position(|resolved| resolved.is_of(line)) {
            return Ok(index);
        }
        let rules = line.rules()?;
        if self.rules.len() == MOST_RULES {
            self.rules.clear();
            self.written.clear();
        }
        let players = line.players.len();
        let named = GameLine {
            rules: line.rules.clone(),
            scoring: line.scoring.clone(),
            schedule: line.schedule.clone(),
            set: line.set.clone(),
            ruleset: line.ruleset.clone(),
            ..GameLine::default()
        };
        let tables = ScoreTables::of(&rules, players);
        self.rules.push(Resolved { named, players, rules, tables });
        Ok(self.rules.len() - 1)
    }
}

/// Reads a line.
fn read(bytes: &[u8]) -> Result<GameLine, GameLineError> {
    if bytes.len() > LONGEST_LINE {
        return Err(GameLineError::TooLong);
    }
    if bytes.trim_ascii().is_empty() {
        return Err(GameLineError::Blank);
    }
    let message =
        |error: serde_json::Error| error.to_string().chars().take(LONGEST_MESSAGE).collect();
    serde_json::from_slice(bytes).map_err(|error| GameLineError::Json(message(error)))
}

/// Writes the result into a line.
fn write(line: &mut GameLine, PlainScore { totals, ranks, hands }: PlainScore) {
    for (deal, hands) in line.deals.iter_mut().zip(hands.chunks(totals.len())) {
        deal.points = hands.iter().map(|hand| Some(hand.as_ref()?.0)).collect();
        let bonus = || hands.iter().map(|hand| hand.map_or(Points::ZERO, |(_, bonus)| bonus));
        let any = bonus().any(|points| points != Points::ZERO);
        deal.bonus = if any { bonus().collect() } else { Vec::new() };
    }
    (line.totals, line.ranks) = (totals, ranks);
}
