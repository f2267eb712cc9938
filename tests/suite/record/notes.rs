//! Titles and notes in a journal: at any time, without any points, and within limits.

use crate::common::decode;
use crate::record::journal::forge;
use crate::record::table::{begin, noon, play_on};
use hoyle::cards::LineError;
use hoyle::game::{Act, LONGEST_REASON, LONGEST_TITLE, MOST_NOTES, Setup, TableNote};
use hoyle::history::{EntryError, History, JournalError, Origin};
use hoyle::rules::{NoteRefusal, Refusal};

fn note(deal: Option<usize>) -> Act {
    Act::Note(TableNote { deal, text: "Ana came late".into() })
}

fn lines(history: &History) -> Vec<String> {
    let text = String::from_utf8(history.journal().to_vec()).expect("JSON");
    text.lines().map(str::to_owned).collect()
}

/// Returns what is wrong with a journal in which `from` was replaced in the last line.
fn forged(history: &History, from: &str, to: &str) -> JournalError {
    let mut lines = lines(history);
    let last = lines.pop().expect("a line");
    assert!(last.contains(from), "{last}");
    lines.push(forge(&last.replacen(from, to, 1)));
    decode((lines.join("\n") + "\n").as_bytes()).expect_err(to)
}

#[test]
fn titles_and_notes_are_written_as_documented_and_change_no_points() {
    let mut history = begin("serbian", 4);
    let totals = |history: &History| history.game().totals();
    let before = totals(&history);
    history.record(&note(None), noon()).expect("before the first bid");
    history.record(&Act::Title("Friday".into()), noon()).expect("at any time");
    play_on(&mut history, 3);
    history.record(&note(None), noon()).expect("in a deal");
    assert_eq!(totals(&history).len(), before.len());
    let lines = lines(&history);
    let end = |line: &str, end: &str| assert!(line.ends_with(end), "{line}");
    end(&lines[1], r#""act":{"note":{"deal":1,"text":"Ana came late"}}}"#);
    end(&lines[2], r#""act":{"title":"Friday"}}"#);
    assert!(!lines.last().expect("a note").contains("totals"));
    let says_version = |line: &String| line.contains(r#"","hoyle":2,"#);
    assert_eq!(lines.iter().filter(|line| says_version(line)).count(), 3, "an older program stops");
    assert_eq!(history.game().title(), Some("Friday"));
    let read = decode(history.journal()).expect("as it was written").history;
    assert_eq!(read, history);
    history.undo(noon()).expect("the note");
    assert_eq!(history.game().notes().count(), 1);
}

#[test]
fn a_note_may_follow_the_last_deal_and_is_about_it() {
    let mut history = begin("romanian", 4);
    while history.game().current().is_some() {
        play_on(&mut history, 1);
    }
    let deals = history.game().deals().len();
    let totals = history.game().totals();
    history.record(&note(None), noon()).expect("after the end");
    history.record(&Act::Title("The end".into()), noon()).expect("after the end");
    assert_eq!(history.game().notes().map(|note| note.deal).collect::<Vec<_>>(), [Some(deals)]);
    assert_eq!(history.game().totals(), totals);
    assert_eq!(decode(history.journal()).map(|read| read.history), Ok(history));
}

#[test]
fn only_a_game_that_begins_with_a_title_needs_the_second_format() {
    let plain = begin("serbian", 4);
    assert!(
        lines(&plain)[0].contains("\"hoyle\":1,")
            && !lines(&plain)[0].contains("\"columns\":[0,1,2,3],\"title\"")
    );
    let setup: Setup = plain.setup().clone().with_title(" Friday at Ana's ").expect("a title");
    let id = "friday".parse().expect("an id");
    let called = History::new(id, noon(), Origin::default(), setup);
    let first = &lines(&called)[0];
    assert!(first.contains("\"hoyle\":2,"), "{first}");
    assert!(first.ends_with("\"title\":\"Friday at Ana's\"}"), "{first}");
    assert_eq!(decode(called.journal()).expect("sound").history, called);
    let old = forge(&first.replacen("\"hoyle\":2", "\"hoyle\":1", 1)) + "\n";
    assert!(decode(old.as_bytes()).is_err(), "the first format has no title");
    for bad in ["", "\\u001b[2J", &"x".repeat(LONGEST_TITLE + 1)] {
        let bad = forge(&first.replacen("Friday at Ana's", bad, 1)) + "\n";
        assert!(matches!(decode(bad.as_bytes()), Err(JournalError::Setup(_))), "{bad}");
    }
}

#[test]
fn forged_titles_and_notes_must_follow_the_rules() {
    let entry = |line, error| JournalError::Entry { line, error };
    let refused = |line, refusal| entry(line, EntryError::Illegal(refusal));
    let mut history = begin("serbian", 4);
    history.record(&note(None), noon()).expect("a note");
    let text = "Ana came late";
    let long = "x".repeat(LONGEST_REASON + 1);
    for (from, to, expect) in [
        (text, "", NoteRefusal::Text(LineError::Empty)),
        (text, &long, NoteRefusal::Text(LineError::TooLong)),
        (text, "a\\u001b[2J", NoteRefusal::Text(LineError::Invisible(0x1b))),
        ("\"deal\":1", "\"deal\":0", NoteRefusal::NoSuchDeal { deal: 0, begun: 1 }),
        ("\"deal\":1", "\"deal\":2", NoteRefusal::NoSuchDeal { deal: 2, begun: 1 }),
    ] {
        assert_eq!(forged(&history, from, to), refused(2, Refusal::Note(expect)), "{to:?}");
    }
    let unfilled = forged(&history, "\"deal\":1", "\"deal\":null");
    assert_eq!(unfilled, entry(2, EntryError::Incomplete));
    assert!(matches!(
        forged(&history, "\"deal\":1", "\"deal\":1,\"by\":0"),
        JournalError::Unreadable { line: 2, .. }
    ));
    history.record(&Act::Title("Friday".into()), noon()).expect("a title");
    let untitled = forged(&history, "Friday", " ");
    assert_eq!(untitled, refused(3, Refusal::Title(LineError::Empty)));
}

#[test]
fn the_number_of_notes_is_limited_and_undo_frees_one() {
    let mut history = begin("serbian", 4);
    for _ in 0..MOST_NOTES {
        history.record(&note(None), noon()).expect("room");
    }
    let full = Err(Refusal::Note(NoteRefusal::TooMany));
    assert_eq!(history.record(&note(None), noon()), full);
    history.undo(noon()).expect("a note");
    history.record(&note(None), noon()).expect("room again");
}
