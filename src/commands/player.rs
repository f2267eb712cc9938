//! Plays scripts: commands as a game.

use super::prints::Prints;
use super::{OVERVIEW, ReadingCommand, end, fix, incident, new, record, seats, unknown};
use crate::desk::{Begun, Session};
use crate::grammar::{Global, NewArgs, Recording, TableCommand, hints};
use crate::history::journal;
use crate::notation;
use crate::terminal::{Answer, Context, Failure, Result, choose, game_id, games};
use crate::words::{self, Hint, messages};
use clap::{CommandFactory, Parser, Subcommand};
use std::path::Path;

/// A line of a script: a command without the program's name and the global options.
#[derive(Debug, Parser)]
#[command(no_binary_name = true, disable_help_flag = true, disable_help_subcommand = true)]
pub(crate) struct Line {
    #[command(subcommand)]
    pub(crate) command: ScriptCommand,
    /// Print JSON, where the command reads
    #[arg(long, global = true, hide = true)]
    json: bool,
    /// Print one record per line, where the command reads
    #[arg(long, global = true, hide = true)]
    plain: bool,
}

// A command that a script may have. Its arguments say what it does, or its own comment.
#[derive(Debug, Subcommand)]
#[command(defer = true)]
pub(crate) enum ScriptCommand {
    New(NewArgs),
    #[command(flatten)]
    Record(Recording),
    #[command(flatten)]
    Read(ReadingCommand),
}

impl ScriptCommand {
    /// Runs the command on a stored game.
    ///
    /// # Errors
    /// It cannot be carried out.
    pub(crate) fn run(&self, context: &Context) -> Result<Answer> {
        match self {
            ScriptCommand::New(args) => new::new(context, args),
            ScriptCommand::Record(Recording::Fix(args)) => fix::fix(context, args),
            ScriptCommand::Record(Recording::Table(TableCommand::End(args))) => {
                end::end(context, args)
            }
            ScriptCommand::Record(Recording::Table(TableCommand::Incident(args))) => {
                incident::incident(context, args)
            }
            ScriptCommand::Record(recording @ Recording::Table(command))
                if command.is_dry_run() =>
            {
                seats::rehearse(context, recording)
            }
            ScriptCommand::Record(recording) => record::record(context, recording),
            ScriptCommand::Read(reading) => reading.run(context),
        }
    }

    /// Whether the command shows what it would record, and records nothing.
    const fn is_dry_run(&self) -> bool {
        match self {
            ScriptCommand::Record(Recording::Fix(args)) => args.dry_run,
            ScriptCommand::Record(Recording::Table(command)) => command.is_dry_run(),
            _ => false,
        }
    }

    /// The rules file that the command opens.
    fn rules_file(&self) -> Option<&Path> {
        match self {
            ScriptCommand::New(args) => args.rules.as_deref().and_then(choose::named_file),
            ScriptCommand::Record(_) => None,
            ScriptCommand::Read(reading) => reading.rules_file(),
        }
    }

    /// What the command prints.
    pub(super) fn prints(&self) -> Prints {
        match self {
            ScriptCommand::Record(Recording::Fix(_)) => Prints::TEXT.without_records(),
            ScriptCommand::New(_) | ScriptCommand::Record(_) => Prints::TEXT,
            ScriptCommand::Read(reading) => reading.prints(),
        }
    }
}

/// The longest line of a script, in bytes: to take it apart costs many times as much memory.
const LONGEST_LINE: usize = 16 * 1024;

/// What becomes of the game of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Shown,
    Saved,
}

/// The most queries in a script: each can take a second, and the script may be a stranger's.
const MOST_QUERIES: usize = 200;

/// Receives the answer of each line that reads, in order.
pub(crate) type Show<'a> = &'a mut dyn FnMut(Answer) -> Result<()>;

/// The queries of a script.
struct Queries<'a> {
    /// Receives the answers; if there is none, no line is run.
    show: Option<Show<'a>>,
    /// How many more are allowed.
    left: usize,
}

impl Queries<'_> {
    fn answer(&mut self, query: impl FnOnce() -> Result<Answer>) -> Result<()> {
        if self.left == 0 {
            let too_many = messages::ScriptTooManyQueries { most: MOST_QUERIES };
            return Err(Failure::usage(too_many.say()));
        }
        self.left -= 1;
        match &mut self.show {
            Some(show) => show(query()?),
            None => Ok(()),
        }
    }
}

/// Plays a script and saves its game: what to say of it.
pub(crate) fn save(context: &Context, text: &str, place: &str) -> Result<Vec<String>> {
    let mut session = play(context, text, place, None, Fate::Saved, None)?.session;
    store(context, &mut session)
}

/// Stores a game that was played in memory: what to say of it.
pub(crate) fn store(context: &Context, session: &mut Session) -> Result<Vec<String>> {
    let before = context.store()?.current().ok().flatten();
    session
        .store_in(context.desk()?.store())
        .map_err(|error| games::store_failure(context, error))?;
    let mut lines = games::notices(session.take_notices());
    let id = session.history().id();
    lines.push(messages::ScriptSaved { id }.say());
    lines.extend(games::now_current(context, before, id));
    Ok(lines)
}

