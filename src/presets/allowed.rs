//! The values that a schema allows: its words and numbers, and the texts in a notation of their own. Also the
//! keys and rows of tables.

use crate::cards::{CardId, Rank, SyntaxError, near_miss};
use crate::rules::laws::{ConditionError, Effect, Fact, FactError, LawCondition, Moment};
use crate::rules::{
    Condition, Expected, Formula, Length, Size, Step, TallyCondition, TallyFormula,
};
use serde_json::Value;
use std::borrow::Cow;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

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
        "TallyCondition" => text.parse::<TallyCondition>().err(),
        "Formula" => return Formula::read(text).1,
        "TallyFormula" => return TallyFormula::read(text).1,
        "Step" => return Step::read(text).err().unwrap_or_default(),
        "Length" => text.parse::<Length>().err(),
        "Rank" => text.parse::<Rank>().err(),
        "CardId" => text.parse::<CardId>().err(),
        "Size" => text.parse::<Size>().err(),
        _ => None,
    };
    error.into_iter().collect()
}

/// What a text of a law should be, if it cannot be parsed as the type with this name in the schema.
pub(super) fn misread_law(name: &str, text: &str) -> Option<Expected> {
    let known: Vec<String> = match name {
        "LawEffect" if text.parse::<Effect>().is_err() => {
            let known: Vec<&str> = Effect::written().collect();
            let near = near_miss(text, known.iter().copied());
            near.map_or(known, |near| vec![near]).into_iter().map(str::to_owned).collect()
        }
        "Moment" if text.parse::<Moment>().is_err() => {
            Moment::examples().map(str::to_owned).collect()
        }
        "LawCondition" => match LawCondition::try_from(text.to_owned()).err()? {
            ConditionError::Test(_) => {
                ["FACT", "not FACT", "FACT = VALUE"].map(str::to_owned).into()
            }
            ConditionError::Fact(FactError::Value { fact, .. }) => {
                let values = fact.parse::<Fact>().map(|fact| fact.values(None)).unwrap_or_default();
                values.iter().map(|value| format!("{fact} = {value}")).collect()
            }
            ConditionError::Fact(FactError::Name(_)) => return None,
        },
        _ => return None,
    };
    Some(Expected::OneOf(known))
}

/// One of these words, or a table with one of these keys.
pub(super) fn one_of(words: Vec<String>, keys: &[String]) -> Expected {
    let tables = keys.iter().map(|key| format!("{{ {key} = … }}"));
    Expected::OneOf(words.into_iter().chain(tables).collect())
}

/// The values of a table as a list, each after its key, in the order in which they are written.
pub(super) fn in_order(table: &DeTable<'_>, read: &Value) -> Value {
    let mut list = Vec::new();
    for name in table.keys() {
        if let Some(value) = read.get(name.get_ref().as_ref()) {
            list.push(Value::from(vec![Value::from(name.get_ref().as_ref()), value.clone()]));
        }
    }
    list.into()
}

/// The rows of a list of tables, each with its number from 0.
pub(super) fn rows<'d, 'a>(
    table: &'d DeTable<'a>,
    key: &str,
) -> impl Iterator<Item = (usize, &'d DeTable<'a>)> + use<'d, 'a> {
    let list = table.get(key).and_then(|list| list.get_ref().as_array());
    let rows = list.into_iter().flatten().enumerate();
    rows.filter_map(|(row, value)| Some((row, value.get_ref().as_table()?)))
}

/// The keys of a table that are not known.
pub(super) fn unknown<'d, 'a>(
    table: &'d DeTable<'a>,
    known: &[String],
) -> impl Iterator<Item = &'d Spanned<Cow<'a, str>>> {
    table.keys().filter(|key| !known.iter().any(|known| known == key.get_ref()))
}

/// Whether an unknown key of a table is probably the missing one, misspelt.
pub(super) fn misspelt(table: &DeTable<'_>, known: &[String], missing: &str) -> bool {
    unknown(table, known).any(|key| near_miss(key.get_ref(), [missing]).is_some())
}
