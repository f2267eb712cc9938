//! Players who join and leave for good between deals.

use crate::common::{decode, seat_at, side_at};
use crate::record::fix::{bids, planned, play, said, took};
use crate::record::table::{begin, legal_act, noon, play_on};
use hoyle::analysis::GameLine;
use hoyle::cards::{Seat, Trump};
use hoyle::game::{
    Act, Game, Newcomer, Players, RulingKind, SeatChangeKind, Setup, StartingPoints, TableRuling,
};
use hoyle::history::{Correction, History};
use hoyle::presets;
use hoyle::rules::{Points, Refusal, SeatingRefusal};

const NAMES: [&str; 8] = ["Ana", "Bo", "Cid", "Dan", "Eva", "Fay", "Gil", "Hal"];

fn join(name: &str, points: i64, after: Option<u8>) -> Act {
    Act::Join(Newcomer {
        name: name.into(),
        points: Points::whole(points),
        after: after.map(seat_at),
    })
}

fn leave(seat: u8) -> Act {
    Act::Leave { seat: seat_at(seat), to: None }
}

#[track_caller]
fn refused(game: &Game, act: &Act) -> SeatingRefusal {
    match game.judge(act) {
        Err(Refusal::Seating(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

/// Asserts that a history reads back, that its totals are what was brought and posted, and that its line in
/// an archive leads to the same game.
#[track_caller]
pub(super) fn check(history: &History) {
    let decoded = decode(&history.journal().to_vec()).expect("sound");
    assert!(&decoded.history == history, "the history read back differs");

    let game = history.game();
    let mut totals = vec![Points::ZERO; game.setup().players().count()];
    for posting in game.played().flat_map(|deal| &deal.postings) {
        totals[posting.side.index()] += posting.points;
    }
    for change in game.seat_changes() {
        if let SeatChangeKind::Joined { seat, brought, .. } = &change.change {
            totals[seat.index()] += brought.unwrap_or_default();
        }
    }
    assert_eq!(game.totals(), totals);

    let line = serde_json::to_string(&GameLine::of(game)).expect("text");
    let read: GameLine = serde_json::from_str(&line).expect("a line");
    let again = read.play().expect("the same game");
    assert_eq!(again.totals(), totals, "{line}");
    assert_eq!(again.standings(), game.standings());
}

/// Returns a game of Serbian whist after one deal, with totals of 14, 1, 16 and 12.
fn one_deal() -> History {
    let mut history = begin("serbian", 4);
    play(&mut history, &[bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2])]);
    history
}

/// The cards of the deals written `10..2 1x5`.
fn written(text: &str) -> Vec<u8> {
    let number = |text: &str| text.parse::<u8>().expect("a number");
    let mut cards = Vec::new();
    for part in text.split_whitespace().filter(|part| *part != "-") {
        if let Some((from, to)) = part.split_once("..") {
            let (from, to) = (number(from), number(to));
            if from < to {
                cards.extend(from..=to);
            } else {
                cards.extend((to..=from).rev());
            }
        } else if let Some((size, times)) = part.split_once('x') {
            cards.extend(std::iter::repeat_n(number(size), number(times).into()));
        } else {
            cards.push(number(part));
        }
    }
    cards
}

/// A game of so many players after some deals, played as in `play_deal`.
fn after_deals(rules: &str, form: &str, players: usize, deals: usize) -> Game {
    let mut ruleset = presets::ruleset(rules).expect("rules");
    ruleset.schedule.form = form.into();
    let names = Players::new(&NAMES[..players]).expect("names");
    let mut game = Game::new(Setup::new(ruleset, names, seat_at(0)).expect("a table"));
    while game.played().count() < deals {
        play_deal(&mut game, 0);
    }
    game
}

/// Plays a deal in which everybody bids as low as they may, and one player takes every trick.
fn play_deal(game: &mut Game, taker: usize) {
    let deal = game.current().expect("a deal").clone();
    if deal.trump().is_none() {
        game.play(&Act::Trump(Trump::Hearts)).expect("a suit");
    }

    let rule = game.setup().rules().bidding.exact().expect("exact bids").clone();
    while let Some(deal) = game.current()
        && deal.bids().bids.len() < deal.plan.seats.len()
    {
        let bid = *rule.open(deal.bids()).first().expect("an open bid");
        game.play(&bids(&[bid.into()])).expect("an open bid");
    }

    let mut tricks = vec![0; deal.plan.seats.len()];
    tricks[taker] = deal.plan.cards.into();
    game.play(&took(&tricks)).expect("tricks");
}

#[test]
fn the_schedule_goes_on_in_its_direction_from_the_number_of_cards_reached() {
    let lines = include_str!("../../vectors/going_on.txt").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (case, expected) = line.split_once(':').expect("a colon");
        let words: Vec<&str> = case.split(' ').collect();
        let [rules, form, before, after, deals] = words[..] else { panic!("{line}") };
        let number = |text: &str| text.parse::<usize>().expect("a number");
        let (before, after, deals) = (number(before), number(after), number(deals));
        let mut game = after_deals(rules, form, before, deals);
        for name in &NAMES[before.min(after)..after] {
            game.play(&join(name, 0, None)).expect("a seat");
        }
        for leaver in after..before {
            game.play(&leave(leaver as u8)).expect("no seat");
        }

        let current = game.current().map(|deal| deal.plan.clone());
        let to_come: Vec<_> =
            current.into_iter().chain(game.to_come().map(|deal| deal.plan)).collect();
        let cards: Vec<u8> = to_come.iter().map(|plan| plan.cards).collect();
        assert_eq!(cards, written(expected), "{line}");
        let numbers: Vec<usize> = to_come.iter().map(|plan| plan.number).collect();
        assert_eq!(numbers, (deals + 1..=deals + cards.len()).collect::<Vec<_>>(), "{line}");
        assert_eq!(game.scheduled(), Some(deals + cards.len()), "{line}");
        assert!(to_come.iter().all(|plan| plan.seats.len() == after), "{line}");
    }
}

#[test]
fn the_trumps_run_on_by_the_number_of_the_deal() {
    let mut game = after_deals("serbian", "down-up", 4, 6);
    let trumps = |game: &Game| -> Vec<_> { game.to_come().map(|deal| deal.trump()).collect() };
    let as_planned = trumps(&game);
    game.play(&join("Eva", 0, None)).expect("a seat");
    let now = trumps(&game);
    assert_eq!(now, as_planned[..now.len()]);
}

#[test]
fn a_newcomer_sits_last_or_after_a_player_and_deals_in_turn() {
    for (after, dealers) in [(None, [1, 2, 3, 4, 0, 1]), (Some(1), [1, 4, 2, 3, 0, 1])] {
        let mut history = one_deal();
        play(&mut history, &[join("Eva", 0, after)]);
        check(&history);
        let game = history.game();
        let current = game.current().expect("a deal").plan.dealer;
        let coming = game.to_come().map(|deal| deal.plan.dealer);
        let seats: Vec<Seat> = [current].into_iter().chain(coming).take(6).collect();
        assert_eq!(seats, dealers.map(seat_at));
        let column = after.map_or(4, |after| usize::from(after) + 1);
        assert_eq!(game.setup().columns()[column], seat_at(4));
    }
}

#[test]
fn the_deal_passes_to_the_next_if_the_dealer_leaves() {
    let mut history = begin("romanian", 5);
    play_on(&mut history, 12);
    let dealer = history.game().current().expect("a deal").plan.dealer;
    let next = history.game().to_come().next().expect("a deal").plan.dealer;
    play(&mut history, &[Act::Leave { seat: dealer, to: None }]);
    assert_eq!(history.game().current().expect("a deal").plan.dealer, next);
    check(&history);
}

#[test]
fn newcomers_begin_with_nothing_a_number_the_lowest_or_the_average() {
    let history = one_deal();
    let game = history.game();
    assert_eq!(game.starting_points(StartingPoints::Lowest), Points::whole(1));
    // 14 + 1 + 16 + 12 = 43, a quarter of which is 10¾: rounded down, against the newcomer.
    assert_eq!(game.starting_points(StartingPoints::Average), Points::halves(21));

    let mut history = one_deal();
    play(&mut history, &[join("Eva", 7, None)]);
    check(&history);
    assert_eq!(history.game().totals()[4], Points::whole(7));
    play(&mut history, &[bids(&[1, 1, 1, 1, 1]), took(&[1, 1, 1, 1, 6])]);
    check(&history);
}

#[test]
fn where_the_lowest_total_wins_the_last_has_most_and_the_average_is_rounded_up() {
    let mut ruleset = presets::ruleset("serbian").expect("rules");
    presets::choose(&mut ruleset, Some("variant-negative"), None, &[], Some(4)).expect("a score");
    let names = Players::new(&NAMES[..4]).expect("names");
    let mut game = Game::new(Setup::new(ruleset, names, seat_at(0)).expect("a table"));
    for act in [bids(&[4, 2, 6, 2]), took(&[4, 1, 6, 2])] {
        game.play(&act).expect("a deal");
    }
    let totals = game.totals();
    let most = totals.iter().max().copied().expect("totals");
    let sum: i64 = totals.iter().map(|total| total.in_tenths()).sum();
    assert_eq!(game.starting_points(StartingPoints::Lowest), most);
    let average = game.starting_points(StartingPoints::Average).in_tenths();
    assert!(4 * average >= sum && 4 * (average - 5) < sum, "{average} of {totals:?}");
}

#[test]
fn somebody_who_comes_back_has_the_same_seat_and_total() {
    let mut history = begin("romanian", 4);
    play_on(&mut history, 10);
    let total = history.game().totals()[1];
    play(&mut history, &[leave(1)]);
    play_on(&mut history, 8);
    let game = history.game();
    assert_eq!(refused(game, &join("Joško", 5, None)), SeatingRefusal::KeepsTotal(seat_at(1)));
    assert_eq!(game.totals()[1], total);
    assert_eq!(game.left_after(seat_at(1)), Some(2));
    play(&mut history, &[join("JOŠKO", 0, None)]);
    let game = history.game();
    assert_eq!(game.setup().players().count(), 4);
    assert_eq!(game.totals()[1], total);
    let table: Vec<Seat> = game.around_the_table().collect();
    assert_eq!(table, [0, 1, 2, 3].map(seat_at), "where the player sat before");
    play_on(&mut history, 10);
    check(&history);
}

#[test]
fn who_has_left_keeps_the_total_and_cannot_act() {
    let mut history = begin("romanian", 4);
    play_on(&mut history, 10);
    play(&mut history, &[leave(1)]);
    check(&history);
    let game = history.game();
    let away = SeatingRefusal::NotAtTable(seat_at(1));
    for act in [leave(1), Act::Dealer(seat_at(1)), Act::Swap(seat_at(0), seat_at(1))] {
        assert_eq!(refused(game, &act), away);
    }
    assert_eq!(refused(game, &join("Eva", 0, Some(1))), away);
    assert!(game.standings().iter().any(|place| place.side == game.setup().side_of(seat_at(1))));
    play_on(&mut history, 8);
    check(&history);
    let last = history.game().played().next_back().expect("a deal");
    assert_eq!((last.bid(seat_at(1)), last.plan.players()), (None, 3));
}

#[test]
fn the_number_of_players_only_changes_between_deals_and_where_the_rules_have_a_table() {
    let mut history = one_deal();
    play(&mut history, &[join("Eva", 0, None), bids(&[1])]);
    let game = history.game();
    let begun = |leaving: Option<Seat>| SeatingRefusal::NumberMidDeal { deal: 2, leaving };
    assert_eq!(refused(game, &join("Fay", 0, None)), begun(None));
    assert_eq!(refused(game, &leave(0)), begun(Some(seat_at(0))));

    let history = one_deal();
    let taken = SeatingRefusal::NameTaken(seat_at(0));
    assert_eq!(refused(history.game(), &join("igor", 0, None)), taken);
    let fewer = SeatingRefusal::Number {
        players: 3,
        seated: vec![4, 5, 6],
        leaving: Some(seat_at(0)),
        is_mid_deal: false,
    };
    assert_eq!(refused(history.game(), &leave(0)), fewer);
    for rules in ["whist", "spades", "auction-whist", "solo-whist"] {
        let history = begin(rules, 4);
        let one_more = SeatingRefusal::Number {
            players: 5,
            seated: vec![4],
            leaving: None,
            is_mid_deal: false,
        };
        assert_eq!(refused(history.game(), &join("Eva", 0, None)), one_more, "{rules}");
    }
}

#[test]
fn runs_need_as_many_deals_as_their_own_table_and_a_newcomer_has_none() {
    let mut ruleset = presets::ruleset("romanian").expect("rules");
    for scheme in &mut ruleset.promotions.schemes {
        scheme.on = true;
    }
    let names = Players::new(&NAMES[..4]).expect("names");
    let mut game = Game::new(Setup::new(ruleset, names, seat_at(0)).expect("a table"));
    for _ in 0..8 {
        play_deal(&mut game, 3);
    }
    game.play(&join("Eva", 0, None)).expect("a seat");
    assert!(game.streaks(seat_at(4)).iter().all(|streak| streak.length == 0));
    game.play(&leave(4)).expect("no seat");
    game.play(&leave(3)).expect("no seat");
    for run in game.runs_in_progress() {
        assert!(run.missing() > 0 && run.seat != seat_at(3));
    }
}

#[test]
fn joining_and_leaving_are_undone_and_redone_and_a_fix_replays_them() {
    let mut history = one_deal();
    let before = history.game().clone();
    play(&mut history, &[join("Eva", 3, Some(0)), bids(&[1, 1, 1, 1, 1])]);
    play(&mut history, &[took(&[2, 2, 2, 2, 2]), leave(2), bids(&[1, 1, 1, 1])]);
    check(&history);
    let after = history.game().clone();
    let plan = planned(&history, 1, &Correction::Took(said(&[4, 2, 6, 1])));
    history.fix(plan, noon());
    check(&history);
    history.undo(noon()).expect("the fix");
    for _ in 0..5 {
        history.undo(noon()).expect("an entry");
    }
    assert!(history.game() == &before, "another game");
    for _ in 0..5 {
        history.redo(noon()).expect("an entry");
    }
    assert!(history.game() == &after, "another game");
}

#[test]
fn only_lines_that_change_the_number_of_players_are_of_version_four() {
    let mut history = one_deal();
    play(&mut history, &[join("Eva", 0, None), leave(2)]);
    play(&mut history, &[Act::Leave { seat: seat_at(0), to: Some("Vera".into()) }]);
    let journal = String::from_utf8(history.journal().to_vec()).expect("text");
    let lines: Vec<&str> = journal.lines().collect();
    let marked: Vec<bool> = lines.iter().map(|line| line.contains(r#""hoyle":4"#)).collect();
    assert_eq!(marked, [false, false, false, true, true, false]);
    assert!(lines[3].contains(r#""act":{"join":{"name":"Eva"}}"#), "{}", lines[3]);
    assert!(lines[4].contains(r#""act":{"leave":{"seat":2}}"#), "{}", lines[4]);
}

/// Plays a random legal act, or lets somebody come or go.
fn step(history: &mut History, lots: &mut fastrand::Rng) {
    let seats = history.game().setup().players().count() as u8;
    match lots.u8(..20) {
        0 | 1 => drop(history.undo(noon())),
        2 => drop(history.redo(noon())),
        // Refused in the middle of a deal, and where the rules have no table; that is fine.
        3 | 4 => {
            let name = NAMES[lots.usize(..NAMES.len())];
            let after = if lots.bool() { Some(lots.u8(..seats)) } else { None };
            let points = if lots.bool() { lots.i64(-20..20) } else { 0 };
            drop(history.record(&join(name, points, after), noon()));
        }
        5 | 6 => drop(history.record(&leave(lots.u8(..seats)), noon())),
        7 => {
            let points = vec![(side_at(lots.u8(..seats)), Points::whole(5))];
            let deal = Some(lots.usize(1..12));
            let ruling = TableRuling {
                about: RulingKind::Other,
                reason: "luck".into(),
                deal,
                points,
                closes: false,
            };
            drop(history.record(&Act::Ruling(ruling), noon()));
        }
        _ => {
            if let Some(act) = legal_act(history, |count| lots.usize(..count)) {
                history.record(&act, noon()).expect("legal");
            }
        }
    }
}

#[test]
fn random_evenings_with_comings_and_goings_add_up_and_are_read_back() {
    for rules in ["serbian", "romanian", "oh-hell", "plump", "wizard"] {
        for seed in 0..12 {
            let mut lots = fastrand::Rng::with_seed(seed);
            let mut history = begin(rules, 4);
            for _ in 0..120 {
                step(&mut history, &mut lots);
            }
            check(&history);
            assert!(history.game().totals().len() >= 4);
        }
    }
}
