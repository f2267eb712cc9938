//! Every game of the folder as a line of the archive. What a journal says is kept in one more file, so
//! that it need not be read again. That file may be deleted at any time, and is never trusted over
//! a journal: of a game that has changed, or a line that is damaged, nothing in it is used.

use super::disk::{Access, DiskFile, FileKind};
use super::error::Result;
use super::files;
use super::folder::{OpenedGame, Store};
use super::place::Selector;
use crate::analysis::GameLine;
use crate::history::{GameId, journal};
use crate::presets;
use rayon::prelude::*;
use std::io::{self, BufRead, BufReader, Read, SeekFrom, Write};
use std::iter::Peekable;
use std::path::PathBuf;
use std::sync::Mutex;

/// The version of the file. One of another version is not used.
const VERSION: u32 = 1;

/// The longest line that is kept, in bytes. A longer game is read anew each time.
const LONGEST_LINE: u64 = 1024 * 1024;

/// What stands for a game that cannot be kept, such as a damaged one.
const NOT_KEPT: &str = "-";

/// The games that are in memory at the same time.
const BATCH: usize = 256;

/// A journal beyond this many bytes is read alone.
const LONG_JOURNAL: u64 = 1024 * 1024;

/// The bytes of a journal's end that are looked at first for its last line.
const TAIL: u64 = 1024;

/// A game of the folder, and what a line about it begins with as long as its journal is the same:
/// its id, how long the journal is, when it was written to, and the checksum of its last line.
type Keyed = (GameId, Option<String>);

impl Store {
    /// What `of` makes of every game of the folder, by id, also of those that cannot be read. Games
    /// are read on all processors, and few are in memory at once.
    ///
    /// # Errors
    /// The folder itself cannot be read. A missing one is empty.
    pub fn each_line<T: Send>(
        &self,
        of: impl Fn(&GameId, Result<GameLine>) -> T + Sync,
    ) -> Result<Vec<T>> {
        let ids = self.ids()?;
        let keyed: Vec<Keyed> = ids.into_par_iter().map(|id| (id.clone(), self.key(&id))).collect();
        let mut keys = keyed.iter().filter_map(|(_, key)| key.as_ref());
        let mut lines = self.kept_lines();
        let is_same =
            keys.all(|key| lines.next().is_some_and(|line| line.starts_with(key.as_str())));
        if is_same && lines.next().is_none() {
            return Ok(self.read_each(&keyed, &of, &mut io::sink()));
        }
        let mut all = Vec::new();
        let path = self.cache();
        let written = files::replace_with(self.disk(), &path, |file| {
            let mut file = Kept { file: io::BufWriter::new(file), written: Ok(()) };
            writeln!(file, "{}", header())?;
            all = self.read_each(&keyed, &of, &mut file);
            file.written.and_then(|()| file.file.flush())
        });
        // A folder that cannot be written to has no cache, and needs none.
        let is_read = written.is_ok() || all.len() == keyed.len();
        Ok(if is_read { all } else { self.read_each(&keyed, &of, &mut io::sink()) })
    }

    /// Where the lines are kept.
    pub(super) fn cache(&self) -> PathBuf {
        self.dir().join("games.cache")
    }

    fn read_each<T: Send>(
        &self,
        keyed: &[Keyed],
        of: &(impl Fn(&GameId, Result<GameLine>) -> T + Sync),
        kept: &mut impl Write,
    ) -> Vec<T> {
        let (mut all, alone) = (Vec::with_capacity(keyed.len()), Mutex::new(()));
        let mut lines = self.kept_lines().peekable();
        for batch in keyed.chunks(BATCH) {
            let found: Vec<Option<String>> =
                batch.iter().map(|(id, key)| found(&mut lines, id, key.as_ref()?)).collect();
            let read = batch.par_iter().zip(found).map(|((id, key), found)| {
                let known = found.as_ref().zip(key.as_ref());
                let known = known.and_then(|(it, key)| serde_json::from_str(&it[key.len()..]).ok());
                if let Some(line) = known {
                    return (of(id, Ok(line)), found);
                }
                let line = self.read_alone(id, &alone);
                let kept = key.as_ref().map(|key| key.clone() + &as_kept(&line));
                (of(id, line), kept)
            });
            for (value, line) in read.collect::<Vec<_>>() {
                all.push(value);
                if let Some(line) = line {
                    // Nothing depends on it.
                    let _ = writeln!(kept, "{}", with_sum(&line));
                }
            }
        }
        all
    }

