//! The order of the entries, with ties broken by criteria that were declared in advance.

use super::key::key;
use super::record::{Range, Record, Tally};
use crate::analysis::Ratio;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::{Ordering, Reverse};
use strum::{EnumIter, IntoStaticStr};

/// What entries are compared by.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    JsonSchema,
    EnumIter,
    IntoStaticStr
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Criterion {
    /// The sum of points.
    Points,
    /// The sum of match points.
    Match,
    /// Tables won.
    Wins,
    /// Deals made.
    Made,
    /// The meetings of those who are equal, if every two met equally often.
    Met,
    /// The points of the rounds from the best to the worst, compared one by one.
    Best,
    /// The points of the rounds from the last to the first.
    Last,
    /// The table sat at last; a lower number is better.
    Table,
    /// A lot, drawn by key.
    Lot,
}

/// An entry with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The place, from 1. Entries that are equal to the end share it.
    pub place: u16,
    /// Its rounds and sums.
    pub tally: Tally,
    /// The criterion that parted it from the last of those it was equal to; `None` if it is equal to
    /// others after all criteria.
    pub decided: Option<Criterion>,
    /// Those it was equal to by the criteria before that one; empty if it is the first.
    pub against: Vec<u16>,
}

/// Ranks entries by their rounds in a range.
pub fn rank(record: &Record, numbers: &[u16], range: Range, criteria: &[Criterion]) -> Vec<Ranked> {
    rank_with_lots(record, numbers, range, criteria, "lot")
}

/// The order for a draw: by the first two criteria, and equals by the keys of the round.
pub fn order(
    record: &Record,
    numbers: &[u16],
    range: Range,
    criteria: &[Criterion],
    round: u16,
) -> Vec<u16> {
    let mut criteria: Vec<Criterion> = criteria.iter().copied().take(2).collect();
    criteria.push(Criterion::Lot);
    let ranked = rank_with_lots(record, numbers, range, &criteria, &round.to_string());
    ranked.into_iter().map(|ranked| ranked.tally.no).collect()
}

fn rank_with_lots(
    record: &Record,
    numbers: &[u16],
    range: Range,
    criteria: &[Criterion],
    lots: &str,
) -> Vec<Ranked> {
    let tallies: Vec<Tally> = numbers.iter().map(|no| record.tally(*no, range)).collect();
    let first = criteria.first().copied().unwrap_or(Criterion::Lot);
    let mut ranking = Ranking { record, range, lots, first, ranked: Vec::new() };
    ranking.part(tallies, criteria);
    ranking.ranked
}

struct Ranking<'r> {
    record: &'r Record,
    range: Range,
    lots: &'r str,
    first: Criterion,
    ranked: Vec<Ranked>,
}

fn others(numbers: &[u16], no: u16) -> Vec<u16> {
    numbers.iter().copied().filter(|other| *other != no).collect()
}

impl Ranking<'_> {
    /// Places a group of equals, the best first. Those whom a criterion leaves equal go on with the next.
    fn part(&mut self, mut equals: Vec<Tally>, criteria: &[Criterion]) {
        let Some((criterion, rest)) = criteria.split_first() else {
            let place = self.ranked.len() as u16 + 1;
            equals.sort_by_key(|tally| tally.no);
            let numbers: Vec<u16> = equals.iter().map(|tally| tally.no).collect();
            for tally in equals {
                let against = others(&numbers, tally.no);
                self.ranked.push(Ranked { place, tally, decided: None, against });
            }
            return;
        };
        let mut valued: Vec<(Value, Tally)> = Vec::new();
        for tally in &equals {
            valued.push((self.value(*criterion, tally, &equals), tally.clone()));
        }
        let numbers: Vec<u16> = equals.iter().map(|tally| tally.no).collect();
        // Better is greater, so that the best comes first.
        valued.sort_by(|(one, _), (other, _)| other.cmp(one));
        for group in valued.chunk_by(|(one, _), (other, _)| one == other) {
            let mut group: Vec<Tally> = group.iter().map(|(_, tally)| tally.clone()).collect();
            if group.len() > 1 {
                self.part(group, rest);
                continue;
            }
            let place = self.ranked.len() as u16 + 1;
            let tally = group.remove(0);
            let against =
                if *criterion == self.first { Vec::new() } else { others(&numbers, tally.no) };
            self.ranked.push(Ranked { place, tally, decided: Some(*criterion), against });
        }
    }

    /// What a criterion compares of an entry. A greater value is better.
    fn value(&self, criterion: Criterion, tally: &Tally, equals: &[Tally]) -> Value {
        match criterion {
            Criterion::Points => Value::Number(tally.points),
            Criterion::Match => Value::Number(tally.matched),
            Criterion::Wins => Value::Number(tally.wins),
            Criterion::Made => Value::Number(tally.made.into()),
            Criterion::Met => Value::Number(self.met(tally.no, equals)),
            Criterion::Best => {
                let mut points: Vec<_> =
                    tally.spells.iter().map(|(_, spell)| spell.points()).collect();
                points.sort_by_key(|points| Reverse(*points));
                Value::Rounds(points)
            }
            Criterion::Last => {
                let rounds = tally.spells.iter().rev();
                Value::Rounds(rounds.map(|(_, spell)| spell.points()).collect())
            }
            Criterion::Table => {
                let table = tally.spells.iter().rev().find_map(|(_, spell)| spell.table());
                Value::Table(table.map(Reverse))
            }
            Criterion::Lot => Value::Lot(Reverse(key(&self.record.seed, self.lots, tally.no))),
        }
    }

    /// The wins of an entry in the meetings of the equals; nothing if they did not meet equally often.
    fn met(&self, no: u16, equals: &[Tally]) -> Ratio {
        let mut times = None;
        for (index, one) in equals.iter().enumerate() {
            for other in &equals[index + 1..] {
                let meetings = self.meetings(one.no, other.no).len();
                if meetings == 0 || *times.get_or_insert(meetings) != meetings {
                    return Ratio::ZERO;
                }
            }
        }
        let mut won = Ratio::ZERO;
        for other in equals.iter().filter(|other| other.no != no) {
            for meeting in self.meetings(no, other.no) {
                match meeting {
                    Ordering::Greater => won += Ratio::from(1),
                    Ordering::Equal => won += Ratio::from(1).over(2).unwrap_or_default(),
                    Ordering::Less => {}
                }
            }
        }
        won
    }

    /// How an entry did against another each time they were opponents.
    fn meetings(&self, one: u16, other: u16) -> Vec<Ordering> {
        let mut meetings = Vec::new();
        let rounds = self.record.rounds.iter().filter(|round| self.range.contains(round.round));
        for score in rounds.flat_map(|round| round.tables.iter().flatten()) {
            if let (Some(own), Some(their)) = (score.side_of(one), score.side_of(other))
                && own != their
            {
                meetings.push(score.points[own].cmp(&score.points[their]));
            }
        }
        meetings
    }
}

/// A value of a criterion. Only values of one criterion are compared.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    Number(Ratio),
    /// A round that was not played is below every other.
    Rounds(Vec<Option<Ratio>>),
    Table(Option<Reverse<u16>>),
    Lot(Reverse<super::key::Key>),
}
