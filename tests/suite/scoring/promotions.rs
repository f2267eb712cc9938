//! Promotions: which runs pay, worked out by hand.

use crate::common::Table;
use crate::common::{seat_at, side_at};
use crate::scoring::evening::{NAMES, act, bonuses, dealt, hands, played, rules, seated, typed};
use hoyle::game::{Act, Game, Reason};
use hoyle::history::{GameId, History, Origin, Stamp};
use hoyle::rules::{BidTarget, Bonus, Hand, Offer, Points};

/// Reads one player's results: the cards, then `+` made, `-` missed, or with a bid of 0 `o` made
/// and `x` missed. `.` is a deal that the player sat out, which only has a number.
fn outcomes(sequence: &str) -> Vec<(usize, Hand)> {
    let deals = (1..).zip(sequence.split_whitespace()).filter(|(_, word)| *word != ".");
    deals
        .map(|(deal, word)| {
            let (cards, ending) = word.split_at(word.len() - 1);
            let (bid, took) = match ending {
                "+" => (1, 1),
                "-" => (1, 0),
                "o" => (0, 0),
                "x" => (0, 1),
                _ => panic!("{word} is not a result of a deal"),
            };
            let cards = cards.parse().expect("cards");
            (deal, Hand { bid, word: None, took, cards, players: 4, target: BidTarget::Exact })
        })
        .collect()
}

/// Writes `five +10 (3-7)`: the deals of the run, with neighbours joined.
fn told(bonus: &Bonus) -> String {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for &deal in &bonus.deals {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == deal => *last = deal,
            _ => runs.push((deal, deal)),
        }
    }
    let runs: Vec<String> = runs
        .iter()
        .map(
            |&(first, last): &(usize, usize)| {
                if first == last { first.to_string() } else { format!("{first}-{last}") }
            },
        )
        .collect();
    let sign = if bonus.points > Points::ZERO { "+" } else { "" };
    format!("{} {sign}{} ({})", bonus.scheme, bonus.points, runs.join(" "))
}

/// Asserts which runs of `sequence` pay at a table of `players` with these `settings`. Every line
/// of these tables is worked out by hand, by counting deals; `expect` joins them with `; `.
#[track_caller]
fn check(players: u8, settings: &str, sequence: &str, expect: &str) {
    let rules = rules("romanian", settings);
    let bonuses =
        rules
            .promotions
            .bonuses(&[], &[], &outcomes(sequence), rules.one_card_deals(), |_| players);
    let told: Vec<String> = bonuses.iter().map(told).collect();
    assert_eq!(told.join("; "), expect, "{settings}: {sequence}");
}

/// The cards of a whole 1-8-1 game for four, every deal made: deals 5 to 20 have several cards.
const MADE_1_8_1: &str = "1+ 1+ 1+ 1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8+ 7+ 6+ 5+ 4+ 3+ 2+ 1+ 1+ 1+ 1+";
/// The same in 8-1-8: deals 1 to 10 and 15 to 24 have several cards.
const MADE_8_1_8: &str = "8+ 8+ 8+ 8+ 7+ 6+ 5+ 4+ 3+ 2+ 1+ 1+ 1+ 1+ 2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8+";

#[test]
fn ten_in_a_row_pay_or_cost_30() {
    let ten = "promotions=ten";
    // The first ten deals of several cards; six more do not make ten.
    check(4, ten, MADE_1_8_1, "ten +30 (5-14)");
    check(4, ten, &MADE_1_8_1.replace('+', "-"), "ten -30 (5-14)");
    // Nine are not enough.
    check(4, ten, "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+", "");
    check(4, ten, "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8-", "");
    check(4, ten, "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8- 7+", "");
    // Nine made, one missed: ten made after it are a run, from the eleventh deal.
    check(4, ten, "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8- 7+ 6+ 5+ 4+ 3+ 2+ 2+ 3+ 4+ 5+", "ten +30 (11-20)");
    // Ten made, ten missed, back to back.
    check(
        4,
        ten,
        "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8+ 7- 6- 5- 4- 3- 2- 2- 3- 4- 5-",
        "ten +30 (1-10); ten -30 (11-20)",
    );
    // The length does not depend on the number of players.
    check(7, ten, "2- 3- 4- 5- 6- 7- 8- 8- 8- 8-", "ten -30 (1-10)");
}

