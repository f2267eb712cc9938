//! What a form sends: a command line as the shell has it, and the entry that its page showed last. A
//! form sent twice is recorded once.

use super::table::Table;
use crate::commands::{Command, parse};
use crate::desk::{Request, plan_fix};
use crate::game::Name;
use crate::grammar::{Global, Recording};
use crate::history::{GameId, History};
use crate::notation;
use crate::store::Selector;
use crate::terminal::{Failure, Result, games};
use crate::views::Changes;
use crate::words::messages;

/// A form as it was sent.
#[derive(Debug, Default)]
pub(super) struct Press {
    /// The id of the game on the page.
    game: String,
    /// The number of its last entry there.
    last: u64,
    /// The beginning of the command.
    line: String,
    /// Its further words.
    words: Vec<String>,
    /// Whether a correction was seen and confirmed.
    is_sure: bool,
}

/// What became of it.
pub(super) enum Pressed {
    /// It is recorded.
    Recorded,
    /// A correction is not recorded yet: this is what it would change, and the line that asks for it.
    Preview {
        /// The game.
        history: Box<History>,
        /// What it would change.
        changes: Changes,
        /// The command.
        line: String,
    },
}

impl Press {
    /// Reads the fields of a form; those it does not know are left out.
    pub(super) fn of(fields: Vec<(String, String)>) -> Press {
        let mut press = Press::default();
        for (name, value) in fields {
            match name.as_str() {
                "game" => press.game = value,
                "last" => press.last = value.parse().unwrap_or(u64::MAX),
                "line" => press.line = value,
                "sure" => press.is_sure = true,
                name if name.starts_with("word") && !value.is_empty() => press.words.push(value),
                _ => {}
            }
        }
        press
    }

    /// Carries it out.
    ///
    /// # Errors
    /// It cannot be read or done, or others have recorded something else since; nothing is recorded.
    pub(super) fn perform(self, table: &Table) -> Result<Pressed> {
        let unclosed = |_| Failure::usage(messages::ArgumentUnclosedQuote.say());
        let mut line = notation::words(&self.line).map_err(unclosed)?;
        line.extend(self.words.iter().cloned());
        let whole = parse::command_line(line.iter().map(String::as_str));
        let (global, command) =
            parse::parse(&whole).map_err(|error| parse::explained(error, &whole, 80))?;
        let Global { game: None, dir: None, after: None, .. } = global else {
            return Err(Failure::usage(messages::LiveRefusalOtherGame.say()));
        };
        let context = &table.context;
        match command {
            Command::Record(Recording::Fix(fix)) if !self.is_sure => {
                let history = context.desk()?.open(&self.game(table)?);
                let history =
                    history.map_err(|error| games::failure(context, error))?.into_history();
                let correction = fix.correction(history.game())?;
                match plan_fix(&history, fix.deal, &correction, context.now())? {
                    Some(plan) => Ok(Pressed::Preview {
                        changes: Changes::of(history.game(), &plan, false),
                        history: history.into(),
                        line: line
                            .iter()
                            .map(|word| notation::quote(word))
                            .collect::<Vec<_>>()
                            .join(" "),
                    }),
                    None => Err(Failure::usage(messages::CorrectionUnchanged.say())),
                }
            }
            Command::Record(recording) => {
                let request = |game: &_| {
                    let request = recording.request(game);
                    // What it leaves against the rules was shown.
                    request.map(|request| match request {
                        Request::Fix { deal, correction, .. } => {
                            Request::Fix { deal, correction, waive: true }
                        }
                        request => request,
                    })
                };
                let (desk, failed) = (context.desk()?, |error| games::failure(context, error));
                match self.game(table) {
                    Ok(game) => {
                        desk.perform_once(&game, self.last, request).map_err(failed)??;
                    }
                    // The page was sent before, when its game was still shown.
                    Err(failure) => {
                        let Ok(game) = self.game.parse().map(Selector::Id) else {
                            return Err(failure);
                        };
                        if !desk.has_recorded(&game, self.last, request).map_err(failed)? {
                            return Err(failure);
                        }
                    }
                }
                Ok(Pressed::Recorded)
            }
            Command::New(new) => {
                let rules = new.rules.as_deref().unwrap_or_default();
                if crate::presets::built_in(rules).is_none() {
                    return Err(Failure::usage(messages::LiveRefusalRulesFile.say()));
                }
                if !is_there(table, new.id.as_deref(), Some(&new.players))? {
                    games::begin(context, &new, true)?;
                }
                Ok(Pressed::Recorded)
            }
            Command::Rematch(asked) => {
                if !is_there(table, asked.id.as_deref(), None)? {
                    let mut own = context.clone();
                    own.global.game = Some(self.game);
                    games::rematch(&own, &asked, true)?;
                }
                Ok(Pressed::Recorded)
            }
            _ => Err(Failure::usage(messages::LiveRefusalReading.say())),
        }
    }

    /// The game that the form is about, if it is still the one shown.
    fn game(&self, table: &Table) -> Result<Selector> {
        table.look();
        let shown = table.open().history().map(|history| history.id().clone());
        let is_shown = |id: &GameId| id.as_str() == self.game;
        shown
            .filter(is_shown)
            .map(Selector::Id)
            .ok_or_else(|| Failure::data(messages::LiveErrorGameChanged.say()))
    }
}

/// Whether the game that a page was to start is there, with these players: the page was sent before.
fn is_there(table: &Table, id: Option<&str>, players: Option<&[String]>) -> Result<bool> {
    let Some(id) = id.and_then(|id| id.parse::<GameId>().ok()) else { return Ok(false) };
    let Ok(session) = table.context.desk()?.open(&Selector::Id(id)) else { return Ok(false) };
    let names = session.history().setup().players().names();
    Ok(players.is_none_or(|players| names.map(Name::as_str).eq(players.iter().map(String::as_str))))
}
