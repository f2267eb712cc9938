//! What the record must survive: crashes, failing disks, kills, strangers' files. What is promised
//! and how each of these is known to be able to fail stands in `docs/reliability.md`.

mod bits;
mod calls;
mod crashes;
mod disk;
mod evening;
mod moves;
mod real;

/// Returns a number for the short form, which is run with all the other tests, or for the long
/// one, which is asked for with `HOYLE_FAULTS=full`.
pub(crate) fn short_or_full(short: usize, full: usize) -> usize {
    match std::env::var("HOYLE_FAULTS") {
        Ok(value) if value == "full" => full,
        Ok(value) => panic!("HOYLE_FAULTS={value}; expected full"),
        Err(_) => short,
    }
}

/// Says what was counted, where `--nocapture` shows it.
pub(crate) fn report(line: &str) {
    println!("faults: {line}");
}
