//! What `audit` prints as JSON.

use super::standing::{self, FirstPlace};
use crate::analysis::{
    AuditedHand, CandidateRules, CellKind, Explanation, Fit, Fits, Label, Slip, SlipKind,
    WrittenSheet,
};
use crate::game::Players;
use crate::output::json::{self, NamedSchema};
use crate::rules::{Clause, Points, Ruleset};
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
    /// Whether nothing else explains it as well.
    pub(super) proven: bool,
    /// The slips of the first explanation.
    pub(super) slips: Vec<SlipJson>,
    /// What explains it with the fewest slips, the likeliest first.
    pub(super) explanations: Vec<SlipExplanationJson>,
    /// Whether first place is another with the right totals.
    pub(super) first_place: Option<FirstPlace>,
    /// The deals with bids against the rules, which change no points.
    pub(super) breaches: Vec<BreachJson>,
    /// The columns that were not checked, since too little in them follows the rules.
    pub(super) unchecked: Vec<CellKind>,
    /// The rules that explain it best.
    pub(super) fits: Vec<FitJson>,
    /// Each deal with the tricks that its hands can have taken.
    pub(super) deals: Vec<AuditedDealJson>,
    /// The right totals by the first explanation.
    pub(super) totals: Vec<AuditedTotal>,
    /// The first row that cannot be right, where there are more than six slips.
    pub(super) first_bad_row: Option<usize>,
    /// The rules that do not explain it, each with the first row that contradicts them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) contradicted: Vec<ContradictedRules>,
}

/// What may have happened.
#[derive(Serialize, JsonSchema)]
pub(super) struct SlipExplanationJson {
    /// The slips.
    slips: Vec<SlipJson>,
    /// The right totals by it.
    totals: Vec<AuditedTotal>,
}

/// Bids against the rules.
#[derive(Serialize, JsonSchema)]
pub(super) struct BreachJson {
    /// The row.
    pub(super) row: usize,
    /// The sum of the bids.
    pub(super) bids: u8,
    /// The cards dealt to each player.
    pub(super) cards: u8,
    /// The id of the rule.
    pub(super) rule: String,
}

/// A corrected cell, a swap of two, or a slip of whole deals or columns.
#[derive(Serialize, JsonSchema)]
pub(super) struct SlipJson {
    /// The row.
    pub(super) row: usize,
    /// The last of the rows that it is about, or the other of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) until: Option<usize>,
    /// Whose cell it is; null for what belongs to the deal.
    pub(super) player: Option<String>,
    /// What the cell holds.
    pub(super) cell: CellKind,
    /// The kind of slip.
    pub(super) kind: SlipKind,
    /// What is written.
    pub(super) written: Option<Points>,
    /// What should be; null where that is open. Of a total, the right running total.
    pub(super) expected: Option<Points>,
    /// Whose cell has it instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) with: Option<String>,
    /// A label that is no number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) label: Option<LabelJson>,
}

/// A wrong trump or dealer.
#[derive(Serialize, JsonSchema)]
pub(super) struct LabelJson {
    /// What is written.
    written: String,
    /// What should be.
    expected: String,
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
    /// The place.
    pub(super) place: usize,
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
    pub(super) fn of(sheet: &WrittenSheet, fit: &Fit, fits: &[&CandidateRules]) -> AuditJson {
        let rules = &fit.candidate.rules;
        let likeliest = fit.explained.likeliest();
        let names: Vec<String> = sheet.players.names().map(ToString::to_string).collect();
        let deals = likeliest
            .deals
            .iter()
            .zip(1..)
            .map(|(deal, row)| AuditedDealJson { row, hands: hands(&names, &deal.hands) });
        let explanations =
            fit.explained.explanations.iter().map(|explanation| SlipExplanationJson {
                slips: slips(&sheet.players, explanation),
                totals: totals(&sheet.players, rules, explanation),
            });
        let breaches = likeliest.breaches.iter().map(|breach| BreachJson {
            row: breach.row,
            bids: breach.bids,
            cards: breach.cards,
            rule: rules.clause_id(Clause::Hook),
        });
        let fits_json = fits.iter().map(|candidate| FitJson {
            by: TriedRules::of(candidate),
            slips: likeliest.slips.len(),
        });

        AuditJson {
            consistent: likeliest.is_right(),
            proven: fit.explained.is_proven() && (likeliest.slips.is_empty() || fits.len() == 1),
            slips: slips(&sheet.players, likeliest),
            explanations: explanations.collect(),
            first_place: Some(standing::first_place(sheet, rules, &fit.explained)),
            breaches: breaches.collect(),
            unchecked: fit.explained.unchecked.clone(),
            fits: fits_json.collect(),
            deals: deals.collect(),
            totals: totals(&sheet.players, rules, likeliest),
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

fn slips(players: &Players, explanation: &Explanation) -> Vec<SlipJson> {
    let name = |seat| players.name(seat).to_string();
    let slips = explanation.slips.iter().map(|slip: &Slip| SlipJson {
        row: slip.row,
        until: slip.until,
        player: slip.player.map(name),
        cell: slip.cell,
        kind: slip.kind,
        written: slip.written,
        expected: slip.expected,
        with: slip.with.map(name),
        label: slip.label.map(|label| match label {
            Label::Trump { written, expected } => LabelJson {
                written: written.name().to_owned(),
                expected: expected.name().to_owned(),
            },
            Label::Dealer { written, expected } => {
                LabelJson { written: name(written), expected: name(expected) }
            }
        }),
    });
    slips.collect()
}

fn totals(players: &Players, rules: &Ruleset, explanation: &Explanation) -> Vec<AuditedTotal> {
    let standing = standing::right(rules, explanation);
    let totals = players.names().zip(standing).map(|(player, standing)| AuditedTotal {
        player: player.to_string(),
        total: standing.total,
        place: standing.place,
    });
    totals.collect()
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
