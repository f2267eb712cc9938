//! What one player did in many games.

use super::game::{Tallied, TalliedHand};
use super::ratings::Rated;
use super::ratio::Ratio;
use super::sums::{Against, Class, GameSum, HandSum, share_of_win};
use crate::rules::Points;
use std::collections::{BTreeMap, BTreeSet};
use strum::{EnumIter, IntoStaticStr};

/// A figure that can be asked where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "lowercase")]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Figure {
    /// The days on which games were played.
    Evenings,
    /// The games.
    Games,
    /// The games won.
    Wins,
    /// The places.
    Places,
    /// The games won from last place.
    Comebacks,
    /// The points.
    Points,
    /// The bids made.
    Made,
    /// The bids with more tricks than that.
    Over,
    /// The bids with fewer tricks than that.
    Under,
    /// The bids made, by the place in the speaking order.
    Speaking,
    /// The bids made, by the cards dealt.
    Cards,
    /// The bids made, by what was bid.
    Bids,
    /// The longest runs of bids made and of bids missed.
    Streaks,
    /// The deal that brought most.
    Best,
    /// The deal that brought least.
    Worst,
    /// The games against each other player.
    Against,
    /// Games, wins, points and bids made, by the year.
    Years,
    /// The ratings.
    Ratings,
}

/// What one player did.
#[derive(Clone, Debug)]
pub struct Tally {
    /// Who.
    pub player: String,
    /// The hands: all, by year, and those with exact bids by what they have in common.
    pub hands: BTreeMap<Class, HandSum>,
    /// The games: all, and by year.
    pub games: BTreeMap<Class, GameSum>,
    /// The days on which a game was played.
    pub days: BTreeSet<String>,
    /// The other players that were not partners, with how the games ended.
    pub against: BTreeMap<String, Against>,
    /// The bids made in a row.
    pub made: Run,
    /// The bids missed in a row.
    pub missed: Run,
    /// The first of the deals that brought most.
    pub best: Option<Moment>,
    /// The first of the deals that brought least.
    pub worst: Option<Moment>,
}

/// A deal of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The game's place in the order of play, from 0.
    pub game: usize,
    /// The number of the deal.
    pub deal: usize,
    /// What it brought.
    pub points: Points,
}

/// Bids in a row, from game to game.
#[derive(Clone, Debug, Default)]
pub struct Run {
    now: Vec<Moment>,
    longest: Vec<Moment>,
}

/// Where a figure comes from: a game, and deals of it.
#[derive(Clone, Debug)]
pub struct Source {
    /// Whose figure.
    pub player: String,
    /// What was counted, where it is counted apart.
    pub of: Apart,
    /// The id of the game.
    pub game: String,
    /// The day on which it was played.
    pub day: String,
    /// What it adds to the figure.
    pub value: Ratio,
    /// Of how many deals, if it counts deals.
    pub deals: Option<u32>,
    /// The deals that add to it.
    pub counted: Vec<usize>,
}

/// What a figure has of several numbers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Apart {
    /// One number for each class.
    Class(Class),
    /// One for each other player.
    Player(String),
    /// One for bids made and one for bids missed.
    Made(bool),
    /// One for each set of rules.
    Rules(String),
}

impl Run {
    fn add(&mut self, goes_on: bool, moment: Moment) {
        if goes_on {
            self.now.push(moment);
        } else {
            self.end();
        }
    }

    fn end(&mut self) {
        if self.now.len() > self.longest.len() {
            std::mem::swap(&mut self.now, &mut self.longest);
        }
        self.now.clear();
    }

    /// The first of the longest.
    pub fn longest(&self) -> &[Moment] {
        &self.longest
    }
}

impl Tally {
    pub(super) fn of(player: &str) -> Tally {
        Tally {
            player: player.to_owned(),
            hands: BTreeMap::new(),
            games: BTreeMap::new(),
            days: BTreeSet::new(),
            against: BTreeMap::new(),
            made: Run::default(),
            missed: Run::default(),
            best: None,
            worst: None,
        }
    }

    /// All the hands together.
    pub fn all_hands(&self) -> HandSum {
        self.hands.get(&Class::All).copied().unwrap_or_default()
    }

