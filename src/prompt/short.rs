//! What the prompt says in its own way, and its short forms: what a line without a command means
//! while the game waits for something. Whether it is legal is for the judge to say.

use crate::cards::{Card, Seat, Suit, Trump};
use crate::desk::Request;
use crate::game::{Act, Count, Due, Game};
use crate::grammar::request::{RequestError, is_bid, known_calls, misnamed};
use crate::grammar::{Cli, ShortOptions, hints};
use crate::notation::{self, Named};
use crate::rules::{Bid, Call, Contract, Play};
use crate::terminal::Failure;
use crate::words::{self, Hint};
use clap::{CommandFactory, Parser};

/// The word before the cursor.
pub(super) fn before_cursor(game: Option<&Game>) -> &'static str {
    match game.map(Game::due) {
        None => "hoyle> ",
        Some(Due::Bids(_)) => "bid> ",
        Some(Due::Calls(_)) => "call> ",
        Some(Due::Contract { .. }) => "contract> ",
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
        Hint::Trump { .. } => "h s d c".into(),
        Hint::Count(id) => format!("{id} NAME=N…"),
        Hint::Trou(_) => words::partner_and_trump().into(),
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
        (["u" | "U"], _) => Ok(Some(vec![Request::Undo])),
        (["r" | "R"], _) => Ok(Some(vec![Request::Redo])),
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
    let word = word.to_lowercase();
    word == "help" || Cli::command().find_subcommand(&word).is_some()
}

fn acts(pieces: &[&str], game: &Game) -> Result<Option<Vec<Act>>, Failure> {
    let due = game.due();
    if let Some(act) = numbers(pieces, game, &due)? {
        return Ok(Some(vec![act]));
    }
    if let Some(act) = count(pieces, game)? {
        return Ok(Some(vec![act]));
    }
    if let Some(acts) = turned_up(pieces, game, &due)? {
        return Ok(Some(acts));
    }
    if let Some(cards) = cards(pieces, game) {
        let cards = Named::cards(&cards, game.setup().players());
        let cards = cards.map_err(|fault| misnamed(fault, game))?;
        return Ok(Some(vec![Act::Trick { cards, turned: None }]));
    }
    if let Due::Partner { bid, by, .. } = &due {
        return partner(pieces, game, bid, *by);
    }
    if let Due::Contract { .. } = &due {
        return contract(pieces, game);
    }
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
fn partner(pieces: &[&str], game: &Game, bid: &str, by: Seat) -> Result<Option<Vec<Act>>, Failure> {
    let [name, trump] = pieces else { return Ok(None) };
    let Some(trump) = suit(trump) else { return Ok(None) };
    let with = game.setup().players().find(name);
    let with = Some(with.map_err(|fault| Failure::from(misnamed(fault.into(), game)))?);
    let bid = Bid { id: bid.to_owned(), trump: Some(trump) };
    Ok(Some(vec![Act::Contract(Contract { bid, by, with, also: Vec::new() })]))
}

/// A bid and its players, as `hoyle contract` takes them: `suit-8:h Ana Bob`.
fn contract(pieces: &[&str], game: &Game) -> Result<Option<Vec<Act>>, Failure> {
    let [bid, names @ ..] = pieces else { return Ok(None) };
    let Some(rule) = game.setup().rules().bidding.auction() else { return Ok(None) };
    let Ok(bid) = bid.parse::<Bid>() else { return Ok(None) };
    let Ok(bid) = notation::bid(&bid, rule) else { return Ok(None) };
    let mut seats = Vec::with_capacity(names.len());
    for name in names {
        let seat = game.setup().players().find(name);
        seats.push(seat.map_err(|fault| Failure::from(misnamed(fault.into(), game)))?);
    }
    let Some((by, others)) = seats.split_first() else { return Ok(None) };
    let (by, alone) = (*by, rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play == Play::Solo));
    let (with, also) = match others {
        [with] if !alone => (Some(*with), Vec::new()),
        others => (None, others.to_vec()),
    };
    Ok(Some(vec![Act::Contract(Contract { bid, by, with, also })]))
}

