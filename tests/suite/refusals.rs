//! The gallery of refusals: each with what causes it and its exact text.

use crate::common::Table;
use crate::common::console::{self, Manner};
use crate::common::repository;
use proptest::prelude::*;

fn check(page: &str) {
    let page = repository("tests/refusals").join(page);
    console::check(&page, Manner { cwd: None, width: Some(80), gallery: true });
}

#[test]
fn refused_choices_say_the_nearest_right_one() {
    check("settings.md");
}

#[test]
fn refused_extra_deals_say_when_they_are_played() {
    check("extras.md");
}

#[test]
fn refused_bids_say_why_and_what_would_be_legal() {
    check("bids.md");
}

#[test]
fn refused_tricks_say_why_and_what_would_be_legal() {
    check("tricks.md");
}

#[test]
fn refused_cards_say_why_and_what_would_be_right() {
    check("cards.md");
}

#[test]
fn refused_rulings_of_the_table_say_why() {
    check("incidents.md");
}

#[test]
fn refused_trumps_say_why_and_what_would_be_legal() {
    check("trumps.md");
}

#[test]
fn refused_tables_say_why_and_what_would_be_legal() {
    check("tables.md");
}

#[test]
fn refused_names_say_why_and_what_would_be_legal() {
    check("names.md");
}

#[test]
fn refusals_before_and_after_the_play_say_what_to_do() {
    check("time.md");
}

#[test]
fn trouble_with_records_says_where_and_changes_nothing() {
    check("records.md");
}

#[test]
fn refused_scripts_name_the_line() {
    check("scripts.md");
}

#[test]
fn asked_for_rulings_say_what_a_refusal_says() {
    check("rulings.md");
}

#[test]
fn refused_calls_and_contracts_say_why_and_what_would_be_legal() {
    check("auction.md");
}

#[test]
fn what_german_whist_refuses_it_explains() {
    check("german.md");
}

#[test]
fn those_who_come_too_late_are_told_what_was_recorded_before() {
    check("meanwhile.md");
}

#[test]
fn trouble_with_the_bin_says_what_to_do() {
    check("bin.md");
}

#[test]
fn trouble_with_games_that_travel_says_what_was_done_and_what_not() {
    check("travel.md");
}

#[test]
fn refused_fixes_say_what_stands_in_the_way() {
    check("fixes.md");
}

#[test]
fn every_page_of_the_gallery_is_played() {
    let source = std::fs::read_to_string(repository("tests/suite/refusals.rs")).expect("this file");
    for page in std::fs::read_dir(repository("tests/refusals")).expect("the gallery") {
        let name = page.expect("a page").file_name().into_string().expect("a name");
        assert!(source.contains(&format!("check(\"{name}\")")), "{name}");
    }
}

#[test]
fn a_refusal_writes_nothing_even_into_a_folder_that_is_not_there() {
    let table = Table::new();
    table.refused(1, "new serbian Igor Jovana Dunja");
    table.refused(1, "new serbian Igor Jovana Dunja IGOR");
    table.refused(2, "new serbain Igor Jovana Dunja Dušan");
    table.refused(3, "status");
    table.refused(3, "bid 1");
    assert!(table.bytes().is_empty());
}

#[test]
fn journals_elsewhere_are_named_by_their_whole_path() {
    let table = Table::new();
    table.write("empty.jsonl", "");
    for (path, code) in [("./elsewhere.jsonl", 3), ("./empty.jsonl", 3), ("./", 3)] {
        let said = table.refused(code, &format!("sheet --game {path}")).stderr;
        let whole = table.path(path.trim_start_matches("./"));
        let unfolded = said.replace('\n', " ");
        assert!(unfolded.contains(whole.to_str().expect("UTF-8").trim_end_matches('/')), "{said}");
    }
}

#[test]
fn several_bids_are_recorded_all_or_none() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let before = table.bytes();
    table.refused(1, "bid 2 4 2 5");
    assert_eq!(table.bytes(), before);
    table.done("bid 2 4 2 6");
    assert_ne!(table.bytes(), before);
}

/// Strings of letters, signs, and what terminals obey.
fn anything() -> impl Strategy<Value = String> {
    let harmful = prop::sample::select(vec![
        "\u{1b}[31m",
        "\u{1b}]0;x\u{7}",
        "\u{9b}2J",
        "\u{202e}",
        "\u{2066}",
        "\u{200f}",
        "\u{61c}",
        "\r",
        "\n",
        "\t",
        "\u{8}",
        "\u{7f}",
        "\u{85}",
        "\u{2028}",
        "\u{feff}",
    ]);
    prop::collection::vec(
        prop_oneof![
            3 => "[a-zA-Z0-9=,.: '-]{0,3}",
            2 => harmful.prop_map(str::to_owned),
            1 => any::<char>().prop_filter("argument", |c| !['\0', '/'].contains(c)).prop_map(String::from),
        ],
        1..6,
    )
    .prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_typed_reaches_the_terminal_unescaped(text in anything()) {
        let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan --id one"]);
        let text = text.as_str();
        let (named, column) = (format!("{text}=1"), format!("Igor,{text}"));
        let inside = format!("one/{text}");
        table.write("script", &format!("new serbian Igor Jovana Dunja Dušan\nbid '{text}=1'\n"));
        for words in [
            &["new", "serbian", text, "Jovana", "Dunja", "Dušan"][..],
            &["new", "serbian", "a", "b", "c", "d", "--dealer", text],
            &["new", "serbian", "a", "b", "c", "d", "--columns", &column],
            &["new", "serbian", "a", "b", "c", "d", "--scoring", text],
            &["new", "serbian", "a", "b", "c", "d", "--schedule", text],
            &["new", "serbian", "a", "b", "c", "d", "--id", text],
            &["new", text, "a", "b", "c", "d"],
            &["bid", &named],
            &["bid", text],
            &["took", &named],
            &["trump", text],
            &["check", "bid", text],
            &["check", "bid", "1", "--cards", "3", "--players", "2", "--bids", text],
            &["sheet", "--style", text],
            &["schedule", "serbian", "--players", text],
            &["rules", "--check", text],
            &["replay", text],
            &["status", "--dir", &inside],
            &["--color", text],
            &[text],
            &["status", "--game", text],
            &["rules", text],
            &["schedule", text, "--players", "4"],
            &["check", "bid", "1", "--cards", "3", "--players", "2", "--rules", text],
            &["replay", "script"],
            &["status", "--json"],
            &["sheet"],
            &["log"],
        ] {
            table.words(words).assert_harmless();
        }
    }
}

#[test]
fn a_refused_trump_is_told_the_trump_that_is_fixed_even_where_every_card_is_dealt() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let said = table.refused(1, "trump hearts").stderr;
    assert!(said.contains("spades") && !said.contains("no trump: with"), "{said}");
}

#[test]
fn a_refused_number_is_the_one_that_was_typed() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let said = table.refused(1, "bid 99999999999").stderr;
    assert!(!said.contains("1000000"), "{said}");
}

#[test]
fn a_bid_that_was_not_recorded_is_not_told_to_stand() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let said = table.refused(1, "bid Igor=2 Igor=3").stderr;
    // Igor is still the one to bid.
    assert!(!said.contains("Open to Jovana"), "{said}");
}

#[test]
fn the_words_on_every_command_may_stand_behind_its_numbers() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday"]);
    table.done("bid 2 4 --game friday");
    table.done("bid 2 6 -g friday");
    table.done("took 2 4 1 --color never");
}
