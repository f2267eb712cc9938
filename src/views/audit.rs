//! An audit of a sheet: what JSON prints of it, and its tables.

use super::grid::{Cell, Column, Grid, Group, Ink};
use crate::analysis::{self, Candidate, Explained, Fits, SlipKind, Written};
use crate::rules::{Points, Ruleset, Wins};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// What an audit of a sheet found. Rows count the deals from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Audited {
    /// Whether the sheet is right.
    pub consistent: bool,
    /// The fewest slips that explain it.
    pub slips: Vec<AuditSlip>,
    /// The rules that explain it best.
    pub fits: Vec<AuditFit>,
    /// Each deal with the tricks that its hands can have taken.
    pub deals: Vec<AuditDeal>,
    /// The right totals.
    pub totals: Vec<AuditTotal>,
    /// The first row that cannot be right, where there are more than six slips.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_bad_row: Option<usize>,
    /// The rules that do not explain it, each with the first row that contradicts them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub contradicted: Vec<AuditContradicted>,
}

/// A corrected cell, or a swap of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditSlip {
    /// The row.
    pub row: usize,
    /// Whose cell it is; null for the number of cards.
    pub player: Option<String>,
    /// What the cell holds.
    pub cell: analysis::Column,
    /// The kind of slip.
    pub kind: SlipKind,
    /// What is written.
    pub written: Option<Points>,
    /// What should be; null where that is open.
    pub expected: Option<Points>,
    /// Whose cell has it instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<String>,
}

/// Rules that explain a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditFit {
    /// The set of rules, by its id.
    pub rules: String,
    /// The score, by its id.
    pub scoring: String,
    /// The settings, as they are typed.
    pub set: Vec<String>,
    /// How many slips there are by them.
    pub slips: usize,
}

/// Rules that a sheet contradicts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditContradicted {
    /// The set of rules, by its id.
    pub rules: String,
    /// The score, by its id.
    pub scoring: String,
    /// The settings, as they are typed.
    pub set: Vec<String>,
    /// The first row that contradicts them.
    pub row: usize,
}

/// A deal of an audited sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditDeal {
    /// The row.
    pub row: usize,
    /// The hands, in the order of the columns, without a dead one.
    pub hands: Vec<AuditHand>,
}

/// A hand of an audited sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditHand {
    /// Whose.
    pub player: String,
    /// The bid.
    pub bid: u8,
    /// Every number of tricks that it can have taken.
    pub took: Vec<u8>,
}

/// A right total.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditTotal {
    /// Whose.
    pub player: String,
    /// The total.
    pub total: Points,
}

impl Audited {
    /// What explains a sheet, by rules of these, the best first.
    pub fn of(sheet: &Written, explained: &Explained, fits: &[&Candidate]) -> Audited {
        let name = |seat| sheet.players.name(seat).to_string();
        let slips = explained.slips.iter().map(|slip| AuditSlip {
            row: slip.row,
            player: slip.player.map(name),
            cell: slip.cell,
            kind: slip.kind,
            written: slip.written,
            expected: slip.expected,
            with: slip.with.map(name),
        });
        let deals = explained.deals.iter().enumerate().map(|(index, deal)| {
            let hands = sheet.players.names().zip(&deal.hands);
            let hands = hands.filter_map(|(name, hand)| {
                let hand = hand.as_ref()?;
                let took = hand.took.clone();
                Some(AuditHand { player: name.to_string(), bid: hand.bid, took })
            });
            AuditDeal { row: index + 1, hands: hands.collect() }
        });
        let totals = sheet.players.names().zip(&explained.totals);
        let totals =
            totals.map(|(name, total)| AuditTotal { player: name.to_string(), total: *total });
        let fits = fits.iter().map(|Candidate { rules, set }| AuditFit {
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            set: set.clone(),
            slips: explained.slips.len(),
        });
        Audited {
            consistent: explained.slips.is_empty(),
            slips: slips.collect(),
            fits: fits.collect(),
            deals: deals.collect(),
            totals: totals.collect(),
            ..Audited::default()
        }
    }

    /// Adds the rules that do not explain the sheet.
    #[must_use]
    pub fn with_others(self, fits: &Fits) -> Audited {
        let others = fits.others.iter().map(|(Candidate { rules, set }, row)| AuditContradicted {
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            set: set.clone(),
            row: *row,
        });
        Audited { contradicted: others.collect(), ..self }
    }

    /// The bids and tricks as a table, with every number of tricks that is possible.
    pub fn tricks(&self, sheet: &Written) -> Grid {
        let deal = Column::NUMBERS.named("deal").row_heading();
        let mut groups = vec![Group::of_one("", deal).stub()];
        let names: Vec<String> = sheet.players.names().map(ToString::to_string).collect();
        groups.extend(names.iter().map(|it| Group::of_one(it, Column::NUMBERS.named("bid/took"))));
        let mut grid = Grid::new(groups);
        grid.caption = vec![words::audit_tricks_title().to_owned()];
        for deal in &self.deals {
            let hand = |name: &String| {
                let hand = deal.hands.iter().find(|hand| hand.player == *name);
                Cell::maybe(hand.map(|hand| {
                    let took: Vec<String> = hand.took.iter().map(ToString::to_string).collect();
                    format!("{}/{}", hand.bid, took.join(","))
                }))
            };
            grid.push(
                std::iter::once(Cell::plain(deal.row)).chain(names.iter().map(hand)).collect(),
            );
        }
        grid
    }

