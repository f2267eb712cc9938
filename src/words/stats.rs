//! Statistics over many games.

use super::catalog;
use super::grammar::{did_you_mean, joined, list, quoted, spans};
use crate::analysis::{Feat, Figure, FigureScope, FigureSource, Record};

/// How many games are counted, and from when to when.
pub fn games_counted(games: usize, days: Option<&(String, String)>) -> String {
    let games = catalog::count_games(games);
    match days {
        Some((first, last)) if first == last => catalog::on_text(&games, first),
        Some((first, last)) => catalog::to_2(&games, first, last),
        None => games,
    }
}

/// That nobody of a name has played.
pub fn nobody_called<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> String {
    catalog::nobody_called_has_played_game(quoted(name), did_you_mean(name, names))
}

/// The heading of a chart of the bids made by everybody.
pub fn bids_made_title(figure: Figure) -> String {
    match figure {
        Figure::Cards => catalog::bids_made_by_cards_dealt(),
        Figure::Speaking => catalog::bids_made_by_place_in_speaking(),
        _ => catalog::bids_made_by_bid(),
    }
}

/// The headings of the table of players, after the name.
pub fn book_titles() -> [String; 8] {
    [
        catalog::translated("games"),
        catalog::title_wins(),
        catalog::translated("place"),
        catalog::title_deals(),
        catalog::translated("points"),
        catalog::deal_9(),
        catalog::title_bids(),
        catalog::translated("made"),
    ]
}

/// The headings of the ratings, after the name.
pub fn rating_titles() -> [String; 3] {
    [catalog::title_rating(), "±".into(), catalog::translated("games")]
}

/// What a game adds to a figure, and in which deals.
pub fn figure_source(source: &FigureSource) -> String {
    let FigureSource { player, day, adds, counted, .. } = source;
    let label = figure_label(adds.figure, &adds.of);
    let deals = (!counted.is_empty()).then(|| list(spans(counted)));
    let facts = [
        Some(list([player, day, &label])),
        Some(catalog::labelled(catalog::title_adds(), catalog::decimal(adds.value))),
        adds.based_on.map(|base| catalog::labelled(catalog::based_on(), base)),
        deals.map(|deals| catalog::labelled(catalog::title_deals(), deals)),
    ];
    joined(facts.into_iter().flatten(), &catalog::semicolon())
}

/// The heading of several numbers of a figure.
pub fn figures_title(figure: Figure) -> Option<String> {
    Some(match figure {
        Figure::Evenings => catalog::title_games_of_player(),
        Figure::Points => catalog::title_deals_of_player(),
        Figure::Speaking => catalog::bids_made_points_deal_by_place(),
        Figure::Cards => catalog::bids_made_points_deal_by_cards(),
        Figure::Bids => catalog::bids_made_points_deal_by_bid(),
        Figure::Streaks => catalog::in_row(),
        Figure::Best => catalog::deals_points(),
        Figure::Against => catalog::finished_ahead_and_behind(),
        Figure::Years => catalog::by_year(),
        _ => return None,
    })
}

/// What a number of a figure is.
pub fn figure_label(figure: Figure, of: &FigureScope) -> String {
    match (figure, of) {
        (Figure::Evenings, _) => catalog::figure_evenings(),
        (Figure::Games, _) => catalog::figure_games(),
        (Figure::Wins, _) => catalog::figure_won(),
        (Figure::Places, FigureScope::All) => catalog::average_place(),
        (Figure::Places, place) => catalog::in_place(place.to_string()),
        (Figure::Comebacks, _) => catalog::won_from_last_place(),
        (Figure::Points, _) => catalog::points_deal(),
        (Figure::Made, _) => catalog::bids_made(),
        (Figure::Over, _) => catalog::took_more(),
        (Figure::Under, _) => catalog::took_fewer(),
        (Figure::Speaking, FigureScope::Number(place)) => catalog::place_text(place),
        (Figure::Cards, FigureScope::Number(cards)) => catalog::count_cards(cards),
        (Figure::Bids, bid) => catalog::bid_text_3(bid.to_string()),
        (Figure::Best, _) => catalog::figure_most(),
        (Figure::Worst, _) => catalog::figure_least(),
        (Figure::Streaks, FigureScope::Word(kind)) => catalog::condition_word(kind),
        (_, FigureScope::Year(year, figure)) => {
            catalog::figure_in_year(year.to_string(), <&str>::from(figure))
        }
        (_, FigureScope::Last) => catalog::last_place(),
        (_, of) => of.to_string(),
    }
}

/// A record that a game broke, and who held it before.
pub fn record(record: &Record) -> String {
    let Record { feat, now, before } = record;
    let what = match feat {
        Feat::Total => &*catalog::best_total(),
        Feat::Deal => &*catalog::best_deal(),
        Feat::Run => &*catalog::longest_run_of_bids_made(),
    };
    catalog::new_record_for_with_until_now(
        what,
        &now.player,
        now.number,
        &before.player,
        before.number,
        &before.day,
    )
}
