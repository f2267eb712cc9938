//! Whole evenings, from the draws to the last place.

use super::{from_json, numbers, vectors};
use hoyle::analysis::Ratio;
use hoyle::club::{
    Criterion, Extra, Group, Moving, Partners, Past, Places, Prize, PrizesEach, Range, Ranked,
    Record, RoundScore, Seating, Seats, SitOut, TableScore, TableSize, Walk, Winner, award, draw,
    next, order, rank, rotation, snake, start, swiss,
};
use hoyle::rules::Points;
use std::collections::BTreeMap;

use Criterion::{Best, Lot, Made, Match, Met, Wins};

/// A row of a ranking in the vectors: place, entry, points, match points, wins, deals made, and what decided.
type Row = (u16, u16, String, String, String, u32, String);

fn whole(numbers: &[i64]) -> Vec<Points> {
    numbers.iter().map(|number| Points::whole(*number)).collect()
}

/// The sides of a table.
fn sides(seats: &[u16], size: TableSize) -> Vec<Vec<u16>> {
    let sides = size.sides(seats.len()).into_iter();
    sides.map(|side| side.into_iter().map(|seat| seats[seat]).collect()).collect()
}

/// A round with the points of every side, and the deals they made.
fn round(
    number: u16,
    seating: Seating,
    size: TableSize,
    results: &[Vec<(i64, Option<u16>)>],
) -> RoundScore {
    let scores = seating.tables.iter().zip(results).map(|(seats, result)| {
        let points: Vec<i64> = result.iter().map(|(points, _)| *points).collect();
        let made = result.iter().map(|(_, made)| *made).collect();
        Some(TableScore { sides: sides(seats, size), points: whole(&points), made })
    });
    let tables = scores.collect();
    RoundScore { round: number, seating, tables }
}

fn winner(score: &TableScore) -> Winner {
    if score.points[0] > score.points[1] { Winner::First } else { Winner::Second }
}

/// A fraction of the vectors, as `179/2`.
fn fraction(text: &str) -> Ratio {
    let (part, whole) = text.split_once('/').unwrap_or((text, "1"));
    Ratio::of(part.parse().expect("a number"), whole.parse().expect("a number"))
        .expect("a fraction")
}

fn assert_ranking(ranked: &[Ranked], vector: &serde_json::Value) {
    let rows: Vec<Row> = from_json(vector);
    assert_eq!(ranked.len(), rows.len());
    for (ranked, (place, no, points, matched, wins, made, decided)) in ranked.iter().zip(rows) {
        let tally = &ranked.tally;
        assert_eq!((ranked.place, tally.no), (place, no));
        assert_eq!(tally.points, fraction(&points), "points of {no}");
        assert_eq!(tally.matched, fraction(&matched), "match points of {no}");
        assert_eq!(tally.wins, fraction(&wins), "wins of {no}");
        assert_eq!(tally.made, made, "deals made by {no}");
        let criterion: &str = ranked.decided.map_or("", Into::into);
        assert_eq!(criterion, decided, "what decided for {no}");
    }
}

fn numbers_of(ranked: &[Ranked]) -> Vec<u16> {
    ranked.iter().map(|ranked| ranked.tally.no).collect()
}

/// The whist drive with a half table, played from its results alone.
fn whist_drive() -> Record {
    let vectors = vectors();
    let results: Vec<Vec<i64>> = from_json(&vectors["E1"]["results"]);
    let seatings: Vec<Seating> = from_json(&vectors["E1"]["seatings"]);
    let size = TableSize::two_sides(Seats::Sides);
    let people: Vec<u16> = (1..=14).collect();
    let walk = Walk::Drive { ups: &people[..7], moving: Moving::Losers };

    let mut rounds = Vec::new();
    let mut seating = start(walk, &people, Seats::Sides);
    for (hand, results) in (1..).zip(results) {
        assert_eq!(seating, seatings[usize::from(hand) - 1], "hand {hand}");
        let results: Vec<_> =
            results.iter().map(|tricks| vec![(*tricks, None), (13 - tricks, None)]).collect();
        let score = round(hand, seating, size, &results);
        let winners: Vec<Winner> = score.tables.iter().flatten().map(winner).collect();
        seating = next(walk, Partners::Change, Seats::Sides, &score.seating, &winners, &people);
        rounds.push(score);
    }
    Record {
        sit_out: SitOut::Worth { points: Points::halves(13), matched: Points::ZERO },
        rounds,
        ..Record::default()
    }
}

