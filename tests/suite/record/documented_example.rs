//! The example in `docs/journal.md` is a journal that this program reads and would write.

use crate::common::decode;

const DOCUMENT: &str = include_str!("../../../docs/journal.md");

#[test]
fn the_documents_example_is_a_valid_journal() {
    // Git may have converted the line endings to Windows ones.
    let document = DOCUMENT.replace("\r\n", "\n");
    let (_, rest) = document.split_once("```jsonl\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let decoded = decode(example.as_bytes()).expect("sound");
    let in_force: Vec<u64> = decoded.history.in_force().map(|entry| entry.seq).collect();
    assert_eq!(in_force, [1, 4]);
    assert_eq!(decoded.history.entry_count(), 6);

    // The first line has the version of the program that wrote it, which may differ.
    let entries = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    let written = String::from_utf8(decoded.history.journal().to_vec()).expect("JSON");
    assert_eq!(entries(&written), entries(example));
}
