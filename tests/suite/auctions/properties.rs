//! Properties of every auction, whatever is called.

use crate::common::seat_at;
use hoyle::cards::Seat;
use hoyle::presets;
use hoyle::rules::{
    Auction, AuctionRule, AuctionState, Bid, BidRule, Call, CallTurn, Contract, Play,
};
use proptest::prelude::*;
use proptest::sample::Index;

fn rule() -> AuctionRule {
    let rules = presets::ruleset("auction-whist").expect("a preset");
    rules.bidding.auction().expect("an auction").clone()
}

/// Returns every possible call: every word, and every bid with every trump and with none.
fn language(rule: &AuctionRule) -> Vec<Call> {
    let words = [Call::Trou, Call::PassTrou, Call::Pass, Call::Wait, Call::Join(None)];
    let bids = rule
        .bids
        .iter()
        .map(|bid| bid.id.clone())
        .chain(["suit-7".into(), "".into()])
        .flat_map(|bid| {
            let trumps = std::iter::once(None).chain(rule.trumps.iter().copied().map(Some));
            trumps.map(move |trump| Call::Bid(Bid { id: bid.clone(), trump })).collect::<Vec<_>>()
        });
    words.into_iter().chain(bids).collect()
}

/// Returns the rank of a contract among all others.
fn height(rule: &AuctionRule, contract: &Contract) -> (usize, usize) {
    let (rank, _) = rule.bid(&contract.bid.id).expect("a bid of the rules");
    (rank, rule.strength(contract.bid.trump))
}

/// The next call at random: a pass if open, one of the lowest calls, or any of them.
type Lot = (Among, Index);

#[derive(Clone, Copy, Debug)]
enum Among {
    Passes,
    Low,
    All,
}

/// Returns random choices for a table that passes seldom, or often.
fn lots() -> impl Strategy<Value = Vec<Lot>> {
    (0_u32..10).prop_flat_map(|passes| {
        let among = prop_oneof![
            passes + 1 => Just(Among::Passes),
            8 => Just(Among::Low),
            2 => Just(Among::All),
        ];
        prop::collection::vec((among, any::<Index>()), 1..80)
    })
}

