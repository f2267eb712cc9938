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

pub use act::{Act, Laid, Said};
pub use deal::{Deal, Posting, Reason, Talk};
pub use due::{BidsDue, CallsDue, Due, TricksDue};
pub use name::{LONGEST_NAME, Name, NameFault, Players, PlayersFault};
pub use plan::{DealPlan, Kind};
pub use review::{Proof, Renounce, Review, Revoke, Verdict};
pub use ruling::{Incident, LONGEST_REASON, MOST_RULED, MOST_RULINGS, TableRuling};
pub use seating::{MOST_RESEATED, Reseated, Reseating};
pub use setup::Setup;
pub use stand::Stood;
pub use standings::{Standing, WonBy};
pub use state::{Game, Phase, Refused};
pub use trick::Trick;
