//! What is being typed in a game, kept in a file beside the games until it is recorded. A draft is only offered
//! again; nothing is recorded from it. A game has at most one of each kind.

use super::{Failure, Result};
use crate::cards::Seat;
use crate::game::Game;
use crate::notation::NumbersDue;
use crate::store::{Store, TextFile};
use crate::views::{self, Asked};
use crate::words;

/// What the draft of words typed at the prompt begins with.
const WORDS: &str = "line/";
/// What the draft of an act of the table begins with.
pub(crate) const ACT: &str = "act/";
/// What the draft of a correction begins with.
pub(crate) const FIX: &str = "fix/";

/// What a draft is of. Drafts of two kinds can wait at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DraftKind {
    /// The answer to what is due.
    Answer,
    /// An act of the table.
    Act,
    /// A correction.
    Fix,
}

impl DraftKind {
    /// All of them.
    pub(crate) const ALL: [DraftKind; 3] = [DraftKind::Answer, DraftKind::Act, DraftKind::Fix];

    fn of(typed: &str) -> DraftKind {
        if typed.starts_with(ACT) {
            DraftKind::Act
        } else if typed.starts_with(FIX) {
            DraftKind::Fix
        } else {
            DraftKind::Answer
        }
    }
}

/// What was being typed for one question of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Draft {
    /// The question, as its front end names it; empty if it is asked at any time.
    pub(crate) question: String,
    /// What was typed, as its front end writes it; empty if nothing was.
    pub(crate) typed: String,
    /// The same for people, with names.
    pub(crate) text: String,
}

/// The question that a game asks: the deal, how often it was dealt again, what is due, and the players in turn.
pub(crate) fn question(game: &Game) -> String {
    if game.current().is_none() {
        return String::new();
    }
    let (what, seats) = match views::asked(game) {
        Asked::Bids { seats, .. } => ("bids", seats),
        Asked::Tricks { seats, .. } => ("tricks", seats),
        Asked::Count { .. } => ("count", Vec::new()),
        Asked::Choice(_) => ("choice", Vec::new()),
    };
    let seats: Vec<usize> = seats.iter().map(|seat| seat.index()).collect();
    format!("{} {what} {}", deal(game), words::joined(&seats, ","))
}

/// The deal that a game is at, and how often it was dealt again.
pub(crate) fn deal(game: &Game) -> String {
    let deal = game.current();
    deal.map_or_else(String::new, |deal| format!("{}.{}", deal.plan.number, deal.redeals))
}

impl Draft {
    /// What it is of.
    pub(crate) fn kind(&self) -> DraftKind {
        DraftKind::of(&self.typed)
    }

    /// Whether its question, or its deal if it belongs to no more than that, is still asked.
    pub(crate) fn is_asked(&self, game: &Game) -> bool {
        [String::new(), question(game), deal(game)].contains(&self.question)
    }

    /// The words typed at the prompt, if it is no row of numbers.
    pub(crate) fn words(&self) -> Option<&str> {
        self.typed.strip_prefix(WORDS)
    }

    /// The draft as a line that can be typed, if its question is still asked.
    pub(crate) fn line(&self, game: &Game) -> Option<String> {
        if let Some(words) = self.words() {
            return self.is_asked(game).then(|| words.to_owned());
        }
        let parts: Vec<&str> = self.typed.split('/').collect();
        let [_, numbers, digits, ""] = parts[..] else { return None };
        let ended: Option<Vec<u8>> =
            numbers.split_whitespace().map(|number| number.parse().ok()).collect();
        let ended = ended?;
        let due = NumbersDue::of(game)?;
        if !due.fits(&ended, digits) || !self.is_asked(game) {
            return None;
        }
        if ended.is_empty() {
            return Some(digits.to_owned());
        }
        // In a line, digits after a space are one number.
        let readings = due.readings(&ended, digits);
        match [readings.whole, readings.begun].concat().as_slice() {
            [only] if digits.len() > 1 => Some(words::joined(only, " ") + " "),
            _ => Some(format!("{numbers} {digits}")),
        }
    }
}

