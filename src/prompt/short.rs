//! What the prompt says in its own way, and its short forms: what a line without a command means
//! while the game waits for something. Whether it is legal is for the judge to say.

use crate::cards::{Card, Suit, Trump};
use crate::desk::Request;
use crate::game::{Act, Due, Game};
use crate::grammar::request::misnamed;
use crate::grammar::{Cli, ShortOptions, hints};
use crate::notation::{self, Digits, Named};
use crate::rules::{AuctionRule, Bid, Call};
use crate::terminal::failure::Failure;
use crate::words::{self, Hint};
use clap::{CommandFactory, Parser};

/// The word before the cursor.
pub(super) fn before_cursor(game: Option<&Game>) -> &'static str {
    match game.map(Game::due) {
        None => "hoyle> ",
        Some(Due::Bids(_)) => "bid> ",
        Some(Due::Calls(_)) => "call> ",
        Some(Due::Partner { .. }) => "partner> ",
        Some(Due::Trump) => "trump> ",
        Some(Due::Tricks(_)) => "tricks> ",
        Some(Due::Nothing { .. }) => "over> ",
    }
}

/// A hint in the shortest form that can be typed here.
pub(super) fn spelled(hint: &Hint) -> String {
    match hint {
        Hint::Undo | Hint::UndoLast => "u".into(),
        Hint::Redo => "r".into(),
        Hint::Sheet => "s".into(),
        Hint::Help => "?".into(),
        // What is due says which command it is.
        _ => hints::arguments(hint).unwrap_or_else(|| hints::command(hint)),
    }
}

/// What can be typed at the prompt, for a screen of 40 columns.
pub(super) const HELP: &str = include_str!("../../templates/prompt-help.txt");

/// The requests that a line makes in a short form; `None` if it is in none.
///
/// # Errors
/// The line can be read in more than one way, or its options cannot be read.
pub(super) fn requests(
    words: &[&str],
    game: Option<&Game>,
) -> Result<Option<Vec<Request>>, Failure> {
    match (words, game) {
        (["u"], _) => Ok(Some(vec![Request::Undo])),
        (["r"], _) => Ok(Some(vec![Request::Redo])),
        ([first, ..], Some(game)) if !is_command(first) => of_game(words, game),
        _ => Ok(None),
    }
}

fn of_game(words: &[&str], game: &Game) -> Result<Option<Vec<Request>>, Failure> {
    let end = words.iter().position(|word| word.starts_with("--")).unwrap_or(words.len());
    let (typed, options) = words.split_at(end);
    let pieces: Vec<&str> =
        typed.iter().flat_map(|word| word.split(',')).filter(|piece| !piece.is_empty()).collect();
    if pieces.is_empty() {
        return Ok(None);
    }
    let Some(mut acts) = acts(&pieces, game)? else { return Ok(None) };
    let options = ShortOptions::try_parse_from(options).map_err(Failure::from)?;
    match (acts.last_mut(), options.up) {
        (Some(Act::Trick { turned, .. }), up) => *turned = up,
        (_, Some(_)) => return Err(Failure::usage(words::turned_with_trick())),
        (_, None) => {}
    }
    let last = acts.len() - 1;
    let request =
        |(index, act)| Request::Play { act, waive: options.waiver.stands && index == last };
    Ok(Some(acts.into_iter().enumerate().map(request).collect()))
}

/// Whether a word is the name of a command.
pub(super) fn is_command(word: &str) -> bool {
    word == "help" || Cli::command().find_subcommand(word).is_some()
}

fn acts(pieces: &[&str], game: &Game) -> Result<Option<Vec<Act>>, Failure> {
    let due = game.due();
    if let Some(act) = numbers(pieces, game, &due)? {
        return Ok(Some(vec![act]));
    }
    if let Some(acts) = turned_up(pieces, game, &due)? {
        return Ok(Some(acts));
    }
    if let Some(cards) = cards(pieces) {
        let cards = Named::cards(&cards, game.setup().players());
        let cards = cards.map_err(|fault| misnamed(fault, game))?;
        return Ok(Some(vec![Act::Trick { cards, turned: None }]));
    }
    match (due, game.setup().rules().bidding.auction()) {
        (due, Some(rule)) if !due.open_calls().is_empty() => {
            let calls = pieces.iter().map(|piece| call(piece, rule));
            let calls: Option<Vec<Call>> = calls.collect::<Result<_, Failure>>()?;
            Ok(calls.map(|calls| vec![Act::Call(calls)]))
        }
        _ => Ok(None),
    }
}

