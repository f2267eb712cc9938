//! `rescore`: an archive, one game per line, scored again on all cores.

mod args;
mod json;

pub(crate) use args::RescoreArgs;
pub(crate) use json::SCHEMA;
pub use json::{RescoredError, RescoredTotals};

use crate::analysis::{Batch, Batches, Rescorer, Rescoring};
use crate::grammar::{Choice, hints};
use crate::output::json::append;
use crate::store::Operation;
use crate::terminal::{
    AGAINST_THE_RULES, Answer, Context, DONE, Failure, Progress, Result, choose, files, games,
};
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;

/// About how many bytes a thread is given at once.
const BATCH: usize = 256 * 1024;

/// How many batches a thread may be given ahead.
const AHEAD: usize = 2;

/// A batch after it is scored.
struct Scored {
    text: Vec<u8>,
    lines: usize,
    has_failed: bool,
    /// The batch's own bytes, for another.
    spare: Vec<u8>,
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
    let input = files::stream(&args.file)?;
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

fn rescoring(args: &RescoreArgs) -> Result<Rescoring> {
    let RescoreArgs { scoring, set, .. } = args.clone();
    let Some(named) = &args.rules else {
        return Ok(Rescoring { rules: None, scoring, set });
    };
    // What does not fit the rules is said once, not for each line.
    let choice = Choice { scoring: scoring.clone(), schedule: None, set: set.clone() };
    choose::as_recorded(named, &choice, None)?;
    let rules = choose::as_recorded(named, &Choice::default(), None)?;
    let id = choose::built_in(named).map(|rules| rules.id);
    Ok(Rescoring { rules: Some((rules, id)), scoring, set })
}

/// A thread that scores batches.
struct Worker {
    batches: SyncSender<Batch>,
    scored: Receiver<Scored>,
}

/// Scores the lines of an input on several threads. The batches go round, so that they are written in
/// the order of the input.
fn score_all(
    input: impl Read,
    out: &mut dyn Write,
    rescoring: &Rescoring,
    args: &RescoreArgs,
) -> io::Result<Ended> {
    let threads = match args.threads {
        Some(threads) => threads.into(),
        None => thread::available_parallelism().map_or(1, Into::into),
    };
    thread::scope(|scope| {
        let mut workers = Vec::new();
        for _ in 0..threads {
            let (batches, given) = sync_channel::<Batch>(AHEAD);
            let (done, scored) = channel();
            scope.spawn(move || {
                let mut rescorer = Rescorer::new(rescoring.clone());
                for batch in given {
                    // Nobody waits for it once writing has failed.
                    if done.send(score(&mut rescorer, args.totals, batch)).is_err() {
                        break;
                    }
                }
            });
            workers.push(Worker { batches, scored });
        }

        let mut ended = Ended::default();
        let mut progress = Progress::default();
        let mut write = |number: usize| {
            let scored = workers[number % threads].scored.recv().map_err(io::Error::other)?;
            ended.has_failed |= scored.has_failed;
            out.write_all(&scored.text)?;
            progress.add(scored.lines);
            io::Result::Ok(scored.spare)
        };

        let mut given = 0;
        let mut written = 0;
        let mut read_error = None;
        let mut batches = Batches::new(input, BATCH);
        while let Some(batch) = batches.next() {
            match batch {
                Ok(batch) => {
                    if given - written == threads * AHEAD {
                        batches.reuse(write(written)?);
                        written += 1;
                    }
                    workers[given % threads].batches.send(batch).map_err(io::Error::other)?;
                    given += 1;
                }
                Err(error) => read_error = Some(error),
            }
        }
        for number in written..given {
            write(number)?;
        }
        Ok(Ended { read_error, ..ended })
    })
}

fn score(rescorer: &mut Rescorer, only_totals: bool, batch: Batch) -> Scored {
    let mut lines = 0;
    let mut has_failed = false;
    let mut text = Vec::with_capacity(batch.bytes.len() / 4);
    for (number, line) in batch.lines() {
        lines += 1;
        let written = if only_totals {
            rescorer.totals(line).map(|totals| append(&mut text, &RescoredTotals::of(&totals)))
        } else {
            rescorer.rescore(line).map(|rescored| append(&mut text, &rescored.line))
        };
        if let Err(error) = written {
            has_failed = true;
            let known = rescorer.replay(line);
            append(&mut text, &RescoredError::of(number, &error, &known));
        }
    }
    Scored { text, lines, has_failed, spare: batch.bytes }
}
