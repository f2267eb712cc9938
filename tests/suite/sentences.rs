//! A document is cited only for what its own sentence says: `tests/vectors/sentences.txt` has the words for
//! every clause that cites one of the four documents.

use crate::citations::zero_finish;
use crate::common::{Table, one_line, repository};
use hoyle::presets;
use hoyle::rules::Ruleset;
use hoyle::words;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 4] = ["Serbian whist", "Romanian whist", "Whist", "German Whist"];

/// The document's own words by the passage and by the clause that cites it.
fn sentences() -> BTreeMap<(String, String), String> {
    let text =
        fs::read_to_string(repository("tests/vectors/sentences.txt")).expect("the sentences");
    let mut sentences = BTreeMap::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let cells: Vec<&str> = line.splitn(4, " | ").collect();
        let [document, section, clauses, words] = cells[..] else { panic!("four cells: {line}") };
        for clause in clauses.split(' ') {
            let passage = format!("{document}, {section}");
            let earlier = sentences.insert((passage, clause.to_owned()), words.to_owned());
            assert_eq!(earlier, None, "{line}");
        }
    }
    sentences
}

/// The passages of the four documents that a text cites.
fn passages(text: &str) -> Vec<String> {
    let mut passages = Vec::new();
    for part in text.split('[').skip(1) {
        let bracket = part.split(']').next().unwrap_or_default();
        for source in bracket.split("; ") {
            let source = match source.split_once(": ") {
                Some((rule, source)) if is_rule(rule) => source,
                _ => source,
            };
            let of_document = source.split_once(", ").map(|(document, _)| document);
            let is_ours = source.contains(", as commonly played");
            if !is_ours && of_document.is_some_and(|document| DOCUMENTS.contains(&document)) {
                passages.push(source.to_owned());
            }
        }
    }
    passages
}

/// Whether a text is the id of a clause, such as `serbian.hook`.
fn is_rule(text: &str) -> bool {
    text.contains('.') && !text.contains(' ')
}

/// The clause of an id: `hook` of `serbian.hook`, `score` of `score.exact`.
fn clause_of(id: &str) -> String {
    match id.split_once('.') {
        Some(("score", _)) | None => "score".to_owned(),
        Some((_, clause)) => clause.to_owned(),
    }
}

/// The citations of a clause for which the list does not have the document's words.
fn unsupported(
    clause: &str,
    says: &str,
    known: &BTreeMap<(String, String), String>,
) -> Vec<String> {
    let mut unsupported = Vec::new();
    for passage in passages(says) {
        if !known.contains_key(&(passage.clone(), clause.to_owned())) {
            unsupported.push(format!("{clause} cites {passage}: {says}"));
        }
    }
    unsupported
}

/// Adds the Markdown pages and snapshots below a folder.
fn add_pages(folder: &Path, pages: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            add_pages(&path, pages);
        } else if path.extension().is_some_and(|extension| extension == "md" || extension == "snap")
        {
            pages.push(path);
        }
    }
}

/// Some rules, and the same with each score of the catalogue.
pub(crate) fn with_each_score(rules: &Ruleset) -> Vec<Ruleset> {
    let mut all = vec![rules.clone()];
    for scoring in presets::scorings_for(rules) {
        let mut scored = rules.clone();
        scored.set_score(scoring);
        all.push(scored);
    }
    all
}

