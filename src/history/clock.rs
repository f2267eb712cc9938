//! The time of day. Nothing else of the program asks for it.

use crate::cards::{Syntax, SyntaxError};
use chrono::{DateTime, Datelike, Local, NaiveDate, SecondsFormat, SubsecRound, Utc};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// An instant, to the millisecond. It is recorded for people to read and orders nothing: clocks go
/// backwards, so entries are ordered by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct Stamp(DateTime<Utc>);

impl Stamp {
    /// Noon of a day in local time, such as `2026-11-20`; `None` if there is none.
    pub fn noon(day: &str) -> Option<Stamp> {
        let day = NaiveDate::parse_from_str(day, "%Y-%m-%d").ok()?;
        let noon = day.and_hms_opt(12, 0, 0)?.and_local_timezone(Local).earliest()?;
        Stamp(noon.to_utc()).as_now()
    }

    /// The instant in local time, such as `2026-11-20 21:43`.
    pub fn local_text(self) -> String {
        self.local("%Y-%m-%d %H:%M")
    }

    /// The day in local time, such as `2026-11-20`.
    pub fn local_date(self) -> String {
        self.local("%Y-%m-%d")
    }

    /// The whole seconds since another instant, negative if that is later.
    pub fn seconds_since(self, earlier: Stamp) -> i64 {
        (self.0 - earlier.0).num_seconds()
    }

    /// The seconds since 1970 in UTC, negative before.
    pub fn unix_seconds(self) -> i64 {
        self.0.timestamp()
    }

    /// An instant of the system's clock; `None` before 1970 and after 9999.
    pub fn of_system(instant: SystemTime) -> Option<Stamp> {
        let since_1970 = instant.duration_since(UNIX_EPOCH).ok()?;
        let seconds = i64::try_from(since_1970.as_secs()).ok()?;
        let instant = DateTime::from_timestamp(seconds, since_1970.subsec_nanos())?;
        Stamp(instant.trunc_subsecs(3)).as_now()
    }

    /// The instant, if a clock may show it: from 1970 to 9999, also in local time, which ids contain.
    fn as_now(self) -> Option<Stamp> {
        let can_be_now = self.unix_seconds() >= 0 && self.0.with_timezone(&Local).year() <= 9999;
        can_be_now.then_some(self)
    }

    fn local(self, format: &str) -> String {
        self.0.with_timezone(&Local).format(format).to_string()
    }
}

/// Reads RFC 3339 in any time zone, with a year from 1 to 9999.
impl FromStr for Stamp {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Stamp, SyntaxError> {
        match DateTime::parse_from_rfc3339(text) {
            Ok(instant) if (1..=9999).contains(&instant.to_utc().year()) => {
                Ok(Stamp(instant.to_utc().trunc_subsecs(3)))
            }
            _ => Err(SyntaxError::new(Syntax::Time, text)),
        }
    }
}

/// Writes the instant as files hold it: RFC 3339 in UTC, such as `2026-11-20T20:43:07Z`, with
/// milliseconds unless they are zero.
impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_rfc3339_opts(SecondsFormat::AutoSi, true))
    }
}

/// Where the time comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// The machine's clock.
    System,
    /// A fixed time, so that a test prints the same every day.
    Fixed(Stamp),
}

impl Clock {
    /// The time now; `None` before 1970 and after 9999.
    pub fn checked_now(self) -> Option<Stamp> {
        match self {
            Clock::System => Stamp::of_system(SystemTime::now()),
            Clock::Fixed(stamp) => stamp.as_now(),
        }
    }

    /// The time now; the first moment of 1970 if the clock has left these years since it was checked.
    pub fn now(self) -> Stamp {
        self.checked_now().unwrap_or(Stamp(DateTime::UNIX_EPOCH))
    }
}
