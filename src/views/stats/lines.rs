//! Every figure of a player, with the number of games or deals it is based on.

use super::{OfClass, PlayerStats};
use crate::analysis::{Figure, HandSum, Ratio};
use crate::rules::Points;

/// A figure of a player.
pub(super) struct StatLine {
    pub(super) figure: Figure,
    /// What it is counted for, where there are several numbers.
    pub(super) of: String,
    /// The number: a count, or a sum.
    pub(super) value: Ratio,
    /// How many games, deals or bids it is based on.
    pub(super) based_on: Option<u32>,
    /// The figure as people read it.
    pub(super) shown: String,
}

/// How a figure is shown to people.
#[derive(Clone, Copy)]
enum As {
    /// The number itself.
    Number,
    /// The part of all that it is.
    Share,
    /// The average.
    Average,
}

impl StatLine {
    fn new(figure: Figure, of: &str, value: Ratio, based_on: Option<u32>, shown: As) -> StatLine {
        let based = based_on.map(|number| format!(" ({number})")).unwrap_or_default();
        let average = based_on.and_then(|number| value.over(number)).unwrap_or(value);
        let shown = match shown {
            As::Number => value.to_string(),
            As::Share => average.percent(),
            As::Average => average.to_string(),
        };
        StatLine { figure, of: of.to_owned(), value, based_on, shown: shown + &based }
    }
}

fn number(number: u32) -> Ratio {
    Ratio::of(number.into(), 1).unwrap_or_default()
}

fn points(points: Points) -> Ratio {
    Ratio::of(points.in_tenths(), 10).unwrap_or_default()
}

/// The figures of a player, without those that nothing was counted for.
pub(super) fn lines(player: &PlayerStats) -> Vec<StatLine> {
    use As::{Average, Number, Share};
    let (games, hands) = (&player.games, &player.hands);
    let over = Some(games.finished);
    let count =
        |figure, value: usize| StatLine::new(figure, "", number(value as u32), None, Number);
    let mut lines = vec![
        count(Figure::Evenings, player.evenings),
        count(Figure::Games, games.games as usize),
        StatLine::new(Figure::Wins, "", games.wins, over, Number),
    ];
    let sum = Ratio::of(games.sum_of_places(), 1).unwrap_or_default();
    lines.push(StatLine::new(Figure::Places, "", sum, over, Average));
    lines.extend(games.places.iter().map(|(place, games)| {
        StatLine::new(Figure::Places, &place.to_string(), number(*games), over, Number)
    }));
    lines.push(StatLine::new(Figure::Comebacks, "", number(games.comebacks), over, Number));
    lines.retain(|line| line.based_on != Some(0));
    lines.push(StatLine::new(Figure::Points, "", points(hands.points), Some(hands.deals), Average));
    let of_bids =
        [(Figure::Made, hands.made), (Figure::Over, hands.over), (Figure::Under, hands.under)];
    let bids = hands.bids();
    lines.extend(
        of_bids
            .iter()
            .filter(|_| bids > 0)
            .map(|(figure, hits)| StatLine::new(*figure, "", number(*hits), Some(bids), Share)),
    );
    for (figure, by) in [
        (Figure::Speaking, &player.by_place),
        (Figure::Cards, &player.by_cards),
        (Figure::Bids, &player.by_bid),
    ] {
        lines.extend(by.iter().map(|of| of_class(figure, of)));
    }
    let rows = [("made", &player.made_in_a_row), ("missed", &player.missed_in_a_row)];
    lines.extend(rows.into_iter().filter_map(|(of, row)| {
        let deals = number(row.as_ref()?.deals as u32);
        Some(StatLine::new(Figure::Streaks, of, deals, None, Number))
    }));
    for (figure, deal) in [(Figure::Best, &player.best), (Figure::Worst, &player.worst)] {
        lines.extend(
            deal.as_ref().map(|deal| StatLine::new(figure, "", points(deal.points), None, Number)),
        );
    }
    lines.extend(player.against.iter().map(|other| {
        let (of, against) = (&other.player, other.games);
        let level = against.games - against.ahead - against.behind;
        let half = Ratio::of((2 * against.ahead + level).into(), 2).unwrap_or_default();
        let line = StatLine::new(Figure::Against, of, half, Some(against.games), Number);
        let shown = format!("{}–{} ({})", against.ahead, against.behind, against.games);
        StatLine { shown, ..line }
    }));
    for it in &player.by_year {
        let of = |what: &str| format!("{} {what}", it.year);
        let year = |what, value, based_on, shown| {
            StatLine::new(Figure::Years, &of(what), value, based_on, shown)
        };
        lines.push(year("games", number(it.games.games), None, Number));
        let (finished, bids) = (it.games.finished, it.hands.bids());
        lines.extend((finished > 0).then(|| year("wins", it.games.wins, Some(finished), Number)));
        let deals = Some(it.hands.deals);
        lines.push(year("points", points(it.hands.points), deals, Average));
        lines.extend((bids > 0).then(|| year("made", number(it.hands.made), Some(bids), Share)));
    }
    lines
}

/// Bids made of a class; to people also the points a deal.
fn of_class(figure: Figure, of: &OfClass) -> StatLine {
    let HandSum { made, deals, .. } = of.hands;
    let line = StatLine::new(figure, &of.of, number(made), Some(of.hands.bids()), As::Share);
    let average = points(of.hands.points).over(deals).unwrap_or_default();
    let share = line.value.over(of.hands.bids()).unwrap_or_default().percent();
    StatLine { shown: format!("{share}, {average} ({deals})"), ..line }
}
