//! A table's own wording, in its rules file.

use crate::common::Table;

const WORDS: &str = r#"
[words.sr]
"Serbian whist" = "Kućni vist"
trump-none = "sans"
clause-bid-final = "Rečeno je rečeno."
due-bids-first = "{$next} kaže, zatim {$after}."
count-points = "{$number} bodova"

[words.sr-Cyrl]
trump-none = "санс"
"#;

/// A table with a rules file: Serbian whist with these words.
fn table(words: &str) -> Table {
    let table = Table::new();
    let rules = table.done("rules serbian --toml");
    table.write("ours.toml", &(rules + words));
    table
}

#[test]
fn a_rules_file_may_say_it_in_other_words() {
    let table = table(WORDS);
    table.done("rules --check ours.toml");
    let begun = table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday --lang sr");
    assert!(begun.contains("Kućni vist"), "{begun}");
    let says = |line: &str, tag: &str| table.done(&format!("{line} --lang {tag}"));
    // The game keeps the words with its rules.
    std::fs::remove_file(table.path("ours.toml")).expect("a file");
    assert!(says("status", "sr").contains("Ana kaže"), "{}", says("status", "sr"));
    assert!(
        says("schedule", "sr").contains("sans") && says("schedule", "sr-Cyrl").contains("санс")
    );
    assert!(says("rules", "sr").contains("Srpski vist"), "of other rules: {}", says("rules", "sr"));
    // Other languages and machine-readable output are unchanged.
    for line in ["status", "sheet", "schedule", "sheet --json"] {
        let text = says(line, "en");
        assert!(!text.contains("Kućni") && !text.contains("sans"), "{text}");
    }
    assert_eq!(says("sheet --json", "sr"), says("sheet --json", "en"));
    assert!(says("status", "de").contains("Ana sagt an"));
}

/// An older program must report such a game as newer, not as damaged.
#[test]
fn such_a_game_is_of_a_later_format() {
    let table = table(WORDS);
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday");
    let journal =
        std::fs::read_to_string(table.path("data/games/friday.jsonl")).expect("a journal");
    assert!(journal.contains("\"hoyle\":3,"), "{journal}");
    let plain = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --id friday"]);
    let journal =
        std::fs::read_to_string(plain.path("data/games/friday.jsonl")).expect("a journal");
    assert!(journal.contains("\"hoyle\":1,") && !journal.contains("words"), "{journal}");
}

#[test]
fn wrong_words_are_pointed_out_and_left_out() {
    for (words, says) in [
        ("[words.tlh]\ntrump-none = \"x\"", "Hoyle has no language “tlh”; expected de, "),
        ("[words.en]\ntrump-none = \"x\"", "Hoyle has no language “en”"),
        (
            "[words.sr]\ntrump-nome = \"x\"",
            "is neither a message nor a text of these rules. Did you mean trump-none?",
        ),
        (
            "[words.sr]\ndue-bids-first = \"{$whom} kaže\"",
            "Arguments of the message: {$after}, {$next}.",
        ),
        ("[words.sr]\ndue-bids-first = \"{$next kaže\"", "This pattern is not valid."),
        ("[words.sr]\ntrump-none = \"{trump-none}\"", "The message has no arguments."),
        (
            "[words.sr]\ntrump-none = \"{\\\"\\\\u001b[2J\\\"}\"",
            "a backslash or an invisible character",
        ),
        ("[words.sr]\ntrump-none = \"a\\u0007b\"", "a backslash or an invisible character"),
    ] {
        let table = table(&format!("\n{words}\n"));
        let said = table.refused(1, "rules --check ours.toml");
        let told = format!("{}{}", said.stdout, said.stderr).replace('\n', " ");
        assert!(told.contains(says), "{words}: {told}");
        assert!(told.contains("ours.toml:"), "{told}");
    }
}
