//! `script` and `replay`: a game as commands, and commands as a game.

use super::show;
use crate::desk::Begun;
use crate::game::Game;
use crate::grammar::{Choice, Command, Drawing, Format, Global, Line, Recording, Replay};
use crate::history::{History, Origin};
use crate::notation;
use crate::terminal::answer::{self, Answer};
use crate::terminal::choose;
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::terminal::games;
use crate::views::Style;
use crate::words::{self, Hint};
use clap::Parser;

/// The longest line of a script, in bytes: to take it apart costs many times as much memory.
const LONGEST_LINE: usize = 16 * 1024;

/// The commands that would make a game again.
pub(crate) fn text(history: &History) -> String {
    let setup = history.setup();
    let players = setup.players();
    let name = |seat| players.name(seat).as_str();
    let Origin { rules, scoring, schedule, set } = history.origin();
    let names: Vec<&str> = players.seats().map(name).collect();
    let columns: Vec<&str> = setup.columns().iter().copied().map(name).collect();
    let other_columns = (columns != names).then(|| columns.join(","));
    let mut new: Vec<&str> = vec!["new", rules];
    new.extend(names);
    new.extend(scoring.iter().flat_map(|id| ["--scoring", id]));
    new.extend(schedule.iter().flat_map(|id| ["--schedule", id]));
    new.extend(set.iter().flat_map(|set| ["--set", set]));
    new.extend(["--dealer", name(setup.dealer())]);
    new.extend(other_columns.iter().flat_map(|columns| ["--columns", columns]));
    let mut lines = vec![new.into_iter().map(notation::quote).collect::<Vec<_>>().join(" ")];
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

/// The current game as a script.
pub(crate) fn script(context: &Context) -> Result<Answer, Failure> {
    let read = games::read(context)?;
    let text = text(&read.history);
    let lines: Vec<&str> = text.lines().collect();
    let answer = Answer::json_or(&lines, context, || Answer::data(text.clone()));
    let changed = rules_have_changed(&read.history).then(|| words::rules_have_changed().into());
    Ok(answer.with_remarks(changed).with_remarks(read.remarks))
}

/// Whether the game's origin now resolves to different rules.
fn rules_have_changed(history: &History) -> bool {
    let Origin { rules, scoring, schedule, set } = history.origin().clone();
    let players = history.setup().players().count();
    let choice = Choice { scoring, schedule, set };
    choose::rules(&rules, &choice, Some(players)).ok().as_ref() != Some(history.setup().rules())
}

/// Plays a script, saves the game if that is asked for, and prints the sheet.
pub(super) fn replay(context: &Context, replay: &Replay) -> Result<Answer, Failure> {
    let text = files::read_text(&replay.script)?;
    let place = files::name(&replay.script);
    let Begun { mut session, drawn } = play(context, &text, &place, replay.save)?;
    let answer = show::sheet_of(session.history(), context, replay.drawing)
        .with_remarks(drawn.then(|| words::dealer_drawn(session.history())));
    if !replay.save {
        return Ok(answer);
    }
    let stored = session.store_in(context.desk()?.store());
    stored.map_err(|error| games::failure(context, error))?;
    let notices = games::notices(session.take_notices());
    Ok(answer.with_remarks(notices).remark(words::saved(session.history())))
}

/// What comes of a script that is played with nothing around it: no process, no terminal, no stored
/// games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rehearsed {
    /// The exit code that `hoyle replay` would have.
    pub code: u8,
    /// What it would print: the sheet of the game, or nothing.
    pub result: String,
    /// What it would say, a paragraph each.
    pub said: Vec<String>,
}

/// Plays a script in memory and returns what `hoyle replay` would make of it. It happens at one
/// fixed instant, with one fixed draw of the dealer. Only a rules file that the script names is read.
pub fn rehearse(text: &str) -> Rehearsed {
    let context = Context::alone(Global::default());
    let drawing = Drawing { style: Style::Full, format: Format::Text };
    let (code, result, said) = match play(&context, text, words::the_script(), false) {
        Ok(begun) => {
            let sheet = show::sheet_of(begun.session.history(), &context, drawing);
            (sheet.code, sheet.result, sheet.remarks)
        }
        Err(failure) => (failure.code, String::new(), failure.lines(context.speller)),
    };
    Rehearsed { code, result, said: said.iter().map(|line| answer::clean(line)).collect() }
}

/// Plays a script in memory. A game that is to be saved gets an id that is free.
///
/// # Errors
/// The first line that fails, with its place.
fn play(context: &Context, text: &str, place: &str, save: bool) -> Result<Begun, Failure> {
    let mut begun: Option<Begun> = None;
    for (index, line) in text.trim_start_matches('\u{FEFF}').lines().enumerate() {
        if let Err(failure) = play_line(context, &mut begun, line, save) {
            let drawn = begun.filter(|begun| begun.drawn);
            let drawn = drawn.map(|begun| words::dealer_drawn(begun.session.history()));
            return Err(failure.note(drawn).at(format!("{place}:{}", index + 1)));
        }
    }
    begun.ok_or_else(|| Failure::usage(words::script_is_one_game()).at(place.to_owned()))
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
            Err(Failure::usage(words::dry_run_in_script()))
        }
        (Some(Command::Record(recording)), Some(Begun { session, .. })) => {
            let request = recording.request(session.game())?;
            session.perform(&request, context.now())?;
            Ok(())
        }
        (Some(_), None) | (Some(Command::New(_)), Some(_)) => {
            Err(Failure::usage(words::script_is_one_game()))
        }
        (Some(_), Some(_)) => {
            Err(Failure::usage(words::script_only_records()).hint(Hint::Commands))
        }
    }
}

/// The command of a line; `None` if the line is blank or a comment.
fn command(line: &str) -> Result<Option<Command>, Failure> {
    if line.len() > LONGEST_LINE {
        return Err(Failure::usage(words::long_line(LONGEST_LINE)));
    }
    let words = notation::words(line).map_err(|_| Failure::usage(words::unclosed_quote()))?;
    if words.is_empty() {
        return Ok(None);
    }
    Line::try_parse_from(words).map(|line| Some(line.command)).map_err(Failure::from)
}
