//! What stands below the sheet, in whatever format it is drawn.

use super::{Note, Sheet, TableRuling};

/// A heading, and the paragraphs under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Below {
    /// What stands over them.
    pub heading: &'static str,
    /// A paragraph each.
    pub lines: Vec<String>,
}

impl Sheet {
    /// Returns what stands below the sheet: the notes on deals, then the rulings of the table; each
    /// only where there are any.
    pub fn below(&self) -> Vec<Below> {
        let notes = Below { heading: "Notes", lines: self.notes.iter().map(Note::line).collect() };
        let rulings = Below {
            heading: "Rulings of the table",
            lines: self.rulings.iter().map(TableRuling::line).collect(),
        };
        [notes, rulings].into_iter().filter(|below| !below.lines.is_empty()).collect()
    }
}

impl Note {
    /// Returns the note as a line: `† Deal 1: against serbian.hook, and the table let it stand.`
    fn line(&self) -> String {
        let mark = if self.marked { "† " } else { "" };
        format!("{mark}Deal {}: {}", self.deal, self.text)
    }
}
