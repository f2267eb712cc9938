//! Which laws a game goes by when something goes wrong at the table.

use super::laws::{Condition, Effect, IncidentKind, Law, LawSet, LawSource, Need};
use super::{Clause, Hook, Ruleset, Sides, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The laws that a game goes by when something goes wrong at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Incidents {
    /// The set of laws that it goes by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<Box<LawSet>>,
    /// What the table chooses in that set.
    #[serde(skip_serializing_if = "is_default")]
    pub settings: BTreeMap<String, String>,
    /// The laws of the game's own, which are read before the set.
    #[serde(skip_serializing_if = "is_default")]
    pub own: Vec<Law>,
    /// The kinds of incidents on which the game names nothing.
    #[serde(skip_serializing_if = "is_default")]
    pub silent: Vec<IncidentKind>,
}

impl Ruleset {
    /// The laws that the game goes by, as one set: its own, what its clauses settle, and then the set that
    /// it names. A kind of incident on which none of them says anything reaches no law.
    pub fn laws(&self) -> LawSet {
        let Incidents { laws, settings, own, silent } = &self.incidents;
        let mut all = laws.as_deref().cloned().unwrap_or_else(|| self.no_laws());
        let mut first = own.clone();
        for law in &mut first {
            law.cite.get_or_insert_with(|| format!("{}.{}", self.id, law.id));
        }
        first.extend(self.settled_by_clauses());

        all.laws.splice(..0, first);
        all.settings.extend(settings.clone());
        all.silent.extend(silent);
        all
    }

    /// A set without laws, named after the rules.
    fn no_laws(&self) -> LawSet {
        LawSet {
            format: 1,
            id: self.id.clone(),
            title: self.title.clone(),
            source: LawSource { document: self.sources.document.clone(), printed: String::new() },
            needs: Vec::new(),
            settings: BTreeMap::new(),
            silent: Vec::new(),
            laws: Vec::new(),
        }
    }

    /// What follows from the clauses on bidding.
    fn settled_by_clauses(&self) -> Vec<Law> {
        let mut laws = Vec::new();
        if let Some(exact) = self.bidding.exact() {
            laws.push(self.on_bids(Clause::BidFinal, "fault = changed", "bid stands"));
            if exact.hook != Hook::Never {
                let in_time = "fault = hook and found < play";
                laws.push(self.on_bids(Clause::Hook, in_time, "bid again"));
            }
        }
        if self.bidding.auction().is_some() {
            laws.push(self.on_bids(Clause::Ranking, "fault = low", "bid cancelled"));
        }
        laws
    }

    fn on_bids(&self, clause: Clause, when: &str, effect: &str) -> Law {
        let when = Condition::try_from(when.to_owned()).expect("a condition of the facts of bids");
        let effect: Effect = effect.parse().expect("an effect on bids");
        Law {
            id: clause.id().to_owned(),
            cite: Some(self.clause_id(clause)),
            inferred: false,
            on: IncidentKind::Bid,
            when,
            does: vec![effect],
            chooser: None,
            choose_at: None,
            until: None,
            options: Vec::new(),
            default: None,
            first: false,
            stop: true,
        }
    }

    /// Whether the rules have what a set of laws needs.
    pub fn can_adopt(&self, laws: &LawSet) -> bool {
        laws.needs.iter().all(|need| match need {
            Need::Sides => self.sides != Sides::Alone,
            Need::Alone => self.sides == Sides::Alone,
            Need::Auction => self.bidding.auction().is_some(),
            Need::Exact => self.bidding.exact().is_some(),
        })
    }
}
