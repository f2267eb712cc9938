//! What only the live table in a browser says, and the program that serves it.

use super::{messages, quoted};

/// A run that may be completed: `4 of 5 made`.
pub fn run_of(made: bool, deals: usize, of: usize) -> String {
    messages::LiveRun { deals, length: of, made }.say()
}

/// That an address is not one of this machine.
pub fn not_own_address(text: &str, own: &str) -> String {
    messages::LiveErrorAddressForeign {
        address: quoted(text),
        addresses: if own.is_empty() { "none" } else { own },
    }
    .say()
}
