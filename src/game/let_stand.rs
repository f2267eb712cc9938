//! What the table lets stand although it is against the rules.

use super::{Act, AllowedAct, Game, RuledIncident, judge};
use crate::rules::{IncidentRefusal, Judged, Refusal};
use std::sync::Arc;

impl Game {
    /// Plays an act that the table allows even if it is against the rules: a deal that was played on
    /// cannot be dealt again. The deal remembers what was against the rules.
    ///
    /// A table may allow a bid that the hook bars or that is above the cards of the schedule, tricks that the cards recorded contradict, and
    /// another deal of a game that was over by points.
    ///
    /// # Errors
    /// The act is against the rules, and the game could not go on from it; it is unchanged.
    pub fn play_anyway(&mut self, act: &Act) -> Judged<AllowedAct> {
        let refusal = match self.play(act) {
            Ok(act) => return Ok(AllowedAct { act, against: Vec::new() }),
            Err(refusal) => refusal,
        };
        if let Refusal::Finished { .. } = refusal {
            return self.allow_after_the_end(act, refusal);
        }
        if let (Act::Incident(incident), Refusal::Incident(_)) = (act, &refusal) {
            return self.allow_disproved(incident, refusal);
        }
        // Tricks that follow from the cards recorded belong to the deal before the current one.
        if self.just_recorded_in_full().is_some() {
            return Err(refusal);
        }
        let Some(deal) = self.current() else { return Err(refusal) };
        let (act, against) = judge::allowed(self.setup(), deal, act, &refusal)?;

        self.remember(&against);
        self.apply(&act);
        Ok(AllowedAct { act, against: vec![against] })
    }

    /// Plays an act of a deal that was played although the game was over.
    fn allow_after_the_end(&mut self, act: &Act, refusal: Refusal) -> Judged<AllowedAct> {
        let mut longer = self.clone();
        if !longer.play_on() {
            return Err(refusal);
        }
        longer.remember(&refusal);
        let Ok(mut allowed) = longer.play_anyway(act) else { return Err(refusal) };

        *self = longer;
        allowed.against.insert(0, refusal);
        Ok(allowed)
    }

    fn remember(&mut self, refusal: &Refusal) {
        if let Some(deal) = self.last_deal() {
            deal.against.push(refusal.clone());
        }
    }

    /// Records an incident as the table states it, although the cards disprove it. The deal remembers that.
    fn allow_disproved(
        &mut self,
        incident: &RuledIncident,
        refusal: Refusal,
    ) -> Judged<AllowedAct> {
        let Refusal::Incident(IncidentRefusal::Disproved { .. }) = refusal else {
            return Err(refusal);
        };
        let told = self.judge_told_incident(incident).map_err(Refusal::Incident)?;
        let index = told.deal.unwrap_or_default().saturating_sub(1);
        if let Some(deal) = self.deals.get_mut(index) {
            Arc::make_mut(deal).against.push(refusal.clone());
        }
        let act = Act::Incident(Box::new(told));
        self.apply(&act);
        Ok(AllowedAct { act, against: vec![refusal] })
    }
}
