//! Records incidents, and the choices that laws leave open.

use super::incident::RecordedIncident;
use super::{
    Act, DROPPED, Deal, Due, Game, LONGEST_REASON, MOST_INCIDENTS, RuledIncident, TAKEN, WAIVED,
    penalties, review,
};
use crate::cards::{Card, Seat, Side, line};
use crate::rules::laws::{Callable, Effect, IncidentKind, Moment, RequiredCard};
use crate::rules::{IncidentRefusal, Judged, Refusal};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Game {
    /// Judges the record of an incident: the incident with its number, its deal and its sides filled in.
    pub(super) fn judge_incident(
        &self,
        incident: &RuledIncident,
    ) -> Result<RuledIncident, IncidentRefusal> {
        let judged = self.judge_told_incident(incident)?;
        match self.disproof(&judged) {
            Some(refusal) => Err(refusal),
            None => Ok(judged),
        }
    }

    /// Judges the record of an incident that the recorded cards may disprove.
    pub(super) fn judge_told_incident(
        &self,
        incident: &RuledIncident,
    ) -> Result<RuledIncident, IncidentRefusal> {
        let last = self.incidents().filter_map(|earlier| earlier.number).max();
        let number = incident.number.unwrap_or(last.unwrap_or(0) + 1);
        if self.incidents.len() >= MOST_INCIDENTS || !(1..=MOST_INCIDENTS).contains(&number) {
            return Err(IncidentRefusal::TooMany);
        }
        if self.incident(number).is_some() {
            return Err(IncidentRefusal::NumberTaken(number));
        }

        let number_of_deal = self.deal_meant(incident.deal);
        let Some(deal) = self.deal(number_of_deal) else {
            let begun = self.deals.len();
            return Err(IncidentRefusal::NoSuchDeal { deal: number_of_deal, begun });
        };
        if deal.annulled().is_some() {
            return Err(IncidentRefusal::Annulled(number_of_deal));
        }
        let mut sides = incident.offenders.iter().chain(&incident.opponents);
        if incident.by.is_some_and(|by| !deal.plan.is_at_table(by))
            || sides.any(|side| side.index() >= deal.plan.sides)
        {
            return Err(IncidentRefusal::NoSuchSeat);
        }

        let mut judged = texts_checked(incident)?;
        if incident.offenders.is_empty() && incident.opponents.is_empty() {
            (judged.offenders, judged.opponents) =
                self.parties(deal, incident.by, incident.found());
        }
        if incident.options.is_empty() && incident.taken.is_none() {
            judged.taken = Some(TAKEN.to_owned());
        }
        for taken in incident.taken.iter().chain(&incident.default) {
            judge_option(incident, taken)?;
        }
        Ok(RuledIncident { number: Some(number), deal: Some(number_of_deal), ..judged })
    }

    /// Judges a choice among the options of an incident.
    pub(super) fn judge_choice(&self, number: usize, taken: &str) -> Judged<Act> {
        let refused = |refusal| Err(Refusal::Incident(refusal));
        let Some(incident) = self.incident(number) else {
            return refused(IncidentRefusal::NoSuchIncident(number));
        };
        if !incident.is_open() || !self.counts(incident) {
            return refused(IncidentRefusal::NotOpen(number));
        }
        if let Some(until) = incident.until
            && self.is_too_late(incident)
        {
            return refused(IncidentRefusal::TooLate {
                incident: number,
                until,
                counts: incident.default.clone().unwrap_or_else(|| WAIVED.to_owned()),
                options: incident.takings(),
            });
        }
        judge_option(incident, taken).map_err(Refusal::Incident)?;
        Ok(Act::Choose { incident: number, taken: taken.to_owned() })
    }

    /// Records an incident, and applies its ruling.
    pub(super) fn record_incident(&mut self, incident: &RuledIncident) {
        let index = incident.deal.unwrap_or_default().saturating_sub(1);
        let Some(deal) = self.deals.get(index) else { return };
        self.incidents.push(RecordedIncident {
            incident: Arc::new(incident.clone()),
            begun: self.deals.len(),
            redeals: deal.redeals,
        });
        let effects: Vec<Effect> =
            RuledIncident { default: None, ..incident.clone() }.effects().collect();
        self.put_right(incident, &effects);
    }

    /// Takes an option of an incident.
    pub(super) fn choose(&mut self, number: usize, taken: &str) {
        let mut recorded = self.incidents.iter_mut().map(|recorded| &mut recorded.incident);
        let Some(incident) = recorded.find(|incident| incident.number == Some(number)) else {
            return;
        };
        Arc::make_mut(incident).taken = Some(taken.to_owned());
        let incident = Arc::clone(incident);
        self.put_right(&incident, incident.option(taken).unwrap_or(&[]));
    }

    /// The sides of an incident in a deal: the offenders, and all others that play. After an auction, the
    /// declarers form one party and the other players the other; what is found before that has no declarers.
    pub fn parties(
        &self,
        deal: &Deal,
        by: Option<Seat>,
        found: Option<Moment>,
    ) -> (Vec<Side>, Vec<Side>) {
        let mut offenders = Vec::new();
        let mut opponents = Vec::new();
        let Some(by) = by else { return (offenders, opponents) };
        let has_declarer =
            deal.contract().is_some() && found.is_none_or(|found| found >= Moment::Ready);
        for seat in &deal.plan.seats {
            let side = deal.plan.side_of(*seat);
            let is_together = has_declarer && deal.declares(*seat) == deal.declares(by);
            let sides = if is_together || side == deal.plan.side_of(by) {
                &mut offenders
            } else {
                &mut opponents
            };
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        offenders.sort_unstable();
        opponents.sort_unstable();
        (offenders, opponents)
    }

    /// The incidents of the game in the order of recording, each with the option that is taken now.
    pub fn incidents(&self) -> impl Iterator<Item = &RuledIncident> {
        self.incidents.iter().map(|recorded| recorded.incident.as_ref())
    }

    /// The incidents of the game, each with how many deals had begun when it was recorded.
    pub fn incidents_recorded(&self) -> impl Iterator<Item = (usize, &RuledIncident)> {
        self.incidents.iter().map(|recorded| (recorded.begun, recorded.incident.as_ref()))
    }

    /// The incident of a number.
    pub fn incident(&self, number: usize) -> Option<&RuledIncident> {
        self.incidents().find(|incident| incident.number == Some(number))
    }

    /// The incidents of a deal, including those without effect because it has been dealt again.
    pub fn incidents_on(&self, deal: &Deal) -> impl Iterator<Item = &RuledIncident> {
        let number = deal.plan.number;
        self.incidents().filter(move |incident| incident.deal == Some(number))
    }

    /// The incidents of a deal since it was last dealt.
    pub(super) fn incidents_since_dealt(
        &self,
        deal: &Deal,
    ) -> impl Iterator<Item = &Arc<RuledIncident>> {
        let number = deal.plan.number;
        let redeals = deal.redeals;
        let recorded = self.incidents.iter().filter(move |recorded| {
            recorded.incident.deal == Some(number) && recorded.redeals == redeals
        });
        recorded.map(|recorded| &recorded.incident)
    }

    /// The incidents in which somebody still has to choose, and may.
    pub fn open_choices(&self) -> impl Iterator<Item = &RuledIncident> {
        self.incidents().filter(|incident| self.leaves_choice(incident))
    }

    /// Whether somebody still has to choose in an incident, and may.
    pub fn leaves_choice(&self, incident: &RuledIncident) -> bool {
        incident.is_open() && self.counts(incident) && !self.is_too_late(incident)
    }

    /// Whether nobody chose in an incident in time.
    pub fn has_lapsed(&self, incident: &RuledIncident) -> bool {
        incident.is_open() && self.counts(incident) && self.is_too_late(incident)
    }

    /// The number of the other side's incident that has cancelled this one.
    pub fn cancelled_by(&self, incident: &RuledIncident) -> Option<usize> {
        let deal = self.deal(incident.deal?)?;
        let rulings = penalties::in_force(self.incidents_since_dealt(deal));
        let own = rulings.iter().find(|ruling| ruling.incident.number == incident.number)?;
        own.cancelled_by
    }

    /// The game as it would be if an option of an incident were taken.
    ///
    /// # Errors The option cannot be taken.
    pub fn with_choice(&self, number: usize, taken: &str) -> Judged<Game> {
        let mut game = self.clone();
        game.play(&Act::Choose { incident: number, taken: taken.to_owned() })?;
        Ok(game)
    }

    /// The incidents of a kind in a deal committed by the other side: with one by `by`, both sides did it.
    /// Incidents that were put right at once or cancelled are left out.
    pub fn incidents_against(
        &self,
        deal: &Deal,
        kind: IncidentKind,
        by: Seat,
    ) -> impl Iterator<Item = &RuledIncident> {
        let (offenders, _) = self.parties(deal, Some(by), None);
        let unanswered = penalties::unanswered(self.incidents_since_dealt(deal));
        self.incidents_on(deal).filter(move |incident| {
            incident.kind == kind
                && incident.number.is_some_and(|number| unanswered.contains(&number))
                && !incident.offenders.iter().any(|side| offenders.contains(side))
        })
    }

    /// Whether a duty that an incident imposes still binds the players: its deal goes on, and the recorded cards
    /// do not show that it is done.
    pub fn is_due(&self, incident: &RuledIncident, duty: Effect) -> bool {
        let Some(deal) = self.current().filter(|deal| Some(deal.plan.number) == incident.deal)
        else {
            return false;
        };
        if !self.counts(incident) {
            return false;
        }

        let trick = incident.trick();
        let is_recorded = trick.is_some_and(|trick| trick <= deal.recorded.len());
        let mut plays = deal.recorded.iter().flat_map(|trick| &trick.cards);
        let mut later = deal.recorded.iter().skip(trick.unwrap_or(deal.recorded.len()));
        let is_done = match duty {
            Effect::Callable(Callable::Card) => {
                incident.card().is_some_and(|callable| plays.any(|(_, card)| *card == callable))
            }
            Effect::Call(RequiredCard::SuitNext) => later.any(|trick| {
                let leader = trick.cards.first().map(|(seat, _)| deal.plan.side_of(*seat));
                leader.is_some_and(|leader| incident.offenders.contains(&leader))
            }),
            Effect::Call(_)
            | Effect::Back
            | Effect::CardStays
            | Effect::SurplusToTrick
            | Effect::FourthMayPlay => is_recorded,
            Effect::Bar(_) => !matches!(self.due(), Due::Bids(_) | Due::Calls(_)),
            _ => false,
        };
        !is_done
    }

    /// The incidents of a deal whose card may be called, could have been played to the last recorded trick, and was
    /// not.
    pub fn callable_left(&self, deal: &Deal) -> impl Iterator<Item = (&RuledIncident, Seat, Card)> {
        let incidents = self.incidents_on(deal);
        let cards =
            incidents.filter_map(|incident| Some((incident, incident.by?, incident.card()?)));
        cards.filter(|(incident, by, card)| {
            let callable = Effect::Callable(Callable::Card);
            // Of two cards played to a trick, the other one may be called to the next.
            let is_exposed = incident.kind == IncidentKind::Exposed;
            let first =
                incident.trick().map_or(0, |trick| if is_exposed { trick } else { trick + 1 });
            incident.effects().any(|effect| effect == callable)
                && self.is_due(incident, callable)
                && first <= deal.recorded.len()
                && self.could_have_played(deal, *by, *card)
        })
    }

    /// Whether a player who holds a card could have put it on the last recorded trick: it would show no more of the
    /// hand than the card that was played.
    fn could_have_played(&self, deal: &Deal, by: Seat, card: Card) -> bool {
        let rules = self.setup().rules();
        let Some(played) = deal.recorded.last().and_then(|trick| trick.card_of(by)) else {
            return false;
        };
        let would_show = review::shown_on_last_trick(rules, deal, by, card);
        let shows = review::shown_on_last_trick(rules, deal, by, played);
        would_show.zip(shows).is_some_and(|(would_show, shows)| would_show.is_subset(&shows))
    }

    /// Whether an incident has an effect: its deal counts, was not dealt again since for another reason or
    /// ended by another ruling, and no incident of the other side has cancelled it.
    pub fn counts(&self, incident: &RuledIncident) -> bool {
        let mut effects = incident.effects();
        if !incident.is_open()
            && effects.any(|effect| matches!(effect, Effect::Void(_) | Effect::DealAgain))
        {
            return true;
        }
        let deal = incident.deal.and_then(|number| self.deal(number));
        deal.is_some_and(|deal| {
            let rulings = penalties::in_force(self.incidents_since_dealt(deal));
            let mut numbers = rulings.iter().filter_map(|ruling| ruling.number());
            deal.annulled().is_none() && numbers.any(|number| Some(number) == incident.number)
        })
    }

    /// Whether the right to choose has ended.
    fn is_too_late(&self, incident: &RuledIncident) -> bool {
        let number = incident.deal.unwrap_or_default();
        match incident.until {
            None => false,
            Some(Moment::Over) => self.current().is_none(),
            Some(Moment::Next) => {
                let mut later = self.deals().filter(|deal| deal.plan.number > number);
                later.any(|deal| !self.is_untouched(deal))
            }
            Some(_) => self.deal(number).is_none_or(Deal::is_over),
        }
    }
}

/// Refuses an option that a ruling does not have.
fn judge_option(incident: &RuledIncident, taken: &str) -> Result<(), IncidentRefusal> {
    let options = incident.takings();
    if taken == DROPPED || options.iter().any(|id| id == taken) {
        return Ok(());
    }
    Err(IncidentRefusal::NoSuchOption { taken: taken.to_owned(), options })
}

/// The incident with its texts cleaned so that each fits on a line.
fn texts_checked(incident: &RuledIncident) -> Result<RuledIncident, IncidentRefusal> {
    let shown = |text: &String| line(text, LONGEST_REASON).map_err(IncidentRefusal::Text);
    let mut facts = BTreeMap::new();
    for (fact, value) in &incident.facts {
        facts.insert(shown(fact)?, shown(value)?);
    }
    for (id, _) in &incident.options {
        shown(id)?;
    }
    let clauses = incident.clauses.iter().map(shown).collect::<Result<_, _>>()?;
    Ok(RuledIncident { facts, clauses, laws: shown(&incident.laws)?, ..incident.clone() })
}
