//! The pages in a real browser. Without headless Chromium these tests are skipped and say so.

use super::chromium::{Browser, Tab};
use super::widths::{long_names, room_pages};
use super::{NEW, Server};
use crate::common::{Table, evening, skipped};
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
    // The tricks begin as the bids, and the last player has the rest.
    phone.sees("1 / 1");
    phone.tap("Record");
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

const FIELDS: &str =
    "[...document.querySelectorAll('.numbers input')].map((field) => field.value).join(' ')";

#[test]
fn a_deal_that_everybody_makes_is_five_taps() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&["new oh-hell Ana Bo Cy Di --dealer Di --set hook=off --id friday"]);
    let server = Server::at(&table);
    for (deal, width) in [(1, 360), (2, 390)] {
        let phone = browser.open(&url(&server, &server.score), width);
        let cards = table.json("status")["deal"]["cards"].as_u64().expect("cards");
        for (made, bid) in [cards, 0, 0, 0].into_iter().enumerate() {
            phone.wait(&format!(
                "[...document.querySelectorAll('.players .bid')].filter((bid) => bid.innerText).length === {made}"
            ));
            phone.tap(&bid.to_string());
        }
        phone.sees(&format!("{cards} / {cards}"));
        assert_eq!(phone.eval("document.querySelectorAll('.numbers .made').length"), 4);
        phone.tap("Record");
        phone.sees(&format!("Deal {} of", deal + 1));
        assert_eq!(phone.eval("scrollY"), 0);
    }
}

#[test]
fn the_last_player_whose_tricks_nobody_chose_has_the_rest() {
    let Some(browser) = Browser::start() else { return };
    let new =
        "new oh-hell Igor Vojin Dunja Ana --dealer Ana --schedule down --set top=4 --id friday";
    let table = Table::after(&[new, "bid 1 2 0 0"]);
    let server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.score), 390);
    assert_eq!(phone.eval(FIELDS), "1 2 0 1");
    phone.tap_step("Igor", "+1");
    assert_eq!(phone.eval(FIELDS), "2 2 0 0");
    phone.tap_step("Ana", "+1");
    assert_eq!(phone.eval(FIELDS), "2 2 0 1");
    assert_eq!(phone.eval("document.querySelector('button.main').disabled"), true);
    phone.tap_step("Igor", "−1");
    assert_eq!(phone.eval(FIELDS), "1 2 0 1");
    // What others record leaves the numbers, the panel and the typed text as they are.
    phone.tap("Anything else");
    phone.eval("document.getElementById('line').value = 'note half'");
    phone.tap_step("Vojin", "−1");
    table.done("note somebody");
    phone.sees("somebody");
    assert_eq!(phone.eval(FIELDS), "1 1 1 1");
    assert_eq!(phone.eval("document.getElementById('line').value"), "note half");
    assert_eq!(phone.eval("document.getElementById('other').open"), true);
    // They are still there when the browser is opened again, until they are recorded.
    phone.goto(&url(&server, &server.score));
    phone.wait(&format!("{FIELDS} === '1 1 1 1'"));
    phone.tap("Record");
    phone.sees("Last: Igor took 1, Vojin 1, Dunja 1, Ana 1");
    table.done("undo");
    phone.goto(&url(&server, &server.score));
    phone.wait(&format!("{FIELDS} === '1 2 0 1'"));
}

const TYPE: &str = "(field, text) => { field.value = text; \
                    field.dispatchEvent(new Event('input', { bubbles: true })); }";

