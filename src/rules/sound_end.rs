//! What keeps a game from ending.

use super::error_list::RulesErrors;
use super::{Ending, Pays, RulesError, Ruleset, Scoring, Sides, TallyCondition, Wins};

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
        self.check_out(errors);

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

        self.check_words(errors, "ending.when", when, &[Ending::TOTAL, Ending::PARTNER]);
    }

    /// Notes a condition that cannot put a player out of the game.
    fn check_out(&self, errors: &mut RulesErrors) {
        let Some(out) = &self.ending.out else { return };
        let is_alone = self.sides == Sides::Alone && self.ending.games.is_none();
        errors.note_if(
            !is_alone || self.ending.is_by_partners(),
            "ending.out",
            RulesError::OutAlone,
        );
        let counts_tricks = match &self.scoring {
            Scoring::Hands(_) => true,
            Scoring::Tricks(score) => score.pays != Pays::Nothing,
            Scoring::Contracts(_) => false,
        };
        let known = if counts_tricks { &[Ending::TOTAL, "took"][..] } else { &[Ending::TOTAL] };
        self.check_words(errors, "ending.out", out, known);
    }

    /// Notes words of a condition that are none of these.
    fn check_words(
        &self,
        errors: &mut RulesErrors,
        key: &str,
        condition: &TallyCondition,
        known: &[&str],
    ) {
        for quantity in condition.quantities() {
            let word = quantity.to_string();
            if !known.contains(&word.as_str()) {
                let known = known.iter().map(ToString::to_string).collect();
                errors.note(key, RulesError::NoSuchQuantity { word, known });
            }
        }
    }
}
