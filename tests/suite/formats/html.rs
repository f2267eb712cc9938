//! The HTML page of a game: valid, complete, and accessible.

use crate::formats::{
    AUCTION, EMPTY, GAMES, GERMAN, NAMES, NOTED, ROMANIAN, RULED, SERBIAN, STYLES,
};
use crate::formats::{all, at, evening, sheet, text, without_styles};
use insta::assert_snapshot;
use scraper::{ElementRef, Html};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// Every tested page, with its name.
static PAGES: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let mut pages = Vec::new();
    for style in STYLES {
        for (name, script) in GAMES {
            pages.push((format!("{name}, {style}"), sheet(script, style, "html")));
        }
        for name in ["romanian-evening", "auction-evening", "german-match"] {
            pages.push((format!("{name}, {style}"), evening(name, style, "html")));
        }
    }
    pages.extend(crate::formats::blank::pages());
    pages
});

#[test]
fn every_game_matches_its_html_snapshot() {
    for (name, script) in [("serbian", SERBIAN), ("auction", AUCTION), ("german", GERMAN)] {
        let page = sheet(script, "full", "html");
        assert_snapshot!(format!("{name}_html"), without_styles(&page));
    }
    let page = sheet(ROMANIAN, "paper", "html");
    assert_snapshot!("romanian_paper_html", without_styles(&page));
}

#[test]
fn a_page_is_valid_html() {
    for (name, page) in PAGES.iter() {
        let parsed = Html::parse_document(page);
        assert!(parsed.errors.is_empty(), "{name}: {:?}", parsed.errors);
        let ids: Vec<&str> =
            all(&parsed, "[id]").iter().filter_map(|element| element.attr("id")).collect();
        let unique: BTreeSet<&&str> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{name}: {ids:?}");
        for link in all(&parsed, "[href], [aria-labelledby]") {
            let id = match link.attr("href") {
                Some(href) => href.strip_prefix('#').expect("within the page"),
                None => link.attr("aria-labelledby").expect("a label"),
            };
            assert!(ids.contains(&id), "{name}: {id}");
        }
    }
}

#[test]
fn a_page_is_self_contained() {
    for (name, page) in PAGES.iter() {
        let parsed = Html::parse_document(page);
        let foreign =
            "script, link, iframe, object, embed, img, image, use, base, form, [src], [style*=url]";
        assert!(all(&parsed, foreign).is_empty(), "{name}");
        assert!(
            !page.contains("://") && !page.contains("url(") && !page.contains("@import"),
            "{name}"
        );
        for element in all(&parsed, "*") {
            assert!(element.value().attrs().all(|(of, _)| !of.starts_with("on")), "{name}");
        }
    }
}

#[test]
fn a_page_declares_language_title_and_viewport() {
    for (name, page) in PAGES.iter() {
        let parsed = Html::parse_document(page);
        assert!(page.starts_with("<!DOCTYPE html>\n"), "{name}");
        assert_eq!(all(&parsed, "html[lang=en]").len(), 1, "{name}");
        assert_eq!(all(&parsed, "meta[charset=utf-8]").len(), 1, "{name}");
        assert_eq!(all(&parsed, "meta[name=viewport]").len(), 1, "{name}");
        assert_eq!(all(&parsed, "main").len(), 1, "{name}");
        assert!(!text(all(&parsed, "title")[0]).is_empty(), "{name}");
        for rule in ["prefers-color-scheme: dark", "@media print", "@page"] {
            assert!(page.contains(rule), "{name} lacks {rule}");
        }
    }
}

#[test]
fn heading_levels_are_not_skipped() {
    for (name, page) in PAGES.iter() {
        let parsed = Html::parse_document(page);
        let levels: Vec<&str> =
            all(&parsed, "h1, h2, h3, h4").iter().map(|of| of.value().name()).collect();
        assert_eq!(levels[0], "h1", "{name}");
        assert!(levels.len() > 1 && levels[1..].iter().all(|level| *level == "h2"), "{name}");
        for section in all(&parsed, "section") {
            assert!(section.attr("aria-labelledby").is_some(), "{name}");
        }
    }
}

