//! What the recorded cards prove, and what to do about it.

use super::play::{cards, lacking};
use super::{
    Hint, and, capital, card_in_play, each_once, followed, joined, law_title, messages, names, or,
    rule_line,
};
use crate::cards::{Card, Rank, Trump};
use crate::game::{Deal, FalseCall, Game, Proof, Renounce, Review, Revoke, RulingKind, Verdict};
use crate::rules::laws::IncidentKind;
use crate::rules::{Clause, OfSuit, Ruleset};
use std::collections::BTreeSet;

/// A play that did not follow, `on trick 2 clubs were led, and Igor played 5♦`, or a lead that was too
/// early.
fn renounce(game: &Game, play: &Renounce) -> String {
    let suit = followed(play.led);
    let player = names(game)(play.seat);
    let card = card_in_renounce(game, play, play.card);
    let is_follow = play.without.iter().any(|cards| cards.suit == play.led);
    if is_follow {
        messages::RevokePlay { trick: play.trick, suit, player, card }.say()
    } else {
        messages::RevokeLead { trick: play.trick, player, card, suit }.say()
    }
}

/// A card that a play is about, and why it is a trump if its suit is not.
fn card_in_renounce(game: &Game, play: &Renounce, card: Card) -> String {
    let setup = game.setup();
    let pack = setup.rules().pack(setup.players().count() as u8);
    let trump = play.without.first().map_or(Trump::None, |without| without.trump);
    card_in_play(card, trump, &pack)
}

/// What proves a revoke, with both plays: the one that was wrong, and the one that shows it.
pub fn revoke(game: &Game, wrong: &Renounce, proof: &Proof) -> String {
    let who = names(game)(wrong.seat);
    let shown = match proof {
        Proof::Played { card, trick } => {
            let card = card_in_renounce(game, wrong, *card);
            messages::RevokeProofPlayed { trick, player: &who, card }.say()
        }
        Proof::Taken { card, trick } => {
            let card = card_in_renounce(game, wrong, *card);
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

/// Says that at least one of these plays was a revoke, though none is proven to be.
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

/// The rule that something proven breaks, and who decides on the penalty: the laws that the game goes by, or
/// the table.
pub fn broken_rule(game: &Game, broken: Clause) -> String {
    let rules = game.setup().rules();
    let rule = rule_line(rules, broken);
    match &rules.incidents.laws {
        Some(laws) if broken == Clause::Play => {
            messages::RevokePenaltyLaws { rule: &rule, laws: law_title(laws) }.say()
        }
        _ => messages::RevokePenalty { rule: &rule }.say(),
    }
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

/// The suits that players have shown out of, one clause each; players who follow are not named.
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

/// Everything that the last trick has proven, as sentences, with what to do about it.
pub fn proven_now(game: &Game, deal: &Deal) -> (Vec<String>, Option<Hint>) {
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

    let mut hint = after_proof(game, deal, &now);
    for (incident, by, card) in game.callable_left(deal) {
        let number = incident.number.unwrap_or_default();
        let player = names(game)(by);
        let trick = deal.recorded.len();
        let card = cards(&[card]);
        sentences
            .push(messages::IncidentCallableLeft { number, player: &player, card, trick }.say());
        hint.get_or_insert(Hint::Incident { player, trick, deal: None, disobeyed: true });
    }
    (sentences, hint)
}

/// What to do about what is proven: a revoke on which nobody has ruled leads to its laws, anything else to a
/// ruling of the table.
pub fn after_proof(game: &Game, deal: &Deal, review: &Review) -> Option<Hint> {
    let mut is_ruled = false;
    for (play, _) in review.revokes() {
        is_ruled = game.incidents_on(deal).any(|incident| {
            incident.kind == IncidentKind::Revoke && incident.by == Some(play.seat)
        });
        if !is_ruled {
            let number = deal.plan.number;
            let last = game.deals().rev().find(|deal| !deal.is_untouched());
            let is_last = last.is_some_and(|last| last.plan.number == number);
            return Some(Hint::Incident {
                player: names(game)(play.seat),
                trick: play.trick,
                deal: if is_last { None } else { Some(number) },
                disobeyed: false,
            });
        }
    }
    match broken(review).first()? {
        Clause::Play if is_ruled => None,
        Clause::Play => Some(Hint::Rule(Some(RulingKind::Revoke))),
        _ => Some(Hint::Rule(Some(RulingKind::Other))),
    }
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
