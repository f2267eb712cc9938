//! Why a request was rejected, and what others have recorded.
//!
//! `problem` describes whatever the desk can fail with, with what to do next; the functions after it
//! each describe one part.

use super::entries::{entries, undated};
use super::grammar::{and, count};
use super::players::{players_fault, unknown_name};
use super::refusal::ruling;
use super::ruling::Ruling;
use super::{Hint, record};
use crate::desk::{Error, Late, NewGameError, NewGameFault, News, Rejection, Why};
use crate::game::{Game, Name};
use crate::history::{Entry, FixError, History, PlannedFix, Stamp};
use crate::rules::Refusal;
use crate::store::Conflict;

/// The most entries listed one by one.
const MOST_LISTED: usize = 8;

/// What went wrong and why, a paragraph each, and what to do next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// What happened, and why.
    pub lines: Vec<String>,
    /// What may be done next.
    pub hints: Vec<Hint>,
}

impl Problem {
    /// One sentence, and what to do next.
    pub fn of(line: impl Into<String>, hints: impl Into<Vec<Hint>>) -> Problem {
        Problem { lines: vec![line.into()], hints: hints.into() }
    }
}

impl From<Ruling> for Problem {
    fn from(ruling: Ruling) -> Problem {
        let rule = ruling.rule_line();
        let Ruling { because, open, hints, .. } = ruling;
        Problem { lines: [because, rule].into_iter().chain(open).collect(), hints }
    }
}

/// Why the desk could not do what was asked.
pub fn problem(error: &Error) -> Problem {
    match error {
        Error::Rejected(rejection) => rejected(rejection),
        Error::Conflict { conflict, last, at } => self::conflict(conflict, *last, *at),
        Error::NewGame(error) => new_game(error),
        Error::Store(error) => Problem::of(error.to_string(), []),
    }
}

fn rejected(Rejection { history, at, why }: &Rejection) -> Problem {
    let game = history.game();
    match why {
        Why::Refused { refusal, late } => {
            let mut problem = Problem::from(of_game(game, refusal));
            problem.lines.extend(late.iter().flat_map(|late| self::late(history, late, *at)));
            problem
        }
        Why::NothingToUndo => {
            Problem::of("There is nothing to take back: the game has only begun.", [])
        }
        Why::NothingToRedo => {
            Problem::of("There is nothing to bring back: the last entry was not an undo.", [])
        }
        Why::Unchanged => Problem::of(unchanged(), []),
        Why::NothingToFix { deal, correction, fault } => Problem::of(
            record::correction(*deal, fault, &|seat| game.setup().players().name(seat).to_string()),
            record::correction_hint(*deal, correction, fault).into_iter().collect::<Vec<Hint>>(),
        ),
        Why::CannotFix(fault) => cannot_fix(game, fault),
        Why::WouldBreakRules(plan) => would_break(game, plan),
    }
}

fn of_game(game: &Game, refusal: &Refusal) -> Ruling {
    let who = |seat| game.setup().players().name(seat).to_string();
    ruling(game.setup().rules(), refusal, &who)
}

pub(super) fn new_game(NewGameError { rules, fault }: &NewGameError) -> Problem {
    match fault {
        NewGameFault::Players(fault) => players_fault(rules, fault).into(),
        NewGameFault::Unknown { name, players } => unknown_name(rules, players, name).into(),
        NewGameFault::Columns(players) => {
            let names: Vec<&Name> = players.names().collect();
            Problem::of(format!("The columns have to name each of {} once.", and(&names)), [])
        }
        NewGameFault::Refused(refusal) => ruling(rules, refusal, &|_| String::new()).into(),
    }
}

/// What a refused act came too late for.
fn late(history: &History, late: &Late, now: Stamp) -> Vec<String> {
    let mut lines = match late {
        Late::Recorded(entry) => listed(history, std::slice::from_ref(entry), now),
        Late::Overtaken(entries) => listed(history, entries, now),
    };
    if let Some(first) = lines.first_mut() {
        first.insert_str(
            0,
            match late {
                Late::Recorded(_) => "It is recorded already: ",
                Late::Overtaken(_) => "Recorded before it: ",
            },
        );
    }
    lines
}

/// What others have recorded in a game since it was last read.
pub fn news(history: &History, news: &News, now: Stamp) -> Vec<String> {
    match news {
        News::Entries(entries) => {
            let mut lines = listed(history, entries, now);
            if let Some(first) = lines.first_mut() {
                first.insert_str(0, "Recorded by others: ");
            }
            lines
        }
        News::Replaced => vec![replaced(history)],
    }
}

