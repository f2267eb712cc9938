//! Shell completion with words from the current game.

use crate::common::Table;
use std::path::Path;

/// Returns a table with a game whose third bid is due, another game, and one in the bin.
fn table() -> Table {
    Table::after(&[
        "new romanian Ana Radu Ion --id wednesday --dealer Ion",
        "new german Ada Bo --id gone",
        "remove gone --yes",
        "new serbian Igor \"Anna Maria\" Dunja Dušan --id friday --dealer Dušan",
        "bid 2 4 3",
    ])
}

/// Returns the candidates for the last word, as requested by the shell script.
fn completed(table: &Table, shell: &str, words: &[&str]) -> Vec<String> {
    let index = words.len().to_string();
    let mut command = table.other(Path::new(env!("CARGO_BIN_EXE_hoyle")));
    command
        .env("HOYLE_COMPLETE", shell)
        .env("_CLAP_COMPLETE_INDEX", index)
        .env("_CLAP_IFS", "\n")
        .args(["--", "hoyle"])
        .args(words);
    let output = command.output().expect("it runs");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("UTF-8");
    told.lines().map(str::to_owned).collect()
}

#[test]
fn completion_offers_the_games_words() {
    let table = table();
    for (words, expected) in [
        (&["bid", "D"][..], &["Dunja=", "Dušan="][..]),
        (&["took", ""], &["Igor=", "Anna\\ Maria=", "Dunja=", "Dušan="]),
        (&["explain", "a"], &["Anna\\ Maria"]),
        (&["-g", "wednesday", "explain", ""], &["1", "Ana", "Radu", "Ion"]),
        (&["--game=wednesday", "dealer", "r"], &["Radu"]),
        (&["fix", "1", "bid", "Du"], &["Dunja=", "Dušan="]),
        (&["-g", ""], &["friday", "wednesday"]),
        (&["remove", "f"], &["friday"]),
        (&["restore", ""], &["gone"]),
        (&["bid", "1", "--after", ""], &["1"]),
        (&["new", "ro"], &["romanian"]),
        (&["new", "romanian", "Ana", "Ra"], &["Radu"]),
        (&["new", "romanian", "Ana", "Bob", "--dealer", ""], &["Ana", "Bob"]),
        (&["new", "romanian", "Ana", "--scoring", "romanian-"], &["romanian-progressive"]),
        (&["new", "romanian", "Ana", "--set", "zero"], &["zero-finish="]),
        (&["new", "romanian", "Ana", "--schedule", ""], &["1-8-1", "8-1-8"]),
        (&["trump", ""], &["spades", "diamonds", "hearts", "clubs"]),
        (&["score", "auction-whist", "abondance-1"], &["abondance-10", "abondance-11"]),
        (&["check", "trick", "--trump", "n"], &["none"]),
        (&["check", "trick", "--rules", "g"], &["german"]),
        (&["rule", "m"], &["misdeal"]),
        (&["rules", "mont"], &["montreal"]),
        (&["rules", "serbian.ho"], &["serbian.hook"]),
        (&["rules", "score.cyp"], &["score.cypriot"]),
        (&["new", "serbian", "Ana", "--set", "spades"], &[]),
        (&["new", "romanian", "Ana", "--schedule", "8-1-8", "--set", "zero"], &[]),
        (&["sheet", "--format", "m"], &["markdown"]),
        (&["help", "exit"], &["exit-codes"]),
        (&["schema", "check-t"], &["check-trick"]),
        (&["completions", ""], &["bash", "zsh", "fish"]),
        (&["che"], &["check"]),
        (&["sheet", "--sym"], &["--symbols"]),
    ] {
        let mut found = completed(&table, "bash", words);
        let mut expected = expected.to_vec();
        if words.last() == Some(&"") && words.contains(&"--schedule") {
            found.sort_unstable();
            expected.sort_unstable();
        }
        assert_eq!(found, expected, "{words:?}");
    }
}

