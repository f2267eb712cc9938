//! The schedule: how many cards are dealt, deal after deal.

use super::{KindChooser, OneCardDeals, Passage, TrumpRule, is_default};
use crate::cards::{Syntax, SyntaxError, Trump};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay, skip_serializing_none};
use std::fmt;
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
    /// The smallest deal, where smaller ones of the form are left out.
    #[schemars(range(min = 1, max = 52))]
    pub bottom: Option<u8>,
    /// How many cards each player is dealt at a time, such as 4, 5 and 4; empty where that does not
    /// matter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub packets: Vec<u8>,
    /// Who chooses the kind of a deal if the form does not fix it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chooser: KindChooser,
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

/// A run of deals, such as 1 × players, 8 × 4, 2 up to top-1, top down to 2 or 13 until the end. It may
/// fix their trump: top × 1, trump none. It may also say of which kind they are: top × 2, kind queens.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend("pattern" = r"^.*(up to|down to|until the end|[×x*]).*$"))]
pub struct Step {
    /// The deals.
    pub run: DealRun,
    /// Their trump, where the step fixes it.
    pub trump: Option<Trump>,
    /// The id of their kind, where nobody chooses it.
    pub kind: Option<String>,
}

/// The deals of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
pub enum DealRun {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Display, SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", extend(
    "type" = ["string", "integer"], "pattern" = r"^([0-9]+|top|top-1)$", "minimum" = 1,
    "maximum" = 52
))]
pub enum Size {
    /// A number of cards, 1 to 52.
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
    /// A number of times for each player, 1 to 52.
    #[strum(to_string = "{0} × players")]
    EachPlayer(u8),
    /// A number of times, 1 to 52.
    #[strum(to_string = "{0}")]
    Number(u8),
}

/// A deal of a schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepDeal {
    /// The step of the form that it belongs to, from 0.
    pub step: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The trump that the step fixes.
    pub trump: Option<Trump>,
}

impl Form {
    /// Every deal, given the highest deal and the players at the table. The schedule says which deals of
    /// the form are left out.
    pub(super) fn deals(
        &self,
        top: u8,
        players: u8,
        schedule: &Schedule,
    ) -> impl Iterator<Item = StepDeal> {
        let ends = self.steps.iter().flat_map(move |step| step.run.outermost(top, players));
        let most = ends.clone().max().unwrap_or(0);
        let bottom = schedule.bottom.unwrap_or(0).min(most);
        let least = ends.min().unwrap_or(0).max(bottom);
        let by = schedule.step.unwrap_or(1).max(1);

        self.steps.iter().enumerate().flat_map(move |(number, step)| {
            let sizes = step.run.sizes(top, players).filter(move |cards| {
                let is_in_step = || *cards == most || (cards - least).is_multiple_of(by);
                *cards >= bottom && (!step.run.varies() || is_in_step())
            });
            sizes.map(move |cards| StepDeal { step: number, cards, trump: step.trump })
        })
    }

    /// Whether any of its deals is as large as the highest allows.
    pub(super) fn reaches_top(&self) -> bool {
        self.steps.iter().flat_map(|step| step.run.ends()).any(|size| !size.is_fixed())
    }

    /// Whether its deals rise or fall.
    pub fn varies(&self) -> bool {
        self.steps.iter().any(|step| step.run.varies())
    }
}

