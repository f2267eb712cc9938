//! What a game and its hands add to the figures of a player.

use super::figure::{Figure, FigureScope, FigureSum, StatLine};
use super::game::{StatBid, StatGame, StatHand, StatPlace};
use super::ratio::Ratio;
use crate::cards::Side;
use crate::rules::Points;
use std::collections::BTreeSet;

/// A hand with its place in the game.
#[derive(Clone, Copy)]
pub(super) struct HandInGame<'a> {
    pub(super) game: &'a StatGame,
    /// The number of the deal.
    pub(super) deal: usize,
    /// The place in the speaking order, from 1.
    speaking: usize,
    is_last: bool,
    pub(super) hand: &'a StatHand,
}

/// A game of a player.
pub(super) struct OwnGame<'a> {
    pub(super) player: &'a str,
    pub(super) game: &'a StatGame,
    /// The player's hands, in order of play.
    pub(super) hands: Vec<HandInGame<'a>>,
    /// Whether the player has played in it, as far as is known.
    pub(super) was_played: bool,
}

/// What figures count of a hand: many hands are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct HandKind {
    /// The cards dealt to each player.
    pub(super) cards: u8,
    pub(super) bid: Option<StatBid>,
    pub(super) points: Points,
    speaking: usize,
    is_last: bool,
}

/// What a game, or one of its deals, adds to a figure.
pub(super) struct Contribution<'a> {
    pub(super) game: &'a StatGame,
    /// The number of the deal.
    pub(super) deal: Option<usize>,
    pub(super) sum: FigureSum,
}

impl StatGame {
    /// The hands of a player, in order of play.
    pub(super) fn hands_of(&self, player: &str) -> impl Iterator<Item = HandInGame<'_>> {
        let is_own: Vec<bool> = self.people.iter().map(|name| name == player).collect();
        let deals = if is_own.contains(&true) { self.deals.as_slice() } else { &[] };
        (self.first_deal()..)
            .zip(deals)
            .flat_map(move |(deal, hands)| {
                (1..).zip(hands).map(move |(speaking, hand)| {
                    let is_last = speaking == hands.len();
                    HandInGame { game: self, deal, speaking, is_last, hand }
                })
            })
            .filter(move |held| is_own[held.hand.who])
    }

    /// What the game as a whole adds to the figures of a player who has played in it.
    fn sums_at_end(&self, player: &str) -> Vec<FigureSum> {
        let once = Ratio::from(1);
        let mut sums: Vec<FigureSum> = vec![
            StatLine::new(Figure::Evenings, FigureScope::All, once, None).into(),
            StatLine::new(Figure::Games, FigureScope::All, once, None).into(),
        ];
        let is_own = |place: &StatPlace| self.people[place.who] == player;
        let Some(own) = self.places.iter().find(|place| is_own(place)) else { return sums };

        let has_won = own.rank == 1;
        let winners: BTreeSet<Side> =
            self.places.iter().filter(|place| place.rank == 1).map(|place| place.side).collect();
        let share = Ratio::of(has_won.into(), winners.len() as i64).unwrap_or_default();
        sums.push(StatLine::of_all(Figure::Wins, share).into());
        sums.push(StatLine::of_all(Figure::Places, (own.rank as u32).into()).into());
        let rank = FigureScope::Number(own.rank);
        sums.push(StatLine::new(Figure::Places, rank, once, Some(1)).into());
        let has_come_back = has_won && own.was_last;
        sums.push(StatLine::of_all(Figure::Comebacks, u32::from(has_come_back).into()).into());

        for rival in &self.places {
            if rival.side == own.side || is_own(rival) {
                continue;
            }
            let is_ahead = own.rank < rival.rank;
            let halves = i64::from(is_ahead) + i64::from(own.rank <= rival.rank);
            let value = Ratio::of(halves, 2).unwrap_or_default();
            let rival = FigureScope::Word(self.people[rival.who].clone());
            sums.push(FigureSum {
                line: StatLine::new(Figure::Against, rival, value, Some(1)),
                second_number: u32::from(is_ahead).into(),
            });
        }
        sums
    }

    /// The games, wins, points and bids made that the game adds, as figures of its year.
    fn sums_by_year(&self, hands: &[HandInGame<'_>], at_end: &[FigureSum]) -> Vec<FigureSum> {
        let mut lines: Vec<StatLine> = at_end.iter().map(|sum| sum.line.clone()).collect();
        lines.retain(|line| matches!(line.figure, Figure::Games | Figure::Wins));
        if !hands.is_empty() {
            let points: Points = hands.iter().map(|held| held.hand.points).sum();
            let based_on = Some(hands.len() as u32);
            lines.push(StatLine::new(Figure::Points, FigureScope::All, points.into(), based_on));
        }
        let bids: Vec<StatBid> = hands.iter().filter_map(|held| held.hand.bid).collect();
        if !bids.is_empty() {
            let made = bids.iter().filter(|bid| bid.made).count() as u32;
            let based_on = Some(bids.len() as u32);
            lines.push(StatLine::new(Figure::Made, FigureScope::All, made.into(), based_on));
        }

        let year = self.day().year;
        for line in &mut lines {
            line.of = FigureScope::Year(year, line.figure);
            line.figure = Figure::Years;
        }
        lines.into_iter().map(FigureSum::from).collect()
    }
}

