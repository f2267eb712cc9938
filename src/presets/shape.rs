//! Reads a TOML document by a JSON Schema: its value as JSON, and every place where it does not match.

use super::scores;
use crate::cards::{CardId, Rank, SyntaxError, near_miss};
use crate::rules::{Condition, Expected, Formula, Length, Scoring, Size, Step};
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// How a document does not match the schema.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeError {
    /// An unknown key.
    UnknownKey {
        /// The key.
        key: String,
        /// The keys that there are.
        known: Vec<String>,
    },
    /// A required key, or one of several, is missing.
    Missing(Vec<String>),
    /// More than one of the keys that exclude one another.
    OnlyOneOf(Vec<String>),
    /// A value that the key does not take.
    BadValue {
        /// The key.
        key: String,
        /// The value, as it is written.
        found: String,
        /// What the key takes.
        takes: Expected,
    },
    /// A text in a notation of its own, such as a formula, that cannot be read.
    Unreadable(SyntaxError),
    /// A score that is not in the catalogue.
    UnknownScore(String),
}

/// A value as it is written, with its place.
type Written<'a> = Spanned<DeValue<'a>>;

/// A document as it is read.
pub(super) struct Shape<'a> {
    text: &'a str,
    schema: &'a Value,
    /// The errors, each with the byte at which it is.
    pub(super) errors: Vec<(usize, ShapeError)>,
    /// The dotted keys whose values were replaced by samples.
    pub(super) assumed: Vec<String>,
}

impl<'a> Shape<'a> {
    /// Reads a document. A value that is wrong is replaced by a sample of the right shape.
    pub(super) fn read(
        text: &'a str,
        document: &Spanned<DeTable<'a>>,
        schema: &'a Value,
    ) -> (Value, Shape<'a>) {
        let mut shape = Shape { text, schema, errors: Vec::new(), assumed: Vec::new() };
        let json = shape.table(document.get_ref(), document.span().start, schema, "");
        shape.settings(document.get_ref());
        (json, shape)
    }

    /// Reads the values that settings of the rules' own would set, as if they were in their places.
    fn settings(&mut self, document: &DeTable<'_>) {
        for (row, own) in rows(document, "settings") {
            let bound = |of: &str| own.get(of)?.get_ref().as_integer().map(|it| it.to_string());
            let number = bound("least").or_else(|| bound("most")).unwrap_or_default();
            let words = rows(own, "words").map(|(_, word)| word);
            for holder in std::iter::once(own).chain(words) {
                let sets = holder.get("sets").and_then(|sets| sets.get_ref().as_table());
                for (key, text) in sets.into_iter().flatten() {
                    let text = text.get_ref().as_str().unwrap_or_default().replace("{}", &number);
                    let errors = self.would_set(key.get_ref(), &text);
                    if !errors.is_empty() {
                        self.assumed.push(format!("settings.{row}"));
                    }
                    let at = key.span().start;
                    self.errors.extend(errors.into_iter().map(|error| (at, error)));
                }
            }
        }
    }

    /// What is wrong with setting the value of a dotted key.
    fn would_set(&self, key: &str, text: &str) -> Vec<ShapeError> {
        let mut schema = self.schema;
        for part in key.split('.') {
            schema = self.resolved(schema).1;
            let cases = schema["oneOf"].as_array().into_iter().flatten().chain([schema]);
            let tables: Vec<_> = cases.filter_map(|it| it["properties"].as_object()).collect();
            let known = tables.iter().flat_map(|table| table.keys().cloned()).collect();
            let items = schema.get("items").filter(|_| part.parse::<usize>().is_ok());
            let below = tables.iter().find_map(|table| table.get(part)).or(items);
            match below.or_else(|| schema.get("additionalProperties").filter(|it| it.is_object())) {
                Some(below) => schema = below,
                None => return vec![ShapeError::UnknownKey { key: part.to_owned(), known }],
            }
        }
        let is_text = self.resolved(schema).1["type"] == "string";
        let json = serde_json::from_str(text).ok().filter(|_| !is_text);
        let json = json.unwrap_or_else(|| Value::String(text.to_owned()));
        let line = match toml::Value::try_from(json) {
            Ok(value) => format!("value = {value}"),
            // Without a value the key is left out.
            Err(_) => return Vec::new(),
        };
        let Ok(document) = DeTable::parse(&line) else { return Vec::new() };
        let (errors, assumed) = (Vec::new(), Vec::new());
        let mut shape = Shape { text: &line, schema: self.schema, errors, assumed };
        for value in document.get_ref().values() {
            shape.value(value, schema, key);
        }
        shape.errors.into_iter().map(|(_, error)| error).collect()
    }

    /// A schema with references followed and `null` left out, and the name of the last reference.
    fn resolved(&self, mut schema: &'a Value) -> (&'a str, &'a Value) {
        let mut name = "";
        loop {
            let some = |all: &'a Value| all.as_array()?.iter().find(|one| one["type"] != "null");
            if let Some(to) = schema["$ref"].as_str() {
                name = to.rsplit('/').next().unwrap_or_default();
                schema = &self.schema["$defs"][name];
            } else if let Some(one) = some(&schema["anyOf"]) {
                schema = one;
            } else {
                return (name, schema);
            }
        }
    }

