//! Judges the trump turned up, tricks, and whether numbers of tricks agree with the cards recorded. An
//! impossible trick is refused; one against the rules of play is recorded and ruled on.

use super::tallies;
use crate::cards::{Card, Seat, Trump};
use crate::game::trick::Whereabouts;
use crate::game::{Act, Count, Deal, TrickCard, review};
use crate::rules::{Judged, PlannedTrump, PlayRefusal, Refusal, Ruleset, in_pack};
use std::sync::Arc;

/// Judges a suit turned up.
pub(super) fn turned_suit(rules: &Ruleset, deal: &Deal, turned: Trump) -> Judged<Trump> {
    // The dealer may name another than was turned up.
    let replaces = deal.turned.is_some_and(|earlier| earlier != turned) && deal.recorded.is_empty();
    if !replaces || !rules.trump.dealer_names() {
        trump_is_open(rules, deal)?;
    }
    match deal.turned_card {
        Some(card) if !deal.plan.pack.may_make(card, turned) => Err(Refusal::DealerNamesSuit(card)),
        None if turned == Trump::None && !deal.plan.may_turn_none(rules) => {
            Err(Refusal::TrumpIsSuit)
        }
        _ => Ok(turned),
    }
}

/// Refuses a trump where it is not turned up, or known already.
fn trump_is_open(rules: &Ruleset, deal: &Deal) -> Judged<()> {
    let plan = &deal.plan;
    match (deal.planned_trump(), deal.turned) {
        (PlannedTrump::Fixed(trump), _) => Err(Refusal::TrumpFixed {
            trump,
            cards: plan.cards,
            all_dealt: plan.all_dealt && trump == Trump::None && rules.trump.turns_card_up(),
        }),
        (PlannedTrump::Named, _) => Err(Refusal::TrumpIsNamed),
        (PlannedTrump::Turned, Some(trump)) => {
            Err(Refusal::TrumpTwice { trump, deal: plan.number })
        }
        (PlannedTrump::Turned, None) => Ok(()),
    }
}

/// Judges a card turned up. Its suit may be known already. Where the suit is drawn and no card of
/// the deal is turned, it says the suit and no more.
pub(super) fn turned_card(rules: &Ruleset, deal: &Deal, card: Card) -> Judged<Act> {
    let pack = &deal.plan.pack;
    in_pack(pack, card).map_err(Refusal::Play)?;
    let shows_card = rules.trump.shows_card(deal.plan.all_dealt);
    let adds_to_trump = deal.turned.is_some_and(|trump| pack.may_make(card, trump));
    if !shows_card || !adds_to_trump || deal.turned_card.is_some() {
        trump_is_open(rules, deal)?;
    }
    if let Some(card) = deal.turned_card {
        return Err(Refusal::TurnedTwice { card, deal: deal.plan.number });
    }
    let number = pack.number(card);
    if let Some((by, trick)) = deal.plays_of(card).nth(usize::from(number) - 1) {
        return Err(Refusal::Play(match number {
            1 => PlayRefusal::AlreadyPlayed { card, by, trick },
            _ => PlayRefusal::AllSeen { card, number },
        }));
    }
    if let Some((trick, _)) = deal.turned_up().find(|(_, turned)| *turned == card) {
        return Err(Refusal::Play(PlayRefusal::TurnedLater { card, trick }));
    }
    let mut known = deal.clone();
    known.turned_card = Some(card);
    if !shows_card {
        return pack.makes(card).map(Act::Trump).ok_or(Refusal::DealerNamesSuit(card));
    }
    if !review::is_possible(rules, &known) {
        return Err(Refusal::Play(PlayRefusal::NothingTurned(card)));
    }
    Ok(Act::Turned(card))
}

/// Judges a trick that `leader` leads: the trick with every player filled in.
pub(super) fn trick(
    rules: &Ruleset,
    deal: &Deal,
    played: &[TrickCard],
    turned: Option<Card>,
    leader: Option<Seat>,
) -> Judged<Act> {
    rules.play.judges_cards().map_err(Refusal::Play)?;
    if deal.all_tricks_recorded(rules) {
        let tricks = deal.trick_count(rules);
        return Err(Refusal::Play(PlayRefusal::AllPlayed { deal: deal.plan.number, tricks }));
    }
    let cards = in_turn(deal, played, leader.ok_or(Refusal::NotInTheseRules)?)?;
    let led = deal.led_trump(rules, &cards);
    if let (Some(led), Some(earlier)) = (led, deal.turned)
        && led != earlier
    {
        return Err(Refusal::TrumpTwice { trump: earlier, deal: deal.plan.number });
    }
    let deal = &Deal { turned: led.or(deal.turned), ..deal.clone() };
    deal.trump().ok_or(Refusal::Play(PlayRefusal::TrumpUnknown))?;

    let mut before: Vec<Card> = Vec::with_capacity(cards.len() + 1);
    for TrickCard { by, card } in cards.iter().copied() {
        is_available(deal, &before, card, by).map_err(Refusal::Play)?;
        before.push(card);
    }
    if let Some(card) = turned {
        is_available(deal, &before, card, None).map_err(Refusal::Play)?;
        if deal.recorded.len() + 1 >= usize::from(deal.plan.drawn) {
            return Err(Refusal::Play(PlayRefusal::NothingTurned(card)));
        }
    }
    stays_possible(rules, deal, &cards, turned)?;
    Ok(Act::Trick { cards, turned })
}

