//! Statistics over many games: sums, each with the number of deals or games on which it is based.
//!
//! `figure` names the figures, and `ratio` has their numbers. `comparable` says which games can be compared.
//! `game` reduces a game to what statistics count, `hand` says what that adds to the figures of a player, `incidents`
//! counts what went wrong, and `known` says how much is known of a game. `luck` compares hands with others, and `form`
//! finds the last evenings. `player` adds up the games of a player, `ratings` rates players, and `records` finds
//! records. [`Statistics`] are those of all players.

mod comparable;
mod figure;
mod form;
mod game;
mod hand;
mod incidents;
mod known;
mod luck;
mod player;
mod ratings;
mod ratio;
mod records;

pub use comparable::RulesAndScore;
pub use figure::{Figure, FigureScope, FigureSum, RatingChange, StatLine};
pub use form::{RECENT_EVENINGS, Trend};
pub use game::{StatBid, StatGame, StatHand, StatPlace};
pub use incidents::{PlayerIncidents, StatIncident};
pub use player::{FigureSource, PlayerFigures, RulesFigures};
pub use ratings::{PlayerRating, RatedPlayer, Rating, SETTLED_AFTER};
pub use ratio::Ratio;
pub use records::{Feat, Holder, Record, StandingRecord};

use crate::threads;
use hand::OwnGame;
use luck::Averages;
use rayon::prelude::*;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A question about games: which of them count, and what to explain.
#[derive(Clone, Debug, Default)]
pub struct StatsQuery {
    /// The players, by name; everybody if none are named. Games without any of them are not counted.
    pub players: Vec<String>,
    /// Counts only this many games, those played last.
    pub last: Option<usize>,
    /// The figure whose sources are asked for.
    pub explained: Option<Figure>,
    /// Whether the records are asked for.
    pub with_records: bool,
    /// Whether the trends are asked for.
    pub with_trends: bool,
}

impl StatsQuery {
    fn asks_for(&self, player: &String) -> bool {
        self.players.is_empty() || self.players.contains(player)
    }

    /// Whether somebody asked for has played in a game.
    fn asks_about(&self, game: &StatGame) -> bool {
        game.people.iter().any(|name| self.asks_for(name) && game.was_played_by(name))
    }
}

/// Statistics over many games.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// The number of games counted.
    pub games: usize,
    /// How many of them are known only by their result.
    pub by_result: usize,
    /// The first and the last day of the games.
    pub days: Option<(String, String)>,
    /// The players, those with the most games first, with what compares across rules.
    pub players: Vec<PlayerFigures>,
    /// Every figure, by rules and score.
    pub by_rules: Vec<RulesFigures>,
    /// The ratings of each set of rules, the best first.
    pub ratings: Vec<RatedPlayer>,
    /// The sources of the figure asked for.
    pub sources: Vec<FigureSource>,
    /// The incidents on which laws ruled, by players and kinds.
    pub incidents: Vec<PlayerIncidents>,
    /// The records, if they were asked for.
    pub records: Vec<StandingRecord>,
    /// The trend of each player who has bid, in the same order, if they were asked for.
    pub trends: Vec<Trend>,
}

impl Statistics {
    /// The rules and score of these games, if all of them have the same.
    pub fn only_rules(&self) -> Option<&RulesFigures> {
        if let [only] = self.by_rules.as_slice() { Some(only) } else { None }
    }

