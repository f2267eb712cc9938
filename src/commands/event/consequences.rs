//! What an answer says of what follows from what was recorded.

use super::args::EventCommand;
use crate::club::{Criterion, Event, Method, TableState, rounds_without_repeats};
use crate::rules::Points;
use crate::words::{self, messages};
use std::collections::BTreeSet;

/// What follows from what was recorded.
pub(super) fn of(before: &Event, event: &Event, command: &EventCommand) -> Vec<String> {
    let mut lines = Vec::new();
    match command {
        EventCommand::Add(_) => lines.extend(counted(event)),
        EventCommand::Paid { .. } => {
            let paid = event.entries.iter().filter(|entry| entry.paid > Points::ZERO);
            let amount: Points = event.entries.iter().map(|entry| entry.paid).sum();
            let amount = amount.to_string();
            let number = event.entries.len();
            lines.push(messages::EventMoneyCounted { amount, paid: paid.count(), number }.say());
        }
        EventCommand::Draw(args) => {
            lines.extend(meetings(event));
            lines.extend(warnings(event));
            if args.again && event.plan.method.is_fixed() && before.first_open_round() > 1 {
                lines.push(messages::EventPartnersAgain.say().to_owned());
            }
        }
        EventCommand::Close { .. } | EventCommand::End => {
            let mut missing = before.missing();
            if let EventCommand::Close { round } = command {
                let closed = round.unwrap_or(before.current_round());
                missing.retain(|(round, _)| *round == closed);
            }
            if !missing.is_empty() {
                let tables = words::tables_named(&missing);
                lines.push(messages::EventResultsMissing { tables }.say());
            }
        }
        EventCommand::Result(args) => {
            let open = event.open_tables(args.at.round.unwrap_or(before.current_round()));
            if open.is_empty() {
                lines.push(messages::EventAllTablesIn.say());
            } else {
                let tables = words::table_numbers(&open);
                lines.push(messages::EventTablesOut { tables }.say());
            }
        }
        _ => {}
    }
    let is_correction = match command {
        EventCommand::Result(args) => {
            let round = args.at.round.unwrap_or(before.current_round());
            let state = before.state(round, args.at.table);
            !matches!(state, TableState::Open | TableState::Playing(..))
        }
        EventCommand::Seat { .. } | EventCommand::Adjust { .. } | EventCommand::Rank { .. } => true,
        EventCommand::Undo | EventCommand::Redo => before.missing().is_empty(),
        _ => false,
    };
    if is_correction {
        let cuts = event.changed_cuts();
        let cuts = if cuts == before.changed_cuts() { Vec::new() } else { cuts };
        lines.extend(words::changes(event, &before.standings(None, None), &cuts));
    }
    lines
}

/// How many entries there are, the tables for them, and those for one more and one fewer.
pub(super) fn counted(event: &Event) -> Option<String> {
    let number = event.present(event.last_round() + 1).len();
    let sizes = tables_for(event, number)?;
    let more = tables_for(event, number + 1);
    let fewer = number.checked_sub(1).and_then(|fewer| tables_for(event, fewer));
    let counted = messages::EventEntriesCounted { number, sizes }.say();
    let (Some(more), Some(fewer)) = (more, fewer) else { return Some(counted) };
    Some(format!("{counted} {}", messages::EventEntriesOther { more, fewer }.say()))
}

/// The tables for so many entries, and how many of them sit out: `3 × 4, 1 × 3`.
fn tables_for(event: &Event, entries: usize) -> Option<String> {
    let sizes = event.plan.table_size(0).share(entries).ok()?;
    let mut runs = Vec::new();
    for run in sizes.chunk_by(|one, next| one == next) {
        runs.push(format!("{} × {}", run.len(), run[0]));
    }
    let sizes_named = runs.join(", ");
    let number = entries - sizes.iter().sum::<usize>();
    Some(if number == 0 {
        sizes_named
    } else {
        messages::EventEntriesBench { sizes: sizes_named, number }.say()
    })
}

/// What the plan makes unfair in the round drawn last.
fn warnings(event: &Event) -> Vec<String> {
    let mut lines = Vec::new();
    let round = event.last_round();
    let seating = event.seating(round).unwrap_or_default();
    let sizes: BTreeSet<usize> = seating.tables.iter().map(Vec::len).collect();
    let plan = &event.plan;
    if sizes.len() > 1 && event.rank.first() == Some(&Criterion::Points) {
        lines.push(messages::EventTablesUneven.say().to_owned());
    }
    if plan.method == Method::Stations {
        let size = plan.table_size(0).wanted;
        let rounds = rounds_without_repeats(seating.tables.len(), size);
        if usize::from(round) > rounds {
            lines.push(messages::EventStationsRepeat { round: rounds + 1 }.say());
        }
    }
    if let Some((last, out)) = event.cut_lot(round) {
        let player = words::seated(event, round, &[last]);
        let other = words::seated(event, round, &[out]);
        lines.push(messages::EventCutLot { player, other }.say());
    }
    lines
}

/// Whether those at a table of the last round have met before.
fn meetings(event: &Event) -> Option<String> {
    let round = event.last_round();
    if !matches!(event.plan.method, Method::Draw | Method::Swiss) {
        return None;
    }
    let number = event.repeats(round);
    Some(if number == 0 {
        messages::EventMeetingsNew.say()
    } else {
        messages::EventMeetingsAgain { number }.say()
    })
}