#[test]
fn players_plus_one_in_a_row_pay_or_cost_10() {
    let scheme = "promotions=players-plus-one";
    // Three players: four deals, and the fifth is the first of the next run.
    check(3, scheme, "2+ 3+ 4+", "");
    check(3, scheme, "2+ 3+ 4+ 5+ 6+ 7+ 8+", "players-plus-one +10 (1-4)");
    check(
        3,
        scheme,
        "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+",
        "players-plus-one +10 (1-4); players-plus-one +10 (5-8)",
    );
    // Four players: four made are one short, then five missed.
    check(4, scheme, "2+ 3+ 4+ 5+ 6- 7- 8- 8- 8- 8+", "players-plus-one -10 (5-9)");
    check(
        4,
        scheme,
        MADE_1_8_1,
        "players-plus-one +10 (5-9); players-plus-one +10 (10-14); players-plus-one +10 (15-19)",
    );
    // Six players: seven deals, after a made deal that ended five missed.
    check(6, scheme, "2- 3- 4- 5- 6- 7+ 8- 8- 8- 8- 8- 8- 7-", "players-plus-one -10 (7-13)");
    // Seven at the table, though six play: eight deals.
    check(7, scheme, "2+ 3+ 4+ 5+ 6+ 7+ 8+", "");
    check(7, scheme, "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+", "players-plus-one +10 (1-8)");
}

#[test]
fn five_in_a_row_pay_or_cost_10() {
    let five = "promotions=five";
    check(4, five, "2+ 3+ 4+ 5+ 6+ 7- 8- 8- 8- 8-", "five +10 (1-5); five -10 (6-10)");
    check(4, five, "2+ 3- 4+ 5+ 6+ 7+ 8+ 8-", "five +10 (3-7)");
    check(4, five, "2- 3- 4- 5- 6+ 7- 8- 8- 8- 8-", "five -10 (6-10)");
    // Eleven made: two runs, and one deal towards a third.
    check(4, five, "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8+ 7+", "five +10 (1-5); five +10 (6-10)");
    // Alternating results never make a run.
    check(4, five, "2+ 3- 4+ 5- 6+ 7- 8+ 8- 8+ 8- 7+ 6-", "");
    // Regardless of the number of players.
    check(7, five, "2+ 3+ 4+ 5+ 6+", "five +10 (1-5)");
}

#[test]
fn by_default_no_run_pays() {
    check(4, "", MADE_1_8_1, "");
    check(4, "promotions=off", MADE_1_8_1, "");
    check(4, "promotions=five promotions=off", MADE_1_8_1, "");
}

#[test]
fn one_card_deals_are_skipped_in_1_8_1() {
    let five = "promotions=five";
    // One-card deals neither count nor end a run, made or missed: deals 1, 2, 5, 6 and 7 are the
    // run.
    check(4, five, "3+ 2+ 1+ 1- 2+ 3+ 4+", "five +10 (1-2 5-7)");
    check(4, five, "3- 2- 1- 1+ 2- 3- 4-", "five -10 (1-2 5-7)");
    check(4, five, "1+ 1+ 1+ 1+ 1+ 1+", "");
    // Five made before the ones do not pay twice.
    check(4, five, "6+ 5+ 4+ 3+ 2+ 1+ 1+ 1+ 1+ 2+", "five +10 (1-5)");
    check(4, "promotions=ten", &MADE_8_1_8[..36], "ten +30 (1-10)");
}

#[test]
fn a_one_card_deal_ends_every_run_in_8_1_8() {
    let five = "promotions=five schedule=8-1-8";
    check(4, five, "3+ 2+ 1+ 1- 2+ 3+ 4+", "");
    check(4, five, "3+ 2+ 1+ 2+ 3+ 4+ 5+ 6+", "five +10 (4-8)");
    check(4, five, "3+ 2+ 1- 2+ 3+ 4+ 5+ 6+", "five +10 (4-8)");
    check(4, five, "5- 4- 3- 2- 1- 2- 3- 4- 5-", "");
    check(4, five, "5- 4- 3- 2- 1+ 2- 3- 4- 5- 6-", "five -10 (6-10)");
    // A run completed before the ones has paid.
    check(4, five, "6+ 5+ 4+ 3+ 2+ 1+ 2+ 3+ 4+ 5+", "five +10 (1-5)");
    // A whole game: ten deals before the ones, ten after them.
    check(
        4,
        "promotions=ten,players-plus-one,five schedule=8-1-8",
        MADE_8_1_8,
        "ten +30 (1-10); ten +30 (15-24); \
         players-plus-one +10 (1-5); players-plus-one +10 (6-10); \
         players-plus-one +10 (15-19); players-plus-one +10 (20-24); \
         five +10 (1-5); five +10 (6-10); five +10 (15-19); five +10 (20-24)",
    );
}

