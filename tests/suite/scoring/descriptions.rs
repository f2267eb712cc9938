//! How rules, points and bonuses are described, at wide and narrow widths.

use crate::common::Table;
use crate::common::seat_at;
use crate::scoring::evening::{rules, seated, typed};

/// Compares the program's output at 80 and 40 columns with snapshots.
#[track_caller]
fn check(table: &Table, name: &str, line: &str) {
    let words = shell_words::split(line).expect("quotes close");
    for width in [80, 40] {
        let said = table.run(&words, &table.path("."), Some(width));
        assert_eq!(said.code, 0, "{line}: {}", said.stderr);
        said.assert_harmless();
        insta::with_settings!({ omit_expression => true, description => format!("hoyle {line}") }, {
            insta::assert_snapshot!(format!("{name}_{width}"), said.stdout);
        });
    }
}

#[test]
fn rules_are_described_with_their_points() {
    let table = Table::new();
    check(&table, "rules_serbian", "rules serbian");
    check(&table, "rules_oh_hell", "rules oh-hell");
    let chosen = "rules romanian --set promotions=ten,five --set forehead=last";
    check(&table, "rules_romanian_chosen", chosen);
    let scratch = "rules romanian --schedule 8-1-8 --scoring scratch --set no-zero=on \
                   --set five.length=players+2 --set hook=3 --set spades-double=on";
    check(&table, "rules_romanian_scratch", scratch);
    check(&table, "rules_trick", "rules oh-hell --scoring trick --set top=3");
}

#[test]
fn the_catalogue_lists_the_rules_and_the_scores() {
    check(&Table::new(), "catalogue", "rules");
}

/// A short Romanian game, from two cards to two: Ana makes the three two-card deals, which is a
/// run, and Bo misses them, which is one too. Spades double, and are turned up twice.
fn short_game() -> Table {
    let table = Table::new();
    let choices = "top=2 five.length=3 no-zero=off spades-double=on";
    let set: String = choices.split(' ').map(|one| format!(" --set {one}")).collect();
    let mut lines = vec![format!("new romanian Ana Bo Cy --dealer Ana{set} --id friday")];
    let plain = seated(rules("romanian", "top=2 five.length=3"), 3);
    let acts = typed(plain, seat_at(0), "+-o +++ x-o");
    for (deal, hands) in acts.chunks(2).enumerate() {
        let trump = if deal == 1 || deal == 5 { "spades" } else { "hearts" };
        lines.push(format!("trump {trump}"));
        lines.extend_from_slice(hands);
    }
    lines.push("extra zero".into());
    lines.push("took 0 8 0".into());
    table.write("friday.hoyle", &(lines.join("\n") + "\n"));
    table.done("replay friday.hoyle --save");
    table
}

#[test]
fn deals_players_and_games_are_explained() {
    let table = short_game();
    check(&table, "explain_bonus", "explain 6");
    check(&table, "explain_player", "explain Bo");
    check(&table, "explain_hand", "explain 6 Ana");
    check(&table, "explain_game", "explain");
    let again = table.done("explain Ana 6");
    assert_eq!(again, table.done("explain 6 Ana"), "in either order");
    assert_eq!(again, table.done("explain 6 ana"), "in any case");
}

#[test]
fn a_deal_is_explained_as_json_with_its_run() {
    let told = short_game().json("explain 6 Ana");
    insta::assert_snapshot!("explain_json", serde_json::to_string_pretty(&told).expect("JSON"));
}

#[test]
fn a_run_voided_by_a_zero_bid_is_explained() {
    let table = Table::new();
    let settings = "top=2 five.length=3 no-zero=on";
    let set: String = settings.split(' ').map(|one| format!(" --set {one}")).collect();
    let acts = typed(seated(rules("romanian", settings), 3), seat_at(0), "+-o +o+");
    let script =
        format!("new romanian Ana Bo Cy --dealer Ana{set} --id friday\n{}\n", acts.join("\n"));
    table.write("friday.hoyle", &script);
    table.done("replay friday.hoyle --save");
    check(&table, "explain_void", "explain 6 Ana");
}

#[test]
fn the_sheet_shows_bonuses_separately() {
    let table = short_game();
    check(&table, "sheet_paper", "sheet --style paper");
    check(&table, "sheet_full", "sheet --style full");
}

#[test]
fn unknown_deals_and_players_are_refused() {
    let table = short_game();
    for (line, code, piece) in [
        ("explain 11", 2, "This game has 10 deals."),
        ("explain 0", 2, "Deal 0 has not been played out yet; the latest is deal 10."),
        ("explain 3 4", 1, "Nobody at this table is called “4”."),
        ("explain Ana Bo", 2, "One deal and one player are explained at a time."),
        ("explain Boo", 1, "Did you mean Bo?"),
    ] {
        let said = table.refused(code, line);
        assert!(said.stderr.replace('\n', " ").contains(piece), "{line}: {}", said.stderr);
    }
}
