//! Bids and calls applied to a deal, once they are judged.

use super::{BiddingState, Count, Game};
use crate::rules::{Auction, AuctionState, Call, Contract};
use std::sync::Arc;

impl Game {
    /// Makes bids; if they add up to too little in the end, the cards are dealt again.
    pub(super) fn make_bids(&mut self, counts: &[Count]) {
        let least = self.setup.rules().bidding.exact().map_or(0, |rule| rule.redeal_below);
        let Some(deal) = self.last_deal() else { return };
        let BiddingState::Exact(bids) = &mut deal.bidding else { return };
        bids.extend(counts.iter().map(|count| count.number as u8));
        bids.append(&mut deal.later_bids);
        deal.words.extend(counts.iter().filter_map(|count| count.by.zip(count.word)));
        if deal.next_to_bid().is_none() && deal.bids().sum() < least.into() {
            let plan = deal.plan.clone();
            self.deal_again(plan, 1);
        }
    }

    /// Makes calls; an auction that ends with them leaves its contract, or begins again.
    pub(super) fn make_calls(&mut self, calls: &[Call]) {
        let Some(rule) = self.setup.rules().bidding.auction() else { return };
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        let BiddingState::Auction { auction, contract } = &mut deal.bidding else { return };
        for call in calls {
            auction.make(rule, call);
        }
        deal.turned = deal.turned.or(auction.turned);
        match auction.state() {
            AuctionState::Won(won) => *contract = Some(Box::new(won)),
            AuctionState::PassedOut => {
                *auction = Auction::new(rule, deal.plan.seats.clone());
                deal.turned = None;
                deal.turned_card = None;
                deal.redeals += 1;
            }
            AuctionState::Speaking(_) | AuctionState::Partner(_) => {}
        }
    }

    /// Plays a contract that the table agreed on by itself.
    pub(super) fn agree(&mut self, agreed: &Contract) {
        let Some(rule) = self.setup.rules().bidding.auction() else { return };
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        let BiddingState::Auction { auction, contract } = &mut deal.bidding else { return };
        auction.learn_turned(rule, &agreed.bid);
        deal.turned = deal.turned.or(auction.turned);
        *contract = Some(Box::new(agreed.clone()));
    }
}
