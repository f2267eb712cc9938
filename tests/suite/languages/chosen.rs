//! How the language is chosen, and the words that are understood in every language.

use super::languages;
use crate::common::{Table, one_line};

const BIDDING: &str = "new serbian Ana Bo Cy Di --dealer Di --id friday";

fn status(environment: &[(&str, &str)], option: &str) -> String {
    let table = Table::after(&[BIDDING]);
    let said = table.within(environment, &format!("status {option}"));
    assert_eq!(said.code, 0, "{environment:?} {option}: {said:?}");
    said.stdout
}

const LATIN: &str = "Licitira Ana, zatim Bo, Cy i Di.";
const CYRILLIC: &str = "Лицитира Ana, затим Bo, Cy и Di.";
const GERMAN: &str = "Ana sagt an, dann Bo, Cy und Di.";
const ENGLISH: &str = "Ana to bid, then Bo, Cy and Di.";

#[test]
fn an_option_comes_before_the_environment_and_that_before_the_locale() {
    let locale = ("LC_ALL", "sr_RS.UTF-8");
    for (environment, option, said) in [
        (vec![], "", ENGLISH),
        (vec![], "--lang sr", LATIN),
        (vec![], "--lang sr-Cyrl", CYRILLIC),
        (vec![], "--lang SR-CYRL", CYRILLIC),
        (vec![], "--lang de", GERMAN),
        (vec![("LANG", "fr_LU.UTF-8")], "", "Ana annonce, puis Bo, Cy et Di."),
        (vec![("LANG", "ro_RO.UTF-8")], "", "Licitează Ana, apoi Bo, Cy și Di."),
        (vec![("LC_ALL", "de_AT.UTF-8")], "", GERMAN),
        (vec![("LANG", "es_ES.UTF-8")], "", "Pide Ana, después Bo, Cy y Di."),
        (vec![("HOYLE_LANG", "sr")], "", LATIN),
        (vec![("HOYLE_LANG", "sr")], "--lang en", ENGLISH),
        (vec![("HOYLE_LANG", "sr"), locale], "", LATIN),
        (vec![locale], "", CYRILLIC),
        (vec![("LC_ALL", "sr_RS")], "", CYRILLIC),
        (vec![("LANG", "sr_RS@latin")], "", LATIN),
        (vec![locale, ("LANG", "en_GB.UTF-8")], "", CYRILLIC),
        (vec![("LC_MESSAGES", "sr_RS.UTF-8@latin"), ("LANG", "en_GB.UTF-8")], "", LATIN),
        (vec![("LANG", "sr_RS.UTF-8@latin")], "", LATIN),
        (vec![("LANG", "sr-Latn-RS.UTF-8")], "", LATIN),
        (vec![("LANG", "sr.UTF-8@cyrillic")], "", CYRILLIC),
        (vec![("HOYLE_LANG", "tlh"), ("LC_ALL", "sr_RS.UTF-8")], "", ENGLISH),
        (vec![("LC_ALL", "tlh_QO.UTF-8")], "", ENGLISH),
        (vec![("LC_ALL", "C.UTF-8")], "", ENGLISH),
    ] {
        let environment = [&[("LC_ALL", ""), ("LANG", "C.UTF-8")][..], &environment].concat();
        let text = status(&environment, option);
        assert!(text.contains(said), "{environment:?} {option}: {text}");
    }
}

#[test]
fn an_unknown_language_is_refused_with_the_list() {
    let said = Table::new().refused(2, "games --lang tlh");
    for tag in ["tlh", "en", "sr", "sr-Cyrl"] {
        assert!(said.stderr.contains(tag), "{said:?}");
    }
}

#[test]
fn the_language_is_known_although_another_option_cannot_be_read() {
    for line in ["--lang de bid 1 --after first", "bid 1 --after first --lang=de"] {
        let said = Table::new().refused(2, line);
        assert!(said.stderr.starts_with("hoyle: Ungültig: --after „first“"), "{}", said.stderr);
    }
}

#[test]
fn without_unicode_serbian_is_in_latin_letters_without_accents() {
    for tag in ["sr", "sr-Cyrl"] {
        let text = status(&[("LC_ALL", "C"), ("LANG", "C")], &format!("--lang {tag}"));
        assert!(text.is_ascii() && text.contains("Sledece: hoyle bid N N N N"), "{text}");
    }
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let table = Table::after(&[BIDDING, "bid 1 2 3 4", "took 1 2 3"]);
    for line in [
        "status --json",
        "status --plain",
        "sheet --json",
        "sheet --plain",
        "sheet --format csv",
        "script",
        "rules serbian --toml",
        "rules serbian --json",
        "schedule --plain",
        "log --json",
        "stats --plain",
        "help bid",
    ] {
        let english = table.done(line);
        for tag in languages() {
            assert_eq!(table.done(&format!("{line} --lang {tag}")), english, "{line}");
        }
    }
    let journal = |tag: &str| {
        let table = Table::new();
        for line in [BIDDING, "bid 1 2 3 4", "took 1 2 3"] {
            table.done(&format!("{line} --lang {tag}"));
        }
        std::fs::read(table.path("data/games/friday.jsonl")).expect("a journal")
    };
    assert_eq!(journal("sr"), journal("en"));
}

