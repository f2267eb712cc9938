//! An event as its acts have made it, and what can be recorded of it next.

use super::moving::Winner;
use super::plan::Plan;
use super::prizes::Group;
use super::ranking::Criterion;
use super::record::{Extra, Record, RoundScore, TableScore};
use super::refusal::EventRefusal;
use super::seating::Seating;
use crate::rules::Points;
use std::collections::{BTreeMap, BTreeSet};

/// The most entries of an event.
pub const MOST_ENTRIES: usize = 400;

/// The most tables of a round.
pub const MOST_TABLES: usize = 100;

/// The most rounds.
pub const MOST_ROUNDS: u16 = 100;

/// Somebody who is ranked: a person or a pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// For each of a pair, who plays from which round on.
    pub people: Vec<Vec<(u16, String)>>,
    /// The colour of the card, if it was given.
    pub group: Option<Group>,
    /// Points given in advance.
    pub handicap: Points,
    /// From which rounds on it is away or back.
    pub presence: Vec<(u16, bool)>,
    /// What was paid.
    pub paid: Points,
}

/// A result that was typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedResult {
    /// The points of each side; none if the table was not played, or only its winner is known.
    pub points: Vec<Points>,
    /// How many deals each side made, if that was typed.
    pub made: Vec<u16>,
    /// The side that was said to win.
    pub winner: Option<u16>,
    /// The entry that said so.
    pub by: Option<u16>,
    /// Whether the others at the table agreed.
    pub agreed: bool,
    /// Whether it was changed after they had.
    pub changed: bool,
}

/// The result of a game at a table, as its journal says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The points of each side.
    pub points: Vec<Points>,
    /// How many deals each side made.
    pub made: Vec<Option<u16>>,
    /// How many entries it has.
    pub entries: u64,
    /// How many deals are over.
    pub deals: u16,
    /// How many there will be, if that is settled.
    pub planned: Option<u16>,
    /// Whether the game is over.
    pub over: bool,
}

/// A round that has been drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The seed.
    pub seed: String,
    /// The try.
    pub tried: u8,
    /// Who asked for which table.
    pub take: BTreeMap<u16, u16>,
    /// As it was drawn.
    pub drawn: Seating,
    /// Who really sat at some tables.
    pub seats: BTreeMap<u16, Vec<u16>>,
    /// What was typed.
    pub typed: BTreeMap<u16, TypedResult>,
    /// The games to which the others at a table agreed, each with its number of entries.
    pub agreed: BTreeMap<u16, u64>,
    /// The tables at which somebody says that the result is wrong.
    pub disputed: BTreeSet<u16>,
    /// Whether the results stand.
    pub closed: bool,
    /// Why it was drawn again, if it was.
    pub because: Option<String>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableState {
    /// Nothing is recorded.
    Open,
    /// So many deals of so many are over.
    Playing(u16, Option<u16>),
    /// There is a result.
    Entered,
    /// The others agree.
    Agreed,
    /// The round is closed.
    Closed,
    /// It was not played.
    NotPlayed,
}

/// An event: its plan, who has entered, and what was recorded of each round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// What it is played by.
    pub plan: Plan,
    /// How entries are ranked now.
    pub rank: Vec<Criterion>,
    /// The entries; number 1 is the first.
    pub entries: Vec<Entry>,
    /// The rounds; number 1 is the first.
    pub rounds: Vec<Round>,
    /// The entries of the cards of a fixed movement.
    pub cards: Vec<u16>,
    /// What the director gave or took: entry, round, points, and why.
    pub adjusted: Vec<(u16, u16, Points, String)>,
    /// The results of games at the tables.
    pub games: BTreeMap<(u16, u16), GameResult>,
    /// Whether the evening is over.
    pub ended: bool,
}

impl Event {
    /// An event in which nothing has happened.
    pub fn new(plan: Plan) -> Event {
        Event { rank: plan.rank.clone(), plan, ..Event::default() }
    }

