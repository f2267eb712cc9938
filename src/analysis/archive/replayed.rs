//! What is known of a line that is not a game.

use super::line::GameLine;
use crate::game::Game;
use crate::rules::Ruleset;

/// What is known of a line beside its error: what a sentence about the error can cite.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// The rules of the line, with its choices up to the first that does not fit.
    pub rules: Option<Ruleset>,
    /// The game up to what is wrong.
    pub game: Option<Game>,
}

impl GameLine {
    /// What can be known of a line that is not a game that was played by its rules.
    pub fn replay(&self) -> Replayed {
        let Ok(mut rules) = self.named_rules() else { return Replayed::default() };
        let is_chosen = self.choose(&mut rules).is_ok();
        let mut game = None;
        if is_chosen && let Ok(setup) = self.setup(rules.clone()) {
            let mut played = Game::new(setup);
            let _refused = self.play_in(&mut played, None);
            game = Some(played);
        }
        Replayed { rules: Some(rules), game }
    }
}
