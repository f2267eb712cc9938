//! What `export` has written, and how it says so.

use crate::notation::quote;
use crate::output::json::{self, NamedSchema};
use crate::store::{CopiedJournal, StoreError};
use crate::terminal::{Answer, Context, DONE, TROUBLE_WITH_DATA, files};
use crate::words::{self, Hint, messages};
use schemars::JsonSchema;
use serde::Serialize;
use std::path::Path;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("export", "Games written to a file", json::schema::<ExportJson>);

/// Games written to a file.
#[derive(Serialize, JsonSchema)]
struct ExportJson {
    file: String,
    games: Vec<ExportedGame>,
}

/// A game in the file.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExportedGame {
    pub(super) game: String,
    /// How many entries it has; null for a damaged journal.
    pub(super) entries: Option<usize>,
    /// Why its journal cannot be read.
    pub(super) trouble: Option<String>,
}

/// The games exported so far.
pub(super) struct Exported {
    pub(super) games: Vec<ExportedGame>,
    pub(super) remarks: Vec<String>,
    pub(super) code: u8,
}

impl Exported {
    pub(super) const fn new() -> Exported {
        Exported { games: Vec::new(), remarks: Vec::new(), code: DONE }
    }

    pub(super) fn add(&mut self, copied: &CopiedJournal) {
        let game = copied.id.to_string();
        let mut entries = None;
        let mut trouble = None;
        match &copied.decoded {
            Ok(decoded) => {
                entries = Some(decoded.history.entry_count());
                if decoded.torn {
                    self.remarks.push(messages::StoreNoticeTornLine { journal: &game }.say());
                }
            }
            Err((_, error)) => {
                trouble = Some(words::journal(&game, error));
                self.remarks.push(
                    messages::StoreExportDamaged {
                        error: words::journal(copied.id.as_str(), error),
                    }
                    .say(),
                );
            }
        }
        self.games.push(ExportedGame { game, entries, trouble });
    }

    pub(super) fn leave_out(&mut self, error: &StoreError) {
        self.remarks.push(messages::StoreExportLeftOut { error: error.to_string() }.say());
        self.code = TROUBLE_WITH_DATA;
    }

    /// Adds how to take the games back from the file.
    pub(super) fn with_hint(mut self, context: &Context, to: &Path) -> Exported {
        if !files::is_standard(to) {
            let import = format!("import {}", quote(&to.display().to_string()));
            let hint = Hint::of_program(messages::HintImport.say(), import);
            self.remarks.push(context.hint(&hint));
        }
        self
    }

    pub(super) fn answer(self, context: &Context, to: &Path) -> Answer {
        let Exported { games, remarks, code } = self;
        if files::is_standard(to) {
            return Answer { code, remarks, ..Answer::default() };
        }
        let file = to.display().to_string();
        let line = match games.as_slice() {
            [only] => words::exported_one(&file, &only.game, only.entries),
            several => messages::StoreExportGames { file: &file, games: several.len() }.say(),
        };
        let answer = Answer::json_or(&ExportJson { file, games }, context, || {
            Answer::paragraphs(&[&line], &context.screen)
        });
        Answer { code, ..answer }.with_remarks(remarks)
    }
}
