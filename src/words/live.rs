//! What only the live table in a browser says, and the program that serves it.

use super::{catalog, quoted};

/// A run that may be completed: `4 of 5 made`.
pub fn run_of(made: bool, deals: usize, of: usize) -> String {
    catalog::of_in_row(deals, of, made)
}

/// That an address is not one of this machine.
pub fn not_own_address(text: &str, own: &str) -> String {
    catalog::is_not_address_of_this_machine(quoted(text), if own.is_empty() { "none" } else { own })
}
