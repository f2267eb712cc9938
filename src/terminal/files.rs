//! Files that the command line names: scripts and rules to read, games to import and export.

use super::{Failure, Result, environment};
use crate::analysis::{WorkbookError, decode, is_workbook, worksheets};
use crate::grammar::hints;
use crate::store::files::Creation;
use crate::store::{self, Disk, Operation, Readers, StoreError, System};
use crate::words::{Hint, messages};
use std::fs::File;
use std::io::{self, IsTerminal, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// An open file that can be read from any place.
pub(crate) type RegularFile = File;

/// The longest script or rules file that is read, in bytes.
const LONGEST: u64 = 1024 * 1024;

/// How many bytes of standard input are copied at once.
const PIECE: u64 = 64 * 1024;

/// Whether a path means standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// What a file to read is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if is_standard(path) {
        messages::TerminalStandardInput.say()
    } else {
        path.display().to_string()
    }
}

/// Reads a text file, or standard input for `-`.
///
/// # Errors
/// It cannot be read, is longer than a megabyte, or is not UTF-8.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    open(path)
        .and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::io(name(path), Operation::Read, &error))?;
    text(bytes, LONGEST, &name(path))
}

/// A text from any program, or a worksheet as text.
pub(crate) struct ForeignText {
    /// What it is called in messages.
    pub(crate) place: String,
    pub(crate) text: String,
}

/// Reads a text file or workbook from any program, or standard input for `-`.
///
/// # Errors
/// It cannot be read, is longer than a megabyte, or is neither.
pub(crate) fn read_foreign_texts(path: &Path) -> Result<Vec<ForeignText>> {
    let mut bytes = Vec::new();
    open(path)
        .and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::io(name(path), Operation::Read, &error))?;
    if bytes.len() as u64 > LONGEST {
        return Err(too_long(&name(path), LONGEST));
    }
    foreign_texts(&bytes, &name(path))
}

/// The text that bytes are, or those of the worksheets in them; at least one.
///
/// # Errors
/// They are neither text nor a workbook, or that is too large.
pub(crate) fn foreign_texts(bytes: &[u8], place: &str) -> Result<Vec<ForeignText>> {
    if !is_workbook(bytes) {
        let text = decode(bytes)
            .ok_or_else(|| Failure::data(messages::TerminalFileNotText { file: place }.say()))?;
        return Ok(vec![ForeignText { place: place.to_owned(), text }]);
    }
    let mut sheets = worksheets(bytes).map_err(|error| {
        Failure::data(match error {
            WorkbookError::Unreadable => messages::TerminalWorkbookUnreadable { file: place }.say(),
            WorkbookError::Old => messages::TerminalWorkbookOld { file: place }.say(),
            WorkbookError::TooLarge => messages::TerminalWorkbookTooLarge { file: place }.say(),
        })
    })?;
    if sheets.len() < 2 {
        let text = sheets.pop().map_or_else(String::new, |sheet| sheet.text);
        return Ok(vec![ForeignText { place: place.to_owned(), text }]);
    }
    let named = sheets
        .into_iter()
        .map(|sheet| ForeignText { place: format!("{place}: {}", sheet.name), text: sheet.text });
    Ok(named.collect())
}

/// Reads a regular file, as [`read_text`] does: opening anything else could block.
///
/// # Errors
/// As for [`read_text`], or the path is not a regular file.
pub(crate) fn read_regular_text(path: &Path) -> Result<String> {
    let file = incoming(path, LONGEST)?;
    text(beginning(&file, LONGEST + 1, &name(path))?, LONGEST, &name(path))
}

/// Whether a file is in a folder or its subfolders, after links are resolved.
///
/// # Errors
/// One of the paths does not exist, or cannot be resolved.
pub(crate) fn is_within(path: &Path, folder: &Path) -> Result<bool> {
    let real = |path: &Path| {
        let found = path.canonicalize();
        found.map_err(|error| Failure::io(path.display(), Operation::Open, &error))
    };
    Ok(real(path)?.starts_with(real(folder)?))
}

/// Bytes as text; `place` is where they were read.
///
/// # Errors
/// They are more than `longest`, or not UTF-8.
pub(crate) fn text(bytes: Vec<u8>, longest: u64, place: &str) -> Result<String> {
    if bytes.len() as u64 > longest {
        return Err(too_long(place, longest));
    }
    String::from_utf8(bytes)
        .map_err(|_| Failure::data(messages::TerminalFileNotText { file: place }.say()))
}

/// Opens a regular file to import, or for `-` a temporary copy of standard input.
///
/// # Errors
/// It cannot be read, is something else, or is longer than `longest` bytes.
pub(crate) fn incoming(path: &Path, longest: u64) -> Result<File> {
    let place = name(path);
    let failed = |error| Failure::io(&place, Operation::Read, &error);
    let file = if is_standard(path) {
        copied_input(longest + 1)?
    } else {
        regular_file(path).map_err(failed)?
    };
    if file.metadata().map_err(failed)?.len() > longest {
        return Err(too_long(&place, longest));
    }
    Ok(file)
}

/// Copies up to `most` bytes of standard input to a temporary file.
fn copied_input(most: u64) -> Result<File> {
    let folder = environment::temporary_folder();
    let place = messages::TerminalTemporaryFolder { folder: folder.display().to_string() }.say();
    let failed = |error| Failure::io(&place, Operation::Write, &error);
    let mut copy = tempfile::tempfile_in(&folder).map_err(failed)?;
    let mut input = io::stdin().lock().take(most);
    let mut piece = Vec::new();
    loop {
        let read = input.by_ref().take(PIECE).read_to_end(&mut piece);
        read.map_err(|error| Failure::io(name(Path::new("-")), Operation::Read, &error))?;
        if piece.is_empty() {
            return Ok(copy);
        }
        copy.write_all(&piece).map_err(failed)?;
        piece.clear();
    }
}

