//! Help that fits a screen, starts with examples, and suggests corrections.

use crate::common::Table;

/// Returns every command with its names, the program itself first.
pub(crate) fn commands(table: &Table) -> Vec<String> {
    let all = table.done("help commands");
    let names = all
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.trim_start().split("  ").next());
    let names: Vec<String> = std::iter::once("").chain(names).map(str::to_owned).collect();
    assert!(names.len() > 30 && names.iter().any(|name| name == "check bid"), "{names:?}");
    names
}

/// Returns the examples of a help page, which follow the description.
pub(super) fn examples(help: &str) -> Vec<&str> {
    let mut lines = help.lines().skip_while(|line| !line.is_empty()).skip(1);
    assert_eq!(lines.next(), Some("Examples:"), "{help}");
    lines.take_while(|line| line.starts_with("  ")).collect()
}

#[test]
fn every_help_fits_a_screen_and_starts_with_examples() {
    let table = Table::new();
    for command in commands(&table) {
        let help = table.done(&format!("{command} --help"));
        let lines: Vec<&str> = help.lines().collect();
        assert!(lines.len() <= 24, "{command}: {} lines\n{help}", lines.len());
        let widest = lines.iter().map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{command}: {widest:?}\n{help}");
        assert!(!examples(&help).is_empty(), "{command}");
        assert!(!help.contains("\n\n\n"), "{help}");
        // In every form.
        assert_eq!(table.done(&format!("{command} -h")), help);
        assert_eq!(table.done(&format!("help {command}")), help);
    }
}

#[test]
fn the_overview_names_every_command_once() {
    let table = Table::new();
    let overview = table.done("--help");
    let listed: Vec<&str> = overview
        .lines()
        .filter(|line| {
            line.split(' ')
                .next()
                .is_some_and(|word| word.ends_with(':') && word != "Examples:" && word != "Usage:")
        })
        .flat_map(|line| line.split_whitespace().skip(1))
        .collect();
    for command in commands(&table).iter().filter(|name| !name.is_empty() && !name.contains(' ')) {
        let times = listed.iter().filter(|listed| *listed == command).count();
        assert_eq!(times, 1, "{command}: {overview}");
    }
}

#[test]
fn help_has_pages_on_other_topics() {
    let table = Table::new();
    for (page, told) in [
        ("exit-codes", &["  0 ", "  1 ", "  2 ", "  3 "][..]),
        ("files", &["HOYLE_DIR", "games/ID.jsonl", "bin/"]),
        ("environment", &["HOYLE_GAME", "NO_COLOR", "COLUMNS", "LC_ALL", "HOYLE_PAGER"]),
        (
            "options",
            &[
                "--game",
                "--dir",
                "--json",
                "--plain",
                "--color",
                "--symbols",
                "--no-pager",
                "--after",
            ],
        ),
        ("plain", &["sheet", "schedule", "log"]),
        ("topics", &["exit-codes", "files", "environment", "options", "plain", "commands"]),
    ] {
        let text = table.done(&format!("help {page}"));
        for part in told {
            assert!(text.contains(part), "{page} lacks {part}: {text}");
        }
    }
}

#[test]
fn the_environment_page_names_every_variable_read() {
    let table = Table::new();
    let page = table.done("help environment");
    let source = include_str!("../../../src/terminal/environment.rs");
    let named =
        source.split('"').skip(1).step_by(2).filter(|text| {
            text.len() > 3 && text.chars().all(|c| c.is_ascii_uppercase() || c == '_')
        });
    let mut count = 0;
    for name in named.filter(|name| *name != "HOYLE_COMPLETE" && *name != "FRXK") {
        assert!(page.contains(name), "{name} is read, and the page does not tell of it");
        count += 1;
    }
    assert!(count >= 8, "only {count} variables were found");
}

#[test]
fn the_page_on_files_lists_what_is_stored() {
    let table = Table::after(&["new german Ada Bo --id gone", "remove gone --yes"]);
    table.done("new german Ada Bo --id friday");
    let page = table.done("help files").replace("ID.jsonl", "friday.jsonl");
    let stored: Vec<String> = table
        .bytes()
        .into_iter()
        .filter(|(path, bytes)| bytes.is_some() && !path.ends_with("gone.jsonl"))
        .map(|(path, _)| path.strip_prefix("data").expect("there").display().to_string())
        .collect();
    assert_eq!(stored, ["current", "games/friday.jsonl"]);
    for name in stored {
        assert!(page.contains(&format!("  {name}  ")), "{name}: {page}");
    }
    assert!(table.path("data/bin/gone.jsonl").exists() && page.contains("  bin/  "), "{page}");
}

#[test]
fn the_page_on_options_says_which_commands_take_them() {
    let table = Table::after(&["new german Ada Bo --dealer Bo"]);
    let page = table.done("help options");
    table.refused(2, "status --after 0");
    assert!(page.contains("for commands that record: only if"), "{page}");
    table.refused(2, "status --version");
    assert!(page.contains("show the version (not with a command)"), "{page}");
    table.done("--version");
}

#[test]
fn typos_get_a_suggestion() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    for (line, meant) in [
        ("bdi 2", "bid?"),
        ("seet", "sheet?"),
        ("check bdi 3", "bid?"),
        ("help sheeet", "sheet?"),
        ("help exit-code", "exit-codes?"),
        ("man shet", "sheet?"),
        ("sheet --jsn", "--json?"),
        ("sheet --format markdwn", "markdown?"),
        ("new serbain Igor Jovana Dunja Dušan", "serbian?"),
        ("new serbian Igor Jovana Dunja Dušan --scoring serbian-hash", "serbian-harsh?"),
        ("new serbian Igor Jovana Dunja Dušan --set premum=3", "premium?"),
        ("bid Igr=2", "Igor"),
        ("explain Jovna", "Jovana"),
        ("-g serbian-2026-11-2 status", "serbian-2026-11-20"),
        ("schema sheets", "sheet?"),
    ] {
        let said = table.hoyle(line);
        assert_ne!(said.code, 0, "{line}");
        assert!(said.stderr.contains(meant), "{line}: {}", said.stderr);
    }
}

#[test]
fn the_words_of_the_documents_are_in_alphabetical_order() {
    let page = Table::new().done("help words");
    let terms: Vec<String> = page
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .map(str::to_lowercase)
        .collect();
    assert!(terms.len() > 5, "{page}");
    assert!(terms.is_sorted(), "{page}");
}
