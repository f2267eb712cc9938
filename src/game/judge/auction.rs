//! What may happen in a deal with an auction.

use super::counts;
use crate::cards::Seat;
use crate::game::{BiddingState, Count, Deal};
use crate::rules::{
    Auction, AuctionRefusal, AuctionRule, AuctionState, Call, Contract, Factor, Judged, Play,
    Refusal,
};

/// Judges calls one after the other, in speaking order.
pub(super) fn calls(rule: &AuctionRule, deal: &Deal, calls: &[Call]) -> Judged<Vec<Call>> {
    if rule.contract_only {
        return Err(Refusal::ContractOnly);
    }
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
                ended => Refusal::SurplusCall { call: call.clone(), ended: Box::new(ended) },
            });
        };
        let call = auction.judge(rule, call).map_err(|refusal| {
            let mut open = auction.open(rule);
            open.retain(|call| auction.speaker(rule, call) == Some(seat));
            Refusal::Call(Box::new(AuctionRefusal { seat, call: call.clone(), refusal, open }))
        })?;
        auction.make(rule, &call);
        judged.push(call);
    }
    Ok(judged)
}

/// The auction of a deal that has no contract yet.
pub(super) fn in_progress(deal: &Deal) -> Judged<&Auction> {
    match &deal.bidding {
        BiddingState::Auction { auction, contract: None } => Ok(auction),
        BiddingState::Auction { contract: Some(contract), .. } => {
            Err(Refusal::AuctionOver(Some(Contract::clone(contract))))
        }
        BiddingState::Exact(_) | BiddingState::NoBids => Err(Refusal::AuctionOver(None)),
    }
}

/// Judges a contract that the table agreed on by itself, or the partner and trump of a trou.
pub(super) fn contract(rule: &AuctionRule, deal: &Deal, contract: &Contract) -> Judged<Contract> {
    let auction = in_progress(deal)?;
    let Some((_, bid)) = rule.bid(&contract.bid.id) else {
        return Err(Refusal::NoSuchBid(contract.bid.id.clone()));
    };
    match auction.state() {
        AuctionState::Partner(by) if bid.play != Play::Trou || contract.by != by => {
            return Err(Refusal::TrouPending(by));
        }
        AuctionState::Speaking(due) if !auction.calls.is_empty() => {
            return Err(Refusal::AuctionUnderWay { due, open: auction.open(rule) });
        }
        _ => {}
    }
    let factors = factors(rule, &bid.id, &contract.factors)?;
    let contract =
        Contract { bid: auction.filled_in(rule, &contract.bid), factors, ..contract.clone() };
    if !auction.takes(bid, contract.bid.trump) {
        return Err(Refusal::ContractTrump { bid: bid.id.clone(), names: bid.trump });
    }
    let alone = bid.play == Play::Solo;
    if !contract.also.is_empty() && !bid.several {
        return Err(Refusal::OneDeclarer(bid.id.clone()));
    }
    let declarers: Vec<Seat> = contract.challengers().collect();
    if let Some(seat) = declarers.iter().find(|seat| deal.plan.place(**seat).is_none()) {
        return Err(deal.plan.without_hand(*seat, None, Vec::new()));
    }
    let twice = (1..).zip(&declarers).find(|(next, seat)| declarers[*next..].contains(seat));
    match (contract.with, twice) {
        (Some(_), _) if alone => Err(Refusal::PlayedAlone(bid.id.clone())),
        (None, _) if !alone => Err(Refusal::PartnerMissing(bid.id.clone())),
        (Some(with), _) if with == contract.by => Err(Refusal::OwnPartner(with)),
        (_, Some((_, seat))) => Err(Refusal::DeclarerTwice(*seat)),
        _ => Ok(contract),
    }
}

/// The words that multiply a contract of a bid, in the order of the rules.
fn factors(rule: &AuctionRule, bid: &str, words: &[String]) -> Judged<Vec<String>> {
    let mut factors: Vec<&Factor> = Vec::new();
    for word in words {
        let said = rule.factor(word).filter(|factor| factor.is_said());
        let factor = said.ok_or_else(|| Refusal::NoSuchBid(word.clone()))?;
        if !factor.may_follow(bid) {
            return Err(Refusal::FactorsTogether { first: bid.to_owned(), second: word.clone() });
        }
        if let Some(other) = factors.iter().find(|other| other.multiplies() == factor.multiplies())
        {
            return Err(Refusal::FactorsTogether {
                first: other.word.clone(),
                second: word.clone(),
            });
        }
        factors.push(factor);
    }
    factors.sort_by_key(|factor| factor.multiplies());
    Ok(factors.into_iter().map(|factor| factor.word.clone()).collect())
}

/// Judges the tricks of the declaring side, or of each declarer, in a deal where this many are
/// `played`.
pub(super) fn tricks(contract: &Contract, played: u8, given: &[Count]) -> Judged<Vec<Count>> {
    let declarers: Vec<Seat> = contract.declarers().collect();
    if given.len() != declarers.len() {
        return Err(Refusal::SideTricksCount { given: given.len(), declarers: declarers.len() });
    }

    let mut of_declarers = given.to_vec();
    for by in of_declarers.iter_mut().filter_map(|count| count.by.as_mut()) {
        if contract.with == Some(*by) {
            *by = contract.by;
        }
        if !declarers.contains(by) {
            return Err(Refusal::NotDeclaring(*by));
        }
    }
    let taken = counts::by_seat(&declarers, played, &of_declarers)?;
    let judged: Vec<Count> = declarers
        .iter()
        .zip(taken.into_iter().flatten())
        .map(|(seat, tricks)| Count::by(*seat, tricks))
        .collect();
    let sum = judged.iter().map(|count| count.number).sum();
    if sum > i64::from(played) {
        return Err(Refusal::TricksSum { sum, cards: played, complete: false });
    }
    Ok(judged)
}
