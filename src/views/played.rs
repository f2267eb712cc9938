//! A deal of the sheet, over or in progress: whose hands were what, and what each side scored.

use super::deal::{DealContract, PlayerBid, trump};
use super::incident::DealIncident;
use crate::cards::{Seat, Side};
use crate::game::{Deal, Game, Posting};
use crate::rules::{PlannedTrump, Points};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::collections::BTreeMap;
use std::ops::Not;

/// A side that has a score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SheetSide {
    /// Its players' names: `Ana & Vera`.
    #[serde(rename = "side")]
    pub name: String,
    /// Its players, in column order.
    pub players: Vec<String>,
}

/// What identifies a deal.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealHead {
    /// The deal's number, from 1.
    #[serde(rename = "deal")]
    pub number: usize,
    /// Which game it is part of, from 1, where several are played.
    pub game: Option<u8>,
    /// The card count, or the mark of an extra deal or of a kind of deal.
    pub mark: String,
    /// The id of its kind, where not all deals are of one.
    pub kind: Option<String>,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What was trump.
    pub trump: PlannedTrump,
    /// Who dealt.
    pub dealer: String,
    /// Who sat out, at a table with a dead hand.
    pub dead_hand: Option<String>,
    /// The contract, after an auction.
    pub contract: Option<DealContract>,
    /// Whether the table annulled it, so that it does not count.
    #[serde(skip_serializing_if = "Not::not")]
    pub annulled: bool,
    /// The number of the annulled deal that it was played for.
    pub replays: Option<usize>,
    /// Whether a ruling of the table ended it, without tricks.
    #[serde(skip_serializing_if = "Not::not")]
    pub closed: bool,
    /// The incidents that were ruled on by laws.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<DealIncident>,
    /// Whether the table allowed something that is against the rules.
    #[serde(skip_serializing_if = "Not::not")]
    pub against: bool,
}

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedDeal {
    /// Which deal it was.
    #[serde(flatten)]
    pub head: DealHead,
    /// The hands of those who played, in column order.
    pub hands: Vec<PlayedHand>,
    /// What each side scored, in column order; left out where each player is one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<PlayedSide>,
}

/// What a drawing shows of a deal that is over, beyond what programs read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnDeal {
    /// The sides with those who played for them in the deal, in column order.
    pub sides: Vec<SheetSide>,
    /// Every side's total after the deal, in column order, the dead hand's too; 0 before a side joins.
    pub totals: Vec<Points>,
    /// The points that rulings gave to or took from every side, in column order.
    pub rulings: Vec<Points>,
    /// Whether each of the hands took what was bid, made a contract, or won the deal, if it did either.
    pub made_hands: Vec<Option<bool>>,
    /// Whether each of the sides made a contract, or won the deal, if it did either.
    pub made_sides: Vec<Option<bool>>,
    /// Whether players draw a line under the deal.
    pub line_after: bool,
}

/// A player's hand.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedHand {
    /// Who held it.
    pub player: String,
    /// The tricks bid, where players bid for themselves.
    pub bid: Option<u8>,
    /// The word that they were bid by, if not by their number.
    pub word: Option<String>,
    /// The tricks taken, where they are counted for each player.
    pub took: Option<u8>,
    /// The tricks that count, if rulings by the laws have changed them.
    pub counted: Option<u8>,
    /// What it scored, where the player has no partner.
    #[serde(flatten)]
    pub score: Option<SideScore>,
}

/// What a side scored in a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedSide {
    /// Its players' names.
    pub side: String,
    /// The tricks taken, where they are counted for a side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub took: Option<u8>,
    /// The tricks that count, if rulings by the laws have changed them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted: Option<u8>,
    /// What it scored.
    #[serde(flatten)]
    pub score: SideScore,
}

