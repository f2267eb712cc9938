//! What the prompt says of itself: what is due, and what can be typed.

use crate::game::{Game, Phase};
use crate::shell::status;
use crate::words::{self, Prompt};

/// The commands that need not be named: what is due says which it is.
const UNNAMED: [&str; 4] = ["bid ", "took ", "call ", "trick "];

/// Returns what is due: the deal, whose turn it is, which bids are open and which one is not, and
/// what to type.
pub(super) fn lines(game: &Game) -> Vec<String> {
    let deal = game
        .current()
        .map(|deal| format!("{}: {}.", words::deal_name(game, deal), words::deal_line(game, deal)));
    let Prompt { so_far, command, .. } = words::prompt(game);
    // Who takes tricks is told with the bids.
    let so_far = so_far.filter(|_| !matches!(game.phase(), Phase::Tricks));
    let prompt = Prompt { command: None, ..words::prompt(game) };
    let mut lines: Vec<String> = deal.into_iter().chain(so_far).collect();
    lines.extend(status::prompt_lines(&prompt));
    lines.extend(command.map(|command| {
        let short = UNNAMED.iter().find_map(|name| command.strip_prefix(name));
        format!("Next: {}", short.unwrap_or(&command))
    }));
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
