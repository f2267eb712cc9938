//! Corrections of a deal, and why one is not possible.

use crate::cards::Seat;
use crate::game::{Act, Count, TrickCard};
use crate::rules::{Call, Contract};

/// A correction of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Correction {
    /// The bids of some players; without names, from the first in speaking order on.
    Bids(Vec<Count>),
    /// Tricks taken: all of them, or those of the players named.
    Took(Vec<Count>),
    /// What was turned up: [`Act::Trump`] or [`Act::Turned`].
    Trump(Act),
    /// The cards of tricks, by number from 1. The tricks after them keep their cards in the order
    /// in which they were played; who played which follows from who led.
    Tricks(Vec<(usize, Vec<TrickCard>)>),
    /// Every call of the auction that was played.
    Calls(Vec<Call>),
    /// The contract, in place of the calls or the contract recorded.
    Contract {
        /// The contract.
        contract: Contract,
        /// All its tricks, where they change too; otherwise empty.
        took: Vec<Count>,
    },
    /// Numbers of a tally, of some players; added where none is recorded.
    Tally {
        /// The id of the tally.
        of: String,
        /// The numbers.
        numbers: Vec<Count>,
    },
    /// The kind that was chosen.
    Kind {
        /// Its id.
        kind: String,
        /// What is counted in it, in place of everything counted so far; empty if that stays.
        tallies: Vec<(String, Vec<Count>)>,
    },
    /// Who dealt. Bids and tricks stay with their players.
    Dealer(Seat),
    /// The ruling or the note on the deal, if it has only one.
    Recorded(Act),
}

/// A correction that is not possible: its target is missing, or depends on something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CorrectionError {
    /// The deal has not begun.
    NoSuchDeal {
        /// How many have.
        begun: usize,
    },
    /// The deal was played before the game was taken over.
    PlayedElsewhere(usize),
    /// Nothing is recorded for the deal yet.
    NothingRecorded,
    /// That player's bid is not recorded, or fewer bids than are given.
    NoBid(Option<Seat>),
    /// The tricks that this player took are not recorded, or nobody's.
    NoTricks(Option<Seat>),
    /// Neither calls nor a contract are recorded.
    NoAuction,
    /// The cards recorded show who took each trick.
    FollowsFromCards,
    /// The trick is not recorded.
    NoSuchTrick {
        /// The number of the trick.
        trick: usize,
        /// How many are recorded.
        recorded: usize,
    },
    /// This player is named twice.
    Twice(Seat),
    /// Whose each call was follows from the dealer.
    CallsFollowDealer,
    /// This player has numbers in the deal, and would sit it out as its dealer.
    WouldSitOut(Seat),
    /// This player would have to bid before others who have bid already.
    BidsFirst(Seat),
    /// This player is the dealer already.
    AlreadyDealing(Seat),
    /// This player was not at the table in the deal.
    NotAtTable(Seat),
    /// The deal has no ruling, or no note.
    NoneRecorded,
    /// The deal has several: the numbers of their entries.
    SeveralRecorded(Vec<u64>),
    /// Nobody chose the kind of the deal.
    NoKind,
    /// What is counted is that of another kind.
    OtherKind {
        /// The id of the kind.
        kind: String,
        /// The ids of what the kind counts.
        tallies: Vec<String>,
    },
    /// It does not belong to a deal, and is corrected by its entry.
    ByEntry,
    /// With these numbers, a tally does not add up.
    TallySum {
        /// The id of the tally.
        of: String,
        /// The sum of the numbers.
        sum: i64,
        /// What it should be.
        most: i64,
        /// Numbers that add up, with those given.
        whole: Vec<Count>,
    },
}
