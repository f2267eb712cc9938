//! Manual pages.

use crate::common::{Table, skipped};
use std::path::Path;
use std::process::Command;

#[test]
fn manual_pages_match_the_help() {
    let table = Table::new();
    for (line, told) in [
        (
            "man",
            &[
                ".TH hoyle 1",
                "SH EXAMPLES",
                "SH \"EXIT STATUS\"",
                "SH ENVIRONMENT",
                "SH FILES",
                "hoyle\\-bid(1)",
            ][..],
        ),
        (
            "man bid",
            &[
                ".TH hoyle-bid 1",
                "hoyle bid 2 4 2 6",
                "\\-\\-stands",
                "\\-\\-json",
                "SH \"EXIT STATUS\"",
            ],
        ),
        ("man check play", &[".TH hoyle-check-play 1", "\\-\\-hand"]),
    ] {
        let page = table.done(line);
        for part in told {
            assert!(page.contains(part), "{line} lacks {part}: {page}");
        }
    }
    assert!(table.refused(2, "man nothing").stderr.contains("There is no command"));
}

#[test]
fn every_command_has_a_manual_page() {
    let table = Table::new();
    let said = table.hoyle("man --out pages/man1");
    assert_eq!(said.code, 0, "{}", said.stderr);
    let pages = table.path("pages/man1");
    let commands = table.done("help commands");
    let names = commands.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    for name in names.filter_map(|line| line.trim_start().split("  ").next()) {
        let page = pages.join(format!("hoyle-{}.1", name.replace(' ', "-")));
        let text = std::fs::read_to_string(&page).unwrap_or_else(|_| panic!("{}", page.display()));
        assert_eq!(text, table.done(&format!("man {name}")));
    }
    // If the folder cannot be created, it says so.
    table.write("file", "");
    assert!(table.hoyle("man --out file/man1").code == 3);
}

#[cfg(unix)]
#[test]
fn manual_pages_replace_nothing_unless_asked_and_follow_no_link() {
    let table = Table::new();
    table.write("elsewhere", "mine");
    let page = table.path("pages/hoyle.1");
    std::fs::create_dir(table.path("pages")).expect("a folder");
    std::os::unix::fs::symlink(table.path("elsewhere"), &page).expect("linked");
    let refused = table.refused(3, "man --out pages");
    assert!(refused.stderr.contains("--overwrite"), "{}", refused.stderr);
    table.done("man --out pages --overwrite");
    assert_eq!(std::fs::read_to_string(table.path("elsewhere")).expect("there"), "mine");
    assert!(!page.is_symlink());
}

#[test]
fn groff_accepts_the_manual_pages() {
    let groff = Path::new("/usr/bin/groff");
    if !groff.exists() {
        return skipped("manual pages", "groff is not installed");
    }
    let table = Table::new();
    table.done("man --out pages");
    for entry in std::fs::read_dir(table.path("pages")).expect("a folder") {
        let page = entry.expect("an entry").path();
        let mut command = Command::new(groff);
        let output =
            command.args(["-man", "-Kutf8", "-Tutf8", "-ww"]).arg(&page).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.is_empty(), "{}: {said}", page.display());
    }
}
