//! `script` and `replay`: a game as commands, and commands as a game.

use super::sheet;
use crate::desk::Begun;
use crate::game::Game;
use crate::grammar::{Choice, Command, Line, Recording, Replay};
use crate::history::{History, Origin};
use crate::notation;
use crate::terminal::answer::Answer;
use crate::terminal::choose;
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::terminal::games;
use crate::words;
use clap::Parser;

/// The longest line of a script, in bytes: to take it apart costs many times as much memory.
const LONGEST_LINE: usize = 16 * 1024;

/// Returns the commands that would make a game again.
pub(crate) fn text(history: &History) -> String {
    let setup = history.setup();
    let players = setup.players();
    let quoted = |seat| notation::quote(players.name(seat).as_str()).into_owned();
    let origin = history.origin();
    let mut new = vec!["new".to_owned(), notation::quote(&origin.rules).into_owned()];
    new.extend(players.seats().map(quoted));
    let mut option = |name: &str, value: &str| {
        new.push(name.to_owned());
        new.push(notation::quote(value).into_owned());
    };
    if let Some(scoring) = &origin.scoring {
        option("--scoring", scoring);
    }
    if let Some(schedule) = &origin.schedule {
        option("--schedule", schedule);
    }
    for set in &origin.set {
        option("--set", set);
    }
    option("--dealer", players.name(setup.dealer()).as_str());
    if !setup.columns().iter().copied().eq(players.seats()) {
        let columns: Vec<&str> =
            setup.columns().iter().map(|seat| players.name(*seat).as_str()).collect();
        option("--columns", &columns.join(","));
    }
    let mut lines = vec![new.join(" ")];
    let mut game = Game::new(setup.clone());
    for act in history.acts_in_force() {
        let line = notation::line(act, game.setup().players());
        let (after, waived) = match game.play_anyway(act) {
            Ok(played) => (played.game, !played.against.is_empty()),
            Err(refused) => (refused.game, false),
        };
        lines.push(if waived { line + " --stands" } else { line });
        game = after;
    }
    lines.join("\n") + "\n"
}

/// Returns the current game as a script.
pub(crate) fn script(context: &Context) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let text = text(&read.history);
    let changed = rules_have_changed(&read.history);
    let answer = if context.global.json {
        let lines: Vec<&str> = text.lines().collect();
        Answer::json(&lines)
    } else {
        Answer::data(text)
    };
    let answer = if changed { answer.remark(words::rules_have_changed()) } else { answer };
    Ok(read.with_remarks(answer))
}

/// Returns whether what the game was begun with now makes other rules than those it keeps.
fn rules_have_changed(history: &History) -> bool {
    let Origin { rules, scoring, schedule, set } = history.origin().clone();
    let players = history.setup().players().count();
    let choice = Choice { scoring, schedule, set };
    choose::rules(&rules, &choice, Some(players)).ok().as_ref() != Some(history.setup().rules())
}

/// Plays a script, keeps the game if that is asked for, and prints the sheet.
pub(super) fn replay(context: &Context, replay: &Replay) -> Result<Answer, Failure> {
    let text = files::read_text(&replay.script)?;
    let place = match replay.script.to_str() {
        Some("-") => "standard input".to_owned(),
        _ => replay.script.display().to_string(),
    };
    let Begun { mut session, drawn, .. } = play(context, &text, &place, replay.save)?;
    let mut answer = sheet::drawn(context, session.history(), replay.drawing);
    if drawn {
        answer = answer.remark(words::dealer_drawn(session.history()));
    }
    if replay.save {
        let stored = session.store_in(context.desk()?.store());
        answer.remarks.extend(games::notices(stored.map_err(|it| games::failure(context, it))?));
        answer = answer.remark(words::saved(session.history()));
    }
    Ok(answer)
}

/// Plays a script in memory. A game that is to be saved gets an id that is free.
///
/// # Errors
/// The first line that fails, with its place.
pub(super) fn play(
    context: &Context,
    text: &str,
    place: &str,
    save: bool,
) -> Result<Begun, Failure> {
    let mut begun: Option<Begun> = None;
    for (index, line) in text.trim_start_matches('\u{FEFF}').lines().enumerate() {
        if let Err(failure) = play_line(context, &mut begun, line, save) {
            let drawn = begun.filter(|begun| begun.drawn);
            let drawn = drawn.map(|begun| words::dealer_drawn(begun.session.history()));
            return Err(failure.note(drawn).at(format!("{place}:{}", index + 1)));
        }
    }
    begun.ok_or_else(|| Failure::usage(words::script_is_one_game().into()).at(place.to_owned()))
}

fn play_line(
    context: &Context,
    begun: &mut Option<Begun>,
    line: &str,
    save: bool,
) -> Result<(), Failure> {
    match (command(line)?, begun.as_mut()) {
        (None, _) => Ok(()),
        (Some(Command::New(new)), None) => {
            let new = choose::new_game(&new)?;
            let id = match &new.id {
                Some(id) => id.clone(),
                None if save => context.desk()?.free_id(&new.rules),
                None => game_id("replay")?,
            };
            *begun = Some(new.begin(id, context.now(), &mut context.dice())?);
            Ok(())
        }
        (Some(Command::Record(Recording::Fix(fix))), Some(_)) if fix.dry_run => {
            Err(Failure::usage(words::dry_run_in_script().into()))
        }
        (Some(Command::Record(recording)), Some(Begun { session, .. })) => {
            let request = recording.request(session.game());
            let request = request.map_err(|error| Failure::of_request(error, session.game()))?;
            session.perform(&request, context.now())?;
            Ok(())
        }
        (Some(_), None) | (Some(Command::New(_)), Some(_)) => {
            Err(Failure::usage(words::script_is_one_game().into()))
        }
        (Some(_), Some(_)) => Err(Failure::usage(words::script_only_records().into())),
    }
}

/// The command of a line; `None` if the line is blank or a comment.
fn command(line: &str) -> Result<Option<Command>, Failure> {
    if line.len() > LONGEST_LINE {
        return Err(Failure::usage(words::long_line(LONGEST_LINE)));
    }
    let words =
        notation::words(line).map_err(|_| Failure::usage(words::unclosed_quote().into()))?;
    if words.is_empty() {
        return Ok(None);
    }
    Line::try_parse_from(words).map(|line| Some(line.command)).map_err(Failure::from)
}
