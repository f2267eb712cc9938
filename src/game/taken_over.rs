//! A setup that goes on from what was played elsewhere, and the numbers of deals in its game.

use super::{
    BroughtForward, BroughtForwardError, Deal, DealEnd, DealPlan, Game, Posting, Reason, Setup,
};
use crate::cards::{Seat, Side};
use crate::rules::{MOST_DEALS, Points, Streak, TieBreak};
use std::sync::Arc;

/// The largest total that can be brought forward, in points.
const LARGEST_TOTAL: i64 = 1_000_000;

impl Setup {
    /// The setup of a game that goes on from these totals, or ended with them.
    ///
    /// # Errors
    /// They cannot be those of the game.
    pub fn with_brought_forward(
        mut self,
        mut forward: BroughtForward,
    ) -> Result<Setup, BroughtForwardError> {
        let rules = self.rules();
        if rules.ending.games.is_some() {
            return Err(BroughtForwardError::Match);
        }
        if let Some(deals) = forward.deals {
            let last = match rules.schedule.endless() {
                Some(_) => MOST_DEALS,
                None => self.plan().len(),
            };
            let next = deals.saturating_add(1);
            if !(2..=last).contains(&next) {
                return Err(BroughtForwardError::Deal { next, last });
            }
        }

        let unit = rules.unit;
        self.check_sides(forward.totals.len())?;
        for total in &mut forward.totals {
            let most = Points::whole(LARGEST_TOTAL);
            if *total > most || *total < -most {
                return Err(BroughtForwardError::TooLarge);
            }
            if !total.fits(unit) {
                return Err(BroughtForwardError::Unit(unit));
            }
            *total = total.written_in(unit);
        }

        let known = rules.tallies_in_force().filter(|rule| rule.every.is_some());
        let known: Vec<String> = known.map(|rule| rule.id.clone()).collect();
        for (id, numbers) in &forward.tallies {
            if forward.deals.is_none() || !known.contains(id) {
                return Err(BroughtForwardError::Tally { id: id.clone(), known });
            }
            self.check_sides(numbers.len())?;
        }

        let has_runs = rules.promotions.in_force().next().is_some() && forward.deals.is_some();
        let runs = forward.runs.clone();
        if !runs.is_empty() && (!has_runs || runs.len() != self.players().count()) {
            return Err(BroughtForwardError::NoRuns);
        }

        self.forward = Some(Arc::new(forward));
        for (seat, run) in self.players().seats().zip(&runs) {
            let most = self.deals_for_runs(seat).len();
            if usize::from(run.unsigned_abs()) > most {
                return Err(BroughtForwardError::Run { seat, most });
            }
        }
        Ok(self)
    }

    fn check_sides(&self, given: usize) -> Result<(), BroughtForwardError> {
        let sides = self.sides_in_turn().count();
        if given == sides { Ok(()) } else { Err(BroughtForwardError::Sides { given, sides }) }
    }

    /// What was played before the game was taken over, if anything was.
    pub fn brought_forward(&self) -> Option<&BroughtForward> {
        self.forward.as_deref()
    }

    /// Whether only the result of the game is known.
    pub fn is_result_alone(&self) -> bool {
        self.brought_forward().is_some_and(|forward| forward.deals.is_none())
    }

    /// What breaks ties, one after another. In a game that was taken over, nothing from the first tie-break on
    /// that counts every deal: those played elsewhere are not known.
    pub fn ties(&self) -> &[TieBreak] {
        let ties = self.rules().scoring.ties();
        let unknown = ties.iter().position(|tie| tie.counts_every_deal());
        match (unknown, self.brought_forward()) {
            (Some(unknown), Some(_)) => &ties[..unknown],
            _ => ties,
        }
    }

    /// How many deals were played before the game was taken over.
    pub fn deals_before(&self) -> usize {
        match self.brought_forward() {
            None => 0,
            Some(BroughtForward { deals: Some(deals), .. }) => *deals,
            Some(_) => {
                let players = self.players().count() as u8;
                self.rules().deals(players).len().max(1)
            }
        }
    }

    /// The dealer of the first deal of the schedule, which may have been played elsewhere.
    pub(crate) fn first_dealer(&self) -> Seat {
        let players = self.players().count();
        self.dealer().after(players - self.deals_before() % players, players)
    }

    /// The deals of the schedule that were played elsewhere, all with the totals brought forward.
    pub(super) fn deals_brought_forward(&self, plan: &[DealPlan]) -> Vec<Arc<Deal>> {
        let rules = self.rules();
        let players = self.players().count() as u8;
        let Some(forward) = self.brought_forward() else { return Vec::new() };
        let mut deals = Vec::new();
        for index in 0..self.deals_before() {
            let plan = match (plan.get(index), rules.schedule.endless()) {
                (Some(plan), _) => plan.clone(),
                (None, Some(size)) => {
                    DealPlan::sized(rules, players, self.first_dealer(), index, size)
                }
                (None, None) => break,
            };
            let mut deal = Deal::new(plan, &rules.bidding);
            deal.end = Some(DealEnd::Played);
            deal.totals.clone_from(&forward.totals);
            deals.push(deal);
        }

        // What a side has of a tally that runs on is found in its postings.
        if let Some(last) = deals.last_mut() {
            for (id, numbers) in &forward.tallies {
                for (side, number) in self.sides_in_turn().zip(numbers) {
                    last.postings.push(Posting::of_tally(side, id, *number));
                }
            }
        }
        deals.into_iter().map(Arc::new).collect()
    }

    /// The numbers of the deals brought forward that can be part of a player's run.
    pub(super) fn deals_for_runs(&self, seat: Seat) -> Vec<usize> {
        let mut numbers = Vec::new();
        if self.deals_before() == 0 {
            return numbers;
        }
        for plan in self.plan().iter().take(self.deals_before()) {
            if plan.cards > 1 && plan.place(seat).is_some() {
                numbers.push(plan.number);
            }
        }
        numbers
    }

    /// A player's runs when the game was taken over, one for each promotion in force.
    pub(super) fn runs_before(&self, seat: Seat) -> Vec<Streak> {
        let players = self.players().count() as u8;
        let runs = self.brought_forward().map_or(&[][..], |forward| &forward.runs);
        let run = runs.get(seat.index()).copied().unwrap_or(0);
        let schemes = self.rules().promotions.in_force();
        schemes
            .map(|scheme| {
                // A run that was complete has paid.
                let length = usize::from(run.unsigned_abs()) % scheme.length.deals(players);
                Streak { made: run > 0 && length > 0, length, is_void: false }
            })
            .collect()
    }
}

impl Game {
    /// The deals that have begun here, in order; the last may still be played.
    pub fn deals(&self) -> impl DoubleEndedIterator<Item = &Deal> + ExactSizeIterator {
        self.deals.iter().skip(self.setup.deals_before()).map(Arc::as_ref)
    }

    /// A deal that has begun here, by its number.
    pub fn deal(&self, number: usize) -> Option<&Deal> {
        self.deals().find(|deal| deal.plan.number == number)
    }

    /// The number of the last deal that has begun, here or elsewhere.
    pub fn deals_begun(&self) -> usize {
        self.deals.len()
    }

    /// The number of the last deal that is over, here or elsewhere.
    pub fn deals_over(&self) -> usize {
        self.deals.len() - usize::from(self.current().is_some())
    }
}

impl Posting {
    fn of_tally(side: Side, id: &str, number: u16) -> Posting {
        let reason = Reason::Tally { id: id.to_owned(), number, before: 0 };
        Posting { side, member: None, points: Points::ZERO, reason }
    }
}