/// What a side scored in a deal, a player alone or partners.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideScore {
    /// The tallies, by the ids in the rules.
    #[serde(rename = "counts")]
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tallies: BTreeMap<String, u16>,
    /// What is carried over to the next deal of tallies that run on, by the same ids.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub carried: BTreeMap<String, u32>,
    /// The points of the hands themselves and of tallies.
    pub points: Points,
    /// Points on top of them, for runs.
    pub bonus: Points,
    /// Points given or taken by rulings of the table.
    pub ruling: Option<Points>,
    /// The total after the deal.
    pub total: Points,
}

/// The deal in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OpenDeal {
    /// Which deal it is.
    #[serde(flatten)]
    pub head: DealHead,
    /// The bids made, in column order.
    pub bids: Vec<PlayerBid>,
}

impl SheetSide {
    pub(super) fn of(game: &Game, side: Side) -> SheetSide {
        let players = game.setup().members(side).map(words::names(game)).collect();
        SheetSide { name: words::sides(game)(side), players }
    }
}

impl DealHead {
    fn of(game: &Game, deal: &Deal) -> DealHead {
        let plan = &deal.plan;
        DealHead {
            number: plan.number,
            game: game.setup().rules().ending.games.map(|_| {
                let before = game.played().take_while(|other| other.plan.number < plan.number);
                before.filter(|other| game.ends_game(other)).count() as u8 + 1
            }),
            mark: deal.mark(),
            kind: deal.kind().map(|kind| kind.id.clone()),
            cards: plan.cards,
            trump: trump(deal),
            dealer: words::names(game)(plan.dealer),
            dead_hand: plan.dead.map(words::names(game)),
            contract: DealContract::of(game, deal),
            annulled: deal.annulled().is_some(),
            replays: plan.replays,
            closed: deal.is_closed(),
            incidents: game
                .incidents_on(deal)
                .map(|incident| DealIncident::of(game, incident))
                .collect(),
            against: !deal.against.is_empty(),
        }
    }

    /// The mark of an extra deal, or `None` for any other.
    pub fn extra(&self) -> Option<&str> {
        let is_marked = self.kind.is_none() && self.mark != self.cards.to_string();
        is_marked.then_some(self.mark.as_str())
    }

    /// Whether a player is on the side that plays the contract.
    pub fn declares(&self, player: &str) -> bool {
        self.contract
            .as_ref()
            .is_some_and(|contract| contract.by.names.iter().any(|by| by == player))
    }
}

impl PlayedDeal {
    pub(super) fn of(game: &Game, deal: &Deal) -> PlayedDeal {
        let game = &*game.as_named_in(deal.plan.number);
        let hands = seats_with_hands(game, deal);
        let sides = sides_of_partners(game);
        PlayedDeal {
            head: DealHead::of(game, deal),
            hands: hands.filter_map(|seat| PlayedHand::of(game, deal, seat)).collect(),
            sides: sides.filter_map(|side| PlayedSide::of(game, deal, side)).collect(),
        }
    }

    /// What a side scored, or `None` for the dead hand.
    pub fn score(&self, side: &SheetSide) -> Option<&SideScore> {
        let partners = self.sides.iter().find(|partners| partners.side == side.name);
        partners.map(|partners| &partners.score).or_else(|| {
            let mut hands = self.hands.iter().filter(|hand| side.players.contains(&hand.player));
            hands.find_map(|hand| hand.score.as_ref())
        })
    }
}

impl DrawnDeal {
    pub(super) fn of(game: &Game, deal: &Deal) -> DrawnDeal {
        let setup = game.setup();
        let sides = setup.sides();
        let made_hands = seats_with_hands(game, deal)
            .map(|seat| deal.results(setup.side_of(seat), Some(seat)).next());
        let named = game.as_named_in(deal.plan.number);
        let made_sides = sides_of_partners(game)
            .filter(|side| deal.points(*side).is_some())
            .map(|side| deal.results(side, None).reduce(|all, made| all && made));
        DrawnDeal {
            sides: sides.iter().map(|side| SheetSide::of(&named, *side)).collect(),
            totals: sides.iter().map(|side| deal.total(*side).unwrap_or_default()).collect(),
            rulings: sides.iter().map(|side| deal.ruling_points(*side)).collect(),
            made_hands: made_hands.collect(),
            made_sides: made_sides.collect(),
            line_after: deal.plan.ends_one_card_run || game.ends_game(deal),
        }
    }
}

