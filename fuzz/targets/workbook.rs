//! `cargo +nightly fuzz run workbook fuzz/corpus/workbook fuzz/seeds/workbook`; see `docs/reliability.md`.

#![no_main]

#[allow(dead_code)] // Each target uses one of its functions.
#[path = "../../tests/suite/hostile/entries.rs"]
mod entries;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entries::workbook(bytes));
