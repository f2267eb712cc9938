//! Statistics against SQL written apart, over the hands of random evenings.

use super::evenings::evening;
use super::keep;
use crate::common::{Table, repository};
use crate::faults::short_or_full;
use hoyle::cards::Side;
use hoyle::game::{Game, Reason, SeatChangeKind};
use hoyle::history::History;
use hoyle::rules::Points;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

/// Returns how many evenings there are: a thousand with `HOYLE_FAULTS=full`.
fn evenings_compared() -> usize {
    short_or_full(300, 1000)
}

/// The rows of an evening in each table of `figures.sql`.
#[derive(Default)]
struct Rows {
    /// Each hand, in the order of play.
    hands: Vec<Value>,
    /// Each deal that is over.
    deals: Vec<Value>,
    /// Each side that has a place, with the points it began with and its first deal.
    sides: Vec<Value>,
    /// Each player at the end.
    places: Vec<Value>,
}

fn rows(history: &History, ord: usize) -> Rows {
    let (game, setup) = (history.game(), history.game().setup());
    let id = history.id().to_string();
    let day = history.played_at().local_date();
    // Who sits where after the last deal, and before that until the change.
    let mut name: Vec<String> = setup.players().names().map(ToString::to_string).collect();
    let mut changes = game.seat_changes().iter().rev().peekable();
    let end = name.clone();
    let mut rows = Rows::default();
    let year = day[..4].parse::<i64>().expect("a year");
    let whole_game = setup.rules().ending.games.is_none();
    let sign = setup.rules().scoring.wins().worth(Points::whole(1)).count() / 2;
    for deal in game.deals().collect::<Vec<_>>().into_iter().rev() {
        if deal.is_over() && whole_game {
            rows.deals.push(json!({
                "game": id, "deal": deal.plan.number, "deals": game.deals_over(), "sign": sign,
            }));
        }
        if deal.is_over() && deal.annulled().is_none() {
            for (place, seat) in deal.plan.seats.iter().enumerate() {
                let side = setup.side_of(*seat);
                let postings = || deal.postings_of(side);
                let made = postings()
                    .filter(|posting: &&hoyle::game::Posting| {
                        posting.member.is_none_or(|by| by == *seat)
                    })
                    .find_map(|posting| match &posting.reason {
                        Reason::Hand { hand, .. } => Some(hand.is_made()),
                        _ => None,
                    });
                let points: Points = postings().map(|posting| posting.points).sum();
                rows.hands.push(json!({
                    "game": id, "ord": ord, "day": day, "year": year,
                    "deal": deal.plan.number, "player": name[seat.index()],
                    "side": side.index(), "cards": deal.plan.cards, "speaking": place + 1,
                    "last": place + 1 == deal.plan.seats.len(),
                    "bid": deal.bid(*seat), "word": deal.bid_made(*seat).and_then(|bid| bid.word),
                    "took": deal.took(*seat), "made": made, "tenths": points.in_tenths(),
                    "sign": sign,
                }));
            }
        }
        while let Some(change) = changes.next_if(|change| change.deal >= deal.plan.number) {
            if let SeatChangeKind::TakenOver { was, now } = &change.change {
                let seat = name.iter_mut().find(|name| **name == now.as_str());
                *seat.expect("who took over sits there") = was.to_string();
            }
        }
    }
    let standings = game.standings();
    let firsts = standings.iter().filter(|place| place.rank == 1).count();
    if !game.has_result() {
        return rows;
    }
    for seat in setup.players().seats() {
        let side = setup.side_of(seat);
        // Who left before playing a deal has no place.
        let Some(place) = standings.iter().find(|place| place.side == side) else { continue };
        rows.places.push(json!({
            "game": id, "day": day, "year": year, "player": end[seat.index()],
            "side": side.index(), "rank": place.rank, "firsts": firsts,
            "alone": setup.is_result_alone(),
        }));
    }
    for place in &standings {
        let (since, points) = beginning(game, place.side);
        rows.sides.push(json!({
            "game": id, "side": place.side.index(), "since": since, "start": points.in_tenths(),
        }));
    }
    rows
}

/// The first deal after which a side has a total, and the points that it began with.
fn beginning(game: &Game, side: Side) -> (usize, Points) {
    for changed in game.seat_changes() {
        if let SeatChangeKind::Joined { seat, brought: Some(points), .. } = &changed.change
            && game.setup().side_of(*seat) == side
        {
            return (changed.deal, *points);
        }
    }
    let forward = game.setup().brought_forward();
    (1, forward.map_or(Points::ZERO, |forward| forward.totals[side.index()]))
}

