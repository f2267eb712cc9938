//! Statistics over many games.

use super::catalog;
use super::grammar::{did_you_mean, joined, list, quoted, spans};
use super::messages;
use crate::analysis::{Feat, Figure, FigureScope, FigureSource, Record};

/// How many games are counted, and from when to when.
pub fn games_counted(games: usize, days: Option<&(String, String)>) -> String {
    let games = messages::CountGames { number: games }.say();
    match days {
        Some((first, last)) if first == last => {
            messages::StatsGamesSameDay { games: &games, day: first }.say()
        }
        Some((first, last)) => {
            messages::StatsGamesPeriod { games: &games, first_day: first, last_day: last }.say()
        }
        None => games,
    }
}

/// That nobody of a name has played.
pub fn nobody_called<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> String {
    messages::StatsUnknownPlayer { name: quoted(name), suggestion: did_you_mean(name, names) }.say()
}

/// The heading of a chart of the bids made by everybody.
pub fn bids_made_title(figure: Figure) -> String {
    match figure {
        Figure::Cards => messages::StatsChartBidsByCards.say(),
        Figure::Speaking => messages::StatsChartBidsByPlace.say(),
        _ => messages::StatsChartBidsByBid.say(),
    }
}

/// The headings of the table of players, after the name.
pub fn book_titles() -> [String; 8] {
    [
        catalog::translated("games"),
        messages::HeadingWins.say(),
        catalog::translated("place"),
        messages::HeadingDeals.say(),
        catalog::translated("points"),
        messages::HeadingPointsPerDeal.say(),
        messages::HeadingBids.say(),
        catalog::translated("made"),
    ]
}

/// The headings of the ratings, after the name.
pub fn rating_titles() -> [String; 3] {
    [messages::HeadingRating.say(), "±".into(), catalog::translated("games")]
}

/// What a game adds to a figure, and in which deals.
pub fn figure_source(source: &FigureSource) -> String {
    let FigureSource { player, day, adds, counted, .. } = source;
    let label = figure_label(adds.figure, &adds.of);
    let deals = (!counted.is_empty()).then(|| list(spans(counted)));
    let facts = [
        Some(list([player, day, &label])),
        Some(
            messages::GrammarLabelled {
                label: messages::StatsSourceValue.say(),
                text: catalog::decimal(adds.value),
            }
            .say(),
        ),
        adds.based_on.map(|base| {
            messages::GrammarLabelled { label: messages::StatsSourceBase.say(), text: base }.say()
        }),
        deals.map(|deals| {
            messages::GrammarLabelled { label: messages::HeadingDeals.say(), text: deals }.say()
        }),
    ];
    joined(facts.into_iter().flatten(), &messages::GrammarSemicolon.say())
}

/// The heading of several numbers of a figure.
pub fn figures_title(figure: Figure) -> Option<String> {
    Some(match figure {
        Figure::Evenings => messages::StatsTitleGames.say(),
        Figure::Points => messages::StatsTitleDeals.say(),
        Figure::Speaking => messages::StatsTitleSpeaking.say(),
        Figure::Cards => messages::StatsTitleCards.say(),
        Figure::Bids => messages::StatsTitleBids.say(),
        Figure::Streaks => messages::StatsTitleStreaks.say(),
        Figure::Best => messages::StatsTitleDealPoints.say(),
        Figure::Against => messages::StatsTitleAgainst.say(),
        Figure::Years => messages::StatsTitleYears.say(),
        _ => return None,
    })
}

/// What a number of a figure is.
pub fn figure_label(figure: Figure, of: &FigureScope) -> String {
    match (figure, of) {
        (Figure::Evenings, _) => messages::StatsFigureEvenings.say(),
        (Figure::Games, _) => messages::StatsFigureGames.say(),
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

/// A record that a game broke, and who held it before.
pub fn record(record: &Record) -> String {
    let Record { feat, now, before } = record;
    let what = match feat {
        Feat::Total => &*messages::StatsFeatTotal.say(),
        Feat::Deal => &*messages::StatsFeatDeal.say(),
        Feat::Run => &*messages::StatsFeatRun.say(),
    };
    messages::StatsRecordBroken {
        feat: what,
        player: &now.player,
        value: now.number,
        former_player: &before.player,
        former_value: before.number,
        day: &before.day,
    }
    .say()
}
