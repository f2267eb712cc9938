//! What a law does. The list is closed: nothing else can be written in a set of laws.

use schemars::JsonSchema;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;

/// What a law does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[derive(SerializeDisplay, DeserializeFromStr, JsonSchema)]
#[schemars(with = "String", rename = "LawEffect")]
pub enum Effect {
    /// Tricks move from one party to another when the deal is scored, never more than there are.
    Tricks {
        /// How many.
        number: u8,
        /// From whom.
        from: Party,
        /// To whom.
        to: Party,
    },
    /// A party gets points, or loses them.
    Points {
        /// How many; below zero if they are lost.
        number: i8,
        /// Who.
        to: Party,
    },
    /// The contract or bid of a party counts as missed, whatever its tricks.
    Lost(Party),
    /// A bid that was made is scored as a miss by one trick.
    Miss,
    /// The total of a party cannot reach the end of the game by this deal.
    Short(Party),
    /// The offender alone pays what the side would.
    OffenderPays,
    /// It and the other side's incident of the same kind cancel each other.
    Cancel,
    /// The deal is void, and dealt again.
    Void(Void),
    /// The deal ends without further tricks.
    Close(Close),
    /// The tricks from this one on are taken back.
    Replay(u8),
    /// The deal counts as one of as many cards as were dealt.
    CardsAsDealt,
    /// The right player deals.
    DealAgain,
    /// It stands as it happened.
    Stands,
    /// What becomes of a bid.
    Bid(BidRemedy),
    /// A party may not bid again in the deal.
    Bar(Party),
    /// The turn goes back.
    TurnBack,
    /// Cards lie open and may be called.
    Callable(Callable),
    /// A card may be called now.
    Call(RequiredCard),
    /// The cards are taken back.
    Back,
    /// The card stays where it is.
    CardStays,
    /// The offender answers for revokes meanwhile.
    Liable,
    /// The last card belongs to the trick that lacks one.
    SurplusToTrick,
    /// The fourth hand may play before the second.
    FourthMayPlay,
    /// The deal is played on.
    PlayOn,
    /// The hand is over as claimed.
    Abandoned,
    /// The number is put right.
    Fix,
    /// Another player takes over.
    Substitute,
    /// It is too late.
    Late,
    /// Nothing.
    Nothing,
}

/// A party to an incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum Party {
    /// The side of the player who did it.
    Offenders,
    /// Everybody else who plays in the deal.
    Opponents,
    /// Both sides.
    Both,
    /// The side that made a charge.
    Claimants,
    /// The side that was charged.
    Others,
}

/// Who deals a void deal again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// The same dealer.
    Same,
    /// The next player, and the rotation goes on from there.
    Next,
}

/// How a deal ends without further tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Close {
    /// The contract is just made.
    Made,
    /// The contract is missed by this many tricks.
    Lost(u8),
    /// By the tricks so far.
    AsItStood,
}

/// What becomes of a bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BidRemedy {
    /// It is made again.
    Again,
    /// It stands.
    Stands,
    /// It is cancelled.
    Cancelled,
    /// It stands as a proposal.
    StandsAsProposal,
}

/// What lies open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callable {
    /// The card.
    Card,
    /// The whole hand.
    Hand,
}

/// What the offender's side may be told to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RequiredCard {
    /// The highest card of the suit.
    High,
    /// The lowest card of the suit.
    Low,
    /// A card that wins the trick.
    Win,
    /// A card that does not win the trick.
    Lose,
    /// A trump.
    Trump,
    /// No trump.
    Pass,
    /// A suit, for the lead due now.
    SuitNow,
    /// A suit, at the next lead of that side.
    SuitNext,
}

/// A text that is not an effect.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct EffectError(pub String);

