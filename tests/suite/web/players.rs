//! The players' own links: what each may record, and what nobody can find out.

use super::chromium::Browser;
use super::{NEW, Page, Server};
use crate::common::Table;

const PLAYERS: &[&str] = &["--keep-score=players"];

/// A line that a player sends from a page that showed the entry `last`.
fn own(server: &Server, player: &str, last: usize, line: &str) -> Page {
    let last = last.to_string();
    server.press_at(server.player(player), &[("game", "friday"), ("last", &last), ("line", line)])
}

#[test]
fn players_enter_their_own_bids_in_their_turn() {
    let table = Table::after(&[NEW]);
    let server = Server::with(&table, PLAYERS);
    let page = server.page(server.player("Igor"));
    assert!(
        page.contains("class=\"now mine\"") && page.contains("name=\"word\" value=\"1\""),
        "{page}"
    );
    assert!(!page.contains("value=\"undo\"") && !page.contains("/new\""), "{page}");
    let page = server.page(server.player("Vojin"));
    assert!(!page.contains("name=\"word\"") && !page.contains("now mine"), "{page}");

    // Not out of turn, and nobody else's.
    for (player, line) in [
        ("Vojin", "bid 0"),
        ("Igor", "bid Vojin=0"),
        ("Igor", "bid 0 0"),
        ("Igor", "bid 1 --stands"),
        ("Igor", "took 1 0 0 0"),
        ("Igor", "undo"),
        ("Igor", "redeal"),
        ("Igor", "note x"),
        ("Igor", "end"),
        ("Igor", "fix 1 bid 0"),
        ("Igor", "rematch --id other"),
        ("Igor", "new --id other -- german Ana Bo"),
        ("Igor", "status"),
    ] {
        let answer = own(&server, player, 0, line);
        assert!([409, 422].contains(&answer.status), "{player}: {line}: {answer:?}");
    }
    let act = [("game", "friday"), ("last", "0"), ("act", "note"), ("said0", "x")];
    assert!(server.press_at(server.player("Igor"), &act).status >= 400);
    assert_eq!(table.json("status")["entries"], 0);
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(1));

    // A form sent twice is one bid.
    for _ in 0..2 {
        assert_eq!(own(&server, "Igor", 0, "bid 1").status, 303);
    }
    assert_eq!(own(&server, "Igor", 1, "bid 0").status, 422);
    assert_eq!(own(&server, "Vojin", 1, "bid Vojin=0").status, 303);
    assert_eq!(table.json("status")["entries"], 2);
    // The hook binds players as it does the scorer, who can do all.
    assert_eq!(own(&server, "Dunja", 2, "bid 0").status, 303);
    assert_eq!(own(&server, "Ana", 3, "bid 0").status, 422);
    assert_eq!(server.line(3, "bid 1").status, 303);
    assert_eq!(own(&server, "Igor", 4, "took 1 0 0 0").status, 422);
    for path in ["/new", "/new/romanian", "/act/note"] {
        assert_eq!(server.get(&format!("{}{path}", server.player("Igor"))).status, 404, "{path}");
    }
}

/// Somebody else has recorded what a phone still shows: it is told to press again only if there is still a button.
#[test]
fn only_what_can_still_be_recorded_is_pressed_again() {
    let table = Table::after(&[NEW]);
    let server = Server::with(&table, PLAYERS);
    table.done("note late");
    let page = own(&server, "Igor", 0, "bid 1");
    assert!(page.status == 409 && page.body.contains("press again"), "{page:?}");
    assert!(page.body.contains("name=\"word\" value=\"1\""), "{page:?}");
    table.done("bid 0");
    let page = own(&server, "Igor", 1, "bid 1");
    assert!(page.status == 409 && page.body.contains("Igor bid 0"), "{page:?}");
    assert!(!page.body.contains("press again"), "{page:?}");
    assert!(!page.body.contains("name=\"word\""), "{page:?}");
    // The same on the scorer's phone.
    table.done("bid 0 0");
    assert!(server.line(2, "bid 0").body.contains("press again"));
    table.done("bid 0");
    let page = server.line(2, "bid 0");
    assert!(page.status == 409 && !page.body.contains("press again"), "{page:?}");
    assert_eq!(table.json("status")["entries"], 4);
}

