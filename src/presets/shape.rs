//! A TOML document read by a JSON Schema: what it says as JSON, and everywhere that it is not as the
//! schema has it.

use super::scores;
use crate::cards::{Rank, Unreadable};
use crate::rules::{Formula, Length, Scoring, Size, Step};
use serde_json::{Map, Value};
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where a document is not of the right shape.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeFault {
    /// A key that means nothing there.
    UnknownKey {
        /// The key.
        key: String,
        /// Those that mean something there.
        known: Vec<String>,
    },
    /// A key that has to be there, or one of several.
    Missing(Vec<String>),
    /// Several of the keys that exclude one another.
    OnlyOneOf(Vec<String>),
    /// A value that the key does not take.
    BadValue {
        /// The key.
        key: String,
        /// The value, as it is written.
        found: String,
        /// What the key takes.
        takes: Takes,
    },
    /// A text in a notation of its own, such as a formula, that cannot be read.
    Unreadable(Unreadable),
    /// A score that is not in the catalogue.
    UnknownScore(String),
}

/// What a key takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// One of these words, or a table with one of these keys.
    OneOf {
        /// The words.
        words: Vec<String>,
        /// The keys.
        keys: Vec<String>,
    },
    /// A whole number in this range.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A text.
    Text,
    /// True or false.
    Bool,
    /// A list.
    List,
    /// A table.
    Table,
}

/// A document as it is read.
pub(super) struct Shape<'a> {
    text: &'a str,
    schema: &'a Value,
    /// The faults, each with the byte at which it is.
    pub(super) faults: Vec<(usize, ShapeFault)>,
    /// The dotted keys whose values are not those of the document.
    pub(super) assumed: Vec<String>,
}

impl<'a> Shape<'a> {
    /// Reads a document. Where it is at fault, something of the right shape is put in its place.
    pub(super) fn read(
        text: &'a str,
        document: &Spanned<DeTable<'a>>,
        schema: &'a Value,
    ) -> (Value, Shape<'a>) {
        let mut shape = Shape { text, schema, faults: Vec::new(), assumed: Vec::new() };
        let json = shape.table(document.get_ref(), document.span(), schema, "");
        (json, shape)
    }

    /// The part of the schema that a reference leads to, with its name, and without the choice to
    /// leave the value out.
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

    /// Reads a value; `None` if it is at fault.
    fn value(
        &mut self,
        value: &DeValue<'a>,
        span: Range<usize>,
        schema: &'a Value,
        key: &str,
    ) -> Option<Value> {
        if let ("scoring", DeValue::String(id)) = (key, value) {
            let found = scores::scoring(id).map(|score| in_json(&score));
            return found.or_else(|| self.at_fault(span, ShapeFault::UnknownScore(id.to_string())));
        }
        let (name, schema) = self.resolved(schema);
        if let Some(cases) = schema["oneOf"].as_array() {
            return self.case(value, span, cases, key);
        }
        let is = |kind: &str| schema["type"] == kind || schema["type"][0] == kind;
        let takes = match value {
            DeValue::Table(table) if is("object") => {
                return Some(self.table(table, span, schema, key));
            }
            DeValue::Array(list) if is("array") => {
                let items = &schema["items"];
                let item = |(row, item): (usize, &Spanned<DeValue<'a>>)| {
                    let key = format!("{key}.{row}");
                    let read = self.value(item.get_ref(), item.span(), items, &key);
                    read.unwrap_or_else(|| self.stand_in(items, key))
                };
                return Some(list.iter().enumerate().map(item).collect());
            }
            DeValue::String(text) if is("string") => {
                return match unreadable(name, text) {
                    None => Some(text.as_ref().into()),
                    Some(fault) => self.at_fault(span, ShapeFault::Unreadable(fault)),
                };
            }
            DeValue::Boolean(it) if is("boolean") => return Some((*it).into()),
            _ if is("integer") => {
                let (least, most) = range(schema);
                let number = value.as_integer();
                let number =
                    number.and_then(|it| i64::from_str_radix(it.as_str(), it.radix()).ok());
                match number.filter(|number| held(schema).contains(number)) {
                    Some(number) => return Some(number.into()),
                    None => Takes::Number { least, most },
                }
            }
            _ if is("object") => Takes::Table,
            _ if is("array") => Takes::List,
            _ if is("boolean") => Takes::Bool,
            _ => Takes::Text,
        };
        self.bad_value(value, span, key, takes)
    }

    /// Reads one of several words, or a table with one of several keys.
    fn case(
        &mut self,
        value: &DeValue<'a>,
        span: Range<usize>,
        cases: &'a [Value],
        key: &str,
    ) -> Option<Value> {
        let words = cases.iter().filter_map(|case| case["const"].as_str()).map(str::to_owned);
        let tables = cases.iter().filter_map(|case| case["properties"].as_object());
        let tables: Vec<(&String, &Value)> = tables.flatten().collect();
        let keys = || tables.iter().map(|(tag, _)| (*tag).clone()).collect::<Vec<_>>();
        let words: Vec<String> = words.collect();
        match value {
            DeValue::String(word) if words.iter().any(|known| known == word) => {
                Some(word.as_ref().into())
            }
            DeValue::Table(table) if !tables.is_empty() => {
                let given: Vec<_> =
                    tables.iter().filter(|(tag, _)| table.contains_key(tag.as_str())).collect();
                self.note_unknown(table, &keys());
                match given.as_slice() {
                    [(tag, schema)] => {
                        let inner = &table[tag.as_str()];
                        let key = format!("{key}.{tag}");
                        let read = self.value(inner.get_ref(), inner.span(), schema, &key);
                        let read = read.unwrap_or_else(|| self.stand_in(schema, key));
                        Some(Map::from_iter([((*tag).clone(), read)]).into())
                    }
                    [] if keys().iter().any(|tag| misspelt(table, &keys(), tag)) => None,
                    [] if words.is_empty() => self.at_fault(span, ShapeFault::Missing(keys())),
                    [] => self.bad_value(value, span, key, Takes::OneOf { words, keys: keys() }),
                    several => {
                        // What is wrong in each is said too.
                        for (tag, schema) in several {
                            let inner = &table[tag.as_str()];
                            let key = format!("{key}.{tag}");
                            self.value(inner.get_ref(), inner.span(), schema, &key);
                        }
                        self.at_fault(span, ShapeFault::OnlyOneOf(keys()))
                    }
                }
            }
            _ => self.bad_value(value, span, key, Takes::OneOf { words, keys: keys() }),
        }
    }

