//! Views as JSON, and the JSON Schemas of what is printed.

use crate::cards::is_invisible;
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::Value;
use std::fmt::{self, Display, Formatter, Write as _};
use std::{io, str};

/// A part of a schema, by the generator that collects its definitions.
pub type Part = fn(&mut SchemaGenerator) -> Schema;

/// A value as one line of JSON, in which characters that could disturb a terminal are escaped. The
/// keys of its maps must be texts.
#[derive(Debug)]
pub struct JsonLine<T>(pub T);

impl<T: Serialize> Display for JsonLine<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        serde_json::to_writer(Escaping(f), &self.0).map_err(|_| fmt::Error)?;
        f.write_char('\n')
    }
}

/// Writes JSON and escapes characters that could disturb a terminal. They occur only within texts,
/// where `serde_json` has escaped the controls below the space already.
struct Escaping<'a, 'b>(&'a mut Formatter<'b>);

impl io::Write for Escaping<'_, '_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut rest = str::from_utf8(bytes).map_err(io::Error::other)?;
        // Only other characters can disturb a terminal, and they are rare.
        if bytes.iter().all(is_printable) {
            self.0.write_str(rest).map_err(io::Error::other)?;
            return Ok(bytes.len());
        }
        while let Some((at, c)) = rest.char_indices().find(|(_, c)| is_invisible(*c)) {
            self.0.write_str(&rest[..at]).map_err(io::Error::other)?;
            for unit in c.encode_utf16(&mut [0; 2]) {
                write!(self.0, "\\u{unit:04x}").map_err(io::Error::other)?;
            }
            rest = &rest[at + c.len_utf8()..];
        }
        self.0.write_str(rest).map_err(io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn is_printable(byte: &u8) -> bool {
    (b' '..=b'~').contains(byte)
}

/// A value as one line of JSON, as a text; see [`JsonLine`].
pub fn line(value: &impl Serialize) -> String {
    JsonLine(value).to_string()
}

/// Appends a value as one line of JSON, like [`JsonLine`].
pub fn append(lines: &mut Vec<u8>, value: &impl Serialize) {
    let start = lines.len();
    let written = serde_json::to_writer(&mut *lines, value);
    written.expect("text keys and finite numbers");
    if lines[start..].iter().all(is_printable) {
        lines.push(b'\n');
    } else {
        lines.truncate(start);
        lines.extend_from_slice(line(value).as_bytes());
    }
}

/// The schema of what a command prints.
#[derive(Clone, Copy, Debug)]
pub struct NamedSchema {
    /// How the list of schemas shows it.
    pub listed: SchemaName,
    /// The schema itself.
    pub shape: fn() -> Schema,
}

/// A schema in the list of all.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SchemaName {
    #[allow(missing_docs)]
    pub name: &'static str,
    #[allow(missing_docs)]
    pub title: &'static str,
    /// The other commands that print the same.
    pub also: &'static [&'static str],
}

impl NamedSchema {
    /// The schema with this name.
    pub const fn titled(
        name: &'static str,
        title: &'static str,
        shape: fn() -> Schema,
    ) -> NamedSchema {
        NamedSchema { listed: SchemaName { name, title, also: &[] }, shape }
    }

    /// The same schema, for output that other commands print too.
    #[must_use]
    pub const fn also(mut self, commands: &'static [&'static str]) -> NamedSchema {
        self.listed.also = commands;
        self
    }
}

/// The schema of a `T`.
pub fn schema<T: JsonSchema>() -> Schema {
    generator().into_root_schema_for::<T>()
}

/// The part of a schema that a `T` is.
pub fn part<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// The schema of any one of several things.
pub fn any(parts: &[Part]) -> Schema {
    let mut generator = generator();
    let parts: Vec<Schema> = parts.iter().map(|part| part(&mut generator)).collect();
    let drafted = generator.settings().meta_schema.clone();
    let definitions = generator.take_definitions(true);
    json_schema!({ "$schema": drafted, "anyOf": parts, "$defs": definitions })
}

fn generator() -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    settings.with_transform(RecursiveTransform(without_unwritten_null)).into_generator()
}

/// Takes null from the fields that are not required: they are left out instead.
fn without_unwritten_null(schema: &mut Schema) {
    let Some(fields) = schema.as_object_mut() else { return };
    let required = match fields.get("required") {
        Some(Value::Array(names)) => names.clone(),
        _ => Vec::new(),
    };
    let Some(properties) = fields.get_mut("properties").and_then(Value::as_object_mut) else {
        return;
    };
    for (name, property) in properties {
        if !required.iter().any(|other| other == name) {
            take_null(property);
        }
    }
}

fn take_null(property: &mut Value) {
    if let Some(Value::Array(types)) = property.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [only] = types.as_slice() {
            property["type"] = only.clone();
        }
    }
    if let Some(Value::Array(parts)) = property.get_mut("anyOf") {
        parts.retain(|part| part["type"] != "null");
    }
}
