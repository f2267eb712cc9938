//! A club night through its pages.

use super::{Page, Server};
use crate::common::Table;

/// The parts of a text between two others.
pub(super) fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    text.split(before).skip(1).filter_map(|rest| rest.split(after).next()).collect()
}

/// The links of tables and people, as they are printed.
pub(super) fn signs(server: &Server) -> Vec<(String, String)> {
    let page = server.get(&format!("{}/signs", server.score)).body;
    let names = between(&page, "<h2>", "</h2>");
    let host = format!("<p>http://{}", server.at);
    let links = between(&page, &host, "</p>");
    assert_eq!(names.len(), links.len(), "{page}");
    names.iter().zip(links).map(|(name, link)| (name.to_string(), link.to_owned())).collect()
}

pub(super) fn link<'a>(signs: &'a [(String, String)], name: &str) -> &'a str {
    let sign = signs.iter().find(|(known, _)| known == name);
    &sign.unwrap_or_else(|| panic!("{name}: {signs:?}")).1
}

/// Sends a command from the director's page as it is now.
pub(super) fn direct(server: &Server, line: &str) -> Page {
    let page = server.get(&server.score).body;
    let last = between(&page, "name=\"last\" value=\"", "\"")[0];
    server.press_at(&server.score, &[("last", last), ("line", line)])
}

/// Sends the points of the first side of a table of a whist drive, entered by an entry.
fn enter(server: &Server, path: &str, round: u16, points: u16, known: &str, by: u16) -> Page {
    let round = round.to_string();
    let others = (13 - points).to_string();
    let points = points.to_string();
    let by = by.to_string();
    server.press_at(
        path,
        &[
            ("do", "result"),
            ("round", &round),
            ("known", known),
            ("points1", &points),
            ("points2", &others),
            ("by", &by),
        ],
    )
}

fn journal(table: &Table) -> String {
    std::fs::read_to_string(table.path("data/events/friday/event.jsonl")).expect("a journal")
}

/// A drive of two tables whose round 1 is 1 2 5 6 and 3 4 7 8.
fn drive() -> Table {
    Table::after(&[
        "event new whist-drive --rounds 2 --set cards=entered --set confirm=table --id friday",
        "event add Ana Bo Cy Di Ed Fay Gus Hal",
    ])
}

#[test]
fn an_evening_is_played_through_the_pages() {
    let table = drive();
    let server = Server::with(&table, &["--event=friday"]);
    assert!(server.get(&server.view).body.contains("No round is drawn yet."));
    assert_eq!(direct(&server, "draw --seed x").status, 303);
    let wall = server.get(&server.view).body;
    assert!(
        wall.contains("Round 1: who sits where") && wall.contains("Still out: 1 and 2."),
        "{wall}"
    );

    let signs = signs(&server);
    let first = link(&signs, "Table 1");
    let second = link(&signs, "Table 2");
    let page = server.get(first).body;
    assert!(page.contains("<li value=\"1\">Ana</li>"), "{page}");
    // Seats 1 and 3 are Ana and Ed; the second form is the first one, sent again.
    for _ in 0..2 {
        assert_eq!(enter(&server, first, 1, 7, "", 1).status, 303);
    }
    let entered = journal(&table);

    // Another phone did not see the result, and is shown it before it replaces it.
    let other = enter(&server, first, 1, 8, "", 1);
    assert_eq!(other.status, 409, "{other:?}");
    assert!(other.body.contains("1 Ana, 5 Ed 7 – 2 Bo, 6 Fay 6 was entered at"), "{}", other.body);
    assert!(other.body.contains("name=\"known\" value=\"7 6\""), "{}", other.body);
    assert_eq!(journal(&table), entered);
    assert_eq!(enter(&server, first, 1, 8, "7 6", 1).status, 303);

    // It counts at once, with a mark until somebody of the other side agrees.
    assert!(server.get(&server.view).body.contains("Still out: 2."));
    let agree = |by| server.press_at(first, &[("do", "agree"), ("round", "1"), ("by", by)]);
    assert_eq!(agree("5").status, 422);
    assert_eq!(agree("7").status, 422);
    for _ in 0..2 {
        assert_eq!(agree("2").status, 303);
    }
    let refused = enter(&server, first, 1, 9, "8 5", 1);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("call the director"), "{}", refused.body);

    // Seats that differ from the sum are refused, and somebody who disagrees stops nothing.
    assert_eq!(enter(&server, second, 1, 13, "", 3).status, 303);
    let disputed = server.press_at(link(&signs, "7 Gus"), &[("do", "dispute"), ("round", "1")]);
    assert_eq!(disputed.status, 303, "{disputed:?}");
    let page = server.get(&server.score).body;
    assert!(
        page.contains("entered, disputed") && page.contains("<td role=\"cell\">agreed"),
        "{page}"
    );
    assert_eq!(direct(&server, "draw").status, 303);

    // Everybody sees where to go.
    let page = server.get(first).body;
    assert!(page.contains("Ana: round 2, table 1"), "{page}");
    let own = server.get(link(&signs, "2 Bo"));
    assert!(own.head.to_lowercase().contains("connection: close"), "{}", own.head);
    assert!(own.body.contains("Bo: round 2, table 2, seat"), "{}", own.body);
    let wall = server.get(&server.view).body;
    assert!(
        wall.contains("Round 1: the results") && wall.contains("Ranking after round 1"),
        "{wall}"
    );

    // A correction of what was agreed is for the director, with a reason.
    assert_eq!(direct(&server, "result 1 9 --round 1").status, 422);
    assert_eq!(direct(&server, "result 1 9 --round 1 --because misread").status, 303);
    assert!(table.done("event status --json").contains("\"flags\":[\"changed\"]"));
    table.done("event draw --check");
}

