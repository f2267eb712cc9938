//! Applies rulings by the laws to a deal: it is void, ends early, or a part of it is repeated.

use super::{
    Annulment, BiddingState, Deal, DealPlan, Game, MOST_ANNULLED, Misdeal, RuledIncident, counted,
};
use crate::cards::Seat;
use crate::rules::laws::{BidRemedy, Close, Effect, IncidentKind, Void};
use crate::rules::{Auction, MOST_DEALS, Refusal, TrumpRule};
use std::sync::Arc;

impl Game {
    /// Applies a ruling to the deal of its incident, and recomputes the points from there on.
    pub(super) fn put_right(&mut self, incident: &RuledIncident, effects: &[Effect]) {
        let number = incident.deal.unwrap_or_default();
        for effect in effects {
            let is_in_progress = self.current().is_some_and(|deal| deal.plan.number == number);
            match effect {
                Effect::Void(void) if is_in_progress => {
                    let passes_on = *void == Void::Next;
                    self.throw_in(&Misdeal { passes_on, reason: None });
                }
                Effect::Void(void) => self.make_void(number, *void),
                Effect::DealAgain if is_in_progress => self.deal_rightfully(),
                Effect::Stands if is_in_progress && incident.kind == IncidentKind::Dealer => {
                    self.let_dealer_stand(incident.by);
                }
                Effect::Close(how) if is_in_progress => self.close_by(incident, *how),
                Effect::Replay(trick) if is_in_progress => self.take_back_from(*trick),
                Effect::CardsAsDealt if is_in_progress => self.count_as_dealt(incident),
                Effect::Bid(BidRemedy::Again | BidRemedy::Cancelled) if is_in_progress => {
                    if let Some(by) = incident.by {
                        self.reopen_bid(by);
                    }
                }
                _ => {}
            }
        }

        self.post_from(number.saturating_sub(1));
        self.end_or_go_on();
    }

    /// Voids a finished deal: it does not count, and is played again.
    fn make_void(&mut self, number: usize, void: Void) {
        let is_over = self.deal(number).is_some_and(|deal| deal.annulled().is_none());
        if !is_over
            || self.annulled().count() >= MOST_ANNULLED
            || self.scheduled() >= Some(MOST_DEALS)
        {
            return;
        }
        self.annul(&Annulment { deal: number, is_left_out: false, reason: None });
        if let Some(again) = self.current()
            && again.plan.replays == Some(number)
            && void == Void::Next
        {
            let plan = self.passed_on_from(again.plan.clone());
            self.deal_again(plan, 0);
        }
    }

    /// Deals the current deal again, by the player whose turn it is to deal.
    fn deal_rightfully(&mut self) {
        let Some(old) = self.deals.pop() else { return };
        let next = self.plans_ahead().next().or_else(|| self.planned(self.begun_of_schedule()));
        let is_of_schedule = old.plan.extra.is_none() && old.plan.replays.is_none();
        let plan = match next {
            Some(plan) if is_of_schedule => {
                DealPlan { number: old.plan.number, ..self.seated(&plan) }
            }
            _ => old.plan.clone(),
        };
        self.deals.push(old);
        self.deal_again(plan, 1);
    }

    /// Makes the player who dealt out of turn the dealer of the current deal; the rotation goes on from there.
    /// What is recorded of the deal stays as it is.
    fn let_dealer_stand(&mut self, dealer: Option<Seat>) {
        let (Some(dealer), Some(deal)) = (dealer, self.current()) else { return };
        let places: Vec<Seat> = self.around_the_table().collect();
        let place = |seat: Seat| places.iter().position(|other| *other == seat).unwrap_or(0);
        let passed = place(dealer) + places.len() - place(deal.plan.dealer);
        let passed = (deal.plan.passed + passed) % places.len();
        let is_fresh = deal.is_fresh();
        let plan = if is_fresh { self.dealt_by(&deal.plan, dealer) } else { deal.plan.clone() };
        let plan = DealPlan { dealer, passed, ..plan };
        if is_fresh {
            self.deal_again(plan, 0);
        } else if let Some(deal) = self.last_deal() {
            deal.plan = plan;
        }
    }

