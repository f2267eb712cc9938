//! The gallery of refusals: commands and their exact error messages.

use crate::common::Table;
use crate::common::console::{self, Manner};
use crate::common::repository;
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn check(page: &str) {
    let page = repository("tests/refusals").join(page);
    console::check(&page, Manner { cwd: None, width: Some(80), gallery: true });
}

#[test]
fn command_lines_that_cannot_be_read() {
    check("command-line.md");
}

#[test]
fn refused_settings() {
    check("settings.md");
}

#[test]
fn refused_extra_deals() {
    check("extras.md");
}

#[test]
fn refused_counts() {
    check("counts.md");
}

#[test]
fn refused_bids() {
    check("bids.md");
}

#[test]
fn refused_tricks() {
    check("tricks.md");
}

#[test]
fn refused_cards() {
    check("cards.md");
}

#[test]
fn refused_table_rulings() {
    check("table-rulings.md");
}

#[test]
fn refused_incidents() {
    check("incidents.md");
}

#[test]
fn refused_titles_and_notes() {
    check("titles.md");
}

#[test]
fn refused_trumps() {
    check("trumps.md");
}

#[test]
fn refused_tables() {
    check("tables.md");
}

#[test]
fn refused_names() {
    check("names.md");
}

#[test]
fn refusals_before_and_after_play() {
    check("timing.md");
}

#[test]
fn unreadable_journals() {
    check("journals.md");
}

#[test]
fn refused_scripts() {
    check("scripts.md");
}

#[test]
fn check_bid_rulings() {
    check("check-bid.md");
}

#[test]
fn refused_calls_and_contracts() {
    check("auction.md");
}

#[test]
fn refusals_in_german_whist() {
    check("german.md");
}

#[test]
fn conflicts_with_earlier_entries() {
    check("conflicts.md");
}

#[test]
fn refusals_of_remove_and_restore() {
    check("bin.md");
}

#[test]
fn refusals_of_export_and_import() {
    check("transfer.md");
}

#[test]
fn refusals_of_club_nights() {
    check("events.md");
}

#[test]
fn refused_fixes() {
    check("fixes.md");
}

#[test]
fn the_gallery_holds_ninety_wrong_inputs() {
    let pages = std::fs::read_dir(repository("tests/refusals"))
        .expect("the gallery")
        .map(|page| std::fs::read_to_string(page.expect("a page").path()));
    let text: String = pages.collect::<Result<_, _>>().expect("pages can be read");
    let mut refused: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (command, code) in text.lines().zip(text.lines().skip(1)) {
        if let (Some(command), Some(code)) = (command.strip_prefix("$ "), code.strip_prefix("? ")) {
            refused.entry(code).or_default().insert(command);
        }
    }
    let of = |code: &str| refused.get(code).map_or(0, BTreeSet::len);
    assert!(of("1") + of("2") + of("3") >= 90, "{refused:?}");
    // Of each kind: against the rules, a wrong command line, trouble with data.
    assert!(of("1") >= 40 && of("2") >= 25 && of("3") >= 10, "{refused:?}");
}

#[test]
fn every_refusals_page_has_a_test() {
    let source = std::fs::read_to_string(repository("tests/suite/refusals.rs")).expect("this file");
    for page in std::fs::read_dir(repository("tests/refusals")).expect("the gallery") {
        let name = page.expect("a page").file_name().into_string().expect("a name");
        assert!(source.contains(&format!("check(\"{name}\")")), "{name}");
    }
}

#[test]
fn a_refusal_creates_no_data_folder() {
    let table = Table::new();
    table.refused(1, "new serbian Igor Jovana Dunja");
    table.refused(1, "new serbian Igor Jovana Dunja IGOR");
    table.refused(2, "new serbain Igor Jovana Dunja Dušan");
    table.refused(3, "status");
    table.refused(3, "bid 1");
    assert!(table.bytes().is_empty());
}

#[test]
fn journals_elsewhere_are_named_by_absolute_path() {
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
fn several_bids_are_recorded_together_or_not_at_all() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let before = table.bytes();
    table.refused(1, "bid 2 4 2 5");
    assert_eq!(table.bytes(), before);
    table.done("bid 2 4 2 6");
    assert_ne!(table.bytes(), before);
}

/// Strings of letters, symbols, and terminal control characters.
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
    fn input_is_escaped_before_it_is_printed(text in anything()) {
        let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan --id one"]);
        let text = text.as_str();
        let named = format!("{text}=1");
        let column = format!("Igor,{text}");
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
fn a_refused_trump_names_the_fixed_trump_even_with_every_card_dealt() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let said = table.refused(1, "trump hearts").stderr;
    assert!(said.contains("spades") && !said.contains("no trump: with"), "{said}");
}

#[test]
fn a_refusal_quotes_the_number_as_typed() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let said = table.refused(1, "bid 99999999999").stderr;
    assert!(!said.contains("1000000"), "{said}");
}

#[test]
fn an_unrecorded_bid_is_not_reported_as_standing() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let said = table.refused(1, "bid Igor=2 Igor=3").stderr;
    // Igor is still next to bid.
    assert!(!said.contains("Open to Jovana"), "{said}");
}

#[test]
fn global_options_may_follow_the_numbers() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan --id friday"]);
    table.done("bid 2 4 --game friday");
    table.done("bid 2 6 -g friday");
    table.done("took 2 4 1 --color never");
}
