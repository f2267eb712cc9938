//! `cargo +nightly fuzz run words fuzz/corpus/words fuzz/seeds/words`; see `docs/reliability.md`.

#![no_main]

#[allow(dead_code)] // Each target uses one of its functions.
#[path = "../../tests/suite/hostile/entries.rs"]
mod entries;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entries::own_words(bytes));
