//! `hoyle audit` as it is typed: its answers, formats and exit codes, and the game that it keeps.

use crate::common::Table;

/// Peggy's total is ten too high from the third deal on.
const SLIP: &str = "\
Peter John Peggy
1 1 6 0 5 1 -1
1 0 11 0 10 0 -2
1 1 10 1 16 0 13
2 0 15 2 14 2 20
";

/// The same evening as a script.
const PLAYED: &str = "\
new romanian Peter John Peggy --dealer Peter
bid 0 1 1
took 0 0 1
bid 0 0 0
took 1 0 0
bid 1 1 0
took 0 1 0
bid 2 2 0
took 0 2 0
";

fn table(sheet: &str) -> Table {
    let table = Table::new();
    table.write("sheet.txt", sheet);
    table
}

#[test]
fn a_wrong_sheet_is_corrected() {
    let said = table(SLIP).hoyle("audit sheet.txt --rules romanian");
    assert_eq!(said.code, 1);
    assert!(said.stdout.starts_with(
        "1 slip by the rules of Romanian whist:\n\
         Deal 3, Peggy, total: 13 should be 3; from here on 10 too many.\n\
         With the right totals, first place changes.\n"
    ));
    assert!(said.stdout.contains("\n3 Peggy     10       20\n"), "{}", said.stdout);
    let right = SLIP.replace(" 13\n", " 3\n").replace(" 20\n", " 10\n");
    assert_eq!(table(&right).hoyle("audit sheet.txt --rules romanian").code, 0);
}

#[test]
fn a_sheet_whose_tricks_are_certain_becomes_a_game() {
    let table = table(SLIP);
    let script = table.hoyle("audit sheet.txt --rules romanian --script --dealer Peter");
    let note = script.stdout.strip_prefix(PLAYED).expect("the evening");
    assert_eq!(script.code, 1);
    assert!(note.starts_with("note --deal 3 ") && note.lines().count() == 1, "{note}");
    assert!(note.contains("Deal 3, Peggy, total: 13 should be 3"), "{note}");
    assert_eq!(table.hoyle("audit sheet.txt --rules romanian --save --dealer Peter").code, 1);
    assert!(table.done("script").contains(PLAYED.trim_end()), "{}", table.done("script"));
    // Without the bids of the last deal, several numbers of tricks fit.
    table.write("sheet.txt", &SLIP.replace("2 0 15 2 14 2 20", "2 ? ? ? ? ? ?"));
    let open = table.refused(3, "audit sheet.txt --rules romanian --save --dealer Peter");
    assert!(open.stderr.contains("The bids of deal 4 are not certain"), "{}", open.stderr);
}

#[test]
fn a_slip_in_the_number_of_cards_has_no_player() {
    let table = table(&SLIP.replace("2 0 15 2 14 2 20", "4 0 15 2 14 2 10").replace("13\n", "3\n"));
    let plain = table.hoyle("audit sheet.txt --rules romanian --plain");
    assert_eq!((plain.code, plain.stdout.as_str()), (1, "4\t\tcards\tcards\t4\t2\tproven\n"));
}

#[test]
fn the_page_marks_each_slip() {
    let page = table(SLIP).hoyle("audit sheet.txt --rules romanian --format html");
    assert_eq!((page.code, page.stdout.matches(" → ").count()), (1, 2), "{}", page.stdout);
    assert!(page.stdout.contains("total n p2 missed\">13 → 3</td>"), "{}", page.stdout);
    // The total below is right again only with the same points off.
    assert!(page.stdout.contains("total n p2\">20 → 10</td>"), "{}", page.stdout);
}

/// What an audit by these rules finds.
fn json(table: &Table, rules: &str) -> serde_json::Value {
    let said = table.hoyle(&format!("audit sheet.txt --rules {rules} --json"));
    serde_json::from_str(&said.stdout).expect("JSON")
}

/// The paragraphs before the tables, each in one line.
fn verdict(table: &Table, line: &str) -> Vec<String> {
    let said = table.hoyle(line).stdout;
    let before_tables = said.split("\n\n").next().unwrap_or_default();
    before_tables.replace("\n  ", " ").lines().map(str::to_owned).collect()
}

/// Mihai has 41 after deal 15 by 32 + 9, so that he bid 3 and made it; or else he added wrong.
const CLAIMED: &str = include_str!("../../../examples/evening-on-paper.txt");

