//! Views of a game: values that say everything there is to show, and not how it looks. JSON is the
//! serializable ones written out; text, pages and pictures are drawings of them.
//!
//! From the ground up: `deal`, `incident` and `grid`, the table that any format can draw; `played` and `play`
//! on these; `hand` on `played` and `grid`; `columns` and `sheet` on `hand`; `layout`, a sheet as a table, and
//! `facts`, a sheet for programs, on `sheet` and `columns`; `beside` on `layout`; `places`, the standings of a
//! sheet, on `sheet` and `grid`; `explanation` on `play`; `status` on `play` and `sheet`; `changes` on `grid`; `ending` on
//! `grid` and `sheet`; `games` on `sheet`; `table_now` on `deal`. `asked`, `contract` and `log` stand alone.

#[cfg(feature = "cli")]
mod asked;
mod beside;
mod changes;
mod columns;
#[cfg(feature = "cli")]
mod contract;
mod deal;
mod ending;
mod explanation;
mod facts;
mod games;
mod grid;
mod hand;
mod incident;
mod layout;
mod log;
mod places;
mod play;
mod played;
mod sheet;
mod status;
mod table_now;

pub use crate::rules::{Points, ScoreBasis};
#[cfg(feature = "cli")]
pub use asked::{ActGroup, Asked, asked, asked_besides, correction, fixable_parts};
pub use changes::{Changes, ChangesJson};
pub use columns::contract_columns;
#[cfg(feature = "cli")]
pub use contract::{ContractChoice, ContractRow};
pub use deal::{DealContract, RunJson};
pub use ending::GameEnding;
pub use explanation::{
    ExplainedDeal, ExplainedDeals, ExplainedPoints, ExplanationJson, deals_to_explain,
};
pub use games::{GameInList, GameSummary};
pub use grid::{Align, Cell, Column, Grid, Group, Ink, Row};
pub(crate) use hand::RULED;
pub use log::Log;
pub use played::{DealHead, SheetSide, SideScore};
pub use sheet::{ChartLine, Sheet, SheetJson, Style, TableEndJson};
pub(crate) use status::deal_lines;
pub use status::{CurrentDeal, StatusJson, status_lines};
pub use table_now::{DealNow, TableNow};
