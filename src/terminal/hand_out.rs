//! Hands the sheet of a game to other programs: to a browser, which prints it, and to the clipboard.

use super::{Context, Failure, Result, answer, environment, files, sheet};
use crate::history::History;
use crate::output::{Look, html, text};
use crate::views::{ExplainedDeals, Sheet, Style};
use crate::words::messages;
use data_encoding::BASE64;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

/// The width of a sheet in the clipboard.
const COLUMNS: usize = 80;

/// How often, and how many times, to check whether the browser has failed to open.
const POLL: Duration = Duration::from_millis(50);
const POLLS: usize = 20;

/// The sheet of a game as a page.
pub(crate) fn page(history: &History) -> String {
    let explained = ExplainedDeals::of(history.game(), None, None);
    let sheet = Sheet::of(history.id().as_str(), history.game());
    html::sheet(sheet, Style::Full, explained).to_string()
}

/// The sheet of a game as a picture.
///
/// # Errors
/// This program draws no pictures.
pub(crate) fn picture(history: &History) -> Result<Vec<u8>> {
    sheet::picture(&Sheet::of(history.id().as_str(), history.game()), Style::Full)
}

/// Opens the sheet of a game in a browser, with its print dialogue.
///
/// # Errors
/// The page cannot be written, or no browser can be opened. In the second case the page is left on
/// disk, to be printed elsewhere.
pub(crate) fn print(history: &History) -> Result<String> {
    let page = page(history).replace("</body>", "<script>print()</script>\n</body>");
    let path = environment::temporary_folder().join(format!("{}.html", history.id()));
    files::replace(&path, page.as_bytes())?;
    let file = path.display().to_string();
    if open_in_browser(&path) {
        Ok(messages::TerminalPrinting { file }.say())
    } else {
        Err(Failure::data(messages::TerminalNoBrowser { file }.say()))
    }
}

/// Opens a file in a browser. Returns whether the browser started and did not fail within a second.
fn open_in_browser(path: &Path) -> bool {
    let words = environment::browser();
    let [program, arguments @ ..] = words.as_slice() else { return false };
    let mut command = Command::new(program);
    command.args(arguments).arg(path);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut browser) = command.spawn() else { return false };
    for _ in 0..POLLS {
        match browser.try_wait() {
            Ok(None) => thread::sleep(POLL),
            Ok(Some(status)) => return status.success(),
            Err(_) => return false,
        }
    }
    true
}

/// Sends the sheet of a game to the clipboard through the terminal, which does not report whether it accepts it.
///
/// # Errors
/// The terminal is known to have no clipboard.
pub(crate) fn copy(context: &Context, history: &History) -> Result<String> {
    if !environment::has_clipboard() {
        return Err(Failure::data(messages::TerminalNoClipboard.say()));
    }
    let look = Look { width: COLUMNS, color: false, ..context.screen.look };
    let sheet = Sheet::of(history.id().as_str(), history.game());
    let parts = text::sheet_parts(&sheet, Style::Full, look);
    let paragraphs: Vec<String> = parts.iter().map(|part| part.concat()).collect();
    // OSC 52 is the sequence that sets the clipboard.
    let encoded = BASE64.encode(paragraphs.join("\n").as_bytes());
    answer::hand_over(format!("\x1b]52;c;{encoded}\x07").as_bytes());
    Ok(messages::TerminalCopied.say())
}
