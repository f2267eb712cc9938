//! Forms: each sends a command line as in the shell, with the number of the last entry on its page. A
//! form sent twice is recorded once.

use super::acts::SentAct;
use super::confirmed::{self, Opinion};
use super::guard::Served;
use super::reader::Reader;
use super::table::LiveTable;
use crate::commands::{Command, ScriptCommand, parse};
use crate::desk::{Request, check_last, has_recorded};
use crate::game::{Act, Count, Due, Game, TableNote};
use crate::grammar::request::RequestError;
use crate::grammar::{FixArgs, Global, NewArgs, Recording, RematchArgs};
use crate::history::{GameId, History};
use crate::notation;
use crate::presets;
use crate::store::Selector;
use crate::terminal::{Failure, Result, games};
use crate::views::Changes;
use crate::words::{Problem, messages};

/// The most fields of an act.
const MOST_FIELDS: usize = 8;

/// A form as it was sent.
#[derive(Debug, Default)]
pub(super) struct Press {
    /// The id of the game on the page.
    game: String,
    /// The number of its last entry on the page.
    last: u64,
    /// The beginning of the command.
    pub(super) line: String,
    /// The options of a new game, which stand before its players.
    options: Vec<String>,
    /// The further words of the command.
    words: Vec<String>,
    /// The fields as they were sent.
    pub(super) fields: Vec<(String, String)>,
    /// The act of the table, in place of a command.
    pub(super) act: SentAct,
    /// What a player says of the tricks of a deal.
    confirms: Option<(usize, Opinion)>,
    /// Whether the preview of a correction was shown and confirmed.
    is_confirmed: bool,
}

/// The outcome of a form.
pub(super) enum Pressed {
    /// It is recorded.
    Recorded,
    /// A correction to confirm first.
    Preview {
        /// The game as it is.
        history: Box<History>,
        /// What the correction would change.
        changes: Box<Changes>,
        /// The command that records it.
        line: String,
    },
    /// The page of the ruling on an incident.
    Ruling(String),
}

impl Press {
    /// Reads the fields of a form, and ignores unknown ones.
    pub(super) fn of(fields: Vec<(String, String)>) -> Press {
        let mut press = Press { fields: fields.clone(), ..Press::default() };
        let mut promotions = Vec::new();
        let mut promotions_now = None;
        let mut bid = String::new();
        let mut trump = String::new();
        let mut declarers = Vec::new();
        let mut partner = None;
        let mut factors = Vec::new();
        for (name, value) in fields {
            match name.as_str() {
                "game" => press.game = value,
                "last" => press.last = value.parse().unwrap_or(u64::MAX),
                "line" => press.line = value,
                "sure" => press.is_confirmed = true,
                "bid" => bid = value,
                "suit" => trump = format!(":{value}"),
                "by" => declarers.push(value),
                "with" => partner = Some(value),
                "dealer" => {
                    let dealer = press.field(&value).map(|name| format!("--dealer={name}"));
                    press.options.extend(dealer);
                }
                "schedule" | "scoring" | "title" if !value.trim().is_empty() => {
                    press.options.push(format!("--{name}={}", value.trim()));
                }
                "promotion" => promotions.push(value),
                "promotions" => promotions_now = Some(value),
                "agree" => {
                    press.confirms = value.parse().ok().map(|deal| (deal, Opinion::Agrees));
                }
                "object" => {
                    press.confirms = value.parse().ok().map(|deal| (deal, Opinion::Objects));
                }
                "act" => press.act.name = value,
                "about" => press.act.deal = value.parse().ok(),
                "laws" => press.act.laws = Some(value),
                "take" => press.act.taken = Some(value),
                "stands" => press.act.stands = true,
                name if name.starts_with("factor") && !value.is_empty() => factors.push(value),
                name if name.starts_with("of=") => {
                    press.words.push(format!("{}={value}", &name["of=".len()..]));
                }
                name if name.starts_with("said") => {
                    let place = name["said".len()..].parse().unwrap_or(MOST_FIELDS);
                    if place < MOST_FIELDS {
                        press.act.said.resize(press.act.said.len().max(place + 1), String::new());
                        press.act.said[place] = value.trim().to_owned();
                    }
                }
                name if name.starts_with("word") && !value.trim().is_empty() => {
                    press.words.push(value.trim().to_owned());
                }
                _ => {}
            }
        }

        if promotions.is_empty() {
            promotions.push("off".to_owned());
        }
        let promotions = promotions.join(",");
        if promotions_now.is_some_and(|now| now != promotions) {
            press.options.push(format!("--set=promotions={promotions}"));
        }

        // A contract is sent in its parts.
        if !bid.is_empty() {
            press.words.push(bid + &trump);
        }
        press.words.extend(factors);
        if !declarers.is_empty() {
            press.words.push(format!("--by={}", declarers.join(",")));
        }
        press.words.extend(partner.map(|partner| format!("--with={partner}")));
        press
    }

