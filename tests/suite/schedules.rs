//! Every schedule for every number of players, compared with lists and sums worked out here.

use crate::common::{Table, seat_at};
use hoyle::cards::Trump;
use hoyle::game::DealPlan;
use hoyle::presets;
use hoyle::rules::PlannedTrump;

/// Returns every deal of a game in which the last player deals first.
fn plan(rules: &str, form: Option<&str>, players: u8) -> Vec<DealPlan> {
    let mut rules = presets::ruleset(rules).expect("a preset");
    if let Some(form) = form {
        rules.schedule.form = form.to_owned();
    }
    DealPlan::all(&rules, players, seat_at(players - 1))
}

fn cards(plan: &[DealPlan]) -> Vec<u8> {
    plan.iter().map(|deal| deal.cards).collect()
}

/// Asserts the cards of every deal, the numbering, and the rotation of dealers.
#[track_caller]
fn check(rules: &str, form: &str, players: u8, expect: &[u8]) {
    let plan = plan(rules, Some(form), players);
    assert_eq!(cards(&plan), expect, "{rules} {form}, {players} players");
    for (index, deal) in plan.iter().enumerate() {
        assert_eq!(deal.number, index + 1);
        assert_eq!(deal.dealer.index(), (usize::from(players) - 1 + index) % usize::from(players));
    }
}

