//! The commands that read.

use super::json::{
    ClockJson, EntryJson, EventStatusJson, MissingJson, RoundJson, SpellJson, StandingJson,
    StandingsJson, TableJson, TableStateJson,
};
use super::news::news;
use super::open::{self, refused};
use crate::club::{
    Entry, Event, EventHistory, Group, Ranked, Seating, Spell, Standings, TableState,
};
use crate::output::{plain, text};
use crate::terminal::tables::ReadEvent;
use crate::terminal::{Answer, Context, Result};
use crate::views::{Cell, Column, Grid};
use crate::words::{self, Hint, messages};

/// The state of an event.
pub(super) fn status_json(history: &EventHistory) -> EventStatusJson {
    let event = history.event();
    let flags = history.flags();
    let mut rounds = Vec::new();
    for (number, round) in (1..).zip(&event.rounds) {
        let seating = event.seating(number).unwrap_or_default();
        let tables = numbered(&seating).map(|(table, seats)| TableJson {
            table,
            seats: seats.clone(),
            state: TableStateJson::of(event.state(number, table)),
            flags: flags.get(&(number, table)).cloned().unwrap_or_default(),
        });
        rounds.push(RoundJson {
            round: number,
            seed: round.seed.clone(),
            tried: round.tried,
            clock: history.clock(number).map(|(begun, minutes)| ClockJson {
                minutes,
                until: begun.later(minutes).to_string(),
            }),
            tables: tables.collect(),
            bench: seating.bench.clone(),
            repeats: event.repeats(number),
        });
    }
    let last = event.last_round();
    let entries = (1..).zip(&event.entries).map(|(no, entry)| EntryJson {
        no,
        people: event.people(no, last),
        present: event.is_present(no, last + 1),
        paid: entry.paid.decimal(),
    });
    EventStatusJson {
        event: history.id().to_string(),
        title: event.plan.title.clone(),
        round: last,
        method: event.plan.method,
        rounds,
        entries: entries.collect(),
        is_final: event.is_final(),
    }
}

impl TableStateJson {
    const fn of(state: TableState) -> TableStateJson {
        match state {
            TableState::Open => TableStateJson::Open,
            TableState::Playing(deal, of) => TableStateJson::Playing { deal, of },
            TableState::Entered => TableStateJson::Entered,
            TableState::Agreed => TableStateJson::Agreed,
            TableState::Closed => TableStateJson::Closed,
            TableState::NotPlayed => TableStateJson::NotPlayed,
        }
    }
}

/// The tables of a round with their numbers.
pub(super) fn numbered(seating: &Seating) -> impl Iterator<Item = (u16, &Vec<u16>)> {
    (1..).zip(&seating.tables)
}

/// The title of an event with its id: each answer says which event it is about.
pub(super) fn title(history: &EventHistory) -> String {
    format!("{} ({})", words::event_title(&history.event().plan), history.id())
}

/// How far each table of the current round has come, and what to do next.
pub(super) fn status(context: &Context, named: Option<&str>) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let event = history.event();
    let round = event.current_round();
    let grid = states(&history, round);

    let answer = Answer::of(
        &status_json(&history),
        context,
        |_| plain::grid(&grid),
        |_| {
            let mut text = title(&history) + "\n";
            if round == 0 {
                text += &(messages::EventNothingDrawn.say() + "\n");
                for no in event.present(1) {
                    text += &format!("{no:>4}  {}\n", event.name(no, 1));
                }
            } else {
                for line in news(&history) {
                    text += &(line + "\n");
                }
                text += &text::grid(&grid, context.screen.look);
            }
            Answer::result(text).remark(context.hint(&next_step(event)))
        },
    );
    Ok(answer.with_remarks(remarks))
}

/// How far each table of a round has come, and what to look at there; before them, the tables of earlier rounds that are out
/// or have something to look at, until their round is closed.
pub(crate) fn states(history: &EventHistory, round: u16) -> Grid {
    let event = history.event();
    let flags = history.flags();
    let mut tables = Vec::new();
    for earlier in (1..round).filter(|earlier| !event.rounds[usize::from(*earlier) - 1].closed) {
        let open = event.open_tables(earlier);
        let seating = event.seating(earlier).unwrap_or_default();
        for (table, seats) in numbered(&seating) {
            if open.contains(&table) || flags.contains_key(&(earlier, table)) {
                tables.push((earlier, table, seats.clone()));
            }
        }
    }
    let has_earlier = !tables.is_empty();
    let seating = event.seating(round).unwrap_or_default();
    for (table, seats) in numbered(&seating).filter(|(_, seats)| !seats.is_empty()) {
        tables.push((round, table, seats.clone()));
    }

    let mut columns = vec![
        (heading("table"), Column::NUMBERS),
        (heading("name"), Column::NAMES),
        (heading("result"), Column::WORDS),
    ];
    if has_earlier {
        columns.insert(0, (heading("round"), Column::NUMBERS));
    }
    let mut grid = Grid::of_columns(columns);
    for (round, table, seats) in tables {
        let mut state = words::table_state(event.state(round, table));
        for flag in flags.get(&(round, table)).into_iter().flatten() {
            state += &format!(", {}", words::flag(*flag));
        }
        let names = words::seated(event, round, &seats);
        let mut cells = vec![Cell::plain(table), Cell::plain(names), Cell::plain(state)];
        if has_earlier {
            cells.insert(0, Cell::plain(round));
        }
        grid.push(cells);
    }
    grid
}

/// What to do next.
pub(super) fn next_step(event: &Event) -> Hint {
    if event.is_final() {
        return Hint::of_folder(messages::HintEventStandings.say(), "event standings");
    }
    if event.entries.len() < 2 {
        return open::enter(event.plan.entry);
    }
    if event.open_tables(event.current_round()).is_empty() {
        return Hint::of_folder(messages::HintEventDraw.say(), "event draw");
    }
    Hint::of_folder(messages::HintEventResult.say(), "event result TABLE POINTS")
}

