//! Players who join or leave between deals, and how the game goes on with more or fewer of them.

use super::going_on::place_after;
use super::{
    Act, Deal, DealPlan, Game, LeftBecause, MOST_RULING_POINTS, MOST_SEAT_CHANGES, Name, Newcomer,
    SeatChange, SeatChangeKind,
};
use crate::cards::{Seat, Side};
use crate::rules::{Judged, Points, Refusal, RulingRefusal, SeatingRefusal};
use std::sync::Arc;

/// The starting points of a newcomer, as a table may state them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartingPoints {
    /// This many.
    Number(Points),
    /// The total of the player in last place.
    Lowest,
    /// The average of the totals of those at the table, rounded against the newcomer.
    Average,
}

impl Game {
    /// Whether a player has a seat at the table now.
    pub fn is_at_table(&self, seat: Seat) -> bool {
        self.chairs.contains(&seat)
    }

    /// How many players began the game. The others joined, and have the seats after theirs.
    pub fn players_at_start(&self) -> usize {
        let joined = self.seat_changes.iter().filter(|changed| {
            matches!(changed.change, SeatChangeKind::Joined { brought: Some(_), .. })
        });
        self.setup.players().count() - joined.count()
    }

    /// The seat of a player of this name who has left and may come back to it.
    pub fn left_seat(&self, name: &str) -> Option<Seat> {
        self.setup.players().seat(name).filter(|seat| !self.is_at_table(*seat))
    }

    /// The deal after which a player left for good, by its number; 0 before the first.
    pub fn left_after(&self, seat: Seat) -> Option<usize> {
        self.leaving(seat).map(|changed| changed.deal - 1)
    }

    /// How a player who is not at the table left.
    pub fn leaving(&self, seat: Seat) -> Option<&SeatChange> {
        if self.is_at_table(seat) {
            return None;
        }
        let mut changes = self.seat_changes.iter().rev();
        changes.find(|changed| {
            matches!(changed.change, SeatChangeKind::Left { seat: who, .. } if who == seat)
        })
    }

    /// The points that a newcomer begins with now, in points of the game.
    pub fn starting_points(&self, points: StartingPoints) -> Points {
        let wins = self.setup.rules().scoring.wins();
        let totals = self.totals();
        let at_table = self.chairs.iter().map(|seat| totals[self.setup.side_of(*seat).index()]);
        match points {
            StartingPoints::Number(points) => points,
            StartingPoints::Lowest => {
                at_table.min_by_key(|total| wins.worth(*total)).unwrap_or_default()
            }
            StartingPoints::Average => {
                let sum: Points = at_table.map(|total| wins.worth(total)).sum();
                wins.worth(sum.share(self.chairs.len(), self.setup.rules().unit))
            }
        }
    }

    /// Judges somebody who joins.
    pub(super) fn judge_join(&self, deal: &Deal, newcomer: &Newcomer) -> Judged<Act> {
        let refused = |refusal| Err(Refusal::Seating(refusal));
        let Ok(name) = newcomer.name.parse::<Name>() else {
            return refused(SeatingRefusal::NoName);
        };
        let known = self.setup.players().seat(name.as_str());
        if let Some(seat) = known
            && self.is_at_table(seat)
        {
            return refused(SeatingRefusal::NameTaken(seat));
        }
        if let Some(after) = newcomer.after
            && !self.is_at_table(after)
        {
            return refused(SeatingRefusal::NotAtTable(after));
        }
        self.judge_number(deal, self.chairs.len() + 1, None)?;

        let unit = self.setup.rules().unit;
        let most = Points::whole(MOST_RULING_POINTS);
        if newcomer.points > most || newcomer.points < -most {
            return refused(SeatingRefusal::Points(RulingRefusal::PointsRange));
        }
        if !newcomer.points.fits(unit) {
            return refused(SeatingRefusal::Points(RulingRefusal::Unit(unit)));
        }
        if let Some(seat) = known
            && newcomer.points != Points::ZERO
        {
            return refused(SeatingRefusal::KeepsTotal(seat));
        }
        let name = known.map_or(&name, |seat| self.setup.players().name(seat));
        Ok(Act::Join(Newcomer {
            name: name.as_str().to_owned(),
            points: newcomer.points.written_in(unit),
            after: newcomer.after,
        }))
    }

    /// Refuses another number of players than the rules seat, and any change in the middle of a deal.
    pub(super) fn judge_number(
        &self,
        deal: &Deal,
        players: usize,
        leaving: Option<Seat>,
    ) -> Judged<()> {
        let rules = self.setup.rules();
        let is_seated = u8::try_from(players).is_ok_and(|count| rules.table(count).is_some());
        let refusal = if !is_seated || self.setup.has_partners() {
            let seated = rules.player_counts();
            SeatingRefusal::Number { players, seated, leaving, is_mid_deal: !deal.is_fresh() }
        } else if !deal.is_fresh() {
            SeatingRefusal::NumberMidDeal { deal: deal.plan.number, leaving }
        } else if self.seat_changes.len() >= MOST_SEAT_CHANGES {
            SeatingRefusal::TooMany
        } else {
            return Ok(());
        };
        Err(Refusal::Seating(refusal))
    }

