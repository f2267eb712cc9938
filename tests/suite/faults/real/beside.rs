//! Something that is not a file has the name of one in the folder of games: nothing hangs, no link is
//! followed, and the doctor says what is there. A file that is damaged is named, and the doctor says what to do.

#[cfg(unix)]
use crate::common::make_fifo;
use crate::common::{Table, one_line};
use crate::faults::{report, short_or_full};
use std::fs;
#[cfg(unix)]
use std::os::unix::{fs::symlink, net::UnixListener};
#[cfg(unix)]
use std::path::Path;

/// The files that are neither a game nor the pointer, and a command that opens each.
const FILES: [(&str, &str); 14] = [
    ("current-event", "event status"),
    ("drafts", "status"),
    ("drafts.lock", "status"),
    ("games.cache", "games"),
    ("imported", "remove --batch --yes"),
    ("imported.lock", "remove --batch --yes"),
    ("ledger", "debts"),
    ("ledger.lock", "debts --undo"),
    ("players.toml", "players"),
    ("players.lock", "players merge Eva Ana"),
    ("import.lock", "import guest.jsonl"),
    ("serve.toml", "serve"),
    ("serve.lock", "serve"),
    ("prompt-history", "status"),
];

/// A table with a game, a file to import, and other people's files outside the folder.
fn table() -> Table {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --id friday", "bid 1 2 3 4"]);
    let away =
        Table::after(&["new serbian Eva Fay Gil Hal --dealer Hal --id guest", "bid 1 2 3 4"]);
    away.done("export guest --to guest.jsonl");
    fs::copy(away.path("guest.jsonl"), table.path("guest.jsonl")).expect("copied");
    table.done("new serbian Eva Fay Gil Hal --dealer Hal --id monday");
    table.write("outside", "another's text\n");
    table
}

#[cfg(unix)]
type Put = fn(&Path);

/// What is not a file, and how it is made.
#[cfg(unix)]
const KINDS: [(&str, Put); 6] = [
    ("fifo", make_fifo),
    ("link", |path| symlink("../outside", path).expect("linked")),
    ("dangling link", |path| symlink("../nowhere", path).expect("linked")),
    ("device", |path| symlink("/dev/zero", path).expect("linked")),
    ("folder", |path| fs::create_dir(path).expect("made")),
    ("socket", |path| drop(UnixListener::bind(path).expect("bound"))),
];

#[cfg(unix)]
#[test]
fn nothing_but_a_regular_file_is_opened_beside_the_games() {
    let mut commands = 0;
    for (name, opens) in FILES {
        for (kind, put) in KINDS {
            let table = table();
            let path = table.path("data").join(name);
            let _ = fs::remove_file(&path);
            put(&path);
            for line in ["doctor --dry-run", "doctor", opens, "games", "bid 1 -g monday"] {
                let said = table.promptly(line);
                let told = format!("{kind} as {name}, hoyle {line}: {}", said.all());
                let expected = match line {
                    "doctor" | "doctor --dry-run" => 3,
                    // These do not need the file.
                    "games" | "status" => 0,
                    _ if line == opens => 3,
                    _ => 0,
                };
                assert_eq!(said.code, expected, "{told}");
                if expected == 3 {
                    assert!(said.all().contains(&format!("{name} is not a regular")), "{told}");
                }
                commands += 1;
            }
            assert_eq!(fs::read(table.path("outside")).expect("there"), b"another's text\n");
            assert!(!table.path("nowhere").exists(), "{kind} as {name}");
        }
    }
    report(&format!("{commands} commands beside FIFOs, links, devices, folders and sockets"));
}

