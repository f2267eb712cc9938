//! The time of day. Nothing else of the program asks for it.

use crate::cards::{Syntax, SyntaxError};
use crate::game::Day;
use chrono::{
    DateTime, Datelike, FixedOffset, Local, NaiveDate, Offset, SecondsFormat, SubsecRound,
    TimeDelta, Utc,
};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use std::time::{SystemTime, UNIX_EPOCH};

/// An instant, to the millisecond, with the time zone of the clock that showed it, if that is known. It is
/// recorded for people to read and orders nothing: clocks go backwards, so entries are ordered by their
/// numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, SerializeDisplay, DeserializeFromStr)]
pub struct Stamp {
    instant: DateTime<Utc>,
    /// How far local time was ahead of UTC. Earlier versions of the program did not record it.
    offset: Option<FixedOffset>,
}

impl Stamp {
    /// Noon of a day in local time, such as `2026-11-20`; `None` if there is none.
    pub fn noon(day: &str) -> Option<Stamp> {
        let day = NaiveDate::parse_from_str(day, "%Y-%m-%d").ok()?;
        let noon = day.and_hms_opt(12, 0, 0)?.and_local_timezone(Local).earliest()?;
        Stamp::local_to_here(noon.to_utc()).as_now()
    }

    /// The same time of day on another day.
    #[must_use]
    pub fn on(self, day: Day) -> Stamp {
        let offset = self.offset_here();
        let time = self.instant.with_timezone(&offset).time();
        let day = NaiveDate::from_ymd_opt(day.year.into(), day.month.into(), day.day.into());
        let local = day.and_then(|day| day.and_time(time).and_local_timezone(offset).single());
        local.map_or(self, |local| Stamp { instant: local.to_utc(), offset: Some(offset) })
    }

    /// The instant in local time, such as `2026-11-20 21:43`: that of the clock that showed it, or else here.
    pub fn local_text(self) -> String {
        self.instant.with_timezone(&self.offset_here()).format("%Y-%m-%d %H:%M").to_string()
    }

    /// The day in local time, such as `2026-11-20`: that of the clock that showed it, or else here.
    pub fn local_date(self) -> Day {
        let date = self.instant.with_timezone(&self.offset_here()).date_naive();
        Day { year: date.year() as u16, month: date.month() as u8, day: date.day() as u8 }
    }

    /// The instant so many minutes later.
    pub fn later(self, minutes: u16) -> Stamp {
        Stamp { instant: self.instant + TimeDelta::minutes(minutes.into()), ..self }
    }

    /// The whole seconds since another instant, negative if that is later.
    pub fn seconds_since(self, earlier: Stamp) -> i64 {
        (self.instant - earlier.instant).num_seconds()
    }

    /// The milliseconds since 1970 in UTC, negative before.
    pub fn unix_millis(self) -> i64 {
        self.instant.timestamp_millis()
    }

    /// The seconds since 1970 in UTC, negative before.
    pub fn unix_seconds(self) -> i64 {
        self.instant.timestamp()
    }

    /// An instant of the system's clock; `None` before 1970 and after 9999.
    pub fn of_system(instant: SystemTime) -> Option<Stamp> {
        let since_1970 = instant.duration_since(UNIX_EPOCH).ok()?;
        let seconds = i64::try_from(since_1970.as_secs()).ok()?;
        let instant = DateTime::from_timestamp(seconds, since_1970.subsec_nanos())?;
        Stamp::local_to_here(instant.trunc_subsecs(3)).as_now()
    }

    /// An instant in the time zone of this computer.
    fn local_to_here(instant: DateTime<Utc>) -> Stamp {
        let offset = instant.with_timezone(&Local).offset().fix();
        // RFC 3339 offsets have no seconds, but some historical zones do.
        let is_whole = offset.local_minus_utc() % 60 == 0;
        Stamp { instant, offset: is_whole.then_some(offset) }
    }

    /// The instant, if a clock may show it: from 1970 to 9999, also in local time, which ids contain.
    fn as_now(self) -> Option<Stamp> {
        let can_be_now =
            self.unix_seconds() >= 0 && self.instant.with_timezone(&Local).year() <= 9999;
        can_be_now.then_some(self)
    }

    /// How far local time was ahead of UTC where the clock showed it, or else would have been here.
    fn offset_here(self) -> FixedOffset {
        self.offset.unwrap_or_else(|| self.instant.with_timezone(&Local).offset().fix())
    }
}

/// Reads RFC 3339 in any time zone, with a year from 1 to 9999. `Z` says nothing about local time.
impl FromStr for Stamp {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Stamp, SyntaxError> {
        let error = || SyntaxError::new(Syntax::Time, text);
        let local = DateTime::parse_from_rfc3339(text).map_err(|_| error())?;
        let years = 1..=9999;
        if !years.contains(&local.year()) || !years.contains(&local.to_utc().year()) {
            return Err(error());
        }
        let is_utc = text.ends_with(['Z', 'z']);
        let offset = if is_utc { None } else { Some(*local.offset()) };
        Ok(Stamp { instant: local.to_utc().trunc_subsecs(3), offset })
    }
}

/// Writes the instant as files hold it: RFC 3339 in local time, such as `2026-11-20T21:43:07+01:00`, or in
/// UTC if that is unknown, such as `2026-11-20T20:43:07Z`; with milliseconds unless they are zero.
impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.offset {
            Some(offset) => {
                let local = self.instant.with_timezone(&offset);
                local.to_rfc3339_opts(SecondsFormat::AutoSi, false)
            }
            None => self.instant.to_rfc3339_opts(SecondsFormat::AutoSi, true),
        };
        f.write_str(&text)
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
        self.checked_now().unwrap_or(Stamp { instant: DateTime::UNIX_EPOCH, offset: None })
    }
}
