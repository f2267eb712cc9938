//! `rules --find`: the rule that somebody has a word of.

use crate::common::{Table, one_line, repository};
use serde_json::Value;
use std::fs;

const LANGUAGES: [&str; 8] = ["en", "de", "es", "fr", "nl", "ro", "sr", "sr-Cyrl"];

/// The ids of what is found, of a kind, the best first.
fn found(table: &Table, kind: &str, options: &str) -> Vec<String> {
    let all = table.json(&format!("rules {options}"));
    let all = all.as_array().expect("a list");
    let of_kind = all.iter().filter(|one| one["kind"] == kind);
    of_kind.map(|one| one["id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn a_law_is_found_by_what_it_is_about_in_each_language() {
    let table = Table::new();
    for language in LANGUAGES {
        let law = table.json(&format!("rules whist-1900.37 --lang {language}"));
        let says = law["laws"][0]["says"].as_str().expect("a law").to_owned();
        let (about, _) = says.split_once('.').expect("what it is about");
        let options = format!("--find '{about}' --lang {language}");
        let laws = found(&table, "law", &options);
        assert!(laws.contains(&"whist-1900.37".to_owned()), "{about}: {laws:?}");
        // In capitals, and by the name of the kind.
        let loud = about.to_uppercase();
        assert_eq!(found(&table, "law", &format!("--find '{loud}' --lang {language}")), laws);
        let by_kind = found(&table, "law", &format!("--find misdeal --lang {language}"));
        assert!(by_kind.contains(&"whist-1900.37".to_owned()), "{language}: {by_kind:?}");
    }
}

#[test]
fn every_clause_of_a_game_is_found_first_by_its_own_words() {
    let table = Table::new();
    for language in ["en", "sr", "ro"] {
        for line in table.done(&format!("rules serbian --plain --lang {language}")).lines() {
            let (id, says) = line.split_once('\t').expect("an id");
            let words: Vec<&str> = says.split(' ').take(9).collect();
            let words = words.join(" ").replace('\'', " ");
            let options = format!("serbian --find '{words}' --lang {language}");
            assert_eq!(found(&table, "clause", &options)[0], id, "{words}");
        }
    }
}

#[test]
fn the_best_comes_first_and_the_current_game_before_others() {
    let table = Table::new();
    // The words together, and not only somewhere.
    assert_eq!(found(&table, "clause", "--find 'last bid'")[0], "serbian.hook");
    assert_eq!(found(&table, "clause", "--find hook")[0], "serbian.hook");
    table.done("new plump Ana Bo Cy --dealer Cy --id friday");
    assert_eq!(found(&table, "clause", "--find hook")[0], "plump.hook");
    let all = table.json("rules --find hook");
    let first = all.as_array().expect("a list").iter().find(|one| one["id"] == "plump.hook");
    let also = first.expect("the clause")["also"].as_array().expect("others").clone();
    assert!(also.contains(&Value::from("serbian.hook")), "{also:?}");
    assert!(!also.contains(&Value::from("plump.hook")), "{also:?}");
}

#[test]
fn headings_lead_to_their_place_in_the_manual() {
    let table = Table::new();
    for words in ["corrections", "misspelt name", "velada", "Effects of a correction"] {
        let pages = found(&table, "page", &format!("--find '{words}'"));
        let (page, anchor) = pages[0].split_once('#').expect("an anchor");
        let text = fs::read_to_string(repository(page)).expect("a page");
        let headings = text.lines().filter(|line| line.starts_with('#'));
        let mut anchors = headings.map(|line| {
            line.trim_start_matches(['#', ' ']).to_lowercase().replace(' ', "-").replace('’', "")
        });
        assert!(anchors.any(|heading| heading == anchor), "{page}: {anchor}");
    }
}

#[test]
fn what_nothing_has_is_told_with_the_nearest_word() {
    let table = Table::new();
    let told = one_line(&table.refused(2, "rules --find misdael").all());
    assert!(told.ends_with("Did you mean misdeal?"), "{told}");
    assert!(table.refused(2, "rules --find 'misdeal zebra'").all().contains("has all of"));
    table.refused(2, "rules --find '.'");
    table.refused(2, "rules serbian --toml --find hook");
}