#[test]
fn what_is_entered_stands_while_its_question_does_and_is_named_otherwise() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&["new wiezen Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::at(&table);
    let score = url(&server, &server.score);
    let phone = browser.open(&score, 390);
    let is_chosen = "document.querySelectorAll('.chips :checked').length";

    // A contract, and a line that is typed, are there when the browser is opened again, in any language.
    phone.tap("Vraag-8");
    phone.tap_chip("suit", "hearts");
    phone.tap_chip("by", "Ana");
    let named = "JSON.stringify(localStorage.drafts)";
    assert!(
        phone.eval(named).to_string().contains("Vraag-8, Hearts ♥, Ana"),
        "{}",
        phone.eval(named)
    );
    phone.tap("Anything else");
    phone.eval(&format!("({TYPE})(document.getElementById('line'), 'note half')"));
    table.done("note late");
    phone.goto(&score);
    phone.wait(&format!("{is_chosen} === 3"));
    let typed = "document.getElementById('line').value";
    assert_eq!(phone.eval(typed), "note half");
    assert_eq!(phone.eval("document.getElementById('other').open"), true);
    phone.goto(&format!("{score}/in/de"));
    phone.wait(&format!("{is_chosen} === 3"));
    phone.goto(&format!("{score}/in/en"));
    // A chosen bid takes no suit where it has none.
    phone.tap("Miserie");
    phone.goto(&score);
    phone.wait(&format!("{is_chosen} === 2"));
    assert_eq!(phone.eval("document.querySelectorAll('.suit :disabled').length > 0"), true);

    // Somebody else answers the question: what was chosen is named, what was typed stands.
    table.done("contract vraag-8:clubs --by Bo --with Di");
    phone.sees("No longer due, and not recorded: Miserie, Ana.");
    assert_eq!(phone.eval(typed), "note half");
    // Also if the page was closed meanwhile.
    phone.goto(&score);
    phone.sees("Tricks");
    assert!(!phone.eval("document.body.innerText").to_string().contains("No longer due"));
    table.done("took 8");
    phone.sees("Deal 2");
    phone.tap("Abondance-9");
    phone.goto("about:blank?");
    table.done("contract vraag-8:clubs --by Bo --with Di");
    phone.goto(&score);
    phone.sees("No longer due, and not recorded: Abondance-9.");
    assert_eq!(phone.eval(typed), "note half");
    table.done("end");
    table.done("rematch --id saturday");
    phone.sees("No longer due, and not recorded: note half.");
}

#[test]
fn what_is_recorded_is_no_draft_any_more() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW, "bid 1 0 0 1"]);
    let server = Server::at(&table);
    let score = url(&server, &server.score);
    let phone = browser.open(&score, 390);
    phone.tap_step("Igor", "+1");
    phone.tap("Record");
    phone.sees("Deal 2 of 24");
    let is_named = "document.body.innerText.includes('No longer due')";
    assert_eq!(phone.eval(is_named), false);
    // A correction that is typed is shown first, and is not offered again once it is recorded.
    phone.tap("Anything else");
    phone.eval(&format!("({TYPE})(document.getElementById('line'), 'fix 1 took Vojin=1 Igor=0')"));
    phone.eval("document.getElementById('line').form.requestSubmit()");
    phone.sees("What would change");
    phone.tap("Record the correction");
    phone.wait("document.getElementById('line')?.value === ''");

    // A note on a page of its own.
    let note = format!("{score}/act/note");
    phone.goto(&note);
    phone.eval(&format!("({TYPE})(document.getElementById('said0'), 'half a sen')"));
    phone.goto(&score);
    phone.sees("Deal 2 of 24");
    phone.goto(&note);
    phone.wait("document.getElementById('said0').value === 'half a sen'");
    phone.tap("Record");
    phone.sees("half a sen");
    assert_eq!(phone.eval(is_named), false);
    phone.goto(&note);
    phone.wait("document.getElementById('said0')?.value === ''");
    assert_eq!(table.json("status")["entries"], 4);
    // A correction on the page of its deal.
    let deal = format!("{score}/deal/1");
    phone.goto(&deal);
    phone.tap("Bids");
    phone.eval(&format!("({TYPE})(document.querySelector('input[name=\"of=Igor\"]'), '0')"));
    phone.goto(&score);
    phone.sees("Deal 2 of 24");
    assert_eq!(phone.eval(is_named), false);
    let is_kept = "document.querySelector('details[open] input[name=\"of=Igor\"]')?.value === '0'";
    for leaves in ["Back to the table", "Record the correction"] {
        phone.goto(&deal);
        phone.wait(is_kept);
        phone.eval("document.querySelector('details[open] form').requestSubmit()");
        phone.sees("What would change");
        phone.tap(leaves);
        phone.sees("Deal 2 of 24");
        assert_eq!(phone.eval(is_named), false);
    }
    phone.goto(&deal);
    phone.sees("Correct this deal");
    assert_eq!(phone.eval("document.querySelector('details[open]')"), serde_json::Value::Null);

    // An incident is kept until its ruling is recorded.
    let incident = format!("{score}/act/incident-lead");
    for leaves in ["Back to the table", "OPTION"] {
        phone.goto(&incident);
        phone.wait("document.readyState === 'complete'");
        if leaves == "OPTION" {
            phone.wait("document.querySelector('input[value=Vojin]')?.checked");
        } else {
            phone.tap_chip("said0", "Vojin");
            phone.eval("document.querySelector('input[name=said1]').click()");
        }
        phone.eval("document.querySelector('form').requestSubmit()");
        phone.wait("document.querySelector('button.option')");
        match leaves {
            // First the set of laws, where the game has none, and then the ruling.
            "OPTION" => {
                for field in ["laws", "take"] {
                    let option = format!("document.querySelector('button.option[name={field}]')");
                    phone.wait(&option);
                    phone.eval(&format!("{option}.click()"));
                }
            }
            link => phone.tap(link),
        }
        phone.sees("Deal 2 of 24");
        assert_eq!(phone.eval(is_named), false);
    }
    // The names of a new game.
    let new = format!("{score}/new/romanian");
    phone.goto(&new);
    phone.eval(&format!("({TYPE})(document.getElementById('word1'), 'Zoran')"));
    phone.goto(&new);
    phone.wait("document.getElementById('word1')?.value === 'Zoran'");
}

