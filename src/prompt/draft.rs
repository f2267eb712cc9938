//! The line that is being typed as a draft, offered again when the game is opened.

use super::session::PromptSession;
use crate::terminal::drafts::{self, Draft, DraftKind};
use crate::terminal::{Context, answer};
use crate::words::messages;

impl PromptSession {
    /// Offers what was typed in this game before and never recorded, or names it if it cannot stand. What the
    /// board can go on with stays in the file.
    pub(super) fn take_up_draft(&mut self, context: &Context) {
        let (Some(session), Ok(store)) = (&self.session, context.store()) else { return };
        let id = session.history().id().as_str();
        let game = session.game();
        for draft in drafts::read(store, id).unwrap_or_default() {
            if draft.kind() == DraftKind::Answer {
                self.begun = draft.line(game);
            }
            let typed = &draft.text;
            if draft.is_asked(game) {
                answer::say(&[messages::BoardDraftKept { typed }.say()], &context.screen);
            } else {
                answer::say(&[messages::BoardDraftDropped { typed }.say()], &context.screen);
                let _ = drafts::write(store, id, draft.kind(), &Draft::default());
            }
        }
    }

    /// The line that was begun before, once.
    pub(super) fn take_begun(&mut self) -> String {
        self.begun.take().unwrap_or_default()
    }

    /// The id of the game, if one is open.
    pub(super) fn id(&self) -> Option<&str> {
        self.session.as_ref().map(|session| session.history().id().as_str())
    }
}
