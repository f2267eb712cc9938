//! Who can still win, by what, and what each needs.

use super::catalog;
use super::grammar::{and, range, sentence, sides};
use super::messages;
use super::outcome;
use crate::analysis::{Bound, Chances, ChancesError, Need, Outlook, SideChances};
use crate::game::{Act, Game};
use crate::notation;
use crate::rules::Points;
use std::cmp::Ordering;

/// Why the chances in a game are not worked out.
pub fn no_chances(error: ChancesError) -> String {
    match error {
        ChancesError::NoLastDeal => messages::ChancesErrorEndless.say(),
        ChancesError::Tallies => messages::ChancesErrorTallies.say(),
        ChancesError::TooMuch => messages::ChancesErrorTooOpen.say(),
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
        (Outlook::Certain, Outlook::Certain) => (&*messages::ChancesPlaceAlone.say(), alone),
        (Outlook::Certain, _) => (&*messages::ChancesPlaceShared.say(), first),
        (Outlook::Impossible, _) => (&*messages::ChancesPlaceFirst.say(), first),
        (_, Outlook::Impossible) => (&*messages::ChancesPlaceAlone.say(), alone),
        (Outlook::Open, _) => (&*messages::ChancesPlaceFirst.say(), first),
        (_, Outlook::Open) => (&*messages::ChancesPlaceAlone.say(), alone),
        _ => return None,
    };
    Some(match (chance.verdict, chance.bound) {
        (Outlook::Certain, None) => messages::ChancesCertain { place: what, side: &name }.say(),
        (Outlook::Certain, Some(Bound { rival, behind, most })) => {
            let (rival, behind) = (who(rival), self::behind(behind, &name));
            messages::ChancesCertainRival {
                place: what,
                side: &name,
                rival: &rival,
                distance: &behind,
                points: most,
            }
            .say()
        }
        (Outlook::Impossible, Some(Bound { rival, behind, most })) => {
            let behind = self::behind(behind, &who(rival));
            messages::ChancesImpossibleGain {
                place: what,
                side: &name,
                distance: &behind,
                points: most,
            }
            .say()
        }
        (Outlook::Impossible, None) => {
            messages::ChancesImpossible { place: what, side: &name }.say()
        }
        _ => messages::ChancesOpen { place: what, side: &name }.say(),
    })
}

/// `3 behind Ana`, `level with Ana`.
fn behind(points: Points, of: &str) -> String {
    match points.cmp(&Points::ZERO) {
        Ordering::Less => messages::ChancesDistanceAhead { points: -points, side: of }.say(),
        Ordering::Equal => messages::ChancesDistanceLevel { side: of }.say(),
        Ordering::Greater => messages::ChancesDistanceBehind { points, side: of }.say(),
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
        [one] => messages::ChancesTricksNumber { number: one }.say(),
        many => messages::ChancesTricksRange { range: range(many) }.say(),
    };
    match (need.certain.as_slice(), need.possible.as_slice()) {
        ([], []) => messages::ChancesNeedImpossible { side: &name }.say(),
        ([], possible) => {
            messages::ChancesNeedPossible { side: &name, tricks: tricks(possible) }.say()
        }
        (certain, []) => {
            messages::ChancesNeedCertain { side: &name, tricks: tricks(certain) }.say()
        }
        (certain, possible) => messages::ChancesNeedCertainPossible {
            side: &name,
            certain: tricks(certain),
            possible: range(possible),
        }
        .say(),
    }
}

/// What is decided already, in a sentence or two, and what each needs.
pub fn chances_decided(game: &Game, chances: &Chances) -> Vec<String> {
    let names = |verdict| {
        let with = chances.sides.iter().filter(move |it| it.first.verdict == verdict);
        and(with.map(|it| sides(game)(it.side)))
    };
    let decided = match (names(Outlook::Certain), names(Outlook::Impossible)) {
        (certain, _) if !certain.is_empty() => {
            Some(messages::ChancesDecidedCertain { sides: &certain }.say())
        }
        (_, out) if !out.is_empty() => {
            Some(messages::ChancesDecidedImpossible { sides: &out }.say())
        }
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
    messages::ChancesVerdict { verdict: <&str>::from(verdict) }.say()
}

/// The headings of a table of chances.
pub fn chances_titles() -> [String; 5] {
    [
        catalog::translated("total"),
        messages::HeadingLeastTotal.say(),
        messages::HeadingGreatestTotal.say(),
        messages::HeadingFirstPlace.say(),
        messages::HeadingFirstAlone.say(),
    ]
}

/// How many deals are ahead, for the heading of the chances.
pub fn deals_ahead(deals: usize) -> String {
    match deals {
        0 => messages::DueGameOver.say(),
        deals => messages::ChancesDealsLeft { deals }.say(),
    }
}
