//! The short forms of input, and input that is too short.

use crate::common::{Table, one_line};
use crate::prompt::typed;
use hoyle::notation::{NumbersDue, card_run, digits};
use proptest::prelude::*;

/// Asserts that input after some setup records this line of a script.
#[track_caller]
fn records(setup: &[&str], line: &str, recorded: &str) {
    let table = Table::after(setup);
    let said = typed(&table, &[line]);
    assert_eq!(said.code, 0, "{line}\n{}{}", said.stdout, said.stderr);
    let script = table.done("script");
    assert_eq!(script.lines().last(), Some(recorded), "{line}");
    assert_eq!(
        table.json("log").as_array().map(Vec::len),
        Some(setup.len() + 1),
        "{line}: one entry"
    );
}

/// Asserts that input after some setup is rejected with this message.
#[track_caller]
fn fails(setup: &[&str], line: &str, code: i32, says: &str) {
    let table = Table::after(setup);
    let before = table.bytes();
    let said = typed(&table, &[line]);
    assert_eq!(said.code, code, "{line}\n{}{}", said.stdout, said.stderr);
    let stderr = said.stderr.split_whitespace().collect::<Vec<&str>>().join(" ");
    assert!(stderr.contains(says), "{line}\n{}", said.stderr);
    assert_eq!(table.bytes(), before, "{line}");
}

const ROMANIAN: &str = "new romanian Ioana Mihai Radu Vlad --dealer Vlad";
const SERBIAN: &str = "new serbian Ana Marko Jelena Miloš --dealer Miloš";
const AUCTION: &str = "new auction-whist Ana Marko Jelena Miloš --dealer Miloš";
const GERMAN: &str = "new german Ana Marko --dealer Marko";

#[test]
fn a_contract_has_its_number_and_its_word() {
    let coinche = ["new coinche Ana Bo Cy Di --dealer Di"];
    let recorded = "contract 90:spades coinche --by Ana";
    records(&coinche, "90:s Ana coinche", recorded);
    records(&coinche, "90 spades coinche Ana", recorded);
    records(&coinche, "capot:h bo", "contract capot:hearts --by Bo");
}

#[test]
fn numbers_are_bids_or_tricks_depending_on_what_is_due() {
    records(&[SERBIAN], "3 4 2 5", "bid 3 4 2 5");
    records(&[SERBIAN], "3,4,2,5", "bid 3 4 2 5");
    records(&[SERBIAN], "3 4", "bid 3 4");
    records(&[SERBIAN], "Ana=3 Marko=4", "bid 3 4");
    records(&[SERBIAN, "bid 3 4 2 5"], "3 4 1 5", "took 3 4 1 5");
    records(&[SERBIAN, "bid 3 4 2 5"], "3 4 1", "took 3 4 1 5");
    records(&[SERBIAN, "bid 3 4 2 5"], "Miloš=5 ana=3 marko=4", "took 3 4 1 5");
    records(&[GERMAN], "14 12", "took 14 12");
    records(&[AUCTION, "contract solo-6:s --by Ana"], "7", "took 7");
}

#[test]
fn unspaced_digits_are_single_numbers_if_unambiguous() {
    records(&[ROMANIAN], "0011", "bid 0 0 1 1");
    records(&[ROMANIAN], "00", "bid 0 0");
    records(&[ROMANIAN], "10", "bid 1 0");
    records(&[ROMANIAN, "bid 0 0 1 1"], "010", "took 0 1 0 0");
    records(&[ROMANIAN, "bid 0 0 1 1"], "0100", "took 0 1 0 0");
    // Thirteen cards: no two of these digits form a possible bid.
    records(&[SERBIAN], "3425", "bid 3 4 2 5");
    records(&[SERBIAN, "bid 3 4 2 5"], "3424", "took 3 4 2 4");
    fails(&[GERMAN], "96", 1, "The tricks add up to 15");
}

#[test]
fn digits_that_form_a_valid_number_are_that_number() {
    records(&[SERBIAN], "12", "bid 12");
    records(&[SERBIAN, "bid 1 1 1"], "13", "bid 13");
    records(&[GERMAN], "21", "took 21 5");
}

