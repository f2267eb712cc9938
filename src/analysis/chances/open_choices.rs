//! Enumerates the options of choices that laws leave open, and whether the cards are dealt again after low bids.

use super::solver::{ChancesError, Result};
use crate::game::{Act, Count, Due, Game, WAIVED};

/// The most combinations of options that are tried.
const MOST_WAYS: usize = 32;

/// Every combination of options for the open choices of a game, with the bids made so far or after a new deal: the
/// acts that lead there, and the game after them.
///
/// # Errors
/// Too many choices are open.
pub(super) fn every_way(now: &Game) -> Result<Vec<(Vec<Act>, Game)>> {
    let mut ways: Vec<(Vec<Act>, Game)> = vec![(Vec::new(), now.clone())];
    for incident in now.open_choices() {
        let number = incident.number.unwrap_or_default();
        let mut options: Vec<&str> = incident.options.iter().map(|(id, _)| id.as_str()).collect();
        if !options.contains(&WAIVED) {
            options.push(WAIVED);
        }

        let mut longer = Vec::new();
        for (acts, before) in &ways {
            for taken in &options {
                match before.with_choice(number, taken) {
                    Ok(after) => {
                        let act = Act::Choose { incident: number, taken: (*taken).to_owned() };
                        longer.push(([acts.as_slice(), &[act]].concat(), after));
                    }
                    // If an option ends the deal, its other choices are gone.
                    Err(_) => longer.push((acts.clone(), before.clone())),
                }
            }
        }
        ways = longer;
        if ways.len() > MOST_WAYS {
            return Err(ChancesError::TooMuch);
        }
    }

    let mut with_new_deals = Vec::new();
    for (acts, game) in ways {
        let low = dealt_again(&game, |open| open.first());
        let is_certain = dealt_again(&game, |open| open.last()).is_some();
        if let Some((bids, after)) = low {
            with_new_deals.push(([acts.as_slice(), &bids].concat(), after));
        }
        if !is_certain {
            with_new_deals.push((acts, game));
        }
    }
    Ok(with_new_deals)
}

/// The bids that are missing if each is the one of those open that `pick` says, and the game after them, if the cards
/// are then dealt again.
fn dealt_again(now: &Game, pick: fn(&[u8]) -> Option<&u8>) -> Option<(Vec<Act>, Game)> {
    let deal = now.current()?;
    if deal.bids().bids.is_empty() {
        return None;
    }
    let mut game = now.clone();
    let mut bids = Vec::new();
    while let Due::Bids(due) = game.due() {
        let number = *pick(&due.open)?;
        let bid = Act::Bid(vec![Count::by(*due.seats.first()?, number.into())]);
        game.play(&bid).ok()?;
        bids.push(bid);
        if game.current()?.redeals > deal.redeals {
            return Some((bids, game));
        }
    }
    None
}