    /// Reads a game's journal; of long ones, no two at the same time.
    fn read_alone(&self, id: &GameId, alone: &Mutex<()>) -> Result<GameLine> {
        let meta = self.disk().meta_of_link(&self.path(id));
        let is_long = meta.is_ok_and(|meta| meta.len > LONG_JOURNAL);
        let _alone = is_long.then(|| alone.lock());
        let OpenedGame { history, .. } = self.read(&Selector::Id(id.clone()))?;
        Ok(GameLine::of_history(&history))
    }

    /// What a kept line about a game begins with; `None` if that cannot be told.
    fn key(&self, id: &GameId) -> Option<String> {
        let path = self.path(id);
        let meta = self.disk().meta_of_link(&path).ok()?;
        let modified = meta.modified.filter(|_| meta.kind == FileKind::File)?;
        let last = last_line(self.disk().open(&path, Access::Reading).ok()?, meta.len).ok()?;
        Some(format!("{} {} {modified} {last:08x} ", id.in_lower_case(), meta.len))
    }

    /// The lines that are kept, without their checksums: none after the first damaged one.
    fn kept_lines(&self) -> impl Iterator<Item = String> {
        let path = self.cache();
        let is_file = self.disk().meta(&path).is_ok_and(|meta| meta.kind == FileKind::File);
        let file = is_file.then(|| self.disk().open(&path, Access::Reading).ok()).flatten();
        let mut file = file.map(BufReader::new);
        if file.as_mut().and_then(next_line).is_none_or(|line| line != header()) {
            file = None;
        }
        std::iter::from_fn(move || checked(&next_line(file.as_mut()?)?))
    }

    /// Where the lines are kept, if some of them are damaged or not of this version.
    pub(super) fn damaged_cache(&self) -> Option<PathBuf> {
        let len = self.disk().meta_of_link(&self.cache()).ok()?.len;
        let lines = self.kept_lines().map(|line| with_sum(&line).len() as u64 + 1);
        let whole = header().len() as u64 + 1 + lines.sum::<u64>();
        (whole != len).then(|| self.cache())
    }
}

/// Kept lines being written. Games are read even if none of them can be.
struct Kept<W: Write> {
    file: W,
    written: io::Result<()>,
}

impl<W: Write> Write for Kept<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.written.is_ok() {
            self.written = self.file.write_all(bytes);
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The first line: the version of the file, of the program, and of its rules, to which lines refer.
fn header() -> String {
    let rules = presets::rulesets().filter_map(presets::ruleset_text);
    let mut sum = crc32fast::Hasher::new();
    rules.for_each(|text| sum.update(text.as_bytes()));
    format!("hoyle games {VERSION} {} {:08x}", env!("CARGO_PKG_VERSION"), sum.finalize())
}

/// The next line of a file; `None` at its end, or if it is not a line.
fn next_line(file: &mut BufReader<Box<dyn DiskFile>>) -> Option<String> {
    let mut line = String::new();
    file.take(LONGEST_LINE + TAIL).read_line(&mut line).ok()?;
    line.pop().filter(|end| *end == '\n').map(|_| line)
}

fn with_sum(line: &str) -> String {
    format!("{:08x} {line}", crc32fast::hash(line.as_bytes()))
}

/// A line without its checksum, if that is right.
fn checked(line: &str) -> Option<String> {
    let (sum, rest) = line.split_once(' ')?;
    (sum == format!("{:08x}", crc32fast::hash(rest.as_bytes()))).then(|| rest.to_owned())
}

/// The line that is kept of a game, if its journal is the same.
fn found(
    lines: &mut Peekable<impl Iterator<Item = String>>,
    id: &GameId,
    key: &str,
) -> Option<String> {
    let of = |line: &str| line.split(' ').next().and_then(|id| id.parse::<GameId>().ok());
    while lines.next_if(|line| of(line).is_none_or(|it| it < *id)).is_some() {}
    let line = lines.next_if(|line| of(line).as_ref() == Some(id))?;
    line.starts_with(key).then_some(line)
}

/// What is kept of a game.
fn as_kept(line: &Result<GameLine>) -> String {
    let json = line.as_ref().ok().and_then(|line| serde_json::to_string(line).ok());
    let json = json.filter(|json| json.len() as u64 <= LONGEST_LINE);
    json.unwrap_or_else(|| NOT_KEPT.into())
}

/// The checksum of the last line of a file of so many bytes.
fn last_line(mut file: Box<dyn DiskFile>, len: u64) -> io::Result<u32> {
    let mut most = TAIL;
    loop {
        let start = len.saturating_sub(most);
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(start))?;
        (&mut file).take(most).read_to_end(&mut bytes)?;
        match journal::last_line(&bytes) {
            0 if start > 0 => most *= 8,
            last => return Ok(crc32fast::hash(&bytes[last..])),
        }
    }
}
