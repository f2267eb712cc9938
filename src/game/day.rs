//! Days of the calendar.

use crate::cards::{Syntax, SyntaxError};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;

/// A day of the calendar from 1970 to 9998, such as `2026-11-20`.
///
/// ```
/// use hoyle::game::Day;
///
/// assert_eq!("2024-02-29".parse::<Day>().unwrap().to_string(), "2024-02-29");
/// assert!("2026-02-29".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, SerializeDisplay, DeserializeFromStr)]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

impl FromStr for Day {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Day, SyntaxError> {
        let error = SyntaxError::new(Syntax::Day, text);
        let mut parts = text.splitn(3, '-').map(|part| part.parse::<u16>().unwrap_or_default());
        let mut next = || parts.next().unwrap_or_default();
        let year = next();
        let month = u8::try_from(next()).unwrap_or_default();
        let day = u8::try_from(next()).unwrap_or_default();

        let read = Day { year, month, day };
        let is_known = (1970..=9998).contains(&year) && (1..=read.days_in_month()).contains(&day);
        // Accept only one spelling of each day.
        if is_known && read.to_string() == text { Ok(read) } else { Err(error) }
    }
}

impl Day {
    /// The number of days in the month; 0 if there is no such month.
    const fn days_in_month(self) -> u8 {
        let is_leap = self.year.is_multiple_of(4)
            && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400));
        match self.month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => 0,
        }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Day { year, month, day } = self;
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}
