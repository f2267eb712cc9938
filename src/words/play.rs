//! The play of the cards: what a trick was, who took it and why, and why cards cannot have been played
//! like this.

use super::pack::{cards_of, has_usual_order, takes_because};
use super::{Who, and, capital, followed, joined, list, messages, trump};
use crate::cards::{Card, Followed, Pack, Trump};
use crate::game::{Trick, TrickCard};
use crate::rules::{Duty, OfSuit, PlayBreach, PlayRefusal};

/// Cards as people read them: `7♣, K♣ and 2♥`.
pub fn cards(cards: &[Card]) -> String {
    and(cards.iter().map(|card| card.sign()))
}

/// What a hand owes a trick, as a sentence; `must` are the trumps where trumping is forced.
pub fn owed(duty: Duty, led: Option<Followed>, must: Option<Followed>) -> String {
    match (duty, led) {
        (Duty::Break(held), _) => messages::PlayDutyBreak { trump: followed(held.suit) }.say(),
        (_, None) => messages::PlayDutyLead.say(),
        (Duty::Follow(OfSuit { suit, above, .. }), _) => {
            let led = capital(&followed(suit));
            match above {
                Some(above) => messages::PlayDutyFollowBeat { suit: led, card: above.sign() }.say(),
                None => messages::PlayDutyFollow { suit: led }.say(),
            }
        }
        (Duty::Trump(OfSuit { suit, above, .. }), Some(led)) => {
            let led = followed(led);
            let trump = followed(suit);
            match above {
                Some(above) => messages::PlayDutyTrumpBeat { led, trump, card: above.sign() }.say(),
                None => messages::PlayDutyTrump { led, trump }.say(),
            }
        }
        (Duty::Free, Some(led)) => {
            let led_suit = followed(led);
            match must.filter(|trumps| *trumps != led) {
                Some(trumps) => {
                    messages::PlayDutyFreeTrumpless { suit: led_suit, trump: followed(trumps) }
                        .say()
                }
                None => messages::PlayDutyFree { suit: led_suit }.say(),
            }
        }
    }
}

/// A trick as it was played: `Igor led 7♣, Jovana K♣, Dunja 2♥, Dušan A♣`.
pub fn trick_laid(cards: &[TrickCard], turned: Option<Card>, who: Who<'_>) -> String {
    let mut laid = Vec::new();
    for played in cards {
        let player = played.by.map(who).unwrap_or_default();
        let card = played.card.sign();
        if laid.is_empty() {
            laid.push(messages::PlayCardLed { player, card }.say());
        } else {
            laid.push(format!("{player} {card}"));
        }
    }
    let laid = list(laid);
    match turned {
        Some(card) => {
            let turned = messages::EntryCardTurned { card: card.sign() }.say();
            joined([laid, turned], &messages::GrammarSemicolon.say())
        }
        None => laid,
    }
}

/// Who took a trick, and why, as a sentence.
pub fn trick_taken(trick: &Trick, is_trump: Trump, pack: &Pack, who: Who<'_>) -> String {
    let cards: Vec<Card> = trick.cards.iter().map(|(_, card)| *card).collect();
    let place = trick.cards.iter().position(|(seat, _)| *seat == trick.winner);
    let why = takes_because(&cards, place.unwrap_or_default(), is_trump, pack);
    messages::PlayTrickTaken { player: who(trick.winner), reason: &why }.say()
}

/// A trick with its number, and who took it and why, if that is known: `Trick 2: Igor led 7♣, Jovana
/// K♣. Jovana takes it: …`.
pub fn trick_line(number: usize, trick: &Trick, taken: &str, who: Who<'_>) -> String {
    let cards: Vec<TrickCard> =
        trick.cards.iter().map(|(seat, card)| TrickCard { by: Some(*seat), card: *card }).collect();
    let laid = trick_laid(&cards, trick.turned, who);
    messages::PlayTrickLine { number, cards: laid, taken }.say()
}

