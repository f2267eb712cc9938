//! Statistics over many games. `lines` lists every figure of a player, and `tables` shows them.

mod lines;
mod tables;

use super::ChartLine;
use crate::analysis::{
    Against, Apart, Class, Figure, GameSum, HandSum, Moment, Rated, Ratio, Run, Source, Stats,
    Tally,
};
use crate::rules::{Points, Unit};
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// Statistics over many games.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Book {
    /// How many games are counted.
    pub games: usize,
    /// The players, those with the most games first.
    pub players: Vec<PlayerStats>,
    /// The ratings of each set of rules, the best first.
    pub ratings: Vec<PlayerRating>,
    /// Where the figure asked for comes from.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<FigureSource>,
    /// The first and the last day of the games, if that is known.
    #[serde(skip)]
    pub days: Option<(String, String)>,
    /// The course of the ratings of each set of rules, a line for each player.
    #[serde(skip)]
    pub courses: Vec<(String, Vec<ChartLine>)>,
}

/// What a player did.
#[skip_serializing_none]
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerStats {
    /// Who.
    pub player: String,
    /// The games.
    #[serde(flatten)]
    pub games: GameSum,
    /// On how many days they were played.
    pub evenings: usize,
    /// The hands. Points, and bids made and missed, are those of the sheet.
    #[serde(flatten)]
    pub hands: HandSum,
    /// The hands with exact bids, by the bid.
    pub by_bid: Vec<OfClass>,
    /// The same, by the cards dealt to each player.
    pub by_cards: Vec<OfClass>,
    /// The same, by the place in the speaking order: a number, or `last`.
    pub by_place: Vec<OfClass>,
    /// The hands and games of each year.
    pub by_year: Vec<OfYear>,
    /// The other players that were not partners.
    pub against: Vec<AgainstPlayer>,
    /// The most bids made in a row.
    pub made_in_a_row: Option<InARow>,
    /// The most bids missed in a row.
    pub missed_in_a_row: Option<InARow>,
    /// The deal that brought most.
    pub best: Option<DealOf>,
    /// The deal that brought least.
    pub worst: Option<DealOf>,
}

/// Hands that have something in common.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfClass {
    /// What.
    pub of: String,
    /// The hands.
    #[serde(flatten)]
    pub hands: HandSum,
}

/// A year.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfYear {
    /// Which.
    pub year: u16,
    /// Its games.
    #[serde(flatten)]
    pub games: GameSum,
    /// Its hands.
    #[serde(flatten)]
    pub hands: HandSum,
}

/// How it went against another player.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AgainstPlayer {
    /// Against whom.
    pub player: String,
    /// How the games ended.
    #[serde(flatten)]
    pub games: Against,
}

/// A run of bids, from one deal to another.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InARow {
    /// How many.
    pub deals: usize,
    /// The first of them.
    pub from: DealOf,
    /// The last of them.
    pub to: DealOf,
}

/// A deal of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct DealOf {
    /// The id of the game.
    pub game: String,
    /// The number of the deal.
    pub deal: usize,
    /// What it brought.
    pub points: Points,
}

/// A player's rating.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PlayerRating {
    /// The id of the rules.
    pub rules: String,
    /// Whose.
    pub player: String,
    /// The rating; that of a new player is 25.
    pub rating: Ratio,
    /// How far off it may well be; at first 8.33.
    pub uncertainty: Ratio,
    /// How many games it is based on.
    pub games: usize,
}

/// Where a figure comes from: a game, and deals of it.
#[skip_serializing_none]
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FigureSource {
    /// The figure.
    pub figure: &'static str,
    /// Whose.
    pub player: String,
    /// What it was counted for, where there are several numbers: a bid, a player…
    pub of: Option<String>,
    /// The id of the game.
    pub game: String,
    /// The day on which it was played.
    pub day: String,
    /// What the game adds to the figure.
    pub value: Ratio,
    /// Of how many deals, where it counts deals.
    pub deals: Option<u32>,
    /// The deals that add to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<usize>,
}

/// A chart of the share of bids made, a bar each.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What it shows.
    pub title: &'static str,
    /// For each bar what it is for, the share, and how many bids that is based on.
    pub rows: Vec<(String, String, u32)>,
}

/// The word for the last place in the speaking order.
const LAST: &str = "last";

