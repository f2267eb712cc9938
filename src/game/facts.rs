//! The facts of an incident that the record of its game shows.

use super::{Deal, DealPlan, Due, Game, Review, RuledIncident, Verdict};
use crate::cards::Seat;
use crate::rules::laws::{Fact, FactValue, Facts, IncidentKind, Moment};
use crate::rules::{Asks, IncidentRefusal, Ruleset, Target};

impl Game {
    /// The number of the deal that an incident is about: the one given, or else the one in progress. If nothing
    /// has happened in that, a revoke or a wrong score is one of the last deal, and so is whatever belongs to a
    /// later part of a deal than the one in progress has reached, such as a revoke during the bidding.
    pub fn deal_of_incident(
        &self,
        kind: IncidentKind,
        given: Option<usize>,
        stated: &Facts,
    ) -> usize {
        use IncidentKind::{Claim, Lead, Play, Revoke, Score, Trick, Trump};
        let found = stated.found();
        let is_bidding = matches!(self.due(), Due::Bids(_) | Due::Calls(_) | Due::Contract { .. });
        let is_in_progress = match found {
            Some(found) if found < Moment::Ready => true,
            Some(found) => found < Moment::Written && !is_bidding,
            None => match kind {
                Revoke | Score => false,
                Lead | Play | Trick | Trump | Claim => !is_bidding,
                _ => true,
            },
        };
        match (given, self.current()) {
            (None, Some(deal)) if is_in_progress => deal.plan.number,
            // What happens in play is of the deal before the one that is being bid for.
            // So is a number in the score.
            (None, _) if is_bidding || kind == Score => {
                let played = self.played().rfind(|deal| deal.annulled().is_none());
                played.map_or_else(|| self.deal_meant(None), |deal| deal.plan.number)
            }
            _ => self.deal_meant(given),
        }
    }

    /// The facts of an incident in a deal that the record shows, except those already stated.
    pub fn facts_recorded(
        &self,
        kind: IncidentKind,
        deal: &Deal,
        by: Option<Seat>,
        stated: &Facts,
    ) -> Facts {
        let rules = self.setup().rules();
        let plan = &deal.plan;
        let flag = FactValue::Flag;
        let word = |word: &str| FactValue::Word(word.to_owned());
        let mut known = vec![
            (Fact::Others, FactValue::Number(plan.seats.len() as u8 - 1)),
            (Fact::Right, FactValue::Number(plan.cards)),
        ];

        let moment = self.moment(deal, kind);
        known.extend(moment.map(|moment| (Fact::Found, FactValue::Moment(moment))));
        let trick = trick(stated, moment);
        // What is found during the auction is not about its contract.
        let found = stated.found().or(moment);
        let is_in_play = found.is_none_or(|found| found >= Moment::Ready);
        let agreed = if is_in_play { deal.contract() } else { None };
        if kind == IncidentKind::Revoke && trick.is_some_and(|trick| trick <= deal.recorded.len()) {
            known.push((Fact::Turned, flag(true)));
        }
        if kind == IncidentKind::Score {
            known.push((Fact::SameGame, flag(self.is_same_game(deal))));
        }
        if let Some(by) = by {
            let is_both = self.incidents_against(deal, kind, by).next().is_some();
            known.push((Fact::Both, flag(is_both)));
            if kind == IncidentKind::Exposed {
                let is_dealers = plan.side_of(by) == plan.side_of(plan.dealer);
                known.push((Fact::By, word(if is_dealers { "dealers" } else { "opponents" })));
            }
            if let Some(leader) = trick.and_then(|trick| rightful_leader(rules, deal, trick)) {
                let is_partner = plan.side_of(by) == plan.side_of(leader);
                known.push((Fact::Rightful, word(if is_partner { "partner" } else { "opponent" })));
            }
            if let Some(contract) = agreed {
                let is_declarer =
                    contract.declarers().chain(contract.with).any(|declarer| declarer == by);
                known.push((Fact::Role, word(if is_declarer { "declarer" } else { "opponent" })));
            }
        }
        if let Some(agreed) = agreed.and_then(|_| contract(rules, deal)) {
            known.push((Fact::Contract, word(agreed)));
            known.push((Fact::Alone, flag(agreed != "pair")));
        } else if deal.auction().is_some() {
            known.push((Fact::Contract, word("none")));
            known.push((Fact::Role, word("none")));
        }
        if let Some(decided) = trick.and_then(|trick| is_decided(rules, deal, trick)) {
            known.push((Fact::Decided, flag(decided)));
        }

        let mut facts = Facts::default();
        for (fact, value) in known {
            if stated.known(fact).is_none() {
                facts.add(fact.into(), value);
            }
        }
        facts
    }

