//! What is wrong with a line of an archive.

use super::messages;
use super::{
    Problem, Ruling, Unknown, and, choice_fault, players_fault, quoted, ruling, ruling_in, unknown,
    unknown_name,
};
use crate::analysis::{GameLineError, LONGEST_LINE, LineDealError};
use crate::game::Game;
use crate::presets;
use crate::rules::Clause;

/// Why a line of an archive is not a game that was played by its rules.
pub fn game_line_error(error: &GameLineError) -> Ruling {
    let because = match error {
        GameLineError::Blank => messages::ArchiveLineBlank.say(),
        GameLineError::TooLong => messages::ArchiveLineTooLong { bytes: LONGEST_LINE }.say(),
        GameLineError::Json(error) => messages::ArchiveLineNotJson { error }.say(),
        GameLineError::NotOneSetOfRules => messages::ArchiveRulesAmbiguous.say(),
        GameLineError::NoSuchRules(id) => {
            return problem(unknown(Unknown::Rules, id, presets::rulesets()));
        }
        GameLineError::Choice(error) => return problem(choice_fault(error)),
        GameLineError::Players(rules, error) => return players_fault(rules, error),
        GameLineError::PlayerCount(rules, refusal) => {
            return ruling(rules, refusal, &|_| String::new());
        }
        GameLineError::NoSuchDealer { name, players } => {
            messages::ArchiveDealerUnknown { dealer: quoted(name), players: and(players.names()) }
                .say()
        }
        GameLineError::Columns => messages::ArchiveColumnsIncomplete.say(),
        GameLineError::Deal { deal, game, error } => {
            let ruling = line_deal_error(game, error);
            return Ruling {
                because: messages::ArchiveDealError { deal, reason: &ruling.because }.say(),
                ..ruling
            };
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
            let dealt = messages::CountCards { number: dealt }.say();
            (
                Some(Clause::Deals),
                messages::ArchiveCardsDiffer { cards: &dealt, recorded: found }.say(),
            )
        }
        LineDealError::NoSuchDealer(name) => {
            return unknown_name(rules, game.setup().players(), name);
        }
        LineDealError::NoSuchPlace(place) => {
            let players = messages::CountPlayers { number: game.setup().players().count() }.say();
            (None, messages::ArchivePlaceUnknown { place, players: &players }.say())
        }
        LineDealError::TooManyNumbers(found) => {
            let players = messages::CountPlayers { number: game.setup().players().count() }.say();
            (None, messages::ArchiveNumbersSurplus { numbers: found, players: &players }.say())
        }
        LineDealError::OtherAct => (None, messages::ArchiveActMisplaced.say()),
        LineDealError::OtherTricks => (Some(Clause::Tricks), messages::ArchiveTricksDiffer.say()),
        LineDealError::NotOver => (None, messages::ArchiveDealUnfinished.say()),
    };
    Ruling::on(rules, clause, because, None)
}
