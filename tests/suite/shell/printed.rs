//! The schemas list what is printed: every field and every value of every closed set is printed by some command,
//! and nothing else is.
//!
//! The scripts in `printed/` have what the evenings in `examples/` have not. Each of their lines is run with
//! `--json`, and read by the schema of its command.

use super::schemas::{READING, strict};
use crate::common::{Table, repository};
use jsonschema::Validator;
use serde_json::{Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// Values that the types of rules files have, and that JSON leaves out because they are what holds without them.
const LEFT_OUT: [&str; 15] = [
    "CardsJudged = \"rules\"",
    "Equals = \"first\"",
    "FirstLead = \"next\"",
    "FirstSpeaker = \"waits\"",
    "Forehead = \"off\"",
    "Joining = \"unspoken\"",
    "KindChooser = \"dealer\"",
    "OneCardDeals = \"skip\"",
    "Pairs = \"raise\"",
    "Rotation = \"schedule\"",
    "Sides = \"alone\"",
    "TallyOf = \"all\"",
    "Unit = \"0.5\"",
    "Wins = \"highest\"",
    "ZeroWhen = \"always\"",
];

/// What needs more than a script: a verdict that no search finds in time, and a cell that is never found to be wrong;
/// what only a deal that is over can be; a result far from twenty others, and a game at a table cut short.
const OUT_OF_REACH: [&str; 6] = [
    "Outlook = \"open\"",
    "CellKind = \"ruling\"",
    "OpenDeal.annulled",
    "OpenDeal.closed",
    "Flag = \"far\"",
    "Flag = \"unfinished\"",
];

/// What these lines do not print, and other tests do: `doctor` and `import` over damaged folders, chances that are
/// settled, readings that a ruling rests on, and the form over more than twenty evenings.
const ELSEWHERE: [&str; 24] = [
    "AskedJson.reading",
    "CacheState = \"damaged\"",
    "Figure = \"form\"",
    "GameState = \"busy\"",
    "GameState = \"damaged\"",
    "GameState = \"never begun\"",
    "GameState = \"newer\"",
    "GameState = \"no file\"",
    "GameState = \"torn\"",
    "GameState = \"unreadable\"",
    "Outlook = \"certain\"",
    "Outlook = \"impossible\"",
    "Placement = \"ahead\"",
    "Placement = \"behind\"",
    "Placement = \"continued\"",
    "Placement = \"placed\"",
    "Placement = \"refused\"",
    "Placement = \"rehearsed\"",
    "PointerStateJson = \"dangling\"",
    "PointerStateJson = \"none\"",
    "PointerStateJson = \"trouble\"",
    "check-bid.reading",
    "check-play.reading",
    "doctor.events",
];

/// Every schema, with what it lists and what of it was printed.
struct Schemas {
    /// The schemas, by the commands that print them.
    by_command: BTreeMap<String, Schema>,
    /// What was printed: `Phase = "bidding"`, `CurrentDeal.turn`.
    printed: BTreeSet<String>,
    faults: Vec<String>,
}

struct Schema {
    /// The name of the schema. Commands that print the same share it.
    name: String,
    root: Value,
    validator: Validator,
    /// The validators of alternatives, by where each is.
    alternatives: BTreeMap<String, Validator>,
}

impl Schemas {
    fn new() -> Schemas {
        let table = Table::new();
        let mut by_command = BTreeMap::new();
        for named in table.json("schema").as_array().expect("a list") {
            let name = named["name"].as_str().expect("a name");
            let also = named["also"].as_array().expect("a list");
            for command in [&named["name"]].into_iter().chain(also) {
                let command = command.as_str().expect("a name").to_owned();
                by_command.insert(command, Schema::of(&table, name));
            }
        }
        Schemas { by_command, printed: BTreeSet::new(), faults: Vec::new() }
    }

    /// Runs a line with `--json`, and takes in what it prints.
    fn run(&mut self, table: &Table, line: &str) {
        let words = shell_words::split(line).expect("quotes close");
        let command = [words[..words.len().min(2)].join("-"), words[0].clone()]
            .into_iter()
            .find(|name| self.by_command.contains_key(name))
            .unwrap_or_else(|| panic!("no schema for {line}"));
        if command == "export" && words.contains(&"--lines".to_owned()) {
            table.done(line);
            return;
        }

        let (schema, arguments) = match line.strip_prefix("export --facts") {
            Some(_) => ("facts".to_owned(), line.to_owned()),
            None => (command, format!("{line} --json")),
        };
        let said = table.hoyle(&arguments);
        assert!(said.code <= 1, "{line}: {}", said.stderr);
        let values = serde_json::Deserializer::from_str(&said.stdout).into_iter::<Value>();
        for value in values {
            let value = value.unwrap_or_else(|error| panic!("{line}: {error}: {}", said.stdout));
            self.take(&schema, line, &value);
        }
    }

    fn take(&mut self, name: &str, line: &str, value: &Value) {
        let schema = self.by_command.get_mut(name).expect("a schema");
        let errors = schema.validator.iter_errors(value);
        self.faults
            .extend(errors.map(|error| format!("{line}: {error} at {}", error.instance_path())));
        let Schema { name, root, alternatives, .. } = schema;
        Reader { root, alternatives, printed: &mut self.printed }.read(root, value, name);
    }

    /// What the schemas list, other than those of files.
    fn listed(&self) -> BTreeSet<String> {
        let mut listed = BTreeSet::new();
        for schema in self.by_command.values().filter(|schema| schema.name != "rules-file") {
            list(&schema.root, &schema.root, &schema.name, &mut listed, &mut BTreeSet::new());
        }
        listed
    }
}

impl Schema {
    fn of(table: &Table, name: &str) -> Schema {
        let text = table.done(&format!("schema {name}"));
        let root: Value = serde_json::from_str(&text).expect("JSON");
        let validator = jsonschema::validator_for(&strict(root.clone())).expect("a schema");
        Schema { name: name.to_owned(), root, validator, alternatives: BTreeMap::new() }
    }
}

/// The part of a schema that a reference means, and its name.
fn resolved<'a>(root: &'a Value, reference: &'a Value) -> (&'a Value, &'a str) {
    let reference = reference.as_str().expect("a reference");
    let name = reference.strip_prefix("#/$defs/").expect("a definition of the schema");
    (&root["$defs"][name], name)
}

