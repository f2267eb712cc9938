//! Points, counted exactly: halves or tenths, never floats.

use crate::cards::{Syntax, SyntaxError};
use schemars::JsonSchema;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::str::FromStr;

/// The smallest part of a point that a game counts, and how it writes parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[derive(Serialize, Deserialize, JsonSchema)]
pub enum Unit {
    /// Half points, written `½`.
    #[default]
    #[serde(rename = "0.5")]
    Half,
    /// Tenths of a point, written as decimals.
    #[serde(rename = "0.1")]
    Tenth,
}

impl Unit {
    /// The unit that a sum of the points is written in.
    pub fn of(points: impl Iterator<Item = Points>) -> Unit {
        points.map(Points::unit).max().unwrap_or_default()
    }

    /// How many tenths of a point the unit is.
    const fn tenths(self) -> i64 {
        match self {
            Unit::Half => 5,
            Unit::Tenth => 1,
        }
    }
}

/// A number of points, counted in halves or tenths. Scores of a deal stay below 10⁸ points, so sums
/// never overflow. JSON has it as a number: `12`, `-2.5`. A sum of halves and tenths is in tenths;
/// points are equal whatever their unit.
///
/// ```
/// use hoyle::rules::{Points, Unit};
///
/// let points = Points::whole(3) - Points::halves(1);
/// assert_eq!(points.to_string(), "2½");
/// assert_eq!(points.decimal(), "2.5");
/// assert_eq!(serde_json::to_string(&points).unwrap(), "2.5");
///
/// let tenths: Points = "0.2".parse()?;
/// assert_eq!((Points::whole(3) + tenths).to_string(), "3.2");
/// assert_eq!(points.written_in(Unit::Tenth).to_string(), "2.5");
/// # Ok::<(), hoyle::cards::SyntaxError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, JsonSchema)]
#[schemars(with = "f64", description = "Points: whole, with a half, or with tenths.")]
pub struct Points {
    tenths: i64,
    unit: Unit,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points::whole(0);

    /// A number of whole points.
    pub const fn whole(whole: i64) -> Points {
        Points { tenths: 10 * whole, unit: Unit::Half }
    }

    /// A number of half points.
    pub const fn halves(halves: i64) -> Points {
        Points::counted(halves, Unit::Half)
    }

    /// A number of points, counted in a unit.
    pub const fn counted(count: i64, unit: Unit) -> Points {
        Points { tenths: unit.tenths().saturating_mul(count), unit }
    }

    /// A number of tenths, written in halves where it can be.
    const fn in_tenths_or_halves(tenths: i64) -> Points {
        Points { tenths, unit: if tenths % 5 == 0 { Unit::Half } else { Unit::Tenth } }
    }

    /// The number of its units.
    pub const fn count(self) -> i64 {
        self.tenths / self.unit.tenths()
    }

    /// The number of tenths of a point.
    pub const fn in_tenths(self) -> i64 {
        self.tenths
    }

    /// The same points in another unit, which the number has to be a multiple of.
    #[must_use]
    pub const fn written_in(self, unit: Unit) -> Points {
        Points { unit, ..self }
    }

    /// Whether the number is a multiple of the unit.
    pub const fn fits(self, unit: Unit) -> bool {
        self.tenths % unit.tenths() == 0
    }

    /// An equal share of the points among `parts`, rounded down to a multiple of the unit.
    #[must_use]
    pub const fn share(self, parts: usize, unit: Unit) -> Points {
        Points::counted(self.tenths.div_euclid(parts as i64 * unit.tenths()), unit)
    }

    /// The unit it is written in.
    pub const fn unit(self) -> Unit {
        self.unit
    }

    /// The points as programs read them: `12`, `-0.5`.
    pub fn decimal(self) -> String {
        let sign = if self.tenths < 0 { "-" } else { "" };
        let whole = self.tenths.abs() / 10;
        match self.tenths.abs() % 10 {
            0 => format!("{sign}{whole}"),
            part => format!("{sign}{whole}.{part}"),
        }
    }
}

impl PartialEq for Points {
    fn eq(&self, other: &Points) -> bool {
        self.tenths == other.tenths
    }
}

impl Eq for Points {}

impl PartialOrd for Points {
    fn partial_cmp(&self, other: &Points) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Points {
    fn cmp(&self, other: &Points) -> Ordering {
        self.tenths.cmp(&other.tenths)
    }
}

impl Hash for Points {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.tenths.hash(state);
    }
}

impl From<u16> for Points {
    fn from(whole: u16) -> Points {
        Points::whole(whole.into())
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points { tenths: self.tenths + other.tenths, unit: self.unit.max(other.unit) }
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
        Points { tenths: -self.tenths, ..self }
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        self + -other
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl Mul<i64> for Points {
    type Output = Points;

    fn mul(self, times: i64) -> Points {
        Points { tenths: self.tenths * times, ..self }
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.tenths % 10 {
            0 => serializer.serialize_i64(self.tenths / 10),
            // Writes the shortest decimal, which is exact: points stay far below 2⁴⁸.
            _ => serializer.serialize_f64(self.tenths as f64 / 10.0),
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        let number = f64::deserialize(deserializer)?;
        let tenths = (number * 10.0).round();
        if tenths.abs() > 1e10 || (tenths / 10.0 - number).abs() > f64::EPSILON {
            let unexpected = Unexpected::Float(number);
            return Err(D::Error::invalid_value(unexpected, &"points"));
        }
        Ok(Points::in_tenths_or_halves(tenths as i64))
    }
}

/// Reads points, whole or with a half or tenths, with or without a sign: `5`, `-2.5`, `+2½`, `½`,
/// `3.2`. At most nine digits before the point.
impl FromStr for Points {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Points, SyntaxError> {
        let unsigned = text.strip_prefix(['-', '−', '+']).unwrap_or(text).replace('½', ".5");
        let (whole, part) = match unsigned.split_once(['.', ',']) {
            Some(("", part)) => ("0", part),
            Some(parts) => parts,
            None => (unsigned.as_str(), "0"),
        };
        let has_digits_only = whole.bytes().chain(part.bytes()).all(|byte| byte.is_ascii_digit());
        if !(1..=9).contains(&whole.len()) || part.len() != 1 || !has_digits_only {
            return Err(SyntaxError::new(Syntax::Points, text));
        }

        let size: i64 = [whole, part].concat().parse().expect("at most ten digits");
        let tenths = if text.starts_with(['-', '−']) { -size } else { size };
        Ok(Points::in_tenths_or_halves(tenths))
    }
}

/// Writes `12`, `-10`, `½`, `-2½`, or in tenths `2.5`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimal = self.decimal();
        match decimal.strip_suffix(".5") {
            Some("0") if self.unit == Unit::Half => f.pad("½"),
            Some("-0") if self.unit == Unit::Half => f.pad("-½"),
            Some(whole) if self.unit == Unit::Half => f.pad(&format!("{whole}½")),
            _ => f.pad(&decimal),
        }
    }
}
