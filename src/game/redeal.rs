//! Deals that are dealt again: after a misdeal, or because the table annulled them once they were over.

use super::{
    Act, Annulment, Deal, DealEnd, DealPlan, Game, LONGEST_REASON, MOST_ANNULLED, Misdeal,
    TableNote,
};
use crate::cards::line;
use crate::rules::{Judged, MOST_DEALS, RedealRefusal, Refusal, Rotation, Size};
use std::sync::Arc;

impl Game {
    /// Judges a deal that is thrown in. Its reason becomes a note on the deal.
    pub(super) fn judge_misdeal(&self, deal: &Deal, misdeal: &Misdeal) -> Judged<Act> {
        let Some(reason) = judge_reason(misdeal.reason.as_deref()).map_err(Refusal::Redeal)? else {
            return Ok(if misdeal.passes_on { Act::Misdeal(misdeal.clone()) } else { Act::Redeal });
        };
        let note = TableNote { deal: Some(deal.plan.number), text: reason };
        let note = self.judge_note(&note).map_err(Refusal::Note)?;
        Ok(Act::Misdeal(Misdeal { reason: Some(note.text), ..*misdeal }))
    }

    /// Deals the current deal again. Where it passes on, the later deals do too.
    pub(super) fn throw_in(&mut self, misdeal: &Misdeal) {
        let Some(deal) = self.current() else { return };
        let mut plan = DealPlan { cards: deal.cards_scheduled(), ..deal.plan.clone() };
        if misdeal.passes_on {
            plan = self.passed_on_from(plan);
        }
        let number = plan.number;
        self.deal_again(plan, 1);
        if let Some(text) = misdeal.reason.clone() {
            self.notes.push(Arc::new(TableNote { deal: Some(number), text }));
        }
    }

    /// Judges the annulment of a deal.
    pub(super) fn judge_annul(&self, annulment: &Annulment) -> Result<Annulment, RedealRefusal> {
        let number = annulment.deal;
        let Some(deal) = self.deal(number) else {
            return Err(RedealRefusal::NoSuchDeal { deal: number, begun: self.deals.len() });
        };
        if !deal.is_over() {
            return Err(RedealRefusal::NotOver(number));
        }
        if deal.annulled().is_some() {
            return Err(RedealRefusal::AnnulledBefore(number));
        }
        if self.annulled().count() >= MOST_ANNULLED || self.scheduled() >= Some(MOST_DEALS) {
            return Err(RedealRefusal::TooMany);
        }
        let reason = judge_reason(annulment.reason.as_deref())?;
        Ok(Annulment { reason, ..*annulment })
    }

    /// Whether a deal that is annulled so is played again.
    pub fn plays_again(&self, annulment: &Annulment) -> bool {
        let is_played = self.deal(annulment.deal).is_some_and(Deal::is_over);
        if !is_played || annulment.is_left_out || self.early_end.is_some() {
            return false;
        }
        if self.scheduled().is_some() {
            return true;
        }
        let mut after = self.clone();
        after.annul(annulment);
        after.deal(annulment.deal).is_some_and(|deal| after.replay_of(deal).is_some())
    }

    /// Annuls a deal. If nothing has happened since, it is played again at once; otherwise after the last
    /// deal of the schedule, where there is one.
    pub(super) fn annul(&mut self, annulment: &Annulment) {
        let index = annulment.deal - 1;
        let is_last = self.deals[index + 1..].iter().all(|later| self.is_untouched(later));
        let untouched = self.current().is_some_and(|deal| {
            self.is_untouched(deal) || (deal.plan.replays.is_some() && self.has_just_begun(deal))
        });
        let after = self.deals.len() - usize::from(untouched);
        let earlier = self.annulled().count();
        let deal = Arc::make_mut(&mut self.deals[index]);
        deal.end =
            Some(DealEnd::Annulled { annulment: Arc::new(annulment.clone()), after, earlier });
        deal.postings.clear();
        self.post_from(index);

        let is_over =
            self.early_end.is_some() || (self.scheduled().is_none() && self.points_reached());
        if is_last && !annulment.is_left_out && !is_over {
            self.deals.truncate(index + 1);
            let plan = self.again(&self.deals[index]);
            self.open_deal(&plan);
        } else {
            self.replay_in_order();
            self.end_or_go_on();
        }
    }

