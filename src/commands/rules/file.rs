//! A set of rules as a file to change.

use crate::grammar::Global;
use crate::grammar::hints::{self, Spelling};
use crate::presets;
use crate::rules::Ruleset;
use crate::words::{self, messages};
use toml::Table;

/// A set of rules as a file to change.
pub(super) fn as_file(rules: &Ruleset) -> String {
    let json = serde_json::to_vec(rules).expect("text keys and finite numbers");
    let mut file: Table = serde_json::from_slice(&json).expect("tables, texts and numbers");
    // A built-in set of laws is named instead of written out.
    if let Some(set) = rules.incidents.laws.as_deref()
        && presets::laws(&set.id) == Some(set)
    {
        file["incidents"]["laws"] = set.id.clone().into();
    }

    let check = words::hint_line(&hints::check_rules("FILE"), &|hint| {
        Spelling::Shell.spell(hint, &Global::default())
    })
    .unwrap_or_default();
    let header = messages::RulesFileHeader { title: &rules.title }.say();
    format!("# {header}\n# {check}\n\n{file}")
}