/// Finds out who played each card: the leader first, then the others in turn.
fn in_turn(deal: &Deal, played: &[TrickCard], leader: Seat) -> Judged<Vec<TrickCard>> {
    let mut judged = Vec::with_capacity(played.len());
    for (index, (TrickCard { by, card }, due)) in
        played.iter().copied().zip(deal.turn_from(leader)).enumerate()
    {
        match by.filter(|by| *by != due) {
            Some(seat) if deal.plan.dead == Some(seat) => {
                return Err(Refusal::DeadHand { seat, due: None, open: Vec::new() });
            }
            Some(seat) if index == 0 => {
                let won = deal.recorded.len();
                return Err(Refusal::Play(PlayRefusal::WrongLeader { seat, due, won }));
            }
            Some(seat) => return Err(Refusal::Play(PlayRefusal::OutOfTurn { seat, due })),
            None => judged.push(TrickCard { by: Some(due), card }),
        }
    }
    let players = deal.plan.seats.len();
    if played.len() != players {
        return Err(Refusal::Play(PlayRefusal::TrickSize { given: played.len(), players }));
    }
    Ok(judged)
}

/// Refuses a card that cannot have come from the hand of `by` now, after the cards `before` it in
/// the trick; without a player, one that cannot be turned up now.
fn is_available(
    deal: &Deal,
    before: &[Card],
    card: Card,
    by: Option<Seat>,
) -> Result<(), PlayRefusal> {
    deal.can_be_in_a_hand(before, card)?;
    match deal.whereabouts(card, deal.recorded.len()) {
        Some(Whereabouts::Taken { by: taker, trick }) if by != Some(taker) => {
            Err(PlayRefusal::TakenByOther { card, by: taker, trick })
        }
        _ => Ok(()),
    }
}

/// Refuses a trick that contradicts a tally recorded in the deal, or after which the card turned up
/// could be nowhere: only its suit is known, and the last card of that suit is played by somebody who
/// cannot have it.
fn stays_possible(
    rules: &Ruleset,
    deal: &Deal,
    cards: &[TrickCard],
    turned: Option<Card>,
) -> Judged<()> {
    let mut after = deal.clone();
    let Some(trick) = after.trick_of(cards, turned) else { return Ok(()) };
    Arc::make_mut(&mut after.recorded).push(trick);
    if !after.tallies.is_empty() {
        tallies::agrees(rules, &after)?;
    }
    if after.all_tricks_recorded(rules) && !rules.is_of_tallies() {
        tallies::are_complete(rules, &after)?;
    }
    if review::is_possible(rules, &after) {
        return Ok(());
    }
    let suit = deal.turned.and_then(Trump::suit);
    let of_suit = cards.iter().rfind(|played| played.card.suit() == suit);
    let Some(card) = of_suit.or(cards.last()).map(|played| played.card) else { return Ok(()) };
    let taken_by = match after.recorded.first() {
        Some(first) if after.plan.drawn > 0 => Some(first.winner),
        _ => None,
    };
    Err(Refusal::Play(PlayRefusal::LastOfTrumpSuit { card, taken_by }))
}

/// Refuses tricks that the cards recorded contradict, with the trick that decides it.
pub(super) fn agree(rules: &Ruleset, deal: &Deal, counts: &[Count]) -> Judged<()> {
    let from = usize::from(deal.uncounted(rules));
    let total = deal.trick_count(rules);
    let left_after = |recorded: usize| total - recorded.max(from) as u8;
    let shown = deal.tricks_shown(rules);

    for count in counts {
        let Some(seat) = count.by else { continue };
        let tricks = count.number as u8;
        let side = deal.side(seat);
        let mut won = 0;
        for (index, trick) in deal.recorded.iter().enumerate().skip(from) {
            won += u8::from(side.contains(&trick.winner));
            if won > tricks || won + left_after(index + 1) < tricks {
                let counted = shown.iter().find(|(by, _)| *by == seat);
                return Err(Refusal::TricksContradicted {
                    seat,
                    tricks,
                    won: counted.map_or(won, |(_, won)| *won),
                    left: left_after(deal.recorded.len()),
                    trick: index + 1,
                    taken_by: trick.winner,
                });
            }
        }
    }
    Ok(())
}
