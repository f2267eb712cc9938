//! What to record next, as hints.

use super::{Hint, names};
use crate::game::{Act, BidsDue, Count, Deal, Due, Game};
use crate::rules::{AuctionRule, Extra, Play, Ruleset};

/// Bids that would be legal, to show how they are typed; `None` if no simple ones are.
fn bids_for_example(game: &Game, due: &BidsDue) -> Option<Vec<u8>> {
    let patterns =
        [[0, 1, 0, 2], [0, 1, 0, 1], [0, 1, 1, 1], [1, 2, 1, 3], [1, 1, 1, 1], [0, 0, 0, 0]];
    let mut examples = patterns
        .into_iter()
        .map(|pattern| pattern.into_iter().cycle().take(due.seats.len()).collect::<Vec<u8>>());
    examples.find(|bids| {
        let counts = bids.iter().map(|bid| Count::next((*bid).into())).collect();
        game.judge(&Act::Bid(counts)).is_ok()
    })
}

impl Hint {
    /// To record a contract under these rules.
    pub(super) fn contract(rules: &Ruleset) -> Hint {
        let rule = rules.bidding.auction();
        let bids = rule.map_or(&[][..], |rule| &rule.bids);
        let mut factors = Vec::new();
        for group in rule.into_iter().flat_map(AuctionRule::factor_groups) {
            factors.push(group.iter().map(|factor| factor.word.clone()).collect());
        }
        Hint::Contract { partner: bids.iter().any(|bid| bid.play != Play::Solo), factors }
    }

    /// What to record next; `None` when the game is over.
    pub fn next(game: &Game, due: &Due) -> Option<Hint> {
        Some(match due {
            Due::Bids(bids) => {
                Hint::Bid { number: bids.seats.len(), example: bids_for_example(game, bids) }
            }
            Due::Calls(_) => Hint::Call,
            Due::Contract { .. } => Hint::contract(game.setup().rules()),
            Due::Partner { by, .. } => Hint::Trou(names(game)(*by)),
            Due::Kind(_) => Hint::Kind,
            Due::Trump => Hint::Trump { optional: false },
            Due::Tricks(tricks) if tricks.trick > 1 => Hint::Trick(tricks.turn.len()),
            Due::Tricks(tricks) => Hint::Took(Some(tricks.seats.len())),
            Due::Tally(due) => Hint::Tally(due.id.clone()),
            Due::Nothing { .. } => return None,
        })
    }

    /// What may be recorded as well: the trump before the bids, the contract of an auction that was
    /// not recorded, the last word of a pair, a tally, an extra deal after a draw.
    pub fn besides(game: &Game, due: &Due) -> Vec<Hint> {
        let fresh = game.current().is_some_and(Deal::is_fresh);
        let names_trump = game.current().is_some_and(|deal| deal.names_trump().is_some());
        match due {
            Due::Bids(_) if game.trump_is_open() && (fresh || names_trump) => {
                let doubles = game.setup().rules().scoring.doubled_by().is_some() || names_trump;
                vec![Hint::Trump { optional: !doubles }]
            }
            Due::Tricks(tricks) if !tricks.last_word.is_empty() => vec![Hint::Call],
            Due::Tricks(tricks) => {
                let Some(deal) = game.current() else { return Vec::new() };
                let rules = deal.tallies_asked(game.setup().rules());
                // Recorded cards show it.
                let open = rules.filter(|rule| tricks.trick == 1 || rule.won_with.is_none());
                open.map(|rule| Hint::Tally(rule.id.clone())).collect()
            }
            Due::Calls(_) if fresh => vec![Hint::contract(game.setup().rules())],
            Due::Contract { .. } => vec![Hint::Redeal],
            Due::Nothing { extras } if game.won_by().is_none() => {
                let hint = |extra: &Extra| Hint::Extra { id: extra.id.clone(), bids: extra.bids };
                extras.iter().map(hint).collect()
            }
            _ => Vec::new(),
        }
    }
}
