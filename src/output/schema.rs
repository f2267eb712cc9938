//! JSON Schemas of what is printed as JSON, made from the very types that are printed.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

/// A part of a schema, by the generator that collects its definitions.
pub type Part = fn(&mut SchemaGenerator) -> Schema;

/// Returns the schema of what is printed as a `T`.
pub fn of<T: JsonSchema>() -> Schema {
    generator().into_root_schema_for::<T>()
}

/// Returns the part of a schema that a `T` is.
pub fn part<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// Returns the schema of what is one of several things.
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