    /// Reads a value; `None` if it is wrong.
    fn value(&mut self, value: &Written<'a>, schema: &'a Value, key: &str) -> Option<Value> {
        let start = value.span().start;
        if let ("scoring", DeValue::String(id)) = (key, value.get_ref()) {
            let found = scores::scoring(id).map(|score| in_json(&score));
            return found
                .or_else(|| self.at_error(start, ShapeError::UnknownScore(id.to_string())));
        }
        let (name, schema) = self.resolved(schema);
        if let Some(cases) = schema["oneOf"].as_array() {
            return self.case(value, cases, key);
        }
        let is = |kind: &str| schema["type"] == kind || schema["type"][0] == kind;
        let takes = match value.get_ref() {
            DeValue::Table(table) if is("object") => {
                return Some(self.table(table, start, schema, key));
            }
            DeValue::Array(list) if is("array") => {
                let items = &schema["items"];
                let item = |(row, item): (usize, &Written<'a>)| {
                    let key = format!("{key}.{row}");
                    let read = self.value(item, items, &key);
                    read.unwrap_or_else(|| self.stand_in(items, key))
                };
                return Some(list.iter().enumerate().map(item).collect());
            }
            DeValue::String(text) if is("string") => {
                let errors = unreadable(name, text);
                let is_sound = errors.is_empty();
                let errors = errors.into_iter().map(ShapeError::Unreadable);
                self.errors.extend(errors.map(|error| (start, error)));
                return is_sound.then(|| text.as_ref().into());
            }
            DeValue::Boolean(it) if is("boolean") => return Some((*it).into()),
            _ if is("integer") => {
                let (least, most) = range(schema);
                let number = value.get_ref().as_integer();
                let number =
                    number.and_then(|it| i64::from_str_radix(it.as_str(), it.radix()).ok());
                match number.filter(|number| (least..=most).contains(number)) {
                    Some(number) => return Some(number.into()),
                    None => Expected::Number { least, most, of: "", or: Vec::new() },
                }
            }
            _ if is("object") => Expected::Table,
            _ if is("array") => Expected::List,
            _ if is("boolean") => Expected::OneOf(vec!["true".into(), "false".into()]),
            _ => Expected::Text,
        };
        self.bad_value(value, key, takes)
    }

    /// Reads a value that is one of several words, or a table with one of several keys.
    fn case(&mut self, value: &Written<'a>, cases: &'a [Value], key: &str) -> Option<Value> {
        let words = cases.iter().filter_map(|case| case["const"].as_str()).map(str::to_owned);
        let words: Vec<String> = words.collect();
        let tables = cases.iter().filter_map(|case| case["properties"].as_object()).flatten();
        let keys: Vec<String> = tables.clone().map(|(tag, _)| tag.clone()).collect();
        let start = value.span().start;
        match value.get_ref() {
            DeValue::String(word) if words.iter().any(|known| known == word) => {
                Some(word.as_ref().into())
            }
            DeValue::Table(table) if !keys.is_empty() => {
                self.note_unknown(table, &keys);
                let mut read = Map::new();
                for (tag, schema) in tables {
                    let Some(inner) = table.get(tag.as_str()) else { continue };
                    let key = format!("{key}.{tag}");
                    let value = self.value(inner, schema, &key);
                    let value = value.unwrap_or_else(|| self.stand_in(schema, key));
                    read.insert(tag.clone(), value);
                }
                match read.len() {
                    1 => Some(read.into()),
                    0 if keys.iter().any(|tag| misspelt(table, &keys, tag)) => None,
                    0 if words.is_empty() => self.at_error(start, ShapeError::Missing(keys)),
                    0 => self.bad_value(value, key, one_of(words, &keys)),
                    _ => self.at_error(start, ShapeError::OnlyOneOf(keys)),
                }
            }
            _ => self.bad_value(value, key, one_of(words, &keys)),
        }
    }

    /// Reads a table with known keys, or with any keys from an enum.
    fn table(&mut self, table: &DeTable<'a>, start: usize, schema: &'a Value, at: &str) -> Value {
        let (_, schema) = self.resolved(schema);
        let below = |key: &str| if at.is_empty() { key.to_owned() } else { format!("{at}.{key}") };
        let texts = |list: &Value| -> Vec<String> {
            let texts = list.as_array().into_iter().flatten();
            texts.filter_map(|it| it.as_str()).map(str::to_owned).collect()
        };
        let properties = schema["properties"].as_object();
        let names = texts(&schema["propertyNames"]["enum"]);
        // A table without known keys takes any.
        let takes_any = properties.is_none() && names.is_empty();
        let any = table.keys().filter(|_| takes_any).map(|key| key.get_ref().to_string());
        let known: Vec<String> =
            properties.into_iter().flat_map(Map::keys).cloned().chain(names).chain(any).collect();
        let required = texts(&schema["required"]);
        self.note_unknown(table, &known);
        let mut read = Map::new();
        for (name, inner) in table {
            let name = name.get_ref().to_string();
            if !known.contains(&name) {
                continue;
            }
            let key = below(&name);
            let schema = properties
                .and_then(|all| all.get(&name))
                .unwrap_or(&schema["additionalProperties"]);
            match self.value(inner, schema, &key) {
                Some(value) => drop(read.insert(name, value)),
                None => self.assumed.push(key),
            }
        }
        for key in required {
            if read.contains_key(&key) {
                continue;
            }
            if table.get(key.as_str()).is_none() && !misspelt(table, &known, &key) {
                self.errors.push((start, ShapeError::Missing(vec![key.clone()])));
            }
            let schema = properties.map_or(&Value::Null, |all| &all[&key]);
            let value = self.stand_in(schema, below(&key));
            read.insert(key, value);
        }
        read.into()
    }