impl<'a> OwnGame<'a> {
    pub(super) fn of(game: &'a StatGame, player: &'a str) -> OwnGame<'a> {
        let hands: Vec<HandInGame<'a>> = game.hands_of(player).collect();
        let was_played = !hands.is_empty() || game.was_played_by(player);
        OwnGame { player, game, hands, was_played }
    }

    /// What the game adds to the player's figures: deal by deal, as a whole, and by the year.
    pub(super) fn contributions(&self) -> Vec<Contribution<'a>> {
        let mut contributions = Vec::new();
        for held in &self.hands {
            let sums = held.kind().sums().into_iter();
            contributions.extend(sums.map(|sum| held.contributes(sum)));
        }
        contributions.extend(self.contributions_beside_hands());
        contributions
    }

    /// What the game adds to the player's figures beyond its hands, each taken by itself.
    pub(super) fn contributions_beside_hands(&self) -> Vec<Contribution<'a>> {
        let game = self.game;
        let mut contributions = dealer(&self.hands);
        if self.was_played {
            let at_end = game.sums_at_end(self.player);
            for sum in game.sums_by_year(&self.hands, &at_end).into_iter().chain(at_end) {
                contributions.push(Contribution { game, deal: None, sum });
            }
        }
        contributions
    }
}

impl AsRef<StatGame> for OwnGame<'_> {
    fn as_ref(&self) -> &StatGame {
        self.game
    }
}

impl Contribution<'_> {
    /// Whether it is not zero.
    pub(super) fn adds_something(&self) -> bool {
        self.sum.line.value != Ratio::ZERO
    }
}

impl<'a> HandInGame<'a> {
    pub(super) fn has_made_bid(&self) -> bool {
        self.hand.bid.is_some_and(|bid| bid.made)
    }

    /// The points, larger for the better.
    pub(super) fn worth(&self) -> Points {
        self.game.wins.worth(self.hand.points)
    }

    /// What this hand adds to a figure.
    pub(super) fn contributes(&self, sum: impl Into<FigureSum>) -> Contribution<'a> {
        Contribution { game: self.game, deal: Some(self.deal), sum: sum.into() }
    }

    /// What figures count of it.
    pub(super) fn kind(&self) -> HandKind {
        let StatHand { cards, bid, points, .. } = *self.hand;
        HandKind { cards, bid, points, speaking: self.speaking, is_last: self.is_last }
    }
}

impl HandKind {
    /// What such a hand adds to figures.
    pub(super) fn sums(&self) -> Vec<FigureSum> {
        let points = Ratio::from(self.points);
        let mut sums = vec![StatLine::of_all(Figure::Points, points).into()];
        if let Some(StatBid { number, word, took, made }) = self.bid {
            let over = u32::from(!made && took > number);
            let under = u32::from(!made && took < number);
            let made = Ratio::from(u32::from(made));
            for (figure, value) in
                [(Figure::Made, made), (Figure::Over, over.into()), (Figure::Under, under.into())]
            {
                sums.push(StatLine::of_all(figure, value).into());
            }

            let more = Ratio::from(Points::whole(i64::from(took) - i64::from(number)));
            let by_bid = FigureScope::Bid(number);
            for of in [FigureScope::All, by_bid, FigureScope::Cards(self.cards)] {
                sums.push(StatLine::new(Figure::Calibration, of, more, Some(1)).into());
            }

            let bid = match word {
                Some(word) => FigureScope::Word(word.to_string()),
                None => FigureScope::Number(number.into()),
            };
            let cards = FigureScope::Number(self.cards.into());
            let speaking =
                if self.is_last { FigureScope::Last } else { FigureScope::Number(self.speaking) };
            for (figure, of) in
                [(Figure::Bids, bid), (Figure::Cards, cards), (Figure::Speaking, speaking)]
            {
                let line = StatLine::new(figure, of, made, Some(1));
                sums.push(FigureSum { line, second_number: points });
            }
        }
        sums
    }
}

/// What a player's hands with the last word brought above the player's others in the same game.
fn dealer<'a>(hands: &[HandInGame<'a>]) -> Vec<Contribution<'a>> {
    let with_bid = || hands.iter().filter(|held| held.hand.bid.is_some());
    let others: Vec<i64> =
        with_bid().filter(|held| !held.is_last).map(|held| held.hand.points.in_tenths()).collect();
    let Some(average) = rounded(others.iter().sum(), others.len() as i64) else {
        return Vec::new();
    };
    let last = with_bid().filter(|held| held.is_last).map(|held| {
        let above = less(held.hand.points, average);
        held.contributes(StatLine::of_all(Figure::Dealer, above))
    });
    last.collect()
}

/// The average of some points, in hundredths; `None` without any.
pub(super) fn rounded(tenths: i64, number: i64) -> Option<Ratio> {
    Some(Ratio::hundredths(Ratio::of(tenths, 10 * number)?.times(100)))
}

pub(super) fn less(points: Points, average: Ratio) -> Ratio {
    Ratio::hundredths(10 * points.in_tenths() - average.times(100))
}
