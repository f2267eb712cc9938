//! Acts against the rules that the table allows.

use super::{Act, Game, Refused, judge};
use crate::rules::Refusal;

/// An act that was played, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedAnyway {
    /// The game after it.
    pub game: Game,
    /// The act, with every name and number filled in.
    pub act: Act,
    /// Why it is against the rules; empty for a legal act.
    pub against: Vec<Refusal>,
}

impl Game {
    /// Plays an act that the table allows even if it is against the rules: a deal that was played on
    /// cannot be dealt again. The deal remembers what was against the rules.
    ///
    /// A table may allow a bid that the hook bars, tricks that the cards recorded contradict, and
    /// another deal of a game that was over by points.
    ///
    /// # Errors
    /// The act is against the rules, and the game could not go on from it.
    pub fn play_anyway(self, act: &Act) -> Result<PlayedAnyway, Box<Refused>> {
        let refused = match self.play(act) {
            Ok((game, act)) => return Ok(PlayedAnyway { game, act, against: Vec::new() }),
            Err(refused) => refused,
        };
        refused.game.allow(act, &refused.refusal).ok_or(refused)
    }

    fn allow(&self, act: &Act, refusal: &Refusal) -> Option<PlayedAnyway> {
        let mut game = self.clone();
        if let Refusal::Finished { .. } = refusal {
            // The act is of a deal that was played although the game was over.
            if !game.play_on() {
                return None;
            }
            game.note(refusal);
            let mut played = game.play_anyway(act).ok()?;
            played.against.insert(0, refusal.clone());
            return Some(played);
        }
        // Tricks that follow from the cards recorded belong to the deal before the current one.
        let deal = self.current().filter(|_| self.just_recorded_in_full().is_none())?;
        let act = judge::allowed(self.setup(), deal, act, refusal)?;
        game.note(refusal);
        game.apply(&act);
        Some(PlayedAnyway { game, act, against: vec![refusal.clone()] })
    }

    fn note(&mut self, refusal: &Refusal) {
        if let Some(deal) = self.last_deal() {
            deal.against.push(refusal.clone());
        }
    }
}
