//! The facts of an incident, as they are typed.

use super::incident::is_number;
use super::request::RequestError;
use crate::cards::{Card, Pack};
use crate::rules::laws::{
    Fact, FactError, FactValue, Facts, IncidentKind, LawSet, MissingFact, Moment,
};
use crate::words::{Hint, Problem, did_you_mean, messages};
use strum::IntoEnumIterator;

/// An incident as it was typed.
#[derive(Debug)]
pub(crate) struct TypedIncident<'a> {
    /// What happened.
    pub(crate) kind: IncidentKind,
    /// Who did it.
    pub(crate) by: Option<&'a str>,
    /// What else is stated.
    pub(crate) facts: Facts,
    /// The hands with a wrong number of cards.
    pub(crate) held: Vec<TypedHand<'a>>,
    /// What is recorded with it and decides nothing: the card that it is about, or who takes over.
    pub(crate) noted: Vec<(&'static str, String)>,
}

/// A hand with a wrong number of cards, as it was typed: `Ana:14`.
#[derive(Debug)]
pub(crate) struct TypedHand<'a> {
    /// Whose it is.
    pub(crate) player: Option<&'a str>,
    /// How many cards it has.
    cards: u8,
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
        let mut incident =
            TypedIncident { kind, by: None, facts, held: Vec::new(), noted: Vec::new() };
        let facts = &mut incident.facts;
        for typed in typed {
            match typed.split_once('=') {
                None if is_number(typed) && kind == IncidentKind::Count => {
                    incident
                        .held
                        .push(TypedHand { player: None, cards: number(kind, "held", typed)? });
                }
                None if is_number(typed) => {
                    let trick = number(kind, Fact::Trick.into(), typed)?;
                    facts.add(Fact::Trick.into(), FactValue::Number(trick));
                }
                None if kind.faults().contains(&typed.as_str()) => {
                    facts.add(Fact::Fault.into(), FactValue::Word(typed.clone()));
                }
                None => {
                    if let Some(one) = incident.by.replace(typed) {
                        let two = messages::LawsTwoPlayers { one, other: typed }.say();
                        return Err(RequestError::Usage(two.into()));
                    }
                }
                // Hand sizes, such as `Ana:14,Bo:12`.
                Some(("held", hands)) => {
                    for hand in hands.split(',') {
                        let (player, cards) = match hand.rsplit_once(':') {
                            Some((player, cards)) => (Some(player), cards),
                            None => (None, hand),
                        };
                        let cards = number(kind, "held", cards)?;
                        incident.held.push(TypedHand { player, cards });
                    }
                }
                Some(("dealt", cards)) => {
                    let cards = FactValue::Number(number(kind, "dealt", cards)?);
                    facts.add(Fact::Most.into(), cards.clone());
                    facts.add(Fact::Least.into(), cards);
                }
                Some(("card", text)) => {
                    let card = text.parse::<Card>().map_err(|_| wrong_card(text))?;
                    incident.noted.push(("card", card.to_string()));
                }
                Some(("to", name)) if kind == IncidentKind::Player => {
                    incident.noted.push(("to", name.to_owned()));
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
        let mut numbers: Vec<u8> = self.held.iter().map(|hand| hand.cards).collect();
        if numbers.len() < players.into() {
            numbers.extend(right);
        }
        let most = numbers.iter().max().copied().unwrap_or(0);
        let least = numbers.iter().min().copied().unwrap_or(0);
        self.facts.add(Fact::Most.into(), FactValue::Number(most));
        self.facts.add(Fact::Least.into(), FactValue::Number(least));
    }

    /// Refuses a card that the pack does not have.
    ///
    /// # Errors
    /// There is none such.
    pub(crate) fn check_card(&self, pack: &Pack) -> Result<(), RequestError> {
        for (_, card) in self.noted.iter().filter(|(fact, _)| *fact == "card") {
            if card.parse::<Card>().is_ok_and(|card| pack.number(card) == 0) {
                return Err(wrong_card(card));
            }
        }
        Ok(())
    }

    /// Refuses facts that cannot be, with what is possible, where so many play and a deal has so many tricks.
    ///
    /// # Errors
    /// A number is too small or too large, the trick comes after the discovery, or nobody can revoke in it.
    pub(crate) fn check(&self, players: u8, tricks: Option<u8>) -> Result<(), RequestError> {
        let most = tricks.unwrap_or(u8::MAX);
        let trick = self.facts.trick();
        if let Some(trick) = trick {
            check_within(Fact::Trick, trick, 1, most)?;
        }
        if let Some(Moment::Trick(found)) = self.facts.found() {
            check_within(Fact::Found, found, 1, most)?;
        }
        if let Some(FactValue::Number(followed)) = self.facts.known(Fact::Followed) {
            check_within(Fact::Followed, *followed, 0, players - 1)?;
        }
        if let (Some(trick), Some(found)) = (trick, self.facts.found())
            && found < Moment::Trick(trick)
        {
            let mut problem = wrong_value(Fact::Found, &found);
            problem.notes.push(messages::LawsFoundBefore { trick }.say());
            return Err(RequestError::Usage(problem));
        }
        if self.kind == IncidentKind::Revoke && trick.is_some() && trick == tricks {
            let help = Hint::HelpOn("incident".into());
            return Err(RequestError::Against(Problem::of(messages::LawsLastCard.say(), [help])));
        }
        Ok(())
    }
}

fn wrong_card(text: &str) -> RequestError {
    let wrong = messages::LawsWrongFact { fact: "card", given: text.to_owned() };
    RequestError::Usage(wrong.say().into())
}

fn check_within(fact: Fact, number: u8, least: u8, most: u8) -> Result<(), RequestError> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    let mut problem = wrong_value(fact, &number);
    problem.notes.push(messages::LawsFactRange { least, most }.say());
    Err(RequestError::Usage(problem))
}

fn wrong_value(fact: Fact, given: &dyn std::fmt::Display) -> Problem {
    messages::LawsWrongFact { fact: <&str>::from(fact), given: given.to_string() }.say().into()
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
        FactError::Name(fact) => {
            let known = Fact::iter().map(<&str>::from).chain(["held", "dealt", "where", "card"]);
            let near = did_you_mean(fact, known);
            Problem::of(messages::LawsWrongFactName { fact }.say() + &near, [help])
        }
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
    if is_of_hands(fact) {
        return messages::LawsMissingHands.say();
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

/// Whether a fact follows from the cards in the hands.
fn is_of_hands(fact: &str) -> bool {
    [Fact::Most, Fact::Least, Fact::Right].into_iter().any(|known| fact == <&str>::from(known))
}

/// A missing fact with a value that is possible where each is dealt so many cards, as it is typed.
pub(crate) fn usual_value(
    kind: IncidentKind,
    missing: &MissingFact,
    cards: Option<u8>,
    player: &str,
) -> Option<String> {
    let fact = &missing.0;
    if fact == <&str>::from(Fact::Trick) {
        return Some("1".to_owned());
    }
    if is_of_hands(fact) {
        return cards.map(|cards| format!("held={player}:{}", cards + 1));
    }
    Some(format!("{fact}={}", fact.parse::<Fact>().ok()?.values(Some(kind)).first()?))
}
