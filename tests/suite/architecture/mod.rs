//! Checks `docs/architecture.md`: the table of modules, the path of a bid, and where each outside
//! resource is accessed.

mod imports;
mod sentences;
mod walk;

use imports::{Library, Parsed, cycles};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use walk::{Route, Walk, walk};

type Modules = BTreeMap<String, BTreeSet<String>>;

/// A file of the library: its path from `src/`, and its code without comments.
struct Source {
    path: String,
    text: String,
    code: String,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The cells of each row of the page's table with this header.
fn table(header: &str) -> Vec<Vec<String>> {
    let page = root().join("docs/architecture.md");
    let page = std::fs::read_to_string(page).expect("docs/architecture.md");
    let rows = page.lines().skip_while(|line| *line != header).skip(2);
    rows.take_while(|line| line.starts_with('|'))
        .map(|row: &str| row.trim_matches('|').split('|').map(|c| c.trim().to_owned()).collect())
        .collect()
}

/// The modules and what each may use, from the page's table.
fn promised() -> Modules {
    let rows = table("| module | may use |");
    assert!(!rows.is_empty(), "the page has no table of modules");
    rows.into_iter()
        .map(|cells: Vec<String>| (only_name(&cells[0]), backticked(&cells[1])))
        .collect()
}

fn only_name(cell: &str) -> String {
    backticked(cell).pop_first().unwrap_or_else(|| panic!("a name in backticks in {cell:?}"))
}

fn backticked(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    read(&root().join("src"), "", &mut found);
    assert!(found.len() > 50, "too few sources were found");
    found
}

fn read(folder: &Path, under: &str, found: &mut Vec<Source>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let inside = format!("{under}{name}");
        if path.is_dir() {
            read(&path, &format!("{inside}/"), found);
        } else if name.ends_with(".rs") {
            let text = std::fs::read_to_string(&path).expect("a source");
            found.push(Source { path: inside, code: without_comments(&text), text });
        }
    }
}

/// The text without comments. The code itself contains no URL.
fn without_comments(text: &str) -> String {
    text.lines().map(|line| line.split("//").next().unwrap_or_default().to_owned() + "\n").collect()
}

impl Source {
    /// The top-level module of the file, or `None` for `lib.rs` and `main.rs`.
    fn module(&self) -> Option<&str> {
        self.path.split_once('/').map(|(module, _)| module)
    }
}

/// Asserts that no file contains any of these strings, except where `may` allows it.
#[track_caller]
fn check(forbidden: &[&str], may: impl Fn(&str) -> bool) {
    for source in sources().iter().filter(|source| !may(&source.path)) {
        for text in forbidden {
            assert!(!source.code.contains(text), "src/{} contains {text}", source.path);
        }
    }
}

#[test]
fn the_table_lists_exactly_the_modules_that_exist() {
    let promised = promised();
    let modules: BTreeSet<String> =
        sources().iter().filter_map(Source::module).map(str::to_owned).collect();
    assert_eq!(promised.keys().cloned().collect::<BTreeSet<_>>(), modules);
    for (module, uses) in &promised {
        assert!(uses.is_subset(&modules), "{module} lists a module that does not exist");
    }
}

#[test]
fn modules_use_only_what_the_table_allows() {
    let promised = promised();
    let library = &READ.library;
    for source in sources() {
        let Some(module) = source.module() else { continue };
        let may = &promised[module];
        for named in library.modules_named(&source.path) {
            let known = named == module || may.contains(&named);
            assert!(known, "src/{} uses crate::{named}, which `{module}` may not", source.path);
        }
    }
}

#[test]
fn commands_do_not_use_each_other() {
    let folder = |file: &str| {
        let (folder, _) = file.strip_prefix("commands/")?.split_once('/')?;
        // The help of all commands.
        (folder != "guide").then(|| folder.to_owned())
    };
    let library = &READ.library;
    let mut commands = BTreeSet::new();
    for (file, imported) in library.imports() {
        let Some(command) = folder(file) else { continue };
        for other in imported.iter().filter_map(|other| folder(other)) {
            assert_eq!(command, other, "src/{file} uses another command");
        }
        commands.insert(command);
    }
    assert!(commands.len() > 20, "{commands:?}");
}