    /// Whether a deal has begun and nothing has happened in it, even if the players asked for it.
    fn has_just_begun(&self, deal: &Deal) -> bool {
        deal.is_as_dealt() && !self.is_ruled_on(deal)
    }

    /// Opens another deal in place of one that is played again, if nothing has happened in that and the other
    /// has the lower number.
    fn replay_in_order(&mut self) {
        let Some(current) = self.deals.last() else { return };
        if current.plan.replays.is_none() || !self.has_just_begun(current) {
            return;
        }
        let lowest = self.replays_due().next();
        if let Some(plan) = lowest.filter(|plan| plan.replays < current.plan.replays) {
            self.deals.pop();
            self.open_deal(&plan);
        }
    }

    /// The deals that were annulled.
    pub fn annulled(&self) -> impl Iterator<Item = &Deal> {
        self.deals().filter(|deal| deal.annulled().is_some())
    }

    /// The annulments made after a number of deals and before anything happened in the next, in their order.
    pub fn annulments_after(&self, deals: usize) -> Vec<&Annulment> {
        let mut made = Vec::new();
        for deal in self.deals() {
            if let Some(DealEnd::Annulled { annulment, after, earlier }) = &deal.end
                && *after == deals
            {
                made.push((*earlier, annulment.as_ref()));
            }
        }
        made.sort_by_key(|(earlier, _)| *earlier);
        made.into_iter().map(|(_, annulment)| annulment).collect()
    }

    /// How many players a deal passed on by before it was played. Where the rotation follows the last dealer,
    /// its dealer says as much.
    pub fn passed_on(&self, deal: &Deal) -> usize {
        if self.setup().rules().rotation == Rotation::LastDealer {
            return 0;
        }
        let before = self.deals().take_while(|other| other.plan.number < deal.plan.number).last();
        deal.plan.passed - before.map_or(0, |before| before.plan.passed)
    }

    /// The deal that is played for an annulled one, once it has begun.
    pub fn replay_of(&self, annulled: &Deal) -> Option<&Deal> {
        let number = annulled.plan.number;
        self.deals().find(|deal| deal.plan.replays == Some(number))
    }

    /// The annulled deals that are still to be played again, where a schedule ends.
    pub(super) fn replays_due(&self) -> impl Iterator<Item = DealPlan> {
        let is_endless = self.setup().rules().schedule.endless().is_some();
        let due = self.annulled().filter(move |deal| {
            let is_left_out = deal.annulled().is_some_and(|annulment| annulment.is_left_out);
            !is_endless && !is_left_out && self.replay_of(deal).is_none()
        });
        due.map(|deal| self.again(deal))
    }

    /// An annulled deal as it is to be played again: with the cards that the schedule has, or the most
    /// there are for those at the table now.
    fn again(&self, annulled: &Deal) -> DealPlan {
        let plan = &annulled.plan;
        let again = DealPlan {
            replays: Some(plan.number),
            cards: annulled.cards_scheduled(),
            ends_one_card_run: false,
            ..plan.clone()
        };
        self.for_those_at_table(again)
    }

    /// A deal that is played again, if more or fewer are at the table by now.
    pub(super) fn for_those_at_table(&self, plan: DealPlan) -> DealPlan {
        let rules = self.setup().rules();
        let players = self.chairs.len() as u8;
        if plan.players() == players {
            return plan;
        }
        let size = Size::Cards(plan.cards.min(rules.highest(players)));
        let DealPlan { cards, pack, drawn, all_dealt, .. } =
            DealPlan::sized(rules, players, self.first_chair, 0, size);
        DealPlan { cards, pack, drawn, all_dealt, ..plan }
    }
}

fn judge_reason(reason: Option<&str>) -> Result<Option<String>, RedealRefusal> {
    reason.map(|text| line(text, LONGEST_REASON)).transpose().map_err(RedealRefusal::Reason)
}
