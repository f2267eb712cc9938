//! JSON as a table: what many programs export, and `export --facts jsonl` too.

use serde_json::{Deserializer, Map, Value};

/// Cells by their names.
type Record = Map<String, Value>;

/// The longest text that is read as one value, in bytes: a value takes many times the memory of its text.
const LONGEST_VALUE: usize = 1024 * 1024;

/// A table with tabs.
#[derive(Default)]
struct JsonTable {
    /// The keys of the first row.
    keys: Vec<String>,
    text: String,
}

/// JSON objects, in an array or one after the other, as a table with tabs and the keys of the first row as its header;
/// `None` for other texts. Objects in objects are rows, too, each with what surrounds it.
pub(super) fn json_table(text: &str) -> Option<String> {
    if !text.trim_start().starts_with(['{', '[']) {
        return None;
    }
    let has_lines = text.lines().all(|line| line.len() <= LONGEST_VALUE && line.ends_with('}'));
    if text.len() > LONGEST_VALUE && !has_lines {
        return None;
    }
    let mut table = JsonTable::default();
    for value in Deserializer::from_str(text).into_iter::<Value>() {
        let value = value.ok()?;
        table.add_rows(&value, &value, &Record::new());
    }
    if table.keys.is_empty() { None } else { Some(table.text) }
}

impl JsonTable {
    fn add(&mut self, row: &Record) {
        if self.keys.is_empty() {
            self.keys = row.keys().cloned().collect();
            let header: Vec<String> = self.keys.iter().map(|key| in_cell(key)).collect();
            self.text = header.join("\t") + "\n";
        }
        let cells: Vec<String> = self.keys.iter().map(|key| cell(row.get(key))).collect();
        self.text += &(cells.join("\t") + "\n");
    }

    /// Adds the rows of a value inside `all`: of an object with lists of objects, those of the deepest list, each with
    /// the cells around it.
    fn add_rows(&mut self, value: &Value, all: &Value, around: &Record) {
        match value {
            Value::Array(values) => {
                for value in values {
                    self.add_rows(value, all, around);
                }
            }
            Value::Object(cells) => {
                let mut record = around.clone();
                for (key, value) in cells {
                    if !value.is_array() && !value.is_object() {
                        let (key, value) = named(key, value, all);
                        record.insert(key, value);
                    }
                }
                match cells.values().max_by_key(|value| depth(value)) {
                    Some(deepest) if depth(deepest) > 0 => self.add_rows(deepest, all, &record),
                    _ => self.add(&record),
                }
            }
            _ => {}
        }
    }
}

/// How many lists of objects stand in each other.
fn depth(value: &Value) -> usize {
    match value {
        Value::Array(values) if values.iter().any(Value::is_object) => {
            1 + values.iter().map(depth).max().unwrap_or(0)
        }
        Value::Object(cells) => cells.values().map(depth).max().unwrap_or(0),
        _ => 0,
    }
}

/// A cell by its name; one such as `playerRefId` is the name of what has that id in the list `players`.
fn named(key: &str, value: &Value, all: &Value) -> (String, Value) {
    let list = key.strip_suffix("RefId").or_else(|| key.strip_suffix("Id"));
    let name = list.and_then(|list| {
        let objects = all.get(format!("{list}s"))?.as_array()?;
        let found = objects.iter().find(|object| object.get("id") == Some(value))?;
        Some((list.to_owned(), found.get("name")?.clone()))
    });
    name.unwrap_or_else(|| (key.to_owned(), value.clone()))
}

fn cell(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => in_cell(text),
        Some(value @ (Value::Number(_) | Value::Bool(_))) => value.to_string(),
        _ => String::new(),
    }
}

/// A text without the characters that end a cell.
fn in_cell(text: &str) -> String {
    text.replace(['\t', '\n', '\r', '"'], " ")
}
