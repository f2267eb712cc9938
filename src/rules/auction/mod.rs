//! The auction for the contract: `table`, an auction in progress, builds on its bids, `data`, its
//! calls, `call`, those made so far, `made`, and what a contract pays, `pay` and `worth`. `numbers` turns a row of numbers
//! into bids. `legal` says which may be made.

mod call;
mod data;
mod legal;
mod made;
mod numbers;
mod pay;
mod table;
mod worth;

pub use call::{Bid, Call, CallRefusal, Contract};
pub use data::{
    Asks, AuctionRule, BidRule, CallTurn, FirstSpeaker, Joining, Leads, NamesTrump, Pairs, Play,
    Target,
};
pub use numbers::{Factor, Numbers};
pub use pay::{Pay, PayTable};
pub use table::{Auction, AuctionState};
