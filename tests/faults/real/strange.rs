//! What does not belong in a data folder is refused or left alone: nothing hangs, and what is newer
//! is not written to.
