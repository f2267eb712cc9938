//! Which laws a game goes by when something goes wrong at the table.

use super::laws::{
    BidRemedy, Effect, IncidentKind, Law, LawCondition, LawSet, LawSource, Moment, Need,
};
use super::{Asks, Clause, Hook, Incidents, OwnSetting, Ruleset, Sides};
use std::collections::BTreeMap;

impl Ruleset {
    /// The laws that the game goes by, as one set: its own, what its clauses settle, and then the set that it
    /// names. A kind of incident that none of them mentions reaches no law.
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
        self.fitted(all)
    }

    /// A set of laws as it applies to the game: without bids, none can count as missed.
    pub fn fitted(&self, mut laws: LawSet) -> LawSet {
        if self.scoring.hands().is_none() {
            for law in &mut laws.laws {
                law.options.retain(|(_, effects)| !effects.contains(&Effect::Miss));
                let options = &law.options;
                law.default.take_if(|default| options.iter().all(|(id, _)| id != default));
            }
        }
        laws
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
            let changed = LawCondition::of_fault("changed");
            laws.push(self.on_bids(Clause::BidFinal, changed, BidRemedy::Stands));
            if exact.hook != Hook::Never {
                let in_time = LawCondition::of_fault("hook").found_before(Moment::Trick(1));
                laws.push(self.on_bids(Clause::Hook, in_time, BidRemedy::Again));
            }
        }
        if self.bidding.auction().is_some() {
            let low = LawCondition::of_fault("low");
            laws.push(self.on_bids(Clause::Ranking, low, BidRemedy::Cancelled));
        }
        laws
    }

    fn on_bids(&self, clause: Clause, when: LawCondition, remedy: BidRemedy) -> Law {
        Law {
            id: clause.id().to_owned(),
            cite: Some(self.clause_id(clause)),
            inferred: false,
            on: IncidentKind::Bid,
            when,
            does: vec![Effect::Bid(remedy)],
            chooser: None,
            choose_at: None,
            until: None,
            options: Vec::new(),
            default: None,
            first: false,
            stop: true,
        }
    }

    /// The rules with a value of one of their own settings applied, keeping the order of the options of laws.
    pub(super) fn changed_by(&self, own: &OwnSetting, value: &str) -> Option<Ruleset> {
        let mut changed = own.apply(self, value)?;
        if changed.incidents.says_the_same(&self.incidents) {
            changed.incidents = self.incidents.clone();
        }
        Some(changed)
    }

    /// Whether a key is a setting of the laws that the game goes by.
    pub fn laws_choose(&self, key: &str) -> bool {
        let of_set = self.incidents.laws.as_ref().map(|set| &set.settings);
        [of_set, Some(&self.incidents.settings)]
            .into_iter()
            .flatten()
            .any(|settings| settings.contains_key(key))
    }

    /// The requirements of a set of laws that the rules do not meet.
    pub fn lacks(&self, laws: &LawSet) -> Option<Need> {
        laws.needs.iter().copied().find(|need| match need {
            Need::Sides => self.sides == Sides::Alone,
            Need::Alone => self.sides != Sides::Alone,
            Need::Auction => self.bidding.auction().is_none(),
            Need::Exact => self.bidding.exact().is_none(),
            Need::Tricks => self.is_of_tallies(),
            Need::Lone => self.bidding.bids().iter().all(|bid| bid.asks != Some(Asks::PartnerOut)),
        })
    }
}
