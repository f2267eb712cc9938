//! The one judge of what may happen in a deal: it asks the axes, never for a game's name.
//!
//! It builds on a file for each kind of act: `counts`, `tallies`, `auction` and `trick`.

mod auction;
mod counts;
mod tallies;
mod trick;

pub(super) use tallies::too_late;

use super::{Act, BiddingState, Count, Deal, Setup};
use crate::rules::{AuctionState, Bidding, Judged, PlayRefusal, Refusal, Ruleset, Scoring};

/// Judges an act in this deal: the act with every name and number filled in.
pub(super) fn judge(setup: &Setup, deal: &Deal, act: &Act) -> Judged<Act> {
    let rules = setup.rules();
    match (act, &rules.bidding) {
        (Act::Trump(turned), ..) => trick::turned_suit(rules, deal, *turned).map(Act::Trump),
        (Act::Turned(card), ..) => trick::turned_card(rules, deal, *card),
        (Act::Trick { cards, turned }, ..) => {
            tricks_are_due(rules, deal)?;
            trick::trick(rules, deal, cards, *turned, deal.next_leader(rules))
        }
        (Act::Tally { of, numbers }, ..) => {
            tricks_are_due(rules, deal)?;
            let numbers = tallies::numbers(rules, deal, of, numbers)?;
            Ok(Act::Tally { of: of.clone(), numbers })
        }
        (Act::Bid(bids), Bidding::Exact(rule)) => {
            // Bids made after one that is made again are judged with it.
            let later = deal.later_bids.iter().map(|bid| Count::next((*bid).into()));
            let all: Vec<Count> = bids.iter().copied().chain(later).collect();
            let mut judged = counts::bids(rule, deal, &all)?;
            judged.truncate(bids.len());
            Ok(Act::Bid(judged))
        }
        (Act::Redeal, ..) => Ok(Act::Redeal),
        (Act::Call(calls), Bidding::Auction(rule)) => {
            auction::calls(rule, deal, calls).map(Act::Call)
        }
        (Act::Contract(contract), Bidding::Auction(rule)) => {
            auction::contract(rule, deal, contract).map(Act::Contract)
        }
        (Act::Took(tricks), ..) => {
            let tricks = took(setup, deal, tricks)?;
            trick::agree(rules, deal, &tricks)?;
            Ok(Act::Took(tricks))
        }
        _ => Err(Refusal::NotInTheseRules),
    }
}

/// A refused act with every name and number filled in, if the table may allow it: it breaks the
/// rules in one point, which comes with it, and what follows from it is known all the same.
///
/// # Errors
/// The table may not allow it, or it is against the rules in another point too.
pub(super) fn allowed(
    setup: &Setup,
    deal: &Deal,
    act: &Act,
    refusal: &Refusal,
) -> Judged<(Act, Refusal)> {
    let mut against = refusal.clone();
    if let (Act::Took(tricks), Refusal::TricksOutOfRange { .. }) = (act, refusal)
        && let Some(sum) = counts::other_sum(deal, tricks)
    {
        against = sum;
    }
    let allowed = match (act, &against) {
        (Act::Bid(bids), Refusal::Hooked { .. }) => counts::free_bids(setup.rules(), deal, bids),
        (Act::Bid(bids), Refusal::BidOutOfRange { bid, .. }) => {
            let highest = bids.iter().map(|count| count.number).fold(*bid, i64::max);
            let dealt = counts::dealt_otherwise(deal, highest).ok_or_else(|| refusal.clone())?;
            counts::free_bids(setup.rules(), &dealt, bids).map_err(|_| refusal.clone())
        }
        (Act::Took(tricks), Refusal::TricksContradicted { .. }) => {
            took(setup, deal, tricks).map(Act::Took)
        }
        (Act::Took(tricks), Refusal::TricksSum { sum, complete: true, .. }) => {
            let dealt =
                counts::dealt_otherwise(deal, *sum).filter(|deal| !deal.bids().bids.is_empty());
            let dealt = dealt.ok_or_else(|| refusal.clone())?;
            took(setup, &dealt, tricks).map(Act::Took)
        }
        (Act::Trick { cards, turned }, Refusal::Play(PlayRefusal::WrongLeader { seat, .. }))
            if deal.plan.place(*seat).is_some() =>
        {
            trick::trick(setup.rules(), deal, cards, *turned, Some(*seat))
        }
        _ => Err(refusal.clone()),
    };
    Ok((allowed?, against))
}

/// Refuses unless tricks are due: every bid is in, or the contract is settled.
fn tricks_are_due(rules: &Ruleset, deal: &Deal) -> Judged<()> {
    match (&deal.bidding, &rules.bidding) {
        (BiddingState::Exact(_), Bidding::Exact(rule)) => match deal.next_to_bid() {
            Some(due) => Err(Refusal::BidsMissing { due, open: rule.open(deal.bids()) }),
            None => Ok(()),
        },
        (BiddingState::Auction { auction, contract: None }, Bidding::Auction(rule)) => {
            match auction.state() {
                AuctionState::Speaking(_) if auction.calls.is_empty() => Err(Refusal::NoContract),
                AuctionState::Speaking(due) => {
                    Err(Refusal::AuctionUnderWay { due, open: auction.open(rule) })
                }
                AuctionState::Partner(by) => Err(Refusal::TrouPending(by)),
                AuctionState::Won(_) | AuctionState::PassedOut => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

/// Assigns numbers of tricks to seats.
fn took(setup: &Setup, deal: &Deal, tricks: &[Count]) -> Judged<Vec<Count>> {
    let rules = setup.rules();
    tricks_are_due(rules, deal)?;
    if rules.is_of_tallies() {
        tallies::are_complete(rules, deal)?;
    }

    let tricks = match (&deal.bidding, &rules.scoring) {
        (BiddingState::Exact(_), scoring) => {
            let tricks = counts::tricks(rules, deal, tricks)?;
            match (scoring.doubled_by(), deal.trump()) {
                (Some(doubling), None) => Err(Refusal::TrumpMissing(doubling)),
                _ => Ok(tricks),
            }
        }
        (BiddingState::Auction { contract: Some(contract), .. }, _) => {
            auction::tricks(contract, deal.trick_count(rules), tricks)
        }
        (BiddingState::NoBids, Scoring::Tricks(_)) => {
            let counted = deal.counted();
            let mut of_sides = tricks.to_vec();
            for by in of_sides.iter_mut().filter_map(|count| count.by.as_mut()) {
                let first = counted.iter().find(|first| deal.side(**first).contains(by));
                *by = *first.unwrap_or(by);
            }
            counts::add_up(rules, &counted, deal.counted_tricks(rules), &of_sides)
        }
        _ => Err(Refusal::NotInTheseRules),
    }?;

    tallies::fits_tricks(rules, deal, &tricks)?;
    tallies::are_complete(rules, deal)?;
    Ok(tricks)
}
