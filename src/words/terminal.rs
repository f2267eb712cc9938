//! What only front ends say: about the terminal, the files and scripts that a command line names, the
//! board, and rulings asked for.

use super::{and, capital, cards, count, joined, list, or, ordinal, to_call};
use crate::cards::{Card, Seat};
use crate::game::{Due, Game};
use crate::history::History;
use crate::rules::Call;
use std::fmt::Display;

/// The keys of the board's table, each with what it does: `undoes` where nothing typed is left to take
/// back, the way in which tricks are typed, where they are, and whether something besides is asked for
/// (`aside`).
pub fn table_keys(
    game: &Game,
    due: &Due,
    undoes: bool,
    by_number: Option<bool>,
    aside: bool,
) -> Vec<String> {
    let besides = list(besides(game, due).map(|(what, _)| what));
    let back = if undoes { "- undo" } else { "- delete" };
    let mut keys = keys(&["digits", "Enter records", back, "+ redo"]);
    keys.extend(by_number.map(|by_number| tricks_key(by_number).into()));
    keys.push(if aside { "/ back".into() } else { format!("/ {besides}") });
    keys.extend(self::keys(&["* view", "? keys"]));
    keys
}

/// The keys of a part of a deal that is being corrected: the way in which its tricks are typed, and
/// whether nothing is typed yet.
pub fn part_keys(by_number: Option<bool>, is_empty: bool) -> Vec<String> {
    let mut keys = keys(&["digits", "Enter shows what changes"]);
    keys.extend((!is_empty).then(|| "- delete".into()));
    keys.extend(by_number.map(|by_number| tricks_key(by_number).into()));
    keys.extend(self::keys(&[". back", "* view", "q leave"]));
    keys
}

/// The key that types tricks in the other way.
const fn tricks_key(by_number: bool) -> &'static str {
    if by_number { "n trick by trick" } else { "n numbers" }
}

fn keys(all: &[&str]) -> Vec<String> {
    all.iter().copied().map(String::from).collect()
}

/// The keys of the sheet.
pub fn sheet_keys() -> Vec<String> {
    keys(&["number Enter opens a deal", "+ - scroll", "/ search", "* view", ". table", "q leave"])
}

/// The keys while the number of a deal is typed.
pub fn number_keys(typed: &str) -> Vec<String> {
    [format!("deal {typed}_")].into_iter().chain(keys(&["Enter opens it", ". back"])).collect()
}

/// The keys while what to look for is typed.
pub fn search_keys(typed: &str) -> Vec<String> {
    [format!("search: {typed}_")].into_iter().chain(keys(&["Enter finds it", "Esc back"])).collect()
}

/// The keys after a search.
pub fn found_keys() -> Vec<String> {
    keys(&["n next match", "N previous", "+ - scroll", "/ search", "Esc back"])
}

/// The keys while a correction is typed in words.
pub fn fix_keys(typed: &str) -> Vec<String> {
    [format!("fix: {typed}_")].into_iter().chain(keys(&["Enter shows it", "Esc back"])).collect()
}

/// The keys of a correction that is complete.
pub fn preview_keys() -> Vec<String> {
    keys(&["Enter records it as shown", "+ - scroll", ". back", "* view", "q leave"])
}

/// The keys of the help.
pub fn help_keys() -> Vec<String> {
    keys(&["? back", "+ - scroll", "0 leave"])
}

/// The keys of a page.
pub fn page_keys() -> Vec<String> {
    keys(&["+ - scroll", "/ search", "* view", ". table", "q leave"])
}

/// Asks for what may be recorded besides.
pub fn which_besides(game: &Game, due: &Due) -> String {
    joined(besides(game, due).map(|(_, question)| question), " ")
}

/// What may be recorded besides what is due, and the question for it.
fn besides(game: &Game, due: &Due) -> impl Iterator<Item = (&'static str, &'static str)> {
    let bids = matches!(due, Due::Bids(bids) if !bids.words.is_empty());
    let calls = matches!(due, Due::Tricks(tricks) if !tricks.last_word.is_empty());
    let counts =
        matches!(due, Due::Tricks(_)) && game.setup().rules().counts_recorded().next().is_some();
    let all = [
        (game.trump_is_open() && *due != Due::Trump, ("trump", "Which suit was turned up?")),
        (bids, ("bid", "Which bid was made?")),
        (calls, ("call", "Which call was made?")),
        (counts, ("count", "What was counted?")),
    ];
    all.into_iter().filter_map(|(may, besides)| may.then_some(besides))
}

