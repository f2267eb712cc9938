//! The schedule: how many cards are dealt, deal after deal.

use super::OneCardDeals;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;

/// How many cards the deals of a game have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Schedule {
    /// The form in use, by its id.
    pub form: String,
    /// How many cards the highest deal leaves undealt at least: 1 where a card is always turned.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub keep_back: u8,
    /// The highest deal, where it is not all that the pack gives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub top: Option<u8>,
    /// The forms to choose from.
    pub forms: Vec<Form>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// One form of a schedule, such as 1-8-1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Form {
    /// The name it is chosen by.
    pub id: String,
    /// Its deals, in order.
    pub steps: Vec<Step>,
    /// What its one-card deals do to runs that count for promotions.
    #[serde(default, skip_serializing_if = "OneCardDeals::are_skipped")]
    pub one_card_deals: OneCardDeals,
    /// Whether a table may choose that a total of zero wins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub zero_finish: bool,
}

/// A run of deals: `1 × players`, `2 up to top-1`, `top down to 2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Step {
    /// Deals of one size.
    Repeat(Size, Times),
    /// Deals of one size until the game ends; only as the last step.
    Endless(Size),
    /// One deal of each size, rising; none where the first size is above the last.
    Up(Size, Size),
    /// One deal of each size, falling; none where the first size is below the last.
    Down(Size, Size),
}

/// The cards of a deal, as a schedule names them: `1` to `52`, `top` or `top-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Size {
    /// So many cards: 1 to 52.
    Cards(u8),
    /// The highest deal.
    Top,
    /// One card fewer than the highest deal.
    BelowTop,
}

/// How often a deal is repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// As often as there are players at the table, dead hand included.
    Players,
    /// So often: 1 to 52.
    Number(u8),
}

impl Form {
    /// Returns whether nothing stands behind deals that go on until the end.
    pub fn ends_last(&self) -> bool {
        let last = self.steps.len().saturating_sub(1);
        self.steps[..last].iter().all(|step| !matches!(step, Step::Endless(_)))
    }
}

impl Size {
    /// Returns the number of cards, given the highest deal.
    pub const fn cards(self, top: u8) -> u8 {
        match self {
            Size::Cards(cards) => cards,
            Size::Top => top,
            Size::BelowTop => top.saturating_sub(1),
        }
    }
}

impl Step {
    /// Returns the sizes of the step's deals, in order; 0 cards never stand in it.
    fn sizes(self, top: u8, players: u8) -> Vec<u8> {
        match self {
            Step::Repeat(size, times) => {
                let times = match times {
                    Times::Players => players,
                    Times::Number(number) => number,
                };
                vec![size.cards(top); times.into()]
            }
            Step::Endless(_) => Vec::new(),
            Step::Up(from, to) => (from.cards(top).max(1)..=to.cards(top)).collect(),
            Step::Down(from, to) => (to.cards(top).max(1)..=from.cards(top)).rev().collect(),
        }
    }
}

impl Schedule {
    /// Returns the highest deal for `hands` hands from a pack of `pack` cards; 0 where the pack
    /// does not go round.
    pub fn highest(&self, pack: u8, hands: u8) -> u8 {
        let most = self.most(pack, hands);
        self.top.map_or(most, |top| top.min(most))
    }

    /// Returns the most cards that a pack gives each of `hands` hands, with what is kept back.
    pub fn most(&self, pack: u8, hands: u8) -> u8 {
        pack.saturating_sub(self.keep_back) / hands.max(1)
    }

    /// Returns the form in use; nothing if no form has that id.
    pub fn form_in_use(&self) -> Option<&Form> {
        self.forms.iter().find(|form| form.id == self.form)
    }

    /// Returns the size of the deals that go on until the game ends, if the form in use has such.
    pub fn endless(&self) -> Option<Size> {
        match self.form_in_use()?.steps.last()? {
            Step::Endless(size) => Some(*size),
            _ => None,
        }
    }

    /// Returns the cards of every deal that the schedule counts, in order, given the highest deal and the players at the
    /// table.
    pub fn deals(&self, highest: u8, players: u8) -> Vec<u8> {
        let steps = self.form_in_use().map_or(&[][..], |form| &form.steps);
        steps.iter().flat_map(|step| step.sizes(highest, players)).collect()
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Size::Cards(cards) => write!(f, "{cards}"),
            Size::Top => write!(f, "top"),
            Size::BelowTop => write!(f, "top-1"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Repeat(size, Times::Players) => write!(f, "{size} × players"),
            Step::Repeat(size, Times::Number(times)) => write!(f, "{size} × {times}"),
            Step::Endless(size) => write!(f, "{size} until the end"),
            Step::Up(from, to) => write!(f, "{from} up to {to}"),
            Step::Down(from, to) => write!(f, "{from} down to {to}"),
        }
    }
}

const STEP_FORMS: &str =
    "expected `1 × players`, `8 × 4`, `2 up to top-1`, `top down to 2` or `13 until the end`";

fn size(text: &str) -> Result<Size, String> {
    match text.trim() {
        "top" => Ok(Size::Top),
        "top-1" => Ok(Size::BelowTop),
        number => count(number).map(Size::Cards),
    }
}

fn count(text: &str) -> Result<u8, String> {
    text.trim().parse().ok().filter(|n| (1..=52).contains(n)).ok_or_else(|| {
        format!("`{}` is no number of cards or deals from 1 to 52; {STEP_FORMS}", text.trim())
    })
}

impl TryFrom<String> for Size {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        size(&text)
    }
}

impl From<Size> for String {
    fn from(size: Size) -> Self {
        size.to_string()
    }
}

impl TryFrom<String> for Step {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        if let Some((cards, "")) = text.split_once("until the end") {
            Ok(Step::Endless(size(cards)?))
        } else if let Some((from, to)) = text.split_once("up to") {
            Ok(Step::Up(size(from)?, size(to)?))
        } else if let Some((from, to)) = text.split_once("down to") {
            Ok(Step::Down(size(from)?, size(to)?))
        } else if let Some((cards, times)) = text.split_once(['×', 'x', '*']) {
            let times = match times.trim() {
                "players" => Times::Players,
                number => Times::Number(count(number)?),
            };
            Ok(Step::Repeat(size(cards)?, times))
        } else {
            Err(format!("`{text}` is no step of a schedule; {STEP_FORMS}"))
        }
    }
}

impl From<Step> for String {
    fn from(step: Step) -> Self {
        step.to_string()
    }
}

impl JsonSchema for Size {
    fn schema_name() -> Cow<'static, str> {
        "Size".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "The cards of a deal: 1 to 52, top or top-1.", "pattern": r"^([0-9]+|top|top-1)$" })
    }
}

impl JsonSchema for Step {
    fn schema_name() -> Cow<'static, str> {
        "Step".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": "A run of deals, such as 1 × players, 8 × 4, 2 up to top-1, top down to 2 or 13 until the end.", "pattern": r"^.*(up to|down to|until the end|[×x*]).*$" })
    }
}
