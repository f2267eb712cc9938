//! What is known of an incident.

use super::incident::{IncidentKind, Moment};
use std::collections::BTreeMap;
use std::fmt;
use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

/// A fact of an incident, by the name that laws and commands give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumString, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Fact {
    /// The trick in which it happened.
    Trick,
    /// When it was found.
    Found,
    /// Whether the trick had been turned.
    Turned,
    /// Whether the offenders have led or played to a later trick.
    WentOn,
    /// Whether it is too late to put a revoke right.
    Established,
    /// What exactly was wrong.
    Fault,
    /// Who touched the cards first.
    Touched,
    /// Whether it was put right with one move.
    Mended,
    /// Whether the dealer was interrupted.
    Interrupted,
    /// The most cards in a hand.
    Most,
    /// The fewest cards in a hand.
    Least,
    /// The right number of cards.
    Right,
    /// Which side did it, in the deal.
    By,
    /// How many followed.
    Followed,
    /// How many others play.
    Others,
    /// Whose lead it was.
    Rightful,
    /// How many cards were laid down.
    Thrown,
    /// On which side of the contract the offender plays.
    Role,
    /// The kind of contract.
    Contract,
    /// Whether the declarer plays alone.
    Alone,
    /// Whether the contract was already made or lost.
    Decided,
    /// Whether both sides did it.
    Both,
    /// Whether the charge is proven.
    Claim,
    /// Whether all agree.
    Agreed,
    /// Whether it is still the same game.
    SameGame,
}

/// The values that a fact may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FactKind {
    /// `yes` or `no`.
    Flag,
    /// A number.
    Number,
    /// A moment of the deal.
    Moment,
    /// One of these words.
    Word(&'static [&'static str]),
    /// One of the words for what was wrong, which depend on the kind of incident.
    Fault,
}

/// The value of a fact. Two values of different kinds have no order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FactValue {
    /// Yes or no.
    Flag(bool),
    /// A number.
    Number(u8),
    /// A moment.
    Moment(Moment),
    /// A word.
    Word(String),
}

/// A fact that does not exist, or with a value that it cannot have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FactError {
    /// No fact has this name.
    #[error("{0}")]
    Name(String),
    /// A fact cannot have this value.
    #[error("{fact}={value}")]
    Value {
        /// The fact.
        fact: String,
        /// The value.
        value: String,
    },
}

/// A fact that a law depends on, and that is not known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct MissingFact(pub String);

/// What is known of an incident.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts(BTreeMap<String, FactValue>);

impl Fact {
    /// The values that it may have.
    pub const fn kind(self) -> FactKind {
        use Fact::*;
        match self {
            Found => FactKind::Moment,
            Trick | Most | Least | Right | Followed | Others => FactKind::Number,
            Turned | WentOn | Established | Mended | Interrupted | Alone | Decided | Both
            | Claim | Agreed | SameGame => FactKind::Flag,
            Touched => FactKind::Word(&["none", "dealers", "opponents"]),
            By => FactKind::Word(&["dealers", "opponents"]),
            Rightful => FactKind::Word(&["partner", "opponent"]),
            Thrown => FactKind::Word(&["none", "some", "all"]),
            Role => FactKind::Word(&["declarer", "opponent", "none"]),
            Contract => FactKind::Word(&["solo", "pair", "alone", "nothing", "none"]),
            Fault => FactKind::Fault,
        }
    }

    /// The values that it may have in an incident of this kind, or of any: of a number or a trick, an example.
    pub fn values(self, kind: Option<IncidentKind>) -> Vec<&'static str> {
        match self.kind() {
            FactKind::Flag => vec!["yes", "no"],
            FactKind::Number if self == Fact::Followed => vec!["0", "1", "2", "3"],
            FactKind::Number => vec!["3"],
            FactKind::Moment => Moment::examples().collect(),
            FactKind::Word(words) => words.to_vec(),
            FactKind::Fault => {
                let kinds =
                    IncidentKind::iter().filter(|known| kind.is_none_or(|kind| kind == *known));
                kinds.flat_map(|kind| kind.faults()).copied().collect()
            }
        }
    }

    /// The value assumed if nobody states it.
    pub fn usual(self) -> Option<FactValue> {
        use Fact::*;
        match self {
            Found => Some(FactValue::Moment(Moment::End)),
            Turned | WentOn | Mended | Interrupted | Alone | Decided | Both | Agreed | SameGame => {
                Some(FactValue::Flag(false))
            }
            Claim => Some(FactValue::Flag(true)),
            Touched | Thrown => Some(FactValue::Word("none".into())),
            Rightful => Some(FactValue::Word("opponent".into())),
            _ => None,
        }
    }
}

