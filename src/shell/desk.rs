//! The scorer's desk: each recording command, done to a history. Shell and scripts come here
//! alike; where the history is kept is no concern of the desk.

use super::begin::seat;
use super::choose;
use super::fix;
use crate::cards::{Card, Seat};
use crate::game::{Act, Count, Deal, Game, Name, Phase, PlayedCard, PlayersFault, TableRuling};
use crate::grammar::{self, Recording, TurnedUp};
use crate::history::{Entry, History, Stamp};
use crate::notation::{Named, NamedFault};
use crate::rules::{Call, Contract, Refusal};
use crate::terminal::failure::Failure;
use crate::words;

/// Does what a command records to a history, and returns the entry that it concerns.
///
/// # Errors
/// A ruling against it, or nothing to undo or redo; the history is as it was.
pub(crate) fn perform(
    recording: &Recording,
    history: &mut History,
    now: Stamp,
) -> Result<Entry, Failure> {
    let game = history.game();
    let act = match recording {
        Recording::Trump { turned, .. } => trump(*turned),
        Recording::Trick { cards, up, .. } => trick(game, cards, *up)?,
        Recording::Bid { numbers, .. } => Act::Bid(said(game, &numbers.numbers)?),
        Recording::Took { numbers, .. } => Act::Took(said(game, &numbers.numbers)?),
        Recording::Call { calls, .. } => Act::Call(known_calls(game, calls)?),
        Recording::Contract { agreed, .. } => Act::Contract(contract(game, agreed)?),
        Recording::Extra { extra } => Act::Extra(extra.clone()),
        Recording::Rule { about, reason, points, deal } => Act::Ruling(TableRuling {
            about: *about,
            reason: reason.clone(),
            points: Named::points(points, game.setup().players()).map_err(|it| unsaid(game, it))?,
            deal: *deal,
        }),
        Recording::Dealer { name, .. } => Act::Dealer(seat_of(game, name)?),
        Recording::Redeal { .. } => Act::Redeal,
        Recording::Leave { name, to, .. } => Act::Leave {
            seat: seat_of(game, name)?,
            to: to.as_ref().map(|to| new_name(game, to)).transpose()?,
        },
        Recording::Swap { names, .. } => match names.as_slice() {
            [one, other] => Act::Swap(seat_of(game, one)?, seat_of(game, other)?),
            _ => return Err(Failure::Usage("swap takes two names.".into())),
        },
        Recording::Fix(asked) => return fix::perform(asked, history, now),
        Recording::Undo => {
            return history.undo(now).cloned().map_err(|_| {
                Failure::Idle("There is nothing to take back: the game has only begun.".into())
            });
        }
        Recording::Redo => {
            return history.redo(now).cloned().map_err(|_| {
                Failure::Idle(
                    "There is nothing to bring back: the last entry was not an undo.".into(),
                )
            });
        }
    };
    let played = match recording.stands() {
        true => history.play_anyway(&act, now),
        false => history.play(&act, now),
    };
    match played {
        Ok(entry) => Ok(entry.clone()),
        // The trick that told them is the entry that it concerns.
        Err(refusal @ Refusal::TricksAlreadyRecorded { .. }) => {
            let is_trick = |entry: &&Entry| matches!(entry.act(), Some(Act::Trick { .. }));
            history
                .in_force()
                .rfind(is_trick)
                .cloned()
                .ok_or_else(|| refused(history.game(), &refusal))
        }
        Err(refusal) => Err(refused(history.game(), &refusal)),
    }
}

/// Returns what was turned up, as an act.
pub(crate) const fn trump(turned: TurnedUp) -> Act {
    match turned {
        TurnedUp::Suit(suit) => Act::Trump(suit),
        TurnedUp::Card(card) => Act::Turned(card),
    }
}

/// Returns calls, if the rules have their bids.
pub(crate) fn known_calls(game: &Game, calls: &[Call]) -> Result<Vec<Call>, Failure> {
    choose::known_bids(game.setup().rules(), choose::bids_of(calls))?;
    Ok(calls.to_vec())
}

/// Returns the contract that was typed.
pub(crate) fn contract(game: &Game, agreed: &grammar::Contract) -> Result<Contract, Failure> {
    choose::known_bids(game.setup().rules(), [&agreed.bid])?;
    Ok(Contract {
        bid: agreed.bid.clone(),
        by: seat_of(game, &agreed.by)?,
        with: agreed.with.as_ref().map(|name| seat_of(game, name)).transpose()?,
    })
}