#[test]
fn nobody_loses_first_place_by_a_guess() {
    let table = table(CLAIMED);
    let said = verdict(&table, "audit sheet.txt --rules romanian");
    assert!(said[1].starts_with("1. Deal 15, Mihai, bid: 2 should be 3"), "{said:?}");
    assert!(said[1].ends_with("Every total stays as it is."), "{said:?}");
    assert!(said[2].starts_with("2. Deal 15, Mihai, total: 41 should be 32"), "{said:?}");
    assert!(said[2].ends_with("Radu is in place 1 instead of 2."), "{said:?}");
    assert_eq!(said[3..], ["First place depends on which is true."]);

    let json = json(&table, "romanian");
    assert_eq!((&json["proven"], &json["consistent"]), (&false.into(), &false.into()));
    assert_eq!(json["first_place"], "depends");
    assert_eq!(json["explanations"].as_array().map(Vec::len), Some(2));
    assert_eq!(json["explanations"][0]["slips"], json["slips"]);
    let radu = &json["explanations"][1]["totals"][3];
    assert_eq!(*radu, serde_json::json!({"player": "Radu", "total": 67, "place": 1}));
    let plain = table.hoyle("audit sheet.txt --rules romanian --plain");
    assert_eq!(plain.stdout, "15\tMihai\tbid\tpoints\t2\t3\tguess\n");
    let page = table.hoyle("audit sheet.txt --rules romanian --format html");
    assert!(page.stdout.contains("<p>First place depends on which is true.</p>"));
}

#[test]
fn a_guess_becomes_no_game_unless_it_is_chosen() {
    let table = table(CLAIMED);
    let keep = "audit sheet.txt --rules romanian --save --dealer Ioana";
    let guess = table.refused(3, keep);
    assert!(guess.stderr.contains("does not show which slips it has"), "{}", guess.stderr);
    assert!(guess.stderr.contains("--choose 1"), "{}", guess.stderr);
    let neither = table.refused(2, &format!("{keep} --choose 3"));
    assert!(neither.stderr.contains("There is no explanation 3"), "{}", neither.stderr);
    // No total depends on the tricks of deal 5.
    assert_eq!(table.hoyle(&format!("{keep} --choose 1")).code, 1);
    let script = table.done("script");
    assert!(script.contains("note --deal 5") && script.contains("Mihai 0/2"), "{script}");
}

/// Everything agrees but the sums of the bids: 0 + 1 + 0 with one card, 1 + 1 + 0 with two.
const HOOKED: &str = "\
cards,A bid,A took,A points,A total,B bid,B took,B points,B total,C bid,C took,C points,C total
1,0,0,10,10,1,1,11,11,0,0,10,10
2,1,1,11,21,1,0,0,11,0,1,1,11
3,1,1,11,32,1,1,11,22,0,1,1,12
";

#[test]
fn bids_against_the_hook_move_no_points() {
    let table = table(HOOKED);
    let said = verdict(&table, "audit sheet.txt --rules oh-hell");
    assert_eq!(
        said,
        [
            "The totals are right by the rules of Oh Hell, but some bids are not:",
            "Deals 1 and 2: the bids add up to the cards, against oh-hell.hook. Nobody's points change."
        ]
    );
    assert_eq!(table.hoyle("audit sheet.txt --rules oh-hell").code, 1);
    let json = json(&table, "oh-hell");
    assert_eq!(json["slips"], serde_json::json!([]));
    assert_eq!(
        json["breaches"][1],
        serde_json::json!({"row": 2, "bids": 2, "cards": 2, "rule": "oh-hell.hook"})
    );
    assert_eq!(json["totals"][0]["total"], 32);
    assert_eq!(table.hoyle("audit sheet.txt --rules oh-hell --set hook=off").code, 0);
}

#[test]
fn a_wrong_cell_of_points_says_what_the_hand_is_worth() {
    let table = table(&HOOKED.replace("0,0,10,10\n2,1", "0,0,20,10\n2,1"));
    let said = verdict(&table, "audit sheet.txt --rules oh-hell --set hook=off");
    assert_eq!(said[1..], ["Deal 1, C, points: 20 should be 10: bid 0, took 0 is worth 10."]);
}

/// Peter makes every deal: with five in a row, from the fourth on, he is owed ten more in the eighth.
const RUN: &str = "\
Peter John Peggy
1 1 6 1 -1 0 5
1 0 11 0 -2 0 10
1 1 17 0 3 1 9
2 1 23 2 2 0 14
3 1 29 1 1 2 21
4 2 36 0 6 1 20
5 1 42 2 13 3 19
6 2 49 2 12 1 25
7 1 55 3 20 2 24
";

