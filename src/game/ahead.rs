//! The deals that have not begun: those of the schedule, and those that are played again.

use super::{Deal, DealPlan, Game};
use crate::rules::{MOST_DEALS, Size};

impl Game {
    /// How many deals have begun, without those played again: the place in the schedule.
    pub(super) fn begun_of_schedule(&self) -> usize {
        self.deals.iter().filter(|deal| deal.plan.replays.is_none()).count()
    }

    /// The deals of the schedule that have not begun, then the annulled ones that are still to be
    /// played again.
    pub(super) fn plans_ahead(&self) -> impl Iterator<Item = DealPlan> {
        let scheduled = self.plan.iter().skip(self.begun_of_schedule()).cloned();
        scheduled.chain(self.replays_due())
    }

    /// Deal `index` of the schedule, counted from 0, by chairs.
    pub(super) fn planned(&self, index: usize) -> Option<DealPlan> {
        if let Some(plan) = self.plan.get(index) {
            return Some(plan.clone());
        }
        let size = self.setup.rules().schedule.endless()?;
        if self.deals.len() < MOST_DEALS { Some(self.sized_deal(size, index)) } else { None }
    }

    /// Deal `index`, counted from 0, with hands of a size of its own, by chairs.
    pub(super) fn sized_deal(&self, size: Size, index: usize) -> DealPlan {
        let players = self.chairs.len() as u8;
        DealPlan::sized(self.setup.rules(), players, self.first_chair, index, size)
    }

    /// How many deals the schedule has, with those that are played again; `None` if they go on until the
    /// game ends.
    pub fn scheduled(&self) -> Option<usize> {
        if self.setup.rules().schedule.endless().is_some() {
            return None;
        }
        let annulled = self.deals().filter(|deal| deal.plan.extra.is_none());
        let again = annulled.filter_map(Deal::annulled).filter(|annulment| !annulment.is_left_out);
        Some(self.plan.len() + again.count())
    }

    /// The deals that have not begun, as players sit now.
    pub fn to_come(&self) -> impl Iterator<Item = Deal> {
        let bidding = &self.setup.rules().bidding;
        let is_over = self.early_end.is_some() || self.too_few_stay();
        let ahead = if is_over { None } else { Some(self.plans_ahead()) };
        let numbers = self.deals.len() + 1..;
        numbers
            .zip(ahead.into_iter().flatten())
            .map(|(number, plan)| Deal::new(DealPlan { number, ..self.seated(&plan) }, bidding))
    }

    /// The deal that would follow, if the table played on although the game is over.
    pub(crate) fn beyond_the_end(&self) -> Option<DealPlan> {
        let size = self.setup.rules().schedule.endless()?;
        Some(self.seated(&self.sized_deal(size, self.begun_of_schedule())))
    }

    /// The deals of the schedule: those that have begun as they were dealt, and the others as players
    /// sit now. If they go on until the game ends, this many of those are listed.
    pub fn schedule(&self, endless: usize) -> Vec<DealPlan> {
        let begun = self.deals.iter().filter(|deal| deal.plan.extra.is_none());
        let mut schedule: Vec<DealPlan> = begun.map(|deal| deal.plan.clone()).collect();
        schedule.extend(self.to_come().map(|deal| deal.plan));
        if let Some(size) = self.setup.rules().schedule.endless() {
            let deals = self.plan.len() + endless;
            for index in self.begun_of_schedule().max(self.plan.len())..deals {
                schedule.push(self.seated(&self.sized_deal(size, index)));
            }
            schedule.truncate(deals);
        }
        schedule
    }
}