    /// The entry of a number.
    pub fn entry(&self, no: u16) -> Option<&Entry> {
        self.entries.get(usize::from(no).checked_sub(1)?)
    }

    /// Every number.
    pub fn numbers(&self) -> impl Iterator<Item = u16> + use<> {
        1..=self.entries.len() as u16
    }

    /// The number of the last round drawn, or 0.
    pub fn last_round(&self) -> u16 {
        self.rounds.len() as u16
    }

    /// The round being played, or 0: the last one drawn, or of those drawn ahead the first that is not over.
    pub fn current_round(&self) -> u16 {
        let last = self.last_round();
        if !self.plan.method.is_fixed() {
            return last;
        }
        (1..last).find(|round| !self.open_tables(*round).is_empty()).unwrap_or(last)
    }

    /// A round by its number.
    ///
    /// # Errors
    /// It is not drawn.
    pub fn round(&self, number: u16) -> Result<&Round, EventRefusal> {
        let round = usize::from(number).checked_sub(1).and_then(|index| self.rounds.get(index));
        round.ok_or(EventRefusal::NoRound(number, self.last_round()))
    }

    /// Whether an entry is there in a round.
    pub fn is_present(&self, no: u16, round: u16) -> bool {
        let Some(entry) = self.entry(no) else { return false };
        let last = entry.presence.iter().rev().find(|(from, _)| *from <= round);
        last.is_none_or(|(_, present)| *present)
    }

    /// The entries that are there in a round.
    pub fn present(&self, round: u16) -> Vec<u16> {
        self.numbers().filter(|no| self.is_present(*no, round)).collect()
    }

    /// The entry of a number or an unambiguous name.
    ///
    /// # Errors
    /// There is none, or there are several.
    pub fn find(&self, text: &str) -> Result<u16, EventRefusal> {
        if let Ok(no) = text.parse::<u16>() {
            return self.entry(no).map(|_| no).ok_or(EventRefusal::NoEntry(text.to_owned()));
        }
        if text.is_empty() {
            return Err(EventRefusal::NoEntry(String::new()));
        }
        let folded = text.to_lowercase();
        let mut exact = Vec::new();
        let mut begun = Vec::new();
        for no in self.numbers() {
            let name = self.name(no, self.last_round().max(1)).to_lowercase();
            if name == folded || name.split('+').any(|part| part.trim() == folded) {
                exact.push(no);
            } else if name.starts_with(&folded) {
                begun.push(no);
            }
        }
        let known = if exact.is_empty() { begun } else { exact };
        match known.as_slice() {
            [no] => Ok(*no),
            [] => Err(EventRefusal::NoEntry(text.to_owned())),
            _ => Err(EventRefusal::SeveralEntries(text.to_owned(), known)),
        }
    }

    /// The people of an entry in a round.
    pub fn people(&self, no: u16, round: u16) -> Vec<String> {
        let Some(entry) = self.entry(no) else { return Vec::new() };
        let current = entry.people.iter().map(|spells| {
            let last = spells.iter().rev().find(|(from, _)| *from <= round.max(1));
            last.or(spells.first()).map_or_else(String::new, |(_, name)| name.clone())
        });
        current.collect()
    }

    /// The name of an entry in a round: `Ana`, or `Ana + Bo`.
    pub fn name(&self, no: u16, round: u16) -> String {
        self.people(no, round).join(" + ")
    }

    /// How far a table has come.
    pub fn state(&self, number: u16, table: u16) -> TableState {
        let Ok(round) = self.round(number) else { return TableState::Open };
        let game = self.games.get(&(number, table));
        match (round.typed.get(&table), game) {
            (Some(typed), _) if typed.points.is_empty() && typed.winner.is_none() => {
                TableState::NotPlayed
            }
            (Some(typed), _) if typed.points.is_empty() => TableState::Open,
            (None, Some(game)) if game.deals == 0 && !game.over => TableState::Open,
            (None, Some(game)) if !game.over && !round.closed => {
                TableState::Playing(game.deals, game.planned)
            }
            (None, None) => TableState::Open,
            (Some(typed), _) if typed.agreed && !round.closed => TableState::Agreed,
            (None, Some(game))
                if !round.closed && round.agreed.get(&table) == Some(&game.entries) =>
            {
                TableState::Agreed
            }
            _ if round.closed => TableState::Closed,
            _ => TableState::Entered,
        }
    }

