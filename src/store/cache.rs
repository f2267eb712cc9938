//! A cache of what the journals say, so that they need not be parsed and judged again. The cache may be deleted
//! at any time and is never trusted over a journal: a line is ignored if it is damaged, cannot be true, or if any
//! byte of its journal has changed.

use super::disk::{Access, DiskFile, Readers};
use super::error::{Operation, Result, StoreError};
use super::files::{self, LinkPolicy};
use super::folder::{OpenedGame, Store};
use super::place::Selector;
use crate::history::{GameId, Stamp, journal};
use crate::threads;
use crc32fast::Hasher;
use rayon::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cmp::Reverse;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::iter::Peekable;
use std::path::PathBuf;
use std::sync::Mutex;

/// The longest line that is kept, in bytes. A longer game is read anew each time.
const LONGEST_LINE: u64 = 1024 * 1024;

/// What stands for a game that cannot be kept, such as a damaged one.
const NOT_KEPT: &str = "-";

/// The games that are in memory at the same time.
const BATCH: usize = 32;

/// A journal beyond this many bytes is read and summarized alone.
const LONG_JOURNAL: u64 = 1024 * 1024;

/// How many bytes of a journal are read at once for its checksum.
const PIECE: u64 = 64 * 1024;

/// The cached content of a game.
pub trait CachedGame: Serialize + DeserializeOwned {
    /// Summarizes the journal.
    fn of(opened: OpenedGame) -> Self;

    /// Whether the journal of the game could say this. A stranger may have written the cache.
    fn is_possible(&self, id: &GameId) -> bool;
}

/// A game of the folder.
struct Dated {
    /// When something was last recorded in it, if that can be told.
    last: Reverse<Option<i64>>,
    id: GameId,
    /// The start of its line while its journal is unchanged: that time, the id, and the journal's
    /// length and checksum; or why it cannot be read.
    key: Result<String>,
}

impl Store {
    /// Hands every game of the folder to `then`, most recently played first, including those that cannot
    /// be read, until it returns `false`. Games are read on all processors, and few are in memory at
    /// once. `of` turns what is cached for a game, in the format named `version`, into what `then` is given.
    ///
    /// # Errors
    /// The folder itself cannot be read. A missing one is empty.
    pub fn each_kept<K: CachedGame, T: Send>(
        &self,
        version: &str,
        of: impl Fn(&GameId, Result<K>) -> T + Sync,
        mut then: impl FnMut(T) -> bool,
    ) -> Result<()> {
        let ids = self.ids()?;
        let mut games: Vec<Dated> =
            threads::pool().install(|| ids.into_par_iter().map(|id| self.dated(id)).collect());
        games.sort_by(|one, other| (one.last, &one.id).cmp(&(other.last, &other.id)));
        let mut lines = self.kept_lines(version);
        let mut keys = games.iter().filter_map(|game| game.key.as_ref().ok());
        let is_same = keys
            .all(|key| lines.next().is_some_and(|line| line.starts_with(key.as_str())))
            && lines.next().is_none();

        let alone = Mutex::new(());
        let value_and_line = |game: Dated, line: Option<String>| {
            if let Ok(key) = &game.key
                && let Some(line) = &line
                && let Ok(kept) = serde_json::from_str::<K>(&line[key.len()..])
                && kept.is_possible(&game.id)
            {
                return (of(&game.id, Ok(kept)), Some(line.clone()));
            }
            match game.key {
                Ok(key) => {
                    let kept = self.read_alone(&game.id, &alone);
                    let line = key + &as_kept(&kept);
                    (of(&game.id, kept), Some(line))
                }
                Err(error) => (of(&game.id, Err(error)), None),
            }
        };

        let mut games = games.into_iter();
        let mut each = |file: &mut dyn Write| {
            let mut lines = self.kept_lines(version).peekable();
            let mut written = writeln!(file, "{version}");
            loop {
                let batch: Vec<(Dated, Option<String>)> = games
                    .by_ref()
                    .take(BATCH)
                    .map(|game| {
                        let line = found(&mut lines, &game);
                        (game, line)
                    })
                    .collect();
                if batch.is_empty() {
                    return written;
                }
                let read: Vec<_> = threads::pool().install(|| {
                    batch.into_par_iter().map(|(game, line)| value_and_line(game, line)).collect()
                });
                for (value, line) in read {
                    if !then(value) {
                        return Err(io::ErrorKind::Interrupted.into());
                    }
                    // Games are read even if nothing can be written.
                    if let Some(line) = line
                        && written.is_ok()
                    {
                        written = writeln!(file, "{}", with_sum(&line));
                    }
                }
            }
        };
        let mut is_read = false;
        if !is_same {
            // A folder that cannot be written to has no cache, and needs none.
            let _ = files::replace(self.disk(), &self.cache(), Readers::Anyone, |file| {
                is_read = true;
                let mut file = io::BufWriter::new(file);
                each(&mut file).and_then(|()| file.flush())
            });
        }
        if !is_read {
            let _ = each(&mut io::sink());
        }
        Ok(())
    }

    /// Where the lines are kept.
    fn cache(&self) -> PathBuf {
        self.dir().join("games.cache")
    }

