//! What a form sends: a command line as the shell has it, and the entry that its page showed last. A
//! form sent twice is recorded once.

use super::table::Table;
use crate::commands::{Command, parse};
use crate::desk::{Request, check_last, has_recorded, plan_fix};
use crate::game::{Game, Name};
use crate::grammar::request::RequestError;
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
                    history.map_err(|error| games::store_failure(context, error))?.into_history();
                let correction = fix.correction(history.game())?;
                let plan = plan_fix(&history, fix.deal, &correction)
                    .map_err(|refusal| Failure::refused(&history, &refusal, context.now()));
                match plan? {
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
                self.record_once(table, request)?;
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

    /// Records what the form asks for, unless that was recorded before: a browser may send a form twice.
    fn record_once(
        &self,
        table: &Table,
        request: impl Fn(&Game) -> Result<Request, RequestError>,
    ) -> Result<()> {
        let context = &table.context;
        let desk = context.desk()?;
        let failed = |error| games::store_failure(context, error);
        let shown = self.game(table);
        let Ok(selector) = self.game.parse().map(Selector::Id) else { return shown.map(drop) };

        let mut locked = desk.lock(&selector).map_err(failed)?;
        if has_recorded(locked.history(), self.last, &request) {
            return locked.save().map(drop).map_err(failed);
        }
        // A page of another game may only repeat what it recorded while that was shown.
        shown?;
        let refused =
            |history: &History, refusal| Failure::refused(history, &refusal, context.now());
        check_last(locked.history(), Some(self.last))
            .map_err(|refusal| refused(locked.history(), refusal))?;
        let request = request(locked.game())?;
        let performed = locked.perform(&request, context.now());
        performed.map_err(|refusal| refused(locked.history(), refusal))?;
        locked.save().map(drop).map_err(failed)
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