#[test]
fn a_player_calls_in_an_auction() {
    let table = Table::after(&["new solo-whist Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::with(&table, PLAYERS);
    assert!(server.page(server.player("Ana")).contains("value=\"call "));
    assert!(!server.page(server.player("Bo")).contains("value=\"call "));
    assert_eq!(own(&server, "Bo", 0, "call pass").status, 422);
    assert_eq!(own(&server, "Ana", 0, "call pass pass").status, 422);
    assert_eq!(own(&server, "Ana", 0, "call pass").status, 303);
    assert_eq!(own(&server, "Bo", 1, "call pass").status, 303);
}

#[test]
fn the_players_tokens_are_derived_and_the_game_is_part_of_them() {
    let table = Table::after(&[NEW, "new whist Igor Vojin Dunja Ana --dealer Ana --id other"]);
    let mut first = Server::with(&table, &["--keep-score=players", "-g", "friday"]);
    let mut second = Server::with(&table, &["--keep-score=players", "-g", "other", "--port", "0"]);
    let mut seen = std::collections::BTreeSet::new();
    let kept = std::fs::read_to_string(table.path("data/serve.toml")).expect("links");
    for server in [&first, &second] {
        let mut paths = vec![server.view.clone(), server.score.clone()];
        paths.extend(server.players.iter().map(|(_, path)| path.clone()));
        for path in paths {
            assert_eq!(path.len(), 23, "{path}");
            // Nothing is stored for a link.
            assert!(!kept.contains(&path[1..]), "{kept}");
            assert!(seen.insert(path), "two links are alike");
        }
    }
    // The links of one game open nothing of the other.
    for (_, path) in &first.players {
        assert_eq!(second.get(path).status, 404);
    }
    assert_eq!(second.get(&first.score).status, 404);
    // They stay the same.
    let players = first.players.clone();
    first.kill();
    second.kill();
    let again = Server::with(&table, &["--keep-score=players", "-g", "friday"]);
    assert_eq!(again.players, players);
    drop(again);
    // Without the option they open nothing, with the same words as any wrong link.
    let server = Server::with(&table, &["--keep-score", "-g", "friday"]);
    let page = server.get(&players[0].1);
    assert_eq!((page.status, page.body), (404, server.get("/x").body));
}

#[test]
fn a_short_request_says_whose_turn_it_is() {
    let table = Table::after(&[NEW]);
    let server = Server::with(&table, PLAYERS);
    let turn = |player: &str| server.get(&format!("{}/turn", server.player(player)));
    assert_eq!((turn("Igor").body, turn("Vojin").body), ("1".to_owned(), "0".to_owned()));
    assert!(turn("Igor").head.to_lowercase().contains("connection: close"));
    table.done("bid 1");
    assert_eq!((turn("Igor").body, turn("Vojin").body), ("0".to_owned(), "1".to_owned()));
}

#[test]
fn tricks_are_marked_until_an_opponent_agrees() {
    let table = Table::after(&[NEW, "bid 1 0 0 1", "took 1 0 0 0"]);
    let server = Server::with(&table, &["--keep-score=players", "--confirm"]);
    let marks = || server.page(&server.view).matches("\u{a0}?</").count();
    // Nobody is asked about what was over before.
    assert_eq!(marks(), 0);
    table.done("bid 1 0 0 1");
    table.done("took 1 0 0 0");
    super::until("the deal is marked", || marks() == 1);
    // The scorer cannot agree, and nothing waits for anybody.
    assert!(!server.page(&server.score).contains("name=\"agree\""));
    let agree = [("game", "friday"), ("last", "4"), ("agree", "2")];
    assert_eq!(server.press_at(&server.score, &agree).status, 409);
    assert_eq!(server.press_at(&server.view, &agree).status, 404);
    assert_eq!(marks(), 1);
    assert_eq!(server.line(4, "bid 1").status, 303);

    assert!(server.page(server.player("Dunja")).contains("name=\"agree\" value=\"2\""));
    let object = [("game", "friday"), ("last", "5"), ("object", "2")];
    assert_eq!(server.press_at(server.player("Dunja"), &object).status, 303);
    assert!(table.json("log").to_string().contains("Dunja objects to the tricks"));
    let page = server.page(&server.view);
    assert!(page.contains("Somebody objects to the tricks of deal 2"), "{page}");
    assert_eq!(marks(), 1);
    // A correction is asked about anew.
    assert_eq!(
        server
            .press(&[
                ("game", "friday"),
                ("last", "6"),
                ("line", "fix 2 took 0 0 0 1"),
                ("sure", "yes")
            ])
            .status,
        303
    );
    assert_eq!(marks(), 1);
    assert!(!server.page(&server.view).contains("Somebody objects"));
    let agree = [("game", "friday"), ("last", "7"), ("agree", "2")];
    assert_eq!(server.press_at(server.player("Vojin"), &agree).status, 303);
    assert_eq!(marks(), 0);
    assert_eq!(table.json("status")["entries"], 7);
}

#[test]
fn confirm_needs_the_players_links() {
    let table = Table::after(&[NEW]);
    assert!(
        table.refused(2, "serve --keep-score --confirm").all().contains("--keep-score=players")
    );
    table.refused(2, "serve --confirm");
}

#[test]
fn a_players_page_in_the_background_still_says_whose_turn_it_is() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let server = Server::with(&table, PLAYERS);
    let phone = browser.open(&format!("http://{}{}", server.at, server.player("Vojin")), 390);
    phone.sees("I");
    let rows = "[...document.querySelectorAll('.players li')]\
                .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)[0].innerText";
    assert!(phone.eval(rows).as_str().expect("a row").starts_with("Vojin"));
    phone.eval(
        "window.setInterval = ((set) => (act) => set(act, 50))(setInterval); \
         Object.defineProperty(document, 'hidden', { get: () => true }); \
         document.dispatchEvent(new Event('visibilitychange'))",
    );
    assert_eq!(phone.eval("document.title"), "The table");
    table.done("bid 1");
    phone.wait("document.title.startsWith('Your turn')");
    assert_eq!(phone.eval("document.querySelectorAll('.now.mine').length"), 0);
}

#[test]
fn whoever_joined_has_a_link_too() {
    let table = Table::after(&[
        "new wizard Ana Bo Cid --dealer Cid --id late",
        "bid 0 0 0",
        "took 1 0 0",
        "leave Bo --to Eva",
        "join Dee",
    ]);
    let server = Server::with(&table, PLAYERS);
    for player in ["Ana", "Eva", "Cid", "Dee"] {
        assert!(server.page(server.player(player)).contains(player), "{player}");
    }
}
