//! Lines of an archive scored again.

use super::error::{GameLineError, LONGEST_LINE};
use super::line::GameLine;
use super::plain::PlainLine;
use super::replayed::Replayed;
use super::tables::{PlainResult, ScoreTables};
use crate::game::{Name, Players};
use crate::rules::{Points, Ruleset};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::{Map, serde_as};
use std::collections::{BTreeMap, HashSet};

/// The most sets of rules that are kept resolved: those of thirty scores at tables of each size.
const MOST_RULES: usize = 256;

/// The most lists of players that are remembered.
const MOST_TABLES: usize = 16_384;

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

/// The totals of a game.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RescoredTotals {
    /// The game's id.
    pub id: String,
    /// Each side's total, in turn order.
    #[serde_as(as = "Map<_, _>")]
    #[schemars(with = "BTreeMap<String, Points>")]
    pub totals: Vec<(String, Points)>,
    /// Each side's rank, from 1.
    #[serde_as(as = "Map<_, _>")]
    #[schemars(with = "BTreeMap<String, usize>")]
    pub ranks: Vec<(String, usize)>,
}

/// Scores lines again, and keeps the rules that they name resolved.
#[derive(Debug, Default)]
pub struct Rescorer {
    by: Rescoring,
    rules: Vec<Resolved>,
    /// Lists of players that were found to be names of different players, as lines have them.
    names: HashSet<Vec<u8>>,
}

/// Rules as a line names them, and what they resolve to.
#[derive(Debug)]
struct Resolved {
    /// A line with nothing but the rules and the players.
    named: GameLine,
    rules: Ruleset,
    tables: Option<ScoreTables>,
}

impl Resolved {
    fn is_of(&self, line: &GameLine) -> bool {
        let named = &self.named;
        named.players.len() == line.players.len()
            && named.rules == line.rules
            && named.scoring == line.scoring
            && named.schedule == line.schedule
            && named.set == line.set
            && named.ruleset == line.ruleset
    }
}

impl Resolved {
    /// The result of a plain game; `None` if it has to be played.
    fn score(&self, plain: &PlainLine<'_>) -> Option<PlainResult> {
        self.tables.as_ref()?.score(plain)
    }
}

impl RescoredTotals {
    fn new(
        id: String,
        sides: Vec<String>,
        totals: Vec<Points>,
        ranks: Vec<usize>,
    ) -> RescoredTotals {
        RescoredTotals {
            id,
            totals: sides.iter().cloned().zip(totals).collect(),
            ranks: sides.into_iter().zip(ranks).collect(),
        }
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
    pub fn rescore(&mut self, bytes: &[u8]) -> Result<GameLine, GameLineError> {
        let mut line = read(bytes)?;
        self.by.change(&mut line);
        let plain = self.read_plain(bytes);
        let resolved = self.resolve(&line)?;
        match plain.and_then(|plain| resolved.score(&plain)) {
            Some(result) => result.write(&mut line),
            None => line.score(&line.play_by(resolved.rules.clone())?),
        }
        Ok(line)
    }

    /// The totals of a line that is scored again.
    ///
    /// # Errors
    /// As for [`Rescorer::rescore`].
    pub fn totals(&mut self, bytes: &[u8]) -> Result<RescoredTotals, GameLineError> {
        if let Some(totals) = self.plain_totals(bytes) {
            return Ok(totals);
        }

        let mut line = read(bytes)?;
        self.by.change(&mut line);
        let rules = self.resolve(&line)?.rules.clone();
        let game = line.play_by(rules)?;
        let setup = game.setup();
        let mut sides = Vec::new();
        for side in setup.sides_in_turn() {
            let names: Vec<&str> =
                setup.members(side).map(|seat| setup.players().name(seat).as_str()).collect();
            sides.push(names.join(" & "));
        }
        Ok(RescoredTotals::new(line.id, sides, game.totals(), game.ranks()))
    }

    /// The totals of a plain game; `None` if it has to be played.
    fn plain_totals(&mut self, bytes: &[u8]) -> Option<RescoredTotals> {
        let plain = self.read_plain(bytes)?;
        let mut named = plain.named();
        self.by.change(&mut named);
        let PlainResult { totals, ranks, .. } = self.resolve(&named).ok()?.score(&plain)?;
        Some(RescoredTotals::new(plain.id.to_owned(), named.players, totals, ranks))
    }

    /// Reads a plain game, whose players have different names, written as they are shown.
    fn read_plain<'a>(&mut self, bytes: &'a [u8]) -> Option<PlainLine<'a>> {
        let plain = PlainLine::read(bytes)?;
        if !self.names.contains(plain.written_players) {
            let players = Players::new(&plain.players).ok()?;
            if !players.names().map(Name::as_str).eq(plain.players.iter().copied()) {
                return None;
            }
            if self.names.len() == MOST_TABLES {
                self.names.clear();
            }
            self.names.insert(plain.written_players.to_owned());
        }
        Some(plain)
    }

    /// What can be known of a line that is not a game that was played by its rules.
    pub fn replay(&self, bytes: &[u8]) -> Replayed {
        let Ok(mut line) = read(bytes) else { return Replayed::default() };
        self.by.change(&mut line);
        line.replay()
    }

    /// The rules of a line, resolved.
    fn resolve(&mut self, line: &GameLine) -> Result<&Resolved, GameLineError> {
        if let Some(index) = self.rules.iter().position(|resolved| resolved.is_of(line)) {
            return Ok(&self.rules[index]);
        }
        if self.rules.len() == MOST_RULES {
            self.rules.clear();
        }
        let rules = line.rules()?;
        let tables = ScoreTables::of(&rules, line.players.len());
        let named = GameLine {
            rules: line.rules.clone(),
            scoring: line.scoring.clone(),
            schedule: line.schedule.clone(),
            set: line.set.clone(),
            ruleset: line.ruleset.clone(),
            players: line.players.clone(),
            ..GameLine::default()
        };
        self.rules.push(Resolved { named, rules, tables });
        Ok(self.rules.last().expect("it was just added"))
    }
}

impl GameLine {
    /// Reads a line.
    ///
    /// # Errors
    /// It is not a game.
    pub fn read(bytes: &[u8]) -> Result<GameLine, GameLineError> {
        read(bytes)
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
    serde_json::from_slice(bytes).map_err(|error| {
        let column = error.column();
        let said = error.to_string();
        // serde_json ends its message with five words, `at line N column N`; the line is always 1.
        let mut message = said.as_str();
        if error.line() > 0 {
            message = message.rsplitn(6, ' ').last().unwrap_or(message);
        }
        // All the keys of a game would follow.
        if let Some((unknown, _)) = message.split_once(", expected one of ") {
            message = unknown;
        }
        GameLineError::Json { message: message.chars().take(LONGEST_MESSAGE).collect(), column }
    })
}
