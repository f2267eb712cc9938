//! A row for every entry and round of an event: what `event export --facts` writes.

use crate::club::{Event, EventHistory, Range, Spell};
use crate::grammar::FactFormat;
use crate::output::csv::{self, CsvHeader};
use crate::output::json;
use serde::Serialize;

/// An entry in a round.
#[derive(Serialize)]
struct RoundFact {
    event: String,
    title: String,
    day: String,
    round: u16,
    no: u16,
    /// The people of the entry in that round, joined by a plus sign.
    people: String,
    group: Option<String>,
    /// Where it sat; none on the bench or away.
    table: Option<u16>,
    seat: Option<u16>,
    bench: bool,
    /// The points and match points, exactly; none without a result.
    points: Option<String>,
    #[serde(rename = "match")]
    matched: Option<String>,
    won: Option<String>,
    made: Option<u16>,
}

/// The rounds of every entry.
pub(super) fn facts(history: &EventHistory, format: FactFormat) -> String {
    let event = history.event();
    let record = event.record(event.last_round());
    let mut facts = Vec::new();
    for no in event.numbers() {
        let tally = record.tally(no, Range::up_to(event.last_round()));
        for (round, spell) in &tally.spells {
            facts.push(RoundFact {
                event: history.id().to_string(),
                title: event.plan.title.clone(),
                day: history.begun().local_date().to_string(),
                ..RoundFact::of(event, no, *round, spell)
            });
        }
    }
    facts.sort_by_key(|fact| (fact.round, fact.no));
    match format {
        FactFormat::Jsonl => facts.iter().map(json::line).collect(),
        FactFormat::Csv => {
            for fact in &mut facts {
                fact.title = csv::as_text(&fact.title);
                fact.people = csv::as_text(&fact.people);
            }
            csv::records(&facts, CsvHeader::Names)
        }
    }
}

impl RoundFact {
    /// An entry in a round of an event without a name.
    fn of(event: &Event, no: u16, round: u16, spell: &Spell) -> RoundFact {
        let mut fact = RoundFact {
            event: String::new(),
            title: String::new(),
            day: String::new(),
            round,
            no,
            people: event.people(no, round).join("+"),
            group: event.entries[usize::from(no) - 1].group.map(|group| group.to_string()),
            table: spell.table(),
            seat: None,
            bench: false,
            points: spell.points().map(|points| points.exact()),
            matched: None,
            won: None,
            made: None,
        };
        match spell {
            Spell::Played { seat, matched, won, made, .. } => {
                fact.seat = Some(*seat);
                fact.matched = Some(matched.exact());
                fact.won = Some(won.exact());
                fact.made = *made;
            }
            Spell::Open { seat, .. } => fact.seat = Some(*seat),
            Spell::Bench { matched, .. } => {
                fact.bench = true;
                fact.matched = Some(matched.exact());
            }
            Spell::Away => {}
        }
        fact
    }
}
