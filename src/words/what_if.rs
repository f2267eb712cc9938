//! What a game would have come to by other rules.

use super::catalog;
use super::catalog::translated;
use super::grammar::{and, joined, list, sentence, sides};
use crate::analysis::{DealDifference, Difference, LeadChange, WhatIfError};
use crate::game::Game;
use crate::rules::Points;
use std::cmp::Ordering;

/// That the bids were made under the game's own rule, and what else to know.
pub fn bids_as_made(game: &Game) -> String {
    let rules = game.setup().rules();
    let end = match game.scheduled() {
        None => Some(catalog::by_another_game_might_also_have()),
        Some(_) => None,
    };
    let played = catalog::these_deals_were_bid_and_played(translated(rules.scoring.title()));
    joined([played].into_iter().chain(end), " ")
}

/// Why a game cannot be scored by other rules.
pub fn cannot_rescore(asked: &[String], error: &WhatIfError) -> String {
    let asked = and(asked);
    match error {
        WhatIfError::OtherPlay => catalog::would_change_deals_or_what_was(&asked),
        WhatIfError::OtherTricks => catalog::counts_other_tricks_than_those_recorded(&asked),
        WhatIfError::TrumpMissing(deals) => {
            catalog::by_points_depend_on_trump_which(&asked, deals.len(), and(deals))
        }
    }
}

/// Which deals make the difference between a game as played and as another rule scores it, a
/// sentence each.
pub fn difference(rule: &str, played: &Game, difference: &Difference) -> Vec<String> {
    let who = sides(played);
    let Difference { first, rival, ahead, deals } = difference;
    let (first, rival) = (who(*first), who(*rival));
    let first_line =
        catalog::against_as_played_by(&first, &rival, standing(ahead.0), standing(ahead.1), rule);
    let none = deals.is_empty().then(catalog::no_deal_makes_difference_between_them);
    let each = deals.iter().map(|deal| deal_difference(deal, played, &first, &rival));
    [first_line].into_iter().chain(none).chain(each).collect()
}

fn standing(ahead: Points) -> String {
    match ahead.cmp(&Points::ZERO) {
        Ordering::Equal => catalog::level(),
        Ordering::Greater => catalog::ahead(ahead),
        Ordering::Less => catalog::behind_text_2(-ahead),
    }
}

fn deal_difference(deal: &DealDifference, played: &Game, first: &str, rival: &str) -> String {
    let hand = |points: (Points, Points), side: &str| match points {
        (was, now) if was == now => catalog::either_way(side, now),
        (was, now) => catalog::instead_of_text(side, now, was),
    };
    let gain = match deal.gain {
        gain if gain < Points::ZERO => catalog::loses_on(first, -gain, rival),
        gain => catalog::gains_on(first, gain, rival),
    };
    let cards = played.deals().nth(deal.deal - 1).map_or(0, |deal| deal.plan.cards);
    let hands = list([hand(deal.first, first), hand(deal.rival, rival)]);
    sentence(&catalog::deal_13(deal.deal, cards, &hands, &gain))
}

/// Who would have won a game by another rule, or would lead.
pub fn would_have_won(rule: &str, game: &Game, other: &Game) -> String {
    let first = |game: &Game| {
        let standings = game.standings().into_iter().filter(|place| place.rank == 1);
        and(standings.map(|place| sides(game)(place.side)))
    };
    let (was, now) = (first(game), first(other));
    let is_over = game.current().is_none();
    match was == now {
        true => catalog::would_have_won_too(rule, now, is_over),
        false => catalog::would_have_won_instead(rule, now, is_over, was),
    }
}

/// Which deal decided a game that is over: the one after which the winner led to the end.
pub fn decided_by(game: &Game, lead: &LeadChange) -> String {
    let last = game.played().count();
    match lead.deal {
        1 => {
            catalog::led_from_first_deal_to_end(and(lead.leaders.iter().copied().map(sides(game))))
        }
        deal if deal == last => catalog::last_deal_decided_it(deal),
        deal => catalog::deal_decided_it_led_from_then(
            deal,
            and(lead.leaders.iter().copied().map(sides(game))),
        ),
    }
}
