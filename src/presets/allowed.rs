//! The values that a schema allows: its words and numbers, and the texts in a notation of their own.

use crate::cards::{CardId, Rank, SyntaxError};
use crate::rules::{Condition, Expected, Formula, Length, Size, Step};
use serde_json::Value;
use toml::de::DeValue;

/// The texts of a list in a schema.
pub(super) fn texts(list: &Value) -> Vec<String> {
    let texts = list.as_array().into_iter().flatten();
    texts.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The number that a value writes, if it is a whole one.
pub(super) fn whole_number(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// The numbers that a schema allows.
pub(super) fn range(schema: &Value) -> (i64, i64) {
    let most = schema["maximum"].as_i64().unwrap_or(u32::MAX.into());
    (schema["minimum"].as_i64().unwrap_or(0), most)
}

/// Why a text cannot be parsed as the type with this name in the schema: every part of it.
pub(super) fn unreadable(name: &str, text: &str) -> Vec<SyntaxError> {
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

/// One of these words, or a table with one of these keys.
pub(super) fn one_of(words: Vec<String>, keys: &[String]) -> Expected {
    let tables = keys.iter().map(|key| format!("{{ {key} = … }}"));
    Expected::OneOf(words.into_iter().chain(tables).collect())
}
