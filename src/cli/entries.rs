//! Entries of a history in words.

use super::desk::act_words;
use crate::game::{Act, Game};
use crate::record::{Deed, Entry, History};
use std::borrow::Cow;

/// The most that is told again of an act that was taken back or brought back, in characters.
const LONGEST_AGAIN: usize = 200;

/// An entry told.
#[derive(Clone, Debug)]
pub(super) struct Told {
    /// What it did, as a sentence without its full stop.
    pub(super) words: String,
    /// The number of the deal that it belongs to; none between two deals.
    pub(super) deal: Option<usize>,
    /// Whether it says how the game stands: an act that nobody took back.
    pub(super) in_force: bool,
}

/// Returns what an act's entry did, as a sentence without its full stop or its deal.
pub(super) fn words(history: &History, entry: &Entry) -> String {
    match &entry.deed {
        Deed::Played { act, .. } => {
            // Whose a call was follows from the calls before; everything else says it itself.
            let before = match act {
                Act::Call(_) => history.game_before(entry.seq),
                _ => None,
            };
            act_words(before.as_ref().unwrap_or(history.game()), act)
        }
        Deed::Undone { of } => format!("took back entry {of}"),
        Deed::Redone { of } => format!("brought back entry {of}"),
    }
}

/// Returns every entry told, in order.
pub(super) fn all(history: &History) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for (game, entry) in history.steps() {
        let again = |verb: &str, of: u64| {
            let act = usize::try_from(of).ok().and_then(|of| told.get(of.checked_sub(1)?));
            let words = act.map_or("", |act| &act.words);
            let words = format!("{verb} entry {of}: {}", in_short(words));
            Told { words, deal: act.and_then(|act| act.deal), in_force: false }
        };
        let next = match &entry.deed {
            Deed::Played { act, .. } => {
                Told { words: act_words(&game, act), deal: deal_of(&game), in_force: false }
            }
            Deed::Undone { of } => again("took back", *of),
            Deed::Redone { of } => again("brought back", *of),
        };
        told.push(next);
    }
    for entry in history.in_force() {
        if let Some(told) = usize::try_from(entry.seq).ok().and_then(|seq| told.get_mut(seq - 1)) {
            told.in_force = true;
        }
    }
    told
}

/// Returns what stands in full where the act itself is told: a stranger's journal may take back
/// thousands of times an act that fills a page.
fn in_short(words: &str) -> Cow<'_, str> {
    match words.char_indices().nth(LONGEST_AGAIN) {
        Some((end, _)) => format!("{} …", &words[..end]).into(),
        None => words.into(),
    }
}

fn deal_of(game: &Game) -> Option<usize> {
    game.current().map(|deal| deal.plan().number)
}
