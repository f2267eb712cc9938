//! Tricks recorded by their cards: they score the deal, agree with typed tricks, and can be undone.

use super::{five_cards, unfolded};
use crate::common::Table;
use insta::assert_snapshot;

/// Five tricks of a Romanian deal: Ana leads, spades are trump. Ana takes 2, Bea 2, Cid 1, Dan
/// none.
const FIVE: [&str; 5] = [
    "trick Ac 9c 10c Qc",
    "trick 9h Ah Jh 10h",
    "trick Qd Ad 9d Kd",
    "trick Js 9s As Ks",
    "trick 7s 10s Qh Jc",
];

#[test]
fn the_last_trick_scores_the_deal() {
    let cards = five_cards();
    let typed = five_cards();
    for trick in &FIVE[..4] {
        cards.done(trick);
        assert_eq!(cards.json("sheet")["deals"].as_array().map(Vec::len), Some(7));
    }
    let told = cards.done(FIVE[4]);
    assert!(told.contains("Tricks: Ana 2, Bea 2, Cid 1, Dan 0."), "{told}");
    typed.done("took 2 2 1 0");
    for shown in ["sheet", "explain 8"] {
        let told = |table: &Table| {
            let told = table.json(shown);
            if shown == "sheet" { told["deals"].clone() } else { told["points"].clone() }
        };
        assert_eq!(told(&cards), told(&typed), "{shown}");
    }
    // The next deal's bidding is due.
    assert_eq!(cards.json("status")["deal"]["phase"], "bidding");
}

#[test]
fn a_trick_reports_the_cards_the_winner_and_the_leader() {
    let table = five_cards();
    assert_snapshot!(table.done(FIVE[0]), @r"
    Trick 1: Ana led A♣, Bea 9♣, Cid 10♣, Dan Q♣. Ana takes it: no trump was played,
    and A♣ is the highest card of the suit led, clubs.
    Trick 2 of 5: Ana leads, then Bea, Cid and Dan.
    Next: hoyle trick CARD CARD CARD CARD
    ");
    assert_snapshot!(table.done("status"), @r"
    Romanian whist, game five
    Deal 8 of 24: 5 cards, spades ♠ trump, dealt by Dan
    Tricks so far: Ana 1, Bea 0, Cid 0, Dan 0
    Trick 2 of 5: Ana leads, then Bea, Cid and Dan.
    Next: hoyle trick CARD CARD CARD CARD
    Standings: 1. Ana 29, 2. Bea 22, 3. Cid 21, 4. Dan 20
    ");
}

#[test]
fn typed_tricks_must_agree_with_the_cards() {
    let table = five_cards();
    for trick in &FIVE[..2] {
        table.done(trick);
    }
    // Ana and Bea have one each, with three to come.
    for (tricks, decides) in [
        (
            "0 1 2 2",
            "Ana cannot have taken 0: by the recorded cards it is 1, with 3 still to come. Trick 1, won by Ana, decides it.",
        ),
        (
            "2 0 2 1",
            "Bea cannot have taken 0: by the recorded cards it is 1, with 3 still to come. Trick 2, won by Bea, decides it.",
        ),
        (
            "5 0 0 0",
            "Ana cannot have taken 5: by the recorded cards it is 1, with 3 still to come. Trick 2, won by Bea, decides it.",
        ),
        ("1 0 4 0", "Bea cannot have taken 0"),
    ] {
        let said = table.refused(1, &format!("took {tricks}"));
        assert!(unfolded(&said.stderr).contains(decides), "{tricks}: {}", said.stderr);
    }
    table.done("took 1 4 0 0");
    // Unrecorded plays are never cleared.
    let told = unfolded(&table.done("explain 8"));
    assert!(
        told.contains("From the cards of 2 of 5 tricks: no revoke is proven; unrecorded cards could show more."),
        "{told}"
    );
}

#[test]
fn typed_tricks_after_the_last_card_match_or_are_refused() {
    let table = five_cards();
    FIVE.iter().for_each(|trick| drop(table.done(trick)));
    let before = table.bytes();
    let told = unfolded(&table.done("took 2 2 1 0"));
    assert!(told.starts_with("These tricks are already recorded"), "{told}");
    assert_eq!(table.bytes(), before, "nothing is recorded twice");
    let said = table.refused(1, "took 3 1 1 0");
    let told = unfolded(&said.stderr);
    assert!(told.contains("Ana cannot have taken 3: by the recorded cards it was 2."), "{told}");
    assert!(told.contains("Trick 5, won by"), "{told}");
    // Once something of the next deal is recorded, tricks belong to that deal.
    table.done("bid 0 0 0 0");
    table.done("took 5 1 0 0");
}

#[test]
fn without_bids_typed_tricks_belong_to_the_deal_just_played() {
    let table = Table::after(&["new german Ada Bo --dealer Bo --scoring last --set match=tricks"]);
    table.done("trump 2h");
    let mut ada = Vec::new();
    let mut bo = Vec::new();
    for suit in ['s', 'd', 'c'] {
        for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"] {
            let hand = if ada.len() < 26 && suit != 'c' { &mut ada } else { &mut bo };
            hand.push(format!("{rank}{suit}"));
        }
    }
    for rank in ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"] {
        bo.push(format!("{rank}h"));
    }
    bo.push("2h".into());
    // The turned-up card goes to Ada, who takes the first trick.
    let last = bo.pop().expect("a card");
    bo.insert(20, ada.pop().expect("a card"));
    ada.push(last);
    for (led, followed) in ada.iter().zip(&bo) {
        let leader = table.json("status")["deal"]["turn"].clone();
        let cards = if leader == "Ada" { [led, followed] } else { [followed, led] };
        table.done(&format!("trick {} {}", cards[0], cards[1]));
    }
    let status = table.json("status");
    assert_eq!(status["deal"]["deal"], 2, "{status}");
    let taken = table.json("sheet")["deals"][0]["hands"].clone();
    let taken: Vec<i64> = (0..2).filter_map(|player| taken[player]["took"].as_i64()).collect();
    assert_eq!(taken.iter().sum::<i64>(), 13);
    table.refused(1, &format!("took {} {}", taken[1] + 1, taken[0] - 1));
    let told = table.done(&format!("took {} {}", taken[0], taken[1]));
    assert!(told.starts_with("These tricks are already recorded"), "{told}");
    table.done("trump 3h");
    table.done("took 6 7");
}

