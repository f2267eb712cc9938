//! The sentences of `what-if`.

use crate::analysis::{ByBoth, DealDifference, Difference, WhatIfError};
use crate::game::Game;
use crate::rules::Points;
use crate::words::{and, joined, list, messages, score_title, sentence, sides};
use std::cmp::Ordering;

/// That the bids were made under the game's own rule, and what else to know.
pub(super) fn bids_as_made(game: &Game) -> String {
    let rules = game.setup().rules();
    let mut parts = vec![messages::WhatIfBidsAsMade { score: score_title(&rules.scoring) }.say()];
    if game.scheduled().is_none() {
        parts.push(messages::WhatIfEndingUnknown.say());
    }
    joined(parts, " ")
}

/// Why a game cannot be scored by other rules.
pub(super) fn what_if_error(asked: &[String], error: &WhatIfError) -> String {
    let asked = and(asked);
    match error {
        WhatIfError::OtherPlay => messages::WhatIfRefusalOtherPlay { changes: &asked }.say(),
        WhatIfError::OtherTricks => messages::WhatIfRefusalOtherTricks { changes: &asked }.say(),
        WhatIfError::TrumpMissing(deals) => messages::WhatIfRefusalTrumpMissing {
            changes: &asked,
            deal_count: deals.len(),
            deals: and(deals),
        }
        .say(),
    }
}

/// Which deals make the difference between a game as played and as another rule scores it, a
/// sentence each.
pub(super) fn difference(rule: &str, played: &Game, difference: &Difference) -> Vec<String> {
    let who = sides(played);
    let first = who(difference.first);
    let rival = who(difference.rival);
    let comparison = messages::WhatIfComparison {
        side: &first,
        rival: &rival,
        lead: lead(difference.ahead.played),
        new_lead: lead(difference.ahead.other),
        rule,
    };

    let mut sentences = vec![comparison.say()];
    if difference.deals.is_empty() {
        sentences.push(messages::WhatIfNoDifference.say());
    }
    for deal in &difference.deals {
        sentences.push(deal_difference(deal, played, &first, &rival));
    }
    sentences
}

/// `3 ahead`, `level`.
fn lead(points: Points) -> String {
    match points.cmp(&Points::ZERO) {
        Ordering::Equal => messages::WhatIfLeadLevel.say(),
        Ordering::Greater => messages::WhatIfLeadAhead { points }.say(),
        Ordering::Less => messages::WhatIfLeadBehind { points: -points }.say(),
    }
}

fn deal_difference(deal: &DealDifference, played: &Game, first: &str, rival: &str) -> String {
    let gain = if deal.gain < Points::ZERO {
        messages::WhatIfSideLoses { side: first, points: -deal.gain, rival }.say()
    } else {
        messages::WhatIfSideGains { side: first, points: deal.gain, rival }.say()
    };
    let cards = played.deal(deal.deal).map_or(0, |deal| deal.plan.cards);
    let hands = list([points_by_both(deal.first, first), points_by_both(deal.rival, rival)]);
    sentence(
        &messages::WhatIfDealDifference { deal: deal.deal, cards, hands: &hands, gain: &gain }
            .say(),
    )
}

/// The points of a side in a deal, by the other rule and as played.
fn points_by_both(points: ByBoth, side: &str) -> String {
    let ByBoth { played, other } = points;
    if played == other {
        messages::WhatIfPointsSame { side, points: other }.say()
    } else {
        messages::WhatIfPointsChanged { side, points: other, former_points: played }.say()
    }
}

/// Who would have won a game by another rule, or would lead.
pub(super) fn would_have_won(rule: &str, game: &Game, other: &Game) -> String {
    let winners = winners(other);
    let former_winners = self::winners(game);
    let is_over = game.current().is_none();
    if winners == former_winners {
        messages::WhatIfWinnerSame { rule, winners, is_over }.say()
    } else {
        messages::WhatIfWinnerOther { rule, winners, is_over, former_winners }.say()
    }
}

/// Who is first in a game.
fn winners(game: &Game) -> String {
    let first = game.standings().into_iter().filter(|place| place.rank == 1);
    and(first.map(|place| sides(game)(place.side)))
}
