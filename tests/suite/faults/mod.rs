//! Crashes, failing disks, kills and untrusted files. `docs/reliability.md` says what is
//! guaranteed, and how each test is known to be able to fail.

mod beside;
mod bits;
mod calls;
mod crashes;
pub(crate) mod disk;
mod evening;
mod forms;
mod moves;
mod real;
mod together;
#[cfg(target_os = "linux")]
mod traced;

/// Returns a number for the short version, which runs with the other tests, or for the long one,
/// which runs with `HOYLE_FAULTS=full`.
pub(crate) fn short_or_full(short: usize, full: usize) -> usize {
    match std::env::var("HOYLE_FAULTS") {
        Ok(value) if value == "full" => full,
        Ok(value) => panic!("HOYLE_FAULTS={value}; expected full"),
        Err(_) => short,
    }
}

/// Prints the counts, shown with `--nocapture`.
pub(crate) fn report(line: &str) {
    println!("faults: {line}");
}
