//! Short forms: what a line without a command means, given what the game waits for. The judge decides
//! whether it is legal.

use crate::cards::{Card, Seat, Suit, Trump};
use crate::commands::Cli;
use crate::desk::Request;
use crate::game::{Act, Count, Due, Game};
use crate::grammar::ShortOptions;
use crate::grammar::request::{self, RequestError, bid_word, counts, known_calls, seat};
use crate::notation::{self, Named, NumbersDue};
use crate::rules::{Bid, BidWord, Call, Contract, Play};
use crate::terminal::{Failure, Result};
use crate::words;
use crate::words::messages;
use clap::{CommandFactory, Parser};

/// Who wrote a line. A person can be asked what was meant; a program's line is read as documented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typist {
    Person,
    Program,
}

/// The requests that a short form stands for, in each of its readings; `None` if the line is no short form.
///
/// # Errors
/// A program's line can be read in more than one way, or its options cannot be read.
pub(super) fn requests(
    words: &[&str],
    game: Option<&Game>,
    typist: Typist,
) -> Result<Option<Readings<Request>>> {
    match (words, game) {
        (["u" | "U"], _) => Ok(Some(vec![vec![Request::Undo]])),
        (["r" | "R"], _) => Ok(Some(vec![vec![Request::Redo]])),
        ([first, ..], Some(game)) if !is_command(first) || are_calls(words, game) => {
            plays(words, game, typist)
        }
        _ => Ok(None),
    }
}

/// The requests that a short form with options makes of a game.
fn plays(words: &[&str], game: &Game, typist: Typist) -> Result<Option<Readings<Request>>> {
    let end = words.iter().position(|word| word.starts_with("--")).unwrap_or(words.len());
    let (typed, options) = words.split_at(end);
    let pieces: Vec<&str> =
        typed.iter().flat_map(|word| word.split(',')).filter(|piece| !piece.is_empty()).collect();
    if pieces.is_empty() {
        return Ok(None);
    }
    let Some(readings) = readings(&pieces, game, typist)? else { return Ok(None) };
    let options = ShortOptions::try_parse_from(options).map_err(Failure::from)?;
    let mut all = Vec::new();
    for mut acts in readings {
        if let Some(card) = options.up {
            let Some(Act::Trick { turned, .. }) = acts.last_mut() else {
                return Err(Failure::usage(messages::PromptTurnedCardWithoutTrick.say()));
            };
            *turned = Some(card);
        }

        let last = acts.len() - 1;
        let mut requests = Vec::new();
        for (index, act) in acts.into_iter().enumerate() {
            let waive = options.waiver.stands && index == last;
            requests.push(Request::Play { act, waive });
        }
        all.push(requests);
    }
    Ok(Some(all))
}

/// Whether words are calls of the auction in progress, though the first is the name of a command: `join`.
fn are_calls(words: &[&str], game: &Game) -> bool {
    let calls: Option<Vec<Call>> = words.iter().map(|word| word.parse().ok()).collect();
    let is_due = !game.due().open_calls().is_empty();
    is_due && calls.is_some_and(|calls| known_calls(game, game.current(), &calls).is_ok())
}

/// Whether a word is the name of a command.
pub(super) fn is_command(word: &str) -> bool {
    let word = word.to_lowercase();
    word == "help" || Cli::command().find_subcommand(&word).is_some()
}

/// The ways to read a line; usually one.
pub(super) type Readings<T> = Vec<Vec<T>>;

/// The acts that words spell; `None` if the words are of another kind.
type Acts = Result<Option<Vec<Act>>>;

/// The acts that words spell in each of their readings; `None` if the words are no short form.
fn readings(pieces: &[&str], game: &Game, typist: Typist) -> Result<Option<Readings<Act>>> {
    let due = game.due();
    if let (Due::Kind(_), [id]) = (&due, pieces)
        && game.setup().rules().kinds.iter().any(|kind| kind.id == *id)
    {
        return Ok(Some(vec![vec![Act::Kind((*id).to_owned())]]));
    }
    if let Some(readings) = numbers(pieces, game, &due, typist)? {
        return Ok(Some(readings));
    }
    if let Some(acts) = tally(pieces, game, &due)? {
        return Ok(Some(vec![acts]));
    }
    if let Some(readings) = turned_up(pieces, game, &due, typist)? {
        return Ok(Some(readings));
    }
    for kind in [trick, partner, contract, calls] {
        if let Some(acts) = kind(pieces, game, &due)? {
            return Ok(Some(vec![acts]));
        }
    }
    Ok(None)
}

