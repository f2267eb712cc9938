//! `doctor`: checks every game, and repairs what can be repaired without loss.

use crate::output::plain;
use crate::store::{CheckedGame, Checkup, Health, PointerState, Repair};
use crate::terminal::{Answer, Context, DONE, Failure, Result, TROUBLE_WITH_DATA};
use crate::words;
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

/// Check every game, and repair what can be repaired without loss
#[derive(Debug, Args)]
pub(crate) struct DoctorArgs {
    /// Only show what would be repaired
    #[arg(long)]
    dry_run: bool,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct CheckupJson {
    well: bool,
    games: Vec<CheckedJson>,
    bin: Vec<CheckedJson>,
    current: PointerJson,
    unfinished: Vec<String>,
    strays: Vec<String>,
    cache: PointerJson,
}

#[derive(Serialize, JsonSchema)]
struct CheckedJson {
    game: String,
    state: String,
    entries: Option<usize>,
    mended: bool,
    said: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct PointerJson {
    state: String,
    mended: bool,
    said: Option<String>,
}

/// Checks every game, the bin and the pointer to the current game; repairs them if asked.
pub(crate) fn doctor(context: &Context, args: &DoctorArgs) -> Result<Answer> {
    let checkup =
        context.store()?.check_up(!args.dry_run).map_err(|it| Failure::data(it.to_string()))?;
    let code = if checkup.is_well() { DONE } else { TROUBLE_WITH_DATA };
    let text = |_: &_| Answer::paragraphs(&lines(&checkup), context);
    let answer = Answer::of(&as_json(&checkup), context, records, text);
    Ok(Answer { code, ..answer })
}

fn records(checkup: &CheckupJson) -> String {
    let games = checkup.games.iter().map(|it| ("game", it));
    let all = games.chain(checkup.bin.iter().map(|it| ("bin", it)));
    let record = |(place, it): (&str, &CheckedJson)| {
        let entries = it.entries.map(|entries| entries.to_string()).unwrap_or_default();
        let mended = if it.mended { "mended" } else { "" };
        let said = it.said.as_deref().unwrap_or_default();
        plain::record([place, &it.game, &it.state, &entries, mended, said])
    };
    all.map(record).collect()
}

fn lines(checkup: &Checkup) -> Vec<String> {
    let found = |folder: &str, games: &[CheckedGame]| -> Vec<String> {
        let found = games.iter().filter_map(|it| Some((&it.id, words::health(&it.state)?)));
        found.map(|(id, what)| format!("{folder}{id}: {what}")).collect()
    };
    let mut lines = [found("", &checkup.games), found("bin/", &checkup.bin)].concat();
    lines.extend(words::pointer(&checkup.pointer).map(|what| format!("current: {what}")));
    lines.extend(checkup.unfinished.iter().map(|(path, repair)| words::unfinished(path, repair)));
    lines.extend(checkup.strays.iter().map(|path| words::stray(path)));
    lines.extend(checkup.cache.as_ref().map(words::cache));
    lines.push(words::checked(checkup));
    lines
}

fn as_json(checkup: &Checkup) -> CheckupJson {
    let (state, mended) = match &checkup.pointer {
        PointerState::Unset => ("none", false),
        PointerState::Sound => ("sound", false),
        PointerState::Dangling { repair, .. } => ("dangling", matches!(repair, Repair::Done)),
        PointerState::Unreadable(_) => ("trouble", false),
    };
    CheckupJson {
        well: checkup.is_well(),
        games: checkup.games.iter().map(checked).collect(),
        bin: checkup.bin.iter().map(checked).collect(),
        current: PointerJson {
            state: state.into(),
            mended,
            said: words::pointer(&checkup.pointer),
        },
        unfinished: checkup.unfinished.iter().map(|(path, _)| path.display().to_string()).collect(),
        strays: checkup.strays.iter().map(|path| path.display().to_string()).collect(),
        cache: PointerJson {
            state: if checkup.cache.is_some() { "damaged" } else { "sound" }.into(),
            mended: matches!(checkup.cache, Some(Repair::Done)),
            said: checkup.cache.as_ref().map(words::cache),
        },
    }
}

fn checked(game: &CheckedGame) -> CheckedJson {
    let (summary, mended) = match &game.state {
        Health::Sound(summary) => (Some(summary), false),
        Health::Torn { summary, repair, .. } => (Some(summary), matches!(repair, Repair::Done)),
        Health::Empty(repair) => (None, matches!(repair, Repair::Done)),
        Health::Unreadable(_) => (None, false),
    };
    let (entries, said) = (summary.map(|summary| summary.entries), words::health(&game.state));
    let state = words::health_word(&game.state);
    CheckedJson { game: game.id.to_string(), state, entries, mended, said }
}
