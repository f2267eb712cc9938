//! Every row of every format adds up: the total before, the points and the rulings make the total.

use super::examples::{promoted, scripts};
use crate::common::{Table, repository};
use hoyle::views::Style;
use scraper::{Html, Selector};
use serde_json::Value;

/// A cell with the columns at which it begins and ends.
type Token = (usize, usize, String);

/// The points of a side in a deal, in tenths, in all the cells that have some; and its total.
#[derive(Clone, Debug, Default)]
struct Row {
    points: Vec<i64>,
    /// Whether one of the cells is marked as changed by a ruling.
    ruled: bool,
    total: Option<i64>,
}

/// Returns the tenths of a number such as `+6`, `-5‡`, `2½` or `0.5`, if the text is one.
fn tenths(text: &str) -> Option<i64> {
    let number = text.trim_end_matches(['‡', '*']).replace('−', "-");
    let (sign, size) = match number.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, number.strip_prefix('+').unwrap_or(&number)),
    };
    let decimal = size.replace('½', ".5");
    let (whole, part) = decimal.split_once('.').unwrap_or((&decimal, "0"));
    let whole: i64 = if whole.is_empty() && decimal.len() > 1 { 0 } else { whole.parse().ok()? };
    Some(sign * (10 * whole + part.parse::<i64>().ok()?))
}

impl Row {
    /// Adds the numbers of a cell of points.
    fn add(&mut self, cell: &str) {
        self.ruled |= cell.contains('‡');
        self.points.extend(cell.split_whitespace().filter_map(tenths));
    }

    fn set_total(&mut self, cell: &str) {
        self.ruled |= cell.contains('‡');
        self.total = tenths(cell);
    }
}

/// A deal as JSON has it: for each side, the points with the bonus, the points of rulings, and the total.
struct Facts {
    /// Whether another game began with it.
    restarts: bool,
    sides: Vec<Option<[i64; 3]>>,
}

fn number(value: &Value) -> i64 {
    (value.as_f64().unwrap_or_default() * 10.0).round() as i64
}

fn facts(sheet: &Value) -> Vec<Facts> {
    let players = sheet["players"].as_array().expect("players");
    let mut game = Value::Null;
    let mut facts = Vec::new();
    for deal in sheet["deals"].as_array().expect("deals") {
        let (all, key, names) = match sheet["sides"].as_array() {
            Some(sides) => {
                (&deal["sides"], "side", sides.iter().map(|side| &side["side"]).collect())
            }
            None => (&deal["hands"], "player", players.iter().collect::<Vec<_>>()),
        };
        let mut sides = Vec::new();
        for name in names {
            let scores = all.as_array().expect("scores");
            sides.push(scores.iter().find(|score| score[key] == *name).map(|score| {
                let points = number(&score["points"]) + number(&score["bonus"]);
                [points, number(&score["ruling"]), number(&score["total"])]
            }));
        }
        facts.push(Facts { restarts: !game.is_null() && game != deal["game"], sides });
        game = deal["game"].clone();
    }
    facts
}

/// Asserts that the rows add up, and returns how many sums there were. On paper the points are not
/// shown, so that a ruling has to be marked.
fn add_up(what: &str, rows: &[Vec<Row>], facts: &[Facts], style: Style) -> usize {
    assert!(rows.len() >= facts.len(), "{what}: {} rows of {}", rows.len(), facts.len());
    let mut sums = 0;
    let mut before = vec![0; facts.first().map_or(0, |deal| deal.sides.len())];
    for (index, (row, deal)) in rows.iter().zip(facts).enumerate() {
        assert_eq!(row.len(), deal.sides.len(), "{what}, deal {}: {row:?}", index + 1);
        for (side, (cells, known)) in row.iter().zip(&deal.sides).enumerate() {
            if deal.restarts {
                before[side] = 0;
            }
            let Some(total) = cells.total else { continue };
            let shown: i64 = cells.points.iter().sum();
            let sum = match known {
                Some([points, ruling, _]) if style == Style::Paper => {
                    points + if cells.ruled { *ruling } else { 0 }
                }
                _ => shown,
            };
            let at = format!("{what}, deal {}, side {}: {cells:?}", index + 1, side + 1);
            if style == Style::Full || known.is_some() {
                assert_eq!(before[side] + sum, total, "{at}");
            }
            if let Some([_, ruling, known]) = known {
                assert_eq!(total, *known, "{at}");
                assert_eq!(cells.ruled, *ruling != 0, "{at}");
            }
            before[side] = total;
            sums += 1;
        }
    }
    sums
}

