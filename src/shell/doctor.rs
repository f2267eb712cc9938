//! `doctor`: checks every game, and repairs what can be repaired without loss.

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

/// Checks every game, the bin and the pointer to the current game; repairs them if asked.
pub(crate) fn doctor(context: &Context, repair: bool) -> Result<Answer, Failure> {
    let checkup =
        context.store()?.check_up(repair).map_err(|error| Failure::data(error.to_string()))?;
    let code = if checkup.is_well() { DONE } else { TROUBLE_WITH_DATA };
    let answer = if context.global.json {
        Answer::json(&CheckupJson::of(&checkup))
    } else if context.global.plain {
        Answer::plain(records(CheckupJson::of(&checkup)))
    } else {
        Answer::paragraphs(&lines(&checkup), context.fold_at)
    };
    Ok(Answer { code, ..answer })
}

fn records(checkup: CheckupJson) -> impl Iterator<Item = [String; 6]> {
    let record = |place: &str, it: CheckedJson| {
        let entries = it.entries.map_or_else(String::new, |entries| entries.to_string());
        let mended = if it.mended { "mended" } else { "" }.to_owned();
        let said = it.said.unwrap_or_default();
        [place.to_owned(), it.game, it.state.to_owned(), entries, mended, said]
    };
    let games = checkup.games.into_iter().map(move |it| record("game", it));
    games.chain(checkup.bin.into_iter().map(move |it| record("bin", it)))
}

fn lines(checkup: &Checkup) -> Vec<String> {
    let found = |folder: &str, games: &[CheckedGame]| -> Vec<String> {
        let found = games.iter().filter_map(|it| Some((&it.id, words::health(&it.state)?)));
        found.map(|(id, what)| format!("{folder}{id}: {what}")).collect()
    };
    let mut lines = [found("", &checkup.games), found("bin/", &checkup.bin)].concat();
    lines.extend(words::pointer(&checkup.pointer).map(|what| format!("current: {what}")));
    lines.extend(checkup.strays.iter().map(|path| words::stray(path)));
    lines.push(words::checked(checkup));
    lines
}

impl CheckupJson {
    fn of(checkup: &Checkup) -> CheckupJson {
        let checked = |all: &[CheckedGame]| all.iter().map(CheckedJson::of).collect();
        let (state, mended) = match &checkup.pointer {
            PointerState::Unset => ("none", false),
            PointerState::Names(_) => ("sound", false),
            PointerState::Dangling { repair, .. } => ("dangling", matches!(repair, Repair::Done)),
            PointerState::Unreadable(_) => ("trouble", false),
        };
        CheckupJson {
            well: checkup.is_well(),
            games: checked(&checkup.games),
            bin: checked(&checkup.bin),
            current: PointerJson { state, mended, said: words::pointer(&checkup.pointer) },
            strays: checkup.strays.iter().map(|path| path.display().to_string()).collect(),
        }
    }
}

impl CheckedJson {
    fn of(checked: &CheckedGame) -> CheckedJson {
        let (state, entries, mended) = match &checked.state {
            Health::Sound(summary) => ("sound", Some(summary.entries), false),
            Health::Torn { summary, repair, .. } => {
                ("torn", Some(summary.entries), matches!(repair, Repair::Done))
            }
            Health::Unreadable(error) => (games::state_word(error), None, false),
        };
        let said = words::health(&checked.state);
        CheckedJson { game: checked.id.to_string(), state, entries, mended, said }
    }
}
