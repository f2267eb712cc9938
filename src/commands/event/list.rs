//! The lists: of events, and of their kinds.

use super::json::EventInListJson;
use super::show::heading;
use crate::output::{plain, text};
use crate::presets;
use crate::terminal::tables::{self, ReadEvent};
use crate::terminal::{Answer, Context, Failure, Result, games};
use crate::views::{Cell, Column, Grid};
use crate::words::{self, Hint, messages};

/// The events, or those in the bin, sorted by their ids.
pub(super) fn list(context: &Context, in_bin: bool) -> Result<Answer> {
    let store = context.store()?;
    let ids = if in_bin { store.removed_event_ids() } else { store.event_ids() };
    let mut events = Vec::new();
    let mut titles = Vec::new();
    let mut remarks = Vec::new();
    for id in ids.map_err(|error| games::store_failure(context, error))? {
        let bytes = if in_bin { store.read_removed_event(&id) } else { store.read_event(&id) };
        let bytes = bytes.map_err(|error| games::store_failure(context, error));
        let Some(bytes) = bytes.transpose() else { continue };
        match bytes.and_then(|bytes| tables::decode_alone(&id, bytes)) {
            Ok(ReadEvent { history, .. }) => {
                titles.push(words::event_title(&history.event().plan));
                events.push(EventInListJson {
                    event: id.to_string(),
                    title: history.event().plan.title.clone(),
                    begun: history.begun().local_date().to_string(),
                    entries: history.event().entries.len(),
                    round: history.event().last_round(),
                });
            }
            Err(failure) => remarks.extend(failure.lines(&context.speller())),
        }
    }
    let answer = Answer::of(
        events.as_slice(),
        context,
        |events| {
            let titles = events.iter().map(|event| event.title.clone());
            plain::grid(&list_grid(events, titles, str::to_owned))
        },
        |events| {
            if events.is_empty() && in_bin {
                return Answer::default().remark(messages::EventNoneRemoved.say());
            }
            if events.is_empty() {
                let new = Hint::of_folder(messages::HintEventNew.say(), "event new KIND");
                return Answer::default()
                    .remark(messages::EventNoEvents.say())
                    .remark(context.hint(&new));
            }
            let grid = list_grid(events, titles, words::day);
            Answer::result(text::grid(&grid, context.screen.look))
        },
    );
    Ok(answer.with_remarks(remarks))
}

/// The list of events with their titles; `day` writes the day on which one began.
fn list_grid(
    events: &[EventInListJson],
    titles: impl IntoIterator<Item = String>,
    day: fn(&str) -> String,
) -> Grid {
    let mut grid = Grid::of_columns([
        (heading("event"), Column::NAMES),
        (heading("title"), Column::NAMES),
        (heading("day"), Column::WORDS),
        (heading("entries"), Column::NUMBERS),
        (heading("round"), Column::NUMBERS),
    ]);
    for (event, title) in events.iter().zip(titles) {
        grid.push(vec![
            Cell::plain(&event.event),
            Cell::plain(title),
            Cell::plain(day(&event.begun)),
            Cell::plain(event.entries),
            Cell::plain(event.round),
        ]);
    }
    grid
}

/// The kinds, or one as a file.
pub(super) fn kinds(context: &Context, name: Option<&str>, toml: bool) -> Result<Answer> {
    let mut rows = Vec::new();
    for kind in presets::kinds() {
        let text = presets::kind(kind).unwrap_or_default();
        if name == Some(kind) && toml {
            return Ok(Answer::data(text.to_owned()));
        }
        let about = text.lines().next().unwrap_or_default().trim_start_matches("# ");
        if name.is_none_or(|name| name == kind) {
            rows.push((kind, words::event_kind(kind, about)));
        }
    }
    if let (Some(name), true) = (name, rows.is_empty()) {
        let kinds = Hint::of_program(messages::HintEventKinds.say(), "event kinds");
        return Err(Failure::usage(words::no_such_kind(name, presets::kinds())).hint(kinds));
    }
    if context.global.plain {
        let records = rows.iter().map(|(kind, about)| plain::record([*kind, about.as_str()]));
        return Ok(Answer::data(records.collect::<String>()));
    }
    Ok(Answer::result(
        context.screen.list(rows.iter().map(|(kind, about)| (*kind, about.as_str()))),
    ))
}
