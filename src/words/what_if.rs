//! What a game would have come to by other rules.

use super::grammar::{and, count, list, sentence, sides};
use crate::analysis::{DealDifference, Difference, LeadChange, WhatIfFault};
use crate::game::Game;
use crate::rules::Points;
use std::cmp::Ordering;

messages! {
    /// The heading of the rules by which a game is scored.
    rule_title: "rule";

    /// The heading of the deals after which others led than before.
    lead_changed_title: "lead changed in";

    /// What marks the game's own rule among others.
    as_played: "(as played)";

    /// A total with its place: `45 (1)`.
    total_and_place(total: Points, rank: usize): "{total} ({rank})";
}

/// That the bids were made under the game's own rule, and what else to know.
pub fn bids_as_made(game: &Game) -> String {
    let rules = game.setup().rules();
    let end = match game.scheduled() {
        None => " By another, the game might also have ended after another deal.",
        Some(_) => "",
    };
    format!(
        "These deals were bid and played under {}: by another rule, players would have bid and played \
         differently.{end}",
        rules.scoring.title()
    )
}

/// Why a game cannot be scored by other rules.
pub fn cannot_rescore(asked: &[String], fault: &WhatIfFault) -> String {
    let asked = and(asked);
    match fault {
        WhatIfFault::OtherPlay => format!(
            "{asked} would change the deals, or what was legal in them. Only what changes points can be \
             compared: the score, promotions, and what counts, contracts or a total of zero are worth."
        ),
        WhatIfFault::OtherTricks => {
            format!("{asked} counts other tricks than those recorded in this game.")
        }
        WhatIfFault::TrumpMissing(deals) => format!(
            "By {asked} points depend on the trump, which is not recorded for {} {}.",
            if deals.len() == 1 { "deal" } else { "deals" },
            and(deals)
        ),
    }
}

/// Which deals make the difference between a game as played and as another rule scores it, a
/// sentence each.
pub fn difference(rule: &str, played: &Game, difference: &Difference) -> Vec<String> {
    let who = sides(played);
    let Difference { first, rival, ahead, deals } = difference;
    let (first, rival) = (who(*first), who(*rival));
    let first_line = format!(
        "{first} against {rival}: {} as played, {} by {rule}.",
        standing(ahead.0),
        standing(ahead.1)
    );
    let none = deals.is_empty().then(|| "No deal makes a difference between them.".to_owned());
    let each = deals.iter().map(|deal| deal_difference(deal, played, &first, &rival));
    [first_line].into_iter().chain(none).chain(each).collect()
}

fn standing(ahead: Points) -> String {
    match ahead.cmp(&Points::ZERO) {
        Ordering::Equal => "level".into(),
        Ordering::Greater => format!("{ahead} ahead"),
        Ordering::Less => format!("{} behind", -ahead),
    }
}

fn deal_difference(deal: &DealDifference, played: &Game, first: &str, rival: &str) -> String {
    let hand = |points: (Points, Points), side: &str| match points {
        (was, now) if was == now => format!("{side} {now} either way"),
        (was, now) => format!("{side} {now} instead of {was}"),
    };
    let gain = match deal.gain {
        gain if gain < Points::ZERO => format!("{first} loses {} on {rival}", -gain),
        gain => format!("{first} gains {gain} on {rival}"),
    };
    let cards = played.deals().nth(deal.deal - 1).map_or(0, |deal| deal.plan.cards);
    let hands = list([hand(deal.first, first), hand(deal.rival, rival)]);
    sentence(&format!("deal {} ({}): {hands}; {gain}", deal.deal, count(cards, "card")))
}

/// Who would have won a game by another rule, or would lead.
pub fn would_have_won(rule: &str, game: &Game, other: &Game) -> String {
    let first = |game: &Game| {
        let standings = game.standings().into_iter().filter(|place| place.rank == 1);
        and(standings.map(|place| sides(game)(place.side)))
    };
    let (was, now) = (first(game), first(other));
    let verb = if game.current().is_none() { "have won" } else { "be leading" };
    let instead = if was == now { " too".into() } else { format!(", not {was}") };
    format!("By {rule} {now} would {verb}{instead}.")
}

/// Which deal decided a game that is over: the one after which the winner led to the end.
pub fn decided_by(game: &Game, lead: &LeadChange) -> String {
    let last = game.played().count();
    match lead.deal {
        1 => format!(
            "{} led from the first deal to the end.",
            and(lead.leaders.iter().copied().map(sides(game)))
        ),
        deal if deal == last => format!("The last deal, {deal}, decided it."),
        deal => format!(
            "Deal {deal} decided it: {} led from then on.",
            and(lead.leaders.iter().copied().map(sides(game)))
        ),
    }
}