#[test]
fn undo_and_redo_cover_tricks() {
    let table = five_cards();
    let now = || [table.done("status"), table.done("sheet"), table.done("script")];
    let mut seen = vec![now()];
    for trick in FIVE {
        table.done(trick);
        seen.push(now());
    }
    for before in seen[..5].iter().rev() {
        table.done("undo");
        assert_eq!(&now(), before);
    }
    for after in &seen[1..] {
        table.done("redo");
        assert_eq!(&now(), after);
    }
    let told = unfolded(&table.done("undo"));
    assert!(told.starts_with("Took back: "), "{told}");
    assert!(told.contains("led"), "{told}");
}

#[test]
fn a_deal_of_cards_round_trips_as_a_script() {
    let table = five_cards();
    FIVE.iter().for_each(|trick| drop(table.done(trick)));
    let script = table.done("script");
    assert!(script.contains("\ntrump 8s\n"), "{script}");
    assert!(script.contains("\ntrick Ac 9c 10c Qc\n"), "{script}");
    let again = Table::new();
    again.write("again.hoyle", &script);
    again.done("replay again.hoyle --save");
    assert_eq!(again.done("script"), script);
    assert_eq!(again.json("explain 8"), table.json("explain 8"));
}

#[test]
fn the_contract_decides_who_leads() {
    for (contract, leader, tricks) in [
        ("suit-8:h --by Bea --with Dan", "Ana", 13),
        ("abondance-9:h --by Cid", "Cid", 13),
        ("trou:s --by Bea --with Dan", "Dan", 13),
        ("petite-misere --by Bea", "Ana", 12),
        ("big-chelem:none --by Bea", "Bea", 13),
    ] {
        let table = Table::after(&["new auction-whist Ana Bea Cid Dan --dealer Dan"]);
        table.done(&format!("contract {contract}"));
        assert_eq!(table.json("status")["deal"]["turn"], leader, "{contract}");
        let wrong = if leader == "Ana" { "Bea" } else { "Ana" };
        let said = table.refused(1, &format!("trick {wrong}=2c 3c 4c 5c"));
        assert!(
            said.stderr.contains(&format!("{leader} leads to the first trick")),
            "{}",
            said.stderr
        );
        let told = table.done(&format!("trick {leader}=2c 3c 4c 5c"));
        assert!(told.contains(&format!("Trick 2 of {tricks}")), "{contract}: {told}");
    }
}

#[test]
fn the_declaring_sides_tricks_are_counted_from_the_cards() {
    let table = Table::after(&["new auction-whist Ana Bea Cid Dan --dealer Dan"]);
    table.done("contract solo-6:s --by Bea");
    let order = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
    // Everyone holds one suit: Ana clubs, Bea spades, Cid hearts, Dan diamonds. Bea trumps all.
    for (index, rank) in order.iter().enumerate() {
        let suits = if index == 0 { ['c', 's', 'h', 'd'] } else { ['s', 'h', 'd', 'c'] };
        let cards: Vec<String> = suits.iter().map(|suit| format!("{rank}{suit}")).collect();
        table.done(&format!("trick {}", cards.join(" ")));
    }
    let deal = table.json("sheet")["deals"][0].clone();
    assert_eq!(deal["contract"]["took"], 13, "{deal}");
    assert_eq!(deal["hands"][1]["points"], 18, "{deal}");
    let told = unfolded(&table.done("explain 1"));
    assert!(told.contains("From the cards of all tricks: every play was legal."), "{told}");
}

#[test]
fn the_turned_card_may_follow_its_suit() {
    let table = Table::after(&["new romanian Ana Bea Cid --dealer Cid", "trump h", "bid 0 0 0"]);
    table.refused(1, "trump 9s");
    table.done("trump 9h");
    table.refused(1, "trump 9h");
    table.refused(1, "trick 9c 9h Kc");
    table.done("trick 9c 10h Kc");
}

#[test]
fn the_turned_card_cannot_be_played() {
    // Of six hearts one is turned up; five are played, so the sixth is the turned-up one.
    let table = Table::new();
    let mut script = "new romanian Ana Bea Cid --dealer Cid\n".to_owned();
    for cards in [1, 1, 1, 2] {
        script.push_str(&format!("bid 0 0 0\ntook {cards} 0 0\n"));
    }
    script.push_str("trump h\nbid 0 0 0\n");
    table.write("three.hoyle", &script);
    table.done("replay three.hoyle --save");
    let leader = table.json("status")["deal"]["turn"].clone();
    table.done(&format!("trick {}=9h 10h Jh", leader.as_str().expect("a name")));
    let said = table.refused(1, "trick Kh Qh Ah");
    assert!(said.stderr.contains("would be the last of the hearts"), "{}", said.stderr);
    table.done("trick Kh Qh Ac");
}
