//! Who can still win, by what, and what each needs.

use super::grammar::{and, count, range, sides};
use crate::analysis::{Bound, Chance, Chances, ChancesFault, Need, SideChances, Verdict};
use crate::cards::Side;
use crate::game::{Act, Game};
use crate::notation;
use crate::rules::Points;
use std::cmp::Ordering;

/// What the chances leave out.
pub const fn chances_leave_out() -> &'static str {
    "Not counted: extra deals that have not begun, deals thrown in, and later rulings of the table."
}

/// Why the chances in a game are not worked out.
pub const fn no_chances(fault: ChancesFault) -> &'static str {
    match fault {
        ChancesFault::NoLastDeal => {
            "This game has no last deal: it goes on until the points or the games won end it. Chances are \
             worked out only where the number of deals is fixed."
        }
        ChancesFault::Counts => {
            "Chances are not worked out in a game that counts so much besides its tricks."
        }
        ChancesFault::TooMuch => "Too much is still open in this game to work out the chances.",
    }
}

/// What is known of the chances of each side, and what it needs, a sentence each.
pub fn chances(game: &Game, chances: &Chances) -> Vec<String> {
    let each = chances.sides.iter().flat_map(|it| reasons(game, it));
    each.chain(needs(game, chances)).collect()
}

fn reasons(game: &Game, chances: &SideChances) -> Vec<String> {
    let name = sides(game)(chances.side);
    let SideChances { first, alone, .. } = chances;
    let certain = |what: &str, chance| self::certain(game, &name, what, chance);
    let impossible = |what: &str, chance| self::impossible(game, &name, what, chance);
    let told = match (first.verdict, alone.verdict) {
        (Verdict::Certain, Verdict::Certain) => certain("First place alone", alone),
        (Verdict::Certain, _) => certain("First place, at least shared,", first),
        (Verdict::Impossible, _) => impossible("First place", first),
        (_, Verdict::Impossible) => impossible("First place alone", alone),
        (Verdict::Open, _) => not_found_out("First place", &name),
        (_, Verdict::Open) => not_found_out("First place alone", &name),
        _ => return Vec::new(),
    };
    vec![told]
}

fn certain(game: &Game, name: &str, what: &str, chance: &Chance) -> String {
    let nearest = chance.bound.map(|Bound { rival, behind, most }| {
        let (rival, behind) = (sides(game)(rival), self::behind(behind, name));
        format!(": {rival}, {behind}, can gain at most {most}")
    });
    format!("{what} is certain for {name}{}.", nearest.unwrap_or_default())
}

fn impossible(game: &Game, name: &str, what: &str, chance: &Chance) -> String {
    let why = match chance.bound {
        Some(Bound { rival, behind, most }) => {
            let behind = self::behind(behind, &sides(game)(rival));
            format!("{behind}, with at most {most} to gain")
        }
        None => "no course of the deals that are left leads there".into(),
    };
    format!("{what} is out of reach for {name}: {why}.")
}

fn not_found_out(what: &str, name: &str) -> String {
    format!("{what} is open for {name}: too much can happen to work it out.")
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
        (certain, []) => {
            format!(
                "{name}: first place is certain with {}, and out of reach otherwise.",
                tricks(certain)
            )
        }
        (certain, possible) => format!(
            "{name}: first place is certain with {}; with {}, it depends on the others.",
            tricks(certain),
            range(possible)
        ),
    }
}

/// What is decided already, in a sentence or two, and what each needs.
pub fn chances_decided(game: &Game, chances: &Chances) -> Vec<String> {
    let with = |verdict| {
        let some = chances.sides.iter().filter(move |it| it.first.verdict == verdict);
        some.map(|it| it.side).collect::<Vec<Side>>()
    };
    let names = |some: &[Side]| some.iter().copied().map(sides(game)).collect::<Vec<String>>();
    let (certain, out) = (names(&with(Verdict::Certain)), names(&with(Verdict::Impossible)));
    let certain =
        (!certain.is_empty()).then(|| format!("First place is certain for {}.", and(&certain)));
    let out = (!out.is_empty() && certain.is_none())
        .then(|| format!("First place is out of reach for {}.", and(&out)));
    certain.into_iter().chain(out).chain(needs(game, chances)).collect()
}

/// What a line of play to the end leads to: `With these, Ana comes first alone:`.
pub fn line_heading(name: &str, alone: bool) -> String {
    format!(
        "A course of the game by which {name} comes first{}:",
        if alone { " alone" } else { "" }
    )
}

/// That there is no line of play to show.
pub fn no_line(name: &str) -> String {
    format!("There is no course of the game to show by which {name} comes first.")
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
