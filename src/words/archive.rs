//! What is wrong with a line of an archive.

use super::{
    Problem, Ruling, Unknown, and, choice_error, messages, players_error, quoted, ruling,
    ruling_in, unknown, unknown_name,
};
use crate::analysis::{GameLineError, LONGEST_LINE, LineDealError, Replayed};
use crate::presets;
use crate::rules::Clause;

/// Why a line of an archive is not a game that was played by its rules, as far as these and the game are
/// known.
pub fn game_line_error(error: &GameLineError, known: &Replayed) -> Ruling {
    let because = match error {
        GameLineError::Blank => messages::ArchiveLineBlank.say(),
        GameLineError::TooLong => messages::ArchiveLineTooLong { bytes: LONGEST_LINE }.say(),
        GameLineError::Json { message, column } => {
            messages::ArchiveLineNotJson { error: message, column }.say()
        }
        GameLineError::NotOneSetOfRules => messages::ArchiveRulesAmbiguous.say(),
        GameLineError::NoSuchRules(id) => {
            return problem(unknown(Unknown::Rules, id, presets::rulesets()));
        }
        GameLineError::Choice(error) => match &known.rules {
            Some(rules) => return problem(choice_error(rules, error)),
            None => messages::ArchiveChoiceUnfit.say(),
        },
        GameLineError::Players(error) => return players_error(error),
        GameLineError::PlayerCount(refusal) => {
            return match &known.rules {
                Some(rules) => ruling(rules, refusal, &|_| String::new()),
                None => problem(refusal.to_string().into()),
            };
        }
        GameLineError::NoSuchDealer { name, players } => {
            messages::ArchiveDealerUnknown { dealer: quoted(name), players: and(players.names()) }
                .say()
        }
        GameLineError::Columns => messages::ArchiveColumnsIncomplete.say(),
        GameLineError::BroughtForward(error) => error.to_string(),
        GameLineError::Deal { deal, error } => {
            let ruling = line_deal_error(error, known);
            return Ruling {
                because: messages::ArchiveDealError { deal, reason: &ruling.because }.say(),
                ..ruling
            };
        }
    };
    problem(because.into())
}

/// A problem that rests on no rule.
fn problem(Problem { what, notes, hints }: Problem) -> Ruling {
    let open = notes.into_iter().next();
    Ruling { because: what, rests_on: None, open, hints }
}

/// Why a deal of a line cannot have been played.
pub(super) fn line_deal_error(error: &LineDealError, known: &Replayed) -> Ruling {
    let clause = match error {
        LineDealError::Cards { .. } => Some(Clause::Deals),
        LineDealError::OtherTricks => Some(Clause::Tricks),
        _ => None,
    };
    let because = match error {
        LineDealError::Refused(refusal) => match &known.game {
            Some(game) => return ruling_in(game, refusal),
            None => refusal.to_string(),
        },
        LineDealError::NoSuchDealer { name, players } => return unknown_name(players, name),
        LineDealError::Cards { found, dealt } => {
            let dealt = messages::CountCards { number: dealt }.say();
            messages::ArchiveCardsDiffer { cards: &dealt, recorded: found }.say()
        }
        LineDealError::NoSuchPlace { place, players } => {
            let players = messages::CountPlayers { number: players }.say();
            messages::ArchivePlaceUnknown { place, players: &players }.say()
        }
        LineDealError::TooManyNumbers { numbers, players } => {
            let players = messages::CountPlayers { number: players }.say();
            messages::ArchiveNumbersSurplus { numbers, players: &players }.say()
        }
        LineDealError::OtherAct => messages::ArchiveActMisplaced.say(),
        LineDealError::OtherTricks => messages::ArchiveTricksDiffer.say(),
        LineDealError::NotOver => messages::ArchiveDealUnfinished.say(),
    };
    match &known.rules {
        Some(rules) => Ruling::on(rules, clause, because, None),
        None => problem(because.into()),
    }
}
