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
    mut selectors: Vec<Selector>,
    args: &ExportArgs,
) -> Result<Answer> {
    if let [selector] = selectors.as_slice() {
        store.read(selector).map_err(|error| games::store_failure(context, error))?;
    }

    let persons = Persons::of(store)?;
    selectors.sort_by_cached_key(|selector| {
        let id = selector.to_string();
        // What could not be read for the names may be read now.
        let read = || Some(store.read(selector).ok()?.history.played_at().unix_millis());
        (persons.played(&id).or_else(read), id)
    });
    let named = args.to.as_deref().unwrap_or(Path::new("-"));
    let to = &files::place(Some(named), file_name(args.facts));
    let mut remarks = Vec::new();
    let mut code = DONE;
    let mut written = 0;
    files::write_new(to, hints::give_other_file(), |file| {
        for selector in &selectors {
            match store.read(selector) {
                Ok(opened) => {
                    let header = if written == 0 { CsvHeader::Names } else { CsvHeader::None };
                    let text = lines(&opened.history, &persons, args.facts, header);
                    file.write_all(text.as_bytes())?;
                    written += 1;
                }
                Err(error) => {
                    remarks.push(messages::StoreExportLeftOut { error: error.to_string() }.say());
                    code = TROUBLE_WITH_DATA;
                }
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
    Ok(Answer { code, ..answer }.with_remarks(remarks))
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
