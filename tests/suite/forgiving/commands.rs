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
