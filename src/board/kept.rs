//! Keeps what is typed at the table in the file of drafts. A file that cannot be used costs only the draft.

use super::live::LiveBoard;
use crate::terminal::drafts;

impl LiveBoard<'_> {
    /// Writes what is typed, if that has changed.
    pub(super) fn keep_draft(&mut self) {
        let draft = self.board.draft(self.session.game());
        if self.demo.is_none() && draft != self.board.kept {
            let _ = drafts::write(self.context, self.session.history().id(), &draft);
            self.board.kept = draft;
        }
    }

    /// Shows what was typed in this game before, and never recorded.
    pub(super) fn take_up_draft(&mut self) {
        if let Ok(Some(draft)) = drafts::read(self.context, self.session.history().id()) {
            self.board.take_up(&draft, self.session.game());
            self.board.kept = draft;
        }
    }
}
