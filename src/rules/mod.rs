//! The rules: one axis per file, its data beside its judgement. Nothing here knows a game's state, or a
//! game by its name.
//!
//! From the ground up: `points`, `clause` and `own_settings`; `formula`, `tally_formula`, `condition`, `tally_rule`, `kinds`,
//! `schedule`, `endings`, `ties`, `auction`, `play_refusal` and `play`, `trump`, and the score in `hands`, `scoring` and
//! `streaks`; `table_refusal` and `refusal`, every illegal act as data; `bidding`; and `ruleset` over them all,
//! with `settings` that change it, `expected`, what they take, `offers`, what can be chosen in it, `soundness`, `sound_bids`, `sound_end`, `sound_kinds`, `sound_laws`,
//! `sound_pack` and `sound_schedule`, which check it and find `rules_error`s for an `error_list`, and `reading`, what Hoyle decided
//! where a document is silent. `laws` stands apart: what is put right when something went wrong; `incidents` has
//! those that a game names, `game_laws` all that it goes by.

mod auction;
mod bidding;
mod clause;
mod condition;
mod endings;
mod error_list;
mod expected;
mod formula;
mod game_laws;
mod hands;
mod incidents;
mod kinds;
pub mod laws;
mod offers;
mod own_settings;
mod play;
mod play_refusal;
mod points;
mod reading;
mod refusal;
mod rules_error;
mod ruleset;
mod schedule;
mod scoring;
mod settings;
mod sound_bids;
mod sound_end;
mod sound_kinds;
mod sound_laws;
mod sound_pack;
mod sound_schedule;
mod soundness;
mod streaks;
mod table_refusal;
mod tally_formula;
mod tally_rule;
mod ties;
mod trump;

/// Whether a value is what a rules file means when it leaves it out.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

pub use auction::{
    Asks, Auction, AuctionRule, AuctionState, Bid, BidRule, Call, CallRefusal, CallTurn, Contract,
    Factor, FactorOf, FirstSpeaker, Joining, Leads, Multiplier, MultiplierSource, NamesTrump,
    Numbers, Pairs, Pay, PayTable, Play, PlayedBy, Target, TrumpTimes, of_all,
};
pub use bidding::{Bidding, BidsSoFar, ExactBidding, Hook, NamedBid};
pub use clause::{Clause, Passage, Sources, is_id};
pub use condition::{Condition, TallyCondition};
pub use endings::{Ending, EndsBy, Extra, ExtraBids, ExtraMost, Forehead};
pub use expected::Expected;
pub use formula::{
    BidTarget, BidWord, Formula, Hand, LARGEST_CONSTANT, LARGEST_FACTOR, Quantity, TallyWord,
};
pub use hands::{Case, HandCase, HandScore, Wins, ZeroBid, ZeroWhen};
pub use incidents::Incidents;
pub use kinds::{Kind, KindChooser, KindRefusal};
pub use offers::{Changed, Offer};
pub use own_settings::{OwnSetting, OwnWord};
pub use play::{
    CardPlay, CardsJudged, Duty, FirstLead, OfSuit, OnTable, can_be_played, card_led, in_pack,
    suit_led, winner,
};
pub use play_refusal::{PlayBreach, PlayRefusal};
pub use points::{Points, Unit};
pub use reading::{Citation, Reading};
pub use refusal::{AuctionRefusal, Judged, Refusal};
pub use rules_error::{LocatedRulesError, RulesError};
pub use ruleset::{MOST_DEALS, MOST_PLAYERS, OwnWords, Paper, Rotation, Ruleset, Sides, Table};
pub use schedule::{DealRun, Form, Schedule, Size, Step, StepDeal, Times};
pub use scoring::{ContractScore, CountedTricks, Pays, ScoreBasis, Scoring, TallyCase, TrickScore};
pub use settings::{Setting, SettingError};
pub use streaks::{Bonus, Length, OneCardDeals, Promotions, Scheme, Streak};
pub use table_refusal::{
    EarlyEndRefusal, IncidentRefusal, NoteRefusal, RedealRefusal, RulingRefusal, SeatingRefusal,
};
pub use tally_formula::TallyFormula;
pub use tally_rule::{TallyOf, TallyRefusal, TallyRule};
pub use ties::{TieBreak, TieBreaks};
pub use trump::{PlannedTrump, TrumpRule, TurnUp};