/// The bids or the tricks that numbers are, or one word of digits; `None` if something is no number.
fn numbers(pieces: &[&str], game: &Game, due: &Due) -> Result<Option<Act>, Failure> {
    let numbers: Option<Vec<Named<i64>>> = pieces.iter().map(|it| it.parse().ok()).collect();
    let Some(mut numbers) = numbers else { return Ok(None) };
    let act = if matches!(due, Due::Bids(_)) { Act::Bid } else { Act::Took };
    let (most, counts) = match due {
        Due::Bids(due) => (due.cards, 1..=due.seats.len()),
        Due::Tricks(due) => (due.of, due.least()..=due.seats.len()),
        _ => return Err(Failure::usage(words::no_number_due(due))),
    };
    if let [word] = pieces {
        match notation::digits(word, most, counts) {
            Digits::One => {}
            Digits::Each(digits) => {
                let named = |value| Named { name: None, value };
                numbers = digits.into_iter().map(named).collect();
            }
            Digits::Ambiguous(ways) => {
                return Err(Failure::usage(words::ambiguous_digits(word, &ways)));
            }
        }
    }
    let turn = game.current().map_or(&[][..], |deal| &deal.plan.seats);
    let counts = Named::counts(&numbers, game.setup().players(), turn);
    Ok(Some(act(counts.map_err(|fault| misnamed(fault, game))?)))
}

/// The suit or the card turned up, while neither is recorded, and the bids that may follow it: `h`,
/// `7h`, `h2013`, `h 2 0 1 3`.
fn turned_up(pieces: &[&str], game: &Game, due: &Due) -> Result<Option<Vec<Act>>, Failure> {
    let ([first, rest @ ..], true) = (pieces, due.trump_is_open()) else {
        return Ok(None);
    };
    let digits = first.find(|c: char| c.is_ascii_digit()).filter(|at| *at > 0);
    let (word, run) = first.split_at(digits.unwrap_or(first.len()));
    let turned = match (first.parse(), suit(word)) {
        (Ok(card), _) => Act::Turned(card),
        (Err(_), Some(trump)) => Act::Trump(trump),
        (Err(_), None) => return Ok(None),
    };
    let bids = [run].into_iter().chain(rest.iter().copied()).filter(|bid| !bid.is_empty());
    let bids: Vec<&str> = bids.collect();
    Ok(match due {
        _ if bids.is_empty() => Some(vec![turned]),
        Due::Bids(_) => numbers(&bids, game, due)?.map(|bids| vec![turned, bids]),
        _ => None,
    })
}

/// A trump, or the beginning of a suit's name.
fn suit(word: &str) -> Option<Trump> {
    let begun = word.to_lowercase();
    let mut suits = Suit::ALL.into_iter();
    let suit = suits.find(|suit| begun.len() > 1 && suit.name().starts_with(&begun));
    suit.map(Trump::from).or_else(|| word.parse().ok())
}

/// Cards, with or without names, or in one run.
fn cards(pieces: &[&str]) -> Option<Vec<Named<Card>>> {
    if let [word] = pieces
        && let Some(run) = notation::card_run(word)
    {
        return Some(run.into_iter().map(|value| Named { name: None, value }).collect());
    }
    pieces.iter().map(|piece| piece.parse().ok()).collect()
}

/// A call by its first letter, or a bid by the beginnings of its parts; `None` if it is neither.
fn call(word: &str, rule: &AuctionRule) -> Result<Option<Call>, Failure> {
    let word = word.to_lowercase();
    let call = match word.as_str() {
        "p" | "pass" => Call::Pass,
        "w" | "wait" => Call::Wait,
        "j" | "join" => Call::Join(None),
        "t" | "trou" => Call::Trou,
        "pt" | "pass-trou" => Call::PassTrou,
        bid => return Ok(self::bid(bid, rule)?.map(Call::Bid)),
    };
    Ok(Some(call))
}

fn bid(word: &str, rule: &AuctionRule) -> Result<Option<Bid>, Failure> {
    let (typed, trump) = match word.split_once(':') {
        Some((typed, trump)) => (typed, Some(trump)),
        None => (word, None),
    };
    let Ok(trump) = trump.map(str::parse).transpose() else { return Ok(None) };
    let ids = || rule.bids.iter().map(|bid| &bid.id);
    let meant: Vec<&String> = match ids().find(|id| *id == typed) {
        Some(id) => vec![id],
        None => ids().filter(|id| is_short_for(typed, id)).collect(),
    };
    match meant.as_slice() {
        [] => Ok(None),
        [id] => Ok(Some(Bid { id: (*id).clone(), trump })),
        several => Err(Failure::usage(words::ambiguous_bid(typed, several))),
    }
}

/// Whether a text is made of the beginnings of an id's parts, in their order: `so6` for `solo-6`,
/// `bmo` for `big-misere-open`. A number has to be whole.
fn is_short_for(text: &str, id: &str) -> bool {
    let (part, rest) = id.split_once('-').unwrap_or((id, ""));
    let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
    let shortest = if is_number { part.len() } else { 1 };
    (shortest..=part.len()).any(|len| {
        let begun = part.get(..len).and_then(|begun| text.strip_prefix(begun));
        begun.is_some_and(|left| {
            let left = left.strip_prefix('-').unwrap_or(left);
            if rest.is_empty() { left.is_empty() } else { is_short_for(left, rest) }
        })
    })
}