/// The players who have a hand of their own in a deal, in column order: not the dead hand, and of
/// partners only those who bid for themselves.
fn seats_with_hands(game: &Game, deal: &Deal) -> impl Iterator<Item = Seat> {
    let setup = game.setup();
    setup.columns().iter().copied().filter(|seat| {
        let bids_alone = !setup.has_partners() || deal.bid(*seat).is_some();
        bids_alone && deal.points(setup.side_of(*seat)).is_some()
    })
}

/// The sides in column order, where players have partners.
fn sides_of_partners(game: &Game) -> impl Iterator<Item = Side> {
    let sides = if game.setup().has_partners() { game.setup().sides() } else { Vec::new() };
    sides.into_iter()
}

impl PlayedHand {
    fn of(game: &Game, deal: &Deal, seat: Seat) -> Option<PlayedHand> {
        let side = game.setup().side_of(seat);
        let score = SideScore::of(game, deal, side)?;
        Some(PlayedHand {
            player: words::names(game)(seat),
            bid: deal.bid(seat),
            word: deal.bid_made(seat).and_then(|bid| Some(bid.word?.to_string())),
            took: deal.took(seat),
            counted: counted(deal, seat),
            score: if game.setup().has_partners() { None } else { Some(score) },
        })
    }

    /// The tricks that count.
    pub fn tricks(&self) -> Option<u8> {
        self.counted.or(self.took)
    }

    /// The bid as it was made: its word, or its number.
    pub fn bid_text(&self) -> Option<String> {
        match &self.word {
            Some(word) => Some(words::bid_name(word)),
            None => Some(self.bid?.to_string()),
        }
    }
}

/// The tricks of a player that count, if rulings by the laws have changed them.
fn counted(deal: &Deal, seat: Seat) -> Option<u8> {
    let counted = deal.took_after_rulings(seat);
    if counted == deal.took(seat) { None } else { counted }
}

impl PlayedSide {
    fn of(game: &Game, deal: &Deal, side: Side) -> Option<PlayedSide> {
        let score = SideScore::of(game, deal, side)?;
        // Where players bid, the tricks are theirs.
        let is_of_side = deal.bids().bids.is_empty();
        let first = if is_of_side { game.setup().members(side).next() } else { None };
        Some(PlayedSide {
            side: words::sides(game)(side),
            took: first.and_then(|seat| deal.took(seat)),
            counted: first.and_then(|seat| counted(deal, seat)),
            score,
        })
    }
}

impl SideScore {
    fn of(game: &Game, deal: &Deal, side: Side) -> Option<SideScore> {
        let tallies = deal.postings_of(side).filter_map(Posting::tally).collect();
        let carried = game.setup().rules().tallies_in_force().filter_map(|rule| {
            Some((rule.id.clone(), game.carried(rule, side, deal.plan.number)?))
        });
        Some(SideScore {
            tallies,
            carried: carried.collect(),
            points: deal.points(side)?,
            bonus: deal.bonus(side),
            ruling: Some(deal.ruling_points(side)).filter(|points| *points != Points::ZERO),
            total: deal.total(side)?,
        })
    }
}

impl OpenDeal {
    pub(super) fn of(game: &Game, deal: &Deal) -> OpenDeal {
        let bids = game.setup().columns().iter();
        OpenDeal {
            head: DealHead::of(game, deal),
            bids: bids.filter_map(|seat| PlayerBid::of(game, deal, *seat)).collect(),
        }
    }

    /// A player's bid, once made.
    pub fn bid(&self, player: &str) -> Option<&PlayerBid> {
        self.bids.iter().find(|bid| bid.player == player)
    }
}
