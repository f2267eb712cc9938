//! `rescore`: an archive, one game per line, scored again on all cores.

use crate::analysis::{Batch, Batches, Rescorer, Rescoring};
use crate::grammar::shared::within;
use crate::grammar::{Choice, hints};
use crate::output::json;
use crate::store::Operation;
use crate::terminal::{
    AGAINST_THE_RULES, Answer, Context, DONE, Failure, Progress, choose, files, games,
};
use crate::views::{RescoredError, RescoredTotals};
use clap::Args;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, SyncSender, channel, sync_channel};
use std::thread;

/// Score an archive again: one game per line
#[derive(Clone, Debug, Args)]
pub(crate) struct RescoreArgs {
    /// The archive, or - for standard input
    #[arg(default_value = "-")]
    pub(crate) file: PathBuf,
    /// A set of rules, or a rules file [default: those of each line]
    #[arg(long, value_name = "RULES")]
    pub(crate) rules: Option<String>,
    /// A score from the catalogue
    #[arg(long, value_name = "ID")]
    pub(crate) scoring: Option<String>,
    /// A house rule, such as premium=3 or promotions=ten,five
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// Only the totals and ranks
    #[arg(long)]
    pub(crate) totals: bool,
    /// How many threads [default: one for each core]
    #[arg(long, value_name = "N", value_parser = within::<1, 255>)]
    pub(crate) threads: Option<u8>,
}

/// About how many bytes a thread is given at once.
const BATCH: usize = 256 * 1024;

/// How many batches a thread may be given ahead.
const AHEAD: usize = 2;

/// What came of a batch.
struct Scored {
    text: Vec<u8>,
    lines: usize,
    failed: bool,
    /// The batch's own bytes, for another.
    spare: Vec<u8>,
}

/// Writes the lines of an archive as they are scored by what is asked for.
pub(crate) fn rescore(context: &Context, asked: &RescoreArgs) -> Result<Answer, Failure> {
    games::no_game_option(context)?;
    let by = by(asked)?;
    let input = files::stream(&asked.file)?;
    let cores = || thread::available_parallelism().map_or(1, Into::into);
    let threads = asked.threads.map_or_else(cores, usize::from);
    let (mut read, mut failed) = (Ok(()), false);
    files::write_new(Path::new("-"), hints::give_other_file(), |out| {
        (read, failed) = filter(input, out, &by, (asked.totals, threads))?;
        Ok(())
    })?;
    let place = files::name(&asked.file);
    read.map_err(|error| Failure::io(place, Operation::Read, &error))?;
    Ok(Answer { code: if failed { AGAINST_THE_RULES } else { DONE }, ..Answer::default() })
}

fn by(asked: &RescoreArgs) -> Result<Rescoring, Failure> {
    let RescoreArgs { scoring, set, .. } = asked.clone();
    let Some(named) = &asked.rules else {
        return Ok(Rescoring { rules: None, scoring, set });
    };
    // What does not fit the rules is told once, not for each line.
    let choice = Choice { scoring: scoring.clone(), schedule: None, set: set.clone() };
    choose::as_recorded(named, &choice, None)?;
    let rules = choose::as_recorded(named, &Choice::default(), None)?;
    let id = choose::built_in(named).map(|rules| rules.id);
    Ok(Rescoring { rules: Some((rules, id)), scoring, set })
}

/// Scores the lines of an input on some threads: whether all of it could be read, and whether any line
/// failed. The batches go round, so their order is that of the input.
fn filter(
    input: impl Read,
    out: &mut dyn Write,
    by: &Rescoring,
    (totals, threads): (bool, usize),
) -> io::Result<(io::Result<()>, bool)> {
    thread::scope(|scope| {
        let workers: Vec<(SyncSender<Batch>, Receiver<Scored>)> = (0..threads)
            .map(|_| {
                let ((give, given), (done, scored)) = (sync_channel::<Batch>(AHEAD), channel());
                scope.spawn(move || {
                    let mut rescorer = Rescorer::new(by.clone());
                    let scored = given.into_iter().map(|batch| score(&mut rescorer, totals, batch));
                    scored.map(|scored| done.send(scored)).all(|sent| sent.is_ok())
                });
                (give, scored)
            })
            .collect();
        let (mut failed, mut progress) = (false, Progress::default());
        let mut write = |index: usize| {
            let Scored { text, lines, failed: any, spare } =
                workers[index % threads].1.recv().map_err(io::Error::other)?;
            failed |= any;
            out.write_all(&text)?;
            progress.add(lines);
            io::Result::Ok(spare)
        };
        let (mut given, mut written, mut read) = (0, 0, Ok(()));
        let mut batches = Batches::new(input, BATCH);
        while let Some(batch) = batches.next() {
            match batch {
                Ok(batch) => {
                    if given - written == threads * AHEAD {
                        batches.reuse(write(written)?);
                        written += 1;
                    }
                    workers[given % threads].0.send(batch).map_err(io::Error::other)?;
                    given += 1;
                }
                Err(error) => read = Err(error),
            }
        }
        (written..given).try_for_each(|index| write(index).map(drop))?;
        Ok((read, failed))
    })
}

fn score(rescorer: &mut Rescorer, totals: bool, batch: Batch) -> Scored {
    let (mut lines, mut failed) = (0, false);
    let mut text = Vec::with_capacity(batch.bytes.len() / 4);
    for (number, line) in batch.lines() {
        let written = match totals {
            true => {
                rescorer.totals(line).map(|it| json::append(&mut text, &RescoredTotals::of(&it)))
            }
            false => rescorer.rescore(line).map(|it| json::append(&mut text, &it.line)),
        };
        if let Err(error) = written {
            failed = true;
            let known = rescorer.replay(line);
            json::append(&mut text, &RescoredError::of(number, &error, &known));
        }
        lines += 1;
    }
    Scored { text, lines, failed, spare: batch.bytes }
}
