//! How much may be worked out, and why something may not be.

/// Why the chances in a game are not worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ChancesFault {
    /// It goes on until a side has enough points, or until its games are won.
    NoLastDeal,
    /// Too much is counted besides the tricks, or anything where nobody bids a number of tricks.
    Counts,
    /// Too much is open.
    TooMuch,
}

/// More steps would have been needed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spent;

impl From<Spent> for ChancesFault {
    fn from(Spent: Spent) -> ChancesFault {
        ChancesFault::TooMuch
    }
}

/// The steps that may still be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps(pub(super) u64);

impl Steps {
    /// Makes some steps.
    pub(super) const fn take(&mut self, steps: u64) -> Result<(), Spent> {
        match self.0.checked_sub(steps) {
            Some(left) => {
                self.0 = left;
                Ok(())
            }
            None => Err(Spent),
        }
    }
}