#[test]
fn a_deal_sat_out_does_not_affect_a_run() {
    check(7, "promotions=five", "2+ 3+ . 4+ 5+ 6+", "five +10 (1-2 4-6)");
    check(7, "promotions=five", "2- 3- 4- 5- . 6-", "five -10 (1-4 6)");
    check(7, "promotions=five", "2+ 3+ 4+ 5+ .", "");
    check(
        7,
        "promotions=players-plus-one",
        ". 2+ 3+ 4+ 5+ 6+ 7+ . 8+ 8+ 8+",
        "players-plus-one +10 (2-7 9-10)",
    );
    check(7, "promotions=five schedule=8-1-8", "4+ 3+ 2+ . 3+ 4+", "five +10 (1-3 5-6)");
}

#[test]
fn no_zero_voids_a_winning_run_with_a_zero_bid() {
    let five = "promotions=five";
    let no_zero = "promotions=five no-zero=on";
    check(4, five, "2+ 3+ 4o 5+ 6+", "five +10 (1-5)");
    check(4, no_zero, "2+ 3+ 4o 5+ 6+", "five 0 (1-5)");
    // Anywhere in the run.
    check(4, no_zero, "2o 3+ 4+ 5+ 6+", "five 0 (1-5)");
    check(4, no_zero, "2+ 3+ 4+ 5+ 6o", "five 0 (1-5)");
    // A new run starts when this one is complete, not at the zero: the next five pay.
    check(4, no_zero, "2+ 3+ 4o 5+ 6+ 7+ 8+ 8+ 8+ 8+", "five 0 (1-5); five +10 (6-10)");
    check(4, no_zero, "2+ 3+ 4o 5+ 6+ 7+ 8+ 8+", "five 0 (1-5)");
    // A zero before the run, or in a run that is never completed, has no effect.
    check(4, no_zero, "2o 3o 4- 5+ 6+ 7+ 8+ 8+", "five +10 (4-8)");
    // A zero in a one-card deal is skipped with the deal.
    check(4, no_zero, "1o 2+ 3+ 4+ 5+ 6+ 1o", "five +10 (2-6)");
    // Losing runs are not affected.
    check(4, no_zero, "2- 3x 4- 5- 6-", "five -10 (1-5)");
    check(4, no_zero, "2x 3x 4x 5x 6x", "five -10 (1-5)");
}

#[test]
fn no_zero_applies_to_each_scheme_separately() {
    let all = "promotions=ten,five no-zero=on";
    // The zero is in the first five and in the ten, not in the second five.
    check(4, all, "2+ 3o 4+ 5+ 6+ 7+ 8+ 8+ 8+ 8+", "ten 0 (1-10); five 0 (1-5); five +10 (6-10)");
    // Out of step: both five and players-plus-one of three start at 1, but the latter completes at
    // 4.
    check(
        3,
        "promotions=players-plus-one,five no-zero=on",
        "2+ 3+ 4+ 5+ 6o 7+ 8+ 8+",
        "players-plus-one +10 (1-4); players-plus-one 0 (5-8); five 0 (1-5)",
    );
}

#[test]
fn schemes_are_counted_separately() {
    // Twelve made by three players: a run of ten, three of four, two of five.
    check(
        3,
        "promotions=ten,players-plus-one,five",
        "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8+ 7+ 6+ 5+",
        "ten +30 (1-10); \
         players-plus-one +10 (1-4); players-plus-one +10 (5-8); players-plus-one +10 (9-12); \
         five +10 (1-5); five +10 (6-10)",
    );
    // With four players two schemes have the same length: each pays.
    check(
        4,
        "promotions=five,players-plus-one",
        "2- 3- 4- 5- 6-",
        "players-plus-one -10 (1-5); five -10 (1-5)",
    );
    // A miss ends the run of every scheme, whatever each has counted since its last bonus.
    check(
        4,
        "promotions=ten,five",
        "2+ 3+ 4+ 5+ 6+ 7+ 8+ 8+ 8- 8+ 7+ 6+ 5+ 4+ 3+",
        "five +10 (1-5); five +10 (10-14)",
    );
}

