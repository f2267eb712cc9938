//! The keys of the board as a pure function; this is a module of the library's own tests.

#[cfg(unix)]
#[path = "panics.rs"]
mod panics;

#[path = "forms.rs"]
pub(crate) mod forms;
#[path = "scorer.rs"]
mod scorer;

use super::row::TrickEntry;
use super::search::Direction;
use super::state::Board;
use super::typed::AfterGame;
use super::view::{Effect, FixStage, View};
use crate::commands::{Cli, Command, ScriptCommand};
use crate::desk::Request;
use crate::game::{Act, Choices, Count, Due, Game, Players, Setup, TableAct};
use crate::grammar::Global;
use crate::grammar::hints::Spelling;
use crate::history::{History, Origin, Stamp};
use crate::rules::laws::IncidentKind;
use crate::words::{Fixable, Hint};
use crate::{notation, presets};
use clap::Parser;
use proptest::prelude::*;
use ratatui::crossterm::event::KeyCode;
use strum::IntoEnumIterator;

/// The request that a command makes.
pub(crate) fn request(line: &str, game: &History) -> Request {
    let words = notation::words(&format!("hoyle {line}")).expect("words");
    match Cli::try_parse_from(words).expect("a command").command {
        Some(Command::Script(ScriptCommand::Record(recording))) => {
            recording.request(game).expect("a request")
        }
        _ => panic!("{line} records nothing"),
    }
}

/// The time of every entry.
pub(crate) fn noon() -> Stamp {
    "2026-11-20T12:00:00Z".parse().expect("a time")
}

/// A game of Ana, Bo, Cy and Di, dealt by Di; of Ana and Bo, dealt by Bo, in German whist.
pub(crate) fn game(rules: &str, commands: &[&str]) -> History {
    let names = if rules == "german" { &["Ana", "Bo"][..] } else { &["Ana", "Bo", "Cy", "Di"] };
    let players = Players::new(names).expect("players");
    let dealer = players.seats().next_back().expect("a dealer");
    let rules = presets::ruleset(rules).expect("rules");
    let setup = Setup::new(rules, players, dealer);
    let id = "friday".parse().expect("an id");
    let mut game = History::new(id, noon(), Origin::default(), setup.expect("a setup"));
    for line in commands {
        let Request::Play { act, .. } = request(line, &game) else {
            panic!("{line} is not an act")
        };
        game.record(&act, noon()).expect("a legal act");
    }
    game
}

/// The board after some keys, with the effect of the last one; bids are judged as they are typed.
fn press(game: &History, keys: &str) -> (Board, Effect) {
    let game = game.game();
    let mut board = Board::default();
    let mut effect = Effect::Draw;
    for key in keys.chars() {
        let key = match key {
            '\r' => KeyCode::Enter,
            '<' => KeyCode::Backspace,
            '^' => KeyCode::Esc,
            '>' => KeyCode::Right,
            key => KeyCode::Char(key),
        };
        effect = board.key(key, game);
        if let Effect::Try(Request::Play { act, .. }) = &effect
            && game.judge(act).is_err()
        {
            board.refuse(vec!["refused".into()]);
        }
    }
    (board, effect)
}

const ACES: &str = "call pass-trou pass-trou pass-trou pass-trou";

