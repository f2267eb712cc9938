//! Our readings of points that the documents leave open: one list in the code and in the docs, cited
//! wherever a ruling, a clause or an explanation rests on one.

use crate::common::{Table, one_line, repository, unwrapped};
use crate::sentences::with_each_score;
use hoyle::presets;
use hoyle::rules::Reading;
use hoyle::words;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

const DOCUMENTED: [&str; 4] = ["serbian", "romanian", "auction-whist", "german"];

/// A row of the table in the docs.
struct Row {
    reading: String,
    rules: Vec<String>,
    says: String,
    reason: String,
    setting: String,
    test: String,
}

/// The table in the docs.
fn page() -> Vec<Row> {
    let text = fs::read_to_string(repository("docs/rules/readings.md")).expect("a page");
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        let [reading, rules, says, reason, setting, test] = cells[..] else {
            panic!("a row has six cells: {line}")
        };
        let rules = rules.split(", ").map(|rule| rule.trim_matches('`').to_owned()).collect();
        rows.push(Row {
            reading: reading.trim_matches('`').to_owned(),
            rules,
            says: says.to_owned(),
            reason: reason.to_owned(),
            setting: setting.trim_matches('`').to_owned(),
            test: test.trim_matches('`').to_owned(),
        });
    }
    rows
}

/// The rules in which each reading comes up: by itself, or with a score of the catalogue.
fn in_program() -> BTreeMap<String, (BTreeSet<String>, words::ReadingInWords)> {
    let mut all = BTreeMap::new();
    for id in DOCUMENTED {
        let own = presets::ruleset(id).expect("rules");
        for rules in with_each_score(&own) {
            for reading in words::readings(&rules) {
                let (ids, _) = all
                    .entry(reading.reading.to_owned())
                    .or_insert_with(|| (BTreeSet::new(), reading.clone()));
                ids.insert(reading.rule);
            }
        }
    }
    all
}

#[test]
fn the_docs_and_the_program_have_the_same_readings() {
    let program = in_program();
    let page = page();
    let listed: Vec<&str> = page.iter().map(|row| row.reading.as_str()).collect();
    let known: Vec<&str> = Reading::ALL.iter().map(|reading| <&str>::from(*reading)).collect();
    assert_eq!(listed, known);
    let tests = concat!(include_str!("citations.rs"), include_str!("readings.rs"));
    for row in page {
        let (rules, reading) = &program[&row.reading];
        assert_eq!(&BTreeSet::from_iter(row.rules.iter().cloned()), rules, "{}", row.reading);
        assert_eq!(row.says, reading.says, "{}", row.reading);
        assert_eq!(row.reason, reading.reason, "{}", row.reading);
        assert_eq!(row.setting, reading.setting.unwrap_or("–"), "{}", row.reading);
        assert!(tests.contains(&format!("fn {}()", row.test)), "{}: {}", row.reading, row.test);
    }
}

/// The words of each reading, for which the document was once cited.
#[test]
fn a_clause_says_what_is_our_reading_in_it() {
    for (options, clause, words) in [
        (
            "auction-whist",
            "auction-whist.pack",
            "The ace is the highest card and the two the lowest.",
        ),
        (
            "romanian",
            "romanian.pack",
            "The highest ranks of each suit stay in the pack: 3 players, 9 to",
        ),
        ("serbian", "serbian.deals", "5 players, 23 deals"),
        ("romanian", "romanian.deals", "7 players, 33 deals"),
        (
            "serbian",
            "serbian.deals",
            "With more players the highest deal is as large as the pack allows",
        ),
        (
            "romanian",
            "romanian.deals",
            "Deals that are repeated for each player count the dead hand",
        ),
        (
            "auction-whist",
            "auction-whist.suit-call",
            "Only a player who has not spoken, or who is waiting, may still join.",
        ),
        (
            "auction-whist",
            "auction-whist.join",
            "Only somebody who has not spoken, or who is waiting, may join.",
        ),
        (
            "auction-whist",
            "auction-whist.first-turn",
            "A player who opened with a bid of the first turn may later raise",
        ),
        ("auction-whist", "auction-whist.ranking", "Trou ranks where the list of points has it"),
        ("auction-whist", "auction-whist.end", "The highest total wins."),
        ("serbian", "serbian.end", "The highest total wins."),
        ("romanian", "romanian.end", "The highest total wins."),
        ("romanian --set spades-double=on", "romanian.doubling", "Bonuses are not doubled."),
        (
            "romanian",
            "romanian.promotions",
            "After a complete run, made or missed, a new one begins.",
        ),
        (
            "romanian",
            "romanian.zero-finish",
            "Bonuses count towards a total of 0, and several players may",
        ),
        ("romanian", "romanian.forehead", "At an end there are as many forehead deals as players."),
        (
            "romanian",
            "romanian.extras",
            "Any hook applies where players bid themselves, and no bonuses",
        ),
        (
            "serbian --scoring exact-penalty",
            "score.exact-penalty",
            "A miss by too many tricks costs as much",
        ),
        ("serbian --scoring cypriot", "score.cypriot", "A miss by too many tricks costs as much"),
        (
            "serbian --scoring ten-exact-penalty",
            "score.ten-exact-penalty",
            "A miss by too many tricks costs",
        ),
        ("auction-whist", "score.contracts", "row pay nothing more."),
        (
            "auction-whist",
            "score.contracts",
            "Suit-13 costs the same however many tricks are missing.",
        ),
        ("auction-whist", "score.contracts", "All thirteen tricks pay no more than nine in trou."),
        ("german", "score.all", "A deal with equal tricks has no winner."),
    ] {
        let table = Table::new();
        let records = table.done(&format!("rules {options} --plain"));
        let line = records.lines().find(|line| line.starts_with(&format!("{clause}\t")));
        let says = line.unwrap_or_else(|| panic!("{options}: no {clause}"));
        let (before, after) =
            says.split_once(words).unwrap_or_else(|| panic!("{options}: no “{words}” in {says}"));
        assert!(before.contains(']'), "{clause}: the document is cited before: {says}");
        let (_, bracket) = after.split_once('[').unwrap_or_default();
        assert!(bracket.starts_with("our reading: "), "{clause}: {says}");
    }
}

