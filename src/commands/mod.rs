//! The commands: a folder for each, with its arguments, what it prints as JSON and for people, and
//! what only it says. No folder uses another; what several need is in `terminal` or below.
//!
//! On these folders (`audit`, `chances`, `check`, `completions`, `doctor`, `explain`, `export`, `fix`,
//! `games`, `help`, `import`, `log`, `man`, `new`, `players`, `record`, `remove`, `replay`, `rescore`,
//! `restore`, `rules`, `schedule`, `schema`, `score`, `script`, `settle`, `sheet`, `stats`, `status`,
//! `what_if`) build `cli`, the whole command line; `prints`, what each command prints; `parse`, which
//! reads command lines, and `guide`, their help; `complete`, what may be typed next; `reading`, which
//! runs the commands that only read; `player`, which plays scripts; and `schemas`, the list of them.

mod audit;
mod chances;
mod check;
mod cli;
pub(crate) mod complete;
mod completions;
mod doctor;
mod explain;
mod export;
mod fix;
mod games;
mod guide;
mod help;
mod import;
mod log;
mod man;
mod new;
pub(crate) mod parse;
pub(crate) mod player;
mod players;
mod prints;
mod reading;
mod record;
mod remove;
mod replay;
mod rescore;
mod restore;
mod rules;
mod schedule;
mod schema;
mod schemas;
mod score;
mod script;
mod settle;
mod sheet;
mod stats;
mod status;
mod what_if;

pub(crate) use cli::{Cli, Command, FrontEnd};
pub use rescore::{RescoredError, RescoredTotals};

use crate::grammar::Recording;
use crate::terminal;
use crate::terminal::{Answer, Context, Failure, Result};

/// What follows from a command.
pub(crate) enum Next {
    /// It is done, and this is to be printed.
    Print(Answer),
    /// This front end is to be started.
    Start(FrontEnd),
}

/// Runs a command, or says which front end it asks for.
///
/// # Errors
/// It cannot be carried out.
pub(crate) fn run(context: &Context, command: Command) -> Result<Next> {
    command.check(&context.global).map_err(Failure::usage)?;
    let answer = match command {
        Command::Start(front_end) => return Ok(Next::Start(front_end)),
        Command::New(args) => new::new(context, &args),
        Command::Record(Recording::Fix(args)) => fix::fix(context, &args),
        Command::Record(recording) => record::record(context, &recording),
        Command::Read(reading) => reading::read(context, &reading),
        Command::Replay(args) => replay::replay(context, &args),
        Command::Audit(args) => audit::audit(context, &args),
        Command::Rescore(args) => rescore::rescore(context, &args),
        Command::Games(args) => games::games(context, &args),
        Command::Rematch(args) => {
            terminal::games::rematch(context, &args, true).map(|(_, answer)| answer)
        }
        Command::Players(args) => players::players(context, &args),
        Command::Settle(args) => settle::settle(context, &args),
        Command::Remove(args) => remove::remove(context, &args),
        Command::Restore(args) => restore::restore(context, &args),
        Command::Export(args) => export::export(context, &args),
        Command::Import(args) => import::import(context, &args),
        Command::Stats(args) => stats::stats(context, &args),
        Command::Doctor(args) => doctor::doctor(context, &args),
        Command::Help(args) => help::help(context, &args),
        Command::Completions(args) => Ok(completions::script(&args)),
        Command::Man(args) => man::man(&args),
        Command::Schema(args) => schema::schema(context, &args, &schemas::SCHEMAS),
    };
    answer.map(Next::Print)
}