#[test]
fn a_run_of_digits_is_read_as_the_numbers_that_are_due() {
    // Four bids are due, so these are no bids of ten or more.
    records(&[SERBIAN], "1110", "bid 1 1 1 0");
    records(&[SERBIAN], "1021", "bid 1 0 2 1");
    records(&[SERBIAN], "10111213", "bid 10 11 12 13");
    // With two bids due, two numbers.
    records(&[SERBIAN, "bid 1 1"], "12", "bid 1 2");
    // Only one way adds up to 13, and only one to 26.
    records(&[SERBIAN, "bid 3 4 2 5"], "1300", "took 13 0 0 0");
    records(&[GERMAN], "1412", "took 14 12");
}

#[test]
fn a_run_of_digits_with_two_legal_readings_needs_spaces() {
    fails(&[SERBIAN, "bid 3"], "1013", 2, "1013 could be 1 0 13, or 10 1 3: put spaces");
    fails(&[SERBIAN], "111", 2, "put spaces between the numbers.");
    fails(&[SERBIAN, "bid 3 4 2 5"], "1110", 2, "could be 1 1 10, or 1 11 0: put spaces");
    // Two ways, both against the hook: the ruling says more than the question.
    fails(&[SERBIAN, "bid 1 0"], "111", 1, "[serbian.hook:");
}

#[test]
fn extra_and_large_numbers_are_left_to_the_judge() {
    fails(&[ROMANIAN], "00110", 1, "[romanian.bid-turn:");
    fails(&[ROMANIAN], "0020", 1, "Radu cannot bid 2: this deal has only 1 trick.");
    fails(&[ROMANIAN], "2", 1, "[romanian.bid-range:");
    fails(&[ROMANIAN], "0 0 1 1 1", 1, "romanian.bid-turn");
    fails(&[ROMANIAN], "-1", 1, "[romanian.bid-range:");
    fails(&[ROMANIAN, "bid 0 0 1 1"], "0", 1, "1 number given for 4 players.");
    fails(&[ROMANIAN, "bid 0 0 1"], "0", 1, "[romanian.hook:");
}

#[test]
fn a_suit_or_card_records_the_trump_while_open() {
    records(&[ROMANIAN], "h", "trump hearts");
    records(&[ROMANIAN], "D", "trump diamonds");
    records(&[ROMANIAN], "c", "trump clubs");
    records(&[ROMANIAN], "sp", "trump spades");
    records(&[ROMANIAN], "♠", "trump spades");
    records(&[ROMANIAN], "hearts", "trump hearts");
    records(&[ROMANIAN], "7h", "trump 7h");
    records(&[ROMANIAN, "bid 0 0 1 1"], "10♣", "trump 10c");
}

#[test]
fn bids_may_follow_the_trump() {
    for line in ["s0011", "sp0011", "s 0 0 1 1", "s 0011", "♠0011", "spades 0011"] {
        let table = Table::after(&[ROMANIAN]);
        let said = typed(&table, &[line]);
        assert_eq!(said.code, 0, "{line}: {said:?}");
        assert!(said.stdout.contains("Spades ♠ turned up.\nIoana bid 0, Mihai 0"), "{said:?}");
        assert!(table.done("script").ends_with("\ntrump spades\nbid 0 0 1 1\n"), "{line}");
    }
    let table = Table::after(&[ROMANIAN]);
    assert_eq!(typed(&table, &["10h 0011"]).code, 0);
    assert!(table.done("script").ends_with("\ntrump 10h\nbid 0 0 1 1\n"));
    // Both are recorded, or neither.
    fails(&[ROMANIAN], "h0001", 1, "[romanian.hook:");
    fails(&[ROMANIAN], "h2", 1, "[romanian.bid-range:");
    fails(&[ROMANIAN, "bid 0 0 1 1"], "h0011", 2, "“h0011” is not a command, tricks");
}

#[test]
fn a_letter_is_not_a_suit_once_the_trump_is_recorded() {
    fails(&[SERBIAN], "h", 2, "The trump of this deal is set: spades ♠.");
    let recorded = [ROMANIAN, "trump hearts"];
    fails(
        &recorded,
        "h010",
        2,
        "The trump is recorded: hearts ♥. Correct the trump: fix 1 trump SUIT, or record the bids: type 4 bids, such as 0101",
    );
    fails(&recorded, "c", 2, "record the bids: type 4 bids, such as 0101");
    fails(&recorded, "7c 0011", 2, "The trump is recorded: hearts ♥.");
    fails(&[AUCTION], "h", 2, "The contract names the trump.");
}

