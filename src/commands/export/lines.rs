//! `export --lines` and `--facts`: games for other programs, one game or one hand per line.

use super::args::ExportArgs;
use super::facts::{self, HandFact};
use crate::analysis::GameLine;
use crate::grammar::{FactFormat, hints};
use crate::history::History;
use crate::output::csv::CsvHeader;
use crate::output::json;
use crate::store::{Selector, Store};
use crate::terminal::kept::Persons;
use crate::terminal::{Answer, Context, DONE, Result, TROUBLE_WITH_DATA, files, games};
use crate::words::messages;
use std::path::Path;

/// Writes games to a file or to standard output, in the order of play.
///
/// # Errors
/// The only game cannot be read, or the file not be written.
pub(super) fn export(
    context: &Context,
    store: &Store,
    selectors: Vec<Selector>,
    args: &ExportArgs,
) -> Result<Answer> {
    if let [selector] = selectors.as_slice() {
        store.read(selector).map_err(|error| games::store_failure(context, error))?;
    }

    let persons = Persons::of(store)?;
    let mut games = Vec::new();
    let mut unread = Vec::new();
    for selector in selectors {
        let id = selector.to_string();
        // What could not be read for the names may be read now.
        let read = || Ok(store.read(&selector)?.history.played_at().unix_millis());
        match persons.played(&id).map_or_else(read, Ok) {
            Ok(played) => games.push((played, id, selector)),
            Err(error) => unread.push(error),
        }
    }
    games.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
    let named = args.to.as_deref().unwrap_or(Path::new("-"));
    let to = &files::place(Some(named), file_name(args.facts));
    let mut written = 0;
    files::write_new(to, hints::give_other_file(), |file| {
        for (_, _, selector) in &games {
            match store.read(selector) {
                Ok(opened) => {
                    let header = if written == 0 { CsvHeader::Names } else { CsvHeader::None };
                    let text = lines(&opened.history, &persons, args.facts, header);
                    file.write_all(text.as_bytes())?;
                    written += 1;
                }
                Err(error) => unread.push(error),
            }
        }
        Ok(())
    })?;

    let mut answer = Answer::default();
    if !files::is_standard(to) {
        let file = to.display().to_string();
        let line = messages::StoreExportGames { file, games: written }.say();
        answer = Answer::paragraphs(&[line], &context.screen);
    }
    let code = if unread.is_empty() { DONE } else { TROUBLE_WITH_DATA };
    let left_out =
        unread.iter().map(|error| messages::StoreExportLeftOut { error: error.to_string() }.say());
    Ok(Answer { code, ..answer }.with_remarks(left_out))
}

const fn file_name(facts: Option<FactFormat>) -> &'static str {
    match facts {
        None => "hoyle-lines.jsonl",
        Some(FactFormat::Csv) => "hoyle-facts.csv",
        Some(FactFormat::Jsonl) => "hoyle-facts.jsonl",
    }
}

fn lines(
    history: &History,
    persons: &Persons,
    facts: Option<FactFormat>,
    header: CsvHeader,
) -> String {
    match facts {
        None => {
            let mut line = GameLine::of_history(history);
            for name in history.game().everybody() {
                let person = persons.who(&line.id, name.as_str());
                if person != name.as_str() {
                    line.people.insert(name.to_string(), person);
                }
            }
            json::line(&line)
        }
        Some(FactFormat::Csv) => facts::as_csv(HandFact::all(history, persons), header),
        Some(FactFormat::Jsonl) => HandFact::all(history, persons).iter().map(json::line).collect(),
    }
}
