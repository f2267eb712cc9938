//! The SVG picture of a game.

use crate::formats::{EMPTY, GAMES, NAMES, STYLES, at, evening, sheet, without_styles};
use crate::sheet::table;
use hoyle::output::svg;
use hoyle::views::{Points, SheetSide, Style};
use insta::assert_snapshot;
use roxmltree::{Document, Node};

fn texts(picture: &Document<'_>) -> Vec<String> {
    let nodes = picture.descendants().filter(Node::is_text);
    nodes.filter_map(|node| node.text()).map(|text| text.replace('\u{FE0E}', "")).collect()
}

fn with_class<'a>(picture: &'a Document<'_>, class: &str) -> Vec<Node<'a, 'a>> {
    let mut nodes: Vec<Node<'a, 'a>> = picture.root().descendants().collect();
    nodes.retain(|node| {
        node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
    });
    nodes
}

fn number(node: Node<'_, '_>, name: &str) -> i64 {
    node.attribute(name).and_then(|text| text.parse().ok()).expect("a whole number")
}

#[test]
fn every_game_matches_its_svg_snapshot() {
    for (name, script) in GAMES {
        let picture = sheet(script, "full", "svg");
        assert_snapshot!(format!("{name}_svg"), without_styles(&picture));
    }
}

#[test]
fn a_picture_is_self_contained_xml() {
    for (_, script) in GAMES {
        for style in STYLES {
            let text = sheet(script, style, "svg");
            let picture = Document::parse(&text).expect("XML");
            assert_eq!(picture.root_element().tag_name().name(), "svg");
            for node in picture.root().descendants().filter(Node::is_element) {
                assert!(
                    !["script", "image", "use", "foreignObject"].contains(&node.tag_name().name())
                );
                for attribute in node.attributes() {
                    let name = attribute.name();
                    assert!(!name.contains("href") && !name.starts_with("on"), "{name}");
                }
            }
            assert!(!text.contains("url(") && !text.contains("@import"));
        }
    }
}

#[test]
fn names_are_escaped() {
    let text = sheet(NAMES, "paper", "svg");
    let picture = Document::parse(&text).expect("XML");
    for name in ["=1+1", "<b>Bo|bby</b>", "@x & `y`_z_", "+A\"\\"] {
        assert!(texts(&picture).contains(&name.to_owned()), "{name}: {text}");
    }
}

#[test]
fn each_player_has_a_line_with_one_mark_per_deal() {
    let table = at(crate::formats::ROMANIAN);
    let text = table.done("sheet --format svg");
    let picture = Document::parse(&text).expect("XML");
    let lines = with_class(&picture, "line");
    assert_eq!(lines.len(), 7);
    for line in lines {
        // The start and three deals.
        let corners: Vec<&str> = line.attribute("points").expect("points").split(' ').collect();
        assert_eq!(corners.len(), 4);
        let marks = line.parent().expect("a group").children().filter(|node| {
            node.attribute("class") == Some("mark")
                && node.children().any(|of| of.has_tag_name("title") || of.is_element())
        });
        let told: Vec<&str> = marks.filter_map(|mark| mark.first_element_child()?.text()).collect();
        assert_eq!(told.len(), 4, "{told:?}");
    }
    let shapes: Vec<&str> =
        with_class(&picture, "mark").iter().filter_map(|mark| mark.attribute("d")).collect();
    let mut different = shapes.clone();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), 7, "players share a marker");
    let last = table.json("sheet");
    for place in last["standings"].as_array().expect("places") {
        let player = place["player"].as_str().expect("a name");
        let told = format!("{player} after deal 3: ");
        assert!(text.contains(&told), "{told}");
    }
}

#[test]
fn lines_rise_with_the_points() {
    let text = evening("serbian-evening", "paper", "svg");
    let picture = Document::parse(&text).expect("XML");
    let mut ends: Vec<i64> = Vec::new();
    for line in with_class(&picture, "line") {
        let corners = line.attribute("points").expect("points");
        let (_, y) = corners.rsplit_once(',').expect("x and y");
        ends.push(y.parse().expect("a whole number"));
    }
    // Milica 133, Đorđe 217, Vesna 165, Saša 209: higher points have smaller y.
    assert!(ends[1] < ends[3] && ends[3] < ends[2] && ends[2] < ends[0], "{ends:?}");
}