#[test]
fn s_is_asked_about_where_it_could_be_spades_or_the_sheet() {
    for line in ["s", "S"] {
        fails(&[ROMANIAN], line, 2, "s could be spades or the sheet: type sp or sheet.");
    }
    records(&[ROMANIAN], "sp", "trump spades");
    // Only a suit is due.
    records(
        &["new romanian Ana Bo Cy --dealer Cy --set spades-double=on", "bid 0 0 0"],
        "S",
        "trump spades",
    );
    for (setup, line) in
        [(&[ROMANIAN][..], "sheet"), (&[ROMANIAN, "trump hearts"], "s"), (&[SERBIAN], "s")]
    {
        let table = Table::after(setup);
        let said = typed(&table, &[line]);
        assert!(said.stdout.contains(" of 2") && said.stdout.contains("deals played"), "{said:?}");
        assert_eq!(table.done("script").lines().count(), setup.len(), "{line}");
    }
    let said = typed(&Table::after(&[ROMANIAN]), &["status"]);
    assert!(said.stdout.contains("Record the trump, if you like: h sp d c\n"), "{said:?}");
}

#[test]
fn cards_are_a_trick_in_the_order_played() {
    let bid = [SERBIAN, "bid 3 4 2 5"];
    records(&bid, "7c Kc 2h Ac", "trick 7c Kc 2h Ac");
    records(&bid, "7cKc2hAc", "trick 7c Kc 2h Ac");
    records(&bid, "10♣K♣2♥A♣", "trick 10c Kc 2h Ac");
    records(&bid, "Ana=7c kc 2H Miloš=ac", "trick 7c Kc 2h Ac");
    records(&[GERMAN, "trump hearts"], "7c Kc --up 5h", "trick 7c Kc --up 5h");
    fails(&[SERBIAN], "7c Kc 2h Ac", 1, "[serbian.bid-turn:");
    fails(&bid, "7c", 1, "1 card");
    fails(&bid, "7c Kc 2h 1c", 2, "“1c” cannot be read: expected a card such as Ah");
}

#[test]
fn calls_are_read_while_they_are_due() {
    let silent = [AUCTION, "call pass-trou pass-trou pass-trou pass-trou"];
    // After an auction a pair may still change its contract, and a number is its tricks.
    let pair = [silent[0], silent[1], "call suit-8:h join pass pass"];
    records(&pair, "su9:h", "call suit-9:hearts");
    records(&pair, "so6:d", "call solo-6:diamonds");
    records(&pair, "9", "took 9");
    fails(&pair, "p", 1, "The auction is over");
    records(&[AUCTION], "pt", "call pass-trou");
    records(&[AUCTION], "pt pt pt pt", "call pass-trou pass-trou pass-trou pass-trou");
    records(&[AUCTION], "t", "call trou");
    records(&silent, "w", "call wait");
    records(&silent, "p", "call pass");
    records(&silent, "so6:h p", "call solo-6:hearts pass");
    records(&silent, "solo-6:s", "call solo-6:spades");
    records(&silent, "pm", "call petite-misere");
    records(&silent, "bmo", "call big-misere-open");
    records(&silent, "bm", "call big-misere");
    records(&silent, "su8:h j", "call suit-8:hearts suit-8:hearts");
    fails(&silent, "s8:h", 2, "“s8” could be suit-8 or solo-8.");
    fails(&silent, "4", 2, "Expected a call, not a number.");
    fails(&silent, "so6:x", 2, "“so6:x” is not a command or a call.");
    fails(&silent, "p so9:h", 2, "There is no bid called “so9”.");
    // Whoever speaks about aces passes on those.
    records(
        &[AUCTION],
        "p p p p so6:h p",
        "call pass-trou pass-trou pass-trou pass-trou solo-6:hearts pass",
    );
}

#[test]
fn passes_can_be_typed_without_spaces() {
    let silent = [AUCTION, "call pass-trou pass-trou pass-trou pass-trou"];
    records(&silent, "pppp", "call pass pass pass pass");
    records(&silent, "PP", "call pass pass");
    records(&[AUCTION], "ppp", "call pass-trou pass-trou pass-trou");
    fails(&silent, "ppppp", 1, "Pass comes after the end of the auction");
}

#[test]
fn the_beginning_of_a_word_is_that_bid_where_it_is_due() {
    const SPADES: &str = "new spades Ana Bo Cy Di --dealer Di";
    records(&[SPADES], "n 3 4 2", "bid nil 3 4 2");
    records(&[SPADES, "bid 3"], "N", "bid nil");
    records(&[SPADES], "Bo=n Ana=3", "bid 3 nil");
    // No bids are due.
    fails(&[SPADES, "bid 3 3 3 3"], "n", 2, "“n” is not a command, tricks taken or cards.");
    fails(&[ROMANIAN], "n", 2, "“n” is not a command or a bid.");
}

