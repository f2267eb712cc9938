//! What makes kinds of deal unplayable.

use super::error_list::{MOST_ROWS, RulesErrors};
use super::{RulesError, Ruleset, TallyRule, is_id};
use crate::cards::is_invisible;

impl Ruleset {
    /// Notes kinds that cannot be told apart, count what the rules do not, or never end a deal, and steps of the
    /// schedule that name no kind.
    pub(super) fn check_kinds(&self, errors: &mut RulesErrors) {
        errors.note_ids("kinds", self.kinds.iter().map(|kind| &kind.id), is_id);
        let kinds = self.kinds.iter().enumerate().take(MOST_ROWS);
        errors
            .note_marks(kinds.clone().map(|(row, kind)| (format!("kinds.{row}.mark"), &kind.mark)));
        for (row, kind) in kinds {
            errors.note_text(format_args!("kinds.{row}.title"), &kind.title);
            let forced = kind.misere && self.bidding.exact().is_none();
            errors.note_if(forced, format_args!("kinds.{row}.misere"), RulesError::KindMisere);
            self.check_tallies_of_kind(errors, row, &kind.tallies);
        }

        let known: Vec<String> = self.kinds.iter().map(|kind| kind.id.clone()).collect();
        for (form, row) in self.schedule.forms.iter().zip(0..) {
            for (number, step) in form.steps.iter().enumerate() {
                let Some(kind) = step.kind.clone().filter(|kind| !known.contains(kind)) else {
                    continue;
                };
                let key = format_args!("schedule.forms.{row}.steps.{number}");
                errors.note(key, RulesError::NoSuchKind { kind, known: known.clone() });
            }
        }
    }

    /// Notes totals of tallies that the rules do not have, or that have no total at other tables.
    pub(super) fn check_totals(&self, errors: &mut RulesErrors) {
        let whole = self.tallies_recorded().filter(|tally| tally.total.is_some());
        let known: Vec<String> = whole.map(|tally| tally.id.clone()).collect();
        for (row, table) in self.tables.iter().enumerate().take(MOST_ROWS) {
            for (word, total) in &table.totals {
                let key = format!("tables.{row}.totals.{word}");
                let error = RulesError::NoSuchQuantity { word: word.clone(), known: known.clone() };
                errors.note_if(!known.contains(word) || *total == 0, key, error);
            }
        }
    }

    /// Notes a total too small for each player to have a different number of a tally.
    pub(super) fn check_distinct(&self, errors: &mut RulesErrors, row: usize, tally: &TallyRule) {
        if !tally.distinct {
            return;
        }
        for players in self.seated() {
            let table = self.table(players);
            let own = table.and_then(|table| table.totals.get(&tally.id)).copied();
            let hands = u16::from(self.hands(players));
            let least = hands * (hands + 1) / 2;
            let too_few = own.or(tally.total).is_none_or(|total| total < least);
            let error = RulesError::TallyDistinct { players, least };
            errors.note_if(too_few, format_args!("counts.{row}.distinct"), error);
        }
    }

    fn check_tallies_of_kind(&self, errors: &mut RulesErrors, row: usize, tallies: &[String]) {
        let known: Vec<String> = self.tallies.iter().map(|tally| tally.id.clone()).collect();
        for (place, word) in tallies.iter().enumerate().take(MOST_ROWS) {
            let key = format_args!("kinds.{row}.tallies.{place}");
            let error = RulesError::NoSuchQuantity { word: word.clone(), known: known.clone() };
            errors.note_if(!known.contains(word), key, error);
        }
        let mut totals = self.tallies_recorded().filter(|tally| tally.total.is_some());
        let ends = totals.any(|tally| tallies.contains(&tally.id));
        let endless = self.is_of_tallies() && !ends;
        errors.note_if(endless, format_args!("kinds.{row}.tallies"), RulesError::NothingEndsDeal);
    }
}

impl RulesErrors {
    /// Notes marks that cannot be shown, or that are used twice.
    pub(super) fn note_marks<'a>(
        &mut self,
        marks: impl Iterator<Item = (String, &'a String)> + Clone,
    ) {
        for (key, mark) in marks.clone() {
            let is_shown = (1..=4).contains(&mark.chars().count()) && !mark.contains(is_invisible);
            self.note_if(!is_shown, key, RulesError::Mark);
        }
        self.note_twice(marks);
    }
}