    /// Gives a chair to a newcomer, or to somebody who comes back.
    pub(super) fn seat_newcomer(&mut self, newcomer: &Newcomer) {
        let dealer = self.current().map(|deal| deal.plan.dealer);
        let Ok(name) = newcomer.name.parse::<Name>() else { return };
        let seat;
        let brought;
        let mut neighbour = newcomer.after;
        if let Some(left) = self.left_seat(&newcomer.name) {
            seat = left;
            brought = None;
            neighbour = neighbour.or(self.sat_after(left));
        } else {
            seat = Arc::make_mut(&mut self.setup).add_player(name.clone(), newcomer.after);
            brought = Some(newcomer.points);
        }

        let chair = self.chairs.iter().position(|chair| Some(*chair) == neighbour);
        self.chairs.insert(chair.map_or(self.chairs.len(), |chair| chair + 1), seat);
        let after = newcomer.after;
        self.note_change(SeatChangeKind::Joined { seat, name, brought, after });
        self.go_on_from(dealer);
    }

    /// The players at the table whom the rules put out of the game after the last deal that is over. Who has come
    /// back since is not among them.
    pub(super) fn dropping_out(&self) -> Vec<Seat> {
        let ending = &self.setup.rules().ending;
        let number = self.deals_over();
        let Some(last) = number.checked_sub(1).map(|index| &self.deals[index]) else {
            return Vec::new();
        };
        if ending.out.is_none() || last.annulled().is_some() {
            return Vec::new();
        }

        let is_back = |seat: Seat| {
            self.seat_changes.iter().any(|changed| {
                changed.deal > number
                    && matches!(changed.change, SeatChangeKind::Joined { seat: who, .. } if who == seat)
            })
        };
        let is_out = |seat: &Seat| {
            let total = last.total(self.setup.side_of(*seat)).unwrap_or_default();
            ending.is_out(total, last.took(*seat)) && !is_back(*seat)
        };
        self.chairs.iter().copied().filter(is_out).collect()
    }

    /// Whether too few players stay in the game to go on with it.
    pub(super) fn too_few_stay(&self) -> bool {
        let out = self.dropping_out().len();
        let stay = self.chairs.len() - out;
        out > 0 && self.setup.rules().table(stay as u8).is_none()
    }

    /// The deal after which the rules put a side out of the game, by its number.
    pub(super) fn out_after(&self, side: Side) -> Option<usize> {
        self.setup.rules().ending.out.as_ref()?;
        let seat = self.setup.members(side).next()?;
        let is_last = self.current().is_none() && self.dropping_out().contains(&seat);
        let last = if is_last { Some(self.deals.len()) } else { self.left_after(seat) };
        last.filter(|after| *after <= self.deals.len())
    }

    /// Those who play another game: the players at the table and, where they sat, those who are out.
    pub fn players_again(&self) -> Vec<Seat> {
        let mut players = self.chairs.clone();
        for changed in self.seat_changes.iter().rev() {
            let SeatChangeKind::Left { seat, after, reason: LeftBecause::Out } = changed.change
            else {
                continue;
            };
            let place = players.iter().position(|other| *other == after);
            if let (Some(place), false) = (place, players.contains(&seat)) {
                players.insert(place + 1, seat);
            }
        }
        players
    }

    /// Takes a player's chair away.
    pub(super) fn let_go(&mut self, leaving: Seat, reason: LeftBecause) {
        let Some(chair) = self.chairs.iter().position(|seat| *seat == leaving) else { return };
        let before = self.chairs[(chair + self.chairs.len() - 1) % self.chairs.len()];
        let next = self.chairs[(chair + 1) % self.chairs.len()];
        self.chairs.remove(chair);
        self.note_change(SeatChangeKind::Left { seat: leaving, after: before, reason });

        let dealer = self.current().map(|deal| deal.plan.dealer);
        self.go_on_from(dealer.map(|dealer| if dealer == leaving { next } else { dealer }));
    }

    /// The player after whom a player who has left used to sit.
    fn sat_after(&self, seat: Seat) -> Option<Seat> {
        self.seat_changes.iter().rev().find_map(|changed| match changed.change {
            SeatChangeKind::Left { seat: left, after, .. } if left == seat => Some(after),
            _ => None,
        })
    }

    /// Plans the deals to come for those who sit at the table now. `dealer` deals the next one, and the
    /// deal passes on from there.
    fn go_on_from(&mut self, dealer: Option<Seat>) {
        let Some(current) = self.current().map(|deal| deal.plan.clone()) else { return };
        let players = self.chairs.len();
        let begun = self.begun_of_schedule();
        let mut index = begun - 1;
        let mut chair = self.chairs.iter().position(|seat| Some(*seat) == dealer).unwrap_or(0);
        // The schedule goes on after a deal that is played again.
        if current.replays.is_some() {
            index += 1;
            chair += 1;
        }
        let behind = (index + current.passed) % players;
        self.first_chair =
            Seat::all(players).nth((chair + players - behind) % players).expect("a chair");

        let rules = self.setup.rules();
        let last = self.deals.iter().rfind(|deal| {
            deal.is_over() && deal.plan.extra.is_none() && deal.plan.replays.is_none()
        });
        let place = last.map_or(0, |last| place_after(rules, &last.plan, players as u8));
        if index < self.plan.len() {
            let to_come =
                DealPlan::from_place(rules, players as u8, self.first_chair, place, index);
            self.plan = self.plan.iter().take(index).cloned().chain(to_come).collect();
        }

        let next = if let Some(extra) = current.extra.clone() {
            let cards = extra.cards;
            Some(DealPlan { extra: Some(extra), ..self.sized_deal(cards, index) })
        } else if current.replays.is_some() {
            let dealer = dealer.unwrap_or(current.dealer);
            Some(DealPlan { dealer, ..self.for_those_at_table(current) })
        } else {
            self.planned(index)
        };
        match next {
            Some(plan) => {
                let number = self.deals.len();
                self.deal_again(DealPlan { number, ..self.seated(&plan) }, 0);
            }
            None => {
                self.deals.pop();
                self.open_next_deal();
            }
        }
    }
}