    /// All the games together.
    pub fn all_games(&self) -> GameSum {
        self.games.get(&Class::All).cloned().unwrap_or_default()
    }

    /// Adds the player's part in the next game.
    pub(super) fn add(&mut self, index: usize, game: &Tallied, day: &str) {
        let is_own = |who: usize| game.people[who] == self.player;
        let year = day.get(..4).and_then(|year| year.parse().ok()).map(Class::Year);
        self.days.extend((!day.is_empty()).then(|| day.to_owned()));
        for hand in game.hands.iter().filter(|hand| is_own(hand.who)) {
            for class in classes(hand, year.as_ref()) {
                self.hands.entry(class).or_default().add(hand);
            }
            let moment = Moment { game: index, deal: hand.deal, points: hand.points };
            if let Some(bid) = hand.bid {
                self.made.add(bid.made, moment);
                self.missed.add(!bid.made, moment);
            }
            let worth = |moment: &Moment| game.wins.worth(moment.points);
            if self.best.as_ref().is_none_or(|best| worth(best) < worth(&moment)) {
                self.best = Some(moment);
            }
            if self.worst.as_ref().is_none_or(|worst| worth(worst) > worth(&moment)) {
                self.worst = Some(moment);
            }
        }
        let firsts = game.firsts();
        for class in [Class::All].into_iter().chain(year) {
            let sum = self.games.entry(class).or_default();
            sum.games += 1;
            if let Some(own) = game.places.iter().find(|place| is_own(place.who)) {
                sum.add(own.rank, firsts, own.was_last.is_some());
            }
        }
        for (own, other) in game.meetings(&self.player) {
            let against = self.against.entry(game.people[other.who].clone()).or_default();
            against.add(own.rank, other.rank);
        }
    }

    /// Ends the count after the last game.
    pub(super) fn end(&mut self) {
        self.made.end();
        self.missed.end();
    }

    /// Where a figure comes from, in order of play.
    pub(super) fn sources(
        &self,
        figure: Figure,
        games: &[Tallied],
        rated: &[Rated],
    ) -> Vec<Source> {
        match figure {
            Figure::Ratings => {
                let own = rated.iter().filter(|rated| rated.player == self.player);
                own.flat_map(|rated| {
                    rated.course.iter().map(|at| Source {
                        player: self.player.clone(),
                        of: Apart::Rules(rated.rules.clone()),
                        game: at.game.clone(),
                        day: at.day.clone(),
                        value: at.rating,
                        deals: None,
                        counted: Vec::new(),
                    })
                })
                .collect()
            }
            Figure::Best => self.of_deal(self.best.as_ref(), games),
            Figure::Worst => self.of_deal(self.worst.as_ref(), games),
            Figure::Streaks => [(true, &self.made), (false, &self.missed)]
                .into_iter()
                .flat_map(|(made, run)| self.of_run(made, run.longest(), games))
                .collect(),
            _ => games.iter().flat_map(|game| self.of_game(figure, game)).collect(),
        }
    }

    fn source(&self, of: Apart, game: &Tallied, value: Option<Ratio>) -> Source {
        Source {
            player: self.player.clone(),
            of,
            game: game.id.clone(),
            day: game.day(),
            value: value.unwrap_or_default(),
            deals: None,
            counted: Vec::new(),
        }
    }

    fn of_deal(&self, deal: Option<&Moment>, games: &[Tallied]) -> Vec<Source> {
        let source = |deal: &Moment| {
            let value = Ratio::of(deal.points.in_tenths(), 10);
            let source = self.source(Apart::Class(Class::All), &games[deal.game], value);
            Source { counted: vec![deal.deal], ..source }
        };
        deal.map(source).into_iter().collect()
    }

    fn of_run(&self, made: bool, run: &[Moment], games: &[Tallied]) -> Vec<Source> {
        let of_game = |run: &[Moment]| {
            let value = Ratio::of(run.len() as i64, 1);
            let source = self.source(Apart::Made(made), &games[run[0].game], value);
            Source { counted: run.iter().map(|deal| deal.deal).collect(), ..source }
        };
        run.chunk_by(|one, other| one.game == other.game).map(of_game).collect()
    }

