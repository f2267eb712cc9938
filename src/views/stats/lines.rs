//! Every figure of a player, with the number of games or deals it is based on.

use crate::analysis::{Class, Figure, HandSum, Ratio, Tally};
use crate::rules::Points;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;

/// A figure of a player.
#[skip_serializing_none]
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StatLine {
    /// What it is.
    pub figure: Figure,
    /// What it is counted for, where there are several numbers: a bid, a player…
    #[serde(skip_serializing_if = "String::is_empty")]
    pub of: String,
    /// The number: a count, or a sum.
    pub value: Ratio,
    /// How many games, deals or bids it is based on.
    pub based_on: Option<u32>,
    /// The figure as people read it.
    #[serde(skip)]
    pub shown: String,
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

    /// A figure that is shown as its number.
    pub(super) fn number(
        figure: Figure,
        of: &str,
        value: Ratio,
        based_on: Option<u32>,
    ) -> StatLine {
        StatLine::new(figure, of, value, based_on, As::Number)
    }

    /// The figure divided by what it is based on.
    pub(super) fn average(&self) -> Option<Ratio> {
        self.value.over(self.based_on?)
    }
}

pub(super) fn number(number: u32) -> Ratio {
    Ratio::of(number.into(), 1).unwrap_or_default()
}

pub(super) fn points(points: Points) -> Ratio {
    Ratio::of(points.in_tenths(), 10).unwrap_or_default()
}

/// The figures of a player, without those that nothing was counted for.
pub(super) fn lines(tally: &Tally) -> Vec<StatLine> {
    use As::{Average, Share};
    let (games, hands) = (tally.all_games(), tally.all_hands());
    let (over, bids) = (Some(games.finished), Some(hands.bids()));
    let count = |figure, value| StatLine::number(figure, "", number(value), None);
    let mut lines = vec![
        count(Figure::Evenings, tally.days.len() as u32),
        count(Figure::Games, games.games),
        StatLine::number(Figure::Wins, "", games.wins, over),
        StatLine::new(Figure::Places, "", games.sum_of_places(), over, Average),
    ];
    lines.extend(games.places.iter().map(|(place, games)| {
        StatLine::number(Figure::Places, &place.to_string(), number(*games), over)
    }));
    lines.push(StatLine::number(Figure::Comebacks, "", number(games.comebacks), over));
    lines.push(StatLine::new(Figure::Points, "", points(hands.points), Some(hands.deals), Average));
    let share = |figure, hits| StatLine::new(figure, "", number(hits), bids, Share);
    lines.push(share(Figure::Made, hands.made));
    lines.push(share(Figure::Over, hands.over));
    lines.push(share(Figure::Under, hands.under));
    lines.extend(tally.hands.iter().filter_map(|(class, hands)| of_class(class, hands)));
    for (of, run) in [("made", &tally.made), ("missed", &tally.missed)] {
        let deals = run.longest().len() as u32;
        let line = StatLine::number(Figure::Streaks, of, number(deals), bids);
        lines.extend((deals > 0).then_some(line));
    }
    for (figure, deal) in [(Figure::Best, tally.best), (Figure::Worst, tally.worst)] {
        let brought = deal.map(|deal| points(deal.points)).unwrap_or_default();
        lines.push(StatLine::number(figure, "", brought, Some(hands.deals)));
    }
    lines.extend(tally.against.iter().map(|(of, against)| {
        let level = against.games - against.ahead - against.behind;
        let half = Ratio::of((2 * against.ahead + level).into(), 2).unwrap_or_default();
        let line = StatLine::number(Figure::Against, of, half, Some(against.games));
        let shown = format!("{}–{} ({})", against.ahead, against.behind, against.games);
        StatLine { shown, ..line }
    }));
    for (class, games) in &tally.games {
        let Class::Year(year) = class else { continue };
        let hands = tally.hands.get(class).copied().unwrap_or_default();
        let line = |what: &str, value, based_on, shown| {
            StatLine::new(Figure::Years, &format!("{year} {what}"), value, based_on, shown)
        };
        lines.push(line("games", number(games.games), None, As::Number));
        lines.push(line("wins", games.wins, Some(games.finished), As::Number));
        lines.push(line("points", points(hands.points), Some(hands.deals), Average));
        lines.push(line("made", number(hands.made), Some(hands.bids()), Share));
    }
    lines.retain(|line| line.based_on != Some(0));
    lines
}

/// The bids made of a class; to people also the points a deal.
fn of_class(class: &Class, hands: &HandSum) -> Option<StatLine> {
    let (figure, of) = match class {
        Class::Bid(_, Some(word)) => (Figure::Bids, word.to_string()),
        Class::Bid(bid, None) => (Figure::Bids, bid.to_string()),
        Class::Cards(cards) => (Figure::Cards, cards.to_string()),
        Class::Speaking(Some(place)) => (Figure::Speaking, place.to_string()),
        Class::Speaking(None) => (Figure::Speaking, "last".to_owned()),
        Class::All | Class::Year(_) => return None,
    };
    let line = StatLine::new(figure, &of, number(hands.made), Some(hands.bids()), As::Share);
    let average = points(hands.points).over(hands.deals).unwrap_or_default();
    let share = line.average().unwrap_or_default().percent();
    Some(StatLine { shown: format!("{share}, {average} ({})", hands.deals), ..line })
}
