//! The translations that a rules file brings for its own texts.

use crate::common::{Table, one_line};

const WORDS: &str = r#"
[words.sr]
"Serbian whist" = "Kućni vist"

[words.sr-Cyrl]
"Serbian whist" = "Кућни вист"
"#;

/// A table with a rules file: Serbian whist with these words.
fn table(words: &str) -> Table {
    let table = Table::new();
    let rules = table.done("rules serbian --toml");
    table.write("ours.toml", &(rules + words));
    table
}

#[test]
fn a_rules_file_may_translate_its_own_texts() {
    let table = table(WORDS);
    table.done("rules --check ours.toml");
    let begun = table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday --lang sr");
    assert!(begun.contains("Kućni vist"), "{begun}");

    // The game keeps the words with its rules.
    std::fs::remove_file(table.path("ours.toml")).expect("a file");
    let sheet = |tag: &str| table.done(&format!("sheet --format markdown --lang {tag}"));
    assert!(sheet("sr").contains("Kućni vist"), "{}", sheet("sr"));
    assert!(sheet("sr-Cyrl").contains("Кућни вист"), "{}", sheet("sr-Cyrl"));
    let others = table.done("rules --lang sr");
    assert!(others.contains("Srpski vist"), "other rules keep their words: {others}");

    // Other languages and machine-readable output are unchanged.
    assert!(!sheet("en").contains("Kućni"), "{}", sheet("en"));
    assert_eq!(table.done("sheet --json --lang sr"), table.done("sheet --json --lang en"));
    assert!(table.done("status --lang de").contains("Ana sagt an"));
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

/// Hoyle's own sentences stay as they are: a file may say only what its own texts are called.
#[test]
fn wrong_words_are_pointed_out_and_left_out() {
    for (words, says) in [
        ("[words.tlh]\n\"Serbian whist\" = \"x\"", "Hoyle has no language “tlh”; expected de, "),
        ("[words.en]\n\"Serbian whist\" = \"x\"", "Hoyle has no language “en”"),
        ("[words.sr]\ntrump-none = \"sans\"", "There is no text “trump-none” to translate."),
        (
            "[words.sr]\n\"Serbian whis\" = \"x\"",
            "There is no text “Serbian whis” to translate. Did you mean Serbian whist?",
        ),
        (
            "[words.sr]\n\"Serbian whist\" = \"{\\\"\\\\u001b[2J\\\"}\"",
            "a backslash or an invisible character",
        ),
        (
            "[words.sr]\n\"Serbian whist\" = \"a\\nb\"",
            "The words for “Serbian whist” have a line break. Write them in one line.",
        ),
        ("[words.sr]\n\"Serbian whist\" = \"a\\u0007b\"", "a backslash or an invisible character"),
    ] {
        let table = table(&format!("\n{words}\n"));
        let said = table.refused(1, "rules --check ours.toml");
        let told = said.all().replace('\n', " ");
        assert!(told.contains(says), "{words}: {told}");
        assert!(told.contains("ours.toml:"), "{told}");
    }
}

#[test]
fn a_rules_file_may_translate_its_bids() {
    let table = Table::new();
    let words = "\n[words.sr]\npiccolo = \"mala beda\"\nContracts = \"Kućni ugovori\"\n";
    let rules_text = table.done("rules auction-whist --toml") + words;
    table.write("ours.toml", &rules_text);
    table.done("rules --check ours.toml");
    let rules = table.done("rules ./ours.toml --lang sr");
    assert!(rules.contains("mala beda") && rules.contains("Kućni ugovori"), "{rules}");
    assert!(!rules.contains("piccolo"), "{rules}");

    // A bid is listed as the file calls it, and typed so or by its id in every language.
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday");
    table.done("call pass-trou pass-trou pass-trou pass-trou");
    let status = table.done("status --lang sr");
    assert!(status.contains("mala beda") && !status.contains("piccolo"), "{status}");
    let called = table.done("call suit-8:hearts pass piccolo --lang sr");
    assert!(called.contains("Cy: mala beda"), "{called}");
    let refused = one_line(&table.refused(1, "call suit-8:hearts --lang sr").stderr);
    assert!(refused.contains("mala beda"), "{refused}");

    let table = Table::new();
    table.write("ours.toml", &rules_text);
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday");
    table.done("call pass-trou pass-trou pass-trou pass-trou");
    let called = table.done("call suit-8:hearts pass Mala beda --lang sr");
    assert!(called.contains("Cy: mala beda"), "{called}");
    assert!(table.done("log").contains("piccolo"));
    table.done("undo");
    let called = table.done("call suit-8:hearts pass mala-beda");
    assert!(called.contains("Cy: piccolo"), "{called}");

    // A contract is shown by the name of its bid, and recorded by its id.
    table.done("call pass pass");
    table.done("took 1");
    for sheet in ["sheet --lang sr", "sheet --format markdown --lang sr"] {
        let shown = table.done(sheet);
        assert!(shown.contains("mala beda") && !shown.contains("piccolo"), "{shown}");
    }
    assert!(table.done("sheet --json --lang sr").contains("\"piccolo\""));
}

#[test]
fn a_rules_file_may_translate_its_named_bids() {
    let table = Table::new();
    let words = "\n[words.sr]\nnil = \"nula\"\n";
    table.write("ours.toml", &(table.done("rules spades --toml") + words));
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --lang sr");
    let rules = table.done("rules ./ours.toml --lang sr");
    assert!(rules.contains("Nula ") && !rules.contains("Nil "), "{rules}");

    let recorded = table.done("bid nil 3 4 2 --lang sr");
    assert!(recorded.contains("nula"), "{recorded}");
    for line in ["status", "log", "sheet"] {
        let shown = table.done(&format!("{line} --lang sr"));
        assert!(shown.contains("nula") && !shown.contains("nil"), "{line}: {shown}");
    }
    assert!(table.done("status --json --lang sr").contains("\"nil\""));
    table.done("undo");
    let recorded = table.done("bid nula 3 4 2 --lang en");
    assert!(recorded.contains("nil") && !recorded.contains("nula"), "{recorded}");
    assert_eq!(table.done("script").matches("bid nil 3 4 2").count(), 1);
}

/// Braces in a text are braces: it is no pattern.
#[test]
fn the_words_of_a_file_are_plain_text() {
    let table = table("[words.sr]\n\"Serbian whist\" = \"{ NUMBER(7) } {$x}\"\n");
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday");
    let sheet = table.done("sheet --format markdown --lang sr");
    assert!(sheet.contains("{ NUMBER(7) }"), "{sheet}");
}

/// Older versions took line breaks, and their games are still read.
#[test]
fn words_with_a_line_break_are_left_out() {
    let table = table("[words.sr]\n\"Serbian whist\" = \"x\\nProvereno\"\n");
    let begun = table.hoyle("new ./ours.toml Ana Bo Cy Di --dealer Di --id friday --lang sr");
    assert_eq!(begun.code, 0, "{}", begun.stderr);
    assert!(begun.stderr.contains("imaju prelom reda"), "{}", begun.stderr);
    assert!(begun.stdout.contains("Srpski vist"), "{}", begun.stdout);
}

/// A table of skat may call the suits as the German pack does, and any file may name them.
#[test]
fn suits_have_names_of_their_own() {
    let table = Table::after(&["new skat An Bo Cy --dealer Cy --set suits=german"]);
    table.done("contract eichel --by An");
    let said = table.done("status --lang de");
    assert!(said.contains("Eichel ♣"), "{said}");
    assert!(table.done("status").contains("clubs ♣"));

    let table = Table::after(&["new schafkopf Ana Bo Cy Di --dealer Di"]);
    table.done("contract solo:gras --by Bo");
    let said = table.done("status --lang de");
    assert!(said.contains("Gras ♠"), "{said}");
}

/// A whist drive with a prize of its own, and these words.
fn drive(words: &str) -> Table {
    let table = Table::new();
    let kind = table.done("event kinds whist-drive --toml").replace("First of B", "Best guest");
    table.write("ours.toml", &format!("{kind}\n{words}\n"));
    table
}

#[test]
fn a_kind_of_club_night_may_translate_its_own_texts() {
    let table = drive("[words.de]\n\"Best guest\" = \"Bester Gast\"");
    table.done("event new ./ours.toml --rounds 1 --id friday");
    std::fs::remove_file(table.path("ours.toml")).expect("a file");
    for line in ["add Ana Bo Cy Di", "draw --seed x", "result 1 7"] {
        table.done(&format!("event {line}"));
    }

    let prizes = |tag: &str| table.done(&format!("event prizes --lang {tag}"));
    let german = prizes("de");
    assert!(
        german.contains("Platz 1 in Gruppe A: ") && german.contains("Bester Gast: "),
        "{german}"
    );
    let dutch = prizes("nl");
    assert!(
        dutch.starts_with("Whistdrive (friday)\n") && dutch.contains("Best guest: "),
        "{dutch}"
    );
    for line in ["prizes --json", "status --json", "list --plain", "export --facts csv"] {
        let said = |tag: &str| table.done(&format!("event {line} --lang {tag}"));
        assert_eq!(said("de"), said("en"), "{line}");
    }
    let list = table.done("event list --lang nl");
    assert!(list.contains("Whistdrive"), "{list}");
    // Next year's event has them too.
    table.done("event new --from friday --id next");
    assert!(table.done("event status --lang nl").starts_with("Whistdrive (next)\n"));
}

#[test]
fn wrong_words_of_a_kind_are_refused() {
    for (words, says) in [
        ("[words.tlh]\n\"Last\" = \"x\"", "Hoyle has no language “tlh”; expected de, "),
        ("[words.de]\n\"Best guess\" = \"x\"", "There is no text “Best guess” to translate."),
        ("[words.de]\n\"Last\" = \"a\\nb\"", "The words for “Last” have a line break."),
    ] {
        let said = drive(words).refused(2, "event new ./ours.toml");
        let told = one_line(&said.all());
        assert!(told.contains(says), "{words}: {told}");
    }
}
