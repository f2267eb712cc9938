//! The auction for the contract: `table`, an auction in progress, builds on its bids, `data`, its
//! calls, `call`, those made so far, `made`, and what a contract pays, `pay` and `worth`. `legal` says which may be made,
//! `target` what a bid has to take, and `factors` what words multiply.

mod call;
mod data;
mod factors;
mod legal;
mod made;
mod pay;
mod table;
mod target;
mod worth;

pub use call::{Bid, Call, CallRefusal, Contract};
pub use data::{
    Asks, AuctionRule, BidRule, CallTurn, FirstSpeaker, Joining, Leads, NamesTrump, Pairs, Play,
};
pub use pay::{
    Factor, FactorOf, Multiplier, MultiplierSource, Pay, PayTable, PlayedBy, TrumpTimes,
};
pub use table::{Auction, AuctionState};
pub use target::{Numbers, Target};
pub use worth::of_all;
