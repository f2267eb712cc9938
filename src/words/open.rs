//! The bids and calls that are open, and the bid that is barred.

use super::{bid_name, calls_in_short, messages, names, why_barred};
use crate::game::{Due, Game};
use crate::rules::{Call, Clause, Hook};

/// The bids or calls that are open, from the lowest, in the words in which they can be typed; empty if none is.
pub fn open(due: &Due) -> Vec<String> {
    let Due::Bids(bids) = due else { return calls_in_short(&due.open_calls()) };
    let words = bids.words.iter().map(|word| bid_name(word));
    bids.open.iter().map(u8::to_string).chain(words).collect()
}

/// Which bid the hook bars: `Not 3: the bids would add up to 6, the number of cards dealt
/// (serbian.hook).`, or that the hook lapses; `None` if it bars none.
pub fn barred(game: &Game, due: &Due) -> Option<String> {
    let Due::Bids(bids) = due else { return None };
    let rule = game.setup().rules().clause_id(Clause::Hook);
    let exact = game.setup().rules().bidding.exact()?;
    if exact.lapses(game.current()?.bids()) {
        return Some(messages::DueHookLapses { rule: &rule }.say());
    }
    let must_exceed = exact.hook == Hook::Over;
    bids.barred.as_ref().map(|barred| {
        let or_less = must_exceed && *barred.end() > 0;
        messages::DueBarredBids {
            bid: barred.end(),
            or_less,
            reason: why_barred(bids.cards, must_exceed),
            rule: &rule,
        }
        .say()
    })
}

/// The open bids or calls in one line; during the tricks, a line for each player of a pair who may still
/// change its contract.
pub(super) fn open_lines(game: &Game, due: &Due) -> Vec<String> {
    if let Due::Tricks(tricks) = due {
        let mut lines = Vec::new();
        let Some(contract) = &tricks.contract else { return lines };
        for seat in contract.with.into_iter().chain([contract.by]) {
            let own = tricks.last_word.iter().filter(|(caller, _)| *caller == seat);
            let calls: Vec<Call> = own.map(|(_, call)| call.clone()).collect();
            if !calls.is_empty() {
                let calls = calls_in_short(&calls).join(", ");
                let player = names(game)(seat);
                lines.push(messages::DueOpenCallsPlayer { player, calls }.say());
            }
        }
        return lines;
    }

    let between = if matches!(due, Due::Bids(_)) { " " } else { ", " };
    let calls = open(due).join(between);
    if calls.is_empty() { Vec::new() } else { vec![messages::DueOpenCalls { calls: &calls }.say()] }
}
