//! An incident of a deal and what was made of it.

use crate::game::{Game, RuledIncident};
use crate::rules::laws::{Effect, IncidentKind};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::collections::BTreeMap;
use std::ops::Not;

/// An incident of a deal and what was made of it.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealIncident {
    /// Its number, from 1 through the game.
    #[serde(rename = "incident")]
    pub number: usize,
    /// What kind it is of.
    pub kind: IncidentKind,
    /// Who did it.
    pub player: Option<String>,
    /// The facts that it was ruled by.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, String>,
    /// The laws that apply, as rulings cite them: `whist-1900.75`.
    pub clauses: Vec<String>,
    /// What is done, as sets of laws write it.
    #[serde(rename = "do")]
    pub does: Vec<Effect>,
    /// Those of them that still bind the players in their deal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub duties: Vec<Effect>,
    /// The ids of what can be chosen.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<String>,
    /// What was taken.
    pub taken: Option<String>,
    /// Whether somebody still has to choose.
    #[serde(skip_serializing_if = "Not::not")]
    pub open: bool,
    /// Whether it counts no longer: the deal was dealt again, or another incident cancels it.
    #[serde(skip_serializing_if = "Not::not")]
    pub lapsed: bool,
}

impl DealIncident {
    /// An incident with the name of the player.
    pub(super) fn of(game: &Game, incident: &RuledIncident) -> DealIncident {
        DealIncident {
            number: incident.number.unwrap_or_default(),
            kind: incident.kind,
            player: incident.by.map(words::names(game)),
            facts: incident.facts.clone(),
            clauses: words::cited_laws(incident),
            does: incident.effects().collect(),
            duties: incident
                .effects()
                .filter(|effect| effect.is_duty() && game.is_due(incident, *effect))
                .collect(),
            options: incident.options.iter().map(|(id, _)| id.clone()).collect(),
            taken: incident.taken.clone(),
            open: game.leaves_choice(incident),
            lapsed: !game.counts(incident),
        }
    }
}