    /// Statistics over games that use one name for each person. Games that are not `counted` still change
    /// ratings.
    pub fn of(
        mut games: Vec<StatGame>,
        asked: &StatsQuery,
        counted: impl Fn(&StatGame) -> bool,
    ) -> Statistics {
        games.retain(|game| {
            game.is_result_alone() || game.deals.iter().any(|hands| !hands.is_empty())
        });
        games.sort_by(|one, other| one.order().cmp(&other.order()));
        known::number_scores(&mut games);
        let mut counted: Vec<&StatGame> =
            games.iter().filter(|game| counted(game) && asked.asks_about(game)).collect();
        if let Some(last) = asked.last {
            counted.drain(..counted.len().saturating_sub(last));
        }

        let (mut ratings, figures) = threads::pool()
            .install(|| rayon::join(|| ratings::rated(&games), || figures(&counted, asked)));
        ratings.retain(|rating| asked.asks_for(&rating.now.player));
        let mut players = Vec::new();
        let mut by_rules: BTreeMap<RulesAndScore, Vec<PlayerFigures>> = BTreeMap::new();
        for (across, of_player) in figures {
            players.push(across);
            for (rules, figures) in of_player {
                by_rules.entry(rules).or_default().push(figures);
            }
        }
        let mut by_rules: Vec<RulesFigures> =
            by_rules.into_iter().map(|(by, players)| RulesFigures { by, players }).collect();
        most_games_first(&mut players);
        for rules in &mut by_rules {
            most_games_first(&mut rules.players);
        }

        let mut sources = Vec::new();
        if let Some(figure) = asked.explained {
            for PlayerFigures { player, .. } in &players {
                if figure == Figure::Ratings {
                    let own = ratings.iter().filter(|rating| rating.now.player == *player);
                    sources.extend(own.flat_map(RatedPlayer::sources));
                } else {
                    sources.extend(player::sources(figure, player, &counted));
                }
            }
        }

        let incidents = counted.iter().flat_map(|game| {
            game.incidents.iter().map(|incident| (&game.people[incident.who], incident))
        });
        let incidents = incidents.filter(|(player, _)| asked.asks_for(player));
        let mut trends = Vec::new();
        if asked.with_trends {
            let of_players =
                players.iter().filter_map(|figures| Trend::of(&figures.player, &counted));
            trends.extend(of_players);
        }
        let first_and_last = counted.first().zip(counted.last());
        let statistics = Statistics {
            games: counted.len(),
            by_result: counted.iter().filter(|game| game.is_result_alone()).count(),
            sources,
            records: if asked.with_records { StandingRecord::all(&counted) } else { Vec::new() },
            trends,
            incidents: PlayerIncidents::all(incidents),
            days: first_and_last
                .map(|(first, last)| (first.day().to_string(), last.day().to_string())),
            players,
            by_rules,
            ratings,
        };
        // Freeing many games takes a while: the caller need not wait for it.
        threads::pool().spawn(|| drop(games));
        statistics
    }
}

/// The figures of a player across rules, and by rules and score.
type FiguresOfPlayer = (PlayerFigures, BTreeMap<RulesAndScore, PlayerFigures>);

/// The figures of everybody asked for in some games, which are in order of play.
fn figures(games: &[&StatGame], asked: &StatsQuery) -> Vec<FiguresOfPlayer> {
    let averages: BTreeMap<RulesAndScore, Averages> = known::apart(games)
        .into_par_iter()
        .map(|(rules, games)| (rules, Averages::of(&games)))
        .collect();
    let mut attended: BTreeMap<&String, Vec<&StatGame>> = BTreeMap::new();
    for game in games {
        let people: BTreeSet<&String> = game.people.iter().collect();
        for name in people.into_iter().filter(|name| asked.asks_for(name)) {
            attended.entry(name).or_default().push(game);
        }
    }

    let attended: Vec<(&String, Vec<&StatGame>)> = attended.into_iter().collect();
    let figures = attended.into_par_iter().with_max_len(1).filter_map(|(name, games)| {
        let games: Vec<OwnGame<'_>> =
            games.into_iter().map(|game| OwnGame::of(game, name)).collect();
        let all: Vec<&OwnGame<'_>> = games.iter().collect();
        let apart = known::apart(&all).into_par_iter().filter_map(|(rules, games)| {
            let figures = PlayerFigures::of(name, &games, &averages[&rules])?;
            Some((rules, figures))
        });
        let by_rules: BTreeMap<RulesAndScore, PlayerFigures> = apart.collect();
        let across = PlayerFigures::across(name, &all, by_rules.values())?;
        Some((across, by_rules))
    });
    figures.collect()
}

fn most_games_first(players: &mut [PlayerFigures]) {
    players.sort_by_key(|player| Reverse(player.count(Figure::Games)));
}
