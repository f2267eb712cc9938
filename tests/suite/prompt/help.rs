//! The help of the prompt: one screen, for the game that is open.

use crate::common::Table;
use crate::languages::languages;
use hoyle::presets;

/// What `?` says in a new game.
fn help(table: &Table) -> String {
    let said = table.piped("play", "?\n", 80);
    assert_eq!(said.code, 0, "{said:?}");
    said.stdout
}

fn new_game(rules: &str) -> Table {
    let table = Table::new();
    let seated = presets::ruleset(rules).expect("rules").player_counts()[0];
    let names = ["Ana", "Bo", "Cy", "Di", "Eva", "Filip"][..seated.into()].join(" ");
    table.done(&format!("new {rules} {names} --dealer Ana"));
    table
}

#[test]
fn it_lists_what_the_game_has_and_nothing_else() {
    for (rules, has, has_not) in [
        ("romanian", &["h sp d c", "h2013"][..], &["trou", "nil", "twos", "so6"][..]),
        ("serbian", &["2 0 1 3, 2013"], &["trou", "nil", "h sp d c", "twos"]),
        ("spades", &["the bid nil"], &["trou", "h sp d c", "so6"]),
        ("auction-whist", &["p w j t pt", "su8:h", "partner and trump"], &["nil", "2013", "h sp"]),
        ("german", &["tricks: the last may be left out"], &["bids", "trou", "nil"]),
    ] {
        let help = help(&new_game(rules));
        for part in has {
            assert!(help.contains(part), "{rules} lacks {part}:\n{help}");
        }
        for part in has_not {
            assert!(!help.contains(part), "{rules} has {part}:\n{help}");
        }
    }
}

#[test]
fn it_fits_one_screen_in_every_game_and_language() {
    for rules in presets::rulesets() {
        let table = new_game(rules);
        for language in languages() {
            let play = format!("--lang {language} play");
            for (width, most) in [(80, 20), (40, 32)] {
                let before = table.piped(&play, "", width).stdout;
                let said = table.piped(&play, "?\n", width).stdout;
                let help: Vec<&str> = said.lines().skip(before.lines().count()).collect();
                assert!((8..=most).contains(&help.len()), "{rules} {language}: {said}");
                for line in help {
                    assert!(line.chars().count() <= width.into(), "{rules} {language}: {line}");
                }
            }
        }
    }
}

#[test]
fn its_example_names_two_players_apart() {
    for (names, example) in [
        ("'Ana Marija' 'Ana Sofija' Bo Cy", "'Ana M'=2 'Ana S'=0"),
        ("Anastasija Anastazija Bo Cy", "Anastas=2"),
        ("Ana Anamaria Bo Cy", "Ana=2 Anamar=0"),
    ] {
        let table = Table::after(&[&format!("new serbian {names} --dealer Cy")]);
        let help = help(&table);
        assert!(help.contains(&format!(" {example} ")), "{example}:\n{help}");
    }
}
