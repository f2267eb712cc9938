//! Evenings of auction whist.

use super::{assert_replays, assert_there_and_back, at_width, played, totals};
use crate::common::{Table, one_line};
use hoyle::presets;
use insta::assert_snapshot;

/// An evening with every kind of contract, made and failed, and totals worked out by hand.
const EVENING: [(&str, [i64; 4]); 9] = [
    // 7 + 3.
    ("contract suit-8:hearts --by Ana --with Cy\ntook 9", [10, 0, 10, 0]),
    // A redeal; then two short of six: −(15 + 3), and 10 + 2 for each of the others.
    (
        "call pass-trou pass-trou pass-trou pass-trou pass pass pass pass
call pass-trou pass-trou pass-trou pass-trou pass pass solo-6:spades pass
took 4",
        [22, 12, 22, -18],
    ),
    (
        "call pass-trou trou pass-trou pass-trou pass pass pass
contract trou:diamonds --by Di --with Bo
took 13",
        [22, 28, 22, -2],
    ),
    ("contract petite-misere --by Ana\ntook 1", [4, 40, 34, 10]),
    ("contract piccolo --by Bo\ntook 1", [4, 64, 34, 10]),
    (
        "call pass-trou pass-trou pass-trou pass-trou pass abondance-9:hearts pass pass\ntook 10",
        [4, 64, 66, 10],
    ),
    ("contract big-misere-open --by Ana\ntook 0", [79, 64, 66, 10]),
    // Ten and two short: −(7 + 6 + 6).
    ("contract suit-10:clubs --by Bo --with Cy\ntook 8", [98, 45, 47, 29]),
    ("contract solo-7:spades --by Di\ntook 6", [110, 57, 59, 11]),
];

const NEW: &str = "new auction-whist Ana Bo Cy Di --dealer Di --id evening";

