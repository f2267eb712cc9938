//! A deal as the schedule has it, before anything is known of its cards.

use crate::cards::Seat;
use crate::rules::{PlannedTrump, Ruleset};

/// A deal of the schedule: cards, trump, dealer, and who plays in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealPlan {
    /// Its number, from 1.
    pub number: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What is known of its trump.
    pub trump: PlannedTrump,
    /// Whether every card of the pack is dealt.
    pub all_dealt: bool,
    /// Who deals.
    pub dealer: Seat,
    /// Who plays, in speaking order; the last bids last.
    pub seats: Vec<Seat>,
    /// Who sits out: the dealer of a table with a dead hand.
    pub dead: Option<Seat>,
    /// Whether this deal ends a run of one-card deals, after which players draw a line.
    pub ends_ones: bool,
}

impl DealPlan {
    /// Returns every deal of a game by these rules for a table of `players`, when `dealer` deals
    /// first; empty if the rules do not seat so many.
    pub fn all(rules: &Ruleset, players: u8, dealer: Seat) -> Vec<DealPlan> {
        let pack = rules.table(players).map_or(0, |table| table.pack().size());
        let deals = rules.deals(players);
        deals
            .iter()
            .enumerate()
            .map(|(index, &cards)| {
                let dealer = dealer.after(index, players.into());
                let (seats, dead) = rules.seats(dealer, players);
                let left = pack.saturating_sub(cards * seats.len() as u8);
                let next = deals.get(index + 1).copied();
                let before = index.checked_sub(1).map(|before| deals[before]);
                DealPlan {
                    number: index + 1,
                    cards,
                    trump: rules.trump.planned(index, left),
                    all_dealt: left == 0,
                    dealer,
                    seats,
                    dead,
                    ends_ones: cards == 1 && before == Some(1) && next.is_some_and(|next| next > 1),
                }
            })
            .collect()
    }

    /// Returns the place of a seat in the speaking order, from 0; nothing for the dead hand.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|other| *other == seat)
    }
}
