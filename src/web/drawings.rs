//! What pages show, drawn once for all readers of a kind after each change.

use super::guard::locked;
use super::patch;
use super::reader::Reader;
use axum::body::Bytes;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::watch;

/// The drawn pages of what a server shows.
#[derive(Default)]
pub(super) struct Drawings {
    /// The number of changes so far.
    changes: watch::Sender<u64>,
    /// The page as it was last drawn, for each kind of reader.
    drawn: Mutex<HashMap<Reader, DrawnPage>>,
}

/// A page drawn for a kind of reader.
#[derive(Clone, Debug)]
pub(super) struct DrawnPage {
    /// Its content.
    pub(super) html: Arc<str>,
    /// The change after which it was drawn.
    change: u64,
    /// The same as an event.
    event: Bytes,
    /// What differs from the page as it was drawn before, after that change, as an event.
    patch: Option<(u64, Bytes)>,
}

impl Drawings {
    /// Notifies all who watch that there is something new to draw.
    pub(super) fn announce(&self) {
        self.changes.send_modify(|changes| *changes += 1);
    }

    /// A receiver that reports a change at once, so that its owner draws the page as it is, and then
    /// each later change.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        let mut changes = self.changes.subscribe();
        changes.mark_changed();
        changes
    }

    /// Whether somebody waits for changes.
    pub(super) fn is_watched(&self) -> bool {
        self.changes.receiver_count() > 0
    }

    /// The page as it is now, drawn once for all readers of a kind: `draw` returns its version and content.
    pub(super) fn drawn(
        &self,
        reader: &Reader,
        draw: impl FnOnce() -> (String, String),
    ) -> DrawnPage {
        let mut all = locked(&self.drawn);
        let change = *self.changes.borrow();
        let before = all.remove(reader);
        if let Some(drawn) = &before
            && drawn.change == change
        {
            all.insert(reader.clone(), drawn.clone());
            return drawn.clone();
        }

        let (version, html) = draw();
        let patch = before.map(|before| {
            let patch = patch::between(&before.html, &html);
            (before.change, patch::event(&version, "patch", &patch))
        });
        let event = patch::event(&version, "message", &html);
        let drawn = DrawnPage { html: html.into(), change, event, patch };
        all.insert(reader.clone(), drawn.clone());
        drawn
    }
}

impl DrawnPage {
    /// The page as an event for a reader who has it as it was after the change `last`, and the change after which it
    /// was drawn.
    pub(super) fn event(self, last: Option<u64>) -> (Bytes, u64) {
        match self.patch {
            Some((before, patch)) if last == Some(before) => (patch, self.change),
            _ => (self.event, self.change),
        }
    }
}
