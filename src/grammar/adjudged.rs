//! Rules by the laws on an incident in a game.

use super::facts::{TypedIncident, missing_fact, usual_value};
use super::incident::{About, IncidentArgs, LATER};
use super::request::{RequestError, Result, seat};
use crate::cards::Seat;
use crate::desk::Request;
use crate::game::{Act, DROPPED, Deal, Due, Game, RuledIncident};
use crate::history::History;
use crate::presets::{self, ChoiceError};
use crate::rules::laws::{Fact, FactValue, Facts, IncidentKind, LawSet, Moment};
use crate::rules::{IncidentRefusal, Refusal};
use crate::words::{self, Hint, Problem, messages};
use std::collections::BTreeMap;

/// An incident in a game, as the laws rule on it.
#[derive(Clone, Debug)]
pub(crate) struct GameRuling {
    /// The laws.
    pub(crate) laws: LawSet,
    /// The incident, with no option taken.
    pub(crate) incident: RuledIncident,
    /// The clauses that apply whatever is chosen.
    pub(crate) cited_always: Vec<String>,
    /// The clause that leaves a choice.
    pub(crate) cited_choice: Option<String>,
    /// The facts that were taken from the record, as they are typed.
    pub(crate) recorded: Vec<String>,
    /// The facts that were assumed, as they are typed.
    pub(crate) assumed: Vec<String>,
}

impl GameRuling {
    /// Whether the laws say nothing of the incident.
    pub(crate) fn is_silent(&self) -> bool {
        self.incident.clauses.is_empty()
    }

    /// What the laws say, whatever is chosen, and what was assumed for it.
    pub(crate) fn lines(&self, game: &Game) -> Vec<String> {
        let incident = &self.incident;
        if self.is_silent() {
            return vec![words::no_law(game.setup().rules(), &self.laws)];
        }
        let mut lines = vec![words::incident_ruled(game, incident)];
        if !incident.does.is_empty() {
            let effects = words::sentence(&words::effects_on(game, incident, &incident.does));
            let clauses = words::cited_in_short(&self.cited_always);
            lines.push(messages::LawsRuled { effects, clauses }.say());
        }
        if !incident.options.is_empty() {
            let cited = self.cited_choice.as_deref().unwrap_or_default();
            lines.push(words::who_chooses(game, incident, cited));
            let default = incident.default.as_ref();
            lines.extend(default.map(|option| messages::LawsDefault { option }.say()));
        }
        lines.extend(self.grounds());
        lines
    }

    /// What it rests on besides what was said: facts from the record, what is assumed, and whose laws these are.
    pub(crate) fn grounds(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.recorded.is_empty() {
            lines.push(messages::IncidentRecordedFacts { facts: self.recorded.join(", ") }.say());
        }
        if !self.assumed.is_empty() {
            lines.push(messages::LawsAssumed { facts: self.assumed.join(", ") }.say());
        }
        if !self.is_silent() && self.laws.is_our_reading() {
            lines.push(words::law_source(&self.laws));
        }
        lines
    }
}

impl IncidentArgs {
    /// The moments at which an incident of the deal being played may have been found; none if somebody has said
    /// it, the record shows it, or the ruling does not depend on it.
    pub(crate) fn moments(&self, game: &Game, ruling: &GameRuling) -> Vec<Moment> {
        let usual = format!("{}={}", <&str>::from(Fact::Found), Moment::End);
        let deal = ruling.incident.deal.and_then(|number| game.deal(number));
        let Some(deal) = deal.filter(|deal| !deal.is_over()) else { return Vec::new() };
        if ruling.is_silent() || !ruling.assumed.contains(&usual) {
            return Vec::new();
        }
        let trick = ruling.incident.facts.get(<&str>::from(Fact::Trick));
        let mut moments = match trick.and_then(|trick| trick.parse::<u8>().ok()) {
            Some(trick) => vec![Moment::Trick(trick), Moment::Trick(trick + 1)],
            None => vec![Moment::Ready, Moment::Trick(1), Moment::Trick(2)],
        };
        moments.retain(|moment| *moment <= Moment::Trick(deal.plan.cards));
        moments.push(Moment::End);

        let mut rulings = Vec::new();
        moments.retain(|moment| {
            let mut args = self.clone();
            args.facts.push(format!("{}={moment}", <&str>::from(Fact::Found)));
            let Ok(Some(found)) = args.ruling(game) else { return false };
            rulings.push((found.incident.clauses, found.incident.does, found.incident.options));
            true
        });
        rulings.dedup();
        if rulings.len() > 1 { moments } else { Vec::new() }
    }

