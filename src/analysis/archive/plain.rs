//! Games of exact bids, of which a line has nothing but who sat where, bid and took.
//!
//! Most lines are such games. Their texts stay in the line, so that reading one allocates little.

use super::error::LONGEST_LINE;
use super::line::{GameLine, few};
use crate::cards::Trump;
use crate::history::Stamp;
use crate::rules::{MOST_DEALS, MOST_PLAYERS, Points};
use arrayvec::ArrayVec;
use serde::Deserialize;

/// A number for each player, in the order of the players.
pub(super) type Numbers = ArrayVec<Option<u8>, { MOST_PLAYERS as usize }>;

/// A line with such a game. [`GameLine`] describes its fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlainLine<'a> {
    #[serde(default)]
    pub(super) id: &'a str,
    #[serde(rename = "title")]
    _title: Option<&'a str>,
    #[serde(rename = "begun")]
    _begun: Option<Stamp>,
    #[serde(rename = "last")]
    _last: Option<Stamp>,
    rules: Option<&'a str>,
    scoring: Option<&'a str>,
    schedule: Option<&'a str>,
    #[serde(default)]
    set: Vec<&'a str>,
    pub(super) players: Vec<&'a str>,
    pub(super) dealer: &'a str,
    #[serde(deserialize_with = "few::<_, _, MOST_DEALS>")]
    pub(super) deals: Vec<PlainDeal<'a>>,
    #[serde(default, rename = "finished")]
    _finished: bool,
    #[serde(default, rename = "totals")]
    _totals: Vec<Points>,
    #[serde(default, rename = "ranks")]
    _ranks: Vec<usize>,
}

/// A deal of such a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlainDeal<'a> {
    pub(super) cards: Option<u8>,
    #[serde(borrow)]
    pub(super) dealer: Option<&'a str>,
    pub(super) trump: Option<Trump>,
    pub(super) bids: Numbers,
    pub(super) took: Numbers,
    #[serde(default, rename = "points")]
    _points: Vec<Option<Points>>,
    #[serde(default, rename = "bonus")]
    _bonus: Vec<Points>,
}

impl<'a> PlainLine<'a> {
    /// The game of a line, if it is such a game.
    pub(super) fn read(line: &'a [u8]) -> Option<PlainLine<'a>> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        serde_json::from_slice(line).ok()
    }

    /// The rules and players that the line names.
    pub(super) fn named(&self) -> GameLine {
        GameLine {
            rules: self.rules.map(str::to_owned),
            scoring: self.scoring.map(str::to_owned),
            schedule: self.schedule.map(str::to_owned),
            set: self.set.iter().map(ToString::to_string).collect(),
            players: self.players.iter().map(ToString::to_string).collect(),
            ..GameLine::default()
        }
    }
}
