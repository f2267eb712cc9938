//! The time of day: the only place that asks for it.

use chrono::{DateTime, Datelike, Local, SecondsFormat, SubsecRound, Utc};
use std::fmt;

/// An instant, to the millisecond. It is written down to be shown, and orders nothing: clocks go
/// backwards, so the order of entries is that of their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp(DateTime<Utc>);

impl Stamp {
    /// Returns the instant that an RFC 3339 text names, in whichever time zone; nothing if the
    /// text is something else, or names a year outside 1 to 9999.
    pub fn parse(text: &str) -> Option<Stamp> {
        let instant = DateTime::parse_from_rfc3339(text).ok()?.to_utc();
        (1..=9999).contains(&instant.year()).then(|| Stamp(instant.trunc_subsecs(3)))
    }

    /// Returns the instant as a clock on the wall here shows it, such as `2026-11-20 21:43`.
    pub fn local_text(self) -> String {
        self.local("%Y-%m-%d %H:%M")
    }

    /// Returns the day that a calendar on the wall here shows, such as `2026-11-20`.
    pub fn local_date(self) -> String {
        self.local("%Y-%m-%d")
    }

    /// Returns the whole seconds since an earlier instant; below zero if it is a later one.
    pub fn seconds_since(self, earlier: Stamp) -> i64 {
        (self.0 - earlier.0).num_seconds()
    }

    /// Returns the seconds since 1970, UTC; below zero before.
    pub fn unix_seconds(self) -> i64 {
        self.0.timestamp()
    }

    fn local(self, format: &str) -> String {
        self.0.with_timezone(&Local).format(format).to_string()
    }
}

/// Writes the instant as it stands in files: RFC 3339 in UTC, such as `2026-11-20T20:43:07Z`, with
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
    /// A clock that stands still, so that what a test prints is the same every day.
    Fixed(Stamp),
}

impl Clock {
    /// Returns a clock that always shows the instant that an RFC 3339 text names; nothing if the
    /// text names none.
    pub fn fixed(text: &str) -> Option<Clock> {
        Stamp::parse(text).map(Clock::Fixed)
    }

    /// Returns the time.
    pub fn now(self) -> Stamp {
        match self {
            Clock::System => Stamp(Utc::now().trunc_subsecs(3)),
            Clock::Fixed(stamp) => stamp,
        }
    }
}
