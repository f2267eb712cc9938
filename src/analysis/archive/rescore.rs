//! Lines of an archive scored again.

use super::fault::{LONGEST_LINE, LineFault};
use super::line::GameLine;
use super::tables::{Names, Tables};
use crate::rules::Ruleset;

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
    /// Whether the points of the deals are left out.
    pub totals: bool,
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

/// Scores lines again, and keeps the rules that they name resolved.
#[derive(Debug, Default)]
pub struct Rescorer {
    by: Rescoring,
    rules: Vec<Resolved>,
    names: Names,
}

/// Rules as a line names them, and what they resolve to.
#[derive(Debug)]
struct Resolved {
    named: GameLine,
    players: usize,
    rules: Ruleset,
    tables: Option<Tables>,
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
    pub fn rescore(&mut self, bytes: &[u8]) -> Result<Rescored, LineFault> {
        let mut line = read(bytes)?;
        self.by.change(&mut line);
        let resolved = resolved(&mut self.rules, &line)?;
        if let Some(tables) = &resolved.tables
            && tables.score(&mut line, &mut self.names, !self.by.totals)
        {
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
}

/// Reads a line.
fn read(bytes: &[u8]) -> Result<GameLine, LineFault> {
    if bytes.len() > LONGEST_LINE {
        return Err(LineFault::TooLong);
    }
    if bytes.trim_ascii().is_empty() {
        return Err(LineFault::Blank);
    }
    let message =
        |error: serde_json::Error| error.to_string().chars().take(LONGEST_MESSAGE).collect();
    serde_json::from_slice(bytes).map_err(|error| LineFault::Json(message(error)))
}

/// The rules of a line, resolved.
fn resolved<'a>(known: &'a mut Vec<Resolved>, line: &GameLine) -> Result<&'a Resolved, LineFault> {
    let index = match known.iter().position(|it| it.is_of(line)) {
        Some(index) => index,
        None => {
            let rules = line.rules()?;
            if known.len() == MOST_RULES {
                known.clear();
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
            known.push(Resolved { named, players, tables: Tables::of(&rules, players), rules });
            known.len() - 1
        }
    };
    Ok(&known[index])
}
