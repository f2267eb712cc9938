//! The power fails at every moment of a command, on a drive that writes sectors and names in any
//! order. The real program goes on with whatever is on the disk then.

use super::commands::Deed;
use super::outcome::Expected;
use super::replayed::Replayed;
use super::strace;
use super::{in_parallel, some_states};
use crate::faults::disk::{Crash, Fill, SimDisk};
use crate::faults::{report, short_or_full};

/// Cuts the power after each call of a command, and returns in how many states it left the disk.
fn cut(deed: &Deed) -> usize {
    let table = deed.table();
    let root = table.path("").canonicalize().expect("a folder");
    let expected = Expected::on(deed, &table);
    let mut replayed = Replayed::new(&expected.before, root);
    let mut states = 0;
    let mut changes = 0;
    for call in &expected.calls {
        if replayed.repeat(call) {
            changes += 1;
            // The short version cuts the power after every eighth change, not the same ones in every command.
            if (changes + deed.0.len()).is_multiple_of(short_or_full(8, 1)) {
                let moment = format!("power cut after {} {}", call.name, call.number);
                states += check(&expected, &replayed.disk, false, &moment);
            }
        }
    }
    assert_eq!(replayed.disk.files(), expected.after, "{deed:?}: the trace was misunderstood");
    states + check(&expected, &replayed.disk, true, "power cut at the end")
}

/// Checks the states in which the disk may be after a power cut, and returns how many.
fn check(expected: &Expected, disk: &SimDisk, acknowledged: bool, moment: &str) -> usize {
    let numbers = some_states(disk, short_or_full(2, 40));
    for number in &numbers {
        let found = disk.crash(Crash { number: *number, fill: Fill::Zeros });
        let told = format!("{moment}, state {number} of {}", disk.crashes());
        expected.check(&found.files(), acknowledged, &told);
        expected.is_whole(&found.files(), &told);
    }
    numbers.len()
}

#[test]
fn a_power_cut_during_any_command_loses_and_duplicates_no_game() {
    if !strace::is_here() {
        return;
    }
    let states = in_parallel(&Deed::writing(), cut);
    report(&format!("{states} disks after power cuts during commands, no game lost or duplicated"));
}
