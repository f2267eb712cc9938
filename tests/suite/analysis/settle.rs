//! Settling up: adds up to zero, to the cent, in the fewest payments.

use hoyle::analysis::{Account, Among, Cents, MOST_MATCHED, Payment, Rate, SettleError, payments};
use hoyle::game::{Act, Count, Game, Players, Setup};
use hoyle::presets;
use proptest::prelude::*;

/// Amounts that add up to zero, several of them likely to match.
fn balances(most: usize) -> impl Strategy<Value = Vec<Cents>> {
    let amounts = prop_oneof![-6_i64..=6, -10_000_i64..=10_000];
    prop::collection::vec(amounts, 0..most).prop_map(|mut amounts| {
        amounts.push(-amounts.iter().sum::<i64>());
        amounts.into_iter().map(Cents).collect()
    })
}

/// Pays everything off, and asserts that nobody is owed anything then.
fn paid(balances: &[Cents], payments: &[Payment]) {
    let mut left: Vec<i64> = balances.iter().map(|cents| cents.0).collect();
    for payment in payments {
        assert!(payment.amount.0 > 0 && payment.from != payment.to, "{payment:?}");
        left[payment.from] += payment.amount.0;
        left[payment.to] -= payment.amount.0;
    }
    assert!(left.iter().all(|cents| *cents == 0), "{balances:?}: {payments:?} leave {left:?}");
}

/// The fewest payments, by trying for the first who is not even every other to settle all of it with.
fn fewest(left: &mut Vec<i64>) -> usize {
    let Some(first) = left.iter().position(|cents| *cents != 0) else { return 0 };
    let own = std::mem::take(&mut left[first]);
    let mut best = usize::MAX;
    for other in first + 1..left.len() {
        if own.signum() * left[other].signum() < 0 {
            left[other] += own;
            best = best.min(1 + fewest(left));
            left[other] -= own;
        }
    }
    left[first] = own;
    best
}

proptest! {
    #[test]
    fn up_to_seven_people_settle_in_the_fewest_payments(balances in balances(7)) {
        let made = payments(&balances);
        paid(&balances, &made);
        let mut left = balances.iter().map(|cents| cents.0).collect();
        prop_assert_eq!(made.len(), fewest(&mut left), "{:?}", balances);
    }

    #[test]
    fn any_number_of_people_settle_in_at_most_one_payment_fewer(balances in balances(26)) {
        let made = payments(&balances);
        paid(&balances, &made);
        let open = balances.iter().filter(|cents| cents.0 != 0).count();
        prop_assert!(made.len() <= open.saturating_sub(1), "{:?}", balances);
    }

    #[test]
    fn evenings_add_up_to_zero_and_to_the_points(
        points in prop::collection::vec((any::<bool>(), prop::collection::vec(-400_i64..400, 4)), 1..5),
        rate in 1_i64..20_000,
        among in prop::sample::select(vec!["all", "last", "pot:100", "pot:50,30,20", "pot:34,33,33", "pot:70,20,10,0"]),
    ) {
        let among: Among = among.parse().expect("who pays");
        let rate: Rate = format!("{}.{:04}", rate / 10_000, rate % 10_000).parse().expect("a rate");
        let mut account = Account::default();
        for (golf, points) in &points {
            account.add(&evening(*golf, points), |name| name, &among).expect("four places");
        }
        let settled = account.settle(rate).expect("little money");
        prop_assert_eq!(settled.balances.iter().map(|cents| cents.0).sum::<i64>(), 0);
        paid(&settled.balances, &settled.payments);
        prop_assert!(settled.fewest && settled.payments.len() < 4);
    }
}

