//! Calls that the cards prove to be false: a join without the suit, a trou without three aces.

use super::unfolded;
use crate::common::Table;

const NEW: &str = "new auction-whist Ana Bea Cid Dan --dealer Dan";
const NAMES: [&str; 4] = ["Ana", "Bea", "Cid", "Dan"];
const RANKS: [&str; 13] = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const NOBODY: &str = "call pass-trou pass-trou pass-trou pass-trou";

/// The cards of each player.
type Hands = [Vec<String>; 4];

/// The hands in which everyone has a suit: Ana spades, Bea hearts, Cid diamonds, Dan clubs.
fn apart() -> Hands {
    ["s", "h", "d", "c"].map(|suit| RANKS.map(|rank| format!("{rank}{suit}")).to_vec())
}

/// The hands with so many aces each, in turn from Ana.
fn with_aces(held: [usize; 4]) -> Hands {
    let mut aces = ["As", "Ah", "Ad", "Ac"].into_iter();
    let mut hands =
        held.map(|many| aces.by_ref().take(many).map(str::to_owned).collect::<Vec<_>>());
    let mut others = RANKS[1..]
        .iter()
        .flat_map(|rank| ["s", "h", "d", "c"].map(|suit| (rank, suit)))
        .map(|(rank, suit)| format!("{rank}{suit}"));
    for hand in &mut hands {
        hand.extend(others.by_ref().take(13 - hand.len()));
    }
    hands
}

/// Plays so many tricks, in which everyone follows suit who can.
fn play(table: &Table, hands: &mut Hands, tricks: usize) -> String {
    let mut told = String::new();
    for _ in 0..tricks {
        let turn = table.json("status")["deal"]["turn"].clone();
        let leader = NAMES.iter().position(|name| turn == *name).expect("a leader");
        let led = hands[leader].remove(0);
        let mut cards = vec![led.clone()];
        for seat in 1..4 {
            let hand = &mut hands[(leader + seat) % 4];
            let follows = hand.iter().position(|card| card.ends_with(&led[led.len() - 1..]));
            cards.push(hand.remove(follows.unwrap_or(0)));
        }
        told = table.done(&format!("trick {}", cards.join(" ")));
    }
    unfolded(&told)
}

/// Returns a table after some commands and the first deal, or part of it.
fn after(before: &[&str], mut hands: Hands, tricks: usize) -> Table {
    let table = Table::after(before);
    play(&table, &mut hands, tricks);
    table
}

/// Returns what is proven of the calls of the first deal, with the rule.
fn proven(table: &Table) -> Vec<String> {
    let told = table.json("explain 1");
    let calls = told["play"][0]["false_calls"].as_array().cloned().unwrap_or_default();
    calls
        .iter()
        .map(|call: &serde_json::Value| {
            let said = |key: &str| call[key].as_str().expect("text").to_owned();
            format!("{} {} {} {}", said("player"), said("call"), said("rule"), call["proven_by"])
        })
        .collect()
}

#[test]
fn a_join_without_the_suit_is_reported_like_a_revoke() {
    // Bea joins spades with hearts alone.
    let calls = "call suit-8:spades join pass pass";
    let table = Table::after(&[NEW, NOBODY, calls]);
    let mut hands = apart();
    // Bea may hold the last spade.
    let told = play(&table, &mut hands, 12);
    assert!(!told.contains("is proven"), "{told}");
    assert_eq!(proven(&table), Vec::<String>::new());
    assert!(!table.done("explain 1").contains("false"), "nothing is proven yet");
    let told = play(&table, &mut hands, 1);
    let report = "The join by Bea was false: the call was in spades, and the hand had no spades. \
                  Rule auction-whist.join:";
    assert!(told.contains(report), "{told}");
    assert!(told.contains("so the table decides."), "{told}");
    assert!(told.contains("hoyle rule other \"REASON\""), "{told}");
    assert_eq!(proven(&table), ["Bea join auction-whist.join 13"]);
    let status = table.json("status");
    assert_eq!(status["last_play"]["false_calls"][0]["player"], "Bea");
    let told = table.hoyle("explain 1");
    let explained = unfolded(&told.stdout);
    assert!(explained.contains("and the hand had no spades. Proven by trick 13."), "{explained}");
    assert!(explained.contains("every play was legal"), "{explained}");
    assert!(told.stderr.contains("hoyle rule other"), "{}", told.stderr);
    // A contract that the table agreed on by itself has a joiner too.
    let table = after(&[NEW, "contract suit-8:hearts --by Ana --with Bea"], apart(), 13);
    assert_eq!(proven(&table), Vec::<String>::new());
    let table = after(&[NEW, "contract suit-8:clubs --by Ana --with Bea"], apart(), 13);
    assert_eq!(proven(&table), ["Bea join auction-whist.join 13"]);
}

