//! The records of each set of rules, and the charts of the page.

use crate::common::{Table, repository};
use scraper::{Html, Selector};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The record of some rules and kind.
fn record<'a>(records: &'a [Value], rules: &str, feat: &str) -> Option<&'a Value> {
    records.iter().find(|record| record["rules"] == rules && record["feat"] == feat)
}

#[test]
fn of_equal_records_the_first_game_holds_it() {
    let table = Table::new();
    for (id, tricks) in [("a", "12 1"), ("b", "13 0"), ("c", "13 0")] {
        table.done(&format!("new whist Ana Bo Cy Di --dealer Di --id {id}"));
        table.done(&format!("took {tricks}"));
    }
    for line in [
        "new romanian Ana Jo Vera --dealer Vera --id friday",
        "bid 0 1 1",
        "took 0 1 0",
        "bid Jo=1 Vera=0 Ana=1",
        "took Jo=0 Vera=0 Ana=1",
    ] {
        table.done(line);
    }

    let book = table.json("stats --records");
    let records = book["records"].as_array().expect("records");
    let total = record(records, "whist", "total").expect("a record");
    assert_eq!((&total["player"], &total["game"]), (&json!("Ana"), &json!("b")));
    assert_eq!((&total["players"], &total["deals"]), (&json!(4), &json!(1)));
    assert_eq!((&total["based_on"], &total["day"]), (&json!(3), &json!("2026-11-20")));
    let run = record(records, "romanian", "run").expect("a record");
    assert_eq!((&run["player"], &run["value"]), (&json!("Ana"), &json!(2)));
    let deal = record(records, "romanian", "deal").expect("a record");
    assert_eq!((&deal["value"], &deal["game"]), (&json!(6), &json!("friday")));
    // The game is not over, and in whist nobody bids.
    assert!(record(records, "romanian", "total").is_none());
    assert!(record(records, "whist", "run").is_none());

    let said = table.done("stats --records");
    assert!(said.contains("best total, 4 players, 1 deal"), "{said}");
    assert!(table.json("stats").get("records").is_none());
}

/// The page of the club, without the players who are hidden.
fn page(table: &Table) -> Html {
    Html::parse_document(&table.done("stats --format html"))
}

fn select(selector: &str) -> Selector {
    Selector::parse(selector).expect("a selector")
}

#[test]
fn a_player_has_the_same_colour_in_every_chart() {
    let table = Table::new();
    table.done(&format!("import '{}'", repository("examples/club.tar").display()));
    let page = page(&table);
    let mut colours: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let charts: Vec<_> = page.select(&select("svg.chart")).collect();
    // Ratings of two sets of rules, and the trends.
    assert_eq!(charts.len(), 3);
    for chart in charts {
        for line in chart.select(&select("g[class]")) {
            let text = line.select(&select("text")).next().expect("a name");
            let name = text.text().collect::<String>();
            let player = name.split(' ').next().expect("a name").to_owned();
            let colour = line.value().attr("class").expect("a colour").to_owned();
            colours.entry(player).or_default().push(colour);
        }
    }
    assert_eq!(colours.len(), 5);
    for (player, colours) in colours {
        assert_eq!(colours.len(), 3, "{player}");
        assert!(colours.iter().all(|colour| *colour == colours[0]), "{player}: {colours:?}");
    }
}

#[test]
fn the_page_has_a_matrix_and_records_without_hidden_players() {
    let table = Table::new();
    table.done(&format!("import '{}'", repository("examples/club.tar").display()));
    let text = |page: &Html, part: &str| {
        let section = select(&format!("section[aria-labelledby={part}]"));
        page.select(&section).flat_map(|section| section.text()).collect::<String>()
    };
    let all = page(&table);
    let (matrix, records) = (text(&all, "matrix"), text(&all, "records"));
    assert!(matrix.contains("Vera") && matrix.contains("7–0"), "{matrix}");
    assert!(records.contains("Ana") && records.contains("best total"), "{records}");

    table.done("players hide Ana");
    let without = table.done("stats --format html");
    assert!(!without.contains("Ana"), "{without}");
    assert!(without.contains("Jelena"), "{without}");
}

#[test]
fn first_names_or_initials_stand_for_names_and_change_no_figure() {
    let table = Table::new();
    table.done(&format!("import '{}'", repository("examples/club.tar").display()));
    table.done("players rename Jelena 'Jelena Petrović'");
    table.done("players rename Vera 'Jelena Anić'");
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<BTreeSet<_>>();
    for (form, [vera, jelena, marko, miloš]) in [
        ("first", ["Jelena A.", "Jelena P.", "Marko", "Miloš"]),
        ("initials", ["J. A.", "J. P.", "M. 1", "M. 2"]),
    ] {
        let short = [
            ("Jelena Anić", vera),
            ("Jelena Petrović", jelena),
            ("Marko", marko),
            ("Miloš", miloš),
        ];
        let mut expect = table.done("stats --plain");
        for (name, short) in short {
            expect = expect.replace(name, short);
        }
        if form == "initials" {
            expect = expect.replace("Ana", "A.");
        }
        let plain = table.done(&format!("stats --plain --names {form}"));
        assert_eq!(lines(&plain), lines(&expect));
        for line in [
            "stats --format html",
            &format!("season '{}'", repository("examples/season.toml").display()),
        ] {
            let said = table.done(&format!("{line} --names {form}"));
            assert!(!said.contains("Petrović") && said.contains(jelena), "{said}");
        }
    }

    table.done("players hide 'Jelena Anić'");
    let page = table.done("stats --format html --names initials");
    assert!(!page.contains("J. A.") && page.contains("J. P."), "{page}");
    assert!(table.done("stats --names initials 'Jelena A' ").contains("J. A."));
}
