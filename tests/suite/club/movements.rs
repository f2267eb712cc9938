//! Draws and movements.

use super::{from_json, numbers, repeats, seating, vectors};
use hoyle::club::{
    MOST_ROTATING, Moving, Partners, Past, Seating, Seats, TableSize, Walk, Winner, draw, next,
    rotation, rotation_rounds, round_robin, rounds_without_repeats, snake, start, stations, swiss,
};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// Rounds drawn for people numbered from 1, and the tries that were taken.
fn drawn(people: u16, size: TableSize, seed: &str, rounds: u16) -> (Vec<Seating>, Vec<u8>) {
    let present: Vec<u16> = (1..=people).collect();
    let mut seatings = Vec::new();
    let mut tries = Vec::new();
    for round in 1..=rounds {
        let past = Past::of(&seatings, size, people);
        let drawn = draw(&present, &past, size, seed, round).expect("they can be seated");
        seatings.push(drawn.seating);
        tries.push(drawn.tried);
    }
    (seatings, tries)
}

#[test]
fn people_are_shared_among_tables() {
    let rows: [(u16, usize, &[usize]); 10] = [
        (5, 4, &[5]),
        (6, 4, &[3, 3]),
        (7, 4, &[4, 3]),
        (9, 4, &[3, 3, 3]),
        (10, 4, &[4, 3, 3]),
        (13, 4, &[4, 3, 3, 3]),
        (8, 5, &[4, 4]),
        (11, 5, &[4, 4, 3]),
        (3, 4, &[3]),
        (400, 4, &[4; 100]),
    ];
    for (people, wanted, sizes) in rows {
        let size = TableSize::alone(wanted, 3, 7);
        assert_eq!(size.share(people.into()).as_deref(), Ok(sizes), "{people} in {wanted}");
    }
    assert!(TableSize::alone(4, 3, 4).share(5).is_err());
    assert!(TableSize::alone(4, 3, 6).share(2).is_err());
    assert_eq!(TableSize::two_sides(Seats::Sides).share(14), Ok(vec![4; 3]));
    assert!(TableSize::two_sides(Seats::Sides).share(3).is_err());
}

#[test]
fn draws_are_those_of_the_vectors() {
    let vectors = vectors();
    let draws = vectors["draw_x"].as_object().expect("a table of draws");
    assert_eq!(draws.len(), 5);
    for (name, vector) in draws {
        let sizes = numbers(&name.replace('/', " "));
        let size = TableSize::alone(sizes[1].into(), 3, 7);
        let (rounds, tries) = drawn(sizes[0], size, "x", 4);
        let tables: Vec<Vec<Vec<u16>>> = rounds.iter().map(|round| round.tables.clone()).collect();
        assert_eq!(tables, from_json::<Vec<Vec<Vec<u16>>>>(&vector["rounds"]), "{name}");
        assert_eq!(tries, from_json::<Vec<u8>>(&vector["tries"]), "{name}");
        assert_eq!(
            repeats(&rounds, size, sizes[0]),
            from_json::<u32>(&vector["repeats"]),
            "{name}"
        );
    }
}

#[test]
fn draws_repeat_as_few_meetings_as_the_page_says() {
    // People, people at a table, the fewest, and the repeats after 3, 4 and 5 rounds.
    let rows: [(u16, usize, usize, [u32; 3]); 17] = [
        (10, 4, 3, [5, 0, 0]),
        (11, 4, 3, [7, 0, 0]),
        (12, 4, 3, [9, 18, 30]),
        (14, 4, 3, [0, 2, 8]),
        (15, 4, 3, [0, 3, 7]),
        (16, 4, 3, [0, 0, 0]),
        (20, 4, 3, [0, 1, 4]),
        (22, 4, 3, [0, 0, 0]),
        (24, 4, 3, [0, 0, 1]),
        (15, 5, 3, [18, 36, 60]),
        (20, 5, 3, [12, 24, 40]),
        (25, 5, 3, [0, 4, 12]),
        (18, 6, 3, [27, 54, 90]),
        (30, 6, 3, [15, 30, 51]),
        (9, 3, 3, [0, 0, 9]),
        (12, 3, 3, [0, 0, 4]),
        (15, 3, 3, [0, 0, 0]),
    ];
    for (people, wanted, least, expected) in rows {
        let size = TableSize::alone(wanted, least, 7);
        let (rounds, _) = drawn(people, size, "x", 5);
        for (after, expected) in (3..).zip(expected) {
            // The page gives 10 and 11 after 3 rounds only.
            if (people == 10 || people == 11) && after > 3 {
                continue;
            }
            let repeats = repeats(&rounds[..after], size, people);
            assert_eq!(repeats, expected, "{people} in {wanted} after {after}");
        }
    }
}

