//! `script` and `replay`: a game as commands, and commands as a game.

use super::begin::{Begun, begin, free_id};
use super::{choose, desk, keep, sheet};
use crate::cards::Seat;
use crate::game::{Act, Count, Game};
use crate::grammar::{Choice, Command, Line, Replay};
use crate::history::{GameId, History, Origin, Stamp};
use crate::notation;
use crate::rules::Ruleset;
use crate::terminal::answer::Answer;
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::Failure;
use crate::terminal::files;
use clap::Parser;

/// The longest line of a script, in bytes: to take it apart costs many times as much memory.
const LONGEST_LINE: usize = 16 * 1024;

/// Returns the commands that would make a game again.
pub(crate) fn text(history: &History) -> String {
    let setup = history.setup();
    let players = setup.players();
    let quoted = |seat| notation::quote(players.name(seat).as_str()).into_owned();
    let origin = history.origin();
    let mut new = vec!["new".to_owned(), notation::quote(&origin.rules).into_owned()];
    new.extend(players.seats().map(quoted));
    let mut option = |name: &str, value: &str| {
        new.push(name.to_owned());
        new.push(notation::quote(value).into_owned());
    };
    if let Some(scoring) = &origin.scoring {
        option("--scoring", scoring);
    }
    if let Some(schedule) = &origin.schedule {
        option("--schedule", schedule);
    }
    for set in &origin.set {
        option("--set", set);
    }
    option("--dealer", players.name(setup.dealer()).as_str());
    if !setup.columns().iter().copied().eq(players.seats()) {
        let columns: Vec<&str> =
            setup.columns().iter().map(|seat| players.name(*seat).as_str()).collect();
        option("--columns", &columns.join(","));
    }
    let mut lines = vec![new.join(" ")];
    let mut game = Game::new(setup.clone());
    for act in history.acts_in_force() {
        // Names are those of the moment.
        let players = game.setup().players().clone();
        let name = |seat: Seat| notation::quote(players.name(seat).as_str()).into_owned();
        let line = act_line(act, &name);
        let (after, stands) = match game.play_anyway(act) {
            Ok(stood) => (stood.game, !stood.against.is_empty()),
            Err(refused) => (refused.game, false),
        };
        lines.push(if stands { line + " --stands" } else { line });
        game = after;
    }
    lines.join("\n") + "\n"
}

/// Returns the command that records an act: numbers in speaking order, for which no names are
/// needed.
fn act_line(act: &Act, name: &dyn Fn(Seat) -> String) -> String {
    let numbers = |verb: &str, said: &[Count]| {
        let numbers: Vec<String> = said.iter().map(|said| said.number.to_string()).collect();
        format!("{verb} {}", numbers.join(" "))
    };
    match act {
        Act::Trump(trump) => format!("trump {}", trump.name()),
        Act::Turned(card) => format!("trump {card}"),
        Act::Trick { cards, turned } => {
            let cards: String = cards.iter().map(|laid| format!(" {}", laid.card)).collect();
            let up = turned.map_or_else(String::new, |card| format!(" --up {card}"));
            format!("trick{cards}{up}")
        }
        Act::Bid(said) => numbers("bid", said),
        Act::Took(said) => numbers("took", said),
        Act::Call(calls) => {
            let calls: Vec<String> = calls.iter().map(ToString::to_string).collect();
            format!("call {}", calls.join(" "))
        }
        Act::Contract(contract) => {
            let with =
                contract.with.map_or_else(String::new, |with| format!(" --with {}", name(with)));
            format!("contract {} --by {}{with}", contract.bid, name(contract.by))
        }
        Act::Dealer(seat) => format!("dealer {}", name(*seat)),
        Act::Leave { seat, to } => {
            let to = to.as_deref().unwrap_or_default();
            format!("leave {} --to {}", name(*seat), notation::quote(to))
        }
        Act::Swap(one, other) => format!("swap {} {}", name(*one), name(*other)),
        Act::Redeal => "redeal".into(),
        Act::Extra(id) => format!("extra {}", notation::quote(id)),
        Act::Ruling(ruling) => {
            let given = ruling.points.iter();
            let given: String =
                given.map(|(seat, points)| format!(" {}={points}", name(*seat))).collect();
            let deal = ruling.deal.map_or_else(String::new, |deal| format!(" --deal {deal}"));
            // A reason may begin like an option.
            let end = if ruling.reason.starts_with('-') { " --" } else { "" };
            let (about, reason) = (ruling.about.name(), notation::quote(&ruling.reason));
            format!("rule {about}{deal}{end} {reason}{given}")
        }
    }
}