/// Whole words of every language mean the same, whichever language is in use.
#[test]
fn the_words_of_every_language_are_understood_in_each() {
    let romanian = "new romanian Ana Bo Cy Di --dealer Di --id friday";
    for (word, symbol) in [
        ("hearts", '♥'),
        ("herc", '♥'),
        ("HERC", '♥'),
        ("srce", '♥'),
        ("херц", '♥'),
        ("Herz", '♥'),
        ("kreuz", '♣'),
        ("cœur", '♥'),
        ("coeur", '♥'),
        ("Trèfle", '♣'),
        ("harten", '♥'),
        ("schoppen", '♠'),
        ("Koeken", '♦'),
        ("klaveren", '♣'),
        ("cupă", '♥'),
        ("copas", '♥'),
        ("corazón", '♥'),
        ("treboles", '♣'),
        ("pica", '♠'),
        ("pik", '♠'),
        ("пик", '♠'),
        ("karo", '♦'),
        ("tref", '♣'),
        ("треф", '♣'),
    ] {
        for tag in ["en", "sr", "sr-Cyrl"] {
            let table = Table::after(&[romanian]);
            let said = table.done(&format!("trump {word} --lang {tag}"));
            assert!(said.contains(symbol), "{word} in {tag}: {said}");
        }
    }
    let table = Table::after(&["new auction-whist Ana Bo Cy Di --dealer Di --id friday"]);
    table.done("call dalje-rupa dalje-rupa dalje-rupa dalje-rupa suit-8:srce");
    table.done("call dalje");
    let script = table.done("script");
    assert!(script.contains("pass-trou pass-trou pass-trou pass-trou suit-8:hearts"), "{script}");
}

/// At a table with the Spanish pack the suits have their names in Spanish, and elsewhere those of the French pack.
#[test]
fn the_spanish_pack_has_suits_of_its_own() {
    for (rules, said) in [("pocha", "oros ♦"), ("romanian", "diamantes ♦")] {
        let table = Table::after(&[&format!("new {rules} Ana Bo Cy Di --dealer Di --id friday")]);
        let trump = table.done("trump oros --lang es");
        assert!(trump.contains(said), "{rules}: {trump}");
        assert!(table.done("status").contains("diamonds ♦"), "{rules}");
    }
}

/// Spanish has `e` for *y* before an i, and `u` for *o* before an o and before eight.
#[test]
fn a_word_for_and_can_depend_on_the_next_word() {
    for (dealer, said) in [("Íñigo", "Bo, Cy e Íñigo."), ("Ana", "Cy, Íñigo y Ana.")] {
        let new = format!("new pocha Ana Bo Cy Íñigo --dealer {dealer} --id friday");
        let status = Table::after(&[&new]).done("status --lang es");
        assert!(status.contains(said), "{status}");
    }
    let rules = one_line(&Table::new().done("rules pocha --lang es"));
    assert!(rules.contains("on, off u over"), "{rules}");
}

#[test]
fn single_letters_stay_english() {
    // In Serbian and German, Herz and herc begin with h as well, but s is no spade in either.
    let table = Table::after(&["new romanian Ana Bo Cy Di --dealer Di --id friday"]);
    assert!(table.done("trump s --lang sr").contains('♠'));
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    let typed = ["Ana=0.5", "--dry-run"];
    for tag in languages().filter(|tag| *tag != "en") {
        let table = Table::after(&["new call-break Ana Bo Cy Di --dealer Di", "bid 3 3 3 3"]);
        for line in [
            "took 4 3 3 3",
            "status",
            "explain",
            "fix 1 took 5 3 3 2 --dry-run",
            "rule other late Ana=0.5",
            "explain Ana",
            "sheet",
            "log",
            "what-if",
            "stats Ana",
            "rules call-break",
            "score call-break --cards 13 --players 4 3/4",
        ] {
            let said = table.done(&format!("{line} --lang {tag}"));
            // A day has points, too.
            let words = said
                .split_whitespace()
                .filter(|word| !typed.contains(word) && !word.starts_with("20.11.2026"));
            let pointed: Vec<&str> = words
                .filter(|word: &&str| {
                    word.as_bytes().windows(3).any(|bytes: &[u8]| {
                        bytes[1] == b'.' && bytes[0].is_ascii_digit() && bytes[2].is_ascii_digit()
                    })
                })
                .collect();
            assert!(pointed.is_empty(), "{line} --lang {tag}: {pointed:?}");
        }
    }
}

#[test]
fn rules_are_ascii_where_the_locale_is() {
    for tag in languages() {
        for name in ["serbian", "auction-whist", "spades", "whist"] {
            let line = format!("rules {name} --lang {tag}");
            let said = Table::new().within(&[("LC_ALL", "C"), ("LANG", "C")], &line).stdout;
            assert!(said.is_ascii(), "{line}: {:?}", said.chars().find(|c| !c.is_ascii()));
        }
    }
}
