//! Incidents that laws ruled on, on the sheet and wherever else they are shown.

use crate::common::{Table, decode, one_line, seat_at};
use crate::record::table::{id, noon};
use hoyle::game::{Act, Count, Players, RuledIncident, Setup};
use hoyle::history::{History, Origin};
use hoyle::presets;
use hoyle::rules::laws::{Chooser, IncidentKind, Moment};
use serde_json::json;
use std::collections::BTreeMap;

/// A revoke by Bo in trick 7 of the last deal, with the options of the laws of 1900.
pub(crate) fn revoke(taken: Option<&str>) -> RuledIncident {
    let effects = |effect: &str| vec![effect.parse().expect("an effect")];
    RuledIncident {
        number: None,
        kind: IncidentKind::Revoke,
        deal: None,
        by: Some(seat_at(1)),
        facts: BTreeMap::from([("trick".into(), "7".into()), ("found".into(), "9".into())]),
        laws: "whist-1900".into(),
        clauses: vec!["75".into(), "86".into()],
        offenders: Vec::new(),
        opponents: Vec::new(),
        does: effects("short offenders"),
        options: vec![
            ("tricks".into(), effects("tricks 3 offenders opponents")),
            ("off".into(), effects("points -3 offenders")),
            ("on".into(), effects("points 3 opponents")),
        ],
        first: true,
        chooser: Some(Chooser::Opponents),
        choose_at: Some(Moment::End),
        until: Some(Moment::Next),
        default: None,
        taken: taken.map(str::to_owned),
    }
}

/// Three deals of whist, with what was taken for a revoke in the last.
pub(crate) fn revoked_game(taken: Option<&str>) -> History {
    let names = Players::new(&["Ana", "Bo", "Cy", "Di"]).expect("names");
    let rules = presets::ruleset("whist").expect("rules");
    let setup = Setup::new(rules, names, seat_at(0)).expect("a full table");
    let origin = Origin { rules: "whist".into(), ..Origin::default() };
    let mut history = History::new(id("fri"), noon(), origin, setup);
    for (one, other) in [(7, 6), (5, 8), (7, 6)] {
        let tricks = vec![Count::by(seat_at(0), one), Count::by(seat_at(1), other)];
        history.record(&Act::Took(tricks), noon()).expect("the deal");
    }
    history.record(&Act::Incident(Box::new(revoke(taken))), noon()).expect("the incident");
    history
}

/// The same at a table.
fn revoked(taken: Option<&str>) -> Table {
    let history = revoked_game(taken);
    let table = Table::new();
    let journal = String::from_utf8(history.journal().to_vec()).expect("JSON");
    table.write("fri.jsonl", &journal);
    table.done("import fri.jsonl");
    table
}

#[test]
fn an_incident_is_marked_on_the_sheet_and_told_below_it() {
    let lines = [
        (
            Some("tricks"),
            "‡ Deal 3: Bo revoked in trick 7: three tricks to Ana & Cy; Bo & Di cannot come above 4 by this deal \
             [whist-1900.75, 86]",
        ),
        (
            Some("off"),
            "‡ Deal 3: Bo revoked in trick 7: three points off Bo & Di; Bo & Di cannot come above 4 by this deal \
             [whist-1900.75, 86]",
        ),
        (
            Some("waive"),
            "‡ Deal 3: Bo revoked in trick 7: Bo & Di cannot come above 4 by this deal; waived [whist-1900.75, 86]",
        ),
        (
            None,
            "‡ Deal 3: Bo revoked in trick 7: Bo & Di cannot come above 4 by this deal; the choice is open until the next deal begins: tricks, off or \
             on [whist-1900.75, 86]",
        ),
    ];
    for (taken, line) in lines {
        let table = revoked(taken);
        let sheet = table.done("sheet");
        assert!(one_line(&sheet).contains(line), "{sheet}");
        assert!(sheet.lines().any(|line| line.trim_start().starts_with("3‡")), "{sheet}");
        for format in ["markdown", "html", "svg", "csv"] {
            let told = table.done(&format!("sheet --format {format}"));
            let mark = if format == "csv" { "3" } else { "3‡" };
            assert!(told.contains(mark), "{format}: {told}");
            let below = format == "csv" || one_line(&told).contains("Bo revoked in trick 7");
            assert!(below, "{format}: {told}");
        }
    }
}

