//! What an act makes of an event, if it can be recorded.

use super::act::EventAct;
use super::event::{Entry, Event, MOST_ENTRIES, MOST_ROUNDS, Round, TypedResult};
use super::plan::{EntryOf, Plan, Results};
use super::prizes::Group;
use super::refusal::EventRefusal;
use super::seating::{Seating, Seats};
use crate::cards::line;
use crate::rules::Points;
use std::collections::BTreeMap;

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

impl Event {
    /// Judges an act, and applies it if it can be recorded.
    ///
    /// # Errors
    /// It cannot be; the event is unchanged.
    pub fn apply(&mut self, act: &EventAct) -> Result<(), EventRefusal> {
        let is_correction = matches!(
            act,
            EventAct::Typed { .. }
                | EventAct::Seat { .. }
                | EventAct::Adjust { .. }
                | EventAct::Rank { .. }
                | EventAct::Paid { .. }
                | EventAct::Person { .. }
                | EventAct::Agree { .. }
                | EventAct::Dispute { .. }
                | EventAct::Note(_)
        );
        if self.ended && !is_correction {
            return Err(EventRefusal::Ended);
        }
        match act {
            EventAct::Enter { no, people, group, handicap, from } => {
                let from = from.unwrap_or(self.last_round() + 1);
                self.enter(*no, people, *group, *handicap, from)?;
            }
            EventAct::Away { no, from } => self.turn(*no, *from, false)?,
            EventAct::Back { no, from } => self.turn(*no, *from, true)?,
            EventAct::Person { no, which, to, from } => self.person(*no, *which, to, *from)?,
            EventAct::Paid { no, money } => self.entry_mut(*no)?.paid += *money,
            EventAct::Draw { round, seed, tried, take, cards, seating, because } => {
                self.draw_act(*round, because.is_some())?;
                self.check_seating(*round, seating, cards)?;
                if !cards.is_empty() {
                    self.cards.clone_from(cards);
                }
                self.rounds.truncate(usize::from(*round) - 1);
                self.rounds.push(Round {
                    seed: seed.clone(),
                    tried: *tried,
                    take: take.clone(),
                    drawn: seating.clone(),
                    because: because.clone(),
                    ..Round::default()
                });
            }
            EventAct::Seat { round, tables, .. } => self.seat(*round, tables)?,
            EventAct::Clock { round, .. } => {
                self.round(*round)?;
            }
            EventAct::Typed { round, table, points, made, winner, because, by } => {
                self.check_sits(*round, *table, *by)?;
                let result = TypedResult {
                    points: points.clone(),
                    made: made.clone(),
                    winner: *winner,
                    by: *by,
                    ..TypedResult::default()
                };
                self.type_result(*round, *table, result, because.is_some())?;
            }
            EventAct::Agree { round, table, by, of } => self.agree(*round, *table, *by, *of)?,
            EventAct::Dispute { round, table, by } => {
                self.check_sits(*round, *table, *by)?;
                if !self.rounds[usize::from(*round) - 1].disputed.insert(*table) {
                    return Err(EventRefusal::Unchanged);
                }
            }
            EventAct::Close { round } => {
                let open = self.open_tables(*round);
                let is_game = self.plan.results == Results::Games;
                self.round(*round)?;
                if !open.is_empty() && !is_game {
                    return Err(EventRefusal::TablesOpen(*round, open));
                }
                self.rounds[usize::from(*round) - 1].closed = true;
            }
            EventAct::Adjust { no, round, points, because } => {
                self.entry_mut(*no)?;
                // Points may be given before the first draw.
                if *round != 1 {
                    self.round(*round)?;
                }
                self.adjusted.push((*no, *round, *points, because.clone()));
            }
            EventAct::Rank { rank, .. } => {
                if self.rank == *rank {
                    return Err(EventRefusal::Unchanged);
                }
                self.rank.clone_from(rank);
            }
            EventAct::Note(_) => {}
            EventAct::End {} => self.ended = true,
        }
        Ok(())
    }

    fn entry_mut(&mut self, no: u16) -> Result<&mut Entry, EventRefusal> {
        let index = usize::from(no).checked_sub(1);
        let entry = index.and_then(|index| self.entries.get_mut(index));
        entry.ok_or_else(|| EventRefusal::NoEntry(no.to_string()))
    }

