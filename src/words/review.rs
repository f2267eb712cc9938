//! What the recorded cards prove: suits that players do not have, revokes, and what is not proven.

use super::grammar::{and, capital, cited, count};
use crate::cards::{Seat, Suits};
use crate::game::{Deal, Game, Proof, Renounce, Review, Revoke, Verdict};
use crate::rules::Clause;

/// `clubs`, `clubs and hearts`.
fn suits(suits: Suits) -> String {
    let names: Vec<&str> = suits.iter().map(|suit| suit.name()).collect();
    and(&names)
}

fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}

/// A play that did not follow: `on trick 2 clubs were led, and Igor played 5♦`.
fn play(game: &Game, play: &Renounce) -> String {
    format!(
        "on trick {} {} were led, and {} played {}",
        play.trick,
        play.led.name(),
        name(game, play.seat),
        play.card.sign()
    )
}

/// What proves a revoke, with both plays: the one that was wrong, and the one that shows it.
pub fn revoke(game: &Game, wrong: &Renounce, proof: &Proof) -> String {
    let who = name(game, wrong.seat);
    let shown = match proof {
        Proof::Played { card, trick } => {
            format!("on trick {trick} {who} played {}, which was in the hand then", card.sign())
        }
        Proof::Taken { card, trick } => format!(
            "{who} had taken {} from the talon after trick {trick}, and holds it still",
            card.sign()
        ),
        Proof::Counted => format!(
            "the unseen cards of other suits are too few to fill the hand of {who}, so it had {}",
            suits(wrong.without).replace(" and ", " or ")
        ),
    };
    format!("A revoke by {who} is proven: {}; {shown}.", play(game, wrong))
}

/// That some of these plays was a revoke, though none is proven to be.
pub fn not_all_right(game: &Game, plays: &[Renounce]) -> Option<String> {
    let told: Vec<String> = plays.iter().map(|wrong| play(game, wrong)).collect();
    (!told.is_empty()).then(|| {
        format!(
            "At least one of these was a revoke, but it is not proven which: {}.",
            told.join("; ")
        )
    })
}

/// The rule that a revoke breaks. The documents leave the penalty to the table.
pub fn revoke_rule(game: &Game) -> String {
    let rules = game.setup().rules();
    format!(
        "Rule {}: {} {} It names no penalty, so the table decides.",
        rules.clause_id(Clause::Play),
        super::clause(rules, Clause::Play),
        cited(&rules.cite(Clause::Play))
    )
}

/// What players are shown to be without, a clause each; nobody who follows is named.
pub fn shown_without(game: &Game, deal: &Deal, review: &Review) -> Option<String> {
    let drawn = usize::from(deal.plan().drawn);
    let lacks = |without: Suits| suits(without).replace(" and ", " and no ");
    let told: Vec<String> = deal
        .plan()
        .seats
        .iter()
        .filter_map(|seat| {
            let who = name(game, *seat);
            let lasting = review.shown_by(*seat).filter(|play| play.trick > drawn);
            let lasting: Suits = lasting.flat_map(|play| play.without.iter()).collect();
            if !lasting.is_empty() {
                return Some(format!("{who} has no {}", lacks(lasting)));
            }
            // A card drawn later may bring the suit back.
            let latest = review.shown_by(*seat).last()?;
            Some(format!("{who} had no {} at trick {}", lacks(latest.without), latest.trick))
        })
        .collect();
    let doubted = review.renounces.iter().any(|(_, verdict)| *verdict == Verdict::Unproven);
    let unless = if doubted { ", unless it was a revoke" } else { "" };
    (!told.is_empty()).then(|| format!("Shown{unless}: {}.", told.join("; ")))
}

/// Everything that is proven now and was not a trick ago, as sentences.
pub fn proven_now(game: &Game, deal: &Deal) -> Vec<String> {
    let (rules, tricks) = (game.setup().rules(), deal.recorded().len());
    let Some(before) = tricks.checked_sub(1) else { return Vec::new() };
    let (before, now) = (Review::after(rules, deal, before), Review::of(rules, deal));
    let known: Vec<&Renounce> = before.revokes().map(|(play, _)| play).collect();
    let mut told: Vec<String> = now
        .revokes()
        .filter(|(play, _)| !known.contains(play))
        .map(|(play, proof)| revoke(game, play, proof))
        .collect();
    let new = now.not_all_right.iter().filter(|group| !before.not_all_right.contains(group));
    told.extend(new.filter_map(|group| not_all_right(game, group)));
    if !told.is_empty() {
        told.push(revoke_rule(game));
    }
    told
}

/// What is proven of each play that did not follow suit, and of the deal as a whole.
pub fn findings(game: &Game, deal: &Deal, review: &Review, revokes: &[Revoke]) -> Vec<String> {
    let plays = review.renounces.iter().map(|(renounce, verdict)| {
        let proof = revokes.iter().find(|revoke| revoke.play == *renounce);
        match (verdict, proof) {
            (Verdict::Revoke(_), Some(by)) => {
                format!("{} Proven by trick {}.", revoke(game, renounce, &by.proof), by.proven_by)
            }
            (Verdict::Right, _) => format!("{}: right.", capital(&play(game, renounce))),
            _ => format!("{}: not proven either way.", capital(&play(game, renounce))),
        }
    });
    let groups = review.not_all_right.iter().filter_map(|group| not_all_right(game, group));
    let whole = whole(deal, review, game.setup().rules());
    plays.chain(groups).chain([whole]).collect()
}

/// What the record says of the deal as a whole: it is never called clean on a part of it.
fn whole(deal: &Deal, review: &Review, rules: &crate::rules::Ruleset) -> String {
    let revokes = review.revokes().count();
    let open = review.renounces.iter().filter(|(_, verdict)| *verdict == Verdict::Unproven).count();
    let tricks = match review.complete {
        true => "all tricks".to_owned(),
        false => format!("{} of {} tricks", review.tricks, deal.trick_count(rules)),
    };
    let groups = review.not_all_right.len();
    let judged = match (revokes, groups) {
        (0, 0) if review.complete && open == 0 => "every play was right".to_owned(),
        (0, 0) => "no revoke is proven".into(),
        (0, more) => {
            format!("at least {}, but it is not proven which play", count(more as i64, "revoke"))
        }
        (revokes, 0) => format!("{} proven", count(revokes as i64, "revoke")),
        (revokes, more) => format!(
            "{} proven, and at least {more} more, but it is not proven which plays",
            count(revokes as i64, "revoke")
        ),
    };
    let limits = match (review.complete, open) {
        (true, 0) => "",
        (true, _) => "; the cards that nobody saw could show more",
        (false, _) => "; cards not recorded could show more",
    };
    format!("By the cards of {tricks}: {judged}{limits}.")
}