fn tokens(line: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    for (index, c) in line.chars().enumerate() {
        match tokens.last_mut() {
            _ if c == ' ' => {}
            Some((_, end, text)) if *end == index => {
                text.push(c);
                *end += 1;
            }
            _ => tokens.push((index, index + 1, c.to_string())),
        }
    }
    tokens
}

/// Returns the cell of points that ends in a column: two numbers if the last is marked.
fn points_ending(tokens: &[Token], end: usize) -> String {
    let Some(last) = tokens.iter().position(|token| token.1 == end) else { return String::new() };
    let mut cell = tokens[last].2.clone();
    if cell.ends_with('‡') && last > 0 && tokens[last - 1].1 + 1 == tokens[last].0 {
        cell = format!("{} {cell}", tokens[last - 1].2);
    }
    cell
}

/// Returns the rows of a sheet in text, with each side's cells, and the style in which it is drawn. `None`
/// for a sheet in several pieces.
fn of_text(drawn: &str, sides: usize) -> Option<(Vec<Vec<Row>>, Style)> {
    let lines: Vec<&str> = drawn.lines().collect();
    let rule = lines.iter().position(|line| line.starts_with("---"))?;
    let ends = |labels: &[&str]| -> Vec<usize> {
        let heads = tokens(lines[rule - 1]);
        heads.iter().filter(|head| labels.contains(&&*head.2)).map(|head| head.1).collect()
    };
    let totals = ends(&["tot", "total"]);
    let points = ends(&["pts", "points"]);
    let bonuses = ends(&["+", "bonus"]);
    let body = lines[rule + 1..]
        .iter()
        .take_while(|line| **line != "Standings" && **line != "Final standings");

    let mut rows: Vec<Vec<Row>> = Vec::new();
    if totals.is_empty() {
        // On paper: the names stand over the totals.
        let heads = tokens(lines[rule - 1]);
        if heads.len() != sides {
            return None;
        }
        for line in body.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("---"))
        {
            let mut row = Vec::new();
            let mut start = 0;
            for (_, end, _) in &heads {
                let mut cells = Row::default();
                let mut own: Vec<Token> = tokens(line);
                own.retain(|token| token.0 >= start && token.1 <= *end);
                if own.len() == 3 && start > 0 {
                    cells.add(&own.pop().expect("a bonus").2);
                }
                if own.len() > 1 {
                    cells.set_total(&own[own.len() - 1].2);
                }
                row.push(cells);
                start = *end;
            }
            rows.push(row);
        }
        return Some((rows, Style::Paper));
    }

    let stacked = totals.len() == 1 && sides > 1;
    for line in body {
        if stacked && line.starts_with("Deal ") {
            rows.push(Vec::new());
            continue;
        }
        let tokens = tokens(line);
        let mut row = Vec::new();
        for (index, end) in totals.iter().enumerate() {
            let mut cells = Row::default();
            if let Some(total) = tokens.iter().find(|token| token.1 == *end) {
                cells.set_total(&total.2);
            }
            for end in [points.get(index), bonuses.get(index)].into_iter().flatten() {
                cells.add(&points_ending(&tokens, *end));
            }
            row.push(cells);
        }
        if stacked {
            if row[0].total.is_some() {
                rows.last_mut()?.extend(row);
            }
        } else if row.iter().any(|cells| cells.total.is_some()) {
            rows.push(row);
        }
    }
    Some((rows, Style::Full))
}

