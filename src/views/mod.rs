//! Views of a game: serializable values that say everything there is to show, and not how it looks.
//! JSON is these values written out; text, pages and pictures are drawings of them.
//!
//! From the ground up: `note`, `deal` and `grid`, the table that any format can draw; `sheet` and
//! `play` on `deal`; `layout`, what all sheets share, on `sheet` and `grid`; `paper`, `full` and
//! `facts`, the styles of a sheet, on `layout`; `chart` on `sheet`; `explanation` and `status` on
//! `play`; `schedule` on `layout`; `changes` on `deal` and `grid`. `games` and `log` stand alone.

mod changes;
mod chart;
mod deal;
mod explanation;
mod facts;
mod full;
mod games;
mod grid;
mod layout;
mod log;
mod note;
mod paper;
mod play;
mod schedule;
mod sheet;
mod status;

pub use crate::rules::{Counts, Points};
pub use changes::Changes;
pub use chart::{Chart, ChartLine};
pub use deal::{DealContract, DealRuling, DealTrump, Player, PlayerBid, PlayerPoints};
pub use explanation::{ExplainedDeal, ExplainedPoints, Explanation};
pub use games::GameSummary;
pub use grid::{Align, Cell, Column, Grid, Group, Ink, Label, Row};
pub use log::{Log, LogEntry};
pub use note::Note;
pub use play::{DealPlay, JudgedPlay, PlayedCard, PlayedTrick};
pub use schedule::{Schedule, ScheduledDeal};
pub use sheet::{DealHead, Footnotes, OpenDeal, Place, PlayedDeal, PlayedHand, Sheet, Style};
pub use status::{BarredBid, Calls, CurrentDeal, PlayerCall, Status};
