//! The play of the cards: what a trick was, who took it and why, why cards cannot have been played
//! like this, and what the recorded cards prove.

use super::pack::{cards_of, has_usual_order, takes_because};
use super::{Who, and, capital, count, each_once, joined, list, names, or, rule_line, trump};
use crate::cards::{Card, Pack, Rank, Seat, Suit, Trump};
use crate::game::{
    Deal, FalseCall, Game, Incident, PlayedCard, Proof, Renounce, Review, Revoke, Trick, Verdict,
};
use crate::rules::{Clause, Duty, OfSuit, PlayFault, Ruleset};
use std::collections::BTreeSet;

/// Cards as people read them: `7♣, K♣ and 2♥`.
pub fn cards(cards: &[Card]) -> String {
    and(cards.iter().map(|card| card.sign()))
}

/// What a hand owes a trick, as a sentence; `must` is the trump suit where trumping is
/// forced.
pub fn owed(duty: Duty, led: Option<Suit>, must: Option<Suit>) -> String {
    match (duty, led) {
        (Duty::Break(trump), _) => {
            let trump = trump.name();
            format!("The hand leads, no {trump} have been played, and it has other cards.")
        }
        (_, None) => "The hand leads, so any card may be played.".into(),
        (Duty::Follow(OfSuit { suit, above }), _) => {
            let (led, beat) = (capital(suit.name()), beating(above));
            format!("{led} were led, and the hand has some{beat}.")
        }
        (Duty::Trump(OfSuit { suit, above }), Some(led)) => {
            let (led, suit, beat) = (led.name(), suit.name(), beating(above));
            format!("The hand has no {led}, and must trump with {suit}{beat}.")
        }
        (Duty::Free, Some(led)) => {
            let trumping = must
                .filter(|suit| *suit != led)
                .map_or_else(String::new, |suit| format!(" and no {} to trump with", suit.name()));
            format!("The hand has no {}{trumping}: any card may be played.", led.name())
        }
    }
}

/// A trick as it was played: `Igor led 7♣, Jovana K♣, Dunja 2♥, Dušan A♣`.
pub fn trick_laid(cards: &[PlayedCard], turned: Option<Card>, who: Who<'_>) -> String {
    let laid = cards.iter().enumerate().map(|(index, laid)| {
        let name = laid.by.map_or_else(String::new, who);
        let led = if index == 0 { " led" } else { "" };
        format!("{name}{led} {}", laid.card.sign())
    });
    let turned = turned.map_or_else(String::new, |card| format!("; {} turned up", card.sign()));
    list(laid) + &turned
}

/// Who took a trick, and why, as a sentence.
pub fn trick_taken(trick: &Trick, is_trump: Trump, pack: &Pack, who: Who<'_>) -> String {
    let cards: Vec<Card> = trick.cards.iter().map(|(_, card)| *card).collect();
    let place = trick.cards.iter().position(|(seat, _)| *seat == trick.winner);
    let why = takes_because(&cards, place.unwrap_or_default(), is_trump, pack);
    format!("{} takes it: {why}.", who(trick.winner))
}

/// A trick with its number, and who took it and why, if that is known: `Trick 2: Igor led 7♣, Jovana
/// K♣. Jovana takes it: …`.
pub fn trick_line(number: usize, trick: &Trick, taken: &str, who: Who<'_>) -> String {
    let laid = trick.cards.iter().map(|(seat, card)| PlayedCard { by: Some(*seat), card: *card });
    let laid = trick_laid(&laid.collect::<Vec<_>>(), trick.turned, who);
    format!("Trick {number}: {laid}. {taken}")
}

