//! A row of digits, read as the numbers of the players in turn.

use super::digits;
use crate::game::{Deal, Due, Game, TricksDue};
use crate::rules::{BidsSoFar, ExactBidding, Hook, Ruleset};

/// The numbers that are due, one for each player in turn, and which of them are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumbersDue {
    /// Bids after those already made.
    Bids {
        /// The rule that the bids follow.
        rule: ExactBidding,
        /// The cards dealt to each player.
        cards: u8,
        /// The players who bid in the deal.
        players: u8,
        /// The bids made.
        made: Vec<u8>,
    },
    /// Numbers of tricks with a fixed sum, so that the last may be left out.
    Tricks {
        /// How many players have a number.
        players: usize,
        /// The sum.
        total: u8,
        /// Whether some tricks may belong to nobody.
        may_be_void: bool,
    },
    /// Numbers of tricks of several declarers, whatever the others took.
    Declarers {
        /// How many declarers have a number.
        declarers: usize,
        /// The most that one can take.
        most: u8,
    },
}

/// The ways to read a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowReadings {
    /// The legal ways with a number for everybody.
    pub whole: Vec<Vec<u8>>,
    /// If there are none, the ways with a number for everybody that the rules forbid; any such ways, if no
    /// legal ones have begun.
    pub barred: Vec<Vec<u8>>,
    /// The legal ways in which somebody's number is missing.
    pub begun: Vec<Vec<u8>>,
}

impl RowReadings {
    /// The readings of a row that ends here. Bids need not be complete, but a row that could be everybody's
    /// is never read as the bids of some.
    pub fn at_end(&self, due: &NumbersDue) -> &[Vec<u8>] {
        let may_be_partial = due.is_bids() && self.barred.is_empty();
        if self.whole.is_empty() && may_be_partial { &self.begun } else { &self.whole }
    }

    /// What the row means as far as it goes: the readings for everybody, or else those that can be continued.
    pub fn so_far(&self) -> &[Vec<u8>] {
        let all = [&self.whole, &self.barred, &self.begun];
        all.into_iter().find(|readings| !readings.is_empty()).map_or(&[], Vec::as_slice)
    }
}

impl NumbersDue {
    /// The numbers that a game waits for; `None` if it waits for something else.
    pub fn of(game: &Game) -> Option<NumbersDue> {
        let rules = game.setup().rules();
        match game.due() {
            Due::Bids(_) => {
                let so_far = game.current().map(Deal::bids)?;
                Some(NumbersDue::Bids {
                    rule: rules.bidding.exact()?.clone(),
                    cards: so_far.cards,
                    players: so_far.players,
                    made: so_far.bids.to_vec(),
                })
            }
            Due::Tricks(due) => Some(NumbersDue::tricks(rules, &due)),
            _ => None,
        }
    }

    /// The bids of a whole deal that only the number of cards limits, as in a correction.
    pub const fn any_bids(players: u8, cards: u8) -> NumbersDue {
        let rule = ExactBidding::exact(Hook::Never);
        NumbersDue::Bids { rule, cards, players, made: Vec::new() }
    }

    /// The tricks of a deal.
    pub fn tricks(rules: &Ruleset, due: &TricksDue) -> NumbersDue {
        match due.contract {
            Some(_) => NumbersDue::Declarers { declarers: due.seats.len(), most: due.total },
            None => NumbersDue::Tricks {
                players: due.seats.len(),
                total: due.total,
                may_be_void: rules.play.void_tricks,
            },
        }
    }

    /// How many numbers are due.
    pub fn count(&self) -> usize {
        match self {
            NumbersDue::Bids { players, made, .. } => usize::from(*players) - made.len(),
            NumbersDue::Tricks { players, .. } => *players,
            NumbersDue::Declarers { declarers, .. } => *declarers,
        }
    }

    /// Whether bids are due, and not tricks.
    pub const fn is_bids(&self) -> bool {
        matches!(self, NumbersDue::Bids { .. })
    }

    /// Legal numbers, completed with what follows from them: the last number of tricks, or zeros for the
    /// others.
    pub fn filled(&self, numbers: &[u8]) -> Vec<u8> {
        let mut all = numbers.to_vec();
        if let NumbersDue::Tricks { players, total, .. } = self
            && numbers.len() < *players
        {
            let rest = total.saturating_sub(sum(numbers));
            if rest == 0 || numbers.len() + 1 == *players {
                all.push(rest);
                all.resize(*players, 0);
            }
        }
        all
    }

