//! The commands of the shell, one file each or a few, and what runs them.
//!
//! Few build on one another: `read` on all that only read (`chances`, `check`, `rules`, `schedule`, `score`,
//! `script`, `show`, `what_if`), `replay` on `read`, `record` and `show`, `audit` on `replay`, `rehearse` on
//! `replay` and `show`, `transfer` on `games` and `lines`, `games` and `stats` on `people`, `rules` on `clause`,
//! and `schema` on all that print JSON of their own: `check`, `clause`, `doctor`, `rules`, `score`. `help` and `rescore` stand alone.

mod audit;
mod chances;
mod check;
mod clause;
mod doctor;
mod games;
mod help;
mod lines;
mod people;
mod read;
mod record;
mod rehearse;
mod replay;
mod rescore;
mod rules;
mod schedule;
mod schema;
mod score;
mod script;
mod show;
mod stats;
mod transfer;
mod what_if;

pub use rehearse::{Rehearsed, rehearse, rehearse_command};

use crate::grammar::Serve;
use crate::grammar::{About, Command, Global, Manage, Recording, parse};
use crate::terminal::{self, Answer, Context, Failure, Result, Run, answer, complete, context};
use crate::words;
use std::process::ExitCode;

/// The front ends that take a whole terminal.
#[derive(Clone, Copy)]
pub(crate) struct FrontEnds {
    /// Runs until its user leaves. It runs commands typed in full as the shell does.
    pub(crate) prompt: fn(&mut Context, Run<'_>) -> Result<Answer>,
    /// Runs until its user leaves.
    pub(crate) board: fn(&Context) -> Result<Answer>,
    /// Runs until its user leaves or it ends.
    pub(crate) demo: fn(&Context) -> Result<Answer>,
    /// Runs until it is interrupted.
    #[cfg(feature = "serve")]
    pub(crate) serve: fn(&Context, &Serve) -> Result<Answer>,
}

/// Runs this process's command line and returns its exit code.
pub(crate) fn main(front_ends: FrontEnds) -> ExitCode {
    let words = context::words();
    if let Some(shell) = context::completing() {
        return ExitCode::from(complete::answer(&shell, &words));
    }
    let (parsed, global) = match parse::parse(&words) {
        Ok((global, command)) => (Ok(command), global),
        Err(error) => (Err(error), parse::global(&words)),
    };
    let mut context = match Context::new(global) {
        Ok(context) => context,
        Err(failure) => {
            answer::say_failure(&failure, false, &Context::alone(Global::default()));
            return ExitCode::from(failure.code);
        }
    };
    let records = parsed.as_ref().is_ok_and(Command::records);
    let voice = context.voice(parsed.as_ref().ok());
    ExitCode::from(words::speak(voice, || {
        let done = match parsed {
            Ok(command) => run(&mut context, front_ends, command),
            Err(error) => {
                let error = parse::explained(error, &words, context::help_width());
                answer::usage(error, &context)
            }
        };
        done.and_then(|answer| answer.print(&context)).unwrap_or_else(|failure| {
            answer::say_failure(&failure, records, &context);
            failure.code
        })
    }))
}

fn run(context: &mut Context, front_ends: FrontEnds, command: Command) -> Result<Answer> {
    command.check(&context.global).map_err(Failure::usage)?;
    let again: Run<'_> = &|context, command| run(context, front_ends, command);
    match command {
        Command::New(_) | Command::Record(_) | Command::Read(_) => keep_score(context, &command),
        Command::Play => (front_ends.prompt)(context, again),
        Command::Board => (front_ends.board)(context),
        Command::Demo => (front_ends.demo)(context),
        #[cfg(feature = "serve")]
        Command::Serve(asked) => (front_ends.serve)(context, &asked),
        Command::Replay(asked) => replay::replay(context, &asked),
        Command::Audit(asked) => audit::audit(context, &asked),
        Command::Rescore(asked) => rescore::rescore(context, &asked),
        Command::Manage(Manage::Games(asked)) => games::games(context, &asked),
        Command::Manage(Manage::Players { change }) => people::players(context, change.as_ref()),
        Command::Manage(Manage::Settle(asked)) => people::settle(context, &asked),
        Command::Manage(Manage::Rematch(asked)) => {
            terminal::games::rematch(context, &asked, true).map(|(_, answer)| answer)
        }
        Command::Manage(Manage::Stats(asked)) => stats::stats(context, &asked),
        Command::Manage(Manage::Remove { id, yes }) => games::remove(context, &id, yes),
        Command::Manage(Manage::Restore { id, to }) => games::restore(context, &id, to.as_deref()),
        Command::Manage(Manage::Export(asked)) => transfer::export(context, &asked),
        Command::Manage(Manage::Import(asked)) => transfer::import(context, &asked),
        Command::Manage(Manage::Doctor { dry_run }) => doctor::doctor(context, !dry_run),
        Command::About(About::Help { of }) => help::help(context, &of),
        Command::About(About::Completions { shell }) => Ok(complete::script(&shell)),
        Command::About(About::Man { of, out, overwrite }) => {
            help::man(&of, out.as_deref(), overwrite)
        }
        Command::About(About::Schema { name }) => schema::schema(context, &name),
    }
}

/// Runs a command that a script may have, too.
fn keep_score(context: &Context, command: &Command) -> Result<Answer> {
    match command {
        Command::New(new) => record::new(context, new),
        Command::Record(Recording::Fix(asked)) => record::fix(context, asked),
        Command::Record(recording) => record::record(context, recording),
        Command::Read(reading) => read::read(context, reading),
        _ => Err(Failure::usage(words::script_is_about_its_game())),
    }
}
