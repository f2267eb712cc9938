//! Reads a TOML document by a JSON Schema: its value as JSON, and every place where it does not match.

use super::allowed::{
    in_order, misread_law, misspelt, one_of, range, rows, texts, unknown, unreadable, whole_number,
};
use super::{laws, scores};
use crate::cards::SyntaxError;
use crate::rules::Expected;
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
    /// A key of the top level below the head of a table.
    BelowTable(String),
    /// A table where a list of tables belongs; its key.
    OneTable(String),
    /// A number in quotes.
    Quoted {
        /// The key.
        key: String,
        /// The number.
        number: i64,
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
    /// A set of laws that does not come with the program.
    UnknownLaws(String),
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
    fn new(text: &'a str, schema: &'a Value) -> Shape<'a> {
        Shape { text, schema, errors: Vec::new(), assumed: Vec::new() }
    }

    /// Reads a document. A value that is wrong is replaced by a sample of the right shape.
    pub(super) fn read(
        text: &'a str,
        document: &Spanned<DeTable<'a>>,
        schema: &'a Value,
    ) -> (Value, Shape<'a>) {
        let mut shape = Shape::new(text, schema);
        let json = shape.table(document.get_ref(), document.span().start, schema, "");
        shape.settings(document.get_ref());
        (json, shape)
    }

    /// Reads the values that settings of the rules' own would set, as if they were in their places.
    fn settings(&mut self, document: &DeTable<'_>) {
        for (row, own) in rows(document, "settings") {
            let bound = own.get("least").or_else(|| own.get("most"));
            // A number may be written with any digits, and is repeated below.
            let integer = bound.and_then(|bound| whole_number(bound.get_ref()));
            let number = integer.map(|number| number.to_string()).unwrap_or_default();
            let words = rows(own, "words").map(|(_, word)| word);
            for holder in std::iter::once(own).chain(words) {
                let sets = holder.get("sets").and_then(|sets| sets.get_ref().as_table());
                for (key, text) in sets.into_iter().flatten() {
                    let text = text.get_ref().as_str().unwrap_or_default().replace("{}", &number);
                    let errors = self.would_set(key.get_ref(), &text);
                    if !errors.is_empty() {
                        self.assumed.push(format!("settings.{row}"));
                    }
                    let start = key.span().start;
                    self.errors.extend(errors.into_iter().map(|error| (start, error)));
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
            let tables: Vec<_> = cases.filter_map(|case| case["properties"].as_object()).collect();
            let below = if let Some(below) = tables.iter().find_map(|table| table.get(part)) {
                below
            } else if part.parse::<usize>().is_ok() && schema["items"].is_object() {
                &schema["items"]
            } else {
                &schema["additionalProperties"]
            };
            if !below.is_object() {
                let known = tables.iter().flat_map(|table| table.keys().cloned()).collect();
                return vec![ShapeError::UnknownKey { key: part.to_owned(), known }];
            }
            schema = below;
        }
        let is_text = self.resolved(schema).1["type"] == "string";
        let json = match serde_json::from_str(text) {
            Ok(json) if !is_text => json,
            _ => Value::String(text.to_owned()),
        };
        // Without a value the key is left out.
        let Ok(value) = toml::Value::try_from(json) else { return Vec::new() };
        let line = format!("value = {value}");
        let Ok(document) = DeTable::parse(&line) else { return Vec::new() };
        let mut shape = Shape::new(&line, self.schema);
        for value in document.get_ref().values() {
            shape.value(value, schema, key);
        }
        shape.errors.into_iter().map(|(_, error)| error).collect()
    }

    /// A schema with references followed and `null` left out, and the name of the last reference.
    fn resolved(&self, mut schema: &'a Value) -> (&'a str, &'a Value) {
        let mut name = "";
        loop {
            if let Some(path) = schema["$ref"].as_str() {
                name = path.rsplit('/').next().unwrap_or_default();
                schema = &self.schema["$defs"][name];
                continue;
            }
            let mut choices = schema["anyOf"].as_array().into_iter().flatten();
            match choices.find(|choice| choice["type"] != "null") {
                Some(choice) => schema = choice,
                None => return (name, schema),
            }
        }
    }

    /// The alternative of a schema that is of a kind, if there is one, and its name.
    fn choice(&self, schema: &'a Value, kind: &str) -> Option<(&'a str, &'a Value)> {
        let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
        let schema = name.map_or(schema, |name| &self.schema["$defs"][name]);
        match schema["anyOf"].as_array() {
            Some(choices) => choices.iter().find_map(|choice| self.choice(choice, kind)),
            None if schema["type"] == kind => Some((name.unwrap_or_default(), schema)),
            None => None,
        }
    }

    /// Reads a value; `None` if it is wrong.
    fn value(&mut self, value: &Written<'a>, schema: &'a Value, key: &str) -> Option<Value> {
        let start = value.span().start;
        if let ("scoring", DeValue::String(id)) = (key, value.get_ref()) {
            let Some(score) = scores::scoring(id) else {
                return self.at_error(start, ShapeError::UnknownScore(id.to_string()));
            };
            return serde_json::to_value(score).ok();
        }
        if let ("incidents.laws", DeValue::String(id)) = (key, value.get_ref()) {
            return match laws::laws(id) {
                Some(set) => Some(laws::as_json(set)),
                None => self.at_error(start, ShapeError::UnknownLaws(id.to_string())),
            };
        }
        let kind = match value.get_ref() {
            DeValue::Array(_) => "array",
            DeValue::String(_) => "string",
            _ => "object",
        };
        let (name, schema) = self.choice(schema, kind).unwrap_or_else(|| self.resolved(schema));
        if let Some(cases) = schema["oneOf"].as_array() {
            return self.case(value, cases, key);
        }
        // An optional value is of its kind or null.
        let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
        let takes = match (kind.unwrap_or_default(), value.get_ref()) {
            ("object", DeValue::Table(table)) => {
                let read = self.table(table, start, schema, key);
                let is_ordered = schema["x-ordered"] == true;
                return Some(if is_ordered { in_order(table, &read) } else { read });
            }
            ("object", _) => Expected::Table,
            ("array", DeValue::Array(list)) => {
                let items = &schema["items"];
                let mut read = Vec::with_capacity(list.len());
                for (row, item) in list.iter().enumerate() {
                    let key = format!("{key}.{row}");
                    let item = self.value(item, items, &key);
                    read.push(item.unwrap_or_else(|| self.stand_in(items, key)));
                }
                return Some(read.into());
            }
            ("array", _) => Expected::List,
            ("boolean", DeValue::Boolean(value)) => return Some((*value).into()),
            ("boolean", _) => Expected::OneOf(vec!["true".into(), "false".into()]),
            ("integer", number) => {
                let (least, most) = range(schema);
                let words = texts(&schema["examples"]);
                match (whole_number(number), number.as_str()) {
                    (Some(number), _) if (least..=most).contains(&number) => {
                        return Some(number.into());
                    }
                    (_, Some(word)) if words.iter().any(|known| known == word) => {
                        return Some(word.into());
                    }
                    _ => Expected::Number { least, most, of: "", or: words },
                }
            }
            ("string", DeValue::Integer(number)) if name == "Size" => {
                if unreadable(name, number.as_str()).is_empty() {
                    return Some(number.as_str().into());
                }
                let (least, most) = range(schema);
                Expected::Number { least, most, of: "", or: vec!["top".into()] }
            }
            ("string", DeValue::String(text)) => {
                if let Some(takes) = misread_law(name, text) {
                    return self.bad_value(value, key, takes);
                }
                let errors = unreadable(name, text);
                if errors.is_empty() {
                    return Some(text.as_ref().into());
                }
                let errors = errors.into_iter().map(ShapeError::Unreadable);
                self.errors.extend(errors.map(|error| (start, error)));
                return None;
            }
            _ => Expected::Text,
        };
        self.bad_value(value, key, takes)
    }

    /// Reads a value that is one of several words, or a table with one of several keys.
    fn case(&mut self, value: &Written<'a>, cases: &'a [Value], key: &str) -> Option<Value> {
        let constants = cases.iter().filter_map(|case| case["const"].as_str());
        let words: Vec<String> = constants.map(str::to_owned).collect();
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
                    read.insert(tag.clone(), value.unwrap_or_else(|| self.stand_in(schema, key)));
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
        let at = if at.is_empty() { String::new() } else { format!("{at}.") };
        let mut known = texts(&schema["propertyNames"]["enum"]);
        if let Some(properties) = schema["properties"].as_object() {
            known.extend(properties.keys().cloned());
        } else if known.is_empty() {
            // A table without known keys takes any.
            known.extend(table.keys().map(|key| key.get_ref().to_string()));
        }
        self.note_unknown(table, &known);

        let mut read = Map::new();
        for (name, inner) in table {
            let name = name.get_ref().to_string();
            if !known.contains(&name) {
                continue;
            }
            let key = format!("{at}{name}");
            let property = schema["properties"].get(&name);
            match self.value(inner, property.unwrap_or(&schema["additionalProperties"]), &key) {
                Some(value) => drop(read.insert(name, value)),
                None => self.assumed.push(key),
            }
        }
        for name in texts(&schema["required"]) {
            if read.contains_key(&name) {
                continue;
            }
            let below = ShapeError::BelowTable(name.clone());
            let is_below = at.is_empty() && self.errors.iter().any(|(_, error)| *error == below);
            if table.get(name.as_str()).is_none() && !is_below && !misspelt(table, &known, &name) {
                self.errors.push((start, ShapeError::Missing(vec![name.clone()])));
            }
            let value = self.stand_in(&schema["properties"][&name], format!("{at}{name}"));
            read.insert(name, value);
        }
        read.into()
    }

    /// Notes the unknown keys of a table.
    fn note_unknown(&mut self, table: &DeTable<'a>, known: &[String]) {
        for key in unknown(table, known) {
            let name = key.get_ref().to_string();
            // A table ends only where the next one begins.
            let error = if self.schema["properties"].get(&name).is_some() {
                ShapeError::BelowTable(name)
            } else {
                ShapeError::UnknownKey { key: name, known: known.to_vec() }
            };
            self.errors.push((key.span().start, error));
        }
    }

    fn at_error(&mut self, start: usize, error: ShapeError) -> Option<Value> {
        self.errors.push((start, error));
        None
    }

    fn bad_value(&mut self, value: &Written<'_>, key: &str, takes: Expected) -> Option<Value> {
        let written = value.get_ref().as_str().or_else(|| self.text.get(value.span()));
        let written = written.unwrap_or_default();
        let name = key.rsplit('.').find(|part| part.parse::<usize>().is_err());
        let key = name.unwrap_or(key).to_owned();
        let error = match (&takes, value.get_ref(), written.parse()) {
            (Expected::Number { least, most, .. }, DeValue::String(_), Ok(number))
                if (*least..=*most).contains(&number) =>
            {
                ShapeError::Quoted { key, number }
            }
            (Expected::List, DeValue::Table(_), _) => ShapeError::OneTable(key),
            _ => ShapeError::BadValue { key, found: written.to_owned(), takes },
        };
        self.at_error(value.span().start, error)
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
                let required = texts(&schema["required"]).into_iter();
                let samples = required.map(|key| {
                    let sample = self.sample(&schema["properties"][&key]);
                    (key, sample)
                });
                samples.collect::<Map<_, _>>().into()
            }
            Some("array") => Vec::<Value>::new().into(),
            Some("boolean") => false.into(),
            Some("integer") => range(schema).0.into(),
            _ if name == "Step" => "1 × 1".into(),
            _ if name == "Rank" => "2".into(),
            _ if name == "CardId" => "Jo".into(),
            _ if name == "Condition" => "made".into(),
            _ if name == "TallyCondition" => "cards = 1".into(),
            _ if name == "LawCondition" => "established".into(),
            _ if name == "LawEffect" => "stands".into(),
            _ if name == "Moment" => "end".into(),
            _ => "1".into(),
        }
    }
}