#[test]
fn a_forgotten_bonus_is_named_first() {
    let said = verdict(&table(RUN), "audit sheet.txt --rules romanian --set promotions=five");
    assert!(
        said[1].starts_with("1. Deal 8, Peter, total: 49 should be 59: the bonus for a run is wrong; from here on 10 too few."),
        "{said:?}"
    );
}

#[test]
fn a_second_slip_is_judged_from_the_right_total() {
    // Peggy has ten too many from the third deal on, and ten more from the fifth.
    let twice = format!("{SLIP}3 1 21 0 13 0 29\n4 0 26 3 12 2 36\n");
    let json = json(&table(&twice), "romanian");
    let expected: Vec<i64> = json["slips"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|slip| slip["expected"].as_i64())
        .collect();
    assert_eq!(expected, [3, 9]);
    assert_eq!(json["totals"][2]["total"], 16);
}

#[test]
fn slips_of_whole_deals_are_one_slip_each() {
    let sheets = [
        (include_str!("../shell/printed/deal-missing.csv"), "A deal was left out before deal 14."),
        (
            include_str!("../shell/printed/deal-twice.csv"),
            "Deal 16 is the one before it, written again.",
        ),
        (
            include_str!("../shell/printed/deals-swapped.csv"),
            "Deals 8 and 9 stand in each other's place.",
        ),
        (
            include_str!("../shell/printed/columns-swapped.csv"),
            "Deals 2–3: Ioana and Radu have each other's columns.",
        ),
        (
            include_str!("../shell/printed/bids-for-tricks.csv"),
            "Deals 9–12: bids and tricks stand in each other's columns.",
        ),
    ];
    for (sheet, slip) in sheets {
        let said = verdict(&table(sheet), "audit sheet.txt --rules romanian");
        assert_eq!(said, ["1 slip by the rules of Romanian whist:", slip]);
    }
}

#[test]
fn numbers_trumps_and_dealers_are_checked() {
    let table = table(include_str!("../shell/printed/label.csv"));
    let said = verdict(&table, "audit sheet.txt --rules romanian");
    assert_eq!(
        said[1..],
        [
            "Deal 4, number: 5 should be 4.",
            "Deal 9, dealer: Ștefania should be Radu.",
            "Deal 11, trump: hearts ♥ should be no trump.",
        ]
    );
    // Dealers in no order at all are not slips.
    table.write("sheet.txt", "dealer,Ana bid,Ana took,Ana total,Ben bid,Ben took,Ben total,Cid bid,Cid took,Cid total\nAna,0,0,5,0,1,-1,0,0,5\nAna,0,0,10,0,1,-2,0,0,10\nAna,0,0,15,0,1,-3,0,0,15\n");
    let said = verdict(&table, "audit sheet.txt --rules romanian");
    assert_eq!(said[1], "Not checked, since too little of it follows the rules: dealer.");
}

/// The first number, or the first dealer, is no better than the others.
#[test]
fn a_wrong_label_in_the_first_deal_is_found_there() {
    let sheet = include_str!("../shell/printed/label.csv")
        .replace("\n5,1,clubs", "\n4,1,clubs")
        .replace("spades,Ștefania,1", "spades,Radu,1")
        .replace("8,hearts,Mihai,3,1", "8,none,Mihai,3,1");
    let wrong = [("\n1,1,clubs,Radu", "\n5,1,clubs,Radu", "Deal 1, number: 5 should be 1.")];
    let others =
        [("\n1,1,clubs,Radu", "\n1,1,clubs,Mihai", "Deal 1, dealer: Mihai should be Radu.")];
    for (right, slip, said) in wrong.into_iter().chain(others) {
        let table = table(&sheet.replace(right, slip));
        let verdict = verdict(&table, "audit sheet.txt --rules romanian");
        assert_eq!(verdict, ["1 slip by the rules of Romanian whist:", said]);
    }
}

/// Swapping two deals would leave so few labels right that their column could not be checked at all.
#[test]
fn a_wrong_label_on_a_short_sheet_is_no_swap_of_deals() {
    let header = "deal,dealer,Ana bid,Ana total,Ben bid,Ben total,Cid bid,Cid total\n";
    let rows = "1,Ana,0,5,0,-1,0,5\n2,Ben,0,10,0,-2,0,10\n3,Cid,0,15,0,-3,0,15\n\
        4,Ana,0,20,0,-5,0,20\n5,Ben,0,25,0,-8,0,25\n";
    let slips = [
        ("\n4,Ana", "\n5,Ana", "Deal 4, number: 5 should be 4."),
        ("\n3,Cid", "\n3,Ben", "Deal 3, dealer: Ben should be Cid."),
    ];
    for (right, slip, said) in slips {
        let table = table(&format!("{header}{}", rows.replace(right, slip)));
        let verdict = verdict(&table, "audit sheet.txt --rules romanian --set promotions=off");
        assert_eq!(verdict, ["1 slip by the rules of Romanian whist:", said]);
    }
}

