//! Tricks counted by the oracle, and the same deal with typed tricks.

use crate::game::{Outcome, Table};
use crate::record::Record;
use crate::terms::Terms;
use fastrand::Rng;
use hoyle::cards::Seat;
use hoyle::game::{Act, BiddingState, Count, Deal};
use hoyle::rules::{Ruleset, Scoring};

/// Tricks as typed: for each player, or only for the declaring side.
#[derive(Debug)]
pub(crate) struct Took {
    /// The players that a number counts.
    sides: Vec<Vec<Seat>>,
    /// The counted tricks taken so far.
    pub(crate) won: Vec<usize>,
    /// The counted tricks still to come.
    left: usize,
}

impl Took {
    pub(crate) fn of(rules: &Ruleset, deal: &Deal, terms: &Terms, record: &Record) -> Took {
        let mut seats: Vec<Seat> = terms.seats.clone();
        let sides = match &deal.bidding {
            BiddingState::Exact(_) => seats.into_iter().map(|seat| vec![seat]).collect(),
            BiddingState::NoBids => {
                seats.sort_unstable();
                seats.into_iter().map(|seat| vec![seat]).collect()
            }
            BiddingState::Auction { contract, .. } => {
                let contract = contract.as_ref().expect("a contract");
                vec![[contract.by].into_iter().chain(contract.with).collect()]
            }
        };
        let from = match &rules.scoring {
            Scoring::Tricks(score) => {
                terms.tricks() - usize::from(score.counted.of(terms.tricks() as u8))
            }
            _ => 0,
        };
        let takers: Vec<Seat> =
            record.rounds.iter().skip(from).map(|round| terms.seats[round.winner]).collect();
        let won = |side: &Vec<Seat>| takers.iter().filter(|seat| side.contains(seat)).count();
        let left = terms.tricks() - from.max(record.rounds.len());
        Took { won: sides.iter().map(won).collect(), sides, left }
    }

    pub(crate) fn act(&self, numbers: &[usize]) -> Act {
        let said = self.sides.iter().zip(numbers);
        Act::Took(said.map(|(side, number)| Count::by(side[0], *number as i64)).collect())
    }

    /// Types tricks that the recorded cards allow, and tricks that they do not.
    pub(crate) fn try_some(&self, table: &Table, rng: &mut Rng) -> Outcome {
        let mut numbers = self.won.clone();
        // The declaring side may leave some of the tricks to the opponents.
        let to_others = usize::from(numbers.len() == 1);
        for _ in 0..self.left {
            let side = rng.usize(..numbers.len() + to_others);
            numbers.get_mut(side).into_iter().for_each(|number| *number += 1);
        }
        let act = self.act(&numbers);
        table.clone().act(&act)?;
        let less = (0..numbers.len()).filter(|side| self.won[*side] > 0);
        if let Some(side) = rng.choice(less.collect::<Vec<_>>()) {
            let over = numbers[side] - (self.won[side] - 1);
            numbers[side] -= over;
            let other = (side + 1) % numbers.len();
            if other != side {
                numbers[other] += over;
            }
            table.refuses(&self.act(&numbers))?;
        }
        Ok(())
    }

    /// Compares a deal recorded by cards with the same deal with typed tricks.
    pub(crate) fn scores_as_typed(&self, told: &Table, typed: &mut Table, index: usize) -> Outcome {
        typed.act(&self.act(&self.won))?;
        let deal = |table: &Table| table.game.deals().nth(index).cloned().expect("it was played");
        let by_cards = deal(told);
        let by_number = deal(typed);
        let same = by_cards.tricks == by_number.tricks
            && by_cards.postings == by_number.postings
            && by_cards.totals == by_number.totals
            && told.game.due() == typed.game.due();
        if same { Ok(()) } else { Err(format!("told {by_cards:#?}\ntyped {by_number:#?}")) }
    }
}
