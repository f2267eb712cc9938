//! What only front ends say: about the terminal, the files and scripts that a command line names, the
//! board, what was typed at the prompt, and rulings asked for.

use super::{call_words, capital, cards, joined, or, quoted};
use crate::cards::{Card, Seat};
use crate::game::Due;
use crate::history::History;
use crate::rules::{BidsSoFar, Call};
use std::fmt::Display;
use std::io::Error;

/// A question to be answered with yes or no.
pub fn yes_or_no(question: &str) -> String {
    format!("{question} Type yes or no.")
}

/// A terminal that cannot be used.
pub fn cannot_use_terminal(error: impl Display) -> String {
    format!("Could not set up the terminal: {error}.")
}

/// Output that cannot be written, as on a full disk.
pub fn cannot_print(error: impl Display) -> String {
    format!("The output could not be written: {error}. What was recorded stays recorded.")
}

/// A time in `HOYLE_NOW` that cannot be read.
pub fn bad_time(text: &str) -> String {
    format!("HOYLE_NOW is {text:?}; expected a time such as 2026-11-20T20:15:00Z.")
}

/// No folder to keep games in.
pub fn no_folder() -> String {
    "There is no home folder to store games in.".into()
}

/// What follows a refusal of a command that records.
pub const NOTHING_RECORDED: &str = "Nothing was recorded.";

/// The pages of the manual written to a folder.
pub fn manual_written(pages: usize, folder: impl Display) -> String {
    format!("Wrote {pages} manual pages to {folder}.")
}

/// How to read a page of the manual.
pub fn read_manual(page: impl Display) -> String {
    format!("Read one: man {page}")
}

/// A file, or standard input, that cannot be read.
pub fn cannot_read(place: impl Display, error: &Error) -> String {
    format!("{place}: cannot be read: {error}.")
}

/// A file longer than `most` bytes.
pub fn too_long(place: impl Display, most: u64) -> String {
    format!("{place}: is longer than {most} bytes.")
}

/// A file that is not UTF-8.
pub fn not_text(place: impl Display) -> String {
    format!("{place}: is not UTF-8 text.")
}

/// A file that cannot be written.
pub fn cannot_write(place: impl Display, error: &Error) -> String {
    format!("{place} could not be written: {error}.")
}

/// A folder that cannot be created.
pub fn cannot_make_folder(place: impl Display, error: &Error) -> String {
    format!("The folder {place} could not be created: {error}.")
}

/// A file that would be overwritten.
pub fn file_exists(place: impl Display) -> String {
    format!("{place} already exists and was not changed.")
}

/// An archive that would be printed on a terminal.
pub fn archive_on_terminal() -> String {
    "An archive of several games cannot be shown on a terminal.".into()
}

/// That a game played from a script was saved.
pub fn saved(history: &History) -> String {
    format!("Saved as game {}.", history.id())
}

/// That a script does not begin with a game, or begins a second one.
pub const fn script_is_one_game() -> &'static str {
    "A script is one game: its first command is new, and no other is."
}

/// That a script has a command that records nothing.
pub const fn script_only_records() -> &'static str {
    "A script has only the commands that record: new, trump, bid, took, trick, call, contract, \
     dealer, redeal, leave, swap, extra, rule, fix, undo, redo."
}

/// That a script asks what a correction would change.
pub const fn dry_run_in_script() -> &'static str {
    "A dry run records nothing; a script records."
}

/// That a line is longer than any command.
pub fn long_line(longest: usize) -> String {
    format!("This line is longer than {longest} bytes; no command is.")
}

/// That a quote is not closed.
pub const fn unclosed_quote() -> &'static str {
    "A quotation mark is not closed."
}

/// That leaving loses nothing.
pub const fn nothing_lost() -> &'static str {
    "Nothing is lost."
}

/// That the rules a game was started with read differently now.
pub const fn rules_have_changed() -> &'static str {
    "The rules have changed since this game was started, or their file is gone, so the script would \
     play by other rules. The game itself keeps its own."
}

/// A number was typed, but none is due.
pub fn no_number_due(due: &Due) -> String {
    let due = match due {
        Due::Nothing { .. } => "the game is over",
        Due::Calls(_) => "a call is",
        Due::Partner { .. } => "the contract is",
        _ => "the trump is",
    };
    format!("No number is due: {due}.")
}

/// Digits without spaces that are numbers in several ways.
pub fn ambiguous_digits(word: &str, ways: &[Vec<i64>]) -> String {
    let ways = joined(ways.iter().map(|way| joined(way, " ")), ", or ");
    format!("{word} could be {ways}: put spaces between the numbers.")
}

/// A short form of several bids.
pub fn ambiguous_bid(word: &str, ids: &[&String]) -> String {
    format!("{} could be {}.", quoted(word), or(ids))
}

