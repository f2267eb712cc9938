//! `export`: games to a file.

use super::games::no_game_option;
use crate::grammar::Export;
use crate::history::GameId;
use crate::store::archive::ArchiveWriter;
use crate::store::{CopiedJournal, Selector, Store, StoreError};
use crate::terminal::answer::Answer;
use crate::terminal::context::{Context, game_id};
use crate::terminal::failure::{DONE, Failure, TROUBLE_WITH_DATA};
use crate::terminal::files;
use crate::terminal::games;
use crate::words::{self, Hint};
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
pub(super) fn export(context: &Context, asked: &Export) -> Result<Answer, Failure> {
    let store = context.store()?;
    let selectors = selectors(context, &store, asked)?;
    let to = |name: String| files::place(asked.to.as_deref(), &name);
    if let ([selector], false) = (selectors.as_slice(), asked.all) {
        let copied = store.copy(selector).map_err(|it| games::store_failure(context, it))?;
        let to = to(format!("{}.jsonl", copied.id));
        files::write_new(&to, |file| file.write_all(&copied.bytes))?;
        return Ok(answer(context, &to, vec![exported(&copied)], remarks(&copied)));
    }
    let to = to(format!("hoyle-games-{}.tar", context.now().local_date()));
    files::refuse_terminal(&to)?;
    let (mut games, mut remarks, mut code) = (Vec::new(), Vec::new(), DONE);
    files::write_new(&to, |file| {
        let mut packer = ArchiveWriter::new(file);
        for selector in &selectors {
            match store.copy(selector) {
                Ok(copied) => {
                    let last = copied.summary.as_ref().ok().map(|summary| summary.last);
                    packer.add(&copied.id, &copied.bytes, last)?;
                    games.push(exported(&copied));
                    remarks.extend(self::remarks(&copied));
                }
                // The others are exported all the same.
                Err(fault) => {
                    remarks.push(words::not_exported(&fault));
                    code = TROUBLE_WITH_DATA;
                }
            }
        }
        if games.is_empty() {
            return Err(io::Error::other(words::none_readable()));
        }
        packer.finish().map(drop)
    })
    .map_err(|failure| failure.note(remarks.clone()))?;
    Ok(Answer { code, ..answer(context, &to, games, remarks) })
}

/// The games asked for, each once.
fn selectors(context: &Context, store: &Store, asked: &Export) -> Result<Vec<Selector>, Failure> {
    if !asked.all && asked.ids.is_empty() {
        return Ok(vec![context.selector()?]);
    }
    no_game_option(context)?;
    let ids: BTreeSet<GameId> = asked.ids.iter().map(|id| game_id(id)).collect::<Result<_, _>>()?;
    let here = store.ids().map_err(|fault| games::store_failure(context, fault))?;
    if asked.all && here.is_empty() {
        return Err(Failure::data(words::no_games(false).into()));
    }
    if let Some(missing) = ids.iter().find(|id| !here.contains(id)) {
        let (id, path) = (Some(missing.clone()), store.path(missing));
        return Err(games::store_failure(context, StoreError::NoSuchGame { id, path }));
    }
    let all = if asked.all { here } else { ids.into_iter().collect() };
    Ok(all.into_iter().map(Selector::Id).collect())
}

fn exported(copied: &CopiedJournal) -> GameJson {
    let game = copied.id.to_string();
    let (entries, trouble) = match &copied.summary {
        Ok(summary) => (Some(summary.entries), None),
        Err(fault) => (None, Some(words::journal(&game, fault))),
    };
    GameJson { game, entries, trouble }
}

fn remarks(copied: &CopiedJournal) -> Vec<String> {
    let damaged = copied.summary.as_ref().err();
    let damaged = damaged.map(|error| words::exported_damaged(&copied.id, error));
    let torn = copied.torn.then(|| words::torn(copied.id.as_str()));
    damaged.into_iter().chain(torn).collect()
}

fn answer(context: &Context, to: &Path, games: Vec<GameJson>, mut remarks: Vec<String>) -> Answer {
    if files::is_standard(to) {
        return Answer { remarks, ..Answer::default() };
    }
    let file = to.display().to_string();
    remarks.push(context.hint(&Hint::Import(file.clone())));
    let answer = match games.as_slice() {
        _ if context.global.json => Answer::json(&ExportJson { file, games }),
        [only] => {
            let line = words::exported_one(&file, &only.game, only.entries);
            Answer::paragraphs(&[line], context)
        }
        several => Answer::paragraphs(&[words::exported(&file, several.len())], context),
    };
    answer.with_remarks(remarks)
}
