//! `script`: a game as commands.

use crate::cards::Seat;
use crate::game::{Game, Setup};
use crate::grammar::Choice;
use crate::history::{History, Origin};
use crate::notation;
use crate::terminal::{Answer, Context, Result, choose, games};
use crate::words;

/// The commands that would make a game again.
fn text(history: &History) -> String {
    let setup = history.setup();
    let mut lines = vec![new(history.origin(), setup)];
    let mut game = Game::new(setup.clone());
    for act in history.acts_in_force() {
        let line = notation::line(act, game.setup().players());
        let waived = game.play_anyway(act).is_ok_and(|allowed| !allowed.against.is_empty());
        lines.push(if waived { line + " --stands" } else { line });
    }
    lines.join("\n") + "\n"
}

/// The command that begins a game.
pub(super) fn new(origin: &Origin, setup: &Setup) -> String {
    let players = setup.players();
    let name = |seat: Seat| players.name(seat).as_str();
    let Origin { rules, scoring, schedule, set } = origin;
    let columns = || setup.columns().iter().copied();
    let is_other = !players.seats().eq(columns());
    let columns = is_other.then(|| words::joined(columns().map(name), ","));
    let mut new: Vec<&str> = vec!["new", rules];
    new.extend(players.seats().map(name));
    new.extend(scoring.iter().flat_map(|id| ["--scoring", id]));
    new.extend(schedule.iter().flat_map(|id| ["--schedule", id]));
    new.extend(set.iter().flat_map(|set| ["--set", set]));
    new.extend(["--dealer", name(setup.dealer())]);
    new.extend(columns.iter().flat_map(|columns| ["--columns", columns]));
    // It may begin like an option.
    let title = setup.title().map(|title| format!("--title={title}"));
    new.extend(title.as_deref());
    words::joined(new.into_iter().map(notation::quote), " ")
}

/// The current game as a script.
pub(super) fn script(context: &Context) -> Result<Answer> {
    let read = games::read(context)?;
    let text = text(&read.history);
    let lines: Vec<&str> = text.lines().collect();
    let answer = Answer::json_or(&lines, context, || Answer::data(text.clone()));
    let changed = rules_have_changed(&read.history).then(words::rules_have_changed);
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
