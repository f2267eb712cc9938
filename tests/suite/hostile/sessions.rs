//! Sessions of command lines, from the seeds of the fuzz target and from random bytes.

use super::properties::seeds;
use super::session::play;
use crate::faults::{report, short_or_full};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The most bytes of a session.
const MOST_BYTES: usize = 400;

#[test]
fn every_session_keeps_its_promises() {
    let lines: usize = seeds("session").iter().map(|seed| play(seed)).sum();
    let lines = AtomicUsize::new(lines);
    let next = AtomicUsize::new(0);
    let sessions = short_or_full(40, 10_000);
    let play_on = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= sessions {
                break;
            }
            let mut dice = fastrand::Rng::with_seed(number as u64);
            let bytes: Vec<u8> = (0..dice.usize(..MOST_BYTES)).map(|_| dice.u8(..)).collect();
            lines.fetch_add(play(&bytes), Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        scope.spawn(play_on);
        play_on();
    });
    report(&format!("{sessions} sessions of {} lines", lines.into_inner()));
}
