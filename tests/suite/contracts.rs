//! The points of contracts: every bid with every number of tricks.

use crate::common::Table;
use hoyle::presets;
use hoyle::rules::{AuctionRule, Points, Ruleset, Setting};

/// A line of the table: a bid, and the points of each challenger and opponent by number of tricks.
struct Row {
    bid: &'static str,
    points: Vec<(i64, i64)>,
}

fn rows() -> Vec<Row> {
    let lines = include_str!("../vectors/contracts.txt").lines();
    lines
        .filter(|line| !line.is_empty() && !line.starts_with('#') && !line.starts_with("tricks "))
        .map(|line| {
            let mut words = line.split_whitespace();
            let bid = words.next().expect("a bid");
            Row { bid, points: words.map(pair).collect() }
        })
        .collect()
}

/// Reads `−31/31`.
fn pair(text: &str) -> (i64, i64) {
    let number = |text: &str| text.replace('−', "-").parse().expect("a number");
    let (challenger, opponent) = text.split_once('/').expect("two numbers");
    (number(challenger), number(opponent))
}

fn rules(settings: &[&str]) -> Ruleset {
    let mut rules = presets::ruleset("auction-whist").expect("a preset");
    for setting in settings {
        Setting::apply(setting, &mut rules).expect(setting);
    }
    rules
}

fn worth(rules: &Ruleset, bid: &str, took: u8) -> (Points, Points) {
    auction(rules).bid(bid).expect(bid).1.score(took, 13, &|_| 0)
}

fn auction(rules: &Ruleset) -> &AuctionRule {
    rules.bidding.auction().expect("an auction")
}

fn whole((challenger, opponent): (i64, i64)) -> (Points, Points) {
    (Points::whole(challenger), Points::whole(opponent))
}

#[test]
fn every_bid_pays_the_documents_points() {
    let rules = rules(&[]);
    for Row { bid, points } in rows() {
        let (_, rule) = auction(&rules).bid(bid).expect(bid);
        assert_eq!(points.len(), usize::from(rule.tricks(13)) + 1, "{bid}");
        for (took, points) in (0..).zip(points) {
            assert_eq!(worth(&rules, bid, took), whole(points), "{bid}, {took} tricks");
        }
    }
}

#[test]
fn the_table_has_every_bid_in_rank_order() {
    let rules = rules(&[]);
    let bids: Vec<&str> = auction(&rules).bids.iter().map(|bid| bid.id.as_str()).collect();
    assert_eq!(rows().iter().map(|row| row.bid).collect::<Vec<_>>(), bids);
    assert_eq!(bids.len(), 19);
}

#[test]
fn a_contract_is_made_unless_the_challengers_lose() {
    let rules = rules(&[]);
    for Row { bid, points } in rows() {
        let (_, rule) = auction(&rules).bid(bid).expect(bid);
        for (took, (challenger, opponent)) in (0..).zip(points) {
            let made = rule.target.is_met(took);
            assert_eq!(made, challenger > 0, "{bid}, {took} tricks");
            assert_eq!(made, opponent == 0, "{bid}, {took} tricks");
        }
    }
}

#[test]
fn the_program_prints_the_tables_points() {
    let table = Table::new();
    for Row { bid, points } in rows() {
        // Bids made or missed by one trick, and both ends of the table.
        let last = points.len() - 1;
        for took in [0, 1, 7, 8, 12, 13].into_iter().filter(|took| *took <= last) {
            let told = table.json(&format!("score auction-whist {bid} --took {took}"));
            let (challenger, opponent) = points[took];
            let expected = serde_json::json!({
                "bid": bid, "took": took, "made": challenger > 0,
                "challenger": challenger, "opponent": opponent,
            });
            assert_eq!(told, expected, "{bid}, {took} tricks");
        }
    }
}

#[test]
fn json_output_matches_the_documented_example() {
    let told = Table::new().done("score auction-whist solo-6 --took 7 --json");
    let expected =
        r#"{"bid":"solo-6","took":7,"made":true,"challenger":15,"opponent":0}"#.to_owned() + "\n";
    assert_eq!(told, expected);
}

#[test]
fn several_bids_are_scored_at_once() {
    let table = Table::new();
    let told = table.json("score auction-whist solo-6 suit-8:hearts PICCOLO --took 8");
    let worth = |index: usize| told[index]["challenger"].as_i64();
    assert_eq!([worth(0), worth(1), worth(2)], [Some(18), Some(7), Some(-24)]);
}