#[test]
fn the_length_and_points_of_a_scheme_can_be_changed() {
    let sequence = "2+ 3+ 4+ 5- 6- 7-";
    check(4, "five.length=3", sequence, "five +10 (1-3); five -10 (4-6)");
    check(4, "five.length=3 five.points=25", sequence, "five +25 (1-3); five -25 (4-6)");
    check(4, "ten.length=1 ten.points=1", "2+ 3- 1+ 4o", "ten +1 (1); ten -1 (2); ten +1 (4)");
    check(4, "ten.length=players", "2+ 3+ 4+ 5+ 6+", "ten +30 (1-4)");
    check(3, "ten.length=players+2", "2+ 3+ 4+ 5+ 6+", "ten +30 (1-5)");
    // Changing a scheme turns it on; turning it off afterwards works.
    check(4, "five.points=7", "2+ 3+ 4+ 5+ 6+", "five +7 (1-5)");
    check(4, "five.points=7 promotions=off", "2+ 3+ 4+ 5+ 6+", "");
}

/// Asserts when and what a player's runs pay in a whole game, and the final total. Every deal ends
/// as in `endings`; a made bid of 1 is 6 points, a missed one −1.
#[track_caller]
fn whole(players: usize, settings: &str, endings: &str, expect: &str, total: i64) {
    let seat = seat_at(0);
    let game = played(seated(rules("romanian", settings), players), seat, endings);
    assert_eq!(bonuses(&game, side_at(0)), expect, "{settings}: {endings}");
    assert_eq!(game.totals()[0], Points::whole(total), "{settings}: {endings}");
}

#[test]
fn whole_games_pay_in_the_deal_that_completes_a_run() {
    // 1-8-1, four players, all made: 24 × 6 = 144 points, and four runs in deals 5 to 20.
    let all = "++++ ++++++ ++++ ++++++ ++++";
    whole(4, "promotions=ten,five", all, "10@9 40@14 10@19", 144 + 60);
    whole(4, "promotions=ten,players-plus-one,five", all, "20@9 50@14 20@19", 144 + 90);
    // 8-1-8: deals 11 to 14 have one card.
    whole(4, "promotions=ten,five schedule=8-1-8", all, "10@5 40@10 10@19 40@24", 144 + 100);
    // Deal 8 of 24 missed: 23 × 6 − 1 = 137. Runs of five: 9-13, 14-18; of ten: 9-18.
    let one_missed = "++++ +++-++ ++++ ++++++ ++++";
    whole(4, "promotions=ten,five", one_missed, "10@13 40@18", 137 + 50);
    // All missed: 24 × −1, and the same runs as all made.
    let none = "---- ------ ---- ------ ----";
    whole(4, "promotions=ten,five", none, "-10@9 -40@14 -10@19", -24 - 60);
    // One-card deals missed, the others made: 16 × 6 − 8 = 88; in 8-1-8 20 × 6 − 4 = 116.
    let ones_missed = "---- ++++++ ++++ ++++++ ----";
    whole(4, "promotions=ten,five", ones_missed, "10@9 40@14 10@19", 88 + 60);
    let ones_missed = "++++ ++++++ ---- ++++++ ++++";
    whole(4, "promotions=ten schedule=8-1-8", ones_missed, "30@10 30@24", 116 + 60);
    // Made zero bids score 5: 24 × 5 = 120. They void every winning run.
    let zeros = "oooo oooooo oooo oooooo oooo";
    whole(4, "promotions=ten", zeros, "30@14", 120 + 30);
    whole(4, "promotions=ten no-zero=on", zeros, "", 120);
    // Seven players, 33 deals; the first to deal sits out deals 1, 8, 15, 22 and 29. Deals 8 to 26
    // have several cards: runs of eight are 9-14 16-17 and 18-21 23-26. 28 × 6 = 168.
    let all = "+++++++ ++++++ +++++++ ++++++ +++++++";
    whole(7, "promotions=players-plus-one", all, "10@17 10@26", 168 + 20);
    // In 8-1-8 deals 1 to 13 and 21 to 33 have several; 8-card deals 2 to 7, then 9 and 10.
    // After the ones: 21, 23 to 28, 30; then only 31 to 33 are left.
    whole(7, "promotions=players-plus-one schedule=8-1-8", all, "10@10 10@30", 168 + 20);
}

