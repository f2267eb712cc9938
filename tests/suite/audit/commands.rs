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
    assert_eq!((script.code, script.stdout.as_str()), (1, PLAYED));
    assert_eq!(table.hoyle("audit sheet.txt --rules romanian --save --dealer Peter").code, 1);
    assert!(table.done("script").contains(PLAYED.trim_end()), "{}", table.done("script"));
    // Without the bids of the last deal, several numbers of tricks fit.
    table.write("sheet.txt", &SLIP.replace("2 0 15 2 14 2 20", "2 ? ? ? ? ? ?"));
    let open = table.refused(3, "audit sheet.txt --rules romanian --save --dealer Peter");
    assert!(open.stderr.contains("The tricks of deal 4 are not certain"), "{}", open.stderr);
}

#[test]
fn a_slip_in_the_number_of_cards_has_no_player() {
    let table = table(&SLIP.replace("2 0 15 2 14 2 20", "4 0 15 2 14 2 10").replace("13\n", "3\n"));
    let plain = table.hoyle("audit sheet.txt --rules romanian --plain");
    assert_eq!((plain.code, plain.stdout.as_str()), (1, "4\t\tcards\tcards\t4\t2\n"));
}

#[test]
fn the_page_marks_each_slip() {
    let page = table(SLIP).hoyle("audit sheet.txt --rules romanian --format html");
    assert_eq!((page.code, page.stdout.matches(" → ").count()), (1, 1), "{}", page.stdout);
    assert!(page.stdout.contains("total n p2 missed\">13 → 3</td>"), "{}", page.stdout);
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
