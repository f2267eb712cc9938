//! Who sits where, and how that changes between deals: a player takes over for another, two change
//! places, somebody else deals.
//!
//! A seat is a player's all through the game; a chair is a place at the table.

use super::{Act, Deal, DealPlan, Game, MOST_SEAT_CHANGES, Name, SeatChange, SeatChangeKind};
use crate::cards::{Seat, Side};
use crate::rules::{Judged, Refusal, Rotation, SeatingRefusal};
use std::borrow::Cow;
use std::sync::Arc;

impl Game {
    /// Who plays in a deal by this dealer, who is at the table, in speaking order; and who sits out.
    pub fn seats_dealt_by(&self, dealer: Seat) -> (Vec<Seat>, Option<Seat>) {
        let mut chairs = Seat::all(self.chairs.len()).zip(&self.chairs);
        let chair = chairs.find_map(|(chair, seat)| (*seat == dealer).then_some(chair));
        let players = self.chairs.len() as u8;
        let (chairs, dead) = self.setup.rules().seats(chair.unwrap_or(dealer), players);
        (chairs.into_iter().map(|chair| self.at(chair)).collect(), dead.map(|chair| self.at(chair)))
    }

    /// The players as they sit now, in the order in which the turn passes.
    pub fn around_the_table(&self) -> impl Iterator<Item = Seat> {
        self.chairs.iter().copied()
    }

    /// Everybody who has had a seat in the game, those whose seat was taken over first.
    pub fn everybody(&self) -> impl Iterator<Item = &Name> {
        let left = self.seat_changes.iter().filter_map(|changed| match &changed.change {
            SeatChangeKind::TakenOver { was, .. } => Some(was),
            _ => None,
        });
        left.chain(self.setup.players().names())
    }

    /// Who had a seat in a deal, by its number; at the start, in deal 0.
    pub fn player_in(&self, seat: Seat, deal: usize) -> &Name {
        let mut name = self.setup.players().name(seat);
        for later in self.seat_changes.iter().rev().filter(|changed| changed.deal > deal) {
            if let SeatChangeKind::TakenOver { was, now } = &later.change
                && now == name
            {
                name = was;
            }
        }
        name
    }

    /// The seat that a player of this whole name has now, or else had last.
    pub fn seat_ever(&self, name: &str) -> Option<Seat> {
        let players = self.setup.players();
        players.seat(name).or_else(|| {
            let mut deals = (0..=self.deals.len()).rev();
            deals.find_map(|deal| {
                players.seats().find(|seat| self.player_in(*seat, deal).matches(name))
            })
        })
    }

