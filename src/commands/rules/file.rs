//! A set of rules as a file to change.

use crate::grammar::Global;
use crate::grammar::hints::{self, Spelling};
use crate::presets;
use crate::rules::Ruleset;
use crate::words::{self, messages};

/// A set of rules as a file to change.
pub(super) fn as_file(rules: &Ruleset) -> String {
    let set = rules.incidents.laws.as_deref();
    let is_named = set.is_some_and(|set| presets::laws(&set.id) == Some(set));
    let file = if is_named { toml_with_named_laws(rules) } else { toml::to_string(rules) }
        .expect("rules are tables, texts and numbers");
    let check = words::hint_line(&hints::check_rules("FILE"), &|hint| {
        Spelling::Shell.spell(hint, &Global::default())
    })
    .unwrap_or_default();
    let header = messages::RulesFileHeader { title: &rules.title }.say();
    format!("# {header}\n# {check}\n\n{file}")
}

/// Rules with a built-in set of laws, which is named instead of written out.
fn toml_with_named_laws(rules: &Ruleset) -> std::result::Result<String, toml::ser::Error> {
    let mut table = toml::Table::try_from(rules)?;
    if let Some(set) = &rules.incidents.laws {
        table["incidents"]["laws"] = set.id.clone().into();
    }
    toml::to_string(&table)
}
