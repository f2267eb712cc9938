//! Extra deals, which players may ask for after the last of the schedule.

use super::{Act, DealPlan, Game};
use crate::rules::{Extra, Judged, Refusal};

impl Game {
    /// Judges an extra deal.
    pub(super) fn judge_extra(&self, id: &str) -> Judged<Act> {
        let extras = &self.setup.rules().extras;
        let Some(extra) = extras.iter().find(|extra| extra.id == id) else {
            let known = extras.iter().map(|extra| extra.id.clone()).collect();
            return Err(Refusal::NoSuchExtra { id: id.to_owned(), known });
        };
        if self.is_closed() {
            return Err(self.finished());
        }
        if let Some(deal) = self.current() {
            let left = self.plans_ahead().count() + usize::from(deal.plan.extra.is_none());
            return Err(Refusal::ExtraTooSoon(left));
        }
        if !self.extras_left().any(|left| left.id == extra.id) {
            let most = extra.most.deals(self.chairs.len());
            return Err(Refusal::ExtrasSpent { mark: extra.mark.clone(), most });
        }
        Ok(Act::Extra(id.to_owned()))
    }

    /// The kinds of extra deals that may still be played once no deal is in progress.
    pub(super) fn extras_left(&self) -> impl Iterator<Item = &Extra> {
        let players = self.chairs.len();
        let extras = if self.is_closed() { &[] } else { &self.setup.rules().extras[..] };
        extras.iter().filter(move |extra| {
            let counted = self.deals().filter(|deal| deal.annulled().is_none());
            let played = counted.filter_map(|deal| deal.plan.extra.as_ref());
            played.filter(|played| played.id == extra.id).count() < extra.most.deals(players)
        })
    }

    /// Whether nothing more can be played.
    fn is_closed(&self) -> bool {
        self.early_end.is_some() || self.setup.is_result_alone() || self.too_few_stay()
    }

    /// Opens an extra deal, by its id.
    pub(super) fn open_extra_deal(&mut self, id: &str) {
        let mut extras = self.setup.rules().extras.iter();
        let Some(extra) = extras.find(|extra| extra.id == id).cloned() else { return };
        let plan = self.sized_deal(extra.cards, self.begun_of_schedule());
        self.open_deal(&DealPlan { extra: Some(extra), ..plan });
    }
}
