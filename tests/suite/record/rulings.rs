//! Table rulings in a journal have to follow the same rules as typed ones.

use crate::common::{decode, seat_at, side_at};
use crate::record::journal::forge;
use crate::record::table::{begin, noon, play_on};
use hoyle::cards::LineError;
use hoyle::game::{Act, LONGEST_REASON, MOST_RULINGS, RulingKind, TableRuling};
use hoyle::history::{EntryError, History, JournalError};
use hoyle::rules::{Points, Refusal, RulingRefusal};

fn ruling(deal: Option<usize>) -> Act {
    let points = vec![(side_at(2), Points::halves(-5))];
    Act::Ruling(TableRuling {
        about: RulingKind::Revoke,
        reason: "had a heart".into(),
        points,
        deal,
        closes: false,
    })
}

/// Returns two deals of Serbian whist, and a ruling on the first.
fn ruled() -> History {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 10);
    history.record(&ruling(Some(1)), noon()).expect("a deal that was played");
    history
}

const LINE: &str = r#""act":{"ruling":{"about":"revoke","reason":"had a heart","deal":1,"points_in_halves":[[2,-5]]}}"#;

/// Returns the error for a journal in which `from` was replaced in the ruling's line, with a
/// correct checksum.
fn forged(from: &str, to: &str) -> JournalError {
    let text = String::from_utf8(ruled().journal().to_vec()).expect("JSON");
    let (head, last) = text.trim_end().rsplit_once('\n').expect("lines");
    assert!(last.contains(from), "{last}");
    let forged = format!("{head}\n{}\n", forge(&last.replacen(from, to, 1)));
    decode(forged.as_bytes()).expect_err(to)
}

#[test]
fn a_ruling_is_written_as_documented_with_its_totals() {
    let history = ruled();
    let bytes = history.journal().to_vec();
    let text = String::from_utf8(bytes.clone()).expect("JSON");
    let last = text.lines().last().expect("a line");
    assert!(last.contains(LINE), "{last}");
    let totals: Vec<String> =
        history.game().totals().iter().map(|total| total.count().to_string()).collect();
    assert!(
        last.ends_with(&format!("}}}},\"totals_in_halves\":[{}]}}", totals.join(","))),
        "{last}"
    );
    assert_eq!(decode(&bytes).map(|decoded| decoded.history), Ok(history));
}

