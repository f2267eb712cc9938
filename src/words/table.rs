//! What a sheet, a schedule or a chart says apart from its cells.

use super::{Ruling, and, capital, count, list, pairs, scoring, sides, signed, trump};
use crate::cards::{Side, Trump};
use crate::game::{Game, TableRuling};
use crate::presets;
use crate::rules::{Counts, PlannedTrump, Ruleset};

/// How far a game has come: `2 of 28 deals played`, `all 24 deals and 1 extra deal played`.
pub fn deals_played(game: &Game) -> String {
    let extras = game.played().filter(|deal| deal.plan.extra.is_some()).count();
    let played = game.played().count() - extras;
    progress(played, extras, game.scheduled(), game.current().is_none())
}

/// How far a game has come, by the deals of the schedule played, the extra ones, and those scheduled.
pub fn progress(played: usize, extras: usize, scheduled: Option<usize>, finished: bool) -> String {
    let all = match (played, extras) {
        (1, 0) => "the one deal".into(),
        (played, 0) => format!("all {played} deals"),
        (_, extras) => format!("all {} and {}", count(played, "deal"), count(extras, "extra deal")),
    };
    match scheduled {
        Some(scheduled) if finished || played == scheduled => format!("{all} played"),
        Some(scheduled) => format!("{played} of {scheduled} deals played"),
        None if finished && played == 1 => format!("{all} played"),
        None if finished => format!("over after {played} deals"),
        None => format!("{} played", count(played, "deal")),
    }
}

/// The players of a game, and who of them has won: `Ana, Marko; Ana won`.
pub fn players_and_winners(players: &str, winners: &[String]) -> String {
    format!("{players}; {} won", and(winners))
}

/// What to say about a deal, with the sheet's mark where it explains one.
pub fn about_deal(deal: usize, note: &str, marked: bool) -> String {
    let mark = if marked { "† " } else { "" };
    format!("{mark}Deal {deal}: {note}")
}

/// A ruling of the table in a list: `Deal 3, revoke: “had a heart” Igor -5`.
pub fn ruling_line(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let points = pairs(ruling.points.iter().map(|(side, points)| (who(*side), signed(*points))));
    let gap = if points.is_empty() { "" } else { " " };
    let (deal, about) = (ruling.deal.unwrap_or_default(), ruling.about.name());
    format!("Deal {deal}, {about}: “{}”{gap}{points}", ruling.reason)
}

/// `13 cards ♠`, `1 card, no trump`; `2 cards` where the trump is not known.
pub fn cards_and_trump(cards: u8, trump: Option<Trump>) -> String {
    let cards = count(cards, "card");
    match trump.map(Trump::suit) {
        Some(Some(suit)) => format!("{cards} {}", suit.sign()),
        Some(None) => format!("{cards}, no trump"),
        None => cards,
    }
}

/// The trump of a deal not played yet: `♥ hearts`, `no trump`, `turned`, `by contract`.
pub fn planned_trump(planned: PlannedTrump) -> String {
    match planned {
        PlannedTrump::Turned => "turned".into(),
        PlannedTrump::Named => "by contract".into(),
        PlannedTrump::Fixed(fixed) => match fixed.suit() {
            Some(suit) => format!("{} {}", suit.sign(), suit.name()),
            None => trump(fixed),
        },
    }
}

/// `dealer Igor`, `dealer Igor, who sits out`.
pub fn dealer(name: &str, sits_out: bool) -> String {
    // The word comes first: a narrow terminal may cut off the end of the name.
    format!("dealer {name}{}", if sits_out { ", who sits out" } else { "" })
}

/// A point of a chart: `Igor after deal 3: −5`.
pub fn chart_point(step_name: &str, player: &str, step: usize, total: &str) -> String {
    match step {
        0 => format!("{player} before the first {step_name}: {total}"),
        step => format!("{player} after {step_name} {step}: {total}"),
    }
}

/// What a player's cells hold on the sheet, for its caption.
pub fn sheet_caption(paper: bool, counts: Counts, bonuses: bool) -> String {
    let bonus = if bonuses { ", bonus" } else { "" };
    let cells = match (paper, counts) {
        (true, Counts::Hands) => "bid (underlined where missed)",
        (true, Counts::Contracts) => "points",
        (true, Counts::Tricks) => "tricks (underlined without most of them)",
        (false, Counts::Hands) => "bid/took, ✓ made or ✗ missed, points",
        (false, Counts::Contracts) => "✓ made or ✗ missed the contract, points",
        (false, Counts::Tricks) => "tricks, ✓ for most of them, points",
    };
    match paper {
        true => format!("For each player: {cells}, total{bonus}"),
        false => format!("For each player: {cells}{bonus}, total"),
    }
}

