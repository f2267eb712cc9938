//! Games in a list.

use super::sheet::winners;
use crate::history::{GameId, History};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::ops::Not;

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
    /// Whether only its result is known.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub result_only: bool,
    /// When it began, in RFC 3339.
    pub begun: Option<String>,
    /// When its first deal was played, or else when it began, by the local clock; on the day that the table
    /// states, if it does.
    pub played: Option<String>,
    /// When something was last recorded, by the local clock.
    pub last: Option<String>,
    /// What the evening is called.
    pub title: Option<String>,
    /// Who has won, in column order, once the game is over.
    pub winners: Vec<String>,
    /// Why it cannot be read, as a sentence.
    pub trouble: Option<String>,
}

/// A game in a list that people read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInList {
    /// What programs read.
    pub summary: GameSummary,
    /// How far it has come, or why it cannot be read, in a few words.
    pub state: String,
}

impl GameSummary {
    /// A game that can be read.
    pub fn of(history: &History) -> GameSummary {
        let game = history.game();
        let rules = history.setup().rules();
        let is_result_alone = game.setup().is_result_alone();
        let extras = game.played().filter(|deal| deal.plan.extra.is_some()).count();

        GameSummary {
            game: history.id().to_string(),
            current: false,
            rules: Some(rules.id.clone()),
            players: game.setup().players().names().map(ToString::to_string).collect(),
            deals_played: if is_result_alone { 0 } else { game.deals_over() - extras },
            extra_deals_played: extras,
            deals: game.scheduled(),
            finished: game.current().is_none(),
            result_only: is_result_alone,
            begun: Some(history.begun().to_string()),
            played: Some(history.played_at().local_text()),
            last: Some(history.last_at().local_text()),
            title: game.title().map(str::to_owned),
            winners: winners(game),
            trouble: None,
        }
    }
}

impl GameInList {
    /// A game that can be read.
    pub fn of(summary: GameSummary) -> GameInList {
        let GameSummary { deals_played, extra_deals_played, deals, finished, .. } = summary;
        let progress = if summary.result_only {
            messages::TableProgressResult.say()
        } else {
            words::progress(deals_played, extra_deals_played, deals, finished)
        };
        let parts = [&summary.title, &summary.rules, &Some(progress)];
        let state = words::joined(parts.into_iter().flatten(), ", ");
        GameInList { summary, state }
    }

    /// A game that cannot be read: a word for its state, and why as a sentence.
    pub fn unreadable(id: &GameId, state: String, trouble: String) -> GameInList {
        let game = id.to_string();
        let summary = GameSummary { game, trouble: Some(trouble), ..GameSummary::default() };
        GameInList { summary, state }
    }

    /// The players, and who of them has won: `Ana, Marko; Ana won`.
    pub fn who(&self) -> String {
        let players = self.summary.players.join(", ");
        if self.summary.winners.is_empty() {
            players
        } else {
            messages::TablePlayersAndWinners {
                players: &players,
                winners: words::and(&self.summary.winners),
            }
            .say()
        }
    }

    /// The game in a few words: `serbian, 3 of 28 deals played; Ana, Marko`.
    pub fn in_short(&self) -> String {
        if self.summary.trouble.is_some() {
            self.state.clone()
        } else {
            format!(
                "{}{}{}",
                self.state,
                messages::GrammarSemicolon.say(),
                self.summary.players.join(", ")
            )
        }
    }
}