#[test]
fn programs_read_an_incident_with_its_deal() {
    let table = revoked(Some("tricks"));
    let expected = json!([{
        "incident": 1, "kind": "revoke", "player": "Bo", "facts": {"trick": "7", "found": "9"},
        "clauses": ["whist-1900.75", "whist-1900.86"],
        "do": ["short offenders", "tricks 3 offenders opponents"],
        "options": ["tricks", "off", "on"], "taken": "tricks",
    }]);
    let sheet = table.json("sheet");
    assert_eq!(sheet["deals"][2]["incidents"], expected);
    assert!(sheet["deals"][1].get("incidents").is_none(), "{sheet}");
    let side = &sheet["deals"][2]["sides"][0];
    let expected =
        json!({"side": "Ana & Cy", "took": 7, "counted": 10, "points": 4, "bonus": 0, "total": 5});
    assert_eq!(*side, expected);
    assert!(sheet["deals"][1]["sides"][0].get("counted").is_none(), "{sheet}");
    let explained = &table.json("explain 3")["incidents"][0];
    assert_eq!((&explained["deal"], &explained["taken"]), (&json!(3), &json!("tricks")));

    let open = revoked(None).json("sheet");
    let incident = &open["deals"][2]["incidents"][0];
    assert_eq!((&incident["open"], incident.get("taken")), (&json!(true), None));
}

#[test]
fn an_explanation_says_what_happened_and_who_chose_what() {
    let told = one_line(&revoked(Some("tricks")).done("explain 3"));
    let says = [
        "Bo revoked in trick 7, found in trick 9. [whist-1900.75, 86] ",
        "Bo & Di cannot come above 4 by this deal. ",
        "Ana and Cy have chosen tricks: three tricks to Ana & Cy. ",
        "Ruled by these facts: found=9, trick=7. ",
        "Ana & Cy 7 tricks, +3 for the revoke = 10: 10 - 6 = 4 ",
        "Bo & Di 6 tricks, -3 for the revoke = 3: took 3 of 13: a point each over 6: 0 ",
    ];
    let mut rest = told.as_str();
    for says in says {
        rest = rest.split_once(says).unwrap_or_else(|| panic!("{says:?} is not in {told}")).1;
    }
    let told = one_line(&revoked(Some("waive")).done("explain 3"));
    assert!(told.contains("Bo & Di cannot come above 4 by this deal. Waived. "), "{told}");
    let told = one_line(&revoked(None).done("explain 3"));
    assert!(
        told.contains("The choice is open until the next deal begins: tricks, off or on. "),
        "{told}"
    );
}

/// A deal by one contract or one score, with what laws made of it: where the tricks count, and why.
#[test]
fn contracts_and_hands_are_explained_as_they_count() {
    let deals: [(&str, &[&str], &str, &[&str]); 2] = [
        (
            "solo-whist",
            &["contract solo:h --by Bo", "took 8"],
            "lost offenders; tricks 3 offenders opponents",
            &[
                "8 tricks, -3 for the revoke = 5: lost by the laws, with 5 tricks",
                "Bo by the laws: -30",
            ],
        ),
        (
            "spades",
            &["bid Ana=2 Bo=3 Cy=3 Di=3", "took Ana=3 Bo=4 Cy=3 Di=3"],
            "tricks 3 offenders opponents",
            &["7 tricks, -3 for the revoke = 4: bid 6, took 4", "6 tricks, +3 for the revoke = 9"],
        ),
    ];
    for (rules, lines, effects, says) in deals {
        let table = Table::new();
        table.done(&format!("new {rules} Ana Bo Cy Di --dealer Di --id fri"));
        for line in lines {
            table.done(line);
        }
        table.done("export fri");
        let journal = std::fs::read(table.path("fri.jsonl")).expect("the journal");
        let mut history = decode(&journal).expect("a journal").history;
        let mut does = Vec::new();
        for effect in effects.split("; ") {
            does.push(effect.parse().expect("an effect"));
        }
        let incident = RuledIncident { does, options: Vec::new(), chooser: None, ..revoke(None) };
        history.record(&Act::Incident(Box::new(incident)), noon()).expect("the incident");
        let there = Table::new();
        there.write("fri.jsonl", std::str::from_utf8(history.journal()).expect("JSON"));
        there.done("import fri.jsonl");
        let told = one_line(&there.done("explain 1"));
        for says in says {
            assert!(told.contains(says), "{rules}: {says:?} is not in {told}");
        }
    }
}
