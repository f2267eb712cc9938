//! Records the game of a line again, act by act.

use super::error::{GameLineError, LineDealError};
use super::line::GameLine;
use crate::game::{Act, Game};
use crate::history::{GameId, History, Origin, Stamp};

impl GameLine {
    /// The game of the line as a record under an id, begun when the line says, or else now.
    ///
    /// # Errors
    /// The game cannot have been played like that.
    pub fn record(&self, id: GameId, now: Stamp) -> Result<History, GameLineError> {
        let rules = self.rules()?;
        let origin = Origin {
            rules: self.rules.clone().unwrap_or_else(|| rules.id.clone()),
            scoring: self.scoring.clone(),
            schedule: self.schedule.clone(),
            set: self.set.clone(),
        };
        let mut setup = self.setup(rules)?;
        if let Some(title) = &self.title
            && let Ok(titled) = setup.clone().with_title(title)
        {
            setup = titled;
        }

        let mut acts: Vec<(Act, bool)> = Vec::new();
        self.play_in(&mut Game::new(setup.clone()), Some(&mut acts))?;
        let begun = self.begun.unwrap_or(now);
        let mut history = History::new(id, begun, origin, setup);
        acts.extend(self.day.map(|day| (Act::Day(day), false)));
        for (act, stands) in acts {
            if matches!(act, Act::Day(day) if history.played_at().local_date() == day) {
                continue;
            }
            let deal = history.game().deals_over() + 1;
            let recorded =
                if stands { history.allow(&act, begun) } else { history.record(&act, begun) };
            recorded.map_err(|refusal| GameLineError::Deal {
                deal,
                error: LineDealError::Refused(refusal),
            })?;
        }
        Ok(history)
    }

    /// Gives a player another name, wherever the line has it as a dealer's or a player's.
    pub fn rename(&mut self, name: &str, to: &str) {
        let dealers = self.deals.iter_mut().filter_map(|deal| deal.dealer.as_mut());
        for written in self.players.iter_mut().chain([&mut self.dealer]).chain(dealers) {
            if written == name {
                to.clone_into(written);
            }
        }
    }
}
