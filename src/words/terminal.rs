//! What only front ends say: about the terminal, the files and scripts that a command line names, the
//! board, and rulings asked for.

use super::language::{Language, Voice, speak};
use super::{joined, list, messages};
use crate::cards::{Card, Seat};
use crate::game::{Due, Game};

/// How many readings of a row of digits a sentence lists.
const MOST_READINGS: usize = 3;

/// The keys of the board's table, each with what it does. `undoes` means that nothing typed is left to take
/// back, `tricks` is the key that types tricks in the other way, and `aside` means that something other than
/// what is due is asked for.
pub fn table_keys(
    game: &Game,
    due: &Due,
    undoes: bool,
    tricks: Option<String>,
    aside: bool,
) -> Vec<String> {
    let besides = list(besides(game, due).map(|(what, _)| what));
    let back = if undoes { messages::BoardKeyUndo.say() } else { messages::BoardKeyDelete.say() };
    let mut keys = vec![
        messages::BoardKeyDigits.say(),
        messages::BoardKeyRecord.say(),
        back,
        messages::BoardKeyRedo.say(),
    ];
    keys.extend(tricks);
    keys.push(if aside {
        messages::BoardKeyAsideBack.say()
    } else {
        messages::BoardKeyAside { entries: besides }.say()
    });
    if let Due::Calls(_) = due {
        keys.push(messages::BoardKeyContract.say());
    }
    keys.extend([
        messages::BoardKeyView.say(),
        messages::BoardKeyHelp.say(),
        messages::BoardKeyWrongs.say(),
        messages::BoardKeyEvents.say(),
        messages::BoardKeyLeave.say(),
    ]);
    keys
}

/// The keys while an act of the table is described.
pub fn form_keys(is_preview: bool) -> Vec<String> {
    let enter =
        if is_preview { messages::BoardKeyRecord.say() } else { messages::BoardKeyChoose.say() };
    vec![
        messages::BoardKeyDigits.say(),
        enter,
        messages::BoardKeyEscape.say(),
        messages::BoardKeyLeave.say(),
    ]
}

/// The keys while a contract is chosen in rows, or once every row is chosen.
pub fn contract_keys(is_whole: bool) -> Vec<String> {
    let mut keys = form_keys(is_whole);
    keys.insert(2, messages::BoardKeyDelete.say());
    keys
}

/// The keys while a text is typed, which may begin with any letter.
pub fn text_keys() -> Vec<String> {
    vec![messages::BoardKeyNext.say(), messages::BoardKeyEscape.say()]
}

/// The keys of a part of a deal that is being corrected: with the key that types tricks in the other way,
/// where they are typed, and another if something is typed already.
pub fn part_keys(tricks: Option<String>, is_empty: bool) -> Vec<String> {
    let mut keys = vec![messages::BoardKeyDigits.say(), messages::BoardKeyShowChanges.say()];
    keys.extend((!is_empty).then(|| messages::BoardKeyDelete.say()));
    keys.extend(tricks);
    keys.extend([
        messages::BoardKeyBack.say(),
        messages::BoardKeyView.say(),
        messages::BoardKeyLeave.say(),
    ]);
    keys
}

/// The keys of the sheet.
pub fn sheet_keys() -> Vec<String> {
    vec![
        messages::BoardKeyNumberedDeal.say(),
        messages::BoardKeyScroll.say(),
        messages::BoardKeySearch.say(),
        messages::BoardKeyView.say(),
        messages::BoardKeyTable.say(),
        messages::BoardKeyLeave.say(),
    ]
}

/// The keys while the number of a deal is typed.
pub fn number_keys(typed: &str) -> Vec<String> {
    vec![
        messages::BoardTypedDeal { typed }.say(),
        messages::BoardKeyOpen.say(),
        messages::BoardKeyBack.say(),
    ]
}

/// The keys while what to look for is typed.
pub fn search_keys(typed: &str) -> Vec<String> {
    vec![
        messages::BoardTypedSearch { typed }.say(),
        messages::BoardKeyFind.say(),
        messages::BoardKeyEscape.say(),
    ]
}

/// The keys after a search.
pub fn found_keys() -> Vec<String> {
    vec![
        messages::BoardKeyNextMatch.say(),
        messages::BoardKeyPreviousMatch.say(),
        messages::BoardKeyScroll.say(),
        messages::BoardKeySearch.say(),
        messages::BoardKeyEscape.say(),
    ]
}

/// The keys while a correction is typed in words.
pub fn fix_keys(typed: &str) -> Vec<String> {
    vec![
        messages::BoardTypedFix { typed }.say(),
        messages::BoardKeyShow.say(),
        messages::BoardKeyEscape.say(),
    ]
}

/// The keys of a correction that is complete.
pub fn preview_keys() -> Vec<String> {
    vec![
        messages::BoardKeyRecordShown.say(),
        messages::BoardKeyScroll.say(),
        messages::BoardKeyBack.say(),
        messages::BoardKeyView.say(),
        messages::BoardKeyLeave.say(),
    ]
}

/// The keys of the help.
pub fn help_keys() -> Vec<String> {
    vec![
        messages::BoardKeyHelpBack.say(),
        messages::BoardKeyScroll.say(),
        messages::BoardKeyHelpLeave.say(),
    ]
}

/// The keys of a page.
pub fn page_keys() -> Vec<String> {
    vec![
        messages::BoardKeyScroll.say(),
        messages::BoardKeySearch.say(),
        messages::BoardKeyView.say(),
        messages::BoardKeyTable.say(),
        messages::BoardKeyLeave.say(),
    ]
}