#[test]
fn more_tricks_than_the_deal_has_are_refused() {
    let table = Table::new();
    for (asked, code) in [
        ("petite-misere --took 12", 0),
        ("petite-misere --took 13", 1),
        ("big-misere --took 13", 0),
        ("big-misere --took 14", 1),
        ("suit-8 --took -1", 1),
        ("suit-8 --took x", 2),
        ("suit-8", 2),
        ("suit-7 --took 8", 2),
        ("solo-9 --took 8", 2),
    ] {
        assert_eq!(table.hoyle(&format!("score auction-whist {asked}")).code, code, "{asked}");
    }
}

#[test]
fn settings_add_overtricks_and_a_trou_bonus() {
    let usual = rules(&[]);
    let paid = rules(&["overtricks=all"]);
    let trou = rules(&["trou-all=30"]);
    let both = rules(&["overtricks=all", "trou-all=30"]);
    for (bid, took, listed, all, with_trou) in [
        ("solo-6", 6, 12, 12, 12),
        ("solo-6", 8, 18, 18, 18),
        ("solo-6", 9, 18, 21, 18),
        ("solo-6", 13, 18, 33, 18),
        ("solo-7", 8, 18, 18, 18),
        ("solo-7", 9, 18, 21, 18),
        ("solo-7", 13, 18, 33, 18),
        ("solo-8", 8, 21, 21, 21),
        ("solo-8", 9, 21, 24, 21),
        ("solo-8", 13, 21, 36, 21),
        ("suit-8", 12, 19, 19, 19),
        ("suit-8", 13, 30, 30, 30),
        ("abondance-9", 13, 32, 32, 32),
        ("small-chelem", 13, 100, 100, 100),
        ("piccolo", 1, 24, 24, 24),
        ("trou", 9, 16, 16, 16),
        ("trou", 12, 16, 16, 16),
        ("trou", 13, 16, 16, 30),
    ] {
        for (rules, points) in [(&usual, listed), (&paid, all), (&trou, with_trou)] {
            assert_eq!(worth(rules, bid, took), whole((points, 0)), "{bid}, {took} tricks");
        }
        let either = if bid == "trou" { with_trou } else { all };
        assert_eq!(worth(&both, bid, took), whole((either, 0)), "{bid}, {took} tricks");
    }
    // Losses stay the same.
    for Row { bid, points } in rows() {
        for (took, points) in (0..).zip(points).filter(|(_, (challenger, _))| *challenger <= 0) {
            assert_eq!(worth(&both, bid, took), whole(points), "{bid}, {took} tricks");
        }
    }
}

#[test]
fn the_program_applies_auction_settings() {
    let table = Table::new();
    for (asked, challenger) in [
        ("solo-6 --took 13", 18),
        ("solo-6 --took 13 --set overtricks=listed", 18),
        ("solo-6 --took 13 --set overtricks=all", 33),
        ("trou --took 13 --set overtricks=all", 16),
        ("trou --took 13 --set trou-all=30", 30),
        ("trou --took 12 --set trou-all=30", 16),
    ] {
        let told = table.json(&format!("score auction-whist {asked}"));
        assert_eq!(told["challenger"].as_i64(), Some(challenger), "{asked}");
    }
}

#[test]
fn sums_show_the_calculation() {
    let table = Table::new();
    for (asked, told) in [
        (
            "suit-8 --took 8",
            "suit-8, made with 8 tricks; challenger: 7; opponent of a made contract: 0",
        ),
        (
            "suit-8 --took 10",
            "suit-8, made with 10 tricks; challenger: 7 + 3 × 2 = 13; opponent of a made contract: 0",
        ),
        (
            "suit-8 --took 13",
            "suit-8, made with 13 tricks; challenger, all tricks: 30; opponent of a made contract: 0",
        ),
        ("suit-8 --took 7", "suit-8, 1 trick short; challenger: -10; opponent: 10"),
        (
            "solo-6 --took 9",
            "solo-6, made with 9 tricks; challenger: 12 + 3 × 2 = 18; opponent of a made contract: 0",
        ),
        (
            "solo-8 --took 6",
            "solo-8, 2 tricks short; challenger: -(24 + 3) = -27; opponent: 16 + 2 = 18",
        ),
        (
            "piccolo --took 1",
            "piccolo, made with 1 trick; challenger: 24; opponent of a made contract: 0",
        ),
        (
            "solo-6 --took 3",
            "solo-6, 3 tricks short; challenger: -(15 + 3 × 2) = -21; opponent: 10 + 2 × 2 = 14",
        ),
        ("piccolo --took 0", "piccolo, failed with 0 tricks; challenger: -24; opponent: 16"),
        ("trou --took 8", "trou, 1 trick short; challenger: 0; opponent: 16"),
        ("big-misere --took 2", "big-misere, failed with 2 tricks; challenger: -36; opponent: 24"),
    ] {
        let said = table.done(&format!("score auction-whist {asked}"));
        assert_eq!(said.replace('\n', " ").trim_end(), told);
    }
}
