//! The hook, exhaustively: every bid sequence with two to five players and up to eight cards.

use crate::common::seat_at;
use crate::common::{Table, one_line};
use hoyle::game::{Act, Count, Game, Players, Setup};
use hoyle::presets;
use hoyle::rules::{BidsSoFar, ExactBidding, Hook, Refusal};

const HOOKED: ExactBidding = ExactBidding::exact(Hook::Always);

/// Asks the judge about every sequence of bids, and returns how many are legal.
///
/// Every bid from below 0 to above the cards dealt is tried at every step.
fn legal_sequences(bidding: &ExactBidding, cards: u8, players: u8, bids: &mut Vec<u8>) -> u64 {
    let so_far = BidsSoFar { cards, players, bids };
    if bids.len() == usize::from(players) {
        assert!(bidding.open(so_far).is_empty());
        assert!(matches!(bidding.judge(so_far, seat_at(0), 0), Err(Refusal::SurplusBid { .. })));
        return 1;
    }
    let seat = seat_at(bids.len() as u8);
    let tried = -2..=i64::from(cards) + 2;
    let accepted: Vec<u8> =
        tried.clone().filter_map(|bid| bidding.judge(so_far, seat, bid).ok()).collect();
    assert_eq!(accepted, expected(bidding, so_far), "{so_far:?}");
    assert_eq!(accepted, bidding.open(so_far), "{so_far:?}");
    for bid in tried {
        match bidding.judge(so_far, seat, bid) {
            Ok(accepted) => assert_eq!(i64::from(accepted), bid),
            Err(Refusal::Hooked { open, .. }) => {
                assert_eq!(bidding.barred(so_far), Some(bid as u8..=bid as u8));
                assert_eq!(open, accepted);
            }
            Err(Refusal::BidOutOfRange { open, .. }) => {
                assert!(!(0..=i64::from(cards)).contains(&bid));
                assert_eq!(open, accepted);
            }
            Err(other) => panic!("{so_far:?}: {bid}: {other:?}"),
        }
    }
    accepted
        .into_iter()
        .map(|bid| {
            bids.push(bid);
            let legal = legal_sequences(bidding, cards, players, bids);
            bids.pop();
            legal
        })
        .sum()
}

/// Returns the legal bids by the rule: 0 to n, except n minus the sum for the last bidder.
fn expected(bidding: &ExactBidding, so_far: BidsSoFar<'_>) -> Vec<u8> {
    let sum: i64 = so_far.bids.iter().map(|bid| i64::from(*bid)).sum();
    let last = so_far.bids.len() + 1 == usize::from(so_far.players);
    let hooked = last && bidding.hook == Hook::Always;
    (0..=so_far.cards)
        .filter(|bid| !hooked || sum + i64::from(*bid) != i64::from(so_far.cards))
        .collect()
}

/// Returns the binomial coefficient.
fn choose(n: u64, k: u64) -> u64 {
    (1..=k).fold(1, |product, step| product * (n - k + step) / step)
}

#[test]
fn all_bid_sequences_are_legal_except_those_that_add_up() {
    for players in 2..=5_u8 {
        for cards in 1..=8_u8 {
            let n = u64::from(cards);
            let p = u64::from(players);
            // All sequences, minus the ways to write n as a sum of P numbers from 0.
            let closed_form = (n + 1).pow(players.into()) - choose(n + p - 1, p - 1);
            let counted = legal_sequences(&HOOKED, cards, players, &mut Vec::new());
            assert_eq!(counted, closed_form, "{players} players, {cards} cards");
        }
    }
}

#[test]
fn without_the_hook_every_bid_sequence_is_legal() {
    let free = ExactBidding::exact(Hook::Never);
    for players in 2..=4_u8 {
        for cards in 0..=8_u8 {
            let counted = legal_sequences(&free, cards, players, &mut Vec::new());
            assert_eq!(counted, (u64::from(cards) + 1).pow(players.into()));
        }
    }
}

#[test]
fn a_game_applies_the_bidding_rule() {
    let players = Players::new(&["Ana", "Bo", "Cy"]).expect("names");
    let rules = presets::ruleset("romanian").expect("a preset");
    let bidding = rules.bidding.exact().expect("exact bids").clone();
    let mut game = Game::new(Setup::new(rules, players, seat_at(2)).expect("seated"));
    while let Some(deal) = game.current() {
        let cards = deal.plan.cards;
        for first in 0..=cards {
            for second in 0..=cards {
                let bids = [first, second];
                let open = bidding.open(BidsSoFar { cards, players: 3, bids: &bids });
                for third in 0..=cards {
                    let said = [first, second, third].map(|bid| Count::next(bid.into()));
                    let legal = game.judge(&Act::Bid(said.to_vec())).is_ok();
                    assert_eq!(legal, open.contains(&third), "{cards}: {bids:?}, {third}");
                }
            }
        }
        let taken = [Count::next(cards.into()), Count::next(0)];
        game.play(&Act::Bid(vec![Count::next(0); 2])).expect("legal");
        game.play(&Act::Bid(vec![Count::next(0)])).expect("legal");
        game.play(&Act::Took(taken.to_vec())).expect("legal");
    }
}

#[test]
fn status_check_and_bid_agree_on_open_bids() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di"]);
    for (bids, barred) in
        [("", None), ("6", None), ("6 3", None), ("6 3 2", Some(2)), ("9 9 9", None)]
    {
        if !bids.is_empty() {
            table.done(&format!("bid {bids}"));
        }
        let deal = table.json("status")["deal"].clone();
        assert_eq!(deal["barred"]["bid"].as_u64(), barred, "{bids}");
        for bid in 0..=14 {
            let open = deal["open"].as_array().expect("bids").contains(&bid.into());
            assert_eq!(open, bid <= 13 && Some(bid) != barred, "{bids}, {bid}");
            let code = i32::from(!open);
            assert_eq!(table.hoyle(&format!("check bid {bid}")).code, code, "{bids}, {bid}");
            let told = bids.replace(' ', ",");
            let asked = match bids {
                "" => format!("check bid --cards 13 --players 4 {bid}"),
                _ => format!("check bid --cards 13 --players 4 --bids {told} {bid}"),
            };
            let ruling: serde_json::Value =
                serde_json::from_str(&table.hoyle(&format!("{asked} --json")).stdout)
                    .expect("JSON");
            assert_eq!(ruling["legal"], open, "{asked}");
            assert_eq!(ruling["open"], deal["open"], "{asked}");
            if open {
                table.done(&format!("bid {bid}"));
                table.done("undo");
            } else {
                table.refused(1, &format!("bid {bid}"));
            }
        }
        if !bids.is_empty() {
            table.done("undo");
        }
    }
}

#[test]
fn a_bid_that_stands_against_the_hook_says_so() {
    const SAYS: &str = "Allowed by the table, against serbian.hook: Dušan may not bid 5: the bids would add up \
                        to 13, the number of cards dealt. The sheet marks the deal with †.";
    let said = |table: &Table, line: &str| one_line(&table.done(line));
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let told = said(&table, "bid 2 4 2 5 --stands");
    assert!(
        told.starts_with(&format!("Igor bid 2, Jovana 4, Dunja 2, Dušan 5. {SAYS} Tricks due"))
    );
    table.done("undo");
    // A legal bid needs no remark, even where it may stand.
    assert!(!said(&table, "bid 2 4 2 --stands").contains("gainst"));
    assert!(said(&table, "bid 5 --stands").contains(SAYS));
    assert!(!said(&table, "took 2 4 2 5").contains("gainst"));
    assert!(table.done("sheet").contains("1† 13"));
}
