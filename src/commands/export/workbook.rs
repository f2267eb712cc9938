//! `export --format xlsx`: games as a workbook.

use super::exported::{Exported, ExportedGame};
use crate::grammar::hints;
use crate::output::xlsx::{self, GameSheet};
use crate::store::{Selector, Store};
use crate::terminal::{Answer, Context, Failure, Result, files};
use crate::views::Sheet;
use crate::words::messages;
use std::path::Path;

/// The most games of a workbook: it is made in memory.
const MOST_GAMES: usize = 250;

/// Writes games to a workbook, a worksheet each. Games that cannot be read are left out.
///
/// # Errors
/// There are too many games, none can be read, or the file cannot be written.
pub(super) fn export(
    context: &Context,
    store: &Store,
    selectors: &[Selector],
    to: Option<&Path>,
) -> Result<Answer> {
    if selectors.len() > MOST_GAMES {
        let games = selectors.len();
        let refusal = messages::StoreExportTooMany { games, most: MOST_GAMES };
        return Err(Failure::data(refusal.say()).hint(hints::games()));
    }

    let mut exported = Exported::new();
    let mut sheets = Vec::new();
    for selector in selectors {
        match store.read(selector) {
            Ok(opened) => {
                let history = opened.history;
                let name = history.id().to_string();
                exported.games.push(ExportedGame {
                    game: name.clone(),
                    entries: Some(history.entry_count()),
                    trouble: None,
                });
                let sheet = Sheet::of(&name, history.game());
                let day = history.played_at().local_date().to_string();
                sheets.push(GameSheet { name, day, sheet });
            }
            Err(error) => exported.leave_out(&error),
        }
    }
    let own = match exported.games.as_slice() {
        [] => {
            let failure = Failure::data(messages::StoreExportNoneReadable.say());
            return Err(failure.note(exported.remarks));
        }
        [only] => format!("{}.xlsx", only.game),
        _ => format!("hoyle-games-{}.xlsx", context.now().local_date()),
    };

    let to = files::place(to, &own);
    files::refuse_terminal(&to)?;
    let feature = "xlsx";
    let workbook = xlsx::workbook(&sheets)
        .ok_or_else(|| Failure::usage(messages::SheetRefusalWithoutFeature { feature }.say()))?;
    files::write_new(&to, hints::give_other_file(), |file| file.write_all(&workbook))?;
    Ok(exported.answer(context, &to))
}
