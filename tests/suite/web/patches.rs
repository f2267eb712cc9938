//! What is sent of a page that changes; this is a module of the library's own tests.

use super::{END, between, event};
use proptest::prelude::*;

/// Applies a patch, as the script of the page does.
fn patched(old: &str, patch: &str) -> String {
    let old: Vec<&str> = old.lines().collect();
    let mut new: Vec<String> = Vec::new();
    for line in patch.split_terminator(END) {
        if let Some(added) = line.strip_prefix('+') {
            new.push(added.to_owned());
            continue;
        }
        if let Some(change) = line.strip_prefix('*') {
            let parts: Vec<&str> = change.splitn(4, ' ').collect();
            let number = |part: usize| parts[part].parse::<usize>().expect(line);
            let units: Vec<u16> = old[number(0)].encode_utf16().collect();
            let head = String::from_utf16(&units[..number(1)]).expect(line);
            let tail = String::from_utf16(&units[units.len() - number(2)..]).expect(line);
            new.push(format!("{head}{}{tail}", parts[3]));
            continue;
        }
        let (from, count) = line.strip_prefix('=').expect(line).split_once(' ').expect(line);
        let from: usize = from.parse().expect(line);
        let count: usize = count.parse().expect(line);
        new.extend(old[from..from + count].iter().map(|line| (*line).to_owned()));
    }
    new.join("\n")
}

fn page() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        "<li>[a-cș♥]{1,12}</li>",
        Just("</div>".to_owned()),
        Just(String::new()),
        "[+=]1 2"
    ];
    proptest::collection::vec(line, 0..30).prop_map(|lines| lines.join("\n"))
}

proptest! {
    #[test]
    fn a_patch_makes_the_new_page_of_the_old(old in page(), new in page()) {
        let expected: Vec<&str> = new.lines().collect();
        prop_assert_eq!(patched(&old, &between(&old, &new)), expected.join("\n"));
    }
}

#[test]
fn one_line_that_changes_is_one_line() {
    let old: Vec<String> = (0..100).map(|number| format!("<li>the number {number}</li>")).collect();
    let mut new = old.clone();
    new[50] = "<li>another</li>".to_owned();
    assert_eq!(
        between(&old.join("\n"), &new.join("\n")),
        "=0 50\u{1e}+<li>another</li>\u{1e}=51 49\u{1e}"
    );
    let longer = old.join("\n").replace("number 50", "♥ number 50 of all");
    assert_eq!(
        between(&old.join("\n"), &longer),
        "=0 50\u{1e}+<li>the ♥ number 50 of all</li>\u{1e}=51 49\u{1e}"
    );
    new.remove(10);
    assert_eq!(
        between(&old.join("\n"), &new.join("\n")),
        "=0 10\u{1e}=11 39\u{1e}+<li>another</li>\u{1e}=51 49\u{1e}"
    );
}

#[test]
fn an_event_has_its_version_and_its_kind() {
    assert_eq!(
        &event("friday.1", "message", "<p>\nx")[..],
        b"id: friday.1\nevent: message\ndata: <p>\ndata: x\n\n"
    );
}