#[test]
fn keys_and_commands_record_the_same() {
    let cases: &[(&str, &[&str], &str, &str)] = &[
        ("romanian", &[], "0011\r", "bid 0 0 1 1"),
        // A row for everybody due: a digit that cannot extend a number ends it.
        ("serbian", &[], "1542\r", "bid 1 5 4 2"),
        ("serbian", &[], "1032\r", "bid 1 0 3 2"),
        ("serbian", &[], "13131313\r", "bid 13 13 13 13"),
        ("serbian", &["bid 3 4 2"], "1\r", "bid 1"),
        ("serbian", &["bid 3 4"], "12\r", "bid 1 2"),
        // Some of the bids, and one taken back.
        ("serbian", &[], "3\r", "bid 3"),
        ("serbian", &[], "15\r", "bid 1 5"),
        ("serbian", &[], "1<2\r", "bid 2"),
        // Two readings are asked about, on one key; a space ends a number.
        ("serbian", &[], "12\r2", "bid 12"),
        ("serbian", &[], "12\r<3\r2", "bid 12 3"),
        ("serbian", &[], "12\r1", "bid 1 2"),
        ("serbian", &[], "12 1 2 0\r", "bid 12 1 2 0"),
        ("serbian", &[], "12 120\r", "bid 12 1 2 0"),
        ("serbian", &[], "12120\r2", "bid 12 1 2 0"),
        ("romanian", &["bid 0 0 1 1"], "2\r", "took 0 1 0 0"),
        ("serbian", &["bid 2 4 2 6"], "1122223444444\r", "took 2 4 1 6"),
        // As numbers: the last follows from the others, or is typed as well.
        ("serbian", &["bid 2 4 2 6"], "n241\r", "took 2 4 1 6"),
        ("serbian", &["bid 2 4 2 6"], "n2416\r", "took 2 4 1 6"),
        ("serbian", &["bid 2 4 2 6"], "n10<<2416\r", "took 2 4 1 6"),
        // The sum decides, and where it does not, a key.
        ("serbian", &["bid 2 4 2 6"], "n1543\r", "took 1 5 4 3"),
        ("serbian", &["bid 2 4 2 6"], "n1300\r", "took 13 0 0 0"),
        ("serbian", &["bid 2 4 2 6"], "n000\r", "took 0 0 0 13"),
        ("serbian", &["bid 2 4 2 6"], "n00013\r", "took 0 0 0 13"),
        ("serbian", &["bid 2 4 2 6"], "n1110\r1", "took 1 1 10 1"),
        ("serbian", &["bid 2 4 2 6"], "n1110\r2", "took 1 11 0 1"),
        ("german", &[], "n14\r", "took 14 12"),
        ("german", &[], &("1".repeat(14) + &"2".repeat(12) + "\r"), "took 14 12"),
        ("auction-whist", &[], "2", "call pass-trou"),
        ("auction-whist", &[ACES, "call pass"], "42", "call solo-6:clubs"),
        ("auction-whist", &[ACES, "call pass solo-6:clubs pass pass"], "10\r", "took 10"),
        // The last word of a pair: the joiner raises, or the caller leaves.
        ("auction-whist", &[ACES, "call suit-8:h join pass pass"], "8\r", "took 8"),
        ("auction-whist", &[ACES, "call suit-8:h join pass pass"], "/1", "call suit-9:hearts"),
        ("auction-whist", &[ACES, "call suit-8:h join pass pass"], "/24", "call solo-6:hearts"),
        ("auction-whist", &[ACES, "call suit-8:h join pass pass"], "/2^9\r", "took 9"),
        (
            "auction-whist",
            &["call pass-trou trou pass-trou pass-trou pass pass pass"],
            "23",
            "contract trou:diamonds --by Bo --with Cy",
        ),
        // The contract alone, in rows; a row can be taken back, and arrows choose as well.
        ("auction-whist", &[], "=1422\r", "contract suit-8:hearts --by Bo --with Cy"),
        ("auction-whist", &[], "=2<1422\r", "contract suit-8:hearts --by Bo --with Cy"),
        ("auction-whist", &[], "=>>\r\r1\r", "contract solo-6:spades --by Ana"),
        ("coinche", &[], "=2412\r", "contract 90:spades coinche --by Ana"),
        ("coinche", &[], "=2411\r", "contract 90:spades --by Ana"),
        ("romanian", &[], "/2", "trump hearts"),
        // A deal can be dealt again, the first one too.
        ("serbian", &[], "/11", "redeal"),
        ("serbian", &[], "/12", "redeal --next"),
        // A bid by a word, after the numbers typed before it.
        ("spades", &[], "/1", "bid nil"),
        ("spades", &[], "34/2", "bid 3 4 blind"),
        ("spades", &["bid nil"], "4/^-5\r", "bid 5"),
        // Something counted: whose, then how many; Bo is the first in turn after Ana.
        ("skull-king", &["bid 1 0 0 0"], "/22", "count pirates Bo=2"),
        ("skull-king", &["bid 1 0 0 0"], "/7", "count skull-king Cy=1"),
        ("romanian", &[], "u", "undo"),
        ("romanian", &[], "-", "undo"),
        ("romanian", &[], "+", "redo"),
        ("romanian", &["bid 0 0 1 1", "took 0 1 0 0"], "s1\r21\r\r", "fix 1 took 1 0 0 0 --yes"),
        ("romanian", &["bid 0 0 1 1", "took 0 1 0 0"], "s1\r32\r", "fix 1 trump hearts --yes"),
        ("romanian", &["bid 0 0 1 1", "took 0 1 0 0"], "s1\rn2n1\r\r", "fix 1 took 1 0 0 0 --yes"),
        ("romanian", &["bid 0 0 1 1"], "s1\r32\r", "fix 1 dealer Bo --yes"),
        // The sixth group of counts: queen Bo.
        (
            "hearts",
            &["count hearts Ana=13", "count queen Ana=1"],
            "s1\r162\r",
            "fix 1 count queen Bo=1 --yes",
        ),
        ("rentz", &["kind king"], "s1\r12\r", "fix 1 kind queens --yes"),
        ("romanian", &["bid 0 0 1 1"], "s1\rfbid Di=0\r\r", "fix 1 bid Di=0 --yes"),
    ];
    for (rules, commands, keys, line) in cases {
        let game = game(rules, commands);
        let (_, effect) = press(&game, keys);
        assert_eq!(effect, Effect::Record(request(line, &game)), "{rules}: {keys:?}");
    }
}