    /// Reads a table with keys of its own, or with any keys of one kind.
    fn table(
        &mut self,
        table: &DeTable<'a>,
        span: Range<usize>,
        schema: &'a Value,
        at: &str,
    ) -> Value {
        let (_, schema) = self.resolved(schema);
        let below = |key: &str| if at.is_empty() { key.to_owned() } else { format!("{at}.{key}") };
        let texts = |list: &Value| -> Vec<String> {
            let texts = list.as_array().into_iter().flatten();
            texts.filter_map(|it| it.as_str()).map(str::to_owned).collect()
        };
        let properties = schema["properties"].as_object();
        let names = texts(&schema["propertyNames"]["enum"]);
        let known: Vec<String> =
            properties.into_iter().flat_map(Map::keys).cloned().chain(names).collect();
        let required = texts(&schema["required"]);
        self.note_unknown(table, &known);
        let mut read = Map::new();
        for (name, inner) in
            table.iter().filter(|(name, _)| known.iter().any(|it| it == name.get_ref()))
        {
            let (name, key) = (name.get_ref(), below(name.get_ref()));
            let schema = properties
                .and_then(|all| all.get(name.as_ref()))
                .unwrap_or(&schema["additionalProperties"]);
            match self.value(inner.get_ref(), inner.span(), schema, &key) {
                Some(value) => {
                    read.insert(name.to_string(), value);
                }
                None if required.iter().any(|it| it == name) => {
                    read.insert(name.to_string(), self.stand_in(schema, key));
                }
                None => self.assumed.push(key),
            }
        }
        for key in required {
            if read.contains_key(&key) {
                continue;
            }
            if !misspelt(table, &known, &key) {
                self.faults.push((span.start, ShapeFault::Missing(vec![key.clone()])));
            }
            let schema = properties.map_or(&Value::Null, |all| &all[&key]);
            let value = self.stand_in(schema, below(&key));
            read.insert(key, value);
        }
        read.into()
    }

    /// Notes the keys of a table that mean nothing there.
    fn note_unknown(&mut self, table: &DeTable<'a>, known: &[String]) {
        for (key, _) in table.iter().filter(|(key, _)| !known.iter().any(|it| it == key.get_ref()))
        {
            let fault =
                ShapeFault::UnknownKey { key: key.get_ref().to_string(), known: known.to_vec() };
            self.faults.push((key.span().start, fault));
        }
    }

    fn at_fault(&mut self, span: Range<usize>, fault: ShapeFault) -> Option<Value> {
        self.faults.push((span.start, fault));
        None
    }

    fn bad_value(
        &mut self,
        value: &DeValue<'_>,
        span: Range<usize>,
        key: &str,
        takes: Takes,
    ) -> Option<Value> {
        let found = value.as_str().or_else(|| self.text.get(span.clone())).unwrap_or_default();
        let mut parts = key.rsplit('.').filter(|part| part.parse::<usize>().is_err());
        let key = parts.next().unwrap_or(key).to_owned();
        self.at_fault(span, ShapeFault::BadValue { key, found: found.to_owned(), takes })
    }

    /// Something of the right shape for a key whose own value is at fault.
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
            _ => "1".into(),
        }
    }
}

/// Whether a key that means nothing in a table most likely stands for one that is missing.
fn misspelt(table: &DeTable<'_>, known: &[String], missing: &str) -> bool {
    let unknown =
        table.keys().map(Spanned::get_ref).filter(|key| !known.iter().any(|it| it == *key));
    unknown.into_iter().any(|key| {
        let shorter = key.len().min(missing.len());
        let edits = strsim::damerau_levenshtein(key, missing);
        (edits <= 1 + shorter / 4 && edits < shorter) || (key.len() > 2 && missing.contains(&**key))
    })
}

/// The numbers that can be read. Whether one that the schema does not allow is a fault of the rules is
/// for the rules to say.
fn held(schema: &Value) -> RangeInclusive<i64> {
    match schema["format"].as_str() {
        Some("uint8") => 0..=u8::MAX.into(),
        Some("uint16") => 0..=u16::MAX.into(),
        _ => 0..=u32::MAX.into(),
    }
}

/// The numbers that a schema allows.
fn range(schema: &Value) -> (i64, i64) {
    let most = schema["maximum"].as_i64().unwrap_or(u32::MAX.into());
    (schema["minimum"].as_i64().unwrap_or(0), most)
}

/// Why a text is not of the notation with this name in the schema.
fn unreadable(name: &str, text: &str) -> Option<Unreadable> {
    match name {
        "Formula" => text.parse::<Formula>().err(),
        "Length" => text.parse::<Length>().err(),
        "Rank" => text.parse::<Rank>().err(),
        "Size" => text.parse::<Size>().err(),
        "Step" => text.parse::<Step>().err(),
        _ => None,
    }
}

/// A score as a rules file would have it.
fn in_json(score: &Scoring) -> Value {
    serde_json::to_value(score).expect("a score is made of texts and numbers")
}
