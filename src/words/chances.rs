//! Who can still win, by what, and what each needs.

use super::catalog;
use super::grammar::{and, range, sentence, sides};
use super::outcome;
use crate::analysis::{Bound, Chances, ChancesError, Need, Outlook, SideChances};
use crate::game::{Act, Game};
use crate::notation;
use crate::rules::Points;
use std::cmp::Ordering;

/// Why the chances in a game are not worked out.
pub fn no_chances(error: ChancesError) -> String {
    match error {
        ChancesError::NoLastDeal => catalog::this_game_has_no_last_deal(),
        ChancesError::Counts => catalog::chances_cannot_be_worked_out_with(),
        ChancesError::TooMuch => catalog::too_much_is_still_open_in(),
    }
}

/// What is known of the chances of each side, and what it needs, a sentence each.
pub fn chances(game: &Game, chances: &Chances) -> Vec<String> {
    if chances.ahead == 0 {
        return outcome(game).map(|it| sentence(&it)).into_iter().collect();
    }
    let known = chances.sides.iter().filter_map(|it| known_chances(game, it));
    known.chain(needs(game, chances)).collect()
}

/// What is known of the chances of a side, and why; `None` where both kinds of first place are possible.
pub fn known_chances(game: &Game, chances: &SideChances) -> Option<String> {
    let (who, name) = (sides(game), sides(game)(chances.side));
    let SideChances { first, alone, .. } = chances;
    let (what, chance) = match (first.verdict, alone.verdict) {
        (Outlook::Certain, Outlook::Certain) => (&*catalog::first_place_alone(), alone),
        (Outlook::Certain, _) => (&*catalog::first_place_at_least_shared(), first),
        (Outlook::Impossible, _) => (&*catalog::first_place(), first),
        (_, Outlook::Impossible) => (&*catalog::first_place_alone(), alone),
        (Outlook::Open, _) => (&*catalog::first_place(), first),
        (_, Outlook::Open) => (&*catalog::first_place_alone(), alone),
        _ => return None,
    };
    Some(match (chance.verdict, chance.bound) {
        (Outlook::Certain, None) => catalog::is_certain_for(what, &name),
        (Outlook::Certain, Some(Bound { rival, behind, most })) => {
            let (rival, behind) = (who(rival), self::behind(behind, &name));
            catalog::is_certain_for_can_gain_at(what, &name, &rival, &behind, most)
        }
        (Outlook::Impossible, Some(Bound { rival, behind, most })) => {
            let behind = self::behind(behind, &who(rival));
            catalog::is_out_of_reach_for_with(what, &name, &behind, most)
        }
        (Outlook::Impossible, None) => catalog::is_out_of_reach_for_nothing(what, &name),
        _ => catalog::is_open_for_too_much_can(what, &name),
    })
}

/// `3 behind Ana`, `level with Ana`.
fn behind(points: Points, of: &str) -> String {
    match points.cmp(&Points::ZERO) {
        Ordering::Less => catalog::ahead_of(-points, of),
        Ordering::Equal => catalog::level_with(of),
        Ordering::Greater => catalog::behind_text(points, of),
    }
}

/// What each side needs in the last deal, a sentence each.
fn needs(game: &Game, chances: &Chances) -> Vec<String> {
    let is_settled = |verdict| matches!(verdict, Outlook::Certain | Outlook::Impossible);
    let is_open = |need: &&Need| {
        chances.sides.iter().any(|it| it.side == need.side && !is_settled(it.first.verdict))
    };
    chances.needs.iter().filter(is_open).map(|need| self::need(game, need)).collect()
}

fn need(game: &Game, need: &Need) -> String {
    let name = sides(game)(need.side);
    let tricks = |numbers: &[u8]| match numbers {
        [one] => catalog::with_tricks(one),
        many => catalog::tricks_text(range(many)),
    };
    match (need.certain.as_slice(), need.possible.as_slice()) {
        ([], []) => catalog::first_place_is_out_of_reach(&name),
        ([], possible) => catalog::with_first_place_depends_on_others(&name, tricks(possible)),
        (certain, []) => catalog::first_place_is_certain_with_and(&name, tricks(certain)),
        (certain, possible) => {
            catalog::first_place_is_certain_with_with(&name, tricks(certain), range(possible))
        }
    }
}

/// What is decided already, in a sentence or two, and what each needs.
pub fn chances_decided(game: &Game, chances: &Chances) -> Vec<String> {
    let names = |verdict| {
        let with = chances.sides.iter().filter(move |it| it.first.verdict == verdict);
        and(with.map(|it| sides(game)(it.side)))
    };
    let decided = match (names(Outlook::Certain), names(Outlook::Impossible)) {
        (certain, _) if !certain.is_empty() => Some(catalog::first_place_is_certain_for(&certain)),
        (_, out) if !out.is_empty() => Some(catalog::first_place_is_out_of_reach_2(&out)),
        _ => None,
    };
    decided.into_iter().chain(needs(game, chances)).collect()
}

/// A line of play as the commands that would record it.
pub fn line_of_play(game: &Game, line: &[Act]) -> Vec<String> {
    let players = game.setup().players();
    line.iter().map(|act| notation::line(act, players)).collect()
}

/// Whether something can still happen, as a table cell.
pub fn chance(verdict: Outlook) -> String {
    catalog::is_it_possible(<&str>::from(verdict))
}

/// The headings of a table of chances.
pub fn chances_titles() -> [String; 5] {
    [
        catalog::translated("total"),
        catalog::title_least(),
        catalog::title_greatest(),
        catalog::title_first(),
        catalog::first_alone(),
    ]
}

/// How many deals are ahead, for the heading of the chances.
pub fn deals_ahead(deals: usize) -> String {
    match deals {
        0 => catalog::game_is_over(),
        deals => catalog::left_including_one_in_progress(deals),
    }
}
