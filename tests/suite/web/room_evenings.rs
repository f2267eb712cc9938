//! The evenings of the specification through the pages of a club night.

use super::room::{between, direct, link, signs};
use super::{Page, Server};
use crate::club::{from_json, vectors};
use crate::common::Table;
use serde_json::Value;

/// The points of each side of a table, and the deals it made where they count.
type Sides = Vec<(i64, Option<u16>)>;

/// A club night that is shown: the director's page and those of the tables.
struct Evening {
    table: Table,
    server: Server,
}

impl Evening {
    /// An event with entries called A1, A2 …; `person` is how each of them is written.
    fn new(new: &str, entries: usize, person: fn(usize) -> String) -> Evening {
        let names: Vec<String> = (1..=entries).map(person).collect();
        let table = Table::after(&[
            &format!("event new {new} --id friday"),
            &format!("event add {}", names.join(" ")),
        ]);
        let server = Server::with(&table, &["--event=friday"]);
        Evening { table, server }
    }

    /// Sends a command from the director's page.
    fn direct(&self, line: &str) {
        let said = direct(&self.server, line);
        assert_eq!(said.status, 303, "{line}: {said:?}");
    }

    /// Sends the results of a round from the pages of the tables, each form twice.
    fn enter(&self, round: usize, results: &[Sides]) {
        let signs = signs(&self.server);
        for (number, result) in (1..).zip(results) {
            let path = link(&signs, &format!("Table {number}"));
            for _ in 0..2 {
                let said = send(&self.server, path, round, result);
                assert_eq!(said.status, 303, "round {round}, table {number}: {said:?}");
            }
        }
    }

    /// The places and the numbers of the ranking.
    fn ranking(&self) -> Vec<(Value, Value)> {
        let standings = self.table.done("event standings --json");
        let standings: Value = serde_json::from_str(&standings).expect("JSON");
        let rows = standings["rows"].as_array().expect("rows");
        rows.iter().map(|row| (row["place"].clone(), row["no"].clone())).collect()
    }
}

/// Sends a result: for each side its points and, where they count, the deals it made.
fn send(server: &Server, path: &str, round: usize, sides: &[(i64, Option<u16>)]) -> Page {
    let mut fields = vec![("do".to_owned(), "result".to_owned())];
    fields.push(("round".to_owned(), round.to_string()));
    for (side, (points, made)) in (1..).zip(sides) {
        fields.push((format!("points{side}"), points.to_string()));
        if let Some(made) = made {
            fields.push((format!("made{side}"), made.to_string()));
        }
    }
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    server.press_at(path, &fields)
}

fn person(number: usize) -> String {
    format!("A{number}")
}

fn pair(number: usize) -> String {
    format!("A{number}+B{number}")
}

/// Two sides whose points add up to a sum that is known.
fn two_sides(first: i64, sum: i64) -> Sides {
    vec![(first, None), (sum - first, None)]
}

/// The places and the numbers of a ranking among the vectors.
fn expected(ranking: &Value) -> Vec<(Value, Value)> {
    let rows = ranking.as_array().expect("rows");
    rows.iter().map(|row| (row[0].clone(), row[1].clone())).collect()
}

#[test]
fn a_whist_drive_through_the_pages() {
    let evening = Evening::new("whist-drive --rounds 12 --set cards=entered", 14, person);
    let vectors = vectors();
    let rounds: Vec<Vec<i64>> = from_json(&vectors["E1"]["results"]);
    for (round, hand) in (1..).zip(rounds) {
        evening.direct("draw --seed x");
        let results: Vec<_> = hand.into_iter().map(|tricks| two_sides(tricks, 13)).collect();
        evening.enter(round, &results);
    }
    assert_eq!(evening.ranking(), expected(&vectors["E1"]["rank"]));
}

