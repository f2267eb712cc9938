//! What is typed at the prompt, read as a command of the shell's grammar. Which short form means
//! what hangs on what is due; whether it is legal, only the judge says.

use super::calls;
use crate::cards::{Card, Trump};
use crate::game::{BiddingState, Game, Phase};
use crate::grammar::Cli;
use crate::grammar::parse;
use crate::notation::{self, Digits, Named};
use crate::terminal::context;
use crate::terminal::failure::Failure;
use clap::CommandFactory;
use std::borrow::Cow;
use std::ffi::OsString;
use std::ops::RangeInclusive;

/// What a line asks for.
pub(super) enum Typed {
    /// Nothing: a blank line, or a comment.
    Nothing,
    /// What can be typed here.
    Help,
    /// To leave.
    Leave,
    /// Commands: one, or the suit turned up and bids.
    Commands(Vec<Cli>),
}

/// Returns what a line asks for while a game stands as it does, or while there is none.
///
/// # Errors
/// It cannot be read, or could be read in more than one way.
pub(super) fn line(line: &str, game: Option<&Game>) -> Result<Typed, Failure> {
    let words = notation::words(line)
        .map_err(|_| Failure::Usage("A quote is opened and not closed.".into()))?;
    let words = match words.split_first() {
        None => return Ok(Typed::Nothing),
        Some((first, rest)) if first == "hoyle" => rest.to_vec(),
        Some(_) => words,
    };
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["?"] => return Ok(Typed::Help),
        ["q" | "quit" | "exit"] => return Ok(Typed::Leave),
        _ => {}
    }
    let commands = in_full(words, game)?.into_iter().map(parsed);
    commands.collect::<Result<Vec<Cli>, Failure>>().map(Typed::Commands)
}

/// Returns a command as the shell's grammar reads it.
fn parsed(words: Vec<String>) -> Result<Cli, Failure> {
    let is_known = words.first().is_none_or(|named| is_command(named));
    let line: Vec<OsString> =
        std::iter::once("hoyle".to_owned()).chain(words).map(OsString::from).collect();
    parse::parse(&line, context::help_width()).map_err(|error| {
        let failure = Failure::Unreadable(error);
        let notes = || vec!["What can be typed here: ?".into()];
        if is_known {
            failure
        } else {
            Failure::Noted { failure: Box::new(failure), notes: notes() }
        }
    })
}

/// Returns the words of the commands that words mean, which may be the same.
///
/// # Errors
/// They could be read in more than one way, or nothing like them is due.
pub(super) fn in_full(
    words: Vec<String>,
    game: Option<&Game>,
) -> Result<Vec<Vec<String>>, Failure> {
    let Some((first, rest)) = words.split_first() else { return Ok(vec![words]) };
    let named = match first.as_str() {
        "u" => Some("undo"),
        "r" => Some("redo"),
        "s" if rest.is_empty() || rest[0].starts_with('-') => Some("sheet"),
        _ => None,
    };
    if let Some(named) = named {
        return Ok(vec![[&[named.to_owned()], rest].concat()]);
    }
    let is_option = first.starts_with('-') && notation::number(first).is_none();
    let Some(game) = game.filter(|_| !is_option && !is_command(first)) else {
        return Ok(vec![words]);
    };
    // Options stand behind what is said, as `--up 7h` behind a trick.
    let said = words.iter().position(|word| word.starts_with("--")).unwrap_or(words.len());
    let (said, options) = words.split_at(said);
    let pieces: Vec<&str> =
        said.iter().flat_map(|word| word.split(',')).filter(|piece| !piece.is_empty()).collect();
    let mut commands: Vec<Vec<String>> = due(&pieces, game)?
        .into_iter()
        .map(|(name, said)| [&[name.to_owned()], &said[..]].concat())
        .collect();
    match commands.last_mut() {
        Some(last) => last.extend_from_slice(options),
        None => commands.push(words),
    }
    Ok(commands)
}

/// Returns whether a word is the name of a command.
pub(super) fn is_command(word: &str) -> bool {
    word == "help" || Cli::command().find_subcommand(word).is_some()
}

