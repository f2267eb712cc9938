//! The play of the cards: what a trick was, who took it and why, why cards cannot have been played
//! like this, and what the recorded cards prove.

use super::messages;
use super::pack::{cards_of, has_usual_order, takes_because};
use super::{Who, and, capital, each_once, joined, list, names, or, rule_line, trump};
use crate::cards::{Card, Pack, Rank, Suit, Trump};
use crate::game::{
    Deal, FalseCall, Game, Proof, Renounce, Review, Revoke, RulingKind, Trick, TrickCard, Verdict,
};
use crate::rules::{Clause, Duty, OfSuit, PlayBreach, PlayRefusal, Ruleset};
use std::collections::BTreeSet;

/// Cards as people read them: `7♣, K♣ and 2♥`.
pub fn cards(cards: &[Card]) -> String {
    and(cards.iter().map(|card| card.sign()))
}

/// What a hand owes a trick, as a sentence; `must` is the trump suit where trumping is
/// forced.
pub fn owed(duty: Duty, led: Option<Suit>, must: Option<Suit>) -> String {
    match (duty, led) {
        (Duty::Break(trump), _) => messages::PlayDutyBreak { trump: super::suit(trump) }.say(),
        (_, None) => messages::PlayDutyLead.say(),
        (Duty::Follow(OfSuit { suit, above }), _) => {
            let led = capital(&super::suit(suit));
            match above {
                Some(above) => messages::PlayDutyFollowBeat { suit: led, card: above.sign() }.say(),
                None => messages::PlayDutyFollow { suit: led }.say(),
            }
        }
        (Duty::Trump(OfSuit { suit, above }), Some(led)) => {
            let led = super::suit(led);
            let trump = super::suit(suit);
            match above {
                Some(above) => messages::PlayDutyTrumpBeat { led, trump, card: above.sign() }.say(),
                None => messages::PlayDutyTrump { led, trump }.say(),
            }
        }
        (Duty::Free, Some(led)) => {
            let led_suit = super::suit(led);
            match must.filter(|suit| *suit != led) {
                Some(trump) => {
                    messages::PlayDutyFreeTrumpless { suit: led_suit, trump: super::suit(trump) }
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
            let suit = super::suit(led);
            messages::PlayRefusalMustFollow { card: sign, suit, number: open }.say()
        }
        PlayBreach::MustBeat(above) => {
            messages::PlayRefusalMustBeat { card: sign, highest: above.sign() }.say()
        }
        PlayBreach::MustTrump(suit) => {
            messages::PlayRefusalMustTrump { card: sign, trump: trump(suit.into()) }.say()
        }
        PlayBreach::TrumpUnbroken => {
            messages::PlayRefusalTrumpUnbroken { card: sign, trump: suit_of(card) }.say()
        }
    }
}

/// The suit of a card, or what it is instead.
fn suit_of(card: Card) -> String {
    card.suit().map_or_else(|| messages::PlayTurnableCards.say(), super::suit)
}

/// Cards that a hand did not have: `hearts`, `hearts that beat 9♥`.
pub fn lacking(without: OfSuit) -> String {
    let suit = super::suit(without.suit);
    match without.above {
        Some(above) => messages::PlaySuitBeating { suit, card: above.sign() }.say(),
        None => suit,
    }
}

/// A play that did not follow, `on trick 2 clubs were led, and Igor played 5♦`, or a lead that was too
/// early.
fn renounce(game: &Game, play: &Renounce) -> String {
    let suit = super::suit(play.led);
    let player = names(game)(play.seat);
    let card = play.card.sign();
    let is_follow = play.without.iter().any(|cards| cards.suit == play.led);
    if is_follow {
        messages::RevokePlay { trick: play.trick, suit, player, card }.say()
    } else {
        messages::RevokeLead { trick: play.trick, player, card, suit }.say()
    }
}

/// What proves a revoke, with both plays: the one that was wrong, and the one that shows it.
pub fn revoke(game: &Game, wrong: &Renounce, proof: &Proof) -> String {
    let who = names(game)(wrong.seat);
    let shown = match proof {
        Proof::Played { card, trick } => {
            messages::RevokeProofPlayed { trick, player: &who, card: card.sign() }.say()
        }
        Proof::Taken { card, trick } => {
            let card = card.sign();
            messages::RevokeProofTaken { player: &who, card: &card, trick }.say()
        }
        Proof::Counted => messages::RevokeProofCounted {
            player: &who,
            cards: or(wrong.without.iter().copied().map(lacking)),
        }
        .say(),
    };
    messages::RevokeProven { player: &who, play: renounce(game, wrong), proof: &shown }.say()
}

/// That some of these plays was a revoke, though none is proven to be.
fn not_all_right(game: &Game, plays: &[Renounce]) -> String {
    let plays =
        joined(plays.iter().map(|play| renounce(game, play)), &messages::GrammarSemicolon.say());
    messages::RevokeAmongPlays { plays: &plays }.say()
}

/// What shows that a call was false: the cards that it was about.
pub fn false_call(game: &Game, deal: &Deal, call: &FalseCall) -> String {
    let name = names(game);
    let who = name(call.seat());
    let (said, shown) = match call {
        FalseCall::Join { suit, .. } => {
            return messages::FalseCallJoin { player: &who, suit: super::suit(*suit) }.say();
        }
        FalseCall::Trou(_) => ("trou", messages::FalseCallTrou.say()),
        FalseCall::PassTrou(_) => ("pass-trou", messages::FalseCallPassTrou.say()),
        FalseCall::Partner { by, .. } => {
            ("partner", messages::FalseCallPartner { partner: &who, caller: name(*by) }.say())
        }
    };
    let mut aces = Vec::new();
    for seat in &deal.plan.seats {
        let played = deal.recorded.iter().filter_map(|trick| trick.card_of(*seat));
        let own: Vec<Card> = played.filter(|card| card.rank() == Some(Rank::ACE)).collect();
        if !own.is_empty() {
            let player = name(*seat);
            aces.push(messages::FalseCallAces { player, cards: cards(&own) }.say());
        }
    }
    let aces = joined(aces, &messages::GrammarSemicolon.say());
    messages::FalseCall { call: said, player: &who, reason: &shown, aces }.say()
}

/// The rule that something proven breaks. The documents leave the penalty to the table.
pub fn broken_rule(game: &Game, broken: Clause) -> String {
    let rule = rule_line(game.setup().rules(), broken);
    messages::RevokePenalty { rule: &rule }.say()
}

/// The clauses that the plays and the calls of a deal break, each once.
pub fn broken(review: &Review) -> Vec<Clause> {
    let mut clauses = Vec::new();
    if review.revokes().next().is_some() || !review.not_all_right.is_empty() {
        clauses.push(Clause::Play);
    }
    clauses.extend(review.false_calls.iter().map(FalseCall::clause));
    each_once(clauses.into_iter())
}

/// What players are shown to be without, a clause each; nobody who follows is named.
pub fn shown_without(game: &Game, deal: &Deal, review: &Review) -> Option<String> {
    let drawn = usize::from(deal.plan.drawn);
    let mut shown = Vec::new();
    for seat in &deal.plan.seats {
        let player = names(game)(*seat);
        let lasting: BTreeSet<OfSuit> = review
            .shown_by(*seat)
            .filter(|play| play.trick > drawn)
            .flat_map(|play| &play.without)
            .copied()
            .collect();
        if !lasting.is_empty() {
            let missing = none_of(&lasting);
            shown.push(messages::ReviewShownLasting { player, missing }.say());
        } else if let Some(latest) = review.shown_by(*seat).last() {
            // A card drawn later may bring the suit back.
            let missing = none_of(&latest.without);
            shown.push(messages::ReviewShownAtTrick { player, missing, trick: latest.trick }.say());
        }
    }
    if shown.is_empty() {
        return None;
    }

    let doubted = review.renounces.iter().any(|(_, verdict)| *verdict == Verdict::Unproven);
    let findings = joined(shown, &messages::GrammarSemicolon.say());
    Some(messages::ReviewShown { doubted, findings }.say())
}

/// `no hearts and no spades that beat 9♠`.
fn none_of(cards: &BTreeSet<OfSuit>) -> String {
    and(cards.iter().map(|cards| messages::ReviewWithoutCards { cards: lacking(*cards) }.say()))
}

/// Everything that is proven now and was not a trick ago, as sentences, with what the table may rule
/// on.
pub fn proven_now(game: &Game, deal: &Deal) -> (Vec<String>, Option<RulingKind>) {
    let rules = game.setup().rules();
    let Some(earlier) = deal.recorded.len().checked_sub(1) else { return (Vec::new(), None) };
    let before = Review::after(rules, deal, earlier);
    let mut now = Review::of(rules, deal);
    let known: Vec<&Renounce> = before.revokes().map(|(play, _)| play).collect();
    now.renounces.retain(|(play, _)| !known.contains(&play));
    now.not_all_right.retain(|group| !before.not_all_right.contains(group));
    now.false_calls.retain(|call| !before.false_calls.contains(call));

    let mut sentences = Vec::new();
    sentences.extend(now.revokes().map(|(play, proof)| revoke(game, play, proof)));
    sentences.extend(now.not_all_right.iter().map(|group| not_all_right(game, group)));
    sentences.extend(now.false_calls.iter().map(|call| false_call(game, deal, call)));
    let broken = broken(&now);
    sentences.extend(broken.iter().map(|clause| broken_rule(game, *clause)));
    (sentences, to_rule_on(&broken))
}

/// What the table may rule on after some clauses were broken: a revoke before anything else.
pub fn to_rule_on(broken: &[Clause]) -> Option<RulingKind> {
    let first = broken.first()?;
    Some(if *first == Clause::Play { RulingKind::Revoke } else { RulingKind::Other })
}

/// What is proven of each play that did not follow suit, and of the deal as a whole.
pub fn findings(game: &Game, deal: &Deal, review: &Review, revokes: &[Revoke]) -> Vec<String> {
    let mut findings = Vec::new();
    for (play, verdict) in &review.renounces {
        let proof = revokes.iter().find(|revoke| revoke.play == *play);
        findings.push(match (verdict, proof) {
            (Verdict::Revoke(_), Some(by)) => messages::RevokeProvenByTrick {
                revoke: revoke(game, play, &by.proof),
                trick: by.proven_by,
            }
            .say(),
            (Verdict::Right, _) => {
                messages::ReviewPlayLegal { play: capital(&renounce(game, play)) }.say()
            }
            _ => messages::ReviewPlayOpen { play: capital(&renounce(game, play)) }.say(),
        });
    }
    findings.extend(review.not_all_right.iter().map(|group| not_all_right(game, group)));
    for call in &review.false_calls {
        let mut finding = false_call(game, deal, call);
        if let Some(trick) = Review::proves_call(game.setup().rules(), deal, call) {
            finding += " ";
            finding += &messages::FalseCallProvenByTrick { trick }.say();
        }
        findings.push(finding);
    }
    findings.push(whole(deal, review, game.setup().rules()));
    findings
}

/// What the record says of the deal as a whole. Part of a record never shows that all was legal.
fn whole(deal: &Deal, review: &Review, rules: &Ruleset) -> String {
    let all_known = review.renounces.iter().all(|(_, verdict)| *verdict != Verdict::Unproven);
    let tricks = if review.complete {
        messages::ReviewTricksAll.say()
    } else {
        messages::ReviewTricksSome { tricks: review.tricks, total: deal.trick_count(rules) }.say()
    };
    let revokes = review.revokes().count();
    let judged = match (revokes, review.not_all_right.len()) {
        (0, 0) if review.complete && all_known => messages::ReviewAllLegal.say(),
        (0, 0) => messages::ReviewNoRevoke.say(),
        (0, more) => messages::ReviewRevokesUnlocated { revokes: more }.say(),
        (_, 0) => messages::ReviewRevokesProven { revokes }.say(),
        (_, more) => messages::ReviewRevokesBoth { revokes, more }.say(),
    };
    let limits = match (review.complete, all_known) {
        (true, true) => None,
        (true, false) => Some(messages::ReviewLimitUnseen.say()),
        (false, _) => Some(messages::ReviewLimitUnrecorded.say()),
    };
    let judged = joined([judged].into_iter().chain(limits), &messages::GrammarSemicolon.say());
    messages::ReviewResult { tricks, findings: &judged }.say()
}