    /// The right totals with their places, and those written where they differ.
    pub fn places(&self, sheet: &Written, rules: &Ruleset) -> Grid {
        let written = written_totals(sheet);
        let differs = self.totals.iter().zip(&written).any(|(is, says)| *says != Some(is.total));
        let heads =
            vec![Column::NUMBERS.named("place"), Column::NAMES.named("player").row_heading()];
        let mut groups =
            vec![Group::new("", heads).stub(), Group::of_one("total", Column::NUMBERS)];
        groups.extend(differs.then(|| Group::of_one("written", Column::NUMBERS)));
        let mut grid = Grid::new(groups);
        grid.caption = vec![words::audit_totals_title().to_owned()];
        let totals: Vec<Points> = self.totals.iter().map(|it| it.total).collect();
        let ranks = ranks(&totals, rules.scoring.wins());
        let mut order: Vec<usize> = (0..totals.len()).collect();
        order.sort_by_key(|player| ranks[*player]);
        for player in order {
            let ink = if ranks[player] == 1 { Ink::Leader } else { Ink::Plain };
            let mut cells = vec![
                Cell::new(ranks[player], ink),
                Cell::new(&self.totals[player].player, ink),
                Cell::new(totals[player], ink),
            ];
            let says = written[player];
            let wrong = says.is_some_and(|says| says != totals[player]);
            let ink = if wrong { Ink::Missed } else { Ink::Plain };
            cells.extend(differs.then(|| Cell { ink, ..Cell::maybe(says) }));
            grid.push(cells);
        }
        grid
    }

    /// Whether another player is first with the right totals than with those written.
    pub fn changes_first(&self, sheet: &Written, rules: &Ruleset) -> bool {
        let written: Option<Vec<Points>> = written_totals(sheet).into_iter().collect();
        let is: Vec<Points> = self.totals.iter().map(|it| it.total).collect();
        let first = |totals: &[Points]| -> Vec<bool> {
            ranks(totals, rules.scoring.wins()).into_iter().map(|rank| rank == 1).collect()
        };
        written.is_some_and(|says| first(&says) != first(&is))
    }

    /// The sheet as it is written, with what each wrong cell should be.
    pub fn marked(&self, sheet: &Written) -> Grid {
        use analysis::Column::{Bid, Bonus, Cards, Points, Ruling, Took, Total};
        let has = |column: &analysis::Column| {
            let mut hands = sheet.rows.iter().flat_map(|row| &row.hands);
            hands.any(|hand| hand.cell(*column).is_some())
        };
        let all = [Bid, Took, Points, Bonus, Ruling, Total];
        let columns: Vec<analysis::Column> = all.into_iter().filter(has).collect();
        let heads = vec![
            Column::NUMBERS.labelled("deal", "").row_heading(),
            Column::NUMBERS.labelled("cards", ""),
        ];
        let label = |column: &analysis::Column| {
            let name: &'static str = column.into();
            Column::NUMBERS.labelled(name, name)
        };
        let mut groups = vec![Group::new("", heads).stub()];
        let of_player = |name| Group::new(name, columns.iter().map(label).collect());
        groups.extend(sheet.players.names().map(|name| of_player(name.as_str())));
        let mut grid = Grid::new(groups);
        for (index, row) in sheet.rows.iter().enumerate() {
            let slips = || self.slips.iter().filter(move |slip| slip.row == index + 1);
            let mark = row.mark.clone().unwrap_or_default();
            let cards = slips().find(|slip| slip.cell == Cards);
            let mut cells =
                vec![Cell::plain(index + 1), corrected(mark, cards.and_then(|it| it.expected))];
            for (name, hand) in sheet.players.names().zip(&row.hands) {
                for column in &columns {
                    let is = |who: &Option<String>| who.as_deref() == Some(name.as_str());
                    let mut here = slips().filter(|slip| slip.cell == *column);
                    let slip = here.find(|slip| is(&slip.player) || is(&slip.with));
                    let should =
                        slip.and_then(|it| if is(&it.player) { it.expected } else { it.written });
                    let says = hand.cell(*column).map_or_else(String::new, |it| it.to_string());
                    cells.push(match slip {
                        Some(_) if should.is_none() => Cell::new(format!("{says} ✗"), Ink::Missed),
                        _ => corrected(says, should),
                    });
                }
            }
            grid.push(cells);
        }
        grid
    }
}

/// A cell as it is written, with what it should be after an arrow.
fn corrected(says: String, should: Option<Points>) -> Cell {
    match should {
        Some(should) => Cell::new(format!("{says} → {should}"), Ink::Missed),
        None => Cell::plain(says),
    }
}

/// The last total of each player, as it is written.
fn written_totals(sheet: &Written) -> Vec<Option<Points>> {
    let last = sheet.rows.last();
    let total = |player: usize| last?.hands[player].cell(analysis::Column::Total);
    (0..sheet.players.count()).map(total).collect()
}

/// The place of each total.
fn ranks(totals: &[Points], wins: Wins) -> Vec<usize> {
    let better = |one: &Points, other: &Points| match wins {
        Wins::Highest => one > other,
        Wins::Lowest => one < other,
    };
    totals.iter().map(|own| 1 + totals.iter().filter(|other| better(other, own)).count()).collect()
}

/// Rules in a table: what they are, and the row that contradicts them, if one does.
pub fn rules_table(caption: &str, rows: &[(String, Option<usize>)]) -> Grid {
    let contradicted = rows.iter().any(|(_, row)| row.is_some());
    let mut groups = vec![Group::of_one("", Column::WORDS.named("rules").row_heading()).stub()];
    groups.extend(contradicted.then(|| Group::of_one(words::audit_row_title(), Column::NUMBERS)));
    let mut grid = Grid::new(groups);
    grid.caption = vec![caption.to_owned()];
    for (rules, row) in rows {
        let mut cells = vec![Cell::plain(rules)];
        cells.extend(contradicted.then(|| Cell::maybe(*row)));
        grid.push(cells);
    }
    grid
}
