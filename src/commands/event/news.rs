//! What everybody should know now.

use crate::club::{Event, EventHistory};
use crate::words::{self, messages};

/// The round, its clock, and the tables that are still out.
pub(crate) fn news(history: &EventHistory) -> Vec<String> {
    let mut news = news_of_round(history);
    news.extend(tables_out(history.event()));
    news
}

/// The round and its clock.
pub(crate) fn news_of_round(history: &EventHistory) -> Vec<String> {
    let event = history.event();
    let round = event.current_round();
    if round == 0 {
        return vec![messages::EventNothingDrawn.say().to_owned()];
    }
    let mut news = vec![words::capital(&words::round_named(event, round))];
    if let Some((begun, minutes)) = history.clock(round) {
        news.push(messages::RoomClockUntil { at: words::time(begun.later(minutes)) }.say());
    }
    news
}

/// The tables that are still out, those of earlier rounds first.
pub(crate) fn tables_out(event: &Event) -> Vec<String> {
    let round = event.current_round();
    if round == 0 {
        return Vec::new();
    }
    let mut lines = Vec::new();
    let open = event.missing();
    let (late, now): (Vec<_>, Vec<_>) = open.into_iter().partition(|(of, _)| *of < round);
    if !late.is_empty() {
        lines.push(messages::EventResultsMissing { tables: words::tables_named(&late) }.say());
    }
    let now: Vec<u16> =
        now.iter().filter(|(of, _)| *of == round).map(|(_, table)| *table).collect();
    lines.push(if now.is_empty() {
        messages::EventAllTablesIn.say().to_owned()
    } else {
        messages::EventTablesOut { tables: words::table_numbers(&now) }.say()
    });
    lines
}
