//! The play of the cards: rulings, recorded tricks, and what they prove.

mod check;
mod false_calls;
mod revokes;
mod table_rulings;
mod tricks;
mod trump_orders;

use crate::common::{Table, one_line};

/// Returns the text of an answer as one line.
fn unfolded(text: &str) -> String {
    one_line(text)
}

/// Returns a game of Romanian whist with four players and five cards, bids made: Ana leads, trump
/// spades.
pub(super) fn five_cards() -> Table {
    let table = Table::new();
    let mut script = "new romanian Ana Bea Cid Dan --dealer Ana --id five\n".to_owned();
    for cards in [1, 1, 1, 1, 2, 3, 4] {
        // The last bidder always has to avoid the hook.
        script.push_str(&format!("bid 0 0 0 0\ntook {cards} 0 0 0\n"));
    }
    script.push_str("trump 8s\nbid 0 0 0 0\n");
    table.write("five.hoyle", &script);
    table.done("replay five.hoyle --save");
    table
}
