//! Records that a game broke.

use super::messages;
use crate::analysis::{Feat, Record};

/// A record that a game broke, and who held it before.
pub fn record(record: &Record) -> String {
    let Record { feat, now, before } = record;
    let what = match feat {
        Feat::Total => &*messages::StatsFeatTotal.say(),
        Feat::Deal => &*messages::StatsFeatDeal.say(),
        Feat::Run => &*messages::StatsFeatRun.say(),
    };
    messages::StatsRecordBroken {
        feat: what,
        player: &now.player,
        value: now.number,
        former_player: &before.player,
        former_value: before.number,
        day: super::day(&before.day),
    }
    .say()
}
