//! A game as statistics count it: who held each hand, its result, and the final places.

use super::figure::{Figure, FigureScope, StatLine};
use super::ratio::Ratio;
use crate::cards::{Seat, Side};
use crate::game::{Deal, Game};
use crate::history::{History, Stamp};
use crate::rules::{BidWord, Points, Wins};
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeSet;

/// A game as statistics count it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatGame {
    /// Its id.
    pub id: String,
    /// When something was last recorded in it.
    pub last: Stamp,
    /// The day of that, in local time: `2026-11-20`.
    #[serde(skip)]
    pub day: String,
    /// The id of its rules.
    pub rules: String,
    /// Everybody who has had a seat in it, by name.
    pub people: Vec<String>,
    /// The hands of each deal that is over, in speaking order, without dead ones.
    pub deals: Vec<Vec<StatHand>>,
    /// The place of everybody who played to the end; empty while the game is not over.
    pub places: Vec<StatPlace>,
    /// Whether its lowest total wins.
    pub wins: Wins,
}

/// A hand, and what it brought. As JSON it is a list.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct StatHand {
    /// Whose, among the people of the game.
    pub who: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The bid and the tricks, where the rules have exact bids.
    pub bid: Option<StatBid>,
    /// What the deal added to the total of the player's side: with bonuses and rulings.
    pub points: Points,
}

/// An exact bid and its result. As JSON it is a list.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct StatBid {
    /// The number.
    pub number: u8,
    /// The word it was made by, if it was.
    pub word: Option<BidWord>,
    /// The tricks that the player took.
    pub took: u8,
    /// Whether it was made, as the sheet has it: by partners who bid together, together.
    pub made: bool,
}

/// The place of a player at the end of a game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatPlace {
    /// Who, among the people of the game.
    pub who: usize,
    /// The side.
    pub side: Side,
    /// The rank, from 1; equal sides share it.
    pub rank: usize,
    /// Whether the side was last after a deal after which half of the deals or more were played and one
    /// was to come.
    pub was_last: bool,
}

/// A hand with its place in the game.
#[derive(Clone, Copy)]
pub(super) struct HandInGame<'a> {
    pub(super) game: &'a StatGame,
    /// The number of the deal.
    pub(super) deal: usize,
    /// The place in the speaking order, from 1, or the last.
    speaking: usize,
    is_last: bool,
    pub(super) hand: &'a StatHand,
}

/// What a game, or one of its deals, adds to a figure.
pub(super) struct Contribution<'a> {
    pub(super) game: &'a StatGame,
    /// The number of the deal.
    pub(super) deal: Option<usize>,
    pub(super) line: StatLine,
}

impl Serialize for StatHand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.who, self.cards, self.bid, self.points).serialize(serializer)
    }
}

impl Serialize for StatBid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.number, self.word, self.took, self.made).serialize(serializer)
    }
}

impl StatGame {
    /// A game as statistics count it.
    pub fn of(history: &History) -> StatGame {
        let (game, setup) = (history.game(), history.setup());
        let people: Vec<String> = game.everybody().map(ToString::to_string).collect();
        let who = |seat: Seat, deal: usize| {
            let name = game.player_in(seat, deal).as_str();
            people.iter().position(|known| known == name).expect("everybody has a name")
        };
        let hand = |deal: &Deal, seat: Seat| {
            let side = setup.side_of(seat);
            let bid = deal.bid_made(seat).and_then(|bid| {
                let made = deal.results(side, Some(seat)).next()?;
                let (number, took) = (bid.number as u8, deal.took(seat)?);
                Some(StatBid { number, word: bid.word, took, made })
            });
            let points = deal.postings_of(side).map(|posting| posting.points).sum();
            StatHand { who: who(seat, deal.plan.number), cards: deal.plan.cards, bid, points }
        };
        let hands = |deal: &Deal| deal.plan.seats.iter().map(|seat| hand(deal, *seat)).collect();
        let over = game.played().count();
        let standings = if game.current().is_none() { game.standings() } else { Vec::new() };
        let places = standings.iter().flat_map(|standing| {
            let (side, rank) = (standing.side, standing.rank);
            let was_last = was_last(game, side);
            let who = setup.members(side).map(|seat| who(seat, over));
            who.map(move |who| StatPlace { who, side, rank, was_last })
        });
        StatGame {
            id: history.id().to_string(),
            last: history.last_at(),
            day: history.last_at().local_date(),
            rules: setup.rules().id.clone(),
            deals: game.played().map(hands).collect(),
            places: places.collect(),
            wins: setup.rules().scoring.wins(),
            people,
        }
    }

