//! The rules: one axis a file, its data beside its judgement. Nothing here knows a game's state,
//! and nothing here knows a game by name.

mod bidding;
mod clause;
mod endings;
mod formula;
mod play;
mod points;
mod refusal;
mod ruleset;
mod schedule;
mod scoring;
mod settings;
mod streaks;
mod trump;

pub use bidding::{Bidding, BidsSoFar, ExactBidding, Hook};
pub use clause::{Citation, Clause, Sources};
pub use endings::{Ending, Extra, ExtraBids, ExtraMost, Forehead};
pub use formula::{Formula, Hand, LARGEST_COEFFICIENT, Quantity};
pub use play::CardPlay;
pub use points::Points;
pub use refusal::Refusal;
pub use ruleset::{MOST_DEALS, MOST_PLAYERS, Paper, RulesFault, Ruleset, Table, is_id};
pub use schedule::{Form, Schedule, Size, Step, Times};
pub use scoring::{Case, Scoring, TieBreak, Wins, ZeroBid, ZeroWhen};
pub use settings::{Expected, Setting, SettingFault};
pub use streaks::{Bonus, Length, OneCardDeals, Outcome, Promotions, Scheme};
pub use trump::{PlannedTrump, TrumpRule};
