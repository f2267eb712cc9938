//! What is wrong with a line of an archive.

use super::{
    Problem, Ruling, Unknown, and, catalog, choice_fault, players_fault, quoted, ruling, ruling_in,
    unknown, unknown_name,
};
use crate::analysis::{DealFault, LONGEST_LINE, LineFault};
use crate::game::Game;
use crate::presets;
use crate::rules::Clause;

/// Why a line of an archive is not a game that was played by its rules.
pub fn line_fault(fault: &LineFault) -> Ruling {
    let because = match fault {
        LineFault::Blank => catalog::line_is_blank(),
        LineFault::TooLong => catalog::line_is_longer_than_bytes(LONGEST_LINE),
        LineFault::Json(error) => catalog::line_is_not_game(error),
        LineFault::NotOneSetOfRules => catalog::game_has_either_rules_id_or(),
        LineFault::NoSuchRules(id) => {
            return problem(unknown(Unknown::Rules, id, presets::rulesets()));
        }
        LineFault::Choice(fault) => return problem(choice_fault(fault)),
        LineFault::Players(rules, fault) => return players_fault(rules, fault),
        LineFault::PlayerCount(rules, refusal) => {
            return ruling(rules, refusal, &|_| String::new());
        }
        LineFault::NoSuchDealer { name, players } => {
            catalog::dealer_is_none_of_players(quoted(name), and(players.names()))
        }
        LineFault::Columns => catalog::columns_do_not_name_each_player(),
        LineFault::Deal { deal, game, fault } => {
            let ruling = deal_fault(game, fault);
            return Ruling { because: catalog::deal(deal, &ruling.because), ..ruling };
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
            let dealt = catalog::count_cards(dealt);
            (Some(Clause::Deals), catalog::each_player_is_dealt_not(&dealt, found))
        }
        DealFault::NoSuchDealer(name) => {
            return unknown_name(rules, game.setup().players(), name);
        }
        DealFault::NoSuchPlace(place) => {
            let players = catalog::count_players(game.setup().players().count());
            (None, catalog::there_is_no_place_places_count(place, &players))
        }
        DealFault::TooManyNumbers(found) => {
            let players = catalog::count_players(game.setup().players().count());
            (None, catalog::list_has_for(found, &players))
        }
        DealFault::OtherAct => (None, catalog::between_deals_there_can_be_only()),
        DealFault::OtherTricks => (Some(Clause::Tricks), catalog::tricks_taken_are_not_those_of()),
        DealFault::NotOver => (None, catalog::it_was_not_played_to_end()),
    };
    Ruling::on(rules, clause, because, None)
}
