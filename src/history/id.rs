//! The ids of games: file names that mean the same on every system and lead nowhere else.

use std::fmt;

/// The longest id, in bytes.
const LONGEST_ID: usize = 64;

/// A game's id: 1 to 64 lower-case letters, digits, `-` and `_`, beginning with a letter or a
/// digit, and no name that Windows keeps for a device. So no id leads out of the games' folder,
/// and no two ids are one file where case does not count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

/// A text that cannot be the id of a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct InvalidId {
    /// The text.
    pub text: String,
}

impl GameId {
    /// Returns the id that `text` writes.
    ///
    /// # Errors
    /// The text is no id.
    pub fn new(text: &str) -> Result<GameId, InvalidId> {
        let begins_well = text.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
        let sound = begins_well
            && text.len() <= LONGEST_ID
            && text.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_'))
            && !is_device(text);
        if sound { Ok(GameId(text.to_owned())) } else { Err(InvalidId { text: text.to_owned() }) }
    }

    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The id with `-number` appended, its end cut off where that would be too long.
    pub fn numbered(&self, number: u32) -> GameId {
        let suffix = format!("-{number}");
        let kept = self.0.len().min(LONGEST_ID - suffix.len());
        // Ids are ASCII, so every byte is a place to cut.
        GameId(format!("{}{suffix}", &self.0[..kept]))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Returns whether Windows opens a device under that name, whatever extension follows it.
fn is_device(text: &str) -> bool {
    let numbered = |port: &str| {
        text.strip_prefix(port).is_some_and(|rest| matches!(rest.as_bytes(), [b'0'..=b'9']))
    };
    matches!(text, "con" | "prn" | "aux" | "nul") || numbered("com") || numbered("lpt")
}
