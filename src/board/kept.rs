//! Keeps what is being entered in the file of drafts. A file that cannot be used costs only the drafts.

use super::live::LiveBoard;
use crate::terminal::drafts::{self, DraftKind};

impl LiveBoard<'_> {
    /// Writes what is being entered, as far as it has changed.
    pub(super) fn keep_drafts(&mut self) {
        let Ok(store) = self.context.store() else { return };
        if self.demo.is_some() {
            return;
        }
        let drafts = self.board.drafts(self.session.game());
        for ((kind, draft), kept) in DraftKind::ALL.iter().zip(&drafts).zip(&self.board.kept) {
            if draft != kept {
                // Keeping a draft is best effort.
                let _ = drafts::write(store, self.session.history().id().as_str(), *kind, draft);
            }
        }
        self.board.kept = drafts;
    }

    /// Shows what was entered in this game before, and never recorded.
    pub(super) fn take_up_drafts(&mut self) {
        let Ok(store) = self.context.store() else { return };
        let drafts = drafts::read(store, self.session.history().id().as_str());
        for draft in drafts.unwrap_or_default() {
            self.board.take_up(&draft, self.session.game());
        }
    }
}
