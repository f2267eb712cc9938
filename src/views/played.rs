//! A deal of the sheet, over or in progress: whose hands were what, and what each side scored.

use super::deal::{DealContract, PlayerBid, trump};
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
    /// The card count, or the mark of an extra deal.
    pub mark: String,
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
    /// Every side's total after the deal, in column order, the dead hand's too.
    #[serde(skip)]
    pub totals: Vec<Points>,
    /// The points that rulings gave to or took from every side, in column order.
    #[serde(skip)]
    pub rulings: Vec<Points>,
    /// Whether players draw a line under the deal.
    #[serde(skip)]
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
    /// Whether the player took what was bid, made a contract, or won the deal.
    #[serde(skip)]
    pub made: bool,
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
    /// Whether it made a contract, or won the deal.
    #[serde(skip)]
    pub made: bool,
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
    pub tallies: BTreeMap<String, u8>,
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
                let before = game.played().take_while(|it| it.plan.number < plan.number);
                before.filter(|it| game.ends_game(it)).count() as u8 + 1
            }),
            mark: plan.mark(),
            cards: plan.cards,
            trump: trump(deal),
            dealer: words::names(game)(plan.dealer),
            dead_hand: plan.dead.map(words::names(game)),
            contract: DealContract::of(game, deal),
            against: !deal.against.is_empty(),
        }
    }

    /// The mark of an extra deal, or `None` for any other.
    pub fn extra(&self) -> Option<&str> {
        Some(self.mark.as_str()).filter(|mark| *mark != self.cards.to_string())
    }

    /// Whether a player is on the side that plays the contract.
    pub fn declares(&self, player: &str) -> bool {
        self.contract.as_ref().is_some_and(|contract| contract.by.iter().any(|by| by == player))
    }
}

impl PlayedDeal {
    pub(super) fn of(game: &Game, deal: &Deal) -> PlayedDeal {
        let (columns, sides) = (game.setup().columns(), game.setup().sides());
        let played = sides.iter().filter(|_| game.setup().has_partners());
        let in_part = |seat: &&Seat| !game.setup().has_partners() || deal.bid(**seat).is_some();
        let hands = columns.iter().filter(in_part);
        PlayedDeal {
            head: DealHead::of(game, deal),
            hands: hands.filter_map(|seat| PlayedHand::of(game, deal, *seat)).collect(),
            sides: played.filter_map(|side| PlayedSide::of(game, deal, *side)).collect(),
            totals: sides.iter().map(|side| deal.totals[side.index()]).collect(),
            rulings: sides.iter().map(|side| deal.ruling_points(*side)).collect(),
            line_after: deal.plan.ends_one_card_run || game.ends_game(deal),
        }
    }

    /// The hands of a side's players, without the dead hand.
    pub fn hands_of(&self, side: &SheetSide) -> impl Iterator<Item = &PlayedHand> {
        self.hands.iter().filter(|hand| side.players.contains(&hand.player))
    }

    /// What a side scored, or `None` for the dead hand.
    pub fn score(&self, side: &SheetSide) -> Option<&SideScore> {
        let of_side = self.sides.iter().find(|it| it.side == side.name).map(|it| &it.score);
        of_side.or_else(|| self.hands_of(side).find_map(|hand| hand.score.as_ref()))
    }
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
            made: deal.results(side, Some(seat)).next() == Some(true),
            score: Some(score).filter(|_| !game.setup().has_partners()),
        })
    }

    /// The bid as it was made: its word, or its number.
    pub fn bid_text(&self) -> Option<String> {
        self.word.clone().or_else(|| Some(self.bid?.to_string()))
    }
}

impl PlayedSide {
    fn of(game: &Game, deal: &Deal, side: Side) -> Option<PlayedSide> {
        let first = game.setup().members(side).next().filter(|_| deal.bids().bids.is_empty());
        Some(PlayedSide {
            side: words::sides(game)(side),
            took: first.and_then(|seat| deal.took(seat)),
            made: deal.results(side, None).reduce(|all, made| all && made) == Some(true),
            score: SideScore::of(game, deal, side)?,
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
            total: deal.totals[side.index()],
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
