//! Choices that bytes make.

/// The bytes of an input, each of which makes a choice. Once they are used up, every choice is the
/// first one.
pub(super) struct Choices<'a> {
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Choices<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes: bytes.iter() }
    }

    /// Returns whether all bytes are used up.
    pub(super) fn are_over(&self) -> bool {
        self.bytes.as_slice().is_empty()
    }

    pub(super) fn byte(&mut self) -> u8 {
        self.bytes.next().copied().unwrap_or_default()
    }

    /// Returns a number below `count`, which is at least 1.
    pub(super) fn below(&mut self, count: usize) -> usize {
        usize::from(self.byte()) % count
    }

    /// Returns true for one byte in `of`.
    pub(super) fn once_in(&mut self, of: usize) -> bool {
        self.below(of) == of - 1
    }

    /// Returns one of some values, or `None` if there are none.
    pub(super) fn one<T: Clone>(&mut self, of: impl IntoIterator<Item = T>) -> Option<T> {
        let mut all: Vec<T> = of.into_iter().collect();
        if all.is_empty() {
            return None;
        }
        let chosen = self.below(all.len());
        Some(all.swap_remove(chosen))
    }

    /// Returns one of some words.
    pub(super) fn word(&mut self, of: &[&'static str]) -> &'static str {
        of[self.below(of.len())]
    }
}
