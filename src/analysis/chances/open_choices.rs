//! Enumerates the options of choices that laws leave open.

use super::solver::{ChancesError, Result};
use crate::game::{Act, Game, WAIVED};

/// The most combinations of options that are tried.
const MOST_WAYS: usize = 32;

/// Every combination of options for the open choices of a game: the acts that take them, and the game after
/// them.
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
    Ok(ways)
}