/// Returns the rows of a table whose columns have names such as `Ana points`.
fn of_names(names: &[String], table: &[Vec<String>]) -> Vec<Vec<Row>> {
    let mut rows = Vec::new();
    for line in table {
        let mut row = Vec::new();
        let mut cells = Row::default();
        for (name, text) in names.iter().zip(line) {
            match name.rsplit(' ').next() {
                Some("points" | "bonus" | "ruling") => cells.add(text),
                Some("total") => {
                    cells.set_total(text);
                    row.push(std::mem::take(&mut cells));
                }
                _ => {}
            }
        }
        rows.push(row);
    }
    rows
}

fn of_markdown(drawn: &str) -> Vec<Vec<Row>> {
    let lines = drawn.lines().skip_while(|line| !line.starts_with('|'));
    let mut lines = lines.take_while(|line| line.starts_with('|')).map(|line| {
        let cells = line.trim_matches('|').split(" |").map(|cell| cell.trim().to_owned());
        cells.collect::<Vec<String>>()
    });
    let names = lines.next().expect("names");
    of_names(&names, &lines.skip(1).collect::<Vec<_>>())
}

fn of_csv(drawn: &str) -> Vec<Vec<Row>> {
    let mut reader = csv::Reader::from_reader(drawn.as_bytes());
    let names: Vec<String> = reader.headers().expect("names").iter().map(str::to_owned).collect();
    let lines: Vec<Vec<String>> = reader
        .records()
        .map(|line| line.expect("a line").iter().map(str::to_owned).collect())
        .collect();
    let mut rows = of_names(&names, &lines);
    // Rulings have a column of their own, without a mark.
    let rulings: Vec<usize> =
        (0..names.len()).filter(|at| names[*at].ends_with(" ruling")).collect();
    for (row, line) in rows.iter_mut().zip(&lines) {
        for (cells, at) in row.iter_mut().zip(&rulings) {
            cells.ruled = tenths(&line[*at]).is_some_and(|ruling| ruling != 0);
        }
    }
    rows
}

fn of_html(page: &str) -> Vec<Vec<Row>> {
    let page = Html::parse_document(page);
    let select = |selector: &str| Selector::parse(selector).expect("a selector");
    let mut rows = Vec::new();
    for line in page.select(&select(".deals tbody tr")) {
        let mut row = Vec::new();
        let mut cells = Row::default();
        for cell in line.select(&select("td")) {
            let text: String = cell.text().collect();
            let class = cell.attr("class").unwrap_or_default();
            let class: Vec<&str> = class.split(' ').collect();
            if class.contains(&"points") || class.contains(&"bonus") {
                cells.add(&text);
            }
            if class.contains(&"total") {
                cells.set_total(&text);
                row.push(std::mem::take(&mut cells));
            }
        }
        // A bonus on paper follows the total.
        rows.push(row);
    }
    rows
}

/// Returns the rows of a full sheet as a picture: the labels stand over their columns.
fn of_svg(picture: &str) -> Vec<Vec<Row>> {
    let picture = roxmltree::Document::parse(picture).expect("XML");
    let is_line = |node: &roxmltree::Node<'_, '_>| {
        node.tag_name().name() == "text"
            && node.children().any(|child| child.tag_name().name() == "tspan")
    };
    let lines = picture.descendants().filter(is_line).map(|line| {
        let spans = line.children().filter(|child| child.tag_name().name() == "tspan");
        let cells = spans.map(|span| {
            (
                span.attribute("x").unwrap_or_default().to_owned(),
                span.text().unwrap_or_default().to_owned(),
            )
        });
        cells.collect::<Vec<(String, String)>>()
    });
    let lines: Vec<_> = lines.collect();
    let labels = lines.iter().position(|line| line.iter().any(|(_, text)| text == "total"));
    let labels = labels.expect("labels");
    let mut rows = Vec::new();
    for line in &lines[labels + 1..] {
        let mut row = Vec::new();
        let mut cells = Row::default();
        for (x, label) in &lines[labels] {
            let text = line.iter().find(|(at, _)| at == x).map_or("", |(_, text)| text.as_str());
            match label.as_str() {
                "points" | "bonus" => cells.add(text),
                "total" => {
                    cells.set_total(text);
                    row.push(std::mem::take(&mut cells));
                }
                _ => {}
            }
        }
        rows.push(row);
    }
    rows
}