#[test]
fn serbian_deals_shrink_to_one_card_per_player_and_grow_again() {
    check(
        "serbian",
        "down-up",
        4,
        &[
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
            13,
        ],
    );
    check(
        "serbian",
        "down-up",
        5,
        &[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    );
    check("serbian", "down-up", 6, &[8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn serbian_trumps_follow_a_cycle_of_five() {
    let cycle = [Trump::Spades, Trump::Diamonds, Trump::Hearts, Trump::Clubs, Trump::None];
    for players in 4..=6 {
        for (deal, trump) in plan("serbian", None, players).iter().zip(cycle.iter().cycle()) {
            assert_eq!(deal.trump, PlannedTrump::Fixed(*trump), "{players}: {}", deal.number);
        }
    }
}

#[test]
fn romanian_1_8_1_begins_and_ends_with_ones() {
    let form = "1-8-1";
    check("romanian", form, 3, &[1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1]);
    check(
        "romanian",
        form,
        4,
        &[1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1],
    );
    check(
        "romanian",
        form,
        5,
        &[1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1],
    );
    check(
        "romanian",
        form,
        6,
        &[1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1],
    );
    check(
        "romanian",
        form,
        7,
        &[
            1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 8, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1,
            1, 1, 1, 1,
        ],
    );
}

#[test]
fn romanian_8_1_8_swaps_the_ones_and_the_eights() {
    for players in 3..=7 {
        let mirrored: Vec<u8> = cards(&plan("romanian", Some("1-8-1"), players))
            .iter()
            .map(|cards| 9 - cards)
            .collect();
        check("romanian", "8-1-8", players, &mirrored);
    }
    check("romanian", "8-1-8", 3, &[8, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
}

#[test]
fn romanian_games_last_21_to_33_deals() {
    for (players, deals) in [(3, 21), (4, 24), (5, 27), (6, 30), (7, 33)] {
        for form in ["1-8-1", "8-1-8"] {
            assert_eq!(plan("romanian", Some(form), players).len(), deals, "{form}, {players}");
        }
    }
}

#[test]
fn romanian_eights_have_no_trump_and_every_other_deal_turns_one() {
    for players in 3..=7 {
        for form in ["1-8-1", "8-1-8"] {
            for deal in plan("romanian", Some(form), players) {
                let expect = match deal.cards {
                    8 => PlannedTrump::Fixed(Trump::None),
                    _ => PlannedTrump::Turned,
                };
                assert_eq!(deal.trump, expect, "{form}, {players}: {}", deal.number);
            }
        }
    }
}

#[test]
fn oh_hell_leaves_one_card_to_turn_up() {
    for (players, top) in [(3, 17), (4, 12), (5, 10), (6, 8), (7, 7)] {
        let up = 1..=top;
        let down = || (1..top).rev();
        check("oh-hell", "up-down", players, &up.clone().chain(down()).collect::<Vec<_>>());
        check("oh-hell", "down-up", players, &(1..=top).rev().chain(2..=top).collect::<Vec<_>>());
        check("oh-hell", "down", players, &up.clone().rev().collect::<Vec<_>>());
        check("oh-hell", "up", players, &up.collect::<Vec<_>>());
        for form in ["up-down", "down-up", "down", "up"] {
            let plan = plan("oh-hell", Some(form), players);
            assert!(
                plan.iter().all(|deal| deal.trump == PlannedTrump::Turned),
                "{form}, {players}"
            );
        }
    }
}

#[test]
fn serbian_whist_can_rise_and_fall_again() {
    let whole: Vec<u8> = (1..=13).chain((1..13).rev()).collect();
    check("serbian", "up-down", 4, &whole);
    check("serbian", "up-down", 6, &[1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]);
    let told = Table::new().json("schedule serbian --players 4 --schedule up-down");
    assert_eq!((&told[5]["trump"], &told[24]["cards"]), (&"spades".into(), &1.into()));
    // No document has this schedule.
    let table = Table::new();
    let told = table.done("rules serbian --schedule up-down");
    let clause = told.split("\n\n").find(|clause| clause.starts_with("serbian.deals")).unwrap();
    assert!(clause.ends_with("[House rules]"), "{clause}");
}

/// The cards of each deal that `hoyle schedule` lists.
fn scheduled(asked: &str) -> Vec<u64> {
    let schedule = Table::new().json(&format!("schedule {asked}"));
    let deals = schedule.as_array().expect("deals").iter();
    deals.map(|deal| deal["cards"].as_u64().expect("a number")).collect()
}

/// The highest deal that people play at a table, and the smallest, where their sheets have other ones
/// than the rules give by themselves.
#[test]
fn the_highest_and_the_smallest_deal_are_those_of_the_sheets_that_tables_use() {
    for (asked, expect) in [
        // One card up to all thirteen, and down again: the printed sheets called "Bust".
        (
            "oh-hell --players 4 --set top=13",
            &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1][..],
        ),
        ("oh-hell --players 7 --set top=7 --schedule up", &[1, 2, 3, 4, 5, 6, 7]),
        ("wizard --players 4 --set bottom=6", &[6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
        ("wizard --players 3 --set bottom=11", &[11, 12, 13, 14, 15, 16, 17, 18, 19, 20]),
        // The highest deal is played even where the smallest would be above.
        ("wizard --players 6 --set bottom=11", &[10]),
        ("wizard --players 4 --set bottom=6 --set step=3", &[6, 9, 12, 15]),
        ("oh-hell --players 7 --set bottom=5", &[5, 6, 7, 6, 5]),
        ("serbian --players 6 --set bottom=2", &[8, 7, 6, 5, 4, 3, 2, 2, 3, 4, 5, 6, 7, 8]),
        ("plump --players 4 --set top=7", &[7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7]),
        ("plump --players 6", &[8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("plump --players 7", &[7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7]),
        ("plump --players 8", &[6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6]),
        (
            "plump --players 5",
            &[10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        ),
        (
            "pocha --players 8 --schedule ones-up-down",
            &[
                1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1,
                1, 1,
            ],
        ),
    ] {
        assert_eq!(scheduled(asked), expect, "{asked}");
    }
}

#[test]
fn a_deal_of_the_whole_pack_has_no_trump_and_can_be_recorded() {
    let table =
        Table::after(&["new oh-hell Ana Bo Cy Di --dealer Di --schedule down --set top=13"]);
    let deal = &table.json("status")["deal"];
    assert_eq!((&deal["cards"], &deal["trump"]), (&13.into(), &"none".into()), "{deal}");
    table.done("bid 4 4 4 2");
    table.done("took 4 4 4 1");
    assert_eq!(table.json("status")["deal"]["trump"], "turned");
    let said = table.refused(2, "new oh-hell Ana Bo Cy Di --set top=14").stderr;
    assert!(
        said.contains("top cannot be 14: with 4 players a deal has at most 13 cards."),
        "{said}"
    );
    let said = table.refused(2, "new wizard Ana Bo Cy --set bottom=21").stderr;
    assert!(said.contains("expected 1 to 20 cards; 20 is nearest."), "{said}");
}

#[test]
fn a_game_with_a_smallest_deal_is_of_version_four() {
    let table = Table::after(&["new wizard Ana Bo Cy Di --set bottom=6 --id short"]);
    let short = table.path("data/games/short.jsonl");
    let journal = std::fs::read_to_string(short).expect("a journal");
    assert!(journal.contains("\"hoyle\":4") && journal.contains("\"bottom\":6"), "{journal}");
    table.done("new wizard Ana Bo Cy Di --id long");
    let long = table.path("data/games/long.jsonl");
    let journal = std::fs::read_to_string(long).expect("a journal");
    assert!(!journal.contains("\"hoyle\":4"));
}

#[test]
fn deals_can_rise_and_fall_by_two_cards() {
    for (asked, expect) in [
        ("oh-hell --players 4 --set step=2", &[1, 3, 5, 7, 9, 11, 12, 11, 9, 7, 5, 3, 1][..]),
        ("oh-hell --players 7 --set step=2", &[1, 3, 5, 7, 5, 3, 1]),
        ("oh-hell --players 7 --set step=2 --schedule up", &[1, 3, 5, 7]),
        ("oh-hell --players 6 --set step=3 --schedule down", &[8, 7, 4, 1]),
        ("oh-hell --players 7 --set step=4 --set top=6", &[1, 5, 6, 5, 1]),
        ("oh-hell --players 7 --set step=16", &[1, 7, 1]),
        ("oh-hell --players 7 --set step=1 --schedule up", &[1, 2, 3, 4, 5, 6, 7]),
        ("serbian --players 4 --set step=2", &[13, 11, 9, 7, 5, 3, 1, 1, 1, 1, 3, 5, 7, 9, 11, 13]),
        (
            "serbian --players 4 --set step=2 --schedule up-down",
            &[1, 3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3, 1],
        ),
        ("romanian --players 3 --set step=2", &[1, 1, 1, 3, 5, 7, 8, 8, 8, 7, 5, 3, 1, 1, 1]),
    ] {
        assert_eq!(scheduled(asked), expect, "{asked}");
    }
    let table = Table::new();
    let told = table.done("rules oh-hell --set step=2").replace('\n', " ");
    assert!(
        told.contains(
            "Deals rise and fall by 2 cards at a time; the highest deal is always played."
        ),
        "{told}"
    );
    assert!(told.contains("7 players, 7 deals of up to 7 cards."), "{told}");
    assert!(told.contains("at a time; the highest deal is always played. 3 players"), "{told}");
    let said = table.refused(2, "new german Ana Bo --set step=2").stderr;
    assert!(said.contains("German whist has no deals that rise or fall."), "{said}");
    let said = table.refused(2, "new oh-hell A B C --set step=0").stderr;
    assert!(said.contains("expected 1 to 16 cards; 1 is nearest."), "{said}");
}

#[test]
fn everyone_bids_once_and_the_dealer_last() {
    for (rules, counts) in [("serbian", 4..=6), ("romanian", 3..=6), ("oh-hell", 3..=7)] {
        for players in counts {
            for deal in plan(rules, None, players) {
                let order: Vec<usize> = (1..=usize::from(players))
                    .map(|steps| (deal.dealer.index() + steps) % usize::from(players))
                    .collect();
                assert_eq!(seats(&deal), order, "{rules}, {players}: {}", deal.number);
                assert_eq!(deal.dead, None);
            }
        }
    }
}

#[test]
fn with_seven_romanian_players_the_dealer_sits_out() {
    let plan = plan("romanian", None, 7);
    let orders: Vec<Vec<usize>> = plan.iter().take(8).map(seats).collect();
    assert_eq!(
        orders,
        [
            [0, 1, 2, 3, 4, 5],
            [1, 2, 3, 4, 5, 6],
            [2, 3, 4, 5, 6, 0],
            [3, 4, 5, 6, 0, 1],
            [4, 5, 6, 0, 1, 2],
            [5, 6, 0, 1, 2, 3],
            [6, 0, 1, 2, 3, 4],
            [0, 1, 2, 3, 4, 5],
        ]
    );
    for deal in plan {
        assert_eq!(deal.dead, Some(deal.dealer), "{}", deal.number);
        assert!(!deal.seats.contains(&deal.dealer), "{}", deal.number);
    }
}

#[test]
fn no_deal_exceeds_the_pack() {
    let packs = [
        ("serbian", 4, 52),
        ("serbian", 5, 52),
        ("serbian", 6, 52),
        ("romanian", 3, 24),
        ("romanian", 4, 32),
        ("romanian", 5, 40),
        ("romanian", 6, 48),
        ("romanian", 7, 48),
        ("oh-hell", 3, 51),
        ("oh-hell", 4, 51),
        ("oh-hell", 5, 51),
        ("oh-hell", 6, 51),
        ("oh-hell", 7, 51),
    ];
    for (rules, players, pack) in packs {
        let plan = plan(rules, None, players);
        let most = plan
            .iter()
            .map(|deal| usize::from(deal.cards) * deal.seats.len())
            .max()
            .expect("deals");
        let hands = plan[0].seats.len();
        assert!(most <= pack && most + hands > pack, "{rules}, {players}: {most} of {pack}");
    }
}

fn seats(deal: &DealPlan) -> Vec<usize> {
    deal.seats.iter().map(|seat| seat.index()).collect()
}