#[test]
fn a_whist_drive_with_a_half_table() {
    let record = whist_drive();
    let vectors = vectors();
    let criteria = [Criterion::Points, Best];
    let people: Vec<u16> = (1..=14).collect();
    let ranked = rank(&record, &people, Range::up_to(12), &criteria);
    assert_ranking(&ranked, &vectors["E1"]["rank"]);
    let ladies = rank(&record, &people[..7], Range::up_to(12), &criteria);
    assert_ranking(&ladies, &vectors["E1"]["ladies"]);
    let gents = rank(&record, &people[7..], Range::up_to(12), &criteria);
    assert_ranking(&gents, &vectors["E1"]["gents"]);

    let half = rank(&record, &people, Range::up_to(6), &criteria);
    let best: Vec<String> = half[..3].iter().map(|ranked| ranked.tally.points.exact()).collect();
    assert_eq!(numbers_of(&half[..3]), [14, 7, 5]);
    assert_eq!(best, ["45.5", "42.5", "42"]);
}

#[test]
fn prizes_go_to_the_next_who_has_none() {
    let record = whist_drive();
    let prize = |name: &str, of, rounds, worst| Prize {
        name: name.to_owned(),
        of,
        rounds,
        best: None,
        worst,
    };
    let prizes = [
        prize("best A", Some(Group::A), None, None),
        prize("best B", Some(Group::B), None, None),
        prize("first half", None, Some((1, 6)), None),
        prize("second half", None, Some((7, 12)), None),
        prize("booby", None, None, Some(1)),
    ];
    let groups: BTreeMap<u16, Option<Group>> =
        (1..=14).map(|no| (no, Some(if no <= 7 { Group::A } else { Group::B }))).collect();
    let criteria = [Criterion::Points, Best];
    let people: Vec<u16> = (1..=14).collect();
    let list = rank(&record, &people, Range::up_to(12), &criteria);
    let won = award(&record, &prizes, &groups, &list, &criteria, PrizesEach::Single);
    let winners: Vec<Vec<u16>> = won.iter().map(|won| numbers_of(&won.winners)).collect();
    assert_eq!(winners, [[6], [8], [14], [7], [4]]);
    assert_eq!(won[2].winners[0].tally.points.exact(), "45.5");
    assert_eq!(won[3].winners[0].tally.points.exact(), "46.5");
    // Without that rule, 6 has the second half, too.
    let won = award(&record, &prizes, &groups, &list, &criteria, PrizesEach::Any);
    assert_eq!(numbers_of(&won[3].winners), [6]);
    assert_eq!(won[3].winners[0].tally.points.exact(), "49");
}

#[test]
fn everybody_with_everybody() {
    let vectors = vectors();
    let results: Vec<Vec<i64>> = from_json(&vectors["E2"]["results"]);
    let expected: Vec<Vec<Vec<u16>>> = from_json(&vectors["E2"]["rounds"]);
    let size = TableSize::two_sides(Seats::Sides);
    let mut rounds = Vec::new();
    for (index, results) in results.iter().enumerate() {
        let seating = rotation(8, index).expect("eight cards");
        assert_eq!(seating.tables, expected[index]);
        let results: Vec<_> =
            results.iter().map(|points| vec![(*points, None), (52 - points, None)]).collect();
        rounds.push(round(index as u16 + 1, seating, size, &results));
    }
    let record = Record { rounds, ..Record::default() };
    let people: Vec<u16> = (1..=8).collect();
    let ranked = rank(&record, &people, Range::up_to(7), &[Criterion::Points, Wins, Best, Lot]);
    assert_ranking(&ranked, &vectors["E2"]["rank"]);
}

/// The rounds of the championship before the final.
fn championship() -> Record {
    let vectors = vectors();
    let draws: Vec<Vec<Vec<u16>>> = from_json(&vectors["E3"]["draws"]);
    let results: Vec<Vec<Vec<(i64, u16)>>> = from_json(&vectors["E3"]["results"]);
    let size = TableSize::alone(4, 3, 6);
    let present: Vec<u16> = (1..=13).collect();
    let mut seatings: Vec<Seating> = Vec::new();
    let mut rounds = Vec::new();
    for (number, (expected, results)) in (1..).zip(draws.into_iter().zip(results)) {
        let past = Past::of(&seatings, size, 13);
        let drawn = draw(&present, &past, size, "Vienna 4711", number).expect("thirteen people");
        assert_eq!(drawn.seating.tables, expected, "round {number}");
        assert_eq!(drawn.tried, 0);
        let with_made = results.iter().map(|table| {
            table.iter().map(|(points, made)| (*points, Some(*made))).collect::<Vec<_>>()
        });
        let results: Vec<_> = with_made.collect();
        rounds.push(round(number, drawn.seating.clone(), size, &results));
        seatings.push(drawn.seating);
    }
    let adjusted = Extra { adjusted: vec![(2, Points::whole(-10))], ..Extra::default() };
    Record {
        seed: "Vienna 4711".to_owned(),
        places: Places::Any(whole(&[7, 4, 2, 1, 1, 0])),
        rounds,
        extras: [(10, adjusted)].into(),
        ..Record::default()
    }
}