/// Puts the clock of the page forward: a control that has just appeared does not count yet.
const LATER: &str =
    "(() => { const now = performance.now() + 1000; performance.now = () => now; })()";

/// After each press the focus is where the next key is wanted: on the same button, or before what is due.
#[test]
fn a_deal_is_played_by_keyboard_alone() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let page = browser.open(&url(&server, &server.score), 1280);
    page.sees("Igor to bid");
    for (bid, then) in
        [(1, "Vojin to bid"), (0, "Dunja to bid"), (0, "Ana bids last"), (1, "Record")]
    {
        let focused = "document.activeElement";
        // A control that has just appeared does not count yet: the clock of the page is put forward.
        page.eval(
            "(() => { const now = performance.now() + 1000; performance.now = () => now; })()",
        );
        page.tab_to(&format!(
            "{focused}.matches('.bids button') && {focused}.innerText === '{bid}'"
        ));
        page.key("Enter", 13);
        page.sees(then);
        page.wait(&format!("{focused}.id === 'due' || {focused}.matches('.bids button')"));
        page.eval("document.getElementById('due').focus()");
    }
    page.eval(LATER);
    page.tab_to("document.activeElement.name === 'of=Igor'");
    page.key("ArrowDown", 40);
    page.wait(&format!("{FIELDS} === '0 0 0 1'"));
    page.tab_to("document.activeElement.matches('button.main')");
    page.key("Enter", 13);
    page.sees("Deal 2 of 24");
    page.wait("document.activeElement.id === 'due'");
    assert!(table.done("script").ends_with("took 0 0 0 1\n"));
}

/// The clock of the page stands still, so that two taps are as near as can be.
#[test]
fn a_double_tap_is_one_tap() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.score), 360);
    phone.sees("Igor to bid");
    phone.eval("performance.now = () => 1e6");
    phone.tap("0");
    phone.sees("Vojin to bid");
    phone.tap("0");
    phone.wait("document.querySelector('button.flash')");
    // What has moved is another control under the thumb; what has not changed counts.
    phone.tap("Log");
    phone.wait("document.querySelector('nav .flash')");
    phone.tap("Deal 1 of 24");
    phone.sees("Correct this deal");
    assert_eq!(table.json("status")["entries"], 1);
    phone.goto(&url(&server, &server.score));
    phone.eval("performance.now = () => 2e6");
    phone.tap("0");
    phone.sees("Dunja to bid");
    phone.eval("performance.now = () => 3e6");
    phone.tap("0");
    phone.sees("Ana bids last");
}