/// Why cards cannot have been played so, as a sentence.
pub(super) fn fault(fault: &PlayFault, who: Who<'_>) -> String {
    use PlayFault::*;
    match fault {
        NotInPack { card, pack } => {
            let (card, size) = (card.sign(), pack.size());
            match pack.ranks.last().filter(|_| has_usual_order(pack) && pack.jokers.is_empty()) {
                Some(lowest) => {
                    format!("{card} is not in the pack: its {size} cards run from {lowest} to A.")
                }
                None => format!("{card} is not in the pack: {}.", cards_of(pack)),
            }
        }
        AllSeen { card, number } => {
            format!("All {number} {} of the pack have been played or turned up.", card.sign())
        }
        NotJudged(card) => format!(
            "What {} does in a trick is left to the table, so a trick with it cannot be recorded by its \
             cards.",
            card.sign()
        ),
        MustBeat { card, above, .. } => {
            format!("{} may not be played: the hand can beat {}.", card.sign(), above.sign())
        }
        Duplicate(card) => format!("{} is given twice.", card.sign()),
        AlreadyPlayed { card, by, trick } => format!(
            "{} was already played in this deal: {} played it to trick {trick}.",
            card.sign(),
            who(*by)
        ),
        TurnedUp(card) => {
            format!("{} is the card turned up on the table, so nobody holds it.", card.sign())
        }
        LastOfTrumpSuit { card, taken_by: None } => format!(
            "{} would be the last of the {}, but one of them lies face up on the table.",
            card.sign(),
            suit_of(*card)
        ),
        LastOfTrumpSuit { card, taken_by: Some(taker) } => format!(
            "{} is not in that hand: all other {} are known, so it is the turned-up card that {} \
             took.",
            card.sign(),
            suit_of(*card),
            who(*taker)
        ),
        TakenByOther { card, by, trick } => format!(
            "{} is not in that hand: {} took it from the talon after trick {trick}.",
            card.sign(),
            who(*by)
        ),
        NothingTurned(card) => {
            format!("No card is turned up after this trick, so {} cannot have been.", card.sign())
        }
        TurnedLater { card, trick } => {
            format!("{} was turned up after trick {trick}, not for trump.", card.sign())
        }
        WrongLeader { seat, due, won: 0 } => {
            format!("{} leads to the first trick, not {}.", who(*due), who(*seat))
        }
        WrongLeader { seat, due, won } => {
            format!("{} took trick {won} and leads, not {}.", who(*due), who(*seat))
        }
        OutOfTurn { seat, due } => format!("{} was next to play, not {}.", who(*due), who(*seat)),
        TrickSize { given, players } => {
            let given = count(*given, "card");
            format!("{given} given, but a trick in this deal has {players}: one from each player.")
        }
        TrumpUnknown => "This depends on the trump, which is not recorded.".into(),
        AllPlayed { deal, tricks } => {
            format!("Deal {deal} has {}, and all of them are recorded.", count(*tricks, "trick"))
        }
        NotInHand { card, .. } => format!("{} is not in that hand.", card.sign()),
        MustFollow { card, led, open } => format!(
            "{} may not be played: {} were led, and the hand has {}.",
            card.sign(),
            led.name(),
            if open.len() == 1 { "one" } else { "some" }
        ),
        TrumpUnbroken { card, .. } => format!(
            "{} may not be led: no {} have been played, and the hand has other cards.",
            card.sign(),
            suit_of(*card)
        ),
        MustTrump { card, trump: suit, .. } => format!(
            "{} may not be played: the hand has none of the suit led, and must trump with {}.",
            card.sign(),
            trump((*suit).into())
        ),
    }
}

/// The suit of a card, or what it is instead.
fn suit_of(card: Card) -> &'static str {
    card.suit().map_or("cards that may be turned up", Suit::name)
}

/// Cards that a hand did not have: `hearts`, `hearts that beat 9♥`.
pub fn lacking(without: OfSuit) -> String {
    without.suit.name().to_owned() + &beating(without.above)
}

fn beating(above: Option<Card>) -> String {
    above.map_or_else(String::new, |above| format!(" that beat {}", above.sign()))
}

/// A play that did not follow, `on trick 2 clubs were led, and Igor played 5♦`, or a lead that was too
/// early.
fn renounce(game: &Game, play: &Renounce) -> String {
    let (led, who, card) = (play.led.name(), names(game)(play.seat), play.card.sign());
    match play.without.iter().any(|cards| cards.suit == play.led) {
        true => format!("on trick {} {led} were led, and {who} played {card}", play.trick),
        false => format!("on trick {} {who} led {card}, before any {led} were played", play.trick),
    }
}