    /// What a game adds to a figure.
    fn of_game(&self, figure: Figure, game: &Tallied) -> Vec<Source> {
        let is_own = |who: usize| game.people[who] == self.player;
        let place = game.places.iter().find(|place| is_own(place.who));
        let all = Apart::Class(Class::All);
        let one = |value: i64| vec![self.source(all.clone(), game, Ratio::of(value, 1))];
        match (figure, place) {
            (Figure::Games | Figure::Evenings | Figure::Years, _) if game.has(&self.player) => {
                one(1)
            }
            (Figure::Places, Some(place)) => one(place.rank as i64),
            (Figure::Wins, Some(place)) if place.rank == 1 => {
                vec![self.source(all, game, Some(share_of_win(game.firsts())))]
            }
            (Figure::Comebacks, Some(place)) if place.rank == 1 => {
                let counted = place.was_last.map(|deal| vec![deal]);
                let source = |counted| Source { counted, ..one(1).remove(0) };
                counted.into_iter().map(source).collect()
            }
            (Figure::Against, _) => game
                .meetings(&self.player)
                .map(|(own, other)| {
                    let worth =
                        1 + i64::from(own.rank < other.rank) - i64::from(own.rank > other.rank);
                    let of = Apart::Player(game.people[other.who].clone());
                    self.source(of, game, Ratio::of(worth, 2))
                })
                .collect(),
            (figure, _) if figure.is_of_games() => Vec::new(),
            _ => self.of_hands(figure, game),
        }
    }

    /// What the hands of a game add to a figure, by class.
    fn of_hands(&self, figure: Figure, game: &Tallied) -> Vec<Source> {
        let mut sums: BTreeMap<Class, (HandSum, Vec<usize>)> = BTreeMap::new();
        for hand in game.hands.iter().filter(|hand| game.people[hand.who] == self.player) {
            let counts = figure == Figure::Points || hand.bid.is_some();
            let classes = classes(hand, None).filter(|class| counts && figure.is_of(class));
            for class in classes {
                let (sum, counted) = sums.entry(class).or_default();
                let before = figure.count(sum);
                sum.add(hand);
                if figure == Figure::Points || figure.count(sum) > before {
                    counted.push(hand.deal);
                }
            }
        }
        let source = |(class, (sum, counted)): (Class, (HandSum, Vec<usize>))| {
            let value = match figure {
                Figure::Points => Ratio::of(sum.points.in_tenths(), 10),
                _ => Ratio::of(figure.count(&sum).into(), 1),
            };
            let source = self.source(Apart::Class(class), game, value);
            Source { deals: Some(sum.deals), counted, ..source }
        };
        sums.into_iter().map(source).collect()
    }
}

impl Figure {
    /// Whether it counts games, rather than deals.
    pub const fn is_of_games(self) -> bool {
        use Figure::{Comebacks, Evenings, Games, Places, Wins, Years};
        matches!(self, Comebacks | Evenings | Games | Places | Wins | Years)
    }

    /// Whether it is counted for a class of hands.
    const fn is_of(self, class: &Class) -> bool {
        match self {
            Figure::Bids => matches!(class, Class::Bid(..)),
            Figure::Cards => matches!(class, Class::Cards(_)),
            Figure::Speaking => matches!(class, Class::Speaking(_)),
            _ => matches!(class, Class::All),
        }
    }

    /// How many hands of a sum it counts.
    const fn count(self, sum: &HandSum) -> u32 {
        match self {
            Figure::Over => sum.over,
            Figure::Under => sum.under,
            _ => sum.made,
        }
    }
}

/// What a hand is counted under.
fn classes(hand: &TalliedHand, year: Option<&Class>) -> impl Iterator<Item = Class> {
    let (cards, place) = (hand.cards, Some(hand.place).filter(|_| !hand.is_last));
    let of_bid = hand
        .bid
        .map(|bid| [Class::Bid(bid.number, bid.word), Class::Cards(cards), Class::Speaking(place)]);
    [Class::All].into_iter().chain(year.cloned()).chain(of_bid.into_iter().flatten())
}
