//! What is recorded of a club night.

use super::grammar::spans;
use super::{and, decimal, messages, trump};
use crate::analysis::Ratio;
use crate::club::{ChangedCut, Criterion, Event, EventAct, Flag, Seating, Standings, TableState};
use crate::history::Stamp;
use crate::rules::Points;

/// What an act records, a sentence each; `event` has it already.
pub fn event_act(event: &Event, act: &EventAct) -> Vec<String> {
    let name = |no: u16, round: u16| event.name(no, round);
    let now = event.last_round();
    let sentence = match act {
        EventAct::Enter { no, people, .. } => {
            messages::EventEntryEntered { number: *no, players: people.join(" + ") }.say()
        }
        EventAct::Away { no, from } => {
            messages::EventEntryAway { number: *no, players: name(*no, *from), round: *from }.say()
        }
        EventAct::Back { no, from } => {
            messages::EventEntryBack { number: *no, players: name(*no, *from), round: *from }.say()
        }
        EventAct::Person { no, to, from: 1, .. } => {
            messages::EventNameCorrected { number: *no, player: to }.say()
        }
        EventAct::Person { no, which, to, from } => {
            let before = event.people(*no, from.saturating_sub(1));
            let old_name = before.get(usize::from(*which) - 1).cloned().unwrap_or_default();
            messages::EventPersonChanged { round: *from, player: to, number: *no, old_name }.say()
        }
        EventAct::Paid { no, money } => messages::EventEntryPaid {
            number: *no,
            players: name(*no, now),
            amount: money.to_string(),
        }
        .say(),
        EventAct::Draw { round, seed, tried, seating, because, .. } => {
            let tried = *tried;
            let head = match because {
                Some(reason) => {
                    messages::EventRoundDrawnAgain { round: *round, seed, attempt: tried, reason }
                        .say()
                }
                None => messages::EventRoundDrawn { round: *round, seed, attempt: tried }.say(),
            };
            let mut lines = vec![head];
            lines.extend(event_seats(event, *round, seating));
            return lines;
        }
        EventAct::Seat { round, tables, because } => {
            let round = *round;
            let mut lines = Vec::new();
            for (table, seats) in tables {
                let table = *table;
                let players = seated(event, round, seats);
                lines.push(match because {
                    Some(reason) => {
                        messages::EventSeatsCorrectedBecause { round, table, players, reason }.say()
                    }
                    None => messages::EventSeatsCorrected { round, table, players }.say(),
                });
            }
            return lines;
        }
        EventAct::Clock { round, minutes } => {
            messages::EventClockStarted { round: *round, minutes: *minutes }.say()
        }
        EventAct::Typed { round, table, points, made, winner, because, .. } => {
            event_result(event, *round, *table, points, made, *winner, because.as_deref())
        }
        EventAct::Agree { round, table, by, .. } => match by {
            Some(by) => {
                let players = seated(event, *round, &[*by]);
                messages::EventTableAgreedBy { round: *round, table: *table, players }.say()
            }
            None => messages::EventTableAgreed { round: *round, table: *table }.say(),
        },
        EventAct::Dispute { round, table, by } => match by {
            Some(by) => {
                let players = seated(event, *round, &[*by]);
                messages::EventTableDisputedBy { round: *round, table: *table, players }.say()
            }
            None => messages::EventTableDisputed { round: *round, table: *table }.say(),
        },
        EventAct::Close { round } => messages::EventRoundClosed { round: *round }.say(),
        EventAct::Adjust { no, round, points, because } => messages::EventPointsAdjusted {
            number: *no,
            players: name(*no, now),
            points: points.to_string(),
            round: *round,
            reason: because,
        }
        .say(),
        EventAct::Rank { rank, because } => {
            let criteria: Vec<String> = rank.iter().copied().map(criterion).collect();
            let criteria = criteria.join(", ");
            messages::EventRankChanged { criteria, reason: because }.say()
        }
        EventAct::Note(text) => messages::EventNoteMade { text }.say(),
        EventAct::End {} => messages::EventOver.say(),
    };
    vec![sentence]
}

/// A round, with its trump where the plan has one: `round 3, hearts ♥`.
pub fn round_named(event: &Event, round: u16) -> String {
    with_trump(event, round, messages::EventStateRunning { round }.say())
}

/// A table of a round, with the trump.
pub fn table_named(event: &Event, round: u16, table: u16) -> String {
    with_trump(event, round, messages::EventTableNamed { round, table }.say())
}

fn with_trump(event: &Event, round: u16, named: String) -> String {
    match event.plan.trump_of(round) {
        Some(of_round) => format!("{named}, {}", trump(of_round)),
        None => named,
    }
}

/// The seats of a round, a line for each table, and for the bench.
pub fn event_seats(event: &Event, round: u16, seating: &Seating) -> Vec<String> {
    let mut lines = Vec::new();
    for (table, seats) in (1_u16..).zip(&seating.tables) {
        if !seats.is_empty() {
            let players = seated(event, round, seats);
            lines.push(messages::EventTableSeats { table, players }.say());
        }
    }
    if !seating.bench.is_empty() {
        let players = seated(event, round, &seating.bench);
        lines.push(messages::EventBenchSeats { players }.say());
    }
    lines
}

/// Entries with their numbers: `5 Ed, 6 Fay`.
pub fn seated(event: &Event, round: u16, seats: &[u16]) -> String {
    let names: Vec<String> =
        seats.iter().map(|no| format!("{no} {}", event.name(*no, round))).collect();
    names.join(", ")
}