#[test]
fn nobody_of_many_meets_twice_or_sits_at_a_small_table_twice() {
    let size = TableSize::alone(4, 3, 7);
    let (rounds, _) = drawn(197, size, "x", 6);
    assert_eq!(repeats(&rounds, size, 197), 0);
    let mut short = BTreeSet::new();
    for seats in rounds.iter().flat_map(|round| &round.tables).filter(|seats| seats.len() == 3) {
        for number in seats {
            assert!(short.insert(*number), "{number} twice at a table of three");
        }
    }
}

#[test]
fn draws_with_sides_change_partners_and_share_out_the_bench() {
    let size = TableSize::two_sides(Seats::Sides);
    let (rounds, _) = drawn(14, size, "x", 7);
    let mut partners = BTreeSet::new();
    let mut benched = vec![0; 15];
    for round in &rounds {
        for seats in &round.tables {
            for (one, other) in [(seats[0], seats[2]), (seats[1], seats[3])] {
                let pair = (one.min(other), one.max(other));
                assert!(partners.insert(pair), "{one} and {other} are partners again");
            }
        }
        round.bench.iter().for_each(|number| benched[usize::from(*number)] += 1);
    }
    assert!(benched[1..].iter().all(|times| *times == 1), "{benched:?}");
}

#[test]
fn stations_are_those_of_the_page() {
    let fours = TableSize::alone(4, 3, 4);
    let second = stations(20, 1, fours).expect("five tables");
    assert_eq!(second, seating("1 10 14 18 · 2 6 15 19 · 3 7 11 20 · 4 8 12 16 · 5 9 13 17"));

    let pairs = TableSize::two_sides(Seats::Pairs);
    let mitchell = ["1-5 · 2-6 · 3-7 · 4-8", "1-8 · 2-5 · 3-6 · 4-7", "1-7 · 2-8 · 3-5 · 4-6"];
    for (round, expected) in mitchell.into_iter().enumerate() {
        assert_eq!(stations(8, round, pairs).expect("four tables"), seating(expected));
    }
    // The last cards may be missing where nobody has a partner, one for each table at most.
    assert_eq!(stations(7, 0, fours).expect("two tables"), seating("1 3 5 7 · 2 4 6"));
    assert!(stations(5, 0, fours).is_err());
    assert!(stations(7, 0, TableSize::two_sides(Seats::Sides)).is_err());
}

#[test]
fn stations_repeat_no_meeting_for_as_long_as_the_page_says() {
    // Tables and rounds.
    let rows = "4-2 5-5 6-2 7-7 8-4 9-3 10-5 11-11 12-4 13-13 16-8 20-10 25-25 50-25";
    for row in rows.split(' ') {
        let [tables, rounds] = numbers(row)[..] else { panic!("{row}") };
        let tables = usize::from(tables);
        assert_eq!(rounds_without_repeats(tables, 4), usize::from(rounds), "{tables} tables");
    }
    for seats in 3..=6 {
        for tables in 2..=13 {
            let size = TableSize::alone(seats, seats, seats);
            let cards = tables * seats;
            let all = rounds_without_repeats(tables, seats);
            let rounds: Vec<Seating> =
                (0..=all).map(|round| stations(cards, round, size).expect("full tables")).collect();
            let cards = cards as u16;
            assert_eq!(repeats(&rounds[..all], size, cards), 0, "{tables} tables of {seats}");
            assert_ne!(repeats(&rounds, size, cards), 0, "{tables} tables of {seats}");
        }
    }
}

#[test]
fn everybody_meets_everybody_once() {
    let six = [
        "1-6 · 2-5 · 3-4",
        "4-6 · 1-2 · 3-5",
        "2-6 · 1-3 · 4-5",
        "5-6 · 1-4 · 2-3",
        "3-6 · 1-5 · 2-4",
    ];
    for (round, expected) in six.into_iter().enumerate() {
        assert_eq!(round_robin(6, round), seating(expected), "round {}", round + 1);
    }
    for cards in 3..=40_u16 {
        let rounds = cards - 1 + cards % 2;
        let mut met = BTreeSet::new();
        for round in 0..rounds {
            let seating = round_robin(cards.into(), round.into());
            assert_eq!(everybody(&seating), (1..=cards).collect::<Vec<u16>>());
            for seats in seating.tables {
                assert!(met.insert((seats[0].min(seats[1]), seats[0].max(seats[1]))));
            }
        }
        assert_eq!(met.len(), usize::from(cards * (cards - 1) / 2));
    }
}

/// Everybody at a table or on the bench, sorted.
fn everybody(seating: &Seating) -> Vec<u16> {
    let mut numbers: Vec<u16> = seating.numbers().collect();
    numbers.sort_unstable();
    numbers
}

