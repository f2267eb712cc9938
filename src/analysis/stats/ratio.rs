//! Exact fractions, printed as decimals.

use crate::rules::Points;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::ops::{AddAssign, Mul};

/// An exact fraction. As text it is a decimal, rounded to two digits; in JSON a number.
///
/// ```
/// use hoyle::analysis::Ratio;
///
/// let third = Ratio::of(1, 3).unwrap();
/// assert_eq!(third.to_string(), "0.33");
/// assert_eq!(Ratio::of(-7, 2).unwrap().to_string(), "-3.5");
/// assert_eq!(Ratio::of(1, 0), None);
/// ```
#[derive(Clone, Copy, Debug, JsonSchema)]
#[schemars(with = "f64")]
pub struct Ratio {
    part: i64,
    whole: i64,
}

impl Ratio {
    /// One number divided by another; `None` if that is zero or less.
    pub const fn of(part: i64, whole: i64) -> Option<Ratio> {
        if whole > 0 { Some(Ratio { part, whole }) } else { None }
    }

    /// Zero.
    pub const ZERO: Ratio = Ratio::hundredths(0);

    /// A number of hundredths.
    pub const fn hundredths(part: i64) -> Ratio {
        Ratio { part, whole: 100 }
    }

    /// The fraction divided by a whole number; `None` for zero.
    #[must_use]
    pub const fn over(self, whole: u32) -> Option<Ratio> {
        Ratio::of(self.part, self.whole * whole as i64)
    }

    /// The fraction exactly: `19.5`, or `13/3` if no decimal is.
    pub fn exact(self) -> String {
        let shared = shared_by(self.part.abs(), self.whole);
        let part = self.part / shared;
        let whole = self.whole / shared;
        let mut scale = 1;
        let mut places = 0;
        while places < 6 && scale % whole != 0 {
            scale *= 10;
            places += 1;
        }
        if scale % whole != 0 {
            return format!("{part}/{whole}");
        }
        if places == 0 {
            return part.to_string();
        }
        let sign = if part < 0 { "-" } else { "" };
        let scaled = part.abs() * (scale / whole);
        format!("{sign}{}.{:0places$}", scaled / scale, scaled % scale)
    }

    /// The product with a number, rounded to the nearest whole, halves away from zero.
    pub fn times(self, number: i64) -> i64 {
        let part = i128::from(self.part) * i128::from(number);
        let whole = i128::from(self.whole);
        ((2 * part + part.signum() * whole) / (2 * whole)) as i64
    }
}

impl Default for Ratio {
    fn default() -> Ratio {
        Ratio::ZERO
    }
}

impl AddAssign for Ratio {
    fn add_assign(&mut self, other: Ratio) {
        if self.whole == other.whole {
            self.part += other.part;
            return;
        }
        let part = self.part * other.whole + other.part * self.whole;
        let whole = self.whole * other.whole;
        let shared = shared_by(part.abs(), whole);
        *self = Ratio { part: part / shared, whole: whole / shared };
    }
}

impl Mul<u32> for Ratio {
    type Output = Ratio;

    fn mul(self, number: u32) -> Ratio {
        Ratio { part: self.part * i64::from(number), ..self }
    }
}

impl From<u32> for Ratio {
    fn from(whole: u32) -> Ratio {
        Ratio { part: whole.into(), whole: 1 }
    }
}

impl From<Points> for Ratio {
    fn from(points: Points) -> Ratio {
        Ratio { part: points.in_tenths(), whole: 10 }
    }
}

/// The greatest number that divides both.
const fn shared_by(mut one: i64, mut other: i64) -> i64 {
    while one != 0 {
        (one, other) = (other % one, one);
    }
    other
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        let own = i128::from(self.part) * i128::from(other.whole);
        let theirs = i128::from(other.part) * i128::from(self.whole);
        own.cmp(&theirs)
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = self.times(100);
        let sign = if hundredths < 0 { "-" } else { "" };
        let whole = hundredths.abs() / 100;
        let two_decimals = format!(".{:02}", hundredths.abs() % 100);
        let decimals = two_decimals.trim_end_matches('0').trim_end_matches('.');
        f.pad(&format!("{sign}{whole}{decimals}"))
    }
}

impl Serialize for Ratio {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.part % self.whole {
            0 => serializer.serialize_i64(self.part / self.whole),
            _ => serializer.serialize_f64(self.part as f64 / self.whole as f64),
        }
    }
}
