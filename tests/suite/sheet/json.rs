//! The JSON shapes promised to other programs.

use crate::common;
use crate::sheet::table::{self, Table};
use hoyle::cards::Suit;
use hoyle::output::json;
use insta::assert_snapshot;

/// Returns JSON with one line per deal, hand and place, for people to read.
fn spread(line: &str) -> String {
    line.replace("{\"", "\n{\"").trim().to_owned()
}

#[test]
fn a_sheet_has_the_promised_shape() {
    assert_snapshot!(spread(&json::line(&table::serbian().sheet().json)));
}

#[test]
fn half_points_are_decimal_numbers() {
    let table = table::romanian_first_deals(Some("trick")).deal(&[0, 0, 0], &[0, 0, 1]);
    assert_snapshot!(spread(&json::line(&table.sheet().json)));
}

#[test]
fn the_deal_in_progress_is_separate() {
    let table = table::romanian_first_deals(None).trump(Suit::Hearts).bids(&[0]);
    assert_snapshot!(spread(&json::line(&table.sheet().json)));
}

#[test]
fn the_dead_hand_is_named_and_has_no_cards() {
    let players = ["A", "B", "C", "D", "E", "F", "G"];
    let table = Table::of("romanian", &players, "G").deal(&[0; 6], &[1, 0, 0, 0, 0, 0]);
    assert_snapshot!(spread(&json::line(&table.sheet().json)));
}

/// The first deals of a schedule, as they are printed.
fn first_deals(line: &str, deals: usize) -> String {
    let printed = common::Table::new().done(line);
    let inner = printed.trim().trim_start_matches("[{").trim_end_matches("}]");
    let deals: Vec<&str> = inner.split("},{").take(deals).collect();
    format!("[{{{}}}]", deals.join("},{"))
}

#[test]
fn a_schedule_names_its_dealers_if_known() {
    let named = first_deals("schedule serbian Igor Jovana Dunja Dušan --json", 5);
    let unnamed = first_deals("schedule serbian --players 4 --json", 2);
    assert_snapshot!(format!("{}\n{}", spread(&named), spread(&unnamed)));
}

#[test]
fn a_schedule_says_who_sits_out() {
    let named = first_deals("schedule romanian A B C D E F G --dealer A --json", 2);
    let unnamed = first_deals("schedule romanian --players 7 --json", 2);
    assert_snapshot!(format!("{}\n{}", spread(&named), spread(&unnamed)));
}
