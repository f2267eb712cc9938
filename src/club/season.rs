//! Seasons: each person's result over many evenings.

use super::event::Event;
use crate::analysis::Ratio;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU16;

/// What an evening is worth to a person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeasonValue {
    /// League points for the place.
    #[default]
    Places,
    /// The points.
    Points,
    /// The match points of an event.
    Match,
    /// The mean of the points, in place of their sum.
    Average,
}

/// What people are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeasonTie {
    /// The sum or the mean of what counts.
    Total,
    /// The evenings won; a shared win counts as a fraction for each.
    Firsts,
    /// The values that count, compared one by one from the best down.
    Best,
}

/// Which of the stored games belong to a season.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeasonGames {
    /// Games by these rules.
    pub rules: Option<String>,
    /// Games of this day or later.
    pub since: Option<String>,
    /// Games of this day or earlier.
    pub until: Option<String>,
}

/// The file of a season.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Season {
    /// What it is called.
    pub title: String,
    /// The ids of its events and games.
    pub events: Vec<String>,
    /// Which stored games belong to it.
    pub games: Option<SeasonGames>,
    /// What an evening is worth.
    pub of: SeasonValue,
    /// The league points of each place, from the first; none after the last.
    pub places: Option<Vec<u16>>,
    /// How many of a person's best evenings count; all, if it is not given.
    pub best: Option<NonZeroU16>,
    /// How many evenings a person needs for a place.
    pub least: u16,
    /// What an evening is worth to those who were not there. If it is not given, it does not count.
    pub absent: Option<u16>,
    /// What people are ranked by, in order.
    pub ties: Vec<SeasonTie>,
}

impl Default for Season {
    fn default() -> Season {
        Season {
            title: String::new(),
            events: Vec::new(),
            games: None,
            of: SeasonValue::default(),
            places: None,
            best: None,
            least: 0,
            absent: None,
            ties: vec![SeasonTie::Total, SeasonTie::Firsts, SeasonTie::Best],
        }
    }
}

/// An evening of a season: an event, or a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evening {
    /// The result of each person.
    pub results: Vec<EveningResult>,
}

/// A person's result on an evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningResult {
    /// The person.
    pub person: String,
    /// The person's entry or side. Partners have the same one, and share its place.
    pub entry: usize,
    /// The place, from 1; equals share it.
    pub place: usize,
    /// The points.
    pub points: Ratio,
    /// The match points.
    pub matched: Ratio,
}

/// A person in the table of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonRow {
    /// The place, from 1; `None` after too few evenings.
    pub place: Option<usize>,
    /// The name.
    pub person: String,
    /// The sum or the mean of what counts.
    pub total: Ratio,
    /// The evenings won.
    pub firsts: Ratio,
    /// How many evenings the person attended.
    pub attended: usize,
    /// What the evenings were worth, in order.
    pub scores: Vec<SeasonScore>,
}

/// What an evening was worth to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonScore {
    /// The evening, counted from 0.
    pub evening: usize,
    /// The place; `None` for an evening missed.
    pub place: Option<usize>,
    /// The value.
    pub value: Ratio,
    /// Whether it is one of those that count.
    pub counts: bool,
}

impl Event {
    /// The event as an evening of a season, without those who left early.
    pub fn evening(&self) -> Evening {
        let mut results = Vec::new();
        for ranked in self.standings(None, None).ranked {
            for person in self.people(ranked.tally.no, self.last_round()) {
                results.push(EveningResult {
                    person,
                    entry: ranked.tally.no.into(),
                    place: ranked.place.into(),
                    points: ranked.tally.points,
                    matched: ranked.tally.matched,
                });
            }
        }
        Evening { results }
    }
}

impl Evening {
    /// How many entries share a place.
    fn sharing(&self, place: usize) -> usize {
        let sharing = self.results.iter().filter(|result| result.place == place);
        sharing.map(|result| result.entry).collect::<BTreeSet<_>>().len()
    }
}