#[test]
fn every_cell_has_scoped_headings() {
    for (name, page) in PAGES.iter() {
        let parsed = Html::parse_document(page);
        for table in all(&parsed, "table") {
            assert_eq!(children(table, "caption").len(), 1, "{name}");
            for heading in children(table, "th") {
                let scope = heading.attr("scope");
                let in_head = heading.attr("role") == Some("columnheader");
                assert!(scope.is_some_and(|scope| in_head == (scope != "row")), "{name}");
                assert!(!text(heading).is_empty(), "{name}: {}", heading.html());
            }
            let rows = children(table, "tr");
            let width: usize =
                children(rows[0], "th, td").iter().map(|cell| span(cell, "colspan")).sum();
            let heads = children(table, "thead tr").len();
            if heads == 2 {
                let below = children(rows[0], "th, td")
                    .iter()
                    .filter(|cell| span(cell, "rowspan") == 1)
                    .map(|cell| span(cell, "colspan"))
                    .sum::<usize>();
                assert_eq!(children(rows[1], "th, td").len(), below, "{name}");
            }
            for row in &rows[heads..] {
                assert_eq!(children(*row, "th, td").len(), width, "{name}: {}", row.html());
                assert_eq!(children(*row, "th[scope=row]").len(), 1, "{name}");
            }
        }
    }
}

/// Returns how many rows or columns a cell spans.
fn span(cell: &ElementRef<'_>, attribute: &str) -> usize {
    cell.attr(attribute).map_or(1, |span| span.parse().expect("a number"))
}

fn children<'a>(of: ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    of.select(&scraper::Selector::parse(selector).expect("a selector")).collect()
}

#[test]
fn names_are_escaped() {
    for style in STYLES {
        let page = sheet(NAMES, style, "html");
        let parsed = Html::parse_document(&page);
        assert!(all(&parsed, "main b, main i, main script").is_empty());
        let heads: Vec<String> = all(&parsed, ".deals .who").into_iter().map(text).collect();
        assert_eq!(heads, ["=1+1", "<b>Bo|bby</b>", "@x & `y`_z_", "+A\"\\"]);
        let label = all(&parsed, "svg.chart")[0].attr("aria-label").expect("a label");
        assert!(label.contains("<b>Bo|bby</b> 12") && label.contains("+A\"\\ "), "{label}");
    }
}

#[test]
fn the_sheet_and_standings_match_the_game() {
    let table = at(SERBIAN);
    let parsed = Html::parse_document(&table.done("sheet --format html"));
    let rows: Vec<String> = all(&parsed, ".deals tbody tr").iter().map(|row| cells(*row)).collect();
    assert_eq!(
        rows,
        [
            "1|13|♠|Dušan|2/2 ✓|+12|12|4/4 ✓|+14|14|2/1 ✗|+1|1|6/6 ✓|+16|16",
            "2|12|♦|Igor|1/2 ✗|+2|14|3/3 ✓|+13|27|5/4 ✗|+4|5|4/3 ✗|+3|19",
            "3|11|♥|Jovana|||||||2/–|||3/–||",
        ]
    );
    let places: Vec<String> =
        all(&parsed, ".places tbody tr").iter().map(|row| cells(*row)).collect();
    assert_eq!(places, ["1|Jovana|27|2|0", "2|Dušan|19|1|1", "3|Igor|14|1|1", "4|Dunja|5|0|2"]);
    assert!(all(&parsed, ".outcome").is_empty(), "an unfinished game has an outcome");
}

fn cells(row: ElementRef<'_>) -> String {
    children(row, "th, td").into_iter().map(text).collect::<Vec<_>>().join("|")
}

#[test]
fn explanations_match_the_explain_command() {
    for (name, script) in GAMES {
        let table = at(script);
        let parsed = Html::parse_document(&table.done("sheet --format html"));
        let told: Vec<String> = all(&parsed, "details dl > div")
            .iter()
            .map(|of| format!("{} {}", text(children(*of, "dt")[0]), text(children(*of, "dd")[0])))
            .collect();
        let explained = table.json("explain")["points"].clone();
        let expect: Vec<String> = explained
            .as_array()
            .expect("postings")
            .iter()
            .map(|posting| {
                let [player, because] =
                    ["player", "because"].map(|key| posting[key].as_str().expect("a text"));
                // The partner or the role belongs to the name.
                match posting["member"].as_str().or(posting["role"].as_str()) {
                    Some(by) => format!("{player} ({by}) {because}"),
                    None => format!("{player} {because}"),
                }
            })
            .collect();
        assert_eq!(told, expect, "{name}");
        // Nothing is expanded at first, and each deal on the sheet links to its explanation.
        assert!(all(&parsed, "details[open]").is_empty(), "{name}");
        let links: Vec<&str> =
            all(&parsed, ".deals tbody th a").iter().filter_map(|link| link.attr("href")).collect();
        let deals: Vec<String> = all(&parsed, "details > div[id]")
            .iter()
            .map(|deal| format!("#{}", deal.attr("id").expect("an id")))
            .collect();
        assert_eq!(links, deals, "{name}");
        let played = table.json("sheet")["deals"].as_array().expect("deals").len();
        assert_eq!(deals.len(), played, "{name}");
    }
}