impl FactValue {
    /// The value of a fact of this name.
    ///
    /// # Errors
    /// The fact cannot have it.
    pub fn read(fact: &str, text: &str) -> Result<FactValue, FactError> {
        // What a set of laws lets the table choose is a word.
        let kind = fact.parse().map_or(FactKind::Word(&[]), Fact::kind);
        let value = match kind {
            FactKind::Flag => match text {
                "yes" | "true" => Some(FactValue::Flag(true)),
                "no" | "false" => Some(FactValue::Flag(false)),
                _ => None,
            },
            FactKind::Number => text.parse().ok().map(FactValue::Number),
            FactKind::Moment => text.parse().ok().map(FactValue::Moment),
            FactKind::Fault => IncidentKind::iter()
                .any(|kind| kind.faults().contains(&text))
                .then(|| FactValue::Word(text.to_owned())),
            FactKind::Word(words) => (words.is_empty() || words.contains(&text))
                .then(|| FactValue::Word(text.to_owned())),
        };
        value.ok_or_else(|| FactError::Value { fact: fact.to_owned(), value: text.to_owned() })
    }
}

/// Writes the value as commands do.
impl fmt::Display for FactValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FactValue::Flag(true) => f.write_str("yes"),
            FactValue::Flag(false) => f.write_str("no"),
            FactValue::Number(number) => write!(f, "{number}"),
            FactValue::Moment(moment) => write!(f, "{moment}"),
            FactValue::Word(word) => f.write_str(word),
        }
    }
}

impl PartialOrd for FactValue {
    fn partial_cmp(&self, other: &FactValue) -> Option<std::cmp::Ordering> {
        use FactValue::*;
        match (self, other) {
            (Flag(one), Flag(other)) => one.partial_cmp(other),
            (Number(one), Number(other)) => one.partial_cmp(other),
            (Moment(one), Moment(other)) => one.partial_cmp(other),
            (Word(one), Word(other)) => one.partial_cmp(other),
            _ => None,
        }
    }
}

impl Facts {
    /// Adds what somebody said.
    pub fn add(&mut self, fact: &str, value: FactValue) {
        self.0.insert(fact.to_owned(), value);
    }

    /// A fact, as it is known or usual.
    ///
    /// # Errors
    /// It is neither.
    pub(super) fn get(&self, fact: &str) -> Result<&FactValue, MissingFact> {
        self.0.get(fact).ok_or_else(|| MissingFact(fact.to_owned()))
    }

    /// A fact that is known; `None` if nobody said it.
    pub fn known(&self, fact: Fact) -> Option<&FactValue> {
        self.0.get(<&str>::from(fact))
    }

    /// When it was found, if that is known.
    pub fn found(&self) -> Option<Moment> {
        match self.known(Fact::Found) {
            Some(FactValue::Moment(found)) => Some(*found),
            _ => None,
        }
    }

    /// The number of the trick, if it is known.
    pub fn trick(&self) -> Option<u8> {
        match self.known(Fact::Trick) {
            Some(FactValue::Number(trick)) => Some(*trick),
            _ => None,
        }
    }

    /// These facts, what follows from them, the usual values of the others, and the table's choices.
    pub(super) fn derived(
        &self,
        kind: IncidentKind,
        settings: &BTreeMap<String, String>,
    ) -> Result<Facts, MissingFact> {
        let mut facts = self.clone();
        for (setting, value) in settings {
            let value = FactValue::Word(value.clone());
            facts.0.entry(setting.clone()).or_insert(value);
        }
        let word = |word: &str| FactValue::Word(word.into());
        let of_the_kind = match kind {
            IncidentKind::Exposed => Some((Fact::Fault, word("table"))),
            IncidentKind::Score => Some((Fact::Fault, word("number"))),
            IncidentKind::Count => Some((Fact::By, word("dealers"))),
            IncidentKind::Misdeal | IncidentKind::Dealer => {
                Some((Fact::Found, FactValue::Moment(Moment::Dealt)))
            }
            IncidentKind::Bid => Some((Fact::Found, FactValue::Moment(Moment::Bidding))),
            _ => None,
        };
        let usual = Fact::iter().filter_map(|fact| Some((fact, fact.usual()?)));
        for (fact, usual) in of_the_kind.into_iter().chain(usual) {
            facts.0.entry(<&str>::from(fact).to_owned()).or_insert(usual);
        }
        if kind == IncidentKind::Revoke && facts.known(Fact::Established).is_none() {
            facts.add(Fact::Established.into(), FactValue::Flag(facts.is_established()?));
        }
        Ok(facts)
    }

    /// Whether a fact is among these.
    pub fn has(&self, fact: &str) -> bool {
        self.0.contains_key(fact)
    }

    /// These facts, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &FactValue)> {
        self.0.iter().map(|(fact, value)| (fact.as_str(), value))
    }

    /// Whether it is too late to put a revoke right: its trick was turned, or the offenders have gone on. To lay
    /// down cards is to go on.
    fn is_established(&self) -> Result<bool, MissingFact> {
        let yes = FactValue::Flag(true);
        let FactValue::Number(trick) = *self.get(Fact::Trick.into())? else { return Ok(true) };
        let FactValue::Moment(found) = *self.get(Fact::Found.into())? else { return Ok(true) };
        let was_disobeyed = self.known(Fact::Fault) == Some(&FactValue::Word("disobeyed".into()));
        let were_thrown = *self.get(Fact::Thrown.into())? != FactValue::Word("none".into());
        Ok(*self.get(Fact::Turned.into())? == yes
            || *self.get(Fact::WentOn.into())? == yes
            || was_disobeyed
            || were_thrown
            || found > Moment::Trick(trick))
    }
}
