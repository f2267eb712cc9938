//! Bids of a number of tricks, in words: what may be bid, and why a bid is legal or barred.

use super::texts::bid_name;
use super::{capital, joined, messages};
use crate::rules::{BidTarget, BidWord, BidsSoFar, ExactBidding, Hook, Ruleset};

/// What may be bid, and what makes a bid.
pub(super) fn bid_range(rules: &Ruleset) -> String {
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let most = match bidding.most {
        Some(most) => messages::BidRangeMostOrCards { most }.say(),
        None => messages::BidRangeCards.say(),
    };
    let mut sentences = vec![messages::BidRange { least: bidding.least, most: &most }.say()];
    match bidding.target {
        BidTarget::Exact | BidTarget::Never => {}
        BidTarget::AtLeast => sentences.push(messages::BidMadeAtLeast.say()),
    }
    for named in &bidding.named {
        let word = capital(&bid_name(&named.word));
        sentences.push(messages::BidNamedByWord { word, bid: named.bid }.say());
    }
    if bidding.may_lapse() {
        sentences.push(messages::BidHookLapses.say());
    }
    joined(sentences, " ")
}

/// What the hook bars.
pub(super) fn hook(rules: &Ruleset) -> String {
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let again = match bidding.redeal_below {
        0 => None,
        least => Some(messages::BidRedealBelow { sum: least }.say()),
    };
    let hook = match bidding.hook {
        Hook::Always => messages::BidHookAlways.say(),
        Hook::FromCards(least) => messages::BidHookFromCards { cards: least }.say(),
        Hook::Over => messages::BidHookOver.say(),
        Hook::Never => messages::BidHookNever.say(),
    };
    joined([hook].into_iter().chain(again), " ")
}

/// Why the hook bars a bid, without a full stop: `the bids would add up to 6, the number of cards
/// dealt`. `over` says whether the sum has to be over that number.
pub fn why_barred(cards: u8, over: bool) -> String {
    if over {
        messages::BidRefusalHookOver { cards }.say()
    } else {
        messages::BidRefusalHook { cards }.say()
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
    let cards = so_far.cards;
    let sum = so_far.sum() + u32::from(bid);
    let range = rule.range(cards);
    let why = match rule.hook {
        _ if rule.lapses(so_far) => &*messages::BidLegalHookLapsed.say(),
        Hook::Over if rule.hooks(so_far) => &messages::BidLegalSumOver { sum, cards }.say(),
        _ if rule.hooks(so_far) => &messages::BidLegalSumDiffers { sum, cards }.say(),
        _ if rule.rests_on_hook(so_far, bid) => &messages::BidLegalSumAllowed { cards }.say(),
        _ if range.start() == range.end() => &*messages::BidLegalOnlyOne.say(),
        _ => &messages::BidLegalRange { least: range.start(), most: range.end() }.say(),
    };
    let bid = word.map_or_else(|| bid.to_string(), |word| bid_name(word.as_ref()));
    messages::BidLegal { player: capital(who), bid, reason: why }.say()
}
