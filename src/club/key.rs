//! Keys that decide draws and lots, which anybody can work out again with `sha256sum`.

use sha2::{Digest, Sha256};
use std::fmt::Display;

/// The SHA-256 of `seed/round/number`. The smaller key comes first.
pub type Key = [u8; 32];

/// The key of a number in a round. Instead of a round, it may say what else is drawn: `card` or `lot`.
///
/// ```
/// let key = hoyle::club::key("Vienna 4711", 1, 5);
/// assert_eq!(key[..3], [0x36, 0xd9, 0x90]);
/// ```
pub fn key(seed: &str, round: impl Display, number: u16) -> Key {
    Sha256::digest(format!("{seed}/{round}/{number}")).into()
}

/// The numbers in the order of their keys.
pub(super) fn by_key(numbers: &[u16], seed: &str, round: impl Display) -> Vec<u16> {
    let mut numbers = numbers.to_vec();
    numbers.sort_by_cached_key(|number| key(seed, &round, *number));
    numbers
}