impl Season {
    /// The table: those with a place in order, then those with too few evenings.
    pub fn table(&self, evenings: &[Evening]) -> Vec<SeasonRow> {
        let mut rows: BTreeMap<&str, SeasonRow> = BTreeMap::new();
        for (index, evening) in evenings.iter().enumerate() {
            for result in &evening.results {
                let person = result.person.as_str();
                let row = rows.entry(person).or_insert_with(|| SeasonRow::new(person));
                // A person with two entries in an event counts once, with the better one.
                if row.scores.last().is_none_or(|last| last.evening != index) {
                    row.add(index, result, self.value(evening, result), evening);
                }
            }
        }
        let mut rows: Vec<SeasonRow> = rows.into_values().collect();
        for row in &mut rows {
            self.count(row, evenings.len());
        }
        self.rank(&mut rows);
        rows
    }

    /// What an evening is worth to somebody who was there. Those who tie share the points of their places.
    fn value(&self, evening: &Evening, result: &EveningResult) -> Ratio {
        match self.of {
            SeasonValue::Points | SeasonValue::Average => result.points,
            SeasonValue::Match => result.matched,
            SeasonValue::Places => {
                let sharing = evening.sharing(result.place);
                let covered = self.places.iter().flatten().skip(result.place - 1).take(sharing);
                let sum: u32 = covered.copied().map(u32::from).sum();
                Ratio::from(sum).over(sharing as u32).unwrap_or_default()
            }
        }
    }

    /// Chooses what counts, and adds it up.
    fn count(&self, row: &mut SeasonRow, evenings: usize) {
        if let Some(absent) = self.absent {
            for evening in 0..evenings {
                if row.scores.iter().all(|score| score.evening != evening) {
                    let value = Ratio::from(u32::from(absent));
                    row.scores.push(SeasonScore { evening, place: None, value, counts: false });
                }
            }
        }
        row.scores.sort_by_key(|score| Reverse(score.value));
        let best = self.best.map_or(usize::MAX, |best| usize::from(best.get()));
        for score in row.scores.iter_mut().take(best) {
            score.counts = true;
            row.total += score.value;
        }
        if self.of == SeasonValue::Average {
            let counted = row.scores.len().min(best) as u32;
            row.total = row.total.over(counted).unwrap_or_default();
        }
        row.scores.sort_by_key(|score| score.evening);
    }

    fn rank(&self, rows: &mut [SeasonRow]) {
        let least = usize::from(self.least);
        rows.sort_by_cached_key(|row| (row.attended < least, Reverse(self.ranked_by(row))));
        let mut before: Option<(usize, Vec<Vec<Ratio>>)> = None;
        for (index, row) in rows.iter_mut().enumerate() {
            if row.attended < least {
                continue;
            }
            let own = self.ranked_by(row);
            let place = match &before {
                Some((place, values)) if *values == own => *place,
                _ => index + 1,
            };
            row.place = Some(place);
            before = Some((place, own));
        }
    }

    /// What a person is ranked by: the greater, the better.
    fn ranked_by(&self, row: &SeasonRow) -> Vec<Vec<Ratio>> {
        let values = self.ties.iter().map(|tie| match tie {
            SeasonTie::Total => vec![row.total],
            SeasonTie::Firsts => vec![row.firsts],
            SeasonTie::Best => row.counted(),
        });
        values.collect()
    }
}

impl SeasonRow {
    fn new(person: &str) -> SeasonRow {
        SeasonRow {
            place: None,
            person: person.to_owned(),
            total: Ratio::ZERO,
            firsts: Ratio::ZERO,
            attended: 0,
            scores: Vec::new(),
        }
    }

    fn add(&mut self, index: usize, result: &EveningResult, value: Ratio, evening: &Evening) {
        let place = Some(result.place);
        self.scores.push(SeasonScore { evening: index, place, value, counts: false });
        self.attended += 1;
        if result.place == 1 {
            self.firsts += Ratio::from(1).over(evening.sharing(1) as u32).unwrap_or_default();
        }
    }

    /// The values that count, the best first.
    pub fn counted(&self) -> Vec<Ratio> {
        let counted = self.scores.iter().filter(|score| score.counts);
        let mut values: Vec<Ratio> = counted.map(|score| score.value).collect();
        values.sort_by_key(|value| Reverse(*value));
        values
    }
}
