//! Settings that a set of rules brings along: what a table may vary in it, as changes of its values.

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
        let range = self.least.unwrap_or(0)..=self.most.unwrap_or(u16::MAX);
        let takes_numbers = self.least.is_some() || self.most.is_some();
        let is_number = takes_numbers && value.parse().is_ok_and(|it| range.contains(&it));
        let word = self.words.iter().find(|word| word.word == value);
        word.map(|word| &word.sets).or(is_number.then_some(&self.sets))
    }

    /// The rules with what a value sets; `None` if the setting does not take it, or the rules do not
    /// have what it would set.
    pub(super) fn apply<R: Serialize + DeserializeOwned>(
        &self,
        rules: &R,
        value: &str,
    ) -> Option<R> {
        let mut json = serde_json::to_value(rules).ok()?;
        for (key, template) in self.sets(value)? {
            let text = template.replace("{}", value);
            let pointer = format!("/{}", key.replace('.', "/"));
            let is_text = json.pointer(&pointer).is_some_and(Value::is_string);
            let read = serde_json::from_str(&text).ok().filter(|_| !is_text);
            let new = read.unwrap_or(Value::String(text));
            match json.pointer_mut(&pointer) {
                Some(place) => *place = new,
                // Values left at their defaults are not written.
                None => {
                    let (parent, name) = pointer.rsplit_once('/')?;
                    let parent = json.pointer_mut(parent)?.as_object_mut()?;
                    parent.insert(name.to_owned(), new);
                }
            }
        }
        serde_json::from_value(json).ok()
    }

    /// Follows the settings that are `kept`, by their old rows. What it sets in another one is dropped.
    pub(super) fn follow(&mut self, kept: &[usize]) {
        let now = |key: &str| {
            let Some((row, of)) = key.strip_prefix("settings.").and_then(|it| it.split_once('.'))
            else {
                return Some(key.to_owned());
            };
            let row = kept.iter().position(|old| row.parse() == Ok(*old))?;
            Some(format!("settings.{row}.{of}"))
        };
        for sets in self.words.iter_mut().map(|it| &mut it.sets).chain([&mut self.sets]) {
            *sets = sets.iter().filter_map(|(key, text)| Some((now(key)?, text.clone()))).collect();
        }
    }

    /// Values that together make each of its changes.
    pub(super) fn samples(&self) -> impl Iterator<Item = String> + '_ {
        let numbers = [self.least, self.most].into_iter().flatten().map(|it| it.to_string());
        let words = self.words.iter().map(|word| word.word.clone());
        numbers.chain(words).chain([self.value.clone()])
    }
}