    /// Ends the current deal without further tricks.
    fn close_by(&mut self, incident: &RuledIncident, how: Close) {
        let Some(deal) = self.current() else { return };
        let rules = self.setup().rules();
        if let Close::AsItStood = how {
            // If the cards are not recorded, the table counts the tricks.
            if !deal.recorded.is_empty() && !rules.is_of_tallies() {
                let tricks = deal.tricks_shown(rules).into_iter().map(|(_, won)| won).collect();
                self.end_deal(tricks);
            }
            return;
        }
        match counted::closed(&self.setup, deal, incident, how) {
            Some(tricks) if !tricks.is_empty() => self.end_deal(tricks),
            _ => self.close_deal(),
        }
    }

    /// Takes back the tricks of the current deal from this one on.
    fn take_back_from(&mut self, trick: u8) {
        let is_led = self.setup.rules().trump == TrumpRule::Led;
        let Some(deal) = self.last_deal() else { return };
        let recorded = Arc::make_mut(&mut deal.recorded);
        recorded.truncate(usize::from(trick).saturating_sub(1));
        if recorded.is_empty() && is_led {
            deal.turned = None;
        }
    }

    /// Makes the current deal count with the number of cards really dealt, as when the table lets tricks
    /// stand that add up to a different number.
    fn count_as_dealt(&mut self, incident: &RuledIncident) {
        let dealt = ["dealt", "most"].iter().find_map(|fact| incident.facts.get(*fact));
        let Some(dealt) = dealt.and_then(|dealt| dealt.parse::<u8>().ok()) else { return };
        let Some(deal) = self.last_deal() else { return };
        let plan = &mut deal.plan;
        let is_possible = dealt > 0
            && usize::from(dealt) * plan.seats.len() <= plan.pack.size().into()
            && deal.recorded.is_empty();
        if is_possible && dealt != plan.cards {
            deal.against.push(Refusal::TricksSum {
                sum: dealt.into(),
                cards: plan.cards,
                complete: true,
            });
            plan.cards = dealt;
        }
    }

    /// Takes back a player's bid, or the last call if it is that player's. Later bids stay.
    fn reopen_bid(&mut self, by: Seat) {
        let auction_rule = self.setup.rules().bidding.auction().cloned();
        let Some(deal) = self.last_deal() else { return };
        if !deal.recorded.is_empty() || deal.bids_are_forced() {
            return;
        }
        let place = deal.plan.place(by);
        match (&mut deal.bidding, place) {
            (BiddingState::Exact(bids), Some(place)) if place < bids.len() => {
                deal.later_bids.splice(0..0, bids.drain(place + 1..));
                bids.pop();
                deal.words.retain(|(seat, _)| *seat != by);
            }
            (BiddingState::Auction { auction, contract }, _) => {
                let Some(rule) = auction_rule else { return };
                let Some(((last, _), earlier)) = auction.calls.split_last() else { return };
                if *last == by {
                    let mut again = Auction::new(&rule, deal.plan.seats.clone());
                    again.turned = deal.turned;
                    for (_, call) in earlier {
                        again.make(&rule, call);
                    }
                    *auction = again;
                    *contract = None;
                }
            }
            _ => {}
        }
    }

    /// Passes the deal on to the next player; later deals follow from there.
    pub(super) fn passed_on_from(&self, plan: DealPlan) -> DealPlan {
        match self.after(plan.dealer) {
            Some(next) => DealPlan { passed: plan.passed + 1, ..self.dealt_by(&plan, next) },
            None => plan,
        }
    }
}

impl Deal {
    /// The scheduled number of cards, if the table or a ruling let a different number stand.
    pub(super) fn cards_scheduled(&self) -> u8 {
        let scheduled = self.against.iter().find_map(|refusal| match refusal {
            Refusal::TricksSum { cards, .. } => Some(*cards),
            _ => None,
        });
        scheduled.unwrap_or(self.plan.cards)
    }
}
