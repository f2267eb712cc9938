//! What only front ends say: about the terminal, the files and scripts that a command line names, the
//! board, and rulings asked for.

use super::auction::call_words;
use super::{and, capital, cards, catalog, joined, list, or, ordinal, quoted};
use crate::cards::{Card, Seat};
use crate::game::{Due, Game};
use crate::history::History;
use crate::rules::Call;

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
    let back = if undoes { catalog::key_undo() } else { catalog::key_delete() };
    let mut keys = vec![catalog::key_digits(), catalog::enter_records(), back, catalog::key_redo()];
    keys.extend(by_number.map(tricks_key));
    keys.push(if aside { catalog::key_back_from_besides() } else { catalog::key_besides(besides) });
    keys.extend([catalog::key_view(), catalog::key_help(), catalog::q_leave()]);
    keys
}

/// The keys of a part of a deal that is being corrected: the way in which its tricks are typed, and
/// whether nothing is typed yet.
pub fn part_keys(by_number: Option<bool>, is_empty: bool) -> Vec<String> {
    let mut keys = vec![catalog::key_digits(), catalog::enter_shows_what_changes()];
    keys.extend((!is_empty).then(catalog::key_delete));
    keys.extend(by_number.map(tricks_key));
    keys.extend([catalog::key_back(), catalog::key_view(), catalog::q_leave()]);
    keys
}

/// The key that types tricks in the other way.
fn tricks_key(by_number: bool) -> String {
    if by_number { catalog::n_trick_by_trick() } else { catalog::n_numbers() }
}

/// The keys of the sheet.
pub fn sheet_keys() -> Vec<String> {
    vec![
        catalog::number_enter_opens_deal(),
        catalog::key_scroll(),
        catalog::key_search(),
        catalog::key_view(),
        catalog::key_table(),
        catalog::q_leave(),
    ]
}

/// The keys while the number of a deal is typed.
pub fn number_keys(typed: &str) -> Vec<String> {
    vec![catalog::deal_12(typed), catalog::enter_opens_it(), catalog::key_back()]
}

/// The keys while what to look for is typed.
pub fn search_keys(typed: &str) -> Vec<String> {
    vec![catalog::search(typed), catalog::enter_finds_it(), catalog::esc_back()]
}

/// The keys after a search.
pub fn found_keys() -> Vec<String> {
    vec![
        catalog::n_next_match(),
        catalog::n_previous(),
        catalog::key_scroll(),
        catalog::key_search(),
        catalog::esc_back(),
    ]
}

/// The keys while a correction is typed in words.
pub fn fix_keys(typed: &str) -> Vec<String> {
    vec![catalog::fix(typed), catalog::enter_shows_it(), catalog::esc_back()]
}

/// The keys of a correction that is complete.
pub fn preview_keys() -> Vec<String> {
    vec![
        catalog::enter_records_it_as_shown(),
        catalog::key_scroll(),
        catalog::key_back(),
        catalog::key_view(),
        catalog::q_leave(),
    ]
}

/// The keys of the help.
pub fn help_keys() -> Vec<String> {
    vec![catalog::key_back_from_help(), catalog::key_scroll(), catalog::key_leave()]
}

/// The keys of a page.
pub fn page_keys() -> Vec<String> {
    vec![
        catalog::key_scroll(),
        catalog::key_search(),
        catalog::key_view(),
        catalog::key_table(),
        catalog::q_leave(),
    ]
}

/// Asks for what may be recorded besides.
pub fn which_besides(game: &Game, due: &Due) -> String {
    joined(besides(game, due).map(|(_, question)| question), " ")
}