/// Returns the current game as a script.
pub(crate) fn script(context: &Context) -> Result<Answer, Failure> {
    let read = keep::read(context)?;
    let text = text(&read.history);
    let changed = rules_have_changed(&read.history);
    let answer = if context.global.json {
        let lines: Vec<&str> = text.lines().collect();
        Answer::json(&lines)
    } else {
        Answer::data(text)
    };
    let answer = if changed {
        answer.remark(
            "These rules are no longer what the game was begun with (or their file is gone): the \
             script would play by others. The game itself keeps its own.",
        )
    } else {
        answer
    };
    Ok(read.with_remarks(answer))
}

/// Returns whether what the game was begun with now makes other rules than those it keeps.
fn rules_have_changed(history: &History) -> bool {
    let Origin { rules, scoring, schedule, set } = history.origin().clone();
    let players = history.setup().players().count();
    let choice = Choice { scoring, schedule, set };
    choose::rules(&rules, &choice, Some(players)).ok().as_ref() != Some(history.setup().rules())
}

/// Plays a script in memory and returns its sheet; keeps the game if that is asked.
pub(crate) fn replay(context: &mut Context, replay: &Replay) -> Result<Answer, Failure> {
    let text = files::read_text(&replay.script)?;
    let place = match replay.script.to_str() {
        Some("-") => "standard input".to_owned(),
        _ => replay.script.display().to_string(),
    };
    let Begun { history, drawn } = play(context, &text, &place, replay.save)?;
    let mut answer = sheet::drawn(context, &history, replay.drawing);
    if drawn {
        answer = answer.remark(drawn_dealer(&history));
    }
    if replay.save {
        answer.remarks.extend(keep::create(context, &history)?);
        answer = answer.remark(format!("Kept as game {}.", history.id()));
    }
    Ok(answer)
}

/// Returns what is said when the first dealer was drawn.
pub(crate) fn drawn_dealer(history: &History) -> String {
    let setup = history.setup();
    format!("{} was drawn to deal first.", setup.players().name(setup.dealer()))
}

/// Plays a script to its end. A game that will be kept gets an id that is free.
pub(crate) fn play(
    context: &mut Context,
    text: &str,
    place: &str,
    keep: bool,
) -> Result<Begun, Failure> {
    let mut begun: Option<Begun> = None;
    for (index, line) in text.trim_start_matches('\u{FEFF}').lines().enumerate() {
        if let Err(failure) = play_line(context, &mut begun, line, keep) {
            let drawn = begun.filter(|begun| begun.drawn);
            return Err(Failure::AtLine {
                place: format!("{place}:{}", index + 1),
                failure: Box::new(failure),
                note: drawn.map(|begun| drawn_dealer(&begun.history)),
            });
        }
    }
    begun.ok_or_else(|| {
        Failure::Usage(format!("{place} is empty: a script's first command is new."))
    })
}

/// Plays a line of a script: the first one begins the game, the others go on with it.
fn play_line(
    context: &mut Context,
    begun: &mut Option<Begun>,
    line: &str,
    keep: bool,
) -> Result<(), Failure> {
    match (command(line)?, begun.as_mut()) {
        (None, _) => Ok(()),
        (Some(Command::New(new)), None) => {
            *begun = Some(begin(context, &new, if keep { free_id } else { unkept_id })?);
            Ok(())
        }
        (Some(command), Some(begun)) => step(&mut begun.history, &command, context.now()),
        (Some(_), None) => Err(Failure::Usage("A script's first command is new.".into())),
    }
}

/// Reads a line of a script; nothing for one without a command.
fn command(line: &str) -> Result<Option<Command>, Failure> {
    if line.len() > LONGEST_LINE {
        return Err(Failure::Usage(format!(
            "This line is longer than {LONGEST_LINE} bytes; no command is."
        )));
    }
    let words = notation::words(line)
        .map_err(|_| Failure::Usage("A quote is opened and not closed.".into()))?;
    if words.is_empty() {
        return Ok(None);
    }
    Line::try_parse_from(words).map(|line| Some(line.command)).map_err(Failure::Unreadable)
}

/// Does one command of a script to its game.
fn step(history: &mut History, command: &Command, now: Stamp) -> Result<(), Failure> {
    match command {
        Command::Record(recording) => desk::perform(recording, history, now).map(drop),
        Command::New(_) => Err(Failure::Usage(
            "A script is one game: new stands once, as its first command.".into(),
        )),
        _ => Err(Failure::Usage(
            "A script holds the commands that record: new, trump, bid, took, trick, call, contract, \
             dealer, redeal, leave, swap, extra, rule, fix, undo, redo."
                .into(),
        )),
    }
}

fn unkept_id(_: &Context, _: &Ruleset) -> Result<GameId, Failure> {
    game_id("replay")
}