fn event_result(
    event: &Event,
    round: u16,
    table: u16,
    points: &[Points],
    made: &[u16],
    winner: Option<u16>,
    because: Option<&str>,
) -> String {
    let seating = event.seating(round).unwrap_or_default();
    let empty = Vec::new();
    let seats = seating.tables.get(usize::from(table) - 1).unwrap_or(&empty);
    let sides = event.sides(round, seats);
    if points.is_empty() {
        let Some(side) = winner.and_then(|side| sides.get(usize::from(side) - 1)) else {
            return messages::EventResultNotPlayed { round, table }.say();
        };
        let players = seated(event, round, side);
        return messages::EventResultWinner { round, table, players }.say();
    }
    let result = sides_with_points(event, round, &sides, points, made);
    match because {
        Some(reason) => messages::EventResultChanged { round, table, result, reason }.say(),
        None => messages::EventResultEntered { round, table, result }.say(),
    }
}

/// Each side with its points, and with the deals it made where they are told: `1 Ana, 3 Cy 10 – 2 Bo, 4 Di 3`.
fn sides_with_points(
    event: &Event,
    round: u16,
    sides: &[Vec<u16>],
    points: &[Points],
    made: &[u16],
) -> String {
    let mut parts = Vec::new();
    for (index, (side, points)) in sides.iter().zip(points).enumerate() {
        let deals = made.get(index).map_or_else(String::new, |made| format!("/{made}"));
        parts.push(format!("{} {points}{deals}", seated(event, round, side)));
    }
    parts.join(" – ")
}

/// The result of a table, if it has one.
pub fn table_result(event: &Event, round: u16, table: u16) -> Option<String> {
    let seats = event.seats_at(round, table).ok()?;
    let score = event.score(round, table, &seats)?;
    let made: Vec<u16> = score.made.iter().copied().flatten().collect();
    Some(sides_with_points(event, round, &score.sides, &score.points, &made))
}

/// Why a director should look at a result, in a few words.
pub fn flag(flag: Flag) -> String {
    let flag: &'static str = flag.into();
    messages::EventFlag { flag }.say()
}

/// The time of a stamp without its day.
pub fn time(at: Stamp) -> String {
    let text = at.local_text();
    text.split(' ').next_back().unwrap_or_default().to_owned()
}

/// An exact number of points: `89½`, `13/3`.
pub fn exact(ratio: Ratio) -> String {
    let text = ratio.exact();
    match text.strip_suffix(".5") {
        Some("0") => "½".to_owned(),
        Some("-0") => "-½".to_owned(),
        Some(whole) => format!("{whole}½"),
        None => decimal(text),
    }
}

/// How far a table has come.
pub fn table_state(state: TableState) -> String {
    let state = match state {
        TableState::Playing(deal, _) => return messages::EventTablePlaying { deal }.say(),
        TableState::Open => "open",
        TableState::Entered => "entered",
        TableState::Agreed => "agreed",
        TableState::Closed => "closed",
        TableState::NotPlayed => "not-played",
    };
    messages::EventTableState { state }.say()
}

/// What a criterion compares.
pub fn criterion(criterion: Criterion) -> String {
    let word: &'static str = criterion.into();
    messages::EventCriterion { criterion: word }.say()
}

/// What a correction changes: the places, and the cuts that would be others.
pub fn changes(event: &Event, before: &Standings, cuts: &[ChangedCut]) -> Vec<String> {
    let round = event.last_round();
    let mut changes = Vec::new();
    for ranked in &event.standings(None, None).ranked {
        let no = ranked.tally.no;
        let earlier = before.ranked.iter().find(|earlier| earlier.tally.no == no);
        if let Some(earlier) = earlier
            && earlier.place != ranked.place
        {
            changes.push(
                messages::EventPlaceChange {
                    number: no,
                    players: event.name(no, round),
                    before: earlier.place,
                    after: ranked.place,
                }
                .say(),
            );
        }
    }
    let mut lines = Vec::new();
    if !changes.is_empty() {
        lines.push(messages::EventPlacesChanged { changes: changes.join(", ") }.say());
    }
    lines.extend(changed_cuts(event, cuts));
    lines
}

/// The cuts that would be others, a line each.
pub fn changed_cuts(event: &Event, cuts: &[ChangedCut]) -> Vec<String> {
    let mut lines = Vec::new();
    for ChangedCut { round, instead, seated: others } in cuts {
        let players = seated(event, *round, instead);
        let others = seated(event, *round, others);
        lines.push(messages::EventCutChanged { players, round: *round, others }.say());
    }
    lines
}

/// The numbers of tables: `1, 3 and 7 to 9`.
pub fn table_numbers(tables: &[u16]) -> String {
    and(spans(tables))
}

/// Tables by round, as `round 1 tables 2 and 3; round 2 table 1`.
pub fn tables_named(tables: &[(u16, u16)]) -> String {
    let mut rounds = Vec::new();
    for tables in tables.chunk_by(|(round, _), (next, _)| round == next) {
        let round = tables[0].0;
        let numbers: Vec<u16> = tables.iter().map(|(_, table)| *table).collect();
        let number = numbers.len();
        let tables = table_numbers(&numbers);
        rounds.push(messages::EventTablesNamed { round, number, tables }.say());
    }
    rounds.join(&messages::GrammarSemicolon.say())
}