/// A deal in which the players come to these half points, which the table rules; with `golf` the
/// lowest wins.
fn evening(golf: bool, halves: &[i64]) -> Game {
    let mut rules = presets::ruleset("oh-hell").expect("a game");
    if golf {
        let golf = presets::scorings_for(&rules);
        rules.set_score(
            golf.iter()
                .find(|scoring: &&hoyle::rules::Scoring| {
                    scoring.wins() == hoyle::rules::Wins::Lowest
                })
                .expect("a score as in golf")
                .clone(),
        );
    }
    let players = Players::new(&["Ana", "Bo", "Cy", "Di"][..halves.len()]).expect("names");
    let dealer = players.seats().last().expect("players");
    let mut game = Game::new(Setup::new(rules, players, dealer).expect("seated"));
    let numbers = |numbers: &[i64]| numbers.iter().copied().map(Count::next).collect();
    let cards = i64::from(game.current().expect("a deal").plan.cards);
    for act in [
        Act::Bid(numbers(&vec![0; halves.len()])),
        Act::Took(numbers(&[cards, 0, 0, 0][..halves.len()])),
    ] {
        game.play_anyway(&act).unwrap_or_else(|refusal| panic!("{refusal}"));
    }
    let now = game.totals();
    let points = game.setup().sides_in_turn().zip(halves).filter_map(|(side, halves)| {
        let points = hoyle::rules::Points::halves(*halves) - now[side.index()];
        (points != hoyle::rules::Points::ZERO).then_some((side, points))
    });
    let about = hoyle::game::RulingKind::Other;
    let ruling = hoyle::game::TableRuling {
        about,
        reason: "as agreed".into(),
        points: points.collect(),
        deal: Some(1),
        closes: false,
    };
    game.play(&Act::Ruling(ruling)).expect("the table may rule");
    game
}

#[track_caller]
fn owes(halves: &[i64], rate: &str, among: &str, expect: &[i64]) {
    check(&evening(false, halves), rate, among, expect);
}

#[track_caller]
fn check(game: &Game, rate: &str, among: &str, expect: &[i64]) {
    let mut account = Account::default();
    account.add(game, |name| name, &among.parse().expect("who pays")).expect("as many places");
    let settled = account.settle(rate.parse().expect("a rate")).expect("little money");
    let cents: Vec<i64> = settled.balances.iter().map(|cents| cents.0).collect();
    assert_eq!(cents, expect, "{among}");
}

#[test]
fn each_pays_each_the_difference() {
    // 10, 6, 3 and 1 points: 4 × 10 − 20 = 20 points for the first.
    owes(&[20, 12, 6, 2], "0.10", "all", &[200, 40, -80, -160]);
    owes(&[7, 7, 7, 7], "1", "all", &[0, 0, 0, 0]);
}

#[test]
fn the_last_pays_the_others_and_equals_share_it() {
    owes(&[20, 12, 6, 2], "0.10", "last", &[90, 50, 20, -160]);
    // Two last ones share 9 and 5 points.
    owes(&[20, 12, 2, 2], "0.10", "last", &[90, 50, -70, -70]);
    owes(&[4, 4, 4, 4], "0.10", "last", &[0, 0, 0, 0]);
}

#[test]
fn a_pot_is_shared_out_by_place_and_equals_share_theirs() {
    // 0, 4, 7 and 9 points in the pot, which is 20.
    owes(&[20, 12, 6, 2], "0.10", "pot:100", &[200, -40, -70, -90]);
    owes(&[20, 12, 6, 2], "0.10", "pot:50,30,20", &[100, 20, -30, -90]);
    // The first two share 80 percent of 7 + 9 points.
    owes(&[20, 20, 6, 2], "0.10", "pot:50,30,20", &[64, 64, -38, -90]);
}

#[test]
fn odd_cents_go_to_the_first_seats() {
    // 1.5 points more than the two others: 3 points at a third of a cent each way.
    owes(&[3, 0, 0], "0.0035", "all", &[2, -1, -1]);
    owes(&[0, 0, 3], "0.0035", "all", &[0, -1, 1]);
}

