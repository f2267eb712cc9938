//! The program as a process: it reads the command line, runs the command or starts the front end that
//! it asks for, and prints the answer.

mod rehearse;

pub use rehearse::{Rehearsed, rehearse, rehearse_command};

use crate::board;
use crate::commands::{self, Command, FrontEnd, Next, complete, parse};
use crate::grammar::Global;
use crate::prompt::{Left, Prompt};
use crate::terminal::{Answer, Context, Medium, Result, answer, environment, screen};
#[cfg(feature = "serve")]
use crate::web;
use std::process::ExitCode;

/// Runs this process's command line and returns its exit code.
pub fn main() -> ExitCode {
    let words = environment::words();
    if let Some(shell) = environment::completing() {
        return ExitCode::from(complete::answer(&shell, &words));
    }

    let parsed = parse::parse(&words);
    let global = match &parsed {
        Ok((global, _)) => global.clone(),
        Err(_) => parse::global(&words),
    };
    let context = match Context::new(global) {
        Ok(context) => context,
        Err(failure) => {
            answer::say_failure(&failure, &Context::alone(Global::default(), None));
            return ExitCode::from(failure.code);
        }
    };

    let command = parsed.map(|(_, command)| command);
    let records = command.as_ref().is_ok_and(Command::records);
    let medium = command.as_ref().map_or(Medium::Terminal, |command| command.prints().medium);
    let code = context.speak(medium, || {
        let done = match command {
            Ok(command) => run(&context, command),
            Err(error) => {
                let error = parse::explained(error, &words, screen::help_width());
                answer::usage(error, &context.screen)
            }
        };
        done.and_then(|answer| answer.print(&context.screen)).unwrap_or_else(|mut failure| {
            if records {
                failure = failure.when_recording();
            }
            answer::say_failure(&failure, &context);
            failure.code
        })
    });
    ExitCode::from(code)
}

fn run(context: &Context, command: Command) -> Result<Answer> {
    match commands::run(context, command)? {
        Next::Print(answer) => Ok(answer),
        Next::Start(front_end) => start(context, &front_end),
    }
}

/// Runs the prompt, and the front ends that its user asks for, until its user leaves.
fn play(context: &Context) -> Result<Answer> {
    let mut prompt = Prompt::open(context)?;
    let mut left = prompt.run()?;
    loop {
        match left {
            Left::Ended(answer) => return Ok(answer),
            Left::For { front_end, context } => {
                let shown = context.speak(Medium::Terminal, || {
                    start(&context, &front_end)?.print(&context.screen)
                });
                left = prompt.go_on(shown)?;
            }
        }
    }
}

/// Runs a front end until its user leaves.
fn start(context: &Context, front_end: &FrontEnd) -> Result<Answer> {
    match front_end {
        FrontEnd::Play => play(context),
        FrontEnd::Board => board::board(context),
        FrontEnd::Demo => board::demo(context),
        #[cfg(feature = "serve")]
        FrontEnd::Serve(args) => web::serve(context, args),
    }
}