#[test]
fn rotations_are_those_of_the_vectors() {
    let vectors = vectors();
    for (cards, rounds) in vectors["rotation"].as_object().expect("a table of rotations") {
        let rounds: Vec<(Vec<Vec<u16>>, Vec<u16>)> = from_json(rounds);
        let cards: usize = cards.parse().expect("a number");
        assert_eq!(rounds.len(), rotation_rounds(cards));
        for (round, (tables, bench)) in rounds.into_iter().enumerate() {
            assert_eq!(rotation(cards, round), Ok(Seating { tables, bench }), "{cards} cards");
        }
    }
}

#[test]
fn whole_rotations_have_the_sums_of_the_page() {
    // Cards and digits.
    let rows = "8 3bc1273a, 9 95c8f3bb, 10 338b1187, 11 78356774, 12 d6375ebe, 14 a64a8277, \
                16 a9093803, 24 9487cf40, 27 bfba50ba, 33 bd6cf93e, 40 8b82db38, 42 c554fa09";
    for row in rows.split(", ") {
        let (cards, sum) = row.split_once(' ').expect("two words");
        let cards = cards.parse().expect("a number");
        let mut rounds = Vec::new();
        for round in 0..rotation_rounds(cards) {
            let tables = rotation(cards, round).expect("a rotation").tables;
            let tables = tables
                .iter()
                .map(|seats| seats.iter().map(u16::to_string).collect::<Vec<String>>().join("-"));
            rounds.push(tables.collect::<Vec<String>>().join(" "));
        }
        let digest = Sha256::digest(rounds.join(";"));
        let digits: String = digest[..4].iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digits, sum, "{cards} cards");
    }
}

#[test]
fn nobody_partners_anybody_twice_in_a_rotation() {
    for cards in 4..=MOST_ROTATING {
        let mut partners = BTreeSet::new();
        for round in 0..rotation_rounds(cards) {
            let seating = rotation(cards, round).expect("a rotation");
            assert_eq!(everybody(&seating), (1..=cards as u16).collect::<Vec<u16>>());
            for seats in seating.tables {
                for (one, other) in [(seats[0], seats[2]), (seats[1], seats[3])] {
                    assert!(
                        partners.insert((one.min(other), one.max(other))),
                        "{cards} cards: {one} and {other} are partners twice"
                    );
                }
            }
        }
        let all = cards * (cards - 1) / 2;
        let missing = all - partners.len();
        let expected = match cards {
            // Opposite cards never are.
            _ if cards % 4 == 2 => cards / 2,
            _ if cards % 4 == 3 => cards,
            _ => 0,
        };
        assert_eq!(missing, expected, "{cards} cards");
    }
    assert!(rotation(3, 0).is_err());
    assert!(rotation(43, 0).is_err());
}

#[test]
fn winners_climb_the_ladder() {
    let first = start(Walk::Ladder, &[1, 2, 3, 4, 5, 6], Seats::Pairs);
    assert_eq!(first, seating("1-2 · 3-4 · 5-6"));
    let climb = |round: &Seating, winners: [u16; 3], present: &[u16]| {
        let sides =
            round.tables.iter().zip(winners).map(|(seats, winner)| {
                if seats[0] == winner { Winner::First } else { Winner::Second }
            });
        let winners: Vec<Winner> = sides.collect();
        next(Walk::Ladder, Partners::Keep, Seats::Pairs, round, &winners, present)
    };
    let six = [1, 2, 3, 4, 5, 6];
    let second = climb(&first, [1, 4, 5], &six);
    assert_eq!(second, seating("1-4 · 3-5 · 6-2"));
    assert_eq!(climb(&second, [4, 5, 6], &six), seating("4-5 · 3-6 · 2-1"));

    let seven = [1, 2, 3, 4, 5, 6, 7];
    let first = start(Walk::Ladder, &seven, Seats::Pairs);
    let waits = Seating { bench: vec![2], ..seating("1-4 · 3-5 · 6-7") };
    assert_eq!(climb(&first, [1, 4, 5], &seven), waits);
}

#[test]
fn people_on_the_ladder_change_partners_or_keep_them() {
    let people = [1, 2, 3, 4, 5, 6, 7, 8];
    let first = start(Walk::Ladder, &people, Seats::Sides);
    assert_eq!(first, seating("1 2 3 4 · 5 6 7 8"));
    // 1 and 3 win and stay at table 1, 6 and 8 win and come up to it.
    let winners = [Winner::First, Winner::Second];
    let changed = next(Walk::Ladder, Partners::Change, Seats::Sides, &first, &winners, &people);
    assert_eq!(changed, seating("1 3 6 8 · 5 7 2 4"));
    let kept = next(Walk::Ladder, Partners::Keep, Seats::Sides, &first, &winners, &people);
    assert_eq!(kept, seating("1 6 3 8 · 5 2 7 4"));
}

