//! Movements that are settled before the first round: nobody needs a result to know where to go.

use super::seating::{Seating, SeatingError, Seats, TableSize};

/// The most people for whom there is a round in which everybody partners everybody.
pub const MOST_ROTATING: usize = 42;

/// Seats a round, from 0, of a movement through stations: in each round seat 1 stays, seat 2 goes up one
/// table, seat 3 two, and so on. Cards are numbers from 1 to `cards`; the last ones may be missing.
///
/// # Errors
/// Tables would differ by more than one, or sides would not be full.
pub fn stations(cards: usize, round: usize, size: TableSize) -> Result<Seating, SeatingError> {
    let seats = size.wanted;
    let tables = cards.div_ceil(seats);
    let full = tables * seats;
    let is_short = full - cards > if size.seats == Seats::Alone { tables } else { 0 };
    if cards < seats || is_short {
        return Err(SeatingError { present: cards, least: full, most: full });
    }
    let mut seating = Seating { tables: vec![Vec::new(); tables], bench: Vec::new() };
    for card in 0..cards {
        let seat = card / tables;
        let table = (card % tables + seat * round) % tables;
        seating.tables[table].push(card as u16 + 1);
    }
    Ok(seating)
}

/// In how many rounds of [`stations`] nobody meets anybody twice.
pub fn rounds_without_repeats(tables: usize, seats: usize) -> usize {
    let shared = |mut one: usize, mut other: usize| {
        while other != 0 {
            (one, other) = (other, one % other);
        }
        one
    };
    (1..seats).map(|apart| tables / shared(tables, apart)).min().unwrap_or(tables)
}

/// Seats a round, from 0, in which everybody meets everybody once. With an odd number one sits out.
pub fn round_robin(cards: usize, round: usize) -> Seating {
    let even = cards + cards % 2;
    let turn = even - 1;
    let sum = (round + 2) % turn;
    let last = even as u16;
    let mut seating = Seating::default();
    for one in 1..=turn {
        let other = (sum + 2 * turn - one) % turn;
        let other = if other == 0 { turn } else { other };
        if one == other {
            let seats = vec![one as u16, last];
            if even == cards {
                seating.tables.insert(0, seats);
            } else {
                seating.bench.push(one as u16);
            }
        } else if one < other {
            seating.tables.push(vec![one as u16, other as u16]);
        }
    }
    seating
}

/// How many rounds [`rotation`] has before it starts again.
pub const fn rotation_rounds(cards: usize) -> usize {
    if cards.is_multiple_of(4) { cards - 1 } else { cards }
}

/// Seats a round, from 0, in which everybody partners somebody new. The base round is stored; in each
/// round every number goes up by one.
///
/// # Errors
/// There are fewer than 4 or more than [`MOST_ROTATING`].
pub fn rotation(cards: usize, round: usize) -> Result<Seating, SeatingError> {
    let line = if cards % 4 == 3 { cards + 1 } else { cards };
    let error = SeatingError { present: cards, least: 4, most: MOST_ROTATING };
    if cards < error.least {
        return Err(error);
    }
    let (_, base) = BASES.iter().find(|(number, _)| usize::from(*number) == line).ok_or(error)?;
    let is_missing = |card: u16| usize::from(card) > cards;

    let mut seating = Seating::default();
    for table in base.split(' ') {
        let pairs = table.split(['-', ',']).map(|number| card(number, line, round));
        let pairs: Vec<u16> = pairs.collect();
        let seats = vec![pairs[0], pairs[2], pairs[1], pairs[3]];
        if !seats.iter().any(|card| is_missing(*card)) {
            seating.tables.push(seats);
        }
    }
    let sits = |card: u16| seating.tables.iter().any(|seats| seats.contains(&card));
    seating.bench = (1..=cards as u16).filter(|card| !sits(*card)).collect();
    Ok(seating)
}

/// The card that stands for a number of the base round.
fn card(number: &str, cards: usize, round: usize) -> u16 {
    let Ok(number) = number.parse::<usize>() else { return cards as u16 };
    let moved = match cards {
        // Nine numbers are rows and columns of three.
        9 => {
            let row = (number / 3 + round / 3) % 3;
            let column = (number % 3 + round % 3) % 3;
            3 * row + column
        }
        _ if cards.is_multiple_of(4) => (number + round) % (cards - 1),
        _ => (number + round) % cards,
    };
    moved as u16 + 1
}

