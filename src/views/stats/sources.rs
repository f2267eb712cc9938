//! Where a figure comes from.

use super::lines::{StatLine, lines, number, points};
use crate::analysis::{Figure, Moment, Ratio, Stats, Tallied, Tally};
use schemars::JsonSchema;
use serde::Serialize;

/// Where a figure comes from: what a game adds to it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FigureSource {
    /// Whose figure.
    pub player: String,
    /// The id of the game.
    pub game: String,
    /// The day on which it was played.
    pub day: String,
    /// What it adds.
    #[serde(flatten)]
    pub adds: StatLine,
    /// The deals that add to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub counted: Vec<usize>,
}

/// What each game adds to a player's figure, in order of play.
pub(super) fn sources(figure: Figure, tally: &Tally, stats: &Stats) -> Vec<FigureSource> {
    let source = |game: &Tallied, adds, counted| FigureSource {
        player: tally.player.clone(),
        game: game.id.clone(),
        day: game.day.clone(),
        adds,
        counted,
    };
    let alone = |of: &str, value| StatLine::number(figure, of, value, None);
    let of_deals = |of: &str, deals: &[Moment], value: &dyn Fn(&[Moment]) -> Ratio| {
        let of_game = |deals: &[Moment]| {
            let counted = deals.iter().map(|moment| moment.deal).collect();
            source(&stats.games[deals[0].game], alone(of, value(deals)), counted)
        };
        deals.chunk_by(|one, other| one.game == other.game).map(of_game).collect::<Vec<_>>()
    };
    let brought = |deals: &[Moment]| points(deals[0].points);
    let how_many = |deals: &[Moment]| number(deals.len() as u32);
    match figure {
        Figure::Best => of_deals("", tally.best.as_slice(), &brought),
        Figure::Worst => of_deals("", tally.worst.as_slice(), &brought),
        Figure::Streaks => [("made", &tally.made), ("missed", &tally.missed)]
            .map(|(of, run)| of_deals(of, run.longest(), &how_many))
            .concat(),
        Figure::Ratings => {
            let own = stats.ratings.iter().filter(|rated| rated.player == tally.player);
            let of_rules = own.flat_map(|rated| rated.course.iter().map(move |it| (rated, it)));
            let of_game = of_rules.map(|(rated, it)| FigureSource {
                player: tally.player.clone(),
                game: it.game.clone(),
                day: it.day.clone(),
                adds: alone(&rated.rules, it.rating),
                counted: Vec::new(),
            });
            of_game.collect()
        }
        _ => {
            let own = |game: &Tallied| {
                let of_figure = lines(&Tally::of(&tally.player, [(0, game)].into_iter()));
                let of_figure = of_figure.into_iter().filter(|line| line.figure == figure);
                of_figure.filter(|line| figure.is_of_deals() || line.value != Ratio::ZERO)
            };
            let counted = |game: &Tallied, of: &str| {
                let last = game.hands.last().filter(|_| figure.is_of_deals());
                let deals = 1..=last.map_or(0, |hand| hand.deal);
                let adds = |deal: &usize| {
                    own(&game.only(*deal)).any(|line| line.of == of && line.value != Ratio::ZERO)
                };
                deals.filter(adds).collect()
            };
            let of_game = |game| own(game).map(move |line| (game, counted(game, &line.of), line));
            let all = stats.games.iter().flat_map(of_game);
            all.map(|(game, counted, line)| source(game, line, counted)).collect()
        }
    }
}