#[test]
fn everybody_with_everybody_through_the_pages() {
    let evening = Evening::new("rotation --set cards=entered --set sum=52", 8, person);
    let vectors = vectors();
    let rounds: Vec<Vec<i64>> = from_json(&vectors["E2"]["results"]);
    evening.direct("draw --seed x");
    for (round, hands) in (1..).zip(rounds) {
        let results: Vec<_> = hands.into_iter().map(|tricks| two_sides(tricks, 52)).collect();
        evening.enter(round, &results);
    }
    assert_eq!(evening.ranking(), expected(&vectors["E2"]["rank"]));
}

#[test]
fn a_championship_through_the_pages() {
    let evening = Evening::new("championship --set results=typed --set confirm=off", 13, person);
    let rounds: Vec<Vec<Sides>> = from_json(&vectors()["E3"]["results"]);
    for (round, results) in (1..).zip(rounds) {
        if round == 2 {
            evening.direct("substitute 11 Zoe");
        }
        evening.direct("draw --seed \"Vienna 4711\"");
        evening.enter(round, &results);
        if round == 2 {
            evening.direct("adjust 10 -10 --because late");
        }
    }
    assert_eq!(evening.ranking(), expected(&vectors()["E3"]["rank"]));
    evening.direct("draw");
    let last = [(190, Some(5)), (190, Some(6)), (240, Some(7)), (-20, Some(3))];
    evening.enter(4, &[last.to_vec()]);
    let numbers = || -> Vec<Value> { evening.ranking().into_iter().map(|(_, no)| no).collect() };
    assert_eq!(numbers(), [5, 3, 7, 4, 12, 8, 9, 11, 2, 1, 13, 10, 6]);

    // Only the director corrects what was entered in a round that is over.
    evening.direct("result 2 10/5 50/4 200/8 --round 1 --because misread");
    evening.direct("result 4 230/9 110/7 130/7 --round 2 --because misread");
    assert_eq!(numbers(), [5, 3, 7, 4, 12, 9, 8, 11, 2, 1, 13, 10, 6]);
}

#[test]
fn swiss_pairs_through_the_pages() {
    let evening = Evening::new("swiss-pairs", 7, pair);
    let vectors = vectors();
    let rounds: Vec<Vec<(i64, i64)>> = from_json(&vectors["E4"]["results"]);
    for (round, results) in (1..).zip(rounds) {
        if round == 3 {
            evening.direct("withdraw 6");
        }
        evening.direct("draw --seed pairs-7");
        let results: Vec<_> =
            results.into_iter().map(|(one, other)| vec![(one, None), (other, None)]).collect();
        evening.enter(round, &results);
    }
    assert_eq!(evening.ranking(), expected(&vectors["E4"]["rank"]));
}

/// Plays the deals of a table on the page of its game: bids and tricks in the order of the seats.
fn play(evening: &Evening, round: usize, table: usize, seats: [u16; 3], deals: [&str; 3]) {
    let server = &evening.server;
    let signs = signs(server);
    let path = link(&signs, &format!("Table {table}"));
    let begun = server.press_at(path, &[("do", "begin"), ("round", &round.to_string())]);
    assert_eq!(begun.status, 303, "{begun:?}");

    let game = format!("{path}/game");
    let mut last = 0;
    for deal in deals {
        let mut bids = "bid".to_owned();
        let mut tricks = "took".to_owned();
        for (no, hand) in seats.iter().zip(deal.split(' ')) {
            let (bid, took) = hand.split_once('/').expect("a bid and tricks");
            bids += &format!(" A{no}={bid}");
            tricks += &format!(" A{no}={took}");
        }
        for line in [bids, tricks] {
            send_line(server, &game, last, &line);
            last += 1;
        }
    }
}

/// Sends a line from the page of a game that showed the entry `last`.
fn send_line(server: &Server, game: &str, last: usize, line: &str) {
    let page = server.get(game).body;
    let id = between(&page, "name=\"game\" value=\"", "\"")[0];
    let fields = [("game", id), ("last", &last.to_string()), ("line", line)];
    let said = server.press_at(game, &fields);
    assert_eq!(said.status, 303, "{line}: {said:?}");
}

