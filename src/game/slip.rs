//! What is legal, but probably a mistake.

use super::{Act, Annulment, Game, Misdeal, Newcomer, RuledIncident, Setup};
use crate::rules::laws::{Fact, IncidentKind};
use crate::rules::{LocatedRulesError, Points};

/// Something legal that is probably a mistake. It is refused when it is typed, but a record that has
/// it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SlipRefusal {
    /// A player's name that reads as a number, or as a name with one.
    Name(String),
    /// A reason for a ruling that reads as its points.
    Reason(String),
    /// A reason for dealing again that reads as the number of a deal.
    Deal(usize),
    /// All of a tally for one player, while it is not said whether another one that needs all of it was made.
    All {
        /// The player's name.
        name: String,
        /// The id of the tally.
        all: String,
        /// The id of the other one.
        tally: String,
    },
    /// An incident that is recorded already, with this number.
    Incident(usize),
    /// A misdeal by somebody who did not deal.
    Misdeal {
        /// Who is said to have misdealt.
        name: String,
        /// Who deals.
        dealer: String,
        /// The id of the set of laws that it was ruled by, if that is not the game's own.
        laws: Option<String>,
    },
    /// Rules that no rules file can mean.
    Rules(LocatedRulesError),
}

impl SlipRefusal {
    /// The slip in a player's name, if there is one.
    pub fn of_name(name: &str) -> Option<SlipRefusal> {
        let has_digit = name.contains(char::is_numeric);
        let is_number = has_digit && name.chars().all(|c| c.is_numeric() || "+-−.".contains(c));
        (is_number || name.contains('=')).then(|| SlipRefusal::Name(name.to_owned()))
    }

    /// The slip in an act, if there is one.
    pub fn of_act(act: &Act) -> Option<SlipRefusal> {
        match act {
            Act::Ruling(ruling) if reads_as_points(ruling.reason.trim()) => {
                Some(SlipRefusal::Reason(ruling.reason.clone()))
            }
            Act::Leave { to: Some(name), .. }
            | Act::Join(Newcomer { name, .. })
            | Act::Rename { now: name, .. } => SlipRefusal::of_name(name),
            Act::Misdeal(Misdeal { reason: Some(reason), .. })
            | Act::Annul(Annulment { reason: Some(reason), .. }) => {
                reason.trim().parse().ok().map(SlipRefusal::Deal)
            }
            _ => None,
        }
    }

    /// The slip in an act of a game, if there is one.
    pub fn of_play(game: &Game, act: &Act) -> Option<SlipRefusal> {
        SlipRefusal::of_act(act).or_else(|| match act {
            Act::Incident(incident) => SlipRefusal::of_incident(game, incident),
            _ => SlipRefusal::of_tally(game, act),
        })
    }

    /// Whether it is recorded all the same if the table lets it stand.
    pub const fn may_stand(&self) -> bool {
        matches!(self, SlipRefusal::Incident(_) | SlipRefusal::Misdeal { .. })
    }

    fn of_incident(game: &Game, incident: &RuledIncident) -> Option<SlipRefusal> {
        let deal = game.deal(game.deal_meant(incident.deal))?;
        if incident.kind == IncidentKind::Misdeal
            && let Some(by) = incident.by
            && by != deal.plan.dealer
        {
            let name = |seat| game.setup().players().name(seat).to_string();
            let is_own = game.setup().rules().laws().id == incident.laws;
            return Some(SlipRefusal::Misdeal {
                name: name(by),
                dealer: name(deal.plan.dealer),
                laws: if is_own { None } else { Some(incident.laws.clone()) },
            });
        }

        // Without a trick, the same may have happened again.
        if !incident.facts.contains_key(<&str>::from(Fact::Trick)) {
            return None;
        }
        let mut earlier = game.incidents_since_dealt(deal).filter(|earlier| {
            earlier.kind == incident.kind
                && earlier.by == incident.by
                && what_happened(earlier) == what_happened(incident)
        });
        earlier.next()?.number.map(SlipRefusal::Incident)
    }

    fn of_tally(game: &Game, act: &Act) -> Option<SlipRefusal> {
        let Act::Tally { of, .. } = act else { return None };
        let deal = game.current()?;
        let rules = game.setup().rules();
        let tally = deal.tallies_asked(rules).find(|rule| rule.all_of.as_ref() == Some(of))?;
        if deal.tallies.iter().any(|(id, ..)| *id == tally.id) {
            return None;
        }

        let counted = deal.tallies_asked(rules).find(|rule| rule.id == *of)?;
        let all = i64::from(deal.most_of(rules, counted));
        let Ok(Act::Tally { numbers, .. }) = game.judge(act) else { return None };
        let by = numbers.iter().find(|count| count.number == all)?.by?;
        let name = game.setup().players().name(by).to_string();
        Some(SlipRefusal::All { name, all: of.clone(), tally: tally.id.clone() })
    }

    /// The slips in a setup.
    pub fn of_setup(setup: &Setup) -> Vec<SlipRefusal> {
        let mut slips: Vec<_> = setup.rules().slips().into_iter().map(SlipRefusal::Rules).collect();
        slips
            .extend(setup.players().names().filter_map(|name| SlipRefusal::of_name(name.as_str())));
        slips
    }
}

/// The facts of an incident, whenever it was found.
fn what_happened(incident: &RuledIncident) -> Vec<(&String, &String)> {
    let mut facts: Vec<(&String, &String)> = incident.facts.iter().collect();
    facts.retain(|(fact, _)| **fact != <&str>::from(Fact::Found));
    facts
}

/// Whether a reason is points, such as `-5`, `Ana=-5` or `Ana -5`.
fn reads_as_points(reason: &str) -> bool {
    let is_points = |text: &str| text.trim().parse::<Points>().is_ok();
    if is_points(reason) {
        return true;
    }
    if let Some((name, points)) = reason.rsplit_once(['=', ':'])
        && !name.ends_with(' ')
        && is_points(points)
    {
        return true;
    }
    match reason.split_whitespace().collect::<Vec<_>>().as_slice() {
        [_, points] => points.starts_with(['+', '-', '−']) && is_points(points),
        _ => false,
    }
}