const CHAMPIONSHIP: [Criterion; 4] = [Match, Criterion::Points, Made, Lot];

#[test]
fn a_championship_with_uneven_tables_and_a_final() {
    let mut record = championship();
    let people: Vec<u16> = (1..=13).collect();
    let ranked = rank(&record, &people, Range::up_to(3), &CHAMPIONSHIP);
    assert_ranking(&ranked, &vectors()["E3"]["rank"]);

    let finalists = snake(&numbers_of(&ranked[..4]), 1);
    assert_eq!(finalists.tables, [[7, 3, 5, 4]]);
    let results = [vec![(190, Some(5)), (190, Some(6)), (240, Some(7)), (-20, Some(3))]];
    let last = round(4, finalists, TableSize::alone(4, 3, 6), &results);
    record.rounds.push(last);
    let ranked = rank(&record, &[7, 3, 5, 4], Range::only(4, 4), &[Criterion::Points, Made, Lot]);
    assert_eq!(numbers_of(&ranked), [5, 3, 7, 4]);
    assert_eq!(ranked[1].decided, Some(Made));
}

#[test]
fn corrections_change_places_but_no_seats() {
    let mut record = championship();
    let people: Vec<u16> = (1..=13).collect();
    let score = record.rounds[0].tables[1].as_mut().expect("a result");
    score.points[1] = Points::whole(50);
    score.made[1] = Some(4);
    let ranked = rank(&record, &people, Range::up_to(3), &CHAMPIONSHIP);
    assert_eq!(numbers_of(&ranked[..5]), [7, 3, 5, 12, 4]);
    assert_eq!(ranked[3].tally.matched.exact(), "13.5");
    assert_eq!(ranked[3].tally.points.exact(), "80");

    let score = record.rounds[1].tables[3].as_mut().expect("a result");
    score.points[2] = Points::whole(130);
    score.made[2] = Some(7);
    let ranked = rank(&record, &people, Range::up_to(3), &CHAMPIONSHIP);
    assert_eq!(numbers_of(&ranked), [7, 3, 5, 12, 4, 9, 8, 11, 2, 1, 13, 10, 6]);
    assert_eq!(ranked[5].tally.matched.exact(), "13");
    assert_eq!(ranked[6].tally.matched.exact(), "11");
}

#[test]
fn swiss_pairs_with_a_bye_and_a_withdrawal() {
    let vectors = vectors();
    let results: Vec<Vec<Vec<i64>>> = from_json(&vectors["E4"]["results"]);
    let expected: Vec<(Vec<Vec<u16>>, Vec<u16>)> = from_json(&vectors["E4"]["rounds"]);
    let size = TableSize::two_sides(Seats::Pairs);
    let criteria = [Match, Criterion::Points, Met, Lot];
    let all: Vec<u16> = (1..=7).collect();
    let mut record = Record {
        seed: "pairs-7".to_owned(),
        places: Places::Any(whole(&[2, 0])),
        sit_out: SitOut::Worth { points: Points::whole(10), matched: Points::whole(2) },
        ..Record::default()
    };
    for (number, (results, (tables, bench))) in (1..).zip(results.iter().zip(expected)) {
        // Pair 6 is away from round 3.
        let present: Vec<u16> = all.iter().copied().filter(|no| number < 3 || *no != 6).collect();
        let seatings: Vec<Seating> =
            record.rounds.iter().map(|round| round.seating.clone()).collect();
        let past = Past::of(&seatings, size, 7);
        let ranking = order(&record, &present, Range::up_to(number), &criteria, number);
        let seating = swiss(&ranking, &past, size).expect("they can be seated");
        assert_eq!(seating, Seating { tables, bench }, "round {number}");
        let results: Vec<_> = results
            .iter()
            .map(|table| table.iter().map(|points| (*points, None)).collect::<Vec<_>>())
            .collect();
        record.rounds.push(round(number, seating, size, &results));
    }
    let ranked = rank(&record, &all, Range::up_to(4), &criteria);
    assert_ranking(&ranked, &vectors["E4"]["rank"]);
}

