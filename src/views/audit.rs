//! An audit of a sheet: what JSON prints of it, and its tables.

use super::grid::{Cell, Column, Grid, Group, Ink, chosen};
use crate::analysis::{self, AuditedHand, Candidate, Explained, Fit, Fits, SlipKind, Written};
use crate::game::Name;
use crate::rules::Points;
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// What an audit of a sheet found. Rows count the deals from 1.
#[skip_serializing_none]
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
    pub cell: analysis::CellKind,
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

/// Rules that were tried on a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditRules {
    /// The set of rules, by its id.
    pub rules: String,
    /// The score, by its id.
    pub scoring: String,
    /// The settings, as they are typed.
    pub set: Vec<String>,
}

/// Rules that explain a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditFit {
    /// The rules.
    #[serde(flatten)]
    pub by: AuditRules,
    /// How many slips there are by them.
    pub slips: usize,
}

/// Rules that a sheet contradicts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AuditContradicted {
    /// The rules.
    #[serde(flatten)]
    pub by: AuditRules,
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

impl AuditRules {
    fn of(Candidate { rules, set }: &Candidate) -> AuditRules {
        let scoring = rules.scoring.id().to_owned();
        AuditRules { rules: rules.id.clone(), scoring, set: set.clone() }
    }
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
        let names = || sheet.players.names().map(ToString::to_string);
        let deals = explained.deals.iter().zip(1..).map(|(deal, row)| {
            let hands = names().zip(&deal.hands).filter_map(|(player, hand)| {
                let AuditedHand { bid, took, .. } = hand.as_ref()?;
                Some(AuditHand { player, bid: *bid, took: took.clone() })
            });
            AuditDeal { row, hands: hands.collect() }
        });
        let totals = names().zip(&explained.totals);
        let totals = totals.map(|(player, total)| AuditTotal { player, total: *total });
        let slip_count = explained.slips.len();
        let fits = fits.iter().map(|it| AuditFit { by: AuditRules::of(it), slips: slip_count });
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
        let others = fits.others.iter();
        let others =
            others.map(|(other, row)| AuditContradicted { by: AuditRules::of(other), row: *row });
        Audited { contradicted: others.collect(), ..self }
    }

    /// The bids and tricks as a table, with every number of tricks that is possible.
    pub fn tricks(&self, sheet: &Written) -> Grid {
        let deal = Column::NUMBERS.named("deal").row_heading();
        let mut groups = vec![Group::of_one("", deal).stub()];
        let names: Vec<&str> = sheet.players.names().map(Name::as_str).collect();
        groups.extend(names.iter().map(|it| Group::of_one(it, Column::NUMBERS.named("bid/took"))));
        let mut grid = Grid::new(groups);
        grid.caption = vec![messages::AuditCaptionTricks.say().to_owned()];
        for deal in &self.deals {
            let hand = |name: &&str| {
                let hand = deal.hands.iter().find(|hand| hand.player == **name);
                let took = |hand: &AuditHand| words::joined(&hand.took, "|");
                Cell::maybe(hand.map(|hand| format!("{}/{}", hand.bid, took(hand))))
            };
            grid.push([Cell::plain(deal.row)].into_iter().chain(names.iter().map(hand)).collect());
        }
        grid
    }

    /// The right totals with their places, and those written where they differ.
    pub fn places(&self, sheet: &Written, fit: &Fit) -> Grid {
        let written = written_totals(sheet);
        let differs = self.totals.iter().zip(&written).any(|(is, says)| *says != Some(is.total));
        let heads =
            vec![Column::NUMBERS.named("place"), Column::NAMES.named("player").row_heading()];
        let mut grid = Grid::new(chosen([
            (true, Group::new("", heads).stub()),
            (true, Group::of_one(&words::translated("total"), Column::NUMBERS)),
            (differs, Group::of_one(&words::translated("written"), Column::NUMBERS)),
        ]));
        grid.caption = vec![messages::AuditCaptionTotals.say().to_owned()];
        let mut rows: Vec<_> =
            self.ranks(sheet, fit).into_iter().zip(&self.totals).zip(written).collect();
        rows.sort_by_key(|((rank, _), _)| *rank);
        for ((rank, AuditTotal { player, total }), says) in rows {
            let ink = if rank == 1 { Ink::Leader } else { Ink::Plain };
            let wrong = says.is_some_and(|says| says != *total);
            let says_ink = if wrong { Ink::Missed } else { Ink::Plain };
            grid.push(chosen([
                (true, Cell::new(rank, ink)),
                (true, Cell::new(player, ink)),
                (true, Cell::new(total, ink)),
                (differs, Cell { ink: says_ink, ..Cell::maybe(says) }),
            ]));
        }
        grid
    }

    /// The place of each player with the right totals.
    fn ranks(&self, sheet: &Written, fit: &Fit) -> Vec<usize> {
        let totals: Vec<Points> = self.totals.iter().map(|it| it.total).collect();
        let later = |row: usize, player: usize| {
            let deals = fit.explained.deals.iter().zip(&sheet.rows).skip(row + 1);
            deals
                .map(|(deal, row)| {
                    let hand = deal.hands[player].as_ref().map(|hand| hand.points);
                    let ruling = row.hands[player].cell(analysis::CellKind::Ruling);
                    hand.into_iter().chain(ruling).sum()
                })
                .sum()
        };
        let after = |row, player: usize| Some(totals[player] - later(row, player));
        ranks(&totals, fit, after)
    }

    /// Whether another player is first with the right totals than with those written.
    pub fn changes_first(&self, sheet: &Written, fit: &Fit) -> bool {
        let after = |row: usize, player: usize| {
            sheet.rows[row].hands[player].cell(analysis::CellKind::Total)
        };
        let written: Option<Vec<Points>> = written_totals(sheet).into_iter().collect();
        let differs = |(is, says): (usize, usize)| (is == 1) != (says == 1);
        written.is_some_and(|says| {
            self.ranks(sheet, fit).into_iter().zip(ranks(&says, fit, after)).any(differs)
        })
    }

    /// The sheet as it is written, with what each wrong cell should be.
    pub fn marked(&self, sheet: &Written) -> Grid {
        use analysis::CellKind::{Bid, Bonus, Cards, Points, Ruling, Took, Total};
        let has = |column: &analysis::CellKind| {
            let mut hands = sheet.rows.iter().flat_map(|row| &row.hands);
            hands.any(|hand| hand.cell(*column).is_some())
        };
        let mut columns = vec![Bid, Took, Points, Bonus, Ruling, Total];
        columns.retain(has);
        let heads = vec![
            Column::NUMBERS.labelled("deal", "").row_heading(),
            Column::NUMBERS.labelled("cards", ""),
        ];
        let mut groups = vec![Group::new("", heads).stub()];
        groups.extend(sheet.players.names().map(|name| {
            let labels = columns.iter().map(<&str>::from);
            let columns = labels.map(|label| Column::NUMBERS.labelled(label, label));
            Group::new(name.as_str(), columns.collect())
        }));
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
    let total = |player: usize| last?.hands[player].cell(analysis::CellKind::Total);
    (0..sheet.players.count()).map(total).collect()
}