/// Asks for what else may be recorded.
pub fn which_besides(game: &Game, due: &Due) -> String {
    joined(besides(game, due).map(|(_, question)| question), " ")
}

/// What may be recorded other than what is due, with the question for it.
fn besides(game: &Game, due: &Due) -> impl Iterator<Item = (String, String)> {
    let bids = matches!(due, Due::Bids(bids) if !bids.words.is_empty());
    let calls = matches!(due, Due::Tricks(tricks) if !tricks.last_word.is_empty());
    let has_tallies =
        matches!(due, Due::Tricks(_)) && game.setup().rules().tallies_recorded().next().is_some();
    let can_end = game.current().is_some() && game.played().next().is_some();
    let all = [
        (
            game.trump_is_open() && *due != Due::Trump,
            (messages::HeadingTrump.say(), messages::BoardAskTrump.say()),
        ),
        (bids, (messages::BoardAsideBid.say(), messages::BoardAskBid.say())),
        (calls, (messages::BoardAsideCall.say(), messages::BoardAskCall.say())),
        (has_tallies, (messages::BoardAsideTally.say(), messages::BoardAskTally.say())),
        (can_end, (messages::EndTitle.say(), messages::EndAsk { abandoned: false }.say())),
    ];
    let mut besides: Vec<(String, String)> =
        all.into_iter().filter_map(|(may, besides)| may.then_some(besides)).collect();
    // A deal can always be dealt again, so mention that only if nothing else is possible.
    if besides.is_empty() && game.current().is_some() {
        besides.push((messages::RedealTitle.say(), messages::RedealTitle.say()));
    }
    besides.into_iter()
}

/// The keys of a deal, with the parts that they correct.
pub fn deal_keys<'a>(parts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let parts = parts
        .zip(1..)
        .map(|(part, digit)| format!("{digit} {}", messages::BoardDealPart { part }.say()));
    let others = [
        messages::BoardKeyWords.say(),
        messages::BoardKeyScroll.say(),
        messages::BoardKeySearch.say(),
        messages::BoardKeyBack.say(),
        messages::BoardKeyView.say(),
        messages::BoardKeyLeave.say(),
    ];
    [messages::BoardLabelCorrect.say()].into_iter().chain(parts).chain(others).collect()
}

/// The digits that extend a one-digit number to one of these longer ones.
pub fn longer_numbers(typed: u8, longer: &[u8]) -> String {
    match longer {
        [] => String::new(),
        [only] => messages::BoardDigitsOneLonger { typed, digit: only % 10, number: only }.say(),
        [first, .., last] => messages::BoardDigitsSomeLonger {
            typed,
            first_digit: first % 10,
            last_digit: last % 10,
            first_number: first,
            last_number: last,
        }
        .say(),
    }
}

/// The ways to read a row of digits, as numbers with spaces between them.
pub fn row_readings(digits: &str, readings: impl Iterator<Item = String>) -> String {
    let mut readings: Vec<String> = readings.collect();
    if readings.len() > MOST_READINGS {
        readings.truncate(MOST_READINGS);
        readings.push("…".to_owned());
    }
    let readings = joined(readings, &messages::GrammarOrClause.say());
    messages::BoardRowReadings { digits, readings }.say()
}

/// A player without a name, by place in the bidding: `the 2nd to bid`, `the last to bid`.
pub fn nth_to_bid(seat: Seat, players: u8) -> String {
    match seat.index() + 1 {
        place if place == usize::from(players) => messages::PlayerLastBidder.say(),
        place => messages::PlayerByBiddingPlace {
            place: messages::GrammarOrdinal { number: place }.say(),
        }
        .say(),
    }
}

/// Who takes a trick, or has it so far; without a name, the place of the card from 1.
pub fn trick_taker(player: Option<&str>, place: usize, card: Card, complete: bool) -> String {
    let card = messages::CheckCardByPlace {
        place: messages::GrammarOrdinal { number: place }.say(),
        card: card.sign(),
    }
    .say();
    messages::CheckTrickTaker { is_complete: complete, taker: player.unwrap_or(&card) }.say()
}

/// A player without a name, by place in a trick.
pub fn nth_to_play(seat: Seat) -> String {
    messages::PlayerByTrickPlace {
        place: messages::GrammarOrdinal { number: seat.index() + 1 }.say(),
    }
    .say()
}

/// What can be done once a game is over: play again, save, print or copy the sheet, export the game, or choose
/// another.
pub fn after_the_end() -> [String; 6] {
    [
        messages::EndingChoiceRematch.say(),
        messages::EndingChoiceSaveSheet.say(),
        messages::EndingChoicePrint.say(),
        messages::EndingChoiceCopy.say(),
        messages::EndingChoiceExport.say(),
        messages::EndingChoiceOtherGame.say(),
    ]
}

/// Whether a reply means yes, in the reader's language or in English.
pub fn is_yes(reply: &str) -> bool {
    is_reply(reply, || messages::TerminalReplyYes.say())
}

/// Whether a reply means no, in the reader's language or in English.
pub fn is_no(reply: &str) -> bool {
    is_reply(reply, || messages::TerminalReplyNo.say())
}

/// Whether a reply is one of the words of a message. Readers of Cyrillic may type Latin letters.
fn is_reply(reply: &str, words: fn() -> String) -> bool {
    let reply = reply.trim().to_lowercase();
    let mut languages = vec![Language::spoken(), Language::ENGLISH];
    let latin = Language::spoken().tag().strip_suffix("-Cyrl");
    languages.extend(latin.and_then(Language::of_tag));
    languages.into_iter().any(|language| {
        let known = speak(Voice { language, ascii: false }, words);
        known.split_whitespace().any(|word| word == reply)
    })
}
