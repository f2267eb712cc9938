//! What can be played next, offered when no game is open or the open one is over.

use super::answer::{say, say_failure};
use super::kept::{self, KeptGame};
use super::list::Listed;
use super::{Answer, Context, Failure, Result, games, questions, tables};
use crate::analysis::StatGame;
use crate::desk::Session;
use crate::grammar::{NewArgs, RematchArgs};
use crate::history::{GameId, History};
use crate::store::{Selector, StoreError};
use crate::views::{GameEnding, GameInList};
use crate::words::{self, messages};

/// How many games that are not over are offered.
const MOST_OFFERED: usize = 5;

/// Something to play next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NextGame {
    /// Another game like the one that is over, with these players.
    Rematch(Vec<String>),
    /// A game that is not over.
    Open(GameId, String),
    /// A game of which everything is asked for.
    New,
}

impl NextGame {
    /// What can be played next: after `over`, if that game has just ended.
    pub(crate) fn all(context: &Context, over: Option<&Session>) -> Vec<NextGame> {
        let mut offers = Vec::new();
        if let Some(session) = over {
            let players = session.game().setup().players();
            offers.push(NextGame::Rematch(players.names().map(ToString::to_string).collect()));
        }
        if let Ok(store) = context.store() {
            let mut open = 0;
            let _ = kept::each(store, NextGame::unfinished, |offer| {
                open += usize::from(offer.is_some());
                offers.extend(offer);
                open < MOST_OFFERED
            });
        }
        offers.push(NextGame::New);
        offers
    }

    fn unfinished(id: &GameId, game: Result<KeptGame, StoreError>) -> Option<NextGame> {
        let summary = game.ok()?.summary;
        if summary.finished {
            return None;
        }
        Some(NextGame::Open(id.clone(), GameInList::of(summary).in_short()))
    }

    /// The offers, each after its number.
    pub(crate) fn lines(offers: &[NextGame]) -> Vec<String> {
        let mut lines = Vec::new();
        for (offer, number) in offers.iter().zip(1..) {
            lines.push(match offer {
                NextGame::Rematch(players) => {
                    let players = words::list(players);
                    messages::PromptChoiceRematch { number, players }.say()
                }
                NextGame::Open(id, game) => {
                    messages::PromptChoiceGame { number, id: id.as_str(), game }.say()
                }
                NextGame::New => messages::PromptChoiceNewGame { number }.say(),
            });
        }
        lines
    }

    /// Opens or begins what is offered. What a new game needs is asked for.
    ///
    /// # Errors
    /// It cannot be opened, or nobody answers.
    pub(crate) fn take(&self, context: &Context) -> Result<(Session, Answer)> {
        match self {
            NextGame::Rematch(_) => {
                games::rematch(context, &RematchArgs::default(), games::Extent::Full)
            }
            NextGame::Open(id, _) => {
                let session = games::open_stored(&context.desk()?, &Selector::Id(id.clone()))
                    .map_err(|error| games::store_failure(context, error))?;
                let title = words::game_title(session.history());
                Ok((session, Answer::paragraphs(&[title], &context.screen)))
            }
            NextGame::New => games::begin(context, &NewArgs::default(), games::Extent::Full),
        }
    }
}

/// Opens the game asked for; `None` if none is asked for and none is current.
///
/// # Errors
/// It cannot be read.
pub(crate) fn open(context: &Context) -> Result<Option<Session>> {
    match games::open_stored(&context.desk()?, &tables::selector(context)?) {
        Ok(session) => Ok(Some(session)),
        Err(StoreError::NoGameYet) => Ok(None),
        Err(error) => Err(games::store_failure(context, error)),
    }
}

/// That no game is current, and how to start one.
pub(crate) fn no_game(context: &Context) -> Failure {
    games::store_failure(context, StoreError::NoGameYet)
}

/// Asks which game to play, after `over` if that has just ended, until one is opened or begun; `None` if nothing
/// is chosen.
///
/// # Errors
/// The terminal cannot be used.
pub(crate) fn choose(context: &Context, over: Option<&Session>) -> Result<Option<Session>> {
    if over.is_none() && context.screen.is_attended {
        say(&no_game(context).without_hints().lines(&context.speller()), &context.screen);
    }
    let offers = NextGame::all(context, over);
    let choices = Listed::Lines(NextGame::lines(&offers));
    let question = messages::PromptAskNextOrLeave { goes_back: over.is_some() }.say();
    while let Some(reply) = questions::ask_choice(context, &choices, &question, &[])? {
        if reply.is_empty() || reply.eq_ignore_ascii_case("q") {
            break;
        }
        if let Ok(number) = reply.parse::<usize>()
            && let Some(offer) = number.checked_sub(1).and_then(|index| offers.get(index))
        {
            match offer.take(context) {
                Ok((session, _)) => return Ok(Some(session)),
                Err(failure) => say_failure(&failure.without_hints(), context),
            }
        } else {
            let most = offers.len();
            say(&[messages::PromptNumberExpected { most }.say()], &context.screen);
        }
    }
    Ok(None)
}

/// How a game ended, compared with the others of the folder; `None` while it goes on.
pub(crate) fn ending(context: &Context, history: &History) -> Option<GameEnding> {
    if history.game().current().is_some() {
        return None;
    }
    let rules = &history.setup().rules().id;
    // If games cannot be read, there are just no records to break.
    let others = context.store().and_then(|store| {
        kept::all(store, |_, game| {
            game.ok().map(|game| game.stats).filter(|game| game.rules == *rules)
        })
    });
    let others: Vec<StatGame> = others.unwrap_or_default().into_iter().flatten().collect();
    GameEnding::of(history, &others)
}
