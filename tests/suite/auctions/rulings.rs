//! Every auction of the tables, played as a script, and checked without a game.

use crate::auctions::table::{self, Step, Whole};
use crate::common::Table;

/// Returns the legal calls of an auction.
fn accepted(whole: &Whole) -> impl Iterator<Item = &str> {
    whole.steps.iter().filter_map(|step| match step {
        Step::Call { call, refused: None, .. } => Some(call.as_str()),
        _ => None,
    })
}

/// Returns the script of an auction, one command per call.
fn script(whole: &Whole) -> String {
    let set = whole.set.as_ref().map_or_else(String::new, |set| format!(" --set {set}"));
    let calls: String = accepted(whole).map(|call| format!("call {call}\n")).collect();
    format!("new auction-whist Ana Bo Cy Di --dealer Di{set}\n{calls}")
}

/// Returns the result of a stored auction in the notation of the tables.
fn end(table: &Table) -> String {
    let status = table.json("status");
    let deal = &status["deal"];
    let text = |value: &serde_json::Value| value.as_str().expect("text").to_owned();
    if let Some(contract) = deal.get("contract") {
        let by: Vec<String> = contract["by"].as_array().expect("names").iter().map(text).collect();
        let trump = match text(&contract["trump"]) {
            trump if trump == "none" && !text(&contract["bid"]).contains("chelem") => String::new(),
            trump => format!(":{trump}"),
        };
        return format!("{}{trump} by {}", text(&contract["bid"]), by.join(" with "));
    }
    match deal["phase"].as_str() {
        Some("partner") => format!("partner of {}", text(&deal["turn"])),
        _ if deal["calls"]["made"].as_array().is_some_and(Vec::is_empty) => "redeal".into(),
        phase => format!("{phase:?}"),
    }
}

#[test]
fn every_auction_replays_as_a_script() {
    for whole in table::all() {
        let table = Table::new();
        table.write("whole.hoyle", &script(&whole));
        table.done("replay whole.hoyle --save");
        let ends = whole.steps.iter().rev().find_map(|step| match step {
            Step::Ends(end) => Some(end),
            _ => None,
        });
        assert_eq!(Some(&end(&table)), ends, "{}", whole.title);
    }
}

#[test]
fn an_auction_round_trips_through_a_script() {
    for whole in table::all().iter().step_by(5) {
        let table = Table::new();
        let again = Table::new();
        table.write("whole.hoyle", &script(whole));
        table.done("replay whole.hoyle --save");
        let printed = table.done("script");
        again.write("again.hoyle", &printed);
        again.done("replay again.hoyle --save");
        assert_eq!(again.json("status"), table.json("status"), "{}", whole.title);
        assert_eq!(again.done("script"), printed, "{}", whole.title);
    }
}

#[test]
fn an_illegal_call_stops_a_script_at_its_line() {
    for whole in table::all() {
        let mut calls = Vec::new();
        for step in &whole.steps {
            let Step::Call { call, refused, .. } = step else { continue };
            if refused.is_none() {
                calls.push(call.as_str());
                continue;
            }
            let table = Table::new();
            let mut part = Whole { set: whole.set.clone(), ..Whole::default() };
            part.steps.extend(calls.iter().chain([&call.as_str()]).map(|call| Step::Call {
                name: String::new(),
                call: (*call).to_owned(),
                refused: None,
            }));
            table.write("part.hoyle", &script(&part));
            let said = table.refused(1, "replay part.hoyle").stderr;
            let line = format!("part.hoyle:{}", calls.len() + 2);
            assert!(said.contains(&line), "{}: {call}\n{said}", whole.title);
            break;
        }
    }
}

#[test]
fn check_call_rules_the_same_with_and_without_a_game() {
    let nowhere = Table::new();
    // `check call` knows no settings, and only one auction.
    for whole in table::all().iter().filter(|whole| whole.set.is_none()) {
        let mut before: Vec<&str> = Vec::new();
        let auction =
            whole.steps.iter().take_while(|step| !matches!(step, Step::Ends(_) | Step::Over(_)));
        for step in auction {
            let Step::Call { call, refused, .. } = step else { continue };
            let is_last = accepted(whole).count() == before.len() + 1;
            // Without earlier calls, the question is about the current game.
            if !before.is_empty() && (refused.is_some() || is_last) {
                let line = format!("check call --calls {} {call}", before.join(","));
                let said = nowhere.hoyle(&format!("{line} --json"));
                assert_eq!(said.code, i32::from(refused.is_some()), "{}: {line}", whole.title);
                let ruling: serde_json::Value =
                    serde_json::from_str(&said.stdout).expect("a ruling");
                assert_eq!(ruling["legal"], refused.is_none(), "{}: {line}", whole.title);
                if let Some(clause) = refused {
                    assert_eq!(ruling["rule"], format!("auction-whist.{clause}"), "{line}");
                }
                assert!(!ruling["open"].as_array().expect("calls").is_empty(), "{line}");
            }
            if refused.is_none() {
                before.push(call);
            }
        }
    }
    assert!(nowhere.bytes().is_empty());
}

#[test]
fn check_status_and_call_agree() {
    let title = "pairs: the joiner may raise only in the pair's suit, and may not leave it";
    let whole = table::all().into_iter().find(|whole| whole.title == title).expect("a table");
    let table = Table::after(&["new auction-whist Ana Bo Cy Di --dealer Di"]);
    for step in &whole.steps {
        let Step::Call { call, refused, .. } = step else { continue };
        let open = table.json("status")["deal"]["calls"]["open"].clone();
        let said = table.hoyle(&format!("check call {call} --json"));
        let ruling: serde_json::Value = serde_json::from_str(&said.stdout).expect("a ruling");
        assert_eq!(ruling["open"], open, "{call}");
        assert_eq!(said.code, i32::from(refused.is_some()), "{call}");
        match refused {
            None => drop(table.done(&format!("call {call}"))),
            Some(_) => {
                let refused = table.refused(1, &format!("call {call}")).stderr.replace('\n', " ");
                let because = ruling["because"].as_str().expect("a sentence");
                assert!(refused.contains(because), "{because}\n{refused}");
            }
        }
    }
}