    fn enter(
        &mut self,
        no: u16,
        people: &[String],
        group: Option<Group>,
        handicap: Points,
        from: u16,
    ) -> Result<(), EventRefusal> {
        let needed = if self.plan.entry == EntryOf::Pair { 2 } else { 1 };
        if people.len() != needed {
            return Err(EventRefusal::People(needed));
        }
        if self.entries.len() >= MOST_ENTRIES {
            return Err(EventRefusal::TooMany(MOST_ENTRIES));
        }
        if usize::from(no) != self.entries.len() + 1 {
            return Err(EventRefusal::NoEntry(no.to_string()));
        }
        check_names(people)?;
        let presence = if from > 1 { vec![(1, false), (from, true)] } else { Vec::new() };
        let people = people.iter().map(|name| vec![(1, name.clone())]).collect();
        self.entries.push(Entry { people, group, handicap, presence, paid: Points::ZERO });
        Ok(())
    }

    fn turn(&mut self, no: u16, from: u16, present: bool) -> Result<(), EventRefusal> {
        self.entry_mut(no)?;
        if self.is_present(no, from) == present {
            return Err(EventRefusal::Unchanged);
        }
        // Who sat where in a round that was played does not change so.
        let played = (from..=self.last_round()).find(|round| self.has_begun(*round));
        if let Some(round) = played {
            return Err(EventRefusal::PeopleSettled(round));
        }
        let entry = self.entry_mut(no)?;
        entry.presence.retain(|(known, _)| *known < from);
        entry.presence.push((from, present));
        Ok(())
    }

    fn person(&mut self, no: u16, which: u16, to: &str, from: u16) -> Result<(), EventRefusal> {
        check_names(&[to.to_owned()])?;
        let people = self.people(no, from);
        let entry = self.entry_mut(no)?;
        let index = usize::from(which).wrapping_sub(1);
        let count = entry.people.len();
        let spells = entry.people.get_mut(index).ok_or(EventRefusal::People(count))?;
        if people.get(index).is_some_and(|name| name == to) {
            return Err(EventRefusal::Unchanged);
        }
        if from <= 1 {
            // The last name was written wrong.
            if let Some((_, name)) = spells.last_mut() {
                to.clone_into(name);
            }
        } else {
            spells.retain(|(known, _)| *known < from);
            spells.push((from, to.to_owned()));
        }
        Ok(())
    }

    fn draw_act(&self, round: u16, is_again: bool) -> Result<(), EventRefusal> {
        let next = self.last_round() + 1;
        let again = is_again && (1..next).contains(&round);
        if round != next && !again {
            return Err(EventRefusal::NoRound(round, self.last_round()));
        }
        if round > MOST_ROUNDS {
            return Err(EventRefusal::AllDrawn(MOST_ROUNDS));
        }
        let begun = (round..next).find(|round| self.has_begun(*round));
        begun.map_or(Ok(()), |round| Err(EventRefusal::Begun(round)))
    }

    /// Checks that a seating has each entry once at most, and tables of a size that can play.
    fn check_seating(
        &self,
        round: u16,
        seating: &Seating,
        cards: &[u16],
    ) -> Result<(), EventRefusal> {
        let size = self.plan.table_size(self.plan.stage_of(round).unwrap_or_default());
        let mut numbers: Vec<u16> = seating.numbers().collect();
        numbers.sort_unstable();
        if let Some(twice) = numbers.windows(2).find(|two| two[0] == two[1]) {
            return Err(EventRefusal::OtherEntries(twice.to_vec()));
        }
        for no in numbers.iter().chain(cards) {
            self.entry(*no).ok_or_else(|| EventRefusal::NoEntry(no.to_string()))?;
        }
        for seats in &seating.tables {
            let is_full = size.seats == Seats::Alone || seats.len() == size.wanted;
            if !is_full {
                return Err(EventRefusal::Sides(seats.len(), size.wanted));
            }
        }
        Ok(())
    }

    fn seat(&mut self, round: u16, tables: &BTreeMap<u16, Vec<u16>>) -> Result<(), EventRefusal> {
        let seating = self.seating(round)?;
        let mut before = Vec::new();
        for (table, seats) in tables {
            self.seats_at(round, *table)?;
            let seated = &seating.tables[usize::from(*table) - 1];
            if seats.len() != seated.len() {
                return Err(EventRefusal::Sides(seats.len(), seated.len()));
            }
            before.extend(seated);
        }
        let mut after: Vec<u16> = tables.values().flatten().copied().collect();
        if before == after {
            return Err(EventRefusal::Unchanged);
        }
        before.sort_unstable();
        after.sort_unstable();
        if before != after {
            return Err(EventRefusal::OtherEntries(before));
        }
        self.rounds[usize::from(round) - 1].seats.extend(tables.clone());
        Ok(())
    }

