//! The search on a page, for part of a player's name or the number of a deal.

use super::state::View;
use crate::game::{Game, Name, fold};

/// A search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    /// What is typed.
    pub(super) text: String,
    /// The line of the match last found.
    pub(super) at: Option<usize>,
}

impl Search {
    /// Goes to the next match below the last one, or above it, and from the end to the other. Whether
    /// there is any.
    pub(super) fn find(&mut self, lines: &[&str], view: View, game: &Game, back: bool) -> bool {
        let is_match = matcher(&self.text, view, game);
        let found: Vec<usize> = (0..lines.len()).filter(|line| is_match(lines[*line])).collect();
        let last = self.at;
        self.at = match back {
            true => found.iter().rfind(|line| Some(**line) < last).or(found.last()),
            false => found.iter().find(|line| Some(**line) > last).or(found.first()),
        }
        .copied();
        self.at.is_some()
    }
}

/// Whether a line is looked for: one about a deal, by its number; or one with a name as it is compared
/// elsewhere, or with a part of it.
fn matcher(text: &str, view: View, game: &Game) -> impl Fn(&str) -> bool {
    let number: Option<usize> = text.parse().ok();
    let name = Name::find(game.setup().players().names(), text).map(Name::as_str).unwrap_or(text);
    let part = fold(name);
    move |line| match number {
        Some(number) => deal_of(line, view, game) == Some(number),
        None => fold(line).contains(&part),
    }
}

/// The number of the deal that a line of a page is about.
pub(super) fn deal_of(line: &str, view: View, game: &Game) -> Option<usize> {
    let mut words = line.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    if view != View::Sheet {
        words.find(|word| word.eq_ignore_ascii_case("deal"))?;
    }
    let number = words.next()?.parse().ok()?;
    game.deals().any(|deal| deal.plan.number == number && !deal.is_fresh()).then_some(number)
}
