//! What the board says.

/// That the board needs a terminal.
pub(crate) const fn needs_terminal() -> &'static str {
    "The board needs a terminal."
}

/// That the terminal is too small, and how large it has to be.
pub(crate) fn too_small(columns: u16, rows: u16) -> String {
    format!("The board needs {columns} columns and {rows} rows.")
}

/// That every bid has been typed.
pub(crate) const fn all_bids_in() -> &'static str {
    "All bids in. Press Enter to record."
}

/// That every trick has been typed.
pub(crate) const fn all_tricks_in() -> &'static str {
    "All tricks in. Press Enter to record."
}

/// How to type who took each trick, and how many are typed.
pub(crate) fn who_took_each(typed: usize, total: u8) -> String {
    format!("{typed} of {total} tricks in. Press the digit of who took each.")
}

/// That Enter was pressed before all tricks were typed.
pub(crate) fn tricks_missing(typed: usize, total: u8) -> String {
    format!("Not recorded: only {typed} of {total} tricks in.")
}

/// The tricks of the declaring side, as far as they are typed.
pub(crate) fn tricks_taken(typed: &str) -> String {
    format!("Tricks taken: {typed}")
}

/// Asks for the suit turned up.
pub(crate) const fn which_suit() -> &'static str {
    "Which suit was turned up?"
}

/// Asks how a part of a deal should have been recorded.
pub(crate) fn what_instead(deal: usize, part: &str) -> String {
    format!("Deal {deal}: what should the {part} have been?")
}

/// That no such deal has begun.
pub(crate) const fn no_such_deal() -> &'static str {
    "Type the number of a deal that has begun, then press Enter."
}

/// That a chart has no deals to show.
pub(crate) const fn no_deal_played() -> &'static str {
    "No deal has been played out yet."
}

/// The name of an extra deal.
pub(crate) fn extra_deal(mark: &str) -> String {
    format!("Extra deal {mark}")
}
