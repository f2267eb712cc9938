//! The JSON shapes promised to other programs.

use crate::common::seat_at;
use crate::sheet::table::{self, Table};
use hoyle::cards::Suit;
use hoyle::game::{DealPlan, Players};
use hoyle::output::json;
use hoyle::presets;
use hoyle::views::Schedule;
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

#[test]
fn a_schedule_names_its_dealers_if_known() {
    let rules = presets::ruleset("serbian").expect("a preset");
    let plan = DealPlan::all(&rules, 4, seat_at(3));
    let players = Players::new(&["Igor", "Jovana", "Dunja", "Dušan"]).expect("names");
    let named = json::line(&Schedule::of(&plan[..5], Some(&players)));
    let unnamed = json::line(&Schedule::of(&plan[..2], None));
    assert_snapshot!(format!("{}\n{}", spread(&named), spread(&unnamed)));
}

#[test]
fn a_schedule_says_who_sits_out() {
    let rules = presets::ruleset("romanian").expect("a preset");
    let plan = DealPlan::all(&rules, 7, seat_at(0));
    let players = Players::new(&["A", "B", "C", "D", "E", "F", "G"]).expect("names");
    let named = json::line(&Schedule::of(&plan[..2], Some(&players)));
    let unnamed = json::line(&Schedule::of(&plan[..2], None));
    assert_snapshot!(format!("{}\n{}", spread(&named), spread(&unnamed)));
}
