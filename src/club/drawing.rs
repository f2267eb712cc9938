//! The next round of an event, and draws recomputed from what was recorded.

use super::act::EventAct;
use super::draw::draw;
use super::event::{Event, MOST_ROUNDS, MOST_TABLES};
use super::fixed::{rotation, rotation_rounds, round_robin, rounds_without_repeats, stations};
use super::key::by_key;
use super::moving::{Walk, next, start};
use super::plan::{Cards, CutSeating, Method, Plan};
use super::prizes::Group;
use super::ranking::order;
use super::record::Range;
use super::refusal::EventRefusal;
use super::seating::{Past, Seating, TableSize, snake};
use super::swiss::swiss;
use std::collections::BTreeMap;

/// A round as it is to be recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Seated {
    seating: Seating,
    tried: u8,
    /// The cards, where they are given out in this round.
    cards: Vec<u16>,
}

impl Event {
    /// The acts that seat the next round; or all that are left, where the method does not look at results.
    /// With a reason, the rounds from the first without a result are drawn again.
    ///
    /// # Errors
    /// They cannot be seated, or a result is missing that decides the round.
    pub fn draws(
        &self,
        seed: &str,
        take: &BTreeMap<u16, u16>,
        again: Option<&str>,
    ) -> Result<Vec<EventAct>, EventRefusal> {
        let mut event = self.clone();
        let mut because = again.map(str::to_owned);
        if again.is_some() {
            let kept = self.first_open_round() - 1;
            if self.last_round() == 0 {
                return Err(EventRefusal::NoRound(1, 0));
            }
            if kept == self.last_round() {
                return Err(EventRefusal::Begun(kept));
            }
            let drawn =
                usize::from(if self.plan.method.is_fixed() { kept } else { self.last_round() - 1 });
            event.rounds.truncate(drawn);
            event.cards.clear();
        }

        let mut acts = Vec::new();
        loop {
            let round = event.last_round() + 1;
            let seated = event.seat_round(round, seed, take)?;
            let tables = seated.seating.tables.len();
            if tables > MOST_TABLES {
                return Err(EventRefusal::TooManyTables(tables, MOST_TABLES));
            }
            let act = EventAct::Draw {
                round,
                seed: seed.to_owned(),
                tried: seated.tried,
                take: take.clone(),
                cards: seated.cards,
                seating: seated.seating,
                because: because.take(),
            };
            event.apply(&act)?;
            acts.push(act);
            let is_fixed = self.plan.method.is_fixed() && self.plan.stage_of(round) == Some(0);
            if !is_fixed || round >= event.fixed_rounds() {
                return Ok(acts);
            }
        }
    }

    /// How many rounds a fixed movement has.
    pub(super) fn fixed_rounds(&self) -> u16 {
        let cards = self.cards.len();
        let natural = match self.plan.method {
            Method::Rotation => rotation_rounds(cards),
            Method::RoundRobin => cards - 1 + cards % 2,
            _ => {
                let size = self.plan.table_size(0);
                rounds_without_repeats(cards.div_ceil(size.wanted), size.wanted)
            }
        };
        self.plan.rounds.unwrap_or(natural as u16).min(MOST_ROUNDS)
    }

    /// Seats a round that comes after those that are drawn.
    fn seat_round(
        &self,
        round: u16,
        seed: &str,
        take: &BTreeMap<u16, u16>,
    ) -> Result<Seated, EventRefusal> {
        let all_drawn = EventRefusal::AllDrawn(round - 1);
        let stage = self.plan.stage_of(round).ok_or(all_drawn.clone())?;
        let method = if stage == 0 { self.plan.method } else { Method::Draw };
        if method.is_fixed() && !self.cards.is_empty() && round > self.fixed_rounds() {
            return Err(all_drawn);
        }
        if !take.is_empty()
            && (method.is_fixed() || matches!(method, Method::Drive | Method::Ladder))
        {
            return Err(EventRefusal::FixedTables);
        }
        let size = self.plan.table_size(stage);
        let mut seated = if stage > 0 {
            self.seat_stage(stage, round, seed, size)?
        } else {
            self.seat_by(method, round, seed, size)?
        };
        for (no, table) in take {
            let wanted = usize::from(*table).wrapping_sub(1);
            let tables = seated.seating.tables.len();
            if wanted >= tables {
                return Err(EventRefusal::NoTable(*table, tables as u16));
            }
            let (drawn, _) =
                seated.seating.seat_of(*no).ok_or_else(|| EventRefusal::NoEntry(no.to_string()))?;
            seated.seating.tables.swap(drawn - 1, wanted);
        }
        Ok(seated)
    }

