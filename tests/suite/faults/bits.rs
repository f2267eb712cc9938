//! Flips bits of journals: every flip is detected, and the file stays unchanged.

use crate::faults::disk::SimDisk;
use crate::faults::evening::{self, journal, record, store, this_game};
use crate::faults::{report, short_or_full};
use hoyle::history::JournalError;
use hoyle::store::StoreError;

/// Flips every bit of an evening's journal, one at a time, and returns how many there are.
fn every_bit(number: usize, steps: usize) -> usize {
    let disk = SimDisk::new();
    store(&disk).create(&evening::game(number)).expect("begun");
    for step in 1..=steps {
        record(&store(&disk), step).expect("recorded");
    }
    let sound = disk.bytes(&journal()).expect("a journal");
    let lines = sound.iter().filter(|byte| **byte == b'\n').count();
    let mut bytes = sound.clone();
    for bit in 0..bytes.len() * 8 {
        bytes[bit / 8] ^= 1 << (bit % 8);
        disk.put(&journal(), &bytes);
        let line = 1 + sound[..bit / 8].iter().filter(|byte| **byte == b'\n').count();
        match store(&disk).read(&this_game()) {
            Err(StoreError::Journal { error: fault, .. }) => check_told(&fault, line, lines),
            other => panic!("bit {bit} of line {line}: {other:?}"),
        }
        if bit % short_or_full(7, 1) == 0 {
            let refused = record(&store(&disk), steps + 1);
            assert!(matches!(refused, Err(StoreError::Journal { .. })));
        }
        assert_eq!(
            disk.bytes(&journal()).as_ref(),
            Some(&bytes),
            "bit {bit}: the file was changed"
        );
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
    bytes.len() * 8
}

fn check_told(fault: &JournalError, line: usize, lines: usize) {
    match fault {
        JournalError::BadSum { line: told } => {
            assert_eq!((*told, true), (line, *told <= lines), "the wrong line was named");
        }
        // The only bit whose flip makes the first line unrecognizable as a journal of any version.
        JournalError::Newer { line: 1, .. } => assert_eq!(line, 1),
        other => panic!("line {line}: {other:?}"),
    }
}

#[test]
fn every_flipped_bit_is_detected_and_nothing_is_truncated() {
    let games = short_or_full(1, 16);
    let bits: usize = (0..games).map(|number| every_bit(number, short_or_full(4, 60))).sum();
    report(&format!("{bits} flipped bits in {games} journals, all detected"));
}
