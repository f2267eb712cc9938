//! Pages in a browser. Without headless Chromium these tests are skipped and say so.

use crate::common::{promptly, skipped};
use crate::formats::{ROMANIAN, STYLES, all, evening, sheet, text};
use scraper::Html;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Runs the browser on a part of a page with more arguments, and returns its output, or `None`
/// without a browser.
fn browse(page: &str, part: &str, words: &[&str]) -> Option<(TempDir, String)> {
    let mut names = NAMES.iter();
    let Some(browser) = names.find(|name| Command::new(name).arg("--version").output().is_ok())
    else {
        skipped("pages in a browser", "Chromium is not installed");
        return None;
    };
    let folder = tempfile::tempdir().expect("a folder of its own");
    std::fs::write(folder.path().join("page.html"), page).expect("a file is written");
    let mut command = Command::new(browser);
    command
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"])
        .args(["--disable-background-networking", "--disable-component-update"])
        .arg(format!("--user-data-dir={}", folder.path().join("profile").display()))
        .args(words)
        .arg(format!("file://{}{part}", folder.path().join("page.html").display()))
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let output = promptly(&mut command);
    assert!(output.status.success(), "{}", output.status);
    Some((folder, String::from_utf8(output.stdout).expect("UTF-8")))
}

/// Returns the resulting widths of each page and its sheet at each of these widths, measured by a
/// script in an enclosing page. `None` without a browser.
fn widest(pages: &[(String, String)], widths: &[u32]) -> Option<Vec<[u32; 2]>> {
    let mut around = String::from("<!DOCTYPE html><p id=said></p>");
    for (_, page) in pages {
        let quoted = page.replace('&', "&amp;").replace('"', "&quot;");
        for width in widths {
            around.push_str(&format!(
                "<iframe style=\"width:{width}px;height:900px;border:0\" srcdoc=\"{quoted}\"></iframe>"
            ));
        }
    }
    around.push_str(
        "<script>addEventListener('load', () => { document.getElementById('said').textContent = \
         [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument).map((page) => \
         [page.documentElement, page.querySelector('.wide')].map((of) => of.scrollWidth)).join(' '); \
         })</script>",
    );
    let (_folder, dom) = browse(&around, "", &["--window-size=1600,1000", "--dump-dom"])?;
    let said = text(all(&Html::parse_document(&dom), "#said")[0]);
    let mut pairs = Vec::new();
    for pair in said.split(' ') {
        let (page, sheet) = pair.split_once(',').expect("two widths");
        pairs.push([page, sheet].map(|width| width.parse().expect("a number")));
    }
    Some(pairs)
}

fn pages() -> Vec<(String, String)> {
    let mut pages = vec![("seven players".to_owned(), sheet(ROMANIAN, "full", "html"))];
    for name in ["serbian-evening", "auction-evening", "german-match"] {
        for style in STYLES {
            pages.push((format!("{name}, {style}"), evening(name, style, "html")));
        }
    }
    pages
}

#[test]
fn pages_fit_phone_and_desktop_widths() {
    let pages = pages();
    let widths = [320, 390, 820, 1280];
    let Some(said) = widest(&pages, &widths) else { return };
    let shown = pages.iter().flat_map(|(name, _)| widths.map(|width| (name, width)));
    assert_eq!(said.len(), pages.len() * widths.len());
    for ((name, width), seen) in shown.zip(said) {
        assert!(seen.iter().all(|seen| *seen <= width), "{name} at {width}: {seen:?}");
    }
}

#[test]
fn the_clubs_book_fits_phone_and_desktop_widths() {
    let widths = [320, 390, 820, 1280];
    let Some(said) = widest(&[("the book".to_owned(), crate::book::page())], &widths) else {
        return;
    };
    // Its tables scroll by themselves.
    for (width, [page, _]) in widths.into_iter().zip(said) {
        assert!(page <= width, "{width}: {page}");
    }
}

#[test]
fn a_deal_link_opens_its_explanation() {
    let page = evening("serbian-evening", "full", "html");
    for (part, expect) in [("", vec![]), ("#deal-3", vec!["deal-3"])] {
        let Some((_folder, dom)) = browse(&page, part, &["--dump-dom"]) else { return };
        let parsed = Html::parse_document(&dom);
        let open = all(&parsed, "details[open] > div");
        let ids: Vec<&str> = open.iter().filter_map(|deal| deal.attr("id")).collect();
        assert_eq!(ids, expect);
    }
}

#[test]
fn an_evening_prints_on_one_a4_or_letter_page() {
    for size in ["A4", "letter"] {
        for (name, page) in [
            ("an evening", evening("serbian-evening", "full", "html")),
            ("seven players with notes", sheet(&seven_with_notes(), "full", "html")),
            ("seven players on paper", sheet(&seven_with_notes(), "paper", "html")),
            ("a blank sheet", crate::formats::blank::pages().swap_remove(0).1),
            ("a blank sheet for seven", crate::formats::blank::pages().pop().expect("a page").1),
        ] {
            let sized = page.replace("</style>", &format!("@page {{ size: {size} }}\n</style>"));
            let out = ["--no-pdf-header-footer", "--print-to-pdf=page.pdf"];
            let Some((folder, _)) = browse(&sized, "", &out) else { return };
            assert_eq!(printed_pages(&folder.path().join("page.pdf")), 1, "{name} on {size}");
        }
    }
}

/// Returns the longest evening of seven, with promotions, notes and rulings.
fn seven_with_notes() -> String {
    let mut script = String::from(
        "new romanian Ana Bogdan Cristina Dan Elena Florin Gheorghe --dealer Gheorghe \
         --set promotions=five,ten --id long\n",
    );
    let ones = [1; 7];
    let up = [2, 3, 4, 5, 6, 7];
    let down = [7, 6, 5, 4, 3, 2];
    let sizes = [&ones[..], &up, &[8; 7], &down, &ones].concat();
    for (deal, cards) in (1..).zip(&sizes) {
        script += &format!("bid 0 0 0 0 0 0\ntook {cards} 0 0 0 0 0\n");
        if deal % 8 == 0 {
            script += &format!("note 'what was said of deal {deal}, at some length'\n");
            script += &format!("rule other 'looked at another hand' Ana=-5 --deal {deal}\n");
        }
    }
    script
}

fn printed_pages(pdf: &Path) -> usize {
    let bytes = std::fs::read(pdf).expect("a printed file");
    String::from_utf8_lossy(&bytes).matches("/Type /Page\n").count()
}