#[test]
fn a_join_is_judged_even_if_another_bid_is_played() {
    let calls = "call suit-8:spades join solo-7:diamonds pass pass pass";
    let table = after(&[NEW, NOBODY, calls], apart(), 13);
    assert_eq!(proven(&table), ["Bea join auction-whist.join 13"]);
}

#[test]
fn a_discard_may_have_been_the_card_that_a_join_needs() {
    // Bea discards the two of hearts, or a spade that nobody saw.
    let calls = "call suit-8:spades join petite-misere pass pass pass";
    let table = after(&[NEW, NOBODY, calls], apart(), 12);
    assert_eq!(table.json("explain 1")["play"][0]["complete"], true);
    assert_eq!(proven(&table), Vec::<String>::new());
    // All spades are seen in other hands.
    let table = Table::after(&[NEW, NOBODY, calls]);
    for trick in ["As 2h 2d 2c", "Ks 3h 3d 3c", "Qs 4h 4d 4c", "Js 5h 5d 5c", "10s 6h 6d 6c"] {
        table.done(&format!("trick {trick}"));
    }
    for trick in ["9s 7h 7d 7c", "8s 8h 8d 8c", "7s 9h 9d 9c", "6s 10h 10d 10c", "5s Jh Jd Jc"] {
        table.done(&format!("trick {trick}"));
    }
    table.done("trick 4s Qh Qd Qc");
    assert_eq!(proven(&table), Vec::<String>::new());
    let told = unfolded(&table.done("trick 3s Kh Kd 2s"));
    assert!(told.contains("The join by Bea was false"), "{told}");
}

#[test]
fn a_trou_needs_exactly_three_aces_and_a_partner_with_the_fourth() {
    // The aces that Ana, Bea, Cid and Dan hold, who announces, who is the partner, what is proven.
    for (aces, by, with, expected) in [
        ([3, 1, 0, 0], "Ana", "Bea", &[][..]),
        ([3, 0, 1, 0], "Ana", "Bea", &["Bea partner"]),
        ([2, 2, 0, 0], "Ana", "Bea", &["Ana trou"]),
        ([4, 0, 0, 0], "Ana", "Bea", &["Ana trou"]),
        ([1, 3, 0, 0], "Ana", "Bea", &["Ana trou", "Bea pass-trou"]),
        ([0, 0, 1, 3], "Dan", "Cid", &[]),
    ] {
        let said = NAMES.map(|name| if name == by { "trou" } else { "pass-trou" }).join(" ");
        let table = Table::after(&[NEW, &format!("call {said}"), "call pass pass pass"]);
        table.done(&format!("contract trou:h --by {by} --with {with}"));
        play(&table, &mut with_aces(aces), 13);
        let found = proven(&table);
        let found: Vec<&str> =
            found.iter().map(|line| line.split(" auction").next().expect("a call")).collect();
        assert_eq!(found, expected, "{aces:?}: {by} with {with}");
        if aces == [3, 0, 1, 0] {
            let told = unfolded(&table.done("explain 1"));
            assert!(
                told.contains("Bea, the partner of Ana, did not have the fourth ace"),
                "{told}"
            );
        }
    }
}

#[test]
fn an_unannounced_trou_is_reported() {
    // Three aces must be announced; two or four must not.
    for (aces, expected) in [
        ([0, 3, 1, 0], &["Bea pass-trou auction-whist.trou"][..]),
        ([2, 2, 0, 0], &[]),
        ([4, 0, 0, 0], &[]),
        ([1, 1, 1, 1], &[]),
    ] {
        let table = Table::after(&[NEW, NOBODY, "call solo-6:hearts pass pass pass"]);
        play(&table, &mut with_aces(aces), 13);
        let found = proven(&table);
        let found: Vec<&str> =
            found.iter().map(|line| line.rsplit_once(' ').expect("a trick").0).collect();
        assert_eq!(found, expected, "{aces:?}");
    }
    // It is proven as soon as all four aces are seen, and not before.
    let table = Table::after(&[NEW, NOBODY, "call solo-6:hearts pass pass pass"]);
    for trick in ["2h Ah 3h 4h", "As 2s 3s 4s", "Ad 2d 3d 4d"] {
        let told = table.done(&format!("trick {trick}"));
        assert!(!told.contains("is proven"), "{told}");
    }
    let told = unfolded(&table.done("trick 2c 3c Ac 4c"));
    assert!(told.contains("The pass-trou by Bea was false: the hand had exactly three aces."));
    assert!(told.contains("Bea played A♥, A♠ and A♦; Dan played A♣."), "{told}");
}
