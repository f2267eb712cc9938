//! `log`: everything that happened in a game, with the times.

use super::answer::{Answer, fold_in};
use super::context::Context;
use super::failure::Failure;
use super::{desk, keep};
use crate::game::Name;
use crate::record::{Deed, Entry, History};
use crate::render::json;
use crate::words;
use serde::Serialize;

#[derive(Serialize)]
struct LogLine {
    seq: u64,
    at: String,
    what: &'static str,
    entry: String,
    in_force: bool,
}

/// Returns everything that happened in a game, with the times.
pub(super) fn log(context: &Context) -> Result<Answer, Failure> {
    let read = keep::read(context)?;
    let history = &read.history;
    let answer = if context.global.json {
        let begun = LogLine {
            seq: 0,
            at: history.begun().to_string(),
            what: "begun",
            entry: format!("begun: {}", history.setup().rules().title),
            in_force: true,
        };
        let entries = history.entries().iter().map(|entry| log_line(history, entry));
        let lines: Vec<LogLine> = std::iter::once(begun).chain(entries).collect();
        Answer::result(json::line(&lines))
    } else {
        Answer::result(text(history, context.look.width))
    };
    Ok(read.with_remarks(answer))
}

fn log_line(history: &History, entry: &Entry) -> LogLine {
    LogLine {
        seq: entry.seq,
        at: entry.at.to_string(),
        what: match &entry.deed {
            Deed::Played { .. } => "played",
            Deed::Undone { .. } => "undone",
            Deed::Redone { .. } => "redone",
        },
        entry: desk::entry_words(history, entry),
        in_force: history.in_force().any(|other| other.seq == entry.seq),
    }
}

/// Returns an entry a paragraph: its number, its time, what happened.
fn text(history: &History, width: usize) -> String {
    let setup = history.setup();
    let names: Vec<&Name> = setup.players().names().collect();
    let begun = format!("begun: {}, {}", setup.rules().title, words::and(&names));
    let mut told = paragraph(0, &history.begun().local_text(), &begun, width);
    for entry in history.entries() {
        let words = desk::entry_words(history, entry);
        let taken_back = matches!(entry.deed, Deed::Played { .. })
            && !history.in_force().any(|other| other.seq == entry.seq);
        let words = if taken_back { format!("{words} (taken back)") } else { words };
        told.push_str(&paragraph(entry.seq, &entry.at.local_text(), &words, width));
    }
    told
}

fn paragraph(seq: u64, at: &str, words: &str, width: usize) -> String {
    fold_in(&format!("{seq:>3}  {at}  {words}"), width, 5) + "\n"
}
