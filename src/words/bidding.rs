//! Bids of a number of tricks, in words: what may be bid, and why a bid is legal or barred.

use super::{capital, catalog, joined};
use crate::rules::{BidTarget, BidWord, BidsSoFar, ExactBidding, Hook, Ruleset};

/// What may be bid, and what makes a bid.
pub(super) fn bid_range(rules: &Ruleset) -> String {
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let most = match bidding.most {
        Some(most) => catalog::or_number_of_cards_dealt_to(most),
        None => catalog::number_of_cards_dealt_to_each(),
    };
    let made = match bidding.target {
        BidTarget::Exact => None,
        BidTarget::AtLeast => Some(catalog::taking_that_many_tricks_or_more()),
    };
    let named = bidding.named.iter().map(|it| catalog::bids_text(capital(&it.word), it.bid));
    let says = catalog::bid_is_number_of_tricks_from(bidding.least, &most);
    joined([says].into_iter().chain(made).chain(named), " ")
}

/// What the hook bars.
pub(super) fn hook(rules: &Ruleset) -> String {
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let again = match bidding.redeal_below {
        0 => None,
        least => Some(catalog::if_they_add_up_to_less(least)),
    };
    // With a least bid, one bid may be all that is open.
    let lapses = bidding.least > 0;
    let hook = match bidding.hook {
        Hook::Always => catalog::hook_in_every_deal(lapses),
        Hook::FromCards(least) => catalog::hook_in_deals_of_or_more(least, lapses),
        Hook::Over => catalog::last_bid_has_to_make_bids(),
        Hook::Never => catalog::bids_may_add_up_to_any(),
    };
    joined([hook].into_iter().chain(again), " ")
}

/// Why the hook bars a bid, without a full stop: `the bids would add up to 6, the number of cards
/// dealt`. `over` says whether the sum has to be over that number.
pub fn why_barred(cards: u8, over: bool) -> String {
    match over {
        true => catalog::bids_have_to_add_up_to(cards),
        false => catalog::bids_would_add_up_to_number(cards),
    }
}

/// Why a bid is legal: in turn, and not what the hook bars.
pub fn legal_bid(
    who: &str,
    bid: u8,
    word: Option<BidWord>,
    so_far: BidsSoFar<'_>,
    rule: &ExactBidding,
) -> String {
    let (who, cards, sum) = (capital(who), so_far.cards, so_far.sum() + u32::from(bid));
    let bid = word.map_or_else(|| bid.to_string(), |word| word.to_string());
    let range = rule.range(cards);
    let why = match rule.hook {
        _ if rule.lapses(so_far) => &*catalog::no_bid_meets_hook_so_it(),
        Hook::Over if rule.hooks(so_far) => &catalog::bids_then_add_up_to_more(sum, cards),
        _ if rule.hooks(so_far) => &catalog::bids_then_add_up_to_not(sum, cards),
        _ if range.start() == range.end() => &*catalog::it_is_only_bid_open(),
        _ => &catalog::any_bid_from_to_is_open(range.start(), range.end()),
    };
    catalog::may_bid(&who, &bid, why)
}
