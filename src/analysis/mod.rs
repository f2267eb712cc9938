//! Pure questions about games: who can still win one, what another rule would have made of it, and
//! whether a sheet kept by hand can be right. Also questions about many games: who is who, and who owes what.
//!
//! `chances`, `what_if`, `people`, `settle` and `short_names` stand alone. `written` is a sheet as somebody wrote it. `read` reads
//! such sheets: `decode` makes text of bytes and `workbook` of worksheets, `json_table` tables of JSON and `game_rows` of games, `text` and `days`
//! read their cells, `column_names`, `header` and `layout` their columns, `table` and `row_cells` their rows, `by_name`
//! those that begin with a player; `evenings` tells the evenings of a text apart, and `sheet_error` says why a text is
//! not a sheet. `portable` reads deals with their cards.
//! `audit` checks them. `archive` reads and writes whole games, one per line. `stats` counts many games. `interner`
//! gives numbers to values that searches compare often. `respelling` and `adopt` build on `people`, and `copies` on
//! `stats`.

mod adopt;
mod archive;
mod audit;
mod by_name;
mod chances;
mod column_names;
mod copies;
mod days;
mod decode;
mod evenings;
mod game_rows;
mod header;
mod interner;
mod json_table;
mod layout;
mod people;
mod portable;
mod read;
mod respelling;
mod row_cells;
mod settle;
mod sheet_error;
mod short_names;
mod stats;
mod table;
mod text;
mod what_if;
mod workbook;
mod written;

pub use adopt::DifferentAlias;
pub use archive::{
    Batch, Batches, GameLine, GameLineError, LONGEST_LINE, LineDeal, LineDealError, LineTrick,
    Replayed, RescoredTotals, Rescorer, Rescoring,
};
pub use audit::{
    AuditError, AuditOutcome, AuditedDeal, AuditedHand, Breach, CandidateRules, Explained,
    Explanation, Fit, Fits, Label, MOST_SLIPS, Slip, SlipKind, are_right_by, audit_forms,
    candidates, fits, forms, planned_rows,
};
pub use chances::{Bound, Chance, Chances, ChancesError, Outlook, SideChances, SideNeeds};
pub use copies::SameEvening;
pub use days::WrittenDay;
pub use decode::decode;
pub use people::{Attended, People, PeopleChange, PeopleError};
pub use portable::{
    COMPASS, MOST_PORTABLE_DEALS, PortableContract, PortableDeal, is_portable, portable_deals,
};
pub use read::{read_sheet, read_sheets};
pub use respelling::Respelling;
pub use settle::{
    Account, Among, Cents, MOST_MATCHED, Payment, Rate, SettleError, Settlement, payments,
};
pub use sheet_error::{LONGEST_SHEET, LocatedSheetError, SheetError};
pub use short_names::NameForm;
pub use stats::{
    Feat, Figure, FigureScope, FigureSource, FigureSum, Holder, PlayerFigures, PlayerIncidents,
    PlayerRating, RECENT_EVENINGS, RatedPlayer, Rating, RatingChange, Ratio, Record, RulesAndScore,
    RulesFigures, SETTLED_AFTER, StandingRecord, StatBid, StatGame, StatHand, StatIncident,
    StatLine, StatPlace, Statistics, StatsQuery, Trend,
};
pub use text::has_title;
pub use what_if::{
    ByBoth, DealDifference, Difference, LeadChange, WhatIf, WhatIfError, difference,
};
pub use workbook::{WorkbookError, Worksheet, is_workbook, worksheets};
pub use written::{
    CellKind, SheetAbout, SheetColumns, SheetForm, WrittenHand, WrittenRow, WrittenSheet,
};