#[test]
fn more_columns_than_a_player_can_have_are_refused() {
    let sheet = "cards,Ana bid,Ana,Ana,Ana,Ana,Ana,Ben,Cid\n1,1,1,1,6,6,6,0,1\n";
    let said = table(sheet).refused(3, "audit sheet.txt --rules romanian");
    assert_eq!(said.stderr, "hoyle: sheet.txt:1:15: The column “Ana” appears twice.\n");
}

#[test]
fn a_total_of_zero_wins_and_bids_break_ties_as_in_a_game() {
    // X loses the deals marked so, with every trick and a bid of zero, and comes to exactly zero.
    let lost = [1, 1, 1, 8, 8, 8, 7, 7, 6, 2, 1];
    let mut left = lost.to_vec();
    let cards: Vec<u32> = [1, 1, 1].into_iter().chain(2..8).chain([8, 8, 8]).collect();
    let cards = cards.iter().chain(cards[..9].iter().rev());
    let mut script =
        "new romanian X Y Z --dealer X --set zero-finish=on --set promotions=off\n".to_owned();
    for cards in cards {
        let at = left.iter().position(|lost| lost == cards);
        script += &match at.map(|at| left.remove(at)) {
            Some(_) => format!("bid X=0 Y=0 Z=0\ntook X={cards} Y=0 Z=0\n"),
            None => format!("bid X=0 Y={cards} Z=1\ntook X=0 Y={cards} Z=0\n"),
        };
    }
    let table = table("X Y\n");
    table.write("evening.hoyle", &script);
    let sheet = table.done("replay evening.hoyle --style paper --format csv");
    table.write("sheet.csv", &sheet);
    let said =
        table.done("audit sheet.csv --rules romanian --set zero-finish=on --set promotions=off");
    assert!(said.contains("\n1 X      0\n2 Y"), "{sheet}{said}");
    let usual = table.done("audit sheet.csv --rules romanian --set promotions=off");
    assert!(usual.contains("\n3 X      0\n"), "{usual}");

    table.write("ties.csv", "cards,Ana bid,Ana took,Ana total,Ben bid,Ben took,Ben total,Cid bid,Cid took,Cid total\n1,0,0,0,1,1,0,1,0,1\n");
    let said = table.done("audit ties.csv --rules romanian --scoring scratch");
    assert!(said.contains("\n1 Ben      0\n2 Ana      0\n3 Cid      1\n"), "{said}");
}

/// A game of three deals, of three cards, of two and of one, in which the first was struck out: played again at once,
/// after all others, or not at all.
const STRUCK: [(&str, &[&str]); 3] = [
    (
        "at once",
        &[
            "bid 1 1 0",
            "took 2 1 0",
            "redeal --deal 1",
            "bid 1 1 0",
            "took 1 1 1",
            "bid 1 0 0",
            "took 1 1 0",
        ],
    ),
    (
        "later",
        &[
            "bid 1 1 0",
            "took 2 1 0",
            "bid 1 0 0",
            "took 1 1 0",
            "redeal --deal 1",
            "bid 0 0 0",
            "took 1 0 0",
            "bid 1 1 0",
            "took 1 1 1",
        ],
    ),
    (
        "not at all",
        &[
            "bid 1 1 0",
            "took 2 1 0",
            "bid 1 0 0",
            "took 1 1 0",
            "redeal --deal 1 --skip",
            "bid 0 0 0",
            "took 1 0 0",
        ],
    ),
];

