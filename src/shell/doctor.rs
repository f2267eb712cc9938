//! `doctor`: every game checked, and mended where that loses nothing.

use crate::store::{CheckedGame, Checkup, Health, PointerState, Repair};
use crate::terminal::answer::Answer;
use crate::terminal::context::Context;
use crate::terminal::failure::{DONE, Failure, TROUBLE_WITH_DATA};
use crate::terminal::games;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(crate) struct CheckupJson {
    well: bool,
    games: Vec<CheckedJson>,
    bin: Vec<CheckedJson>,
    current: PointerJson,
    strays: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct CheckedJson {
    game: String,
    state: &'static str,
    entries: Option<usize>,
    mended: bool,
    said: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct PointerJson {
    state: &'static str,
    mended: bool,
    said: Option<String>,
}

/// Checks every game, the bin and the pointer; mends them if that is asked.
pub(crate) fn doctor(context: &Context, mend: bool) -> Result<Answer, Failure> {
    let checkup =
        context.store()?.check_up(mend).map_err(|fault| Failure::data(fault.to_string()))?;
    let code = if checkup.is_well() { DONE } else { TROUBLE_WITH_DATA };
    let answer = if context.global.json {
        Answer::json(&CheckupJson::of(&checkup))
    } else if context.global.plain {
        Answer::plain(records(&checkup))
    } else {
        Answer::paragraphs(&lines(&checkup), context.fold_at)
    };
    Ok(Answer { code, ..answer })
}

/// Returns what was found, a record a game.
fn records(checkup: &Checkup) -> Vec<[String; 6]> {
    let CheckupJson { games, bin, .. } = CheckupJson::of(checkup);
    let record = |place: &str, it: CheckedJson| {
        let entries = it.entries.map_or_else(String::new, |entries| entries.to_string());
        let mended = if it.mended { "mended" } else { "" };
        let (state, said) = (it.state.to_owned(), it.said.unwrap_or_default());
        [place.to_owned(), it.game, state, entries, mended.to_owned(), said]
    };
    let games = games.into_iter().map(|it| record("game", it));
    games.chain(bin.into_iter().map(|it| record("bin", it))).collect()
}

fn lines(checkup: &Checkup) -> Vec<String> {
    let games = checkup.games.iter().filter_map(|game| said(game, ""));
    let bin = checkup.bin.iter().filter_map(|game| said(game, "bin/"));
    let mut lines: Vec<String> = games.chain(bin).collect();
    lines.extend(pointer_said(&checkup.pointer).map(|said| format!("current: {said}")));
    let strays = checkup.strays.iter();
    lines.extend(
        strays.map(|path| format!("{}: this is no game. It is left alone.", path.display())),
    );
    lines.push(summary(checkup));
    lines
}

fn said(CheckedGame { id, state }: &CheckedGame, folder: &str) -> Option<String> {
    state_said(state).map(|said| format!("{folder}{id}: {said}"))
}

/// Returns what there is to say of a game; nothing of a sound one.
fn state_said(state: &Health) -> Option<String> {
    let Health::Torn { summary: says, cut, repair: mended } = state else {
        return match state {
            Health::Unreadable(fault) => Some(fault.to_string()),
            _ => None,
        };
    };
    let left = words::count(says.entries as i64, "entry");
    let bytes = words::count(*cut as i64, "byte");
    let was = if *cut == 1 { "was" } else { "were" };
    let (what, would, done) = match cut {
        0 => (
            "the last line lacks its end, and nothing else.",
            "It would be put right".to_owned(),
            "It was put right".to_owned(),
        ),
        _ => (
            "the last line was cut off while it was written; it was never acknowledged.",
            format!("{bytes} would be cut off"),
            format!("{bytes} {was} cut off"),
        ),
    };
    Some(match mended {
        Repair::Done => format!("{what} {done}: {left} in all."),
        Repair::DryRun => format!("{what} {would}: {left} in all."),
        Repair::Failed(fault) => {
            format!("{what} It could not be mended: {}", fault.to_string())
        }
    })
}

/// Returns what there is to say of the pointer; nothing if it is as it should be.
fn pointer_said(pointer: &PointerState) -> Option<String> {
    let (named, instead, mended) = match pointer {
        PointerState::Unset | PointerState::Names(_) => return None,
        PointerState::Unreadable(fault) => {
            return Some(fault.to_string());
        }
        PointerState::Dangling { named, instead, repair: mended } => (named, instead, mended),
    };
    let what = format!("it names {named}, and there is no such game.");
    Some(match (mended, instead) {
        (Repair::Done, Some(id)) => {
            format!("{what} Now it names {id}, the game with the latest entry.")
        }
        (Repair::Done, None) => format!("{what} Now no game is the current one."),
        (Repair::DryRun, Some(id)) => {
            format!("{what} It would name {id}, the game with the latest entry.")
        }
        (Repair::DryRun, None) => format!("{what} No game would be the current one."),
        (Repair::Failed(fault), _) => {
            format!("{what} It could not be mended: {}", fault.to_string())
        }
    })
}

fn summary(checkup: &Checkup) -> String {
    let all = || checkup.games.iter().chain(&checkup.bin).map(|checked| &checked.state);
    let torn = |state: &&Health| matches!(state, Health::Torn { .. });
    let trouble = all().filter(|state| matches!(state, Health::Unreadable(_))).count();
    let mended = all().filter(torn).filter(|state| state.is_well()).count();
    let unmended = all().filter(torn).count() - mended;
    let bin = match checkup.bin.len() {
        0 => String::new(),
        count => format!(" and {count} in the bin"),
    };
    let looked = words::count(checkup.games.len() as i64, "game");
    let parts: Vec<String> =
        [(mended, "mended"), (unmended, "to be mended"), (trouble, "in trouble, left alone")]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
    let verdict = if parts.is_empty() { "all sound".to_owned() } else { words::and(&parts) };
    match checkup.games.len() + checkup.bin.len() {
        0 => "No games are kept here.".into(),
        _ => format!("Checked {looked}{bin}: {verdict}."),
    }
}

impl CheckupJson {
    fn of(checkup: &Checkup) -> CheckupJson {
        let checked = |all: &[CheckedGame]| all.iter().map(CheckedJson::of).collect();
        CheckupJson {
            well: checkup.is_well(),
            games: checked(&checkup.games),
            bin: checked(&checkup.bin),
            current: PointerJson {
                state: match &checkup.pointer {
                    PointerState::Unset => "none",
                    PointerState::Names(_) => "sound",
                    PointerState::Dangling { .. } => "dangling",
                    PointerState::Unreadable(_) => "trouble",
                },
                mended: matches!(
                    &checkup.pointer,
                    PointerState::Dangling { repair: Repair::Done, .. }
                ),
                said: pointer_said(&checkup.pointer),
            },
            strays: checkup.strays.iter().map(|path| path.display().to_string()).collect(),
        }
    }
}

impl CheckedJson {
    fn of(checked: &CheckedGame) -> CheckedJson {
        let (state, entries, mended) = match &checked.state {
            Health::Sound(says) => ("sound", Some(says.entries), false),
            Health::Torn { summary: says, repair: mended, .. } => {
                ("torn", Some(says.entries), matches!(mended, Repair::Done))
            }
            Health::Unreadable(fault) => (games::state_word(fault), None, false),
        };
        let said = state_said(&checked.state);
        CheckedJson { game: checked.id.to_string(), state, entries, mended, said }
    }
}