/// Returns the name of somebody who joins.
fn new_name(game: &Game, text: &str) -> Result<String, Failure> {
    let fault = |fault| PlayersFault::Name { text: text.to_owned(), fault };
    let rules = game.setup().rules();
    let name = Name::new(text).map_err(|it| words::players_fault(rules, &fault(it)))?;
    Ok(name.as_str().to_owned())
}

/// Returns the seat of a player.
pub(crate) fn seat_of(game: &Game, name: &str) -> Result<Seat, Failure> {
    seat(game.setup().rules(), game.setup().players(), name)
}

fn trick(game: &Game, spoken: &[Named<Card>], turned: Option<Card>) -> Result<Act, Failure> {
    Ok(Act::Trick { cards: laid(game, spoken)?, turned })
}

/// Returns cards with those who played them, as far as they are named.
pub(crate) fn laid(game: &Game, spoken: &[Named<Card>]) -> Result<Vec<PlayedCard>, Failure> {
    Named::cards(spoken, game.setup().players()).map_err(|it| unsaid(game, it))
}

fn said(game: &Game, spoken: &[Named<i64>]) -> Result<Vec<Count>, Failure> {
    said_in(game, game.current(), spoken)
}

/// Returns numbers with those whose they are, as far as they are named, in the turn of a deal.
pub(crate) fn said_in(
    game: &Game,
    deal: Option<&Deal>,
    spoken: &[Named<i64>],
) -> Result<Vec<Count>, Failure> {
    let players = game.setup().players();
    let turn = deal.map_or(&[][..], |deal| &deal.plan().seats);
    Named::counts(spoken, players, turn).map_err(|fault| unsaid(game, fault))
}

/// Returns the failure of words that cannot be given to players.
fn unsaid(game: &Game, fault: NamedFault) -> Failure {
    match fault {
        NamedFault::Mixed => Failure::Usage(
            "Some numbers have a name and some have none: name them all, or none.".into(),
        ),
        NamedFault::Nobody { name } => {
            words::unknown_name(game.setup().rules(), game.setup().players(), &name).into()
        }
    }
}

/// Returns the failure of an act that a game refuses.
pub(crate) fn refused(game: &Game, refusal: &Refusal) -> Failure {
    let setup = game.setup();
    let who = |seat| setup.players().name(seat).to_string();
    words::ruling(setup.rules(), refusal, &who).into()
}

/// Returns what an act records, as a sentence without the deal: `Igor bid 2, Jovana 4`. The game
/// is the one before it.
pub(crate) fn act_words(game: &Game, act: &Act) -> String {
    let name = |said: &Count| {
        said.by.map_or_else(String::new, |seat| game.setup().players().name(seat).to_string())
    };
    let each = |verb: &str, said: &[Count]| {
        let parts: Vec<String> = said
            .iter()
            .enumerate()
            .map(|(index, said)| match index {
                0 => format!("{} {verb} {}", name(said), said.number),
                _ => format!("{} {}", name(said), said.number),
            })
            .collect();
        parts.join(", ")
    };
    let who = |seat| game.setup().players().name(seat).to_string();
    match act {
        Act::Trump(trump) => format!("{} turned up", words::trump(*trump)),
        Act::Turned(card) => format!("{} turned up", card.sign()),
        Act::Trick { cards, turned } => words::trick_laid(cards, *turned, &who),
        Act::Bid(said) => each("bid", said),
        Act::Took(said) => each("took", said),
        Act::Dealer(seat) => format!("dealt by {}", who(*seat)),
        Act::Leave { seat, to } => {
            let to = to.as_deref().unwrap_or("nobody");
            format!("{to} plays on for {}", who(*seat))
        }
        Act::Swap(one, other) => format!("{} and {} change places", who(*one), who(*other)),
        Act::Redeal => "thrown in, and dealt again by the same dealer".into(),
        Act::Extra(id) => format!("extra deal: {id}"),
        Act::Ruling(ruling) => words::table_ruling(ruling, &who),
        Act::Call(calls) => called(game, calls),
        Act::Contract(contract) => format!("contract: {}", words::contract(contract, &who)),
    }
}

/// Returns calls, each with its player: whose each is follows from the calls before.
fn called(game: &Game, calls: &[Call]) -> String {
    let mut game = game.clone();
    let mut told = Vec::new();
    for call in calls {
        let words = words::call_words(call);
        told.push(match game.phase() {
            Phase::Calling { due } => format!("{}: {words}", game.setup().players().name(due)),
            _ => words,
        });
        game = match game.play(&Act::Call(vec![call.clone()])) {
            Ok((after, _)) => after,
            Err(refused) => refused.game,
        };
    }
    told.join(", ")
}
