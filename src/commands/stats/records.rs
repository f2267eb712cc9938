//! The records of each set of rules.

use super::tables::RulesName;
use crate::analysis::{Feat, StandingRecord};
use crate::views::{Cell, Column, Grid};
use crate::words::{decimal, joined, messages};

/// The records, a line each: rules, what it is, who holds it, where it was set, and how many games were compared. `day`
/// writes the day of a game.
pub(super) fn grid(records: &[StandingRecord], called: RulesName, day: fn(&str) -> String) -> Grid {
    let mut grid = Grid::of_columns([
        (messages::HeadingRules.say(), Column::NAMES),
        (messages::HeadingRecord.say(), Column::WORDS),
        (messages::HeadingPlayer.say(), Column::NAMES),
        (messages::HeadingResult.say(), Column::NUMBERS),
        (messages::HeadingGame.say(), Column::WORDS),
        (messages::HeadingDay.say(), Column::WORDS),
        (messages::HeadingGames.say(), Column::NUMBERS),
    ]);
    for record in records {
        grid.push(vec![
            Cell::plain(called(&record.by)),
            Cell::plain(feat(record)),
            Cell::plain(&record.player),
            Cell::plain(decimal(record.value)),
            Cell::plain(&record.game),
            Cell::plain(day(&record.day)),
            Cell::plain(record.based_on),
        ]);
    }
    grid
}

/// What a record is of, with the size of the games that are compared.
fn feat(record: &StandingRecord) -> String {
    let feat = match record.feat {
        Feat::Total => messages::StatsFeatTotal.say(),
        Feat::Deal => messages::StatsFeatDeal.say(),
        Feat::Run => messages::StatsFeatRun.say(),
    };
    let players = record.players.map(|number| messages::CountPlayers { number }.say());
    let deals = record.deals.map(|number| messages::CountDeals { number }.say());
    joined([feat].into_iter().chain(players).chain(deals), ", ")
}