    /// The game with the names of those who had the seats in a deal, by its number.
    pub fn as_named_in(&self, deal: usize) -> Cow<'_, Game> {
        let mut game = Cow::Borrowed(self);
        for seat in self.setup.players().seats() {
            let name = self.player_in(seat, deal);
            if name != self.setup.players().name(seat) {
                let setup = &mut game.to_mut().setup;
                Arc::make_mut(setup).players.rename(seat, name.clone());
            }
        }
        game
    }

    /// The game with the names as they were before somebody took over a seat, for the last time.
    pub fn before_taken_over(&self, seat: Seat, to: &str) -> Cow<'_, Game> {
        let changed = self.seat_changes.iter().rfind(|changed| match &changed.change {
            SeatChangeKind::TakenOver { now, .. } => {
                now.matches(to) && self.player_in(seat, changed.deal) == now
            }
            _ => false,
        });
        changed.map_or(Cow::Borrowed(self), |changed| self.as_named_in(changed.deal - 1))
    }

    /// Who deals the first deal of another game: as after every deal, the player after the dealer of the
    /// last deal played.
    pub fn next_dealer(&self) -> Seat {
        let last = self.played().next_back().map(|deal| deal.plan.dealer);
        last.and_then(|last| self.after(last)).unwrap_or(self.at(self.first_chair))
    }

    /// The player on the next chair; `None` if `seat` has left the table.
    pub(super) fn after(&self, seat: Seat) -> Option<Seat> {
        let chair = self.chairs.iter().position(|other| *other == seat)?;
        Some(self.chairs[(chair + 1) % self.chairs.len()])
    }

    /// The side of the player who sits opposite the first of a side.
    pub(super) fn opposite(&self, side: Side) -> Option<Side> {
        let own = self.setup.members(side).next()?;
        let chair = self.chairs.iter().position(|other| *other == own)?;
        let players = self.chairs.len();
        Some(self.setup.side_of(self.chairs[(chair + players / 2) % players]))
    }

    /// Who sits on a chair.
    fn at(&self, chair: Seat) -> Seat {
        self.chairs[chair.index()]
    }

    /// A deal of the schedule with those who sit on its chairs now. The deal may have passed on from the
    /// dealer of the schedule; one that is played again has the same dealer.
    pub(super) fn seated(&self, plan: &DealPlan) -> DealPlan {
        let passed = self.deals.last().map_or(0, |deal| deal.plan.passed);
        let dealer = match plan.replays {
            Some(_) if self.is_at_table(plan.dealer) => plan.dealer,
            Some(_) => self.chairs[0],
            None => self.at(plan.dealer.after(passed, self.chairs.len())),
        };
        DealPlan { passed, ..self.dealt_by(plan, dealer) }
    }

    pub(super) fn dealt_by(&self, plan: &DealPlan, dealer: Seat) -> DealPlan {
        let (seats, dead) = self.seats_dealt_by(dealer);
        let sides = self.setup.sides_in_turn().count();
        DealPlan { dealer, seats, dead, sides, ..plan.clone() }
    }

    /// What changed at the table, in the order in which it did.
    pub fn seat_changes(&self) -> &[SeatChange] {
        &self.seat_changes
    }

    /// Judges who deals, who takes over, and who changes places.
    pub(super) fn judge_seating(&self, deal: &Deal, act: &Act) -> Judged<Act> {
        let number = deal.plan.number;
        let players = self.setup.players().count();
        let absent = match act {
            Act::Dealer(seat) | Act::Leave { seat, .. } => self.absent([*seat]),
            Act::Swap(one, other) => self.absent([*one, *other]),
            _ => None,
        };
        if let Some(seat) = absent {
            return Err(Refusal::Seating(SeatingRefusal::NotAtTable(seat)));
        }

        let refusal = match act {
            Act::Leave { seat, .. } if seat.index() >= players => SeatingRefusal::NoName,
            Act::Leave { seat, to: None } => {
                self.judge_number(deal, self.chairs.len() - 1, Some(*seat))?;
                return Ok(act.clone());
            }
            Act::Dealer(_) if !deal.is_fresh() => SeatingRefusal::DealBegun(number),
            Act::Leave { .. } | Act::Swap(..) if !deal.is_fresh() => {
                SeatingRefusal::MidDeal(number)
            }
            Act::Leave { .. } | Act::Swap(..) if self.seat_changes.len() >= MOST_SEAT_CHANGES => {
                SeatingRefusal::TooMany
            }
            Act::Dealer(seat) if *seat == deal.plan.dealer || seat.index() >= players => {
                SeatingRefusal::AlreadyDealing(deal.plan.dealer)
            }
            Act::Swap(one, other) if one == other || one.max(other).index() >= players => {
                SeatingRefusal::SameSeat
            }
            Act::Swap(one, other)
                if self.setup.has_partners()
                    && self.setup.side_of(*one) != self.setup.side_of(*other) =>
            {
                SeatingRefusal::Sides
            }
            Act::Leave { seat, to: Some(to) } => return self.judge_take_over(*seat, to),
            _ => return Ok(act.clone()),
        };
        Err(Refusal::Seating(refusal))
    }

    /// The first of these players who has left.
    fn absent<const N: usize>(&self, seats: [Seat; N]) -> Option<Seat> {
        let players = self.setup.players().count();
        seats.into_iter().find(|seat| seat.index() < players && !self.is_at_table(*seat))
    }

    fn judge_take_over(&self, seat: Seat, to: &str) -> Judged<Act> {
        let players = self.setup.players();
        let Ok(name) = to.parse::<Name>() else {
            return Err(Refusal::Seating(SeatingRefusal::NoName));
        };
        match players.seat(name.as_str()) {
            Some(taken) if taken != seat || *players.name(seat) == name => {
                Err(Refusal::Seating(SeatingRefusal::NameTaken(taken)))
            }
            _ => Ok(Act::Leave { seat, to: Some(name.as_str().to_owned()) }),
        }
    }

    /// Makes another player the dealer of the current deal.
    pub(super) fn deal_by(&mut self, dealer: Seat) {
        if let Some(deal) = self.current() {
            let mut plan = self.dealt_by(&deal.plan, dealer);
            if self.setup.rules().rotation == Rotation::LastDealer {
                let from = self.around_the_table().position(|seat| seat == deal.plan.dealer);
                let to = self.around_the_table().position(|seat| seat == dealer);
                let players = self.chairs.len();
                plan.passed += to.unwrap_or(0) + players - from.unwrap_or(0);
                plan.passed %= players;
            }
            self.deal_again(plan, 0);
        }
    }

    /// Gives a seat to a new player.
    pub(super) fn take_over(&mut self, seat: Seat, to: &str) {
        let Ok(now) = to.parse::<Name>() else { return };
        let was = self.setup.players().name(seat).clone();
        Arc::make_mut(&mut self.setup).players.rename(seat, now.clone());
        self.note_change(SeatChangeKind::TakenOver { was, now });
    }

    /// Makes two players change places, from the deal that is about to begin.
    pub(super) fn swap(&mut self, one: Seat, other: Seat) {
        let exchange = |seat: &mut Seat| {
            if *seat == one {
                *seat = other;
            } else if *seat == other {
                *seat = one;
            }
        };
        self.chairs.iter_mut().for_each(exchange);
        if let Some(deal) = self.current() {
            let mut plan = deal.plan.clone();
            exchange(&mut plan.dealer);
            plan.seats.iter_mut().for_each(exchange);
            plan.dead.iter_mut().for_each(exchange);
            self.deal_again(plan, 0);
        }
        self.note_change(SeatChangeKind::Swapped(one, other));
    }

    pub(super) fn note_change(&mut self, change: SeatChangeKind) {
        let deal = self.deals_begun();
        self.seat_changes.push(SeatChange { deal, change });
    }
}
