//! What several views say of a deal: its trump, its contract, bids, rulings of the table, and notes.

use crate::cards::{Seat, Trump};
use crate::game::{Deal, Game, Incident, Players, TableRuling};
use crate::rules::{Clause, PlannedTrump, Points, Refusal};
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::fmt;

/// The contract of a deal.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealContract {
    /// The bid's id.
    pub bid: String,
    /// Its trump.
    #[schemars(with = "String")]
    pub trump: Trump,
    /// The declarer, and the partner if there is one; or several who each played alone.
    pub by: Vec<String>,
    /// The tricks that they took, once the deal is over.
    pub took: Option<u8>,
    /// Whether it was made, once the deal is over.
    pub made: Option<bool>,
    /// What each of several declarers took, once the deal is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<DeclarerTricks>,
    #[serde(skip)]
    several: bool,
}

/// What one of several declarers took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DeclarerTricks {
    /// Who.
    pub player: String,
    /// How many tricks.
    pub took: u8,
    /// Whether the contract was made.
    pub made: bool,
}

impl DealContract {
    /// The contract of a deal, once there is one.
    pub fn of(game: &Game, deal: &Deal) -> Option<DealContract> {
        let contract = deal.contract()?;
        let (_, bid) = game.setup().rules().bidding.auction()?.bid(&contract.bid.id)?;
        let who = words::names(game);
        let several = !contract.also.is_empty();
        let each = contract.declarers().zip(&deal.tricks).filter(|_| several);
        let each = each.map(|(seat, took)| DeclarerTricks {
            player: who(seat),
            took: *took,
            made: bid.target.is_met(*took),
        });
        let took = deal.tricks.first().copied().filter(|_| !several);
        Some(DealContract {
            bid: contract.bid.id.clone(),
            trump: contract.bid.trump.unwrap_or(Trump::None),
            by: contract.challengers().map(&who).collect(),
            took,
            made: took.map(|took| bid.target.is_met(took)),
            each: each.collect(),
            several,
        })
    }

    /// The declarer, or the several, joined by `+`.
    pub fn declarers(&self) -> String {
        if self.several { self.by.join("+") } else { self.by[0].clone() }
    }

    /// The declarer's partner.
    pub fn partner(&self) -> Option<&String> {
        self.by.get(1).filter(|_| !self.several)
    }

    /// The tricks taken, `9`, or those of several declarers, `0+3`.
    pub fn tricks(&self) -> Option<String> {
        let each = self.each.iter().map(|it| it.took);
        let took = words::joined(self.took.into_iter().chain(each), "+");
        Some(took).filter(|took| !took.is_empty())
    }

    /// The bid with its trump, `suit-8 ♥`; without a sign where there is no trump.
    pub fn bid_with_trump(&self) -> String {
        match self.trump.suit() {
            Some(suit) => format!("{} {}", self.bid, suit.sign()),
            None => self.bid.clone(),
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
    /// The word that it was bid by, if not by its number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

impl PlayerBid {
    /// A player's bid of a deal, once made.
    pub fn of(game: &Game, deal: &Deal, seat: Seat) -> Option<PlayerBid> {
        let word = deal.bid_made(seat)?.word.map(|word| word.to_string());
        Some(PlayerBid { player: words::names(game)(seat), bid: deal.bid(seat)?, word })
    }

    /// The bid as it was made: its word, or its number.
    pub fn text(&self) -> String {
        self.word.clone().unwrap_or_else(|| self.bid.to_string())
    }
}

/// Points that a player or a side got or lost.
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
    /// All of it in a line.
    #[serde(skip)]
    pub line: String,
}

impl DealRuling {
    /// A ruling of the table with its players' names.
    pub fn of(game: &Game, ruling: &TableRuling) -> DealRuling {
        let points = ruling.points.iter();
        let points = points.map(|(side, points)| PlayerPoints {
            player: words::sides(game)(*side),
            points: *points,
        });
        DealRuling {
            deal: ruling.deal.unwrap_or_default(),
            about: ruling.about,
            reason: ruling.reason.clone(),
            points: points.collect(),
            line: words::ruling_line(ruling, &words::sides(game)),
        }
    }
}

/// A player of a schedule, whose name need not be known. JSON has the name, or null.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Player {
    /// The name, if it is known.
    pub name: Option<String>,
    /// The player's place in the turn order, from 1.
    #[serde(skip)]
    pub place: usize,
}

impl Player {
    /// The player who sits there; without `players`, nobody has a name.
    ///
    /// # Panics
    /// If `players` do not have that seat.
    pub fn at(seat: Seat, players: Option<&Players>) -> Player {
        let name = players.map(|players| players.name(seat).to_string());
        Player { name, place: seat.index() + 1 }
    }
}

/// Writes the name, or `player 3`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Some(name) => f.write_str(name),
            None => f.write_str(&messages::PlayerAtTablePlace { place: self.place }.say()),
        }
    }
}

/// A note below the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Note {
    /// The number of the deal.
    pub deal: usize,
    /// The id of the clause that it is about; none for a note of the table's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The note, in sentences.
    #[serde(rename = "note")]
    pub text: String,
    /// Whether it explains the deal's mark.
    #[serde(skip)]
    pub marked: bool,
}

impl Note {
    /// The note; one of the table's own in quotation marks.
    pub fn quoted(&self) -> String {
        if self.rule.is_some() {
            self.text.clone()
        } else {
            messages::GrammarQuotation { text: &self.text }.say()
        }
    }

    /// Every note on a game, by deals.
    pub fn all(game: &Game) -> Vec<Note> {
        let rules = game.setup().rules();
        let waived = |deal: usize, refusal: &Refusal| {
            let ruling = words::ruling_in(game, refusal);
            Note { deal, text: words::waived(&ruling), rule: Some(ruling.rule()), marked: true }
        };
        let of_deal = |deal: &Deal| -> Vec<Note> {
            deal.against.iter().map(|refusal| waived(deal.plan.number, refusal)).collect()
        };
        let reseated = game.seat_changes().iter().map(|it| Note {
            deal: it.deal,
            rule: Some(rules.clause_id(Clause::Players)),
            text: words::reseated(game, it),
            marked: false,
        });
        let made = game.notes().map(|it| Note {
            deal: it.deal.unwrap_or_default(),
            rule: None,
            text: it.text.clone(),
            marked: false,
        });
        let notes = game.deals().flat_map(of_deal).chain(reseated);
        let mut notes: Vec<Note> = notes.chain(made).collect();
        notes.sort_by_key(|note| note.deal);
        notes
    }
}

/// What is known of a deal's trump now.
pub(super) fn trump(deal: &Deal) -> PlannedTrump {
    deal.trump().map_or(deal.plan.trump, PlannedTrump::Fixed)
}