/// The base round of each number of cards, `a,b-c,d` for a and b against c and d. `x` never moves.
const BASES: [(u16, &str); 30] = [
    (4, "x,0-2,1"),
    (5, "1,4-2,3"),
    (6, "1,3-4,5"),
    (8, "x,0-2,6 1,3-4,5"),
    (9, "1,2-3,6 4,8-5,7"),
    (10, "1,2-4,8 5,7-6,9"),
    (12, "x,0-7,6 1,10-3,9 2,5-4,8"),
    (13, "1,12-5,8 2,11-3,10 4,9-6,7"),
    (14, "1,3-8,11 4,10-5,6 7,12-9,13"),
    (16, "x,0-8,4 1,14-2,7 3,10-12,13 5,11-6,9"),
    (17, "1,12-3,5 2,14-6,13 4,7-9,10 8,16-11,15"),
    (18, "1,11-12,17 2,16-5,6 4,15-7,9 8,14-10,13"),
    (20, "x,0-14,6 1,16-7,17 2,9-13,18 3,4-5,11 8,10-12,15"),
    (21, "1,6-11,13 2,5-4,8 3,16-12,18 7,19-14,15 9,20-10,17"),
    (22, "1,21-5,9 2,10-12,17 3,18-19,20 4,16-7,13 6,15-11,14"),
    (24, "x,0-12,4 1,20-6,7 2,22-8,18 3,14-11,13 5,19-16,21 9,15-10,17"),
    (25, "1,17-2,16 3,15-10,11 4,9-7,22 5,24-13,21 6,8-12,19 14,18-20,23"),
    (26, "1,9-12,15 2,8-4,23 3,13-20,21 5,7-6,17 10,24-14,19 16,25-18,22"),
    (28, "x,0-17,1 2,22-16,21 3,11-23,26 4,25-7,20 5,15-12,13 6,8-10,19 9,24-14,18"),
    (29, "1,24-5,15 2,11-10,28 3,16-18,22 4,6-9,17 7,12-8,25 13,27-19,20 14,21-23,26"),
    (30, "1,9-12,19 2,15-3,28 4,20-18,27 5,7-11,29 6,17-8,14 10,13-23,24 16,26-21,25"),
    (32, "x,0-21,19 1,13-4,25 2,5-20,28 3,8-12,26 6,22-7,11 9,29-23,30 10,16-14,27 15,24-17,18"),
    (33, "1,7-14,23 2,17-10,18 3,16-21,24 4,5-28,32 6,11-8,30 9,26-12,22 13,20-19,31 15,29-25,27"),
    (34, "1,12-25,28 2,31-23,32 3,17-5,6 4,14-10,22 7,13-16,18 8,29-9,27 11,19-26,33 15,30-20,24"),
    (
        36,
        "x,0-5,26 1,31-17,18 2,29-14,16 3,10-7,13 4,20-19,30 6,28-11,34 8,23-12,15 \
         9,27-21,25 22,32-24,33",
    ),
    (
        37,
        "1,26-10,25 2,4-17,36 3,9-14,19 5,35-13,16 6,23-15,24 7,31-11,21 8,29-22,33 \
         12,20-18,32 27,28-30,34",
    ),
    (
        38,
        "1,23-16,29 2,28-15,36 3,12-18,20 4,5-6,9 7,11-25,31 8,22-19,34 10,37-27,32 \
         13,21-14,24 17,35-26,33",
    ),
    (
        40,
        "x,0-36,7 1,24-11,17 2,19-18,33 3,38-29,34 4,23-25,32 5,35-8,16 6,9-28,30 \
         10,22-12,37 13,31-14,27 15,26-20,21",
    ),
    (
        41,
        "1,39-27,31 10,21-24,23 18,5-35,25 16,9-22,4 37,8-15,40 6,20-30,38 19,36-13,11 \
         26,32-7,28 14,33-29,34 17,2-3,12",
    ),
    (
        42,
        "1,11-9,24 2,15-13,22 3,5-17,40 4,35-10,30 6,12-20,36 7,8-25,39 14,32-29,33 \
         16,41-26,38 18,23-19,27 21,28-34,37",
    ),
];
