//! Several games in one file: a tar archive of journals, `ID.jsonl` each, and of the aliases of players if there
//! are any. Nothing in it is trusted:
//! neither names nor sizes lead anywhere.

use super::beside::{LONGEST_TEXT, TextFile};
use crate::history::journal::LONGEST_READ;
use crate::history::{GameId, Stamp};
use std::io::{self, Read, Seek, SeekFrom, Write};
use tar::{Archive, EntryType, Header};

/// The largest archive that is read or written, in bytes.
pub const LONGEST_ARCHIVE: u64 = 4 * 1024 * 1024 * 1024;

/// The most games that an archive may have.
pub const MOST_GAMES: usize = 100_000;

/// The bytes of a block: what each member, header and contents, is rounded up to.
const BLOCK: u64 = 512;

/// The bytes of the two empty blocks that every archive ends with.
const END: u64 = 2 * BLOCK;

type Result<T> = std::result::Result<T, ArchiveError>;

/// The files in an archive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Members {
    /// The journals.
    pub games: Vec<Member>,
    /// The aliases of players.
    pub names: Option<ArchivePart>,
}

/// A journal in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The game's id.
    pub id: GameId,
    /// The journal.
    pub journal: ArchivePart,
}

/// A range of bytes in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArchivePart {
    /// Where they begin.
    at: u64,
    /// How many there are.
    len: u64,
}

/// An archive that cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArchiveError {
    /// It is longer than an archive may be.
    TooLong,
    /// It is not an archive, or part of it is damaged.
    NotAnArchive,
    /// It cannot be read.
    Io(#[source] io::Error),
    /// Its end is missing.
    CutOff,
    /// Something comes after its end, such as games that a zeroed block hides.
    AfterEnd,
    /// It has no games.
    Empty,
    /// A member's name is not that of a game's journal.
    BadName(String),
    /// A member is not a regular file.
    NotAFile(GameId),
    /// A member is longer than a journal may be.
    LongMember(GameId),
    /// Two members have the same name.
    Duplicate(GameId),
    /// There are too many.
    TooMany,
}

/// Writes an archive. Only [`ArchiveWriter::finish`] writes its end, while `tar::Builder` also does when it is
/// dropped: an archive without all its games must not look whole.
pub struct ArchiveWriter<W: Write> {
    writer: W,
    len: u64,
}

impl<W: Write> ArchiveWriter<W> {
    /// Writes an archive to `writer`.
    pub fn new(writer: W) -> ArchiveWriter<W> {
        ArchiveWriter { writer, len: END }
    }

    /// Adds a game's journal; callers add no more than [`MOST_GAMES`]. `last` is the time
    /// that the archive shows for it.
    ///
    /// # Errors
    /// The writer fails, or the archive would be too large to be read again.
    pub fn add(&mut self, id: &GameId, bytes: &[u8], last: Option<Stamp>) -> Result<()> {
        self.add_file(&format!("{id}.jsonl"), bytes, last)
    }

    /// Adds the aliases of players.
    ///
    /// # Errors
    /// Those of [`ArchiveWriter::add`].
    pub fn add_names(&mut self, text: &str) -> Result<()> {
        self.add_file(TextFile::NAMES.name(), text.as_bytes(), None)
    }

    fn add_file(&mut self, name: &str, bytes: &[u8], last: Option<Stamp>) -> Result<()> {
        let padding = bytes.len().next_multiple_of(BLOCK as usize) - bytes.len();
        self.len += BLOCK + (bytes.len() + padding) as u64;
        if self.len > LONGEST_ARCHIVE {
            return Err(ArchiveError::TooLong);
        }
        let mut header = Header::new_ustar();
        header.set_path(name).map_err(ArchiveError::Io)?;
        header.set_entry_type(EntryType::Regular);
        header.set_size(bytes.len() as u64);
        header.set_mode(0o644);
        let seconds = last.map_or(0, Stamp::unix_seconds);
        header.set_mtime(u64::try_from(seconds).unwrap_or_default());
        header.set_cksum();
        for part in [header.as_bytes(), bytes, &[0; BLOCK as usize][..padding]] {
            self.writer.write_all(part).map_err(ArchiveError::Io)?;
        }
        Ok(())
    }