/// Plays deals of an evening by taps, from the lines that record it, and returns how many taps each took. The suit that
/// is turned up is not counted.
fn taps(phone: &Tab<'_>, deals: &[Vec<String>]) -> Vec<usize> {
    let mut counted = Vec::new();
    for deal in deals {
        let mut taps = 0;
        let mut bids: Vec<i64> = Vec::new();
        for line in deal {
            let (act, said) = line.split_once(' ').expect("words");
            let numbers = || said.split(' ').map(|number| number.parse::<i64>().expect("a number"));
            match act {
                "trump" => {
                    phone.tap_button(&format!("trump {said}"));
                    phone.wait("document.querySelector('.trump')");
                }
                "bid" => {
                    for (made, bid) in numbers().enumerate() {
                        phone.wait(&format!(
                            "[...document.querySelectorAll('.players .bid')]\
                             .filter((bid) => bid.innerText).length === {made}"
                        ));
                        phone.tap(&bid.to_string());
                        bids.push(bid);
                        taps += 1;
                    }
                }
                "took" => {
                    phone.wait("document.querySelector('.numbers input')");
                    let took: Vec<i64> = numbers().collect();
                    let names = phone.eval("[...document.querySelectorAll('.numbers .name')].map((name) => name.innerText)");
                    // The last number that nobody has chosen is worked out.
                    loop {
                        let shown = phone.eval("[...document.querySelectorAll('.numbers input')].map((field) => +field.value)");
                        let wrong = took
                            .iter()
                            .enumerate()
                            .find(|(place, number)| shown[*place] != **number);
                        let Some((place, number)) = wrong else { break };
                        let step = if *number > shown[place].as_i64().expect("a number") {
                            "+1"
                        } else {
                            "−1"
                        };
                        phone.tap_step(names[place].as_str().expect("a name"), step);
                        taps += 1;
                        assert!(taps < 30, "{line}: {shown}");
                    }
                    phone.tap("Record");
                    taps += 1;
                    phone.wait("!document.querySelector('.numbers input')");
                    assert_eq!(phone.eval("scrollY"), 0, "{line}");
                }
                _ => panic!("{line}"),
            }
        }
        counted.push(taps);
    }
    counted
}

#[test]
fn an_evening_takes_eight_taps_a_deal() {
    let Some(browser) = Browser::start() else { return };
    let lines = evening("romanian-evening");
    let mut deals: Vec<Vec<String>> = Vec::new();
    let mut deal = Vec::new();
    for line in &lines[1..] {
        deal.push(line.clone());
        if line.starts_with("took") {
            deals.push(std::mem::take(&mut deal));
        }
    }
    assert_eq!(deals.len(), 24);
    // The deals of most cards take most taps.
    let is_full = std::env::var("HOYLE_TAPS").is_ok_and(|value| value == "full");
    let first = if is_full { 0 } else { 9 };
    let last = if is_full { 24 } else { 12 };
    let table = Table::new();
    table.done(&(lines[0].clone() + " --id friday"));
    for line in deals[..first].iter().flatten() {
        table.done(line);
    }
    let server = Server::at(&table);
    for width in [360, 390].into_iter().take(if is_full { 2 } else { 1 }) {
        let phone = browser.open(&url(&server, &server.score), width);
        let counted = taps(&phone, &deals[first..last]);
        if is_full {
            let sum: usize = counted.iter().sum();
            assert!(sum <= 8 * counted.len(), "{counted:?}");
        } else {
            assert!(counted.iter().all(|taps| *taps <= 10), "{counted:?}");
        }
        if is_full && width == 360 {
            table.done("rematch");
        }
    }
}

