//! Statistics over many games.

use super::grammar::{count, did_you_mean, quoted};
use crate::analysis::{Feat, Figure, Of, Record};

messages! {
    /// The heading of how far a side is behind the first.
    behind_title: "behind";

    /// The heading of names.
    player_title: "player";

    /// The heading of a figure.
    figure_title: "figure";

    /// The title of the page with the statistics.
    book_title: "The club’s book";

    /// The heading of the table of players.
    book_players_title: "Players";

    /// What the table of players says.
    book_players_caption: "Of games that are over: wins, a shared one as a share, and the average place.";

    /// The heading of the ratings.
    ratings_title: "Ratings";

    /// What ratings are.
    ratings_caption:
        "Everybody begins at 25 ± 8.33. Each finished game moves its players up or down, by who finished \
         ahead of whom.";

    /// The heading of all figures.
    figures_heading: "Figure by figure";

    /// How to read figures.
    figures_caption: "The number in brackets is how many games, deals or bids the figure is based on.";

    /// That no game is counted.
    no_games_counted: "No game with a deal played fits.";

    /// That nothing adds to the figure asked for.
    no_sources: "Nothing adds to this figure.";

    /// The heading of a chart of ratings by some rules.
    ratings_chart(rules: &str): "Ratings: {rules}";

    /// What a step of a chart of ratings is.
    game_step: "game";
}

/// How many games are counted, and from when to when.
pub fn games_counted(games: usize, days: Option<&(String, String)>) -> String {
    let games = count(games, "game");
    match days {
        Some((first, last)) if first == last => format!("{games}, on {first}"),
        Some((first, last)) => format!("{games}, {first} to {last}"),
        None => games,
    }
}

/// That some games are not counted.
pub fn games_not_counted(games: usize) -> String {
    let (games, them) = (count(games, "game"), if games == 1 { "It is" } else { "They are" });
    format!("{games} cannot be read. {them} not counted.")
}

/// That nobody of a name has played.
pub fn nobody_called<'a>(name: &str, names: impl Iterator<Item = &'a str>) -> String {
    format!("Nobody called {} has played a game.{}", quoted(name), did_you_mean(name, names))
}

/// The heading of a chart of the bids made by everybody.
pub const fn bids_made_title(figure: Figure) -> &'static str {
    match figure {
        Figure::Cards => "Bids made, by the cards dealt",
        Figure::Speaking => "Bids made, by the place in the speaking order",
        _ => "Bids made, by the bid",
    }
}

/// The headings of the table of players, after the name.
pub const fn book_titles() -> [&'static str; 8] {
    ["games", "wins", "place", "deals", "points", "a deal", "bids", "made"]
}

/// The headings of the ratings, after the name.
pub const fn rating_titles() -> [&'static str; 3] {
    ["rating", "±", "games"]
}

/// The columns of statistics for programs.
pub const fn stat_columns() -> [&'static str; 5] {
    ["player", "figure", "of", "value", "based on"]
}

/// The headings of where a figure comes from.
pub const fn source_titles() -> [&'static str; 7] {
    ["player", "of", "game", "day", "adds", "based on", "deals"]
}

/// The heading of several numbers of a figure.
pub const fn figures_title(figure: Figure) -> Option<&'static str> {
    Some(match figure {
        Figure::Evenings => "Games",
        Figure::Points => "Deals",
        Figure::Speaking => "Bids made, points a deal: by the place in the speaking order",
        Figure::Cards => "Bids made, points a deal: by the cards dealt",
        Figure::Bids => "Bids made, points a deal: by the bid",
        Figure::Streaks => "In a row",
        Figure::Best => "A deal’s points",
        Figure::Against => "Finished ahead and behind",
        Figure::Years => "By year",
        _ => return None,
    })
}

/// What a number of a figure is.
pub fn figure_label(figure: Figure, of: &Of) -> String {
    let text = match (figure, of) {
        (Figure::Evenings, _) => "evenings",
        (Figure::Games, _) => "games",
        (Figure::Wins, _) => "won",
        (Figure::Places, Of::All) => "average place",
        (Figure::Places, place) => return format!("in place {place}"),
        (Figure::Comebacks, _) => "won from last place",
        (Figure::Points, _) => "points a deal",
        (Figure::Made, _) => "bids made",
        (Figure::Over, _) => "took more",
        (Figure::Under, _) => "took fewer",
        (Figure::Speaking, Of::Number(place)) => return format!("place {place}"),
        (Figure::Cards, Of::Number(cards)) => return count(*cards, "card"),
        (Figure::Bids, bid) => return format!("bid {bid}"),
        (Figure::Best, _) => "most",
        (Figure::Worst, _) => "least",
        (_, of) => return of.to_string(),
    };
    text.to_owned()
}

/// A record that a game broke, and who held it before.
pub fn record(record: &Record) -> String {
    let Record { feat, now, before } = record;
    let what = match feat {
        Feat::Total => "best total",
        Feat::Deal => "best deal",
        Feat::Run => "longest run of bids made",
    };
    format!(
        "New record for the {what}: {} with {}. Until now: {} with {}, on {}.",
        now.player, now.number, before.player, before.number, before.day
    )
}
