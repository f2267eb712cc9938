//! The play of the cards: what a trick was, who took it and why, why cards cannot have been played
//! like this, and what the recorded cards prove.

use super::pack::{cards_of, has_usual_order, takes_because};
use super::{Who, and, capital, catalog, each_once, joined, list, names, or, rule_line, trump};
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
        (Duty::Break(trump), _) => catalog::hand_leads_no_have_been_played(super::suit(trump)),
        (_, None) => catalog::hand_leads_so_any_card_may(),
        (Duty::Follow(OfSuit { suit, above }), _) => {
            let led = capital(&super::suit(suit));
            match above {
                Some(above) => catalog::were_led_and_hand_can_beat(led, above.sign()),
                None => catalog::were_led_and_hand_has_some(led),
            }
        }
        (Duty::Trump(OfSuit { suit, above }), Some(led)) => {
            let (led, suit) = (super::suit(led), super::suit(suit));
            match above {
                Some(above) => catalog::hand_must_trump_and_beat(led, suit, above.sign()),
                None => catalog::hand_has_no_and_must_trump(led, suit),
            }
        }
        (Duty::Free, Some(led)) => {
            let led_suit = super::suit(led);
            match must.filter(|suit| *suit != led) {
                Some(trump) => catalog::hand_has_neither(led_suit, super::suit(trump)),
                None => catalog::hand_has_no_any_card_may(led_suit),
            }
        }
    }
}

/// A trick as it was played: `Igor led 7♣, Jovana K♣, Dunja 2♥, Dušan A♣`.
pub fn trick_laid(cards: &[PlayedCard], turned: Option<Card>, who: Who<'_>) -> String {
    let laid = cards.iter().enumerate().map(|(index, laid)| {
        let (name, card) = (laid.by.map_or_else(String::new, who), laid.card.sign());
        if index == 0 { catalog::player_led(name, card) } else { format!("{name} {card}") }
    });
    let turned = turned.map(|card| catalog::turned_up_2(card.sign()));
    joined([list(laid)].into_iter().chain(turned), &catalog::semicolon())
}

/// Who took a trick, and why, as a sentence.
pub fn trick_taken(trick: &Trick, is_trump: Trump, pack: &Pack, who: Who<'_>) -> String {
    let cards: Vec<Card> = trick.cards.iter().map(|(_, card)| *card).collect();
    let place = trick.cards.iter().position(|(seat, _)| *seat == trick.winner);
    let why = takes_because(&cards, place.unwrap_or_default(), is_trump, pack);
    catalog::takes_it(who(trick.winner), &why)
}

/// A trick with its number, and who took it and why, if that is known: `Trick 2: Igor led 7♣, Jovana
/// K♣. Jovana takes it: …`.
pub fn trick_line(number: usize, trick: &Trick, taken: &str, who: Who<'_>) -> String {
    let laid = trick.cards.iter().map(|(seat, card)| PlayedCard { by: Some(*seat), card: *card });
    let laid = trick_laid(&laid.collect::<Vec<_>>(), trick.turned, who);
    catalog::trick(number, &laid, taken)
}

