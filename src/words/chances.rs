//! Who can still win, by what, and what each needs.

use super::grammar::{and, count, range, sentence, sides};
use crate::analysis::{Bound, Chance, Chances, ChancesFault, Need, SideChances, Verdict};
use crate::cards::Side;
use crate::game::{Act, Game};
use crate::notation;
use crate::rules::Points;

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
    match (first.verdict, alone.verdict) {
        (Verdict::Certain, Verdict::Certain) => {
            vec![certain(game, &format!("{name} is certain of first place alone"), alone)]
        }
        (Verdict::Certain, _) => {
            vec![certain(
                game,
                &format!("{name} is certain of first place, at least shared"),
                first,
            )]
        }
        (Verdict::Impossible, _) => {
            vec![impossible(game, &format!("{name} cannot come first"), first)]
        }
        (_, Verdict::Impossible) => {
            vec![impossible(game, &format!("{name} can come first only with others"), alone)]
        }
        (Verdict::Open, _) | (_, Verdict::Open) => {
            let place = if first.verdict == Verdict::Open { "" } else { " alone" };
            vec![format!(
                "It was not found out whether {name} can come first{place}, or is certain of it."
            )]
        }
        (Verdict::Possible, _) => Vec::new(),
    }
}

fn certain(game: &Game, what: &str, chance: &Chance) -> String {
    let nearest = chance.bound.map(|Bound { rival, behind, most }| {
        let rival = sides(game)(rival);
        format!("{rival}, the nearest, is {} and can gain {} at most", behind_by(behind), most)
    });
    sentence(&with_reason(what, nearest))
}

fn impossible(game: &Game, what: &str, chance: &Chance) -> String {
    let why = match chance.bound {
        Some(Bound { rival, behind, most }) => {
            let rival = sides(game)(rival);
            format!("{} {rival}, and can gain {most} at most", place(behind))
        }
        None => "no course of the game that is left does it".into(),
    };
    sentence(&with_reason(what, Some(why)))
}

fn with_reason(what: &str, why: Option<String>) -> String {
    why.map_or_else(|| what.to_owned(), |why| format!("{what}: {why}"))
}

fn behind_by(points: Points) -> String {
    if points < Points::ZERO { format!("{} ahead", -points) } else { format!("{points} behind") }
}

fn place(points: Points) -> String {
    match points {
        points if points == Points::ZERO => "level with".into(),
        points if points < Points::ZERO => format!("{} ahead of", -points),
        points => format!("{points} behind"),
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
        ([], []) => format!("{name} cannot come first."),
        ([], possible) => format!("{name} needs {}, and depends on the others.", tricks(possible)),
        (certain, []) => format!("{name} comes first with {}, and not otherwise.", tricks(certain)),
        (certain, possible) => format!(
            "{name} comes first with {}; with {}, it depends on the others.",
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
    let are = if certain.len() == 1 { "is" } else { "are" };
    let certain =
        (!certain.is_empty()).then(|| format!("{} {are} certain of first place.", and(&certain)));
    let out = (!out.is_empty() && certain.is_none())
        .then(|| format!("{} can no longer come first.", and(&out)));
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
        deals => sentence(&format!("{} to play, with the one in progress", count(deals, "deal"))),
    }
}
