//! `cargo +nightly fuzz run journal fuzz/corpus/journal fuzz/seeds/journal`; see `docs/reliability.md`.

#![no_main]

#[allow(dead_code)] // Each target uses one of its functions.
#[path = "../../tests/suite/hostile/entries.rs"]
mod entries;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entries::journal(bytes));

#[path = "../../tests/suite/hostile/forge.rs"]
mod forge;

// Without this, nearly nothing would get past the checksums.
libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let size = libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    if seed % 4 != 0 {
        let forged = forge::forged(&data[..size]);
        data[..size].copy_from_slice(&forged);
    }
    size
});
