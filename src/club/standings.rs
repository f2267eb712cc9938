//! The list on the wall, and those who go on to the next stage.

use super::event::Event;
use super::plan::{Carry, Method, Show};
use super::prizes::{Group, PrizesEach, Won, award};
use super::ranking::{Criterion, Ranked, rank};
use super::record::Range;
use crate::rules::Points;
use std::collections::BTreeMap;

/// The entries in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standings {
    /// Those with a place: the deepest stage first, each by its own result.
    pub ranked: Vec<Ranked>,
    /// Those who left before half of the rounds.
    pub below: Vec<u16>,
}

/// A cut that would now be another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedCut {
    /// The first round of the stage.
    pub round: u16,
    /// Who would be in it.
    pub instead: Vec<u16>,
    /// Who is.
    pub seated: Vec<u16>,
}

impl Event {
    /// What a stage is ranked by.
    pub fn rank_of(&self, stage: usize) -> &[Criterion] {
        let own = stage.checked_sub(1).and_then(|stage| self.plan.stages.get(stage));
        match own {
            Some(stage) if !stage.rank.is_empty() => &stage.rank,
            _ => &self.rank,
        }
    }

    /// The ranking after a round; after the last one, if none is given.
    pub fn standings(&self, after: Option<u16>, group: Option<Group>) -> Standings {
        let last = after.unwrap_or(u16::MAX).min(self.last_round());
        let below = self.below();
        let groups = self.groups();
        let mut standings = Standings::default();
        let deepest = self.plan.stage_of(last.max(1)).unwrap_or(self.plan.stages.len());
        for stage in (0..=deepest).rev() {
            let mut players = self.participants(stage);
            players.retain(|no| {
                let is_placed = standings.ranked.iter().any(|ranked| ranked.tally.no == *no);
                let is_meant = group.is_none() || groups.get(no) == Some(&group);
                is_meant && !is_placed && !below.contains(no)
            });
            let offset = standings.ranked.len() as u16;
            for mut ranked in self.stage_ranking(stage, &players, last, self.rank_of(stage)) {
                ranked.place += offset;
                standings.ranked.push(ranked);
            }
        }
        standings.below = below;
        standings
    }

    /// Who was seated in a stage; everybody, in the first.
    pub(super) fn participants(&self, stage: usize) -> Vec<u16> {
        if stage == 0 {
            return self.numbers().collect();
        }
        let (first, _) = self.plan.rounds_of(stage);
        let seating = self.seating(first).unwrap_or_default();
        let mut players: Vec<u16> = seating.numbers().collect();
        players.sort_unstable();
        players
    }

    fn stage_ranking(
        &self,
        stage: usize,
        players: &[u16],
        after: u16,
        criteria: &[Criterion],
    ) -> Vec<Ranked> {
        let (first, last) = self.plan.rounds_of(stage);
        let last = last.min(after);
        let carries = stage == 0 || self.plan.stages[stage - 1].carry == Carry::All;
        let range = if carries { Range::up_to(last) } else { Range::only(first, last) };
        rank(&self.record(last), players, range, criteria)
    }

    /// Those who left before half of the rounds, and do not come back.
    fn below(&self) -> Vec<u16> {
        let rounds = self.plan.rounds.unwrap_or(self.last_round());
        let mut below = Vec::new();
        for no in self.numbers() {
            let left = self.entries[usize::from(no) - 1].presence.last();
            if let Some((from, false)) = left
                && 2 * u32::from(from.saturating_sub(1)) < u32::from(rounds)
            {
                below.push(no);
            }
        }
        below
    }

    /// Those who qualify for a stage, in the order of their places. Who is equal to the end is taken by lot.
    pub(super) fn qualified(&self, stage: usize) -> Vec<u16> {
        let cut = &self.plan.stages[stage - 1];
        let (first, _) = self.plan.rounds_of(stage);
        let below = self.below();
        let mut criteria = self.rank_of(stage - 1).to_vec();
        criteria.push(Criterion::Lot);
        let mut players = self.participants(stage - 1);
        players.retain(|no| self.is_present(*no, first) && !below.contains(no));
        let ranked = self.stage_ranking(stage - 1, &players, first - 1, &criteria);
        let mut order: Vec<u16> = ranked.iter().map(|ranked| ranked.tally.no).collect();
        if let Some(advance) = cut.advance {
            let record = self.record(first - 1);
            let last = self.seating(first - 1).unwrap_or_default();
            let mut through: Vec<u16> = Vec::new();
            for seats in &last.tables {
                let table = rank(&record, seats, Range::only(first - 1, first - 1), &criteria);
                through.extend(table.iter().take(advance.into()).map(|ranked| ranked.tally.no));
            }
            order.retain(|no| through.contains(no));
        }
        if let Some(take) = cut.take {
            order.truncate(take.into());
        }
        order
    }

