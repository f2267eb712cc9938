//! What `audit` prints as JSON.

use crate::analysis::{
    AuditedHand, CandidateRules, CellKind, Explained, Fits, SlipKind, WrittenSheet,
};
use crate::output::json::{self, NamedSchema};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "audit",
    "Whether a sheet is right, and its slips",
    json::schema::<AuditJson>,
);

/// The findings of an audit. Rows count the deals from 1.
#[skip_serializing_none]
#[derive(Default, Serialize, JsonSchema)]
pub(crate) struct AuditJson {
    /// Whether the sheet is right.
    pub(super) consistent: bool,
    /// The fewest slips that explain it.
    pub(super) slips: Vec<SlipJson>,
    /// The rules that explain it best.
    pub(super) fits: Vec<FitJson>,
    /// Each deal with the tricks that its hands can have taken.
    pub(super) deals: Vec<AuditedDealJson>,
    /// The right totals.
    pub(super) totals: Vec<AuditedTotal>,
    /// The first row that cannot be right, where there are more than six slips.
    pub(super) first_bad_row: Option<usize>,
    /// The rules that do not explain it, each with the first row that contradicts them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) contradicted: Vec<ContradictedRules>,
}

/// A corrected cell, or a swap of two.
#[derive(Serialize, JsonSchema)]
pub(super) struct SlipJson {
    /// The row.
    pub(super) row: usize,
    /// Whose cell it is; null for the number of cards.
    pub(super) player: Option<String>,
    /// What the cell holds.
    pub(super) cell: CellKind,
    /// The kind of slip.
    pub(super) kind: SlipKind,
    /// What is written.
    pub(super) written: Option<Points>,
    /// What should be; null where that is open.
    pub(super) expected: Option<Points>,
    /// Whose cell has it instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) with: Option<String>,
}

/// Rules that were tried on a sheet.
#[derive(Serialize, JsonSchema)]
struct TriedRules {
    /// The set of rules, by its id.
    rules: String,
    /// The score, by its id.
    scoring: String,
    /// The settings, as they are typed.
    set: Vec<String>,
}

/// Rules that explain a sheet.
#[derive(Serialize, JsonSchema)]
pub(super) struct FitJson {
    /// The rules.
    #[serde(flatten)]
    by: TriedRules,
    /// How many slips there are by them.
    slips: usize,
}

/// Rules that a sheet contradicts.
#[derive(Serialize, JsonSchema)]
pub(super) struct ContradictedRules {
    /// The rules.
    #[serde(flatten)]
    by: TriedRules,
    /// The first row that contradicts them.
    row: usize,
}

/// A deal of an audited sheet.
#[derive(Serialize, JsonSchema)]
pub(super) struct AuditedDealJson {
    /// The row.
    pub(super) row: usize,
    /// The hands, in the order of the columns, without a dead one.
    pub(super) hands: Vec<AuditedHandJson>,
}

/// A hand of an audited sheet.
#[derive(Serialize, JsonSchema)]
pub(super) struct AuditedHandJson {
    /// Whose.
    pub(super) player: String,
    /// The bid.
    pub(super) bid: u8,
    /// Every number of tricks that it can have taken.
    pub(super) took: Vec<u8>,
}

/// A right total.
#[derive(Serialize, JsonSchema)]
pub(super) struct AuditedTotal {
    /// Whose.
    pub(super) player: String,
    /// The total.
    pub(super) total: Points,
}

impl TriedRules {
    fn of(candidate: &CandidateRules) -> TriedRules {
        TriedRules {
            rules: candidate.rules.id.clone(),
            scoring: candidate.rules.scoring.id().to_owned(),
            set: candidate.set.clone(),
        }
    }
}

impl AuditJson {
    /// The findings where rules explain a sheet: these candidates, the best first.
    pub(super) fn of(
        sheet: &WrittenSheet,
        explained: &Explained,
        fits: &[&CandidateRules],
    ) -> AuditJson {
        let name = |seat| sheet.players.name(seat).to_string();
        let slips = explained.slips.iter().map(|slip| SlipJson {
            row: slip.row,
            player: slip.player.map(name),
            cell: slip.cell,
            kind: slip.kind,
            written: slip.written,
            expected: slip.expected,
            with: slip.with.map(name),
        });

        let names: Vec<String> = sheet.players.names().map(ToString::to_string).collect();
        let deals = explained
            .deals
            .iter()
            .zip(1..)
            .map(|(deal, row)| AuditedDealJson { row, hands: hands(&names, &deal.hands) });
        let totals = names
            .iter()
            .zip(&explained.totals)
            .map(|(player, total)| AuditedTotal { player: player.clone(), total: *total });
        let fits = fits.iter().map(|candidate| FitJson {
            by: TriedRules::of(candidate),
            slips: explained.slips.len(),
        });

        AuditJson {
            consistent: explained.slips.is_empty(),
            slips: slips.collect(),
            fits: fits.collect(),
            deals: deals.collect(),
            totals: totals.collect(),
            ..AuditJson::default()
        }
    }

    /// The findings where no rules explain a sheet, which cannot be right from this row on.
    pub(super) fn of_bad_row(row: Option<usize>) -> AuditJson {
        AuditJson { first_bad_row: row, ..AuditJson::default() }
    }

    /// Adds the rules that do not explain the sheet.
    pub(super) fn add_others(&mut self, fits: &Fits) {
        let others = fits
            .others
            .iter()
            .map(|(candidate, row)| ContradictedRules { by: TriedRules::of(candidate), row: *row });
        self.contradicted = others.collect();
    }
}

fn hands(names: &[String], hands: &[Option<AuditedHand>]) -> Vec<AuditedHandJson> {
    let played = names.iter().zip(hands).filter_map(|(name, hand)| Some((name, hand.as_ref()?)));
    played
        .map(|(name, hand)| AuditedHandJson {
            player: name.clone(),
            bid: hand.bid,
            took: hand.took.clone(),
        })
        .collect()
}
