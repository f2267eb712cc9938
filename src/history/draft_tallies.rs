//! What is counted in a deal that is being corrected, and the kind that says what that is.

use super::CorrectionError;
use super::draft::{DraftAct, HistoryDraft, Result, renumber};
use crate::cards::Seat;
use crate::game::{Act, Count};
use crate::rules::TallyOf;
use std::collections::BTreeSet;

impl DraftAct {
    /// The id of the tally that it counts.
    fn tally(&self) -> Option<String> {
        if let Act::Tally { of, .. } = &self.act { Some(of.clone()) } else { None }
    }
}

impl HistoryDraft<'_> {
    /// The numbers recorded of a tally.
    fn tallied(&mut self, of: &str) -> impl Iterator<Item = &mut Count> {
        let numbers = self.acts().filter_map(move |act| match act {
            Act::Tally { of: id, numbers } if id == of => Some(numbers),
            _ => None,
        });
        numbers.flatten()
    }

    /// Replaces the numbers recorded, and adds the others to them. The first of a tally are put just before the
    /// play or the first tally of a deal that is over, or else after everything else.
    pub(super) fn tally(&mut self, of: &str, numbers: &[Count]) -> Result<()> {
        let numbers = self.in_turn(numbers);
        self.fit_others(of, &numbers)?;
        let recorded: Vec<Option<Seat>> = self.tallied(of).map(|count| count.by).collect();
        let (known, new): (Vec<Count>, Vec<Count>) =
            numbers.into_iter().partition(|count| recorded.contains(&count.by));
        renumber(self.tallied(of), &known, CorrectionError::NoBid)?;
        if new.is_empty() {
            return Ok(());
        }

        let own = self.acts().find_map(|act| match act {
            Act::Tally { of: id, numbers } if id == of => Some(numbers),
            _ => None,
        });
        if let Some(own) = own {
            own.extend(new);
            return Ok(());
        }

        let deal = self.deal;
        let ends = self.acts.iter().position(|draft| match &draft.act {
            Act::Took(_) | Act::Trick { .. } => true,
            Act::Tally { .. } => deal.is_over(),
            _ => false,
        });
        let place = ends.unwrap_or(self.acts.len());
        self.insert(place, Act::Tally { of: of.to_owned(), numbers: new });
        Ok(())
    }

    /// Gives what is counted for the declarer alone to the declarer named now.
    pub(super) fn give_tallies_to(&mut self, declarer: Seat) {
        let Some(former) = self.deal.contract().map(|contract| contract.by) else { return };
        let rules = self.rules;
        for rule in rules.tallies_recorded().filter(|rule| rule.of == TallyOf::Declarer) {
            for count in self.tallied(&rule.id) {
                if count.by == Some(former) {
                    count.by = Some(declarer);
                }
            }
        }
    }

    /// Replaces the kind, and with it what is counted, which belongs to the kind.
    pub(super) fn kind(&mut self, kind: &str, tallies: &[(String, Vec<Count>)]) -> Result<()> {
        let counted: BTreeSet<String> = self.acts.iter().filter_map(DraftAct::tally).collect();
        let rule = self.rules.kinds.iter().find(|rule| rule.id == kind);
        let counts_nothing = rule.is_some_and(|rule| rule.tallies.is_empty());
        if let Some(rule) = rule
            && tallies.is_empty()
            && !counts_nothing
        {
            let own: BTreeSet<String> = rule.tallies.iter().cloned().collect();
            if !counted.is_subset(&own) || (self.deal.is_over() && counted != own) {
                let tallies = rule.tallies.clone();
                return Err(CorrectionError::OtherKind { kind: kind.to_owned(), tallies });
            }
        }
        if !self.replace(|act| matches!(act, Act::Kind(_)), Act::Kind(kind.to_owned())) {
            return Err(CorrectionError::NoKind);
        }
        if rule.is_some_and(|rule| rule.trump.is_some()) {
            self.acts.retain(|draft| !matches!(draft.act, Act::Trump(_) | Act::Turned(_)));
        }
        if counts_nothing {
            self.acts.retain(|draft| draft.tally().is_none());
        }
        if tallies.is_empty() {
            return Ok(());
        }

        let first = self.acts.iter().position(|draft| draft.tally().is_some());
        let place = first.unwrap_or(self.acts.len());
        for (index, (of, numbers)) in tallies.iter().enumerate() {
            let act = Act::Tally { of: of.clone(), numbers: numbers.clone() };
            self.insert(place + index, act);
        }
        let mut index = 0;
        self.acts.retain(|draft| {
            index += 1;
            index <= place + tallies.len() || draft.tally().is_none()
        });
        Ok(())
    }

    /// Changes the numbers of the others, where these leave only one possibility.
    fn fit_others(&mut self, of: &str, numbers: &[Count]) -> Result<()> {
        let rule = self.rules.tallies_recorded().find(|rule| rule.id == of);
        let Some(rule) = rule else { return Ok(()) };
        if !self.deal.is_over() {
            return Ok(());
        }
        if let ([Count { by, number, .. }], true) = (numbers, rule.distinct) {
            // Whoever had the place gets the one that becomes free.
            let was = self.tallied(of).find(|count| count.by == *by).map(|count| count.number);
            let other = self.tallied(of).find(|count| count.number == *number);
            if let (Some(was), Some(other)) = (was, other) {
                other.number = was;
            }
        }
        if rule.distinct {
            return Ok(());
        }
        let most = i64::from(self.deal.most_of(self.rules, rule));
        let given: i64 = numbers.iter().map(|count| count.number).sum();
        let is_given = |count: &Count| numbers.iter().any(|given| given.by == count.by);
        let mut others: Vec<&mut Count> =
            self.tallied(of).filter(|count| !is_given(count) && count.number > 0).collect();
        let left = most - given;
        let theirs: i64 = others.iter().map(|count| count.number).sum();
        if left < 0 || theirs == left || (rule.total.is_none() && theirs < left) {
            return Ok(());
        }
        if left == 0 {
            others.iter_mut().for_each(|count| count.number = 0);
            return Ok(());
        }

        // One of the ways to give the others what is left: those with the most lose first.
        let mut whole = numbers.to_vec();
        let mut excess = theirs - left;
        others.sort_by_key(|count| std::cmp::Reverse(count.number));
        for other in &others {
            let taken = excess.min(other.number);
            excess -= taken;
            whole.push(Count { number: other.number - taken, ..**other });
        }
        if rule.total.is_none() || others.is_empty() {
            return Ok(());
        }
        Err(CorrectionError::TallySum { of: of.to_owned(), sum: given + theirs, most, whole })
    }
}
