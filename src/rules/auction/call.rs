//! What can be said in an auction.

use super::NamesTrump;
use crate::cards::{Seat, Trump};
use crate::rules::Clause;
use std::fmt;

/// A call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// No more for this player.
    Pass,
    /// The first to speak lets the others speak first.
    Wait,
    /// Joins the suit call of another player.
    Join {
        /// The level that the joiner names; without it the lowest that will do.
        bid: Option<Bid>,
    },
    /// Exactly three aces.
    Trou,
    /// Not exactly three aces.
    PassTrou,
    /// A bid.
    Bid(Bid),
}

/// A bid, with the trump that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bid {
    /// The bid's id.
    pub bid: String,
    /// Its trump; nothing where it names none.
    pub trump: Option<Trump>,
}

/// What an auction ended in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contract {
    /// The bid, with its trump.
    pub bid: Bid,
    /// Who called it.
    pub by: Seat,
    /// The partner, where there is one.
    pub with: Option<Seat>,
}

/// Why a call is not legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallFault {
    /// Three aces have to be announced, or not, before anything else.
    TrouFirst,
    /// Everyone has said whether they hold three aces.
    TrouOver,
    /// Another player holds three aces, so nobody else does.
    TrouTaken {
        /// Who announced them.
        by: Seat,
    },
    /// Only the first to speak may wait, in the first turn.
    NotFirst,
    /// After a trou only higher bids may follow: no suit call, so nothing to wait for.
    NoWaitAfterTrou,
    /// Who waits may only join or pass.
    Waiting,
    /// There is no suit call that this player may join.
    NothingToJoin,
    /// Who joined may only raise for the pair, in its suit.
    OnlyRaise {
        /// The pair's suit.
        trump: Trump,
    },
    /// Who called the suit of a pair may only leave it for a bid played alone.
    OnlyLeave,
    /// Nobody is left who could join a suit call.
    NobodyToJoin,
    /// The bid belongs to the first turn.
    FirstTurnOnly,
    /// The bid is no bid of these rules.
    NoSuchBid,
    /// The bid names a trump where it may not, or does not where it must.
    WrongTrump {
        /// What it may name.
        names: NamesTrump,
    },
    /// It does not rank above the standing bid.
    TooLow {
        /// The standing bid.
        standing: Bid,
    },
    /// Trou is announced before the bidding, not bid.
    TrouIsAnnounced,
    /// The auction is over.
    Over,
}

impl CallFault {
    /// Returns the clause that the call breaks.
    pub const fn clause(&self) -> Clause {
        match self {
            CallFault::TrouFirst
            | CallFault::TrouOver
            | CallFault::TrouTaken { .. }
            | CallFault::NoWaitAfterTrou
            | CallFault::TrouIsAnnounced => Clause::Trou,
            CallFault::NotFirst | CallFault::Waiting => Clause::Wait,
            CallFault::NothingToJoin => Clause::Join,
            CallFault::OnlyRaise { .. } | CallFault::OnlyLeave => Clause::Raise,
            CallFault::NobodyToJoin => Clause::SuitCall,
            CallFault::FirstTurnOnly => Clause::FirstTurn,
            CallFault::NoSuchBid | CallFault::TooLow { .. } => Clause::Ranking,
            CallFault::WrongTrump { .. } => Clause::Contract,
            CallFault::Over => Clause::CallTurn,
        }
    }
}

/// Writes `suit-8:hearts`, or `piccolo` for a bid that names no trump.
impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.trump {
            Some(trump) => write!(f, "{}:{}", self.bid, trump.name()),
            None => write!(f, "{}", self.bid),
        }
    }
}

/// Writes the call as it is typed; a join by the level that it is at.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("pass"),
            Call::Wait => f.write_str("wait"),
            Call::Join { bid: None } => f.write_str("join"),
            Call::Join { bid: Some(bid) } | Call::Bid(bid) => write!(f, "{bid}"),
            Call::Trou => f.write_str("trou"),
            Call::PassTrou => f.write_str("pass-trou"),
        }
    }
}