    /// Reads and summarizes a game's journal. No two long ones are in memory at the same time.
    fn read_alone<K: CachedGame>(&self, id: &GameId, alone: &Mutex<()>) -> Result<K> {
        let meta = self.disk().meta_of_link(&self.path(id));
        let is_long = meta.is_ok_and(|meta| meta.len > LONG_JOURNAL);
        let _alone = is_long.then(|| alone.lock());
        self.read(&Selector::Id(id.clone())).map(K::of)
    }

    fn dated(&self, id: GameId) -> Dated {
        match self.last_and_key(&id) {
            Ok((last, key)) => Dated { last: Reverse(last), id, key: Ok(key) },
            Err(error) => Dated { last: Reverse(None), id, key: Err(error) },
        }
    }

    fn last_and_key(&self, id: &GameId) -> Result<(Option<i64>, String)> {
        let path = self.path(id);
        let mut file = self.open_file(&self.place(id), Access::Reading)?;
        let end = files::read_end(file.as_mut(), &path)?;
        let last = journal::last_at(&end).map(Stamp::unix_seconds);
        let at = last.unwrap_or(i64::MIN);
        let failed = StoreError::io(Operation::Read, &path);
        let len = file.meta().map_err(&failed)?.len;
        let mut sum = sum_of_first(file, len.saturating_sub(end.len() as u64)).map_err(failed)?;
        sum.update(&end);
        Ok((last, format!("{at} {} {len} {:08x} ", id.in_lower_case(), sum.finalize())))
    }

    /// The lines that are kept in a form of this name, without their checksums: none after the first
    /// damaged one.
    fn kept_lines(&self, version: &str) -> impl Iterator<Item = String> + use<> {
        let mut file = self.open_cache().map(BufReader::new);
        if file.as_mut().and_then(next_line).is_none_or(|line| line != version) {
            file = None;
        }
        std::iter::from_fn(move || checked(&next_line(file.as_mut()?)?))
    }

    /// The file of lines, opened, if there is one that can be.
    fn open_cache(&self) -> Option<Box<dyn DiskFile>> {
        let path = self.cache();
        files::open_regular(self.disk(), &path, Access::Reading, LinkPolicy::Refused).ok().flatten()
    }

    /// Where the lines are kept, if some of them are damaged.
    pub(super) fn damaged_cache(&self) -> Option<PathBuf> {
        let path = self.cache();
        let file = self.open_cache()?;
        let len = file.meta().ok()?.len;
        let mut file = BufReader::new(file);
        let version = next_line(&mut file).unwrap_or_default();
        let lines = self.kept_lines(&version).map(|line| with_sum(&line).len() as u64 + 1);
        let whole = version.len() as u64 + 1 + lines.sum::<u64>();
        (whole != len).then_some(path)
    }
}

/// The checksum of the first bytes of a file.
fn sum_of_first(mut file: Box<dyn DiskFile>, len: u64) -> io::Result<Hasher> {
    let mut sum = Hasher::new();
    let mut piece = Vec::new();
    file.rewind()?;
    let mut first = file.take(len);
    while first.by_ref().take(PIECE).read_to_end(&mut piece)? > 0 {
        sum.update(&piece);
        piece.clear();
    }
    Ok(sum)
}

/// The next line of a file; `None` at its end, or if it is not a line.
fn next_line(file: &mut BufReader<Box<dyn DiskFile>>) -> Option<String> {
    let mut line = String::new();
    file.take(2 * LONGEST_LINE).read_line(&mut line).ok()?;
    line.strip_suffix('\n').map(str::to_owned)
}

fn with_sum(line: &str) -> String {
    format!("{:08x} {line}", crc32fast::hash(line.as_bytes()))
}

/// A line without its checksum, if that is right.
fn checked(line: &str) -> Option<String> {
    let (sum, rest) = line.split_once(' ')?;
    let is_right = u32::from_str_radix(sum, 16).ok()? == crc32fast::hash(rest.as_bytes());
    is_right.then(|| rest.to_owned())
}

/// The line that is kept of a game, if its journal is the same.
fn found(lines: &mut Peekable<impl Iterator<Item = String>>, game: &Dated) -> Option<String> {
    let key = game.key.as_ref().ok()?;
    let place = (game.last.0.unwrap_or(i64::MIN), &game.id);
    let is_before = |line: &String| {
        let mut words = line.split(' ');
        let at: Option<i64> = words.next().and_then(|at| at.parse().ok());
        let id: Option<GameId> = words.next().and_then(|id| id.parse().ok());
        at.zip(id).is_none_or(|(at, id)| (Reverse(at), &id) < (Reverse(place.0), place.1))
    };
    while lines.next_if(is_before).is_some() {}
    lines.next_if(|line| line.starts_with(key.as_str()))
}

/// What is kept of a game.
fn as_kept<K: Serialize>(kept: &Result<K>) -> String {
    let json = kept.as_ref().ok().and_then(|kept| serde_json::to_string(kept).ok());
    match json {
        Some(json) if json.len() as u64 <= LONGEST_LINE => json,
        _ => NOT_KEPT.into(),
    }
}
