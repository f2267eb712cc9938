//! How a deal ends: with its last trick, with numbers of tricks, or with its last tally.

use super::{Count, DealEnd, Game, TrickCard};
use crate::cards::Card;
use crate::rules::Refusal;
use std::sync::Arc;

impl Game {
    /// Records a trick; the last one ends the deal.
    pub(super) fn record_trick(&mut self, played: &[TrickCard], turned: Option<Card>) {
        let rules = self.setup.rules();
        let Some(deal) = self.deals.last_mut().map(Arc::make_mut) else { return };
        deal.turned = deal.led_trump(rules, played).or(deal.turned);
        let Some(trick) = deal.trick_of(played, turned) else { return };
        Arc::make_mut(&mut deal.recorded).push(trick);
        if rules.is_of_tallies() {
            self.end_counted_deal();
        } else if deal.all_tricks_recorded(rules) {
            let tricks = deal.tricks_shown(rules).into_iter().map(|(_, won)| won).collect();
            self.end_deal(tricks);
        }
    }

    /// Ends the current deal with these numbers of tricks. They are as many as the cards that everybody
    /// was dealt, even where the table let another number stand.
    pub(super) fn count_tricks(&mut self, tricks: &[Count]) {
        let tricks: Vec<u8> = tricks.iter().map(|count| count.number as u8).collect();
        let Some(deal) = self.last_deal() else { return };
        if deal.against.iter().any(|refusal| matches!(refusal, Refusal::TricksSum { .. })) {
            deal.plan.cards = tricks.iter().sum();
        }
        self.end_deal(tricks);
    }

    /// Ends the deal if only tallies score and all of them are known.
    pub(super) fn end_counted_deal(&mut self) {
        let rules = self.setup.rules();
        let is_counted = self.current().is_some_and(|deal| deal.tally_due(rules).is_none());
        if rules.is_of_tallies() && is_counted {
            self.end_deal(Vec::new());
        }
    }

    /// Ends the current deal with these tricks, scores it, and opens the next one.
    pub(super) fn end_deal(&mut self, tricks: Vec<u8>) {
        let Some(deal) = self.last_deal() else { return };
        deal.tricks = tricks;
        deal.end = Some(DealEnd::Played);
        self.post(self.deals.len() - 1);
        self.open_next_deal();
    }

    /// Ends the current deal without tricks, and opens the next one.
    pub(super) fn close_deal(&mut self) {
        let Some(deal) = self.last_deal() else { return };
        deal.end = Some(DealEnd::Closed);
        self.post(self.deals.len() - 1);
        self.open_next_deal();
    }
}
