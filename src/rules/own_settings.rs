//! Settings that a ruleset defines for itself, as changes of its values.

use super::is_default;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_with::skip_serializing_none;
use std::collections::BTreeMap;

/// A setting that a set of rules brings along: a number in a range, or one of several words.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnSetting {
    /// The key as it is typed.
    pub key: String,
    /// What it changes, without a full stop.
    pub says: String,
    /// The current value, as it would be typed.
    pub value: String,
    /// The least number that it takes.
    pub least: Option<u16>,
    /// The most.
    pub most: Option<u16>,
    /// The values that a number sets, by the dotted keys of the rules, with `{}` in place of the number.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sets: BTreeMap<String, String>,
    /// The words that it takes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub words: Vec<OwnWord>,
}

/// A word that a setting takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnWord {
    /// The word.
    pub word: String,
    /// The values that it sets, by dotted keys of the rules.
    pub sets: BTreeMap<String, String>,
}

impl OwnSetting {
    /// What a value sets; `None` if the setting does not take it.
    fn sets(&self, value: &str) -> Option<&BTreeMap<String, String>> {
        if let Some(word) = self.words.iter().find(|word| word.word == value) {
            return Some(&word.sets);
        }
        let takes_numbers = self.least.is_some() || self.most.is_some();
        let range = self.least.unwrap_or(0)..=self.most.unwrap_or(u16::MAX);
        let number = value.parse().ok()?;
        (takes_numbers && range.contains(&number)).then_some(&self.sets)
    }

    /// The rules with what a value sets; `None` if the setting does not take it, or the rules do not
    /// have what it would set.
    pub(super) fn apply<R: Serialize + DeserializeOwned>(
        &self,
        rules: &R,
        value: &str,
    ) -> Option<R> {
        let sets = self.sets(value)?;
        let mut json = serde_json::to_value(rules).ok()?;
        for (key, template) in sets {
            let pointer = format!("/{}", key.replace('.', "/"));
            let (parent, name) = pointer.rsplit_once('/')?;
            let text = template.replace("{}", value);
            let new = match json.pointer(&pointer) {
                Some(Value::String(_)) => Value::String(text),
                _ => serde_json::from_str(&text).unwrap_or(Value::String(text)),
            };
            match json.pointer_mut(parent)? {
                // Values left at their defaults are not written.
                Value::Object(table) => drop(table.insert(name.to_owned(), new)),
                Value::Array(list) => *list.get_mut(name.parse::<usize>().ok()?)? = new,
                _ => return None,
            }
        }
        serde_json::from_value(json).ok()
    }

    /// The setting with its keys adapted to the settings `kept`, which are given by their old rows. Keys in
    /// other settings are dropped.
    pub(super) fn following(mut self, kept: &[usize]) -> OwnSetting {
        let words = self.words.iter_mut().map(|word| &mut word.sets);
        for sets in words.chain([&mut self.sets]) {
            *sets = std::mem::take(sets)
                .into_iter()
                .filter_map(|(key, text)| Some((moved(key, kept)?, text)))
                .collect();
        }
        self
    }

    /// Values that together make each of its changes.
    pub(super) fn samples(&self) -> impl Iterator<Item = String> + '_ {
        let numbers = [self.least, self.most].into_iter().flatten();
        let words = self.words.iter().map(|word| word.word.clone());
        numbers.map(|number| number.to_string()).chain(words).chain([self.value.clone()])
    }
}

/// The key after only some rows of the settings are kept; `None` if its row was not.
fn moved(key: String, kept: &[usize]) -> Option<String> {
    let Some((row, part)) = key.strip_prefix("settings.").and_then(|rest| rest.split_once('.'))
    else {
        return Some(key);
    };
    let new_row = kept.iter().position(|old| row.parse() == Ok(*old))?;
    Some(format!("settings.{new_row}.{part}"))
}
