//! What keeps a schedule from being dealt, and steps that give no deals.

use super::error_list::RulesErrors;
use super::{DealRun, Form, MOST_DEALS, RulesError, Ruleset, Step};

impl Ruleset {
    /// Notes what keeps a form of the schedule from being dealt.
    pub(super) fn check_form(&self, errors: &mut RulesErrors, index: usize, form: &Form) {
        let at = format_args!("schedule.forms.{index}.steps");
        for (row, step) in form.steps.iter().enumerate().rev().skip(1).rev() {
            let early = step.run.is_endless();
            errors.note_if(early, format_args!("{at}.{row}"), RulesError::EndlessEarly);
        }

        for players in self.seated() {
            let top = self.highest(players);
            let endless = form.steps.iter().filter(|step| step.run.is_endless()).count();
            let deals = form.deals(top, players, &self.schedule).count() + endless;
            if !(1..=MOST_DEALS).contains(&deals) {
                errors.note(at, RulesError::Deals { players, deals });
                continue;
            }

            let pack = self.pack_size(players);
            for (row, step) in form.steps.iter().enumerate() {
                let key = format_args!("{at}.{row}");
                let endless = match step.run {
                    DealRun::Endless(size) => Some(size.cards(top)),
                    _ => None,
                };
                let sizes = step.run.outermost(top, players).chain(endless);
                let none = sizes.clone().any(|cards| cards == 0);
                errors.note_if(none, key, RulesError::PackTooSmall { players, cards: 0, pack });
                if let Err(error) = self.can_deal(players, sizes.max().unwrap_or(0)) {
                    errors.note(key, error);
                }
            }
        }
    }

    /// Notes steps of a form that give no deals at any table, even though a table may lower the highest deal.
    /// A form without any deals is a separate error.
    pub(super) fn check_steps(&self, errors: &mut RulesErrors, index: usize, form: &Form) {
        let mut idle: Vec<(usize, &Step)> = form.steps.iter().enumerate().collect();
        idle.retain(|(_, step)| !self.is_dealt(step.run));
        if idle.len() == form.steps.len() {
            return;
        }
        for (row, step) in idle {
            let error = RulesError::NoDeals { fixed: step.run.is_fixed() };
            errors.note(format_args!("schedule.forms.{index}.steps.{row}"), error);
        }
    }

    /// Whether a step of a schedule gives deals at some table.
    fn is_dealt(&self, run: DealRun) -> bool {
        match run {
            DealRun::Endless(_) => true,
            _ if run.is_fixed() => run.sizes(1, 1).len() > 0,
            _ => {
                self.seated().any(|players| run.sizes(self.most_cards(players), players).len() > 0)
            }
        }
    }
}