#[test]
fn a_page_says_how_long_nobody_has_answered() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let mut server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.score), 360);
    phone.sees("Igor to bid");
    server.stop(true);
    phone.sees("No answer for 6 s");
    server.stop(false);
    phone.wait("!document.querySelector('.offline')");
}

#[test]
fn a_phone_knows_whose_it_is() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.view), 360);
    phone.tap("I am…");
    phone.tap("Vojin");
    assert_eq!(phone.eval("document.title"), "The table");
    table.done("bid 1");
    phone.wait("document.title.startsWith('Your turn')");
    phone.sees("Your turn");
    // Also after the page is loaded again, with the own row first.
    phone.goto(&url(&server, &server.view));
    phone.wait("document.title.startsWith('Your turn')");
    let rows = "[...document.querySelectorAll('.players li')]\
                .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)[0].innerText";
    assert!(phone.eval(rows).as_str().expect("a row").starts_with("Vojin"));
    table.done("bid 0");
    phone.wait("!document.title.startsWith('Your turn')");
}

#[test]
fn a_contract_is_five_taps() {
    let Some(browser) = Browser::start() else { return };
    let table = Table::after(&["new wiezen Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::at(&table);
    let phone = browser.open(&url(&server, &server.score), 390);
    phone.tap("Vraag-8");
    phone.tap_chip("suit", "hearts");
    phone.tap_chip("by", "Ana");
    phone.tap_chip("with", "Cy");
    phone.tap("Record");
    phone.sees("Last: contract: vraag-8 in hearts");
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
    let contract = Table::after(&["new wiezen Ana Bo Cy Di --dealer Di --id friday"]);
    let contract_server = Server::at(&contract);
    let tricks = Table::after(&[long, "bid 1 0 0 0 0 1"]);
    let tricks_server = Server::at(&tricks);
    let mut pages = vec![
        url(&contract_server, &contract_server.score),
        url(&tricks_server, &tricks_server.score),
        url(&server, &server.view),
    ];
    for path in [
        "",
        "/deal/1",
        "/log",
        "/rules?find=revoke",
        "/rules/romanian.hook",
        "/new",
        "/new/romanian",
        "/act/incident-revoke",
        "/act/join",
    ] {
        pages.push(url(&server, &format!("{}{path}", server.score)));
    }
    for page in pages {
        for width in [360, 390, 768, 1280] {
            let tab = browser.open(&page, width);
            // Where text is larger, a screen counts as narrower, which this does not show.
            for scale in if width < 768 { vec!["100%", "200%"] } else { vec!["100%"] } {
                tab.eval(&format!("document.documentElement.style.fontSize = '{scale}'"));
                let widest = tab.eval("document.documentElement.scrollWidth");
                assert!(
                    widest.as_u64().expect("a width") <= u64::from(width),
                    "{page} at {width}, {scale}: {widest}"
                );
            }
            tab.eval("document.documentElement.style.fontSize = ''");
            let small = tab.eval(
                "[...document.querySelectorAll('button, nav a, summary, .chips span, .numbers input, .acts a, tbody a')]\
                 .map((element) => [element.innerText, element.getBoundingClientRect()])\
                 .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44) && box.width > 1)\
                 .map(([text]) => text).join()",
            );
            assert_eq!(small, "", "{page} at {width}");
        }
    }
}

#[test]
fn the_page_is_small() {
    let table = Table::after(&[NEW, "bid 1 0 0 1"]);
    let server = Server::at(&table);
    let size = |path: &str| server.get(&format!("{}{path}", server.score)).body.len();
    assert!(size("/page.css") + size("/live.js") <= 25_000);
    assert!(size("") <= 40_000);
}

/// The longest evening at the largest table, in each phase.
#[test]
fn pages_and_updates_stay_small() {
    let table = Table::new();
    let names = "Wilhelmina Bartholomew Ștefania Radu Dunja Vojin Igor";
    table.done(&format!("new oh-hell {names} --dealer Igor --set hook=off --id friday"));
    let server = Server::at(&table);
    let mut events = server.listen(std::net::Ipv4Addr::LOCALHOST);
    events.wait_for("friday.0");
    let mut entries = 0;
    for _ in 0..40 {
        let status = table.json("status");
        let Some(cards) = status["deal"]["cards"].as_u64() else { break };
        for line in ["bid 1 0 0 0 0 0 0".to_owned(), format!("took {cards} 0 0 0 0 0 0")] {
            table.done(&line);
            entries += 1;
            let size = events.size_of(&format!("friday.{entries}"));
            assert!(size <= 6_000, "{line}: an update of {size} bytes");
            for path in &[&server.view, &server.score] {
                let size = server.get(path).body.len();
                assert!(size <= 40_000, "{line}: a page of {size} bytes");
            }
        }
    }
    assert!(entries >= 20, "{entries}");
    assert!(server.get(&format!("{}/sheet", server.view)).body.contains("/deal/1\">"));
    assert!(!server.get(&server.view).body.contains("/deal/1\">"));
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
    let tricks_server = Server::with(&tricks_due, &["--keep-score=players"]);
    let pages = [
        url(&server, &server.view),
        url(&server, &server.score),
        url(&server, &format!("{}/deal/1", server.score)),
        url(&server, &format!("{}/log", server.view)),
        url(&server, &format!("{}/new", server.score)),
        url(&server, &format!("{}/new/romanian", server.score)),
        url(&server, &format!("{}/act/incident-revoke", server.score)),
        url(&server, &format!("{}/act/join", server.score)),
        url(&server, &format!("{}/deal/1/act/annul", server.score)),
        url(&server, &format!("{}/sheet", server.score)),
        url(&tricks_server, &tricks_server.score),
        url(&tricks_server, tricks_server.player("Igor")),
        url(&tricks_server, tricks_server.player("Vojin")),
    ];
    for page in pages {
        anybody_can_read(&browser.open(&page, 360), &axe, &page);
    }

    let club = long_names();
    let room = Server::with(&club, &["--event=friday"]);
    for path in room_pages(&room) {
        anybody_can_read(&browser.open(&url(&room, &path), 360), &axe, &path);
    }
    for what in ["seats", "cards", "slips", "personal", "results"] {
        club.done(&format!("event print {what} --to {what}.html"));
        let page = format!("file://{}", club.path(&format!("{what}.html")).display());
        anybody_can_read(&browser.open(&page, 360), &axe, what);
    }

    // The ruling answers a form: the sets of laws, when it was found, and then the options.
    let cards = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --id friday", "bid 1 2 3 4"]);
    let server = Server::at(&cards);
    let tab = browser.open(&url(&server, &format!("{}/act/incident-revoke", server.score)), 360);
    tab.tap_chip("said0", "Bo");
    tab.eval("document.querySelector('input[name=said1][value=\"7\"]').click()");
    tab.tap("What the laws say");
    tab.wait("document.querySelector('button.option[name=laws]') !== null");
    anybody_can_read(&tab, &axe, "the sets of laws");
    tab.tap_button("round-table");
    tab.tap_button("found=end");
    tab.wait("document.querySelector('button.option[name=take]') !== null");
    anybody_can_read(&tab, &axe, "the ruling");
}

/// Asserts that axe finds nothing wrong with a page, light or dark.
fn anybody_can_read(tab: &Tab<'_>, axe: &str, page: &str) {
    tab.eval(&format!("{axe}; 0"));
    for scheme in ["light", "dark"] {
        tab.theme(scheme);
        let found = tab.eval(
            "axe.run({ rules: { 'target-size': { enabled: true } } }).then((report) => report.violations.map((rule) => \
             [rule.id, rule.impact, rule.nodes.map((node) => node.html)]))",
        );
        assert_eq!(found, Value::Array(Vec::new()), "{page}, {scheme}: {found:#}");
    }
}
