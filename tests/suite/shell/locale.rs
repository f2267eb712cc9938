//! Suits as letters if the locale has no Unicode.

use crate::common::Table;
use crate::shell::{EVENINGS, evening};

const SHOWN: [&str; 8] = [
    "status",
    "sheet",
    "sheet --style paper",
    "schedule",
    "explain",
    "log",
    "rules serbian",
    "help plain",
];

#[test]
fn only_a_locale_without_unicode_gets_ascii() {
    let table = evening("serbian-evening");
    for (environment, ascii) in [
        (&[][..], false),
        (&[("LANG", "C.UTF-8")], false),
        (&[("LANG", "sr_RS.utf8")], false),
        (&[("LANG", "C")], true),
        (&[("LANG", "POSIX")], true),
        (&[("LANG", "de_DE.ISO-8859-1")], true),
        (&[("LANG", "en_US.UTF-8"), ("LC_ALL", "C")], true),
        (&[("LANG", "en_US.UTF-8"), ("LC_CTYPE", "C")], true),
        (&[("LANG", "C"), ("LC_CTYPE", "en_US.UTF-8")], false),
        (&[("LANG", "C"), ("LC_ALL", ""), ("LC_CTYPE", "en_US.UTF-8")], false),
    ] {
        let said = table.within(environment, "sheet");
        assert_eq!(!said.stdout.contains(['♠', '✓']), ascii, "{environment:?}: {}", said.stdout);
    }
    // The option takes precedence.
    assert!(table.within(&[("LANG", "C")], "sheet --symbols unicode").stdout.contains('♠'));
    assert!(!table.within(&[("LANG", "C.UTF-8")], "sheet --symbols ascii").stdout.contains('♠'));
}

#[test]
fn ascii_output_is_ascii_and_aligned() {
    for name in EVENINGS {
        let table = evening(name);
        for line in SHOWN {
            let said = table.hoyle(&format!("{line} --symbols ascii"));
            assert_eq!(said.code, 0, "{}", said.stderr);
            // Names are unchanged.
            let other = said.stdout.chars().find(|c| !c.is_ascii() && !c.is_alphabetic());
            assert_eq!(other, None, "{name}: {line}: {}", said.stdout);
        }
    }
    let table = evening("serbian-evening");
    let signs = table.done("sheet");
    let ascii = table.done("sheet --symbols ascii");
    for (signs, ascii) in signs.lines().zip(ascii.lines()) {
        assert_eq!(signs.chars().count(), ascii.chars().count(), "{signs}\n{ascii}");
    }
}

#[test]
fn errors_are_in_ascii_too() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Mara --dealer Mara"]);
    let said = table.within(&[("LC_ALL", "C")], "bid Ogor=2");
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.is_ascii(), "{}", said.stderr);
    let said = table.within(&[("LC_ALL", "C")], "bid two");
    assert!(said.stderr.is_ascii(), "{}", said.stderr);
}

#[test]
fn output_for_programs_ignores_the_locale() {
    let table = evening("romanian-evening");
    for line in [
        "sheet --json",
        "sheet --format csv",
        "sheet --format html",
        "script",
        "rules serbian --toml",
    ] {
        let c = table.within(&[("LC_ALL", "C")], line);
        assert_eq!(c, table.within(&[("LC_ALL", "C.UTF-8")], line), "{line}");
    }
}
