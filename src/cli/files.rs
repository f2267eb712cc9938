//! Text files that the command line names.

use super::failure::Failure;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// The longest script or rules file that is read, in bytes.
const LONGEST: u64 = 1024 * 1024;

/// Returns the text of a file, or of standard input for `-`.
///
/// # Errors
/// It cannot be read, is longer than a megabyte, or is no UTF-8.
pub(super) fn read_text(path: &Path) -> Result<String, Failure> {
    let trouble = |what: String| Failure::Data(format!("{}: {what}.", path.display()));
    let reader: Box<dyn Read> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        Box::new(File::open(path).map_err(|error| trouble(format!("cannot be opened: {error}")))?)
    };
    let mut bytes = Vec::new();
    reader
        .take(LONGEST + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| trouble(format!("cannot be read: {error}")))?;
    if bytes.len() as u64 > LONGEST {
        return Err(trouble("is longer than a megabyte".into()));
    }
    String::from_utf8(bytes).map_err(|_| trouble("is not UTF-8 text".into()))
}
