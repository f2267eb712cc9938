//! What the table's page says beside the table, the sheet and the chart.

use super::confirmed::Opinion;
use crate::game::Game;
use crate::views::{ExplainedDeals, deal_lines};
use crate::words::{self, messages};

/// What is recorded of the deal besides bids and tricks, and what the sides have.
pub(super) fn remarks(game: &Game, unconfirmed: &[(usize, Option<Opinion>)]) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(deal) = game.current() {
        // The bids stand beside the players.
        if deal.auction().is_some() || !deal.recorded.is_empty() {
            lines.extend(words::so_far(game));
        }
        if deal.is_untouched()
            && let Some(last) = game.played().next_back()
        {
            lines.extend(deal_lines(game, last));
        }
        lines.extend(deal_lines(game, deal));
    }
    if game.setup().has_partners() && game.played().next().is_some() {
        lines.push(words::totals(game));
    }
    lines.extend(words::carried(game));
    for (deal, says) in unconfirmed {
        if *says == Some(Opinion::Objects) {
            lines.push(messages::LiveConfirmObjected { deal }.say());
        }
    }
    lines
}

/// The points of each player in the deal played last, and how they came about.
pub(super) fn own_points(game: &Game) -> Vec<(String, String)> {
    let Some(last) = game.played().next_back() else { return Vec::new() };
    let mut points = Vec::new();
    for deal in ExplainedDeals::of(game, Some(last.plan.number), None).iter() {
        for given in deal.points {
            let player = given.member.unwrap_or(given.player);
            let line = words::labelled(words::deal_name(game, last), given.because);
            points.push((player, line));
        }
    }
    points
}