    /// The moment that the record of a deal has reached, if it shows one.
    fn moment(&self, deal: &Deal, kind: IncidentKind) -> Option<Moment> {
        use IncidentKind::{Bid, Claim, Count, Dealer, Lead, Misdeal, Play, Revoke, Trick};
        if deal.is_over() {
            let is_last =
                self.played().next_back().map(|last| last.plan.number) == Some(deal.plan.number);
            let has_next_begun = self.current().is_some_and(|next| !self.is_untouched(next));
            return Some(if is_last && !has_next_begun {
                Moment::Written
            } else if self.current().is_none() {
                Moment::Over
            } else {
                Moment::Next
            });
        }
        if !deal.recorded.is_empty() {
            return Some(Moment::Trick(deal.recorded.len() as u8 + 1));
        }

        let bids = matches!(self.due(), Due::Bids(_) | Due::Calls(_) | Due::Contract { .. });
        match kind {
            Misdeal | Dealer if deal.is_fresh() => Some(Moment::Dealing),
            // The play has begun, and the bids are recorded late.
            Revoke | Lead | Play | Trick | Claim if bids => None,
            _ if bids && deal.is_fresh() => Some(Moment::Dealt),
            _ if bids => Some(Moment::Bidding),
            Misdeal | Dealer | Count | Bid if !deal.is_fresh() => Some(Moment::Ready),
            // The record does not show how far the play has got.
            _ => None,
        }
    }

    /// Whether the game, or the game of a rubber, to which a deal belongs still goes on. It is over once something
    /// of the deal after it is recorded.
    fn is_same_game(&self, deal: &Deal) -> bool {
        let has_next_begun = self.current().is_some_and(|next| !self.is_untouched(next));
        let mut since = self.played().skip_while(|other| other.plan.number < deal.plan.number);
        let last = self.played().next_back().map(|last| last.plan.number);
        !since.any(|other| {
            self.ends_game(other) && (has_next_begun || Some(other.plan.number) != last)
        })
    }

    /// How the recorded cards disprove a revoke: the card followed suit, or the hand had none that could.
    pub(super) fn disproof(&self, incident: &RuledIncident) -> Option<IncidentRefusal> {
        let by = incident.by?;
        let trick: usize = incident.facts.get(<&str>::from(Fact::Trick))?.parse().ok()?;
        // A player can withhold a called card and still follow suit.
        let is_disobeyed = incident.facts.contains_key(<&str>::from(Fact::Fault));
        if incident.kind != IncidentKind::Revoke || is_disobeyed || incident.is_unproven() {
            return None;
        }
        let deal = self.deal(incident.deal?)?;
        let card = deal.recorded.get(trick.checked_sub(1)?)?.card_of(by)?;
        let review = Review::of(self.setup().rules(), deal);
        let mut plays = review.renounces.iter();
        let followed = match plays.find(|(play, _)| play.trick == trick && play.seat == by) {
            None => true,
            Some((_, Verdict::Right)) => false,
            Some((_, Verdict::Revoke(_) | Verdict::Unproven)) => return None,
        };
        Some(IncidentRefusal::Disproved { by, trick, card, followed })
    }
}

/// The trick in which an incident happened: as stated, or the one in progress.
fn trick(stated: &Facts, moment: Option<Moment>) -> Option<usize> {
    if let Some(trick) = stated.trick() {
        return Some(trick.into());
    }
    let found = stated.found().or(moment);
    if let Some(Moment::Trick(trick)) = found { Some(trick.into()) } else { None }
}

/// Who was to lead to a trick, if the record shows it.
fn rightful_leader(rules: &Ruleset, deal: &Deal, trick: usize) -> Option<Seat> {
    match trick {
        1 => deal.leader(rules),
        _ => Some(deal.recorded.get(trick.checked_sub(2)?)?.winner),
    }
}

/// What kind of contract a deal is played for.
fn contract(rules: &Ruleset, deal: &Deal) -> Option<&'static str> {
    let contract = deal.contract()?;
    let bid = deal.bid_rule(rules)?;
    Some(match bid.target {
        Target::Exactly(0) => "nothing",
        _ if bid.asks == Some(Asks::PartnerOut) => "alone",
        _ if contract.with.is_some() || has_partner(&deal.plan, contract.by) => "pair",
        _ => "solo",
    })
}

fn has_partner(plan: &DealPlan, seat: Seat) -> bool {
    let mut others = plan.seats.iter().filter(|other| **other != seat);
    others.any(|other| plan.side_of(*other) == plan.side_of(seat))
}

/// Whether the contract was made or lost before a trick, as far as the tricks before it are recorded.
fn is_decided(rules: &Ruleset, deal: &Deal, trick: usize) -> Option<bool> {
    let before = deal.recorded.get(..trick.checked_sub(1)?)?;
    let contract = deal.contract()?;
    let target = deal.bid_rule(rules)?.target;
    let is_declarer = |seat: Seat| seat == contract.by || contract.with == Some(seat);
    let took = before.iter().filter(|trick| is_declarer(trick.winner)).count() as u8;
    let left = deal.trick_count(rules).saturating_sub(before.len() as u8);
    Some(match target {
        Target::AtLeast(_) => target.is_met(took) || !target.is_met(took + left),
        Target::Exactly(_) => took > target.tricks() || took + left < target.tricks(),
        Target::Number => false,
    })
}
