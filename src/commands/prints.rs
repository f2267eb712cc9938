//! What a command prints: records, data for programs, or pages for people.

use crate::grammar::{Drawing, Global};
use crate::terminal::Medium;
use crate::words::{self, Hint, Problem, messages};
use clap::ValueEnum;

/// What a command prints.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prints {
    pub(crate) medium: Medium,
    /// Whether it can print records, for `--plain`.
    pub(super) has_records: bool,
}

impl Prints {
    pub(super) const TEXT: Prints = Prints { medium: Medium::Terminal, has_records: true };
    pub(super) const DATA: Prints = Prints { medium: Medium::Data, has_records: false };
    const PAGE: Prints = Prints { medium: Medium::Page, has_records: false };

    /// What a command prints in one of its formats.
    pub(super) fn in_format(format: impl ValueEnum) -> Prints {
        let value = format.to_possible_value().expect("no format is hidden");
        match value.get_name() {
            "text" => Prints::TEXT,
            "csv" | "json" => Prints::DATA,
            _ => Prints::PAGE,
        }
    }

    /// What a command that draws a sheet prints.
    pub(super) fn drawn(drawing: Drawing) -> Prints {
        drawing.format.map_or(Prints::TEXT, Prints::in_format)
    }

    /// The same, but never as records.
    pub(super) fn without_records(self) -> Prints {
        Prints { has_records: false, ..self }
    }

    /// Checks the options that only some commands take.
    ///
    /// # Errors
    /// The output has no such form, or cannot have two.
    pub(super) fn check(self, global: &Global) -> Result<(), Problem> {
        if global.plain && global.json {
            return Err(Problem::of(
                messages::OptionRefusalExclusive { options: words::and(["--plain", "--json"]) }
                    .say(),
                [],
            ));
        }
        if global.plain && !self.has_records {
            return Err(Problem::of(
                messages::OptionRefusalNotRecords { option: "--plain" }.say(),
                [Hint::HelpOn("plain".into())],
            ));
        }
        Ok(())
    }
}