#[test]
fn a_drive_goes_on_with_those_who_come_and_leave() {
    let ups: Vec<u16> = (1..=4).chain([9, 11]).collect();
    let walk = Walk::Drive { ups: &ups, moving: Moving::Losers };
    let first = start(walk, &[1, 2, 3, 4, 5, 6, 7, 8], Seats::Sides);
    assert_eq!(first, seating("1 2 5 6 · 3 4 7 8"));
    let winners = [Winner::First, Winner::First];
    let go =
        |present: &[u16]| next(walk, Partners::Change, Seats::Sides, &first, &winners, present);

    // With the bench empty, the moves go from the last table to the first.
    assert_eq!(go(&[1, 2, 3, 4, 5, 6, 7, 8]), seating("1 4 8 5 · 3 2 6 7"));
    // Whoever is late waits; when two of each group do, there is another table.
    let late = go(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert_eq!(late, Seating { bench: vec![9, 10], ..seating("1 4 8 5 · 3 2 6 7") });
    let more = go(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    assert_eq!(more, seating("1 4 8 5 · 3 2 6 7 · 9 11 10 12"));
    // Somebody who waits takes the seat of somebody who leaves.
    let taken = go(&[1, 2, 3, 5, 6, 7, 8, 9]);
    assert_eq!(taken, seating("1 9 8 5 · 3 2 6 7"));
    // If nobody does, the last table is dissolved, and its first of that group takes it.
    let dissolved = go(&[1, 2, 3, 5, 6, 7, 8]);
    assert_eq!(dissolved, Seating { bench: vec![2, 6, 7], ..seating("1 3 8 5") });
    // Also if it is one of that table.
    let left = go(&[1, 2, 3, 4, 5, 6, 8]);
    assert_eq!(left, Seating { bench: vec![3, 2, 6], ..seating("1 4 8 5") });
}

#[test]
fn a_drive_seats_everybody_whatever_the_results() {
    let mut dice = fastrand::Rng::with_seed(48);
    for people in 8..=60_u16 {
        let half = people.div_ceil(2);
        let ups: Vec<u16> = (1..=half).collect();
        let all: Vec<u16> = (1..=people).collect();
        for (moving, partners) in [
            (Moving::Losers, Partners::Change),
            (Moving::Losers, Partners::Keep),
            (Moving::Winners, Partners::Change),
        ] {
            let walk = Walk::Drive { ups: &ups, moving };
            let mut round = start(walk, &all, Seats::Sides);
            for _ in 0..12 {
                assert_eq!(everybody(&round), all);
                assert_eq!(round.tables.len(), usize::from(people / 4), "{people} people");
                for seats in &round.tables {
                    assert!(seats[..2].iter().all(|number| ups.contains(number)), "{round:?}");
                    assert!(!seats[2..].iter().any(|number| ups.contains(number)), "{round:?}");
                }
                let winners: Vec<Winner> = round
                    .tables
                    .iter()
                    .map(|_| if dice.bool() { Winner::First } else { Winner::Second })
                    .collect();
                round = next(walk, partners, Seats::Sides, &round, &winners, &all);
            }
        }
    }
}

#[test]
fn a_final_is_seated_as_a_snake() {
    let qualified: Vec<u16> = (1..=16).collect();
    let expected = seating("1 8 9 16 · 2 7 10 15 · 3 6 11 14 · 4 5 12 13");
    assert_eq!(snake(&qualified, 4), expected);
    assert_eq!(snake(&[7, 3, 5, 4], 1), seating("7 3 5 4"));
}

#[test]
fn pairs_who_have_met_are_exchanged_with_the_nearest_table() {
    let size = TableSize::two_sides(Seats::Pairs);
    let before = [seating("2-4 · 6-5 · 7-3"), seating("1-6 · 4-3 · 5-2")];
    let past = Past::of(&before, size, 7);
    assert_eq!(swiss(&[3, 1, 5, 7, 4, 2], &past, size), Ok(seating("3-1 · 5-4 · 7-2")));
}

#[test]
fn larger_tables_are_filled_with_those_near_who_have_met_least() {
    let size = TableSize::alone(3, 3, 3);
    let before = [seating("1 2 3 · 4 5 6 · 7 8 9")];
    let past = Past::of(&before, size, 9);
    // From 2 to 7, the six next to 1: 4 is the highest whom 1 has not met, then 7 who has met neither.
    let ranking = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    assert_eq!(swiss(&ranking, &past, size), Ok(seating("1 4 7 · 2 5 8 · 3 6 9")));
}
