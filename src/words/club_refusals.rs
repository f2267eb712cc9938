//! Why something cannot be recorded of a club night, and why its plan or its journal cannot be read.

use super::{and, did_you_mean, messages, or, quoted, table_numbers};
use crate::club::{EventJournalError, EventRefusal, Plan, PlanError, SeatingError};

/// Why entries cannot be seated.
pub(super) fn seating_error(error: &SeatingError) -> String {
    let has_most = error.most != usize::MAX;
    messages::EventRefusalSeating {
        present: error.present,
        least: error.least,
        has_most: if has_most { "true" } else { "false" },
        most: if has_most { error.most } else { 0 },
    }
    .say()
}

/// Why the journal of an event cannot be relied on.
pub(super) fn event_journal_error(error: &EventJournalError) -> String {
    match error {
        EventJournalError::Journal(error) => error.to_string(),
        EventJournalError::NotFirst => messages::EventJournalNotFirst.say(),
        EventJournalError::Entry { line, error } => {
            messages::EventJournalLine { line: *line, reason: event_refusal(error) }.say()
        }
    }
}

/// Why something cannot be recorded of an event.
pub fn event_refusal(refusal: &EventRefusal) -> String {
    match refusal {
        EventRefusal::Ended => messages::EventRefusalEnded.say(),
        EventRefusal::NoEntry(name) => messages::EventRefusalNoEntry { name: quoted(name) }.say(),
        EventRefusal::SeveralEntries(name, numbers) => {
            let numbers = or(numbers.iter().map(u16::to_string));
            messages::EventRefusalSeveralEntries { name: quoted(name), numbers }.say()
        }
        EventRefusal::Name(name) => messages::EventRefusalName { name: quoted(name) }.say(),
        EventRefusal::TooMany(most) => messages::EventRefusalTooMany { most: *most }.say(),
        EventRefusal::TooManyTables(tables, most) => {
            messages::EventRefusalTooManyTables { tables: *tables, most: *most }.say()
        }
        EventRefusal::People(number) => messages::EventRefusalPeople { number: *number }.say(),
        EventRefusal::Seating(error) => seating_error(error),
        EventRefusal::NoRound(round, rounds) => {
            messages::EventRefusalNoRound { round: *round, rounds: *rounds }.say()
        }
        EventRefusal::NoTable(table, tables) => {
            messages::EventRefusalNoTable { table: *table, tables: *tables }.say()
        }
        EventRefusal::TablesOpen(round, tables) => messages::EventRefusalTablesOpen {
            round: *round,
            number: tables.len(),
            tables: table_numbers(tables),
        }
        .say(),
        EventRefusal::NeedsWinner(tables) => messages::EventRefusalNeedsWinner {
            number: tables.len(),
            tables: table_numbers(tables),
        }
        .say(),
        EventRefusal::AllDrawn(round) => messages::EventRefusalAllDrawn { round: *round }.say(),
        EventRefusal::Begun(round) => messages::EventRefusalBegun { round: *round }.say(),
        EventRefusal::PeopleSettled(round) => {
            messages::EventRefusalPeopleSettled { round: *round }.say()
        }
        EventRefusal::NoSide(side, sides) => {
            messages::EventRefusalNoSide { side: *side, sides: *sides }.say()
        }
        EventRefusal::NotAtTable(number, table) => {
            messages::EventRefusalNotAtTable { number: *number, table: *table }.say()
        }
        EventRefusal::OwnResult(number) => {
            messages::EventRefusalOwnResult { number: *number }.say()
        }
        EventRefusal::NeedsReason => messages::EventRefusalNeedsReason.say(),
        EventRefusal::Sides(given, needed) => {
            messages::EventRefusalSides { given: *given, needed: *needed }.say()
        }
        EventRefusal::Sum(given, sum) => {
            messages::EventRefusalSum { given: given.to_string(), sum: sum.to_string() }.say()
        }
        EventRefusal::Step(points, step) => {
            let is_whole = step.in_tenths() == 10;
            let points = points.to_string();
            messages::EventRefusalStep { is_whole, points, step: step.to_string() }.say()
        }
        EventRefusal::Bounds(points, low, high) => {
            let limits = match (low, high) {
                (Some(_), Some(_)) => "both",
                (Some(_), None) => "least",
                _ => "most",
            };
            let points = points.to_string();
            let low = low.unwrap_or_default().to_string();
            let high = high.unwrap_or_default().to_string();
            messages::EventRefusalBounds { points, limits, low, high }.say()
        }
        EventRefusal::OtherEntries(numbers) => {
            let numbers = and(numbers.iter().map(u16::to_string));
            messages::EventRefusalOtherEntries { numbers }.say()
        }
        EventRefusal::Unchanged => messages::EventRefusalUnchanged.say(),
        EventRefusal::NothingToUndo => messages::EventRefusalNothingToUndo.say(),
        EventRefusal::NothingToRedo => messages::EventRefusalNothingToRedo.say(),
        EventRefusal::FixedTables => messages::EventRefusalFixedTables.say(),
    }
}

/// Says that there is no such event.
pub fn no_such_event<'a>(event: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let suggestion = did_you_mean(event, known);
    messages::EventRefusalNoEvent { event: quoted(event), suggestion }.say()
}

/// Says that there is no such kind of event.
pub fn no_such_kind<'a>(kind: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let suggestion = did_you_mean(kind, known);
    messages::EventRefusalNoKind { kind: quoted(kind), suggestion }.say()
}

/// Why a plan cannot be read, or not be changed so.
pub fn plan_error(error: &PlanError) -> String {
    match error {
        PlanError::Form(text) => {
            messages::EventRefusalForm { text: quoted(text), form: "KEY=VALUE" }.say()
        }
        PlanError::Key(key) => {
            let suggestion = did_you_mean(key, &Plan::keys());
            messages::EventRefusalPlanKey { key: quoted(key), suggestion }.say()
        }
        PlanError::Value(key, value, expected) if expected.is_empty() => {
            messages::EventRefusalPlanValue { key, value: quoted(value) }.say()
        }
        PlanError::Value(key, value, expected) => messages::CommandLineValueExpected {
            argument: key,
            value: quoted(value),
            values: or(expected),
            suggestion: did_you_mean(value, expected),
        }
        .say(),
        PlanError::Syntax(reason) => messages::EventRefusalPlan { reason }.say(),
    }
}