    /// The sets of laws that cover an incident on which the game's own rules say nothing.
    pub(crate) fn sets_that_cover(&self, game: &Game, ruling: &GameRuling) -> Vec<&'static LawSet> {
        let rules = game.setup().rules();
        if rules.incidents.laws.is_some() || ruling.laws.id != rules.laws().id {
            return Vec::new();
        }
        let mut sets = presets::fitting_laws(rules);
        sets.retain(|set| {
            let adopting = IncidentArgs { laws: Some(set.id.clone()), ..self.clone() };
            // A set whose laws depend on a fact that is not known has a law on it.
            !matches!(adopting.ruling(game), Ok(Some(ruled)) if ruled.is_silent())
        });
        sets
    }

    /// Rules on an incident by the laws of the game, or by others named for it; `None` if the command is about
    /// a recorded incident.
    ///
    /// # Errors
    /// There are no laws, or a fact is wrong or missing.
    pub(crate) fn ruling(&self, game: &Game) -> Result<Option<GameRuling>> {
        let Some(About::Kind(kind)) = self.about else { return Ok(None) };
        let laws = self.laws(game)?;
        let mut typed = TypedIncident::read(kind, &self.facts, &laws)?;
        let number = game.deal_of_incident(kind, self.deal, &typed.facts);
        let Some(deal) = game.deal(number) else {
            let incident = RuledIncident { deal: Some(number), ..unruled(kind, &laws) };
            return Err(refused(game, incident));
        };
        let due = game.due();
        let is_bid = deal.is_over() || !matches!(due, Due::Bids(_));
        if kind.is_of_play() && !is_bid && !self.waiver.stands {
            let hints = Vec::from_iter(Hint::next(game, &due));
            return Err(RequestError::Against(Problem::of(messages::LawsBidsDue.say(), hints)));
        }
        let players = deal.plan.seats.len() as u8;
        let stated = typed.facts.clone();
        for name in typed.held.iter().filter_map(|hand| hand.player) {
            seat_in(game, number, name)?;
        }
        let named = typed.by.map(|name| seat_in(game, number, name)).transpose()?;
        typed.add_hands(players, Some(deal.plan.cards));
        typed.check(players, Some(deal.plan.cards + deal.plan.drawn))?;
        typed.check_card(&deal.plan.pack)?;

        let by = match named {
            Some(seat) => Some(seat),
            None if kind == IncidentKind::Misdeal => Some(deal.plan.dealer),
            None if kind.is_by_player() => {
                let what = messages::IncidentMissingPlayer.say();
                return Err(self.missing(what, self.clone(), game, deal));
            }
            None => None,
        };
        let mut facts = typed.facts;
        for (fact, value) in game.facts_recorded(kind, deal, by, &stated).iter() {
            facts.add(fact, value.clone());
        }
        let ruling = laws.rule(kind, &facts).map_err(|missing| {
            let mut example = self.clone();
            let player = game.setup().players().name(deal.plan.seats[0]).to_string();
            example.facts.extend(usual_value(kind, &missing, Some(deal.plan.cards), &player));
            self.missing(missing_fact(kind, &missing), example, game, deal)
        })?;
        // Who declares decides on a ruling in play; nobody has said it, and the record has no contract yet.
        let none = FactValue::Word("none".into());
        if facts.known(Fact::Role) == Some(&none)
            && stated.known(Fact::Role).is_none()
            && (facts.trick().is_some() || facts.found() >= Some(Moment::Ready))
        {
            let hints = Vec::from_iter(Hint::next(game, &due));
            let problem = Problem::of(messages::LawsNoContract.say(), hints);
            return Err(RequestError::Against(problem));
        }

        let (offenders, opponents) = game.parties(deal, by, facts.found());
        let noted = typed.noted.into_iter().map(|(fact, value)| (fact.to_owned(), value));
        let mut incident = RuledIncident {
            deal: Some(number),
            by,
            offenders,
            opponents,
            facts: as_typed(&stated).into_iter().chain(noted).collect(),
            clauses: ruling
                .laws
                .iter()
                .map(|law| law.cite.as_ref().unwrap_or(&law.id).clone())
                .collect(),
            does: ruling.does.iter().map(|effect| **effect).collect(),
            first: ruling.laws.iter().any(|law| law.first),
            ..unruled(kind, &laws)
        };
        if let Some(choice) = ruling.choice {
            incident.options.clone_from(&choice.options);
            incident.chooser = choice.chooser;
            incident.choose_at = choice.choose_at;
            incident.until = choice.until;
            incident.default.clone_from(&choice.default);
        }
        let written = |(fact, value): &(String, FactValue)| format!("{fact}={value}");
        // Of an exposed card the laws only ask whether the play had begun, so the record names no moment.
        let is_found = |fact: &str| fact == <&str>::from(Fact::Found);
        let assumed = ruling
            .assumed
            .iter()
            .filter(|(fact, _)| kind != IncidentKind::Exposed || !is_found(fact));
        for (fact, value) in ruling.known.iter().chain(assumed) {
            incident.facts.insert(fact.clone(), value.to_string());
        }
        let always = ruling.laws.iter().filter(|law| !law.does.is_empty());
        let from_record = ruling.known.iter().filter(|(fact, _)| !stated.has(fact));
        Ok(Some(GameRuling {
            cited_always: always.map(|law| laws.citation(law)).collect(),
            cited_choice: ruling.choice.map(|law| laws.citation(law)),
            recorded: from_record.map(written).collect(),
            assumed: ruling.assumed.iter().map(written).collect(),
            incident,
            laws: laws.clone(),
        }))
    }

    /// The request that the command makes of a game, once it names the option taken.
    ///
    /// # Errors
    /// The laws do not cover the incident, or do not have the option.
    pub(super) fn request(&self, history: &History) -> Result<Request> {
        if let Some(About::Number(number)) = self.about {
            let taken = self.take.as_deref().unwrap_or(LATER);
            let act = Act::Choose { incident: number, taken: taken.to_owned() };
            return Ok(Request::Play { act, waive: self.waiver.stands });
        }
        self.new_request(history.game())
    }

    /// The request that records a new incident.
    ///
    /// # Errors
    /// The laws do not cover it, or do not have the option.
    pub(crate) fn new_request(&self, game: &Game) -> Result<Request> {
        let taken = self.take.as_deref().unwrap_or(LATER);
        let Some(ruling) = self.ruling(game)? else {
            return Err(RequestError::Usage(messages::IncidentKindMissing.say().into()));
        };
        if ruling.is_silent() {
            let silent = messages::LawsSilent { set: words::law_title(&ruling.laws) }.say();
            return Err(RequestError::Against(Problem::of(silent, [Hint::Rule(None)])));
        }
        if taken == DROPPED {
            let options = ruling.incident.takings();
            let refusal = IncidentRefusal::NoSuchOption { taken: taken.to_owned(), options };
            let refusal = Refusal::Incident(refusal);
            return Err(RequestError::Against(words::ruling_in(game, &refusal).into()));
        }
        let incident = taking(ruling.incident, taken);
        Ok(Request::Play { act: Act::Incident(Box::new(incident)), waive: self.waiver.stands })
    }

    /// The laws to rule by.
    fn laws(&self, game: &Game) -> Result<LawSet> {
        let rules = game.setup().rules();
        let own = rules.laws();
        let Some(named) = &self.laws else { return Ok(own) };
        if *named == own.id {
            return Ok(own);
        }
        if let Some(laws) = presets::laws(named) {
            if let Some(need) = rules.lacks(laws) {
                let unfit = ChoiceError::LawsUnfit(laws.id.clone(), need);
                return Err(RequestError::Usage(words::choice_error(rules, &unfit)));
            }
            return Ok(rules.fitted(laws.clone()));
        }
        let mut problem: Problem = messages::LawsNoSuchSet { name: named }.say().into();
        let ids: Vec<&str> = presets::law_ids().collect();
        problem.notes.push(messages::LawsFactValues { values: ids.join(", ") }.say());
        Err(RequestError::Usage(problem))
    }

    /// An error for a missing word, with an example of the command that can be typed: this one with what else
    /// it lacks.
    fn missing(
        &self,
        what: String,
        mut example: IncidentArgs,
        game: &Game,
        deal: &Deal,
    ) -> RequestError {
        if let Some(About::Kind(kind)) = self.about
            && kind.is_by_player()
            && !self.has_player()
            && let Some(seat) = deal.plan.seats.first()
        {
            example.facts.insert(0, game.setup().players().name(*seat).to_string());
        }
        let whole = Hint::of_game(messages::HintIncidentWhole.say(), example.line());
        let help = Hint::HelpOn("incident".into());
        if example.facts.len() == self.facts.len() {
            return RequestError::Usage(Problem::of(what, [whole]));
        }
        match example.ruling(game) {
            // What it lacks as well is in the example of that error.
            Err(RequestError::Usage(Problem { hints, .. })) if !hints.is_empty() => {
                RequestError::Usage(Problem::of(what, hints))
            }
            Err(RequestError::Against(problem)) => RequestError::Against(problem),
            Ok(Some(ruling))
                if game.judge(&Act::Incident(ruling.incident.clone().into())).is_err() =>
            {
                RequestError::Usage(Problem::of(what, [help]))
            }
            _ => RequestError::Usage(Problem::of(what, [whole])),
        }
    }
}