#[test]
fn a_ruling_that_changes_no_total_states_none() {
    let mut history = ruled();
    play_on(&mut history, 1);
    history.record(&ruling(None), noon()).expect("a deal in progress");
    let text = String::from_utf8(history.journal().to_vec()).expect("JSON");
    let last = text.lines().last().expect("a line");
    assert!(last.contains(r#""deal":3,"#) && !last.contains("totals"), "{last}");
    assert_eq!(decode(text.as_bytes()).map(|decoded| decoded.history), Ok(history));
}

#[test]
fn a_forged_ruling_must_follow_the_rules() {
    let entry = |fault| JournalError::Entry { line: 12, error: fault };
    let refused = |fault| entry(EntryError::Illegal(Refusal::Ruling(fault)));
    let reason = "had a heart";
    let long = "x".repeat(LONGEST_REASON + 1);
    let tower = format!("x{}", "\u{301}".repeat(5 * LONGEST_REASON));
    for (reason, to, expect) in [
        (reason, "", refused(RulingRefusal::Reason(LineError::Empty))),
        (reason, "  ", refused(RulingRefusal::Reason(LineError::Empty))),
        (reason, "\u{200d}\u{301}", refused(RulingRefusal::Reason(LineError::Empty))),
        (reason, &long, refused(RulingRefusal::Reason(LineError::TooLong))),
        (reason, &tower, refused(RulingRefusal::Reason(LineError::TooLong))),
        (reason, "a\\u001b[2J", refused(RulingRefusal::Reason(LineError::Invisible(0x1b)))),
        (reason, "a\\nb", refused(RulingRefusal::Reason(LineError::Invisible(0xa)))),
        (reason, "a\u{202e}b", refused(RulingRefusal::Reason(LineError::Invisible(0x202e)))),
        (reason, "a\u{e0041}b", refused(RulingRefusal::Reason(LineError::Invisible(0xe0041)))),
        // The program would have written this differently.
        (reason, " had a heart", entry(EntryError::Incomplete)),
        (reason, "e\u{301}", entry(EntryError::Incomplete)),
        ("\"deal\":1", "\"deal\":null", entry(EntryError::Incomplete)),
        ("\"deal\":1", "\"deal\":0", refused(RulingRefusal::NoSuchDeal { deal: 0, begun: 3 })),
        ("\"deal\":1", "\"deal\":4", refused(RulingRefusal::NoSuchDeal { deal: 4, begun: 3 })),
        // A ruling on a deal in progress changes no total.
        ("\"deal\":1", "\"deal\":3", entry(EntryError::WrongTotals)),
        ("[2,-5]", "[4,-5]", refused(RulingRefusal::NoSuchSeat)),
        ("[2,-5]", "[2,-5],[2,1]", refused(RulingRefusal::PointsTwice(seat_at(2)))),
        ("[2,-5]", "[2,0]", refused(RulingRefusal::PointsRange)),
        ("[2,-5]", "[2,20001]", refused(RulingRefusal::PointsRange)),
        ("[2,-5]", "[2,-20001]", refused(RulingRefusal::PointsRange)),
        ("[2,-5]", "[2,-9223372036854775808]", refused(RulingRefusal::PointsRange)),
        ("[2,-5]", "[1,-5]", entry(EntryError::WrongTotals)),
        ("[2,-5]", "[2,-4]", entry(EntryError::WrongTotals)),
        ("[[2,-5]]", "[]", entry(EntryError::WrongTotals)),
    ] {
        assert_eq!(forged(reason, to), expect, "{to:?}");
    }
    for (from, to) in [
        ("\"revoke\"", "\"renege\""),
        ("\"deal\":1", "\"deal\":-1"),
        ("\"deal\":1", "\"deal\":1,\"by\":0"),
        ("[2,-5]", "[2,-2.5]"),
        ("[2,-5]", "[2,9223372036854775808]"),
        ("[2,-5]", "[256,-5]"),
    ] {
        assert!(matches!(forged(from, to), JournalError::Unreadable { line: 12, .. }), "{to}");
    }
}

#[test]
fn the_longest_reason_in_any_script_round_trips() {
    for reason in ["x", "さ", "e\u{301}", "👩\u{200d}🚀", "🇷🇸"] {
        let mut history = ruled();
        let reason = reason.repeat(LONGEST_REASON);
        let ruling = TableRuling {
            about: RulingKind::Other,
            reason,
            points: Vec::new(),
            deal: None,
            closes: false,
        };
        history.record(&Act::Ruling(ruling), noon()).expect("as long as may be");
        assert_eq!(decode(&history.journal().to_vec()).map(|decoded| decoded.history), Ok(history));
    }
}

#[test]
fn the_number_of_rulings_is_limited_and_undo_frees_one() {
    let mut history = ruled();
    for _ in 1..MOST_RULINGS {
        history.record(&ruling(None), noon()).expect("room");
    }
    let full = Err(Refusal::Ruling(RulingRefusal::TooMany));
    assert_eq!(history.record(&ruling(None), noon()), full);
    assert_eq!(
        decode(&history.journal().to_vec()).map(|decoded| decoded.history),
        Ok(history.clone())
    );
    // The game itself continues.
    play_on(&mut history, 5);
    assert_eq!(history.game().played().count(), 3);
    for _ in 0..6 {
        history.undo(noon()).expect("acts");
    }
    history.record(&ruling(None), noon()).expect("room again");
}