    fn seat_by(
        &self,
        method: Method,
        round: u16,
        seed: &str,
        size: TableSize,
    ) -> Result<Seated, EventRefusal> {
        let present = self.present(round);
        match method {
            Method::Draw => self.draw_among(&present, round, seed, size),
            Method::Swiss => {
                self.check_complete(round - 1)?;
                let record = self.record(round - 1);
                let order = order(&record, &present, Range::up_to(round - 1), &self.rank, round);
                let order = if round == 1 { by_key(&present, seed, round) } else { order };
                let seating =
                    swiss(&order, &self.past(size), size).map_err(EventRefusal::Seating)?;
                Ok(Seated { seating, ..Seated::default() })
            }
            Method::Drive | Method::Ladder => {
                let mut own = self.clone();
                let mut cards = Vec::new();
                if round == 1 {
                    // There must be enough for one table.
                    size.share(present.len()).map_err(EventRefusal::Seating)?;
                    cards = self.card_order(&present, seed);
                    own.cards.clone_from(&cards);
                }
                let mut ups = Vec::new();
                for (no, group) in own.groups() {
                    if group == Some(Group::A) {
                        ups.push(no);
                    }
                }
                let walk = if method == Method::Drive {
                    Walk::Drive { ups: &ups, moving: self.plan.moving }
                } else {
                    Walk::Ladder
                };
                let seating = if round == 1 {
                    start(walk, &cards, size.seats)
                } else {
                    // People who sat wrong do not change where the others go.
                    let mut before = self.as_drawn(round - 1)?;
                    before.tables.retain(|seats| !seats.is_empty());
                    let winners = self.winners(round - 1)?;
                    next(walk, self.plan.partners, size.seats, &before, &winners, &present)
                };
                Ok(Seated { seating, cards, ..Seated::default() })
            }
            Method::Stations | Method::Rotation | Method::RoundRobin => {
                let mut given = Vec::new();
                let mut cards = self.cards.clone();
                if cards.is_empty() {
                    given = self.card_order(&present, seed);
                    cards.clone_from(&given);
                }
                let step = usize::from(round) - 1;
                let mut seating = match method {
                    Method::Stations => stations(cards.len(), step, size),
                    Method::Rotation => rotation(cards.len(), step),
                    _ => {
                        size.share(cards.len()).map_err(EventRefusal::Seating)?;
                        Ok(round_robin(cards.len(), step))
                    }
                }
                .map_err(EventRefusal::Seating)?;
                let seats = seating.tables.iter_mut().flatten().chain(&mut seating.bench);
                for card in seats {
                    *card = cards[usize::from(*card) - 1];
                }
                Ok(Seated { seating, cards: given, tried: 0 })
            }
        }
    }

    /// Seats a round of a later stage: those who qualify, or those who are in it.
    fn seat_stage(
        &self,
        stage: usize,
        round: u16,
        seed: &str,
        size: TableSize,
    ) -> Result<Seated, EventRefusal> {
        let (first, _) = self.plan.rounds_of(stage);
        if round > first {
            let mut players = self.participants(stage);
            players.retain(|no| self.is_present(*no, round));
            return self.draw_among(&players, round, seed, size);
        }
        for earlier in 1..round {
            self.check_complete(earlier)?;
        }
        let qualified = self.qualified(stage);
        if self.plan.stages[stage - 1].seating == CutSeating::Draw {
            return self.draw_among(&qualified, round, seed, size);
        }
        let tables = size.share(qualified.len()).map_err(EventRefusal::Seating)?.len();
        Ok(Seated { seating: snake(&qualified, tables), ..Seated::default() })
    }

    fn draw_among(
        &self,
        players: &[u16],
        round: u16,
        seed: &str,
        size: TableSize,
    ) -> Result<Seated, EventRefusal> {
        let drawn =
            draw(players, &self.past(size), size, seed, round).map_err(EventRefusal::Seating)?;
        Ok(Seated { seating: drawn.seating, tried: drawn.tried, cards: Vec::new() })
    }

    /// Refuses to go on while tables of a round have no result.
    fn check_complete(&self, round: u16) -> Result<(), EventRefusal> {
        let open = self.open_tables(round);
        if open.is_empty() { Ok(()) } else { Err(EventRefusal::TablesOpen(round, open)) }
    }

    /// What the rounds so far say of who has met.
    pub fn past(&self, size: TableSize) -> Past {
        self.past_until(self.last_round(), size)
    }

    fn past_until(&self, last: u16, size: TableSize) -> Past {
        let rounds = (1..=last).map(|round| self.seating(round));
        let rounds: Vec<Seating> = rounds.map_while(Result::ok).collect();
        Past::of(&rounds, size, self.entries.len() as u16)
    }

    /// How many pairs at the tables of a round had met before it.
    pub fn repeats(&self, round: u16) -> u32 {
        let Ok(seating) = self.seating(round) else { return 0 };
        let size = self.plan.table_size(self.plan.stage_of(round).unwrap_or_default());
        self.past_until(round - 1, size).repeats(&seating)
    }

    fn card_order(&self, present: &[u16], seed: &str) -> Vec<u16> {
        match self.plan.cards {
            Cards::Drawn => by_key(present, seed, "card"),
            Cards::Entered => present.to_vec(),
        }
    }
}

/// The first round whose seats are not those that its seed gives, if there is one. `acts` are those in force.
///
/// # Errors
/// An act cannot be repeated, or a round not be recomputed.
pub fn check_draws<'a>(
    plan: &Plan,
    acts: impl Iterator<Item = &'a EventAct>,
    games: &Event,
) -> Result<Option<u16>, EventRefusal> {
    let mut event = Event::new(plan.clone());
    for act in acts {
        if let EventAct::Draw { round, seed, tried, take, cards, seating, because } = act {
            let mut before = Event { games: games.games.clone(), ..event.clone() };
            before.rounds.truncate(usize::from(*round) - 1);
            if because.is_some() {
                before.cards.clear();
            }
            let seated = before.seat_round(*round, seed, take)?;
            let recorded = Seated { seating: seating.clone(), tried: *tried, cards: cards.clone() };
            if seated != recorded {
                return Ok(Some(*round));
            }
        }
        event.apply(act)?;
    }
    Ok(None)
}
