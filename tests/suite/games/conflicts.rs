//! Two people record the same game: one succeeds, the other is shown what was recorded.

use crate::common::{Said, Table};
use crate::games::friday;
use hoyle::desk::{Desk, DeskError, Request, RequestRefusal, check_last};
use hoyle::game::{Act, Count};
use hoyle::history::{Clock, GameId, Stamp};
use hoyle::rules::Refusal;
use hoyle::store::{Selector, Store};
use std::fs::File;
use std::thread;

#[test]
fn of_two_concurrent_writers_one_gets_a_conflict() {
    for _ in 0..8 {
        let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
        let both: [Said; 2] = thread::scope(|scope| {
            let one = scope.spawn(|| table.hoyle("bid 2 4 2 6"));
            let other = scope.spawn(|| table.hoyle("bid 2 4 2 6"));
            [one.join().expect("no panic"), other.join().expect("no panic")]
        });
        let [winner, loser] = match both[0].code {
            0 => both,
            _ => [both[1].clone(), both[0].clone()],
        };
        assert_eq!((winner.code, loser.code), (0, 1), "{loser:?}");
        let told = loser.stderr.replace('\n', " ");
        assert!(told.contains("all 4 players have bid."), "{told}");
        assert_eq!(table.json("log").as_array().map(Vec::len), Some(2));
    }
}

#[test]
fn eight_writers_with_after_record_one_entry() {
    let table = Table::after(&["new serbian Igor Jovana Dunja Dušan --dealer Dušan"]);
    let codes: Vec<i32> = thread::scope(|scope| {
        let all: Vec<_> =
            (0..8).map(|_| scope.spawn(|| table.hoyle("bid 2 --after 0").code)).collect();
        all.into_iter().map(|one| one.join().expect("no panic")).collect()
    });
    assert_eq!(codes.iter().filter(|code| **code == 0).count(), 1, "{codes:?}");
    assert!(codes.iter().all(|code| [0, 3].contains(code)), "{codes:?}");
    assert_eq!(table.json("status")["entries"], 1);
}

#[test]
fn status_gives_the_number_for_after() {
    let table = friday();
    let last = table.json("status")["entries"].as_u64().expect("a number");
    table.refused(3, &format!("undo --after {}", last - 1));
    table.done(&format!("undo --after {last}"));
    // An undo is an entry too.
    assert_eq!(table.json("status")["entries"], last + 1);
}

#[test]
fn waiting_for_a_lock_times_out() {
    let table = friday();
    let held = File::open(table.path("data/games/friday.jsonl")).expect("opened");
    held.lock().expect("locked");
    let said = table.refused(3, "bid 3");
    let told = said.stderr.replace('\n', " ");
    assert!(told.contains("data/games/friday.jsonl is locked"), "{told}");
    assert!(told.contains("Try again"), "{told}");
}

fn at() -> Stamp {
    "2026-11-20T20:15:00Z".parse().expect("a time")
}

fn desk(table: &Table) -> Desk {
    let store = Store::new(table.path("data"));
    Desk::new(store, Clock::Fixed(at()), fastrand::Rng::with_seed(1))
}

fn bid(number: i64) -> Request {
    Request::Play { act: Act::Bid(vec![Count::next(number)]), waive: false }
}

fn refused<T: std::fmt::Debug>(performed: Result<T, DeskError>) -> RequestRefusal {
    match performed {
        Err(DeskError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_session_gets_the_entries_made_since() {
    let table = friday();
    let desk = desk(&table);
    let id = Selector::Id("friday".parse::<GameId>().expect("an id"));
    let mut held = desk.open(&id).expect("read");
    let mut other = desk.open(&id).expect("read");
    // Nobody else has recorded anything.
    other.perform(&bid(3), at()).expect("recorded");
    let now = other.history();
    // Compared with `held`, somebody has.
    match refused(held.perform(&bid(4), at())) {
        RequestRefusal::Conflict { since, last: None } => {
            assert_eq!(since.as_deref(), now.after(3));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(held.history(), now);
    // Illegal acts are refused as usual.
    let illegal = refused(held.perform(&bid(99), at()));
    assert!(matches!(illegal, RequestRefusal::Rules(Refusal::BidOutOfRange { .. })));
    assert_eq!(desk.open(&id).expect("read").history(), now);
}

#[test]
fn a_session_detects_a_replaced_game() {
    let table = friday();
    let desk = desk(&table);
    let id = Selector::Id("friday".parse::<GameId>().expect("an id"));
    let mut held = desk.open(&id).expect("read");
    table.done("remove friday --yes");
    table.done("new serbian Igor Jovana Dušan Dunja --dealer Igor --id friday");
    let replaced = refused(held.perform(&bid(4), at()));
    assert!(
        matches!(replaced, RequestRefusal::Conflict { since: None, last: None }),
        "{replaced:?}"
    );
    let other = check_last(desk.open(&id).expect("read").history(), Some(7));
    assert!(
        matches!(other, Err(RequestRefusal::Conflict { since: None, last: Some(7) })),
        "{other:?}"
    );
}
