//! `check trick`: who takes it?

use super::asked::Asked;
use super::ground::Ground;
use crate::cards::{Card, Seat, Trump};
use crate::grammar::CheckTrick;
use crate::rules::{Clause, PlayFault, winner};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words::{self, Ruling};
use schemars::JsonSchema;
use serde::Serialize;

/// Who takes a trick.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TakenJson {
    /// The place of the card that takes it, from 1 for the lead.
    winner: usize,
    card: Card,
    because: String,
    /// Who played that card, in a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<String>,
    /// Whether everybody has played.
    complete: bool,
    rule: String,
    document: String,
    section: String,
}

/// Answers who takes a trick of these cards, and why.
pub(super) fn check(context: &Context, asked: &CheckTrick) -> Result<Answer, Failure> {
    let ground = Ground::of(context, &asked.of)?;
    match taken(&ground, &asked.cards) {
        Ok(taken) => Ok(answer(context, ground, taken, &asked.cards)),
        Err(PlayFault::TrumpUnknown) => Err(ground.ruling(PlayFault::TrumpUnknown).into()),
        Err(fault) => {
            let ruling = ground.ruling(fault);
            let (open, open_text) = (Vec::<String>::new(), String::new());
            let refused = Asked { legal: false, ruling, open, open_text, remarks: ground.remarks };
            Ok(refused.answer(context, true))
        }
    }
}

/// Who takes a trick, as far as it has come.
struct Taken {
    place: usize,
    by: Option<Seat>,
    complete: bool,
}

fn taken(ground: &Ground, cards: &[Card]) -> Result<Taken, PlayFault> {
    let seats: Vec<Seat> = match &ground.deal {
        None => Vec::new(),
        Some((deal, _)) => {
            // A trick that is recorded may be asked about again.
            let same = |played: &[(Seat, Card)]| played.iter().map(|(_, card)| card).eq(cards);
            let known = deal.recorded.iter().find(|trick| same(&trick.cards));
            match (known, deal.next_leader(&ground.rules)) {
                (Some(trick), _) => trick.cards.iter().map(|(seat, _)| *seat).collect(),
                (None, leader) => {
                    ground.can_be(cards, ground.hands)?;
                    leader.map_or_else(Vec::new, |leader| deal.turn_from(leader).collect())
                }
            }
        }
    };
    let hands = ground.hands.or_else(|| hands_of(ground, cards.len()));
    if ground.deal.is_none() {
        ground.can_be(cards, hands)?;
    }
    if let Some(players) = hands.filter(|hands| cards.len() > *hands) {
        return Err(PlayFault::TrickSize { given: cards.len(), players });
    }
    // Between cards of one suit no trump decides anything.
    let one_suit = cards.iter().all(|card| card.suit == cards[0].suit);
    let trump = ground
        .known_trump()
        .or_else(|fault| if one_suit { Ok(Trump::None) } else { Err(fault) })?;
    let players = hands.unwrap_or(cards.len());
    let place = winner(cards, trump).ok_or(PlayFault::TrickSize { given: 0, players })?;
    let complete = cards.len() == players;
    Ok(Taken { place, by: seats.get(place).copied(), complete })
}

/// How many hands play to a trick of so many cards: that many, or else the next number of hands in
/// the rules.
fn hands_of(ground: &Ground, cards: usize) -> Option<usize> {
    let tables = ground.rules.tables.iter();
    let hands = tables
        .flat_map(|table| table.players.iter().map(|players| usize::from(table.hands(*players))));
    let hands: Vec<usize> = hands.collect();
    hands.iter().filter(|hands| **hands >= cards).min().or(hands.iter().max()).copied()
}

fn answer(context: &Context, ground: Ground, taken: Taken, cards: &[Card]) -> Answer {
    let card = cards[taken.place];
    let trump = ground.trump.unwrap_or(Trump::None);
    let why = format!("{}.", words::capital(&words::takes_because(cards, card, trump)));
    let ruling = Ruling::on(&ground.rules, Clause::Play, why, None);
    let player = taken.by.map(|seat| ground.name(seat));
    let answer = if context.global.json {
        Answer::json(&TakenJson {
            winner: taken.place + 1,
            card,
            because: ruling.because,
            player,
            complete: taken.complete,
            rule: ruling.rule,
            document: ruling.source.document,
            section: ruling.source.section,
        })
    } else if context.global.plain {
        let place = (taken.place + 1).to_string();
        let player = player.unwrap_or_default();
        Answer::plain([[place, card.to_string(), player, ruling.because]])
    } else {
        let taker = words::trick_taker(player.as_deref(), taken.place + 1, card, taken.complete);
        let lines = [format!("{taker} {}", ruling.because), ruling.says];
        Answer::paragraphs(&lines, context.fold_at)
    };
    Answer { remarks: ground.remarks, ..answer }
}
