//! `docs/conventions.md` names existing tests.

use crate::common::repository;
use std::path::Path;

fn sources(folder: &Path, found: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push_str(&std::fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn every_convention_names_existing_tests() {
    let page = std::fs::read_to_string(repository("docs/conventions.md")).expect("a page");
    let mut tests = String::new();
    sources(&repository("tests"), &mut tests);
    sources(&repository("src"), &mut tests);
    let rows: Vec<&str> = page
        .lines()
        .skip_while(|line| !line.starts_with("| convention |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .collect();
    assert!(rows.len() >= 15, "{} conventions", rows.len());
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        let held = cells.last().expect("a cell").split('`').skip(1).step_by(2);
        let mut named = 0;
        for name in held {
            let function = name.rsplit("::").next().expect("a name");
            let there = tests.contains(&format!("#[test]\nfn {function}()"))
                || tests.contains(&format!("#[test]\n    fn {function}()"));
            assert!(there, "{name} is not a test");
            named += 1;
        }
        assert!(named > 0, "no test for {row}");
    }
}