/// That others have recorded something first.
fn conflict(Conflict { history, since }: &Conflict, last: Option<u64>, at: Stamp) -> Problem {
    let (game, end) = (history.id(), history.entries().len());
    let first = match (last, since.as_deref()) {
        (Some(last), Some(since)) => format!(
            "Nothing was recorded: game {game} no longer ends with entry {last}. {}",
            match since.len() {
                1 => "One entry was recorded since:".to_owned(),
                more => format!("{more} entries were recorded since:"),
            }
        ),
        (Some(last), None) => format!(
            "Nothing was recorded: game {game} has no entry {last} yet. Its last is entry {end}."
        ),
        (None, Some([_])) => "Nothing was recorded: somebody else recorded something first.".into(),
        (None, Some(_)) => {
            "Nothing was recorded: somebody else recorded several things first.".into()
        }
        (None, None) => {
            "Nothing was recorded: this is no longer the game that was read here.".into()
        }
    };
    let mut problem = Problem::of(first, []);
    match (last, since) {
        (_, Some(since)) => problem.lines.extend(listed(history, since, at)),
        (None, None) => problem.lines.push(replaced(history)),
        (Some(_), None) => {}
    }
    match last {
        Some(_) => problem.hints.push(Hint::After { last: end }),
        None => problem.lines.push("If yours still applies, record it again.".into()),
    }
    problem
}

fn replaced(history: &History) -> String {
    let entries = count(history.entries().len() as i64, "entry");
    format!(
        "Another game has taken the place of {}, or an older copy of it: {entries}.",
        history.id()
    )
}

/// Some entries of a history, a sentence each, the last ones of many.
fn listed(history: &History, some: &[Entry], now: Stamp) -> Vec<String> {
    let all = entries(history);
    let text = |entry: &Entry| {
        let described = all.get(usize::try_from(entry.seq).ok()?.checked_sub(1)?)?;
        Some(format!("entry {}, {}: {}.", entry.seq, ago(entry.at, now), described.text))
    };
    let (earlier, last) = some.split_at(some.len().saturating_sub(MOST_LISTED));
    let more = (!earlier.is_empty())
        .then(|| format!("{} before these.", count(earlier.len() as i64, "entry")));
    more.into_iter().chain(last.iter().filter_map(text)).collect()
}

fn ago(at: Stamp, now: Stamp) -> String {
    match now.seconds_since(at) {
        0 => "just now".into(),
        seconds @ 1..60 => format!("{} ago", count(seconds, "second")),
        seconds @ 60..3600 => format!("{} ago", count(seconds / 60, "minute")),
        _ => at.local_text(),
    }
}

/// That a correction would leave acts that are against the rules.
fn would_break(game: &Game, plan: &PlannedFix) -> Problem {
    let mut new = plan.violations.iter().filter(|against| against.new);
    let Some((first, refusal)) = new.next().and_then(|it| Some((it, it.refusals.first()?))) else {
        return Problem::default();
    };
    let ruling = of_game(game, refusal);
    let (of, deal, act) = (first.of, first.deal, undated(game, &first.act));
    let because =
        format!("Entry {of} of deal {deal} ({act}) would be against the rules: {}", ruling.because);
    let hints = vec![Hint::Allow];
    let mut problem = Problem::from(Ruling { because, open: None, hints, ..ruling });
    problem.lines.extend(new.flat_map(|it| record::violations(game, it)).map(|(_, text)| text));
    problem
}

/// Why the game could not go on from a correction.
fn cannot_fix(game: &Game, fault: &FixError) -> Problem {
    match fault {
        FixError::NothingChanged => Problem::default(),
        FixError::NoSuchEntry(of) => {
            Problem::of(format!("Entry {of} records no act of the game."), [])
        }
        FixError::TooMany => Problem::of(
            "This game has been corrected so often that its record would take too long to read. \
             Replayed from a script it becomes a new game.",
            [Hint::Script],
        ),
        FixError::Blocked { own: true, refusal, .. } => of_game(game, refusal).into(),
        FixError::Blocked { of, deal, act, refusal, .. } => {
            let ruling = of_game(game, refusal);
            let act = undated(game, act);
            let because = format!(
                "Entry {of} of deal {deal} ({act}) could not have happened then. {}",
                ruling.because
            );
            let open = Some("Correct that first, or take entries back.".into());
            Ruling { because, open, hints: vec![Hint::UndoLast], ..ruling }.into()
        }
    }
}

/// That a correction changes nothing.
pub const fn unchanged() -> &'static str {
    "That is what is recorded already. Nothing changed, and nothing was recorded."
}

/// The question whether the table allowed what a correction makes newly against the rules.
pub fn ask_whether_allowed(new: &[String]) -> String {
    format!("{} Did the table allow it?", new.join(" "))
}

/// That a correction was not made after all.
pub const fn left_as_recorded() -> &'static str {
    "It stays as it was recorded."
}