    /// The value of a field.
    fn field(&self, name: &str) -> Option<String> {
        let field = self.fields.iter().find(|(field, _)| field == name);
        field.map(|(_, value)| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    /// The rules of the game that the form begins, if it names them.
    pub(super) fn new_rules(&self) -> Option<&str> {
        self.line.strip_prefix("new ")?.rsplit(' ').next()
    }

    /// Performs the command of the form.
    ///
    /// # Errors
    /// The command cannot be read or performed, or others have recorded something else since the page
    /// was drawn. Nothing is recorded then.
    pub(super) fn perform(&self, table: &LiveTable, reader: &Reader) -> Result<Pressed> {
        if let Some(name) = reader.player() {
            self.record_own(table, name)?;
            return Ok(Pressed::Recorded);
        }
        if !self.act.name.is_empty() {
            let now = table.context.now();
            if let Ok(history) = self.shown_history(table)
                && let Some(page) = self.act.ruling(&history, reader, now)?
            {
                return Ok(Pressed::Ruling(page));
            }
            self.record(table, |history| self.act.request(history.game()))?;
            return Ok(Pressed::Recorded);
        }
        let (words, command) = self.command()?;
        match command {
            Command::Script(ScriptCommand::Record(Recording::Fix(fix))) if !self.is_confirmed => {
                let (history, changes) = self.preview(table, &fix)?;
                let quoted: Vec<_> = words.iter().map(|word| notation::quote(word)).collect();
                Ok(Pressed::Preview {
                    history: history.into(),
                    changes: changes.into(),
                    line: quoted.join(" "),
                })
            }
            Command::Script(ScriptCommand::Record(recording)) => {
                self.record(table, |history| {
                    let mut request = recording.request(history)?;
                    // The preview showed what the correction leaves against the rules.
                    request.allow();
                    Ok(request)
                })?;
                Ok(Pressed::Recorded)
            }
            Command::Script(ScriptCommand::New(_)) | Command::Rematch(_)
                if reader.home.is_some() =>
            {
                Err(Failure::usage(messages::LiveRefusalOtherGame.say()))
            }
            Command::Script(ScriptCommand::New(new)) => {
                begin(table, &new)?;
                Ok(Pressed::Recorded)
            }
            Command::Rematch(rematch) => {
                self.rematch(table, &rematch)?;
                Ok(Pressed::Recorded)
            }
            _ => Err(Failure::usage(messages::LiveRefusalReading.say())),
        }
    }

    /// The words of the command, and what they mean.
    fn command(&self) -> Result<(Vec<String>, Command)> {
        let mut words = notation::words(&self.line)
            .map_err(|_| Failure::usage(messages::ArgumentUnclosedQuote.say()))?;
        if let Some(players) = words.iter().position(|word| word == "--") {
            words.splice(players..players, self.options.iter().cloned());
        }
        words.extend(self.words.iter().cloned());
        let line = parse::command_line(words.iter().map(String::as_str));
        let (global, command) =
            parse::parse(&line).map_err(|error| parse::explained(error, &line, 80))?;
        let Global { game: None, dir: None, after: None, .. } = global else {
            return Err(Failure::usage(messages::LiveRefusalOtherGame.say()));
        };
        Ok((words, command))
    }

    /// Records what a player may record with the own link: the own bid or call, in turn, or a word on the
    /// tricks of a deal that others have recorded.
    fn record_own(&self, table: &LiveTable, name: &str) -> Result<()> {
        if let Some((deal, says)) = self.confirms {
            return self.confirm(table, name, deal, says);
        }
        let others = || Problem::of(messages::LiveRefusalOthers.say(), []);
        let (_, command) = self.command()?;
        let Command::Script(ScriptCommand::Record(recording)) = command else {
            return Err(Failure::against(others()));
        };
        self.record(table, |history| {
            let request = recording.request(history)?;
            if !is_own(history.game(), name, &request) {
                return Err(RequestError::Against(others()));
            }
            Ok(request)
        })
    }

    /// Takes down what a player says of the tricks of a deal. An objection is a note in the game.
    fn confirm(&self, table: &LiveTable, name: &str, deal: usize, says: Opinion) -> Result<()> {
        let history = self.shown_history(table)?;
        let game = history.game();
        let seat = game.setup().players().seat(name);
        let may_say = game
            .deal(deal)
            .zip(seat)
            .is_some_and(|(deal, seat)| deal.is_over() && confirmed::is_opponent(game, deal, seat));
        if table.confirmed.is_none() || !may_say {
            let problem = Problem::of(messages::LiveRefusalOthers.say(), []);
            return Err(Failure::against(problem));
        }
        if says == Opinion::Objects {
            let text = messages::LiveConfirmNote { player: name }.say();
            self.record(table, |_| {
                let act = Act::Note(TableNote { deal: Some(deal), text: text.clone() });
                Ok(Request::Play { act, waive: false })
            })?;
        }
        table.confirm(&history, deal, says);
        Ok(())
    }

    /// Works out what a correction would change.
    fn preview(&self, table: &LiveTable, fix: &FixArgs) -> Result<(History, Changes)> {
        let context = &table.context;
        let history = self.shown_history(table)?;
        let plan = fix
            .request(&history)?
            .plan_fix(&history)
            .map_err(|refusal| Failure::refused(&history, &refusal, context.now()))?;
        let Some(plan) = plan else {
            return Err(Failure::usage(messages::CorrectionUnchanged.say()));
        };
        let changes = Changes::of(history.game(), &plan, false);
        Ok((history, changes))
    }

    /// Records an entry, unless the same form has recorded it before.
    fn record(
        &self,
        table: &LiveTable,
        request: impl Fn(&History) -> std::result::Result<Request, RequestError>,
    ) -> Result<()> {
        let context = &table.context;
        let desk = context.desk()?;
        let failed = |error| games::store_failure(context, error);

        let shown = self.shown_history(table);
        let Ok(id) = self.game.parse() else { return shown.map(drop) };
        // The game at a table of an event is not among the others.
        let own = if shown.is_ok() { table.shown().selector() } else { None };
        let mut locked = desk.lock(&own.unwrap_or(Selector::Id(id))).map_err(failed)?;
        if has_recorded(locked.history(), self.last, &request) {
            locked.save().map_err(failed)?;
            return Ok(());
        }

        // The form of an earlier game may only repeat what it recorded while that game was shown.
        shown?;
        if let Err(refusal) = check_last(locked.history(), Some(self.last)) {
            let failure = Failure::refused(locked.history(), &refusal, context.now());
            // A button whose act cannot be recorded any more is gone.
            let mut now = locked.history().clone();
            let done = request(&now).map(|request| request.perform(&mut now, context.now()));
            return Err(if matches!(done, Ok(Ok(_))) { failure } else { failure.without_hints() });
        }
        let request = request(locked.history())?;
        locked
            .perform(&request, context.now())
            .map_err(|refusal| Failure::refused(locked.history(), &refusal, context.now()))?;
        locked.save().map_err(failed)?;
        Ok(())
    }

    /// Begins a rematch, unless the same form has begun it before.
    fn rematch(&self, table: &LiveTable, rematch: &RematchArgs) -> Result<()> {
        if stored_players(table, rematch.id.as_deref())?.is_some() {
            return Ok(());
        }
        // A path would open a file of this machine.
        let Ok(game) = self.game.parse::<GameId>() else {
            return Err(Failure::data(messages::LiveErrorGameChanged.say()));
        };
        let mut context = table.context.clone();
        context.game = Some(game.to_string());
        let rematched = games::rematch(&context, rematch, games::Extent::Brief);
        match rematched {
            Ok((session, _)) => table.go_on_with(session.history().id()),
            // The same form from another phone may have begun it in the meantime.
            Err(_) if stored_players(table, rematch.id.as_deref())?.is_some() => {}
            Err(failure) => return Err(failure),
        }
        Ok(())
    }

    /// The game on the page, if it is still the one shown.
    fn shown_history(&self, table: &LiveTable) -> Result<History> {
        table.refresh();
        match table.shown().history() {
            Some(history) if history.id().as_str() == self.game => Ok(history.clone()),
            _ => Err(Failure::data(messages::LiveErrorGameChanged.say())),
        }
    }
}

/// Whether a request is the bid or the call of a player whose turn it is.
fn is_own(game: &Game, name: &str, request: &Request) -> bool {
    let Some(seat) = game.setup().players().seat(name) else { return false };
    let Request::Play { act, waive: false } = request else { return false };
    match (act, game.due()) {
        (Act::Bid(bids), Due::Bids(due)) => {
            due.seats.first() == Some(&seat)
                && matches!(bids[..], [Count { by, .. }] if by.is_none_or(|by| by == seat))
        }
        (Act::Call(calls), Due::Calls(due)) => due.seat == seat && calls.len() == 1,
        _ => false,
    }
}

/// Begins a game, unless the same form has begun it before.
fn begin(table: &LiveTable, new: &NewArgs) -> Result<()> {
    if presets::built_in(new.rules.as_deref().unwrap_or_default()).is_none() {
        return Err(Failure::usage(messages::LiveRefusalRulesFile.say()));
    }
    if has_begun(table, new)? {
        return Ok(());
    }
    match games::begin(&table.context, new, games::Extent::Brief) {
        // The same form from another phone may have begun it in the meantime.
        Err(failure) if !has_begun(table, new)? => Err(failure),
        _ => Ok(()),
    }
}

/// Whether there is a game with the id and the players of a new one.
fn has_begun(table: &LiveTable, new: &NewArgs) -> Result<bool> {
    let stored = stored_players(table, new.id.as_deref())?;
    Ok(stored.as_ref() == Some(&new.players))
}

/// The names of the players in the stored game with an id, if there is one.
fn stored_players(table: &LiveTable, id: Option<&str>) -> Result<Option<Vec<String>>> {
    let Some(id) = id.and_then(|id| id.parse::<GameId>().ok()) else { return Ok(None) };
    let Ok(session) = table.context.desk()?.open(&Selector::Id(id)) else { return Ok(None) };
    let names = session.history().setup().players().names();
    Ok(Some(names.map(|name| name.as_str().to_owned()).collect()))
}
