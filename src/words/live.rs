//! What only the live table in a browser says, and the program that serves it.

use super::{catalog, quoted};

/// How many cards are dealt.
pub fn cards_dealt(cards: usize) -> String {
    catalog::count_cards(cards)
}

/// A run that may be completed: `4 of 5 made`.
pub fn run_of(made: bool, deals: usize, of: usize) -> String {
    catalog::of_in_row(deals, of, made)
}

/// What opening a deal on the sheet shows.
pub fn open_a_deal_on_sheet(may_fix: bool) -> String {
    catalog::open_deal_to_see_how_its(may_fix)
}

/// That an address is not one of this machine.
pub fn not_own_address(text: &str, own: &str) -> String {
    catalog::is_not_address_of_this_machine(quoted(text), if own.is_empty() { "none" } else { own })
}

/// The keys while the server runs.
pub fn serve_keys(keeps_score: bool) -> String {
    catalog::serve_keys_text(keeps_score) + "\n"
}
