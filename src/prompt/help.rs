//! The help of the prompt: what can be typed in the game that is open, in as few lines as its rules allow.

use crate::game::Game;
use crate::notation;
use crate::output::{fold_in, to_width};
use crate::rules::{AuctionRule, Bid, Call, FirstSpeaker, OwnWords, PlannedTrump, Play, TrumpRule};
use crate::words;
use crate::words::messages;

/// The maximum width of the column with the input.
const MOST_TYPED: usize = 18;

/// Numbers for an example.
const EXAMPLE: [u8; 4] = [2, 0, 1, 3];

/// The help for a game, or without one, folded to a width.
pub(super) fn text(game: Option<&Game>, width: usize) -> String {
    let rows = rows(game);
    let typed = rows.iter().map(|(typed, _)| typed.chars().count()).max().unwrap_or(0);
    let column = typed.min(MOST_TYPED) + 3;

    let mut lines = vec![fold_in(&messages::PromptHelpIntro.say(), width, 0)];
    for (typed, says) in rows {
        let typed = to_width(&format!(" {typed}"), column - 1);
        let pad = " ".repeat(column.saturating_sub(typed.chars().count()));
        lines.push(fold_in(&format!("{typed}{pad}{says}"), width, column));
    }
    lines.push(fold_in(&messages::PromptHelpMore.say(), width, 0));
    lines.join("\n")
}

/// What can be typed, each with what it means.
fn rows(game: Option<&Game>) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    if let Some(game) = game {
        rows.extend(numbers(game));
        if let Some(rule) = game.setup().rules().bidding.auction() {
            rows.extend(auction(rule, &names(game)));
        }
    }
    if game.is_some() {
        rows.push(("!  e".into(), messages::PromptHelpEvents.say()));
    }
    rows.push(("u  r".into(), messages::PromptHelpUndo.say()));
    rows.push(("s  ?  q".into(), messages::PromptHelpSheet.say()));
    if game.is_some() {
        rows.push(("sheet x.html".into(), messages::PromptHelpFile.say()));
        rows.push((["print", "copy"].join("  "), messages::PromptHelpPrint.say()));
    }
    rows
}

/// The names of two players, as they can be typed.
fn names(game: &Game) -> [String; 2] {
    let mut names = game.setup().players().names().map(|name| typed_name(game, name.as_str()));
    [names.next().unwrap_or_default(), names.next().unwrap_or_default()]
}

/// The beginning of a name: six letters of its first word, or as many as tell it from the others.
fn typed_name(game: &Game, name: &str) -> String {
    let players = game.setup().players();
    let first: String = name.split(' ').take(1).collect();
    let short: String = first.chars().take(6).collect();
    if players.find(&short).is_ok() {
        return short;
    }
    let mut longer = short.clone();
    for letter in name.chars().skip(short.chars().count()) {
        longer.push(letter);
        if players.find(&longer).is_ok() {
            break;
        }
    }
    notation::quote(longer.trim_end()).into_owned()
}

fn numbers(game: &Game) -> Vec<(String, String)> {
    let rules = game.setup().rules();
    let exact = rules.bidding.exact();
    let has_bids = exact.is_some();
    let [first, second] = names(game);
    let mut rows = Vec::new();

    if rules.bidding.auction().is_none() && !rules.is_of_tallies() {
        let count = game.setup().players().seats().len().min(EXAMPLE.len());
        let spaced = words::joined(&EXAMPLE[..count], " ");
        let row = words::joined(&EXAMPLE[..count], "");
        rows.push((format!("{spaced}, {row}"), messages::PromptHelpNumbers { has_bids }.say()));
        let both = format!("{first}=2 {second}=0");
        let fits = both.chars().count() <= MOST_TYPED + 1;
        let example = if fits { both } else { format!("{first}=2") };
        rows.push((example, messages::PromptHelpNames.say()));
    }
    if let Some(named) = exact.and_then(|exact| exact.named.first()) {
        let word = named.word.as_str();
        let initial: String = word.chars().take(1).collect();
        rows.push((initial, messages::PromptHelpWord { word }.say()));
    }
    if turns_up(game) {
        rows.push(("h sp d c  7h".into(), messages::PromptHelpSuit.say()));
        if has_bids {
            rows.push(("h2013".into(), messages::PromptHelpSuitBids.say()));
        }
    }
    rows.push(("7c Kc 2h Ac".into(), messages::PromptHelpTrick.say()));
    let due = game.current().and_then(|deal| deal.tallies_asked(rules).next());
    if let Some(tally) = due.or_else(|| rules.tallies_recorded().next()) {
        rows.push((format!("{} {first}=1", tally.id), messages::PromptHelpTally.say()));
    }
    rows
}

/// Whether a suit is turned up, drawn or led in some deal.
fn turns_up(game: &Game) -> bool {
    let is_turned = !matches!(game.setup().rules().trump, TrumpRule::Cycle(_) | TrumpRule::Named);
    is_turned || game.current().is_some_and(|deal| deal.planned_trump() == PlannedTrump::Turned)
}

fn auction(rule: &AuctionRule, [first, second]: &[String; 2]) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    let has_suit = rule.bids.iter().any(|bid| bid.play == Play::Suit);
    let has_trou = rule.trou_place().is_some();
    let bid =
        rule.bids.iter().find_map(|bid| Some((short(rule, &bid.id)?, words::bid_name(&bid.id))));

    if !rule.contract_only {
        let mut calls = vec![("p", Call::Pass)];
        if has_suit && rule.first_speaker == FirstSpeaker::Waits {
            calls.push(("w", Call::Wait));
        }
        if has_suit {
            calls.push(("j", Call::Join(None)));
        }
        if has_trou {
            calls.push(("t", Call::Trou));
            calls.push(("pt", Call::PassTrou));
        }
        let typed = words::joined(calls.iter().map(|(typed, _)| typed), " ");
        let says = words::joined(calls.iter().map(|(_, call)| words::call_words(call)), ", ");
        rows.push((typed, says));
    }
    if let Some((typed, name)) = bid {
        if !rule.contract_only {
            rows.push((typed.clone(), messages::PromptHelpBid { bid: &name }.say()));
        }
        rows.push((format!("{typed} {first}"), messages::PromptHelpContract.say()));
    }
    if has_trou {
        rows.push((format!("{second} h"), messages::PromptHelpPartner.say()));
    }
    rows.push(("8".into(), messages::PromptHelpTricks.say()));
    rows
}

/// A bid in hearts as it can be typed in short, if it names a suit: `so6:h`.
fn short(rule: &AuctionRule, id: &str) -> Option<String> {
    let digits: String = id.chars().filter(char::is_ascii_digit).collect();
    let letters: String = id.chars().filter(char::is_ascii_alphabetic).take(2).collect();
    let typed = format!("{letters}{digits}:h");
    let bid: Bid = typed.parse().ok()?;
    let read = notation::bid(&[bid], rule, &OwnWords::new()).ok()?;
    (read.id == id && read.trump.is_some()).then_some(typed)
}