/// The place of each player by these totals, with what the rules put before them or break ties by;
/// `after` is a player's total after a row.
fn ranks(
    totals: &[Points],
    fit: &Fit,
    after: impl Fn(usize, usize) -> Option<Points>,
) -> Vec<usize> {
    let Fit { candidate: Candidate { rules, .. }, explained: Explained { deals, .. } } = fit;
    let scheduled = rules.deals_with_trumps(totals.len() as u8).len();
    let last =
        scheduled.checked_sub(1).filter(|_| rules.ending.zero_finish && scheduled <= deals.len());
    let bids_made = |player: usize| -> u32 {
        let hands = deals.iter().filter_map(|deal| deal.hands[player].as_ref());
        let made = hands.filter(|hand| rules.hand(hand.bid, hand.chosen, 0, 0).is_made());
        made.map(|hand| u32::from(hand.bid)).sum()
    };
    let key = |(player, total): (usize, &Points)| {
        let zero_finish = last.is_some_and(|row| after(row, player) == Some(Points::ZERO));
        let tie_break = rules.scoring.ties().map(|_| bids_made(player));
        (zero_finish, rules.scoring.wins().worth(*total), tie_break)
    };
    let keys: Vec<_> = totals.iter().enumerate().map(key).collect();
    keys.iter().map(|own| 1 + keys.iter().filter(|other| *other > own).count()).collect()
}

/// Rules in a table: what they are, and the row that contradicts them, if one does.
pub fn rules_table(caption: &str, rows: &[(String, Option<usize>)]) -> Grid {
    let contradicted = rows.iter().any(|(_, row)| row.is_some());
    let mut grid = Grid::new(chosen([
        (true, Group::of_one("", Column::WORDS.named("rules").row_heading()).stub()),
        (contradicted, Group::of_one(&messages::HeadingWrongRow.say(), Column::NUMBERS)),
    ]));
    grid.caption = vec![caption.to_owned()];
    for (rules, row) in rows {
        grid.push(chosen([(true, Cell::plain(rules)), (contradicted, Cell::maybe(*row))]));
    }
    grid
}
