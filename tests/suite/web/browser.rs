//! The pages in a real browser. Without headless Chromium these tests are skipped and say so.

use super::chromium::Browser;
use super::{NEW, Server};
use crate::common::{Table, skipped};
use serde_json::Value;

fn url(server: &Server, path: &str) -> String {
    format!("http://{}{path}", server.at)
}

#[test]
fn a_viewer_follows_a_bid_made_in_a_shell() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.view), 360);
    phone.sees("Igor to bid, then Vojin, Dunja and Ana.");
    table.done("bid 1 0 0");
    phone.sees("Not 0: the bids would add up to 1");
    table.done("rematch --id saturday --title Saturday");
    phone.sees("Saturday");
    phone.sees("Igor to bid, then Vojin, Dunja and Ana.");
}

#[test]
fn the_scorers_phone_bids_is_refused_and_undoes() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.score), 360);
    phone.click("1");
    phone.sees("Last: Igor bid 1");
    phone.click("0");
    phone.sees("Vojin bid 0");
    phone.click("0");
    phone.sees("Ana bids last");
    // The barred bid cannot be pressed; typed, it is refused.
    assert_eq!(phone.eval("document.querySelector('button.barred').disabled"), true);
    phone.click("Anything else");
    phone.eval("document.getElementById('line').value = 'bid 0'");
    phone.eval("document.getElementById('line').form.requestSubmit()");
    phone.sees("Ana may not bid 0");
    assert_eq!(table.json("status")["entries"], 3);
    phone.click("Undo");
    phone.sees("Dunja to bid");
    phone.click("Redo");
    phone.sees("Ana bids last");
    phone.click("1");
    phone.sees("Tricks due");
    for name in ["Igor=1", "Vojin=0", "Dunja=0", "Ana=0"] {
        phone.eval(&format!("document.querySelector('input[value=\"{name}\"]').click()"));
    }
    phone.click("Record");
    phone.sees("Deal 2 of 24");
    assert_eq!(table.json("status")["entries"], 7);
}

#[test]
fn a_phone_that_was_offline_catches_up_and_sends_what_was_pressed_once() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let mut server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.score), 360);
    phone.sees("Igor to bid");
    phone.offline(true);
    phone.click("1");
    phone.sees("Not connected. Trying again…");
    assert_eq!(table.json("status")["entries"], 0);
    phone.offline(false);
    phone.sees("Last: Igor bid 1");
    assert_eq!(table.json("status")["entries"], 1);
    // The page says when it has lost the server, and goes on with the next one.
    server.kill();
    phone.sees("Not connected. Trying again…");
    table.done("bid 0 0");
    let _again = Server::at(&table);
    phone.sees("Ana bids last");
    phone.wait("!document.querySelector('.offline')");
}

#[test]
fn pages_work_without_their_script() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let page = server.get(&server.score).body;
    // A form leads back to the page, and everything it needs is in it.
    assert!(page.contains("<form method=\"post\"") && page.contains(">Reload</a>"), "{page}");
    assert_eq!(server.line(0, "bid 0").status, 303);
}

#[test]
fn nothing_is_wider_than_the_screen_and_a_thumb_hits_every_button() {
    let Some(browser) = Browser::start() else { return };
    let long =
        "new romanian Wilhelmina-Alexandrina 'Ana Marija' Cy Bo Di Ed --dealer Ed --id friday";
    let table = Table::after(&[
        long,
        "trump hearts",
        "bid 1 0 0 0 0 1",
        "took 1 0 0 0 0 0",
        "bid 0 0 0 0 0",
    ]);
    let server = Server::at(&table);
    for width in [360, 768, 1280] {
        for path in ["", "/deal/1", "/log", "/new"] {
            let tab = browser.open(&url(&server, &format!("{}{path}", server.score)), width);
            let widest = tab.eval("document.documentElement.scrollWidth");
            assert!(
                widest.as_u64().expect("a width") <= u64::from(width),
                "{path} at {width}: {widest}"
            );
            let small = tab.eval(
                "[...document.querySelectorAll('button, nav a, summary, .numbers span')]\
                 .map((element) => element.getBoundingClientRect())\
                 .filter((box) => box.width > 0 && (box.width < 44 || box.height < 44)).length",
            );
            assert_eq!(small, 0, "{path} at {width}");
        }
    }
}

#[test]
fn nothing_keeps_anybody_from_reading_the_pages() {
    let Some(browser) = Browser::start() else { return };
    let axe =
        std::env::var_os("HOYLE_TESTS_AXE").and_then(|path| std::fs::read_to_string(path).ok());
    let Some(axe) = axe else {
        return skipped(
            "accessibility of the live table",
            "HOYLE_TESTS_AXE does not name axe.min.js",
        );
    };
    let table = Table::after(&[NEW, "trump hearts", "bid 1 0 0 1", "took 1 0 0 0", "bid 0 0 0"]);
    let server = Server::at(&table);
    let tricks_due = Table::after(&[NEW, "bid 1 0 0 1"]);
    let tricks_server = Server::at(&tricks_due);
    let pages = [
        url(&server, &server.view),
        url(&server, &server.score),
        url(&server, &format!("{}/deal/1", server.score)),
        url(&server, &format!("{}/log", server.view)),
        url(&server, &format!("{}/new", server.score)),
        url(&tricks_server, &tricks_server.score),
    ];
    for page in pages {
        let tab = browser.open(&page, 360);
        tab.eval(&format!("{axe}; 0"));
        for scheme in ["light", "dark"] {
            tab.theme(scheme);
            let found = tab.eval(
                "axe.run().then((report) => report.violations.map((rule) => \
                 [rule.id, rule.impact, rule.nodes.map((node) => node.html)]))",
            );
            assert_eq!(found, Value::Array(Vec::new()), "{page}, {scheme}: {found:#}");
        }
    }
}
