//! What has been played in an event, and what each round was worth to each entry.

use super::seating::Seating;
use crate::analysis::Ratio;
use crate::rules::Points;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The result of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableScore {
    /// The entries of each side.
    pub sides: Vec<Vec<u16>>,
    /// The points of each side.
    pub points: Vec<Points>,
    /// How many deals each side made, where that is known.
    pub made: Vec<Option<u16>>,
}

/// A round with its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundScore {
    /// Its number, from 1.
    pub round: u16,
    /// Who sat where, in fact.
    pub seating: Seating,
    /// The result of each table; `None` if there is none yet, or it was not played.
    pub tables: Vec<Option<TableScore>>,
}

/// Points by place at a table: one list, or one for each number of sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Places {
    /// The same list for every table; whoever comes after its end gets nothing.
    Any(Vec<Points>),
    /// A list for each number of sides.
    BySize(BTreeMap<String, Vec<Points>>),
}

impl Default for Places {
    fn default() -> Places {
        Places::Any(Vec::new())
    }
}

/// What a round on the bench is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", untagged)]
pub enum SitOut {
    /// Nothing.
    #[default]
    Nothing,
    /// These points.
    Worth {
        /// Points.
        #[serde(default)]
        points: Points,
        /// Match points.
        #[serde(default, rename = "match")]
        matched: Points,
    },
    /// The mean of the entry's own rounds.
    Mean(Mean),
}

impl SitOut {
    /// Whether it is worth nothing.
    pub(super) const fn is_nothing(&self) -> bool {
        matches!(self, SitOut::Nothing)
    }
}

/// The word for the mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Mean {
    /// The mean of the rounds that the entry played.
    Average,
}

/// What counts for an entry beside its rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extra {
    /// Added once.
    pub handicap: Points,
    /// Added to a round by the director.
    pub adjusted: Vec<(u16, Points)>,
}

/// What has been played, with what turns it into points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The seed of lots.
    pub seed: String,
    /// Points by place.
    pub places: Places,
    /// What a round on the bench is worth.
    pub sit_out: SitOut,
    /// The rounds, in order.
    pub rounds: Vec<RoundScore>,
    /// Handicaps and adjustments by entry.
    pub extras: BTreeMap<u16, Extra>,
}

/// What a round was to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spell {
    /// It sat at a table that has a result.
    Played {
        /// The table, from 1.
        table: u16,
        /// The seat, from 1.
        seat: u16,
        /// The points.
        points: Ratio,
        /// The match points.
        matched: Ratio,
        /// Its share of the win.
        won: Ratio,
        /// How many deals it made, where that is known.
        made: Option<u16>,
    },
    /// It sits at a table without a result.
    Open {
        /// The table, from 1.
        table: u16,
        /// The seat, from 1.
        seat: u16,
    },
    /// It sat out.
    Bench {
        /// The points, if that is worth any.
        points: Option<Ratio>,
        /// The match points.
        matched: Ratio,
    },
    /// It was not there.
    Away,
}

/// The rounds of an entry and their sums.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The entry.
    pub no: u16,
    /// Each round.
    pub spells: Vec<(u16, Spell)>,
    /// All points.
    pub points: Ratio,
    /// All match points.
    pub matched: Ratio,
    /// All wins.
    pub wins: Ratio,
    /// All deals made.
    pub made: u32,
}

impl TableScore {
    /// The side of an entry.
    pub fn side_of(&self, number: u16) -> Option<usize> {
        self.sides.iter().position(|side| side.contains(&number))
    }

    /// How many sides have more points than a side, and how many as many, itself among them.
    fn standing(&self, side: usize) -> (usize, usize) {
        let points = self.points[side];
        let better = self.points.iter().filter(|other| **other > points).count();
        let equal = self.points.iter().filter(|other| **other == points).count();
        (better, equal)
    }

    /// The side's share of the win.
    fn won(&self, side: usize) -> Ratio {
        match self.standing(side) {
            (0, equal) => Ratio::from(1).over(equal as u32).unwrap_or_default(),
            _ => Ratio::ZERO,
        }
    }

