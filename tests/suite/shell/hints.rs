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
fn a_game_is_made_the_current_one_as_the_hint_after_a_removal_says() {
    let table = Table::after(&[FRIDAY, OTHER]);
    says(&table, "remove other --yes", "Choose a game: hoyle use ID");
    let used = table.hoyle("use friday");
    assert_eq!(used.code, 0, "{}", used.all());
    assert!(used.stdout.contains("game friday"), "{}", used.stdout);
    table.done("took 14 12");
    assert_eq!(table.json("status")["game"], "friday");
    assert_eq!(table.json("use friday")["game"], "friday");
    assert!(table.refused(3, "use fridai").stderr.contains("Did you mean friday?"));
    // The prompt goes on with that game.
    table.done("restore other");
    let said = table.piped("play", "use other\ntook 13 13\n", 80);
    assert_eq!(said.code, 0, "{}", said.all());
    assert_eq!(table.done("script -g other").lines().count(), 2);
    table.done("remove friday --yes");
    says(&table, "remove other --yes", "Start a game: hoyle new serbian NAME NAME NAME NAME");
}

#[test]
fn a_second_trump_is_corrected_and_undoes_no_bids() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy", "trump s", "bid 0 0 0"]);
    let said = table.refused(1, "trump h").stderr;
    assert!(said.contains("Correct the trump: hoyle fix 1 trump SUIT") && !said.contains("undo"));
    table.done("fix 1 trump h");
    assert!(table.done("script").ends_with("trump hearts\nbid 0 0 0\n"));
}

#[test]
fn a_lone_name_in_a_correction_asks_for_the_second() {
    let table =
        Table::after(&["new german Ana Bo --dealer Bo", "new serbian Ana Bo Cy Di --dealer Di"]);
    table.done("bid 3 3 3 3");
    table.done("took 3 3 3 4");
    let said = table.refused(1, "fix 1 took Bo=4").stderr.replace('\n', " ");
    assert!(said.contains("change too: name both, Bo=N NAME=N."), "{said}");
    // As many as in a deal of 12 cards, which the table could have let stand.
    let fewer = table.refused(1, "fix 1 took Bo=2").stderr.replace('\n', " ");
    assert!(fewer.contains("change too: name both, Bo=N NAME=N."), "{fewer}");
    let prompt = table.piped("play", "fix 1 took Bo=2\n", 80).stderr.replace('\n', " ");
    assert!(prompt.contains("change too: name both, Bo=N NAME=N."), "{prompt}");
    table.done("fix 1 took Bo=4 Di=3");
}

#[test]
fn a_note_needs_no_quotes() {
    let table = Table::after(&["new german Ana Bo --dealer Bo"]);
    table.done("note Ana was late --deal 1");
    assert!(table.done("script").contains("'Ana was late'"), "{}", table.done("script"));
    assert_eq!(table.piped("play", "note Ana's tea was cold\n", 80).code, 0);
}

#[test]
fn a_sheet_is_written_in_the_format_of_the_ending() {
    let table = Table::after(&["new german Ana Bo --dealer Bo", "took 14 12"]);
    for (file, begins) in [
        ("a.txt", "German whist"),
        ("a.md", "## "),
        ("a.csv", "deal"),
        ("a.html", "<!DOCTYPE html>"),
        ("a.svg", "<?xml"),
        ("a.json", "{\"game\""),
    ] {
        table.done(&format!("sheet {file}"));
        let text = std::fs::read_to_string(table.path(file)).expect("a sheet");
        let begun = text.get(..begins.len()).unwrap_or_default();
        assert!(begun.eq_ignore_ascii_case(begins), "{file}: {text}");
    }
    assert!(table.refused(3, "sheet a.html").stderr.contains("a.html already exists"));
    assert!(table.refused(2, "sheet evening").stderr.contains("The ending of the file"));
    assert_eq!(table.piped("play", "sheet b.html\n", 80).code, 0);
    assert!(table.path("b.html").is_file());
    // A script, which may be a stranger's, writes nothing.
    table.write("evening.hoyle", "new german Ana Bo --dealer Bo\nsheet c.html\n");
    assert!(table.refused(2, "replay evening.hoyle").stderr.contains("A script writes no files."));
    assert!(!table.path("c.html").exists());
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
    assert!(
        switched.stdout.ends_with("2 players; the last may be left out\n"),
        "{}",
        switched.stdout
    );
}
