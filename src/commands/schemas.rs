//! The schemas of what is printed as JSON. Commands that print the same shape share one.

use super::audit::AuditJson;
use super::chances::ChancesJson;
use super::check::{AskedJson, TakenJson};
use super::export::HandFact;
use super::players::PlayerSummary;
use super::rescore::{RescoredError, RescoredTotals};
use super::schedule::ScheduledDeal;
use super::schema::{NamedSchema, SchemaName};
use super::settle::PaymentBetween;
use super::what_if::ScoredBy;
use super::{doctor, export, import, rules, score};
use crate::analysis::{Book, GameLine};
use crate::cards::Card;
use crate::output::json::{self, any, part};
use crate::presets;
use crate::rules::{Ruleset, Scoring};
use crate::terminal::bin::MovedGame;
use crate::views::{ChangesJson, ExplanationJson, GameSummary, Log, SheetJson, StatusJson};
use crate::words::ClauseInWords;

/// Every schema, by the command that prints it.
pub(crate) const SCHEMAS: [NamedSchema; 28] = [
    NamedSchema {
        name: "status",
        title: "What is due now; also printed by every command that records",
        also: &[
            "new", "rematch", "trump", "bid", "took", "trick", "count", "call", "contract",
            "dealer", "leave", "swap", "redeal", "extra", "rule", "note", "rename", "undo", "redo",
        ],
        shape: json::schema::<StatusJson>,
    },
    NamedSchema {
        name: "sheet",
        title: "A score sheet; also printed by replay",
        also: &["replay"],
        shape: json::schema::<SheetJson>,
    },
    NamedSchema {
        name: "schedule",
        title: "Every deal of a game",
        also: &[],
        shape: json::schema::<Vec<ScheduledDeal>>,
    },
    NamedSchema {
        name: "explain",
        title: "How the points came about",
        also: &[],
        shape: json::schema::<ExplanationJson>,
    },
    NamedSchema {
        name: "log",
        title: "The history of a game",
        also: &[],
        shape: json::schema::<Log>,
    },
    NamedSchema {
        name: "script",
        title: "The lines of a script",
        also: &[],
        shape: json::schema::<Vec<String>>,
    },
    NamedSchema {
        name: "fix",
        title: "What a correction changes",
        also: &[],
        shape: json::schema::<ChangesJson>,
    },
    NamedSchema {
        name: "check-bid",
        title: "A ruling on a bid",
        also: &[],
        shape: json::schema::<AskedJson<'_, u8>>,
    },
    NamedSchema {
        name: "check-call",
        title: "A ruling on a call",
        also: &[],
        shape: json::schema::<AskedJson<'_, String>>,
    },
    NamedSchema {
        name: "check-trick",
        title: "Who takes a trick, or why there can be no such trick",
        also: &[],
        shape: || any(&[part::<TakenJson>, part::<AskedJson<'_, String>>]),
    },
    NamedSchema {
        name: "check-play",
        title: "A ruling on a card",
        also: &[],
        shape: json::schema::<AskedJson<'_, Card>>,
    },
    NamedSchema {
        name: "audit",
        title: "Whether a sheet is right, and its slips",
        also: &[],
        shape: json::schema::<AuditJson>,
    },
    NamedSchema {
        name: "score",
        title: "The points for hands or contracts",
        also: &[],
        shape: || {
            any(&[
                part::<Vec<score::Worth>>,
                part::<Vec<score::TricksWorth>>,
                part::<score::ContractWorth>,
                part::<Vec<score::ContractWorth>>,
            ])
        },
    },
    NamedSchema {
        name: "what-if",
        title: "The game as other rules score it",
        also: &[],
        shape: json::schema::<Vec<ScoredBy>>,
    },
    NamedSchema {
        name: "chances",
        title: "Who can still win",
        also: &[],
        shape: json::schema::<Vec<ChancesJson>>,
    },
    NamedSchema {
        name: "rules",
        title: "The catalogue, a set of rules, a clause, a score, or whether a file is valid",
        also: &[],
        shape: || {
            any(&[
                part::<rules::Catalogue>,
                part::<Ruleset>,
                part::<Scoring>,
                part::<rules::Soundness>,
                part::<ClauseInWords>,
            ])
        },
    },
    NamedSchema {
        name: "games",
        title: "The games in the folder, or in the bin",
        also: &[],
        shape: json::schema::<Vec<GameSummary>>,
    },
    NamedSchema {
        name: "remove",
        title: "A game moved to the bin, or back",
        also: &["restore"],
        shape: json::schema::<MovedGame>,
    },
    NamedSchema {
        name: "players",
        title: "The players of all games",
        also: &["players-merge", "players-split"],
        shape: json::schema::<Vec<PlayerSummary>>,
    },
    NamedSchema {
        name: "settle",
        title: "Who pays whom",
        also: &[],
        shape: json::schema::<Vec<PaymentBetween>>,
    },
    NamedSchema {
        name: "export",
        title: "Games written to a file",
        also: &[],
        shape: json::schema::<export::ExportJson>,
    },
    NamedSchema {
        name: "import",
        title: "What became of each game of a file",
        also: &[],
        shape: json::schema::<Vec<import::ImportedGame>>,
    },
    NamedSchema {
        name: "stats",
        title: "Statistics over past games",
        also: &[],
        shape: json::schema::<Book>,
    },
    NamedSchema {
        name: "rescore",
        title: "A game of an archive, its totals, or what is wrong with it, a line each",
        also: &[],
        shape: || any(&[part::<GameLine>, part::<RescoredTotals<'_>>, part::<RescoredError>]),
    },
    NamedSchema {
        name: "facts",
        title: "A hand as a row, a line each: what export --facts jsonl writes",
        also: &[],
        shape: json::schema::<HandFact>,
    },
    NamedSchema {
        name: "doctor",
        title: "What was found, and what was repaired",
        also: &[],
        shape: json::schema::<doctor::CheckupJson>,
    },
    NamedSchema {
        name: "schema",
        title: "The names of all schemas",
        also: &[],
        shape: json::schema::<Vec<SchemaName>>,
    },
    NamedSchema {
        name: "rules-file",
        title: "A rules file, as TOML or JSON",
        also: &[],
        shape: presets::schema,
    },
];