#[test]
fn where_the_lowest_wins_the_highest_pays() {
    check(&evening(true, &[20, 12, 6, 2]), "0.10", "all", &[-200, -40, 80, 160]);
    check(&evening(true, &[20, 12, 6, 2]), "0.10", "last", &[-200, 40, 70, 90]);
}

#[test]
fn partners_pay_each_what_their_side_owes() {
    let rules = presets::ruleset("spades").expect("a game");
    let players = Players::new(&["Ana", "Bo", "Cy", "Di"]).expect("names");
    let dealer = players.seats().last().expect("players");
    let mut game = Game::new(Setup::new(rules, players, dealer).expect("seated"));
    let numbers = |numbers: &[i64]| numbers.iter().copied().map(Count::next).collect();
    game.play(&Act::Bid(numbers(&[3, 3, 3, 3]))).expect("bids");
    game.play(&Act::Took(numbers(&[3, 3, 3, 4]))).expect("tricks");
    let difference = game.totals()[0].in_tenths() - game.totals()[1].in_tenths();
    let cents = difference / 10;
    check(&game, "0.01", "all", &[cents, -cents, cents, -cents]);
}

#[test]
fn several_evenings_are_settled_at_once_by_person() {
    let mut account = Account::default();
    let who = |name| if name == "Bo" { "Ana" } else { name };
    account.add(&evening(false, &[20, 12, 6, 2]), |name| name, &Among::All).expect("added");
    account.add(&evening(false, &[0, 20, 0]), who, &Among::All).expect("added");
    let settled = account.settle("0.10".parse().expect("a rate")).expect("little money");
    assert_eq!(settled.people, ["Ana", "Bo", "Cy", "Di"]);
    let cents: Vec<i64> = settled.balances.iter().map(|cents| cents.0).collect();
    // Ana: 20 points and then, as Ana and as Bo, −10 + 20.
    assert_eq!(cents, [300, 40, -180, -160]);
}

#[test]
fn thirteen_people_are_told_that_there_may_be_fewer_payments() {
    let some: Vec<Cents> = (1..=6).flat_map(|cents| [Cents(cents), Cents(-cents)]).collect();
    assert_eq!((some.len(), payments(&some).len()), (MOST_MATCHED, 6));
    let more: Vec<Cents> = (1..=7).flat_map(|cents| [Cents(cents), Cents(-cents)]).collect();
    assert!(payments(&more).len() <= 13);
}

#[test]
fn rates_and_pots_are_read_exactly() {
    for (text, shown) in [
        ("0.10", "0.10"),
        ("1", "1.00"),
        ("0.025", "0.025"),
        ("1000", "1000.00"),
        ("0.0001", "0.0001"),
    ] {
        assert_eq!(text.parse::<Rate>().map(|rate| rate.to_string()), Ok(shown.into()), "{text}");
    }
    for text in ["", "0", "0.00001", "-1", "+1", "1.", ".5", "1,5", "1000.0001", "1e2", "٣"] {
        assert_eq!(text.parse::<Rate>(), Err(SettleError::Rate), "{text}");
    }
    assert_eq!("pot:50,30,20".parse(), Ok(Among::Pot(vec![50, 30, 20])));
    for (text, fault) in [
        ("pot:50,40", SettleError::Pot(90)),
        ("pot:", SettleError::Among),
        ("pot:50,fifty", SettleError::Among),
        ("pot:300,44", SettleError::Among),
        ("none", SettleError::Among),
    ] {
        assert_eq!(text.parse::<Among>(), Err(fault), "{text}");
    }
    let mut account = Account::default();
    let shares = Among::Pot(vec![40, 30, 20, 10]);
    let fault = SettleError::Shares { shares: 4, places: 3 };
    assert_eq!(account.add(&evening(false, &[0, 2, 4]), |name| name, &shares), Err(fault));
    assert_eq!(Cents(-5).to_string(), "-0.05");
    assert_eq!(Cents(320).to_string(), "3.20");
}