    /// Notes the unknown keys of a table.
    fn note_unknown(&mut self, table: &DeTable<'a>, known: &[String]) {
        for (key, _) in table.iter().filter(|(key, _)| !known.iter().any(|it| it == key.get_ref()))
        {
            let error =
                ShapeError::UnknownKey { key: key.get_ref().to_string(), known: known.to_vec() };
            self.errors.push((key.span().start, error));
        }
    }

    fn at_error(&mut self, start: usize, error: ShapeError) -> Option<Value> {
        self.errors.push((start, error));
        None
    }

    fn bad_value(&mut self, value: &Written<'_>, key: &str, takes: Expected) -> Option<Value> {
        let found = value.get_ref().as_str().or_else(|| self.text.get(value.span()));
        let found = found.unwrap_or_default().to_owned();
        let mut parts = key.rsplit('.').filter(|part| part.parse::<usize>().is_err());
        let key = parts.next().unwrap_or(key).to_owned();
        self.at_error(value.span().start, ShapeError::BadValue { key, found, takes })
    }

    /// A sample for a key whose value is missing or that is wrong.
    fn stand_in(&mut self, schema: &'a Value, key: String) -> Value {
        self.assumed.push(key);
        self.sample(schema)
    }

    fn sample(&self, schema: &'a Value) -> Value {
        let (name, schema) = self.resolved(schema);
        if let Some(case) = schema["oneOf"].get(0) {
            return case.get("const").cloned().unwrap_or_else(|| self.sample(case));
        }
        match schema["type"].as_str() {
            Some("object") => {
                let required = schema["required"].as_array().into_iter().flatten();
                let pair = |key: &'a Value| {
                    let key = key.as_str().unwrap_or_default();
                    (key.to_owned(), self.sample(&schema["properties"][key]))
                };
                required.map(pair).collect::<Map<_, _>>().into()
            }
            Some("array") => Vec::<Value>::new().into(),
            Some("boolean") => false.into(),
            Some("integer") => range(schema).0.into(),
            _ if name == "Step" => "1 × 1".into(),
            _ if name == "Rank" => "2".into(),
            _ if name == "CardId" => "Jo".into(),
            _ if name == "Condition" => "made".into(),
            _ => "1".into(),
        }
    }
}

/// The rows of a list of tables, each with its number from 0.
fn rows<'d, 'a>(
    table: &'d DeTable<'a>,
    key: &str,
) -> impl Iterator<Item = (usize, &'d DeTable<'a>)> + use<'d, 'a> {
    let list = table.get(key).and_then(|list| list.get_ref().as_array());
    let rows = list.into_iter().flatten().enumerate();
    rows.filter_map(|(row, it)| Some((row, it.get_ref().as_table()?)))
}

/// One of these words, or a table with one of these keys.
fn one_of(words: Vec<String>, keys: &[String]) -> Expected {
    let tables = keys.iter().map(|key| format!("{{ {key} = … }}"));
    Expected::OneOf(words.into_iter().chain(tables).collect())
}

/// Whether an unknown key of a table is probably the missing one, misspelt.
fn misspelt(table: &DeTable<'_>, known: &[String], missing: &str) -> bool {
    let mut unknown =
        table.keys().map(Spanned::get_ref).filter(|key| !known.iter().any(|it| it == *key));
    unknown.any(|key| near_miss(key, [missing]).is_some())
}

/// The numbers that a schema allows.
fn range(schema: &Value) -> (i64, i64) {
    let most = schema["maximum"].as_i64().unwrap_or(u32::MAX.into());
    (schema["minimum"].as_i64().unwrap_or(0), most)
}

/// Why a text cannot be parsed as the type with this name in the schema: every part of it.
fn unreadable(name: &str, text: &str) -> Vec<SyntaxError> {
    let error = match name {
        "Condition" => text.parse::<Condition>().err(),
        "Formula" => return Formula::read(text).1,
        "Step" => return Step::read(text).err().unwrap_or_default(),
        "Length" => text.parse::<Length>().err(),
        "Rank" => text.parse::<Rank>().err(),
        "CardId" => text.parse::<CardId>().err(),
        "Size" => text.parse::<Size>().err(),
        _ => None,
    };
    error.into_iter().collect()
}

/// A score as in a rules file.
fn in_json(score: &Scoring) -> Value {
    serde_json::to_value(score).expect("a score is made of texts and numbers")
}
