//! `games`: the games kept here.

use super::answer::{Answer, fold_in};
use super::context::Context;
use super::failure::Failure;
use super::keep;
use crate::record::{GameId, Listed};
use crate::render::json;
use serde::Serialize;

#[derive(Serialize)]
struct GameLine {
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
}

impl GameLine {
    fn of(listed: &Listed, current: Option<&GameId>) -> GameLine {
        let (game, current) = (listed.id.to_string(), current == Some(&listed.id));
        match &listed.game {
            Ok(read) => {
                let history = &read.history;
                let now = history.game();
                GameLine {
                    game,
                    current,
                    rules: Some(history.setup().rules().id.clone()),
                    players: history.setup().players().names().map(ToString::to_string).collect(),
                    deals_played: now.played().count(),
                    deals: now.scheduled(),
                    finished: now.current().is_none(),
                    begun: Some(history.begun().to_string()),
                    last: Some(history.last_at().local_text()),
                    trouble: None,
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
                trouble: Some(keep::sentence(fault)),
            },
        }
    }
}

/// Returns the games kept here, the current one marked.
pub(super) fn games(context: &Context) -> Result<Answer, Failure> {
    let store = context.store()?;
    let trouble = |fault| Failure::Data(keep::sentence(&fault));
    let listed = store.list().map_err(trouble)?;
    let current = store.current();
    let lines: Vec<GameLine> =
        listed.iter().map(|listed| GameLine::of(listed, current.as_ref())).collect();
    if context.global.json {
        return Ok(Answer::result(json::line(&lines)));
    }
    if lines.is_empty() {
        return Ok(Answer::default().remark(
            "No games are kept here yet. Begin one: hoyle new serbian, then the players in the \
             order in which the turn passes.",
        ));
    }
    let told = lines.iter().map(|line| line.text(context.look.width)).collect();
    let mut answer = Answer::result(told);
    answer.remarks.extend(lines.iter().filter_map(|line| line.trouble.clone()));
    Ok(answer)
}

impl GameLine {
    /// Returns the game in two lines: how far it has come, and who plays.
    fn text(&self, width: usize) -> String {
        let mark = if self.current { "* " } else { "  " };
        let (Some(rules), Some(last)) = (&self.rules, &self.last) else {
            return format!("{mark}{}: damaged\n", self.game);
        };
        let progress = match (self.finished, self.deals) {
            (true, _) => "over".to_owned(),
            (false, Some(deals)) => format!("{} of {deals} deals", self.deals_played),
            (false, None) => format!("{} deals", self.deals_played),
        };
        let head = format!("{mark}{}: {rules}, {progress}, {last}", self.game);
        let players = format!("    {}", self.players.join(", "));
        format!("{}\n{}\n", fold_in(&head, width, 4), fold_in(&players, width, 4))
    }
}
