//! The sentences and headings of `stats`.

use crate::analysis::{
    Figure, FigureScope, FigureSource, PlayerRating, RECENT_EVENINGS, RatingChange, RulesAndScore,
    Statistics,
};
use crate::presets;
use crate::words::{
    day, decimal, joined, labelled, list, messages, rules_title, score_title, spans,
};

/// How many games are counted, and from when to when.
pub(super) fn games_counted(games: usize, days: Option<&(String, String)>) -> String {
    let games = messages::CountGames { number: games }.say();
    match days {
        Some((first, last)) if first == last => {
            messages::StatsGamesSameDay { games: &games, day: day(first) }.say()
        }
        Some((first, last)) => {
            let [first_day, last_day] = [first, last].map(|text| day(text));
            messages::StatsGamesPeriod { games: &games, first_day, last_day }.say()
        }
        None => games,
    }
}

/// How many of the games are known only by their result, if any are.
pub(super) fn by_result(statistics: &Statistics) -> Option<String> {
    let Statistics { by_result: number, games, .. } = statistics;
    if *number == 0 { None } else { Some(messages::StatsGamesByResult { number, games }.say()) }
}

/// The titles of rules and of a score other than their usual one; house rules have only their id.
pub(super) fn titled(by: &RulesAndScore) -> String {
    let rules = presets::ruleset(&by.rules).map(|rules| rules_title(&rules));
    let mut titles = vec![rules.unwrap_or_else(|| by.rules.clone())];
    if let Some(id) = &by.scoring {
        let score = presets::scoring(id).map(|score| score_title(&score));
        titles.push(score.unwrap_or_else(|| id.clone()));
    }
    titles.join(", ")
}

/// The heading of a chart of the bids made by everybody.
pub(super) fn chart_title(figure: Figure) -> String {
    match figure {
        Figure::Cards => messages::StatsChartBidsByCards.say(),
        Figure::Speaking => messages::StatsChartBidsByPlace.say(),
        _ => messages::StatsChartBidsByBid.say(),
    }
}

/// The number of games that a rating is based on, and whether these are few.
pub(super) fn rated_games(rating: &PlayerRating) -> String {
    let PlayerRating { games, provisional, .. } = rating;
    if *provisional { messages::StatsRatingProvisional { games }.say() } else { games.to_string() }
}

/// Why a game changed a rating.
fn rating_change(change: &RatingChange) -> String {
    let RatingChange { before, opponents, behind, expected } = change;
    messages::StatsSourceRating {
        before: decimal(before),
        behind: decimal(behind),
        opponents,
        expected: decimal(expected),
    }
    .say()
}

/// What a game adds to a figure, and in which deals.
pub(super) fn figure_source(source: &FigureSource) -> String {
    let FigureSource { player, adds, counted, .. } = source;
    let figure = figure_label(adds.figure, &adds.of);
    let mut facts = vec![
        list([player, &day(&source.day), &figure]),
        labelled(messages::StatsSourceValue.say(), decimal(adds.value)),
    ];
    facts.extend(source.rating.as_ref().map(rating_change));
    if let Some(base) = adds.based_on {
        facts.push(labelled(messages::StatsSourceBase.say(), base));
    }
    if !counted.is_empty() {
        facts.push(labelled(messages::HeadingDeals.say(), list(spans(counted))));
    }
    joined(facts, &messages::GrammarSemicolon.say())
}

/// The heading of several numbers of a figure.
pub(super) fn section_title(figure: Figure) -> Option<String> {
    Some(match figure {
        Figure::Evenings => messages::StatsTitleGames.say(),
        Figure::Points => messages::StatsTitleDeals.say(),
        Figure::Speaking => messages::StatsTitleSpeaking.say(),
        Figure::Cards => messages::StatsTitleCards.say(),
        Figure::Bids => messages::StatsTitleBids.say(),
        Figure::Calibration => messages::StatsTitleCalibration.say(),
        Figure::Luck => messages::StatsTitleLuck.say(),
        Figure::Streaks => messages::StatsTitleStreaks.say(),
        Figure::Best => messages::StatsTitleDealPoints.say(),
        Figure::Against => messages::StatsTitleAgainst.say(),
        Figure::Years => messages::StatsTitleYears.say(),
        Figure::Form => messages::StatsTitleForm { evenings: RECENT_EVENINGS }.say(),
        _ => return None,
    })
}

/// What a number of a figure is.
pub(super) fn figure_label(figure: Figure, of: &FigureScope) -> String {
    match (figure, of) {
        (Figure::Evenings, _) => messages::StatsFigureEvenings.say(),
        (Figure::Games, _) => messages::HeadingGames.say(),
        (Figure::Wins, _) => messages::StatsFigureWins.say(),
        (Figure::Places, FigureScope::All) => messages::StatsFigureAveragePlace.say(),
        (Figure::Places, place) => {
            messages::StatsFigureFinishingPlace { place: place.to_string() }.say()
        }
        (Figure::Comebacks, _) => messages::StatsFigureComebacks.say(),
        (Figure::Points, _) => messages::StatsFigurePointsPerDeal.say(),
        (Figure::Made, _) => messages::StatsFigureBidsMade.say(),
        (Figure::Over, _) => messages::StatsFigureOver.say(),
        (Figure::Under, _) => messages::StatsFigureUnder.say(),
        (Figure::Speaking, FigureScope::Number(place)) => {
            messages::StatsFigureSpeakingPlace { place }.say()
        }
        (Figure::Cards, FigureScope::Number(cards)) => messages::CountCards { number: cards }.say(),
        (Figure::Bids, bid) => messages::StatsFigureBid { bid: bid.to_string() }.say(),
        (Figure::Best, _) => messages::StatsFigureBest.say(),
        (Figure::Worst, _) => messages::StatsFigureWorst.say(),
        (Figure::Calibration, FigureScope::All) => messages::StatsFigureAllBids.say(),
        (_, FigureScope::Bid(bid)) => messages::StatsFigureBid { bid: bid.to_string() }.say(),
        (_, FigureScope::Cards(cards)) => {
            messages::CountCards { number: usize::from(*cards) }.say()
        }
        (Figure::Luck, _) => messages::StatsFigureLuck.say(),
        (Figure::Dealer, _) => messages::StatsFigureDealer.say(),
        (Figure::Form, FigureScope::Word(of)) => match of.as_str() {
            "wins" => messages::StatsFigureWins.say(),
            "places" => messages::StatsFigureAveragePlace.say(),
            _ => messages::StatsFigureBidsMade.say(),
        },
        (Figure::Streaks, FigureScope::Word(kind)) => {
            messages::ScoreConditionWord { word: kind }.say()
        }
        (_, FigureScope::Year(year, figure)) => {
            messages::StatsFigureYear { year: year.to_string(), figure: <&str>::from(figure) }.say()
        }
        (_, FigureScope::Last) => messages::StatsFigureLastPlace.say(),
        (_, of) => of.to_string(),
    }
}
