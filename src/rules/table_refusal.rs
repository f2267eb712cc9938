//! Why the table cannot do what it may otherwise decide: change seats, rule, end a game, make a note.

use super::Unit;
use super::laws::Moment;
use crate::cards::{Card, LineError, Seat};

/// Why somebody cannot deal, take another's seat, or change seats.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SeatingRefusal {
    /// A change of dealer once something of the deal is recorded; its number.
    DealBegun(usize),
    /// A change of dealer to the player who deals already.
    AlreadyDealing(Seat),
    /// A change of players or seats in the middle of a deal; its number.
    MidDeal(usize),
    /// More or fewer players than the rules seat, or than partners can be.
    Number {
        /// How many there would be.
        players: usize,
        /// The numbers that the rules seat.
        seated: Vec<u8>,
        /// Who leaves; `None` if somebody joins.
        leaving: Option<Seat>,
        /// Whether a deal is in progress, in which nobody can take over a seat either.
        is_mid_deal: bool,
    },
    /// More or fewer players in the middle of a deal.
    NumberMidDeal {
        /// Its number.
        deal: usize,
        /// Who leaves; `None` if somebody joins.
        leaving: Option<Seat>,
    },
    /// A player who is not at the table, or not any more.
    NotAtTable(Seat),
    /// Points for somebody who comes back to a total.
    KeepsTotal(Seat),
    /// Points that nobody can begin with.
    Points(RulingRefusal),
    /// Somebody joins under the name of this player at the table.
    NameTaken(Seat),
    /// A player is called by a name that somebody in the game has or had.
    NameInGame(String),
    /// Another spelling of a name that nobody in the game has or had.
    NobodyCalled(String),
    /// More changes than a game may have.
    TooMany,
    /// A new player without a valid name.
    NoName,
    /// A swap of a player with the same player, or with nobody.
    SameSeat,
    /// A swap after which partners would no longer sit opposite each other.
    Sides,
}

/// Why the table cannot make a ruling.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RulingRefusal {
    /// A deal that has not begun.
    NoSuchDeal {
        /// Its number.
        deal: usize,
        /// The deals that have begun.
        begun: usize,
    },
    /// A reason that cannot be shown in a line.
    Reason(LineError),
    /// More rulings than a game may have.
    TooMany,
    /// Points twice for the same player.
    PointsTwice(Seat),
    /// No points, or more than a ruling may give or take.
    PointsRange,
    /// Points that are not a multiple of the game's unit.
    Unit(Unit),
    /// Points for a seat that the table does not have.
    NoSuchSeat,
    /// A deal that does not count; its number.
    Annulled(usize),
    /// An end of a deal that is not in progress; its number.
    NotInProgress(usize),
}

/// Why an incident cannot be recorded as stated, or a choice cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IncidentRefusal {
    /// In a deal that has not begun.
    NoSuchDeal {
        /// Its number.
        deal: usize,
        /// The deals that have begun.
        begun: usize,
    },
    /// In a deal that does not count; its number.
    Annulled(usize),
    /// By a player or between sides that are not in the deal.
    NoSuchSeat,
    /// A revoke that the recorded cards disprove.
    Disproved {
        /// The player said to have revoked.
        by: Seat,
        /// The number of the trick, from 1.
        trick: usize,
        /// The card that was played to it.
        card: Card,
        /// Whether the card followed; otherwise the hand had none that could.
        followed: bool,
    },
    /// More incidents than a game may have.
    TooMany,
    /// A fact or the name of a law that cannot be shown in a line.
    Text(LineError),
    /// An incident that is not recorded; its number.
    NoSuchIncident(usize),
    /// Under a number that another incident has.
    NumberTaken(usize),
    /// Something that cannot be chosen.
    NoSuchOption {
        /// What was given.
        taken: String,
        /// What can be chosen.
        options: Vec<String>,
    },
    /// A choice that was made before, or that the laws did not leave; the number of the incident.
    NotOpen(usize),
    /// A choice after the right to it has ended.
    TooLate {
        /// The number of the incident.
        incident: usize,
        /// When the right ended.
        until: Moment,
        /// The option that counts instead.
        counts: String,
        /// Those that could have been taken.
        options: Vec<String>,
    },
}

/// Why a deal cannot be dealt again.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RedealRefusal {
    /// A deal that has not begun.
    NoSuchDeal {
        /// Its number.
        deal: usize,
        /// The deals that have begun.
        begun: usize,
    },
    /// The annulment of a deal that is still played; its number.
    NotOver(usize),
    /// The annulment of a deal that is annulled already; its number.
    AnnulledBefore(usize),
    /// More annulments than a game may have.
    TooMany,
    /// A reason that cannot be shown in a line.
    Reason(LineError),
}

/// Why the table cannot end a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum EarlyEndRefusal {
    /// No deal has been played, so there is nothing to rank.
    NothingPlayed,
    /// A reason that cannot be shown in a line.
    Reason(LineError),
}

/// Why a note cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoteRefusal {
    /// About a deal that has not begun.
    NoSuchDeal {
        /// Its number.
        deal: usize,
        /// The deals that have begun.
        begun: usize,
    },
    /// It cannot be shown in a line.
    Text(LineError),
    /// More notes than a game may have.
    TooMany,
}
