//! Points, counted exactly: halves exist, floats never.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

/// A number of points, kept as whole halves. Scores of a deal stay below 10⁸ points, so sums never
/// overflow.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Points {
    halves: i64,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points { halves: 0 };

    /// Returns `whole` points.
    pub const fn whole(whole: i64) -> Points {
        Points { halves: 2 * whole }
    }

    /// Returns `halves` half points.
    pub const fn halves(halves: i64) -> Points {
        Points { halves }
    }

    /// Returns the number of half points.
    pub const fn in_halves(self) -> i64 {
        self.halves
    }
}

/// Writes `12`, `-10`, `½`, `-2½`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.halves < 0 { "-" } else { "" };
        let (whole, half) = (self.halves.abs() / 2, self.halves % 2 != 0);
        let text = match (whole, half) {
            (0, true) => format!("{sign}½"),
            (_, true) => format!("{sign}{whole}½"),
            (_, false) => format!("{sign}{whole}"),
        };
        f.pad(&text)
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points::halves(self.halves + other.halves)
    }
}

impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points::halves(self.halves - other.halves)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

impl Neg for Points {
    type Output = Points;
    fn neg(self) -> Points {
        Points::halves(-self.halves)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::ZERO, Add::add)
    }
}
