//! Rules files that a stranger's script names: only regular files are opened, from standard input only those in the
//! working folder, and no line of them is quoted.

#[cfg(unix)]
use crate::common::make_fifo;
use crate::common::{Said, Table, one_line};

/// Lines that name a rules file, after a game has begun.
const READING: [&str; 6] = [
    "schedule FILE --players 4",
    "score FILE --cards 6 --players 4 3/2",
    "rules FILE",
    "rules --check FILE",
    "check bid --rules FILE --cards 6 --players 4 --bids 2,0,1 3",
    "check trick --rules FILE --trump h 7c Kc 2h Ac",
];

/// A table with a script for every line that can name a rules file, in a folder of its own.
struct Folder(Table);

impl Folder {
    fn new() -> Folder {
        let table = Table::new();
        std::fs::create_dir_all(table.path("evening/house")).expect("made");
        table.write("house.toml", &table.done("rules serbian --toml"));
        std::fs::copy(table.path("house.toml"), table.path("evening/house.toml")).expect("copied");
        std::fs::copy(table.path("house.toml"), table.path("evening/house/rules.toml"))
            .expect("copied");
        Folder(table)
    }

    /// The scripts that name a file in each of their commands.
    fn scripts(file: &str) -> Vec<String> {
        let mut scripts = vec![format!("new {file} Ana Bo Cy Di --dealer Di\n")];
        for line in READING {
            let line = line.replace("FILE", file);
            scripts.push(format!("new serbian Ana Bo Cy Di --dealer Di\n{line}\n"));
        }
        scripts
    }

    fn replayed(&self, script: &str) -> Said {
        self.0.write("evening/script.hoyle", script);
        self.0.promptly("replay evening/script.hoyle")
    }
}

#[test]
fn a_script_from_standard_input_opens_files_of_its_folder_only() {
    let folder = Folder::new();
    for file in ["house.toml", "evening/house/rules.toml", "./evening/../house.toml"] {
        for script in Folder::scripts(file) {
            let said = folder.replayed(&script);
            assert_eq!(said.code, 0, "{script}: {said:?}");
            let said = folder.0.piped("replay -", &script, 80);
            assert_eq!(said.code, 0, "{script}: {said:?}");
        }
    }
    for file in ["/etc/passwd", "../house.toml", "./evening"] {
        for script in Folder::scripts(file) {
            let said = folder.0.piped("replay -", &script, 80);
            assert_eq!(said.code, 3, "{script}: {said:?}");
        }
    }
    let said = folder.0.piped("replay -", "new /etc/passwd Ana Bo Cy Di\n", 80);
    assert!(one_line(&said.stderr).contains("/etc/passwd is not in this folder"), "{said:?}");
}

#[test]
fn a_script_quotes_no_line_of_a_file() {
    let folder = Folder::new();
    let house = folder.0.done("rules serbian --toml");
    for (text, told) in [
        ("api_key = \"s3cret\"\n", ":1: a key is unknown here."),
        ("\n\ns3cret\n", ":3:7: This is not TOML"),
        ("title = \"s3cret\"\ntitle = \"s3cret\"\n", ":2:1: This key was given before."),
        (&house.replace("always", "s3cret"), "a value is missing, or not one"),
        (&house.replacen("title = ", "s3cret = 1\ntitle = ", 1), "a key is unknown"),
    ] {
        folder.0.write("evening/secret.toml", text);
        for script in Folder::scripts("evening/secret.toml") {
            let said = folder.replayed(&script);
            assert!([1, 2, 3].contains(&said.code), "{script}: {said:?}");
            assert!(said.stderr.contains("evening/secret.toml:"), "{script}: {said:?}");
            assert!(said.stderr.contains(told), "{script}: {said:?}");
            let all = said.all();
            assert!(!all.contains("s3cret") && !all.contains("api_key"), "{script}: {said:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_script_follows_no_link_out_of_its_folder_and_waits_for_nothing() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new();
    symlink("/etc/passwd", folder.0.path("evening/link.toml")).expect("linked");
    symlink("/dev/zero", folder.0.path("evening/zero.toml")).expect("linked");
    make_fifo(&folder.0.path("evening/fifo.toml"));
    let long = format!("title = \"{}\"\n", "x".repeat(2 * 1024 * 1024));
    folder.0.write("evening/long.toml", &long);
    for file in ["link", "zero", "fifo", "long"] {
        for script in Folder::scripts(&format!("evening/{file}.toml")) {
            let said = folder.0.piped("replay -", &script, 80);
            assert_eq!(said.code, 3, "{script}: {said:?}");
            if file != "link" {
                let said = folder.replayed(&script);
                assert_eq!(said.code, 3, "{script}: {said:?}");
            }
        }
    }
}

/// The game's own script is compared with the rules file that its journal names.
#[cfg(unix)]
#[test]
fn a_journal_that_names_a_fifo_does_not_hang() {
    let folder = Folder::new();
    folder.0.done("new house.toml Ana Bo Cy Di --dealer Di --id friday");
    std::fs::remove_file(folder.0.path("house.toml")).expect("there");
    make_fifo(&folder.0.path("house.toml"));
    let said = folder.0.promptly("script");
    assert_eq!(said.code, 0, "{said:?}");
}