#[test]
fn only_open_bids_are_completed() {
    let table = table();
    let found = completed(&table, "bash", &["bid", ""]);
    let numbers: Vec<&str> =
        found.iter().map(String::as_str).filter(|word| !word.ends_with('=')).collect();
    // Four more tricks would make thirteen.
    assert_eq!(numbers, ["0", "1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12", "13"]);
    table.done("new auction-whist Ana Ion Radu Ilie --dealer Ana");
    // While calls are due, and while a pair may still change its contract.
    for before in ["call pass-trou pass-trou pass-trou pass-trou", "call suit-8:h join pass pass"] {
        table.done(before);
        let calls = completed(&table, "bash", &["call", ""]);
        let open = table.json("status")["deal"]["calls"]["open"].clone();
        let open: Vec<&str> =
            open.as_array().expect("calls").iter().filter_map(|call| call.as_str()).collect();
        assert_eq!(calls, open);
        assert!(!open.is_empty());
    }
}

#[test]
fn completion_changes_nothing_and_prints_no_errors() {
    let table = table();
    let before = table.bytes();
    for words in [&["bid", ""][..], &["-g", "nobody", "bid", "2"], &["nonsense", "x", ""], &[""]] {
        completed(&table, "bash", words);
    }
    assert_eq!(table.bytes(), before);
    let empty = Table::new();
    assert_eq!(
        completed(&empty, "bash", &["dealer", ""])
            .iter()
            .filter(|word| !word.starts_with('-'))
            .count(),
        0
    );
    assert!(empty.bytes().is_empty(), "a folder was created");
}

#[test]
fn each_shell_has_a_completion_script() {
    let table = table();
    for (shell, part) in
        [("bash", "complete -o"), ("zsh", "compdef"), ("fish", "complete --keep-order")]
    {
        let script = table.done(&format!("completions {shell}"));
        assert!(script.contains(part) && script.contains("HOYLE_COMPLETE"), "{script}");
        assert!(completed(&table, shell, &["new", "ro"])[0].starts_with("romanian"), "{shell}");
        // Bash needs words escaped; the other shells do that themselves.
        let name = if shell == "bash" { "Anna\\ Maria" } else { "Anna Maria" };
        assert!(completed(&table, shell, &["explain", "a"])[0].starts_with(name), "{shell}");
    }
    assert_eq!(table.hoyle("completions csh").code, 2);
}

#[cfg(unix)]
mod bash {
    use super::table;
    use crate::common::skipped;
    use rexpect::session::spawn_command;
    use std::path::Path;
    use std::process::Stdio;

    #[test]
    fn bash_completes_a_line() {
        let bash =
            ["/bin/bash", "/usr/bin/bash"].map(Path::new).into_iter().find(|path| path.exists());
        let Some(bash) = bash else {
            return skipped("completion in a shell", "bash is not installed");
        };
        let table = table();
        let program = Path::new(env!("CARGO_BIN_EXE_hoyle"));
        let folder = program.parent().expect("a folder").display();
        let mut command = table.other(bash);
        command
            .args(["--norc", "--noprofile", "-i"])
            .env("PATH", format!("{folder}:/usr/bin:/bin"))
            .env("TERM", "dumb")
            .env("PS1", "ready> ")
            .env("HISTFILE", "")
            .stdin(Stdio::inherit());
        let mut session = spawn_command(command, Some(60_000)).expect("a terminal");
        session.exp_string("ready> ").expect("a prompt");
        session
            .send_line("stty echo; source <(hoyle completions bash); echo sour''ced")
            .expect("typed");
        session.exp_string("sourced").expect("it is there");
        for (typed, line) in [
            ("hoyle -g wed\tdealer Ra\t", "hoyle -g wednesday dealer Radu "),
            ("hoyle swap Ig\tAnn\t", "hoyle swap Igor Anna\\ Maria "),
            ("hoyle new ger\t", "hoyle new german "),
        ] {
            session.exp_string("ready> ").expect("a prompt");
            session.send(typed).expect("typed");
            session.flush().expect("sent");
            let told = session.exp_string(line);
            assert!(told.is_ok(), "{typed:?}: {told:?}");
            session.send_control('c').expect("typed");
        }
        session.exp_string("ready> ").expect("a prompt");
        session.send_line("exit").expect("typed");
        session.exp_eof().expect("the end");
    }
}