/// The schemas of which a value has to match one.
fn alternatives(schema: &Value) -> impl Iterator<Item = &Value> {
    ["anyOf", "oneOf"].into_iter().filter_map(|key| schema[key].as_array()).flatten()
}

fn properties(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    schema["properties"].as_object().into_iter().flat_map(Map::iter)
}

/// Adds every field and every value of a closed set that a schema has.
fn list<'a>(
    root: &'a Value,
    schema: &'a Value,
    place: &str,
    listed: &mut BTreeSet<String>,
    known: &mut BTreeSet<&'a str>,
) {
    if let Some(reference) = schema.get("$ref") {
        let (definition, name) = resolved(root, reference);
        if known.insert(name) {
            list(root, definition, name, listed, known);
        }
    }
    for value in
        schema.get("const").into_iter().chain(schema["enum"].as_array().into_iter().flatten())
    {
        listed.insert(format!("{place} = {value}"));
    }
    for alternative in alternatives(schema) {
        list(root, alternative, place, listed, known);
    }
    for (name, property) in properties(schema) {
        let place = format!("{place}.{name}");
        list(root, property, &place, listed, known);
        listed.insert(place);
    }
    for part in ["items", "additionalProperties"].iter().filter_map(|key| schema.get(key)) {
        list(root, part, place, listed, known);
    }
}

/// Reads values by a schema.
struct Reader<'a> {
    root: &'a Value,
    alternatives: &'a mut BTreeMap<String, Validator>,
    printed: &'a mut BTreeSet<String>,
}