#[cfg(unix)]
#[test]
fn a_link_in_place_of_the_pointer_is_refused() {
    let table = table();
    fs::remove_file(table.path("data/current")).expect("a pointer");
    table.write("elsewhere", "friday\n");
    std::os::unix::fs::symlink("../elsewhere", table.path("data/current")).expect("linked");
    for (line, told) in [("status", "current is not a regular file"), ("doctor", "move it away")] {
        let said = table.promptly(line);
        assert_eq!(said.code, 3);
        assert!(said.all().contains(told), "{}", said.all());
    }
    // The pointer replaces the link, not what it leads to.
    table.done("bid 1 -g monday");
    assert_eq!(fs::read_to_string(table.path("elsewhere")).expect("there"), "friday\n");
    table.done("status");
}

/// A table with an event, a game at a table of it, and a game in the bin.
fn table_with_event() -> Table {
    let table = table();
    for line in [
        "new serbian Ana Bo Cy Di --dealer Di --id gone",
        "remove gone --yes",
        "event new championship --id spring",
        "event add Ana Bo Cy Di",
        "event draw --seed x",
        "note late -g spring/r1t1",
    ] {
        table.done(line);
    }
    table
}

#[cfg(unix)]
#[test]
fn nothing_but_a_regular_file_is_opened_in_the_folder_of_an_event() {
    for (name, records) in
        [("r1t1.jsonl", "note later -g spring/r1t1"), ("event.jsonl", "event add Ed")]
    {
        let table = table_with_event();
        let path = table.path("data/events/spring").join(name);
        let outside = table.path("outside");
        fs::rename(&path, &outside).expect("moved");
        let journal = fs::read(&outside).expect("a journal");
        let to_journal: Put = |path| {
            let outside = path.ancestors().nth(4).expect("the table").join("outside");
            symlink(outside, path).expect("linked");
        };
        for (kind, put) in KINDS.into_iter().chain([("link to a journal", to_journal)]) {
            put(&path);
            for line in [records, "event status", "doctor --dry-run", "doctor"] {
                let said = table.promptly(line);
                let told = format!("{kind} as {name}, hoyle {line}: {}", one_line(&said.all()));
                assert_eq!(said.code, 3, "{told}");
                assert!(told.contains(&format!("{name} is not a regular file")), "{told}");
            }
            assert_eq!(fs::read(&outside).expect("a journal"), journal, "{kind} as {name}");
            let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir(&path));
        }
    }
}

/// A folder in the data folder, a command that reads it, and one that changes something in it.
const FOLDERS: [(&str, &str, &str); 4] = [
    ("games", "games", "bid 1 -g monday"),
    ("bin", "games --bin", "restore gone"),
    ("events", "event status", "event add Ed"),
    ("events/spring", "event status", "note later -g spring/r1t1"),
];

