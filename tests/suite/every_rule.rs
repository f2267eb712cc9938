//! `docs/rules/every-rule.md`: each row of its tables is run and must give the output it states.
#![cfg(unix)]

use crate::common::{Said, Table, one_line, repository};
use std::collections::BTreeMap;
use std::thread;

/// A rule of a document, and what shows it.
struct Row {
    line: usize,
    document: String,
    section: String,
    rule: String,
    commands: Vec<String>,
    code: i32,
    /// Parts of the output, in order.
    parts: Vec<String>,
    /// Whether a reason takes the place of a command.
    not_tested: bool,
}

fn spans(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The lines that a reader pastes first, and the rows.
fn page() -> (String, Vec<Row>) {
    let text = std::fs::read_to_string(repository("docs/rules/every-rule.md")).expect("the page");
    let first = text.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next());
    let mut document = "";
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        document = line.strip_prefix("## ").unwrap_or(document);
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, section, rule, command, expected, _] = cells[..] else { continue };
        if section == "section" || section == "---" {
            continue;
        }
        let exit = expected.strip_prefix("exit ").and_then(|rest| rest.get(..1));
        rows.push(Row {
            line: index + 1,
            document: document.to_owned(),
            section: section.to_owned(),
            rule: rule.to_owned(),
            commands: spans(command),
            code: exit.map_or(0, |code| code.parse().expect("an exit code")),
            parts: spans(expected),
            not_tested: expected.starts_with("Not tested: "),
        });
    }
    (first.expect("lines to paste").to_owned(), rows)
}

impl Row {
    /// What is wrong with the row.
    fn fault(&self, first: &str) -> Option<String> {
        let Row { line, document, rule, commands, code, parts, not_tested, .. } = self;
        let place = format!("every-rule.md:{line}: {document}: {rule}");
        let Some((last, setup)) = commands.split_last() else {
            return (!not_tested).then(|| format!("{place}: no command, and no reason"));
        };
        if parts.is_empty() && *code == 0 {
            return Some(format!("{place}: nothing is expected"));
        }
        let table = Table::new();
        std::fs::create_dir(table.path("examples")).expect("a folder");
        for game in ["serbian", "serbian-evening", "romanian"] {
            let name = format!("examples/{game}.hoyle");
            std::fs::copy(repository(&name), table.path(&name)).expect("an example");
        }
        let setup = setup.join("\n");
        let lines = format!("{first}\n{{\n:\n{setup}\n}} >&2\necho ---- >&2\n{last}");
        let Said { code: was, stdout, stderr } = table.bash(&lines);
        let said = stderr.split_once("----\n").map(|(_, said)| said);
        let said = one_line(&format!("{stdout}{}", said.unwrap_or("the setup fails")));
        let mut rest = said.as_str();
        let missing = parts.iter().find(|part| match rest.split_once(part.as_str()) {
            Some((_, after)) => {
                rest = after;
                false
            }
            None => true,
        });
        let right = was == *code && missing.is_none();
        (!right).then(|| {
            format!("{place}\n  {last}\n  exit {was}, lacks {missing:?}: {said}\n{stderr}")
        })
    }
}

#[test]
fn every_row_gives_the_documented_output() {
    let (first, rows) = page();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for row in &rows {
        *counts.entry(&row.document).or_default() += 1;
    }
    assert!(rows.len() > 200 && counts.len() == 4, "{counts:?}");
    assert!(rows.iter().filter(|row| row.not_tested).count() < 5, "too few rows are tested");
    let faults: Vec<String> = thread::scope(|scope| {
        let parts = rows.chunks(rows.len().div_ceil(4));
        let faults = |rows: &[Row]| rows.iter().filter_map(|row| row.fault(&first)).collect();
        let running: Vec<_> =
            parts.map(|rows| scope.spawn(move || -> Vec<String> { faults(rows) })).collect();
        running.into_iter().flat_map(|part| part.join().expect("it ends")).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_section_is_one_that_rulings_cite() {
    let presets = std::fs::read_dir(repository("src/presets")).expect("the folder");
    let cited: String = presets
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
        .map(|path| std::fs::read_to_string(path).expect("a file"))
        .collect();
    for Row { line, document, section, .. } in page().1 {
        for name in [&document, &section] {
            assert!(cited.contains(&format!("\"{name}\"")), "every-rule.md:{line}: {name}");
        }
    }
}
