//! A game at a table: who plays, what has happened, and what may happen next.
//!
//! Everything that happens goes through [`Game::play`], live and on replay alike.
//!
//! From the ground up: `players`, `day`, `table_end`, `incident`, `act`, `plan`, `forward` and `setup`; `deal` on
//! these, `trick` on `deal`; `review`, what cards prove; `judge`, what may happen in a deal; `postings`, with
//! `penalties` and `counted`; then `state`, which holds the [`Game`]. `ahead`, `bid`, `deal_end`, `extra`, `kind`,
//! `redeal`, `seating`, `coming` with `going_on`, `taken_over`, `spelling`, `ruling`, `incidents`, `put_right`,
//! `runs`, `standings`, `rescored` and `due` build on `state`, `facts` and `let_stand` on these; `choices` on all
//! of them and on `choice_fields`. `slip` is about what is legal but probably a mistake.

mod act;
mod ahead;
mod bid;
mod choice_fields;
mod choices;
mod coming;
mod counted;
mod day;
mod deal;
mod deal_end;
mod due;
mod extra;
mod facts;
mod forward;
mod going_on;
mod incident;
mod incidents;
mod judge;
mod kind;
mod let_stand;
mod penalties;
mod plan;
mod players;
mod postings;
mod put_right;
mod redeal;
mod rescored;
mod review;
mod ruling;
mod runs;
mod seating;
mod setup;
mod slip;
mod spelling;
mod standings;
mod state;
mod table_end;
mod taken_over;
mod trick;

use act::DealEnd;
pub use act::{Act, Annulment, Count, Misdeal, RulingKind, TableNote, TableRuling};
pub use act::{LONGEST_REASON, LONGEST_TITLE, MOST_ANNULLED, MOST_NOTES, MOST_RULING_POINTS};
pub use act::{MOST_RULINGS, TrickCard};
pub use choice_fields::{FieldName, FieldValues, TableField};
pub use choices::{Choices, TableAct, TableChoice};
pub use coming::StartingPoints;
pub use day::Day;
pub use deal::{BiddingState, Deal, Posting, Reason, Trick};
pub use due::{BidsDue, CallsDue, Due, KindDue, TallyDue, TricksDue};
pub use forward::{BroughtForward, BroughtForwardError};
pub use incident::{DROPPED, MOST_INCIDENTS, RuledIncident, TAKEN, WAIVED};
pub use plan::DealPlan;
pub use players::{LONGEST_NAME, Name, NameError, NameSearchError, Players, PlayersError, fold};
pub use players::{LeftBecause, MOST_SEAT_CHANGES, Newcomer, SeatChange, SeatChangeKind};
pub use review::{FalseCall, Proof, Renounce, Review, Revoke, Verdict};
pub use runs::RunInProgress;
pub use setup::Setup;
pub use slip::SlipRefusal;
pub use standings::{Standing, WonBy};
pub use state::{AllowedAct, Game};
pub use table_end::{EarlyEnd, TableEnd};
