//! The search on a page, for part of a player's name or the number of a deal.

use super::page::TextPage;
use crate::game::{Game, fold};
use crate::words::messages;

/// A search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PageSearch {
    /// The text to find.
    pub(super) text: String,
    /// Whether the text is still being typed.
    pub(super) is_open: bool,
    /// The line of the last match.
    pub(super) at: Option<usize>,
}

/// The direction in which the next match lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Down,
    Up,
}

impl PageSearch {
    /// Finds the next match from the last one on, wraps around at the end, and returns the line of the
    /// match; `None` if there is none.
    pub(super) fn find(
        &mut self,
        page: &TextPage,
        is_sheet: bool,
        game: &Game,
        direction: Direction,
    ) -> Option<usize> {
        let matches = self.matches(page, is_sheet, game);
        let last = self.at;
        let next = match direction {
            Direction::Up => matches.iter().rfind(|line| Some(**line) < last).or(matches.last()),
            Direction::Down => matches.iter().find(|line| Some(**line) > last).or(matches.first()),
        };
        self.at = next.copied();
        self.at
    }

    /// The lines about a deal if the text is a number; otherwise those that contain the text, or the
    /// full name of the player whose name it is.
    fn matches(&self, page: &TextPage, is_sheet: bool, game: &Game) -> Vec<usize> {
        let mut matches = Vec::new();
        if let Ok(number) = self.text.parse::<usize>() {
            for (line, deal) in deals(page, is_sheet, game) {
                if deal == number {
                    matches.push(line);
                }
            }
            return matches;
        }

        let players = game.setup().players();
        let name = players.find(&self.text).map(|seat| players.name(seat).as_str());
        let folded = fold(name.unwrap_or(&self.text));
        for (line, text) in page.lines().into_iter().enumerate() {
            if fold(text).contains(&folded) {
                matches.push(line);
            }
        }
        matches
    }
}

/// The lines of a page that are about a deal that has begun, each with the number of the deal.
pub(super) fn deals(page: &TextPage, is_sheet: bool, game: &Game) -> Vec<(usize, usize)> {
    let heading = messages::TableDealNumber { number: 0 }.say();
    let deal_word = heading.split_whitespace().next().unwrap_or_default().to_lowercase();
    // Only the first table of the sheet has a row for each deal.
    let rows = if is_sheet { page.first_rows() } else { 0..page.rows() };
    let mut deals = Vec::new();
    for (line, text) in page.lines().into_iter().enumerate() {
        if rows.contains(&line)
            && let Some(number) = deal_number(text, &deal_word, is_sheet)
            && game.deals().any(|deal| deal.plan.number == number && !deal.is_fresh())
        {
            deals.push((line, number));
        }
    }
    deals
}

/// The number after the word for a deal in a line; a row of the sheet may begin with the number.
fn deal_number(line: &str, deal_word: &str, is_sheet: bool) -> Option<usize> {
    let mut words = line
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .skip_while(|word| !is_sheet && word.to_lowercase() != deal_word);

    let first = words.next()?;
    let number = if first.to_lowercase() == deal_word { words.next()? } else { first };
    number.parse().ok()
}