#[test]
fn paths_to_other_modules_begin_with_crate() {
    check(&["super::super"], |_| false);
    let is_the_root = |path: &str| path.ends_with("/mod.rs") && path.matches('/').count() == 1;
    check(&["super::"], |path| !is_the_root(path));
}

#[test]
fn every_allowed_use_is_used() {
    let sources = sources();
    let library = &READ.library;
    for (module, uses) in promised() {
        let named: BTreeSet<String> = sources
            .iter()
            .filter(|source| source.module() == Some(&module))
            .flat_map(|source| library.modules_named(&source.path))
            .collect();
        assert!(uses.is_subset(&named), "{module} may use {uses:?} but uses only {named:?}");
    }
}

#[test]
fn modules_have_no_cycles() {
    let mut left = promised();
    // Repeatedly remove the modules that use none of the others.
    while !left.is_empty() {
        let free: Vec<String> = left
            .iter()
            .filter(|(_, uses)| uses.iter().all(|used| !left.contains_key(used)))
            .map(|(module, _)| module.clone())
            .collect();
        assert!(!free.is_empty(), "an import cycle among {:?}", left.keys());
        left.retain(|module, _| !free.contains(module));
    }
}

#[test]
fn files_have_no_import_cycles() {
    let library = &READ.library;
    let imports = library.imports();
    let cycles = cycles(&imports);
    let mut found = String::new();
    for cycle in &cycles {
        found += "\na cycle:\n";
        for file in cycle {
            let inside: Vec<_> = imports[file.as_str()].intersection(cycle).collect();
            found += &format!("    {file} imports {inside:?}\n");
        }
    }
    assert!(cycles.is_empty(), "{found}");
}

/// A module with more submodules than this says in its `mod.rs` which of them build on which.
const SMALL_MODULE: usize = 6;

#[test]
fn large_modules_document_their_layers() {
    for module in promised().keys() {
        let path = root().join("src").join(module).join("mod.rs");
        let text = std::fs::read_to_string(path).expect("a module's mod.rs");
        let declared: BTreeSet<String> = text
            .lines()
            .filter_map(|line| line.split_once("mod ")?.1.strip_suffix(';'))
            .map(str::to_owned)
            .collect();
        if declared.len() <= SMALL_MODULE {
            continue;
        }
        let about: String = text.lines().filter_map(|line| line.strip_prefix("//!")).collect();
        let missing: Vec<_> = declared.difference(&backticked(&about)).cloned().collect();
        assert!(missing.is_empty(), "the docs of src/{module}/mod.rs do not mention {missing:?}");
    }
}

/// The most files that a bid passes on its way to the disk and back.
const LONGEST_WALK: usize = 30;

/// A legal bid, typed or pressed on the page, by a player in a game by rules with exact bids: the types
/// that it has on its way, and the case that it is of each enum.
const BID: Route<'_> = Route {
    carriers: &[
        "Press",
        "Pressed",
        "Command",
        "ScriptCommand",
        "Recording",
        "Request",
        "Act",
        "Count",
        "BidsSoFar",
        "Entry",
        "EntryKind",
        "LockedSession",
        "LockedGame",
        "DiskFile",
        "Outcome",
        "Answer",
    ],
    cases: &[
        ("Command", "Script"),
        ("ScriptCommand", "Record"),
        ("Recording", "Bid"),
        ("Request", "Play"),
        ("Act", "Bid"),
        ("EntryKind", "Played"),
        ("Done", "Played"),
        ("Next", "Print"),
    ],
};

/// What the sources say, parsed once. The parsed code itself cannot be shared between tests.
struct Read {
    library: Library,
    typed_bid: Walk,
    pressed_bid: Walk,
}

static READ: LazyLock<Read> = LazyLock::new(|| {
    let parsed = Parsed::read(root().join("src"));
    let typed_bid = walk(&parsed, ("shell/mod.rs", "main"), &BID);
    let pressed_bid = walk(&parsed, ("web/routes.rs", "press"), &BID);
    Read { library: parsed.library, typed_bid, pressed_bid }
});

