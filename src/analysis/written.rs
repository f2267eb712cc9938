//! A score sheet as somebody wrote it: its cells may be wrong or unreadable.

use super::days::WrittenDay;
use crate::cards::{Seat, Trump};
use crate::game::{Players, fold};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use strum::{EnumString, IntoStaticStr};

/// A score sheet as somebody wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenSheet {
    /// The players, in the order of the columns.
    pub players: Players,
    /// A row for each deal.
    pub rows: Vec<WrittenRow>,
    /// What else the sheet says.
    pub about: SheetAbout,
}

/// What a sheet says besides its deals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetAbout {
    /// The id of the game, where it names one.
    pub game: Option<String>,
    /// The title of the evening.
    pub title: Option<String>,
    /// The day of the evening.
    pub day: Option<WrittenDay>,
    /// The id of the rules.
    pub rules: Option<String>,
    /// The id of the score.
    pub scoring: Option<String>,
    /// The seats in the order of the columns, if that is not the turn order.
    pub order: Vec<Seat>,
    /// What its columns were taken for.
    pub columns: SheetColumns,
    /// The final totals, if nothing else is known.
    pub result: Option<Vec<Points>>,
    /// The sums below the table, one for each player.
    pub sums: Option<Vec<Points>>,
    /// The lines that are no part of the table, with their numbers from 1.
    pub unread: Vec<(usize, String)>,
}

/// What the columns of a sheet were taken for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetColumns {
    /// The columns of the deals, in order.
    pub of_deal: Vec<CellKind>,
    /// The columns that each player has, in order.
    pub of_player: Vec<CellKind>,
    /// The names of those that were not read.
    pub unread: Vec<String>,
    /// Whether the columns of a player have no names that are known.
    pub is_guess: bool,
}

/// What is known of a sheet besides its text.
#[derive(Clone, Copy, Debug, Default)]
pub struct SheetForm<'a> {
    /// The players in the order of the columns, in place of the names in the sheet; empty if it has names.
    pub players: &'a [String],
    /// The names of the columns, in place of those in the sheet; empty if it has some, or none are needed.
    pub columns: &'a [String],
    /// Names in the sheet, each with the player whom it means.
    pub names: &'a [(String, String)],
}

impl<'a> SheetForm<'a> {
    /// The player whom a name of the sheet means.
    pub(super) fn named(&self, name: &'a str) -> &'a str {
        self.meant(name).unwrap_or(name)
    }

    /// The player whom a name of the sheet means, if that was said.
    pub(super) fn meant(&self, name: &str) -> Option<&'a str> {
        let named = self.names.iter().find(|(from, _)| fold(from) == fold(name));
        named.map(|(_, player)| player.as_str())
    }
}

/// A row of a sheet: one deal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenRow {
    /// Its line in the text, from 1; 0 if it is not one.
    pub line: usize,
    /// The day, if the row has it, or a line above it.
    pub day: Option<WrittenDay>,
    /// The number of the deal, if the sheet has it.
    pub number: Option<i64>,
    /// What marks the deal, the number of cards or an extra deal's mark, if that can be read.
    pub mark: Option<String>,
    /// The trump, if the sheet has it.
    pub trump: Option<Trump>,
    /// The name of the dealer, if the sheet has it.
    pub dealer: Option<String>,
    /// What each player has, in the order of the columns.
    pub hands: Vec<WrittenHand>,
    /// How many rows directly above it are struck out.
    pub struck: usize,
}

/// The cells of a player in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrittenHand {
    cells: [Option<Points>; 6],
    /// Whether nothing is written where its cells should be, not even that they cannot be read.
    pub is_missing: bool,
}

/// A cell of a sheet, by what it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[derive(Serialize, JsonSchema, EnumString, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum CellKind {
    /// The bid.
    Bid,
    /// The tricks taken.
    #[strum(serialize = "took", serialize = "tricks", serialize = "taken")]
    Took,
    /// The points of the deal.
    #[strum(serialize = "points", serialize = "pts", serialize = "score")]
    Points,
    /// The bonus for runs.
    Bonus,
    /// The points of rulings of the table.
    Ruling,
    /// The running total.
    #[strum(serialize = "total", serialize = "tot", serialize = "sum")]
    Total,
    /// The number of cards. It belongs to the row, not to a player, and so do those below.
    Cards,
    /// The number of the deal, or the deal as a whole.
    Deal,
    /// The trump.
    Trump,
    /// The dealer.
    Dealer,
}

impl WrittenSheet {
    /// The line of its first row in the text, from 1.
    pub fn first_line(&self) -> usize {
        self.rows.first().map_or(1, |row| row.line)
    }

    /// Takes the sums below the table for the last totals, if the sheet has points but no totals.
    pub(super) fn add_sums(&mut self) {
        let kinds = &self.about.columns.of_player;
        if kinds.contains(&CellKind::Total) || !kinds.contains(&CellKind::Points) {
            return;
        }
        if let (Some(sums), Some(last)) = (&self.about.sums, self.rows.last_mut()) {
            for (hand, sum) in last.hands.iter_mut().zip(sums) {
                hand.write(CellKind::Total, Some(*sum));
            }
        }
    }

