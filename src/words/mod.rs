//! Every sentence that a player can read: functions that take typed facts and return messages in the
//! reader's language. No message names a command: the next step is a [`Hint`], which a front end
//! spells in its own way.
//!
//! `messages` has a type for each message of `locales/en/`, which `catalog` formats; `language` holds the language
//! in use; `texts` translates the titles and other texts of rules; `grammar` and `hint` are above them. `auction`,
//! `bidding`, `schedule`, `tallies`, `kinds`, `endings` and `clause` describe the rules, `source` where they come from, `pack`,
//! `trumps` and `play` the cards, `proof` what the recorded ones prove, `standing` how a game stands, `due` what it waits for
//! and `next` what to record then, `decided` what is decided, `contracts` and `score` what contracts and hands are
//! worth, with `sums` worked out, `ruleset` whole sets of rules, `offers` what can be chosen in them, `open` what
//! may be bid or called, `rules_file` what is wrong with them, `laws` what is put right when something went wrong,
//! `incident` the same with the names of the players, and `choices` what is left to choose; `players` and `refusal`
//! say why an act is refused, `remedy` what could be done instead, `problem` is any trouble, with its next steps;
//! `table`, `entries` and `forward` describe a game, and `table_acts` names what the table may record. `journal`,
//! `store`, `outcome` and `news` are about stored games, `terminal`, `prompt` and `live` about the front ends, and
//! `command_line` about what clap refuses. `records` and `people` report the results of an analysis, `archive` what
//! is wrong with an archive, `club` what is recorded of an event, and
//! `club_refusals` why it cannot be. `errors` is on top: it makes these sentences the `Display` of the errors below.

mod archive;
mod auction;
mod bidding;
mod catalog;
mod choices;
mod clause;
mod club;
mod club_refusals;
#[cfg(feature = "cli")]
mod command_line;
mod contracts;
mod decided;
mod due;
mod endings;
mod entries;
mod errors;
mod forward;
mod grammar;
mod hint;
mod incident;
mod journal;
mod kinds;
mod language;
mod laws;
#[cfg(feature = "serve")]
mod live;
pub(crate) mod messages;
#[cfg(feature = "store")]
mod news;
mod next;
mod offers;
mod open;
#[cfg(feature = "store")]
mod outcome;
mod pack;
mod people;
mod play;
mod players;
mod problem;
#[cfg(feature = "cli")]
mod prompt;
mod proof;
mod records;
mod refusal;
mod remedy;
mod rules_file;
mod ruleset;
mod schedule;
mod score;
mod source;
mod standing;
#[cfg(feature = "store")]
mod store;
mod sums;
mod table;
mod table_acts;
mod tallies;
#[cfg(feature = "cli")]
mod terminal;
mod texts;
mod trumps;

pub use archive::game_line_error;
pub use auction::*;
pub use bidding::{legal_bid, why_barred};
pub use catalog::Text;
pub use choices::*;
pub use clause::*;
pub use club::*;
pub use club_refusals::*;
#[cfg(feature = "cli")]
pub use command_line::*;
pub use contracts::*;
pub use decided::*;
pub use due::*;
pub use entries::*;
pub use forward::*;
pub use grammar::*;
pub use hint::*;
pub use incident::*;
pub use journal::*;
pub use kinds::kinds_left;
pub use language::{Language, Voice, adopt, speak, voice};
pub use laws::*;
#[cfg(feature = "serve")]
pub use live::*;
#[cfg(feature = "store")]
pub use news::*;
pub use offers::*;
pub use open::*;
#[cfg(feature = "store")]
pub use outcome::*;
pub use pack::{no_such_card, takes_because};
pub use people::*;
pub use play::*;
pub use players::*;
pub use problem::*;
#[cfg(feature = "cli")]
pub use prompt::*;
pub use proof::*;
pub use records::*;
pub use refusal::*;
pub use rules_file::*;
pub use ruleset::*;
pub use score::*;
pub use source::{cited, source, source_of, zero_finish_sources};
pub use standing::*;
#[cfg(feature = "store")]
pub use store::*;
pub use sums::{filled_in, tricks_points, worked_out};
pub use table::*;
pub use table_acts::*;
pub use tallies::{carried, carried_by, running_tallies, tallies_in, tallies_of};
#[cfg(feature = "cli")]
pub use terminal::*;
pub use texts::{
    bid_name, event_kind, event_title, kind_title, prize_name, rules_title, score_title,
    setting_name, setting_value, tally_name,
};
pub use trumps::{card_in_play, followed, trumps_of_other_suits};