#[test]
fn every_clause_has_the_documents_own_words_for_what_it_cites() {
    let known = sentences();
    let mut faults = Vec::new();
    for id in presets::rulesets() {
        let own = presets::ruleset(id).expect("rules");
        let mut played = with_each_score(&own);
        for form in &own.schedule.forms {
            let mut formed = own.clone();
            formed.schedule.form.clone_from(&form.id);
            played.push(formed);
        }
        for rules in played {
            for (id, says) in words::ruleset(&rules) {
                faults.extend(unsupported(&clause_of(&id), &says, &known));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The refusals, rulings and explanations in the transcripts, the docs and the snapshots.
#[test]
fn every_ruling_that_is_printed_has_the_documents_own_words_for_it() {
    let known = sentences();
    let mut all = Vec::new();
    for folder in ["docs", "tests/refusals", "tests/suite"] {
        add_pages(&repository(folder), &mut all);
    }
    let mut faults = Vec::new();
    let mut cited = 0;
    for page in all {
        let text = one_line(&fs::read_to_string(&page).expect("a page").replace("\n| ", "\n"));
        for part in text.split('[').skip(1) {
            let bracket = part.split(']').next().unwrap_or_default();
            let Some((rule, source)) = bracket.split_once(": ").filter(|(rule, _)| is_rule(rule))
            else {
                continue;
            };
            cited += 1;
            let says = format!("[{source}]");
            for fault in unsupported(&clause_of(rule), &says, &known) {
                faults.push(format!("{}: {fault}", page.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(cited > 50, "only {cited}");
}

#[test]
fn a_deal_without_rules_cites_what_has_such_a_deal() {
    let table = Table::new();
    let said = |line: &str| one_line(&table.hoyle(line).stdout);
    for (asked, source) in [
        ("--cards 6 --players 4 --bids 2,0,1 3", "[serbian.hook: Serbian whist, Bidding]"),
        ("--cards 6 --players 3 --bids 3,1 2", "[romanian.hook: Romanian whist, Bidding]"),
    ] {
        let told = said(&format!("check bid {asked}"));
        assert!(told.contains(source), "{asked}: {told}");
    }
    // No document has such a deal.
    let told = said("check bid --cards 20 --players 2 --bids 10 10");
    assert!(told.contains("would add up to 20") && !told.contains('['), "{told}");
    let told = said("check bid --cards 6 --players 7 --bids 1,1,1,1,1,0 1");
    assert!(told.contains("would add up to 6") && !told.contains('['), "{told}");
    let told = said("check bid --cards 8 --players 7 1");
    assert!(
        told.contains("more cards than the pack of 52") && !told.contains("--players"),
        "{told}"
    );
    // The game in progress comes first.
    let table = Table::after(&["new oh-hell Ana Bo Cy --dealer Cy"]);
    let told = one_line(&table.refused(1, "check bid --cards 6 --players 3 --bids 3,1 2").stdout);
    assert!(told.contains("[oh-hell.hook: Oh Hell"), "{told}");
}

#[test]
fn what_was_missing_is_said() {
    let table = Table::new();
    let said = one_line(
        &table.refused(1, "new romanian Ana Bea Cid --schedule 8-1-8 --set zero-finish=on").stderr,
    );
    let eight = "[romanian.zero-finish: Romanian whist, Variations: Eight to Eight Games]";
    assert!(said.contains(eight), "{said}");
    assert!(one_line(&table.done("rules scratch")).contains("larger sum of successful bids wins"));
    assert!(table.done("rules serbian").contains("--scoring serbian-harsh"));
    assert!(
        one_line(&table.done("rules auction-whist.play")).contains("The partner leads in trou.")
    );
    assert!(!one_line(&table.done("rules auction-whist.contract")).contains("leads"));
    let words = table.done("help words");
    for word in ["Sans", "DoiZece", "Hassenpfeffer", "cut"] {
        assert!(words.contains(word), "{word}: {words}");
        let found = one_line(&table.done(&format!("help {}", word.to_lowercase())));
        assert!(found.starts_with(word) && one_line(&words).contains(&found), "{found}");
        let listed = table.done(&format!("rules --find {word}"));
        assert!(listed.contains(&format!("help {word}\n")), "{listed}");
    }
    let assumed = "No dealer is named: Cid stands for the one that a game draws.";
    assert!(table.hoyle("schedule romanian Ana Bea Cid").stderr.contains(assumed));
    assert!(
        !table.hoyle("schedule romanian Ana Bea Cid --dealer Ana").stderr.contains("stands for")
    );
    let listed = table.done("rules");
    let first: Vec<&str> = listed.lines().skip(1).take(4).map(str::trim_start).collect();
    for (line, (id, document)) in first.iter().zip([
        ("serbian", "[Serbian whist]"),
        ("romanian", "[Romanian whist]"),
        ("auction-whist", "[Whist]"),
        ("german", "[German Whist]"),
    ]) {
        assert!(line.starts_with(id) && line.contains(document), "{listed}");
    }
    // The lowest total wins by the score; the game ends by the schedule.
    let end = one_line(&table.done("rules serbian.end --scoring negative"));
    let by_score = "The lowest total wins. [Serbian whist, Scoring alternatives: Negative scoring]";
    assert!(end.contains("schedule. [Serbian whist, Deal]") && end.contains(by_score), "{end}");

    let told = one_line(&zero_finish().done("explain"));
    assert!(told.contains("after the last deal [Romanian whist, Variations: 0 Finish]"), "{told}");
}
