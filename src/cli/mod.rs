//! The command line: its words, its commands, its exit codes. Hints are given here and nowhere
//! else.

mod answer;
mod args;
mod ask;
mod begin;
mod bin;
mod board;
mod check;
mod choose;
mod context;
mod desk;
mod doctor;
mod entries;
mod explain;
mod export;
mod failure;
mod files;
mod fix;
mod games;
mod import;
mod keep;
mod log;
mod meanwhile;
mod parse;
mod play;
mod rehearse;
mod rules;
mod schedule;
mod score;
mod script;
mod session;
mod sheet;
mod status;
mod tricks;
mod write;

pub use failure::{AGAINST_THE_RULES, DONE, TROUBLE_WITH_DATA, WRONG_COMMAND_LINE};
pub use rehearse::{Rehearsed, rehearse};

use answer::Answer;
use args::{Cli, Command, Keeping, Recording};
use context::Context;
use failure::Failure;
use std::process::ExitCode;

/// Does what this process's command line says, and returns its exit code.
pub fn main() -> ExitCode {
    let Cli { global, command } = match parse::parse(&context::words()) {
        Ok(cli) => cli,
        Err(error) => return answer::say_usage(&error),
    };
    let mut context = match Context::new(global) {
        Ok(context) => context,
        Err(failure) => {
            answer::say_failure(&failure, None);
            return ExitCode::from(failure.code());
        }
    };
    let command = command.unwrap_or(Command::Status);
    let records = command.records();
    match run(&mut context, command) {
        Ok(answer) => match answer.print(&context) {
            Ok(()) => ExitCode::from(answer.code),
            Err(failure) => {
                answer::say_failure(&failure, context.fold_at);
                ExitCode::from(failure.code())
            }
        },
        Err(failure) => {
            answer::say_refusal(&failure, records, context.fold_at);
            ExitCode::from(failure.code())
        }
    }
}

fn run(context: &mut Context, command: Command) -> Result<Answer, Failure> {
    if context.global.after.is_some() && !command.takes_after() {
        return Err(Failure::Usage(
            "--after is for the commands that record something in a game that stands.".into(),
        ));
    }
    match command {
        Command::New(new) => write::new(context, &new),
        Command::Record(Recording::Fix(asked)) => fix::fix(context, &asked),
        Command::Record(recording) => write::record(context, &recording),
        Command::Play => play::play(context),
        Command::Status => status::status(context),
        Command::Board => board::board(context),
        Command::Log => log::log(context),
        Command::Keep(keeping) => keep_house(context, &keeping),
        Command::Schedule(asked) => schedule::schedule(context, &asked),
        Command::Sheet(drawing) => sheet::sheet(context, drawing),
        Command::Explain { of } => explain::explain(context, &of),
        Command::Score(asked) => score::score(context, &asked),
        Command::Rules(asked) => rules::rules(context, &asked),
        Command::Check(asked) => check::check(context, &asked),
        Command::Replay(asked) => script::replay(context, &asked),
        Command::Script => script::script(context),
    }
}

/// Does something with the games that are kept, other than to play.
fn keep_house(context: &Context, keeping: &Keeping) -> Result<Answer, Failure> {
    match keeping {
        Keeping::Games(asked) => games::games(context, asked),
        Keeping::Remove(asked) => bin::remove(context, asked),
        Keeping::Restore(asked) => bin::restore(context, asked),
        Keeping::Export(asked) => export::export(context, asked),
        Keeping::Import(asked) => import::import(context, asked),
        Keeping::Doctor { dry_run } => doctor::doctor(context, !dry_run),
    }
}
