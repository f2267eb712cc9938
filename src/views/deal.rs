//! What several views say of a deal: its trump, its contract, bids, and rulings of the table.

use crate::cards::{Seat, Trump};
use crate::game::{Deal, Game, Incident, Players, TableRuling};
use crate::rules::{PlannedTrump, Points};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The trump of a deal: known, or still open. JSON has its [`name`](DealTrump::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "&'static str")]
#[schemars(with = "String")]
pub enum DealTrump {
    /// Fixed by the schedule, or recorded.
    Known(Trump),
    /// A card is turned up, and nobody has recorded which.
    Turned,
    /// The contract names it.
    Named,
}

impl DealTrump {
    /// The trump of a deal as far as it is known.
    pub fn of(deal: &Deal) -> DealTrump {
        deal.trump().map_or_else(|| deal.plan.trump.into(), DealTrump::Known)
    }

    /// A suit, `none`, `turned` or `named`.
    pub fn name(self) -> &'static str {
        match self {
            DealTrump::Known(trump) => trump.name(),
            DealTrump::Turned => "turned",
            DealTrump::Named => "named",
        }
    }

    /// A sign one column wide: the suit's, `–` for no trump, `·` where it is not known.
    pub fn sign(self) -> char {
        match self {
            DealTrump::Known(trump) => match trump.suit() {
                Some(suit) => suit.sign(),
                None => '–',
            },
            DealTrump::Turned | DealTrump::Named => '·',
        }
    }

    /// The trump, if it is known.
    pub const fn known(self) -> Option<Trump> {
        match self {
            DealTrump::Known(trump) => Some(trump),
            DealTrump::Turned | DealTrump::Named => None,
        }
    }
}

impl From<PlannedTrump> for DealTrump {
    fn from(planned: PlannedTrump) -> DealTrump {
        match planned {
            PlannedTrump::Fixed(trump) => DealTrump::Known(trump),
            PlannedTrump::Turned => DealTrump::Turned,
            PlannedTrump::Named => DealTrump::Named,
        }
    }
}

impl From<DealTrump> for &'static str {
    fn from(trump: DealTrump) -> &'static str {
        trump.name()
    }
}

/// The contract of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealContract {
    /// The bid's id.
    pub bid: String,
    /// Its trump.
    pub trump: DealTrump,
    /// The declarer, and the partner if there is one.
    pub by: Vec<String>,
    /// The tricks that they took, once the deal is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub took: Option<u8>,
    /// Whether it was made, once the deal is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made: Option<bool>,
}

impl DealContract {
    /// The contract of a deal, once there is one.
    pub fn of(game: &Game, deal: &Deal) -> Option<DealContract> {
        let contract = deal.contract()?;
        let (_, bid) = game.setup().rules().bidding.auction()?.bid(&contract.bid.id)?;
        let took = deal.tricks.first().copied();
        let by = std::iter::once(contract.by).chain(contract.with);
        Some(DealContract {
            bid: contract.bid.id.clone(),
            trump: DealTrump::Known(contract.bid.trump.unwrap_or(Trump::None)),
            by: by.map(|seat| name(game, seat)).collect(),
            took,
            made: took.map(|took| bid.target.is_met(took)),
        })
    }

    /// The bid with its trump, `suit-8 ♥`; without a sign where there is no trump.
    pub fn bid_with_trump(&self) -> String {
        match self.trump {
            DealTrump::Known(Trump::None) => self.bid.clone(),
            trump => format!("{} {}", self.bid, trump.sign()),
        }
    }
}

/// A player's bid of a number of tricks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerBid {
    /// Who bid.
    pub player: String,
    /// The tricks bid.
    pub bid: u8,
}

/// Points that a player got or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayerPoints {
    /// Who.
    pub player: String,
    /// How many.
    pub points: Points,
}

/// A ruling of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealRuling {
    /// The number of the deal that it counts for.
    pub deal: usize,
    /// What it is about.
    pub about: Incident,
    /// Why, in the table's own words.
    pub reason: String,
    /// The players who got or lost points.
    pub points: Vec<PlayerPoints>,
}

impl DealRuling {
    /// A ruling of the table with its players' names.
    pub fn of(game: &Game, ruling: &TableRuling) -> DealRuling {
        let points = ruling.points.iter();
        let points = points
            .map(|(seat, points)| PlayerPoints { player: name(game, *seat), points: *points });
        DealRuling {
            deal: ruling.deal.unwrap_or_default(),
            about: ruling.about,
            reason: ruling.reason.clone(),
            points: points.collect(),
        }
    }
}

/// A player of a schedule, whose name need not be known. JSON has the name, or null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "Option<String>")]
#[schemars(with = "Option<String>")]
pub enum Player {
    /// A player with a name.
    Named(String),
    /// The player in this place of the turn order, from 1.
    Numbered(usize),
}

impl Player {
    /// The player who sits there; without `players`, nobody has a name.
    ///
    /// # Panics
    /// If `players` do not have that seat.
    pub fn at(seat: Seat, players: Option<&Players>) -> Player {
        match players {
            Some(players) => Player::Named(players.name(seat).to_string()),
            None => Player::Numbered(seat.index() + 1),
        }
    }
}

/// Writes the name, or `player 3`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Named(name) => f.write_str(name),
            Player::Numbered(place) => write!(f, "player {place}"),
        }
    }
}

impl From<Player> for Option<String> {
    fn from(player: Player) -> Option<String> {
        match player {
            Player::Named(name) => Some(name),
            Player::Numbered(_) => None,
        }
    }
}

/// The name of the player in a seat.
pub(super) fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}