#[test]
fn games_at_the_tables_through_the_pages() {
    let evening = Evening::new(
        "championship --rules oh-hell --set schedule=up --set 'set=[\"top=3\"]' --set size=3 --set deals=3 \
         --rounds 2 --set stages=[] --set 'rank=[\"points\",\"made\",\"lot\"]' --set confirm=off",
        6,
        person,
    );
    evening.direct("draw --seed friday");
    play(&evening, 1, 1, [3, 2, 1], ["0/0 0/1 0/0", "0/0 2/1 1/1", "1/1 2/1 2/1"]);
    play(&evening, 1, 2, [6, 5, 4], ["1/1 0/0 1/0", "1/1 1/1 1/0", "1/1 0/0 3/2"]);
    evening.direct("draw");
    play(&evening, 2, 1, [1, 6, 5], ["1/0 1/1 0/0", "2/1 0/0 1/1", "0/1 0/1 1/1"]);
    play(&evening, 2, 2, [4, 3, 2], ["1/0 0/0 1/1", "2/1 1/0 1/1", "1/1 1/1 2/1"]);
    let numbers = || -> Vec<Value> { evening.ranking().into_iter().map(|(_, no)| no).collect() };
    assert_eq!(numbers(), [5, 6, 3, 2, 1, 4]);

    evening.direct("seat 2 1=3,6,5 2=4,1,2");
    assert_eq!(numbers(), [5, 6, 1, 3, 2, 4]);
    evening.table.done("fix 3 bid A1=1 -g friday/r1t1");
    let standings = evening.table.done("event standings --plain");
    let points: Vec<&str> =
        standings.lines().map(|line| line.split('\t').nth(4).expect("points")).collect();
    assert_eq!(points, ["63", "55", "53", "33", "26", "14"]);
}

#[test]
fn another_number_of_deals_made_is_a_correction() {
    let evening = Evening::new("championship --set results=typed --set confirm=off", 4, person);
    evening.direct("draw --seed x");
    let mut sides = [1, 2, 3, 4].map(|points| (points, Some(1)));
    evening.enter(1, &[sides.to_vec()]);
    sides[0].1 = Some(7);
    let signs = signs(&evening.server);
    // A form that did not show the result is asked first.
    let path = link(&signs, "Table 1");
    assert_eq!(send(&evening.server, path, 1, &sides).status, 409);
    let mut fields = vec![("do", "result"), ("round", "1"), ("known", "1 2 3 4"), ("made1", "7")];
    fields.extend([("points1", "1"), ("points2", "2"), ("points3", "3"), ("points4", "4")]);
    fields.extend([("made2", "1"), ("made3", "1"), ("made4", "1")]);
    assert_eq!(evening.server.press_at(path, &fields).status, 303);
    assert!(evening.table.done("event log").contains(" 1/7 – "));
}

#[test]
fn fifty_tables_that_enter_at_once_are_recorded_once_each() {
    let evening = Evening::new("championship --set results=typed --set confirm=off", 200, person);
    evening.direct("draw --seed x");
    let signs = signs(&evening.server);
    std::thread::scope(|scope| {
        for number in 1..=50 {
            let (server, signs) = (&evening.server, &signs);
            for _ in 0..2 {
                scope.spawn(move || {
                    let path = link(signs, &format!("Table {number}"));
                    let points = [number, 2, 3, 4].map(|points| (points, Some(1)));
                    let said = send(server, path, 1, &points);
                    assert_eq!(said.status, 303, "table {number}: {said:?}");
                });
            }
        }
    });
    let log = evening.table.done("event log --plain");
    assert_eq!(log.matches("Round 1, table ").count(), 50, "{log}");
    assert!(evening.table.done("event status").contains("All tables are in."));
}
