//! The system refuses every further thread: commands go on with the one they have.

use super::commands::Deed;
use super::outcome::Expected;
use super::strace;

/// The calls that make a thread.
const REFUSED: &str = "clone3:error=EAGAIN clone:error=EAGAIN";

#[test]
fn without_a_second_thread_commands_go_on_with_one() {
    if !strace::is_here() {
        return;
    }
    for line in [
        "games",
        "stats",
        "players",
        "stats --format html",
        "audit sheet.txt",
        "rescore games.jsonl --totals",
        "rescore games.jsonl --threads 3",
    ] {
        let deed = Deed(line.into());
        let table = deed.table();
        table.write("games.jsonl", &table.done("export --all --lines"));
        let expected = Expected::on(&deed, &table.copy());
        let output = strace::injected(&table, &deed, REFUSED);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), expected.output.status.code(), "{line}: {told}");
        assert_eq!(output.stdout, expected.output.stdout, "{line}: {told}");
    }
}

#[test]
fn without_a_second_thread_serve_says_why_it_cannot() {
    if !strace::is_here() {
        return;
    }
    let deed = Deed("serve".into());
    let output = strace::injected(&deed.table(), &deed, REFUSED);
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3), "{told}");
    assert!(told.contains("threads of its own"), "{told}");
}