/// What proves a revoke, with both plays: the one that was wrong, and the one that shows it.
pub fn revoke(game: &Game, wrong: &Renounce, proof: &Proof) -> String {
    let who = names(game)(wrong.seat);
    let shown = match proof {
        Proof::Played { card, trick } => {
            format!("on trick {trick} {who} played {}, which was in the hand then", card.sign())
        }
        Proof::Taken { card, trick } => {
            let card = card.sign();
            format!("{who} had taken {card} from the talon after trick {trick}, and holds it still")
        }
        Proof::Counted => format!(
            "the unseen cards of other suits are too few to fill the hand of {who}, so it had {}",
            or(wrong.without.iter().copied().map(lacking))
        ),
    };
    format!("A revoke by {who} is proven: {}; {shown}.", renounce(game, wrong))
}

/// That some of these plays was a revoke, though none is proven to be.
fn not_all_right(game: &Game, plays: &[Renounce]) -> String {
    let plays = joined(plays.iter().map(|play| renounce(game, play)), "; ");
    format!("At least one of these was a revoke, but it is not proven which: {plays}.")
}

/// What shows that a call was false: the cards that it was about.
pub fn false_call(game: &Game, deal: &Deal, call: &FalseCall) -> String {
    let (name, who) = (names(game), names(game)(call.seat()));
    let (said, shown) = match call {
        FalseCall::Join { suit, .. } => {
            let suit = suit.name();
            return format!(
                "The join by {who} was false: the call was in {suit}, and the hand had no {suit}."
            );
        }
        FalseCall::Trou(_) => ("trou", "the hand did not have exactly three aces".to_owned()),
        FalseCall::PassTrou(_) => ("pass-trou", "the hand had exactly three aces".to_owned()),
        FalseCall::Partner { by, .. } => (
            "partnership",
            format!(
                "{who}, the partner of {}, did not have the fourth ace; the contract may be \
                 recorded wrongly",
                name(*by)
            ),
        ),
    };
    let aces = |seat: &Seat| {
        let own = deal.recorded().iter().filter_map(|trick| trick.card_of(*seat));
        let own: Vec<Card> = own.filter(|card| card.rank() == Some(Rank::ACE)).collect();
        (!own.is_empty()).then(|| format!("{} played {}", name(*seat), cards(&own)))
    };
    let aces = joined(deal.plan.seats.iter().filter_map(aces), "; ");
    format!("The {said} by {who} was false: {shown}. {aces}.")
}

/// The rule that something proven breaks. The documents leave the penalty to the table.
pub fn broken_rule(game: &Game, broken: Clause) -> String {
    let rule = rule_line(game.setup().rules(), broken);
    format!("{rule} It names no penalty, so the table decides.")
}

/// The clauses that the plays and the calls of a deal break, each once.
pub fn broken(review: &Review) -> Vec<Clause> {
    let revoked = review.revokes().next().is_some() || !review.not_all_right.is_empty();
    let play = revoked.then_some(Clause::Play).into_iter();
    each_once(play.chain(review.false_calls.iter().map(FalseCall::clause)))
}

/// What players are shown to be without, a clause each; nobody who follows is named.
pub fn shown_without(game: &Game, deal: &Deal, review: &Review) -> Option<String> {
    let drawn = usize::from(deal.plan.drawn);
    let none_of =
        |cards: &BTreeSet<OfSuit>| and(cards.iter().map(|cards| format!("no {}", lacking(*cards))));
    let without = |seat: &Seat| {
        let who = names(game)(*seat);
        let lasting = review.shown_by(*seat).filter(|play| play.trick > drawn);
        let lasting: BTreeSet<OfSuit> = lasting.flat_map(|play| &play.without).copied().collect();
        if !lasting.is_empty() {
            return Some(format!("{who} has {}", none_of(&lasting)));
        }
        // A card drawn later may bring the suit back.
        let latest = review.shown_by(*seat).last()?;
        Some(format!("{who} had {} at trick {}", none_of(&latest.without), latest.trick))
    };
    let shown = joined(deal.plan.seats.iter().filter_map(without), "; ");
    let doubted = review.renounces.iter().any(|(_, verdict)| *verdict == Verdict::Unproven);
    let unless = if doubted { ", unless it was a revoke" } else { "" };
    (!shown.is_empty()).then(|| format!("Shown{unless}: {shown}."))
}