    /// An upper bound for a number, before the rules are asked.
    pub const fn most(&self) -> u8 {
        match self {
            NumbersDue::Bids { cards, .. } => *cards,
            NumbersDue::Tricks { total, .. } => *total,
            NumbersDue::Declarers { most, .. } => *most,
        }
    }

    /// The legal numbers of the next player, in ascending order.
    pub fn open(&self, before: &[u8]) -> Vec<u8> {
        let Some(players_left) = self.count().checked_sub(before.len()).filter(|left| *left > 0)
        else {
            return Vec::new();
        };
        match self {
            NumbersDue::Bids { rule, cards, players, made } => {
                let bids = [made.as_slice(), before].concat();
                rule.open(BidsSoFar { cards: *cards, players: *players, bids: &bids })
            }
            NumbersDue::Tricks { total, may_be_void, .. } => {
                let Some(rest) = total.checked_sub(sum(before)) else { return Vec::new() };
                let least = if players_left == 1 && !may_be_void { rest } else { 0 };
                (least..=rest).collect()
            }
            NumbersDue::Declarers { most, .. } => (0..=*most).collect(),
        }
    }

    /// The ways to read a row of digits after some numbers, which are in each of them.
    ///
    /// ```
    /// use hoyle::notation::NumbersDue;
    ///
    /// let tricks = NumbersDue::Tricks { players: 4, total: 13, may_be_void: false };
    /// assert_eq!(tricks.readings(&[], "1543").whole, [[1, 5, 4, 3]]);
    /// // The last number may be left out.
    /// assert_eq!(tricks.readings(&[], "1110").whole, [[1, 1, 10], [1, 11, 0], [11, 1, 0]]);
    /// assert_eq!(tricks.readings(&[1, 1], "110").whole, [[1, 1, 1, 10], [1, 1, 11, 0]]);
    /// ```
    pub fn readings(&self, before: &[u8], row: &str) -> RowReadings {
        let mut readings = RowReadings::default();
        let left = self.count().saturating_sub(before.len());
        for cut in digits(row, self.most(), 0..=left) {
            let mut numbers = before.to_vec();
            let mut is_legal = true;
            for number in cut {
                let number = number as u8;
                is_legal &= self.open(&numbers).contains(&number);
                numbers.push(number);
            }
            let is_whole = self.is_whole(&numbers);
            if is_legal && is_whole {
                readings.whole.push(numbers);
            } else if is_legal {
                readings.begun.push(numbers);
            } else {
                readings.barred.push(numbers);
            }
        }
        // If the numbers account for all tricks and the row has no other reading, the others took none.
        if let NumbersDue::Tricks { total, .. } = self
            && let [numbers] = readings.begun.as_slice()
            && readings.whole.is_empty()
            && sum(numbers) == *total
        {
            readings.whole.append(&mut readings.begun);
        }
        if !readings.whole.is_empty() {
            readings.barred.clear();
        } else if !readings.begun.is_empty() {
            readings.barred.retain(|numbers| numbers.len() == self.count());
        }
        readings
    }

    /// Whether these legal numbers are complete.
    fn is_whole(&self, numbers: &[u8]) -> bool {
        let given = match self {
            // The last follows from the sum.
            NumbersDue::Tricks { players, .. } if *players > 1 => numbers.len() + 1,
            _ => numbers.len(),
        };
        given >= self.count()
    }

    /// Whether a row is legal, or can become so with more digits.
    pub fn fits(&self, before: &[u8], row: &str) -> bool {
        let is_begun = |row: &str| {
            let readings = self.readings(before, row);
            !readings.whole.is_empty() || !readings.begun.is_empty()
        };
        is_begun(row) || (0..=9).any(|digit| is_begun(&format!("{row}{digit}")))
    }

    /// The numbers that the digit after some numbers may still become with another digit.
    pub fn longer(&self, before: &[u8], digit: u8) -> Vec<u8> {
        let mut longer = self.open(before);
        longer.retain(|number| *number >= 10 && number / 10 == digit);
        longer
    }
}

/// The sum of some numbers, saturating.
fn sum(numbers: &[u8]) -> u8 {
    numbers.iter().fold(0, |sum, number| sum.saturating_add(*number))
}
