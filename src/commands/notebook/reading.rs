//! Reads sheets with what the command line says of them.

use super::args::NotebookArgs;
use super::words;
use crate::analysis::{
    LocatedSheetError, SheetError, SheetForm, WrittenSheet, has_title, read_sheets,
};
use crate::cards::Seat;
use crate::terminal::{Failure, Result, choose};
use crate::words::{Hint, messages};

/// A sheet of a file, and the id that its game has there, if any.
pub(super) struct NamedSheet {
    pub(super) game: String,
    /// What it is called in messages: its game, or else the file and, of several in it, the line.
    pub(super) name: String,
    pub(super) sheet: Result<WrittenSheet>,
}

/// The sheets of a text.
pub(super) fn sheets(text: &str, place: &str, args: &NotebookArgs) -> Vec<NamedSheet> {
    let form = SheetForm { players: &args.players, columns: &args.columns, names: &args.map };
    let is_own = has_title(text);
    let read = read_sheets(text, form);
    let is_alone = read.len() == 1;
    let mut sheets = Vec::new();
    for (game, sheet) in read {
        let line = sheet.as_ref().map_or_else(|located| located.line, WrittenSheet::first_line);
        let name = if !game.is_empty() {
            game.clone()
        } else if is_alone {
            place.to_owned()
        } else {
            format!("{place}:{line}")
        };
        let sheet = sheet.map_err(|located| not_a_sheet(&located, place, is_own));
        sheets.push(NamedSheet { game, name, sheet });
    }
    sheets
}

/// The failure of a text that is no sheet, though perhaps our own.
fn not_a_sheet(located: &LocatedSheetError, place: &str, is_own: bool) -> Failure {
    let at =
        messages::AuditSheetPosition { file: place, line: located.line, column: located.column };
    let failure = Failure::data(words::sheet_error(&located.error)).at(at.say());
    match &located.error {
        SheetError::NoNames => {
            failure.hint(Hint::of_program(messages::HintGiveNames.say(), "--players A,B,C"))
        }
        SheetError::NameNear { name, near } => {
            failure.hint(same(name, near)).hint(same(name, name))
        }
        // A narrow sheet lacks labels and cells.
        _ if is_own => {
            failure.hint(Hint::of_game(messages::HintSheetToAudit.say(), "sheet FILE.csv"))
        }
        _ => failure,
    }
}

/// The hint to say that a name of a sheet means a player.
pub(super) fn same(name: &str, player: &str) -> Hint {
    let mapping = format!("{name}={player}");
    let option = format!("--map {}", crate::notation::quote(&mapping));
    Hint::of_program(messages::HintMapName { name: player }.say(), option)
}

/// A sheet with its players in the turn order that was given, or else in that of its dealers.
///
/// # Errors
/// The turn order does not name each of the players once.
pub(super) fn in_turn(sheet: WrittenSheet, turn: &[String]) -> Result<WrittenSheet> {
    let mut order: Vec<Seat> = Vec::new();
    if turn.is_empty() {
        let dealers = sheet.rows.iter().map_while(|row| row.dealer.as_ref());
        order.extend(
            dealers.take(sheet.players.count()).filter_map(|name| sheet.players.seat(name)),
        );
    } else {
        for name in turn {
            order.push(choose::seat(&sheet.players, name)?);
        }
    }
    match sheet.in_order(&order) {
        Some(sheet) => Ok(sheet),
        None if turn.is_empty() => Ok(sheet),
        None => Err(Failure::usage(messages::AuditErrorTurn.say())),
    }
}

/// What of a sheet was not read.
pub(super) fn unread(sheet: &WrittenSheet) -> Vec<String> {
    let mut lines = Vec::new();
    let columns = &sheet.about.columns.unread;
    if !columns.is_empty() {
        let columns = crate::words::list(columns.iter().map(|name| crate::words::quoted(name)));
        lines.push(messages::AuditReadUnreadColumns { columns }.say());
    }
    let unread = &sheet.about.unread;
    if !unread.is_empty() {
        let number = unread.len();
        let texts = unread.iter().map(|(_, line)| crate::words::quoted(line));
        let texts = crate::words::list(texts);
        lines.push(messages::AuditReadUnreadLines { number, texts }.say());
    }
    lines
}
