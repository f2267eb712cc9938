//! `cargo +nightly fuzz run session fuzz/corpus/session fuzz/seeds/session`; see `docs/reliability.md`.

#![no_main]
#![allow(dead_code, unused_imports)] // The property tests use more of these files.

#[path = "../../tests/suite/faults/disk/mod.rs"]
mod disk;
#[path = "../../tests/suite/hostile/entries.rs"]
mod entries;
#[path = "../../tests/suite/hostile/session/mod.rs"]
mod session;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    session::play(bytes);
});
