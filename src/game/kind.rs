//! Kinds of deal: which one a deal has, and what players may still choose.

use super::{Act, BiddingState, Deal, Game, KindDue};
use crate::cards::Seat;
use crate::rules::{
    Judged, Kind, KindChooser, KindRefusal, PlannedTrump, Refusal, Ruleset, TallyRule,
};
use std::sync::Arc;

impl Game {
    /// Who chooses the kind of a deal.
    fn chooser(&self, deal: &Deal) -> Seat {
        let next = deal.plan.seats.first().copied();
        match self.setup.rules().schedule.chooser {
            KindChooser::Dealer => deal.plan.dealer,
            KindChooser::Next => next.unwrap_or(deal.plan.dealer),
        }
    }

    /// The kinds that a player may still choose. Once each was chosen as often as the rules say, all are open
    /// again.
    pub fn kinds_left(&self, chooser: Seat) -> Vec<&Kind> {
        let kinds = &self.setup.rules().kinds;
        let is_left = |kind: &&Kind| {
            self.chosen(chooser, kind).count() < usize::from(kind.times.unwrap_or(1))
        };
        let left: Vec<&Kind> = kinds.iter().filter(is_left).collect();
        if left.is_empty() { kinds.iter().collect() } else { left }
    }

    /// Whether players choose the kinds of some deals.
    pub fn players_choose_kinds(&self) -> bool {
        let rules = self.setup.rules();
        let form = rules.schedule.form_in_use();
        !rules.kinds.is_empty()
            && form.is_some_and(|form| form.steps.iter().any(|step| step.kind.is_none()))
    }

    /// The deals for which a player chose a kind.
    fn chosen(&self, chooser: Seat, kind: &Kind) -> impl Iterator<Item = &Deal> {
        self.deals().filter(move |deal| {
            self.chooser(deal) == chooser
                && deal.annulled().is_none()
                && deal.chosen.as_ref().is_some_and(|chosen| chosen.id == kind.id)
        })
    }

    /// Whether a deal waits for a player to choose its kind.
    pub(super) fn awaits_kind(&self, deal: &Deal) -> bool {
        let has_kinds = !self.setup.rules().kinds.is_empty();
        has_kinds && deal.kind().is_none() && deal.plan.extra.is_none()
    }

    /// The choice that a deal waits for.
    pub(super) fn kind_due(&self, deal: &Deal) -> Option<KindDue> {
        if !self.awaits_kind(deal) {
            return None;
        }
        let seat = self.chooser(deal);
        let open = self.kinds_left(seat).into_iter().cloned().collect();
        Some(KindDue { seat, open })
    }

    /// Judges the choice of a kind.
    pub(super) fn judge_kind(&self, deal: &Deal, id: &str) -> Judged<Act> {
        let kinds = &self.setup.rules().kinds;
        if kinds.is_empty() {
            return Err(Refusal::NotInTheseRules);
        }
        let Some(kind) = kinds.iter().find(|kind| kind.id == id) else {
            return Err(refusal(KindRefusal::Unknown { id: id.to_owned(), known: ids(kinds) }));
        };
        if let Some(known) = deal.kind() {
            let number = deal.chosen.as_ref().map(|_| deal.plan.number);
            return Err(refusal(KindRefusal::Known { kind: known.clone(), deal: number }));
        }
        let seat = self.chooser(deal);
        let left = self.kinds_left(seat);
        if left.contains(&kind) {
            return Ok(Act::Kind(id.to_owned()));
        }
        let last = self.chosen(seat, kind).last().map_or(0, |deal| deal.plan.number);
        let kind = kind.clone();
        Err(refusal(KindRefusal::Spent { seat, kind, deal: last, open: ids(left) }))
    }

    /// Refuses what needs to know the kind of a deal while nobody has chosen one.
    pub(super) fn kind_is_known(&self, deal: &Deal) -> Judged<()> {
        match self.kind_due(deal) {
            Some(KindDue { seat, open }) => {
                Err(refusal(KindRefusal::Missing { seat, open: ids(&open) }))
            }
            None => Ok(()),
        }
    }

    /// Records the kind that was chosen.
    pub(super) fn choose_kind(&mut self, id: &str) {
        let kind = self.setup.rules().kinds.iter().find(|kind| kind.id == id).cloned();
        let Some(deal) = self.last_deal() else { return };
        if let BiddingState::Exact(bids) = &mut deal.bidding
            && kind.as_ref().is_some_and(|kind| kind.misere)
        {
            *bids = vec![0; deal.plan.seats.len()];
        }
        deal.chosen = kind.map(Arc::new);
    }
}

impl Deal {
    /// The kind of the deal, once it is known.
    pub fn kind(&self) -> Option<&Kind> {
        self.chosen.as_deref().or(self.plan.kind.as_deref())
    }

    /// The id of the kind, if a player chose it.
    pub fn kind_chosen(&self) -> Option<&str> {
        self.chosen.as_ref().map(|kind| kind.id.as_str())
    }

    /// What the rules say about the trump.
    pub fn planned_trump(&self) -> PlannedTrump {
        let fixed = self.kind().and_then(|kind| kind.trump);
        fixed.map_or(self.plan.trump, PlannedTrump::Fixed)
    }

    /// Whether every bid of the deal is zero, without a choice.
    pub fn bids_are_forced(&self) -> bool {
        self.plan.bids_are_forced() || self.chosen.as_ref().is_some_and(|kind| kind.misere)
    }

    /// The deal's mark in the sheet's left column: that of its kind, or else the planned one.
    pub fn mark(&self) -> String {
        self.chosen.as_ref().map_or_else(|| self.plan.mark(), |kind| kind.mark.clone())
    }

    /// Whether a tally counts in the deal.
    pub fn counts(&self, rule: &TallyRule) -> bool {
        self.kind().is_none_or(|kind| kind.tallies.contains(&rule.id))
    }

    /// The most of a tally that all players together can have.
    pub fn most_of(&self, rules: &Ruleset, rule: &TallyRule) -> u16 {
        let table = rules.table(self.plan.players());
        let total = table.and_then(|table| table.totals.get(&rule.id)).copied();
        total.unwrap_or_else(|| rule.most_in(self.trick_count(rules)))
    }

    /// The tallies that are recorded in the deal.
    pub fn tallies_asked<'a>(&'a self, rules: &'a Ruleset) -> impl Iterator<Item = &'a TallyRule> {
        rules.tallies_recorded().filter(|rule| self.counts(rule))
    }
}

fn refusal(refusal: KindRefusal) -> Refusal {
    Refusal::Kind(Box::new(refusal))
}

fn ids<'a>(kinds: impl IntoIterator<Item = &'a Kind>) -> Vec<String> {
    kinds.into_iter().map(|kind| kind.id.clone()).collect()
}
