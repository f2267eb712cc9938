//! Every sentence that a player can read, in English: one function for each message, which takes
//! typed facts and decides nothing. No message names a command: what to do next is a [`Hint`], which
//! a front end spells in its own way.
//!
//! `grammar`, `hint` and `near` are at the bottom. `auction`, `play`, `options`, `clause` and
//! `ruling` describe the rules and build on them; `incidents`, `players`, `instead` and `refusal`
//! say why an act is refused; `now`, `review`, `due`, `explain`, `table` and `entries` describe a
//! game; `ruleset`, `choice`, `check` and `score` answer questions without one. `record`, `store`,
//! `doctor`, `transfer`, `recorded` and `rejected` are about stored games, and `files`, `terminal`,
//! `script`, `typed` and `board` about the front ends. `errors` is on top: it makes these sentences
//! the `Display` of the errors below.

mod auction;
#[cfg(feature = "cli")]
pub(crate) mod board;
mod check;
mod choice;
mod clause;
#[cfg(feature = "store")]
mod doctor;
mod due;
mod entries;
mod errors;
mod explain;
#[cfg(feature = "cli")]
mod files;
mod grammar;
mod hint;
mod incidents;
mod instead;
mod near;
mod now;
mod options;
mod play;
mod players;
mod record;
#[cfg(feature = "store")]
mod recorded;
mod refusal;
#[cfg(feature = "store")]
mod rejected;
mod review;
mod ruleset;
mod ruling;
mod score;
mod script;
#[cfg(feature = "store")]
mod store;
mod table;
#[cfg(feature = "cli")]
mod terminal;
#[cfg(feature = "store")]
mod transfer;
#[cfg(feature = "cli")]
mod typed;

pub use auction::*;
pub use check::*;
pub use choice::*;
pub use clause::*;
#[cfg(feature = "store")]
pub use doctor::*;
pub use due::*;
pub use entries::*;
pub use explain::*;
#[cfg(feature = "cli")]
pub use files::*;
pub use grammar::*;
pub use hint::*;
pub use incidents::*;
pub use near::*;
pub use now::*;
pub use play::*;
pub use players::*;
pub use record::*;
#[cfg(feature = "store")]
pub use recorded::*;
pub use refusal::*;
#[cfg(feature = "store")]
pub use rejected::*;
pub use review::*;
pub use ruleset::*;
pub use ruling::*;
pub use score::*;
pub use script::*;
#[cfg(feature = "store")]
pub use store::*;
pub use table::*;
#[cfg(feature = "cli")]
pub use terminal::*;
#[cfg(feature = "store")]
pub use transfer::*;
#[cfg(feature = "cli")]
pub use typed::*;