    /// The match points of a side. Equals share the places that they cover.
    fn matched(&self, side: usize, places: &Places) -> Ratio {
        let worth = match places {
            Places::Any(worth) => worth.as_slice(),
            Places::BySize(lists) => {
                lists.get(&self.sides.len().to_string()).map_or(&[][..], Vec::as_slice)
            }
        };
        let (better, equal) = self.standing(side);
        let sum: Points = worth.iter().skip(better).take(equal).copied().sum();
        Ratio::from(sum).over(equal as u32).unwrap_or_default()
    }
}

impl Record {
    /// The rounds of an entry from the first to the last of a range, with sums. What counts once for a whole
    /// event is added only if the range is all of it.
    pub fn tally(&self, no: u16, range: Range) -> Tally {
        let mut tally = Tally {
            no,
            spells: Vec::new(),
            points: Ratio::ZERO,
            matched: Ratio::ZERO,
            wins: Ratio::ZERO,
            made: 0,
        };
        for round in self.rounds.iter().filter(|round| range.contains(round.round)) {
            tally.spells.push((round.round, self.spell(no, round)));
        }
        let mean = self.mean(&tally);
        for (_, spell) in &mut tally.spells {
            if let (Spell::Bench { points, .. }, SitOut::Mean(_)) = (&mut *spell, self.sit_out) {
                *points = mean;
            }
            tally.points += spell.points().unwrap_or_default();
            match spell {
                Spell::Played { matched, won, made, .. } => {
                    tally.matched += *matched;
                    tally.wins += *won;
                    tally.made += u32::from(made.unwrap_or_default());
                }
                Spell::Bench { matched, .. } => tally.matched += *matched,
                Spell::Open { .. } | Spell::Away => {}
            }
        }
        if let Some(extra) = self.extras.get(&no) {
            for (_, points) in extra.adjusted.iter().filter(|(round, _)| range.contains(*round)) {
                tally.points += Ratio::from(*points);
            }
            if range.has_handicap {
                tally.points += Ratio::from(extra.handicap);
            }
        }
        tally
    }

    fn spell(&self, no: u16, round: &RoundScore) -> Spell {
        if let Some((table, seat)) = round.seating.seat_of(no) {
            let score = round.tables.get(table - 1).and_then(Option::as_ref);
            let table = table as u16;
            let seat = seat as u16;
            let Some(score) = score else { return Spell::Open { table, seat } };
            let side = score.side_of(no).expect("the sides are those of the seats");
            return Spell::Played {
                table,
                seat,
                points: score.points[side].into(),
                matched: score.matched(side, &self.places),
                won: score.won(side),
                made: score.made[side],
            };
        }
        // A round that has been drawn ahead is worth nothing before it is played.
        if !round.seating.bench.contains(&no) || round.tables.iter().all(Option::is_none) {
            return Spell::Away;
        }
        match self.sit_out {
            SitOut::Worth { points, matched } => {
                Spell::Bench { points: Some(points.into()), matched: matched.into() }
            }
            SitOut::Nothing | SitOut::Mean(_) => {
                Spell::Bench { points: None, matched: Ratio::ZERO }
            }
        }
    }

    /// The mean of the points of the rounds played.
    fn mean(&self, tally: &Tally) -> Option<Ratio> {
        let mut sum = Ratio::ZERO;
        let mut count = 0;
        for (_, spell) in &tally.spells {
            if let Spell::Played { points, .. } = spell {
                sum += *points;
                count += 1;
            }
        }
        sum.over(count)
    }
}

impl Spell {
    /// The points of the round, if it counts as one.
    pub const fn points(&self) -> Option<Ratio> {
        match self {
            Spell::Played { points, .. } => Some(*points),
            Spell::Bench { points, .. } => *points,
            Spell::Open { .. } | Spell::Away => None,
        }
    }

    /// The table, if it sat at one.
    pub const fn table(&self) -> Option<u16> {
        match self {
            Spell::Played { table, .. } | Spell::Open { table, .. } => Some(*table),
            Spell::Bench { .. } | Spell::Away => None,
        }
    }
}

/// Rounds in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    first: u16,
    last: u16,
    has_handicap: bool,
}

impl Range {
    /// Everything up to a round, handicaps included.
    pub const fn up_to(last: u16) -> Range {
        Range { first: 1, last, has_handicap: true }
    }

    /// Some rounds, without the handicap.
    pub const fn only(first: u16, last: u16) -> Range {
        Range { first, last, has_handicap: false }
    }

    /// Whether a round is one of them.
    pub const fn contains(self, round: u16) -> bool {
        self.first <= round && round <= self.last
    }
}
