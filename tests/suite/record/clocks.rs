//! Clocks that show a time which no game can record: refused before anything is.

use crate::common::Table;
use hoyle::history::Stamp;
use std::time::{Duration, SystemTime};

const YEAR: Duration = Duration::from_secs(31_556_952);

#[test]
fn a_clock_shows_the_years_from_1970_to_9999() {
    let middle_of_1970 = SystemTime::UNIX_EPOCH + YEAR / 2;
    for back in 1..=12_000 {
        let instant = middle_of_1970.checked_sub(YEAR * back).expect("an instant");
        assert_eq!(Stamp::of_system(instant), None, "{back} years before 1970");
    }
    for on in 0..=100_000 {
        let instant = middle_of_1970.checked_add(YEAR * on).expect("an instant");
        let shown = Stamp::of_system(instant).map(|stamp| stamp.to_string());
        assert_eq!(shown.is_some(), on < 8030, "{on} years after 1970: {shown:?}");
        if let Some(shown) = shown {
            assert!(
                shown.starts_with(&format!("{}-", 1970 + on)),
                "{on} years after 1970: {shown}"
            );
        }
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
        ("9999-12-31T23:59:59.999Z", "CET-1", 3),
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
    for now in ["1970-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z"] {
        let said = table.within(&[("HOYLE_NOW", now), ("TZ", "EST5")], "new serbian Ana Bo Cy Di");
        assert_eq!(said.code, 0, "{now}: {}", said.stderr);
        table.done("status");
    }
}
