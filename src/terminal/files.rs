//! Files that the command line names: scripts and rules to read, games to take along.

use crate::store::{Disk, System};
use crate::terminal::failure::Failure;
use std::fs::{File, OpenOptions};
use std::io::{self, IsTerminal, Read, Seek, Write};
use std::path::{Path, PathBuf};

/// The longest script or rules file that is read, in bytes.
const LONGEST: u64 = 1024 * 1024;

/// Returns the text of a file, or of standard input for `-`.
///
/// # Errors
/// It cannot be read, is longer than a megabyte, or is no UTF-8.
pub(crate) fn read_text(path: &Path) -> Result<String, Failure> {
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

/// Returns whether a path is free or that of a plain file, and so can be opened without waiting for
/// anybody.
pub(crate) fn may_be_file(path: &Path) -> bool {
    match path.symlink_metadata() {
        Ok(meta) => meta.is_file(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    }
}

/// A file that is brought in. It can be read from anywhere in it.
pub(crate) struct Incoming {
    pub(crate) file: File,
    /// What to call it.
    pub(crate) place: String,
}

/// Opens a file to be brought in, or standard input for `-`. What is no plain file is copied to
/// one that nobody sees.
///
/// # Errors
/// It cannot be read, or is longer than `longest` bytes.
pub(crate) fn incoming(path: &Path, longest: u64) -> Result<Incoming, Failure> {
    let place = match is_standard(path) {
        true => "standard input".to_owned(),
        false => path.display().to_string(),
    };
    let trouble = |error: io::Error| Failure::Data(format!("{place}: cannot be read: {error}."));
    let file = if is_standard(path) {
        copied(io::stdin().lock(), longest)
    } else {
        File::open(path).and_then(|file| match file.metadata()?.is_file() {
            true => Ok(file),
            false => copied(file, longest),
        })
    };
    let file = file.map_err(trouble)?;
    if file.metadata().map_err(trouble)?.len() > longest {
        return Err(Failure::Data(format!("{place}: is longer than {longest} bytes.")));
    }
    Ok(Incoming { file, place })
}

fn copied(from: impl Read, longest: u64) -> io::Result<File> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut from.take(longest + 1), &mut file)?;
    Ok(file)
}

impl Incoming {
    /// Returns whether the file begins with these bytes.
    ///
    /// # Errors
    /// It cannot be read.
    pub(crate) fn begins_with(&mut self, bytes: &[u8]) -> Result<bool, Failure> {
        Ok(self.read(bytes.len() as u64)? == bytes)
    }

    /// Returns the beginning of the file, at most so many bytes.
    ///
    /// # Errors
    /// It cannot be read.
    pub(crate) fn read(&mut self, most: u64) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        self.file
            .rewind()
            .and_then(|()| (&self.file).take(most).read_to_end(&mut bytes))
            .map_err(|error| Failure::Data(format!("{}: cannot be read: {error}.", self.place)))?;
        Ok(bytes)
    }
}

/// Returns whether a path means standard input or output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// Returns where a file goes: where it is said, under `name` in a folder that is said, or under
/// `name` here.
pub(crate) fn place(said: Option<&Path>, name: &str) -> PathBuf {
    match said {
        Some(folder) if folder.is_dir() => folder.join(name),
        Some(path) => path.to_owned(),
        None => name.into(),
    }
}

/// Makes a folder, and those that it stands in.
///
/// # Errors
/// It cannot be made.
pub(crate) fn make_folder(path: &Path) -> Result<(), Failure> {
    std::fs::create_dir_all(path).map_err(|error| {
        Failure::Data(format!("{}: cannot be made a folder: {error}.", path.display()))
    })
}

/// Writes a file that can be made again at any time, over what is there.
///
/// # Errors
/// It cannot be written.
pub(crate) fn write_over(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, bytes).map_err(|error| {
        Failure::Data(format!("{} could not be written: {error}.", path.display()))
    })
}

fn file_is_safe(file: &File, folder: &Path) -> io::Result<()> {
    file.sync_all()?;
    System.sync_folder(folder)
}

/// Refuses to write what is no text to a terminal.
///
/// # Errors
/// `path` is standard output, and that is a terminal.
pub(crate) fn refuse_terminal(path: &Path) -> Result<(), Failure> {
    if is_standard(path) && io::stdout().is_terminal() {
        return Err(Failure::Usage(
            "Several games are no text for a terminal: name a file, or a program to take them."
                .into(),
        ));
    }
    Ok(())
}

/// Writes a file that was not there, or to standard output for `-`, and returns once it is on the
/// disk.
///
/// # Errors
/// Something has that name, and is left as it is; or the system reports an error, and nothing is
/// left behind.
pub(crate) fn write_new(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), Failure> {
    let trouble = |error: io::Error| {
        Failure::Data(format!("{} could not be written: {error}.", path.display()))
    };
    if is_standard(path) {
        let mut stdout = io::stdout().lock();
        return match write(&mut stdout).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Err(Failure::Data(format!("The games could not be written: {error}.")))
            }
            _ => Ok(()),
        };
    }
    let file =
        OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error
            .kind()
        {
            io::ErrorKind::AlreadyExists => Failure::Data(format!(
                "{} is there already, and stays as it is. Name another file with --to.",
                path.display()
            )),
            _ => trouble(error),
        })?;
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let synced = |()| file_is_safe(&file, folder);
    write(&mut &file).and_then(synced).map_err(|error| {
        // The fault to tell of is the first one.
        let _ = std::fs::remove_file(path);
        trouble(error)
    })
}
