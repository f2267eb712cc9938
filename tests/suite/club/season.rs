//! Seasons: the vector of the specification, by games, by club nights and by a filter.

use crate::common::{Table, one_line};
use std::fs;

/// The evenings of the vector, each with its places in order; equals have a place together.
const EVENINGS: [(&str, &[&[&str]]); 4] = [
    ("one", &[&["Ana"], &["Bo"], &["Cy"], &["Di"], &["Ed"]]),
    ("two", &[&["Bo"], &["Jo"], &["Ed"], &["Ana"]]),
    ("three", &[&["Cy"], &["Ana"], &["Jovana"], &["Bo"], &["Di"], &["Gus"]]),
    ("four", &[&["Jovana"], &["Cy"], &["Bo", "Di"], &["Ed"]]),
];

const FILE: &str = "\
events = [\"one\", \"two\", \"three\", \"four\"]
of = \"places\"
places = [10, 8, 6, 5, 4, 3]
best = 3
least = 2
ties = [\"total\", \"firsts\", \"best\"]
";

/// The table: place, player, total, firsts, attended, and what counts.
const TABLE: &str = "\
1\tCy\t24\t1\t3\t10 8 6
1\tJovana\t24\t1\t3\t10 8 6
3\tBo\t23.5\t1\t4\t10 8 5.5
4\tAna\t23\t1\t3\t10 8 5
5\tDi\t14.5\t0\t3\t5.5 5 4
6\tEd\t14\t0\t3\t6 4 4
\tGus\t3\t0\t1\t3
";

/// The players of an evening, and their points: 50 for the first place, 40 for the second…
fn results(places: &[&[&str]]) -> Vec<(String, i64)> {
    let mut results = Vec::new();
    for (points, place) in (0..).map(|place| 50 - 10 * place).zip(places) {
        results.extend(place.iter().map(|name| ((*name).to_owned(), points)));
    }
    results
}

/// The evenings as games of which the result is known, in weeks of January.
fn games() -> Table {
    let table = Table::new();
    for (week, (id, places)) in (1..).zip(EVENINGS) {
        let results = results(places);
        let names: Vec<&str> = results.iter().map(|(name, _)| name.as_str()).collect();
        let totals: Vec<String> =
            results.iter().map(|(name, points)| format!("{name}={points}")).collect();
        table.done(&format!(
            "new oh-hell {} --result {} --date 2026-01-0{week} --id {id}",
            names.join(" "),
            totals.join(",")
        ));
    }
    table.done("players merge Jo Jovana");
    table
}

/// The evenings as club nights of one table.
fn club_nights() -> Table {
    let table = Table::new();
    for (id, places) in EVENINGS {
        let results = results(places);
        table.done(&format!(
            "event new championship --id {id} --rounds 1 --set results=typed --set size=6 \
             --set stages=[] --set 'rank=[\"points\"]'"
        ));
        for (name, _) in &results {
            table.done(&format!("event add {name}"));
        }
        table.done("event draw --seed x");
        let status: serde_json::Value =
            serde_json::from_str(&table.done("event status --json")).expect("JSON");
        let seats = status["rounds"][0]["tables"][0]["seats"].as_array().expect("seats");
        let points = seats.iter().map(|no| {
            let no = no.as_u64().expect("a number") as usize;
            results[no - 1].1.to_string()
        });
        table.done(&format!("event result 1 {}", points.collect::<Vec<_>>().join(" ")));
    }
    table.done("players merge Jo Jovana");
    table
}

/// Writes the file of a season with a line changed.
fn write(table: &Table, line: &str, changed: &str) {
    fs::write(table.path("s.toml"), FILE.replace(line, changed)).expect("written");
}

#[test]
fn the_season_of_the_specification_is_the_same_for_games_and_for_club_nights() {
    for table in [games(), club_nights()] {
        write(&table, "", "");
        assert_eq!(table.done("season s.toml --plain"), TABLE);
    }
}

#[test]
fn a_filter_chooses_games_by_rules_and_days() {
    let table = games();
    table.done("new romanian Ana Bo Cy --result Ana=9,Bo=8,Cy=7 --date 2026-01-03 --id other");
    let events = "events = [\"one\", \"two\", \"three\", \"four\"]";
    write(&table, events, "games = { rules = \"oh-hell\", until = \"2026-01\" }");
    assert_eq!(table.done("season s.toml --plain"), TABLE);
    write(&table, events, "games = { rules = \"oh-hell\", since = \"2026-01-04\" }");
    let table_of_four = "\
\tJovana\t10\t1\t1\t10
\tCy\t8\t0\t1\t8
\tBo\t5.5\t0\t1\t5.5
\tDi\t5.5\t0\t1\t5.5
\tEd\t4\t0\t1\t4
";
    assert_eq!(table.done("season s.toml --plain"), table_of_four);
    // A game that the filter chooses too counts once.
    write(&table, events, "events = [\"four\"]\ngames = { since = \"2026-01-04\" }");
    assert_eq!(table.done("season s.toml --plain"), table_of_four);
}

#[test]
fn evenings_missed_may_be_worth_something() {
    let table = games();
    write(&table, "least = 2", "least = 2\nabsent = 7");
    let said = table.done("season s.toml --plain");
    // Three of them missed one evening each: its 7 counts, and the 5 or 6 drops out.
    let first: String =
        ["Ana", "Cy", "Jovana"].map(|name| format!("1\t{name}\t25\t1\t3\t10 8 7\n")).concat();
    assert!(said.starts_with(&first), "{said}");
    assert!(said.ends_with("\tGus\t21\t0\t1\t7 7 7\n"), "{said}");
}

#[test]
fn points_add_up_and_averages_are_means_of_what_counts() {
    let table = Table::new();
    for (id, took) in [("one", "1 0 0"), ("two", "0 1 0")] {
        table.done(&format!("new romanian Ana Bo Cy --dealer Cy --id {id}"));
        table.done("bid 1 1 1");
        table.done(&format!("took {took}"));
        table.done("end --yes");
    }
    fs::write(table.path("s.toml"), "events = [\"one\", \"two\"]\nof = \"points\"\n").expect("x");
    assert_eq!(
        table.done("season s.toml --plain"),
        "1\tAna\t5\t1\t2\t6 -1\n1\tBo\t5\t1\t2\t6 -1\n3\tCy\t-2\t0\t2\t-1 -1\n"
    );
    fs::write(table.path("s.toml"), "events = [\"one\", \"two\"]\nof = \"average\"\nbest = 1\n")
        .expect("x");
    assert!(table.done("season s.toml --plain").starts_with("1\tAna\t6\t"));
}

#[test]
fn a_table_shows_what_counts_and_hides_who_is_hidden() {
    let table = games();
    write(&table, "", "");
    let explained = "\
Bo\t2026-01-01\tone\t2\t8\t8
Bo\t2026-01-02\ttwo\t1\t10\t10
Bo\t2026-01-03\tthree\t4\t5\t
Bo\t2026-01-04\tfour\t3\t5.5\t5.5
";
    assert_eq!(table.done("season s.toml --explain bo --plain"), explained);
    table.done("players hide Cy");
    for format in ["html", "markdown"] {
        let page = table.done(&format!("season s.toml --format {format}"));
        assert!(!page.contains("Cy") && page.contains("Jovana"), "{page}");
    }
    let text = table.done("season s.toml");
    assert!(text.contains("Cy") && text.contains("3  Bo"), "{text}");
}

#[test]
fn what_is_not_over_is_named_and_left_out() {
    let table = games();
    table.done("new romanian Ana Bo Cy --dealer Cy --id open");
    write(&table, "\"four\"", "\"four\", \"open\"");
    let said = table.hoyle("season s.toml --plain");
    assert_eq!(said.stdout, TABLE);
    assert!(said.stderr.contains("open"), "{}", said.stderr);
}

#[test]
fn a_faulty_file_is_refused_at_its_line_and_key() {
    let table = games();
    for (line, changed, expected) in [
        ("best = 3", "bset = 3", "4:1: There is no key called “bset”. Did you mean best?"),
        ("best = 3", "best = 0", "4:8: best cannot be “0”"),
        ("\"places\"", "\"plaecs\"", "2:6: of cannot be “plaecs”"),
        ("8, 6", "\"8\", 6", "3:15: places is a number"),
        ("\"two\"", "\"twoo\"", "1:18: There is no event or game “twoo”. Did you mean two?"),
        ("places = [10, 8, 6, 5, 4, 3]", "places = []", "3:1: places is empty."),
        ("of = \"places\"", "of = \"match\"", "3:1: places counts only with of = \"places\"."),
        ("8, 6", "8, 9", "3:18: A place cannot be worth more"),
        ("\"best\"", "\"total\"", "6:28: This is already among the ties."),
        (
            "ties",
            "games = { since = \"2026-02\", until = \"2026-01-31\" }\nties",
            "6:30: until is before",
        ),
        ("ties", "games = { since = \"soon\" }\nties", "6:11: "),
        ("ties", "games = { rules = \"romanain\" }\nties", "6:11: There are no rules"),
        ("places = [10, 8, 6, 5, 4, 3]", "", "1:1: The key places is missing."),
        (&FILE[..FILE.find('\n').expect("a line")], "", "1:1: The key events or games is missing."),
        ("[10", "[10,,", "3:14: This is not TOML"),
    ] {
        write(&table, line, changed);
        let said = table.refused(2, "season s.toml").stderr;
        assert!(said.contains(&format!("s.toml:{expected}")), "{changed}: {said}");
    }

    for (of, reason) in [("match", "no match points"), ("points", "not all of its deals")] {
        let file = format!("events = [\"one\", \"two\"]\nof = \"{of}\"\n");
        fs::write(table.path("s.toml"), file).expect("written");
        let said = one_line(&table.refused(2, "season s.toml").stderr);
        assert!(said.contains("s.toml:1:11: ") && said.contains(reason), "{said}");
    }

    // A month holds all its days.
    write(&table, "ties", "games = { since = \"2026-01-02\", until = \"2026-01\" }\nties");
    table.done("season s.toml");
}

#[test]
fn a_game_that_cannot_be_read_does_not_count_as_missing() {
    let table = games();
    table.write("season.toml", FILE);
    let path = table.path("data/games/two.jsonl");
    let mut journal = fs::read(&path).expect("a game");
    journal[20] ^= 1;
    fs::write(&path, journal).expect("written");
    let said = table.hoyle("season season.toml");
    assert_eq!(said.code, 3, "{said:?}");
    assert!(said.stderr.contains("two.jsonl"), "{said:?}");
    assert!(!said.stderr.contains("There is no event or game"), "{said:?}");
}