/// The bids or the tricks that numbers are, or one word of digits; `None` if something is no number.
fn numbers(pieces: &[&str], game: &Game, due: &Due) -> Result<Option<Act>, Failure> {
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
    let turn = game.current().map_or(&[][..], |deal| &deal.plan.seats);
    let counts = Named::counts(&numbers, game.setup().players(), turn);
    Ok(Some(act(counts.map_err(|fault| misnamed(fault, game))?)))
}

/// What is counted besides the tricks: `twos Ana=1`.
fn count(pieces: &[&str], game: &Game) -> Result<Option<Act>, Failure> {
    let [of, numbers @ ..] = pieces else { return Ok(None) };
    let is_counted = game.setup().rules().counts_recorded().any(|rule| rule.id == *of);
    let numbers: Option<Vec<Named<i64>>> = numbers.iter().map(|it| it.parse().ok()).collect();
    let Some(numbers) = numbers.filter(|_| is_counted) else { return Ok(None) };
    let turn = game.current().map_or(&[][..], |deal| &deal.plan.seats);
    let numbers = Named::counts(&numbers, game.setup().players(), turn);
    let numbers = numbers.map_err(|fault| misnamed(fault, game))?;
    Ok(Some(Act::Count { of: (*of).to_owned(), numbers }))
}

/// The numbers that a word of digits writes: as many as are due if that is possible, and what is
/// legal if there are several ways. Where no way is legal, the judge says why.
fn in_one_word(
    word: &str,
    game: &Game,
    due: &Due,
    act: fn(Vec<Count>) -> Act,
) -> Result<Vec<i64>, Failure> {
    let (most, all, counts) = match due {
        Due::Bids(due) => (due.cards, due.seats.len(), due.seats.len()..=due.seats.len()),
        Due::Tricks(due) => (due.of, due.seats.len(), due.least()..=due.seats.len()),
        _ => (0, 0, 0..=0),
    };
    let mut ways = notation::digits(word, most, counts);
    if ways.is_empty() {
        ways = notation::digits(word, most, 1..=all);
        // Of several bids and one bid of two digits, the one is what a word most likely is.
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
fn turned_up(pieces: &[&str], game: &Game, due: &Due) -> Result<Option<Vec<Act>>, Failure> {
    let ([first, rest @ ..], true) = (pieces, due.trump_is_open()) else {
        return Ok(None);
    };
    let Some((turned, run)) = self::turned(first, game) else { return Ok(None) };
    let bids = [run].into_iter().chain(rest.iter().copied()).filter(|bid| !bid.is_empty());
    let bids: Vec<&str> = bids.collect();
    Ok(match due {
        _ if bids.is_empty() => Some(vec![turned]),
        Due::Bids(_) => numbers(&bids, game, due)?.map(|bids| vec![turned, bids]),
        _ => None,
    })
}

/// The suit or the card turned up, and the digits after a suit.
pub(super) fn turned<'a>(word: &'a str, game: &Game) -> Option<(Act, &'a str)> {
    if let Ok(card) = word.parse()
        && knows(game, card)
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

/// Whether a card can be meant in a game.
fn knows(game: &Game, card: Card) -> bool {
    game.setup().rules().knows(card)
}

/// Cards, with or without names, or in one run.
fn cards(pieces: &[&str], game: &Game) -> Option<Vec<Named<Card>>> {
    let run = match pieces {
        [word] => notation::card_run(word),
        _ => None,
    };
    let run = run.map(|run| run.into_iter().map(|value| Named { name: None, value }).collect());
    let cards = run.or_else(|| pieces.iter().map(|piece| piece.parse().ok()).collect());
    cards.filter(|cards: &Vec<Named<Card>>| cards.iter().all(|card| knows(game, card.value)))
}