#[test]
fn a_row_that_is_struck_out_does_not_count() {
    for (when, commands) in STRUCK {
        let table =
            Table::after(&["new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=3"]);
        for command in commands {
            table.done(command);
        }
        for form in [
            "paper --format text",
            "paper --format markdown",
            "paper --format csv",
            "full --format csv",
            "full --format markdown",
        ] {
            let sheet = table.done(&format!("sheet --style {form}"));
            table.write("sheet.txt", &sheet);
            let audit = "audit sheet.txt --rules oh-hell --schedule down --set top=3";
            let said = table.hoyle(audit);
            assert!(said.code == 0, "{when}, {form}: {}\n{sheet}", said.all());
            assert!(
                said.stdout.starts_with("The sheet is right by"),
                "{when}, {form}: {}",
                said.stdout
            );
            if form.ends_with("csv") {
                let mut header = sheet.lines().next().unwrap_or_default().split(',');
                let column = header.position(|name| name == "Cy total").expect("a column");
                let row = sheet.lines().last().expect("a row");
                let mut cells: Vec<&str> = row.split(',').collect();
                cells[column] = "77";
                table.write("sheet.txt", &sheet.replace(row, &cells.join(",")));
                assert_eq!(table.hoyle(audit).code, 1, "{when}, {form}: {cells:?}");
            }
        }
        // Wide enough, as in a pipe, the text has all columns; a narrow one leads to the CSV.
        let wide =
            table.run(&["sheet", "--style", "full", "--format", "text"], &table.path(""), None);
        table.write("sheet.txt", &wide.stdout);
        let audit = "audit sheet.txt --rules oh-hell --schedule down --set top=3";
        assert_eq!(table.hoyle(audit).code, 0, "{when}: {}", wide.stdout);
        table.write("sheet.txt", &table.done("sheet --style full --format text"));
        let said = table.hoyle(audit);
        assert!(said.code == 0 || said.stderr.contains("hoyle sheet FILE.csv"), "{}", said.all());

        table.write("sheet.txt", &table.done("sheet --format csv"));
        let kept =
            "audit sheet.txt --rules oh-hell --schedule down --set top=3 --script --dealer Cy";
        let said = table.hoyle(kept).all();
        assert_eq!(said.contains("not played again at once"), when != "at once", "{when}: {said}");
        let noted =
            said.contains("note --deal 1 'On the sheet, a row above this deal is struck out.'");
        assert_eq!(noted, when == "at once", "{when}: {said}");
    }
}

/// Many rows may be struck out above one.
#[test]
fn rows_that_are_struck_out_may_be_most_of_a_sheet() {
    let struck = "1,~~0~~,,0,,0,,Ana\n".repeat(9);
    let rows = format!("{struck}2,0,10,0,10,2,12,Bo\n{struck}3,0,20,0,20,2,12,Ana\n");
    let table = Table::new();
    let header = "cards,Ana bid,Ana total,Bo bid,Bo total,Cy bid,Cy total,dealer\n";
    table.write("sheet.txt", &format!("{header}{rows}"));
    let said = table.hoyle("audit sheet.txt --rules oh-hell --schedule up");
    assert!(said.code <= 1, "{}", said.all());
}

/// The totals may be written again below a struck row as they were.
#[test]
fn totals_repeated_beside_a_struck_row_are_no_second_deal() {
    let table = Table::new();
    let header =
        "cards,Ana bid,Ana took,Ana total,Bo bid,Bo took,Bo total,Cy bid,Cy took,Cy total\n";
    for struck in
        ["2,~~0~~,~~0~~,10,~~1~~,~~2~~,1,~~0~~,~~0~~,10", "~~2~~,~~0~~,,10,~~1~~,,1,~~0~~,,10"]
    {
        let rows = format!("1,0,0,10,0,1,1,0,0,10\n{struck}\n2,1,1,21,0,0,11,0,1,11\n");
        table.write("sheet.csv", &format!("{header}{rows}"));
        let said = table.hoyle("audit sheet.csv --rules oh-hell --schedule up");
        assert_eq!(said.code, 0, "{struck}: {}", said.all());
    }
}

/// In the second deal nobody takes one of the two tricks.
#[test]
fn tricks_that_nobody_takes_are_no_slip_where_the_rules_have_them() {
    let table = Table::new();
    let rules = table.done("rules oh-hell --toml");
    table.write("void.toml", &rules.replace("[play]\n", "[play]\nvoid_tricks = true\n"));
    table.write(
        "sheet.csv",
        "cards,Ana bid,Ana took,Ana total,Bo bid,Bo took,Bo total,Cy bid,Cy took,Cy total\n\
         1,0,0,10,0,1,1,0,0,10\n2,1,1,21,0,0,11,0,0,20\n",
    );
    let by = |rules: &str| table.hoyle(&format!("audit sheet.csv --rules {rules} --schedule up"));
    assert_eq!(by("./void.toml").code, 0, "{}", by("./void.toml").all());
    assert_eq!(by("oh-hell").code, 1, "{}", by("oh-hell").all());
}
