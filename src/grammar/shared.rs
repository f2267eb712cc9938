//! Options and arguments that several commands take.

use crate::cards::SyntaxError;
use crate::game::{Act, Count, Day};
use crate::history::{GameId, Stamp};
use crate::notation::{self, Named};
use crate::rules::{Bid, Incidents};
use crate::views::Style;
use crate::words::messages;
use clap::{Args, ValueEnum};
use std::str::FromStr;

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Drawing {
    /// paper: as written by hand; full: everything
    #[arg(long, value_enum, default_value = "full", hide_possible_values = true)]
    pub(crate) style: Style,
    /// text, markdown, csv, html, svg, png or json [default: text]
    #[arg(long, value_enum, hide_possible_values = true)]
    pub(crate) format: Option<Format>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Text,
    Markdown,
    Csv,
    Html,
    Svg,
    Png,
    Json,
}

/// The form of facts, a row each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum FactFormat {
    Csv,
    Jsonl,
}

// What a table chooses within a set of rules. (clap would show a doc comment here in the help of
// every command.)
#[derive(Clone, Debug, Default, PartialEq, Eq, Args)]
pub(crate) struct Choice {
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A schedule of the rules, such as 8-1-8
    #[arg(long, value_name = "ID")]
    pub(crate) schedule: Option<String>,
    /// A house rule, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Laws such as whist-1900, or none
    #[arg(long, value_name = "LAWS")]
    pub(crate) laws: Option<String>,
}

impl Choice {
    /// House rules alone.
    pub(crate) fn of(set: &[String]) -> Choice {
        Choice { set: set.to_vec(), ..Choice::default() }
    }

    /// The house rules; the choice of laws is one of them.
    pub(crate) fn settings(&self) -> Vec<String> {
        let mut settings = self.set.clone();
        settings.extend(self.laws.as_ref().map(|laws| format!("{}={laws}", Incidents::KEY)));
        settings
    }
}

// Which of the stored games are meant.
#[derive(Debug, Default, PartialEq, Eq, Args)]
pub(crate) struct Filter {
    /// Only games under these rules
    #[arg(long, value_name = "ID")]
    pub(crate) rules: Option<String>,
    /// Only games since this day: 2026-11-20, 2026-11 or 2026
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub(crate) since: Option<String>,
    /// Only games up to this day, month or year
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub(crate) until: Option<String>,
    /// Only games at the tables of this event
    #[arg(long, value_name = "EVENT")]
    pub(crate) event: Option<GameId>,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct NumberArgs {
    /// N, or NAME=N
    #[arg(required = true, value_name = "N", value_delimiter = ',', allow_negative_numbers = true)]
    pub(crate) numbers: Vec<Named<i64>>,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct Bids {
    /// N, or NAME=N; in some games also a word, such as nil
    #[arg(required = true, value_name = "N", value_delimiter = ',', allow_negative_numbers = true)]
    pub(crate) bids: Vec<Named<Count>>,
}

#[derive(Debug, Args)]
#[group(skip)]
pub(crate) struct ContractArgs {
    /// The bid, with its suit: suit-8:hearts, solo-6:s, petite-misere, big-chelem:none; then a word that multiplies
    /// it: coinche
    #[arg(required = true, value_name = "BID")]
    pub(crate) bid: Vec<Bid>,
    /// The declarer; several, where the bid may be played by several, each alone
    #[arg(long, value_name = "NAME", value_delimiter = ',', required = true)]
    pub(crate) by: Vec<String>,
    /// The partner
    #[arg(long, value_name = "NAME")]
    pub(crate) with: Option<String>,
}

/// Reads what was turned up, a suit or a card, as the act that records it.
pub(crate) fn turned_up(text: &str) -> Result<Act, String> {
    text.parse()
        .map(Act::Trump)
        .or_else(|_: SyntaxError| text.parse().map(Act::Turned))
        .map_err(|_: SyntaxError| messages::ArgumentExpectedCardOrSuit.say())
}

/// Reads a number from 0.
pub(crate) fn count<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| messages::ArgumentExpectedNumber.say())
}

/// Reads a day such as `2026-11-20`, or a month or a year.
pub(crate) fn day(text: &str) -> Result<String, String> {
    // The greatest value of each part, which has as many digits.
    let mut parts = ["9999", "12", "31"].into_iter();
    let is_day = text.split('-').all(|part| {
        parts.next().is_some_and(|most| {
            part.bytes().all(|byte| byte.is_ascii_digit())
                && part.len() == most.len()
                && part <= most
                && part.contains(|digit| digit != '0')
        })
    });
    if is_day { Ok(text.to_owned()) } else { Err(messages::ArgumentExpectedDate.say()) }
}

/// Reads a whole day such as `2026-11-20`.
pub(crate) fn date(text: &str) -> Result<Stamp, String> {
    Stamp::noon(text).ok_or_else(|| messages::ArgumentExpectedDate.say())
}

/// Reads the day of an evening such as `2026-11-20`.
pub(crate) fn whole_day(text: &str) -> Result<Day, String> {
    text.parse().map_err(|_: SyntaxError| messages::ArgumentExpectedDate.say())
}

/// Reads a tally with its numbers, such as `bags=3,1`.
pub(crate) fn tally(text: &str) -> Result<(String, Vec<u16>), String> {
    let read = text.split_once('=').and_then(|(id, numbers)| {
        let numbers: Result<Vec<u16>, _> =
            numbers.split(',').map(|number| number.trim().parse()).collect();
        Some((id.trim().to_owned(), numbers.ok()?))
    });
    read.ok_or_else(|| messages::ArgumentExpectedTally.say())
}

/// Reads a number from `LEAST` to `MOST`.
pub(crate) fn within<const LEAST: u8, const MOST: u8>(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(number) if (LEAST..=MOST).contains(&number) => Ok(number),
        _ => Err(messages::ArgumentExpectedRange { least: LEAST, most: MOST }.say()),
    }
}

/// Reads a bid without a name: a number, or a word that may be one of the rules'.
pub(crate) fn bid(text: &str) -> Result<Count, String> {
    match text.parse() {
        Ok(Named { name: None, value }) => Ok(value),
        _ => Err(messages::ArgumentExpectedNumber.say()),
    }
}

/// Reads a whole number of any size.
pub(crate) fn number(text: &str) -> Result<i64, String> {
    notation::number(text).ok_or_else(|| messages::ArgumentExpectedNumber.say())
}

// (clap would show a doc comment here in the help of every command.)
#[derive(Clone, Debug, Default, Args)]
#[group(skip)]
pub(crate) struct Waiver {
    /// Record it although it is against the rules, because the table allowed it; the sheet marks it
    #[arg(long)]
    pub(crate) stands: bool,
}
