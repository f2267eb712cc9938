//! What may be turned up for trump.

use crate::cards::{Card, Trump};
use crate::game::{Act, Deal, review};
use crate::rules::{PlannedTrump, PlayFault, Refusal, Ruleset, TrumpRule, in_pack};

/// Judges a suit turned up.
pub(super) fn suit(rules: &Ruleset, deal: &Deal, turned: Trump) -> Result<Trump, Refusal> {
    let plan = &deal.plan;
    match (plan.trump, deal.turned) {
        (PlannedTrump::Fixed(trump), _) => Err(Refusal::TrumpFixed {
            trump,
            cards: plan.cards,
            all_dealt: plan.all_dealt && rules.trump == TrumpRule::Turned,
        }),
        (PlannedTrump::Named, _) => Err(Refusal::TrumpIsNamed),
        (PlannedTrump::Turned, Some(earlier)) => Err(Refusal::TrumpTwice(earlier)),
        (PlannedTrump::Turned, None) if turned == Trump::None => Err(Refusal::TrumpIsSuit),
        (PlannedTrump::Turned, None) => Ok(turned),
    }
}

/// Judges a card turned up. Its suit may be known already. Where the suit is drawn and no card of
/// the deal is turned, it says the suit and no more.
pub(super) fn card(rules: &Ruleset, deal: &Deal, card: Card) -> Result<Act, Refusal> {
    in_pack(deal.plan.pack, card).map_err(Refusal::play)?;
    let adds_to_suit = deal.turned == Some(card.suit.into()) && deal.turned_card.is_none();
    if rules.trump != TrumpRule::Turned || !adds_to_suit {
        suit(rules, deal, card.suit.into())?;
    }
    if let Some((by, trick)) = deal.who_played(card) {
        return Err(Refusal::play(PlayFault::AlreadyPlayed { card, by, trick }));
    }
    if let Some((trick, _)) = deal.turned_up().find(|(_, turned)| *turned == card) {
        return Err(Refusal::play(PlayFault::TurnedLater { card, trick }));
    }
    let mut known = deal.clone();
    known.turned_card = Some(card);
    match rules.trump {
        TrumpRule::Turned if !review::is_possible(rules, &known) => {
            Err(Refusal::play(PlayFault::NothingTurned(card)))
        }
        TrumpRule::Turned => Ok(Act::Turned(card)),
        _ => Ok(Act::Trump(card.suit.into())),
    }
}
