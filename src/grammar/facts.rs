//! The facts of an incident, as they are typed.

use super::request::RequestError;
use crate::rules::laws::{
    Fact, FactError, FactValue, Facts, IncidentKind, LawSet, MissingFact, Moment,
};
use crate::words::{Hint, Problem, messages};

/// An incident as it was typed.
#[derive(Debug)]
pub(crate) struct TypedIncident<'a> {
    /// What happened.
    pub(crate) kind: IncidentKind,
    /// Who did it.
    pub(crate) by: Option<&'a str>,
    /// What else is stated.
    pub(crate) facts: Facts,
    /// The cards of hands with a wrong number.
    held: Vec<u8>,
}

impl<'a> TypedIncident<'a> {
    /// Reads the player, the number of the trick, and facts such as `found=9`, which the laws must know.
    ///
    /// # Errors
    /// A fact does not exist, or cannot have the value.
    pub(crate) fn read(
        kind: IncidentKind,
        typed: &'a [String],
        laws: &LawSet,
    ) -> Result<TypedIncident<'a>, RequestError> {
        let facts = Facts::default();
        let mut incident = TypedIncident { kind, by: None, facts, held: Vec::new() };
        let facts = &mut incident.facts;
        for typed in typed {
            match typed.split_once('=') {
                None if typed.bytes().all(|byte| byte.is_ascii_digit()) => {
                    let trick = number(kind, Fact::Trick.into(), typed)?;
                    facts.add(Fact::Trick.into(), FactValue::Number(trick));
                }
                None if kind.faults().contains(&typed.as_str()) => {
                    facts.add(Fact::Fault.into(), FactValue::Word(typed.clone()));
                }
                None => incident.by = Some(typed),
                // Hand sizes, such as `Ana:14,Bo:12`.
                Some(("held", hands)) => {
                    for hand in hands.split(',') {
                        let cards = hand.rsplit(':').next().unwrap_or_default();
                        incident.held.push(number(kind, "held", cards)?);
                    }
                }
                Some(("dealt", cards)) => {
                    let cards = FactValue::Number(number(kind, "dealt", cards)?);
                    facts.add(Fact::Most.into(), cards.clone());
                    facts.add(Fact::Least.into(), cards);
                }
                Some(("where", "deal")) => {
                    facts.add(Fact::Found.into(), FactValue::Moment(Moment::Dealing));
                }
                Some(("where", place)) => {
                    facts.add(Fact::Fault.into(), value(kind, Fact::Fault.into(), place)?);
                }
                Some((fact, text)) => {
                    let fact = &fact.replace('-', "_");
                    if fact.parse::<Fact>().is_err() && !laws.settings.contains_key(fact) {
                        return Err(wrong_fact(kind, &FactError::Name(fact.to_owned())));
                    }
                    facts.add(fact, value(kind, fact, text)?);
                }
            }
        }
        Ok(incident)
    }

    /// Adds the number of players and of cards, and what follows: the most and the fewest cards in a hand.
    /// Hands that were not stated have the right number.
    pub(crate) fn add_hands(&mut self, players: u8, right: Option<u8>) {
        self.facts.add(Fact::Others.into(), FactValue::Number(players - 1));
        if let Some(cards) = right {
            self.facts.add(Fact::Right.into(), FactValue::Number(cards));
        }
        if self.held.is_empty() {
            return;
        }
        let mut numbers = self.held.clone();
        if numbers.len() < players.into() {
            numbers.extend(right);
        }
        let most = numbers.iter().max().copied().unwrap_or(0);
        let least = numbers.iter().min().copied().unwrap_or(0);
        self.facts.add(Fact::Most.into(), FactValue::Number(most));
        self.facts.add(Fact::Least.into(), FactValue::Number(least));
    }

    /// The number of the trick, if it is stated.
    pub(crate) fn trick(&self) -> Option<u8> {
        match self.facts.known(Fact::Trick) {
            Some(FactValue::Number(trick)) => Some(*trick),
            _ => None,
        }
    }

    /// Whether it is a revoke in the last trick, where every hand has only one card.
    pub(crate) fn is_of_the_last_card(&self) -> bool {
        let right = self.facts.known(Fact::Right);
        self.kind == IncidentKind::Revoke
            && self.trick().is_some()
            && self.facts.known(Fact::Trick) == right
    }
}