#[test]
fn a_deal_recorded_by_cards_lists_every_trick() {
    let lines =
        ["new romanian Ana Dan Ion --dealer Ion", "trump hearts", "bid 1 0 1", "trick As Ks Qs"];
    let parsed = Html::parse_document(&sheet(&lines.join("\n"), "full", "html"));
    let told = text(all(&parsed, "#deal-1 > p")[0]);
    assert!(told.starts_with("Trick 1: Ana led A♠, Dan K♠, Ion Q♠. Ana takes it"), "{told}");
}

#[test]
fn every_format_quotes_rulings() {
    let first = "‡ Deal 1, revoke: “<i>hid</i> a | card & *said* so” B -2½, G +1";
    let rulings = [first, "Deal 2, misdeal: “a card lay face up”"];
    for style in STYLES {
        let parsed = Html::parse_document(&sheet(RULED, style, "html"));
        let items: Vec<String> = all(&parsed, "main li").into_iter().map(text).collect();
        assert_eq!(items, rulings);
        let markdown = sheet(RULED, style, "markdown");
        let list: Vec<&str> = markdown.lines().filter(|line| line.starts_with("* ")).collect();
        assert_eq!(
            list[0],
            r"* ‡ Deal 1, revoke: “\<i\>hid\</i\> a \| card \& \*said\* so” B -2½, G +1"
        );
        assert_eq!(list.len(), 2);
        let svg = sheet(RULED, style, "svg");
        let picture = roxmltree::Document::parse(&svg).expect("XML");
        for ruling in rulings {
            assert!(picture.descendants().any(|node| node.text() == Some(ruling)), "{svg}");
        }
    }
}

#[test]
fn every_format_marks_and_explains_allowed_violations() {
    let against = "allowed by the table, against serbian.hook:";
    let from_here = "From this deal on Vera replaces Igor.";
    for style in STYLES {
        for format in ["text", "markdown", "html", "svg", "csv"] {
            let told = sheet(NOTED, style, format).replace("\\_", "_").replace("\n  ", " ");
            assert!(told.contains(against), "{format}: {told}");
            assert!(told.contains(from_here), "{format}: {told}");
            // The mark on the deal, and the one at the note.
            let marks = told.matches('†').count();
            assert_eq!(marks, if format == "csv" { 0 } else { 2 }, "{format}: {told}");
        }
    }
}

#[test]
fn a_finished_game_names_the_winner() {
    let parsed = Html::parse_document(&evening("auction-evening", "full", "html"));
    assert_eq!(text(all(&parsed, ".outcome")[0]), "Jang wins with 113.");
    assert_eq!(text(all(&parsed, "#standings")[0]), "Final standings");
}

#[test]
fn a_game_without_deals_has_names_and_no_chart() {
    let parsed = Html::parse_document(&sheet(EMPTY, "full", "html"));
    assert!(all(&parsed, "svg, .places, details").is_empty());
    let names: Vec<String> = all(&parsed, ".who").into_iter().map(text).collect();
    assert_eq!(names, ["Igor", "Jovana", "Dunja", "Dušan"]);
    assert!(text(all(&parsed, "main")[0]).contains("No deal has been played out yet."));
}

#[test]
fn a_chart_and_its_marks_have_text_descriptions() {
    let parsed = Html::parse_document(&sheet(GERMAN, "full", "html"));
    let chart = all(&parsed, "svg.chart")[0];
    assert_eq!(chart.attr("role"), Some("img"));
    assert_eq!(chart.attr("aria-label"), Some("Running totals. After 3 deals: Ada 1, Bo 1."));
    assert_eq!(children(chart, "title").len(), 8);
    // Each player has the marker of the chart next to the name.
    assert_eq!(all(&parsed, ".places svg.key, .deals thead svg.key").len(), 4);
}
