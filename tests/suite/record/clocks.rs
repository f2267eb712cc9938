//! Clocks that show a time which no game can record: refused before anything is.

use crate::common::Table;
use hoyle::history::Stamp;
use std::time::{Duration, SystemTime};

const YEAR: u64 = 31_556_952;

#[test]
fn a_clock_shows_the_years_from_1970_to_9999() {
    let years = |years: u64| Duration::from_secs(YEAR * years);
    let middle_of_1970 = SystemTime::UNIX_EPOCH + Duration::from_secs(YEAR / 2);
    for back in 1..=12_000 {
        let instant = middle_of_1970.checked_sub(years(back)).expect("an instant");
        assert_eq!(Stamp::of_system(instant), None, "{back} years before 1970");
    }
    for on in 0..=100_000 {
        let instant = middle_of_1970.checked_add(years(on)).expect("an instant");
        let shown = Stamp::of_system(instant).map(|stamp| stamp.to_string());
        let has_year = |shown: &String| shown.starts_with(&format!("{}-", 1970 + on));
        assert_eq!(shown.is_some(), on < 8030, "{on} years after 1970: {shown:?}");
        assert!(shown.as_ref().is_none_or(has_year), "{on} years after 1970: {shown:?}");
    }
    let latest = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(i64::MAX as u64));
    assert_eq!(latest.and_then(Stamp::of_system), None);
}

#[test]
fn commands_refuse_other_years_and_record_nothing() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --id friday"]);
    let before = table.bytes();
    for (now, zone, code) in [
        ("-10000-01-01T00:00:00Z", "UTC", 2),
        ("0001-01-01T00:00:00Z", "UTC", 3),
        ("1969-12-31T23:59:59.999Z", "UTC", 3),
        ("9999-12-31T23:59:59.999Z", "XXX-1", 3),
        ("10000-01-01T00:00:00Z", "UTC", 2),
        ("99999-01-01T00:00:00Z", "UTC", 2),
    ] {
        for line in ["new serbian Ana Bo Cy Di", "rematch", "bid 1 2 3 4"] {
            let said = table.within(&[("HOYLE_NOW", now), ("TZ", zone)], line);
            assert_eq!(said.code, code, "{now}, {line}: {}", said.stderr);
            assert!(said.stderr.contains("HOYLE_NOW"), "{now}, {line}: {}", said.stderr);
            assert_eq!(table.bytes(), before, "{now}, {line}");
        }
    }
    for (now, zone) in [("1970-01-01T00:00:00Z", "XXX5"), ("9999-12-31T23:59:59.999Z", "XXX5")] {
        let said = table.within(&[("HOYLE_NOW", now), ("TZ", zone)], "new serbian Ana Bo Cy Di");
        assert_eq!(said.code, 0, "{now}: {}", said.stderr);
        table.done("status");
    }
}
