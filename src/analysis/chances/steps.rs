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

/// The steps that may still be made.
#[derive(Clone, Copy)]
pub(super) struct Steps(pub(super) u64);

impl Steps {
    /// Takes some steps, if that many are left.
    pub(super) fn take(&mut self, steps: u64) -> Result<(), ChancesFault> {
        self.0 = self.0.checked_sub(steps).ok_or(ChancesFault::TooMuch)?;
        Ok(())
    }
}