/// Opens a regular file.
fn regular_file(path: &Path) -> io::Result<File> {
    // Opening anything else could block. The file may be replaced between the check and the opening.
    if std::fs::metadata(path)?.is_file() {
        let file = File::open(path)?;
        if file.metadata()?.is_file() {
            return Ok(file);
        }
    }
    Err(io::Error::other(messages::TerminalFileNotRegular.say()))
}

/// The failure of a file that is longer than `most` bytes.
pub(crate) fn too_long(file: &str, most: u64) -> Failure {
    Failure::data(messages::TerminalFileTooLong { file, most }.say())
}

/// Opens a file of any kind and length, or standard input for `-`, to read it piece by piece.
///
/// # Errors
/// It cannot be opened.
pub(crate) fn stream(path: &Path) -> Result<Box<dyn Read + Send>> {
    open(path).map_err(|error| Failure::io(name(path), Operation::Open, &error))
}

fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    if is_standard(path) { Ok(Box::new(io::stdin())) } else { Ok(Box::new(File::open(path)?)) }
}

/// The files that some paths mean; a folder means all files in it, by name.
///
/// # Errors
/// A folder cannot be read, or has no files.
pub(crate) fn within(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let unread = |error| Failure::io(path.display(), Operation::Read, &error);
        let mut inside = Vec::new();
        for entry in path.read_dir().map_err(unread)? {
            let file = entry.map_err(unread)?.path();
            if file.is_file() {
                inside.push(file);
            }
        }
        if inside.is_empty() {
            let folder = path.display().to_string();
            return Err(Failure::data(messages::ImportErrorNoFiles { folder }.say()));
        }
        inside.sort();
        files.extend(inside);
    }
    Ok(files)
}

/// The first bytes of a file, at most this many.
///
/// # Errors
/// It cannot be read.
pub(crate) fn beginning(mut file: &File, most: u64, place: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.rewind()
        .and_then(|()| file.take(most).read_to_end(&mut bytes))
        .map_err(|error| Failure::io(place, Operation::Read, &error))?;
    Ok(bytes)
}

/// Where to write a file: `to`, or `name` in the folder `to`, or `name` in the current folder.
pub(crate) fn place(to: Option<&Path>, name: &str) -> PathBuf {
    match to {
        Some(folder) if folder.is_dir() => folder.join(name),
        Some(path) => path.to_owned(),
        None => name.into(),
    }
}

/// Creates a folder and its parents.
///
/// # Errors
/// It cannot be created.
pub(crate) fn make_folder(path: &Path) -> Result<()> {
    std::fs::create_dir_all(path)
        .map_err(|error| Failure::io(path.display(), Operation::Create, &error))
}

/// Refuses to write an archive to a terminal.
///
/// # Errors
/// `path` is standard output, and that is a terminal.
pub(crate) fn refuse_terminal(path: &Path) -> Result<()> {
    if is_standard(path) && io::stdout().is_terminal() {
        return Err(
            Failure::usage(messages::TerminalArchiveNotShown.say()).hint(hints::give_other_file())
        );
    }
    Ok(())
}

/// The result of writing to standard output. A closed pipe is not an error.
///
/// # Errors
/// It could not be written, as on a full disk.
pub(crate) fn printed(written: io::Result<()>) -> Result<()> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::data(messages::TerminalErrorOutput { error: error.to_string() }.say()))
        }
        _ => Ok(()),
    }
}

/// Writes a new file, or to standard output for `-`, and returns once it is on the disk. The file
/// gets its name when it is whole.
///
/// # Errors
/// Something has that name, and is left as it is, with `instead` to be given; or it cannot be
/// written, and nothing is left behind.
pub(crate) fn write_new(
    path: &Path,
    instead: Hint,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<()> {
    if is_standard(path) {
        let mut stdout = io::stdout().lock();
        return printed(write(&mut stdout).and_then(|()| stdout.flush()));
    }
    // What cannot be kept need not be written.
    let is_free = System.meta_of_link(path).is_err();
    if is_free
        && let Creation::Done = store::files::create(&System, path, write).map_err(trouble)?
    {
        return Ok(());
    }
    Err(Failure::data(messages::TerminalFileExists { file: path.display().to_string() }.say())
        .hint(instead))
}

/// The name of a file that does not exist yet: `evening.html`, or with a number such as `evening-2.html`.
pub(crate) fn new_name(name: &str, ending: &str) -> String {
    let mut file = format!("{name}.{ending}");
    let mut number = 2;
    while System.meta_of_link(Path::new(&file)).is_ok() {
        file = format!("{name}-{number}.{ending}");
        number += 1;
    }
    file
}

/// Writes a file that replaces any of the same name, and returns once it is on the disk. A link is
/// replaced, not what it leads to.
///
/// # Errors
/// It cannot be written; what was there is unchanged.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    store::files::replace(&System, path, Readers::Anyone, |file| file.write_all(bytes))
        .and_then(|()| store::folders::sync_name(&System, path))
        .map_err(trouble)
}

fn trouble(error: StoreError) -> Failure {
    match error {
        StoreError::Io { doing, path, error } => Failure::io(path.display(), doing, &error),
        error => Failure::data(error.to_string()),
    }
}
