//! `rescore`: an archive, one game per line, scored again on all cores.

mod args;
mod json;

pub(crate) use args::RescoreArgs;
pub use json::RescoredError;
pub(crate) use json::SCHEMA;

use crate::analysis::{Batch, Batches, GameLine, Rescorer, Rescoring};
use crate::grammar::{Choice, hints};
use crate::history::GameId;
use crate::output::json::{append, line};
use crate::store::{Operation, Store};
use crate::terminal::{
    AGAINST_THE_RULES, Answer, Context, DONE, Failure, Progress, Result, choose, files, games,
    tables,
};
use crate::threads;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// About how many bytes a thread is given at once.
const BATCH: usize = 64 * 1024;

/// How many batches are scored for each thread before any of them is written.
const AHEAD: usize = 16;

/// A batch after it is scored.
struct Scored {
    text: Vec<u8>,
    lines: usize,
    has_failed: bool,
}

/// The end of an archive.
#[derive(Default)]
struct Ended {
    /// Why the rest of it cannot be read.
    read_error: Option<io::Error>,
    /// Whether any line failed.
    has_failed: bool,
}

/// Writes the lines of an archive as they are scored by the rules asked for.
///
/// # Errors
/// The archive cannot be read to its end, the output not be written, or there are no such rules.
pub(crate) fn rescore(context: &Context, args: &RescoreArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let rescoring = rescoring(args)?;
    let input: Box<dyn Read + Send> = match &args.event {
        Some(event) => Box::new(io::Cursor::new(lines_of_event(context.store()?, event)?)),
        None => files::stream(&args.file)?,
    };
    let mut ended = Ended::default();
    files::write_new(Path::new("-"), hints::give_other_file(), |out| {
        ended = score_all(input, out, &rescoring, args)?;
        Ok(())
    })?;

    if let Some(error) = ended.read_error {
        return Err(Failure::io(files::name(&args.file), Operation::Read, &error));
    }
    let code = if ended.has_failed { AGAINST_THE_RULES } else { DONE };
    Ok(Answer { code, ..Answer::default() })
}

/// The games at the tables of an event, a line each.
fn lines_of_event(store: &Store, event: &GameId) -> Result<String> {
    let mut lines = String::new();
    for (_, selector) in tables::begun(store, event)? {
        let opened = store.read(&selector).map_err(|error| Failure::data(error.to_string()))?;
        lines += &line(&GameLine::of_history(&opened.history));
    }
    Ok(lines)
}

fn rescoring(args: &RescoreArgs) -> Result<Rescoring> {
    let RescoreArgs { scoring, set, .. } = args.clone();
    let Some(named) = &args.rules else {
        return Ok(Rescoring { rules: None, scoring, set });
    };
    // What does not fit the rules is said once, not for each line.
    let choice = Choice { scoring: scoring.clone(), schedule: None, set: set.clone(), laws: None };
    choose::as_recorded(named, &choice, None)?;
    let rules = choose::as_recorded(named, &Choice::default(), None)?;
    let id = choose::built_in(named).map(|rules| rules.id);
    Ok(Rescoring { rules: Some((rules, id)), scoring, set })
}

/// Scores the lines of an input on several threads, and writes them in the order of the input. The next
/// batches are read while others are scored.
fn score_all(
    input: impl Read + Send,
    out: &mut dyn Write,
    rescoring: &Rescoring,
    args: &RescoreArgs,
) -> io::Result<Ended> {
    let own_pool = args.threads.and_then(|threads| threads::new_pool(threads.into()));
    let pool = own_pool.as_ref().unwrap_or_else(|| threads::pool());
    // Each thread keeps the rules that it has resolved.
    let mut rescorers = Vec::new();
    rescorers
        .resize_with(pool.current_num_threads(), || Mutex::new(Rescorer::new(rescoring.clone())));

    let mut ended = Ended::default();
    let mut progress = Progress::default();
    let mut batches = Batches::new(input, BATCH);
    let mut read = || batches.by_ref().take(AHEAD * pool.current_num_threads()).collect();
    let mut given: Vec<io::Result<Batch>> = read();
    while !given.is_empty() {
        let (next, scored) = pool.join(&mut read, || {
            let scored = given.into_par_iter().map(|batch| {
                let thread = rayon::current_thread_index().unwrap_or_default();
                let mut rescorer = rescorers[thread].lock().unwrap_or_else(PoisonError::into_inner);
                Ok(score(&mut rescorer, args.totals, &batch?))
            });
            scored.collect::<Vec<io::Result<Scored>>>()
        });
        for scored in scored {
            match scored {
                Ok(scored) => {
                    ended.has_failed |= scored.has_failed;
                    out.write_all(&scored.text)?;
                    progress.add(scored.lines);
                }
                Err(error) => ended.read_error = Some(error),
            }
        }
        given = next;
    }
    Ok(ended)
}

fn score(rescorer: &mut Rescorer, only_totals: bool, batch: &Batch) -> Scored {
    let mut lines = 0;
    let mut has_failed = false;
    let mut text = Vec::with_capacity(batch.bytes.len() / 4);
    for (number, line) in batch.lines() {
        lines += 1;
        let written = if only_totals {
            rescorer.totals(line).map(|totals| append(&mut text, &totals))
        } else {
            rescorer.rescore(line).map(|line| append(&mut text, &line))
        };
        if let Err(error) = written {
            has_failed = true;
            let known = rescorer.replay(line);
            append(&mut text, &RescoredError::of(number, &error, &known));
        }
    }
    Scored { text, lines, has_failed }
}
