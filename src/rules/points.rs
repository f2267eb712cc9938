//! Points, counted exactly: halves exist, floats never.

use crate::cards::{Syntax, Unreadable};
use derive_more::{Add, AddAssign, Neg, Sub, Sum};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_with::{DeserializeAs, SerializeAs};
use std::fmt;
use std::str::FromStr;

/// A number of points, counted in halves. Scores of a deal stay below 10⁸ points, so sums never
/// overflow. JSON has it as a number: `12`, `-2.5`.
///
/// ```
/// use hoyle::rules::Points;
///
/// let points = Points::whole(3) - Points::halves(1);
/// assert_eq!(points.to_string(), "2½");
/// assert_eq!(points.decimal(), "2.5");
/// assert_eq!(serde_json::to_string(&points).unwrap(), "2.5");
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Add,
    AddAssign,
    Neg,
    Sub,
    Sum,
    JsonSchema,
)]
#[schemars(with = "f64", description = "Points: whole, or with a half.", extend("multipleOf" = 0.5))]
pub struct Points {
    halves: i64,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points { halves: 0 };

    /// A number of whole points.
    pub const fn whole(whole: i64) -> Points {
        Points { halves: 2 * whole }
    }

    /// So many half points.
    pub const fn halves(halves: i64) -> Points {
        Points { halves }
    }

    /// The number of half points.
    pub const fn in_halves(self) -> i64 {
        self.halves
    }

    /// The points as programs read them: `12`, `-0.5`.
    pub fn decimal(self) -> String {
        let sign = if self.halves < 0 { "-" } else { "" };
        let part = if self.halves % 2 == 0 { "" } else { ".5" };
        format!("{sign}{}{part}", self.halves.abs() / 2)
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.halves % 2 {
            0 => serializer.serialize_i64(self.halves / 2),
            // Exact: a half has a finite binary form, and points stay far below 2⁵².
            _ => serializer.serialize_f64(self.halves as f64 / 2.0),
        }
    }
}

/// Reads points, whole or half, with or without a sign: `5`, `-2.5`, `+2½`, `½`. At most nine digits.
impl FromStr for Points {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Points, Unreadable> {
        let size = text.strip_prefix(['-', '−', '+']).unwrap_or(text);
        let sign = if text.starts_with(['-', '−']) { -1 } else { 1 };
        let halved = ["½", ".5", ",5"].into_iter().find_map(|half| size.strip_suffix(half));
        let whole = match halved {
            Some("") => "0",
            Some(whole) => whole,
            None => size.strip_suffix(".0").unwrap_or(size),
        };
        let is_short = whole.len() <= 9 && whole.bytes().all(|byte| byte.is_ascii_digit());
        match whole.parse::<i64>() {
            Ok(whole) if is_short => {
                Ok(Points::halves(sign * (2 * whole + i64::from(halved.is_some()))))
            }
            _ => Err(Unreadable::new(Syntax::Points, text)),
        }
    }
}

/// Points as journals hold them, for `serde_with`: whole numbers of half points.
pub struct InHalves;

impl SerializeAs<Points> for InHalves {
    fn serialize_as<S: Serializer>(points: &Points, serializer: S) -> Result<S::Ok, S::Error> {
        points.halves.serialize(serializer)
    }
}

impl<'de> DeserializeAs<'de, Points> for InHalves {
    fn deserialize_as<D: Deserializer<'de>>(deserializer: D) -> Result<Points, D::Error> {
        i64::deserialize(deserializer).map(Points::halves)
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