#[test]
fn a_barred_bid_is_refused_and_can_be_deleted() {
    let game = game("romanian", &["bid 0 0 1"]);
    let (board, effect) = press(&game, "0");
    assert_eq!(effect, Effect::Try(request("bid 0", &game)));
    assert_eq!((board.unrecorded().as_str(), board.message), ("", vec!["refused".into()]));
    assert_eq!(press(&game, "01\r").1, Effect::Record(request("bid 1", &game)));
}

#[test]
fn no_other_key_loses_what_is_typed() {
    let game = game("romanian", &[]);
    for keys in ["01", "01.", "01..", "01ts", "01/.", "01//", "01?tgGjk", "01cbl*t."] {
        let typed = press(&game, keys).0.unrecorded();
        assert_eq!(typed.replace(' ', ""), "01", "{keys}");
    }
    // A key that takes back does.
    assert_eq!(press(&game, "01-").0.unrecorded(), "0");
}

#[test]
fn no_other_key_loses_what_is_typed_in_a_correction() {
    let game = game("serbian", &["bid 2 2 2 2", "took 2 2 2 7"]);
    for key in ["u", "r", ".", "^", "t", "*"] {
        let (board, effect) = press(&game, &format!("s1\r143{key}"));
        assert_eq!((board.unrecorded().as_str(), effect), ("43", Effect::Draw), "{key}");
        assert_eq!(board.message, ["Delete what is typed first: 43."], "{key}");
    }
    // Nor does it at the table.
    for key in ["u", "r", "+"] {
        assert_eq!(press(&game, &format!("4{key}")).0.unrecorded(), "4", "{key}");
    }
}

