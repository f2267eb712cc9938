//! Seeds, so that every deal can be reproduced.

use crate::game::{Outcome, Table};
use fastrand::Rng;

/// Returns a number from the environment.
fn asked(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is a number, not {text}")))
}

/// Plays this many times, or as often as the environment asks, each time with another seed. `play`
/// stores its table to be printed on failure, and returns the number of deals played.
pub(crate) fn each(
    what: &str,
    times: u64,
    mut play: impl FnMut(&mut Rng, &mut Option<Table>) -> Result<usize, String>,
) {
    let seeds = match asked("HOYLE_ORACLE_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..times * asked("HOYLE_ORACLE_DEALS").unwrap_or(1),
    };
    let mut deals = 0;
    for seed in seeds {
        let mut table = None;
        match play(&mut Rng::with_seed(seed), &mut table) {
            Ok(played) => deals += played,
            Err(fault) => {
                let script = table.map(|table| table.script()).unwrap_or_default();
                panic!("{what}, HOYLE_ORACLE_SEED={seed}\n{fault}\n\nThe game so far:\n\n{script}");
            }
        }
    }
    println!("{what}: {deals} deals");
}

/// Lets a game step be printed on failure.
pub(crate) fn keep(outcome: Outcome, table: Table, kept: &mut Option<Table>) -> Outcome {
    *kept = Some(table);
    outcome
}