    /// The hands of a player, in order of play.
    pub(super) fn held_by(&self, player: &str) -> impl Iterator<Item = HandInGame<'_>> {
        let is_own: Vec<bool> = self.people.iter().map(|name| name == player).collect();
        let deals = if is_own.contains(&true) { self.deals.as_slice() } else { &[] };
        let held = (1..).zip(deals).flat_map(move |(deal, hands)| {
            (1..).zip(hands).map(move |(speaking, hand)| {
                let is_last = speaking == hands.len();
                HandInGame { game: self, deal, speaking, is_last, hand }
            })
        });
        held.filter(move |it| is_own[it.hand.who])
    }

    /// What it adds to the figures of a player: deal by deal, as a whole, and by the year.
    pub(super) fn parts(&self, player: &str) -> Vec<Contribution<'_>> {
        let mut parts = Vec::new();
        let mut add = |deal, line| parts.push(Contribution { game: self, deal: Some(deal), line });
        for HandInGame { deal, speaking, is_last, hand, .. } in self.held_by(player) {
            add(deal, StatLine::of_all(Figure::Points, hand.points.into()));
            let Some(StatBid { number, word, took, made }) = hand.bid else { continue };
            let made = Ratio::from(u32::from(made));
            add(deal, StatLine::of_all(Figure::Made, made));
            add(deal, StatLine::of_all(Figure::Over, u32::from(took > number).into()));
            add(deal, StatLine::of_all(Figure::Under, u32::from(took < number).into()));
            let bid = word.map_or(FigureScope::Number(number.into()), |word| {
                FigureScope::Word(word.to_string())
            });
            let speaking = if is_last { FigureScope::Last } else { FigureScope::Number(speaking) };
            let cards = FigureScope::Number(hand.cards.into());
            for (figure, of) in
                [(Figure::Bids, bid), (Figure::Cards, cards), (Figure::Speaking, speaking)]
            {
                let line = StatLine::new(figure, of, made, Some(1));
                add(deal, StatLine { besides: hand.points.into(), ..line });
            }
        }
        if parts.is_empty() {
            return parts;
        }
        self.parts_at_end(player, |line| parts.push(Contribution { game: self, deal: None, line }));
        let year = self.day.get(..4).and_then(|year| year.parse().ok());
        let by_year = |figure| {
            let lines = parts.iter().map(|part| &part.line);
            let mut own = lines.filter(|line| line.figure == figure && line.of == FigureScope::All);
            let mut sum = StatLine { of: FigureScope::Year(year?, figure), ..own.next()?.clone() };
            own.for_each(|line| sum.add(line));
            Some(Contribution {
                game: self,
                deal: None,
                line: StatLine { figure: Figure::Years, ..sum },
            })
        };
        let years: Vec<Contribution<'_>> =
            Figure::BY_YEAR.into_iter().filter_map(by_year).collect();
        parts.extend(years);
        parts
    }

    /// What it adds as a whole to the figures of somebody who played in it.
    fn parts_at_end(&self, player: &str, mut add: impl FnMut(StatLine)) {
        let one = || Ratio::from(1);
        add(StatLine::new(Figure::Evenings, FigureScope::All, one(), None));
        add(StatLine::new(Figure::Games, FigureScope::All, one(), None));
        let is_own = |place: &&StatPlace| self.people[place.who] == player;
        let Some(own) = self.places.iter().find(is_own) else { return };
        let has_won = own.rank == 1;
        let firsts = self.places.iter().filter(|place| place.rank == 1).map(|place| place.side);
        let share = Ratio::of(has_won.into(), firsts.collect::<BTreeSet<_>>().len() as i64);
        add(StatLine::of_all(Figure::Wins, share.unwrap_or_default()));
        add(StatLine::of_all(Figure::Places, (own.rank as u32).into()));
        add(StatLine::new(Figure::Places, FigureScope::Number(own.rank), one(), Some(1)));
        add(StatLine::of_all(Figure::Comebacks, u32::from(has_won && own.was_last).into()));
        for other in self.places.iter().filter(|it| it.side != own.side && !is_own(it)) {
            let ahead = u32::from(own.rank < other.rank);
            let half = Ratio::of((ahead + u32::from(own.rank <= other.rank)).into(), 2);
            let of = FigureScope::Word(self.people[other.who].clone());
            let line = StatLine::new(Figure::Against, of, half.unwrap_or_default(), Some(1));
            add(StatLine { besides: ahead.into(), ..line });
        }
    }
}

/// Whether a side was last after a deal of the second half but the last one. Totals that begin again
/// say nothing about the whole game.
fn was_last(game: &Game, side: Side) -> bool {
    let rules = game.setup().rules();
    let count = game.played().count();
    let late = (1..count).zip(game.played()).filter(|(number, _)| 2 * number >= count);
    let mut totals = late.map(|(_, deal)| &deal.totals);
    rules.ending.games.is_none()
        && totals.any(|totals| {
            let worth = || totals.iter().map(|total| rules.scoring.wins().worth(*total));
            let (own, least, most) = (worth().nth(side.index()), worth().min(), worth().max());
            own == least && least < most
        })
}