#[test]
fn the_partner_of_a_trou_is_a_name_and_a_suit() {
    let trou = [AUCTION, "call pass-trou trou pass-trou pass-trou pass pass pass"];
    records(&trou, "j h", "contract trou:hearts --by Marko --with Jelena");
    fails(&trou, "hello", 2, "“hello” is not a command, or a partner and a suit.");
    let said = typed(&Table::after(&trou), &["status"]);
    assert!(said.stdout.contains(": NAME SUIT"), "{said:?}");
}

#[test]
fn prompt_errors_use_prompt_wording() {
    for (line, says) in [
        ("hello", "“hello” is not a command or a bid."),
        ("fix", "fix needs DEAL, as in fix 3 took"),
        ("fix 1", "fix 1 needs one of these: bid, took, count"),
        (
            "fix 1 took",
            "fix took needs N, as in fix 3 took 2 5 3. See how it is used: help fix took",
        ),
        ("fix 1 tricks Ana=1", "There is no command “tricks”. Did you mean took?"),
        ("fix one took 1", "Invalid DEAL “one”: expected a number."),
        ("bid x", "Invalid N “x”: expected a number such as 3"),
        ("2 0 x", "“x” cannot be read: expected a number such as 3"),
        ("log 3", "Unexpected word “3”."),
        ("explain 1 Radu Mihai", "Unexpected word “Mihai”."),
        ("list", "Did you mean games?"),
        ("standings", "Did you mean sheet?"),
        ("score sheet", "There is no command “score sheet”. Did you mean sheet?"),
    ] {
        fails(&[ROMANIAN], line, 2, says);
        let said = typed(&Table::after(&[ROMANIAN]), &[line]);
        for parser in ["subcommand", "argument", "Usage", "invalid value", "--help", "error:"] {
            assert!(!said.stderr.contains(parser), "{line}: {}", said.stderr);
        }
        let next = ["ee what can be typed here: ?", ": help "];
        assert!(next.iter().any(|next| said.stderr.contains(next)), "{line}: {}", said.stderr);
    }
}

#[test]
fn commands_and_keys_may_begin_with_a_capital() {
    let table = Table::after(&[ROMANIAN]);
    let said = typed(&table, &["Trump h", "U", "Bid 0 0 1 1", "Undo", "R", "Q", "never read"]);
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(table.done("script").lines().last(), Some("bid 0 0 1 1"));
}

#[test]
fn an_apostrophe_is_part_of_a_name() {
    records(&["new romanian \"O'Brien\" Ann Bo --dealer Bo"], "O'B=1", "bid 1");
}

#[test]
fn each_deal_ends_with_the_standings_in_the_order_of_the_sheet() {
    let table = Table::after(&[&format!("{ROMANIAN} --columns Vlad,Radu,Mihai,Ioana")]);
    let said = typed(&table, &["h0011", "010", "u", "1000"]);
    let standings: Vec<&str> =
        said.stdout.lines().filter(|line| line.starts_with("Standings: ")).collect();
    assert_eq!(
        standings,
        [
            "Standings: Vlad -1, Radu -1, Mihai -1, Ioana 5 (first).",
            "Standings: Vlad -1, Radu -1, Mihai 5 (first), Ioana -1.",
        ]
    );
    let next = "dealt by Ioana; Mihai leads.";
    let stdout = one_line(&said.stdout);
    assert!(stdout.contains(next), "{}", said.stdout);
}

#[test]
fn a_finished_game_takes_no_numbers() {
    let table = Table::new();
    table.write("rest.hoyle", &std::fs::read_to_string("examples/romanian.hoyle").expect("a game"));
    table.done("replay rest.hoyle --save");
    while table.json("status")["finished"] == false {
        // Everyone bids 0, and the first bidder takes all tricks.
        let deal = &table.json("status")["deal"];
        let cards = deal["cards"].as_u64().expect("cards");
        table.done("bid 0 0 0");
        table.done(&format!("took {cards} 0 0"));
    }
    let said = typed(&table, &["2"]);
    assert_eq!(said.code, 2, "{said:?}");
    assert!(said.stderr.contains("The game is over: no number is needed."), "{said:?}");
}

