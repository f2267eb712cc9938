//! `docs/laws/`: a page for each set of laws, written from the data. With `HOYLE_TESTS=overwrite` the
//! pages are updated instead.

use crate::common::repository;
use hoyle::presets;
use hoyle::rules::laws::{Effect, IncidentKind, Law, LawSet, Need};
use hoyle::words;
use std::path::PathBuf;

fn path(set: &LawSet) -> PathBuf {
    repository(&format!("docs/laws/{}.md", set.id))
}

/// The page of a set: where it comes from, and its laws by kind of incident.
fn page(set: &LawSet) -> String {
    let mut page = format!("# {}\n\n{}\n", words::law_title(set), words::law_source(set));
    let inferred = set.laws.iter().any(|law| law.inferred);
    if inferred {
        page += "The numbers in *italics* were not seen in print: they follow from the order of the laws.\n";
    }
    let needs: Vec<&str> = set.needs.iter().copied().map(need).collect();
    page += &format!("\nFor games with {}.\n", needs.join(" and "));
    for (setting, usual) in &set.settings {
        page += &format!("\nTables choose `{setting}`, usually `{usual}`.\n");
    }

    let mut kinds: Vec<IncidentKind> = Vec::new();
    for law in &set.laws {
        if !kinds.contains(&law.on) {
            kinds.push(law.on);
        }
    }
    for kind in kinds {
        page += &format!("\n## {}\n\n", words::law_kind(kind));
        for law in set.laws.iter().filter(|law| law.on == kind) {
            page += &in_words(law);
        }
    }
    page
}

fn need(need: Need) -> &'static str {
    match need {
        Need::Sides => "partners",
        Need::Alone => "everybody playing alone",
        Need::Auction => "an auction",
        Need::Exact => "bids of a number of tricks",
        Need::Tricks => "points for tricks",
        Need::Lone => "a bid that is played without the partner",
    }
}

/// A law as an item of a list, with its options below it.
fn in_words(law: &Law) -> String {
    let number = if law.inferred { format!("*{}*", law.id) } else { format!("**{}**", law.id) };
    let mut item = format!("* {number}");
    let when = law.when.to_string();
    if !when.is_empty() {
        item += &format!(", when `{when}`");
    }
    item += ":";
    if !law.does.is_empty() {
        item += &format!(" {}", words::effects(&law.does));
    }
    if !law.options.is_empty() {
        item += &format!(" {}", words::law_choice(law, None));
    }
    for (id, effects) in &law.options {
        item += &format!("\n  * `{id}`: {}", words::effects(effects));
    }
    if let Some(usual) = &law.default {
        item += &format!("\n  * Unless they agree: `{usual}`.");
    }
    if law.first {
        item += "\n  * Its points count before those of the deal.";
    }
    item + "\n"
}

#[test]
fn every_set_of_laws_has_a_page_that_says_what_its_data_says() {
    let overwrite = std::env::var("HOYLE_TESTS").is_ok_and(|wish| wish == "overwrite");
    for set in presets::law_sets() {
        let page = page(set);
        if overwrite {
            std::fs::write(path(set), page).expect("the page is written");
        } else {
            let written = std::fs::read_to_string(path(set)).expect("the page can be read");
            assert_eq!(written, page, "docs/laws/{}.md", set.id);
        }
    }
}

#[test]
fn the_manual_lists_every_effect() {
    let page = std::fs::read_to_string(repository("docs/house-rules.md")).expect("the page");
    let with_details = ["tricks", "points", "lost", "short", "bar", "replay", "close lost"];
    for effect in Effect::written() {
        let begins = with_details.iter().find(|begins| effect.starts_with(**begins));
        let listed = begins.map_or_else(|| format!("`{effect}`"), |begins| format!("`{begins} "));
        assert!(page.contains(&listed), "{effect}");
    }
}

#[test]
fn the_manual_links_every_page_of_laws() {
    let read = |page: &str| std::fs::read_to_string(repository(page)).expect("the page");
    let summary = read("docs/SUMMARY.md");
    let index = read("docs/laws/README.md");
    for set in presets::law_sets() {
        let title = words::law_title(set);
        let in_summary = format!("  - [{title}](laws/{}.md)\n", set.id);
        assert!(summary.contains(&in_summary), "{in_summary}");
        assert!(index.contains(&format!("]({}.md)", set.id)), "{title}");
    }
    let folder = std::fs::read_dir(repository("docs/laws")).expect("the folder");
    assert_eq!(folder.count(), presets::law_sets().len() + 1);
}

#[test]
fn the_numbers_not_seen_in_print_are_those_of_1864() {
    for set in presets::law_sets() {
        let mut inferred: Vec<&str> = Vec::new();
        for law in set.laws.iter().filter(|law| law.inferred) {
            if !inferred.contains(&law.id.as_str()) {
                inferred.push(&law.id);
            }
        }
        inferred.sort_unstable();
        let expected: &[&str] =
            if set.id == "whist-1864" { &["36", "47", "48", "50", "76"] } else { &[] };
        assert_eq!(inferred, expected, "{}", set.id);
    }
}
