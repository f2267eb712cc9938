//! What is decided: who is certain to win a game, what each side needs, and which deal decided it.

use super::grammar::{and, range, sides};
use super::messages;
use crate::analysis::{Chances, LeadChange, Outlook, SideNeeds};
use crate::game::Game;

/// Who is certain to win, or out of it, and what each side needs in the last deal. Empty as long as that
/// decides nothing, or is much work to find out.
pub fn decided(game: &Game) -> Vec<String> {
    let Some(chances) = Chances::decided(game) else { return Vec::new() };
    let certain = with_outlook(game, &chances, Outlook::Certain);
    let out = with_outlook(game, &chances, Outlook::Impossible);

    let mut lines = Vec::new();
    if !certain.is_empty() {
        lines.push(messages::ChancesDecidedCertain { sides: &certain }.say());
    } else if !out.is_empty() {
        lines.push(messages::ChancesDecidedImpossible { sides: &out }.say());
    }
    lines.extend(needs(game, &chances));
    lines
}

/// The sides whose outlook on first place this is.
fn with_outlook(game: &Game, chances: &Chances, outlook: Outlook) -> String {
    let sides_with = chances.sides.iter().filter(|chances| chances.first.verdict == outlook);
    and(sides_with.map(|chances| sides(game)(chances.side)))
}

/// What each side that can still go both ways needs in the last deal, a sentence each.
pub(crate) fn needs(game: &Game, chances: &Chances) -> Vec<String> {
    let mut lines = Vec::new();
    for need in &chances.needs {
        let mut sides = chances.sides.iter();
        let is_open = sides.any(|chances| {
            let is_settled =
                matches!(chances.first.verdict, Outlook::Certain | Outlook::Impossible);
            chances.side == need.side && !is_settled
        });
        if is_open {
            lines.push(self::need(game, need));
        }
    }
    lines
}

fn need(game: &Game, need: &SideNeeds) -> String {
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

/// Which deal decided a game that is over: the one after which the winner led to the end.
pub fn decided_by(game: &Game, lead: &LeadChange) -> String {
    let last = game.deals_over();
    match lead.deal {
        1 => messages::WhatIfDecidedAtStart {
            sides: and(lead.leaders.iter().copied().map(sides(game))),
        }
        .say(),
        deal if deal == last => messages::WhatIfDecidedByLastDeal { deal }.say(),
        deal => messages::WhatIfDecidedByDeal {
            deal,
            sides: and(lead.leaders.iter().copied().map(sides(game))),
        }
        .say(),
    }
}
