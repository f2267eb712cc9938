//! What may happen in a deal with an auction.

use crate::game::{BiddingState, Count, Deal};
use crate::rules::{
    Auction, AuctionRule, AuctionState, Call, CallRefused, Contract, Play, Refusal,
};

/// Judges calls one after the other, in speaking order.
pub(super) fn calls(rule: &AuctionRule, deal: &Deal, calls: &[Call]) -> Result<Vec<Call>, Refusal> {
    let mut auction = deal.open_auction().map_or_else(|| in_progress(deal), Ok)?.clone();
    if let AuctionState::Partner(by) = auction.state() {
        return Err(Refusal::TrouPending(by));
    }
    if calls.is_empty() {
        return Err(Refusal::EmptyAct);
    }
    let mut judged = Vec::with_capacity(calls.len());
    for call in calls {
        let Some(seat) = auction.speaker(rule, call) else {
            return Err(match auction.state() {
                AuctionState::Won(contract) if judged.is_empty() => {
                    Refusal::AuctionOver(Some(contract))
                }
                ended => Refusal::SurplusCall { call: call.clone(), ended },
            });
        };
        let call = auction.judge(rule, call).map_err(|fault| {
            let own = |open: &Call| auction.speaker(rule, open) == Some(seat);
            let open = auction.open(rule).into_iter().filter(own).collect();
            Refusal::Call(Box::new(CallRefused { seat, call: call.clone(), fault, open }))
        })?;
        auction.make(rule, &call);
        judged.push(call);
    }
    Ok(judged)
}

/// The auction of a deal that has no contract yet.
pub(super) fn in_progress(deal: &Deal) -> Result<&Auction, Refusal> {
    match &deal.bidding {
        BiddingState::Auction { auction, contract: None, .. } => Ok(auction),
        BiddingState::Auction { contract: Some(contract), .. } => {
            Err(Refusal::AuctionOver(Some(contract.clone())))
        }
        BiddingState::Exact(_) | BiddingState::NoBids => Err(Refusal::AuctionOver(None)),
    }
}

/// Judges a contract that the table agreed on by itself, or the partner and trump of a trou.
pub(super) fn contract(
    rule: &AuctionRule,
    deal: &Deal,
    contract: &Contract,
) -> Result<Contract, Refusal> {
    let auction = in_progress(deal)?;
    let Some((_, bid)) = rule.bid(&contract.bid.id) else {
        return Err(Refusal::NoSuchBid(contract.bid.id.clone()));
    };
    match auction.state() {
        AuctionState::Partner(by) if bid.play != Play::Trou || contract.by != by => {
            return Err(Refusal::TrouPending(by));
        }
        AuctionState::Speaking(due) if !auction.calls().is_empty() => {
            return Err(Refusal::AuctionUnderWay { due, open: auction.open(rule) });
        }
        _ => {}
    }
    if !bid.takes(contract.bid.trump) {
        return Err(Refusal::ContractTrump { bid: bid.id.clone(), names: bid.trump });
    }
    let alone = bid.play == Play::Solo;
    match contract.with {
        Some(_) if alone => Err(Refusal::PlayedAlone(bid.id.clone())),
        None if !alone => Err(Refusal::PartnerMissing(bid.id.clone())),
        Some(with) if with == contract.by => Err(Refusal::OwnPartner(with)),
        _ => Ok(contract.clone()),
    }
}

/// Judges the tricks of the declaring side, of all that are `played`.
pub(super) fn tricks(
    contract: &Contract,
    played: u8,
    given: &[Count],
) -> Result<Vec<Count>, Refusal> {
    let (by, with) = (contract.by, contract.with);
    let [count] = given else {
        return Err(Refusal::SideTricksCount(given.len()));
    };
    if let Some(seat) = count.by.filter(|seat| *seat != by && Some(*seat) != with) {
        return Err(Refusal::NotDeclaring(seat));
    }
    if !(0..=i64::from(played)).contains(&count.number) {
        let (seat, tricks) = (by, count.number);
        return Err(Refusal::TricksOutOfRange { seat, tricks, cards: played });
    }
    Ok(vec![Count::by(by, count.number)])
}
