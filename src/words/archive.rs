//! What is wrong with a line of an archive.

use super::{
    Problem, Ruling, Unknown, and, catalog, choice_fault, players_fault, quoted, ruling, ruling_in,
    unknown, unknown_name,
};
use crate::analysis::{GameLineError, LONGEST_LINE, LineDealError};
use crate::game::Game;
use crate::presets;
use crate::rules::Clause;

/// Why a line of an archive is not a game that was played by its rules.
pub fn game_line_error(error: &GameLineError) -> Ruling {
    let because = match error {
        GameLineError::Blank => catalog::line_is_blank(),
        GameLineError::TooLong => catalog::line_is_longer_than_bytes(LONGEST_LINE),
        GameLineError::Json(error) => catalog::line_is_not_game(error),
        GameLineError::NotOneSetOfRules => catalog::game_has_either_rules_id_or(),
        GameLineError::NoSuchRules(id) => {
            return problem(unknown(Unknown::Rules, id, presets::rulesets()));
        }
        GameLineError::Choice(error) => return problem(choice_fault(error)),
        GameLineError::Players(rules, error) => return players_fault(rules, error),
        GameLineError::PlayerCount(rules, refusal) => {
            return ruling(rules, refusal, &|_| String::new());
        }
        GameLineError::NoSuchDealer { name, players } => {
            catalog::dealer_is_none_of_players(quoted(name), and(players.names()))
        }
        GameLineError::Columns => catalog::columns_do_not_name_each_player(),
        GameLineError::Deal { deal, game, error } => {
            let ruling = line_deal_error(game, error);
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

fn line_deal_error(game: &Game, error: &LineDealError) -> Ruling {
    let rules = game.setup().rules();
    let (clause, because) = match error {
        LineDealError::Refused(refusal) => return ruling_in(game, refusal),
        LineDealError::Cards { found, dealt } => {
            let dealt = catalog::count_cards(dealt);
            (Some(Clause::Deals), catalog::each_player_is_dealt_not(&dealt, found))
        }
        LineDealError::NoSuchDealer(name) => {
            return unknown_name(rules, game.setup().players(), name);
        }
        LineDealError::NoSuchPlace(place) => {
            let players = catalog::count_players(game.setup().players().count());
            (None, catalog::there_is_no_place_places_count(place, &players))
        }
        LineDealError::TooManyNumbers(found) => {
            let players = catalog::count_players(game.setup().players().count());
            (None, catalog::list_has_for(found, &players))
        }
        LineDealError::OtherAct => (None, catalog::between_deals_there_can_be_only()),
        LineDealError::OtherTricks => {
            (Some(Clause::Tricks), catalog::tricks_taken_are_not_those_of())
        }
        LineDealError::NotOver => (None, catalog::it_was_not_played_to_end()),
    };
    Ruling::on(rules, clause, because, None)
}