#[cfg(unix)]
#[test]
fn what_is_no_folder_is_told_and_does_not_count_as_missing() {
    let file: (&str, Put) = ("file", |path| fs::write(path, "hello\n").expect("written"));
    for (name, reads, changes) in FOLDERS {
        for (kind, put) in KINDS.into_iter().filter(|(kind, _)| *kind != "folder").chain([file]) {
            let table = table_with_event();
            let path = table.path("data").join(name);
            fs::rename(&path, table.path("away")).expect("moved");
            let before = table.bytes();
            put(&path);
            for line in [reads, changes, "doctor --dry-run", "doctor"] {
                let said = table.promptly(line);
                let told = format!("{kind} as {name}, hoyle {line}: {}", one_line(&said.all()));
                assert_eq!(said.code, 3, "{told}");
                assert!(told.contains(&format!("{name} is not a folder")), "{told}");
                if line.starts_with("doctor") {
                    assert!(told.contains("its target if it is a link"), "{told}");
                }
            }
            fs::remove_file(&path).expect("still there");
            assert!(table.bytes() == before, "{kind} as {name}: something was written");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_a_folder_is_a_folder() {
    for (name, reads, changes) in FOLDERS {
        let table = table_with_event();
        let path = table.path("data").join(name);
        fs::rename(&path, table.path("away")).expect("moved");
        symlink(table.path("away"), &path).expect("linked");
        let before = fs::read_dir(table.path("away")).expect("a folder").count();
        for line in [reads, changes, "doctor"] {
            table.done(line);
        }
        assert!(path.is_symlink(), "{name}");
        let after = fs::read_dir(table.path("away")).expect("a folder").count();
        assert_eq!(after, before - usize::from(name == "bin"), "{name}");
    }
}

/// The folder of games is a link to a disk that is not there now: it is not empty.
#[cfg(unix)]
#[test]
fn a_folder_of_games_that_leads_nowhere_is_told() {
    let table = table();
    fs::rename(table.path("data"), table.path("away")).expect("moved");
    symlink(table.path("disk"), table.path("data")).expect("linked");
    for line in ["games", "status -g friday", "new serbian Ana Bo Cy Di", "doctor"] {
        let said = table.promptly(line);
        assert_eq!(said.code, 3, "hoyle {line}: {said:?}");
        assert!(one_line(&said.all()).contains("data is not a folder"), "hoyle {line}: {said:?}");
    }
}

#[test]
fn the_doctor_finds_every_damage_of_the_names() {
    let table = table();
    table.done("players merge Eva Ana");
    table.done("players split Bo --games friday --as 'Bo K.'");
    table.done("doctor");
    let whole = fs::read(table.path("data/players.toml")).expect("names");
    let mut lot = fastrand::Rng::with_seed(40);
    let mut damaged = 0;
    let tries = short_or_full(60, 2_000);
    for _ in 0..tries {
        let mut bytes = whole.clone();
        for _ in 0..lot.usize(1..4) {
            let at = lot.usize(0..bytes.len());
            match lot.u8(0..3) {
                0 => bytes[at] = lot.u8(..),
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, lot.u8(..)),
            }
        }
        fs::write(table.path("data/players.toml"), &bytes).expect("written");
        let players = table.hoyle("players");
        let doctor = table.hoyle("doctor");
        let told = format!("{:?}: {players:?} {doctor:?}", String::from_utf8_lossy(&bytes));
        assert!([0, 3].contains(&players.code), "{told}");
        assert_eq!(doctor.code, players.code, "{told}");
        if doctor.code == 3 {
            damaged += 1;
            assert!(doctor.stdout.contains("players.toml"), "{told}");
            let said = one_line(&doctor.stdout);
            assert!(said.contains("Correct it if it is a text file"), "{told}");
        }
        assert_eq!(fs::read(table.path("data/players.toml")).expect("there"), bytes);
    }
    assert!(damaged > tries / 2, "{damaged} of {tries} damages were found");
    report(&format!("{tries} damages of players.toml, the doctor found the {damaged} that matter"));
}

#[test]
fn names_that_would_be_too_long_are_not_written_and_nothing_is_cut() {
    let table = table();
    // A comment fills the file up to its limit.
    let text = format!("# {}\n[merged]\nzed = \"Bob\"\n", "x".repeat(1024 * 1024));
    table.write("data/players.toml", &text);
    for line in ["players", "stats", "players merge Eva Ana", "doctor"] {
        let said = table.hoyle(line);
        assert_eq!(said.code, 3, "hoyle {line}: {said:?}");
        let all = said.all();
        assert!(
            all.contains("players.toml could not be read: it is too long"),
            "hoyle {line}: {all}"
        );
    }
    assert_eq!(fs::read_to_string(table.path("data/players.toml")).expect("there"), text);

    // Five bytes are left, too few for another name.
    let most = 1024 * 1024 - 5;
    let mut text = String::from("[merged]\n");
    for number in 0.. {
        let left = most - text.len();
        if left < 40 {
            text += &format!("z = \"{}\"\n", "y".repeat(left - 7));
            break;
        }
        text += &format!("p{number} = \"Ana{number}\"\n");
    }
    table.write("data/players.toml", &text);
    table.done("players");
    let said = table.hoyle("players merge Eva Ana");
    assert_eq!(said.code, 3, "{said:?}");
    assert!(
        said.stderr.contains("players.toml could not be written to: it is too long"),
        "{said:?}"
    );
    assert_eq!(fs::read_to_string(table.path("data/players.toml")).expect("there"), text);
}
