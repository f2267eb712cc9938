//! The one judge of what may happen in a deal: it asks the axes, never for a game's name.

mod auction;
mod exact;
mod trick;
mod tricks;
mod trump;

use super::{Act, BiddingState, Count, Deal, Phase, Setup};
use crate::rules::{AuctionState, Bidding, ExactBidding, Hook, Refusal, Ruleset, Scoring};

/// The act with every name and number filled in, if it is legal in this deal.
pub(super) fn judge(setup: &Setup, deal: &Deal, act: &Act) -> Result<Act, Refusal> {
    let rules = setup.rules();
    match (act, &rules.bidding) {
        (Act::Trump(turned), ..) => trump::suit(rules, deal, *turned).map(Act::Trump),
        (Act::Turned(card), ..) => trump::card(rules, deal, *card),
        (Act::Trick { cards, turned }, ..) => {
            ready(rules, deal)?;
            trick::trick(rules, deal, cards, *turned)
        }
        (Act::Bid(said), Bidding::Exact(bidding)) => exact::bids(bidding, deal, said).map(Act::Bid),
        (Act::Redeal, ..) => Ok(Act::Redeal),
        (Act::Call(calls), Bidding::Auction(rule)) => {
            auction::calls(rule, deal, calls).map(Act::Call)
        }
        (Act::Contract(contract), Bidding::Auction(rule)) => {
            auction::contract(rule, deal, contract).map(Act::Contract)
        }
        (Act::Took(said), ..) => {
            ready(rules, deal)?;
            let said = took(setup, deal, said)?;
            trick::agree(rules, deal, &said)?;
            Ok(Act::Took(said))
        }
        (Act::Bid(_) | Act::Call(_) | Act::Contract(_) | Act::Extra(_) | Act::Ruling(_), ..) => {
            Err(Refusal::NotInTheseRules)
        }
        (Act::Dealer(_) | Act::Leave { .. } | Act::Swap(..), ..) => Err(Refusal::NotInTheseRules),
    }
}

/// A refused act with every name and number filled in, if the table could let it stand: it
/// is against the rules in one point, and what follows from it is known all the same.
pub(super) fn waived(setup: &Setup, deal: &Deal, act: &Act, refusal: &Refusal) -> Option<Act> {
    let rules = setup.rules();
    match (act, refusal) {
        (Act::Bid(said), Refusal::Hooked { .. }) => {
            let free = ExactBidding { hook: Hook::Never };
            exact::bids(&free, deal, said).ok().map(Act::Bid)
        }
        (Act::Took(said), Refusal::TricksContradicted { .. }) => {
            ready(rules, deal).ok()?;
            took(setup, deal, said).ok().map(Act::Took)
        }
        _ => None,
    }
}

/// Refuses unless tricks are due: every bid is in, or the contract is settled.
fn ready(rules: &Ruleset, deal: &Deal) -> Result<(), Refusal> {
    match (&rules.bidding, phase(deal)) {
        (Bidding::Exact(bidding), Phase::Bidding { due }) => {
            Err(Refusal::BidsMissing { due, open: bidding.open(deal.bids()) })
        }
        (Bidding::Auction(rule), Phase::Calling { due }) => {
            let open = auction::under_way(deal)?.open(rule);
            Err(Refusal::AuctionUnderWay { due, open })
        }
        (_, Phase::Partner { by }) => Err(Refusal::TrouPending { by }),
        _ => Ok(()),
    }
}

/// Settles whose each number of tricks is.
fn took(setup: &Setup, deal: &Deal, said: &[Count]) -> Result<Vec<Count>, Refusal> {
    let scoring = &setup.rules().scoring;
    match (deal.bidding(), scoring) {
        (BiddingState::Exact(_), _) => {
            let tricks = exact::tricks(deal, said)?;
            trump_known(scoring, deal)?;
            Ok(tricks)
        }
        (BiddingState::Auction { contract: Some(contract), .. }, _) => {
            auction::tricks(contract, deal.trick_count(setup.rules()), said)
        }
        (BiddingState::NoBids, Scoring::Tricks(score)) => {
            tricks::tricks(setup.players().count(), score, said)
        }
        (BiddingState::Auction { contract: None, .. } | BiddingState::NoBids, _) => {
            Err(Refusal::NotInTheseRules)
        }
    }
}

/// What a deal waits for.
pub(super) fn phase(deal: &Deal) -> Phase {
    match deal.bidding() {
        BiddingState::Exact(_) => {
            exact::to_bid(deal).map_or(Phase::Tricks, |due| Phase::Bidding { due })
        }
        BiddingState::NoBids | BiddingState::Auction { contract: Some(_), .. } => Phase::Tricks,
        BiddingState::Auction { auction, .. } => match auction.state() {
            AuctionState::Speaking { due } => Phase::Calling { due },
            AuctionState::Partner { by } => Phase::Partner { by },
            // Neither stays: the one becomes a contract, the other a redeal.
            AuctionState::Won(_) | AuctionState::PassedOut => Phase::Tricks,
        },
    }
}

/// A score that a trump doubles cannot be worked out before the trump is known.
fn trump_known(scoring: &Scoring, deal: &Deal) -> Result<(), Refusal> {
    match (scoring.doubled_by(), deal.trump()) {
        (Some(doubling), None) => Err(Refusal::TrumpMissing { doubling }),
        _ => Ok(()),
    }
}
