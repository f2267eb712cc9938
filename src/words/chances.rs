//! Who can still win, by what, and what each needs.

use super::grammar::{and, count, range, sentence, sides};
use super::outcome;
use crate::analysis::{Bound, Chances, ChancesFault, Need, SideChances, Verdict};
use crate::game::{Act, Game};
use crate::notation;
use crate::rules::Points;
use std::cmp::Ordering;

messages! {
    /// What the chances leave out.
    chances_leave_out: "Not counted: extra deals that have not begun, deals thrown in, and later rulings of the table.";
}

/// Why the chances in a game are not worked out.
pub const fn no_chances(fault: ChancesFault) -> &'static str {
    match fault {
        ChancesFault::NoLastDeal => {
            "This game has no last deal: it goes on until the points or the games won end it. Chances are \
             worked out only where the number of deals is fixed."
        }
        ChancesFault::Counts => {
            "Chances cannot be worked out with the counts that this game has besides its tricks."
        }
        ChancesFault::TooMuch => "Too much is still open in this game to work out the chances.",
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
        (Verdict::Certain, Verdict::Certain) => ("First place alone", alone),
        (Verdict::Certain, _) => ("First place, at least shared,", first),
        (Verdict::Impossible, _) => ("First place", first),
        (_, Verdict::Impossible) => ("First place alone", alone),
        (Verdict::Open, _) => ("First place", first),
        (_, Verdict::Open) => ("First place alone", alone),
        _ => return None,
    };
    Some(match (chance.verdict, chance.bound) {
        (Verdict::Certain, None) => format!("{what} is certain for {name}."),
        (Verdict::Certain, Some(Bound { rival, behind, most })) => {
            let (rival, behind) = (who(rival), self::behind(behind, &name));
            format!("{what} is certain for {name}: {rival}, {behind}, can gain at most {most}.")
        }
        (Verdict::Impossible, Some(Bound { rival, behind, most })) => {
            let behind = self::behind(behind, &who(rival));
            format!("{what} is out of reach for {name}: {behind}, with at most {most} to gain.")
        }
        (Verdict::Impossible, None) => format!(
            "{what} is out of reach for {name}: nothing in the remaining deals leads to it."
        ),
        _ => format!("{what} is open for {name}: too much can happen to work it out."),
    })
}

/// `3 behind Ana`, `level with Ana`.
fn behind(points: Points, of: &str) -> String {
    match points.cmp(&Points::ZERO) {
        Ordering::Less => format!("{} ahead of {of}", -points),
        Ordering::Equal => format!("level with {of}"),
        Ordering::Greater => format!("{points} behind {of}"),
    }
}

/// What each side needs in the last deal, a sentence each.
fn needs(game: &Game, chances: &Chances) -> Vec<String> {
    let is_settled = |verdict| matches!(verdict, Verdict::Certain | Verdict::Impossible);
    let is_open = |need: &&Need| {
        chances.sides.iter().any(|it| it.side == need.side && !is_settled(it.first.verdict))
    };
    chances.needs.iter().filter(is_open).map(|need| self::need(game, need)).collect()
}

fn need(game: &Game, need: &Need) -> String {
    let name = sides(game)(need.side);
    let tricks = |numbers: &[u8]| match numbers {
        [one] => count(*one, "trick"),
        many => format!("{} tricks", range(many)),
    };
    match (need.certain.as_slice(), need.possible.as_slice()) {
        ([], []) => format!("{name}: first place is out of reach."),
        ([], possible) => {
            format!("{name}: with {}, first place depends on the others.", tricks(possible))
        }
        (certain, []) => format!(
            "{name}: first place is certain with {}, and out of reach otherwise.",
            tricks(certain)
        ),
        (certain, possible) => format!(
            "{name}: first place is certain with {}; with {}, it depends on the others.",
            tricks(certain),
            range(possible)
        ),
    }
}

/// What is decided already, in a sentence or two, and what each needs.
pub fn chances_decided(game: &Game, chances: &Chances) -> Vec<String> {
    let names = |verdict| {
        let with = chances.sides.iter().filter(move |it| it.first.verdict == verdict);
        and(with.map(|it| sides(game)(it.side)))
    };
    let decided = match (names(Verdict::Certain), names(Verdict::Impossible)) {
        (certain, _) if !certain.is_empty() => {
            Some(format!("First place is certain for {certain}."))
        }
        (_, out) if !out.is_empty() => Some(format!("First place is out of reach for {out}.")),
        _ => None,
    };
    decided.into_iter().chain(needs(game, chances)).collect()
}

/// What a line of play to the end leads to: `With these, Ana comes first alone:`.
pub fn line_heading(name: &str, alone: bool) -> String {
    let alone = if alone { " alone" } else { "" };
    format!("A course of the game by which {name} comes first{alone}:")
}

/// A line of play as the commands that would record it.
pub fn line_of_play(game: &Game, line: &[Act]) -> Vec<String> {
    let players = game.setup().players();
    line.iter().map(|act| notation::line(act, players)).collect()
}

/// The headings of a table of chances.
pub const fn chances_titles() -> [&'static str; 5] {
    ["total", "least", "greatest", "first", "first alone"]
}

/// How many deals are ahead, for the heading of the chances.
pub fn deals_ahead(deals: usize) -> String {
    match deals {
        0 => "The game is over.".into(),
        deals => format!("{} left, including the one in progress.", count(deals, "deal")),
    }
}
