//! `log`: everything that happened in a game, with the times.

use crate::game::Name;
use crate::history::{Entry, EntryKind, History};
use crate::output::fold::fold_in;
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, EntryText};
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(crate) struct LogLine {
    seq: u64,
    at: String,
    what: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<u64>,
    deal: Option<usize>,
    entry: String,
    in_force: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed_by: Option<u64>,
}

impl LogLine {
    fn record(self) -> [String; 7] {
        let number = |number: Option<String>| number.unwrap_or_default();
        [
            self.seq.to_string(),
            self.at,
            self.what.to_owned(),
            number(self.of.map(|of| of.to_string())),
            number(self.deal.map(|deal| deal.to_string())),
            if self.in_force { "in-force" } else { "" }.to_owned(),
            self.entry,
        ]
    }
}

/// Returns everything that happened in a game, with the times.
pub(crate) fn log(context: &Context) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let history = &read.history;
    let told = words::entries(history);
    let told = history.entries().iter().zip(told);
    let answer = if context.global.json || context.global.plain {
        let begun = LogLine {
            seq: 0,
            at: history.begun().to_string(),
            what: "begun",
            of: None,
            deal: None,
            entry: format!("begun: {}", history.setup().rules().title),
            in_force: true,
            fixed_by: None,
        };
        let entries = told.map(|(entry, told)| log_line(entry, told));
        let lines: Vec<LogLine> = std::iter::once(begun).chain(entries).collect();
        if context.global.plain {
            Answer::plain(lines.into_iter().map(LogLine::record))
        } else {
            Answer::json(&lines)
        }
    } else {
        let width = context.look.width;
        let entries = told.map(|(entry, told)| text(entry, &told, width));
        Answer::result(std::iter::once(begun(history, width)).chain(entries).collect())
    };
    Ok(read.with_remarks(answer))
}

fn log_line(entry: &Entry, told: EntryText) -> LogLine {
    let (what, of) = match &entry.kind {
        EntryKind::Played { .. } => ("played", None),
        EntryKind::Fixed(_) => ("fixed", None),
        EntryKind::Undone { of } => ("undone", Some(*of)),
        EntryKind::Redone { of } => ("redone", Some(*of)),
    };
    let (seq, at) = (entry.seq, entry.at.to_string());
    let EntryText { text: words, deal, in_force, fixed_by } = told;
    LogLine { seq, at, what, of, deal, entry: words, in_force, fixed_by }
}

fn begun(history: &History, width: usize) -> String {
    let setup = history.setup();
    let names: Vec<&Name> = setup.players().names().collect();
    let begun = format!("begun: {}, {}", setup.rules().title, words::and(&names));
    paragraph(0, &history.begun().local_text(), &begun, width)
}

/// Returns an entry as a paragraph: its number, its time, the deal, what happened.
fn text(entry: &Entry, told: &EntryText, width: usize) -> String {
    let words = match (&entry.kind, told.deal) {
        (EntryKind::Played { .. }, Some(deal)) => format!("(deal {deal}) {}", told.text),
        _ => told.text.clone(),
    };
    let made = matches!(entry.kind, EntryKind::Played { .. } | EntryKind::Fixed(_));
    let words = match (made && !told.in_force, told.fixed_by) {
        (true, _) => format!("{words} (taken back)"),
        (false, Some(fix)) => format!("{words} (fixed by entry {fix})"),
        (false, None) => words,
    };
    paragraph(entry.seq, &entry.at.local_text(), &words, width)
}

fn paragraph(seq: u64, at: &str, words: &str, width: usize) -> String {
    fold_in(&format!("{seq:>3}  {at}  {words}"), width, 5) + "\n"
}
