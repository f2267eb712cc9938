//! Random evenings of a club, always the same from the same seed.

use hoyle::cards::Suit;
use hoyle::game::{Act, Annulment, BroughtForward, Count, Due, Newcomer, Players, Setup, TableEnd};
use hoyle::history::{History, Origin, Stamp};
use hoyle::presets;
use hoyle::rules::Points;

/// Who may come.
pub(crate) const CLUB: [&str; 9] =
    ["Ana", "Bojan", "Cvijeta", "Dušan", "Élodie", "Franz", "Gigi", "Jo", "Željko"];

/// The rules that may be played, and by how many.
const TABLES: [(&str, usize); 10] = [
    ("romanian", 4),
    ("romanian", 6),
    ("romanian, negative", 5),
    ("serbian", 4),
    ("oh-hell", 3),
    ("oh-hell", 5),
    ("judgement", 4),
    ("wizard", 4),
    ("spades", 4),
    ("whist", 4),
];

/// The most deals that are played where they go on until somebody has enough.
const MOST_DEALS: usize = 30;

/// The time of a step of an evening: two evenings on one day of 48 weeks of each year, from 2016 on.
fn at(number: usize, step: usize) -> Stamp {
    let week = number / 2 % 48;
    let year = 2016 + number / 96 % 11;
    let (month, day) = (1 + week / 4, 1 + week % 4 * 7);
    let minute = step % 240;
    let hour = 12 + 6 * (number % 2) + minute / 60;
    format!("{year}-{month:02}-{day:02}T{hour}:{:02}:00Z", minute % 60).parse().expect("a time")
}

/// An evening of the club. One in ten is broken off, one in ten taken over; sometimes a player leaves, comes late or
/// comes back, two change places, a name is spelt otherwise, a deal is annulled, the table lets wrong numbers of
/// tricks stand, or it ends the game.
#[allow(dead_code, reason = "for the tests")]
pub(crate) fn evening(seed: u64, number: usize) -> History {
    let dice = &mut fastrand::Rng::with_seed(seed.wrapping_add(number as u64));
    let table = TABLES[dice.usize(..TABLES.len())];
    played(table, dice, number)
}

/// An evening of Romanian whist for four, of 24 deals unless players come or go.
#[allow(dead_code, reason = "for the benchmark")]
pub(crate) fn of_romanian(seed: u64, number: usize) -> History {
    played(TABLES[0], &mut fastrand::Rng::with_seed(seed.wrapping_add(number as u64)), number)
}