/// Calls, if some are open.
fn calls(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    if due.open_calls().is_empty() {
        return Ok(None);
    }
    let mut pieces = pieces.to_vec();
    if let [word] = pieces[..]
        && word.len() > 1
        && word.bytes().all(|byte| byte.eq_ignore_ascii_case(&b'p'))
    {
        pieces = vec!["p"; word.len()];
    }
    let calls: Option<Vec<Call>> = pieces.iter().map(|piece| piece.parse().ok()).collect();
    let Some(calls) = calls else { return Ok(None) };
    match known_calls(game, game.current(), &calls) {
        Ok(calls) => Ok(Some(vec![Act::Call(calls)])),
        // The word resembles no bid, so that it was not meant as a call.
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
    let [name, trump] = pieces else { return Ok(None) };
    let Due::Partner { bid, by, .. } = due else { return Ok(None) };
    let Some(trump) = suit(trump) else { return Ok(None) };
    let with = Some(seat(game, name)?);
    let bid = Bid { id: bid.clone(), trump: Some(trump) };
    Ok(Some(vec![Act::Contract(Contract {
        bid,
        by: *by,
        with,
        also: Vec::new(),
        factors: Vec::new(),
    })]))
}

/// A bid and its players, as `hoyle contract` takes them: `suit-8:h Ana Bob`. While calls are due, it is the
/// contract alone if the words after the bid are names.
fn contract(pieces: &[&str], game: &Game, due: &Due) -> Acts {
    let is_alone = match due {
        Due::Contract { .. } => false,
        Due::Calls(_) => true,
        _ => return Ok(None),
    };
    let Some(rule) = game.setup().rules().bidding.auction() else { return Ok(None) };
    let own = &game.setup().rules().words;
    let mut pieces = pieces.to_vec();
    let mut factors = Vec::new();
    pieces.retain(|piece| {
        let factor = notation::factor(piece, rule, own);
        let is_bid = factor.is_none();
        factors.extend(factor);
        is_bid
    });
    let mut read = None;
    for words in (1..pieces.len()).rev() {
        let (bid, names) = pieces.split_at(words);
        let typed: Option<Vec<Bid>> = bid.iter().map(|word| word.parse().ok()).collect();
        if let Some(Ok(bid)) = typed.map(|typed| notation::bid(&typed, rule, own)) {
            read = Some((bid, names));
            break;
        }
    }
    let Some((bid, names)) = read else { return Ok(None) };

    let seats = names.iter().map(|name| seat(game, name)).collect::<Result<Vec<Seat>, _>>();
    // An initial may be a call as well, such as `j` for join.
    if is_alone && (seats.is_err() || are_calls(&pieces, game)) {
        return Ok(None);
    }
    let seats = seats?;
    let [by, ref others @ ..] = seats[..] else { return Ok(None) };
    let alone = rule.bid(&bid.id).is_some_and(|(_, bid)| bid.play == Play::Solo);
    let (with, also) = match others {
        [with] if !alone => (Some(*with), Vec::new()),
        others => (None, others.to_vec()),
    };
    Ok(Some(vec![Act::Contract(Contract { bid, by, with, also, factors })]))
}

/// Bids or tricks, as numbers or as one word of digits; `None` if something is not a number.
fn numbers(
    pieces: &[&str],
    game: &Game,
    due: &Due,
    typist: Typist,
) -> Result<Option<Readings<Act>>> {
    let mut numbers: Vec<Named<Count>> = Vec::new();
    for piece in pieces {
        let Ok(mut number) = piece.parse::<Named<Count>>() else { return Ok(None) };
        if let Some(full) = number.value.word.and_then(|word| full_word(&word, due)) {
            number.value = Count::word(full);
        }
        if let Some(word) = number.value.word {
            match bid_word(game, word) {
                Some(word) if matches!(due, Due::Bids(_)) => number.value = Count::word(word),
                _ => return Ok(None),
            }
        }
        numbers.push(number);
    }
    if let Due::Tally(tally) = due {
        let numbers = counts(game, game.current(), &numbers)?;
        return Ok(Some(vec![vec![Act::Tally { of: tally.id.clone(), numbers }]]));
    }
    if !matches!(due, Due::Bids(_) | Due::Tricks(_)) {
        return Err(Failure::usage(words::no_number_due(due)));
    }

    let act = if matches!(due, Due::Bids(_)) { Act::Bid } else { Act::Took };
    if let [word] = pieces
        && word.len() > 1
        && word.bytes().all(|byte| byte.is_ascii_digit())
    {
        let readings = in_one_word(word, game, typist)?
            .into_iter()
            .map(|numbers| vec![act(numbers.into_iter().map(Count::next).collect())]);
        return Ok(Some(readings.collect()));
    }
    Ok(Some(vec![vec![act(counts(game, game.current(), &numbers)?)]]))
}

/// The word of a bid that begins like this, if only one of those that are due does: `n` is nil.
fn full_word(beginning: &str, due: &Due) -> Option<BidWord> {
    let Due::Bids(due) = due else { return None };
    let mut fitting = due.words.iter().filter(|word| word.starts_with(beginning));
    let full = fitting.next()?;
    if fitting.next().is_some() { None } else { BidWord::from(full).ok() }
}

/// Numbers of a tally: `twos Ana=1`.
fn tally(pieces: &[&str], game: &Game, _: &Due) -> Acts {
    let [id, words @ ..] = pieces else { return Ok(None) };
    if !game.setup().rules().tallies_recorded().any(|rule| rule.id == *id) {
        return Ok(None);
    }
    let typed: Option<Vec<Named<i64>>> = words.iter().map(|word| word.parse().ok()).collect();
    let Some(typed) = typed else { return Ok(None) };
    let numbers = counts(game, game.current(), &typed)?;
    Ok(Some(vec![Act::Tally { of: (*id).to_owned(), numbers }]))
}

/// The readings of a word of digits, for everybody due if possible. If none is legal, the judge says why.
///
/// # Errors
/// There are several readings, and nobody to ask.
fn in_one_word(word: &str, game: &Game, typist: Typist) -> Result<Readings<i64>> {
    let Some(due) = NumbersDue::of(game) else { return Ok(Vec::new()) };
    let row = due.readings(&[], word);
    let is_nobodys = row.whole.is_empty() && row.barred.iter().all(|way| way.len() < due.count());
    // From a program, a word that could be one bid is one bid.
    if typist == Typist::Program && is_nobodys {
        let one = notation::digits(word, due.most(), 1..=1);
        if !one.is_empty() {
            return Ok(one);
        }
    }
    let mut readings = row.at_end(&due).to_vec();
    if readings.is_empty() {
        readings.extend(row.barred.first().cloned());
    }
    match readings.as_slice() {
        [] if due.count() == 1 => Ok(vec![notation::number(word).into_iter().collect()]),
        [] => Ok(vec![word.bytes().map(|digit| i64::from(digit - b'0')).collect()]),
        [one, other, ..] if typist == Typist::Program => {
            Err(Failure::usage(words::ambiguous_digits(word, &[one, other])))
        }
        _ => {
            let filled = readings.iter().map(|numbers| due.filled(numbers));
            Ok(filled.map(|numbers| numbers.into_iter().map(i64::from).collect()).collect())
        }
    }
}

/// The suit or the card turned up, if neither is recorded yet, and perhaps bids after it: `h`, `7h`,
/// `h2013`, `h 2 0 1 3`.
fn turned_up(
    pieces: &[&str],
    game: &Game,
    due: &Due,
    typist: Typist,
) -> Result<Option<Readings<Act>>> {
    let [first, rest @ ..] = pieces else { return Ok(None) };
    if !game.trump_is_open() {
        return Ok(None);
    }
    let Some((act, run)) = turned(first, game) else { return Ok(None) };

    let mut bids = rest.to_vec();
    if !run.is_empty() {
        bids.insert(0, run);
    }
    if bids.is_empty() {
        return Ok(Some(vec![vec![act]]));
    }
    let Due::Bids(_) = due else { return Ok(None) };
    let Some(mut readings) = numbers(&bids, game, due, typist)? else { return Ok(None) };
    for acts in &mut readings {
        acts.insert(0, act.clone());
    }
    Ok(Some(readings))
}

/// The suit or the card turned up, and the digits after a suit.
pub(super) fn turned<'a>(word: &'a str, game: &Game) -> Option<(Act, &'a str)> {
    if let Ok(card) = word.parse()
        && game.setup().rules().knows(card)
    {
        return Some((Act::Turned(card), ""));
    }
    let run_start = match word.find(|sign: char| sign.is_ascii_digit()) {
        None | Some(0) => word.len(),
        Some(start) => start,
    };
    let (name, run) = word.split_at(run_start);
    Some((Act::Trump(suit(name)?), run))
}

/// A trump, or at least two letters from the beginning of a suit's name.
fn suit(word: &str) -> Option<Trump> {
    let beginning = word.to_lowercase();
    if beginning.len() > 1
        && let Some(suit) = Suit::ALL.into_iter().find(|suit| suit.name().starts_with(&beginning))
    {
        return Some(suit.into());
    }
    word.parse().ok()
}

/// The cards of a trick, with or without names, or in one run.
fn trick(pieces: &[&str], game: &Game, _: &Due) -> Acts {
    let mut typed: Vec<Named<Card>> = Vec::new();
    if let [word] = pieces
        && let Some(run) = notation::card_run(word)
    {
        typed.extend(run.into_iter().map(|value| Named { name: None, value }));
    } else {
        for piece in pieces {
            let Ok(card) = piece.parse() else { return Ok(None) };
            typed.push(card);
        }
    }
    let rules = game.setup().rules();
    if !typed.iter().all(|card| rules.knows(card.value)) {
        return Ok(None);
    }
    Ok(Some(vec![Act::Trick { cards: request::cards(game, &typed)?, turned: None }]))
}
