//! `check play`: may this card be played from that hand?

use super::asked::Asked;
use super::ground::Ground;
use crate::cards::{Card, Trump};
use crate::grammar::CheckPlay;
use crate::rules::{Clause, PlayFault};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words::{self, Ruling};

/// The ruling on a card from a hand, or without a card on the hand, with the cards of it that may be
/// played.
pub(super) fn check(context: &Context, asked: &CheckPlay) -> Result<Asked<Card>, Failure> {
    let ground = Ground::of(context, &asked.of)?;
    let (legal, ruling, open) = match judge(&ground, asked) {
        Ok((ruling, open)) => (true, ruling, open),
        Err(PlayFault::TrumpUnknown) => {
            return Err(ground.ruling(PlayFault::TrumpUnknown).into());
        }
        Err(fault) => {
            let open = fault.open().to_vec();
            (false, ground.ruling(fault), open)
        }
    };
    let open_text = open.iter().map(|card| card.sign()).collect::<Vec<_>>().join(" ");
    Ok(Asked { legal, ruling, open, open_text, remarks: ground.remarks })
}

fn judge(ground: &Ground, asked: &CheckPlay) -> Result<(Ruling, Vec<Card>), PlayFault> {
    let led = asked.led.as_ref().map(|cards| cards.0.as_slice()).unwrap_or_default();
    let hand = &asked.hand.0;
    ground.can_be(&[led, hand].concat(), ground.hands)?;
    if let Some(players) = ground.hands.filter(|hands| led.len() >= *hands) {
        return Err(PlayFault::TrickSize { given: led.len() + 1, players });
    }
    let led = led.first().map(|card| card.suit);
    // Whether a trump is owed matters only to those who must trump, cannot follow, and have a choice.
    let follows = hand.iter().any(|card| Some(card.suit) == led);
    let choice = hand.iter().any(|card| card.suit != hand[0].suit);
    let matters = ground.rules.play.must_trump && led.is_some() && !follows && choice;
    let trump = match ground.trump {
        Some(trump) => trump,
        None if matters => ground.known_trump()?,
        None => Trump::None,
    };
    let play = ground.rules.play;
    let duty = match asked.card {
        Some(card) => play.judge(hand, led, trump, card)?,
        None => play.duty(hand, led, trump),
    };
    let open: Vec<Card> = hand.iter().copied().filter(|card| duty.allows(*card)).collect();
    let barred: Vec<Card> = hand.iter().copied().filter(|card| !duty.allows(*card)).collect();
    let mut because = words::owed(duty, led, trump.suit().filter(|_| play.must_trump));
    if !barred.is_empty() {
        because = format!("{because} {}", words::not_open(&barred));
    }
    let ruling = Ruling::on(&ground.rules, Clause::Play, because, None);
    Ok((ruling, open))
}
