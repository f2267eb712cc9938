//! Views as JSON, and the JSON Schemas of what is printed.

use crate::cards::is_invisible;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;

/// A part of a schema, by the generator that collects its definitions.
pub type Part = fn(&mut SchemaGenerator) -> Schema;

/// A value as one line of JSON. What could disturb a terminal is escaped in it.
///
/// # Panics
/// If the value cannot be JSON, such as a map with keys other than texts.
pub fn line(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("what we print can be JSON");
    if !text.contains(is_invisible) {
        return text + "\n";
    }
    // All of them are within texts: JSON itself has none, and the controls below the space are escaped.
    let mut line = String::with_capacity(text.len() + 1);
    for c in text.chars() {
        if is_invisible(c) {
            line.extend(c.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")));
        } else {
            line.push(c);
        }
    }
    line + "\n"
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
    SchemaSettings::draft2020_12().for_serialize().into_generator()
}
