//! The bytes of a journal: acknowledged entries are read back, and any damage is detected.

use crate::common::{decode, seat_at};
use crate::record::table::{begin, eventful, noon, play_on};
use hoyle::game::{Act, Count, Players};
use hoyle::history::journal::{LONGEST_JOURNAL, LONGEST_READ, check_len};
use hoyle::history::{
    Correction, EntryError, EntrySyntaxError, FixError, History, JournalError, SetupError,
};
use hoyle::rules::{Refusal, RulesError, SeatingRefusal};

/// Returns a line with its checksum corrected, as a forger would.
pub(crate) fn forge(line: &str) -> String {
    let rest = &line[r#"{"sum":"00000000","#.len()..];
    format!(r#"{{"sum":"{:08x}",{rest}"#, crc32fast::hash(rest.as_bytes()))
}

/// Asserts the result of a journal in which `from` was replaced in line `line`, with a correct
/// checksum.
fn check_forged(line: usize, from: &str, to: &str, expect: JournalError) {
    let text = String::from_utf8(eventful().journal().to_vec()).expect("JSON");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(from), "{}", lines[line - 1]);
    lines[line - 1] = forge(&lines[line - 1].replacen(from, to, 1));
    let forged = lines.join("\n") + "\n";
    assert_eq!(decode(forged.as_bytes()), Err(expect), "{from} -> {to}");
}

fn entry(line: usize, fault: EntryError) -> JournalError {
    JournalError::Entry { line, error: fault }
}

#[test]
fn a_journal_round_trips() {
    for history in [begin("serbian", 6), begin("romanian", 7), begin("oh-hell", 3), eventful()] {
        let bytes = history.journal().to_vec();
        let decoded = decode(&bytes).expect("sound");
        assert_eq!((decoded.history, decoded.torn), (history, false));
    }
}

#[test]
fn every_prefix_reads_as_its_complete_entries() {
    let history = eventful();
    let bytes = history.journal().to_vec();
    for cut in 0..bytes.len() {
        let prefix = &bytes[..cut];
        // A last line that lacks only its newline is complete.
        let lacks_newline = bytes[cut] == b'\n';
        let newlines = prefix.iter().filter(|byte| **byte == b'\n').count();
        let whole = newlines + usize::from(lacks_newline);
        match decode(prefix) {
            Ok(decoded) => {
                assert_eq!(decoded.history.entries(), &history.entries()[..whole - 1]);
                assert_eq!(decoded.torn, !lacks_newline && prefix.last() != Some(&b'\n'));
                assert!(bytes.starts_with(decoded.history.journal()));
            }
            Err(fault) => assert_eq!((fault, whole), (JournalError::Empty, 0)),
        }
    }
}

#[test]
fn every_flipped_bit_is_detected() {
    let mut bytes = eventful().journal().to_vec();
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        assert!(decode(&bytes).is_err(), "bit {bit}");
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
}

#[test]
fn a_last_line_with_an_unwritten_sector_is_torn() {
    let history = eventful();
    let bytes = history.journal().to_vec();
    let first = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let whole =
        bytes[..bytes.len() - 1].iter().rposition(|byte| *byte == b'\n').expect("lines") + 1;
    let zeroed = |from: usize, to: usize| {
        let mut bytes = bytes.clone();
        bytes[from..to].fill(0);
        decode(&bytes)
    };
    for to in whole + 1..bytes.len() {
        let decoded = zeroed(whole, to).expect("the lines before it are sound");
        assert_eq!((decoded.history.journal().len(), decoded.torn), (whole, true));
    }
    // A sector in the middle of a journal was acknowledged, and so was a byte in the middle of a
    // line.
    let line = history.entry_count() + 1;
    assert_eq!(zeroed(first, first + 9), Err(JournalError::BadSum { line: 2 }));
    assert_eq!(zeroed(whole + 1, bytes.len() - 1), Err(JournalError::BadSum { line }));
}

#[test]
fn a_zero_in_place_of_the_last_newline_is_not_a_missing_line() {
    let history = eventful();
    let mut bytes = history.journal().to_vec();
    *bytes.last_mut().expect("a newline") = 0;
    let decoded = decode(&bytes).expect("every line is whole");
    assert_eq!((decoded.history, decoded.torn), (history, false));
}

#[test]
fn damage_is_reported_with_its_line() {
    let mut bytes = eventful().journal().to_vec();
    let third = bytes.iter().enumerate().filter(|(_, b)| **b == b'\n').nth(1).expect("lines").0 + 1;
    bytes[third + 30] ^= 1;
    assert_eq!(decode(&bytes), Err(JournalError::BadSum { line: 3 }));
}

#[test]
fn a_tail_of_zeros_is_torn() {
    let history = eventful();
    let mut bytes = history.journal().to_vec();
    bytes.extend([0; 4096]);
    let decoded = decode(&bytes).expect("the whole lines are sound");
    assert_eq!((decoded.history, decoded.torn), (history, true));
}

#[test]
fn lost_duplicated_or_swapped_lines_are_out_of_sequence() {
    let text = String::from_utf8(eventful().journal().to_vec()).expect("JSON");
    let lines: Vec<&str> = text.lines().collect();
    let check = |order: &[usize], line, expected, found| {
        let text: String = order.iter().map(|index| format!("{}\n", lines[*index])).collect();
        let fault = EntryError::OutOfSequence { expected, found };
        assert_eq!(decode(text.as_bytes()), Err(entry(line, fault)));
    };
    check(&[0, 1, 3], 3, 2, 3);
    check(&[0, 1, 1, 2], 3, 2, 1);
    check(&[0, 2, 1], 2, 1, 2);
}

#[test]
fn a_newer_format_is_reported_before_anything_else() {
    let newer = |line| JournalError::Newer { line, version: 6 };
    check_forged(1, r#""hoyle":1"#, r#""hoyle":6,"deck":[]"#, newer(1));
    check_forged(3, r#""seq":2"#, r#""hoyle":6,"seq":2"#, newer(3));
    check_forged(3, r#""seq":2"#, r#""hoyle":6,"seq":2,"fix":{}"#, newer(3));
    let other_sum = br#"{"blake3":"af13","hoyle":6,"whatever":true}"#;
    assert_eq!(decode(&[other_sum, &b"\n"[..]].concat()), Err(newer(1)));
}

#[test]
fn a_forged_line_must_follow_the_rules() {
    let totals = r#""totals_in_halves":[-2,-2,"#;
    check_forged(6, totals, r#""totals_in_halves":[-2,-4,"#, entry(6, EntryError::WrongTotals));
    let no_claim = r#","totals_in_halves":[-2,-2,10,-2]"#;
    check_forged(6, no_claim, "", entry(6, EntryError::WrongTotals));
    check_forged(8, r#""undo":6"#, r#""undo":4"#, entry(8, EntryError::WrongUndo(4)));
    check_forged(10, r#""redo":5"#, r#""redo":6"#, entry(10, EntryError::WrongRedo(6)));
    check_forged(2, r#"[[1,"#, r#"[[null,"#, entry(2, EntryError::Incomplete));
    let out_of_turn = Refusal::BidOutOfTurn { seat: seat_at(2), due: seat_at(1), open: vec![0, 1] };
    check_forged(2, r#"[[1,"#, r#"[[2,"#, entry(2, EntryError::Illegal(out_of_turn)));
    let nobody = Refusal::Seating(SeatingRefusal::NotAtTable(seat_at(255)));
    check_forged(2, r#"[[1,"#, r#"[[255,"#, entry(2, EntryError::Illegal(nobody)));
}

/// What `rules --check` has come to refuse, a game that has begun may still have.
#[test]
fn a_game_of_rules_that_no_file_may_have_now_still_opens() {
    let text = String::from_utf8(eventful().journal().to_vec()).expect("JSON");
    let (first, rest) = text.split_once('\n').expect("lines");
    let clamped = first.replacen(r#""form":"1-8-1""#, r#""form":"1-8-1","top":9"#, 1);
    let forged = format!("{}\n{rest}", forge(&clamped));
    let opened = decode(forged.as_bytes()).expect("it opens").history;
    assert_eq!(opened.setup().rules().slips().len(), 1);
    assert!(opened.entries().eq(eventful().entries()));
}

#[test]
fn a_forged_first_line_is_refused() {
    let setup = JournalError::Setup;
    let game = r#""game":"romanian""#;
    check_forged(1, game, r#""game":"../x""#, setup(SetupError::Id("../x".into())));
    check_forged(1, r#""dealer":0"#, r#""dealer":4"#, setup(SetupError::Dealer(4)));
    check_forged(1, "[0,1,2,3]", "[0,1,2,2]", setup(SetupError::Columns));
    check_forged(
        1,
        "[0,1,2,3]",
        "[0,1,2,300]",
        JournalError::Unreadable { line: 1, error: unreadable(1, "[0,1,2,3]", "[0,1,2,300]") },
    );
    let unplayable = setup(SetupError::Rules(RulesError::Format(9)));
    check_forged(1, r#""format":1"#, r#""format":9"#, unplayable);
    let too_few = Refusal::PlayerCount { given: 1, seated: vec![3, 4, 5, 6, 7] };
    let players = r#""players":["Igor","Joško","Vojin","Dušan"]"#;
    check_forged(1, players, r#""players":["Igor"]"#, setup(SetupError::PlayerCount(too_few)));
    let twice = Players::new(&["Igor", "IGOR"]).expect_err("the same name");
    check_forged(1, players, r#""players":["Igor","IGOR"]"#, setup(SetupError::Players(twice)));
}

/// Returns the error for a forged line that cannot be read; it must give the place.
fn unreadable(line: usize, from: &str, to: &str) -> EntrySyntaxError {
    let text = String::from_utf8(eventful().journal().to_vec()).expect("JSON");
    let forged = forge(&text.lines().nth(line - 1).expect("a line").replacen(from, to, 1));
    match decode(format!("{forged}\n").as_bytes()) {
        Err(JournalError::Unreadable { error: EntrySyntaxError::Json(error), .. })
            if error.contains("column") =>
        {
            EntrySyntaxError::Json(error)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_oversized_journal_is_refused() {
    let mut bytes = begin("serbian", 4).journal().to_vec();
    bytes.resize(LONGEST_READ as usize + 1, b'\n');
    assert_eq!(decode(&bytes), Err(JournalError::TooLong { most: LONGEST_READ }));
}

#[test]
fn a_journal_is_read_but_not_written_past_its_limit() {
    let most = LONGEST_JOURNAL as usize;
    assert_eq!(check_len(most), Ok(()));
    assert_eq!(check_len(most + 1), Err(JournalError::TooLong { most: LONGEST_JOURNAL }));
    assert!(decode(&padded(most + 1)).is_ok());
}

/// Returns a sound journal of at least `len` bytes: one act, undone and redone again and again, in
/// lines with many spaces.
pub(crate) fn padded(len: usize) -> Vec<u8> {
    let mut history = begin("serbian", 4);
    play_on(&mut history, 1);
    let mut journal = history.journal().to_vec();
    while journal.len() < len {
        let spaces = " ".repeat((len - journal.len()).min(15_000));
        let seq = history.entry_count() + 1;
        let what = if history.undo(noon()).is_some() {
            "undo"
        } else {
            history.redo(noon()).expect("undone");
            "redo"
        };
        let line =
            format!(r#"{{"sum":"00000000","seq":{seq},{spaces}"at":"{}","{what}":1}}"#, noon());
        journal.extend(forge(&line).into_bytes());
        journal.push(b'\n');
    }
    journal
}

#[test]
fn a_long_evening_is_well_within_the_limits() {
    let mut history = begin("serbian", 4);
    play_on(&mut history, usize::MAX);
    assert!((history.journal().len() as u64) < LONGEST_JOURNAL / 100);
}

/// Returns a game with a fix that lets the bid of entry 2 stand against the hook.
fn fixed() -> History {
    let mut history = begin("serbian", 4);
    for act in [
        Act::Bid([4, 2, 6].map(Count::next).to_vec()),
        Act::Bid(vec![Count::next(2)]),
        Act::Took([4, 2, 6, 1].map(Count::next).to_vec()),
    ] {
        history.record(&act, noon()).expect("legal");
    }
    let in_place =
        history.correction(1, &Correction::Bids(vec![Count::by(seat_at(2), 1)])).expect("there");
    let plan = history.plan_fix(1, &in_place).expect("possible");
    history.fix(plan, noon());
    history
}

#[test]
fn a_forged_fix_must_follow_the_rules() {
    let text = String::from_utf8(fixed().journal().to_vec()).expect("JSON");
    let check = |line: usize, from: &str, to: &str, expect: EntryError| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        assert!(lines[line - 1].contains(from), "{}", lines[line - 1]);
        lines[line - 1] = forge(&lines[line - 1].replacen(from, to, 1));
        let forged = lines.join("\n") + "\n";
        assert_eq!(decode(forged.as_bytes()), Err(entry(line, expect)), "{from} -> {to}");
    };
    let fix = |fault| EntryError::Fix(Box::new(fault));
    check(5, r#","stand":[2]"#, "", EntryError::WrongWaiver);
    check(5, r#""stand":[2]"#, r#""stand":[2,3]"#, EntryError::WrongWaiver);
    check(5, r#""totals_in_halves":[2,"#, r#""totals_in_halves":[4,"#, EntryError::WrongTotals);
    check(5, "[1,4]", "[null,4]", EntryError::Incomplete);
    check(5, "[2,1]", "[2,2]", fix(FixError::NothingChanged));
    check(5, r#""in_place":[[1,"#, r#""in_place":[[4,"#, fix(FixError::NoSuchEntry(4)));
    check(5, r#""deal":1"#, r#""deal":2"#, fix(FixError::NoSuchEntry(1)));
    // Only an act can say that it stands.
    check(3, r#""act""#, r#""stands":true,"act""#, EntryError::WrongWaiver);
    let unplayable = decode(text.replace("[0,2]", "[0,1]").as_bytes());
    assert_eq!(unplayable, Err(JournalError::BadSum { line: 3 }));
}

#[test]
fn an_illegal_act_is_damage_unless_marked_as_standing() {
    let mut history = begin("serbian", 4);
    let hooked = Act::Bid([4, 2, 6, 1].map(Count::next).to_vec());
    let refusal = history.record(&hooked, noon()).expect_err("the hook");
    history.allow(&hooked, noon()).expect("possible");
    let bytes = history.journal().to_vec();
    assert_eq!(decode(&bytes).expect("sound").history, history);
    let text = String::from_utf8(bytes).expect("JSON");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[1] = forge(&lines[1].replacen(r#","stands":true"#, "", 1));
    let forged = lines.join("\n") + "\n";
    assert_eq!(decode(forged.as_bytes()), Err(entry(2, EntryError::Illegal(refusal))));
}
