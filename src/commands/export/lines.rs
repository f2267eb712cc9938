//! `export --lines` and `--facts`: games for other programs, one game or one hand per line.

use super::{ExportArgs, FactFormat};
use crate::analysis::GameLine;
use crate::grammar::hints;
use crate::output::{csv, json};
use crate::store::{Selector, Store};
use crate::terminal::{Answer, Context, DONE, Failure, TROUBLE_WITH_DATA, files, games};
use crate::views::HandFact;
use crate::words::messages;
use std::path::Path;

/// Writes games to a file or to standard output, one after the other.
pub(super) fn export(
    context: &Context,
    store: &Store,
    selectors: &[Selector],
    asked: &ExportArgs,
) -> Result<Answer, Failure> {
    if let [selector] = selectors {
        store.read(selector).map_err(|fault| games::store_failure(context, fault))?;
    }
    let kind = match asked.facts {
        None => "lines.jsonl",
        Some(FactFormat::Csv) => "facts.csv",
        Some(FactFormat::Jsonl) => "facts.jsonl",
    };
    let to = asked.to.as_deref().unwrap_or(Path::new("-"));
    let to = files::place(Some(to), &format!("hoyle-{kind}"));
    let (mut remarks, mut code, mut written) = (Vec::new(), DONE, 0);
    files::write_new(&to, hints::give_other_file(), |file| {
        for selector in selectors {
            let history = match store.read(selector) {
                Ok(opened) => opened.history,
                Err(fault) => {
                    remarks.push(messages::StoreExportLeftOut { error: fault.to_string() }.say());
                    code = TROUBLE_WITH_DATA;
                    continue;
                }
            };
            let text = match asked.facts {
                None => json::line(&GameLine::of_history(&history)),
                Some(FactFormat::Csv) => csv::facts(HandFact::all(&history), written == 0),
                Some(FactFormat::Jsonl) => HandFact::all(&history).iter().map(json::line).collect(),
            };
            file.write_all(text.as_bytes())?;
            written += 1;
        }
        Ok(())
    })?;
    if files::is_standard(&to) {
        return Ok(Answer { code, ..Answer::default() }.with_remarks(remarks));
    }
    let line = messages::StoreExportGames { file: to.display().to_string(), games: written }.say();
    let answer = Answer { code, ..Answer::paragraphs(&[line], context) };
    Ok(answer.with_remarks(remarks))
}