/// A command, and the words behind it.
type Command = (&'static str, Vec<String>);

/// Returns the commands that take such words as they stand; none if nothing does.
fn due(pieces: &[&str], game: &Game) -> Result<Vec<Command>, Failure> {
    if pieces.is_empty() {
        return Ok(Vec::new());
    }
    if pieces.iter().all(|piece| is_number(piece)) {
        return Ok(vec![numbers(pieces, game)?]);
    }
    if let Some(turned) = turned(pieces, game)? {
        return Ok(turned);
    }
    if let Some(cards) = cards(pieces) {
        return Ok(vec![("trick", cards)]);
    }
    match (game.phase(), game.setup().rules().bidding.auction()) {
        (Phase::Calling { .. }, Some(rule)) => {
            let calls = calls::in_full(pieces, rule)?;
            Ok(calls.into_iter().map(|calls| ("call", calls)).collect())
        }
        _ => Ok(Vec::new()),
    }
}

fn is_number(piece: &str) -> bool {
    piece.parse::<Named<i64>>().is_ok()
}

/// Returns the cards that words write, with or without names, or in one run.
fn cards(pieces: &[&str]) -> Option<Vec<String>> {
    if let [word] = pieces
        && let Some(run) = notation::card_run(word)
    {
        return Some(run.iter().map(Card::to_string).collect());
    }
    let all = pieces.iter().all(|piece| piece.parse::<Named<Card>>().is_ok());
    all.then(|| pieces.iter().map(|piece| (*piece).to_owned()).collect())
}

/// Returns the suit or the card turned up, as the first of some words says it while nobody has
/// recorded one, and the bids that may stand behind it: `h`, `7h`, `h2013`, `h 2 0 1 3`.
fn turned(pieces: &[&str], game: &Game) -> Result<Option<Vec<Command>>, Failure> {
    let [first, rest @ ..] = pieces else { return Ok(None) };
    if !game.trump_may_be_recorded() {
        return Ok(None);
    }
    let begins = |c: &char| c.is_ascii_digit();
    let (word, run) = match first.find(|c| begins(&c)).filter(|at| *at > 0) {
        Some(at) => first.split_at(at),
        None => (*first, ""),
    };
    let trump = match (first.parse::<Card>(), suit(word)) {
        (Ok(card), _) => card.to_string(),
        // The letter alone shows the sheet, and is no suit by itself.
        (Err(_), Some(trump)) => trump.name().to_owned(),
        (Err(_), None) => return Ok(None),
    };
    let bids: Vec<&str> = [run].into_iter().chain(rest.iter().copied()).collect();
    let bids: Vec<&str> = bids.into_iter().filter(|bid| !bid.is_empty()).collect();
    let bid =
        matches!(game.phase(), Phase::Bidding { .. }) && bids.iter().all(|bid| is_number(bid));
    Ok(match (bids.as_slice(), bid) {
        ([], _) => Some(vec![("trump", vec![trump])]),
        (bids, true) => Some(vec![("trump", vec![trump]), numbers(bids, game)?]),
        (_, false) => None,
    })
}

/// Returns the trump that a word writes; the beginning of a suit's name will do. The letter `s`
/// alone shows the sheet.
fn suit(word: &str) -> Option<Trump> {
    let word = word.to_lowercase();
    let begun = |name: &&str| word.len() > 1 && name.starts_with(&word);
    let whole = ["spades", "hearts", "diamonds", "clubs"].into_iter().find(begun);
    whole.unwrap_or(&word).parse().ok()
}

/// Returns what takes the numbers that are due, the highest that one can be, and how many there
/// may be.
fn numbers_due(game: &Game) -> Result<(&'static str, u8, RangeInclusive<usize>), Failure> {
    let nothing = |what: &str| Err(Failure::Usage(format!("No number is due: {what}.")));
    let Some(deal) = game.current() else { return nothing("the game is over") };
    let (plan, rules) = (deal.plan(), game.setup().rules());
    Ok(match (game.phase(), deal.bidding()) {
        (Phase::Bidding { .. }, _) => {
            ("bid", plan.cards, 1..=plan.seats.len() - deal.bids().bids.len())
        }
        (Phase::Tricks, BiddingState::Auction { .. }) => ("took", deal.trick_count(rules), 1..=1),
        (Phase::Tricks, BiddingState::Exact(_)) => {
            ("took", plan.cards, plan.seats.len() - 1..=plan.seats.len())
        }
        (Phase::Tricks, BiddingState::NoBids) => {
            let players = game.setup().players().count();
            ("took", deal.trick_count(rules), players - 1..=players)
        }
        (Phase::Calling { .. }, _) => return nothing("a call is"),
        (Phase::Partner { .. } | Phase::Finished, _) => return nothing("the contract is"),
    })
}

/// Returns the command that takes numbers; digits in one run are cut.
fn numbers(pieces: &[&str], game: &Game) -> Result<Command, Failure> {
    let (command, most, counts) = numbers_due(game)?;
    let [word] = pieces else {
        return Ok((command, pieces.iter().map(|piece| (*piece).to_owned()).collect()));
    };
    let texts = |numbers: &[i64]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>();
    match notation::digits(word, most, counts) {
        Digits::One => Ok((command, vec![(*word).to_owned()])),
        Digits::Each(digits) => Ok((command, texts(&digits))),
        Digits::Ambiguous(ways) => {
            let ways: Vec<String> = ways.iter().map(|way| texts(way).join(" ")).collect();
            Err(Failure::Usage(format!(
                "{word} could be {}: put spaces between the numbers.",
                ways.join(", or ")
            )))
        }
    }
}

/// Returns commands as a line that reads back as them.
pub(super) fn joined(commands: &[Vec<String>]) -> String {
    let one = |words: &Vec<String>| {
        words.iter().map(|word| notation::quote(word)).collect::<Vec<Cow<'_, str>>>().join(" ")
    };
    commands.iter().map(one).collect::<Vec<String>>().join("; ")
}