    /// The tables of a round that are not over.
    pub fn open_tables(&self, number: u16) -> Vec<u16> {
        let Ok(seating) = self.seating(number) else { return Vec::new() };
        let mut open = Vec::new();
        for (table, seats) in (1..).zip(&seating.tables) {
            let state = self.state(number, table);
            if !seats.is_empty() && matches!(state, TableState::Open | TableState::Playing(..)) {
                open.push(table);
            }
        }
        open
    }

    /// The result of a table, if it has one.
    pub fn score(&self, number: u16, table: u16, seats: &[u16]) -> Option<TableScore> {
        let sides = self.sides(number, seats);
        if let Some(typed) = self.round(number).ok()?.typed.get(&table) {
            if typed.points.len() != sides.len() {
                return None;
            }
            let made = (0..sides.len()).map(|side| typed.made.get(side).copied()).collect();
            return Some(TableScore { sides, points: typed.points.clone(), made });
        }
        let state = self.state(number, table);
        let game = self.games.get(&(number, table))?;
        let is_out = matches!(state, TableState::Open | TableState::Playing(..));
        if is_out || game.points.len() != sides.len() {
            return None;
        }
        Some(TableScore { sides, points: game.points.clone(), made: game.made.clone() })
    }

    /// What has been played up to a round.
    pub fn record(&self, last: u16) -> Record {
        let mut rounds = Vec::new();
        for number in 1..=last.min(self.last_round()) {
            let seating = self.seating(number).expect("the round is drawn");
            let tables = (1..).zip(&seating.tables);
            let tables = tables.map(|(table, seats)| self.score(number, table, seats)).collect();
            rounds.push(RoundScore { round: number, seating, tables });
        }
        let mut extras: BTreeMap<u16, Extra> = BTreeMap::new();
        for no in self.numbers() {
            let handicap = self.entries[usize::from(no) - 1].handicap;
            extras.entry(no).or_default().handicap = handicap;
        }
        for (no, round, points, _) in &self.adjusted {
            extras.entry(*no).or_default().adjusted.push((*round, *points));
        }
        Record {
            seed: self.rounds.first().map_or_else(String::new, |round| round.seed.clone()),
            places: self.plan.places.clone(),
            sit_out: self.plan.sit_out,
            rounds,
            extras,
        }
    }

    /// The winner of each table of a round at which somebody sits, for a movement that follows results.
    ///
    /// # Errors
    /// A table has no result, or its points are equal.
    pub(super) fn winners(&self, number: u16) -> Result<Vec<Winner>, EventRefusal> {
        let seating = self.seating(number)?;
        let round = self.round(number)?;
        let mut open = Vec::new();
        let mut equal = Vec::new();
        let mut winners = Vec::new();
        for (table, seats) in (1..).zip(&seating.tables) {
            if seats.is_empty() {
                continue;
            }
            let said = round.typed.get(&table).and_then(|typed| typed.winner);
            let score = self.score(number, table, seats);
            match (said, score) {
                (Some(side), _) => {
                    winners.push(if side == 1 { Winner::First } else { Winner::Second });
                }
                (None, None) => open.push(table),
                (None, Some(score)) if score.points[0] == score.points[1] => equal.push(table),
                (None, Some(score)) if score.points[0] > score.points[1] => {
                    winners.push(Winner::First);
                }
                (None, Some(_)) => winners.push(Winner::Second),
            }
        }
        if !open.is_empty() {
            return Err(EventRefusal::TablesOpen(number, open));
        }
        if equal.is_empty() { Ok(winners) } else { Err(EventRefusal::NeedsWinner(equal)) }
    }
}
