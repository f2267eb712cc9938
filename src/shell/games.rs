//! `games`: the games kept here, or in the bin.

use crate::grammar::Games;
use crate::history::GameId;
use crate::output::fold::fold_in;
use crate::store::{ListedGame, StoreError};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

/// A game in short.
#[derive(Serialize, JsonSchema)]
pub(crate) struct GameLine {
    game: String,
    current: bool,
    rules: Option<String>,
    players: Vec<String>,
    deals_played: usize,
    deals: Option<usize>,
    finished: bool,
    begun: Option<String>,
    last: Option<String>,
    trouble: Option<String>,
    #[serde(skip)]
    state: &'static str,
}

impl GameLine {
    pub(crate) fn of(listed: &ListedGame, current: Option<&GameId>) -> GameLine {
        let (game, current) = (listed.id.to_string(), current == Some(&listed.id));
        match &listed.game {
            Ok(read) => {
                let history = &read.history;
                let now = history.game();
                GameLine {
                    game,
                    current,
                    rules: Some(history.setup().rules().id.clone()),
                    players: now.setup().players().names().map(ToString::to_string).collect(),
                    deals_played: now.played().count(),
                    deals: now.scheduled(),
                    finished: now.current().is_none(),
                    begun: Some(history.begun().to_string()),
                    last: Some(history.last_at().local_text()),
                    trouble: None,
                    state: "sound",
                }
            }
            Err(fault) => GameLine {
                game,
                current,
                rules: None,
                players: Vec::new(),
                deals_played: 0,
                deals: None,
                finished: false,
                begun: None,
                last: None,
                trouble: Some(fault.to_string()),
                state: games::state_word(fault),
            },
        }
    }
}

/// Returns the games kept here, the current one marked, or those in the bin.
pub(crate) fn games(context: &Context, asked: &Games) -> Result<Answer, Failure> {
    let store = context.store()?;
    let trouble = |fault: StoreError| Failure::data(fault.to_string());
    let (listed, current) = if asked.bin {
        (store.bin().map_err(trouble)?, None)
    } else {
        (store.list().map_err(trouble)?, store.current())
    };
    let lines: Vec<GameLine> =
        listed.iter().map(|listed| GameLine::of(listed, current.as_ref())).collect();
    if context.global.json {
        return Ok(Answer::json(&lines));
    }
    if context.global.plain {
        return Ok(Answer::plain(lines.into_iter().map(GameLine::record)));
    }
    if lines.is_empty() {
        return Ok(Answer::default().remark(if asked.bin {
            "The bin is empty."
        } else {
            "No games are kept here yet. Begin one: hoyle new serbian, then the players in the \
             order in which the turn passes."
        }));
    }
    let told = lines.iter().map(|line| line.text(context.look.width)).collect();
    let mut answer = Answer::result(told);
    answer.remarks.extend(lines.iter().filter_map(|line| line.trouble.clone()));
    if asked.bin {
        answer = answer.remark("Bring one back: hoyle restore ID");
    }
    Ok(answer)
}

impl GameLine {
    /// Returns the game in two lines: how far it has come, and who plays.
    fn text(&self, width: usize) -> String {
        let mark = if self.current { "* " } else { "  " };
        let (Some(progress), Some(last)) = (self.progress(), &self.last) else {
            return format!("{mark}{}: {}\n", self.game, self.state);
        };
        let head = format!("{mark}{}: {progress}, {last}", self.game);
        let players = format!("    {}", self.players.join(", "));
        format!("{}\n{}\n", fold_in(&head, width, 4), fold_in(&players, width, 4))
    }

    /// Returns the game as a record.
    fn record(self) -> [String; 8] {
        let told = |yes, word: &str| if yes { word.to_owned() } else { String::new() };
        [
            self.game,
            told(self.current, "current"),
            self.rules.unwrap_or_else(|| self.state.to_owned()),
            self.deals_played.to_string(),
            self.deals.map_or_else(String::new, |deals| deals.to_string()),
            told(self.finished, "over"),
            self.last.unwrap_or_default(),
            self.players.join(","),
        ]
    }

    /// Returns the game in a few words: `serbian, 3 of 28 deals; Ana, Marko`.
    pub(crate) fn in_short(&self) -> String {
        match self.progress() {
            Some(progress) => format!("{progress}; {}", self.players.join(", ")),
            None => self.state.to_owned(),
        }
    }

    /// Returns the rules and how far the game has come; nothing for one that cannot be read.
    fn progress(&self) -> Option<String> {
        let rules = self.rules.as_ref()?;
        let played = match (self.finished, self.deals) {
            (true, _) => "over".to_owned(),
            (false, Some(deals)) => format!("{} of {deals} deals", self.deals_played),
            (false, None) => words::count(self.deals_played as i64, "deal"),
        };
        Some(format!("{rules}, {played}"))
    }
}