impl Size {
    const fn is_fixed(&self) -> bool {
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

impl DealRun {
    /// The first and the last size.
    const fn ends(self) -> [Size; 2] {
        match self {
            DealRun::Repeat(size, _) | DealRun::Endless(size) => [size, size],
            DealRun::Up(from, to) | DealRun::Down(from, to) => [from, to],
        }
    }

    /// Whether the deals of the run are the same at every table.
    pub(super) fn is_fixed(self) -> bool {
        !matches!(self, DealRun::Repeat(_, Times::Players | Times::EachPlayer(_)))
            && self.ends().iter().all(Size::is_fixed)
    }

    /// Whether the deals go on until the game ends.
    pub(super) const fn is_endless(self) -> bool {
        matches!(self, DealRun::Endless(_))
    }

    /// Whether the deals rise or fall.
    const fn varies(self) -> bool {
        matches!(self, DealRun::Up(..) | DealRun::Down(..))
    }

    /// The sizes of the deals, in order; none of a run that rises or falls is 0.
    pub(super) fn sizes(
        self,
        top: u8,
        players: u8,
    ) -> impl ExactSizeIterator<Item = u8> + DoubleEndedIterator + Clone {
        let [from, to] = self.ends().map(|size| size.cards(top));
        let deals = match self {
            DealRun::Repeat(_, Times::Players) => players,
            DealRun::Repeat(_, Times::EachPlayer(times)) => players.saturating_mul(times),
            DealRun::Repeat(_, Times::Number(times)) => times,
            DealRun::Endless(_) => 0,
            DealRun::Up(..) => (to + 1).saturating_sub(from.max(1)),
            DealRun::Down(..) => (from + 1).saturating_sub(to.max(1)),
        };
        (0..deals).map(move |index| match self {
            DealRun::Repeat(..) | DealRun::Endless(_) => from,
            DealRun::Up(..) => from.max(1) + index,
            DealRun::Down(..) => from - index,
        })
    }

    /// The first and the last of the sizes, and so the least and the most.
    pub(super) fn outermost(self, top: u8, players: u8) -> impl Iterator<Item = u8> + Clone {
        let mut sizes = self.sizes(top, players);
        [sizes.next(), sizes.next_back()].into_iter().flatten()
    }
}

impl Schedule {
    /// The form in use, or `None` if no form has that id.
    pub fn form_in_use(&self) -> Option<&Form> {
        self.forms.iter().find(|form| form.id == self.form)
    }

    /// The trump of every deal, where a rule always gives the same and no step fixes another.
    pub fn only_trump(&self, rule: &TrumpRule) -> Option<Trump> {
        let TrumpRule::Cycle(cycle) = rule else { return None };
        let steps = self.form_in_use().map_or(&[][..], |form| &form.steps);
        let first = *cycle.first()?;
        let mut all = cycle.iter().copied().chain(steps.iter().filter_map(|step| step.trump));
        all.all(|trump| trump == first).then_some(first)
    }

    /// The size of the deals that go on until the game ends, if the form in use has such.
    pub fn endless(&self) -> Option<Size> {
        let last = self.form_in_use()?.steps.last()?;
        if let DealRun::Endless(size) = last.run { Some(size) } else { None }
    }
}

fn count(text: &str, what: Syntax) -> Result<u8, SyntaxError> {
    let number = text.parse().ok().filter(|n| (1..=52).contains(n));
    number.ok_or_else(|| SyntaxError::new(what, text))
}

impl FromStr for Size {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Size, SyntaxError> {
        match text.trim() {
            "top" => Ok(Size::Top),
            "top-1" => Ok(Size::BelowTop),
            number => count(number, Syntax::StepNumber).map(Size::Cards),
        }
    }
}

/// Writes the step as rules files have it.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Step { run, trump, kind } = self;
        write!(f, "{run}")?;
        if let Some(trump) = trump {
            write!(f, ", trump {}", trump.name())?;
        }
        if let Some(kind) = kind {
            write!(f, ", kind {kind}")?;
        }
        Ok(())
    }
}

impl FromStr for Step {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Step, SyntaxError> {
        Step::read(text).map_err(|mut errors| errors.swap_remove(0))
    }
}

impl FromStr for Times {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Times, SyntaxError> {
        let text = text.trim();
        if text == "players" {
            return Ok(Times::Players);
        }
        match text.split_once(['×', 'x', '*']) {
            Some((times, "players" | " players")) => {
                count(times.trim(), Syntax::StepTimes).map(Times::EachPlayer)
            }
            _ => count(text, Syntax::StepTimes).map(Times::Number),
        }
    }
}

impl Step {
    /// Reads a step.
    ///
    /// # Errors
    /// Every part of it that cannot be read, at least one.
    pub(crate) fn read(text: &str) -> Result<Step, Vec<SyntaxError>> {
        if let Some((rest, kind)) = text.split_once(", kind ") {
            let step = Step::read(rest)?;
            return Ok(Step { kind: Some(kind.trim().to_owned()), ..step });
        }
        let Some((run, trump)) = text.split_once(", trump ") else {
            return DealRun::read(text).map(|run| Step { run, trump: None, kind: None });
        };
        match (DealRun::read(run), trump.trim().parse()) {
            (Ok(run), Ok(trump)) => Ok(Step { run, trump: Some(trump), kind: None }),
            (Err(errors), Ok(_)) => Err(errors),
            (run, Err(error)) => Err(run.err().into_iter().flatten().chain([error]).collect()),
        }
    }
}

impl DealRun {
    fn read(text: &str) -> Result<DealRun, Vec<SyntaxError>> {
        if let Some((cards, "")) = text.split_once("until the end") {
            cards.parse().map(DealRun::Endless).map_err(|error| vec![error])
        } else if let Some((from, to)) = text.split_once("up to") {
            both(from, to).map(|(from, to)| DealRun::Up(from, to))
        } else if let Some((from, to)) = text.split_once("down to") {
            both(from, to).map(|(from, to)| DealRun::Down(from, to))
        } else if let Some((cards, times)) = text.split_once(['×', 'x', '*']) {
            both(cards, times).map(|(cards, times)| DealRun::Repeat(cards, times))
        } else {
            Err(vec![SyntaxError::new(Syntax::Step, text)])
        }
    }
}

/// Reads both parts of a step.
fn both<A, B>(first: &str, second: &str) -> Result<(A, B), Vec<SyntaxError>>
where
    A: FromStr<Err = SyntaxError>,
    B: FromStr<Err = SyntaxError>,
{
    match (first.parse(), second.parse()) {
        (Ok(first), Ok(second)) => Ok((first, second)),
        (first, second) => Err(first.err().into_iter().chain(second.err()).collect()),
    }
}
