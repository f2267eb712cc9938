//! A game turned into cells that say what they mean; nothing here knows how anything looks.
//!
//! [`Sheet`] and [`Schedule`] are what there is to say. [`Grid`] is a table of it and [`Chart`] the
//! lines of the totals, for any renderer to draw; [`Told`] carries the sentences that go with them.

mod below;
mod blank;
mod by_deal;
mod by_player;
mod changes;
mod chart;
mod contract;
mod facts;
mod grid;
mod hand;
mod paper;
mod places;
mod ruling;
mod schedule;
mod score;
mod style;
mod told;
mod trump;

pub use crate::game::WonBy;
pub use crate::rules::Points;
pub use below::Below;
pub use changes::Changes;
pub use chart::{Chart, Line};
pub use grid::{Align, Cell, Column, Grid, Group, Heading, Ink, Row};
pub use ruling::TableRuling;
pub use schedule::{Schedule, ScheduledDeal, seat_name};
pub use score::{
    ContractScore, Counts, DealHead, HandScore, Note, OpenDeal, Place, PlayedDeal, Sheet,
};
pub use style::Style;
pub use told::{DealTold, PointsTold, Told};
pub use trump::DealTrump;
