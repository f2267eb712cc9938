//! Weng and Lin's method: how a game changes the ratings of its players, by Bradley and Terry's model
//! with every pair of sides. <https://jmlr.org/papers/v12/weng11a.html>

use std::cmp::Ordering;

/// How much luck a game has, in points of rating.
const LUCK: f64 = 25.0 / 6.0;
/// The least part of a squared uncertainty that a game leaves.
const LEAST_LEFT: f64 = 0.000_001;

/// What is known of a player's strength.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    pub(super) rating: f64,
    pub(super) uncertainty: f64,
}

/// The strength of a new player.
impl Default for Strength {
    fn default() -> Strength {
        Strength { rating: 25.0, uncertainty: 25.0 / 3.0 }
    }
}

/// A side of a game.
#[derive(Clone, Debug)]
pub(super) struct RatedSide {
    /// The strength of each of its players before the game.
    pub(super) players: Vec<Strength>,
    /// Its rank in the game, 1 being the best.
    pub(super) rank: usize,
}

impl RatedSide {
    fn rating(&self) -> f64 {
        self.players.iter().map(|player| player.rating).sum()
    }

    fn variance(&self) -> f64 {
        self.players.iter().map(|player| player.uncertainty.powi(2)).sum()
    }
}

/// The strength of each player after a game, in the order of the sides and of their players.
pub(super) fn after(sides: &[RatedSide]) -> Vec<Strength> {
    let mut strengths = Vec::new();
    for (index, side) in sides.iter().enumerate() {
        let variance = side.variance();
        let mut gain = 0.0;
        let mut certainty = 0.0;
        for (other, opponents) in sides.iter().enumerate() {
            if other == index {
                continue;
            }

            let spread = (variance + opponents.variance() + 2.0 * LUCK.powi(2)).sqrt();
            let lead = (side.rating() - opponents.rating()) / spread;
            // `f64::exp` would load another library whenever the program starts.
            let expected = 1.0 / (1.0 + libm::exp(-lead));
            let score = match side.rank.cmp(&opponents.rank) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            };
            gain += variance / spread * (score - expected);
            certainty += (variance.sqrt() / spread).powi(3) * expected * (1.0 - expected);
        }

        for player in &side.players {
            let share = player.uncertainty.powi(2) / variance;
            let left = (1.0 - share * certainty).max(LEAST_LEFT);
            strengths.push(Strength {
                rating: player.rating + share * gain,
                uncertainty: player.uncertainty * left.sqrt(),
            });
        }
    }
    strengths
}
