//! The play of the cards: what a trick was, who took it and why, and why cards cannot have been
//! played like this.

use super::grammar::{and, capital, count, trump};
use crate::cards::{Card, Seat, Suit, Trump};
use crate::game::{PlayedCard, Trick};
use crate::rules::{Duty, PlayFault};

/// Cards as people read them: `7♣, K♣ and 2♥`.
pub fn cards(cards: &[Card]) -> String {
    let signs: Vec<String> = cards.iter().map(|card| card.sign()).collect();
    and(&signs)
}

/// What a hand owes a trick, as a sentence; `must` is the trump suit where trumping is
/// forced.
pub fn owed(duty: Duty, led: Option<Suit>, must: Option<Suit>) -> String {
    match (duty, led) {
        (_, None) => "The hand leads: any card may be led.".into(),
        (Duty::Follow(suit), _) => {
            format!("{} were led, and the hand has some.", capital(suit.name()))
        }
        (Duty::Trump(suit), Some(led)) => {
            format!("The hand has no {}, and must trump with {}.", led.name(), suit.name())
        }
        (Duty::Free, Some(led)) => match must.filter(|suit| *suit != led) {
            Some(suit) => format!(
                "The hand has no {} and no {} to trump with: any card may be played.",
                led.name(),
                suit.name()
            ),
            None => format!("The hand has no {}: any card may be played.", led.name()),
        },
    }
}

/// A recorded trick, as [`trick_laid`] shows it.
pub fn trick(trick: &Trick, who: &dyn Fn(Seat) -> String) -> String {
    let laid: Vec<PlayedCard> = trick
        .cards
        .iter()
        .map(|(seat, card)| PlayedCard { by: Some(*seat), card: *card })
        .collect();
    trick_laid(&laid, trick.turned, who)
}

/// A trick as it was played: `Igor led 7♣, Jovana K♣, Dunja 2♥, Dušan A♣`.
pub fn trick_laid(
    cards: &[PlayedCard],
    turned: Option<Card>,
    who: &dyn Fn(Seat) -> String,
) -> String {
    let told = cards.iter().enumerate().map(|(index, laid)| {
        let name = laid.by.map_or_else(String::new, who);
        let led = if index == 0 { " led" } else { "" };
        format!("{name}{led} {}", laid.card.sign())
    });
    let told: Vec<String> = told.collect();
    let turned = turned.map_or_else(String::new, |card| format!("; {} turned up", card.sign()));
    format!("{}{turned}", told.join(", "))
}

/// Why a card takes a trick of these cards: `2♥ is the only trump`.
pub fn takes_because(cards: &[Card], taken_by: Card, is_trump: Trump) -> String {
    let sign = taken_by.sign();
    let Some(led) = cards.first().map(|card| card.suit) else { return String::new() };
    let same = cards.iter().filter(|card| card.suit == taken_by.suit).count();
    let no_trump = match is_trump.suit() {
        None => "there is no trump",
        Some(_) => "no trump was played",
    };
    match (is_trump.suit() == Some(taken_by.suit), same) {
        (true, 1) => format!("{sign} is the only trump in it"),
        (true, _) => format!("{sign} is its highest trump"),
        (false, 1) => {
            format!("{no_trump}, and {sign} is the only card of the suit led, {}", led.name())
        }
        (false, _) => {
            format!("{no_trump}, and {sign} is the highest card of the suit led, {}", led.name())
        }
    }
}

/// Who took a trick, and why, as a sentence.
pub fn trick_taken(trick: &Trick, is_trump: Trump, who: &dyn Fn(Seat) -> String) -> String {
    let cards: Vec<Card> = trick.cards.iter().map(|(_, card)| *card).collect();
    let why = trick
        .card_of(trick.winner)
        .map_or_else(String::new, |card| takes_because(&cards, card, is_trump));
    format!("{} takes it: {why}.", who(trick.winner))
}

/// A trick in an explanation: `Trick 2: Igor led 7♣, Jovana K♣. Jovana takes it: …`.
pub fn trick_line(
    number: usize,
    trick: &Trick,
    is_trump: Trump,
    who: &dyn Fn(Seat) -> String,
) -> String {
    let taken = trick_taken(trick, is_trump, who);
    format!("Trick {number}: {}. {taken}", self::trick(trick, who))
}

/// Why cards cannot have been played so, as a sentence.
pub(super) fn fault(fault: &PlayFault, who: &dyn Fn(Seat) -> String) -> String {
    match fault {
        PlayFault::NotInPack { card, lowest, size } => format!(
            "{} is not in the pack: its {size} cards run from {} to A.",
            card.sign(),
            lowest
        ),
        PlayFault::Duplicate { card } => {
            format!("{} is given twice.", card.sign())
        }
        PlayFault::AlreadyPlayed { card, by, trick } => format!(
            "{} was already played in this deal: {} played it to trick {trick}.",
            card.sign(),
            who(*by)
        ),
        PlayFault::TurnedUp { card } => {
            format!("{} is the card turned up on the table, so nobody holds it.", card.sign())
        }
        PlayFault::LastOfTrumpSuit { card, taken_by: None } => format!(
            "{} would be the last of the {}, but one of them lies face up on the table.",
            card.sign(),
            card.suit.name()
        ),
        PlayFault::LastOfTrumpSuit { card, taken_by: Some(taker) } => format!(
            "{} is not in that hand: all other {} are known, so it is the turned-up card that {} \
             took.",
            card.sign(),
            card.suit.name(),
            who(*taker)
        ),
        PlayFault::TakenByOther { card, by, trick } => format!(
            "{} is not in that hand: {} took it from the talon after trick {trick}.",
            card.sign(),
            who(*by)
        ),
        PlayFault::NothingTurned { card } => {
            format!("No card is turned up after this trick, so {} cannot have been.", card.sign())
        }
        PlayFault::TurnedLater { card, trick } => {
            format!("{} was turned up after trick {trick}, not for trump.", card.sign())
        }
        PlayFault::WrongLeader { seat, due, won: 0 } => {
            format!("{} leads to the first trick, not {}.", who(*due), who(*seat))
        }
        PlayFault::WrongLeader { seat, due, won } => {
            format!("{} took trick {won} and leads, not {}.", who(*due), who(*seat))
        }
        PlayFault::OutOfTurn { seat, due } => {
            format!("{} was next to play, not {}.", who(*due), who(*seat))
        }
        PlayFault::TrickSize { given, players } => format!(
            "{} given, but a trick in this deal has {players}: one from each player.",
            count(*given as i64, "card")
        ),
        PlayFault::TrumpUnknown => "This depends on the trump, which is not recorded.".into(),
        PlayFault::AllPlayed { deal, tricks } => {
            format!("Deal {deal} has {}, and all of them are recorded.", count(*tricks, "trick"))
        }
        PlayFault::NotInHand { card, .. } => format!("{} is not in that hand.", card.sign()),
        PlayFault::MustFollow { card, led, .. } => format!(
            "{} may not be played: {} were led, and the hand has {}.",
            card.sign(),
            led.name(),
            if fault.open().len() == 1 { "one" } else { "some" }
        ),
        PlayFault::MustTrump { card, trump: suit, .. } => format!(
            "{} may not be played: the hand has none of the suit led, and must trump with {}.",
            card.sign(),
            trump((*suit).into())
        ),
    }
}