/// An answer followed by a blank line.
pub(crate) fn apart(mut answer: Answer) -> Answer {
    let text = answer.result.to_string();
    if !text.is_empty() {
        answer.result = Box::new(text.trim_end_matches('\n').to_owned() + "\n\n");
    }
    answer
}

/// Plays a script in memory. If there is a `folder`, the script may only name rules files in it. A game
/// that is to be saved gets an id that is free. Without `show`, lines that read are only parsed.
///
/// # Errors
/// The first line that fails, with its place.
pub(crate) fn play(
    context: &Context,
    text: &str,
    place: &str,
    folder: Option<&Path>,
    fate: Fate,
    show: Option<Show<'_>>,
) -> Result<Begun> {
    let mut queries = Queries { show, left: MOST_QUERIES };
    let mut begun: Option<Begun> = None;
    let mut known = 0;
    for (index, line) in text.trim_start_matches('\u{FEFF}').lines().enumerate() {
        let mut played = play_line(context, &mut begun, line, folder, fate, &mut queries);
        if let Some(begun) = &begun
            && fate == Fate::Saved
            && played.is_ok()
        {
            let history = begun.session.history();
            let checked = journal::check_new(history, known);
            played = checked.map_err(|error| Failure::data(words::unsavable(&error)));
            known = history.journal().len();
        }
        if let Err(failure) = played {
            let drawn = begun.filter(|begun| begun.drawn);
            let note = drawn.map(|begun| words::dealer_drawn(begun.session.history()));
            return Err(failure.note(note).in_script().at(format!("{place}:{}", index + 1)));
        }
    }
    begun.ok_or_else(|| not_one_game().at(place.to_owned()))
}

/// Plays one more line of a script whose game is to be saved.
///
/// # Errors
/// The line fails.
pub(crate) fn play_on(context: &Context, begun: Begun, line: &str) -> Result<Begun> {
    let mut queries = Queries { show: None, left: MOST_QUERIES };
    let mut played = Some(begun);
    play_line(context, &mut played, line, None, Fate::Saved, &mut queries)?;
    played.ok_or_else(not_one_game)
}

fn play_line(
    context: &Context,
    begun: &mut Option<Begun>,
    line: &str,
    folder: Option<&Path>,
    fate: Fate,
    queries: &mut Queries<'_>,
) -> Result<()> {
    let words = words_of(line)?;
    if words.is_empty() {
        return Ok(());
    }
    if begun.is_none() && is_no_script_command(&words[0]) {
        return Err(not_one_game());
    }
    let Line { command, json, plain } = parse(&words)?;
    if let Some(file) = command.rules_file() {
        choose::check_file_of_script(file, folder)?;
    }
    let Some(Begun { session, .. }) = begun else {
        let ScriptCommand::New(new) = command else {
            return Err(not_one_game());
        };
        let new = choose::recorded_game(&new)?;
        let id = match &new.id {
            Some(id) => id.clone(),
            None if fate == Fate::Saved => {
                let day = new.begun.unwrap_or_else(|| context.now());
                context.desk()?.free_id(&new.rules, day)
            }
            None => game_id("replay", hints::games())?,
        };
        let started = new.begin(id, context.now(), &mut context.dice());
        *begun = Some(started.map_err(|error| Failure::not_begun(&new.rules, &error))?);
        return Ok(());
    };
    let global = Global { json, plain, ..context.global.clone() };
    let prints = command.prints();
    prints.check(&global).map_err(Failure::usage)?;
    let at_this_line = || context.replaying(session.history().clone(), global.clone());
    match &command {
        command if command.is_dry_run() => queries.answer(|| command.run(&at_this_line())),
        ScriptCommand::Record(recording) => {
            let request = recording.as_recorded(session.history())?;
            let performed = session.perform(&request, context.now());
            performed.map_err(|error| games::failure(context, session.history(), error))?;
            Ok(())
        }
        ScriptCommand::Read(reading) => {
            let context = at_this_line();
            context.speak(prints.medium, || queries.answer(|| reading.run(&context)))
        }
        ScriptCommand::New(_) => Err(not_one_game()),
    }
}

fn not_one_game() -> Failure {
    Failure::usage(messages::ScriptRefusalSecondGame.say()).hint(Hint::HelpOn("replay".into()))
}

/// The words of a line; none if it is blank or a comment.
fn words_of(line: &str) -> Result<Vec<String>> {
    if line.len() > LONGEST_LINE {
        return Err(Failure::usage(messages::ScriptLineTooLong { longest: LONGEST_LINE }.say()));
    }
    notation::words(line).map_err(|_| Failure::usage(messages::ArgumentUnclosedQuote.say()))
}

/// Parses the words of a line.
///
/// # Errors
/// They are not a command that a script may have.
pub(crate) fn parse(words: &[String]) -> Result<Line> {
    if is_no_script_command(&words[0]) {
        return Err(Failure::usage(messages::ScriptRefusalOtherCommand.say()));
    }
    Line::try_parse_from(words).map_err(|error| {
        let line: Vec<&str> = words.iter().map(String::as_str).collect();
        unknown::explained(error, &Line::command(), &line).into()
    })
}

/// Whether a word names a command that only the command line has, not a script.
fn is_no_script_command(word: &str) -> bool {
    let mut commands = OVERVIEW.iter().flat_map(|(_, names)| names.split(' '));
    commands.any(|name| name == word) && !ScriptCommand::has_subcommand(word)
}
