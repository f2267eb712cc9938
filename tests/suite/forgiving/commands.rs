//! Commands by the names that people try first.

use crate::common::{Table, one_line};

#[test]
fn a_command_by_another_name_is_suggested() {
    let table = Table::after(&["new serbian Ana Marko Jelena Miloš --id friday"]);
    for (line, meant) in [
        ("list", "games"),
        ("standings", "sheet"),
        ("again", "rematch"),
        ("pay", "settle"),
        ("history", "log"),
        ("delete friday", "remove"),
        ("start serbian Ana Bo", "new"),
        ("add 3", "bid"),
        ("show", "sheet"),
        ("score sheet", "sheet"),
        ("scoresheet", "sheet"),
        ("pass", "call pass"),
        ("Undo", "undo"),
        ("shet", "sheet"),
        ("fix 1 tricks 3", "took"),
        ("check tricks 7h", "trick"),
    ] {
        let said = table.refused(2, line);
        let sentence = one_line(&said.stderr);
        let suggestion = format!("Did you mean {meant}? ");
        assert!(sentence.starts_with("hoyle: There is no command “"), "{line}: {sentence}");
        assert!(sentence.contains(&suggestion), "{line}: {sentence}");
        assert!(sentence.contains(": hoyle help "), "{line}: {sentence}");
        assert!(!sentence.contains("subcommand"), "{line}: {sentence}");
    }
    let said = table.refused(2, "frobnicate");
    assert!(!said.stderr.contains("Did you mean"), "{}", said.stderr);
}

/// Words of a dispute, and where they lead.
const DISPUTES: [(&str, &str); 40] = [
    ("incident renege Bo 7", "incident revoke"),
    ("incident out of turn", "incident lead, incident play or incident bid"),
    ("check incident renege Bo 7", "check incident revoke"),
    ("lead Ana", "incident lead"),
    ("revoke", "incident revoke"),
    ("renege", "incident revoke"),
    ("renons", "incident revoke"),
    ("director", "incident"),
    ("irregularity", "incident"),
    ("penalty", "incident"),
    ("Strafe", "incident"),
    ("misdeal", "incident misdeal or redeal"),
    ("maldonne", "incident misdeal or redeal"),
    ("exposed", "incident exposed"),
    ("otkrivena", "incident exposed"),
    ("out of turn", "incident lead, incident play or incident bid"),
    ("void", "redeal --deal N"),
    ("annul", "redeal --deal N"),
    ("skip", "redeal --deal N --skip"),
    ("cancel", "undo or fix"),
    ("oops", "undo or fix"),
    ("wrong", "undo or fix"),
    ("ponisti", "undo or fix"),
    ("rückgängig", "undo or fix"),
    ("stop", "end"),
    ("finish", "end"),
    ("quit", "end"),
    ("exit", "end"),
    ("završi", "end"),
    ("arreter", "end"),
    ("gata", "end"),
    ("late", "join NAME"),
    ("kasni", "join NAME"),
    ("rename Jhon John", "players rename Jhon John"),
    ("fix 1 title 'Friday night'", "rename 'Friday night'"),
    ("fix 1 day 2026-01-02", "redate 2026-01-02"),
    ("rule renege 'a heart'", "incident revoke"),
    ("leave Ana Vera", "leave Ana --to Vera"),
    ("leave Ana to Vera", "leave Ana --to Vera"),
    ("join Vera after Ana", "join Vera --after Ana"),
];

#[test]
fn words_of_a_dispute_lead_to_the_right_command_everywhere() {
    let new = "new serbian Ana Marko Jelena Miloš --id friday";
    let table = Table::after(&[new]);
    for (line, meant) in DISPUTES {
        let suggestion = format!("Did you mean {meant}?");
        let shell = table.refused(2, line);
        assert!(one_line(&shell.stderr).contains(&suggestion), "{line}: {}", shell.stderr);
        if !line.contains(' ') {
            let help = table.refused(2, &format!("help {line}")).stderr;
            assert!(one_line(&help).contains(&suggestion), "help {line}: {help}");
        }

        table.write("evening.hoyle", &format!("{new}\n{line}\n"));
        let script = table.refused(2, "replay evening.hoyle");
        assert!(one_line(&script.stderr).contains(&suggestion), "{line}: {}", script.stderr);

        let prompt = table.piped("play", format!("{line}\n"), 80);
        if ["quit", "exit"].contains(&line) {
            assert_eq!(prompt.code, 0, "{line} leaves the prompt: {}", prompt.stderr);
        } else {
            assert_eq!(prompt.code, 2, "{line}");
            assert!(one_line(&prompt.stderr).contains(&suggestion), "{line}: {}", prompt.stderr);
        }
    }
}
