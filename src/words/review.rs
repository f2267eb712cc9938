//! What the cards recorded prove of the play, told: suits that players are without, revokes, and
//! what is not proven.

use super::grammar::{and, capital, cited, count};
use super::table::signed;
use crate::cards::{Seat, Suits};
use crate::game::{Deal, Game, Incident, Proof, Renounce, Review, Revoke, TableRuling, Verdict};
use crate::rules::{Clause, RulingFault};

/// Returns `clubs`, `clubs and hearts`.
fn suits(suits: Suits) -> String {
    let names: Vec<&str> = suits.iter().map(|suit| suit.name()).collect();
    and(&names)
}

fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}

/// Returns a play that did not follow: `on trick 2 clubs were led, and Igor played 5♦`.
fn play(game: &Game, play: &Renounce) -> String {
    format!(
        "on trick {} {} were led, and {} played {}",
        play.trick,
        play.led.name(),
        name(game, play.seat),
        play.card.sign()
    )
}

/// Returns what proves a revoke, with both plays: the one that was wrong, and the one that shows it.
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

/// Returns that some of these plays was a revoke, though none is proven to be.
pub fn not_all_right(game: &Game, plays: &[Renounce]) -> Option<String> {
    let told: Vec<String> = plays.iter().map(|wrong| play(game, wrong)).collect();
    (!told.is_empty()).then(|| {
        format!(
            "At least one of these was a revoke, and it is not proven which: {}.",
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

/// Returns what players are shown to be without, a clause each; nobody who follows is named.
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

/// Returns everything that is proven now and was not a trick ago, as sentences.
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

/// Returns what the record says of the deal as a whole: it is never called clean on a part of it.
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
            format!("at least {}, and it is not proven which play", count(more as i64, "revoke"))
        }
        (revokes, 0) => format!("{} proven", count(revokes as i64, "revoke")),
        (revokes, more) => format!(
            "{} proven, and at least {more} more of which it is not proven which play",
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

/// Returns what a ruling is about: `a revoke`.
pub(super) const fn incident(about: Incident) -> &'static str {
    match about {
        Incident::Revoke => "a revoke",
        Incident::Misdeal => "a misdeal",
        Incident::Other => "another incident",
    }
}

/// Returns a ruling of the table with its deal: `deal 3: the table rules on a revoke: “had a
/// heart”: Igor -5`.
pub fn table_ruling(ruling: &TableRuling, who: &dyn Fn(Seat) -> String) -> String {
    let deal = ruling.deal.map_or_else(String::new, |deal| format!("deal {deal}: "));
    format!("{deal}{}", ruled(ruling, who))
}

/// Returns a ruling of the table: `the table rules on a revoke: “had a heart”: Igor -5`.
pub fn ruled(ruling: &TableRuling, who: &dyn Fn(Seat) -> String) -> String {
    let given: Vec<String> = ruling
        .points
        .iter()
        .map(|(seat, points)| format!("{} {}", who(*seat), signed(*points)))
        .collect();
    let points = match given.as_slice() {
        [] => ", without points".to_owned(),
        given => format!(": {}", given.join(", ")),
    };
    format!("the table rules on {}: “{}”{points}", incident(ruling.about), ruling.reason)
}

/// A ruling of the table in the explanation of its deal, as a sentence without a full stop.
pub fn ruling_in_deal(ruling: &TableRuling, who: &dyn Fn(Seat) -> String) -> String {
    let counts = if ruling.points.is_empty() { "" } else { ", counted when the deal ends" };
    capital(&ruled(ruling, who)) + counts
}

/// Returns why a ruling of the table cannot stand so, as a sentence.
pub(super) fn ruling_fault(fault: &RulingFault, who: &dyn Fn(Seat) -> String) -> String {
    match fault {
        RulingFault::NoSuchDeal { deal: 0, .. } => "Deals are numbered from 1.".into(),
        RulingFault::NoSuchDeal { deal, begun } => format!(
            "Deal {deal} has not begun; {}.",
            if *begun == 1 { "only deal 1 has".into() } else { format!("deals 1 to {begun} have") }
        ),
        RulingFault::NoReason => "A ruling needs a reason.".into(),
        RulingFault::LongReason { longest } => {
            format!("That reason is too long: at most {longest} characters.")
        }
        RulingFault::InvisibleReason { code } => format!(
            "A reason cannot contain U+{code:04X}, a control character or one that is invisible."
        ),
        RulingFault::TooMany { most } => {
            format!("This game already has {most} rulings, the most possible.")
        }
        RulingFault::PointsTwice { seat } => format!("Points are given twice for {}.", who(*seat)),
        RulingFault::PointsRange { most } => {
            format!("A ruling gives or takes ½ to {most} points. For none, leave the points out.")
        }
        RulingFault::NoSuchSeat => "Nobody sits there.".into(),
    }
}