#[test]
fn readings_are_listed_with_clause_reason_and_setting() {
    let table = Table::new();
    let told = one_line(&table.done("rules auction-whist --readings"));
    for piece in [
        "Only somebody who has not spoken, or who is waiting, may join. Our reading of \
         auction-whist.join: joining would throw away an earlier bid.",
        "A table may decide with --set join.",
        "A table may decide with --set trou-rank.",
    ] {
        assert!(told.contains(piece), "{piece}\n{told}");
    }
    let json = table.json("rules serbian --scoring exact-penalty --readings");
    let miss = json.as_array().expect("a list").iter().find(|row| row["reading"] == "either-miss");
    let miss = miss.expect("the reading");
    assert_eq!(miss["rule"], "score.exact-penalty");
    assert_eq!(miss["setting"], "miss");
    assert!(table.done("rules oh-hell --readings").contains("Nothing is left open"));
    assert!(
        table.done("rules romanian --readings --plain").contains("new-run\tromanian.promotions\t")
    );
    table.refused(2, "rules --readings");
}

#[test]
fn who_has_bid_may_join_where_the_table_says_so() {
    let aces = "call pass-trou pass-trou pass-trou pass-trou";
    let new = "new auction-whist Ana Bo Cy Di --dealer Di";
    // Ana has bid a solo of her own; Bo's suit call is open.
    let table = Table::after(&[new, aces, "call solo-6:c suit-10:h pass pass"]);
    let said = unwrapped(&table.refused(1, "call join").stderr);
    assert!(said.contains("a player who has bid may not join a suit call"), "{said}");
    assert!(said.contains("[auction-whist.join: our reading]"), "{said}");
    let said = unwrapped(&table.refused(1, "check call join").stdout);
    assert!(said.contains("[auction-whist.join: our reading]"), "{said}");

    let open = format!("{new} --set join=open");
    let table = Table::after(&[&open, aces, "call solo-6:c suit-10:h pass pass"]);
    let told = unwrapped(&table.done("check call join"));
    assert!(told.contains("Legal") && told.contains("[auction-whist.join: House rules"), "{told}");
    let told = one_line(&table.done("call join"));
    assert!(told.contains("Ana: join at suit-10 in hearts"), "{told}");
    let told = one_line(&table.done("status"));
    assert!(told.contains("suit-10 in hearts ♥ by Bo with Ana"), "{told}");
    // A player of a pair joins no other call, and one who passed joins none at all.
    let table = Table::after(&[&open, aces, "call suit-8:h join suit-9:s pass"]);
    let said = one_line(&table.refused(1, "check call join").stdout);
    assert!(said.contains("there is no suit call that this player may join"), "{said}");
}

