//! `rules LAWS`: a set of laws, the laws of one kind, or one law by its number.

use crate::output::{fold_in, plain};
use crate::presets;
use crate::rules::laws::{IncidentKind, Law, LawSet};
use crate::terminal::{Answer, Context, Failure, Result};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;

/// A set of laws, or some of it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LawsJson<'a> {
    id: &'a str,
    title: String,
    /// The document in which they stand.
    document: &'a str,
    /// Where that was printed, or what our reading follows.
    printed: &'a str,
    laws: Vec<LawJson<'a>>,
}

/// A law.
#[derive(Serialize, JsonSchema)]
struct LawJson<'a> {
    /// Its id, as rulings cite it.
    law: String,
    /// Whether the number was not seen in print, but follows from the order of the laws.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    inferred: bool,
    /// The kind of incident that it is about.
    on: &'static str,
    /// When it applies, as the file has it.
    #[serde(skip_serializing_if = "String::is_empty")]
    when: String,
    /// What it says.
    says: String,
    /// Who chooses, if it leaves a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    chooser: Option<&'a str>,
}

/// The set of laws that a text names, and the number of a law if it names one.
pub(super) fn named(text: &str) -> Option<(&'static LawSet, Option<&str>)> {
    if let Some(laws) = presets::laws(text) {
        return Some((laws, None));
    }
    let (set, law) = text.split_once('.')?;
    Some((presets::laws(set)?, Some(law)))
}

/// The laws of a set: all of them, one by its number, or those of a kind.
///
/// # Errors
/// It has no such law.
pub(super) fn laws(
    context: &Context,
    set: &LawSet,
    number: Option<&str>,
    kind: Option<IncidentKind>,
) -> Result<Answer> {
    let is_meant = |law: &&Law| {
        number.is_none_or(|number| law.id.eq_ignore_ascii_case(number))
            && kind.is_none_or(|kind| law.on == kind)
    };
    let meant: Vec<&Law> = set.laws.iter().filter(is_meant).collect();
    if meant.is_empty() {
        let law =
            number.map_or_else(|| kind.map(words::law_kind).unwrap_or_default(), str::to_owned);
        return Err(Failure::usage(
            messages::LawsNoSuchLaw { set: words::law_title(set), law }.say(),
        ));
    }
    let json = LawsJson {
        id: &set.id,
        title: words::law_title(set),
        document: &set.source.document,
        printed: &set.source.printed,
        laws: meant.iter().map(|law| LawJson::of(set, law)).collect(),
    };
    Ok(Answer::of(
        &json,
        context,
        |json| json.records(),
        |json| {
            let width = context.screen.look.width;
            let mut text =
                fold_in(&format!("{}\n{}", json.title, words::law_source(set)), width, 0);
            for law in &json.laws {
                let number = if law.inferred {
                    messages::LawsNumberInferred { law: &law.law }.say()
                } else {
                    law.law.clone()
                };
                text += &format!("\n\n{number}\n{}", fold_in(&law.says, width, 0));
            }
            Answer::result(text + "\n")
        },
    ))
}

impl LawsJson<'_> {
    fn records(&self) -> String {
        self.laws.iter().map(|law| plain::record([&law.law, law.on, &law.says])).collect()
    }
}

impl<'a> LawJson<'a> {
    fn of(set: &LawSet, law: &'a Law) -> LawJson<'a> {
        LawJson {
            law: set.citation(law),
            inferred: law.inferred,
            on: law.on.into(),
            when: law.when.to_string(),
            says: words::law(law),
            chooser: law.chooser.as_ref().map(Into::into),
        }
    }
}