#[test]
fn the_page_lists_the_files_that_a_bid_passes() {
    let program = std::fs::read_to_string(root().join("src/main.rs")).expect("src/main.rs");
    assert!(program.contains("hoyle::shell::main()"), "{program}");
    let Walk { files, doubts } = &READ.typed_bid;
    assert!(doubts.is_empty(), "calls on values of unknown type: {doubts:#?}");

    let mut passed: BTreeMap<String, BTreeSet<String>> =
        files.iter().map(|(file, names)| (format!("src/{file}"), names.clone())).collect();
    passed.insert("src/main.rs".to_owned(), ["main".to_owned()].into());
    let mut listed = BTreeSet::new();
    for step in table("| step | file | function |") {
        let [_, file, function] = step.as_slice() else { panic!("three cells in {step:?}") };
        let file = only_name(file);
        let function = only_name(function);
        let called = passed.get(&file);
        let is_called = called.is_some_and(|functions| functions.contains(&function));
        assert!(is_called, "a bid passes no {function} in {file}, but {called:?}");
        listed.insert(file);
    }
    passed.retain(|file, _| !listed.contains(file));
    assert!(passed.is_empty(), "the page does not list {passed:#?}");
    assert!(listed.len() <= LONGEST_WALK, "a bid passes {} files", listed.len());
}

#[test]
fn the_page_says_how_many_files_a_press_passes() {
    let Walk { files, doubts } = &READ.pressed_bid;
    assert!(doubts.is_empty(), "calls on values of unknown type: {doubts:#?}");
    for file in ["web/press.rs", "desk/request.rs", "game/judge/counts.rs", "store/disk.rs"] {
        assert!(files.contains_key(file), "a press does not pass {file}: {files:#?}");
    }
    let page = std::fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    let said = format!("passes through {} files", files.len());
    assert!(page.contains(&said), "a press {said}: {:#?}", files.keys());
}

#[test]
fn the_clock_is_read_in_one_file() {
    check(&["chrono", "SystemTime", "UNIX_EPOCH"], |path| path == "history/clock.rs");
    // Timeouts for locks, keys, connections and browsers do not use the time of day.
    check(&["std::time", "Instant"], |path| {
        let files = ["history/clock.rs", "store/files.rs", "board/demo.rs", "board/live.rs"];
        files.contains(&path)
            || ["terminal/hand_out.rs", "terminal/list.rs"].contains(&path)
            || path.starts_with("web/")
    });
}

#[test]
fn files_are_accessed_in_two_files() {
    check(&["std::fs", "fs::", "OpenOptions", "read_dir", "tempfile"], |path| {
        path == "store/disk.rs" || path == "terminal/files.rs"
    });
}

#[test]
fn the_environment_is_read_in_one_file() {
    check(&["std::env", "env::var"], |path| path == "terminal/environment.rs");
    check(&["terminal_size", "io::stdout", "io::stderr", "io::stdin"], |path| {
        ["terminal/", "prompt/", "board/", "web/"].iter().any(|module| path.starts_with(module))
    });
}

#[test]
fn only_the_answer_module_prints() {
    check(&["println!", "print!", "eprintln!", "eprint!", "dbg!"], |_| false);
}

#[test]
fn the_engine_names_no_game() {
    // The game of spades has the name of its suit.
    let games = hoyle::presets::rulesets().filter(|id| *id != "spades");
    let quoted: Vec<String> = games.map(|id| format!("\"{id}\"")).collect();
    let names: Vec<&str> = quoted.iter().map(String::as_str).collect();
    // The command line may have a default.
    check(&names, |path| path.starts_with("presets/") || path.starts_with("commands/"));
}

#[test]
fn points_are_never_floats() {
    // Floats are used only for display, and in ratings.
    check(&["f64", "f32"], |path| {
        let shown = [
            "rules/points.rs",
            "output/json.rs",
            "output/png.rs",
            "output/xlsx.rs",
            "board/draw/chart.rs",
        ];
        let rated = ["analysis/stats/ratio.rs", "analysis/stats/ratings.rs"];
        shown.contains(&path) || rated.contains(&path)
    });
}