/// The seat of the player meant by a name that was used in a deal, or is now.
fn seat_in(game: &Game, deal: usize, name: &str) -> Result<Seat> {
    seat(&game.as_named_in(deal), name).or_else(|_| seat(game, name))
}

/// An incident of a kind with no facts yet.
fn unruled(kind: IncidentKind, laws: &LawSet) -> RuledIncident {
    RuledIncident {
        number: None,
        kind,
        deal: None,
        by: None,
        facts: BTreeMap::new(),
        laws: laws.id.clone(),
        clauses: Vec::new(),
        offenders: Vec::new(),
        opponents: Vec::new(),
        does: Vec::new(),
        options: Vec::new(),
        first: false,
        chooser: None,
        choose_at: None,
        until: None,
        default: None,
        taken: None,
    }
}

/// The stated facts, as they are typed.
fn as_typed(facts: &Facts) -> BTreeMap<String, String> {
    facts.iter().map(|(fact, value)| (fact.to_owned(), value.to_string())).collect()
}

/// Why an incident cannot be recorded in a game.
fn refused(game: &Game, incident: RuledIncident) -> RequestError {
    match game.judge(&Act::Incident(Box::new(incident))) {
        Err(refusal) => RequestError::Against(words::ruling_in(game, &refusal).into()),
        Ok(_) => RequestError::Usage(Problem::default()),
    }
}

/// An incident with the option taken.
pub(crate) fn taking(incident: RuledIncident, taken: &str) -> RuledIncident {
    let taken = if taken == LATER { None } else { Some(taken.to_owned()) };
    RuledIncident { taken, ..incident }
}
