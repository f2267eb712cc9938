//! Keeps what is typed at the table in the file of drafts. A file that cannot be used costs only the draft.

use super::live::LiveBoard;
use crate::terminal::drafts;

impl LiveBoard<'_> {
    /// Writes what is typed, if that has changed.
    pub(super) fn keep_draft(&mut self) {
        let draft = self.board.draft(self.session.game());
        if self.demo.is_none()
            && draft != self.board.kept
            && let Ok(store) = self.context.store()
        {
            // Keeping a draft is best effort.
            let _ = drafts::write(store, self.session.history().id().as_str(), &draft);
            self.board.kept = draft;
        }
    }

    /// Shows what was typed in this game before, and never recorded.
    pub(super) fn take_up_draft(&mut self) {
        let Ok(store) = self.context.store() else { return };
        if let Ok(Some(draft)) = drafts::read(store, self.session.history().id().as_str()) {
            self.board.take_up(&draft, self.session.game());
        }
    }
}
