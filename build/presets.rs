//! Rewrites the embedded games, scores and laws as JSON, which is faster to read than TOML.

use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The catalogue of scores.
const SCORES: &str = "src/presets/scores.toml";

/// Writes into the build's output folder: a file for each set of laws, a line for each score, and a file for each game
/// and example, with its score and its laws in place of their ids.
///
/// # Panics
///
/// If a file is missing or not TOML.
pub(crate) fn rewrite() {
    let output = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets it"));
    for folder in ["laws", "rules"] {
        fs::create_dir_all(output.join(folder)).expect("the output folder can be written to");
    }
    for path in files("src/presets/laws") {
        write(&output.join("laws"), &path, &read(&path));
    }

    let mut scores = Vec::new();
    for (kind, of_kind) in read(Path::new(SCORES)) {
        for score in of_kind.as_array().expect("a list of scores") {
            scores.push(Table::from_iter([(kind.clone(), score.clone())]));
        }
    }
    let lines: Vec<String> = scores.iter().map(json).collect();
    fs::write(output.join("scores.jsonl"), lines.join("\n")).expect("scores are written");

    for folder in ["src/presets", "examples/rules"] {
        for path in files(folder).filter(|path| path != Path::new(SCORES)) {
            let mut rules = read(&path);
            name_in_full(&mut rules, &scores);
            write(&output.join("rules"), &path, &rules);
        }
    }
}

/// Puts the score and the laws of a game in place of their ids.
fn name_in_full(rules: &mut Table, scores: &[Table]) {
    if let Some(scoring) = rules.get_mut("scoring")
        && let Some(id) = scoring.as_str()
    {
        let is_meant =
            |score: &&Table| score.values().any(|score| score["id"].as_str() == Some(id));
        let score = scores.iter().find(is_meant).expect("a score of the catalogue");
        *scoring = Value::Table(score.clone());
    }
    if let Some(laws) = rules.get_mut("incidents").and_then(|incidents| incidents.get_mut("laws"))
        && let Some(id) = laws.as_str()
    {
        *laws = Value::Table(read(Path::new(&format!("src/presets/laws/{id}.toml"))));
    }
}

/// The TOML files of a folder.
fn files(folder: &str) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of rules");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.filter(|path| path.extension().is_some_and(|extension| extension == "toml"))
}

fn read(path: &Path) -> Table {
    let text = fs::read_to_string(path).expect("a file of rules");
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(folder: &Path, path: &Path, table: &Table) {
    let name = path.with_extension("json");
    let name = name.file_name().expect("the path of a file");
    fs::write(folder.join(name), json(table)).expect("the output folder can be written to");
}

fn json(table: &Table) -> String {
    serde_json::to_string(table).expect("tables, texts and numbers")
}
