//! What is wrong with a line of an archive.

use super::{
    Problem, Ruling, Unknown, and, choice_fault, count, players_fault, quoted, ruling, ruling_in,
    unknown, unknown_name,
};
use crate::analysis::{DealFault, LONGEST_LINE, LineFault};
use crate::game::Game;
use crate::presets;
use crate::rules::Clause;

/// How many lines are done.
pub fn lines_done(lines: usize) -> String {
    count(lines, "line")
}

/// Why a line of an archive is not a game that was played by its rules.
pub fn line_fault(fault: &LineFault) -> Ruling {
    let because = match fault {
        LineFault::Blank => "The line is blank.".into(),
        LineFault::TooLong => format!("The line is longer than {LONGEST_LINE} bytes."),
        LineFault::Json(error) => format!("The line is not a game: {error}."),
        LineFault::NotOneSetOfRules => {
            "A game has either `rules`, an id, or `ruleset`, whole rules.".into()
        }
        LineFault::NoSuchRules(id) => {
            return problem(unknown(Unknown::Rules, id, presets::rulesets()));
        }
        LineFault::Choice(fault) => return problem(choice_fault(fault)),
        LineFault::Players(rules, fault) => return players_fault(rules, fault),
        LineFault::PlayerCount(rules, refusal) => {
            return ruling(rules, refusal, &|_| String::new());
        }
        LineFault::NoSuchDealer { name, players } => {
            format!("The dealer {} is none of the players: {}.", quoted(name), and(players.names()))
        }
        LineFault::Columns => "The columns do not name each player's place once.".into(),
        LineFault::Deal { deal, game, fault } => {
            let ruling = deal_fault(game, fault);
            return Ruling { because: format!("Deal {deal}: {}", ruling.because), ..ruling };
        }
    };
    problem(because.into())
}

/// A problem that rests on no rule.
fn problem(Problem { what, besides, hints }: Problem) -> Ruling {
    let open = besides.into_iter().next();
    Ruling { because: what, rests_on: None, open, hints }
}

fn deal_fault(game: &Game, fault: &DealFault) -> Ruling {
    let rules = game.setup().rules();
    let (clause, because) = match fault {
        DealFault::Refused(refusal) => return ruling_in(game, refusal),
        DealFault::Cards { found, dealt } => {
            let dealt = count(*dealt, "card");
            (Some(Clause::Deals), format!("Each player is dealt {dealt}, not {found}."))
        }
        DealFault::NoSuchDealer(name) => {
            return unknown_name(rules, game.setup().players(), name);
        }
        DealFault::NoSuchPlace(place) => {
            let players = count(game.setup().players().count(), "player");
            (None, format!("There is no place {place}: places count from 0, and {players} play."))
        }
        DealFault::TooManyNumbers(found) => {
            let players = count(game.setup().players().count(), "player");
            (None, format!("A list has {} for {players}.", count(*found, "number")))
        }
        DealFault::OtherAct => {
            (None, "Between deals, there can be only `leave` and `swap`.".into())
        }
        DealFault::OtherTricks => {
            (Some(Clause::Tricks), "The tricks taken are not those of its cards.".into())
        }
        DealFault::NotOver => (None, "It was not played to the end.".into()),
    };
    Ruling::on(rules, clause, because, None)
}