/// Returns the evening's first deals as a script.
fn evening(deals: usize) -> String {
    let lines = EVENING[..deals].iter().map(|(lines, _)| *lines);
    std::iter::once(NEW).chain(lines).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn four_totals_match_the_hand_calculation() {
    let table = Table::after(&[NEW]);
    for (deal, (lines, expected)) in (1..).zip(EVENING) {
        let status = table.json("status");
        assert_eq!(status["deal"]["deal"], deal);
        // The deal passes to the left, with or without a redeal.
        assert_eq!(status["deal"]["dealer"], ["Di", "Ana", "Bo", "Cy"][(deal - 1) % 4]);
        assert_eq!(status["deal"]["turn"], ["Ana", "Bo", "Cy", "Di"][(deal - 1) % 4]);
        for line in lines.lines() {
            table.done(line);
        }
        assert_eq!(totals(&table), expected, "deal {deal}");
    }
    assert_eq!(table.json("sheet")["finished"], true);
    let status = table.done("status");
    assert!(status.contains("The game is over: Ana wins with 110."), "{status}");
    table.refused(1, "call pass-trou");
    table.refused(1, "contract piccolo --by Ana");
    table.refused(1, "took 3");
}

#[test]
fn the_sheet_shows_contracts_and_points() {
    for (name, deals) in [("begun", 0), ("third", 3), ("finished", 9)] {
        let table = played(&evening(deals));
        for width in [40, 80] {
            assert_snapshot!(
                format!("auction_{name}_paper_{width}"),
                at_width(&table, "sheet --style paper", width)
            );
            assert_snapshot!(
                format!("auction_{name}_full_{width}"),
                at_width(&table, "sheet", width)
            );
        }
    }
}

#[test]
fn the_sheet_shows_the_contract_of_the_deal_in_progress() {
    let table = played(&(evening(2) + "contract small-chelem:none --by Cy\n"));
    assert_snapshot!("auction_open_paper_40", at_width(&table, "sheet --style paper", 40));
    assert_snapshot!("auction_open_full_80", at_width(&table, "sheet", 80));
}

#[test]
fn long_names_and_reordered_columns_fit_the_width() {
    let table = played(
        "new auction-whist 'Alexandra Konstantinidou' 'Alexandra Konstantopoulou' 王小明 Jo --dealer Jo --columns 'Jo,王小明,Alexandra Konstantopoulou,Alexandra Konstantinidou'
contract suit-8:hearts --by 'Alexandra Konstantinidou' --with 'Alexandra Konstantopoulou'
took 9
contract big-misere-open --by 王小明
",
    );
    for width in [30, 40, 60, 80, 120] {
        for style in ["sheet", "sheet --style paper"] {
            let drawn = at_width(&table, style, width);
            let widest = drawn.lines().map(unicode_width::UnicodeWidthStr::width).max();
            assert!(widest <= Some(width.into()), "{drawn}");
            assert!(drawn.lines().all(|line| line.trim_end() == line), "{drawn}");
        }
    }
    assert_eq!(totals(&table), [0, 0, 10, 10]);
}

#[test]
fn the_sheet_json_has_the_promised_shape() {
    let sheet = played(&evening(2)).json("sheet");
    let deals = sheet["deals"].as_array().expect("deals");
    assert_eq!(
        deals[1],
        serde_json::json!({
            "deal": 2, "mark": "13", "cards": 13, "trump": "spades", "dealer": "Ana",
            "contract": {"bid": "solo-6", "trump": "spades", "by": ["Di"], "took": 4, "made": false},
            "hands": [
                {"player": "Ana", "points": 12, "bonus": 0, "total": 22},
                {"player": "Bo", "points": 12, "bonus": 0, "total": 12},
                {"player": "Cy", "points": 12, "bonus": 0, "total": 22},
                {"player": "Di", "points": -18, "bonus": 0, "total": -18},
            ],
        })
    );
    assert_eq!(deals[0]["contract"]["by"], serde_json::json!(["Ana", "Cy"]));
    assert_eq!(sheet["standings"][3]["player"], "Di");
    assert_eq!(sheet["standings"][3]["total"], -18);
}

#[test]
fn every_number_is_explained_with_its_row_and_source() {
    let table = played(&evening(9));
    assert_snapshot!("auction_explained", at_width(&table, "explain", 80));
    let told = table.json("explain");
    let told = told["points"].as_array().expect("postings");
    assert_eq!(told.len(), 36);
    for posting in told {
        assert_eq!(posting["rule"], "score.contracts");
        assert_eq!(
            (&posting["document"], &posting["section"]),
            (&"Whist".into(), &"Points".into())
        );
    }
    let of = |deal: usize, player: usize| told[4 * (deal - 1) + player].clone();
    assert_eq!(of(2, 3)["sum"], "-(15 + 3) = -18");
    assert_eq!(of(2, 0)["sum"], "10 + 2 = 12");
    assert_eq!(of(1, 0)["sum"], "7 + 3 = 10");
    assert_eq!(of(3, 1)["points"], 16);
    let one = at_width(&table, "explain 8 Cy", 80);
    assert!(one.contains("Cy (challenger): -(16 + 3) = -19"), "{one}");
    assert!(!one.contains("Bo (challenger") && !one.contains("Deal 7"), "{one}");
}

#[test]
fn any_part_of_an_auction_evening_replays() {
    for deals in 0..=EVENING.len() {
        assert_replays(&played(&evening(deals)));
    }
}

#[test]
fn undo_covers_calls_redeals_and_contracts() {
    let lines: Vec<&str> = EVENING.iter().flat_map(|(lines, _)| lines.lines()).collect();
    assert_there_and_back(&Table::after(&[NEW]), &lines);
}

#[test]
fn one_undo_takes_back_a_redeal() {
    let table = Table::after(&[NEW, "call pass-trou pass-trou pass-trou pass-trou pass pass pass"]);
    // Except for the number of entries, which undo and redo increase.
    let status_now = || {
        let mut status = table.json("status");
        status["entries"].take();
        status
    };
    let before = status_now();
    let told = table.done("call pass");
    assert!(told.contains("Everyone passed: the same dealer deals again."), "{told}");
    let status = status_now();
    assert_eq!((&status["deal"]["deal"], &status["deal"]["dealer"]), (&1.into(), &"Di".into()));
    assert_eq!(status["deal"]["turn"], "Ana");
    assert_eq!(status["deal"]["calls"]["made"], serde_json::json!([]));
    assert_eq!(status["deal"]["calls"]["open"], serde_json::json!(["trou", "pass-trou"]));
    table.done("undo");
    assert_eq!(status_now(), before);
    table.done("redo");
    assert_eq!(status_now(), status);
    // Nothing was scored: the sheet has no deal.
    assert_eq!(table.json("sheet")["deals"], serde_json::json!([]));
    // After a redeal a table may record only the result.
    table.done("contract piccolo --by Bo");
}

#[test]
fn the_game_ends_at_100_points() {
    for (settings, deals, after, ends) in [
        // One player has exactly 100.
        ("", &["contract small-chelem:h --by Bo|12"][..], [0, 100, 0, 0], "Bo wins with 100."),
        (
            "",
            &["contract big-misere --by Bo|0", "contract abondance-11:h --by Bo|11"],
            [0, 96, 0, 0],
            "",
        ),
        // Two are above 100: the highest wins.
        (
            "",
            &[
                "contract big-misere-open --by Ana|0",
                "contract big-misere-open --by Bo|0",
                "contract piccolo --by Ana|1",
                "contract petite-misere --by Bo|0",
                "contract suit-8:h --by Bo --with Ana|8",
            ],
            [106, 100, 0, 0],
            "Ana wins with 106.",
        ),
        // An exact tie at the top plays another deal.
        (
            "",
            &[
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-8:h --by Ana --with Cy|9",
            ],
            [100, 0, 100, 0],
            "",
        ),
        (
            "",
            &[
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-8:h --by Ana --with Cy|9",
                "contract suit-8:h --by Cy --with Bo|8",
            ],
            [100, 7, 107, 0],
            "Cy wins with 107.",
        ),
        // Points lost by the top two can also break the tie.
        (
            "",
            &[
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract suit-13:h --by Ana --with Cy|13",
                "contract piccolo --by Ana|0",
            ],
            [96, 16, 136, 16],
            "Cy wins with 136.",
        ),
        // A tie further down does not matter.
        (
            "",
            &["contract suit-8:h --by Bo --with Di|8", "contract small-chelem:h --by Cy|12"],
            [0, 7, 100, 7],
            "Cy wins with 100.",
        ),
        // Another end.
        (" --set end=30", &["contract big-misere --by Di|0"], [0, 0, 0, 36], "Di wins with 36."),
        (" --set end=30", &["contract piccolo --by Di|1"], [0, 0, 0, 24], ""),
        (" --set end=30", &["contract suit-13:h --by Ana --with Cy|13"], [30, 0, 30, 0], ""),
        (
            " --set end=30",
            &["contract suit-13:h --by Ana --with Cy|13", "contract big-misere --by Bo|0"],
            [30, 36, 30, 0],
            "Bo wins with 36.",
        ),
        (" --set end=200", &["contract small-chelem:h --by Bo|12"], [0, 100, 0, 0], ""),
        (" --set end=1", &["contract solo-6:h --by Bo|5"], [10, -15, 10, 10], ""),
        // Settings that pay more.
        (" --set overtricks=all", &["contract solo-8:h --by Bo|13"], [0, 36, 0, 0], ""),
        (" --set trou-all=30", &["contract trou:h --by Bo --with Di|13"], [0, 30, 0, 30], ""),
        (
            " --set trou-all=30 --set end=30",
            &["contract trou:h --by Bo --with Di|12", "contract piccolo --by Di|1"],
            [0, 16, 0, 40],
            "Di wins with 40.",
        ),
    ] {
        let table = Table::after(&[&format!("{NEW}{settings}")]);
        for deal in deals {
            assert_eq!(table.json("sheet")["finished"], false, "{deals:?}");
            let (contract, took) = deal.split_once('|').expect("tricks");
            table.done(contract);
            table.done(&format!("took {took}"));
        }
        assert_eq!(totals(&table), after, "{deals:?}");
        let due = table.json("status")["due"].as_str().expect("a sentence").to_owned();
        match ends {
            "" => assert!(due.ends_with(" to speak."), "{deals:?}: {due}"),
            ends => assert_eq!(due, format!("The game is over: {ends}"), "{deals:?}"),
        }
        assert_replays(&table);
        table.done("undo");
        assert_eq!(table.json("sheet")["finished"], false, "{deals:?}");
    }
}

#[test]
fn each_contract_states_its_requirements_when_due() {
    const DISCARD: &str = "Each player may discard a card before the first trick. 12 tricks are played in \
         petite-misere, whether or not anybody discards. [our reading: a player who \
         discards has no card left for another trick]";
    for (contract, told, notes) in [
        (
            "suit-8:h --by Bo --with Cy",
            "suit-8 in hearts ♥ by Bo with Cy",
            &["Bo and Cy must take at least 8 tricks.", "Ana leads."][..],
        ),
        (
            "suit-13:c --by Cy --with Ana",
            "suit-13 in clubs ♣ by Cy with Ana",
            &["Cy and Ana must take all thirteen tricks.", "Ana leads."],
        ),
        (
            "solo-6:s --by Bo",
            "solo-6 in spades ♠ by Bo",
            &["Bo must take at least 6 tricks.", "Ana leads."],
        ),
        (
            "solo-8:d --by Ana",
            "solo-8 in diamonds ♦ by Ana",
            &["Ana must take at least 8 tricks.", "Ana leads."],
        ),
        (
            "petite-misere --by Bo",
            "petite-misere by Bo",
            &["Bo must take no tricks.", "Ana leads.", DISCARD],
        ),
        ("piccolo --by Bo", "piccolo by Bo", &["Bo must take exactly one trick.", "Ana leads."]),
        (
            "abondance-9:h --by Cy",
            "abondance-9 in hearts ♥ by Cy",
            &["Cy must take at least 9 tricks.", "Cy leads."],
        ),
        (
            "trou:d --by Bo --with Di",
            "trou in diamonds ♦ by Bo with Di",
            &["Bo and Di must take at least 9 tricks.", "Di leads."],
        ),
        ("big-misere --by Di", "big-misere by Di", &["Di must take no tricks.", "Ana leads."]),
        (
            "abondance-11:s --by Bo",
            "abondance-11 in spades ♠ by Bo",
            &["Bo must take at least 11 tricks.", "Bo leads."],
        ),
        (
            "big-misere-open --by Bo",
            "big-misere-open by Bo",
            &[
                "Bo must take no tricks.",
                "Ana leads.",
                "After the second trick the hand of Bo is played face up.",
            ],
        ),
        (
            "small-chelem:none --by Bo",
            "small-chelem without trump by Bo",
            &["Bo must take at least 12 tricks.", "Bo leads."],
        ),
        (
            "big-chelem:h --by Di",
            "big-chelem in hearts ♥ by Di",
            &["Di must take all thirteen tricks.", "Di leads."],
        ),
    ] {
        let table = Table::after(&[NEW]);
        assert!(!table.done("status").contains("leads."), "{contract}");
        table.done(&format!("contract {contract}"));
        let status = at_width(&table, "status", 200);
        let due = format!("Tricks due: {told}.");
        let lines = [&[due.as_str()], notes, &["Next: hoyle took N"]].concat().join("\n");
        assert!(status.contains(&lines), "{contract}\n{status}");
        assert_eq!(status.contains("discard"), contract.starts_with("petite"), "{contract}");
    }
}

#[test]
fn every_bid_can_be_a_contract_and_pays_its_points() {
    let rules = presets::ruleset("auction-whist").expect("a preset");
    let auction = rules.bidding.auction().expect("an auction");
    for bid in &auction.bids {
        let alone = bid.play == hoyle::rules::Play::Solo;
        let with = if alone { "" } else { " --with Di" };
        let trump = match bid.trump {
            hoyle::rules::NamesTrump::None => "",
            hoyle::rules::NamesTrump::Suit | hoyle::rules::NamesTrump::Turned => ":c",
            hoyle::rules::NamesTrump::Either => ":none",
            _ => unreachable!("no bid of auction whist is in one suit"),
        };
        let table = Table::after(&[NEW]);
        for took in [0, bid.tricks(13)] {
            let worth = table.json(&format!("score auction-whist {} --took {took}", bid.id));
            let points = |key: &str| worth[key].as_i64().expect("points");
            let challenger = points("challenger");
            let opponent = points("opponent");
            table.done(&format!("contract {}{trump} --by Bo{with}", bid.id));
            table.done(&format!("took {took}"));
            let partner = if alone { opponent } else { challenger };
            assert_eq!(totals(&table), [opponent, challenger, opponent, partner], "{}", bid.id);
            table.done("undo");
            table.done("undo");
        }
        table.done(&format!("contract {}{trump} --by Bo{with}", bid.id));
        table.refused(1, &format!("took {}", bid.tricks(13) + 1));
        table.refused(1, "took -1");
    }
}

#[test]
fn impossible_contracts_are_refused() {
    for (contract, rule) in [
        ("suit-8:h --by Bo", "[auction-whist.contract:"),
        ("trou:h --by Bo", "[auction-whist.contract:"),
        ("suit-8:h --by Bo --with Bo", "cannot be both"),
        ("trou:h --by Bo --with Bo", "cannot be both"),
        ("solo-6:h --by Bo --with Di", "[auction-whist.contract:"),
        ("piccolo --by Bo --with Di", "[auction-whist.contract:"),
        ("piccolo --by Bo --with Bo", "[auction-whist.contract:"),
        ("big-chelem:h --by Bo --with Di", "[auction-whist.contract:"),
        ("suit-8 --by Bo --with Di", "[auction-whist.contract:"),
        ("suit-8:none --by Bo --with Di", "[auction-whist.contract:"),
        ("solo-6 --by Bo", "[auction-whist.contract:"),
        ("abondance-9:none --by Bo", "[auction-whist.contract:"),
        ("petite-misere:h --by Bo", "[auction-whist.contract:"),
        ("big-misere:none --by Bo", "[auction-whist.contract:"),
        ("small-chelem --by Bo", "[auction-whist.contract:"),
        ("trou --by Bo --with Di", "[auction-whist.contract:"),
        ("trou:none --by Bo --with Di", "[auction-whist.contract:"),
    ] {
        let table = Table::after(&[NEW]);
        let said = table.refused(1, &format!("contract {contract}")).stderr;
        assert!(said.contains(rule), "{contract}\n{said}");
    }
    for unknown in ["suit-7:h --by Bo --with Di", "solo-9:h --by Bo"] {
        let said = Table::after(&[NEW]).refused(2, &format!("contract {unknown}")).stderr;
        assert!(said.contains("There is no bid called"), "{unknown}\n{said}");
    }
    let table = Table::after(&[NEW]);
    for contract in
        ["solo-6:x --by Bo", "piccolo", "piccolo --by Eve", "suit-8:h --by Bo --with Eve"]
    {
        assert_ne!(table.hoyle(&format!("contract {contract}")).code, 0, "{contract}");
    }
    assert_eq!(table.json("status")["deal"]["phase"], "calling");
}

#[test]
fn tricks_count_for_the_declaring_side() {
    let table = Table::after(&[NEW, "contract suit-8:h --by Bo --with Di"]);
    table.refused(1, "took Ana=8");
    table.refused(1, "took 8 5");
    table.refused(1, "took Bo=4 Di=4");
    for took in ["8", "Bo=8", "Di=8", "bo=8"] {
        table.done(&format!("took {took}"));
        assert_eq!(totals(&table), [0, 7, 0, 7], "{took}");
        table.done("undo");
    }
}

#[test]
fn the_partner_of_a_trou_names_the_trump_and_leads() {
    let calls = "call pass-trou trou pass-trou pass-trou pass pass pass";
    let table = Table::after(&[NEW, calls]);
    let status = table.json("status");
    assert_eq!(status["deal"]["phase"], "partner");
    assert_eq!(status["next"], "hoyle contract trou:SUIT --by Bo --with NAME");
    for contract in [
        "solo-6:h --by Bo",
        "trou:h --by Ana --with Bo",
        "suit-8:h --by Bo --with Ana",
        "trou:h --by Bo",
        "trou:h --by Bo --with Bo",
        "trou:none --by Bo --with Cy",
    ] {
        table.refused(1, &format!("contract {contract}"));
    }
    table.refused(1, "took 9");
    table.refused(1, "call pass");
    table.done("contract trou:h --by Bo --with Cy");
    let status = table.done("status");
    assert!(status.contains("Cy leads.\n"), "{status}");
    assert!(status.contains("hearts ♥ trump"), "{status}");
    table.done("took 9");
    assert_eq!(totals(&table), [0, 16, 16, 0]);
}

#[test]
fn status_shows_the_auction_and_the_open_calls() {
    let calls = "call pass-trou pass-trou pass-trou pass-trou suit-8:h join solo-6:s";
    let table = Table::after(&[NEW, calls]);
    assert_snapshot!("auction_status_80", at_width(&table, "status", 80));
    assert_snapshot!("auction_status_40", at_width(&table, "status", 40));
    let deal = &table.json("status")["deal"];
    assert_eq!(deal["turn"], "Di");
    assert_eq!(
        deal["calls"]["made"][4],
        serde_json::json!({"player": "Ana", "call": "suit-8:hearts"})
    );
}

#[test]
fn a_pair_has_the_last_word_until_a_card_or_a_result() {
    const CALLS: &str = "call pass-trou pass-trou pass-trou pass-trou suit-8:h join pass pass";
    let table = Table::after(&[NEW]);
    assert_snapshot!(at_width(&table, CALLS, 80), @"
    Ana: pass-trou, Bo: pass-trou, Cy: pass-trou, Di: pass-trou, Ana: suit-8 in
    hearts ♥, Bo: join at suit-8 in hearts ♥, Cy: pass, Di: pass.
    Tricks due: suit-8 in hearts ♥ by Ana with Bo.
    Ana and Bo must take at least 8 tricks.
    Ana leads.
    Bo may still raise, or Ana may still break away with a higher solo bid.
    Open to Bo: suit-9 ♥, suit-10 ♥, suit-11 ♥, suit-12 ♥, suit-13 ♥
    Open to Ana: solo-6 ♠♣♦♥, solo-7 ♠♣♦♥, petite-misere, solo-8 ♠♣♦♥, piccolo,
    big-misere, big-misere-open
    Record calls: hoyle call CALL…
    Next: hoyle took N
    ");
    // The tricks come next; the late calls are an offer.
    let status = table.json("status");
    assert_eq!(status["next"], "hoyle took N");
    assert_eq!(
        (&status["deal"]["phase"], &status["deal"]["turn"]),
        (&"tricks".into(), &"Ana".into())
    );
    let calls = &status["deal"]["calls"];
    let late = calls["late"].as_array().expect("calls");
    let is_open = |player: &str, call: &str| {
        late.contains(&serde_json::json!({"player": player, "call": call}))
    };
    assert!(is_open("Bo", "suit-9:hearts") && is_open("Ana", "solo-6:spades"));
    assert!(!is_open("Ana", "pass") && !is_open("Bo", "suit-9:spades"));
    assert!(table.done("check call suit-9:h").contains("Bo"), "it is the joiner's");
    assert!(table.done("check call solo-6:h").contains("Ana"), "it is the caller's");
    let ruling = table.json("check call solo-6:h");
    let open: Vec<_> = late.iter().map(|late| late["call"].clone()).collect();
    assert_eq!(calls["open"], serde_json::json!(open));
    assert_eq!((&ruling["rule"], &ruling["open"]), (&"auction-whist.raise".into(), &calls["open"]));
    for (call, rule) in [
        ("pass", "call-turn"),
        ("join", "call-turn"),
        ("suit-9:s", "raise"),
        ("suit-8:h", "ranking"),
        ("abondance-9:h", "first-turn"),
    ] {
        let said = table.refused(1, &format!("call {call}")).stderr;
        assert!(said.contains(&format!("auction-whist.{rule}")), "{call}\n{said}");
    }
    let told = table.done("call suit-9:h");
    assert!(told.starts_with("Bo: suit-9 in hearts ♥.\n"), "{told}");
    let told = table.done("call solo-6:d");
    assert!(told.starts_with("Ana: solo-6 in diamonds ♦.\n"), "{told}");
    assert!(!told.contains("may still"), "{told}");
    table.refused(1, "call solo-7:d");
    assert!(table.done("log").contains("Ana: solo-6 in diamonds ♦"));
    table.done("took 6");
    assert_eq!(totals(&table), [12, 0, 0, 0]);
    assert_replays(&table);
    // A card ends it, and so does the number of tricks; taking either back reopens it.
    for ended in ["trick 2h 3h 4h 5h", "took 8"] {
        let table = Table::after(&[NEW, CALLS, ended]);
        assert!(!table.done("status").contains("may still"), "{ended}");
        table.refused(1, "call suit-9:h");
        table.done("undo");
        table.done("call suit-9:h");
        assert_eq!(table.json("status")["deal"]["contract"]["bid"], "suit-9");
    }
    // What the table agreed on by itself is settled.
    let table = Table::after(&[NEW, "contract suit-8:h --by Ana --with Bo"]);
    table.refused(1, "call suit-9:h");
    // One command may hold the whole auction with its last word.
    let table = Table::after(&[NEW, &format!("{CALLS} suit-10:h")]);
    assert_eq!(table.json("status")["deal"]["contract"]["bid"], "suit-10");
    table.done("fix 1 call pass-trou pass-trou pass-trou pass-trou suit-8:h join pass pass");
    assert_eq!(table.json("status")["deal"]["contract"]["bid"], "suit-8");
}

#[test]
fn commands_of_other_games_are_refused() {
    let table = Table::after(&[NEW]);
    for line in ["bid 3", "trump hearts", "extra zero", "took 3"] {
        table.refused(1, line);
    }
    assert_ne!(table.hoyle("check bid 3").code, 0);
    for set in ["premium=3", "hook=off", "match=tricks", "promotions=ten", "zero-finish=on"] {
        let said = table.refused(2, &format!("new auction-whist Ana Bo Cy Di --set {set}"));
        assert!(said.stderr.contains("cannot be set"), "{}", said.stderr);
    }
}

#[test]
fn a_lapsed_call_is_explained_with_the_deal() {
    let calls = "call pass-trou pass-trou pass-trou pass-trou solo-6:d suit-10:s pass pass pass";
    let table = Table::after(&[NEW, calls, "took 6"]);
    let told = one_line(&table.done("explain 1"));
    assert!(told.contains("Nobody joined suit-10 in spades ♠ by Bo, so it lapses."), "{told}");
}
