//! What everybody should know now.

use crate::club::EventHistory;
use crate::words::{self, messages};

/// The round, its clock, and the tables that are still out.
pub(crate) fn news(history: &EventHistory) -> Vec<String> {
    let event = history.event();
    let round = event.current_round();
    if round == 0 {
        return vec![messages::EventNothingDrawn.say().to_owned()];
    }
    let mut news = vec![words::capital(&words::round_named(event, round))];
    if let Some((begun, minutes)) = history.clock(round) {
        news.push(messages::RoomClockUntil { at: words::time(begun.later(minutes)) }.say());
    }
    let open = event.missing();
    let (late, now): (Vec<_>, Vec<_>) = open.into_iter().partition(|(of, _)| *of < round);
    if !late.is_empty() {
        news.push(messages::EventResultsMissing { tables: words::tables_named(&late) }.say());
    }
    let now: Vec<u16> =
        now.iter().filter(|(of, _)| *of == round).map(|(_, table)| *table).collect();
    news.push(if now.is_empty() {
        messages::EventAllTablesIn.say().to_owned()
    } else {
        messages::EventTablesOut { tables: words::table_numbers(&now) }.say()
    });
    news
}
