//! What became of the games of a file, as JSON and for people.

use super::words;
use crate::output::json::{self, NamedSchema};
use crate::store::Relation;
use crate::terminal::{Answer, Context, DONE, Result, Series, TROUBLE_WITH_DATA};
use crate::words::{Hint, labelled, messages};
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "import",
    "What became of each game of a file",
    json::schema::<Vec<ImportedGame>>,
);

/// The result for one game of the file.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ImportedGame {
    /// The id that it has in the file, or the name of the file.
    pub(super) game: String,
    /// The id that it has here, if it is here.
    pub(super) here: Option<String>,
    /// What became of it.
    pub(super) what: Placement,
    /// How many entries it has; null for a damaged journal, and for a sheet that cannot become a game.
    pub(super) entries: Option<usize>,
    /// What became of it, as sentences.
    pub(super) said: String,
}

/// What became of a game of the file.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Placement {
    /// It is new here.
    Placed,
    /// New entries were added to the game that is here.
    Continued,
    /// The game that is here is the same.
    Same,
    /// The game that is here has more entries.
    Behind,
    /// It has entries that were not added to the game that is here.
    Ahead,
    /// Its journal is damaged, or its sheet cannot become a game.
    Refused,
    /// It would be placed.
    Rehearsed,
}

impl From<Relation> for Placement {
    fn from(relation: Relation) -> Placement {
        match relation {
            Relation::Same => Placement::Same,
            Relation::Behind(_) => Placement::Behind,
            Relation::Ahead(_) => Placement::Ahead,
        }
    }
}

/// A game after its import.
pub(super) struct Import {
    pub(super) json: ImportedGame,
    /// Whether nobody could be asked to add its entries.
    pub(super) is_unconfirmed: bool,
    /// Whether it was left out because the evening is here already.
    pub(super) is_known: bool,
    /// Whether it can be removed with the others of this import.
    pub(super) is_in_batch: bool,
    /// What it is called where several are reported.
    pub(super) title: Option<String>,
}

impl Import {
    pub(super) fn new(game: String, what: Placement, said: String) -> Import {
        let json = ImportedGame { game, here: None, what, entries: None, said };
        Import::of(json)
    }

    pub(super) fn of(json: ImportedGame) -> Import {
        Import { json, is_unconfirmed: false, is_known: false, is_in_batch: false, title: None }
    }
}

/// Prints what became of each game as soon as it is imported, until one cannot be.
pub(super) fn report(
    context: &Context,
    imports: impl ExactSizeIterator<Item = Result<Import>>,
) -> Result<Answer> {
    // Questions are asked in between.
    let mut context = context.clone();
    context.screen = context.screen.without_pager();
    let mut series = Series::new(&context);
    let mut code = DONE;
    let mut is_unconfirmed = false;
    let mut is_known = false;
    let mut is_in_batch = false;
    let mut remarks = Vec::new();
    let mut left = imports.len();
    for import in imports {
        match import {
            Ok(import) => {
                left -= 1;
                is_unconfirmed |= import.is_unconfirmed;
                is_known |= import.is_known;
                is_in_batch |= import.is_in_batch;
                let is_left_out =
                    import.json.here.is_none() && import.json.what != Placement::Rehearsed;
                if is_left_out || import.is_unconfirmed {
                    code = TROUBLE_WITH_DATA;
                }
                series.print(&import.json, |game| {
                    let said = match &import.title {
                        Some(title) => labelled(title, &game.said),
                        None => game.said.clone(),
                    };
                    Answer::paragraphs(&[said], &context.screen).result
                });
            }
            Err(failure) if series.is_empty() => return Err(failure),
            Err(failure) => {
                code = failure.code;
                remarks.extend(failure.lines(&context.speller()));
                remarks.push(words::import_stopped(left));
                break;
            }
        }
    }

    let mut answer = Answer { code, ..Answer::default() };
    if is_unconfirmed {
        let confirm = Hint::of_program(messages::HintConfirm.say(), "--yes");
        answer = answer.remark(context.hint(&confirm));
    }
    if is_known {
        let again = Hint::of_program(messages::HintImportAgain.say(), "--again");
        answer = answer.remark(context.hint(&again));
    }
    answer = answer.with_remarks(remarks);
    if is_in_batch {
        let remove = Hint::of_folder(messages::HintTakeBack.say(), "remove --batch");
        answer = answer.remark(context.hint(&remove));
    }
    series.end(answer)
}