fn played((rules, count): (&str, usize), dice: &mut fastrand::Rng, number: usize) -> History {
    let mut names = CLUB.to_vec();
    dice.shuffle(&mut names);
    let players = Players::new(&names[..count]).expect("names");
    let dealer = players.seats().nth(dice.usize(..count)).expect("a seat");
    let (rules, score) = match rules.split_once(", ") {
        Some((rules, score)) => (rules, Some(score)),
        None => (rules, None),
    };
    let mut chosen = presets::ruleset(rules).expect("rules");
    presets::choose(&mut chosen, score, None, &[], Some(count)).expect("a score");
    let setup = Setup::new(chosen, players, dealer).expect("a full table");
    // What happens besides has dice of its own.
    let rare = &mut fastrand::Rng::with_seed(number as u64 + 7);
    let setup = taken_over(setup, rare);
    let scoring = score.map(str::to_owned);
    let origin = Origin { rules: rules.into(), scoring, ..Origin::default() };
    // Of two on one day, the id of the second comes first.
    let id = format!("evening-{:05}", number ^ 1).parse().expect("an id");
    let mut history = History::new(id, at(number, 0), origin, setup);
    let most = if dice.u8(..10) == 0 { dice.usize(1..6) } else { MOST_DEALS };
    let mut step = 0;
    let mut record = |history: &mut History, act: &Act| {
        step += 1;
        history.record(act, at(number, step)).unwrap_or_else(|refusal| {
            panic!("{number}: {act:?}: {refusal:?}");
        });
    };
    let mut begun = history.setup().deals_before();
    let most = begun + most;
    while let Some(deal) = history.game().current() {
        let cards = deal.plan.cards;
        let seats = deal.plan.seats.clone();
        if deal.is_fresh() && deal.plan.number != begun {
            begun = deal.plan.number;
            if begun > most {
                break;
            }
            if dice.u8(..60) == 0 {
                let to = Some(names[count + dice.usize(..names.len() - count)].to_owned());
                let act = Act::Leave { seat: seats[0], to };
                // Whoever left may not take over from himself.
                let _taken = history.record(&act, at(number, begun));
                continue;
            }
            if rare.u8(..60) == 0 {
                // The rules may have no table for that many.
                let _changed = history.record(&more_or_fewer(&history, rare), at(number, begun));
                continue;
            }
            if rare.u8(..100) == 0 {
                let end = TableEnd { reason: None, abandoned: rare.u8(..4) == 0 };
                let _ended = history.record(&Act::End(end), at(number, begun));
                continue;
            }
            if dice.u8(..60) == 0 && !history.setup().has_partners() {
                record(&mut history, &Act::Swap(seats[0], seats[1]));
                continue;
            }
        }
        if deal.is_fresh() && begun > 1 && rare.u8(..80) == 0 {
            let annulment = Annulment { deal: begun - 1, is_left_out: true, reason: None };
            let _annulled = history.record(&Act::Annul(annulment), at(number, begun));
            continue;
        }
        if deal.is_fresh() && rare.u8(..160) == 0 {
            let players = history.setup().players();
            let was = players.names().next().expect("a player").to_string();
            let now = format!("{was} {begun}");
            let _respelt = history.record(&Act::Rename { was, now }, at(number, begun));
            continue;
        }
        let act = match history.game().due() {
            Due::Bids(due) => {
                let open: Vec<u8> = due.open.into_iter().filter(|bid| *bid <= 5).collect();
                Act::Bid(vec![Count::next(open[dice.usize(..open.len().max(1))].into())])
            }
            Due::Trump => Act::Trump(Suit::ALL[dice.usize(..4)].into()),
            Due::Tricks(due) => {
                let mut taken = vec![0; due.seats.len()];
                (0..due.total).for_each(|_| taken[dice.usize(..due.seats.len())] += 1);
                let is_wrong = rare.u8(..60) == 0;
                taken[0] += i64::from(is_wrong);
                let counts = due.seats.iter().zip(taken);
                let act =
                    Act::Took(counts.map(|(seat, number)| Count::by(*seat, number)).collect());
                if is_wrong {
                    let _stands = history.allow(&act, at(number, begun));
                    continue;
                }
                act
            }
            due => unreachable!("{rules}, {cards} cards: {due:?}"),
        };
        record(&mut history, &act);
    }
    history
}

/// Returns the setup as it goes on from totals that were kept elsewhere, in one evening of ten. Of some of these
/// nothing but the result is known.
fn taken_over(setup: Setup, dice: &mut fastrand::Rng) -> Setup {
    if dice.u8(..10) != 0 {
        return setup;
    }
    let mut totals = Vec::new();
    for _side in setup.sides_in_turn() {
        totals.push(Points::whole(dice.i64(0..3)));
    }
    let deals = if dice.u8(..4) == 0 { None } else { Some(dice.usize(1..9)) };
    let forward = BroughtForward { deals, totals, ..BroughtForward::default() };
    setup.with_brought_forward(forward).expect("totals of a game")
}

/// Returns the act of somebody who leaves, comes late or comes back.
fn more_or_fewer(history: &History, dice: &mut fastrand::Rng) -> Act {
    let mut seats = history.game().around_the_table();
    if dice.bool() {
        return Act::Leave { seat: seats.next().expect("somebody"), to: None };
    }
    let name = CLUB[dice.usize(..CLUB.len())].to_owned();
    let points = Points::whole(if dice.bool() { 0 } else { dice.i64(-9..40) });
    Act::Join(Newcomer { name, points, after: None })
}