impl Reader<'_> {
    /// Notes the fields and the values of closed sets that a value has.
    fn read(&mut self, schema: &Value, value: &Value, place: &str) {
        if let Some(reference) = schema.get("$ref") {
            let (definition, name) = resolved(self.root, reference);
            self.read(definition, value, name);
        }
        if schema.get("const").is_some() || schema.get("enum").is_some() {
            self.printed.insert(format!("{place} = {value}"));
        }
        for alternative in alternatives(schema) {
            if self.is_one(alternative, value) {
                self.read(alternative, value, place);
            }
        }
        for (name, property) in properties(schema) {
            if let Some(field) = value.get(name) {
                let place = format!("{place}.{name}");
                self.read(property, field, &place);
                self.printed.insert(place);
            }
        }
        for item in value.as_array().into_iter().flatten() {
            self.read(&schema["items"], item, place);
        }
        for (name, field) in value.as_object().into_iter().flatten() {
            if schema["properties"].get(name).is_none() {
                self.read(&schema["additionalProperties"], field, place);
            }
        }
    }

    fn is_one(&mut self, alternative: &Value, value: &Value) -> bool {
        let root = self.root;
        let validator = self.alternatives.entry(alternative.to_string()).or_insert_with(|| {
            let mut whole = alternative.clone();
            whole["$defs"] = root["$defs"].clone();
            jsonschema::validator_for(&whole).expect("a schema")
        });
        validator.is_valid(value)
    }
}

/// Returns a table with every file of these folders.
fn table_with(folders: &[&str]) -> Table {
    let table = Table::new();
    for folder in folders {
        for entry in fs::read_dir(repository(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                fs::copy(&path, table.path(path.file_name().unwrap().to_str().unwrap()))
                    .expect("copied");
            }
        }
    }
    table
}

/// Returns the names of the scripts in a folder.
fn scripts(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(repository(folder)).expect("a folder");
    let names =
        entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text"));
    names.filter(|name| name.ends_with(".hoyle")).collect()
}

#[test]
fn schemas_list_what_is_printed_and_nothing_else() {
    const SCRIPTS: &str = "tests/suite/shell/printed";
    let mut schemas = Schemas::new();

    for script in scripts(SCRIPTS) {
        let table = table_with(&[SCRIPTS]);
        let text = fs::read_to_string(table.path(&script)).expect("a script");
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            schemas.run(&table, line);
        }
    }
    for script in scripts("examples") {
        let table = table_with(&["examples"]);
        table.done(&format!("replay {script} --save"));
        table.done("export --lines --to lines.jsonl");
        let lines = READING.iter().filter(|(_, schema)| *schema != "-").map(|(line, _)| *line);
        for line in lines.filter(|line| !line.starts_with("replay")) {
            schemas.run(&table, line);
        }
        for line in ["rescore lines.jsonl", "rescore lines.jsonl --totals", "export --facts jsonl"]
        {
            schemas.run(&table, line);
        }
    }
    let table = table_with(&["examples/rules", SCRIPTS]);
    let catalogue = table.json("rules");
    for part in ["rules", "scores"] {
        for named in catalogue[part].as_array().expect("a list") {
            schemas.run(&table, &format!("rules {}", named["id"].as_str().expect("an id")));
        }
    }
    for entry in fs::read_dir(repository("examples/rules")).expect("a folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("text");
        schemas.run(&table, &format!("rules {name}"));
    }

    assert!(schemas.faults.is_empty(), "{:#?}", schemas.faults);
    let listed = schemas.listed();
    let expected =
        LEFT_OUT.iter().chain(&OUT_OF_REACH).chain(&ELSEWHERE).map(|value| (*value).to_owned());
    let expected: BTreeSet<String> = expected.collect();
    let unprinted: BTreeSet<String> = listed.difference(&schemas.printed).cloned().collect();
    assert_eq!(unprinted, expected, "in the schemas, and never printed");
    let unlisted: Vec<&String> = schemas.printed.difference(&listed).collect();
    assert!(unlisted.is_empty(), "printed, and in no schema: {unlisted:#?}");
}
