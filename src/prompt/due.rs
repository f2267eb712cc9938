//! What the prompt says of itself: what is due, and what can be typed.

use super::hints;
use crate::game::{Game, Phase};
use crate::shell::status;
use crate::words;

/// Returns what is due: the deal, whose turn it is, which bids are open and which one is not, and
/// what to type.
pub(super) fn lines(game: &Game) -> Vec<String> {
    let deal = game
        .current()
        .map(|deal| format!("{}: {}.", words::deal_name(game, deal), words::deal_line(game, deal)));
    // Who takes tricks is told with the bids.
    let so_far = words::so_far(game).filter(|_| !matches!(game.phase(), Phase::Tricks));
    let mut lines: Vec<String> = deal.into_iter().chain(so_far).collect();
    lines.extend(status::due_lines(game, hints::short));
    lines
}

/// Returns the word before the cursor.
pub(super) fn before_cursor(game: Option<&Game>) -> &'static str {
    match game.map(Game::phase) {
        None => "hoyle> ",
        Some(Phase::Bidding { .. }) => "bid> ",
        Some(Phase::Calling { .. }) => "call> ",
        Some(Phase::Partner { .. }) => "partner> ",
        Some(Phase::Tricks) => "tricks> ",
        Some(Phase::Finished) => "over> ",
    }
}

/// What can be typed at the prompt, for a screen of 40 columns.
pub(super) const HELP: &str = "\
Type what is said at the table; what is
due says what it means.
 2 0 1 3, 2013   bids, or tricks: the
                 last may be left out
 Ana=2 Marko=0   numbers by name
 h  sp  7h       the suit, or the card,
                 that was turned up
 h2013           the suit and the bids
 7c Kc 2h Ac     a trick, as played
 p w j t pt      pass, wait, join, trou,
                 no trou
 so6:h           solo-6 with hearts
 u  r            undo, redo
 s  ?  q         sheet, this, leave
Nothing is lost by leaving. Every
command of the shell works too, such as
explain 3 Ana; help lists them.
";
