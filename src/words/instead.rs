//! What could be done instead of a refused act: what is open, as a sentence, and hints.

use super::auction::calls_in_short;
use super::grammar::{and, or, range};
use super::hint::{Fixable, Hint};
use super::play::cards;
use crate::cards::Seat;
use crate::rules::{Call, PlayFault, Refusal, Ruleset, RulingFault, SeatingFault};

type Instead = (Option<String>, Vec<Hint>);

fn open(sentence: impl Into<String>) -> Instead {
    (Some(sentence.into()), Vec::new())
}

fn hints<const N: usize>(hints: [Hint; N]) -> Instead {
    (None, hints.into())
}

/// What could be done instead of an act that was refused.
pub(super) fn of(rules: &Ruleset, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Instead {
    let order = if rules.bidding.exact().is_some() { "bidding" } else { "turn" };
    match refusal {
        Refusal::PlayerCount { seated, .. } => open(format!("Name {} players.", range(seated))),
        Refusal::BidOutOfRange { seat: due, open, .. }
        | Refusal::Hooked { seat: due, open, .. }
        | Refusal::SecondBid { recorded: true, due: Some(due), open, .. }
        | Refusal::DeadHand { due: Some(due), open, .. }
        | Refusal::BidOutOfTurn { due, open, .. }
        | Refusal::BidsMissing { due, open } => (open_bids(&who(*due), open), Vec::new()),
        Refusal::SecondBid { recorded: false, .. } => open("Give one bid for each player."),
        Refusal::SurplusBid { players, had_bid, .. } if had_bid < players => {
            open(format!("Give at most {}.", players - had_bid))
        }
        Refusal::SecondBid { due: None, .. } => {
            hints([Hint::Took { numbers: None }, Hint::UndoLast])
        }
        Refusal::SurplusBid { players, .. } => {
            hints([Hint::Took { numbers: Some((*players).into()) }, Hint::UndoLast])
        }
        Refusal::DeadHand { .. } => open("The others bid and take tricks."),
        Refusal::TricksOutOfRange { cards, .. } => {
            open(format!("Give a number from 0 to {cards}."))
        }
        Refusal::TricksSum { cards, .. } => {
            open(format!("Give numbers that add up to {cards}, in {order} order."))
        }
        Refusal::TricksCount { players, .. } => {
            open(format!("Give {players} numbers in {order} order; the last may be left out."))
        }
        Refusal::TricksContradicted { left: 0, .. } => open(
            "Count again. If these are tricks of the next deal, first record its trump or its bids.",
        ),
        Refusal::TricksContradicted { .. } => (
            Some("Count again. If a card was mistyped, take tricks back one by one.".into()),
            vec![Hint::UndoLast],
        ),
        Refusal::Play(fault) => play(fault, who),
        Refusal::Ruling(RulingFault::TooMany { .. }) => hints([Hint::UndoLast]),
        Refusal::Ruling(_) => hints([Hint::Rule { about: None }]),
        Refusal::TricksTwice { .. } => open("Give one number for each player."),
        Refusal::Seating(fault) => seating(fault, who),
        Refusal::TrumpMissing { .. } => hints([Hint::Trump { optional: false }]),
        Refusal::NoSuchExtra { known, .. } if !known.is_empty() => {
            open(format!("Choose {}.", or(known)))
        }
        Refusal::ExtraTooSoon { left: 0 } => open("Finish it first."),
        Refusal::ExtraTooSoon { .. } => open("Play to the end first."),
        Refusal::ExtrasSpent { .. } => hints([Hint::Sheet]),
        Refusal::TrumpIsSuit => open("Give spades, hearts, diamonds or clubs."),
        Refusal::Call(call) => (open_calls(&who(call.seat), &call.open), Vec::new()),
        Refusal::AuctionUnderWay { due, open } => {
            (open_calls(&who(*due), open), vec![Hint::UndoLast])
        }
        Refusal::SurplusCall { .. } => open("Leave it out."),
        Refusal::AuctionOver { contract: Some(_) } => {
            hints([Hint::Took { numbers: Some(1) }, Hint::UndoLast])
        }
        Refusal::TrouPending { by } => hints([Hint::Trou { by: who(*by) }]),
        Refusal::NoSuchBid { .. } => {
            let bids = rules.bidding.auction().map_or(&[][..], |rule| &rule.bids);
            let bids: Vec<&str> = bids.iter().map(|bid| bid.id.as_str()).collect();
            open(format!("The bids are {}.", and(&bids)))
        }
        Refusal::SideTricksCount { .. } | Refusal::NotDeclaring { .. } => {
            hints([Hint::Took { numbers: Some(1) }])
        }
        Refusal::ContractTrump { .. }
        | Refusal::PlayedAlone { .. }
        | Refusal::PartnerMissing { .. }
        | Refusal::OwnPartner { .. } => hints([Hint::Contract]),
        Refusal::NotInTheseRules
        | Refusal::TrumpIsNamed
        | Refusal::AuctionOver { contract: None } => hints([Hint::Status]),
        Refusal::BidsForced => hints([Hint::Took { numbers: None }]),
        Refusal::TrumpTwice { .. } => hints([Hint::UndoLast]),
        Refusal::Finished { extras, .. } => {
            let extras = extras.iter().map(|id| Hint::Extra { id: id.clone() });
            (None, [Hint::Sheet, Hint::UndoLast].into_iter().chain(extras).collect())
        }
        Refusal::TrumpFixed { .. }
        | Refusal::EmptyAct
        | Refusal::TricksAlreadyRecorded { .. }
        | Refusal::NoSuchExtra { .. } => (None, Vec::new()),
    }
}

fn open_bids(who: &str, open: &[u8]) -> Option<String> {
    (!open.is_empty()).then(|| format!("Open to {who}: {}.", or(open)))
}

fn open_calls(who: &str, open: &[Call]) -> Option<String> {
    let listed = calls_in_short(open);
    (!listed.is_empty()).then(|| format!("Open to {who}: {}.", listed.join(", ")))
}

fn play(fault: &PlayFault, who: &dyn Fn(Seat) -> String) -> Instead {
    match fault {
        PlayFault::NotInPack { .. }
        | PlayFault::Duplicate { .. }
        | PlayFault::AlreadyPlayed { .. }
        | PlayFault::TakenByOther { .. }
        | PlayFault::TurnedLater { .. } => {
            (Some("Check the cards of the trick.".into()), vec![Hint::Log])
        }
        PlayFault::TurnedUp { .. } | PlayFault::LastOfTrumpSuit { .. } => {
            (Some("Check the trick and the card turned up.".into()), vec![Hint::UndoLast])
        }
        PlayFault::NothingTurned { .. } => open("Leave out the card turned up."),
        PlayFault::WrongLeader { due, .. } => {
            open(format!("Give the cards in the order played, starting with {}.", who(*due)))
        }
        PlayFault::OutOfTurn { .. } => open("Give one card for each player, in turn."),
        PlayFault::TrickSize { players, .. } => hints([Hint::Trick { cards: *players }]),
        PlayFault::TrumpUnknown => hints([Hint::Trump { optional: false }]),
        PlayFault::AllPlayed { .. } => hints([Hint::Status]),
        PlayFault::NotInHand { open: may, .. }
        | PlayFault::MustFollow { open: may, .. }
        | PlayFault::MustTrump { open: may, .. } => {
            ((!may.is_empty()).then(|| format!("May be played: {}.", cards(may))), Vec::new())
        }
    }
}

fn seating(fault: &SeatingFault, who: &dyn Fn(Seat) -> String) -> Instead {
    match fault {
        SeatingFault::DealBegun { deal } => {
            hints([Hint::Fix { deal: *deal, what: Fixable::Dealer }])
        }
        SeatingFault::MidDeal { .. } => {
            (Some("Play the deal to its end, or throw it in.".into()), vec![Hint::Redeal])
        }
        SeatingFault::SeatEmpty { seat, .. } => hints([Hint::Leave { name: who(*seat) }]),
        SeatingFault::AlreadyDealing { .. }
        | SeatingFault::TooMany { .. }
        | SeatingFault::NameTaken { .. }
        | SeatingFault::NoName
        | SeatingFault::SameSeat => (None, Vec::new()),
    }
}