#[test]
fn what_is_typed_stays_while_its_question_does_and_is_named_otherwise() {
    type Typed<'t> = (&'t str, &'t [&'t str], &'t str, &'t str, &'t str, &'t str);
    // The game, what is typed, what the board records, what stays typed, and what is named.
    let cases: &[Typed] = &[
        ("romanian", &[], "01/", "trump hearts", "0 1", ""),
        ("romanian", &[], "0", "trump hearts", "0", ""),
        ("romanian", &[], "01", "note late", "01", ""),
        ("romanian", &[], "01", "rename Friday", "01", ""),
        ("romanian", &[], "01", "dealer Bo", "", "Ana 0, Bo 1"),
        ("romanian", &[], "011", "leave Di", "", "Ana 0, Bo 1, Cy 1"),
        ("serbian", &[], "112", "redeal", "", "112"),
        ("serbian", &[], "1 1 2", "redeal", "", "Ana 1, Bo 1, Cy 2"),
        ("serbian", &["bid 1 1 2"], "5", "redeal --next", "", "Di 5"),
        ("serbian", &["bid 2 4 2 6"], "1124", "note late", "1 1 2 4", ""),
        ("serbian", &["bid 2 4 2 6"], "1124", "redeal", "", "Ana 2, Bo 1, Di 1"),
        ("serbian", &["bid 2 4 2 6"], "n24", "fix 1 bid 2 4 2 7", "24", ""),
        // What is recorded is not named.
        ("spades", &[], "34/", "bid 3 4 blind", "", ""),
        ("romanian", &[], "0111", "bid 0 1 1 1", "", ""),
    ];
    for (rules, commands, keys, line, typed, named) in cases {
        let mut history = game(rules, commands);
        let (mut board, _) = press(&history, keys);
        let request = request(line, &history);
        let before = history.game().clone();
        request.perform(&mut history, noon()).expect("legal");
        board.report_recorded(&request, Vec::new(), &before, history.game());
        assert_eq!(board.unrecorded(), *typed, "{rules}: {keys} {line}");
        let named = if named.is_empty() {
            Vec::new()
        } else {
            vec![format!("No longer due, and not recorded: {named}.")]
        };
        assert_eq!(board.message, named, "{rules}: {keys} {line}");
    }
}

/// The history after some keys, as the live board records them.
fn played(mut history: History, keys: &str) -> History {
    let mut board = Board::default();
    for key in keys.chars() {
        let code = if key == '\r' { KeyCode::Enter } else { KeyCode::Char(key) };
        if let Effect::Record(request) = board.key(code, history.game()) {
            let before = history.game().clone();
            request.perform(&mut history, noon()).expect("legal");
            board.report_recorded(&request, Vec::new(), &before, history.game());
        }
    }
    history
}

#[test]
fn a_deal_takes_few_keys() {
    for (rules, keys, most, lines) in [
        // A bid that somebody joins.
        (
            "auction-whist",
            "=1423\r9\r",
            9,
            &["contract suit-8:hearts --by Bo --with Di", "took 9"][..],
        ),
        // A nil between the other bids.
        ("spades", "43/12\rn631\r", 12, &["bid 4 3 nil", "bid 2", "took 6 3 1 3"]),
    ] {
        let history = played(game(rules, &[]), keys);
        assert!(history.game() == game(rules, lines).game(), "{rules}: {keys}");
        assert!(keys.len() <= most, "{rules}: {keys}");
    }
}

#[test]
fn a_contract_stays_while_calls_are_due_and_is_named_otherwise() {
    // What is chosen, what others record, what stays chosen, and what is said.
    for (keys, line, stays, named) in [
        ("=14", "note late", "suit-8, hearts ♥", ""),
        ("=14", "call pass-trou", "", "suit-8, hearts ♥"),
        ("=142", "call trou", "", "suit-8, hearts ♥, Bo"),
        ("=1423", "contract solo-6:clubs --by Ana", "", "suit-8, hearts ♥, Bo, Di"),
        ("=", "contract solo-6:clubs --by Ana", "", ""),
    ] {
        let mut history = game("auction-whist", &[]);
        let (mut board, _) = press(&history, keys);
        let before = history.game().clone();
        request(line, &history).perform(&mut history, noon()).expect("legal");
        board.report_news(Vec::new(), &before, history.game());
        assert_eq!(board.draft(history.game()).text, stays, "{keys} {line}");
        let said = board.message.concat();
        assert_eq!(said.is_empty(), named.is_empty(), "{keys} {line}: {said}");
        assert!(said.contains(named), "{keys} {line}: {said}");
    }
    // What is recorded is not named.
    assert!(played(game("auction-whist", &[]), "=1423\r").game().current().is_some());
    // Once calls are made, the contract follows from them.
    let calls = game("auction-whist", &[ACES, "call pass"]);
    let (board, _) = press(&calls, "=");
    assert!(board.contract.is_none());
    assert!(board.message[0].contains("Bo speaks next"), "{:?}", board.message);
}

/// The board after others have recorded something, and after it was killed and opened again.
fn both_boards(history: &mut History, keys: &str, line: &str) -> [Board; 2] {
    let (mut board, _) = press(history, keys);
    let drafts = board.drafts(history.game());
    let before = history.game().clone();
    request(line, history).perform(history, noon()).expect("legal");
    board.report_news(Vec::new(), &before, history.game());
    let mut again = Board::default();
    for draft in &drafts {
        again.take_up(draft, history.game());
    }
    [board, again]
}

