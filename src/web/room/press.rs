//! Forms: each makes a command line of `event`, which is run as in the shell.

use super::state::Room;
use crate::club::{Confirm, Event, EventAct, EventHistory, TableState};
use crate::commands::{Command, event, parse};
use crate::grammar::Global;
use crate::notation;
use crate::rules::Points;
use crate::terminal::links::Role;
use crate::terminal::{Failure, Result, tables};
use crate::web::guard::locked;
use crate::web::reader::Reader;
use crate::words::{self, Problem, messages};

/// The fields of a form as they were sent.
pub(super) struct SentForm(pub(super) Vec<(String, String)>);

impl SentForm {
    pub(super) fn field(&self, name: &str) -> &str {
        let field = self.0.iter().find(|(field, _)| field == name);
        field.map_or("", |(_, value)| value.trim())
    }

    fn number(&self, name: &str) -> u16 {
        self.field(name).parse().unwrap_or_default()
    }

    /// Carries the form out.
    ///
    /// # Errors
    /// It cannot be recorded, or this link may not record it. Nothing is recorded then.
    pub(super) fn perform(&self, room: &Room, reader: &Reader) -> Result<()> {
        let _one_at_a_time = locked(&room.pressing);
        let history = room.history()?;
        match (&reader.role, self.field("do")) {
            (Role::Director, _) => self.direct(room, &history),
            (Role::Table(table), "begin") => {
                let round = self.number("round");
                tables::selector(&room.at_table(round, *table)).map(drop)
            }
            (Role::Table(table), "result") => self.result(room, &history, *table),
            (Role::Table(table), "agree") if history.event().plan.confirm == Confirm::Table => {
                self.say(room, &history, *table, "agree", self.number("by"))
            }
            (Role::Person(no), said @ ("agree" | "dispute")) => {
                let seating = history.event().seating(self.number("round")).unwrap_or_default();
                let Some((table, _)) = seating.seat_of(*no) else { return Err(not_here()) };
                self.say(room, &history, table as u16, said, *no)
            }
            _ => Err(not_here()),
        }
    }

    /// Runs a command of the director. What tables have entered since the page was drawn does not matter to it, unless
    /// it takes back the last entry.
    fn direct(&self, room: &Room, history: &EventHistory) -> Result<()> {
        let line = self.field("line");
        let words = notation::words(line)
            .map_err(|_| Failure::usage(messages::ArgumentUnclosedQuote.say()))?;
        let known = self.field("last").parse().unwrap_or(usize::MAX);
        let since = history.entries().get(known..).unwrap_or_default();
        let takes_back = matches!(line, "undo" | "redo");
        let is_news = |act: &Option<EventAct>| {
            let of_table = matches!(
                act,
                Some(EventAct::Typed { .. } | EventAct::Agree { .. } | EventAct::Dispute { .. })
            );
            takes_back || !of_table
        };
        if known > history.entries().len() || since.iter().any(|entry| is_news(&entry.act)) {
            return Err(Failure::data(messages::RoomRefusalMeanwhile.say()));
        }
        let own = words.iter().skip_while(|word| matches!(word.as_str(), "hoyle" | "event"));
        run(room, own.cloned())
    }

    /// Enters the result of a table, unless it is there already.
    fn result(&self, room: &Room, history: &EventHistory, table: u16) -> Result<()> {
        let event = history.event();
        let round = self.number("round");
        let mut points: Vec<Points> = Vec::new();
        let mut made: Vec<u16> = Vec::new();
        let mut words = vec!["result".to_owned(), table.to_string()];
        while let Some((_, value)) =
            self.0.iter().find(|(name, _)| *name == format!("points{}", points.len() + 1))
        {
            let number: Points =
                value.trim().parse().map_err(|invalid| Failure::usage(format!("{invalid}")))?;
            let deals = self.field(&format!("made{}", points.len() + 1)).parse::<u16>();
            made.extend(deals.iter());
            let deals = deals.map_or_else(|_| String::new(), |deals| format!("/{deals}"));
            words.push(format!("{}{deals}", number.decimal()));
            points.push(number);
        }

        let typed = event.round(round).ok().and_then(|round| round.typed.get(&table));
        if let Some(typed) = typed.filter(|typed| !typed.points.is_empty()) {
            let state = event.state(round, table);
            if typed.points == points && typed.made == made {
                return Ok(());
            }
            if matches!(state, TableState::Agreed | TableState::Closed) {
                return Err(Failure::against(Problem::of(messages::RoomRefusalAgreed.say(), [])));
            }
            if known_result(event, round, table) != self.field("known") {
                let at = history.typed_at(round, table).map(words::time).unwrap_or_default();
                let result = words::table_result(event, round, table).unwrap_or_default();
                return Err(Failure::data(messages::RoomReplaceQuestion { result, at }.say()));
            }
        }
        words.push(format!("--round={round}"));
        let by = self.number("by");
        if by > 0 {
            words.push(format!("--by={by}"));
        }
        run(room, words)
    }

    /// Says of a result that it is right, or wrong.
    fn say(
        &self,
        room: &Room,
        history: &EventHistory,
        table: u16,
        said: &str,
        by: u16,
    ) -> Result<()> {
        let round = self.number("round");
        let event = history.event();
        let is_said = match said {
            "agree" => event.state(round, table) == TableState::Agreed,
            _ => event.round(round).is_ok_and(|round| round.disputed.contains(&table)),
        };
        if is_said {
            return Ok(());
        }
        let words = [said, &table.to_string(), &format!("--round={round}"), &format!("--by={by}")];
        run(room, words.map(str::to_owned))
    }
}

/// The points of a table as its form says that it has shown them; empty if there are none.
pub(super) fn known_result(event: &Event, round: u16, table: u16) -> String {
    let typed = event.round(round).ok().and_then(|round| round.typed.get(&table));
    let points = typed.into_iter().flat_map(|typed| &typed.points);
    points.map(|points| points.decimal()).collect::<Vec<String>>().join(" ")
}

fn not_here() -> Failure {
    Failure::against(Problem::of(messages::RoomRefusalLink.say(), []))
}

/// Runs a command of the event.
fn run(room: &Room, own: impl IntoIterator<Item = String>) -> Result<()> {
    let mut words = vec!["event".to_owned()];
    words.extend(own);
    words.push(format!("--event={}", room.id));
    let line = parse::command_line(words.iter().map(String::as_str));
    let (global, command) =
        parse::parse(&line).map_err(|error| parse::explained(error, &line, 80))?;
    let Global { game: None, dir: None, after: None, .. } = global else {
        return Err(Failure::usage(messages::LiveRefusalOtherGame.say()));
    };
    match command {
        Command::Event(args) if args.records_here() => {
            event::event(&room.context, &args)?;
            Ok(())
        }
        _ => Err(Failure::usage(messages::LiveRefusalReading.say())),
    }
}
