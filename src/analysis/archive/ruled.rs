//! The rulings of a deal in a line, by the table and by laws.

use super::error::LineDealError;
use super::line::LineDeal;
use super::play::DealReplay;
use crate::game::{Act, RuledIncident, TableRuling};
use crate::rules::laws::Effect;

impl DealReplay<'_> {
    /// Records the rulings of the deal, and returns those made after it: the first that would have ended the
    /// game earlier, and all that follow.
    pub(super) fn make_rulings<'a>(
        &mut self,
        rulings: &'a [TableRuling],
    ) -> Result<&'a [TableRuling], LineDealError> {
        if self.game.deals_begun() < self.number {
            return Ok(rulings);
        }
        for (index, ruling) in rulings.iter().enumerate() {
            // The game is over, but the table plays the deal, which has not begun yet.
            if self.game.current().is_none() && ruling.deal == Some(self.number) {
                return Ok(&rulings[index..]);
            }
            let before = self.game.clone();
            self.act(&Act::Ruling(ruling.clone()))?;

            // If only the end of the game stood against the deal, it was played on after the ruling.
            if let Some(deal) = before.current()
                && self.game.current().is_none()
                && !ruling.closes
                && (!self.stands || !deal.against.is_empty())
            {
                *self.game = before;
                return Ok(&rulings[index..]);
            }
        }
        Ok(&[])
    }

    /// Ends the deal by an incident, if one did, and returns the other incidents.
    pub(super) fn close_by_laws<'a>(
        &mut self,
        line: &'a LineDeal,
    ) -> Result<Vec<&'a RuledIncident>, LineDealError> {
        let mut others = Vec::new();
        for incident in &line.incidents {
            let closes = incident.effects().any(|effect| matches!(effect, Effect::Close(_)));
            if closes && incident.deal == Some(self.number) {
                self.play_tricks(line)?;
                self.act(&Act::Incident(Box::new(incident.clone())))?;
            } else {
                others.push(incident);
            }
        }
        Ok(others)
    }
}
