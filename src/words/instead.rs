//! What could be done instead of a refused act: what is open, as a sentence, and hints.

use super::auction::calls_in_short;
use super::grammar::{Who, and, list, or, range};
use super::hint::{Fixable, Hint};
use super::play::cards;
use crate::rules::{PlayFault, Refusal, Ruleset, RulingFault, SeatingFault};

type Instead = (Option<String>, Vec<Hint>);

fn open(sentence: impl Into<String>) -> Instead {
    (Some(sentence.into()), Vec::new())
}

fn hints<const N: usize>(hints: [Hint; N]) -> Instead {
    (None, hints.into())
}

/// What could be done instead of an act that was refused.
pub(super) fn of(rules: &Ruleset, refusal: &Refusal, who: Who<'_>) -> Instead {
    use Refusal::*;
    let order = if rules.bidding.exact().is_some() { "bidding" } else { "turn" };
    match refusal {
        PlayerCount { seated, .. } => open(format!("Name {} players.", range(seated))),
        BidOutOfRange { seat: due, open, .. }
        | Hooked { seat: due, open, .. }
        | SecondBid { recorded: true, due: Some(due), open, .. }
        | DeadHand { due: Some(due), open, .. }
        | BidOutOfTurn { due, open, .. }
        | BidsMissing { due, open } => (open_to(&who(*due), &or(open)), Vec::new()),
        SecondBid { recorded: false, .. } => open("Give one bid for each player."),
        SecondBid { due: None, .. } => hints([Hint::Took(None), Hint::UndoLast]),
        SurplusBid { players, had_bid } if had_bid < players => {
            open(format!("Give at most {}.", players - had_bid))
        }
        SurplusBid { players, .. } => hints([Hint::Took(Some((*players).into())), Hint::UndoLast]),
        BidsForced => hints([Hint::Took(None)]),
        DeadHand { .. } => open("The others bid and take tricks."),
        TricksOutOfRange { cards, .. } => open(format!("Give a number from 0 to {cards}.")),
        TricksSum { cards, .. } => {
            open(format!("Give numbers that add up to {cards}, in {order} order."))
        }
        TricksCount { players, .. } => {
            open(format!("Give {players} numbers in {order} order; the last may be left out."))
        }
        TricksContradicted { left: 0, .. } => open(
            "Count again. If these are tricks of the next deal, first record its trump or its bids.",
        ),
        TricksContradicted { .. } => (
            Some("Count again. If a card was mistyped, take tricks back one by one.".into()),
            vec![Hint::UndoLast],
        ),
        TricksTwice(_) => open("Give one number for each player."),
        Play(fault) => play(fault, who),
        Ruling(RulingFault::TooMany) => hints([Hint::UndoLast]),
        Ruling(_) => hints([Hint::Rule(None)]),
        Seating(fault) => seating(fault, who),
        TrumpMissing(_) => hints([Hint::Trump { optional: false }]),
        TrumpTwice(_) => hints([Hint::UndoLast]),
        TrumpIsSuit => open("Give spades, hearts, diamonds or clubs."),
        NoSuchExtra { known, .. } if !known.is_empty() => open(format!("Choose {}.", or(known))),
        ExtraTooSoon(0) => open("Finish it first."),
        ExtraTooSoon(_) => open("Play to the end first."),
        ExtrasSpent { .. } => hints([Hint::Sheet]),
        Call(call) => (open_to(&who(call.seat), &list(calls_in_short(&call.open))), Vec::new()),
        AuctionUnderWay { due, open } => {
            (open_to(&who(*due), &list(calls_in_short(open))), vec![Hint::UndoLast])
        }
        SurplusCall { .. } => open("Leave it out."),
        AuctionOver(Some(_)) => hints([Hint::Took(Some(1)), Hint::UndoLast]),
        TrouPending(by) => hints([Hint::Trou(who(*by))]),
        NoSuchBid(_) => {
            let bids = rules.bidding.auction().map_or(&[][..], |rule| &rule.bids);
            open(format!("The bids are {}.", and(bids.iter().map(|bid| &bid.id))))
        }
        SideTricksCount(_) | NotDeclaring(_) => hints([Hint::Took(Some(1))]),
        ContractTrump { .. } | PlayedAlone(_) | PartnerMissing(_) | OwnPartner(_) => {
            hints([Hint::Contract])
        }
        NotInTheseRules | TrumpIsNamed | AuctionOver(None) => hints([Hint::Status]),
        Finished { extras, .. } => {
            let extras = extras.iter().cloned().map(Hint::Extra);
            (None, [Hint::Sheet, Hint::UndoLast].into_iter().chain(extras).collect())
        }
        TrumpFixed { .. } | EmptyAct | TricksAlreadyRecorded(_) | NoSuchExtra { .. } => hints([]),
    }
}

/// The bids or calls that are open to a player; `None` if none is.
fn open_to(who: &str, open: &str) -> Option<String> {
    (!open.is_empty()).then(|| format!("Open to {who}: {open}."))
}

fn play(fault: &PlayFault, who: Who<'_>) -> Instead {
    use PlayFault::*;
    match fault {
        NotInPack { .. }
        | Duplicate(_)
        | AlreadyPlayed { .. }
        | TakenByOther { .. }
        | TurnedLater { .. } => (Some("Check the cards of the trick.".into()), vec![Hint::Log]),
        TurnedUp(_) | LastOfTrumpSuit { .. } => {
            (Some("Check the trick and the card turned up.".into()), vec![Hint::UndoLast])
        }
        NothingTurned(_) => open("Leave out the card turned up."),
        WrongLeader { due, .. } => {
            open(format!("Give the cards in the order played, starting with {}.", who(*due)))
        }
        OutOfTurn { .. } => open("Give one card for each player, in turn."),
        TrickSize { players, .. } => hints([Hint::Trick(*players)]),
        TrumpUnknown => hints([Hint::Trump { optional: false }]),
        AllPlayed { .. } => hints([Hint::Status]),
        NotInHand { open, .. } | MustFollow { open, .. } | MustTrump { open, .. } => {
            ((!open.is_empty()).then(|| format!("May be played: {}.", cards(open))), Vec::new())
        }
    }
}

fn seating(fault: &SeatingFault, who: Who<'_>) -> Instead {
    use SeatingFault::*;
    match fault {
        DealBegun(deal) => hints([Hint::Fix { deal: *deal, what: Fixable::Dealer }]),
        MidDeal(_) => {
            (Some("Play the deal to its end, or throw it in.".into()), vec![Hint::Redeal])
        }
        SeatEmpty { seat, .. } => hints([Hint::Leave(who(*seat))]),
        AlreadyDealing(_) | TooMany | NameTaken(_) | NoName | SameSeat => hints([]),
    }
}