/// Returns the rows of records: points, bonus, points of rulings and total are fields 9 to 12.
fn of_records(drawn: &str, sides: &[String]) -> Vec<Vec<Row>> {
    let mut rows: Vec<Vec<Row>> = Vec::new();
    let mut deal = String::new();
    for line in drawn.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        if fields[0] != deal {
            deal = fields[0].to_owned();
            rows.push(vec![Row::default(); sides.len()]);
        }
        let Some(side) = sides.iter().position(|side| side == fields[5]) else { continue };
        let cells = &mut rows.last_mut().expect("a deal")[side];
        fields[8..11].iter().for_each(|field| cells.add(field));
        cells.set_total(fields[11]);
        cells.ruled = tenths(fields[10]).is_some_and(|ruling| ruling != 0);
    }
    rows
}

/// Asserts that the rows of a game add up in every format, and returns how many sums there were.
fn check(name: &str, table: &Table) -> usize {
    let sheet = table.json("sheet");
    let facts = facts(&sheet);
    let names = |all: &Value, key: Option<&str>| -> Vec<String> {
        let all = all.as_array().into_iter().flatten();
        all.map(|one| key.map_or(one, |key| &one[key]).as_str().expect("a name").to_owned())
            .collect()
    };
    let mut sides = names(&sheet["sides"], Some("side"));
    if sides.is_empty() {
        sides = names(&sheet["players"], None);
    }

    // In JSON itself.
    let mut sums = 0;
    let rows: Vec<Vec<Row>> = facts
        .iter()
        .map(|deal| {
            let cells = deal.sides.iter().map(|side| match side {
                Some([points, ruling, total]) => {
                    Row { points: vec![*points, *ruling], ruled: *ruling != 0, total: Some(*total) }
                }
                None => Row::default(),
            });
            cells.collect()
        })
        .collect();
    let no_dead_hand = facts.iter().all(|deal| deal.sides.iter().all(Option::is_some));
    if no_dead_hand {
        sums += add_up(&format!("{name}, JSON"), &rows, &facts, Style::Full);
    }

    let contracts = sheet["deals"][0]["contract"].is_object();
    for style in ["full", "paper"] {
        for width in [Some(40), Some(60), Some(80), Some(120), None] {
            let drawn = table.run(&["sheet", "--style", style], &table.path(""), width).stdout;
            let what = format!("{name}, {style} at {width:?}\n{drawn}");
            let Some((rows, form)) = of_text(&drawn, sides.len()) else { continue };
            // A contract is in the way of a test of the paper table's columns.
            if form == Style::Full || !contracts {
                sums += add_up(&what, &rows, &facts, form);
            }
        }
        let told = |format: &str| table.done(&format!("sheet --style {style} --format {format}"));
        let form = if style == "paper" && !contracts { Style::Paper } else { Style::Full };
        let markdown = told("markdown");
        sums += add_up(&format!("{name}\n{markdown}"), &of_markdown(&markdown), &facts, form);
        let html = of_html(&told("html"));
        sums += add_up(&format!("{name}, {style} HTML"), &html, &facts, form);
        let csv = told("csv");
        sums += add_up(&format!("{name}\n{csv}"), &of_csv(&csv), &facts, form);
    }
    let svg = of_svg(&table.done("sheet --format svg"));
    sums += add_up(&format!("{name}, SVG"), &svg, &facts, Style::Full);
    if no_dead_hand {
        let records = of_records(&table.done("sheet --plain"), &sides);
        sums += add_up(&format!("{name}, records"), &records, &facts, Style::Full);
    }
    sums
}

#[test]
fn every_row_of_every_format_adds_up() {
    let mut sums = 0;
    for name in scripts() {
        let script = repository(&format!("examples/{name}"));
        let table = Table::new();
        table.words(&["replay", script.to_str().expect("a path"), "--save"]);
        sums += check(&name, &table);
    }
    sums += check("promoted", &promoted());
    for (name, script) in [("ruled", crate::formats::RULED), ("runs", crate::formats::RUNS)] {
        sums += check(name, &crate::formats::at(script));
    }
    assert!(sums > 10_000, "{sums}");
}