/// Everything that is proven now and was not a trick ago, as sentences, with what the table may rule
/// on.
pub fn proven_now(game: &Game, deal: &Deal) -> (Vec<String>, Option<Incident>) {
    let (rules, tricks) = (game.setup().rules(), deal.recorded().len());
    let Some(before) = tricks.checked_sub(1) else { return (Vec::new(), None) };
    let (before, mut now) = (Review::after(rules, deal, before), Review::of(rules, deal));
    let known: Vec<&Renounce> = before.revokes().map(|(play, _)| play).collect();
    now.renounces.retain(|(play, _)| !known.contains(&play));
    now.not_all_right.retain(|group| !before.not_all_right.contains(group));
    now.false_calls.retain(|call| !before.false_calls.contains(call));
    let revokes = now.revokes().map(|(play, proof)| revoke(game, play, proof));
    let groups = now.not_all_right.iter().map(|group| not_all_right(game, group));
    let calls = now.false_calls.iter().map(|call| false_call(game, deal, call));
    let broken = broken(&now);
    let rules = broken.iter().map(|clause| broken_rule(game, *clause));
    (revokes.chain(groups).chain(calls).chain(rules).collect(), to_rule_on(&broken))
}

/// What the table may rule on after some clauses were broken: a revoke before anything else.
pub fn to_rule_on(broken: &[Clause]) -> Option<Incident> {
    let first = broken.first()?;
    Some(if *first == Clause::Play { Incident::Revoke } else { Incident::Other })
}

/// What is proven of each play that did not follow suit, and of the deal as a whole.
pub fn findings(game: &Game, deal: &Deal, review: &Review, revokes: &[Revoke]) -> Vec<String> {
    let plays = review.renounces.iter().map(|(play, verdict)| {
        let proof = revokes.iter().find(|revoke| revoke.play == *play);
        match (verdict, proof) {
            (Verdict::Revoke(_), Some(by)) => {
                format!("{} Proven by trick {}.", revoke(game, play, &by.proof), by.proven_by)
            }
            (Verdict::Right, _) => format!("{}: legal.", capital(&renounce(game, play))),
            _ => format!("{}: not proven either way.", capital(&renounce(game, play))),
        }
    });
    let groups = review.not_all_right.iter().map(|group| not_all_right(game, group));
    let calls = review.false_calls.iter().map(|call| {
        let by = Review::proves_call(game.setup().rules(), deal, call);
        let by = by.map_or_else(String::new, |trick| format!(" Proven by trick {trick}."));
        false_call(game, deal, call) + &by
    });
    plays.chain(groups).chain(calls).chain([whole(deal, review, game.setup().rules())]).collect()
}

/// What the record says of the deal as a whole. Part of a record never shows that all was legal.
fn whole(deal: &Deal, review: &Review, rules: &Ruleset) -> String {
    let all_known = review.renounces.iter().all(|(_, verdict)| *verdict != Verdict::Unproven);
    let tricks = match review.complete {
        true => "all tricks",
        false => &format!("{} of {} tricks", review.tricks, deal.trick_count(rules)),
    };
    let revokes = review.revokes().count();
    let judged = match (revokes, review.not_all_right.len()) {
        (0, 0) if review.complete && all_known => "every play was legal".to_owned(),
        (0, 0) => "no revoke is proven".into(),
        (0, more) => format!("at least {}, but it is not proven which play", count(more, "revoke")),
        (_, 0) => format!("{} proven", count(revokes, "revoke")),
        (_, more) => format!(
            "{} proven, and at least {more} more, but it is not proven which plays",
            count(revokes, "revoke")
        ),
    };
    let limits = match (review.complete, all_known) {
        (true, true) => "",
        (true, false) => "; the cards that nobody saw could show more",
        (false, _) => "; unrecorded cards could show more",
    };
    format!("From the cards of {tricks}: {judged}{limits}.")
}