/// Returns the picture of a game after some deals, with these totals after each, in half points.
fn after(deals: usize, totals: &[i64]) -> String {
    let mut sheet = table::serbian().sheet();
    sheet.json.sides.clear();
    for number in 1..=totals.len() {
        let name = format!("Player {number}");
        sheet.json.sides.push(SheetSide { players: vec![name.clone()], name });
    }
    let mut deal = sheet.json.deals[0].clone();
    deal.hands.clear();
    sheet.json.deals = vec![deal; deals];
    let mut drawn = sheet.drawn[0].clone();
    drawn.sides = sheet.json.sides.clone();
    drawn.totals = totals.iter().map(|total| Points::halves(*total)).collect();
    drawn.rulings = vec![Points::ZERO; totals.len()];
    sheet.drawn = vec![drawn; deals];
    svg::sheet(&sheet, Style::Paper)
}

/// Returns the numbers at the axis whose texts have this anchor.
fn marks(text: &str, anchor: &str) -> Vec<i64> {
    let picture = Document::parse(text).expect("XML");
    let axes = with_class(&picture, "axis");
    let marks = axes.iter().filter(|node| node.attribute("text-anchor") == Some(anchor));
    marks.filter_map(|node| node.text()?.replace('−', "-").parse().ok()).collect()
}

#[test]
fn marks_are_few_and_round() {
    for (range, step) in [(0, 1), (2, 1), (13, 1), (14, 2), (30, 5), (400, 50), (900, 100)] {
        let levels = marks(&after(1, &[0, range]), "end");
        assert!(levels.len() <= 8, "{levels:?}");
        assert_eq!(&levels[..2], [0, step], "{range} halves");
    }
    for (deals, step) in [(1, 1), (12, 1), (13, 2), (28, 5), (33, 5), (65, 10)] {
        let marked = marks(&after(deals, &[0, 0]), "middle");
        assert_eq!(&marked[..2], [0, step], "{deals} deals");
    }
}

/// Returns how far down the picture a group begins.
fn top(picture: &Document<'_>, class: &str) -> i64 {
    let moved = with_class(picture, class)[0].attribute("transform").expect("a place");
    let (_, y) = moved.trim_end_matches(')').split_once(' ').expect("x and y");
    y.parse().expect("a whole number")
}

#[test]
fn names_are_apart_and_within_the_chart() {
    for totals in [&[10, 10, 10, 10][..], &[0; 8], &[-6, 20, 18, 18], &[2; 26], &[0]] {
        let text = after(1, totals);
        let picture = Document::parse(&text).expect("XML");
        let mut heights: Vec<i64> = with_class(&picture, "chart")[0]
            .descendants()
            .filter(|node| node.tag_name().name() == "text")
            .filter(|node| node.text().is_some_and(|text| text.starts_with("Player")))
            .map(|name| number(name, "y"))
            .collect();
        assert_eq!(heights.len(), totals.len());
        heights.sort_unstable();
        assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 25), "{heights:?}");
        let height = top(&picture, "table") - top(&picture, "chart");
        assert!(heights.iter().all(|y| (0..height).contains(y)), "{heights:?}");
    }
}

#[test]
fn everything_is_inside_the_picture() {
    for name in [
        "serbian-evening",
        "romanian-evening",
        "oh-hell-evening",
        "auction-evening",
        "german-match",
    ] {
        for style in STYLES {
            let text = evening(name, style, "svg");
            let picture = Document::parse(&text).expect("XML");
            let width = number(picture.root_element(), "width");
            let height = number(picture.root_element(), "height");
            let table = with_class(&picture, "table")[0];
            for node in table
                .descendants()
                .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "tspan")))
            {
                assert!((0..=width - 56).contains(&number(node, "x")), "{name} {style}");
            }
            let last = table.children().rfind(|node| node.attribute("y").is_some());
            let top = top(&picture, "table");
            assert!(top + number(last.expect("a row"), "y") < height, "{name} {style}");
        }
    }
}

#[test]
fn a_game_without_deals_has_no_chart() {
    let text = sheet(EMPTY, "full", "svg");
    let picture = Document::parse(&text).expect("XML");
    assert!(with_class(&picture, "chart").is_empty());
    assert!(texts(&picture).contains(&"Dušan".to_owned()));
}

#[test]
fn the_picture_in_the_docs_matches_the_program() {
    let kept = std::fs::read_to_string(crate::formats::repository("docs/pictures/evening.svg"));
    assert_eq!(
        kept.expect("the picture"),
        evening("serbian-evening", "paper", "svg"),
        "just pictures"
    );
}
