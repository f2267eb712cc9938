//! The auction for the contract: its bids as data, its calls, and the one judge of them.

mod call;
mod data;
mod table;

pub use call::{Bid, Call, CallFault, Contract};
pub use data::{Asks, AuctionRule, BidRule, CallTurn, Leads, NamesTrump, Pay, Play, Target};
pub use table::{Auction, AuctionState};
