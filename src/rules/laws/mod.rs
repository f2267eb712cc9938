//! Laws: what is put right, and who may choose what, when something went wrong at the table.
//!
//! A set of laws is data. `incident` has the kinds of incidents and when they are found, `fact` what is known of
//! one; `condition` tests that, and `effect` is what a law does. [`LawSet::rule`] reads the laws in their order.

mod condition;
mod effect;
mod fact;
mod incident;

pub use condition::{ConditionError, LawCondition};
pub use effect::{BidRemedy, Callable, Close, Effect, EffectError, Party, RequiredCard, Void};
pub use fact::{Fact, FactError, FactKind, FactValue, Facts, MissingFact};
pub use incident::{IncidentKind, Moment, MomentError};

use super::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{As, Map, PickFirst, Same};
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoStaticStr;

/// A set of laws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LawSet {
    /// The version of the form of these files: 1.
    #[schemars(extend("const" = 1))]
    pub format: u8,
    /// Its id, such as `whist-1900`.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// Where the laws come from.
    pub source: LawSource,
    /// What a game must have for the set to apply to it.
    pub needs: Vec<Need>,
    /// What tables choose, by key, with the usual choice.
    #[serde(default, skip_serializing_if = "is_default")]
    pub settings: BTreeMap<String, String>,
    /// The kinds of incidents on which it names nothing, at least in some cases.
    #[serde(default, skip_serializing_if = "is_default")]
    pub silent: Vec<IncidentKind>,
    /// The laws, in the order in which they are read.
    pub laws: Vec<Law>,
}

/// Where a set of laws comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LawSource {
    /// The document, or `our reading`.
    pub document: String,
    /// Where it was printed, or what our reading follows.
    pub printed: String,
}

/// Something that a game must have for a set of laws to apply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Need {
    /// Partners who share a score.
    Sides,
    /// Everybody plays alone.
    Alone,
    /// An auction.
    Auction,
    /// Bids of a number of tricks.
    Exact,
    /// A score that counts tricks.
    Tricks,
    /// A bid whose declarer plays without the partner.
    Lone,
}

/// How options are written: as a table, or as pairs where a table would not keep their order.
type Options = As<PickFirst<(Map<Same, Same>, Same)>>;

/// A law.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Law {
    /// Its number or name, cited after that of the set: `whist-1900.75`.
    pub id: String,
    /// What it is cited by, where that is not in its set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cite: Option<String>,
    /// Whether the number was not seen in print, but follows from the order of the laws.
    #[serde(default, skip_serializing_if = "is_default")]
    pub inferred: bool,
    /// The kind of incident that it is about.
    pub on: IncidentKind,
    /// What must hold.
    #[serde(default, skip_serializing_if = "is_default")]
    pub when: LawCondition,
    /// What it does, whatever is chosen.
    #[serde(default, rename = "do", skip_serializing_if = "is_default")]
    pub does: Vec<Effect>,
    /// Who chooses among the options.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chooser: Option<Chooser>,
    /// From when the choice may be made; without it, at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choose_at: Option<Moment>,
    /// When the right to choose ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
    /// The options, in their order.
    #[serde(default, skip_serializing_if = "is_default", with = "Options")]
    #[schemars(with = "BTreeMap<String, Vec<Effect>>", extend("x-ordered" = true))]
    pub options: Vec<(String, Vec<Effect>)>,
    /// The option that counts unless all who choose agree on another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
    /// Whether its points count before the deal's own score.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first: bool,
    /// Whether no law after it is read.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stop: bool,
}

/// Who chooses among the options of a law.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[derive(Serialize, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Chooser {
    /// The other side.
    Opponents,
    /// The dealer.
    Dealer,
    /// The player whose card it is.
    Owner,
    /// Everybody else, if they agree.
    Others,
    /// Everybody, if they agree.
    All,
    /// Of each side that did it, its opponents.
    #[serde(rename = "each side's opponents")]
    #[strum(serialize = "each side's opponents")]
    EachSidesOpponents,
}

/// What a set of laws says of an incident.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LawRuling<'s> {
    /// The laws that apply, in their order; none if the set says nothing.
    pub laws: Vec<&'s Law>,
    /// What they do, whatever is chosen.
    pub does: Vec<&'s Effect>,
    /// The law that leaves a choice.
    pub choice: Option<&'s Law>,
    /// The facts that it depends on and that are known, with their values.
    pub known: Vec<(String, FactValue)>,
    /// The facts that it depends on and that are not known, with the values assumed.
    pub assumed: Vec<(String, FactValue)>,
}

impl LawSet {
    /// What the set says of an incident. Every law that applies adds what it does, and the first with
    /// options gives the options, until one stops.
    ///
    /// # Errors
    /// A law depends on a fact that is not known.
    pub fn rule(&self, kind: IncidentKind, facts: &Facts) -> Result<LawRuling<'_>, MissingFact> {
        let all = facts.derived(kind, &self.settings)?;
        let mut read = BTreeSet::new();
        let mut ruling = LawRuling::default();
        for law in self.laws.iter().filter(|law| law.on == kind) {
            if !law.when.holds(&all, &mut read)?
                || (ruling.choice.is_some() && !law.options.is_empty())
            {
                continue;
            }
            ruling.laws.push(law);
            ruling.does.extend(&law.does);
            if !law.options.is_empty() {
                ruling.choice = Some(law);
            }
            if law.stop {
                break;
            }
        }

        // Whether a revoke is established follows from these.
        let established = <&str>::from(Fact::Established);
        if !facts.has(established) && read.remove(established) {
            read.extend([Fact::Found, Fact::Turned].map(|fact| <&str>::from(fact).to_owned()));
        }
        for fact in read {
            let Ok(value) = all.get(&fact) else { continue };
            let value = value.clone();
            let facts = if facts.has(&fact) { &mut ruling.known } else { &mut ruling.assumed };
            facts.push((fact, value));
        }
        Ok(ruling)
    }

    /// The values that a setting of the set may have: the usual one, and those for which its laws look.
    pub fn values(&self, setting: &str) -> BTreeSet<String> {
        let tested = self.laws.iter().flat_map(|law| law.when.words(setting));
        tested.chain(self.settings.get(setting).map(String::as_str)).map(str::to_owned).collect()
    }

    /// A law of the set as rulings cite it: `whist-1900.75`.
    pub fn citation(&self, law: &Law) -> String {
        law.cite.clone().unwrap_or_else(|| format!("{}.{}", self.id, law.id))
    }

    /// Whether the set is a reading of the program's own, which no club has printed.
    pub fn is_our_reading(&self) -> bool {
        self.source.document == "our reading"
    }
}
