//! `cargo +nightly fuzz run sheet fuzz/corpus/sheet fuzz/seeds/sheet`; see `docs/reliability.md`.

#![no_main]

#[allow(dead_code)] // Each target uses one of its functions.
#[path = "../../tests/suite/hostile/entries.rs"]
mod entries;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entries::sheet(bytes));
