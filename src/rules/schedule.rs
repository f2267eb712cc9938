//! The schedule: how many cards are dealt, deal after deal.

use super::{OneCardDeals, Passage, is_default};
use crate::cards::{Syntax, Unreadable};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay, skip_serializing_none};
use std::str::FromStr;
use strum::Display;

/// How many cards the deals of a game have.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// The form in use, by its id.
    pub form: String,
    /// How many cards the highest deal leaves undealt at least: 1 where a card is always turned.
    #[serde(default, skip_serializing_if = "is_default")]
    pub keep_back: u8,
    /// The highest deal, where it is not all that the pack gives.
    #[schemars(range(min = 1, max = 52))]
    pub top: Option<u8>,
    /// By how many cards the deals rise and fall: 1, unless this says more. Counted from the smallest
    /// deal; the highest is played in any case.
    #[schemars(range(min = 1, max = 52))]
    pub step: Option<u8>,
    /// How many cards each player is dealt at a time, such as 4, 5 and 4; empty where that does not
    /// matter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub packets: Vec<u8>,
    /// The forms to choose from.
    pub forms: Vec<Form>,
}

/// One form of a schedule, such as 1-8-1.
#[skip_serializing_none]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Form {
    /// The name it is chosen by.
    pub id: String,
    /// Its deals, in order.
    pub steps: Vec<Step>,
    /// What its one-card deals do to runs that count for promotions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub one_card_deals: OneCardDeals,
    /// Whether a table may choose that a total of zero wins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub zero_finish: bool,
    /// Where the form comes from, if not from where the others do.
    pub source: Option<Passage>,
}

/// A run of deals, such as 1 × players, 8 × 4, 2 up to top-1, top down to 2 or 13 until the end.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Display, SerializeDisplay, DeserializeFromStr, JsonSchema,
)]
#[schemars(with = "String", extend("pattern" = r"^.*(up to|down to|until the end|[×x*]).*$"))]
pub enum Step {
    /// Deals of one size.
    #[strum(to_string = "{0} × {1}")]
    Repeat(Size, Times),
    /// Deals of one size until the game ends; only as the last step.
    #[strum(to_string = "{0} until the end")]
    Endless(Size),
    /// One deal of each size, rising; none where the first size is above the last.
    #[strum(to_string = "{0} up to {1}")]
    Up(Size, Size),
    /// One deal of each size, falling; none where the first size is below the last.
    #[strum(to_string = "{0} down to {1}")]
    Down(Size, Size),
}

/// The cards of a deal: 1 to 52, top or top-1.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Display, SerializeDisplay, DeserializeFromStr, JsonSchema,
)]
#[schemars(with = "String", extend("pattern" = r"^([0-9]+|top|top-1)$"))]
pub enum Size {
    /// So many cards: 1 to 52.
    #[strum(to_string = "{0}")]
    Cards(u8),
    /// The highest deal.
    #[strum(to_string = "top")]
    Top,
    /// One card fewer than the highest deal.
    #[strum(to_string = "top-1")]
    BelowTop,
}

/// How often a deal is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
pub enum Times {
    /// As often as there are players at the table, dead hand included.
    #[strum(to_string = "players")]
    Players,
    /// So often: 1 to 52.
    #[strum(to_string = "{0}")]
    Number(u8),
}

impl Form {
    /// The cards of every deal, given the highest, the players at the table, and by how many
    /// cards the deals rise and fall.
    pub(super) fn deals(&self, top: u8, players: u8, by: u8) -> Vec<u8> {
        let sizes = || self.steps.iter().map(|step| (*step, step.sizes(top, players)));
        let all = || sizes().flat_map(|(_, sizes)| sizes);
        let (Some(least), Some(most)) = (all().min(), all().max()) else { return Vec::new() };
        let is_played = |cards: &u8| *cards == most || (cards - least).is_multiple_of(by.max(1));
        let deals = sizes().flat_map(|(step, mut sizes)| {
            if step.varies() {
                sizes.retain(is_played);
            }
            sizes
        });
        deals.collect()
    }

    /// Whether its deals rise or fall.
    pub fn varies(&self) -> bool {
        self.steps.iter().any(|step| step.varies())
    }
}

impl Size {
    const fn is_fixed(self) -> bool {
        matches!(self, Size::Cards(_))
    }