/// The heading of a column.
pub(crate) fn heading(column: &'static str) -> String {
    messages::EventHeading { column }.say()
}

/// After which round a ranking is asked for: the last one, if neither is given.
#[derive(Clone, Copy)]
pub(super) struct StandingsAfter {
    pub(super) round: Option<u16>,
    /// The stage, from 1, after whose last round it is.
    pub(super) stage: Option<u16>,
}

impl StandingsAfter {
    /// The round; one that has not been drawn, if the stage has not begun.
    fn round(self, event: &Event) -> u16 {
        let last = event.last_round();
        let Some(stage) = self.stage else { return self.round.unwrap_or(last) };
        if usize::from(stage) > event.plan.stages.len() + 1 {
            return last + 1;
        }
        let (first_of_stage, last_of_stage) = event.plan.rounds_of(usize::from(stage) - 1);
        last.clamp(first_of_stage, last_of_stage)
    }
}

/// The ranking.
pub(super) fn standings(
    context: &Context,
    named: Option<&str>,
    after: StandingsAfter,
    group: Option<Group>,
) -> Result<Answer> {
    let ReadEvent { history, remarks } = open::read(context, named)?;
    let event = history.event();
    let round = after.round(event);
    event.round(round).map_err(|refusal| refused(&refusal))?;
    let standings = event.standings(Some(round), group);
    let mut missing = event.missing();
    missing.retain(|(missing, _)| *missing <= round);
    let rows = standings.ranked.iter().map(|ranked| standing_json(event, ranked));
    let json = StandingsJson {
        event: history.id().to_string(),
        stage: event.plan.stage_of(round).unwrap_or(event.plan.stages.len()) + 1,
        after: round,
        is_final: event.is_final() && round == event.last_round(),
        missing: missing
            .iter()
            .map(|(round, table)| MissingJson { round: *round, table: *table })
            .collect(),
        rows: rows.collect(),
        below: standings.below.clone(),
    };
    let grid = grid(event, &standings);
    let answer = Answer::of(
        &json,
        context,
        |_| plain::grid(&grid),
        |_| {
            let table = text::grid(&grid, context.screen.look);
            let mut answer = Answer::result(format!("{}\n{table}", title(&history)));
            if !standings.below.is_empty() {
                let names =
                    standings.below.iter().map(|no| format!("{no} {}", event.name(*no, round)));
                answer =
                    answer.remark(messages::EventLeftEarly { players: words::and(names) }.say());
            }
            if !missing.is_empty() {
                let tables = words::tables_named(&missing);
                answer = answer.remark(messages::EventResultsMissing { tables }.say());
            }
            answer
        },
    );
    Ok(answer.with_remarks(remarks))
}

/// The ranking as a table.
pub(super) fn grid(event: &Event, standings: &Standings) -> Grid {
    let mut grid = Grid::of_columns([
        (heading("place"), Column::NUMBERS),
        (heading("number"), Column::NUMBERS),
        (heading("name"), Column::NAMES),
        (heading("match"), Column::NUMBERS),
        (heading("points"), Column::NUMBERS),
        (heading("wins"), Column::NUMBERS),
        (heading("made"), Column::NUMBERS),
        (heading("decided"), Column::WORDS),
    ]);
    for Ranked { place, tally, decided, .. } in &standings.ranked {
        grid.push(vec![
            Cell::plain(place),
            Cell::plain(tally.no),
            Cell::plain(event.name(tally.no, event.last_round())),
            Cell::plain(words::exact(tally.matched)),
            Cell::plain(words::exact(tally.points)),
            Cell::plain(words::exact(tally.wins)),
            Cell::plain(tally.made),
            Cell::plain(decided.map_or_else(String::new, words::criterion)),
        ]);
    }
    grid
}

/// The people of an entry, each with the first and the last round of all up to this one.
fn spells(entry: &Entry, last: u16) -> Vec<(String, u16, u16)> {
    let mut spells = Vec::new();
    for place in &entry.people {
        let ends = place.iter().skip(1).map(|(next, _)| next - 1).chain([last]);
        for ((from, name), to) in place.iter().zip(ends) {
            if *from <= last.max(1) {
                spells.push((name.clone(), *from, to.min(last)));
            }
        }
    }
    spells
}

pub(super) fn standing_json(event: &Event, ranked: &Ranked) -> StandingJson {
    let Ranked { place, tally, decided, against } = ranked;
    let rounds = tally.spells.iter().map(|(round, spell)| {
        let seat = if let Spell::Played { seat, .. } | Spell::Open { seat, .. } = spell {
            Some(*seat)
        } else {
            None
        };
        let matched = match spell {
            Spell::Played { matched, .. } | Spell::Bench { matched, .. } => Some(matched.exact()),
            Spell::Open { .. } | Spell::Away => None,
        };
        SpellJson {
            round: *round,
            table: spell.table(),
            seat,
            points: spell.points().map(|points| points.exact()),
            matched,
            bench: matches!(spell, Spell::Bench { .. }),
        }
    });
    StandingJson {
        place: *place,
        no: tally.no,
        people: event
            .entry(tally.no)
            .map_or_else(Vec::new, |entry| spells(entry, event.last_round())),
        group: event.entry(tally.no).and_then(|entry| entry.group),
        points: tally.points.exact(),
        matched: tally.matched.exact(),
        wins: tally.wins.exact(),
        made: tally.made,
        decided: *decided,
        against: against.clone(),
        rounds: rounds.collect(),
    }
}
