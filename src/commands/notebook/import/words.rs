//! The sentences of `import`.

use crate::history::{GameId, History};
use crate::store::{Divergence, ImportOutcome, Relation};
use crate::words::{another_game, messages, rules_title};

/// The result of importing a game, called `id` in its file.
pub(super) fn imported(id: &GameId, history: &History, outcome: &ImportOutcome) -> String {
    match outcome {
        ImportOutcome::Added { placed, diverged } => {
            let here = &placed.id;
            let entries = messages::CountEntries { number: history.entry_count() }.say();
            let title = rules_title(history.setup().rules());
            let mut sentences =
                vec![messages::StoreImportGame { id: here, title, entries: &entries }.say()];
            if let Some(Divergence { from, after }) = diverged {
                sentences
                    .push(messages::StoreImportDiverging { id: from, last_entry: after }.say());
            } else if here != id {
                sentences.push(another_game(id));
            }
            if placed.is_current {
                sentences.push(messages::StoreNoticeCurrent.say());
            }
            if let Some(error) = &placed.pointer_error {
                let error = error.to_string();
                sentences.push(messages::StoreNoticeNotCurrent { error }.say());
            }
            sentences.join(" ")
        }
        ImportOutcome::Here { id, relation } => match relation {
            Relation::Same => messages::StoreImportSame { id }.say(),
            Relation::Behind(more) => messages::StoreImportBehind { id, entries: more }.say(),
            Relation::Ahead(more) => {
                messages::StoreImportUnchanged { finding: file_has(id, *more) }.say()
            }
        },
    }
}

fn file_has(id: &GameId, more: usize) -> String {
    messages::StoreImportAhead { id, entries: more }.say()
}

/// That an import stopped before the last games of a file.
pub(super) fn import_stopped(left: usize) -> String {
    match left {
        1 => messages::StoreImportStoppedAtLast.say(),
        left => messages::StoreImportStopped { games: left }.say(),
    }
}

/// The question whether to add what only the file has.
pub(super) fn ask_to_add(id: &GameId, more: usize) -> String {
    messages::StoreImportAskAdd { finding: file_has(id, more) }.say()
}

/// That entries were added to a game.
pub(super) fn added(id: &GameId, more: usize) -> String {
    messages::StoreImportAdded { entries: more, id }.say()
}