fn drawn(open: &[Call], (among, lot): Lot) -> &Call {
    match among {
        Among::Passes if open.contains(&Call::Pass) => &Call::Pass,
        Among::Passes | Among::Low => &open[lot.index(open.len().min(8))],
        Among::All => &open[lot.index(open.len())],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 384, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_auction_ends_and_follows_the_rules(lots in lots()) {
        let rule = rule();
        let language = language(&rule);
        let seats: Vec<Seat> = (0..4).map(seat_at).collect();
        let mut auction = Auction::new(&rule, seats.clone());
        let mut passed: Vec<Seat> = Vec::new();
        // Aces and a pass from everyone, a wait, two joins at the level called, and each bid once.
        let bound = 4 + 4 + 1 + 2 + language.len();
        let mut called = 0;
        while let AuctionState::Speaking(due) = auction.state() {
            prop_assert!(called < bound, "{:?}", auction.calls);
            prop_assert!(!passed.contains(&due), "{due:?} has passed: {:?}", auction.calls);
            // Nobody has to outbid themselves or their partner.
            let standing = auction.standing();
            let holds = standing.is_some_and(|bid| bid.by == due || bid.with == Some(due));
            prop_assert!(!holds, "{due:?} holds the standing bid: {:?}", auction.calls);
            let open = auction.open(&rule);
            let accepted: Vec<Call> =
                language.iter().filter(|call| auction.judge(&rule, call).is_ok()).cloned().collect();
            prop_assert_eq!(&accepted, &open, "{:?}", auction.calls);
            prop_assert!(!open.is_empty(), "{:?}", auction.calls);

            let call = drawn(&open, lots[called % lots.len()]).clone();
            let settled = auction.judge(&rule, &call).expect("open");
            let read = settled.to_string().parse().expect("a call");
            prop_assert_eq!(auction.judge(&rule, &read), Ok(settled.clone()), "{}", &settled);

            let before = auction.standing();
            auction.make(&rule, &settled);
            called += 1;
            prop_assert_eq!(auction.calls.len(), called);
            prop_assert_eq!(auction.calls.last(), Some(&(due, settled.clone())));
            match (before, auction.standing(), &settled) {
                (Some(before), Some(after), Call::Join(_)) => {
                    prop_assert!(height(&rule, &after) >= height(&rule, &before));
                    prop_assert_eq!(after.with, Some(due));
                }
                (Some(before), Some(after), Call::Bid(_)) => {
                    prop_assert!(height(&rule, &after) > height(&rule, &before));
                    prop_assert!(after.by == due || after.with == Some(due));
                }
                (before, after, Call::Pass | Call::Wait | Call::PassTrou) => {
                    prop_assert_eq!(before, after);
                }
                (None, after, _) => prop_assert!(after.is_some(), "{}", &settled),
                other => prop_assert!(false, "{:?}", other),
            }
            if settled == Call::Pass {
                passed.push(due);
            }
        }
        assert_sound_end(&rule, &auction, &passed)?;
        for lot in lots.iter().cycle().take(rule.bids.len()) {
            let open = last_word(&rule, &auction, &passed);
            prop_assert_eq!(&auction.open(&rule), &open, "{:?}", auction.calls);
            for call in &language {
                let is_open = open.contains(call);
                prop_assert_eq!(auction.judge(&rule, call).is_ok(), is_open, "{}", call);
            }
            let Some(call) = open.get(lot.1.index(open.len().max(1))) else { return Ok(()) };
            let before = auction.standing().expect("a pair");
            let seat = auction.speaker(&rule, call).expect("open");
            auction.make(&rule, call);
            let AuctionState::Won(after) = auction.state() else {
                return Err(TestCaseError::fail("a last word must leave a contract"));
            };
            prop_assert_eq!(auction.standing(), Some(after.clone()));
            prop_assert_eq!(Call::Bid(after.bid.clone()), call.clone());
            let (by, with) = if Some(seat) == before.with { (before.by, before.with) } else { (before.by, None) };
            prop_assert_eq!((after.by, after.with), (by, with), "{:?}", auction.calls);
        }
        prop_assert!(false, "the last word never ends: {:?}", auction.calls);
    }
}

/// Returns the calls by which the contract of an ended auction may still change: the raises of a
/// joiner, and the higher bids played alone of the first caller, as long as neither has passed.
fn last_word(rule: &AuctionRule, auction: &Auction, passed: &[Seat]) -> Vec<Call> {
    let AuctionState::Won(contract) = auction.state() else { return Vec::new() };
    let pair = contract.with.is_some_and(|with| !passed.contains(&with));
    if !pair || passed.contains(&contract.by) {
        return Vec::new();
    }
    let bids = rule.bids.iter().flat_map(|bid| {
        let all = std::iter::once(None).chain(rule.trumps.iter().copied().map(Some));
        all.map(move |trump| (bid, Bid { id: bid.id.clone(), trump }))
    });
    let may = |bid: &BidRule, named: &Bid| {
        let ranked = Contract { bid: named.clone(), ..contract.clone() };
        let higher = height(rule, &ranked) > height(rule, &contract);
        higher
            && bid.takes(named.trump)
            && match bid.play {
                Play::Suit => named.trump == contract.bid.trump,
                Play::Solo => bid.turn == CallTurn::Any,
                Play::Trou => false,
            }
    };
    bids.filter(|(bid, named)| may(bid, named)).map(|(_, named)| Call::Bid(named)).collect()
}

/// Asserts that the auction ends in a bid that was made: a contract of the right number of players,
/// the highest that is not an unjoined suit call, whose side is the only one that has not passed.
fn assert_sound_end(
    rule: &AuctionRule,
    auction: &Auction,
    passed: &[Seat],
) -> Result<(), TestCaseError> {
    let joined =
        |bid: &Bid| auction.calls.iter().any(|(_, call)| *call == Call::Join(Some(bid.clone())));
    match auction.state() {
        AuctionState::Speaking(_) => prop_assert!(false, "still speaking"),
        AuctionState::Partner(by) => {
            prop_assert!(auction.calls.contains(&(by, Call::Trou)));
            prop_assert_eq!(passed.len(), 3);
        }
        AuctionState::PassedOut => {
            let other = auction.calls.iter().find(|(_, call)| match call {
                Call::Join(_) | Call::Trou => true,
                Call::Bid(bid) => rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play != Play::Suit),
                _ => false,
            });
            prop_assert_eq!(other, None);
        }
        AuctionState::Won(contract) => {
            let (_, bid) = rule.bid(&contract.bid.id).expect("a bid of the rules");
            prop_assert!(bid.takes(contract.bid.trump));
            prop_assert_eq!(bid.play == Play::Solo, contract.with.is_none());
            prop_assert_ne!(Some(contract.by), contract.with);
            // Only unjoined suit calls may rank higher.
            let lapsed = auction.standing().filter(|standing| *standing != contract);
            if let Some(lapsed) = lapsed {
                prop_assert!(lapsed.with.is_none() && !joined(&lapsed.bid), "{:?}", lapsed);
                prop_assert!(lapsed.bid.id.starts_with("suit-"));
                prop_assert!(height(rule, &lapsed) > height(rule, &contract));
            } else {
                let side = [Some(contract.by), contract.with];
                let quiet = (0..4).map(seat_at).all(|seat| {
                    side.contains(&Some(seat))
                        || passed.contains(&seat)
                        || auction.calls.contains(&(seat, Call::Trou))
                });
                prop_assert!(quiet, "somebody was not asked");
            }
        }
    }
    Ok(())
}
