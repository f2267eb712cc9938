//! `script`: a game as commands.

use crate::game::{Game, SlipRefusal};
use crate::grammar::{Choice, script};
use crate::history::{History, Origin};
use crate::notation;
use crate::output::json::{self, NamedSchema};
use crate::terminal::{Answer, Context, Result, choose, games};
use crate::words::messages;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("script", "The lines of a script", json::schema::<Vec<String>>);

/// The current game as a script.
///
/// # Errors
/// The game cannot be read.
pub(crate) fn script(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let lines = lines(&read.history);
    let mut answer = Answer::json_or(&lines, context, || Answer::data(lines.join("\n") + "\n"));
    if rules_have_changed(&read.history) {
        answer = answer.remark(messages::ScriptRulesChanged.say());
    }
    Ok(answer.with_remarks(read.remarks))
}

/// The commands that would make a game again.
fn lines(history: &History) -> Vec<String> {
    let (setup, acts) = history.as_spelt_now();
    let mut lines = vec![script::begin_line(history, &setup)];
    let mut game = Game::new(setup);
    for act in acts {
        let players = game.setup().players().clone();
        let is_slip = SlipRefusal::of_play(&game, &act).is_some_and(|slip| slip.may_stand());
        let waived = game.play_anyway(&act).is_ok_and(|allowed| !allowed.against.is_empty());
        lines.push(if waived || is_slip {
            notation::line_that_stands(&act, &players)
        } else {
            notation::line(&act, &players)
        });
    }
    lines
}

/// Whether the game's origin now resolves to different rules.
fn rules_have_changed(history: &History) -> bool {
    let Origin { rules, scoring, schedule, set } = history.origin().clone();
    let players = history.setup().players().count();
    let choice = Choice { scoring, schedule, set, laws: None };
    match choose::as_recorded(&rules, &choice, Some(players)) {
        Ok(rules) => rules != *history.setup().rules(),
        Err(_) => true,
    }
}
