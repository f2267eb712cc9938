//! How a game stands: the totals, and who has won.

use super::source::{cited, zero_finish_sources};
use super::{and, joined, list, messages, pairs, sides};
use crate::game::{Game, WonBy};
use crate::rules::{TieBreak, Wins};

/// Who has won and by what, `Igor wins with 240`; `None` while the game goes on.
pub fn winner(game: &Game) -> Option<String> {
    if !game.has_result() {
        return None;
    }
    let standings = game.standings();
    let best = standings.first()?;
    let total = best.total;
    let winners = standings.iter().filter(|place| place.rank == 1);
    let first = and(winners.map(|place| sides(game)(place.side)));
    let wins = game.setup().has_partners();
    let winner = match (game.won_by(), game.setup().rules().scoring.wins()) {
        (Some(WonBy::Condition), _) if game.setup().rules().ending.is_by_partners() => {
            let total = best.won_with.unwrap_or(total);
            messages::DueWinnerPartners { winners: &first, total }.say()
        }
        (Some(WonBy::Staying), _) => messages::DueWinnerStaying { winners: &first }.say(),
        (Some(WonBy::ZeroFinish), _) => {
            messages::DueWinnerZeroFinish { winners: &first, partners: wins }.say()
        }
        (Some(WonBy::Games), _) => {
            let lost = standings.get(1).map_or(0, |place| place.games);
            messages::DueWinnerGames {
                winners: &first,
                partners: wins,
                games: best.games,
                other_games: lost,
            }
            .say()
        }
        (Some(WonBy::SuccessfulBids), _) => messages::DueWinnerSuccessfulBids {
            winners: &first,
            partners: wins,
            total,
            sum: best.tie_worth(game, TieBreak::SuccessfulBids),
        }
        .say(),
        (Some(WonBy::MadeDeals), _) => messages::DueWinnerMadeDeals {
            winners: &first,
            partners: wins,
            total,
            deals: best.tie_worth(game, TieBreak::MadeDeals),
        }
        .say(),
        (Some(WonBy::LastDeal), scored) => messages::DueWinnerLastDeal {
            winners: &first,
            partners: wins,
            total,
            points: scored.worth(best.tie_worth(game, TieBreak::LastDeal)),
        }
        .say(),
        (Some(WonBy::Total), _) if best.zero_finish => {
            messages::DueWinnerBestZero { winners: &first, partners: wins, total }.say()
        }
        (Some(WonBy::Total | WonBy::Condition), Wins::Highest) => {
            messages::DueWinnerHighest { winners: &first, partners: wins, total }.say()
        }
        (Some(WonBy::Total | WonBy::Condition), Wins::Lowest) => {
            messages::DueWinnerLowest { winners: &first, partners: wins, total }.say()
        }
        (None, _) if best.zero_finish => messages::DueWinnersZeroFinish { winners: &first }.say(),
        (None, _) => messages::DueWinnersTotal { winners: &first, total }.say(),
    };
    if best.zero_finish {
        let sources = joined(zero_finish_sources(game).iter().map(cited), " ");
        return Some(format!("{winner} {sources}"));
    }
    Some(winner)
}

/// The totals in the order of the sheet, with who is first: `Standings: Ana 12 (first), Bo 3.`
pub fn totals(game: &Game) -> String {
    let standings = game.standings();
    let everyone = standings.iter().all(|place| place.rank == 1);
    let mut totals = Vec::new();
    for side in game.setup().sides() {
        if let Some(place) = standings.iter().find(|place| place.side == side) {
            let total = messages::PromptSideTotal {
                side: sides(game)(side),
                total: place.total,
                is_first: place.rank == 1 && !everyone,
            };
            totals.push(total.say());
        }
    }
    messages::PromptStandings { totals: list(totals) }.say()
}

/// The totals of a game, and its winner if it is over.
pub fn totals_if(game: &Game) -> String {
    let totals = totals_reached(game);
    let last = game.played().next_back();
    match winner(game) {
        Some(winner) => format!("{totals}. {winner}"),
        None if last.is_some_and(|last| game.ends_game(last)) => {
            format!("{totals}. {}", games_won(game).trim_end_matches('.'))
        }
        None => totals,
    }
}

/// The totals of a game; after a deal that ends one game of several, those with which it ended.
pub(super) fn totals_reached(game: &Game) -> String {
    let last = game.played().next_back().filter(|last| game.ends_game(last));
    let totals = game.totals();
    let mut reached = Vec::new();
    for side in game.setup().sides() {
        let total = last.and_then(|last| last.total(side));
        reached.push((sides(game)(side), total.unwrap_or(totals[side.index()])));
    }
    pairs(reached)
}

/// How many games of several each side has won.
pub(super) fn games_won(game: &Game) -> String {
    let all = game.setup().sides().into_iter();
    let games = pairs(all.map(|side| (sides(game)(side), game.games_won(side))));
    messages::OutcomeGamesWon { games }.say()
}