/// Why cards cannot have been played so, as a sentence.
pub(super) fn fault(fault: &PlayFault, who: Who<'_>) -> String {
    use PlayFault::*;
    match fault {
        NotInPack { card, pack } => {
            let (card, size) = (card.sign(), pack.size());
            match pack.ranks.last().filter(|_| has_usual_order(pack) && pack.jokers.is_empty()) {
                Some(lowest) => catalog::is_not_in_pack_its_cards(&card, size, lowest.to_string()),
                None => catalog::is_not_in_pack(&card, cards_of(pack)),
            }
        }
        AllSeen { card, number } => catalog::all_of_pack_have_been_played(number, card.sign()),
        NotJudged(card) => catalog::what_does_in_trick_is_left_2(card.sign()),
        MustBeat { card, above, .. } => {
            catalog::may_not_be_played_hand_can(card.sign(), above.sign())
        }
        Duplicate(card) => catalog::is_given_twice(card.sign()),
        AlreadyPlayed { card, by, trick } => {
            catalog::was_already_played_in_this_deal(card.sign(), who(*by), trick)
        }
        TurnedUp(card) => catalog::is_card_turned_up_on_table(card.sign()),
        LastOfTrumpSuit { card, taken_by: None } => {
            catalog::would_be_last_of_but_one(card.sign(), suit_of(*card))
        }
        LastOfTrumpSuit { card, taken_by: Some(taker) } => {
            catalog::is_not_in_that_hand_all(card.sign(), suit_of(*card), who(*taker))
        }
        TakenByOther { card, by, trick } => {
            catalog::is_not_in_that_hand_took(card.sign(), who(*by), trick)
        }
        NothingTurned(card) => catalog::no_card_is_turned_up_after(card.sign()),
        TurnedLater { card, trick } => catalog::was_turned_up_after_trick_not(card.sign(), trick),
        WrongLeader { seat, due, won: 0 } => {
            catalog::leads_to_first_trick_not(who(*due), who(*seat))
        }
        WrongLeader { seat, due, won } => {
            catalog::took_trick_and_leads_not(who(*due), won, who(*seat))
        }
        OutOfTurn { seat, due } => catalog::was_next_to_play_not(who(*due), who(*seat)),
        TrickSize { given, players } => {
            let given = catalog::count_cards(given);
            catalog::given_but_trick_in_this_deal(&given, players)
        }
        TrumpUnknown => catalog::this_depends_on_trump_which_is(),
        AllPlayed { deal, tricks } => catalog::deal_has_and_all_of_them(deal, tricks),
        NotInHand { card, .. } => catalog::is_not_in_that_hand(card.sign()),
        MustFollow { card, led, open } => {
            catalog::may_not_be_played_were_led(card.sign(), super::suit(*led), open.len())
        }
        TrumpUnbroken { card, .. } => catalog::may_not_be_led_no_have(card.sign(), suit_of(*card)),
        MustTrump { card, trump: suit, .. } => {
            catalog::may_not_be_played_hand_has(card.sign(), trump((*suit).into()))
        }
    }
}

/// The suit of a card, or what it is instead.
fn suit_of(card: Card) -> String {
    card.suit().map_or_else(catalog::cards_that_may_be_turned_up, super::suit)
}

/// Cards that a hand did not have: `hearts`, `hearts that beat 9♥`.
pub fn lacking(without: OfSuit) -> String {
    let suit = super::suit(without.suit);
    match without.above {
        Some(above) => catalog::that_beat(suit, above.sign()),
        None => suit,
    }
}

/// A play that did not follow, `on trick 2 clubs were led, and Igor played 5♦`, or a lead that was too
/// early.
fn renounce(game: &Game, play: &Renounce) -> String {
    let (led, who, card) = (super::suit(play.led), names(game)(play.seat), play.card.sign());
    match play.without.iter().any(|cards| cards.suit == play.led) {
        true => catalog::on_trick_were_led_and_played(play.trick, led, &who, &card),
        false => catalog::on_trick_led_before_any_were(play.trick, &who, &card, led),
    }
}

/// What proves a revoke, with both plays: the one that was wrong, and the one that shows it.
pub fn revoke(game: &Game, wrong: &Renounce, proof: &Proof) -> String {
    let who = names(game)(wrong.seat);
    let shown = match proof {
        Proof::Played { card, trick } => {
            catalog::on_trick_played_which_was_in(trick, &who, card.sign())
        }
        Proof::Taken { card, trick } => {
            let card = card.sign();
            catalog::had_taken_from_talon_after_trick(&who, &card, trick)
        }
        Proof::Counted => catalog::unseen_cards_of_other_suits_are(
            &who,
            or(wrong.without.iter().copied().map(lacking)),
        ),
    };
    catalog::revoke_by_is_proven(&who, renounce(game, wrong), &shown)
}

/// That some of these plays was a revoke, though none is proven to be.
fn not_all_right(game: &Game, plays: &[Renounce]) -> String {
    let plays = joined(plays.iter().map(|play| renounce(game, play)), &catalog::semicolon());
    catalog::at_least_one_of_these_was(&plays)
}

