//! The one judge of what may happen in a deal: it asks the axes, never for a game's name.

mod auction;
mod exact;
mod tricks;

use super::{Act, Deal, Phase, Setup, Talk};
use crate::cards::Trump;
use crate::rules::{AuctionState, Bidding, PlannedTrump, Refusal, Ruleset, Scoring, TrumpRule};

/// Returns the act with every name and number filled in, if it is legal in this deal.
pub(super) fn judge(setup: &Setup, deal: &Deal, act: &Act) -> Result<Act, Refusal> {
    let rules = setup.rules();
    match (act, &rules.bidding, &rules.scoring) {
        (Act::Trump(turned), ..) => trump(rules, deal, *turned).map(Act::Trump),
        (Act::Bid(said), Bidding::Exact(bidding), _) => {
            exact::bids(bidding, deal, said).map(Act::Bid)
        }
        (Act::Call(calls), Bidding::Auction(rule), _) => {
            auction::calls(rule, deal, calls).map(Act::Call)
        }
        (Act::Contract(contract), Bidding::Auction(rule), _) => {
            auction::contract(rule, deal, contract).map(Act::Contract)
        }
        (Act::Took(said), Bidding::Exact(bidding), scoring) => {
            let tricks = exact::tricks(bidding, deal, said)?;
            trump_known(scoring, deal)?;
            Ok(Act::Took(tricks))
        }
        (Act::Took(said), Bidding::Auction(rule), _) => {
            auction::tricks(rule, deal, said).map(Act::Took)
        }
        (Act::Took(said), Bidding::None, Scoring::Tricks(score)) => {
            tricks::tricks(setup.players().count(), score, said).map(Act::Took)
        }
        (Act::Bid(_) | Act::Call(_) | Act::Contract(_) | Act::Took(_) | Act::Extra(_), ..) => {
            Err(Refusal::NotHere)
        }
    }
}

/// Returns what a deal waits for.
pub(super) fn phase(deal: &Deal) -> Phase {
    match deal.talk() {
        Talk::Exact(_) => exact::to_bid(deal).map_or(Phase::Tricks, |due| Phase::Bidding { due }),
        Talk::Silent | Talk::Auction { contract: Some(_), .. } => Phase::Tricks,
        Talk::Auction { auction, .. } => match auction.state() {
            AuctionState::Speaking { due } => Phase::Calling { due },
            AuctionState::Partner { by } => Phase::Partner { by },
            // Neither stays: the one becomes a contract, the other a redeal.
            AuctionState::Won(_) | AuctionState::PassedOut => Phase::Tricks,
        },
    }
}

fn trump(rules: &Ruleset, deal: &Deal, turned: Trump) -> Result<Trump, Refusal> {
    let plan = deal.plan();
    match (plan.trump, deal.turned) {
        (PlannedTrump::Fixed(trump), _) => Err(Refusal::TrumpFixed {
            trump,
            cards: plan.cards,
            all_dealt: plan.all_dealt && rules.trump == TrumpRule::Turned,
        }),
        (PlannedTrump::Named, _) => Err(Refusal::TrumpIsNamed),
        (PlannedTrump::Turned, Some(stands)) => Err(Refusal::TrumpTwice { stands }),
        (PlannedTrump::Turned, None) if turned == Trump::None => Err(Refusal::TrumpIsSuit),
        (PlannedTrump::Turned, None) => Ok(turned),
    }
}

/// A score that a trump doubles cannot be worked out before the trump is known.
fn trump_known(scoring: &Scoring, deal: &Deal) -> Result<(), Refusal> {
    match (scoring.doubled_by(), deal.trump()) {
        (Some(doubling), None) => Err(Refusal::TrumpMissing { doubling }),
        _ => Ok(()),
    }
}