    /// The last who got into a stage and the first who did not, if only a lot cut between them. `round` is the first of
    /// the stage.
    pub fn cut_lot(&self, round: u16) -> Option<(u16, u16)> {
        let stage = self.plan.stage_of(round).filter(|stage| *stage > 0)?;
        if self.plan.rounds_of(stage).0 != round {
            return None;
        }
        let criteria = [self.rank_of(stage - 1), &[Criterion::Lot]].concat();
        let qualified = self.qualified(stage);
        let players = self.participants(stage - 1);
        let ranked = self.stage_ranking(stage - 1, &players, round - 1, &criteria);
        let out = ranked.iter().find(|ranked| {
            ranked.decided == Some(Criterion::Lot) && !qualified.contains(&ranked.tally.no)
        })?;
        let last = qualified.iter().rev().find(|no| out.against.contains(no))?;
        Some((*last, out.tally.no))
    }

    /// The cuts that would seat others if they were made now.
    pub fn changed_cuts(&self) -> Vec<ChangedCut> {
        let mut changed = Vec::new();
        for stage in 1..=self.plan.stages.len() {
            let (round, _) = self.plan.rounds_of(stage);
            if self.round(round).is_err() {
                break;
            }
            let mut seated = self.participants(stage);
            let mut instead = self.qualified(stage);
            let now = instead.clone();
            instead.retain(|no| !seated.contains(no));
            seated.retain(|no| !now.contains(no));
            if !instead.is_empty() {
                changed.push(ChangedCut { round, instead, seated });
            }
        }
        changed
    }

    /// Who gets which prize.
    pub fn prizes(&self) -> Vec<Won> {
        let standings = self.standings(None, None);
        let mut groups = self.groups();
        groups.retain(|no, _| !standings.below.contains(no));
        let each = if self.plan.single { PrizesEach::Single } else { PrizesEach::Any };
        let record = self.record(self.last_round());
        award(&record, &self.plan.prizes, &groups, &standings.ranked, &self.rank, each)
    }

    /// The rounds in which a result is still missing, with their tables.
    pub fn missing(&self) -> Vec<(u16, u16)> {
        let mut missing = Vec::new();
        for round in 1..=self.last_round() {
            let open = self.open_tables(round).into_iter();
            missing.extend(open.map(|table| (round, table)));
        }
        missing
    }

    /// Whether the ranking is on the wall.
    pub fn shows_ranking(&self) -> bool {
        match self.plan.show {
            Show::All => true,
            Show::Off => false,
            Show::Until(round) => self.last_round() <= round || self.is_final(),
        }
    }

    /// Whether nothing more is to be played.
    pub fn is_final(&self) -> bool {
        let next = self.last_round() + 1;
        let all_drawn = if self.plan.rounds.is_none() && self.plan.method.is_fixed() {
            !self.cards.is_empty() && next > self.fixed_rounds()
        } else {
            self.plan.stage_of(next).is_none()
        };
        let is_over = self.ended || all_drawn;
        is_over && self.last_round() > 0 && self.missing().is_empty()
    }

    /// The points of a result as it was typed. The last number may be left out where the sum is known.
    pub fn completed(&self, round: u16, seats: &[u16], mut points: Vec<Points>) -> Vec<Points> {
        let sides = self.sides(round, seats).len();
        if let Some(sum) = self.plan.sum
            && points.len() + 1 == sides
            && !points.is_empty()
        {
            points.push(sum - points.iter().copied().sum());
        }
        points
    }

    /// The group of every entry: as given, or by cards, as many of each and one more of A.
    pub fn groups(&self) -> BTreeMap<u16, Option<Group>> {
        let mut groups: BTreeMap<u16, Option<Group>> =
            self.numbers().map(|no| (no, self.entries[usize::from(no) - 1].group)).collect();
        if self.plan.method != Method::Drive {
            return groups;
        }
        let of_group = |groups: &BTreeMap<u16, Option<Group>>, group| {
            groups.values().filter(|known| **known == Some(group)).count()
        };
        let first = self.cards.clone();
        let later = self.numbers().filter(|no| !first.contains(no));
        let half = if first.is_empty() { self.entries.len() } else { first.len() }.div_ceil(2);
        for no in first.iter().copied().chain(later) {
            if groups.get(&no).is_some_and(Option::is_some) {
                continue;
            }
            let many_a = of_group(&groups, Group::A);
            let is_late = !first.is_empty() && !first.contains(&no);
            let goes_to_a =
                if is_late { many_a <= of_group(&groups, Group::B) } else { many_a < half };
            groups.insert(no, Some(if goes_to_a { Group::A } else { Group::B }));
        }
        groups
    }
}