/// The keys of a deal, with the parts that they correct.
pub fn deal_keys<'a>(parts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let parts = parts.zip(1..).map(|(part, digit)| format!("{digit} {part}"));
    let others = keys(&["f in words", "+ - scroll", "/ search", ". back", "* view", "q leave"]);
    ["correct:".to_owned()].into_iter().chain(parts).chain(others).collect()
}

/// The keys after a digit that may be a whole number, or begin one of these.
pub fn waiting_keys(typed: &str, longer: &[u8]) -> String {
    match longer {
        [] => String::new(),
        [only] => format!("{typed}: Enter, or {} for {only}.", only % 10),
        [first, .., last] => {
            let (from, to) = (first % 10, last % 10);
            format!("{typed}: Enter, or a second digit {from}–{to} for {first}–{last}.")
        }
    }
}

/// A player without a name, by place in the bidding: `the 2nd to bid`, `the last to bid`.
pub fn nth_to_bid(seat: Seat, players: u8) -> String {
    match seat.index() + 1 {
        place if place == usize::from(players) => "the last to bid".into(),
        place => format!("the {} to bid", ordinal(place)),
    }
}

/// Who takes a trick, or has it so far; without a name, the place of the card from 1.
pub fn trick_taker(player: Option<&str>, place: usize, card: Card, complete: bool) -> String {
    let card = format!("The {} card, {},", ordinal(place), card.sign());
    let taker = player.unwrap_or(&card);
    format!("{taker} {}.", if complete { "takes the trick" } else { "is winning so far" })
}

