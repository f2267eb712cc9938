//! What went wrong at the table and what was made of it, with the names of those concerned.

use super::{and, decimal, laws, messages};
use crate::rules::Points;
use crate::rules::laws::{BidRemedy, Call, Callable, Close, Effect, IncidentKind, Party, Void};

/// The names of those whom an incident concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parties {
    /// Who did it.
    pub player: String,
    /// The side of that player.
    pub offenders: String,
    /// Everybody else who plays.
    pub opponents: String,
    /// The most that a side may have without reaching the end of the game, if points end it.
    pub most: Option<Points>,
}

/// What happened: `Bo revoked in trick 7`.
pub fn incident_happened(kind: IncidentKind, player: Option<&str>, trick: Option<u8>) -> String {
    let trick = trick.unwrap_or(0);
    match player {
        Some(player) => {
            messages::IncidentHappened { player, kind: <&str>::from(kind), trick }.say()
        }
        None => messages::IncidentHappenedNobody { kind: laws::law_kind(kind), trick }.say(),
    }
}

/// What an effect does, as a clause: `three tricks to Ana & Cy`.
pub fn effect_on(effect: &Effect, parties: &Parties) -> String {
    let does = match *effect {
        Effect::Tricks { number, to, .. } => {
            return messages::IncidentEffectTricks { number, side: parties.name(to) }.say();
        }
        Effect::Points { number, to } => {
            let side = parties.name(to);
            let lost = number < 0;
            return messages::IncidentEffectPoints { number: number.unsigned_abs(), lost, side }
                .say();
        }
        Effect::Short(party) => {
            let most = parties.most.map_or_else(|| "none".to_owned(), decimal);
            return messages::IncidentEffectShort { side: parties.name(party), most }.say();
        }
        Effect::OffenderPays => {
            return messages::IncidentEffectPays { player: &parties.player }.say();
        }
        Effect::Close(Close::Lost(number)) | Effect::Replay(number) => {
            let effect = if effect == &Effect::Replay(number) { "replay" } else { "missed" };
            return messages::IncidentEffect { effect, number }.say();
        }
        Effect::Lost(_) => "lost",
        Effect::Miss => "miss",
        Effect::Cancel => "cancel",
        Effect::Void(Void::Same) => "void-same",
        Effect::Void(Void::Next) => "void-next",
        Effect::Close(Close::Made) => "made",
        Effect::Close(Close::AsItStood) => "stood",
        Effect::CardsAsDealt => "cards-as-dealt",
        Effect::DealAgain => "deal-again",
        Effect::Stands => "stands",
        Effect::Bid(BidRemedy::Again) => "bid-again",
        Effect::Bid(BidRemedy::Stands) => "bid-stands",
        Effect::Bid(BidRemedy::Cancelled) => "bid-cancelled",
        Effect::Bid(BidRemedy::StandsAsProposal) => "bid-proposal",
        Effect::TurnBack => "turn-back",
        Effect::Callable(Callable::Card) => "callable-card",
        Effect::Callable(Callable::Hand) => "callable-hand",
        Effect::Call(Call::High) => "high",
        Effect::Call(Call::Low) => "low",
        Effect::Call(Call::Win) => "win",
        Effect::Call(Call::Lose) => "lose",
        Effect::Call(Call::Trump) => "trump",
        Effect::Call(Call::Pass) => "pass",
        Effect::Call(Call::SuitNow) => "suit-now",
        Effect::Call(Call::SuitNext) => "suit-next",
        Effect::Back => "back",
        Effect::CardStays => "card-stays",
        Effect::Liable => "liable",
        Effect::SurplusToTrick => "surplus",
        Effect::FourthMayPlay => "fourth",
        Effect::PlayOn => "play-on",
        Effect::Abandoned => "abandoned",
        Effect::Fix => "fix",
        Effect::Substitute => "substitute",
        Effect::Late => "late",
        Effect::Nothing => "none",
    };
    messages::IncidentEffect { effect: does, number: 0 }.say()
}

impl Parties {
    fn name(&self, party: Party) -> String {
        match party {
            Party::Offenders | Party::Claimants => self.offenders.clone(),
            Party::Opponents | Party::Others => self.opponents.clone(),
            Party::Both => and([self.offenders.clone(), self.opponents.clone()]),
        }
    }
}