/// Why cards cannot have been played so, as a sentence.
pub(super) fn refusal(refusal: &PlayRefusal, who: Who<'_>) -> String {
    use PlayRefusal::*;
    match refusal {
        NotInPack { card, pack } => {
            let card = card.sign();
            match pack.ranks.last() {
                Some(lowest) if has_usual_order(pack) && pack.jokers.is_empty() => {
                    let lowest = lowest.to_string();
                    messages::PlayRefusalNotInRange { card, size: pack.size(), lowest }.say()
                }
                _ => messages::PlayRefusalNotInPack { card, pack: cards_of(pack) }.say(),
            }
        }
        AllSeen { card, number } => {
            messages::PlayRefusalAllSeen { number, card: card.sign() }.say()
        }
        NotJudged(card) => messages::PlayRefusalUnjudged { card: card.sign() }.say(),
        LeftToTable => messages::PlayRefusalLeftToTable.say(),
        PlayLeftToTable => messages::PlayRefusalPlayLeftToTable.say(),
        Duplicate(card) => messages::PlayRefusalDuplicate { card: card.sign() }.say(),
        AlreadyPlayed { card, by, trick } => {
            messages::PlayRefusalAlreadyPlayed { card: card.sign(), player: who(*by), trick }.say()
        }
        TurnedUp(card) => messages::PlayRefusalTurnedUp { card: card.sign() }.say(),
        LastOfTrumpSuit { card, taken_by: None } => {
            messages::PlayRefusalLastOfSuit { card: card.sign(), suit: suit_of(*card) }.say()
        }
        LastOfTrumpSuit { card, taken_by: Some(taker) } => messages::PlayRefusalLastTaken {
            card: card.sign(),
            suit: suit_of(*card),
            player: who(*taker),
        }
        .say(),
        TakenByOther { card, by, trick } => {
            messages::PlayRefusalTakenByOther { card: card.sign(), player: who(*by), trick }.say()
        }
        NothingTurned(card) => messages::PlayRefusalNothingTurned { card: card.sign() }.say(),
        TurnedLater { card, trick } => {
            messages::PlayRefusalTurnedLater { card: card.sign(), trick }.say()
        }
        WrongLeader { seat, due, won: 0 } => {
            messages::PlayRefusalFirstLeader { leader: who(*due), player: who(*seat) }.say()
        }
        WrongLeader { seat, due, won } => {
            messages::PlayRefusalLeader { leader: who(*due), trick: won, player: who(*seat) }.say()
        }
        OutOfTurn { seat, due } => {
            messages::PlayRefusalTurn { expected: who(*due), player: who(*seat) }.say()
        }
        TrickSize { given, players } => {
            let given = messages::CountCards { number: given }.say();
            messages::PlayRefusalTrickSize { cards: &given, players }.say()
        }
        TrumpUnknown => messages::PlayRefusalTrumpUnknown.say(),
        AllPlayed { deal, tricks } => messages::PlayRefusalAllPlayed { deal, tricks }.say(),
        Forbidden { card, breach, open } => forbidden(*card, *breach, open.len()),
    }
}

/// Why a card may not be played, where `open` others of the hand may.
fn forbidden(card: Card, breach: PlayBreach, open: usize) -> String {
    let sign = card.sign();
    match breach {
        PlayBreach::NotInHand => messages::PlayRefusalNotInHand { card: sign }.say(),
        PlayBreach::MustFollow(led) => {
            let suit = followed(led);
            messages::PlayRefusalMustFollow { card: sign, suit, number: open }.say()
        }
        PlayBreach::MustBeat(above) => {
            messages::PlayRefusalMustBeat { card: sign, highest: above.sign() }.say()
        }
        PlayBreach::MustTrump(trumps) => {
            let trump = match trumps {
                Followed::Suit(suit) => trump(suit.into()),
                Followed::Trumps => followed(trumps),
            };
            messages::PlayRefusalMustTrump { card: sign, trump }.say()
        }
        PlayBreach::TrumpUnbroken(trumps) => {
            messages::PlayRefusalTrumpUnbroken { card: sign, trump: followed(trumps) }.say()
        }
    }
}

/// The suit of a card, or what it is instead.
fn suit_of(card: Card) -> String {
    card.suit().map_or_else(|| messages::PlayTurnableCards.say(), super::suit)
}

/// Cards that a hand did not have: `hearts`, `hearts that beat 9♥`.
pub fn lacking(without: OfSuit) -> String {
    let suit = followed(without.suit);
    match without.above {
        Some(above) => messages::PlaySuitBeating { suit, card: above.sign() }.say(),
        None => suit,
    }
}
