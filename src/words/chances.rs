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
        return outcome(game).map(|outcome| sentence(&outcome)).into_iter().collect();
    }
    let known = chances.sides.iter().filter_map(|side| known_chances(game, side));
    known.chain(needs(game, chances)).collect()
}

/// What is known of the chances of a side, and why; `None` where both kinds of first place are possible.
pub fn known_chances(game: &Game, chances: &SideChances) -> Option<String> {
    let who = sides(game);
    let name = who(chances.side);
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
        (Outlook::Certain, Some(Bound { rival, behind, most })) => messages::ChancesCertainRival {
            place: what,
            side: &name,
            rival: who(rival),
            distance: self::behind(behind, &name),
            points: most,
        }
        .say(),
        (Outlook::Impossible, Some(Bound { rival, behind, most })) => {
            messages::ChancesImpossibleGain {
                place: what,
                side: &name,
                distance: self::behind(behind, &who(rival)),
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
    let mut sentences = Vec::new();
    for need in &chances.needs {
        let is_open = chances.sides.iter().any(|side| {
            let verdict = side.first.verdict;
            side.side == need.side && !matches!(verdict, Outlook::Certain | Outlook::Impossible)
        });
        if is_open {
            sentences.push(self::need(game, need));
        }
    }
    sentences
}

fn need(game: &Game, need: &Need) -> String {
    let name = sides(game)(need.side);
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

fn tricks(numbers: &[u8]) -> String {
    match numbers {
        [one] => messages::ChancesTricksNumber { number: one }.say(),
        many => messages::ChancesTricksRange { range: range(many) }.say(),
    }
}

/// What is decided already, in a sentence or two, and what each needs.
pub fn chances_decided(game: &Game, chances: &Chances) -> Vec<String> {
    let certain = sides_with(game, chances, Outlook::Certain);
    let out = sides_with(game, chances, Outlook::Impossible);
    let mut sentences = Vec::new();
    if !certain.is_empty() {
        sentences.push(messages::ChancesDecidedCertain { sides: &certain }.say());
    } else if !out.is_empty() {
        sentences.push(messages::ChancesDecidedImpossible { sides: &out }.say());
    }
    sentences.extend(needs(game, chances));
    sentences
}

/// The sides of whose first place this is known, as a series.
fn sides_with(game: &Game, chances: &Chances, verdict: Outlook) -> String {
    let known = chances.sides.iter().filter(|side| side.first.verdict == verdict);
    and(known.map(|side| sides(game)(side.side)))
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
