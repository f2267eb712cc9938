//! Untrusted archives: only sound games are written, and only into the folder of games.

use crate::common::Table;
use crate::games::{friday, journal};
use hoyle::history::journal::LONGEST_READ;
use hoyle::store::archive::{self, ArchiveError, MOST_GAMES};
use std::io::Cursor;
use tar::{Builder, EntryType, Header};

/// Returns the header of a member with an unchecked name.
fn header(name: &[u8], size: u64, kind: EntryType) -> Header {
    let mut header = Header::new_ustar();
    header.as_old_mut().name[..name.len()].copy_from_slice(name);
    header.set_size(size);
    header.set_entry_type(kind);
    header.set_mode(0o777);
    header.set_cksum();
    header
}

/// Returns an archive of the given members.
fn archive(members: &[(Header, &[u8])]) -> Vec<u8> {
    let mut builder = Builder::new(Vec::new());
    for (header, bytes) in members {
        builder.append(header, *bytes).expect("in memory");
    }
    builder.into_inner().expect("in memory")
}

fn file(name: &[u8], bytes: &[u8]) -> Header {
    header(name, bytes.len() as u64, EntryType::Regular)
}

/// Asserts that an archive is refused as a whole, and nothing is written.
#[track_caller]
fn check_refused(bytes: &[u8], why: &str) {
    let table = Table::new();
    std::fs::write(table.path("games.tar"), bytes).expect("written");
    let said = table.refused(3, "import games.tar");
    let told = said.stderr.replace('\n', " ");
    assert!(told.contains(why), "{told}");
    said.assert_harmless();
}

#[test]
fn member_names_with_paths_are_refused() {
    let sound = journal(&friday(), "friday");
    for name in [
        &b"../friday.jsonl"[..],
        b"/tmp/friday.jsonl",
        b"games/friday.jsonl",
        b"./friday.jsonl",
        b"..",
        b"friday",
        b"friday.jsonl/",
        b"fri day.jsonl",
        b"con.jsonl",
        b".jsonl",
        b"a\\b.jsonl",
        b"\x1b[31mred.jsonl",
        b"\xff\xfe.jsonl",
        b"",
    ] {
        let good = (file(b"good.jsonl", &sound), &sound[..]);
        let bytes = archive(&[good, (file(name, &sound), &sound)]);
        check_refused(&bytes, "not the name of a game's journal");
    }
    // A folder before the name, in the header's field for long names.
    let mut long = file(b"friday.jsonl", &sound);
    long.as_ustar_mut().expect("ustar").prefix[..2].copy_from_slice(b"..");
    long.set_cksum();
    check_refused(&archive(&[(long, &sound)]), "not the name of a game's journal");
}

#[test]
fn only_regular_files_are_imported() {
    for kind in [
        EntryType::Link,
        EntryType::Symlink,
        EntryType::Char,
        EntryType::Block,
        EntryType::Directory,
        EntryType::Fifo,
        EntryType::Continuous,
        EntryType::GNUSparse,
        EntryType::GNULongName,
        EntryType::GNULongLink,
        EntryType::XHeader,
        EntryType::XGlobalHeader,
        EntryType::new(b'?'),
    ] {
        let mut link = header(b"friday.jsonl", 0, kind);
        link.set_link_name("/etc/passwd").expect("a name");
        link.set_cksum();
        check_refused(&archive(&[(link, b"")]), "not a regular file");
    }
}

#[test]
fn wrong_member_sizes_are_refused() {
    for size in [LONGEST_READ + 1, u64::MAX, u64::MAX - 511, 1 << 63, 1 << 40] {
        let bytes = archive(&[(header(b"friday.jsonl", size, EntryType::Regular), b"{}\n")]);
        let table = Table::new();
        std::fs::write(table.path("games.tar"), bytes).expect("written");
        table.refused(3, "import games.tar");
    }
    let bytes = archive(&[(header(b"friday.jsonl", 4096, EntryType::Regular), b"{}\n")]);
    check_refused(&bytes, "its end is missing");
}

#[test]
fn an_archive_with_the_same_game_twice_is_refused() {
    let sound = journal(&friday(), "friday");
    let twice = (file(b"friday.jsonl", &sound), &sound[..]);
    check_refused(&archive(&[twice.clone(), twice]), "in it twice");
}

#[test]
fn a_truncated_archive_is_refused() {
    let sound = journal(&friday(), "friday");
    let whole = archive(&[
        (file(b"friday.jsonl", &sound), &sound),
        (file(b"sunday.jsonl", &sound), &sound),
    ]);
    let behind = |members: usize| members * (512 + sound.len().next_multiple_of(512));
    for cut in [511, 512, 700, behind(1), behind(1) + 512, behind(2), behind(2) + 512] {
        check_refused(&whole[..cut], "Nothing was imported.");
    }
    assert_eq!(whole.len(), behind(2) + 1024);
}

#[test]
fn an_archive_with_too_many_games_is_refused() {
    let members: Vec<(Header, &[u8])> = (0..=MOST_GAMES)
        .map(|number| (file(format!("{number}.jsonl").as_bytes(), b""), &b""[..]))
        .collect();
    let bytes = archive(&members);
    let found = archive::members(Cursor::new(&bytes));
    assert!(matches!(found, Err(ArchiveError::TooMany)), "{found:?}");
}

#[test]
fn games_hidden_by_a_zeroed_block_are_reported() {
    let sound = journal(&friday(), "friday");
    let names = [b"friday.jsonl", b"monday.jsonl", b"sunday.jsonl"];
    let members = names.map(|name| (file(name, &sound), &sound[..]));
    let mut bytes = archive(&members);
    let block = 512 + sound.len().next_multiple_of(512);
    bytes[block..block + 512].fill(0);
    check_refused(&bytes, "something follows its end");
    let mut bytes = archive(&members);
    bytes.extend([0; 8192]);
    assert_eq!(archive::members(Cursor::new(&bytes)).expect("sound").games.len(), 3);
    bytes.push(b'x');
    check_refused(&bytes, "something follows its end");
}

#[test]
fn a_damaged_game_does_not_stop_the_others() {
    let table = friday();
    let sound = journal(&table, "friday");
    let mut damaged = sound.clone();
    damaged[60] ^= 1;
    let newer = b"{\"sum\":\"00000000\",\"hoyle\":9}\n";
    let bytes = archive(&[
        (file(b"damaged.jsonl", &damaged), &damaged),
        (file(b"newer.jsonl", newer), newer),
        (file(b"none.jsonl", b""), b""),
        (file(b"friday.jsonl", &sound), &sound),
    ]);
    let there = Table::new();
    std::fs::write(there.path("games.tar"), bytes).expect("written");
    let said = there.hoyle("import games.tar");
    assert_eq!(said.code, 3);
    for told in ["damaged.jsonl:1: this line is damaged", "(format 9)", "is empty"] {
        assert!(said.stdout.replace('\n', " ").contains(told), "{}", said.stdout);
    }
    assert_eq!(there.json("games").as_array().map(Vec::len), Some(1));
    assert_eq!(journal(&there, "friday"), sound);
}

#[test]
fn files_that_are_neither_games_nor_archives_are_refused() {
    for bytes in [&b""[..], b"hello", &[0; 512], &[b'x'; 4096], b"{", b"{}\n", b"{\"hoyle\":1}\n"] {
        let table = Table::new();
        std::fs::write(table.path("file"), bytes).expect("written");
        table.refused(3, "import file");
    }
    // Only an end marker.
    check_refused(&[0; 1024], "no games in it");
    let table = Table::new();
    table.refused(3, "import nowhere.tar");
    table.refused(3, "import .");
}