/// A row of numbers typed for these players, with their names: `Ana 1, Bo 4`. Digits that can be read in several
/// ways follow as they are.
pub(crate) fn by_name(
    game: &Game,
    seats: &[Seat],
    due: &NumbersDue,
    numbers: &[u8],
    digits: &str,
) -> String {
    let readings = due.readings(numbers, digits);
    let (named, rest) = match readings.so_far() {
        [only] => (only.as_slice(), ""),
        _ => (numbers, digits),
    };
    let name = words::names(game);
    let mut texts = Vec::new();
    for (seat, number) in seats.iter().zip(named) {
        texts.push(format!("{} {number}", name(*seat)));
    }
    if !rest.is_empty() {
        texts.push(rest.to_owned());
    }
    texts.join(", ")
}

/// The draft of a line that answers what is due: a row of numbers, or words such as a contract.
pub(crate) fn of_line(line: &str, game: &Game) -> Draft {
    let seats = match views::asked(game) {
        Asked::Bids { seats, .. } | Asked::Tricks { seats, .. } => seats,
        // A single letter is soon typed again, and may be a key.
        Asked::Choice(_) if line.trim().len() > 1 && game.current().is_some() => {
            let typed = format!("{WORDS}{line}");
            return Draft { question: question(game), typed, text: line.trim().to_owned() };
        }
        Asked::Count { .. } | Asked::Choice(_) => return Draft::default(),
    };
    let Some(due) = NumbersDue::of(game) else { return Draft::default() };
    let mut ended: Vec<&str> = line.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let last = ended.last().copied().unwrap_or_default();
    // After another number, digits are one number.
    let is_ended = line.ends_with([' ', ',']) || ended.len() > 1 && last.len() > 1;
    let digits = if is_ended { "" } else { ended.pop().unwrap_or_default() };
    let numbers: Option<Vec<u8>> = ended.iter().map(|word| word.parse().ok()).collect();
    let is_row = digits.bytes().all(|byte| byte.is_ascii_digit());
    match numbers {
        Some(numbers) if is_row && due.fits(&numbers, digits) && !line.trim().is_empty() => {
            let text = by_name(game, &seats, &due, &numbers, digits);
            let typed = format!("n/{}/{digits}/", words::joined(&numbers, " "));
            Draft { question: question(game), typed, text }
        }
        _ => Draft::default(),
    }
}

/// The drafts of a game.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn read(store: &Store, game: &str) -> Result<Vec<Draft>> {
    let text = store.read_text(TextFile::DRAFTS);
    let text = text.map_err(|error| Failure::beside(&error))?.unwrap_or_default();
    let mut drafts = Vec::new();
    for line in text.lines() {
        let mut parts = line.splitn(4, '\t');
        if parts.next() == Some(game)
            && let (Some(question), Some(typed)) = (parts.next(), parts.next())
        {
            let text = parts.next().unwrap_or(typed);
            drafts.push(Draft {
                question: question.to_owned(),
                typed: typed.to_owned(),
                text: text.to_owned(),
            });
        }
    }
    Ok(drafts)
}

/// Replaces the draft of a kind in a game; without anything typed, the game has none.
///
/// # Errors
/// The file cannot be locked or written.
pub(crate) fn write(store: &Store, game: &str, kind: DraftKind, draft: &Draft) -> Result<()> {
    let locked = store.lock_text(TextFile::DRAFTS);
    let locked = locked.map_err(|error| Failure::beside(&error))?;
    let mut text = String::new();
    for line in locked.text.as_deref().unwrap_or_default().lines() {
        let mut parts = line.split('\t');
        let is_of_game = parts.next() == Some(game);
        if !is_of_game || DraftKind::of(parts.nth(1).unwrap_or_default()) != kind {
            text += line;
            text.push('\n');
        }
    }
    if !draft.typed.is_empty() {
        text += &format!("{game}\t{}\t{}\t{}\n", draft.question, draft.typed, draft.text);
    }
    locked.replace(&text).map_err(|error| Failure::beside(&error))
}
