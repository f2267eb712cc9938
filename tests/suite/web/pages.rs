//! What the pages show, and when.

use super::{NEW, Server, until};
use crate::common::Table;
use std::net::Ipv4Addr;

#[test]
fn a_viewer_sees_the_table() {
    let table = Table::after(&[NEW, "trump hearts", "bid 1 0 0"]);
    let server = Server::at(&table);
    let page = server.get(&server.view).body;
    for wanted in [
        "Deal 1 of 24",
        "1 card",
        "Ana deals",
        "Igor leads",
        "Ana bids last; 1 bid so far.",
        "class=\"trump hearts\"",
        "1 bid for 1 trick",
        "<s>0</s>",
        "Not 0: the bids would add up to 1",
    ] {
        assert!(page.contains(wanted), "{wanted}: {page}");
    }
    table.done("bid 1");
    table.done("took 1 0 0 0");
    let page = server.get(&server.view).body;
    assert!(page.contains("In the lead:") && page.contains("/deal/1\">"), "{page}");
    let deal = server.get(&format!("{}/deal/1", server.view)).body;
    assert!(deal.contains("bid 1, took 1: made, 5 + tricks: 5 + 1 = 6"), "{deal}");
    assert!(!deal.contains("<form"), "{deal}");
    let log = server.get(&format!("{}/log", server.view)).body;
    assert!(log.contains("Igor bid 1"), "{log}");
}

#[test]
fn a_rule_is_found_by_its_words_and_shown_to_the_person_opposite() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let path = format!("{}/rules", server.view);
    assert!(server.get(&server.view).body.contains(&format!("href=\"{path}\"")));
    let found = server.get(&format!("{path}?find=add+up+cards")).body;
    let link = format!("<a href=\"{path}/romanian.hook\">");
    assert!(found.contains(&link) && found.contains("value=\"add up cards\""), "{found}");
    assert!(found.find("<h2").is_some_and(|first| found[first..].contains(".hook")), "{found}");

    let clause = server.get(&format!("{path}/romanian.hook")).body;
    assert!(clause.contains("<p class=\"clause\">") && clause.contains("last"), "{clause}");
    let law = server.get(&format!("{path}/whist-1900.75")).body;
    assert!(law.contains("3 tricks"), "{law}");
    assert_eq!(server.get(&format!("{path}/romanian.nothing")).status, 404);

    let nothing = server.get(&format!("{path}?find=%3Cb%3Exyzzy")).body;
    assert!(nothing.contains("No clause, law or heading"), "{nothing}");
    assert!(!nothing.contains("<b>xyzzy"), "{nothing}");
    let german = server.get(&format!("{}/in/de/rules?find=Stiche", server.view)).body;
    assert!(german.contains("Regel suchen") && german.contains("/in/de/rules/"), "{german}");
}

#[test]
fn runs_in_progress_are_shown() {
    let table =
        Table::after(&["new romanian Ana Bo Cy --dealer Cy --set promotions=five --id friday"]);
    for _ in 0..3 {
        table.done("bid 0 0 0");
        table.done("took 1 0 0");
    }
    while table.json("status")["deal"]["cards"] == 1 {
        table.done("bid 0 0 0");
        table.done("took 1 0 0");
    }
    for _ in 0..2 {
        let cards = table.json("status")["deal"]["cards"].as_u64().expect("cards");
        table.done("bid 0 0 0");
        table.done(&format!("took {cards} 0 0"));
    }
    let server = Server::at(&table);
    let page = server.get(&server.view).body;
    assert!(page.contains("2 of 5 in a row made"), "{page}");
}

#[test]
fn pages_follow_whoever_writes_and_whichever_game_is_current() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let mut events = server.listen(Ipv4Addr::LOCALHOST);
    events.wait_for("friday.0");
    table.done("bid 0 0 0");
    events.wait_for("friday.1");
    table.done("undo");
    events.wait_for("friday.2");
    table.done("new german Ana Bo --id saturday");
    events.wait_for("saturday.0");
    table.done("rematch --id sunday");
    events.wait_for("sunday.0");
}

