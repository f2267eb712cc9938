//! The columns of a sheet: those about a deal and its contract, and those that each side has.

use super::deal::DealContract;
use super::grid::{Cell, Column};
use super::hand::{RULED, SideColumn, made};
use super::played::DealHead;
use crate::rules::Points;
use crate::words::messages;

/// A column about the deal.
pub(super) type HeadColumn = (Column, fn(&DealHead) -> Cell);

/// Columns about the deal, and whether they identify the row.
pub(super) struct HeadGroup {
    pub(super) stub: bool,
    pub(super) columns: Vec<HeadColumn>,
}

impl HeadGroup {
    pub(super) fn stub(columns: Vec<HeadColumn>) -> HeadGroup {
        HeadGroup { stub: true, columns }
    }
}

impl DealHead {
    /// A text about the deal, marked where the table allowed something against the rules, and where laws
    /// ruled on an incident.
    pub(super) fn marked(&self, text: impl ToString) -> Cell {
        let is_explained = self.against || self.annulled || self.closed || self.replays.is_some();
        let mut text = text.to_string();
        if is_explained {
            text += "†";
        }
        if !self.incidents.is_empty() {
            text += RULED;
        }
        Cell::plain(text)
    }

    /// What an extra deal or a deal of a kind is called.
    pub(super) fn special(&self) -> Option<String> {
        match &self.kind {
            Some(kind) => Some(messages::EntryKind { kind }.say()),
            None => self.extra().map(|mark| messages::TableExtraMark { mark }.say()),
        }
    }

    pub(super) fn contract_cell(&self, text: fn(&DealContract) -> Option<String>) -> Cell {
        let Some(contract) = &self.contract else { return Cell::default() };
        match (text(contract), contract.made) {
            (text, Some(is_made)) => made(text, is_made),
            (text, None) => Cell::maybe(text),
        }
    }
}

pub(super) const DEAL: HeadColumn =
    (Column::NUMBERS.labelled(messages::HeadingDeal), |head| match head.kind {
        Some(_) => head.marked(format!("{} {}", head.number, head.mark)),
        None => head.marked(head.number),
    });

pub(super) const CARDS: HeadColumn =
    (Column::NUMBERS.labelled(messages::HeadingCards), |head| Cell::plain(&head.mark));

/// The card count of a sheet on paper, which has no column for the number of the deal.
pub(super) const MARKED_CARDS: HeadColumn =
    (Column::NUMBERS.named(messages::HeadingCards), |head| head.marked(&head.mark));

pub(super) const TRUMP: HeadColumn =
    (Column::WORDS.labelled(messages::HeadingTrump), |head| Cell::plain(head.trump.sign()));

pub(super) const TRUMP_NUMBER: HeadColumn =
    (Column::NUMBERS.labelled(messages::HeadingTrump), |head| {
        Cell::maybe(head.trump.known().map(|trump| trump.preferans_number()))
    });

pub(super) const DEALER: HeadColumn =
    (Column::NAMES.labelled(messages::HeadingDealer).in_short(messages::HeadingDealer), |head| {
        Cell::plain(&head.dealer)
    });

/// The columns of a contract, each part in its own, so that only names are ever shortened.
pub(super) const CONTRACT: [HeadColumn; 4] = [
    (
        Column::WORDS.labelled(messages::HeadingContract).in_short(messages::HeadingContract),
        |head| head.contract_cell(|contract| Some(contract.bid_with_trump())),
    ),
    (
        Column::NAMES.labelled(messages::HeadingDeclarer).in_short(messages::HeadingDeclarer),
        |head| Cell::maybe(head.contract.as_ref().map(|contract| contract.by.declarers())),
    ),
    (Column::NAMES.labelled(messages::HeadingPartner), |head| {
        Cell::maybe(head.contract.as_ref().and_then(|contract| contract.by.partner()))
    }),
    (
        Column::NUMBERS.labelled(messages::HeadingTook).in_short(messages::HeadingShortTook),
        |head| head.contract_cell(DealContract::tricks),
    ),
];

/// The columns of a contract, without their cells.
pub fn contract_columns() -> Vec<Column> {
    CONTRACT.iter().map(|(column, _)| *column).collect()
}

pub(super) const BID: SideColumn = (Column::NUMBERS.named(messages::HeadingBid), |hand| hand.bid());

pub(super) const TOOK: SideColumn = (
    Column::NUMBERS.labelled(messages::HeadingTook).in_short(messages::HeadingShortTook),
    |hand| hand.took(),
);

pub(super) const BONUS: SideColumn = (
    Column::NUMBERS.labelled(messages::HeadingBonus).in_short(messages::HeadingShortBonus),
    |hand| hand.bonus(),
);

/// The running total of a sheet on paper that has no column for bonuses.
pub(super) const MARKED_TOTAL: SideColumn =
    (Column::NUMBERS.named(messages::HeadingTotal), |hand| {
        let mut total = hand.total_on_paper();
        if hand.score.is_some_and(|score| score.bonus != Points::ZERO) {
            total.text += "*";
        }
        total
    });

pub(super) const TALLIES: SideColumn =
    (Column::WORDS.labelled(messages::HeadingTallies), |hand| hand.tallies());