/// A card turned up was given with something other than a trick.
pub const fn turned_with_trick() -> &'static str {
    "A card is turned up from the talon only after a trick."
}

/// A line names another folder of games.
pub const fn one_folder() -> &'static str {
    "This prompt works in one folder of games. Leave it, and start it again with the other one."
}

/// A line fails after others were carried out.
pub const fn lines_before() -> &'static str {
    "What the lines before it recorded stays recorded."
}

/// That the board needs a terminal.
pub const fn board_needs_terminal() -> &'static str {
    "The board needs a terminal."
}

/// That the terminal is too small, and how large it has to be.
pub fn board_too_small(columns: u16, rows: u16) -> String {
    format!("The board needs {columns} columns and {rows} rows.")
}

/// That every number asked for has been typed.
pub const fn all_typed() -> &'static str {
    "All numbers are in. Press Enter to record."
}

/// How to type who took each trick, and how many are typed.
pub fn who_took_each(typed: usize, total: u8) -> String {
    format!("{typed} of {total} tricks in. Press the digit of who took each.")
}

/// That Enter was pressed before all tricks were typed.
pub fn tricks_missing(typed: usize, total: u8) -> String {
    format!("Not recorded: only {typed} of {total} tricks in.")
}

/// The tricks of the declaring side, as far as they are typed.
pub fn tricks_taken(typed: &str) -> String {
    format!("Tricks taken: {typed}")
}

/// Asks for the suit turned up.
pub const fn which_suit() -> &'static str {
    "Which suit was turned up?"
}

/// Asks how a part of a deal should have been recorded.
pub fn what_instead(deal: usize, part: &str) -> String {
    format!("Deal {deal}: what should the {part} have been?")
}

/// Asks for the number of a deal.
pub const fn type_a_deal() -> &'static str {
    "Type the number of a deal that has begun, then press Enter."
}

/// The name of an extra deal.
pub fn extra_deal(mark: &str) -> String {
    format!("Extra deal {mark}")
}

/// Whether an act is legal, and why: `Legal. Igor may bid 2: …`
pub fn verdict(legal: bool, because: &str) -> String {
    format!("{} {because}", if legal { "Legal." } else { "Not legal." })
}

/// Why a bid is legal; `hooked` where the hook was in force and did not bar it.
pub fn legal_bid(who: &str, bid: u8, so_far: BidsSoFar<'_>, hooked: bool) -> String {
    let (who, cards, sum) = (capital(who), so_far.cards, so_far.sum() + u32::from(bid));
    let why = match hooked {
        true => {
            &format!("the bids then add up to {sum}, not to {cards}, the number of cards dealt")
        }
        false => &format!("any bid from 0 to {cards} is open"),
    };
    format!("{who} may bid {bid}: {why}.")
}

/// That a call is legal.
pub fn legal_call(who: &str, call: &Call) -> String {
    format!("{} may say {}.", capital(who), call_words(call))
}

/// `1st`, `2nd`, `3rd`, `11th`.
fn ordinal(number: usize) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// A player without a name, by place in the bidding: `the 2nd to bid`, `the last to bid`.
pub fn nth_to_bid(seat: Seat, players: u8) -> String {
    match seat.index() + 1 {
        place if place == usize::from(players) => "the last to bid".into(),
        place => format!("the {} to bid", ordinal(place)),
    }
}

/// A player without a name, by place in an auction.
pub fn nth_to_speak(seat: Seat) -> String {
    format!("player {} from the dealer's left", seat.index() + 1)
}

/// A player without a name, by place in a trick.
pub fn nth_to_play(seat: Seat) -> String {
    format!("the {} to play", ordinal(seat.index() + 1))
}

/// That a bid or a call before the one in question is not legal.
pub const fn illegal_earlier() -> &'static str {
    "One of the earlier bids or calls is not legal."
}

/// That a ruling on cards assumes that there is no trump.
pub const fn no_trump_assumed() -> &'static str {
    "No trump was given, so none is assumed."
}

/// That the pack depends on how many play.
pub const fn pack_grows() -> &'static str {
    "The pack grows with the number of players."
}

/// The cards of a hand that may not be played.
pub fn not_open(barred: &[Card]) -> String {
    format!("Not open: {}.", cards(barred))
}

/// Who takes a trick, or has it so far; without a name, the place of the card from 1.
pub fn trick_taker(player: Option<&str>, place: usize, card: Card, complete: bool) -> String {
    let taker = match player {
        Some(player) => player,
        None => &format!("The {} card, {},", ordinal(place), card.sign()),
    };
    format!("{taker} {}.", if complete { "takes the trick" } else { "is winning so far" })
}
