//! A game at a table: who sits there, what has happened, and what may happen next.
//!
//! Everything that happens goes through [`Game::play`], live and on replay alike.

mod act;
mod deal;
mod due;
mod judge;
mod line;
mod name;
mod plan;
mod postings;
mod review;
mod ruling;
mod seating;
mod setup;
mod stand;
mod standings;
mod state;
mod trick;

pub use act::{Act, Count, PlayedCard};
pub use deal::{BiddingState, Deal, Posting, Reason};
pub use due::{BidsDue, CallsDue, Due, TricksDue};
pub use name::{LONGEST_NAME, Name, NameFault, Players, PlayersFault};
pub use plan::{DealKind, DealPlan};
pub use review::{Proof, Renounce, Review, Revoke, Verdict};
pub use ruling::{Incident, LONGEST_REASON, MOST_RULING_POINTS, MOST_RULINGS, TableRuling};
pub use seating::{MOST_SEAT_CHANGES, SeatChange, SeatChangeKind};
pub use setup::Setup;
pub use stand::PlayedAnyway;
pub use standings::{Standing, WonBy};
pub use state::{Game, Phase, Refused};
pub use trick::Trick;