fn number(kind: IncidentKind, fact: &str, text: &str) -> Result<u8, RequestError> {
    text.parse().map_err(|_| {
        wrong_fact(kind, &FactError::Value { fact: fact.to_owned(), value: text.to_owned() })
    })
}

fn value(kind: IncidentKind, fact: &str, text: &str) -> Result<FactValue, RequestError> {
    FactValue::read(fact, text).map_err(|error| wrong_fact(kind, &error))
}

fn wrong_fact(kind: IncidentKind, error: &FactError) -> RequestError {
    let help = Hint::HelpOn("incident".into());
    let mut problem: Problem = match error {
        FactError::Name(fact) => Problem::of(messages::LawsWrongFactName { fact }.say(), [help]),
        FactError::Value { fact, value } => {
            messages::LawsWrongFact { fact, given: value }.say().into()
        }
    };
    if let FactError::Value { fact, .. } = error {
        problem.notes.extend(values(kind, fact));
    }
    RequestError::Usage(problem)
}

/// Which fact is missing, and what it may be.
pub(crate) fn missing_fact(kind: IncidentKind, missing: &MissingFact) -> String {
    let fact = &missing.0;
    if fact == <&str>::from(Fact::Trick) {
        return messages::LawsMissingTrick.say();
    }
    let mut said = vec![messages::LawsMissingFact { fact }.say()];
    said.extend(values(kind, fact));
    said.join(" ")
}

/// The values that a fact may have, each as it is typed.
fn values(kind: IncidentKind, fact: &str) -> Option<String> {
    let words = fact.parse::<Fact>().ok()?.values(Some(kind));
    let typed: Vec<String> = words.into_iter().map(|word| format!("{fact}={word}")).collect();
    Some(messages::LawsFactValues { values: typed.join(", ") }.say())
}

/// A missing fact with one of its values, as it is typed.
pub(crate) fn usual_value(kind: IncidentKind, missing: &MissingFact) -> Option<String> {
    let fact = &missing.0;
    if fact == <&str>::from(Fact::Trick) {
        return Some("7".to_owned());
    }
    Some(format!("{fact}={}", fact.parse::<Fact>().ok()?.values(Some(kind)).first()?))
}

/// A fact to ask for, and its possible values.
pub(crate) struct FactAsked {
    /// Its name; empty for the number of the trick, which is typed alone.
    pub(crate) fact: &'static str,
    /// The values, each as it is typed; empty for a number.
    pub(crate) values: Vec<&'static str>,
}

/// The fact that a kind of incident is about, apart from who did it, if it is not typed.
pub(crate) fn fact_asked(kind: IncidentKind, typed: &[String]) -> Option<FactAsked> {
    let asked = match kind {
        IncidentKind::Revoke => FactAsked { fact: "", values: Vec::new() },
        IncidentKind::Count => FactAsked { fact: "held", values: vec!["Ana:14,Bo:12"] },
        IncidentKind::Exposed => {
            FactAsked { fact: "where", values: vec!["deal", "table", "floor"] }
        }
        IncidentKind::Lead => FactAsked { fact: "followed", values: vec!["0", "1", "2", "3"] },
        IncidentKind::Claim => {
            FactAsked { fact: "thrown", values: vec!["some", "all", "fault=attention"] }
        }
        IncidentKind::Pack | IncidentKind::Dealer => return None,
        kind => FactAsked { fact: "fault", values: kind.faults().to_vec() },
    };
    let is_typed = typed.iter().any(|typed| match typed.split_once('=') {
        Some((fact, _)) => fact == asked.fact || fact == "fault" || fact == "dealt",
        None => asked.fact.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit()),
    });
    if is_typed { None } else { Some(asked) }
}