#[test]
fn every_player_has_their_own_run() {
    // Bo takes what Ana leaves, so misses whenever something is left; Cy and Di bid 0 and take
    // nothing: both make all five.
    let game =
        played(seated(rules("romanian", "promotions=five schedule=8-1-8"), 4), seat_at(0), "+++++");
    assert_eq!(bonuses(&game, side_at(0)), "10@5");
    assert_eq!(bonuses(&game, side_at(1)), "-10@5");
    assert_eq!(bonuses(&game, side_at(2)), "10@5");
    assert_eq!(bonuses(&game, side_at(3)), "10@5");
}

#[test]
fn a_bonus_is_a_separate_posting_in_the_completing_deal() {
    let game =
        played(seated(rules("romanian", "promotions=five schedule=8-1-8"), 4), seat_at(0), "+++++");
    let deal = game.deals().nth(4).expect("the fifth");
    let own: Vec<_> = deal.postings_of(side_at(0)).collect();
    assert_eq!(own.len(), 2);
    assert_eq!(own[0].points, Points::whole(6));
    assert_eq!(own[1].points, Points::whole(10));
    let Reason::Promotion(bonus) = &own[1].reason else { panic!("{:?}", own[1]) };
    assert_eq!(told(bonus), "five +10 (1-5)");
    assert_eq!(deal.points(side_at(0)), Some(Points::whole(6)));
    assert_eq!(deal.totals[0], Points::whole(5 * 6 + 10));
}

#[test]
fn a_voided_run_is_reported_but_pays_nothing() {
    let rules = rules("romanian", "promotions=five no-zero=on schedule=8-1-8");
    let game = played(seated(rules, 4), seat_at(0), "++o++");
    let own: Vec<_> = game.deals().nth(4).expect("the fifth").postings_of(side_at(0)).collect();
    assert_eq!(own.len(), 2);
    assert_eq!(own[1].points, Points::ZERO);
    assert_eq!(game.totals()[0], Points::whole(4 * 6 + 5));
}

#[test]
fn extra_deals_do_not_affect_runs() {
    // Deals 21 to 24 of an 8-1-8 game are made: one short of five.
    let rules = rules("romanian", "promotions=five schedule=8-1-8");
    let mut game = played(seated(rules, 4), seat_at(0), "++++ ------ ---- ------ ++++");
    assert_eq!(bonuses(&game, side_at(0)), "-10@9 -10@19");
    for extra in ["zero", "nv"] {
        game = act(game, &Act::Extra(extra.into()));
        let ending = if extra == "zero" { 'o' } else { '+' };
        let hands = hands(&game, seat_at(0), ending);
        game = dealt(game, &hands);
        assert!(game.deals().last().is_some_and(|deal| deal.postings.len() == 4), "{extra}");
    }
    assert_eq!(bonuses(&game, side_at(0)), "-10@9 -10@19");
    // 8 × 6 − 16, less two runs; then 5 for nothing bid and taken, and 6.
    assert_eq!(game.totals()[0], Points::whole(48 - 16 - 20 + 5 + 6));
}

fn history(settings: &str) -> History {
    let game = seated(rules("romanian", settings), 4);
    let at = "2026-11-20T20:15:00Z".parse::<Stamp>().expect("a time");
    let id = "friday".parse::<GameId>().expect("an id");
    History::new(id, at, Origin::default(), game.setup().clone())
}

fn record(history: &mut History, endings: &str) {
    let at = history.last_at();
    for ending in endings.chars() {
        let hands = hands(history.game(), seat_at(0), ending);
        let said = |numbers: &[i64]| {
            numbers.iter().map(|number| hoyle::game::Count::next(*number)).collect()
        };
        history.record(&Act::Bid(said(&hands.bids)), at).expect("legal");
        history.record(&Act::Took(said(&hands.tricks)), at).expect("legal");
    }
}

