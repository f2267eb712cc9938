//! What can be played next, offered when no game is open or the open one is over.

use super::answer::{ask_choice, say};
use super::kept::{self, KeptGame};
use super::{Answer, Context, Failure, Result, games};
use crate::analysis::StatGame;
use crate::desk::Session;
use crate::grammar::{NewArgs, RematchArgs};
use crate::history::{GameId, History};
use crate::store::{Selector, StoreError};
use crate::views::{GameEnding, GameInList};
use crate::words;
use crate::words::messages;

/// How many games that are not over are offered.
const MOST_OFFERED: usize = 5;

/// Something to play next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Offer {
    /// Another game like the one that is over, with these players.
    Rematch(Vec<String>),
    /// A game that is not over.
    Open(GameId, String),
    /// A game of which everything is asked for.
    New,
}

impl Offer {
    /// What can be played next: after `over`, if that game has just ended.
    pub(crate) fn all(context: &Context, over: Option<&Session>) -> Vec<Offer> {
        let players = |session: &Session| {
            let players = session.game().setup().players();
            Offer::Rematch(players.names().map(ToString::to_string).collect())
        };
        let mut offers: Vec<Offer> = over.map(players).into_iter().collect();
        let mut open = 0;
        let of = |id: &GameId, game: Result<KeptGame, StoreError>| {
            let summary = game.ok()?.summary;
            if summary.finished {
                return None;
            }
            Some(Offer::Open(id.clone(), GameInList::of(summary).in_short()))
        };
        let _ = context.store().and_then(|store| {
            kept::each(&store, of, |offer| {
                open += usize::from(offer.is_some());
                offers.extend(offer);
                open < MOST_OFFERED
            })
        });
        offers.push(Offer::New);
        offers
    }

    /// The offers, each after its number.
    pub(crate) fn lines(offers: &[Offer]) -> Vec<String> {
        let line = |(index, offer): (usize, &Offer)| match offer {
            Offer::Rematch(players) => {
                messages::PromptChoiceRematch { number: index + 1, players: words::list(players) }
                    .say()
            }
            Offer::Open(id, game) => {
                messages::PromptChoiceGame { number: index + 1, id: id.as_str(), game }.say()
            }
            Offer::New => messages::PromptChoiceNewGame { number: index + 1 }.say(),
        };
        offers.iter().enumerate().map(line).collect()
    }

    /// Opens or begins what is offered. What a new game needs is asked for.
    ///
    /// # Errors
    /// It cannot be opened, or nobody answers.
    pub(crate) fn take(&self, context: &Context) -> Result<(Session, Answer)> {
        match self {
            Offer::Rematch(_) => games::rematch(context, &RematchArgs::default(), false),
            Offer::Open(id, _) => {
                let selector = Selector::Id(id.clone());
                let session = context.desk()?.open(&selector);
                let session = session
                    .inspect(games::adopt)
                    .map_err(|error| games::store_failure(context, error))?;
                let title = words::game_title(session.history());
                Ok((session, Answer::paragraphs(&[title], context)))
            }
            Offer::New => games::begin(context, &NewArgs::default(), false),
        }
    }
}

/// Opens the game asked for; `None` if none is asked for and none is current.
///
/// # Errors
/// It cannot be read.
pub(crate) fn open(context: &Context) -> Result<Option<Session>> {
    match context.desk()?.open(&context.selector()?) {
        Ok(session) => {
            games::adopt(&session);
            Ok(Some(session))
        }
        Err(StoreError::NoGameYet) => Ok(None),
        Err(error) => Err(games::store_failure(context, error)),
    }
}

/// That no game is current, and how to start one.
pub(crate) fn no_game(context: &Context) -> Failure {
    games::store_failure(context, StoreError::NoGameYet)
}

/// Asks which game to play, after `over` if that has just ended; `None` if nothing is chosen.
///
/// # Errors
/// What is chosen cannot be opened or begun.
pub(crate) fn choose(context: &Context, over: Option<&Session>) -> Result<Option<Session>> {
    if over.is_none() && context.screen.is_attended {
        say(&no_game(context).lines(false, &context.speller()), context);
    }
    let offers = Offer::all(context, over);
    let mut question = Offer::lines(&offers);
    question.push(messages::PromptAskNextOrLeave { goes_back: over.is_some() }.say());
    while let Some(reply) = ask_choice(context, &question)? {
        let number: Option<usize> = reply.parse().ok();
        if let Some(offer) = number.and_then(|number| offers.get(number.checked_sub(1)?)) {
            return offer.take(context).map(|(session, _)| Some(session));
        }
    }
    Ok(None)
}

/// How a game ended, compared with the others of the folder; `None` while it goes on.
pub(crate) fn ending(context: &Context, history: &History) -> Option<GameEnding> {
    history.game().current().is_none().then_some(())?;
    let mut others: Vec<StatGame> = Vec::new();
    let rules = &history.setup().rules().id;
    let of = |_: &GameId, game: Result<KeptGame, StoreError>| {
        game.ok().map(|game| game.stats).filter(|game| game.rules == *rules)
    };
    // Without the others there are no records to break.
    let _ = context.store().and_then(|store| {
        kept::each(&store, of, |game| {
            others.extend(game);
            true
        })
    });
    GameEnding::of(history, &others)
}
