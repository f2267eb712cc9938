//! The commands that answers propose: they are for the same folder and game as the one typed.

use crate::common::Table;

const FRIDAY: &str = "new german Ana Bo --dealer Bo --id friday";
const OTHER: &str = "new german Cy Di --dealer Di --id other";

/// What the program says after these words on the line of a terminal that is wide enough.
fn said(table: &Table, environment: &[(&str, &str)], line: &str) -> String {
    table.within(environment, line).all()
}

#[track_caller]
fn says(table: &Table, line: &str, hint: &str) {
    let said = said(table, &[], line);
    assert!(said.contains(&format!("{hint}\n")), "hoyle {line}\n{said}");
}

#[test]
fn hints_repeat_the_options_that_choose_the_game() {
    let table = Table::after(&[FRIDAY, OTHER]);
    says(&table, "-g friday", "Next: hoyle -g friday took N N");
    says(&table, "took 14 12 --game friday", "Take it back: hoyle -g friday undo");
    says(&table, "-g friday bid 3", "See what is due: hoyle -g friday status");
    says(&table, "-g friday trick 30", "See how it is used: hoyle help trick");
    // Taking the printed command takes back what was recorded, and nothing in the other game.
    table.done("took 10 16 -g other");
    table.done("-g friday undo");
    assert_eq!(table.done("script -g friday").lines().count(), 1);
    assert_eq!(table.done("script -g other").lines().count(), 2);
    let next = &table.json("-g friday status")["next"];
    assert_eq!(next.to_string(), r#""hoyle -g friday took N N""#);
    says(&table, "-g data/games/friday.jsonl", "Next: hoyle -g data/games/friday.jsonl took N N");
}

#[test]
fn hints_repeat_the_folder_of_games_quoted() {
    let table = Table::new();
    let new = format!("{FRIDAY} --dir 'two words'");
    says(&table, &new, "Remove the game: hoyle --dir 'two words' remove friday");
    says(&table, "--dir 'two words'", "Next: hoyle --dir 'two words' took N N");
    let both = "-g friday --dir 'two words' took 14 12";
    says(&table, both, "Take it back: hoyle --dir 'two words' -g friday undo");
    says(&table, "--dir 'two words' -g fridai", "List the games: hoyle --dir 'two words' games");
    says(&table, "--dir 'two words' remove friday --yes", "hoyle --dir 'two words' restore friday");
}

#[test]
fn hints_do_not_repeat_the_environment() {
    let table = Table::after(&[FRIDAY, OTHER]);
    let said = said(&table, &[("HOYLE_GAME", "friday")], "took 14 12");
    assert!(said.contains("Take it back: hoyle undo\n"), "{said}");
    assert!(said.contains("Next: hoyle took N N\n"), "{said}");
}

#[test]
fn a_line_of_the_prompt_about_another_game_is_answered_for_that_game() {
    let table = Table::after(&[FRIDAY, OTHER]);
    let lines = "-g friday took 14 12\ntook 13 13\n";
    let said = table.piped("play --game other", lines, 80);
    assert!(said.stderr.contains("Take it back: hoyle -g friday undo\n"), "{}", said.stderr);
    assert!(said.stderr.contains("Take it back: u\n"), "{}", said.stderr);
    // The prompt itself stays with its game.
    let switched = table.piped("play -g other", "-g friday play\n", 80);
    assert!(switched.stdout.ends_with("Next: N N\n"), "{}", switched.stdout);
}