#[test]
fn what_is_said_of_an_act_or_a_correction_stands_while_it_can_be_said() {
    let bids = &["bid 2 4 2 6"][..];
    let deal = &["bid 2 4 2 6", "took 2 4 2 5"][..];
    let next = &["bid 2 4 2 6", "took 2 4 2 5", "bid 1"][..];
    // The game so far, what is typed, what others record, what stays, and what is named.
    for (commands, keys, line, stays, named) in [
        (next, "7e7half", "note late", "Cy 7; note · half", ""),
        (next, "7e7half", "bid 3", "note · half", "Cy 7"),
        (next, "!1213", "note late", "revoke · Bo · 13", ""),
        (bids, "!121", "took 2 4 2 5", "", "revoke · Bo · 1"),
        (next, "s1\r1204", "bid 3", "Deal 1 · Ana 2, Bo 0, Cy 4", ""),
        (next, "s1\r21", "undo", "Deal 1 · Ana 1", ""),
        (deal, "s1\r21", "undo", "", "Deal 1 · Ana 1"),
        (next, "s1\rfbid Ana=3", "bid 3", "Deal 1 · bid Ana=3", ""),
        (next, "s1\rfbid Ana=3\r", "note late", "Deal 1 · bid Ana=3", ""),
    ] {
        let mut history = game("serbian", commands);
        for board in both_boards(&mut history, keys, line) {
            assert_eq!(board.unrecorded_by_name(history.game()), stays, "{keys:?} {line}");
            let said = board.message.concat();
            assert_eq!(said.contains("No longer due"), !named.is_empty(), "{keys:?}: {said}");
            assert!(said.contains(named), "{keys:?} {line}: {said}");
        }
    }
}

#[test]
fn a_digit_that_cannot_be_says_why() {
    let calls = game("auction-whist", &[]);
    assert_eq!(press(&calls, "9").0.message, ["Press a digit from 1 to 2."]);
    let game = game("romanian", &["bid 0 0 1 1"]);
    assert_eq!(press(&game, "9").0.message, ["Press a digit from 1 to 4."]);
    let tricks = self::game("serbian", &["bid 2 4 2 6"]);
    let message = |keys: &str| press(&tricks, keys).0.message.concat();
    assert_eq!(message("n68"), "Too many: 7 of 13 tricks left.");
    assert_eq!(message("n2415"), "The tricks add up to 13, so the last player took 6.");
    assert_eq!(message("n1542"), "The tricks add up to 13, so the last player took 3.");
    assert_eq!(message("n1\r"), "Not recorded: only 1 of 13 tricks in.");
    assert_eq!(message("n0001\r"), "The tricks add up to 13, so the last player took 13.");
    assert_eq!(message("n24\r"), "Not recorded: only 6 of 13 tricks in.");
    // Input in one way cannot be continued in the other.
    assert_eq!(message("113n"), "Delete what is typed first: 1 1 3.");
    let bids = self::game("romanian", &[]);
    assert_eq!(press(&bids, "2").0.message, ["At most 1 here."]);
}

#[test]
fn a_row_for_everybody_that_the_hook_bars_is_not_read_as_fewer_bids() {
    // 12 3 7 would be three legal bids; 1 2 3 7 add up to the cards dealt.
    let game = game("serbian", &[]);
    assert_eq!(press(&game, "1237\r").1, Effect::Record(request("bid 1 2 3 7", &game)));
    assert_eq!(press(&game, "12375\r").1, Effect::Record(request("bid 12 3 7 5", &game)));
}

#[test]
fn a_word_follows_only_bids_that_are_certain() {
    let game = game("spades", &[]);
    let (board, _) = press(&game, "12/");
    assert!(!board.aside);
    assert_eq!(board.message, ["12: 1 2, or 12? Enter asks which."]);
}

