//! Rulings of the table itself: on a revoke, a misdeal, or whatever else no document settles.

use super::line::{LineFault, line};
use super::{Deal, Game, Posting, Reason};
use crate::cards::Seat;
use crate::rules::{InHalves, Points, Refusal, RulingFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::serde_as;
use std::sync::Arc;

/// The characters that a reason has at most.
pub const LONGEST_REASON: usize = 200;

/// The points that a ruling gives or takes at most, for each player.
pub const MOST_RULING_POINTS: i64 = 10_000;

/// The rulings that a game has at most: far more than a table makes, few enough that a stranger's
/// journal cannot ask for all totals to be worked out without end.
pub const MOST_RULINGS: usize = 100;

/// What a ruling of the table is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
pub enum Incident {
    /// A card that was not played by the rules.
    Revoke,
    /// A deal that was not dealt by the rules.
    Misdeal,
    /// Something else.
    Other,
}

impl Incident {
    /// Its name, as it is typed: `revoke`, `misdeal` or `other`.
    pub const fn name(self) -> &'static str {
        match self {
            Incident::Revoke => "revoke",
            Incident::Misdeal => "misdeal",
            Incident::Other => "other",
        }
    }
}

/// A ruling of the table.
#[serde_as]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRuling {
    /// What it is about.
    pub about: Incident,
    /// Why, in the table's own words: 1 to [`LONGEST_REASON`] characters.
    pub reason: String,
    /// The number of the deal that it counts for; without one, the deal in progress if anything has
    /// happened in it, or else the last one played.
    pub deal: Option<usize>,
    /// The points that players get or lose by it; each player once.
    #[serde_as(as = "Vec<(_, InHalves)>")]
    #[serde(rename = "points_in_halves")]
    pub points: Vec<(Seat, Points)>,
}

impl Game {
    /// Judges a ruling of the table, and returns it with its deal filled in. It may be made at any
    /// time, also after the last deal.
    pub(super) fn judge_ruling(&self, ruling: &TableRuling) -> Result<TableRuling, Refusal> {
        if self.rulings.len() >= MOST_RULINGS {
            return Err(Refusal::Ruling(RulingFault::TooMany { most: MOST_RULINGS }));
        }
        let begun = self.deals().len();
        let usual = match self.current() {
            Some(deal) if self.is_untouched(deal) && begun > 1 => begun - 1,
            _ => begun,
        };
        let deal = ruling.deal.unwrap_or(usual);
        if !(1..=begun).contains(&deal) {
            return Err(Refusal::Ruling(RulingFault::NoSuchDeal { deal, begun }));
        }
        let reason = line(&ruling.reason, LONGEST_REASON).map_err(|fault| {
            Refusal::Ruling(match fault {
                LineFault::Empty => RulingFault::NoReason,
                LineFault::TooLong => RulingFault::LongReason { longest: LONGEST_REASON },
                LineFault::Invisible(code) => RulingFault::InvisibleReason { code },
            })
        })?;
        for (index, (seat, points)) in ruling.points.iter().enumerate() {
            if seat.index() >= self.setup().players().count() {
                return Err(Refusal::Ruling(RulingFault::NoSuchSeat));
            }
            if ruling.points[..index].iter().any(|(other, _)| other == seat) {
                return Err(Refusal::Ruling(RulingFault::PointsTwice { seat: *seat }));
            }
            let most = Points::whole(MOST_RULING_POINTS);
            if *points == Points::ZERO || *points > most || *points < -most {
                return Err(Refusal::Ruling(RulingFault::PointsRange { most: MOST_RULING_POINTS }));
            }
        }
        Ok(TableRuling { reason, deal: Some(deal), ..ruling.clone() })
    }

    /// The rulings of the table, in the order in which they were made.
    pub fn rulings(&self) -> impl Iterator<Item = &TableRuling> {
        self.rulings.iter().map(Arc::as_ref)
    }

    /// The rulings of the table that count for a deal, in the order in which they were made.
    pub fn rulings_on(&self, deal: &Deal) -> impl Iterator<Item = &TableRuling> {
        let number = deal.plan().number;
        self.rulings().filter(move |ruling| ruling.deal == Some(number))
    }

    /// Whether nothing has happened in a deal, and the table has not ruled on it either.
    pub(super) fn is_untouched(&self, deal: &Deal) -> bool {
        deal.is_untouched() && self.rulings_on(deal).next().is_none()
    }
}

/// What a ruling posts.
pub(super) fn postings(ruling: &Arc<TableRuling>) -> impl Iterator<Item = Posting> {
    let reason = Reason::Ruling(Arc::clone(ruling));
    let posting = move |(seat, points): &(Seat, Points)| Posting {
        seat: *seat,
        points: *points,
        reason: reason.clone(),
    };
    ruling.points.iter().map(posting)
}

impl Deal {
    /// The points that rulings of the table gave or took from a player for this deal.
    pub fn ruling_points(&self, seat: Seat) -> Points {
        self.postings_of(seat)
            .filter(|posting| matches!(posting.reason, Reason::Ruling(_)))
            .map(|posting| posting.points)
            .sum()
    }
}
