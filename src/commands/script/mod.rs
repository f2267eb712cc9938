//! `script`: a game as commands.

use crate::game::Game;
use crate::grammar::{Choice, script};
use crate::history::{History, Origin};
use crate::notation;
use crate::terminal::{Answer, Context, Result, choose, games};
use crate::words::messages;

/// The commands that would make a game again.
fn text(history: &History) -> String {
    let setup = history.setup();
    let mut lines = vec![script::new_line(history.origin(), setup)];
    let mut game = Game::new(setup.clone());
    for act in history.acts_in_force() {
        let line = notation::line(act, game.setup().players());
        let waived = game.play_anyway(act).is_ok_and(|allowed| !allowed.against.is_empty());
        lines.push(if waived { line + " --stands" } else { line });
    }
    lines.join("\n") + "\n"
}

/// The current game as a script.
pub(crate) fn script(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let text = text(&read.history);
    let lines: Vec<&str> = text.lines().collect();
    let answer = Answer::json_or(&lines, context, || Answer::data(text.clone()));
    let changed = rules_have_changed(&read.history).then(|| messages::ScriptRulesChanged.say());
    Ok(answer.with_remarks(changed).with_remarks(read.remarks))
}

/// Whether the game's origin now resolves to different rules.
fn rules_have_changed(history: &History) -> bool {
    let Origin { rules, scoring, schedule, set } = history.origin().clone();
    let players = history.setup().players().count();
    let choice = Choice { scoring, schedule, set };
    choose::as_recorded(&rules, &choice, Some(players)).ok().as_ref()
        != Some(history.setup().rules())
}
