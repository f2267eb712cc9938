//! The short forms: what a line without a command means
//! while the game waits for something. Whether it is legal is for the judge to say.

use crate::cards::{Card, Seat, Suit, Trump};
use crate::commands::Cli;
use crate::desk::Request;
use crate::game::{Act, Count, Due, Game};
use crate::grammar::ShortOptions;
use crate::grammar::request::{self, RequestError, counts, is_bid, known_calls, seat};
use crate::notation::{self, Named};
use crate::rules::{Bid, Call, Contract, Play};
use crate::terminal::{Failure, Result};
use crate::words;
use crate::words::messages;
use clap::{CommandFactory, Parser};

/// The requests that a line makes in a short form; `None` if it is in none.
///
/// # Errors
/// The line can be read in more than one way, or its options cannot be read.
pub(super) fn requests(words: &[&str], game: Option<&Game>) -> Result<Option<Vec<Request>>> {
    match (words, game) {
        (["u" | "U"], _) => Ok(Some(vec![Request::Undo])),
        (["r" | "R"], _) => Ok(Some(vec![Request::Redo])),
        ([first, ..], Some(game)) if !is_command(first) => of_game(words, game),
        _ => Ok(None),
    }
}

fn of_game(words: &[&str], game: &Game) -> Result<Option<Vec<Request>>> {
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
        (_, Some(_)) => return Err(Failure::usage(messages::PromptTurnedCardWithoutTrick.say())),
        (_, None) => {}
    }
    let last = acts.len() - 1;
    let request =
        |(index, act)| Request::Play { act, waive: options.waiver.stands && index == last };
    Ok(Some(acts.into_iter().enumerate().map(request).collect()))
}

/// Whether a word is the name of a command.
pub(super) fn is_command(word: &str) -> bool {
    let word = word.to_lowercase();
    word == "help" || Cli::command().find_subcommand(&word).is_some()
}

/// The acts that the words of a line spell; `None` if they are of another kind.
type Acts = Result<Option<Vec<Act>>>;

fn acts(pieces: &[&str], game: &Game) -> Acts {
    let kinds = [numbers, tally, turned_up, trick, partner, contract, calls];
    let due = game.due();
    let mut tried = kinds.iter().map(|kind| kind(pieces, game, &due));
    tried.find(|acts| !matches!(acts, Ok(None))).unwrap_or(Ok(None))
}

