//! Kinds of incidents, and when they are found.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use strum::{EnumIter, EnumString, IntoStaticStr};

/// A kind of incident.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    EnumString,
    EnumIter,
    IntoStaticStr
)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum IncidentKind {
    /// Somebody did not follow, or did not trump or beat where that is a duty.
    Revoke,
    /// The cards were dealt against the rules.
    Misdeal,
    /// A hand has too many or too few cards.
    Count,
    /// A card was seen.
    Exposed,
    /// Somebody led out of turn.
    Lead,
    /// Somebody played out of turn.
    Play,
    /// A bid was made against the rules.
    Bid,
    /// A trick has a wrong number of cards, or was looked at.
    Trick,
    /// Somebody laid down cards, or drew attention to the trick.
    Claim,
    /// A card is missing, double or faced.
    Pack,
    /// The wrong player dealt.
    Dealer,
    /// The wrong suit was taken for trump.
    Trump,
    /// A number in the score is wrong.
    Score,
    /// A player is absent, leaves or is replaced.
    Player,
}

/// When something was found, in the order of a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String")]
pub enum Moment {
    /// While the cards are dealt.
    Dealing,
    /// Once they are dealt.
    Dealt,
    /// While the players bid.
    Bidding,
    /// Once they have bid, before a card is led.
    Ready,
    /// In a trick, by its number from 1.
    Trick(u8),
    /// After the last trick.
    End,
    /// Once the deal is in the score.
    Written,
    /// Once the next deal has begun.
    Next,
    /// Once the game is over.
    Over,
}

/// A text that is not a moment.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct MomentError(pub String);

impl IncidentKind {
    /// What may have been wrong, each as laws and commands write it; empty where that needs no saying.
    pub const fn faults(self) -> &'static [&'static str] {
        match self {
            IncidentKind::Revoke => &["disobeyed"],
            IncidentKind::Misdeal => &["order", "two", "uncut", "trump", "shuffled"],
            IncidentKind::Exposed => &["table", "floor"],
            IncidentKind::Play => &["third", "fourth", "ahead"],
            IncidentKind::Bid => &["turn", "low", "barred", "changed", "hook", "unheard"],
            IncidentKind::Trick => &["two", "omitted", "mixed", "seen", "taken"],
            IncidentKind::Claim => &["attention"],
            IncidentKind::Pack => &["missing", "double", "faced", "foreign"],
            IncidentKind::Trump => &["written", "played", "named"],
            IncidentKind::Score => &["number", "rubber"],
            IncidentKind::Player => &["absent", "leaves", "replaced"],
            IncidentKind::Count | IncidentKind::Lead | IncidentKind::Dealer => &[],
        }
    }
}

impl IncidentKind {
    /// Whether a player does it and has to be named.
    pub const fn is_by_player(self) -> bool {
        use IncidentKind::{Count, Misdeal, Pack, Score, Trump};
        !matches!(self, Count | Misdeal | Pack | Score | Trump)
    }

    /// Whether it can only happen once cards are played.
    pub const fn is_of_play(self) -> bool {
        use IncidentKind::{Claim, Lead, Play, Revoke, Trick};
        matches!(self, Claim | Lead | Play | Revoke | Trick)
    }
}

impl Moment {
    const NAMED: [(&str, Moment); 9] = [
        ("dealing", Moment::Dealing),
        ("dealt", Moment::Dealt),
        ("bidding", Moment::Bidding),
        ("ready", Moment::Ready),
        ("play", Moment::Trick(1)),
        ("end", Moment::End),
        ("written", Moment::Written),
        ("next", Moment::Next),
        ("over", Moment::Over),
    ];

    /// Every moment in the order of a deal, with one trick as an example.
    pub fn examples() -> impl Iterator<Item = &'static str> {
        Moment::NAMED.iter().map(|(name, moment)| match moment {
            Moment::Trick(_) => "3",
            _ => name,
        })
    }

    /// Its name, as laws and commands write it; `trick` for any trick.
    pub fn name(self) -> &'static str {
        if let Moment::Trick(_) = self {
            return "trick";
        }
        let named = Moment::NAMED.iter().find(|(_, moment)| *moment == self);
        named.map_or("", |(name, _)| name)
    }
}

/// Writes the moment as laws and commands do.
impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Moment::Trick(trick) => write!(f, "{trick}"),
            moment => f.write_str(moment.name()),
        }
    }
}

impl FromStr for Moment {
    type Err = MomentError;

    fn from_str(text: &str) -> Result<Moment, MomentError> {
        if let Some((_, moment)) = Moment::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*moment);
        }
        match text.parse::<u8>() {
            Ok(trick) if trick > 0 => Ok(Moment::Trick(trick)),
            _ => Err(MomentError(text.to_owned())),
        }
    }
}
