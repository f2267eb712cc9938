//! Scripts that read: the answers come before the sheet.

use crate::common::{Table, one_line};
use serde_json::Value;

const QUESTIONS: &str = "\
new serbian Igor Jovana Dunja Dušan --dealer Dušan --id asked
status --json
bid 2 4 2
check bid 5 --json
check bid 6 --json
bid 6
status --json
took 2 4 1
sheet --style paper
explain 1 Igor --json
schedule --json
log --json
score serbian --cards 13 --players 4 3/2 --json
rules serbian --json
check trick --trump h 7c Kc 2h Ac --json
fix 1 took Igor=3 Jovana=3 --dry-run --json
script
";

fn replayed(script: &str, options: &str) -> String {
    let table = Table::new();
    table.write("questions.hoyle", script);
    let told = table.done(&format!("replay questions.hoyle {options}"));
    assert_eq!(table.bytes().len(), 1, "a replay touches no data");
    told
}

#[test]
fn each_answer_is_about_the_game_as_it_is_at_its_line() {
    let told = replayed(QUESTIONS, "--style paper");
    let answers: Vec<&str> = told.split("\n\n").collect();
    let json = |index: usize| -> Value { serde_json::from_str(answers[index]).expect("JSON") };
    assert_eq!(json(0)["deal"]["turn"], "Igor", "{told}");
    assert_eq!(json(1)["legal"], false, "against the hook");
    assert_eq!(json(2)["legal"], true);
    assert_eq!(json(3)["deal"]["phase"], "tricks");
    assert!(answers[4].contains("13 2  2 12"), "{}", answers[4]);
    assert_eq!(json(5)["points"][0]["total"], 12);
    assert_eq!(json(6).as_array().map(Vec::len), Some(28));
    assert_eq!(json(7).as_array().map(Vec::len), Some(4), "{}", answers[7]);
    assert_eq!(json(8)[0]["points"], 2);
    assert_eq!(json(9)["id"], "serbian");
    assert_eq!(json(10)["winner"], 3);
    assert!(answers[11].contains("Igor"), "{}", answers[11]);
    assert!(answers[12].starts_with("new serbian Igor"), "{}", answers[12]);
    // Then the sheet.
    assert_eq!(answers[13].trim_end(), answers[4], "{told}");
    assert_eq!(answers.len(), 14, "{told}");
}

#[test]
fn only_the_sheet_is_printed_in_a_format_for_programs() {
    let silent: String = QUESTIONS
        .lines()
        .filter(|line| ["new", "bid", "took"].iter().any(|word| line.starts_with(word)))
        .map(|line| format!("{line}\n"))
        .collect();
    for options in ["--json", "--plain", "--format csv", "--format text", "--format html"] {
        assert_eq!(replayed(QUESTIONS, options), replayed(&silent, options), "{options}");
    }
}

#[test]
fn a_question_without_an_answer_stops_the_replay() {
    let table = Table::new();
    let script = "new serbian Igor Jovana Dunja Dušan --dealer Dušan\nbid 1 1\n";
    for (line, code) in [("explain 2", 2), ("check call pass", 2), ("rules nothing", 2)] {
        table.write("questions.hoyle", &format!("{script}{line}\nbid 1\n"));
        let said = table.hoyle("replay questions.hoyle");
        assert_eq!(said.code, code, "{line}: {}", said.stderr);
        assert!(said.stderr.starts_with("hoyle: questions.hoyle:3: "), "{}", said.stderr);
        // Where nobody is shown the answer, it is not worked out.
        table.done("replay questions.hoyle --json");
    }
    // What was answered before it stands.
    table.write("questions.hoyle", &format!("{script}status\nbid 99\n"));
    let said = table.hoyle("replay questions.hoyle");
    assert_eq!(said.code, 1);
    assert!(said.stdout.contains("Dunja"), "{}", said.stdout);
}

#[test]
fn a_script_has_at_most_two_hundred_questions() {
    let table = Table::new();
    let script = "new serbian Igor Jovana Dunja Dušan --dealer Dušan\n";
    for (questions, code) in [(200, 0), (201, 2)] {
        table.write("questions.hoyle", &(script.to_owned() + &"status\n".repeat(questions)));
        let said = table.hoyle("replay questions.hoyle");
        assert_eq!(said.code, code, "{}", said.stderr);
        let is_said =
            one_line(&said.stderr).contains("questions.hoyle:202: A script may have at most 200");
        assert_eq!(is_said, code == 2, "{}", said.stderr);
    }
}

#[test]
fn commands_about_other_games_and_the_program_are_refused() {
    let table = Table::new();
    for line in [
        "games",
        "remove asked",
        "restore asked",
        "export",
        "import games.tar",
        "doctor",
        "play",
        "board",
        "demo",
        "replay -",
        "help bid",
        "man",
        "schema sheet",
        "completions bash",
    ] {
        table.write("asked.hoyle", &format!("new german Ada Bo --dealer Bo\n\n{line}\n"));
        let said = table.refused(2, "replay asked.hoyle --save").stderr.replace('\n', " ");
        assert!(said.contains("asked.hoyle:3: ") && said.contains("or leave it out."), "{said}");
    }
    for script in ["sheet\n", "rules serbian\nnew german Ada Bo\n"] {
        table.write("asked.hoyle", script);
        let said = table.refused(2, "replay asked.hoyle").stderr;
        assert!(said.contains("asked.hoyle:1: "), "the first command begins the game: {said}");
    }
}

#[test]
fn a_saved_script_keeps_only_what_it_recorded() {
    let table = Table::new();
    table.write("questions.hoyle", QUESTIONS);
    table.done("replay questions.hoyle --save");
    let script = table.done("script");
    assert_eq!(script.lines().count(), 4, "{script}");
    assert_eq!(table.json("sheet")["deals"][0]["hands"][3]["total"], 16);
}

#[test]
fn a_script_may_ask_for_a_clause() {
    let table = Table::new();
    for clause in ["serbian.hook", "whist-1900.75"] {
        table.write("asked.hoyle", &format!("new german Ada Bo --dealer Bo\nrules {clause}\n"));
        let told = table.done("replay asked.hoyle");
        assert!(told.contains(clause), "{told}");
    }
}