/// Calls, where some are open.
fn calls(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    let calls: Option<Vec<Call>> = pieces.iter().map(|piece| piece.parse().ok()).collect();
    let Some(calls) = calls.filter(|_| !due.open_calls().is_empty()) else { return Ok(None) };
    match known_calls(game, game.current(), &calls) {
        Ok(calls) => Ok(Some(vec![Act::Call(calls)])),
        // It is not even meant as a call.
        Err(RequestError::Bid(fault))
            if fault.could_be.is_empty() && pieces[0].eq_ignore_ascii_case(&fault.text) =>
        {
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// The partner of an announced trou and the trump: `Ana h`.
fn partner(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    let ([name, trump], Due::Partner { bid, by, .. }) = (pieces, due) else { return Ok(None) };
    let Some(trump) = suit(trump) else { return Ok(None) };
    let with = Some(seat(game, name)?);
    let bid = Bid { id: bid.clone(), trump: Some(trump) };
    Ok(Some(vec![Act::Contract(Contract { bid, by: *by, with, also: Vec::new() })]))
}

/// A bid and its players, as `hoyle contract` takes them: `suit-8:h Ana Bob`.
fn contract(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    let ([bid, names @ ..], Due::Contract { .. }) = (pieces, due) else { return Ok(None) };
    let Some(rule) = game.setup().rules().bidding.auction() else { return Ok(None) };
    let Ok(bid) = bid.parse::<Bid>() else { return Ok(None) };
    let Ok(bid) = notation::bid(&bid, rule) else { return Ok(None) };
    let seats = names.iter().map(|name| seat(game, name)).collect::<Result<Vec<Seat>, _>>()?;
    let [by, ref others @ ..] = seats[..] else { return Ok(None) };
    let alone = rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play == Play::Solo);
    let (with, also) = match others {
        [with] if !alone => (Some(*with), Vec::new()),
        others => (None, others.to_vec()),
    };
    Ok(Some(vec![Act::Contract(Contract { bid, by, with, also })]))
}

/// Bids or tricks, as numbers or as one word of digits; `None` if something is not a number.
fn numbers(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    let is_due = |typed: &Named<Count>| match (&typed.value.word, due) {
        (Some(word), Due::Bids(_)) => is_bid(game, word),
        (word, _) => word.is_none(),
    };
    let parsed = pieces.iter().map(|it| it.parse().ok().filter(is_due));
    let numbers: Option<Vec<Named<Count>>> = parsed.collect();
    let Some(mut numbers) = numbers else { return Ok(None) };
    if !matches!(due, Due::Bids(_) | Due::Tricks(_)) {
        return Err(Failure::usage(words::no_number_due(due)));
    }
    let act = if matches!(due, Due::Bids(_)) { Act::Bid } else { Act::Took };
    if let [word] = pieces
        && word.len() > 1
        && word.bytes().all(|byte| byte.is_ascii_digit())
    {
        let named = |number| Named { name: None, value: Count::next(number) };
        numbers = in_one_word(word, game, due, act)?.into_iter().map(named).collect();
    }
    Ok(Some(vec![act(counts(game, game.current(), &numbers)?)]))
}

/// Numbers of a tally: `twos Ana=1`.
fn tally(pieces: &[&str], game: &Game, _: &Due) -> Acts {
    let [of, numbers @ ..] = pieces else { return Ok(None) };
    let is_tally = game.setup().rules().tallies_recorded().any(|rule| rule.id == *of);
    let numbers: Option<Vec<Named<i64>>> = numbers.iter().map(|it| it.parse().ok()).collect();
    let Some(numbers) = numbers.filter(|_| is_tally) else { return Ok(None) };
    let numbers = counts(game, game.current(), &numbers)?;
    Ok(Some(vec![Act::Tally { of: (*of).to_owned(), numbers }]))
}

/// Splits a word of digits into numbers, one for each player due if possible. The split must be the only
/// legal one; if none is legal, the judge says why.
fn in_one_word(word: &str, game: &Game, due: &Due, act: fn(Vec<Count>) -> Act) -> Result<Vec<i64>> {
    let (most, least, all) = match due {
        Due::Bids(due) => (due.cards, due.seats.len(), due.seats.len()),
        Due::Tricks(due) => (due.of, due.least(), due.seats.len()),
        _ => (0, 0, 0),
    };
    let mut ways = notation::digits(word, most, least..=all);
    if ways.is_empty() {
        ways = notation::digits(word, most, 1..=all);
        // A word of two digits is more likely one bid than several.
        if let Some(whole) = ways.iter().position(|way| way.len() == 1) {
            ways = vec![ways.swap_remove(whole)];
        }
    }
    let count = |number: &i64| Count::next(*number);
    let is_legal = |way: &&Vec<i64>| game.judge(&act(way.iter().map(count).collect())).is_ok();
    let legal: Vec<&Vec<i64>> = ways.iter().filter(is_legal).collect();
    match (legal.as_slice(), ways.as_slice()) {
        ([way], _) => Ok((*way).clone()),
        ([], [way, ..]) => Ok(way.clone()),
        ([], []) if all == 1 => Ok(notation::number(word).into_iter().collect()),
        ([], []) => Ok(word.bytes().map(|digit| i64::from(digit - b'0')).collect()),
        ([one, other, ..], _) => Err(Failure::usage(words::ambiguous_digits(word, &[one, other]))),
    }
}

/// The suit or the card turned up, while neither is recorded, and the bids that may follow it: `h`,
/// `7h`, `h2013`, `h 2 0 1 3`.
fn turned_up(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    let ([first, rest @ ..], true) = (pieces, game.trump_is_open()) else { return Ok(None) };
    let Some((turned, run)) = self::turned(first, game) else { return Ok(None) };
    let bids = [run].into_iter().chain(rest.iter().copied()).filter(|bid| !bid.is_empty());
    let bids: Vec<&str> = bids.collect();
    Ok(match due {
        _ if bids.is_empty() => Some(vec![turned]),
        Due::Bids(_) => numbers(&bids, game, due)?.map(|bids| [vec![turned], bids].concat()),
        _ => None,
    })
}

/// The suit or the card turned up, and the digits after a suit.
pub(super) fn turned<'a>(word: &'a str, game: &Game) -> Option<(Act, &'a str)> {
    if let Ok(card) = word.parse()
        && game.setup().rules().knows(card)
    {
        return Some((Act::Turned(card), ""));
    }
    let digits = word.find(|c: char| c.is_ascii_digit()).filter(|at| *at > 0);
    let (name, run) = word.split_at(digits.unwrap_or(word.len()));
    Some((Act::Trump(suit(name)?), run))
}

/// A trump, or the beginning of a suit's name.
fn suit(word: &str) -> Option<Trump> {
    let begun = word.to_lowercase();
    let mut suits = Suit::ALL.into_iter();
    let suit = suits.find(|suit| begun.len() > 1 && suit.name().starts_with(&begun));
    suit.map(Trump::from).or_else(|| word.parse().ok())
}

/// The cards of a trick, with or without names, or in one run.
fn trick(pieces: &[&str], game: &Game, _: &Due) -> Acts {
    let run = if let [word] = pieces { notation::card_run(word) } else { None };
    let run = run.map(|run| run.into_iter().map(|value| Named { name: None, value }).collect());
    let typed = run.or_else(|| pieces.iter().map(|piece| piece.parse().ok()).collect());
    let rules = game.setup().rules();
    let known = |cards: &Vec<Named<Card>>| cards.iter().all(|card| rules.knows(card.value));
    let Some(typed) = typed.filter(known) else { return Ok(None) };
    Ok(Some(vec![Act::Trick { cards: request::cards(game, &typed)?, turned: None }]))
}