/// The acts that a row of digits and Enter record or offer, by the judge: with a number for everybody if there
/// are such, or else, for bids, with fewer.
fn judged(game: &Game, row: &str) -> Vec<Act> {
    let due = game.due();
    let (seats, most) = match &due {
        Due::Bids(due) => (due.seats.len(), due.cards),
        Due::Tricks(due) => (due.seats.len(), due.total),
        _ => panic!("no numbers are due"),
    };
    let is_bid = matches!(due, Due::Bids(_));
    let mut whole = Vec::new();
    let mut begun = Vec::new();
    let mut open = Vec::new();
    let mut has_whole_cut = false;
    for cut in notation::digits(row, most, 1..=seats) {
        let counts: Vec<Count> = cut.iter().map(|number| Count::next(*number)).collect();
        let is_whole = cut.len() == seats;
        has_whole_cut |= is_whole;
        let act = if is_bid { Act::Bid(counts) } else { Act::Took(counts) };
        if cut.iter().sum::<i64>() <= i64::from(most) {
            open.push(cut);
        }
        let Ok(act) = game.judge(&act) else { continue };
        if is_whole || !is_bid { whole.push(act) } else { begun.push(act) }
    }
    // Where all tricks are given, and nothing else can be meant, the others took none.
    if let [cut] = open.as_mut_slice()
        && !is_bid
        && whole.is_empty()
        && cut.iter().sum::<i64>() == i64::from(most)
    {
        cut.resize(seats, 0);
        let counts = cut.iter().map(|number| Count::next(*number)).collect();
        whole.extend(game.judge(&Act::Took(counts)));
    }
    if whole.is_empty() && !has_whole_cut { begun } else { whole }
}

proptest! {
    /// A row with one legal reading is recorded so, one with several is asked about, on one key.
    #[test]
    fn a_row_is_read_as_the_judge_allows(
        rules in prop::sample::select(vec!["serbian", "romanian", "oh-hell", "spades", "call-break"]),
        deals in 0_usize..12,
        made in 0_usize..4,
        tricks in any::<bool>(),
        row in prop_oneof!["[0-9]{1,8}", "[0-3]{1,8}", "[01]{1,8}"],
    ) {
        let mut history = game(rules, &[]);
        for _ in 0..deals {
            play_deal(&mut history);
        }
        if tricks {
            bid_all(&mut history);
        } else {
            for _ in 0..made {
                bid_one(&mut history);
            }
        }
        let current = history.game();
        if !matches!(current.due(), Due::Bids(_) | Due::Tricks(_)) {
            return Ok(());
        }
        let start = if current.due().is_tricks() { "n" } else { "" };
        let (board, effect) = press(&history, &format!("{start}{row}\r"));
        let expected = judged(current, &row);
        if board.typed.row.digits != row {
            // A digit was refused on the way: nothing legal begins like this.
            prop_assert!(expected.is_empty(), "{row}");
            return Ok(());
        }
        let recorded = |effect: &Effect| match effect {
            Effect::Record(Request::Play { act, .. }) => current.judge(act).ok(),
            _ => None,
        };
        if let [one] = expected.as_slice() {
            prop_assert_eq!(recorded(&effect), Some(one.clone()), "{}", row);
            return Ok(());
        }
        // Nothing is recorded, or what the judge refuses.
        prop_assert_eq!(recorded(&effect), None, "{}", row);
        for (index, act) in expected.iter().enumerate().take(9) {
            let (_, chosen) = press(&history, &format!("{start}{row}\r{}", index + 1));
            prop_assert_eq!(recorded(&chosen), Some(act.clone()), "{}", row);
        }
    }
}

/// Records the lowest open bid of the next player.
fn bid_one(game: &mut History) {
    if let Due::Bids(bids) = game.game().due() {
        let act = Act::Bid(vec![Count::next(i64::from(bids.open[0]))]);
        game.record(&act, noon()).expect("a legal bid");
    }
}

fn bid_all(game: &mut History) {
    while let Due::Bids(_) = game.game().due() {
        bid_one(game);
    }
}

/// Records a deal in which the first player takes every trick.
fn play_deal(game: &mut History) {
    bid_all(game);
    if let Due::Tricks(tricks) = game.game().due() {
        let others = vec![Count::next(0); tricks.seats.len() - 1];
        let act = Act::Took([vec![Count::next(i64::from(tricks.total))], others].concat());
        game.record(&act, noon()).expect("legal tricks");
    }
}

