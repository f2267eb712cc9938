//! Rounds in which those who stand next to each other in the ranking meet.

use super::seating::{Past, Seating, SeatingError, Seats, TableSize};

/// Seats a round from the ranking so far, the best first.
///
/// # Errors
/// They cannot be shared among tables.
pub fn swiss(ranking: &[u16], past: &Past, size: TableSize) -> Result<Seating, SeatingError> {
    let sizes = size.share(ranking.len())?;
    let mut open = ranking.to_vec();
    let mut bench = Vec::new();
    while open.len() > sizes.iter().sum() {
        // The lowest who has sat out least often, so at first the lowest who has not.
        let (index, _) = open
            .iter()
            .enumerate()
            .rev()
            .min_by_key(|(_, number)| past.benched(**number))
            .expect("somebody is left over");
        bench.push(open.remove(index));
    }

    let mut tables = Vec::new();
    for size in &sizes {
        let mut seats = vec![open.remove(0)];
        let window = open.len().min(2 * size);
        let mut near: Vec<u16> = open[..window].to_vec();
        if *size == 2 {
            near.clone_from(&open);
        }
        while seats.len() < *size {
            let met =
                |number: &u16| seats.iter().map(|seated| past.met(*seated, *number)).sum::<u16>();
            let (index, _) = near
                .iter()
                .enumerate()
                .min_by_key(|(_, number)| met(number))
                .expect("enough are left");
            let taken = near.remove(index);
            open.retain(|number| *number != taken);
            seats.push(taken);
        }
        tables.push(seats);
    }
    if sizes.iter().all(|size| *size == 2) {
        exchange(&mut tables, past);
    }
    if size.seats == Seats::Sides {
        // The highest plays with the lowest of the four.
        for seats in &mut tables {
            seats.swap(2, 3);
        }
    }
    Ok(Seating { tables, bench })
}

/// Parts two who have met, from the last table up, by an exchange with the nearest table above.
fn exchange(tables: &mut [Vec<u16>], past: &Past) {
    for low in (1..tables.len()).rev() {
        let (third, fourth) = (tables[low][0], tables[low][1]);
        if past.met(third, fourth) == 0 {
            continue;
        }
        for high in (0..low).rev() {
            let (first, second) = (tables[high][0], tables[high][1]);
            let ways = [[first, third, second, fourth], [first, fourth, second, third]];
            let way =
                ways.iter().find(|[a, b, c, d]| past.met(*a, *b) == 0 && past.met(*c, *d) == 0);
            if let Some([a, b, c, d]) = way {
                tables[high] = vec![*a, *b];
                tables[low] = vec![*c, *d];
                break;
            }
        }
    }
}