#[test]
fn undo_removes_a_bonus_and_redo_restores_it() {
    let mut history = history("promotions=five schedule=8-1-8");
    let at = history.last_at();
    record(&mut history, "+++++");
    let of = |history: &History| (bonuses(history.game(), side_at(0)), history.game().totals()[0]);
    assert_eq!(of(&history), ("10@5".into(), Points::whole(40)));
    history.undo(at).expect("the tricks");
    assert_eq!(of(&history), (String::new(), Points::whole(24)));
    history.redo(at).expect("the tricks");
    assert_eq!(of(&history), ("10@5".into(), Points::whole(40)));
    // Back across the bonus to the fourth deal, then differently: missed, so the run is over.
    for _ in 0..4 {
        history.undo(at).expect("an entry");
    }
    record(&mut history, "-+++++");
    assert_eq!(of(&history), ("10@9".into(), Points::whole(3 * 6 - 1 + 5 * 6 + 10)));
    // Recording the last deal of a run again does not pay twice.
    history.undo(at).expect("the tricks");
    history.undo(at).expect("the bids");
    record(&mut history, "+");
    assert_eq!(of(&history), ("10@9".into(), Points::whole(3 * 6 - 1 + 5 * 6 + 10)));
}

#[test]
fn the_program_undoes_and_redoes_a_bonus() {
    let table = Table::new();
    let settings = "promotions=five schedule=8-1-8";
    table.done("new romanian Ana Bo Cy Di --dealer Ana --schedule 8-1-8 --set promotions=five");
    for line in typed(seated(rules("romanian", settings), 4), seat_at(0), "+++++") {
        table.done(&line);
    }
    let ana = |table: &Table| {
        let sheet = table.json("sheet");
        let last = sheet["deals"].as_array().expect("deals").last().expect("a deal").clone();
        let hand = last["hands"].as_array().expect("hands")[0].clone();
        assert_eq!(hand["player"], NAMES[0]);
        format!("{}: {} {} {}", last["deal"], hand["points"], hand["bonus"], hand["total"])
    };
    assert_eq!(ana(&table), "5: 6 10 40");
    table.done("undo");
    assert_eq!(ana(&table), "4: 6 0 24");
    table.done("redo");
    assert_eq!(ana(&table), "5: 6 10 40");
    table.done("undo");
    table.done("took Bo=7 Cy=0 Di=0 Ana=0");
    assert_eq!(ana(&table), "5: -1 0 23");
    assert_eq!(
        table.done("script").lines().next(),
        Some("new romanian Ana Bo Cy Di --schedule 8-1-8 --set promotions=five --dealer Ana",)
    );
}

#[test]
fn every_scheme_has_settings() {
    let rules = rules("romanian", "");
    let keys: Vec<String> = Offer::all(&rules).into_iter().map(|offer| offer.key).collect();
    for scheme in ["ten", "players-plus-one", "five"] {
        for of in ["length", "points"] {
            assert!(keys.contains(&format!("{scheme}.{of}")), "{scheme}.{of}");
        }
    }
    let game: Game = seated(rules, 4);
    assert_eq!(bonuses(&game, side_at(0)), "");
}

#[test]
fn explanations_cite_the_readings_that_a_bonus_rests_on() {
    // Ana makes every bid: a run of five ends in deal 8, one-card deals apart, and another in deal 13.
    let table = Table::after(&[
        "new romanian Ana Bo Cy --dealer Cy --set promotions=five --set spades-double=on",
    ]);
    for (deal, cards) in (1..).zip([1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 7]) {
        if cards != 8 {
            table.done(if deal == 13 { "trump s" } else { "trump h" });
        }
        table.done("bid 0 0 0");
        table.done(&format!("took Ana=0 Bo=0 Cy={cards}"));
    }
    let cited = |deal: u8| table.json(&format!("explain {deal} Ana"))["points"][1]["cited"].clone();
    let promotions = "romanian.promotions [Romanian whist, Variations: Promotions]";
    let new_run = "romanian.promotions [our reading: the document does not say what follows a run that was paid]";
    let undoubled =
        "romanian.doubling [our reading: the document doubles the points for the round]";
    assert_eq!(cited(8), serde_json::json!([promotions]));
    assert_eq!(cited(13), serde_json::json!([promotions, new_run, undoubled]));
}