    /// The sheet with its players in this order; `None` if it does not name each of them once.
    #[must_use]
    pub fn in_order(&self, order: &[Seat]) -> Option<WrittenSheet> {
        if order.len() != self.players.count()
            || !self.players.seats().all(|seat| order.contains(&seat))
        {
            return None;
        }
        let mut sheet = self.clone();
        let names: Vec<&str> = order.iter().map(|seat| self.players.name(*seat).as_str()).collect();
        sheet.players = Players::new(&names).ok()?;
        for (row, written) in sheet.rows.iter_mut().zip(&self.rows) {
            row.hands = order.iter().map(|seat| written.hands[seat.index()].clone()).collect();
        }
        for list in [&mut sheet.about.result, &mut sheet.about.sums].into_iter().flatten() {
            *list = order.iter().map(|seat| list[seat.index()]).collect();
        }
        let columns =
            self.players.seats().map(|seat| order.iter().position(|other| *other == seat));
        let seats: Vec<Seat> = sheet.players.seats().collect();
        sheet.about.order = columns.flatten().map(|place| seats[place]).collect();
        Some(sheet)
    }

    /// The sheet with columns without names taken for something else, as far as the numbers in them allow: those of
    /// a player, and cards that may be the numbers of the deals.
    pub fn readings(&self) -> Vec<WrittenSheet> {
        let kinds = [CellKind::Bid, CellKind::Took, CellKind::Points, CellKind::Total];
        let mut orders: Vec<Vec<CellKind>> = vec![Vec::new()];
        for column in &self.about.columns.of_player {
            let cells = self.rows.iter().flat_map(|row| &row.hands);
            let is_tricks = cells.filter_map(|hand| hand.cell(*column)).all(is_number_of_tricks);
            let mut longer = Vec::new();
            for order in &orders {
                for kind in kinds {
                    let fits = is_tricks || matches!(kind, CellKind::Points | CellKind::Total);
                    if fits && !order.contains(&kind) {
                        longer.push([order.as_slice(), &[kind]].concat());
                    }
                }
            }
            orders = longer;
        }

        let mut readings = Vec::new();
        for order in &orders {
            let sheet = self.with_columns(order);
            readings.extend(sheet.numbered());
            if *order != self.about.columns.of_player {
                readings.push(sheet);
            }
        }
        readings
    }

    /// The sheet with the cards taken for the numbers of the deals, if they count them.
    fn numbered(&self) -> Option<WrittenSheet> {
        let counts = (1..).zip(&self.rows).all(|(number, row): (usize, _)| {
            row.mark.as_ref().is_some_and(|mark| *mark == number.to_string())
        });
        if !counts {
            return None;
        }
        let mut sheet = self.clone();
        for (number, row) in (1..).zip(&mut sheet.rows) {
            row.number = Some(number);
            row.mark = None;
        }
        for kind in &mut sheet.about.columns.of_deal {
            if *kind == CellKind::Cards {
                *kind = CellKind::Deal;
            }
        }
        Some(sheet)
    }

    /// The sheet with the columns of each player taken for these instead.
    #[must_use]
    pub fn with_columns(&self, of_player: &[CellKind]) -> WrittenSheet {
        let mut sheet = self.clone();
        sheet.about.columns.of_player = of_player.to_vec();
        for (row, written) in sheet.rows.iter_mut().zip(&self.rows) {
            for (hand, cells) in row.hands.iter_mut().zip(&written.hands) {
                *hand = WrittenHand { is_missing: cells.is_missing, ..WrittenHand::default() };
                for (from, to) in self.about.columns.of_player.iter().zip(of_player) {
                    hand.write(*to, cells.cell(*from));
                }
            }
        }
        sheet.add_sums();
        sheet
    }
}

/// Whether a number can be one of tricks.
fn is_number_of_tricks(points: Points) -> bool {
    (0..=60).any(|tricks| points == Points::whole(tricks))
}

impl WrittenHand {
    /// A hand with nothing written for it.
    pub(super) fn missing() -> WrittenHand {
        WrittenHand { is_missing: true, ..WrittenHand::default() }
    }

    /// What a cell says, if it can be read.
    pub fn cell(&self, column: CellKind) -> Option<Points> {
        self.cells.get(column as usize).copied().flatten()
    }

    /// Writes a cell.
    pub fn write(&mut self, column: CellKind, points: Option<Points>) {
        if let Some(cell) = self.cells.get_mut(column as usize) {
            *cell = points;
        }
    }

    /// What the cell of a number of tricks says, if that is a number from 0 to `most`.
    pub fn tricks(&self, column: CellKind, most: u8) -> Option<u8> {
        let points = self.cell(column)?;
        let number = u8::try_from(points.in_tenths() / 10).ok()?;
        (number <= most && Points::whole(number.into()) == points).then_some(number)
    }
}