#[test]
fn fuzz_targets_need_no_more_of_the_tests_than_they_name() {
    let mut targets = Vec::new();
    let mut tests = Vec::new();
    read(&root().join("fuzz/targets"), "", &mut targets);
    read(&root().join("tests/suite"), "", &mut tests);
    let lines = targets.iter().flat_map(|target| target.text.lines());
    let named: BTreeSet<&str> = lines
        .filter_map(|line| line.strip_prefix("#[path = \"../../tests/suite/")?.strip_suffix("\"]"))
        .collect();
    let shared: Vec<&Source> = tests
        .iter()
        .filter(|source: &&Source| {
            let folders = named.iter().filter_map(|path| path.strip_suffix("mod.rs"));
            named.contains(&*source.path)
                || folders.into_iter().any(|folder| source.path.starts_with(folder))
        })
        .collect();
    assert!(shared.len() > named.len(), "{named:?}");
    for source in shared {
        assert!(!source.code.contains("crate::"), "{} is part of a fuzz target", source.path);
    }
}

#[test]
fn no_file_is_too_long() {
    for source in sources() {
        let lines = source.text.lines().count();
        assert!(lines <= 400, "src/{} has {lines} lines", source.path);
    }
}

#[test]
fn few_types_have_the_same_name() {
    let mut files: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for source in sources() {
        for line in source.code.lines() {
            let words: Vec<&str> = line.split([' ', '<', '(', ';', '{', ':']).collect();
            let defined = words.iter().position(|word| ["struct", "enum"].contains(word));
            if let Some(name) = defined.and_then(|index| words.get(index + 1)) {
                files.entry((*name).to_owned()).or_default().push(source.path.clone());
            }
        }
    }
    files.retain(|_, files| files.len() > 1);
    assert!(files.len() <= 10, "{files:#?}");
}

#[test]
fn every_citable_clause_is_in_the_docs() {
    let read = |name: &str| {
        let page = root().join("docs/rules").join(name);
        std::fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()))
    };
    let contents = read("README.md");
    for id in hoyle::presets::rulesets() {
        let row = contents.lines().find(|line| line.ends_with(&format!("| `{id}` |")));
        let link = row.and_then(|row| row.split_once("](")?.1.split_once(')'));
        let (name, _) =
            link.unwrap_or_else(|| panic!("docs/rules/README.md links no page of {id}"));
        let page = read(name);
        let rules = hoyle::presets::ruleset(id).expect("a preset");
        for (clause, _) in hoyle::words::ruleset(&rules) {
            assert!(page.contains(&format!("`{clause}`")), "docs/rules/{name} lacks {clause}");
        }
    }
}

/// The crates that the library needs with these features and without the default ones.
fn crates_with(features: &str) -> BTreeSet<String> {
    let tree = ["tree", "--offline", "--locked", "--edges", "normal", "--prefix", "none"];
    let asked = std::process::Command::new(env!("CARGO"))
        .args(tree)
        .args(["--format", "{p}", "--no-default-features", "--features", features])
        .current_dir(root())
        .output()
        .expect("cargo");
    assert!(asked.status.success(), "{}", String::from_utf8_lossy(&asked.stderr));
    let crates = String::from_utf8(asked.stdout).expect("text");
    crates.lines().filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect()
}

#[test]
fn the_core_needs_no_file_or_terminal_crates() {
    let terminal = ["anstream", "clap", "clap_complete", "crossterm", "ratatui", "rustyline"];
    let files = ["directories", "tar", "tempfile"];
    let workbooks = ["calamine", "zip"];
    let pure = crates_with("");
    let store = crates_with("store");
    let cli = crates_with("cli");
    for name in terminal {
        assert!(!pure.contains(name) && !store.contains(name) && cli.contains(name), "{name}");
    }
    for name in files {
        assert!(!pure.contains(name) && store.contains(name) && cli.contains(name), "{name}");
    }
    let import = crates_with("import");
    for name in workbooks {
        assert!(!pure.contains(name) && !cli.contains(name) && import.contains(name), "{name}");
    }
}