/// Every figure that SQL makes of some evenings; `None` without Python.
fn by_sql(evenings: &[&History]) -> Option<BTreeSet<String>> {
    let mut all = Rows::default();
    let mut in_order = evenings.to_vec();
    in_order.sort_by_key(|history| (history.played_at().unix_seconds(), history.id().to_string()));
    for (ord, history) in in_order.into_iter().enumerate() {
        let rows = rows(history, ord);
        all.hands.extend(rows.hands);
        all.deals.extend(rows.deals);
        all.sides.extend(rows.sides);
        all.places.extend(rows.places);
    }
    let folder = repository("tests/suite/book");
    let mut python = Command::new("python3")
        .args([folder.join("figures.py"), folder.join("figures.sql")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let Rows { hands, deals, sides, places } = all;
    let tables =
        json!({ "hand": hands, "deal": deals, "side": sides, "place": places }).to_string();
    python.stdin.take().expect("its input").write_all(tables.as_bytes()).expect("written");
    let output = python.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    Some(text.lines().map(str::to_owned).collect())
}

/// Whether something of an evening counts: a deal, or its result.
fn has_figures(history: &History) -> bool {
    history.setup().is_result_alone() || history.game().played().next().is_some()
}

/// Whether a figure means the same whatever the rules.
fn compares(line: &str) -> bool {
    let fields: Vec<&str> = line.split('\t').collect();
    let unlike = ["points", "speaking", "cards", "bids", "luck", "dealer", "best", "worst"];
    let is_calibration_in_part = fields[1] == "calibration" && !fields[2].is_empty();
    !unlike.contains(&fields[1]) && !fields[2].ends_with(" points") && !is_calibration_in_part
}

/// What is recorded of a hand, as `row` has it under these keys.
fn recorded(row: &Value, keys: [&str; 7]) -> String {
    keys.map(|key| row[key].to_string()).join(" ")
}

#[test]
fn the_facts_have_every_hand_and_whose_it_was() {
    let evenings: Vec<History> = (0..100).map(|number| evening(17, number)).collect();
    let table = Table::new();
    keep(&table, &evenings);
    let hands = evenings.iter().flat_map(|history| rows(history, 0).hands);
    let keys = ["game", "deal", "player", "cards", "speaking", "bid", "took"];
    let hands: BTreeSet<String> = hands.map(|row| recorded(&row, keys)).collect();
    let exported = table.done("export --all --facts jsonl");
    let rows = exported.lines().map(|line| serde_json::from_str(line).expect("JSON"));
    let keys = ["game", "deal", "player", "cards", "place", "bid", "took"];
    let facts: BTreeSet<String> = rows.map(|row| recorded(&row, keys)).collect();
    assert_eq!(facts, hands);
}

#[test]
fn every_figure_is_what_sql_makes_of_the_same_hands() {
    let evenings: Vec<History> =
        (0..evenings_compared()).map(|number| evening(16, number)).collect();
    let table = Table::new();
    keep(&table, &evenings);
    let day = |history: &History| history.played_at().local_date();
    type Fits<'a> = &'a dyn Fn(&History) -> bool;
    let questions: [(&str, Fits<'_>); 4] = [
        ("stats --plain", &|_| true),
        ("stats --plain --rules romanian", &|history| history.setup().rules().id == "romanian"),
        ("stats --plain --since 2018-03 --until 2021", &|history| {
            ("2018-03".."2022").contains(&&*day(history))
        }),
        ("stats --plain --since 2020-03-05 --until 2021-02 --rules 'Oh Hell'", &|history| {
            let within = ("2020-03-05".."2021-03").contains(&&*day(history));
            within && history.setup().rules().id == "oh-hell"
        }),
    ];
    for (line, fits) in questions {
        let chosen: Vec<&History> =
            evenings.iter().filter(|history| fits(history) && has_figures(history)).collect();
        assert!(!chosen.is_empty(), "{line}");
        let Some(across) = by_sql(&chosen) else {
            return println!("Skipped: python3 is not installed.");
        };
        let mut expect: BTreeSet<String> =
            across.iter().filter(|line| compares(line)).map(|line| format!("{line}\t")).collect();
        let rules_of = |history: &History| history.setup().rules().id.clone();
        for rules in chosen.iter().map(|history| rules_of(history)).collect::<BTreeSet<_>>() {
            let alike: Vec<&History> =
                chosen.iter().copied().filter(|history| rules_of(history) == rules).collect();
            let figures = by_sql(&alike).expect("python3");
            expect.extend(figures.iter().map(|line| format!("{line}\t{rules}")));
        }
        let printed = table.done(line);
        let figures: BTreeSet<String> = printed
            .lines()
            .filter(|line| line.split('\t').nth(1) != Some("ratings"))
            .map(str::to_owned)
            .collect();
        let wrong: Vec<&String> = figures.symmetric_difference(&expect).take(12).collect();
        assert!(wrong.is_empty(), "{line}: {} figures; {wrong:#?}", expect.len());
    }
}