/// The effects without a number or a party, as sets of laws write them.
const WRITTEN: [(&str, Effect); 36] = [
    ("miss offender", Effect::Miss),
    ("pays offender", Effect::OffenderPays),
    ("cancel", Effect::Cancel),
    ("void same", Effect::Void(Void::Same)),
    ("void next", Effect::Void(Void::Next)),
    ("close made", Effect::Close(Close::Made)),
    ("close as it stood", Effect::Close(Close::AsItStood)),
    ("cards as dealt", Effect::CardsAsDealt),
    ("deal again rightful", Effect::DealAgain),
    ("stands", Effect::Stands),
    ("bid again", Effect::Bid(BidRemedy::Again)),
    ("bid stands", Effect::Bid(BidRemedy::Stands)),
    ("bid cancelled", Effect::Bid(BidRemedy::Cancelled)),
    ("bid stands proposal", Effect::Bid(BidRemedy::StandsAsProposal)),
    ("turn back", Effect::TurnBack),
    ("callable card", Effect::Callable(Callable::Card)),
    ("callable hand", Effect::Callable(Callable::Hand)),
    ("call high", Effect::Call(RequiredCard::High)),
    ("call low", Effect::Call(RequiredCard::Low)),
    ("call win", Effect::Call(RequiredCard::Win)),
    ("call lose", Effect::Call(RequiredCard::Lose)),
    ("call trump", Effect::Call(RequiredCard::Trump)),
    ("call pass", Effect::Call(RequiredCard::Pass)),
    ("call suit now", Effect::Call(RequiredCard::SuitNow)),
    ("call suit next", Effect::Call(RequiredCard::SuitNext)),
    ("back", Effect::Back),
    ("card stays", Effect::CardStays),
    ("liable", Effect::Liable),
    ("surplus to trick", Effect::SurplusToTrick),
    ("fourth may play", Effect::FourthMayPlay),
    ("play on", Effect::PlayOn),
    ("abandoned", Effect::Abandoned),
    ("fix", Effect::Fix),
    ("substitute", Effect::Substitute),
    ("late", Effect::Late),
    ("none", Effect::Nothing),
];

impl FromStr for Effect {
    type Err = EffectError;

    fn from_str(text: &str) -> Result<Effect, EffectError> {
        if let Some((_, effect)) = WRITTEN.iter().find(|(written, _)| *written == text) {
            return Ok(*effect);
        }
        Effect::with_details(text).ok_or_else(|| EffectError(text.to_owned()))
    }
}

impl Effect {
    /// Every effect as sets of laws write it, with examples of those that have a number or a party.
    pub fn written() -> impl Iterator<Item = &'static str> {
        let examples = [
            "tricks 3 offenders opponents",
            "points 3 opponents",
            "lost offenders",
            "short offenders",
            "short both",
            "close lost 1",
            "replay 1",
            "bar offenders",
        ];
        WRITTEN.iter().map(|(written, _)| *written).chain(examples)
    }

    fn with_details(text: &str) -> Option<Effect> {
        let words: Vec<&str> = text.split(' ').collect();
        match words.as_slice() {
            ["tricks", number, from, to] => Some(Effect::Tricks {
                number: number.parse().ok()?,
                from: from.parse().ok()?,
                to: to.parse().ok()?,
            }),
            ["points", number, to] => {
                Some(Effect::Points { number: number.parse().ok()?, to: to.parse().ok()? })
            }
            ["lost", of] => Some(Effect::Lost(of.parse().ok()?)),
            ["short", of] => Some(Effect::Short(of.parse().ok()?)),
            ["bar", who] => Some(Effect::Bar(who.parse().ok()?)),
            ["close", "lost", number] => Some(Effect::Close(Close::Lost(number.parse().ok()?))),
            ["replay", trick] => Some(Effect::Replay(trick.parse().ok()?)),
            _ => None,
        }
    }

    /// Whether it costs a side points, or the deal.
    pub const fn is_penalty(self) -> bool {
        use Effect::*;
        matches!(
            self,
            Tricks { .. } | Points { .. } | Lost(_) | Miss | Short(_) | Void(_) | Close(_)
        )
    }

    /// Whether it asks something of the players in the deal, and changes no points by itself.
    pub const fn is_duty(self) -> bool {
        matches!(
            self,
            Effect::Callable(_)
                | Effect::Call(_)
                | Effect::Bar(_)
                | Effect::Back
                | Effect::CardStays
                | Effect::Liable
                | Effect::SurplusToTrick
                | Effect::FourthMayPlay
                | Effect::PlayOn
                | Effect::Abandoned
        )
    }
}

/// Writes the effect as sets of laws do.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Tricks { number, from, to } => {
                write!(f, "tricks {number} {from} {to}")
            }
            Effect::Points { number, to } => write!(f, "points {number} {to}"),
            Effect::Lost(of) => write!(f, "lost {of}"),
            Effect::Short(of) => write!(f, "short {of}"),
            Effect::Bar(who) => write!(f, "bar {who}"),
            Effect::Close(Close::Lost(number)) => write!(f, "close lost {number}"),
            Effect::Replay(trick) => write!(f, "replay {trick}"),
            other => {
                let written = WRITTEN.iter().find(|(_, effect)| effect == other);
                f.write_str(written.map_or("", |(text, _)| *text))
            }
        }
    }
}