#[test]
fn the_way_to_type_tricks_stays() {
    let game = game("serbian", &["bid 2 4 2 6"]);
    let cases = [
        ("", TrickEntry::Takers),
        ("n", TrickEntry::Numbers),
        ("nn", TrickEntry::Takers),
        ("1n", TrickEntry::Takers),
        ("n2n", TrickEntry::Numbers),
        ("n2<n", TrickEntry::Takers),
    ];
    for (keys, entry) in cases {
        let (mut board, _) = press(&game, keys);
        board.report(Vec::new());
        assert_eq!(board.entry, entry, "{keys:?}");
    }
}

#[test]
fn n_says_when_it_cannot_be_used() {
    let game = game("serbian", &[]);
    let (board, _) = press(&game, "n");
    assert_eq!(board.message, ["n works while tricks are due: it changes how they are typed."]);
}

#[test]
fn a_digit_too_many_and_a_search_that_was_not_begun_are_told() {
    let mut history = game("romanian", &[]);
    bid_all(&mut history);
    let (board, _) = press(&history, "1");
    let total = "The trick is typed: Enter records it, - takes it back.";
    assert_eq!(board.message, Vec::<String>::new());
    let (board, _) = press(&history, "12");
    assert_eq!(board.message, [total]);
    assert_eq!(board.unrecorded(), "1");
    for view in ["s", "l"] {
        let (board, _) = press(&history, &format!("{view}n"));
        assert_eq!(board.message, ["No search yet: / starts one."], "{view}");
    }
    for view in ["b", "c"] {
        let (board, _) = press(&history, &format!("{view}n"));
        assert!(board.message[0].starts_with("n works while tricks are due"), "{view}");
    }
}

#[test]
fn a_search_takes_every_sign_until_enter() {
    let game = game("romanian", &["bid 0 0 1 1"]);
    let search = press(&game, "l/qn*.3<").0.search.expect("a search");
    assert_eq!(search.text, "qn*.");
    for keys in ["l/a^", "l/a<<", "t/", "ls/a^"] {
        assert_eq!(press(&game, keys).0.search, None, "{keys}");
    }
    assert_eq!(press(&game, "l/bo\r").1, Effect::Find(Direction::Down));
    // No text is typed yet.
    assert_eq!(press(&game, "l/\r").1, Effect::Draw);
}

#[test]
fn long_lists_are_paged() {
    let game = game("auction-whist", &[ACES]);
    for (keys, page) in [("", 0), ("0", 1), ("00", 2), ("000", 0), ("0<", 0)] {
        assert_eq!(press(&game, keys).0.typed.page, page, "{keys:?}");
    }
    assert_eq!(press(&game, "1").1, Effect::Record(request("call pass", &game)));
    assert_ne!(press(&game, "01").1, press(&game, "1").1);
}

#[test]
fn incomplete_input_records_nothing() {
    for keys in ["", "\r", "1", "1\r", "5", "x", "0", "2^\r", "/"] {
        let (_, effect) = press(&game("serbian", &["bid 2 4 2 6"]), keys);
        assert_eq!(effect, Effect::Draw, "{keys:?}");
    }
}

#[test]
fn keys_switch_views() {
    let views = [
        ("", View::Table),
        ("*", View::Sheet),
        ("**", View::Score),
        ("***", View::Chart),
        ("****", View::Log),
        ("*****", View::Table),
        ("s1\r", View::Deal(1)),
        ("s2\r", View::Sheet),
        ("s1\r.", View::Sheet),
        ("s1\r2.", View::Deal(1)),
        ("s1\rfq^", View::Deal(1)),
        ("s1\r..", View::Table),
        // The help is over a view, which stays.
        ("ltbc?.", View::Chart),
        ("c?s", View::Chart),
        ("s1\r2???.", View::Deal(1)),
    ];
    let game = game("romanian", &["bid 0 0 1 1"]);
    for (keys, view) in views {
        assert_eq!(press(&game, keys).0.view, view, "{keys:?}");
    }
    assert_eq!(press(&game, "q").1, Effect::Leave);
    assert_eq!(press(&game, "?0").1, Effect::Leave);
    let help = ["?", "?++-", "??", "?^", "?.", "h"].map(|keys| press(&game, keys).0.help);
    assert_eq!(help, [Some(0), Some(1), None, None, None, Some(0)]);
    // A line that cannot be read stays, to be edited.
    let (board, effect) = press(&game, "s1\rfbids\r");
    assert_eq!((board.fix, effect), (FixStage::Words("bids".into()), Effect::Draw));
    assert!(!board.message.is_empty());
}

