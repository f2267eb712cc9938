//! Bids of a number of tricks, in words: what may be bid, and why a bid is legal or barred.

use super::{capital, count};
use crate::rules::{BidTarget, BidWord, BidsSoFar, ExactBidding, Hook, Ruleset};

/// What may be bid, and what makes a bid.
pub(super) fn bid_range(rules: &Ruleset) -> String {
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let most = match bidding.most {
        Some(most) => {
            format!("{most}, or the number of cards dealt to each player if that is less")
        }
        None => "the number of cards dealt to each player".into(),
    };
    let made = match bidding.target {
        BidTarget::Exact => "",
        BidTarget::AtLeast => " Taking that many tricks or more makes it.",
    };
    let named = bidding.named.iter().map(|it| format!(" {} bids {}.", capital(&it.word), it.bid));
    let named = named.collect::<String>();
    format!("A bid is a number of tricks, from {} to {most}.{made}{named}", bidding.least)
}

/// What the hook bars.
pub(super) fn hook(rules: &Ruleset) -> String {
    let rule = "the last bid may not make the bids add up to the number of cards dealt to each \
                player";
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let again = match bidding.redeal_below {
        0 => String::new(),
        least => format!(" If they add up to less than {least}, the same dealer deals again."),
    };
    // With a least bid, one bid may be all that is open.
    let lapses = if bidding.least > 0 { ", unless no other bid is open" } else { "" };
    let hook = match bidding.hook {
        Hook::Always => format!("{}{lapses}.", capital(rule)),
        Hook::FromCards(least) => {
            format!("In deals of {} or more {rule}{lapses}.", count(least, "card"))
        }
        Hook::Over => "The last bid has to make the bids add up to more than the number of cards \
                       dealt to each player, unless no bid can."
            .into(),
        Hook::Never => "The bids may add up to any number.".into(),
    };
    hook + &again
}

/// Why the hook bars a bid, without a full stop: `the bids would add up to 6, the number of cards
/// dealt`. `over` says whether the sum has to be over that number.
pub fn why_barred(cards: u8, over: bool) -> String {
    match over {
        true => format!("the bids have to add up to more than {cards}, the number of cards dealt"),
        false => format!("the bids would add up to {cards}, the number of cards dealt"),
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
        _ if rule.lapses(so_far) => "no bid meets the hook, so it does not apply",
        Hook::Over if rule.hooks(so_far) => {
            &format!("the bids then add up to {sum}, more than {cards}, the number of cards dealt")
        }
        _ if rule.hooks(so_far) => {
            &format!("the bids then add up to {sum}, not to {cards}, the number of cards dealt")
        }
        _ if range.start() == range.end() => "it is the only bid open",
        _ => &format!("any bid from {} to {} is open", range.start(), range.end()),
    };
    format!("{who} may bid {bid}: {why}.")
}
