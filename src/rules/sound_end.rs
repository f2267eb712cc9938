//! What keeps a game from ending.

use super::endings::is_word;
use super::error_list::RulesErrors;
use super::{Ending, RulesError, Ruleset, Scoring, Sides, Wins};

impl Ruleset {
    /// Notes an end that cannot come, and a schedule that is not there.
    pub(super) fn check_end(&self, errors: &mut RulesErrors) {
        let Ruleset { schedule, ending, .. } = self;
        let is_endless = schedule.endless().is_some();
        let ends_by_points = is_endless && ending.is_by_points();
        let games = ending.games.is_some() && !ends_by_points;
        errors.note_if(games, "ending.games", RulesError::Games);
        let is_of_contracts = matches!(self.scoring, Scoring::Contracts(_));
        let by = ending.by.is_some()
            && (ending.points.is_none() || ending.games.is_some() || !is_of_contracts);
        errors.note_if(by, "ending.by", RulesError::EndsByDeclarer);
        errors.note_if(is_endless && !ends_by_points, "ending", RulesError::NeverEnds);
        self.check_end_condition(errors);

        match schedule.form_in_use() {
            Some(form) => {
                let refused = ending.zero_finish && !form.zero_finish;
                let error = RulesError::ZeroFinish(schedule.form.clone());
                errors.note_if(refused, "ending.zero_finish", error);
            }
            None if schedule.forms.is_empty() => errors.note("schedule.forms", RulesError::Empty),
            None => {
                let forms = schedule.forms.iter().map(|form| form.id.clone()).collect();
                let form = schedule.form.clone();
                errors.note("schedule.form", RulesError::Form { form, forms });
            }
        }
    }

    /// Notes a condition that cannot end the game.
    fn check_end_condition(&self, errors: &mut RulesErrors) {
        let Some(when) = &self.ending.when else { return };
        let others = Ending { when: None, ..self.ending.clone() };
        let is_alone = !others.is_by_points() && others.by.is_none() && others.games.is_none();
        let fits = is_alone && self.schedule.endless().is_some();
        errors.note_if(!fits, "ending.when", RulesError::EndsWhen);

        let mut players = self.tables.iter().flat_map(|table| &table.players);
        let are_opposite = self.tables.iter().all(|table| !table.dead_hand)
            && players.all(|players| *players >= 4 && players.is_multiple_of(2))
            && self.sides == Sides::Alone
            && self.scoring.wins() == Wins::Highest;
        let no_partners = self.ending.is_by_partners() && !are_opposite;
        errors.note_if(no_partners, "ending.when", RulesError::EndsByPartners);

        let known = [Ending::TOTAL, Ending::PARTNER];
        for quantity in when.quantities() {
            if !known.iter().any(|word| is_word(quantity, word)) {
                let known = known.map(str::to_owned).to_vec();
                let error = RulesError::NoSuchQuantity { word: quantity.to_string(), known };
                errors.note("ending.when", error);
            }
        }
    }
}
