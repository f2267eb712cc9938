//! The auction for the contract: `table`, an auction in progress, builds on its bids, `data`, its
//! calls, `call`, and those made so far, `made`. `legal` says which may be made.

mod call;
mod data;
mod legal;
mod made;
mod table;

pub use call::{Bid, Call, CallRefusal, Contract};
pub use data::{
    Asks, AuctionRule, BidRule, CallTurn, FirstSpeaker, Joining, Leads, NamesTrump, Pairs, Pay,
    Play, Target,
};
pub use table::{Auction, AuctionState};