    fn type_result(
        &mut self,
        number: u16,
        table: u16,
        mut result: TypedResult,
        has_reason: bool,
    ) -> Result<(), EventRefusal> {
        let seats = self.seats_at(number, table)?;
        let sides = self.sides(number, &seats).len();
        self.check_points(&result.points, sides)?;
        if let Some(side) = result.winner
            && !(1..=sides).contains(&side.into())
        {
            return Err(EventRefusal::NoSide(side, sides));
        }
        let round = &mut self.rounds[usize::from(number) - 1];
        if let Some(before) = round.typed.get(&table) {
            let same = before.points == result.points && before.made == result.made;
            let keeps_winner = result.winner.is_none() && !result.points.is_empty();
            if same && (keeps_winner || before.winner == result.winner) {
                return Err(EventRefusal::Unchanged);
            }
            let stands = before.agreed || round.closed;
            if stands && !has_reason {
                return Err(EventRefusal::NeedsReason);
            }
            result.changed = before.agreed || before.changed;
            // Who moved on does not change with the points.
            if !result.points.is_empty() {
                result.winner = result.winner.or(before.winner);
            }
        }
        round.typed.insert(table, result);
        round.disputed.remove(&table);
        Ok(())
    }

    /// Records that the others at a table agree: to what was typed, or to the game as it is.
    fn agree(
        &mut self,
        number: u16,
        table: u16,
        by: Option<u16>,
        of: Option<u64>,
    ) -> Result<(), EventRefusal> {
        let seats = self.seats_at(number, table)?;
        self.check_sits(number, table, by)?;
        let sides = self.sides(number, &seats);
        let round = &mut self.rounds[usize::from(number) - 1];
        let is_new = if let Some(entries) = of {
            round.agreed.insert(table, entries) != Some(entries)
        } else {
            let typed = round.typed.get_mut(&table);
            let typed = typed.ok_or(EventRefusal::TablesOpen(number, vec![table]))?;
            if let (Some(by), Some(typer)) = (by, typed.by)
                && sides.iter().any(|side| side.contains(&by) && side.contains(&typer))
            {
                return Err(EventRefusal::OwnResult(by));
            }
            !std::mem::replace(&mut typed.agreed, true)
        };
        let was_disputed = round.disputed.remove(&table);
        if is_new || was_disputed { Ok(()) } else { Err(EventRefusal::Unchanged) }
    }

    /// Checks that an entry that says something of a table sits there.
    fn check_sits(&self, round: u16, table: u16, by: Option<u16>) -> Result<(), EventRefusal> {
        let seats = self.seats_at(round, table)?;
        match by.filter(|by| !seats.contains(by)) {
            Some(by) => Err(EventRefusal::NotAtTable(by, table)),
            None => Ok(()),
        }
    }

    fn check_points(&self, points: &[Points], sides: usize) -> Result<(), EventRefusal> {
        if points.is_empty() {
            return Ok(());
        }
        if points.len() != sides {
            return Err(EventRefusal::Sides(points.len(), sides));
        }
        let sum: Points = points.iter().copied().sum();
        if let Some(expected) = self.plan.sum
            && sum != expected
        {
            return Err(EventRefusal::Sum(sum, expected));
        }
        for points in points {
            let Plan { low, high, step, .. } = &self.plan;
            if low.is_some_and(|low| *points < low) || high.is_some_and(|high| *points > high) {
                return Err(EventRefusal::Bounds(*points, *low, *high));
            }
            if let Some(step) = step.filter(|step| step.in_tenths() > 0)
                && points.in_tenths() % step.in_tenths() != 0
            {
                return Err(EventRefusal::Step(*points, step));
            }
        }
        Ok(())
    }
}

/// Checks that names can be shown in a line.
fn check_names(names: &[String]) -> Result<(), EventRefusal> {
    for name in names {
        let is_number = name.parse::<u16>().is_ok();
        if is_number || name.contains('+') || line(name, LONGEST_NAME).is_err() {
            return Err(EventRefusal::Name(name.clone()));
        }
    }
    Ok(())
}
