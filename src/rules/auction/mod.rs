//! The auction for the contract: `table`, an auction in progress, builds on its bids, `data`, and its
//! calls, `call`.

mod call;
mod data;
mod table;

pub use call::{Bid, Call, CallFault, Contract};
pub use data::{Asks, AuctionRule, BidRule, CallTurn, Leads, NamesTrump, Pay, Play, Target};
pub use table::{Auction, AuctionState};