#[test]
fn those_who_sat_there_get_the_points() {
    let size = TableSize::alone(3, 3, 3);
    let seats =
        |text: &str| Seating { tables: text.split('·').map(numbers).collect(), bench: Vec::new() };
    let results = |one: [i64; 3], other: [i64; 3]| {
        [one, other].map(|points| points.iter().map(|points| (*points, None)).collect::<Vec<_>>())
    };
    let present: Vec<u16> = (1..=6).collect();
    let mut seatings: Vec<Seating> = Vec::new();
    for (number, expected) in (1..).zip(["3 2 1 · 6 5 4", "1 6 5 · 4 3 2"]) {
        let past = Past::of(&seatings, size, 6);
        let drawn = draw(&present, &past, size, "friday", number).expect("six people");
        assert_eq!(drawn.seating, seats(expected));
        seatings.push(drawn.seating);
    }

    let first = round(1, seatings[0].clone(), size, &results([31, 3, 22], [33, 31, 2]));
    let totals = |second: Seating, ana: i64| {
        let mut first = first.clone();
        first.tables[0].as_mut().expect("a result").points[2] = Points::whole(ana);
        let second = round(2, second, size, &results([2, 22, 32], [12, 21, 23]));
        let record = Record { rounds: vec![first, second], ..Record::default() };
        let ranked = rank(&record, &present, Range::up_to(2), &[Criterion::Points]);
        let mut totals: Vec<(u16, String)> = Vec::new();
        for ranked in ranked {
            totals.push((ranked.tally.no, ranked.tally.points.exact()));
        }
        totals
    };
    let totals_of = |rows: [(u16, i64); 6]| rows.map(|(no, points)| (no, points.to_string()));
    assert_eq!(
        totals(seatings[1].clone(), 22),
        totals_of([(5, 63), (6, 55), (3, 52), (2, 26), (1, 24), (4, 14)])
    );
    // Cy and Ana had sat at each other's table.
    let really = seats("3 6 5 · 4 1 2");
    assert_eq!(
        totals(really.clone(), 22),
        totals_of([(5, 63), (6, 55), (1, 43), (3, 33), (2, 26), (4, 14)])
    );
    assert_eq!(
        totals(really, 32),
        totals_of([(5, 63), (6, 55), (1, 53), (3, 33), (2, 26), (4, 14)])
    );
}

#[test]
fn entries_that_stay_equal_share_a_place() {
    let size = TableSize::alone(4, 4, 4);
    let seating = Seating { tables: vec![vec![1, 2, 3, 4]], bench: Vec::new() };
    let result = vec![(5, None), (9, None), (5, None), (1, None)];
    let record = Record {
        places: Places::Any(whole(&[7, 4, 2, 1])),
        rounds: vec![round(1, seating, size, &[result])],
        ..Record::default()
    };
    let ranked = rank(&record, &[1, 2, 3, 4], Range::up_to(1), &[Match, Best]);
    let places: Vec<(u16, u16)> =
        ranked.iter().map(|ranked| (ranked.place, ranked.tally.no)).collect();
    assert_eq!(places, [(1, 2), (2, 1), (2, 3), (4, 4)]);
    // 4 and 2 for the second and third place are 3 for each.
    assert_eq!(ranked[1].tally.matched.exact(), "3");
    assert_eq!(ranked[1].decided, None);
}

#[test]
fn a_round_on_the_bench_can_be_worth_the_mean_of_the_others() {
    let size = TableSize::two_sides(Seats::Pairs);
    let seat = |one, other, bench| Seating { tables: vec![vec![one, other]], bench: vec![bench] };
    let rounds = vec![
        round(1, seat(1, 2, 3), size, &[vec![(7, None), (6, None)]]),
        round(2, seat(1, 3, 2), size, &[vec![(4, None), (9, None)]]),
        round(3, seat(1, 3, 2), size, &[vec![(3, None), (10, None)]]),
        round(4, seat(2, 3, 1), size, &[vec![(3, None), (10, None)]]),
    ];
    let sit_out: SitOut = serde_json::from_str("\"average\"").expect("a word");
    let record = Record { rounds, sit_out, ..Record::default() };
    let points = |no| record.tally(no, Range::up_to(4)).points.exact();
    // 14 in three rounds and a third of that, which no decimal is.
    assert_eq!(points(1), "56/3");
    // 6, 3, and twice the half of it.
    assert_eq!(points(2), "18");
}
