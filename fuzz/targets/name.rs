//! `cargo +nightly fuzz run name fuzz/corpus/name fuzz/seeds/name`; see `docs/reliability.md`.

#![no_main]

#[allow(dead_code)] // Every target goes through one door.
#[path = "../../tests/suite/hostile/entries.rs"]
mod entries;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entries::name(bytes));
