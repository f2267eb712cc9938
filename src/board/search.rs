//! The search on a page, for part of a player's name or the number of a deal.

use super::page::Page;
use crate::game::{Game, fold};
use crate::words::messages;

/// A search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Search {
    /// What is typed.
    pub(super) text: String,
    /// The line of the match last found.
    pub(super) at: Option<usize>,
}

impl Search {
    /// Goes to the next match below the last one, or above it, and from one end to the other. The line
    /// of the match; `None` if there is none.
    pub(super) fn find(
        &mut self,
        page: &Page,
        is_sheet: bool,
        game: &Game,
        back: bool,
    ) -> Option<usize> {
        let found = self.matches(page, is_sheet, game);
        let last = self.at;
        let next = match back {
            true => found.iter().rfind(|line| Some(**line) < last).or(found.last()),
            false => found.iter().find(|line| Some(**line) > last).or(found.first()),
        };
        self.at = next.copied();
        self.at
    }

    /// The lines about the deal of a number, or with a name as names are compared, or a part of it.
    fn matches(&self, page: &Page, is_sheet: bool, game: &Game) -> Vec<usize> {
        if let Ok(number) = self.text.parse::<usize>() {
            let found = deals(page, is_sheet, game).into_iter().filter(|(_, deal)| *deal == number);
            return found.map(|(line, _)| line).collect();
        }
        let players = game.setup().players();
        let name = players.find(&self.text).map(|seat| players.name(seat).as_str());
        let part = fold(name.unwrap_or(&self.text));
        let lines = page.lines().into_iter().enumerate();
        lines.filter(|(_, line)| fold(line).contains(&part)).map(|(line, _)| line).collect()
    }
}

/// The lines of a page that are about a deal that has begun, each with its number.
pub(super) fn deals(page: &Page, is_sheet: bool, game: &Game) -> Vec<(usize, usize)> {
    let deal = messages::TableDealNumber { number: 0 }.say();
    let deal = deal.split_whitespace().next().unwrap_or_default().to_lowercase();
    let deal_of = |line: &str| {
        let words = line.split(|sign: char| !sign.is_alphanumeric());
        let mut words = words.filter(|word| !word.is_empty()).peekable();
        let is_deal = |word: &&str| word.to_lowercase() == deal;
        match is_sheet {
            true => drop(words.next_if(is_deal)),
            false => drop(words.find(is_deal)?),
        }
        let number = words.next()?.parse().ok()?;
        game.deals().any(|deal| deal.plan.number == number && !deal.is_fresh()).then_some(number)
    };
    // The rows of the sheet's first table begin with it.
    let rows = if is_sheet { page.first_rows() } else { 0..page.rows() };
    let lines = page.lines().into_iter().enumerate().filter(|(line, _)| rows.contains(line));
    lines.filter_map(|(line, text)| Some((line, deal_of(text)?))).collect()
}