/// What shows that a call was false: the cards that it was about.
pub fn false_call(game: &Game, deal: &Deal, call: &FalseCall) -> String {
    let (name, who) = (names(game), names(game)(call.seat()));
    let (said, shown) = match call {
        FalseCall::Join { suit, .. } => {
            return catalog::join_by_was_false_call_was(&who, super::suit(*suit));
        }
        FalseCall::Trou(_) => ("trou", catalog::hand_did_not_have_exactly_three()),
        FalseCall::PassTrou(_) => ("pass-trou", catalog::hand_had_exactly_three_aces()),
        FalseCall::Partner { by, .. } => {
            ("partner", catalog::partner_of_did_not_have_fourth(&who, name(*by)))
        }
    };
    let aces = |seat: &Seat| {
        let own = deal.recorded().iter().filter_map(|trick| trick.card_of(*seat));
        let own: Vec<Card> = own.filter(|card| card.rank() == Some(Rank::ACE)).collect();
        (!own.is_empty()).then(|| catalog::played(name(*seat), cards(&own)))
    };
    let aces = joined(deal.plan.seats.iter().filter_map(aces), &catalog::semicolon());
    catalog::by_was_false(said, &who, &shown, &aces)
}

/// The rule that something proven breaks. The documents leave the penalty to the table.
pub fn broken_rule(game: &Game, broken: Clause) -> String {
    let rule = rule_line(game.setup().rules(), broken);
    catalog::it_names_no_penalty_so_table(&rule)
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
        |cards: &BTreeSet<OfSuit>| and(cards.iter().map(|cards| catalog::no(lacking(*cards))));
    let without = |seat: &Seat| {
        let who = names(game)(*seat);
        let lasting = review.shown_by(*seat).filter(|play| play.trick > drawn);
        let lasting: BTreeSet<OfSuit> = lasting.flat_map(|play| &play.without).copied().collect();
        if !lasting.is_empty() {
            return Some(catalog::has(&who, none_of(&lasting)));
        }
        // A card drawn later may bring the suit back.
        let latest = review.shown_by(*seat).last()?;
        Some(catalog::had_at_trick(&who, none_of(&latest.without), latest.trick))
    };
    let shown = joined(deal.plan.seats.iter().filter_map(without), &catalog::semicolon());
    let doubted = review.renounces.iter().any(|(_, verdict)| *verdict == Verdict::Unproven);
    (!shown.is_empty()).then(|| catalog::shown(doubted, &shown))
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
                catalog::proven_by_trick(revoke(game, play, &by.proof), by.proven_by)
            }
            (Verdict::Right, _) => catalog::legal(capital(&renounce(game, play))),
            _ => catalog::not_proven_either_way(capital(&renounce(game, play))),
        }
    });
    let groups = review.not_all_right.iter().map(|group| not_all_right(game, group));
    let calls = review.false_calls.iter().map(|call| {
        let by = Review::proves_call(game.setup().rules(), deal, call);
        let said = [false_call(game, deal, call)].into_iter();
        joined(said.chain(by.map(catalog::proven_by_trick_2)), " ")
    });
    plays.chain(groups).chain(calls).chain([whole(deal, review, game.setup().rules())]).collect()
}

/// What the record says of the deal as a whole. Part of a record never shows that all was legal.
fn whole(deal: &Deal, review: &Review, rules: &Ruleset) -> String {
    let all_known = review.renounces.iter().all(|(_, verdict)| *verdict != Verdict::Unproven);
    let tricks = match review.complete {
        true => catalog::all_tricks_3(),
        false => catalog::of_tricks(review.tricks, deal.trick_count(rules)),
    };
    let revokes = review.revokes().count();
    let judged = match (revokes, review.not_all_right.len()) {
        (0, 0) if review.complete && all_known => catalog::every_play_was_legal(),
        (0, 0) => catalog::no_revoke_is_proven(),
        (0, more) => catalog::at_least_but_it_is_not(more),
        (_, 0) => catalog::proven(revokes),
        (_, more) => catalog::proven_and_at_least_more_but(revokes, more),
    };
    let limits = match (review.complete, all_known) {
        (true, true) => None,
        (true, false) => Some(catalog::cards_that_nobody_saw_could_show()),
        (false, _) => Some(catalog::unrecorded_cards_could_show_more()),
    };
    let judged = joined([judged].into_iter().chain(limits), &catalog::semicolon());
    catalog::from_cards_of(tricks, &judged)
}
