//! Games in a list.

use super::sheet::winners;
use crate::history::{GameId, History, Stamp};
use crate::words;
use crate::words::messages;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A game in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameSummary {
    /// Its id.
    pub game: String,
    /// Whether it is the current game.
    pub current: bool,
    /// The id of its rules; null for a game that cannot be read.
    pub rules: Option<String>,
    /// The players, in turn order.
    pub players: Vec<String>,
    /// The number of deals of the schedule that were played.
    pub deals_played: usize,
    /// The number of extra deals played after them.
    pub extra_deals_played: usize,
    /// The number of deals scheduled, unless they go on until the game ends.
    pub deals: Option<usize>,
    /// Whether the game is over.
    pub finished: bool,
    /// When it began, in RFC 3339 and UTC.
    pub begun: Option<String>,
    /// When something was last recorded, by the local clock.
    pub last: Option<String>,
    /// What the evening is called.
    pub title: Option<String>,
    /// Who has won, in column order, once the game is over.
    pub winners: Vec<String>,
    /// Why it cannot be read, as a sentence.
    pub trouble: Option<String>,
    /// How far it has come, or why it cannot be read, in a few words.
    #[serde(skip)]
    pub state: String,
}

impl GameSummary {
    /// A game that can be read.
    pub fn of(id: &GameId, history: &History) -> GameSummary {
        let (game, rules) = (history.game(), history.setup().rules());
        let finished = game.current().is_none();
        let extras = game.played().filter(|deal| deal.plan.extra.is_some()).count();
        let summary = GameSummary {
            game: id.to_string(),
            rules: Some(rules.id.clone()),
            players: game.setup().players().names().map(ToString::to_string).collect(),
            deals_played: game.played().count() - extras,
            extra_deals_played: extras,
            deals: game.scheduled(),
            finished,
            begun: Some(history.begun().to_string()),
            title: game.title().map(str::to_owned),
            winners: if finished { winners(game) } else { Vec::new() },
            ..GameSummary::default()
        };
        summary.read_again(Some(history.last_at()))
    }

    /// A game that was kept as JSON, and last recorded in at this time.
    pub fn read_again(mut self, last: Option<Stamp>) -> GameSummary {
        let (played, extras) = (self.deals_played, self.extra_deals_played);
        let progress = words::progress(played, extras, self.deals, self.finished);
        self.last = last.map(Stamp::local_text);
        let parts = [self.title.clone(), self.rules.clone(), Some(progress)];
        self.state = words::joined(parts.into_iter().flatten(), ", ");
        self
    }

    /// A game that cannot be read: a word for its state, and why as a sentence.
    pub fn unreadable(id: &GameId, state: &str, trouble: String) -> GameSummary {
        GameSummary {
            game: id.to_string(),
            trouble: Some(trouble),
            state: state.to_owned(),
            ..GameSummary::default()
        }
    }

    /// The players, and who of them has won: `Ana, Marko; Ana won`.
    pub fn who(&self) -> String {
        let players = self.players.join(", ");
        if self.winners.is_empty() {
            players
        } else {
            words::players_and_winners(&players, &self.winners)
        }
    }

    /// The game in a few words: `serbian, 3 of 28 deals played; Ana, Marko`.
    pub fn in_short(&self) -> String {
        match self.trouble {
            None => {
                self.state.clone() + &messages::GrammarSemicolon.say() + &self.players.join(", ")
            }
            Some(_) => self.state.clone(),
        }
    }
}
