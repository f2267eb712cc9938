//! The ids of games: file names that mean the same on every system and lead nowhere else.

use crate::cards::{Syntax, SyntaxError};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// The longest id, in bytes.
const LONGEST_ID: usize = 64;

/// A game's id: 1 to 64 letters without accents, digits, `-` and `_`, starting with a letter or a
/// digit, and not a name that Windows reserves for a device. So no id leads out of the folder of
/// games. Ids that differ only in case are the same, as the names of files are on some systems.
///
/// ```
/// use hoyle::history::GameId;
///
/// let id: GameId = "friday".parse()?;
/// assert_eq!(id.to_string(), "friday");
/// assert_eq!("Friday".parse(), Ok(id));
/// assert!("../friday".parse::<GameId>().is_err());
/// # Ok::<(), hoyle::cards::SyntaxError>(())
/// ```
#[derive(Clone, Debug, Eq)]
pub struct GameId(String);

impl PartialEq for GameId {
    fn eq(&self, other: &GameId) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl PartialOrd for GameId {
    fn partial_cmp(&self, other: &GameId) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for GameId {
    fn cmp(&self, other: &GameId) -> Ordering {
        let own = self.0.bytes().map(|byte| byte.to_ascii_lowercase());
        own.cmp(other.0.bytes().map(|byte| byte.to_ascii_lowercase()))
    }
}

impl GameId {
    /// The id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The id in lower case, as its file is called.
    pub fn in_lower_case(&self) -> String {
        self.0.to_ascii_lowercase()
    }

    /// This id, and after it `id-2`, `id-3`, …, the id's end cut off where that would be too long.
    pub fn numbered(&self) -> impl Iterator<Item = GameId> {
        let later = (2..).map(|number: u32| {
            let suffix = format!("-{number}");
            let len = self.0.len().min(LONGEST_ID - suffix.len());
            // Ids are ASCII, so they can be cut anywhere.
            GameId(format!("{}{suffix}", &self.0[..len]))
        });
        std::iter::once(self.clone()).chain(later)
    }
}

impl FromStr for GameId {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<GameId, SyntaxError> {
        let is_valid = text.starts_with(|c: char| c.is_ascii_alphanumeric())
            && text.len() <= LONGEST_ID
            && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'))
            && !is_device(&text.to_ascii_lowercase());
        let id = is_valid.then(|| GameId(text.to_owned()));
        id.ok_or_else(|| SyntaxError::new(Syntax::GameId, text))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Whether Windows opens a device under that name, whatever extension follows it.
fn is_device(text: &str) -> bool {
    let port = text.strip_prefix("com").or_else(|| text.strip_prefix("lpt"));
    matches!(text, "con" | "prn" | "aux" | "nul")
        || port.is_some_and(|number| matches!(number.as_bytes(), [b'0'..=b'9']))
}
