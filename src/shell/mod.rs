//! The commands of the shell, one file each or a few, and what runs them.
//!
//! Few build on one another: `export` and `import` on `bin`, `bin` on `games`, `script` on `sheet`,
//! `rehearse`, which plays a script in memory, on both; and `schema` on all that print JSON of their
//! own: `check`, `doctor`, `rules`, `score`. `complete`, `explain`, `fix`, `help`, `log`, `man`,
//! `record`, `schedule` and `status` stand alone.

mod bin;
mod check;
mod complete;
mod doctor;
mod explain;
mod export;
mod fix;
mod games;
mod help;
mod import;
mod log;
mod man;
pub(crate) mod record;
mod rehearse;
mod rules;
mod schedule;
mod schema;
mod score;
mod script;
mod sheet;
pub(crate) mod status;

pub use crate::terminal::failure::{
    AGAINST_THE_RULES, DONE, TROUBLE_WITH_DATA, WRONG_COMMAND_LINE,
};
pub use rehearse::{Rehearsed, rehearse};

use crate::grammar::{About, Cli, Command, Manage, Recording, parse};
use crate::terminal::answer::{self, Answer, Run};
use crate::terminal::context::{self, Context, Voice};
use crate::terminal::failure::Failure;
use std::process::ExitCode;

/// The front ends that take a whole terminal.
#[derive(Clone, Copy)]
pub(crate) struct FrontEnds {
    pub(crate) prompt: Prompt,
    pub(crate) board: Board,
}

/// Runs until its user leaves. It runs commands typed in full as the shell does.
pub(crate) type Prompt = fn(&mut Context, Run<'_>) -> Result<Answer, Failure>;

/// Runs until its user leaves.
pub(crate) type Board = fn(&Context) -> Result<Answer, Failure>;

/// Runs this process's command line and returns its exit code.
pub(crate) fn main(front_ends: FrontEnds) -> ExitCode {
    let words = context::words();
    if let Some(shell) = context::completing() {
        return ExitCode::from(complete::answer(&shell, &words));
    }
    let (parsed, global) = match parse::parse(&words, context::help_width()) {
        Ok(Cli { global, command }) => (Ok(command.unwrap_or(Command::Status)), global),
        Err(error) => (Err(error), parse::global(&words)),
    };
    let mut context = match Context::new(global) {
        Ok(context) => context,
        Err(failure) => {
            answer::say_failure(&failure, Voice::default());
            return ExitCode::from(failure.code);
        }
    };
    let command = match parsed {
        Ok(command) => command,
        Err(error) => return answer::say_usage(&error, &context),
    };
    let records = command.records();
    let failure = match run(&mut context, front_ends, command) {
        Ok(answer) => {
            let code = answer.code;
            match answer.print(&context) {
                Ok(()) => return ExitCode::from(code),
                Err(failure) => failure,
            }
        }
        Err(failure) => {
            answer::say_refusal(&failure, records, context.voice());
            return ExitCode::from(failure.code);
        }
    };
    answer::say_failure(&failure, context.voice());
    ExitCode::from(failure.code)
}

fn run(context: &mut Context, front_ends: FrontEnds, command: Command) -> Result<Answer, Failure> {
    command.check(&context.global)?;
    let again: Run<'_> = &|context, command| run(context, front_ends, command);
    match command {
        Command::New(new) => record::new(context, &new),
        Command::Record(Recording::Fix(asked)) => fix::fix(context, &asked),
        Command::Record(recording) => record::record(context, &recording),
        Command::Play => (front_ends.prompt)(context, again),
        Command::Status => status::status(context),
        Command::Board => (front_ends.board)(context),
        Command::Log => log::log(context),
        Command::Manage(manage) => self::manage(context, &manage),
        Command::Schedule(asked) => schedule::schedule(context, &asked),
        Command::Sheet(drawing) => sheet::sheet(context, drawing),
        Command::Explain { of } => explain::explain(context, &of),
        Command::Score(asked) => score::score(context, &asked),
        Command::Rules(asked) => rules::rules(context, &asked),
        Command::Check(asked) => check::check(context, &asked),
        Command::Replay(asked) => script::replay(context, &asked),
        Command::Script => script::script(context),
        Command::About(about) => self::about(context, &about),
    }
}

fn about(context: &Context, about: &About) -> Result<Answer, Failure> {
    match about {
        About::Help(asked) => help::help(context, asked),
        About::Completions { shell } => Ok(complete::script(*shell)),
        About::Man(asked) => man::man(asked),
        About::Schema(asked) => schema::schema(context, asked),
    }
}

fn manage(context: &Context, manage: &Manage) -> Result<Answer, Failure> {
    match manage {
        Manage::Games(asked) => games::games(context, asked),
        Manage::Remove(asked) => bin::remove(context, asked),
        Manage::Restore(asked) => bin::restore(context, asked),
        Manage::Export(asked) => export::export(context, asked),
        Manage::Import(asked) => import::import(context, asked),
        Manage::Doctor { dry_run } => doctor::doctor(context, !dry_run),
    }
}