messages! {
    /// A question to be answered with yes or no.
    yes_or_no(question: &str): "{question} Type yes or no.";

    /// A terminal that cannot be used.
    cannot_use_terminal(error: impl Display): "Could not set up the terminal: {error}.";

    /// Output that cannot be written, as on a full disk.
    cannot_print(error: impl Display):
        "The output could not be written: {error}. Anything already recorded is safe.";

    /// A theme in `HOYLE_THEME` that there is not.
    unknown_theme(text: &str, themes: &[&str]):
        "HOYLE_THEME is {text:?}; expected {}.", or(themes);

    /// A time in `HOYLE_NOW` that cannot be read.
    bad_time(text: &str): "HOYLE_NOW is {text:?}; expected a time such as 2026-11-20T20:15:00Z.";

    /// The pages of the manual written to a folder.
    manual_written(pages: usize, folder: impl Display): "Wrote {pages} manual pages to {folder}.";

    /// How to read a page of the manual.
    read_manual(page: impl Display): "Read one: man {page}";

    /// A file longer than `most` bytes.
    too_long(place: impl Display, most: u64): "{place}: is longer than {most} bytes.";

    /// A file that is not UTF-8.
    not_text(place: impl Display): "{place}: is not UTF-8 text.";

    /// A file that would be overwritten.
    file_exists(place: impl Display): "{place} already exists and was not changed.";

    /// That an option is only for commands that record.
    only_for_recording(option: &str):
        "{option} is only for commands that record in an existing game.";

    /// That an option is only for output in records.
    only_for_records(option: &str): "{option} is only for output in records.";

    /// That an option cannot select the game of a command that names its games.
    names_its_games(option: &str):
        "{option} cannot be used here: the command itself names the game.";

    /// That only one of two options can be given.
    choose_one(options: [&str; 2]): "Choose one of {}.", and(options);

    /// That a game played from a script was saved.
    saved(history: &History): "Saved as game {}.", history.id();

    /// That a line is longer than any command.
    long_line(longest: usize): "This line is too long (at most {longest} bytes).";

    /// That the terminal is too small, and how large it has to be.
    board_too_small(columns: u16, rows: u16): "The board needs {columns} columns and {rows} rows.";

    /// How to type who took each trick, and how many are typed.
    who_took_each(typed: usize, total: u8):
        "{typed} of {} in. Press the digit of who took each.", count(total, "trick");

    /// How to type how many each took, and how many are typed.
    how_many_each(typed: usize, total: u8):
        "{typed} of {} in. Type how many each took, in turn.", count(total, "trick");

    /// That the number of the last player follows from the others.
    takes_the_rest(player: &str, rest: usize): "{player} took the other {rest}. Press Enter to record.";

    /// That a player cannot have taken so many, because others took some.
    tricks_left(rest: u8, total: u8): "Too many: {rest} of {} left.", count(total, "trick");

    /// That the last player cannot have taken any other number.
    last_took(rest: u8, total: u8):
        "The tricks add up to {total}, so the last player took {rest}.";

    /// That nothing on a page is what is looked for.
    not_found(text: &str): "Not on this page: {text}";

    /// What stands recorded, among what can be chosen instead.
    as_now(label: &str): "{label} (now)";

    /// A number that is recorded, and the one typed in its place: `2 → 3`.
    instead_of(now: &str, then: &str): "{now} → {then}";

    /// That what is typed has to be deleted first.
    take_back_first(typed: &str): "Delete what is typed first: {typed}.";

    /// That Enter was pressed before all tricks were typed.
    tricks_missing(typed: usize, total: u8): "Not recorded: only {typed} of {} in.", count(total, "trick");

    /// The tricks of the declaring side typed so far.
    tricks_taken(typed: &str): "Tricks taken: {typed}";

    /// Asks how a part of a deal should have been recorded.
    what_instead(deal: usize, part: &str): "Deal {deal}: what should the {part} have been?";

    /// The name of an extra deal.
    extra_deal(mark: &str): "Extra deal {mark}";

    /// Whether an act is legal, and why: `Legal. Igor may bid 2: …`
    verdict(legal: bool, because: &str):
        "{} {because}", if legal { "Legal." } else { "Not legal." };

    /// That an act before the one in question is not legal, and why.
    illegal_earlier(because: &str): "Not legal before that. {because}";

    /// That a call is legal.
    legal_call(who: &str, call: &Call): "{} may {}.", capital(who), to_call(call);

    /// A player without a name, by place from the dealer's left.
    nth_to_speak(seat: Seat): "player {}", seat.index() + 1;

    /// A player without a name, by place in a trick.
    nth_to_play(seat: Seat): "the {} to play", ordinal(seat.index() + 1);

    /// Why a hand owes nothing to a trick that has begun.
    no_suit_led: "No suit has been led, so any card may be played.";

    /// The cards of a hand that may not be played.
    not_open(barred: &[Card]): "Not open: {}.", cards(barred);

    /// That a script does not begin with a game, or begins a second one.
    script_is_one_game: "A script holds one game and must start it on its first line.";

    /// That a script has a command about other games, or about the program.
    script_is_about_its_game:
        "A script can only record, query its own game, or ask about the rules.";

    /// That a quote is not closed.
    unclosed_quote: "A quotation mark is not closed: add the other.";

    /// What to do about a line of a script that cannot be carried out.
    correct_line: "Correct the line, or leave it out.";

    /// What to do where the system does not give a file or a folder.
    check_path: "Check the path and its permissions.";

    /// That a number is too large.
    number_at_most(most: u8): "At most {most} here.";

    /// That a digit stands for nobody.
    digits_to(last: usize): "Press a digit from 1 to {last}.";

    /// What was typed and is not recorded yet.
    typed_only(typed: &str): "Typed but not recorded: {typed}.";

    /// A run that may be completed, in short: `4 of 5`.
    run_in_short(made: bool, deals: usize, of: usize): "{}{deals} of {of}",
        if made { "" } else { "missed " };

    /// That leaving loses nothing recorded.
    nothing_lost: "Everything recorded is saved.";

    /// That the rules a game was started with read differently now.
    rules_have_changed:
        "The rules have changed since this game was started, or their file is gone, so replaying \
        this script would use different rules. This game is unaffected.";

    /// A line fails after others were carried out.
    lines_before: "Earlier lines were recorded.";

    /// That the board needs a terminal.
    board_needs_terminal: "The board needs a terminal.";

    /// That every number asked for has been typed.
    all_typed: "All numbers are in. Press Enter to record.";

    /// Asks for the number of a deal.
    type_a_deal: "Type the number of a deal that has begun, then press Enter.";

    /// That a ruling on cards assumes that there is no trump.
    no_trump_assumed: "No trump was given, so none is assumed.";

    /// That the pack depends on how many play.
    pack_grows: "The pack grows with the number of players.";

    /// What follows a refusal of a command that records.
    nothing_recorded: "Nothing recorded.";

    /// What standard input is called where a file would be named.
    standard_input: "standard input";

    /// What a script without a file is called.
    the_script: "the script";

    /// How to leave the board where it cannot be drawn.
    leave_board: "Ctrl-C quits.";

    /// No folder to keep games in.
    no_folder: "There is no home folder to store games in.";

    /// Something to import that is not a file, such as a folder or a device.
    not_regular: "it is not a regular file";

    /// An archive that would be printed on a terminal.
    archive_on_terminal: "An archive of several games cannot be shown on a terminal.";

    /// The title of the help.
    help_title: " Keys ";
}

/// What can be done once a game is over: play again, save the sheet, export the game, or choose another.
pub const fn after_the_end() -> [&'static str; 4] {
    ["Rematch", "Save the sheet", "Export", "Other game"]
}
