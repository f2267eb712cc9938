//! Evenings with incidents in every deal, through the shell: a script makes the same game again, and whatever
//! reads one shows them all.

use crate::common::{Said, Table};
use serde_json::Value;

/// Rules, the laws that fit, what is bid in each deal, and incidents as they are typed.
const GAMES: [(&str, &str, Option<&str>, [&str; 4]); 3] = [
    (
        "whist",
        "whist-1900",
        None,
        [
            "revoke Bo 7 found=end",
            "revoke Cy 3 found=end",
            "exposed Di where=table",
            "lead Bo followed=3",
        ],
    ),
    (
        "spades",
        "spades-club",
        Some("bid 3 3 2 3"),
        [
            "revoke Bo 5 found=end",
            "lead Cy followed=1",
            "play Di fault=third",
            "misdeal Ana fault=order",
        ],
    ),
    (
        "serbian",
        "round-table",
        Some("bid 0 0 0 0"),
        [
            "revoke Bo 1 found=end",
            "count held=Cy:2",
            "lead Di followed=1",
            "trump fault=played agreed=yes",
        ],
    ),
];

/// Runs a line that may be refused, but not fail otherwise. Whether it was done.
#[track_caller]
fn may(table: &Table, line: &str) -> bool {
    let Said { code, stderr, .. } = table.hoyle(line);
    assert!(code < 3, "{line}: {code}: {stderr}");
    code == 0
}

/// How the tricks of a deal of so many cards may fall.
fn tricks(cards: u64, takers: usize, lots: &mut fastrand::Rng) -> String {
    let mut took = vec![0; takers];
    for _ in 0..cards {
        took[lots.usize(..takers)] += 1;
    }
    took.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// The incidents of a sheet, deal by deal.
fn incidents(sheet: &Value) -> Vec<Value> {
    let deals = sheet["deals"].as_array().into_iter().flatten();
    let all = deals.chain(sheet.get("current"));
    all.filter_map(|deal| deal["incidents"].as_array()).flatten().cloned().collect()
}

#[test]
fn a_script_makes_an_evening_with_incidents_again_and_every_command_reads_it() {
    let mut lots = fastrand::Rng::with_seed(1864);
    for (rules, laws, bids, kinds) in GAMES {
        let table = Table::new();
        table.done(&format!("new {rules} Ana Bo Cy Di --dealer Di --id evening"));
        let mut recorded = 0;
        for _ in 0..5 {
            let status = table.json("status");
            let Some(cards) = status["deal"]["cards"].as_u64() else { break };
            if let Some(bids) = bids {
                may(&table, bids);
            }
            let typed = kinds[lots.usize(..kinds.len())];
            let is_first = lots.bool();
            let takers = if rules == "whist" { 2 } else { 4 };
            let took = format!("took {}", tricks(cards, takers, &mut lots));
            if !is_first {
                may(&table, &took);
            }
            for taken in ["yes", "tricks", "off", "miss", "later", "waive"] {
                if lots.bool()
                    && may(&table, &format!("incident {typed} --laws {laws} --take {taken}"))
                {
                    recorded += 1;
                    break;
                }
            }
            if is_first {
                may(&table, &took);
            }
        }
        assert!(recorded > 0, "{rules}: nothing went wrong");

        let sheet = table.json("sheet");
        assert_eq!(incidents(&sheet).len(), recorded, "{rules}: {sheet}");
        assert_eq!(table.done("sheet").matches("‡ Deal").count(), recorded, "{rules}");
        let explained = table.json("explain");
        assert_eq!(explained["incidents"].as_array().map(Vec::len), Some(recorded), "{rules}");

        let script = table.done("script");
        assert!(script.matches("\nincident ").count() >= recorded, "{script}");
        let there = Table::new();
        there.write("evening.hoyle", &script);
        there.done("replay evening.hoyle --save");
        let again = there.json("sheet");
        for part in ["deals", "current", "standings"] {
            assert_eq!(again[part], sheet[part], "{rules}: {script}");
        }

        for reading in [
            "status",
            "log",
            "log --json",
            "explain",
            "sheet --format html",
            "sheet --format csv",
            "export --facts csv",
            "export --facts jsonl",
            "export --lines",
            "stats",
            "settle",
            "games",
            "chances",
            "what-if --lead",
            "doctor",
            "seats",
        ] {
            may(&table, reading);
        }
        let stats = table.json("stats --incidents");
        let times = stats["incidents"].as_array().expect("incidents");
        let times: u64 = times.iter().filter_map(|sum| sum["times"].as_u64()).sum();
        let by_player = incidents(&sheet).iter().filter(|one| one.get("player").is_some()).count();
        assert_eq!(times, by_player as u64, "{stats}");

        let line = table.done("export --lines");
        table.write("archive.jsonl", &line);
        let rescored: Value =
            serde_json::from_str(table.done("rescore archive.jsonl --totals").trim())
                .expect("JSON");
        for place in sheet["standings"].as_array().expect("places") {
            let player = place["player"].as_str().expect("a name");
            let total = &rescored["totals"][player];
            assert!(total.is_null() || *total == place["total"], "{rules}: {rescored}\n{sheet}");
        }
    }
}