#[test]
fn a_suit_call_needs_somebody_who_may_join_and_that_is_our_reading() {
    let table = Table::new();
    let asked = "check call --calls PT,PT,PT,PT,solo-6:c,solo-7:c,solo-8:c suit-13:h";
    let said = unwrapped(&table.refused(1, asked).stdout);
    let source = "[auction-whist.suit-call: Whist, Raising the bet; our reading]";
    assert!(said.contains("nobody is left who could join") && said.contains(source), "{said}");
    let told = one_line(&table.done(&asked.replace("check call", "check call --set join=open")));
    assert!(told.starts_with("Legal."), "{told}");
}

#[test]
fn trou_ranks_by_the_list_or_by_its_points() {
    let table = Table::new();
    let asked = "check call --calls trou,PT,PT,PT abondance-9:h";
    let said = unwrapped(&table.refused(1, asked).stdout);
    assert!(said.contains("[auction-whist.ranking: our reading]"), "{said}");
    let by_points = asked.replace("check call", "check call --set trou-rank=points");
    let told = one_line(&table.done(&by_points));
    assert!(told.starts_with("Legal."), "{told}");
    // 16 points are fewer than the 18 of a petite misère, and as many as suit-11.
    let low = by_points.replace("abondance-9:h", "petite-misere");
    assert!(table.done(&low).starts_with("Legal."));
    let low = by_points.replace("abondance-9:h", "solo-7:h");
    assert!(one_line(&table.refused(1, &low).stdout).contains("does not rank above trou"));
    let told = one_line(&table.done("rules auction-whist.ranking --set trou-rank=points"));
    assert!(
        told.contains("suit-11, trou, petite-misere") && told.contains("[House rules]"),
        "{told}"
    );
}

#[test]
fn an_opening_of_the_first_turn_may_be_raised_and_that_is_our_reading() {
    let table = Table::new();
    let asked =
        "check call --calls PT,PT,PT,PT,abondance-9:h,abondance-10:c,pass,pass abondance-11:h";
    let told = unwrapped(&table.done(asked));
    assert!(told.contains("[auction-whist.first-turn: our reading]"), "{told}");
    let first = "check call --calls PT,PT,PT,PT abondance-9:h";
    let told = unwrapped(&table.done(first));
    assert!(told.contains("[auction-whist.ranking: Whist, The betting]"), "{told}");
}

#[test]
fn a_miss_by_overtricks_costs_nothing_where_the_table_says_so() {
    let table = Table::new();
    let set = "serbian --scoring exact-penalty --set miss=under";
    let told = one_line(&table.done(&format!("rules {set}")));
    assert!(told.contains("Scoring alternatives: Penalty under, Zero Over]"), "{told}");
    let table = Table::after(&[
        "new serbian Ana Bo Cy Di --dealer Di --scoring exact-penalty --set top=3",
        "bid 1 0 0 0",
        "took 2 1 0 0",
    ]);
    let told = one_line(&table.done("explain 1"));
    assert!(told.contains("score.exact-penalty [our reading: "), "{told}");
}

#[test]
fn points_that_rest_on_a_reading_cite_it() {
    for (contract, took, piece) in [
        ("contract solo-6:h --by Ana", "took 11", "[our reading: the row of points ends there]"),
        (
            "contract suit-13:h --by Ana --with Bo",
            "took 10",
            "[our reading: its row has one number and no dots]",
        ),
        ("contract trou:h --by Ana --with Bo", "took 13", "[our reading: its row has one number]"),
    ] {
        let table = Table::after(&["new auction-whist Ana Bo Cy Di --dealer Di", contract, took]);
        let told = one_line(&table.done("explain 1"));
        assert!(told.contains(&format!("score.contracts {piece}")), "{contract}: {told}");
    }
    let table = Table::after(&[
        "new auction-whist Ana Bo Cy Di --dealer Di",
        "contract solo-6:h --by Ana",
        "took 8",
    ]);
    assert!(!table.done("explain 1").contains("our reading"));
    let table = Table::after(&["new german Ana Bo --dealer Bo", "took 13 13"]);
    let told = one_line(&table.done("explain 1"));
    assert!(told.contains("score.all [our reading: nothing is said of equal tricks]"), "{told}");
}

#[test]
fn the_hook_of_a_blind_deal_is_our_reading() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy --set top=1"]);
    for _ in 0..9 {
        table.done("bid 0 0 0");
        table.done("took 1 0 0");
    }
    table.done("extra nv");
    table.done("bid 3 3");
    let said = one_line(&table.refused(1, "bid 2").stderr);
    assert!(said.contains("[romanian.hook: Romanian whist, Bidding; our reading]"), "{said}");
    let told = one_line(&table.done("check bid 1"));
    assert!(told.contains("; our reading]"), "{told}");
}