#[test]
fn a_named_game_is_shown_whatever_is_current() {
    let table = Table::after(&[NEW, "new german Ana Bo --id saturday"]);
    let server = Server::with(&table, &["-g", "friday"]);
    let mut events = server.listen(Ipv4Addr::LOCALHOST);
    events.wait_for("friday.0");
    table.done("took 26");
    table.done("-g friday bid 1");
    events.wait_for("friday.1");
}

#[test]
fn a_rematch_of_a_named_game_goes_on_on_its_page() {
    let table = Table::after(&[NEW, "new german Ana Bo --id other"]);
    let server = Server::with(&table, &["--keep-score", "-g", "friday"]);
    assert_eq!(server.line(0, "rematch --id saturday").status, 303);
    let mut events = server.listen(Ipv4Addr::LOCALHOST);
    events.wait_for("saturday.0");
    table.done("bid 1");
    events.wait_for("saturday.1");
}

#[test]
fn there_need_not_be_a_game_yet() {
    let table = Table::new();
    let server = Server::at(&table);
    assert!(server.get(&server.view).body.contains("There is no game yet."));
    let line = "new --id friday -- romanian";
    let page = server.press(&[
        ("line", line),
        ("word1", "Ana"),
        ("word2", "Bo"),
        ("word3", "Cy"),
        ("word4", ""),
    ]);
    assert_eq!(page.status, 303, "{page:?}");
    assert!(server.get(&server.view).body.contains("Deal 1 of"));
}

#[test]
fn a_game_that_cannot_be_read_says_so() {
    let table = Table::after(&[NEW, "bid 0"]);
    let server = Server::at(&table);
    table.write("data/games/friday.jsonl", "not a journal\n");
    super::until("the page says so", || server.get(&server.view).body.contains("role=\"alert\""));
}

#[test]
fn the_page_shows_how_a_game_ended() {
    let early = "new whist Ana Bo Cy Di --dealer Di --id early";
    let late = "new whist Ana Bo Cy Di --dealer Di --id late";
    let table = Table::after(&[early, "took 11 2", late]);
    let server = Server::at(&table);
    assert!(!server.get(&server.view).body.contains("behind"));
    table.done("took 13 0");
    let body = || server.get(&server.view).body;
    until("the end is shown", || body().contains("behind"));
    for text in [
        "Ana &#38; Cy led from the first deal to the end.",
        "New record for the best total: Ana with 7.",
    ] {
        assert!(body().contains(text), "{}", body());
    }
    // A game opened again has not ended.
    table.done("undo");
    until("the game goes on", || !body().contains("behind"));
}

#[test]
fn viewers_see_calls_tallies_incidents_and_sides() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di --id friday", "took 7 6"]);
    table.done("incident revoke Bo 7 --take tricks");
    let server = Server::at(&table);
    let page = server.get(&server.view).body;
    assert!(page.contains("Bo revoked in trick 7") && page.contains("Ana &#38; Cy"), "{page}");

    let table =
        Table::after(&["new solo-whist Ana Bo Cy Di --dealer Di --id friday", "call misere"]);
    let server = Server::at(&table);
    assert!(
        server.get(&server.view).body.contains("Ana misere"),
        "{}",
        server.get(&server.view).body
    );
}

#[test]
fn the_deal_being_played_is_a_page_too() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    assert!(server.get(&server.view).body.contains("/deal/1\">Deal 1 of 24</a>"));
    let page = server.get(&format!("{}/deal/1", server.score));
    assert!(page.status == 200 && page.body.contains("Igor"), "{page:?}");
    assert_eq!(server.get(&format!("{}/deal/2", server.score)).status, 404);
    // Its row of the sheet leads there too, once it has one.
    table.done("bid 1");
    let page = server.get(&server.view).body;
    assert_eq!(page.matches("/deal/1\">").count(), 2, "{page}");
}
