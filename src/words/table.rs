//! What a sheet, a schedule or a chart says apart from its cells.

use super::{
    Ruling, and, capital, catalog, decimal, joined, list, pairs, scoring, sides, signed, trump,
};
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
        (1, 0) => catalog::one_deal_2(),
        (played, 0) => catalog::all_deals(played),
        (_, extras) => catalog::all_and(played, extras),
    };
    match scheduled {
        Some(scheduled) if finished || played == scheduled => catalog::played_2(&all),
        Some(scheduled) => catalog::of_deals_played(played, scheduled),
        None if finished && played == 1 => catalog::played_2(&all),
        None if finished => catalog::over_after_deals(played),
        None => catalog::played_3(played),
    }
}

/// The players of a game, and who of them has won: `Ana, Marko; Ana won`.
pub fn players_and_winners(players: &str, winners: &[String]) -> String {
    catalog::won_2(players, and(winners))
}

/// What to say about a deal, with the sheet's mark where it explains one.
pub fn about_deal(deal: usize, note: &str, marked: bool) -> String {
    let mark = if marked { "† " } else { "" };
    catalog::labelled(format!("{mark}{}", catalog::deal_number(deal)), note)
}

/// A ruling of the table in a list: `Deal 3, revoke: “had a heart” Igor -5`.
pub fn ruling_line(ruling: &TableRuling, who: &dyn Fn(Side) -> String) -> String {
    let points = pairs(ruling.points.iter().map(|(side, points)| (who(*side), signed(*points))));
    let (deal, about) = (ruling.deal.unwrap_or_default(), ruling.about.name());
    let points = Some(points).filter(|points| !points.is_empty());
    joined([catalog::deal_11(deal, about, &ruling.reason)].into_iter().chain(points), " ")
}

/// `13 cards ♠`, `1 card, no trump`; `2 cards` where the trump is not known.
pub fn cards_and_trump(cards: u8, trump: Option<Trump>) -> String {
    let cards = catalog::count_cards(cards);
    match trump.map(Trump::suit) {
        Some(Some(suit)) => format!("{cards} {}", suit.sign()),
        Some(None) => catalog::no_trump_2(&cards),
        None => cards,
    }
}

/// The trump of a deal not played yet: `♥ hearts`, `no trump`, `turned`, `by contract`.
pub fn planned_trump(planned: PlannedTrump) -> String {
    match planned {
        PlannedTrump::Turned => catalog::turned(),
        PlannedTrump::Named => catalog::by_contract(),
        PlannedTrump::Fixed(fixed) => match fixed.suit() {
            Some(suit) => format!("{} {}", suit.sign(), super::suit(suit)),
            None => trump(fixed),
        },
    }
}

/// `dealer Igor`, `dealer Igor, who sits out`.
pub fn dealer(name: &str, sits_out: bool) -> String {
    // The word comes first: a narrow terminal may cut off the end of the name.
    catalog::dealer_text(name, sits_out)
}

/// A point of a chart: `Igor after deal 3: −5`.
pub fn chart_point(step_name: &str, player: &str, step: usize, total: &str) -> String {
    match step {
        0 => catalog::before_first(step_name, player, total),
        step => catalog::after(step_name, player, step, total),
    }
}

/// What a player's cells hold on the sheet, for its caption.
pub fn sheet_caption(paper: bool, counts: Counts, bonuses: bool) -> String {
    let cells = match (paper, counts) {
        (true, Counts::Hands) => &*catalog::bid_underlined_where_missed(),
        (true, Counts::Contracts) => &*catalog::translated("points"),
        (true, Counts::Tricks) => &*catalog::tricks_underlined_without_most_of_them(),
        (false, Counts::Hands) => &*catalog::bid_took_made_or_missed_points(),
        (false, Counts::Contracts) => &*catalog::made_or_missed_contract_points(),
        (false, Counts::Tricks) => &*catalog::tricks_for_most_of_them_points(),
    };
    match paper {
        true => catalog::for_each_player_total(cells, bonuses),
        false => catalog::for_each_player_total_2(cells, bonuses),
    }
}

/// The heading of the standings.
pub fn standings_title(finished: bool) -> String {
    if finished { catalog::final_standings() } else { catalog::title_standings() }
}

/// What the standings count, for their caption.
pub fn standings_caption(counts: Counts) -> String {
    match counts {
        Counts::Hands => catalog::points_and_deals_made_and_missed(),
        Counts::Contracts => catalog::points_and_contracts_won_and_lost(),
        Counts::Tricks => catalog::points_and_deals_won_and_lost(),
    }
}

/// What a table has to know to keep score on a blank sheet, in sentences.
pub fn blank_notes(rules: &Ruleset, forehead: bool) -> Vec<String> {
    let forehead = forehead.then(catalog::held_on_forehead_nobody_looks_at_2);
    let score = capital(&scoring(&rules.scoring, &presets::cite_score(rules)));
    [score].into_iter().chain(forehead).collect()
}

/// Every player's place: `Standings: 1. Igor 240, 2. Jovana 199`.
pub fn standings(game: &Game) -> String {
    let places = game.standings().into_iter();
    let places = places.map(|place| {
        let zero = if place.zero_finish { &*catalog::zero_finish_text() } else { "" };
        let won = match game.setup().rules().ending.games {
            Some(_) => format!(" ({})", catalog::count_games(place.games)),
            None => String::new(),
        };
        format!("{}. {} {}{won}{zero}", place.rank, sides(game)(place.side), decimal(place.total))
    });
    catalog::standings_text_2(list(places))
}

/// That there are no games to list, or none in the bin.
pub fn no_games(in_bin: bool) -> String {
    if in_bin { catalog::bin_is_empty() } else { catalog::no_games_are_stored_here_yet() }
}

/// What a chart shows: the last total of each player, `Running totals. After 2 deals: Igor −3.`
pub fn chart_description(step_name: &str, steps: usize, last: Vec<(&str, String)>) -> String {
    catalog::running_totals_after(step_name, steps, pairs(last))
}

/// What the table allowed although it is against the rules, and why it is.
pub fn waived(ruling: &Ruling) -> String {
    catalog::allowed_by_table_against(ruling.rule(), &ruling.because)
}
