//! `export`: games to a file, to be taken along.

use super::bin;
use crate::grammar::Export;
use crate::history::GameId;
use crate::store::archive::ArchiveWriter;
use crate::store::{CopiedJournal, Selector, Store, StoreError};
use crate::terminal::answer::Answer;
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::{DONE, Failure, TROUBLE_WITH_DATA};
use crate::terminal::files;
use crate::terminal::games;
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

#[derive(Serialize, JsonSchema)]
pub(crate) struct ExportJson {
    file: String,
    games: Vec<GameJson>,
}

#[derive(Serialize, JsonSchema)]
struct GameJson {
    game: String,
    entries: Option<usize>,
    trouble: Option<String>,
}

/// Writes games to a file: one as its journal, several as an archive of journals.
pub(crate) fn export(context: &Context, asked: &Export) -> Result<Answer, Failure> {
    let store = context.store()?;
    let selectors = selectors(context, &store, asked)?;
    match selectors.as_slice() {
        [selector] if !asked.all => one(context, &store, selector, asked.to.as_deref()),
        _ => several(context, &store, &selectors, asked.to.as_deref()),
    }
}

/// Returns the games that are asked for, each once.
fn selectors(context: &Context, store: &Store, asked: &Export) -> Result<Vec<Selector>, Failure> {
    if asked.all || !asked.ids.is_empty() {
        bin::no_game_named(context, "export")?;
    }
    if asked.all {
        let ids = store.ids().map_err(|fault| games::store_failure(context, fault))?;
        if ids.is_empty() {
            return Err(Failure::data("No games are kept here.".into()));
        }
        return Ok(ids.into_iter().map(Selector::Id).collect());
    }
    let ids: BTreeSet<GameId> = asked.ids.iter().map(|id| game_id(id)).collect::<Result<_, _>>()?;
    if ids.is_empty() {
        return Ok(vec![context.selector()?]);
    }
    let kept = store.ids().map_err(|fault| games::store_failure(context, fault))?;
    if let Some(missing) = ids.iter().find(|id| !kept.contains(id)) {
        let (id, path) = (Some(missing.clone()), store.path(missing));
        return Err(games::store_failure(context, StoreError::NoSuchGame { id, path }));
    }
    Ok(ids.into_iter().map(Selector::Id).collect())
}

fn one(
    context: &Context,
    store: &Store,
    selector: &Selector,
    to: Option<&Path>,
) -> Result<Answer, Failure> {
    let copied = store.copy(selector).map_err(|fault| games::store_failure(context, fault))?;
    let to = files::place(to, &format!("{}.jsonl", copied.id));
    files::write_new(&to, |file| file.write_all(&copied.bytes))?;
    Ok(answer(context, &to, vec![told(&copied)], left_behind(&copied)))
}

fn several(
    context: &Context,
    store: &Store,
    selectors: &[Selector],
    to: Option<&Path>,
) -> Result<Answer, Failure> {
    let to = files::place(to, &format!("hoyle-games-{}.tar", context.now().local_date()));
    files::refuse_terminal(&to)?;
    let (mut games, mut remarks, mut code) = (Vec::new(), Vec::new(), DONE);
    files::write_new(&to, |file| {
        let mut packer = ArchiveWriter::new(file);
        for selector in selectors {
            match store.copy(selector) {
                Ok(copied) => {
                    let last = copied.summary.as_ref().ok().map(|summary| summary.last);
                    packer.add(&copied.id, &copied.bytes, last)?;
                    games.push(told(&copied));
                    remarks.extend(left_behind(&copied));
                }
                // One that cannot be copied keeps no other from being taken along.
                Err(fault) => {
                    remarks.push(format!("{} It is left out.", fault.to_string()));
                    code = TROUBLE_WITH_DATA;
                }
            }
        }
        if games.is_empty() {
            return Err(io::Error::other("none of the games can be read"));
        }
        packer.finish().map(drop)
    })
    .map_err(|failure| failure.note(remarks.clone()))?;
    Ok(Answer { code, ..answer(context, &to, games, remarks) })
}

fn told(copied: &CopiedJournal) -> GameJson {
    let game = copied.id.to_string();
    let (entries, trouble) = match &copied.summary {
        Ok(summary) => (Some(summary.entries), None),
        Err(fault) => (None, Some(words::journal(&game, fault))),
    };
    GameJson { game, entries, trouble }
}

fn left_behind(copied: &CopiedJournal) -> Vec<String> {
    let trouble = copied.summary.as_ref().err().map(|fault| {
        format!(
            "{} It was copied as it is, byte for byte.",
            words::journal(copied.id.as_str(), fault)
        )
    });
    let torn = copied.torn.then(|| {
        format!(
            "The last line of {} was cut off while it was written; it was never acknowledged and \
             is left out.",
            copied.id
        )
    });
    trouble.into_iter().chain(torn).collect()
}

fn answer(context: &Context, to: &Path, games: Vec<GameJson>, mut remarks: Vec<String>) -> Answer {
    if files::is_standard(to) {
        return Answer { remarks, ..Answer::default() };
    }
    let file = to.display().to_string();
    remarks.push(format!("Bring it in on another machine: hoyle import {file}"));
    if context.global.json {
        return Answer { remarks, ..Answer::json(&ExportJson { file, games }) };
    }
    let what = match games.as_slice() {
        [GameJson { game, entries: Some(entries), .. }] => {
            format!("game {game}, {}", words::count(*entries as i64, "entry"))
        }
        [only] => format!("game {}", only.game),
        several => words::count(several.len() as i64, "game"),
    };
    let line = format!("Wrote {file}: {what}.");
    Answer { remarks, ..Answer::paragraphs(&[line], context.fold_at) }
}
