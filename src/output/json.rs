//! Sheets and schedules as JSON, for other programs. The shapes are a promise to users.

use super::schema;
use crate::views::{
    ContractScore, DealHead, HandScore, Note, OpenDeal, PlayedDeal, Points, Schedule, Sheet,
    TableRuling, WonBy,
};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use std::borrow::Cow;

/// Returns a score sheet as one line of JSON.
pub fn sheet(sheet: &Sheet) -> String {
    line(&SheetJson {
        game: &sheet.game,
        rules: &sheet.rules,
        scoring: &sheet.scoring,
        players: &sheet.players,
        finished: sheet.finished,
        deals: sheet.deals.iter().map(DealJson::of).collect(),
        current: sheet.current.as_ref().map(CurrentJson::of),
        winners: &sheet.winners,
        won_by: sheet.won_by.map(won_by),
        standings: sheet
            .standings
            .iter()
            .map(|place| PlaceJson {
                rank: place.rank,
                player: &place.player,
                total: Number(place.total),
            })
            .collect(),
        notes: sheet.notes.iter().map(NoteJson::of).collect(),
        rulings: sheet.rulings.iter().map(RulingJson::of).collect(),
    })
}

/// Returns a schedule as one line of JSON; dealers without a name are null.
pub fn schedule(schedule: &Schedule) -> String {
    let named = |name| schedule.named.then_some(name);
    let deals = schedule.deals.iter().map(|deal| ScheduledJson {
        deal: deal.number,
        cards: deal.cards,
        trump: deal.trump.name(),
        dealer: named(&deal.dealer),
        dead_hand: deal.dead_hand.as_ref().and_then(named),
        forehead: deal.forehead,
    });
    line(&deals.collect::<Vec<_>>())
}

/// Returns any value as one line of JSON.
///
/// # Panics
/// If the value cannot be JSON, such as a map whose keys are no texts.
pub fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("what we print can be JSON");
    text.push('\n');
    text
}

/// Returns the JSON Schema of a score sheet.
pub fn sheet_schema() -> Schema {
    schema::of::<SheetJson<'_>>()
}

/// Returns the JSON Schema of a schedule.
pub fn schedule_schema() -> Schema {
    schema::of::<Vec<ScheduledJson<'_>>>()
}

/// Returns the word for what decided a game.
const fn won_by(won_by: WonBy) -> &'static str {
    match won_by {
        WonBy::Total => "total",
        WonBy::ZeroFinish => "zero-finish",
        WonBy::SuccessfulBids => "successful-bids",
    }
}

/// Points as a JSON number: whole where they are whole, `0.5` for a half.
#[derive(Clone, Copy, Debug)]
pub struct Number(pub Points);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let halves = self.0.in_halves();
        if halves % 2 == 0 {
            serializer.serialize_i64(halves / 2)
        } else {
            // Exact: a half has a finite binary form, and points stay far below 2⁵².
            serializer.serialize_f64(halves as f64 / 2.0)
        }
    }
}

impl JsonSchema for Number {
    fn schema_name() -> Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Points: whole, or with a half.",
            "type": "number",
            "multipleOf": 0.5,
        })
    }
}

#[derive(Serialize, JsonSchema)]
struct SheetJson<'a> {
    game: &'a str,
    rules: &'a str,
    scoring: &'a str,
    players: &'a [String],
    finished: bool,
    deals: Vec<DealJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    current: Option<CurrentJson<'a>>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    winners: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    won_by: Option<&'static str>,
    standings: Vec<PlaceJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<NoteJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rulings: Vec<RulingJson>,
}

#[derive(Serialize, JsonSchema)]
struct NoteJson<'a> {
    deal: usize,
    rule: &'a str,
    note: &'a str,
}

impl NoteJson<'_> {
    fn of(note: &Note) -> NoteJson<'_> {
        NoteJson { deal: note.deal, rule: &note.rule, note: &note.text }
    }
}

