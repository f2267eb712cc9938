//! `import`: games and sheets from files. No game that is here is ever replaced.
//!
//! `args` has its options, and `file` says what a file holds. `journals` imports the games that `export` wrote, and
//! `names` takes over the players' aliases that come with them; `sheets` imports sheets and lines of archives, and
//! `deals` deals with the cards played.
//! `result` and `words` report what became of each game.

mod args;
mod deals;
mod file;
mod journals;
mod names;
pub(crate) mod result;
mod sheets;
mod words;

pub(crate) use args::ImportArgs;

use crate::grammar::hints;
use crate::terminal::{Answer, Context, Failure, Result, files, game_id, games};
use crate::words::{Hint, messages};
use file::{Contents, IncomingFile};
use result::{Import, Placement, report};
use sheets::SheetImport;

/// Imports the games of files.
///
/// # Errors
/// A file cannot be read, or holds no games.
pub(crate) fn import(context: &Context, args: &ImportArgs) -> Result<Answer> {
    games::no_game_option(context)?;
    let mut to = None;
    if let Some(id) = &args.to {
        to = Some(game_id(id, hints::give_other_id())?);
    }
    let paths = files::within(&args.files)?;
    let [path] = paths.as_slice() else {
        if to.is_some() {
            let failure = messages::StoreImportOneId { place: "--as", games: paths.len() };
            return Err(Failure::usage(failure.say()).hint(Hint::HelpOn("import".into())));
        }
        let mut sheets = SheetImport::new(context, args, None)?;
        let mut imports = Vec::new();
        for path in &paths {
            let imported = file::open(path).and_then(|incoming| each(&mut sheets, &incoming));
            let place = path.display().to_string();
            imports.extend(imported.unwrap_or_else(|failure| {
                let said = failure.lines(&context.speller()).join(" ");
                let title = Some(place.clone());
                vec![Import { title, ..Import::new(place, Placement::Refused, said) }]
            }));
        }
        sheets.keep_batch()?;
        return report(context, imports.into_iter().map(Ok));
    };

    let incoming = file::open(path)?;
    if matches!(incoming.contents, Contents::Journal | Contents::Archive) {
        return journals::import(context, args, incoming, to);
    }
    let mut sheets = SheetImport::new(context, args, to)?;
    let mut imports = sheets.file(&incoming)?;
    if let [(_, Err(_))] = imports.as_slice()
        && !context.global.json
        && let Some((_, Err(failure))) = imports.pop()
    {
        return Err(failure);
    }
    sheets.keep_batch()?;
    let is_alone = imports.len() == 1;
    let mut imports: Vec<Import> =
        imports.into_iter().map(|named| sheets.reported(named)).collect();
    if is_alone {
        imports[0].title = None;
    }
    report(context, imports.into_iter().map(Ok))
}

/// Imports one of several files.
fn each(sheets: &mut SheetImport<'_>, incoming: &IncomingFile) -> Result<Vec<Import>> {
    if matches!(incoming.contents, Contents::Journal | Contents::Archive) {
        return Err(Failure::usage(
            messages::ImportErrorArchiveAlone { file: &incoming.place }.say(),
        ));
    }
    let imports = sheets.file(incoming)?;
    Ok(imports.into_iter().map(|named| sheets.reported(named)).collect())
}
