//! A game turned into cells that say what they mean; nothing here knows how anything looks.
//!
//! [`Sheet`] and [`Schedule`] are what there is to say, [`Grid`] is a table of it that any renderer
//! can draw.

mod by_deal;
mod by_player;
mod contract;
mod grid;
mod hand;
mod paper;
mod places;
mod ruling;
mod schedule;
mod score;
mod trump;

pub use crate::game::WonBy;
pub use crate::rules::Points;
pub use grid::{Align, Cell, Column, Grid, Group, Heading, Ink, Row};
pub use ruling::TableRuling;
pub use schedule::{Schedule, ScheduledDeal};
pub use score::{ContractScore, Counts, DealHead, HandScore, OpenDeal, Place, PlayedDeal, Sheet};
pub use trump::DealTrump;