/// The heading of the standings.
pub const fn standings_title(finished: bool) -> &'static str {
    if finished { "Final standings" } else { "Standings" }
}

/// What the standings count, for their caption.
pub const fn standings_caption(counts: Counts) -> &'static str {
    match counts {
        Counts::Hands => "Points, and deals made and missed",
        Counts::Contracts => "Points, and contracts won and lost",
        Counts::Tricks => "Points, and deals won and lost",
    }
}

/// What a table has to know to keep score on a blank sheet, in sentences.
pub fn blank_notes(rules: &Ruleset, forehead: bool) -> Vec<String> {
    let forehead =
        forehead.then(|| "* Held on the forehead: nobody looks at their own cards.".to_owned());
    let score = capital(&scoring(&rules.scoring, &presets::cite_score(rules)));
    [score].into_iter().chain(forehead).collect()
}

/// Every player's place: `Standings: 1. Igor 240, 2. Jovana 199`.
pub fn standings(game: &Game) -> String {
    let places = game.standings().into_iter();
    let places = places.map(|place| {
        let zero = if place.zero_finish { " (zero finish)" } else { "" };
        let won = match game.setup().rules().ending.games {
            Some(_) => format!(" ({})", count(place.games, "game")),
            None => String::new(),
        };
        format!("{}. {} {}{won}{zero}", place.rank, sides(game)(place.side), place.total)
    });
    format!("Standings: {}", list(places))
}

/// That there are no games to list, or none in the bin.
pub const fn no_games(in_bin: bool) -> &'static str {
    if in_bin { "The bin is empty." } else { "No games are stored here yet." }
}

messages! {
    /// That none of the games is one of those asked for.
    no_such_games: "No game fits that.";

    /// What a chart shows: the last total of each player, `Running totals. After 2 deals: Igor −3.`
    chart_description(step_name: &str, steps: usize, last: Vec<(&str, String)>):
        "Running totals. After {}: {}.", count(steps, step_name), pairs(last);

    /// What the table allowed although it is against the rules, and why it is.
    waived(ruling: &Ruling): "allowed by the table, against {}: {}", ruling.rule(), ruling.because;

    /// `Deal 3`, from the number or the marked number of a deal.
    deal_number(number: impl std::fmt::Display): "Deal {number}";

    /// `extra NV`, from the mark of an extra deal.
    extra_mark(mark: &str): "extra {mark}";

    /// A player of a schedule whose name is not known, by the place in the turn order.
    unnamed_player(place: usize): "player {place}";

    /// The score of a game, by its id.
    scored_by(score: &str): "score {score}";

    /// The totals after a deal.
    totals(totals: &str): "Totals: {totals}";

    /// That a schedule needs players.
    no_players: "A schedule needs the players, or how many there are.";

    /// That a dealer is named where the players are not.
    dealer_without_names: "A dealer can be named only together with the players.";

    /// That the deals of a schedule go on in the same way.
    and_so_on: "And so on until the game ends.";

    /// The heading of the column that marks who finished with a total of zero, where that wins.
    zero_finish_title: "zero finish";

    /// The heading of the notes on deals.
    notes_title: "Notes";

    /// The heading of the rulings of the table.
    rulings_title: "Rulings of the table";

    /// The heading of the column of those who sit out.
    sits_out_title: "sits out";

    /// The heading of the column that says how cards are held.
    cards_held_title: "cards held";

    /// How the cards of a deal are held that nobody may see in their own hand.
    on_the_forehead: "on the forehead";

    /// The heading of a sheet to keep score by pen.
    blank_title: "blank sheet";

    /// Where the date is written on it.
    date: "Date";

    /// Where the place is written on it.
    place: "Place";

    /// The caption of its table.
    blank_caption: "Every deal, with room to write";

    /// The heading of a chart of the totals.
    chart_title: "Running totals";

    /// The caption of a chart of the totals.
    chart_caption: "Each player’s total after every deal.";

    /// The heading of a sheet on a page.
    sheet_title: "The sheet";

    /// The heading of the explanations on a page.
    explained_title: "Every point explained";

    /// How to see the explanation of a deal on a page.
    open_a_deal: "Open a deal to see how its points came about.";

    /// Leads from the explanation of a deal to the sheet.
    back_to_sheet: "Back to the sheet";
}