/// What may be recorded besides what is due, and the question for it.
fn besides(game: &Game, due: &Due) -> impl Iterator<Item = (String, String)> {
    let bids = matches!(due, Due::Bids(bids) if !bids.words.is_empty());
    let calls = matches!(due, Due::Tricks(tricks) if !tricks.last_word.is_empty());
    let counts =
        matches!(due, Due::Tricks(_)) && game.setup().rules().counts_recorded().next().is_some();
    let all = [
        (
            game.trump_is_open() && *due != Due::Trump,
            (catalog::besides_trump(), catalog::which_suit_was_turned_up()),
        ),
        (bids, (catalog::besides_bid(), catalog::which_bid_was_made())),
        (calls, (catalog::besides_call(), catalog::which_call_was_made())),
        (counts, (catalog::besides_count(), catalog::what_was_counted())),
    ];
    all.into_iter().filter_map(|(may, besides)| may.then_some(besides))
}

/// The keys of a deal, with the parts that they correct.
pub fn deal_keys<'a>(parts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let parts =
        parts.zip(1..).map(|(part, digit)| format!("{digit} {}", catalog::part_of_deal(part)));
    let others = [
        catalog::f_in_words(),
        catalog::key_scroll(),
        catalog::key_search(),
        catalog::key_back(),
        catalog::key_view(),
        catalog::q_leave(),
    ];
    [catalog::correct()].into_iter().chain(parts).chain(others).collect()
}

/// The keys after a digit that may be a whole number, or begin one of these.
pub fn waiting_keys(typed: &str, longer: &[u8]) -> String {
    match longer {
        [] => String::new(),
        [only] => catalog::enter_or_for(typed, only % 10, only),
        [first, .., last] => {
            let (from, to) = (first % 10, last % 10);
            catalog::enter_or_second_digit_for(typed, from, to, first, last)
        }
    }
}

/// A player without a name, by place in the bidding: `the 2nd to bid`, `the last to bid`.
pub fn nth_to_bid(seat: Seat, players: u8) -> String {
    match seat.index() + 1 {
        place if place == usize::from(players) => catalog::last_to_bid(),
        place => catalog::to_bid(ordinal(place)),
    }
}

/// Who takes a trick, or has it so far; without a name, the place of the card from 1.
pub fn trick_taker(player: Option<&str>, place: usize, card: Card, complete: bool) -> String {
    let card = catalog::card(ordinal(place), card.sign());
    catalog::trick_taker_so_far(complete, player.unwrap_or(&card))
}

/// That `HOYLE_THEME` does not name a theme.
pub fn unknown_theme(text: &str, themes: &[&str]) -> String {
    catalog::is_no_theme(quoted(text), or(themes))
}

/// That `HOYLE_NOW` is not a valid time.
pub fn bad_time(text: &str) -> String {
    catalog::is_no_time(quoted(text))
}

/// That only one of two options can be given.
pub fn choose_one(options: [&str; 2]) -> String {
    catalog::choose_one_of(and(options))
}

/// That a game played from a script was saved.
pub fn saved(history: &History) -> String {
    catalog::saved_as_game(history.id())
}

/// That the last player cannot have taken any other number.
pub fn last_took(rest: u8, total: u8) -> String {
    catalog::tricks_add_up_to_so_last(total, rest)
}

/// That a call is legal.
pub fn legal_call(who: &str, call: &Call) -> String {
    catalog::call_is_legal(matches!(call, Call::Bid(_)), capital(who), call_words(call))
}

/// A player without a name, by place from the dealer's left.
pub fn nth_to_speak(seat: Seat) -> String {
    catalog::player(seat.index() + 1)
}

/// A player without a name, by place in a trick.
pub fn nth_to_play(seat: Seat) -> String {
    catalog::to_play(ordinal(seat.index() + 1))
}

/// The cards of a hand that may not be played.
pub fn not_open(barred: &[Card]) -> String {
    catalog::not_open_text(cards(barred))
}

/// What can be done once a game is over: play again, save the sheet, export the game, or choose another.
pub fn after_the_end() -> [String; 4] {
    [
        catalog::title_rematch(),
        catalog::save_sheet(),
        catalog::title_export(),
        catalog::other_game(),
    ]
}
