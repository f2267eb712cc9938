//! The sentences of `chances`: who can still win, and why.

use crate::analysis::{Bound, Chances, ChancesError, Outlook, SideChances};
use crate::game::{Act, Game};
use crate::notation;
use crate::rules::Points;
use crate::words::{messages, needs, sides};
use std::cmp::Ordering;

/// Why the chances in a game are not worked out.
pub(super) fn chances_error(error: ChancesError) -> String {
    match error {
        ChancesError::NoLastDeal => messages::ChancesErrorEndless.say(),
        ChancesError::Out => messages::ChancesErrorOut.say(),
        ChancesError::Tallies => messages::ChancesErrorTallies.say(),
        ChancesError::TooMuch => messages::ChancesErrorTooOpen.say(),
    }
}

/// The known chances of each side and its needs, a sentence each.
pub(super) fn chances(game: &Game, chances: &Chances) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(chances.sides.iter().filter_map(|side| known_chances(game, side)));
    lines.extend(needs(game, chances));
    lines
}

/// The known chances of a side, and why; `None` if both kinds of first place are possible.
pub(super) fn known_chances(game: &Game, chances: &SideChances) -> Option<String> {
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

/// A line of play as the commands that would record it.
pub(super) fn line_of_play(game: &Game, line: &[Act]) -> Vec<String> {
    let players = game.setup().players();
    line.iter().map(|act| notation::line(act, players)).collect()
}

/// Whether something can still happen, as a table cell.
pub(super) fn outlook(verdict: Outlook) -> String {
    messages::ChancesVerdict { verdict: <&str>::from(verdict) }.say()
}

/// The headings of a table of chances.
pub(super) fn headings() -> [String; 5] {
    [
        messages::HeadingTotal.say(),
        messages::HeadingLeastTotal.say(),
        messages::HeadingGreatestTotal.say(),
        messages::HeadingFirstPlace.say(),
        messages::HeadingFirstAlone.say(),
    ]
}