    /// The number of cards, given the highest deal.
    pub const fn cards(self, top: u8) -> u8 {
        match self {
            Size::Cards(cards) => cards,
            Size::Top => top,
            Size::BelowTop => top.saturating_sub(1),
        }
    }
}

impl Step {
    /// Whether the deals of the step are the same at every table.
    pub(super) const fn is_fixed(self) -> bool {
        match self {
            Step::Repeat(size, Times::Number(_)) | Step::Endless(size) => size.is_fixed(),
            Step::Repeat(_, Times::Players) => false,
            Step::Up(from, to) | Step::Down(from, to) => from.is_fixed() && to.is_fixed(),
        }
    }

    /// Whether the deals of the step go on until the game ends.
    pub(super) const fn is_endless(self) -> bool {
        matches!(self, Step::Endless(_))
    }

    /// Whether the deals of the step rise or fall.
    const fn varies(self) -> bool {
        matches!(self, Step::Up(..) | Step::Down(..))
    }

    /// The sizes of the step's deals, in order, none of them 0.
    pub(super) fn sizes(self, top: u8, players: u8) -> Vec<u8> {
        match self {
            Step::Repeat(size, Times::Players) => vec![size.cards(top); players.into()],
            Step::Repeat(size, Times::Number(times)) => vec![size.cards(top); times.into()],
            Step::Endless(_) => Vec::new(),
            Step::Up(from, to) => (from.cards(top).max(1)..=to.cards(top)).collect(),
            Step::Down(from, to) => (to.cards(top).max(1)..=from.cards(top)).rev().collect(),
        }
    }
}

impl Schedule {
    /// The form in use, or `None` if no form has that id.
    pub fn form_in_use(&self) -> Option<&Form> {
        self.forms.iter().find(|form| form.id == self.form)
    }

    /// The size of the deals that go on until the game ends, if the form in use has such.
    pub fn endless(&self) -> Option<Size> {
        match self.form_in_use()?.steps.last()? {
            Step::Endless(size) => Some(*size),
            _ => None,
        }
    }
}

fn count(text: &str, what: Syntax) -> Result<u8, Unreadable> {
    let number = text.parse().ok().filter(|n| (1..=52).contains(n));
    number.ok_or_else(|| Unreadable::new(what, text))
}

impl FromStr for Size {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Size, Unreadable> {
        match text.trim() {
            "top" => Ok(Size::Top),
            "top-1" => Ok(Size::BelowTop),
            number => count(number, Syntax::StepNumber).map(Size::Cards),
        }
    }
}

impl FromStr for Step {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Step, Unreadable> {
        Step::read(text).map_err(|mut faults| faults.swap_remove(0))
    }
}

impl FromStr for Times {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Times, Unreadable> {
        match text.trim() {
            "players" => Ok(Times::Players),
            number => count(number, Syntax::StepTimes).map(Times::Number),
        }
    }
}

impl Step {
    /// Reads a step.
    ///
    /// # Errors
    /// Every part of it that cannot be read, at least one.
    pub(crate) fn read(text: &str) -> Result<Step, Vec<Unreadable>> {
        if let Some((cards, "")) = text.split_once("until the end") {
            cards.parse().map(Step::Endless).map_err(|fault| vec![fault])
        } else if let Some((from, to)) = text.split_once("up to") {
            both(from, to).map(|(from, to)| Step::Up(from, to))
        } else if let Some((from, to)) = text.split_once("down to") {
            both(from, to).map(|(from, to)| Step::Down(from, to))
        } else if let Some((cards, times)) = text.split_once(['×', 'x', '*']) {
            both(cards, times).map(|(cards, times)| Step::Repeat(cards, times))
        } else {
            Err(vec![Unreadable::new(Syntax::Step, text)])
        }
    }
}

/// Reads both parts of a step.
fn both<A, B>(first: &str, second: &str) -> Result<(A, B), Vec<Unreadable>>
where
    A: FromStr<Err = Unreadable>,
    B: FromStr<Err = Unreadable>,
{
    match (first.parse(), second.parse()) {
        (Ok(first), Ok(second)) => Ok((first, second)),
        (first, second) => Err(first.err().into_iter().chain(second.err()).collect()),
    }
}
