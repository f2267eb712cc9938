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
    pub(super) last_match: Option<usize>,
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
        let last = self.last_match;
        // `None` is less than any line: without a last match, Down finds the first, and Up the last.
        let next = match direction {
            Direction::Up => matches.iter().rfind(|line| Some(**line) < last).or(matches.last()),
            Direction::Down => matches.iter().find(|line| Some(**line) > last).or(matches.first()),
        };
        self.last_match = next.copied();
        self.last_match
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
        for (line, text) in page.plain_lines().iter().enumerate() {
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
    let begun = game.deals().filter(|deal| !deal.is_fresh()).map(|deal| deal.plan.number);
    let lines = page.plain_lines();
    // Only the first table of the sheet is about the deals.
    let rows = if is_sheet { page.first_rows() } else { 0..page.rows() };
    let has_headings =
        lines[rows.clone()].iter().any(|line| line.to_lowercase().starts_with(&deal_word));
    if is_sheet && !has_headings {
        // The table has a row for each deal in order, with lines between runs of them.
        return rows.filter(|row| !lines[*row].starts_with('-')).zip(begun).collect();
    }

    let begun: Vec<usize> = begun.collect();
    let mut deals = Vec::new();
    for row in rows {
        if let Some(number) = deal_number(&lines[row], &deal_word)
            && begun.contains(&number)
        {
            deals.push((row, number));
        }
    }
    deals
}

/// The number after the word for a deal in a line.
fn deal_number(line: &str, deal_word: &str) -> Option<usize> {
    let mut words = line
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .skip_while(|word| word.to_lowercase() != deal_word);
    words.next()?;
    words.next()?.parse().ok()
}