#[test]
fn a_director_takes_back_only_what_the_page_showed() {
    let table = drive();
    let server = Server::with(&table, &["--event=friday"]);
    direct(&server, "draw --seed x");
    let page = server.get(&server.score).body;
    let last = between(&page, "name=\"last\" value=\"", "\"")[0];
    table.done("event result 1 7");
    let send =
        |line: &str| server.press_at(&server.score, &[("last", last), ("line", line)]).status;
    assert_eq!(send("undo"), 409);
    // What tables enter does not stop the director, and a form that is sent twice is recorded once.
    assert_eq!(send("adjust 2 -10 --because late"), 303);
    assert_eq!(send("adjust 2 -10 --because late"), 409);
    for line in ["status", "new whist-drive", "add --file names.txt", "note x --event other"] {
        let said = direct(&server, line);
        assert!(said.body.contains("role=\"alert\""), "{line}: {said:?}");
    }
    assert!(!table.done("event log").contains("Note"));
}

#[test]
fn a_link_opens_only_its_own_pages() {
    let table = drive();
    table.done("event draw --seed x");
    let server = Server::with(&table, &["--event=friday"]);
    let signs = signs(&server);
    let seat = link(&signs, "Table 1");
    let wrong = server.get("/AAAAAAAAAAAAAAAAAAAAAA");
    assert_eq!(wrong.status, 404);
    for path in [
        format!("{seat}/signs"),
        format!("{seat}/game"),
        format!("{}/signs", server.view),
        format!("{}/live", link(&signs, "1 Ana")),
        format!("{}x", server.score),
    ] {
        assert_eq!(server.get(&path).body, wrong.body, "{path}");
    }
    let before = journal(&table);
    assert_eq!(server.press_at(&server.view, &[("line", "draw")]).body, wrong.body);
    for path in [seat, link(&signs, "1 Ana")] {
        let said = server.press_at(path, &[("line", "draw"), ("last", "9")]);
        assert_eq!(said.status, 422, "{path}");
    }
    assert_eq!(enter(&server, link(&signs, "1 Ana"), 1, 7, "", 1).status, 422);
    assert_eq!(journal(&table), before);
    // The links of an event open no game, and those of a game no event.
    let names: Vec<&String> = signs.iter().map(|(_, link)| link).collect();
    assert!(names.iter().all(|link| **link != server.view && **link != server.score));
}

#[test]
fn the_game_at_a_table_is_scored_on_its_page() {
    let table = Table::after(&[
        "event new championship --rules oh-hell --set schedule=up --set 'set=[\"top=3\"]' --set size=3 \
         --set deals=1 --rounds 2 --set stages=[] --set confirm=opponent --id friday",
        "event add Ana Bo Cy",
        "event draw --seed friday",
    ]);
    let server = Server::with(&table, &["--event=friday"]);
    let signs = signs(&server);
    let seat = link(&signs, "Table 1");
    assert_eq!(server.get(&format!("{seat}/game")).status, 404);
    for _ in 0..2 {
        assert_eq!(server.press_at(seat, &[("do", "begin"), ("round", "1")]).status, 303);
    }
    let game = format!("{seat}/game");
    let page = server.get(&game).body;
    let id = between(&page, "name=\"game\" value=\"", "\"")[0];
    for (last, line) in [("0", "bid 0 0 0"), ("1", "took 1 0 0")] {
        let said = server.press_at(&game, &[("game", id), ("last", last), ("line", line)]);
        assert_eq!(said.status, 303, "{said:?}");
    }
    assert_eq!(server.get(&format!("{game}/log")).status, 200);
    assert_eq!(server.get(&format!("{game}/new")).status, 404);
    let rematch = server.press_at(&game, &[("game", id), ("last", "2"), ("line", "rematch")]);
    assert_eq!(rematch.status, 409, "{rematch:?}");

    // Only a person's own link agrees here, and then the game can only be read.
    let agree = [("do", "agree"), ("round", "1"), ("by", "1")];
    assert_eq!(server.press_at(seat, &agree).status, 422);
    assert_eq!(server.press_at(link(&signs, "1 Ana"), &agree).status, 303);
    let said = server.press_at(&game, &[("game", id), ("last", "2"), ("line", "undo")]);
    assert_eq!(said.status, 404);
    table.done("fix 1 took 0 1 0 -g friday/r1t1");
    assert!(table.done("event status").contains("changed since it was agreed"));
}
