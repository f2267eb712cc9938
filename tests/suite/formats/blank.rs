//! The blank sheet, for a table that keeps score by pen.

use crate::common::Table;
use crate::formats::{all, at, text, without_styles};
use insta::assert_snapshot;
use scraper::Html;

const SEVEN: &str = "schedule romanian A B C D E F G --dealer G --format html";

/// Returns every kind of blank sheet, with its name.
pub(crate) fn pages() -> Vec<(String, String)> {
    let lines = [
        "schedule serbian Igor Jovana Dunja Dušan --format html",
        "schedule oh-hell --players 5 --set forehead=first-and-last --format html",
        "schedule auction-whist --players 4 --format html",
        "schedule german '<i>Ada' 'Bo & \"Co\"' --format html",
        SEVEN,
    ];
    let table = Table::new();
    lines.map(|line| (line.to_owned(), table.done(line))).into()
}

fn rows(page: &str) -> Vec<Vec<String>> {
    let parsed = Html::parse_document(page);
    let rows = all(&parsed, "tbody tr");
    rows.iter().map(|row| row.child_elements().map(text).collect()).collect()
}

#[test]
fn a_blank_sheet_has_one_row_per_deal_and_two_columns_per_player() {
    for (name, page) in pages() {
        assert_snapshot!(
            name.split(' ').nth(1).expect("rules").to_owned() + "_blank_html",
            without_styles(&page)
        );
    }
    let rows = rows(&Table::new().done("schedule serbian Igor Jovana Dunja Dušan --format html"));
    assert_eq!(rows.len(), 28);
    assert_eq!(rows[0][..5], ["1", "13", "♠", "Dušan", ""]);
    assert!(rows.iter().all(|row| row.len() == 4 + 2 * 4 && row[4..].iter().all(String::is_empty)));
}

#[test]
fn dashes_mark_the_dead_hand() {
    for (index, row) in rows(&Table::new().done(SEVEN)).iter().enumerate() {
        let dead = [6, 0, 1, 2, 3, 4, 5][index % 7];
        for player in 0..7 {
            let expect = if player == dead { "–" } else { "" };
            assert_eq!(row[4 + 2 * player], expect, "deal {}, player {player}", index + 1);
        }
    }
}

#[test]
fn a_game_without_a_last_deal_gets_a_full_page_of_rows() {
    for (line, wide) in [("auction-whist A B C D", 2 + 4 + 8), ("german A B", 3 + 4)] {
        let said = Table::new().hoyle(&format!("schedule {line} --format html"));
        let rows = rows(&said.stdout);
        assert_eq!(rows.len(), 24, "{line}");
        assert!(rows.iter().all(|row| row.len() == wide), "{line}: {:?}", rows[0]);
        assert!(said.stderr.starts_with("And so on until the game ends.\n"), "{}", said.stderr);
    }
}

#[test]
fn a_blank_sheet_of_spades_has_room_for_bags() {
    let page = Table::new().done("schedule spades A B C D --format html");
    let parsed = Html::parse_document(&page);
    let labels: Vec<String> = all(&parsed, "thead th").into_iter().map(text).collect();
    let of = |label: &str| labels.iter().filter(|text| *text == label).count();
    // Two sides of two: a bid of each player, the bags and the total of each side.
    assert_eq!([of("bid"), of("counts"), of("total")], [4, 2, 2], "{labels:?}");
    assert!(text(all(&parsed, "footer")[0]).contains("every 10 of a side are worth -100 points"));
}

#[test]
fn a_started_game_keeps_its_columns() {
    let table = at("new serbian A B C D --dealer D --columns D,C,B,A --id columns\n");
    let parsed = Html::parse_document(&table.done("schedule --format html"));
    let names: Vec<String> = all(&parsed, ".who").into_iter().map(text).collect();
    assert_eq!(names, ["D", "C", "B", "A"]);
}

#[test]
fn a_blank_sheet_prints_the_scoring() {
    let page = Table::new().done("schedule romanian --players 4 --scoring trick --format html");
    let score = Table::new().done("rules trick");
    let parsed = Html::parse_document(&page);
    let foot = text(all(&parsed, "footer")[0]);
    let score: Vec<&str> = score.split_whitespace().skip(1).collect();
    assert_eq!(foot.to_lowercase(), score.join(" ").to_lowercase());
}