/// A ruling of the table, as every command prints it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct RulingJson {
    deal: usize,
    about: &'static str,
    reason: String,
    points: Vec<RuledJson>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct RuledJson {
    player: String,
    points: Number,
}

impl RulingJson {
    /// Returns a ruling of the table.
    pub fn of(ruling: &TableRuling) -> RulingJson {
        let points = ruling.points.iter().cloned();
        RulingJson {
            deal: ruling.deal,
            about: ruling.about,
            reason: ruling.reason.clone(),
            points: points
                .map(|(player, points)| RuledJson { player, points: Number(points) })
                .collect(),
        }
    }
}

#[derive(Serialize, JsonSchema)]
struct HeadJson<'a> {
    deal: usize,
    mark: &'a str,
    cards: u8,
    trump: &'static str,
    dealer: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    dead_hand: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<ContractJson<'a>>,
    /// Whether something of the deal stands though it is against the rules.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    against: bool,
}

#[derive(Serialize, JsonSchema)]
struct DealJson<'a> {
    #[serde(flatten)]
    head: HeadJson<'a>,
    hands: Vec<HandJson<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct HandJson<'a> {
    player: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    bid: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    took: Option<u8>,
    points: Number,
    bonus: Number,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<Number>,
    total: Number,
}

#[derive(Serialize, JsonSchema)]
struct CurrentJson<'a> {
    #[serde(flatten)]
    head: HeadJson<'a>,
    bids: Vec<BidJson<'a>>,
}

#[derive(Serialize, JsonSchema)]
struct BidJson<'a> {
    player: &'a str,
    bid: u8,
}

#[derive(Serialize, JsonSchema)]
struct PlaceJson<'a> {
    rank: usize,
    player: &'a str,
    total: Number,
}

#[derive(Serialize, JsonSchema)]
struct ScheduledJson<'a> {
    deal: usize,
    cards: u8,
    trump: &'static str,
    dealer: Option<&'a String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dead_hand: Option<&'a String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    forehead: bool,
}

#[derive(Serialize, JsonSchema)]
struct ContractJson<'a> {
    bid: &'a str,
    trump: &'static str,
    by: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    took: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    made: Option<bool>,
}

impl<'a> ContractJson<'a> {
    fn of(contract: &'a ContractScore) -> ContractJson<'a> {
        let ContractScore { bid, trump, by, took, made } = contract;
        ContractJson { bid, trump: trump.name(), by, took: *took, made: *made }
    }
}

impl<'a> HeadJson<'a> {
    fn of(head: &'a DealHead) -> HeadJson<'a> {
        let DealHead { number, mark, cards, trump, dealer, dead_hand, contract, against } = head;
        HeadJson {
            deal: *number,
            mark,
            cards: *cards,
            trump: trump.name(),
            dealer,
            dead_hand: dead_hand.as_deref(),
            contract: contract.as_ref().map(ContractJson::of),
            against: *against,
        }
    }
}

impl<'a> DealJson<'a> {
    fn of(deal: &'a PlayedDeal) -> DealJson<'a> {
        let hands = deal.hands.iter().map(HandJson::of).collect();
        DealJson { head: HeadJson::of(&deal.head), hands }
    }
}

impl<'a> HandJson<'a> {
    fn of(hand: &'a HandScore) -> HandJson<'a> {
        HandJson {
            player: &hand.player,
            bid: hand.bid,
            took: hand.took,
            points: Number(hand.points),
            bonus: Number(hand.bonus),
            ruling: Some(Number(hand.ruled)).filter(|_| hand.ruled != Points::ZERO),
            total: Number(hand.total),
        }
    }
}

impl<'a> CurrentJson<'a> {
    fn of(deal: &'a OpenDeal) -> CurrentJson<'a> {
        let bids = deal.bids.iter().map(|(player, bid)| BidJson { player, bid: *bid }).collect();
        CurrentJson { head: HeadJson::of(&deal.head), bids }
    }
}