impl Book {
    /// Statistics as they are shown; `explained` is the figure that was asked for.
    pub fn of(stats: &Stats, explained: Option<Figure>) -> Book {
        let days = stats.games.first().zip(stats.games.last());
        let days = days.map(|(first, last)| (first.day(), last.day()));
        let rating = |rated: &Rated| PlayerRating {
            rules: rated.rules.clone(),
            player: rated.player.clone(),
            rating: rated.now().rating,
            uncertainty: rated.now().uncertainty,
            games: rated.course.len(),
        };
        let figure = explained.map_or("", Into::into);
        let source = |source: &Source| FigureSource {
            figure,
            player: source.player.clone(),
            of: apart(&source.of),
            game: source.game.clone(),
            day: source.day.clone(),
            value: source.value,
            deals: source.deals,
            counted: source.counted.clone(),
        };
        let of_rules = stats.ratings.chunk_by(|one, other| one.rules == other.rules);
        Book {
            games: stats.games.len(),
            players: stats.players.iter().map(|tally| PlayerStats::of(tally, stats)).collect(),
            ratings: stats.ratings.iter().map(rating).collect(),
            sources: stats.sources.iter().map(source).collect(),
            days: days.filter(|(first, last)| !first.is_empty() && !last.is_empty()),
            courses: of_rules.map(|rated| (rated[0].rules.clone(), course(rated))).collect(),
        }
    }
}

/// The course of ratings by the same rules: what each was after every game of anybody, at first that
/// of a new player.
fn course(rated: &[Rated]) -> Vec<ChartLine> {
    let last = rated.iter().map(|it| it.now().number).max().unwrap_or(0);
    let points = |rating: Ratio| Points::counted(rating.times(10), Unit::Tenth);
    let line = |rated: &Rated| {
        let mut totals = Vec::with_capacity(last + 1);
        let mut now = Points::whole(25);
        for rating in &rated.course {
            totals.resize(rating.number, now);
            now = points(rating.rating);
        }
        totals.resize(last + 1, now);
        ChartLine { player: rated.player.clone(), totals }
    };
    rated.iter().map(line).collect()
}

/// What a number of a figure is counted for; `None` for the only number.
fn apart(of: &Apart) -> Option<String> {
    Some(match of {
        Apart::Class(Class::All) => return None,
        Apart::Class(Class::Bid(_, Some(word))) => word.to_string(),
        Apart::Class(Class::Bid(bid, None)) => bid.to_string(),
        Apart::Class(Class::Cards(cards)) => cards.to_string(),
        Apart::Class(Class::Speaking(Some(place))) => place.to_string(),
        Apart::Class(Class::Speaking(None)) => LAST.to_owned(),
        Apart::Class(Class::Year(year)) => year.to_string(),
        Apart::Player(name) | Apart::Rules(name) => name.clone(),
        Apart::Made(made) => if *made { "made" } else { "missed" }.to_owned(),
    })
}

impl PlayerStats {
    fn of(tally: &Tally, stats: &Stats) -> PlayerStats {
        let deal = |moment: &Moment| DealOf {
            game: stats.games[moment.game].id.clone(),
            deal: moment.deal,
            points: moment.points,
        };
        let in_a_row = |run: &Run| {
            let (from, to) = run.longest().first().zip(run.longest().last())?;
            Some(InARow { deals: run.longest().len(), from: deal(from), to: deal(to) })
        };
        let by = |is: fn(&Class) -> bool| {
            let of = tally.hands.iter().filter(|(class, _)| is(class));
            let of = of.filter_map(|(class, hands)| {
                Some(OfClass { of: apart(&Apart::Class(class.clone()))?, hands: *hands })
            });
            of.collect::<Vec<_>>()
        };
        let mut by_place = by(|class| matches!(class, Class::Speaking(_)));
        // The last place comes last.
        by_place.sort_by_key(|it| it.of == LAST);
        let years = tally.games.iter().filter_map(|(class, games)| match class {
            Class::Year(year) => {
                let hands = tally.hands.get(class).copied().unwrap_or_default();
                Some(OfYear { year: *year, games: games.clone(), hands })
            }
            _ => None,
        });
        let against = tally.against.iter();
        let against =
            against.map(|(player, games)| AgainstPlayer { player: player.clone(), games: *games });
        PlayerStats {
            player: tally.player.clone(),
            games: tally.all_games(),
            evenings: tally.days.len(),
            hands: tally.all_hands(),
            by_bid: by(|class| matches!(class, Class::Bid(..))),
            by_cards: by(|class| matches!(class, Class::Cards(_))),
            by_place,
            by_year: years.collect(),
            against: against.collect(),
            made_in_a_row: in_a_row(&tally.made),
            missed_in_a_row: in_a_row(&tally.missed),
            best: tally.best.as_ref().map(deal),
            worst: tally.worst.as_ref().map(deal),
        }
    }
}
