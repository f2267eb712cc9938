//! Acts against the rules that the table let stand.

use super::{Act, Game, Refused, judge};
use crate::rules::Refusal;
use std::sync::Arc;

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
    /// The game after an act that stands even if it is against the rules: what was played
    /// on at the table cannot be dealt again. The deal remembers what it is against.
    ///
    /// So may stand: a bid that the hook bars, tricks that the cards recorded deny, and a further
    /// deal of a game that was over by points.
    ///
    /// # Errors
    /// The act is against the rules, and the game could not go on from it.
    pub fn play_anyway(self, act: &Act) -> Result<PlayedAnyway, Box<Refused>> {
        let refused = match self.play(act) {
            Ok((game, act)) => return Ok(PlayedAnyway { game, act, against: Vec::new() }),
            Err(refused) => refused,
        };
        refused.game.let_stand(act, &refused.refusal).ok_or(refused)
    }

    fn let_stand(&self, act: &Act, refusal: &Refusal) -> Option<PlayedAnyway> {
        if let Refusal::Finished { .. } = refusal {
            return self.let_play_on(act, refusal);
        }
        // Tricks told by their cards belong to the deal before the current one.
        let deal = self.current().filter(|_| self.just_recorded_in_full().is_none())?;
        let act = judge::waived(&self.setup, deal, act, refusal)?;
        let mut game = self.clone();
        game.note(refusal);
        game.apply(&act);
        Some(PlayedAnyway { game, act, against: vec![refusal.clone()] })
    }

    /// The game after an act of a deal that was played although the game was over.
    fn let_play_on(&self, act: &Act, refusal: &Refusal) -> Option<PlayedAnyway> {
        let mut game = self.clone();
        if !game.play_on() {
            return None;
        }
        game.note(refusal);
        let mut stood = game.play_anyway(act).ok()?;
        stood.against.insert(0, refusal.clone());
        Some(stood)
    }

    fn note(&mut self, refusal: &Refusal) {
        if let Some(deal) = self.deals.last_mut().map(Arc::make_mut) {
            deal.against.push(refusal.clone());
        }
    }
}
