//! The sentences of `what-if`.

use crate::analysis::{DealDifference, Difference, WhatIfError};
use crate::game::Game;
use crate::rules::Points;
use crate::words::{and, joined, list, messages, score_title, sentence, sides};
use std::cmp::Ordering;

/// That the bids were made under the game's own rule, and what else to know.
pub(super) fn bids_as_made(game: &Game) -> String {
    let rules = game.setup().rules();
    let end = match game.scheduled() {
        None => Some(messages::WhatIfEndingUnknown.say()),
        Some(_) => None,
    };
    let played = messages::WhatIfBidsAsMade { score: score_title(&rules.scoring) }.say();
    joined([played].into_iter().chain(end), " ")
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
    let Difference { first, rival, ahead, deals } = difference;
    let (first, rival) = (who(*first), who(*rival));
    let first_line = messages::WhatIfComparison {
        side: &first,
        rival: &rival,
        lead: standing(ahead.0),
        new_lead: standing(ahead.1),
        rule,
    }
    .say();
    let none = deals.is_empty().then(|| messages::WhatIfNoDifference.say());
    let each = deals.iter().map(|deal| deal_difference(deal, played, &first, &rival));
    [first_line].into_iter().chain(none).chain(each).collect()
}

fn standing(ahead: Points) -> String {
    match ahead.cmp(&Points::ZERO) {
        Ordering::Equal => messages::WhatIfLeadLevel.say(),
        Ordering::Greater => messages::WhatIfLeadAhead { points: ahead }.say(),
        Ordering::Less => messages::WhatIfLeadBehind { points: -ahead }.say(),
    }
}

fn deal_difference(deal: &DealDifference, played: &Game, first: &str, rival: &str) -> String {
    let hand = |points: (Points, Points), side: &str| match points {
        (was, now) if was == now => messages::WhatIfPointsSame { side, points: now }.say(),
        (was, now) => messages::WhatIfPointsChanged { side, points: now, former_points: was }.say(),
    };
    let gain = match deal.gain {
        gain if gain < Points::ZERO => {
            messages::WhatIfSideLoses { side: first, points: -gain, rival }.say()
        }
        gain => messages::WhatIfSideGains { side: first, points: gain, rival }.say(),
    };
    let cards = played.deals().nth(deal.deal - 1).map_or(0, |deal| deal.plan.cards);
    let hands = list([hand(deal.first, first), hand(deal.rival, rival)]);
    sentence(
        &messages::WhatIfDealDifference { deal: deal.deal, cards, hands: &hands, gain: &gain }
            .say(),
    )
}

/// Who would have won a game by another rule, or would lead.
pub(super) fn would_have_won(rule: &str, game: &Game, other: &Game) -> String {
    let first = |game: &Game| {
        let standings = game.standings().into_iter().filter(|place| place.rank == 1);
        and(standings.map(|place| sides(game)(place.side)))
    };
    let (was, now) = (first(game), first(other));
    let is_over = game.current().is_none();
    match was == now {
        true => messages::WhatIfWinnerSame { rule, winners: now, is_over }.say(),
        false => {
            messages::WhatIfWinnerOther { rule, winners: now, is_over, former_winners: was }.say()
        }
    }
}