    /// Writes the end of the archive, and returns the writer.
    ///
    /// # Errors
    /// The writer fails.
    pub fn finish(mut self) -> io::Result<W> {
        self.writer.write_all(&[0; END as usize])?;
        Ok(self.writer)
    }
}

/// Finds the files of an archive, without reading them.
///
/// # Errors
/// Anything in it is not as [`ArchiveWriter`] writes it; then none of it should be used.
pub fn members(mut reader: impl Read + Seek) -> Result<Members> {
    let len = reader.seek(SeekFrom::End(0)).map_err(archive_error)?;
    if len > LONGEST_ARCHIVE {
        return Err(ArchiveError::TooLong);
    }
    if len < END {
        return Err(ArchiveError::NotAnArchive);
    }
    reader.rewind().map_err(archive_error)?;
    let mut archive = Archive::new(&mut reader);
    // Raw, so that nothing is read into memory but headers, and no member renames the next one.
    let entries = archive.entries_with_seek().map_err(archive_error)?.raw(true);
    let mut members = Members::default();
    let mut end = 0;

    for entry in entries {
        let entry = entry.map_err(archive_error)?;
        let header = entry.header();
        let piece = ArchivePart { at: entry.raw_file_position(), len: entry.size() };
        let is_file = header.entry_type() == EntryType::Regular;
        let names = TextFile::NAMES.name();
        let is_names = header.path_bytes() == names.as_bytes();
        if is_names && (members.names.is_some() || !is_file || piece.len > LONGEST_TEXT) {
            return Err(ArchiveError::BadName(names.to_owned()));
        }
        if !is_names {
            let id = id_of(&header.path_bytes())?;
            if !is_file {
                return Err(ArchiveError::NotAFile(id));
            }
            if piece.len > LONGEST_READ {
                return Err(ArchiveError::LongMember(id));
            }
            members.games.push(Member { id, journal: piece.clone() });
        }
        if piece.at + piece.len > len {
            return Err(ArchiveError::CutOff);
        }
        if members.games.len() > MOST_GAMES {
            return Err(ArchiveError::TooMany);
        }
        end = piece.at + piece.len.next_multiple_of(BLOCK);
        if is_names {
            members.names = Some(piece);
        }
    }

    let mut ids: Vec<&GameId> = members.games.iter().map(|member| &member.id).collect();
    ids.sort_unstable();
    if let Some(twice) = ids.windows(2).find(|ids| ids[0] == ids[1]) {
        return Err(ArchiveError::Duplicate(twice[0].clone()));
    }
    ends_well(&mut reader, end, len)?;
    if members.games.is_empty() { Err(ArchiveError::Empty) } else { Ok(members) }
}

fn archive_error(error: io::Error) -> ArchiveError {
    use io::ErrorKind::{InvalidData, InvalidInput, Other, UnexpectedEof};
    match error.kind() {
        Other | UnexpectedEof | InvalidData | InvalidInput => ArchiveError::NotAnArchive,
        _ => ArchiveError::Io(error),
    }
}

fn id_of(name: &[u8]) -> Result<GameId> {
    let text = String::from_utf8_lossy(name);
    let id = text.strip_suffix(".jsonl").and_then(|stem| stem.parse::<GameId>().ok());
    id.ok_or_else(|| ArchiveError::BadName(text.into_owned()))
}

/// Refuses an archive without its end, which may be cut off between two games, or with anything
/// after it.
fn ends_well(reader: &mut (impl Read + Seek), end: u64, len: u64) -> Result<()> {
    if len < end + END {
        return Err(ArchiveError::CutOff);
    }
    reader.seek(SeekFrom::Start(end)).map_err(archive_error)?;
    let mut block = [0; BLOCK as usize];
    loop {
        match reader.read(&mut block) {
            Ok(0) => return Ok(()),
            Ok(read) if block[..read].iter().all(|byte| *byte == 0) => {}
            Ok(_) => return Err(ArchiveError::AfterEnd),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(archive_error(error)),
        }
    }
}

impl ArchivePart {
    /// Reads the bytes.
    ///
    /// # Errors
    /// The reader fails.
    pub fn read(&self, mut reader: impl Read + Seek) -> io::Result<Vec<u8>> {
        reader.seek(SeekFrom::Start(self.at))?;
        let mut bytes = Vec::new();
        reader.take(self.len).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}
