//! Counts the incidents that laws ruled on, with their penalties and costs, by player.

use crate::cards::Seat;
use crate::game::{DROPPED, Game, RuledIncident};
use crate::history::History;
use crate::rules::Points;
use crate::rules::laws::{Effect, IncidentKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An incident in a game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatIncident {
    /// The index of the player, among the people of the game.
    pub who: usize,
    /// What kind it was of.
    pub kind: IncidentKind,
    /// Whether a penalty was due.
    pub established: bool,
    /// The points that it cost the player's side.
    pub cost: Points,
}

/// The incidents of a kind that a player had.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerIncidents {
    /// The player's name.
    pub player: String,
    /// The kind.
    pub kind: IncidentKind,
    /// How many there were.
    pub times: u32,
    /// For how many of them a penalty was due.
    pub established: u32,
    /// The points that they cost the player's side.
    pub cost: Points,
}

impl StatIncident {
    /// The incidents of a game by players; `who` is the index of the player who had a seat in a deal.
    pub(super) fn all(history: &History, who: impl Fn(Seat, usize) -> usize) -> Vec<StatIncident> {
        let mut all = Vec::new();
        for incident in history.game().incidents() {
            // A charge that is not proven is nobody's incident.
            if let (Some(by), Some(deal), false) =
                (incident.by, incident.deal, incident.is_unproven())
            {
                all.push(StatIncident::of(history, incident, by, who(by, deal)));
            }
        }
        all
    }

    fn of(history: &History, incident: &RuledIncident, by: Seat, who: usize) -> StatIncident {
        let options = incident.options.iter().flat_map(|(_, effects)| effects).copied();
        let mut effects = incident.does.iter().copied().chain(options);
        let established = effects.any(|effect| {
            matches!(
                effect,
                Effect::Tricks { .. }
                    | Effect::Points { .. }
                    | Effect::Lost(_)
                    | Effect::Miss
                    | Effect::Short(_)
                    | Effect::Close(_)
                    | Effect::Void(_)
            )
        });
        let cost = cost(history, incident, by);
        StatIncident { who, kind: incident.kind, established, cost }
    }
}

/// How many more points the player's side would have after the deal without the ruling.
fn cost(history: &History, incident: &RuledIncident, by: Seat) -> Points {
    let setup = history.game().setup();
    let number = incident.number.unwrap_or_default();
    let deal = incident.deal.unwrap_or_default();
    let total_in = |game: &Game| game.deal(deal).and_then(|deal| deal.total(setup.side_of(by)));
    let without = history.plan_choice(number, DROPPED).ok();
    let without = without.and_then(|planned| total_in(planned.game()));
    match (without, total_in(history.game())) {
        (Some(without), Some(now)) => setup.rules().scoring.wins().worth(without - now),
        _ => Points::ZERO,
    }
}

impl PlayerIncidents {
    /// Groups incidents, each with the player's name, by player and kind.
    pub(super) fn all<'a>(
        incidents: impl Iterator<Item = (&'a String, &'a StatIncident)>,
    ) -> Vec<PlayerIncidents> {
        let mut all: BTreeMap<(&String, &str), PlayerIncidents> = BTreeMap::new();
        for (player, incident) in incidents {
            let key = (player, incident.kind.into());
            let sum = all.entry(key).or_insert_with(|| PlayerIncidents {
                player: player.clone(),
                kind: incident.kind,
                times: 0,
                established: 0,
                cost: Points::ZERO,
            });
            sum.times += 1;
            sum.established += u32::from(incident.established);
            sum.cost += incident.cost;
        }
        all.into_values().collect()
    }
}
