//! Acts as a journal's lines hold them.

use crate::cards::{Card, Seat, Trump};
use crate::game::{Act, Count, Incident, PlayedCard, TableRuling};
use crate::rules::{Bid, Call, Contract, Points};
use serde::{Deserialize, Serialize};

/// An act; numbers stand in pairs of a seat and what was said of it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ActOnWire {
    Trump(Trump),
    Turned(Card),
    Bid(Vec<(Option<u8>, i64)>),
    Took(Vec<(Option<u8>, i64)>),
    Trick(TrickOnWire),
    Dealer(u8),
    Leave(LeaveOnWire),
    Swap(u8, u8),
    Redeal,
    Extra(String),
    Ruling(RulingOnWire),
    Call(Vec<CallOnWire>),
    Contract(ContractOnWire),
}

/// A trick; its cards stand in pairs of a seat and the card.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrickOnWire {
    cards: Vec<(Option<u8>, Card)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turned: Option<Card>,
}

/// A player who leaves, and who takes over.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaveOnWire {
    seat: u8,
    to: String,
}

/// A ruling of the table; points stand in pairs of a seat and half points.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulingOnWire {
    about: Incident,
    reason: String,
    deal: Option<usize>,
    points_in_halves: Vec<(u8, i64)>,
}

/// A call; a bid stands as its id and the trump that it names.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CallOnWire {
    Pass,
    Wait,
    Trou,
    PassTrou,
    Join(Option<(String, Option<Trump>)>),
    Bid(String, Option<Trump>),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContractOnWire {
    bid: String,
    trump: Option<Trump>,
    by: u8,
    with: Option<u8>,
}

impl From<&Call> for CallOnWire {
    fn from(call: &Call) -> Self {
        match call {
            Call::Pass => CallOnWire::Pass,
            Call::Wait => CallOnWire::Wait,
            Call::Trou => CallOnWire::Trou,
            Call::PassTrou => CallOnWire::PassTrou,
            Call::Join { bid } => {
                CallOnWire::Join(bid.as_ref().map(|bid| (bid.bid.clone(), bid.trump)))
            }
            Call::Bid(bid) => CallOnWire::Bid(bid.bid.clone(), bid.trump),
        }
    }
}

impl From<CallOnWire> for Call {
    fn from(call: CallOnWire) -> Self {
        match call {
            CallOnWire::Pass => Call::Pass,
            CallOnWire::Wait => Call::Wait,
            CallOnWire::Trou => Call::Trou,
            CallOnWire::PassTrou => Call::PassTrou,
            CallOnWire::Join(bid) => Call::Join { bid: bid.map(|(bid, trump)| Bid { bid, trump }) },
            CallOnWire::Bid(bid, trump) => Call::Bid(Bid { bid, trump }),
        }
    }
}

impl From<&Act> for ActOnWire {
    fn from(act: &Act) -> Self {
        let pairs = |said: &[Count]| {
            said.iter().map(|said| (said.by.map(|seat| seat.0), said.number)).collect()
        };
        match act {
            Act::Trump(trump) => ActOnWire::Trump(*trump),
            Act::Turned(card) => ActOnWire::Turned(*card),
            Act::Trick { cards, turned } => ActOnWire::Trick(TrickOnWire {
                cards: cards.iter().map(|laid| (laid.by.map(|seat| seat.0), laid.card)).collect(),
                turned: *turned,
            }),
            Act::Bid(said) => ActOnWire::Bid(pairs(said)),
            Act::Took(said) => ActOnWire::Took(pairs(said)),
            Act::Dealer(seat) => ActOnWire::Dealer(seat.0),
            Act::Leave { seat, to } => {
                ActOnWire::Leave(LeaveOnWire { seat: seat.0, to: to.clone().unwrap_or_default() })
            }
            Act::Swap(one, other) => ActOnWire::Swap(one.0, other.0),
            Act::Redeal => ActOnWire::Redeal,
            Act::Extra(id) => ActOnWire::Extra(id.clone()),
            Act::Ruling(ruling) => ActOnWire::Ruling(RulingOnWire {
                about: ruling.about,
                reason: ruling.reason.clone(),
                deal: ruling.deal,
                points_in_halves: ruling
                    .points
                    .iter()
                    .map(|(seat, points)| (seat.0, points.in_halves()))
                    .collect(),
            }),
            Act::Call(calls) => ActOnWire::Call(calls.iter().map(CallOnWire::from).collect()),
            Act::Contract(Contract { bid, by, with }) => ActOnWire::Contract(ContractOnWire {
                bid: bid.bid.clone(),
                trump: bid.trump,
                by: by.0,
                with: with.map(|with| with.0),
            }),
        }
    }
}

impl From<ActOnWire> for Act {
    fn from(act: ActOnWire) -> Self {
        let said = |pairs: Vec<(Option<u8>, i64)>| {
            pairs.into_iter().map(|(seat, number)| Count { by: seat.map(Seat), number }).collect()
        };
        match act {
            ActOnWire::Trump(trump) => Act::Trump(trump),
            ActOnWire::Turned(card) => Act::Turned(card),
            ActOnWire::Trick(TrickOnWire { cards, turned }) => {
                let laid =
                    |(seat, card): (Option<u8>, Card)| PlayedCard { by: seat.map(Seat), card };
                let cards = cards.into_iter().map(laid).collect();
                Act::Trick { cards, turned }
            }
            ActOnWire::Bid(pairs) => Act::Bid(said(pairs)),
            ActOnWire::Took(pairs) => Act::Took(said(pairs)),
            ActOnWire::Dealer(seat) => Act::Dealer(Seat(seat)),
            ActOnWire::Leave(LeaveOnWire { seat, to }) => {
                Act::Leave { seat: Seat(seat), to: Some(to) }
            }
            ActOnWire::Swap(one, other) => Act::Swap(Seat(one), Seat(other)),
            ActOnWire::Redeal => Act::Redeal,
            ActOnWire::Extra(id) => Act::Extra(id),
            ActOnWire::Ruling(RulingOnWire { about, reason, deal, points_in_halves }) => {
                let points = points_in_halves.into_iter();
                let points = points.map(|(seat, halves)| (Seat(seat), Points::halves(halves)));
                Act::Ruling(TableRuling { about, reason, points: points.collect(), deal })
            }
            ActOnWire::Call(calls) => Act::Call(calls.into_iter().map(Call::from).collect()),
            ActOnWire::Contract(ContractOnWire { bid, trump, by, with }) => {
                let (by, with) = (Seat(by), with.map(Seat));
                Act::Contract(Contract { bid: Bid { bid, trump }, by, with })
            }
        }
    }
}
