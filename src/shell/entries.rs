//! Entries of a history in words.

use super::desk::act_words;
use crate::game::{Act, Count, Game};
use crate::history::{Change, Entry, EntryKind, Fix, History};
use crate::words;
use std::borrow::Cow;

/// The most that is told again of an act that was taken back or brought back, in characters.
const LONGEST_AGAIN: usize = 80;

/// An entry told.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// What it did, as a sentence without its full stop.
    pub(crate) words: String,
    /// The number of the deal that it belongs to; none between two deals.
    pub(crate) deal: Option<usize>,
    /// Whether it says how the game stands: an act or a fix that nobody took back.
    pub(crate) in_force: bool,
    /// The number of the fix by which another act stands in its place.
    pub(crate) fixed_by: Option<u64>,
}

/// Returns what an act's entry did, as a sentence without its full stop or its deal.
pub(crate) fn words(history: &History, entry: &Entry) -> String {
    match &entry.kind {
        EntryKind::Played { act, .. } => {
            // Whose a call was follows from the calls before, and who left is gone; everything else
            // says it itself.
            let before = match act {
                Act::Call(_) | Act::Leave { .. } => history.game_before(entry.seq),
                _ => None,
            };
            act_words(before.as_ref().unwrap_or(history.game()), act)
        }
        EntryKind::Fixed(fix) => fixed(history.game(), fix),
        EntryKind::Undone { of } => format!("took back entry {of}"),
        EntryKind::Redone { of } => format!("brought back entry {of}"),
    }
}

/// Returns every entry told, in order.
pub(crate) fn all(history: &History) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for (game, entry) in history.steps() {
        let again = |verb: &str, of: u64| {
            let act = usize::try_from(of).ok().and_then(|of| told.get(of.checked_sub(1)?));
            let words = act.map_or("", |act| &act.words);
            let words = format!("{verb} entry {of}: {}", in_short(words));
            Told { words, deal: act.and_then(|act| act.deal), in_force: false, fixed_by: None }
        };
        let next = match &entry.kind {
            EntryKind::Played { act, waived, .. } => {
                let waived = if *waived { ", against the rules" } else { "" };
                let words = act_words(&game, act) + waived;
                Told { words, deal: deal_of(&game), in_force: false, fixed_by: None }
            }
            EntryKind::Fixed(fix) => {
                let words = fixed(&game, fix);
                Told { words, deal: Some(fix.deal), in_force: false, fixed_by: None }
            }
            EntryKind::Undone { of } => again("took back", *of),
            EntryKind::Redone { of } => again("brought back", *of),
        };
        told.push(next);
    }
    let index = |seq: u64| usize::try_from(seq).unwrap_or_default().saturating_sub(1);
    for entry in history.in_force() {
        if let Some(told) = told.get_mut(index(entry.seq)) {
            told.in_force = true;
        }
        if let EntryKind::Fixed(fix) = &entry.kind {
            for change in &fix.changes {
                if let Some(told) = told.get_mut(index(change.of)) {
                    told.fixed_by = Some(entry.seq);
                }
            }
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

/// Returns what a fix did: `fixed deal 3: Igor bid 2, in place of Igor bid 3 (entry 5)`.
pub(crate) fn fixed(game: &Game, fix: &Fix) -> String {
    let changes = fix.changes.iter().map(|change| changed(game, change));
    format!("fixed deal {}: {}", fix.deal, changes.collect::<Vec<_>>().join("; "))
}

/// Returns what stands in place of what: `Igor bid 2, in place of Igor bid 3 (entry 5)`.
pub(crate) fn changed(game: &Game, change: &Change) -> String {
    let (was, now) = match (&*change.was, &*change.now) {
        ([Act::Bid(was)], [Act::Bid(now)]) => {
            let (was, now) = differing(was, now);
            (vec![Act::Bid(was)], vec![Act::Bid(now)])
        }
        ([Act::Took(was)], [Act::Took(now)]) => {
            let (was, now) = differing(was, now);
            (vec![Act::Took(was)], vec![Act::Took(now)])
        }
        (was, now) => (was.to_vec(), now.to_vec()),
    };
    let told = |acts: &[Act]| match acts {
        [] => "nothing".to_owned(),
        acts => acts.iter().map(|act| plain(game, act)).collect::<Vec<_>>().join(" and "),
    };
    let was = told(&was);
    format!("{}, in place of {} (entry {})", told(&now), in_short(&was), change.of)
}

/// Returns the numbers in which two acts differ, if they are of the same players.
fn differing(was: &[Count], now: &[Count]) -> (Vec<Count>, Vec<Count>) {
    let same = was.iter().map(|said| said.by).eq(now.iter().map(|said| said.by));
    let pairs = was.iter().zip(now);
    let pairs: Vec<(Count, Count)> =
        pairs.filter(|(was, now)| was != now).map(|(was, now)| (*was, *now)).collect();
    if same { pairs.into_iter().unzip() } else { (was.to_vec(), now.to_vec()) }
}

/// Returns what an act records. Whose each call was follows from calls that are not at hand here.
pub(crate) fn plain(game: &Game, act: &Act) -> String {
    match act {
        Act::Call(calls) => {
            let calls: Vec<String> = calls.iter().map(words::call_words).collect();
            format!("called {}", calls.join(", "))
        }
        act => act_words(game, act),
    }
}

fn deal_of(game: &Game) -> Option<usize> {
    game.current().map(|deal| deal.plan().number)
}
