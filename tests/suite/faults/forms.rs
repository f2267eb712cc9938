//! A form of the live table is sent, the power or the disk fails, and it is sent again: what it asks
//! for is recorded once.

use super::crashes::{Effort, every_moment};
use crate::faults::disk::{Fault, Fill, Plan, SimDisk};
use crate::faults::evening::{self, at, store, this_game};
use hoyle::desk::{Desk, DeskError, Request, check_last, has_recorded};
use hoyle::game::{Act, Count};
use hoyle::history::{Clock, Entry};
use hoyle::store::StoreError;
use std::convert::Infallible;
use std::io::ErrorKind;

/// A game of four whose players are to bid.
fn disk() -> SimDisk {
    let disk = SimDisk::new();
    store(&disk).create(&evening::game(0)).expect("a sound disk");
    disk
}

/// Sends the form of a page that shows no entry.
fn send(disk: &SimDisk) -> Result<(), DeskError> {
    let desk = Desk::new(store(disk), Clock::Fixed(at(1)), fastrand::Rng::with_seed(1));
    let bid = Request::Play { act: Act::Bid(vec![Count::next(1)]), waive: false };
    let mut locked = desk.lock(&this_game())?;
    if !has_recorded(locked.history(), 0, |_| Ok::<_, Infallible>(bid.clone())) {
        check_last(locked.history(), Some(0))?;
        locked.perform(&bid, at(1))?;
    }
    locked.save()?;
    Ok(())
}

fn entries(disk: &SimDisk) -> Vec<Entry> {
    store(disk).read(&this_game()).expect("a sound journal").history.entries().to_vec()
}

#[test]
fn a_form_is_recorded_once_although_the_power_fails() {
    let effort = Effort { most: 200, again: false };
    let tried = every_moment(
        &disk(),
        effort,
        |disk| drop(send(disk)),
        |disk, crash| {
            match send(disk) {
                // A line that was never acknowledged may be damaged, which is reported.
                Err(DeskError::Store(StoreError::Journal { .. })) if crash.fill == Fill::Stale => {}
                sent => {
                    sent.expect("it is recorded, now or before");
                    assert_eq!(entries(&disk.crash_hard()).len(), 1, "{crash:?}");
                }
            }
        },
    );
    assert!(tried > 20, "{tried} crashes");
}

#[test]
fn a_form_is_recorded_once_although_the_disk_fails() {
    let whole = disk();
    let before = whole.calls().len();
    send(&whole).expect("a sound disk");
    let faults = [Fault::Error(ErrorKind::StorageFull), Fault::ShortWrite];
    for at in before..whole.calls().len() {
        for fault in faults {
            let disk = disk();
            disk.fail(Plan { at, fault, forever: false });
            let first = send(&disk);
            if first.is_ok() {
                assert_eq!(entries(&disk.crash_hard()).len(), 1, "acknowledged, call {at}");
            }
            // One call fails, whichever of the two makes it.
            if send(&disk).is_err() {
                send(&disk).expect("a sound disk");
            }
            assert_eq!(entries(&disk.crash_hard()).len(), 1, "call {at}, {fault:?}, {first:?}");
        }
    }
}