#[test]
fn one_letter_undoes_and_redoes() {
    let table = Table::after(&[ROMANIAN]);
    let said = typed(&table, &["0011", "u", "r", "u", "0000", "u"]);
    assert_eq!(said.code, 0, "{said:?}");
    assert_eq!(table.done("script").lines().count(), 1);
    assert_eq!(table.json("log").as_array().map(Vec::len), Some(7));
    fails(&[ROMANIAN], "u", 1, "nothing to undo");
    fails(&[ROMANIAN], "r", 1, "Nothing to redo");
}

#[test]
fn unspaced_cards_are_split() {
    for (text, cards) in
        [("7cKc10hAs", "7c Kc 10h As"), ("tdTS", "10d 10s"), ("A♥\u{FE0F}2♠", "Ah 2s")]
    {
        let run = card_run(text).expect("cards");
        let names: Vec<String> = run.iter().map(ToString::to_string).collect();
        assert_eq!(names.join(" "), cards, "{text}");
    }
    for text in ["", "7", "c", "7cK", "7c Kc", "1c", "11c", "7cx", "77c", "ccc"] {
        assert_eq!(card_run(text), None, "{text}");
    }
}

/// Returns every way to split digits into numbers up to a maximum, without leading zeros.
fn every_cut(word: &str, most: i64) -> Vec<Vec<i64>> {
    if word.is_empty() {
        return vec![Vec::new()];
    }
    let mut cuts = Vec::new();
    for len in 1..=word.len() {
        let (part, rest) = word.split_at(len);
        let number: i64 = part.parse().expect("a number");
        if number > most || len > 1 && part.starts_with('0') {
            continue;
        }
        for mut cut in every_cut(rest, most) {
            cut.insert(0, number);
            cuts.push(cut);
        }
    }
    cuts
}

proptest! {
    /// A run of digits is cut in every way that gives as many numbers as are expected.
    #[test]
    fn digits_are_cut_in_every_way(
        word in "[0-9]{1,9}",
        most in 1_u8..=26,
        fewest in 1_usize..=7,
        more in 0_usize..=6,
    ) {
        let counts = fewest..=fewest + more;
        let mut cuts = every_cut(&word, most.into());
        cuts.retain(|cut| counts.contains(&cut.len()));
        prop_assert_eq!(digits(&word, most, counts), cuts);
    }

    /// A row of tricks is read in every way that adds up: the last number may be left out, and the others
    /// too once all tricks are given and nothing else can be meant.
    #[test]
    fn a_row_of_tricks_is_read_in_every_way_that_adds_up(
        row in prop_oneof!["[0-9]{1,9}", "[0-2]{1,9}"],
        players in 2_usize..=7,
        total in 1_u8..=26,
        may_be_void in any::<bool>(),
    ) {
        let all = i64::from(total);
        let sum = |cut: &Vec<i64>| cut.iter().sum::<i64>();
        let mut cuts = every_cut(&row, all);
        cuts.retain(|cut| sum(cut) <= all && cut.len() <= players);
        let is_whole = |cut: &&Vec<i64>| {
            cut.len() + 1 == players || cut.len() == players && (may_be_void || sum(cut) == all)
        };
        let mut whole: Vec<Vec<i64>> = cuts.iter().filter(is_whole).cloned().collect();
        let begun: Vec<&Vec<i64>> = cuts.iter().filter(|cut| cut.len() + 1 < players).collect();
        if let [one] = begun.as_slice()
            && whole.is_empty()
            && sum(one) == all
        {
            whole.push((*one).clone());
        }

        let due = NumbersDue::Tricks { players, total, may_be_void };
        let mut read: Vec<Vec<i64>> = Vec::new();
        for numbers in due.readings(&[], &row).whole {
            read.push(numbers.into_iter().map(i64::from).collect());
        }
        prop_assert_eq!(read, whole);
    }
}

#[test]
fn a_contract_alone_takes_few_keys_while_calls_are_due() {
    let table = Table::after(&["new auction-whist Ana Bo Cy Di --dealer Di --id friday"]);
    let lines = ["8:h Bo Cy", "8"];
    let said = typed(&table, &lines);
    assert!(said.stdout.contains("suit-8 in hearts"), "{}", said.stdout);
    let script = table.done("script");
    assert!(script.contains("contract suit-8:hearts --by Bo --with Cy\n"), "{script}");
    assert!(lines.iter().map(|line| line.len() + 1).sum::<usize>() <= 12);
    // Words that are no names are calls.
    typed(&table, &["p t"]);
    assert!(table.done("script").contains("call pass-trou"), "{}", table.done("script"));
}