/// The keys that the board shows for a hint.
fn keys_of(hint: &Hint) -> String {
    let keys = Spelling::Board.spell(hint, &Global::default()).expect("keys");
    keys.replace("Enter", "\r").replace(' ', "")
}

#[test]
fn the_keys_of_a_hint_do_what_it_says() {
    let table = game("romanian", &["bid 0 0 1 1"]);
    let shown = [
        (Hint::Status, View::Table),
        (Hint::Sheet, View::Sheet),
        (Hint::Log, View::Log),
        (Hint::Fix { deal: 1, what: Fixable::Took }, View::Deal(1)),
        (Hint::FixBid { deal: 1, name: "Ana".into() }, View::Deal(1)),
        (Hint::FixTally { deal: 1, of: "bags".into(), numbers: Vec::new() }, View::Deal(1)),
        (Hint::FixKind { deal: 1, kind: "queens".into(), tallies: Vec::new() }, View::Deal(1)),
    ];
    for (hint, view) in shown {
        for before in ["", "b", "c", "l", "s1\r"] {
            let keys = format!("{before}{}", keys_of(&hint));
            assert_eq!(press(&table, &keys).0.view, view, "{keys:?}");
        }
    }
    for (hint, request) in
        [(Hint::Undo, Request::Undo), (Hint::UndoLast, Request::Undo), (Hint::Redo, Request::Redo)]
    {
        assert_eq!(press(&table, &keys_of(&hint)).1, Effect::Record(request));
    }
    assert_eq!(press(&table, &keys_of(&Hint::Help)).0.help, Some(0));

    let (board, _) = press(&game("romanian", &[]), &keys_of(&Hint::Trump { optional: true }));
    assert!(board.aside, "the trump is asked for");
    // The list that opens has what the hint says.
    let incident = 1;
    let options = Vec::new();
    for (hint, act) in [
        (Hint::Redeal, Some(TableAct::Redeal)),
        (Hint::Rule(None), Some(TableAct::Rule)),
        (
            Hint::Incident { player: "Bo".into(), trick: 1, deal: None, disobeyed: false },
            Some(TableAct::Incident(IncidentKind::Revoke)),
        ),
        (Hint::Leave("Ana".into(), "NAME".into()), Some(TableAct::Leave)),
        (Hint::Join("Ana".into()), Some(TableAct::Join)),
        (Hint::End, Some(TableAct::End)),
        // There are as many of these as incidents that leave something open.
        (Hint::Choose { incident, options: options.clone() }, None),
        (Hint::ChooseLate { incident, options }, None),
    ] {
        let keys = keys_of(&hint);
        assert!(press(&table, &keys).0.form.is_some(), "{hint:?}");
        if let Some(act) = act {
            let sign = if act.is_of_a_wrong() { "!" } else { "e" };
            let choices = Choices::of(table.game());
            let is_listed = choices.listed().iter().any(|(listed, _)| *listed == act);
            assert!(is_listed && keys == sign, "{hint:?}: {keys}");
        }
    }
}

#[test]
fn a_digit_starts_an_extra_deal() {
    let mut game = game("romanian", &[]);
    while game.game().current().is_some() {
        play_deal(&mut game);
    }
    let (_, effect) = press(&game, "1");
    assert_eq!(effect, Effect::Record(request("extra zero", &game)));
    // The choices after the game follow its extra deals.
    let Due::Nothing { extras } = game.game().due() else { panic!("the game is over") };
    let first = extras.len() + 1;
    for (index, next) in AfterGame::iter().enumerate() {
        let (_, effect) = press(&game, &(first + index).to_string());
        assert_eq!(effect, Effect::AfterGame(next));
    }
}
