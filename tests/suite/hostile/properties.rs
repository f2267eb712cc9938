//! Randomly damaged seeds, through the same entry points as the fuzz targets.

use crate::faults::short_or_full;
use crate::hostile::entries;
use crate::hostile::forge::forged;
use proptest::prelude::*;
use std::path::Path;

/// Returns the seeds of an entry point.
pub(crate) fn seeds(door: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(door);
    let files = std::fs::read_dir(&folder).expect("the seeds are in the repository");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", folder.display());
    paths.iter().map(|path| std::fs::read(path).expect("a seed")).collect()
}

/// A way to damage bytes.
#[derive(Clone, Debug)]
enum Spoil {
    Flip(prop::sample::Index, u8),
    Cut(prop::sample::Index, prop::sample::Index),
    Double(prop::sample::Index, prop::sample::Index),
    Insert(prop::sample::Index, Vec<u8>),
    /// Replace a number, because rules are full of them.
    Number(prop::sample::Index, i64),
    /// Correct the checksums of all lines, as a forger would.
    Forge,
}

fn spoil() -> impl Strategy<Value = Spoil> {
    let place = any::<prop::sample::Index>;
    let odd = prop::sample::select(vec![
        "\u{1b}[2J",
        "\u{202e}",
        "\0",
        "\r",
        "\n",
        "\"",
        "[",
        "{",
        "9999999999999999999",
        "-1",
        "é",
        "null",
        "undo",
        "# ",
        "'",
        "\u{feff}",
        "..",
        "[[",
        "= ",
        "e309",
    ]);
    prop_oneof![
        4 => (place(), any::<u8>()).prop_map(|(at, bits)| Spoil::Flip(at, bits)),
        2 => (place(), place()).prop_map(|(from, to)| Spoil::Cut(from, to)),
        2 => (place(), place()).prop_map(|(from, to)| Spoil::Double(from, to)),
        4 => (place(), odd).prop_map(|(at, text)| Spoil::Insert(at, text.into())),
        6 => (place(), prop_oneof![-3..300_i64, any::<i64>()])
            .prop_map(|(at, number)| Spoil::Number(at, number)),
        3 => Just(Spoil::Forge),
    ]
}

fn spoilt(mut bytes: Vec<u8>, spoils: &[Spoil]) -> Vec<u8> {
    for spoil in spoils {
        let len = bytes.len() + 1;
        let range = |one: &prop::sample::Index, other: &prop::sample::Index| {
            let one = one.index(len);
            let other = other.index(len);
            one.min(other)..one.max(other).min(one.min(other) + 400)
        };
        match spoil {
            Spoil::Flip(at, bits) => {
                if let Some(byte) = bytes.get_mut(at.index(len)) {
                    *byte ^= bits;
                }
            }
            Spoil::Cut(from, to) => drop(bytes.drain(range(from, to))),
            Spoil::Double(from, to) => {
                let range = range(from, to);
                let copy = bytes[range.clone()].to_vec();
                bytes.splice(range.end..range.end, copy);
            }
            Spoil::Insert(at, text) => {
                let at = at.index(len);
                bytes.splice(at..at, text.iter().copied());
            }
            Spoil::Number(at, number) => put_number(&mut bytes, at.index(len), *number),
            Spoil::Forge => bytes = forged(&bytes),
        }
    }
    bytes
}

/// Replaces the first number after a position.
fn put_number(bytes: &mut Vec<u8>, from: usize, number: i64) {
    let digit = |byte: &u8| byte.is_ascii_digit();
    let Some(begin) = bytes[from.min(bytes.len())..].iter().position(digit) else { return };
    let begin = from + begin;
    let end =
        bytes[begin..].iter().position(|byte| !digit(byte)).map_or(bytes.len(), |n| begin + n);
    bytes.splice(begin..end, number.to_string().into_bytes());
}

/// Tests an entry point with damaged seeds and with arbitrary bytes: with `HOYLE_FAULTS=full`, twenty times as often.
fn check(door: &str, cases: usize, enter: fn(&[u8])) {
    let seeds = seeds(door);
    seeds.iter().for_each(|seed| enter(seed));
    let spoilt = (prop::sample::select(seeds), prop::collection::vec(spoil(), 1..6), any::<bool>())
        .prop_map(|(seed, spoils, forge)| {
            let bytes = spoilt(seed, &spoils);
            if forge { forged(&bytes) } else { bytes }
        });
    let any_bytes = prop::collection::vec(any::<u8>(), 0..300);
    let any_text = ".{0,80}".prop_map(String::into_bytes);
    let bytes = prop_oneof![8 => spoilt, 1 => any_bytes, 1 => any_text];
    let cases = short_or_full(cases, 20 * cases).try_into().expect("few cases");
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    let run = proptest::test_runner::TestRunner::new(config).run(&bytes, |bytes| {
        enter(&bytes);
        Ok(())
    });
    run.unwrap_or_else(|error| panic!("{door}: {error}"));
}

#[test]
fn no_journal_is_harmful() {
    check("journal", 5000, entries::journal);
}

#[test]
fn no_archive_is_harmful() {
    check("archive", 3000, entries::archive);
}

#[test]
fn no_line_of_an_archive_is_harmful() {
    check("line", 3000, entries::line);
}

#[test]
fn no_script_is_harmful() {
    check("script", 2500, entries::script);
}

#[test]
fn no_rules_file_is_harmful() {
    check("rules", 5000, entries::rules);
}

#[test]
fn no_workbook_is_harmful() {
    check("workbook", 1000, entries::workbook);
}

#[test]
fn no_sheet_is_harmful() {
    check("sheet", 3000, entries::sheet);
}

#[test]
fn no_name_is_harmful() {
    check("name", 3000, entries::name);
}

#[test]
fn no_id_is_harmful() {
    check("id", 3000, entries::id);
}

#[test]
fn no_own_words_are_harmful() {
    check("words", 2000, entries::own_words);
}
