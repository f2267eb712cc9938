//! Revokes are reported as soon as the cards prove them, and never before.

use super::{five_cards, unfolded};
use crate::common::Table;

/// Returns a stored game after these tricks.
fn after(table: Table, tricks: &[&str]) -> Table {
    tricks.iter().for_each(|trick| drop(table.done(&format!("trick {trick}"))));
    table
}

fn verdicts(table: &Table, deal: usize) -> Vec<String> {
    let told = table.json(&format!("explain {deal}"));
    let plays = told["play"][0]["plays"].as_array().expect("plays").clone();
    plays
        .iter()
        .map(|play| {
            let text = |key: &str| play[key].as_str().expect("text").to_owned();
            format!("{} {} {} {}", play["trick"], text("player"), text("card"), text("verdict"))
        })
        .collect()
}

#[test]
fn a_proven_revoke_is_reported_with_both_plays_and_the_rule() {
    let table = after(five_cards(), &["Ac 9c 10c Qh"]);
    let status = unfolded(&table.done("status"));
    assert!(status.contains("Shown, unless it was a revoke: Dan has no spades and no clubs."));
    let told = table.done("trick Kc 9h Jc Qc");
    insta::assert_snapshot!(told, @r#"
    Trick 2: Ana led K♣, Bea 9♥, Cid J♣, Dan Q♣. Ana takes it: no trump was played,
    and K♣ is the highest card of the suit led, clubs.
    A revoke by Dan is proven: on trick 1 clubs were led, and Dan played Q♥; on
    trick 2 Dan played Q♣, which was in the hand then.
    Rule romanian.play: The player on the dealer's left leads first; the winner of a
    trick leads to the next. The suit led must be followed; a player without it must
    trump if possible, and otherwise may play any card. The highest trump takes the
    trick, or else the highest card of the suit led. [Romanian whist, Play] It names
    no penalty, so the table decides.
    What now: hoyle incident revoke Dan 1
    Trick 3 of 5: Ana leads, then Bea, Cid and Dan.
    Shown, unless it was a revoke: Bea has no spades and no clubs.
    Next: hoyle trick CARD CARD CARD CARD
    "#);
    // It is reported once; `explain` still shows it.
    let told = table.done("trick Ad Qd Kd 9d");
    assert!(!told.contains("is proven"), "{told}");
    let told = unfolded(&table.done("explain 8"));
    assert!(told.contains("which was in the hand then. Proven by trick 2."), "{told}");
    assert!(told.contains("From the cards of 3 of 5 tricks: 1 revoke proven"), "{told}");
}

#[test]
fn not_trumping_is_a_revoke_if_trumping_is_required() {
    // Dan has no club and plays a heart; later he plays a spade, which is trump.
    let tricks = ["Ac 9c 10c Qh", "Ks Js 9s 10s"];
    let table = after(five_cards(), &tricks);
    assert_eq!(verdicts(&table, 8), ["1 Dan Qh revoke"]);
    // In Oh Hell any card may be played.
    let mut script =
        "new oh-hell Ana Bea Cid Dan --dealer Dan --schedule down-up --set top=5\n".to_owned();
    script.push_str("trump 8s\nbid 1 0 0 0\n");
    let table = Table::new();
    table.write("oh.hoyle", &script);
    table.done("replay oh.hoyle --save");
    let table = after(table, &tricks);
    assert_eq!(verdicts(&table, 1), ["1 Dan Qh not-proven"]);
}

#[test]
fn with_every_card_recorded_every_play_is_judged() {
    let tricks = ["Ac 9c 10c Qh", "Kc Jh Jc Qc", "9h Ah 10h Ad", "Jd Kd Qd 10d", "9d 9s As 7s"];
    let table = after(five_cards(), &tricks);
    // Dan had a club on trick 1, and a trump on trick 3; Bea had a trump on trick 2.
    assert_eq!(
        verdicts(&table, 8),
        [
            "1 Dan Qh revoke",
            "2 Bea Jh revoke",
            "3 Dan Ad revoke",
            "5 Dan 9s right",
            "5 Ana As right",
            "5 Bea 7s right",
        ]
    );
    let told = unfolded(&table.done("explain 8"));
    assert!(told.contains("From the cards of all tricks:"), "{told}");
    assert!(!told.contains("not proven either way"), "{told}");
}

#[test]
fn a_discard_leaves_plays_unproven() {
    let table = Table::after(&["new auction-whist Ana Bea Cid Dan --dealer Dan"]);
    table.done("contract petite-misere --by Bea");
    let order = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"];
    for rank in order {
        table.done(&format!("trick {rank}c {rank}s {rank}h {rank}d"));
    }
    // Nobody followed suit, and nobody played a club later; but each has an unseen card, and two of
    // the clubs are among these.
    let told = unfolded(&table.done("explain 1"));
    assert!(told.contains("clubs were led, and Bea played A♠: not proven either way."), "{told}");
    assert!(
        told.contains("no revoke is proven; the cards that nobody saw could show more."),
        "{told}"
    );
    assert!(!told.contains("right"), "{told}");
}

#[test]
fn a_card_that_may_have_been_drawn_later_proves_nothing() {
    let begun = || Table::after(&["new german Ada Bo --dealer Bo", "trump 9h"]);
    // Bo may have drawn the club after the first trick.
    let table = after(begun(), &["Ac Kd", "Kc 3c"]);
    assert_eq!(verdicts(&table, 1), ["1 Bo Kd not-proven"]);
    // Two clubs may have been drawn between the first trick and the third, one after each trick;
    // three may not.
    let table = after(begun(), &["Ac Kd", "Kc 3c", "Qc 4c"]);
    assert_eq!(verdicts(&table, 1), ["1 Bo Kd not-proven"]);
    // The only known card that Ada drew is the face-up nine of hearts.
    let table = after(begun(), &["Ac 2c", "3c 2d", "Jc Kd"]);
    assert_eq!(verdicts(&table, 1), ["2 Bo 2d not-proven", "3 Bo Kd not-proven"]);
}

#[test]
fn a_card_taken_face_up_proves_a_revoke() {
    // Bo takes the first trick, and with it the nine of hearts; then he does not follow hearts.
    let table = Table::after(&["new german Ada Bo --dealer Bo", "trump 9h"]);
    table.done("trick 2c Ac");
    table.done("trick 3d Ad");
    table.done("trick 5s 4s --up 4d");
    let told = unfolded(&table.done("trick Ada=Ah 6c"));
    assert!(
        told.contains("Bo had taken 9♥ from the talon after trick 1, and holds it still"),
        "{told}"
    );
}

#[test]
fn more_cards_of_a_suit_than_were_drawn_prove_a_revoke() {
    // Bo shows no club on trick 12, draws twice, and then plays three clubs.
    let table = Table::after(&["new german Ada Bo --dealer Bo", "trump 9h"]);
    let ranks = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4"];
    for rank in ranks {
        table.done(&format!("trick {rank}s {rank}d"));
    }
    table.done("trick Ac 3d");
    table.done("trick Kc 4c");
    table.done("trick Qc 5c");
    assert!(!table.done("explain 1").contains("A revoke by Bo is proven: on trick 12"));
    let told = unfolded(&table.done("trick Jc 6c"));
    assert!(told.contains("A revoke by Bo is proven: on trick 12 clubs were led"), "{told}");
}

#[test]
fn several_plays_can_prove_a_revoke_together() {
    // Three of four show out of spades and hearts; thirteen spades do not fit into one hand.
    let table = Table::after(&["new serbian Ana Bea Cid Dan --dealer Dan", "bid 3 3 3 3"]);
    let table = after(table, &["7h Kh 2h Ah"]);
    let told = unfolded(&table.done("trick Jh 2c 3c 4c"));
    assert!(
        told.contains("At least one of these was a revoke, but it is not proven which:"),
        "{told}"
    );
    let open = &table.json("explain 1")["play"][0]["not_all_right"];
    assert_eq!(open[0].as_array().map(Vec::len), Some(3), "{open}");
}
