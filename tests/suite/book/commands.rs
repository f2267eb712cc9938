//! `hoyle stats` as it is asked.

use super::evenings::evening;
use super::keep;
use crate::common::{Table, repository};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Two deals of a game that goes on. Scores by hand: a bid made is 5 and the bid, a miss costs what it is off.
const TWO_DEALS: [&str; 5] = [
    "new romanian Ana Jo Vera --dealer Vera --id friday",
    "bid 0 1 1",
    "took 0 1 0",
    "bid Jo=1 Vera=0 Ana=1",
    "took Jo=0 Vera=0 Ana=1",
];

fn player<'a>(stats: &'a Value, name: &str) -> &'a Value {
    // By the only rules, with the points.
    let players = stats["by_rules"][0]["players"].as_array().expect("players");
    players
        .iter()
        .find(|player| player["player"] == name)
        .unwrap_or_else(|| panic!("{name} in {stats}"))
}

#[track_caller]
fn check(stats: &Value, name: &str, expect: &Value) {
    let found = player(stats, name);
    for (key, value) in expect.as_object().expect("keys") {
        assert_eq!(&found[key], value, "{key} of {name}: {found}");
    }
}

#[test]
fn two_deals_by_hand() {
    let stats = Table::after(&TWO_DEALS).json("stats");
    assert_eq!((&stats["games"], &stats["ratings"]), (&json!(1), &json!([])));
    check(
        &stats,
        "Ana",
        &json!({ "games": 1, "wins": 0, "deals": 2, "made": 2, "missed": 0, "points": 11 }),
    );
    check(&stats, "Jo", &json!({ "deals": 2, "made": 1, "missed": 1, "points": 5 }));
    check(&stats, "Vera", &json!({ "deals": 2, "made": 1, "missed": 1, "points": 4 }));
    let of = |name: &str, figure: &str, of: &str| figure_of(&stats, name, figure, of);
    assert_eq!(of("Ana", "under", ""), Some((json!(0), json!(2))));
    assert_eq!(of("Jo", "under", ""), Some((json!(1), json!(2))));
    assert_eq!(
        (of("Ana", "best", ""), of("Ana", "worst", "")),
        (Some((json!(6), json!(2))), Some((json!(5), json!(2))))
    );
    // Ana speaks first, and then last; Jo second, and then first. Nothing is over yet.
    assert_eq!(of("Ana", "speaking", "1"), Some((json!(1), json!(1))));
    assert_eq!(of("Ana", "speaking", "last"), Some((json!(1), json!(1))));
    assert_eq!(of("Jo", "speaking", "1"), Some((json!(0), json!(1))));
    assert_eq!(of("Jo", "speaking", "2"), Some((json!(1), json!(1))));
    assert_eq!((of("Ana", "wins", ""), of("Ana", "speaking", "3")), (None, None));
}

/// The number of a figure, and what it is based on.
fn figure_of(stats: &Value, name: &str, figure: &str, of: &str) -> Option<(Value, Value)> {
    let figures = player(stats, name)["figures"].as_array().expect("figures");
    figures
        .iter()
        .find(|row: &&Value| {
            row["figure"] == figure && row["of"].as_str().unwrap_or_default() == of
        })
        .map(|row| (row["value"].clone(), row["based_on"].clone()))
}

#[test]
fn being_last_after_an_annulled_deal_is_no_comeback() {
    let whist = ["new whist Ana Bo Cy Di --dealer Di", "took Ana=4", "took Ana=7"];
    let table = Table::after(&whist);
    table.done("redeal --deal 2 --skip");
    table.done("took Ana=11");
    let stats = table.json("stats");
    assert_eq!(figure_of(&stats, "Ana", "wins", ""), Some((json!(1), json!(1))));
    assert_eq!(figure_of(&stats, "Ana", "comebacks", ""), Some((json!(0), json!(1))));
}

#[test]
fn shared_wins_are_shares() {
    let table = Table::new();
    table.write("match.hoyle", include_str!("../../../examples/german-match.hoyle"));
    table.done("replay match.hoyle --save");
    let sheet = table.json("sheet");
    let stats = table.json("stats");
    let winners = sheet["winners"].as_array().expect("winners");
    for player in stats["by_rules"][0]["players"].as_array().expect("players") {
        let expect = if winners.contains(&player["player"]) { json!(1) } else { json!(0) };
        assert_eq!(player["wins"], expect);
        // Nobody bids: there is nothing to make or to miss.
        assert_eq!((&player["made"], &player["missed"]), (&json!(0), &json!(0)));
        let figures = player["figures"].as_array().expect("figures").iter();
        let of_bids = [
            "made",
            "over",
            "under",
            "cards",
            "bids",
            "speaking",
            "calibration",
            "luck",
            "dealer",
            "streaks",
        ];
        assert_eq!(
            figures.filter(|row| of_bids.iter().any(|name| row["figure"] == *name)).count(),
            0
        );
    }
}

#[test]
fn partners_have_the_points_of_their_side_once_each() {
    let table = Table::new();
    let script = repository("examples/spades-evening.hoyle");
    table.done(&format!("replay '{}' --save", script.display()));
    let sheet = table.json("sheet");
    let stats = table.json("stats");
    for side in sheet["sides"].as_array().expect("sides") {
        let place = sheet["standings"].as_array().expect("places").iter();
        let total = place.clone().find(|row| row["player"] == side["side"]).expect("a place");
        for name in side["players"].as_array().expect("players") {
            let expect = json!({ "points": total["total"].clone() });
            check(&stats, name.as_str().expect("a name"), &expect);
        }
    }
}

#[test]
fn spellings_of_a_name_are_one_player() {
    let table = Table::after(&TWO_DEALS);
    for line in ["new romanian ANA jo Z\u{30c}an --dealer jo", "bid 0 0 0", "took 1 0 0"] {
        table.done(line);
    }
    let stats = table.json("stats");
    let names =
        stats["players"].as_array().expect("players").iter().map(|player| player["games"].clone());
    assert_eq!(names.collect::<Vec<_>>(), [json!(2), json!(2), json!(1), json!(1)]);
    for text in ["ana", "Žan", "z", "ver"] {
        assert_eq!(
            table.json(&format!("stats {text}"))["players"].as_array().map(Vec::len),
            Some(1)
        );
    }
    let said = table.hoyle("stats Vara");
    assert_eq!((said.code, said.stdout.as_str()), (2, ""));
    assert!(said.stderr.contains("Nobody called “Vara” has played a game."), "{}", said.stderr);
}

#[test]
fn names_said_to_be_one_player_are_counted_as_one() {
    let table = Table::after(&TWO_DEALS);
    for line in ["new romanian Anka Jo Vera --dealer Vera --id monday", "bid 0 0 0", "took 1 0 0"] {
        table.done(line);
    }
    assert_eq!(player(&table.json("stats"), "Anka")["games"], 1);
    table.done("players merge Anka Ana");
    table.done("players split Vera --games monday --as 'Vera K.'");
    let stats = table.json("stats");
    let names =
        stats["players"].as_array().expect("players").iter().map(|player| &player["player"]);
    assert_eq!(names.collect::<Vec<_>>(), ["Ana", "Jo", "Vera", "Vera K."]);
    check(&stats, "Ana", &json!({ "games": 2, "deals": 3 }));
    assert_eq!(table.json("stats anka")["players"][0]["player"], "Ana");
}

#[test]
fn the_last_games_are_of_those_that_fit() {
    let table = Table::new();
    keep(&table, &(0..60).map(|number| evening(9, number)).collect::<Vec<_>>());
    let count = |line: &str| table.json(line)["games"].as_u64().expect("a number");
    let all = count("stats");
    let of_ana = count("stats Ana");
    assert!(all > of_ana && of_ana > 5, "{all} {of_ana}");
    assert_eq!(count("stats --last 5"), 5);
    assert_eq!(count("stats Ana --last 5"), 5);
    assert_eq!(count(&format!("stats Ana --last {}", all + 1)), of_ana);
    assert_eq!(count("stats --since 2031"), 0);
    let ratings = |line: &str| table.json(line)["ratings"].clone();
    assert_eq!(ratings("stats --last 5"), ratings("stats"));
    assert_ne!(ratings("stats --until 2016-06"), ratings("stats"));
    for date in ["friday", "2026-13", "2026-1-1", "26-01-01"] {
        assert_eq!(table.hoyle(&format!("stats --since {date}")).code, 2, "{date}");
    }
}

/// The figures that are sums of what each game adds to them.
const SUMS: [&str; 15] = [
    "games",
    "wins",
    "places",
    "comebacks",
    "points",
    "made",
    "over",
    "under",
    "speaking",
    "cards",
    "bids",
    "calibration",
    "luck",
    "dealer",
    "against",
];

#[test]
fn what_a_figure_comes_from_adds_up_to_it() {
    let table = Table::new();
    keep(&table, &(0..60).map(|number| evening(11, number)).collect::<Vec<_>>());
    let all = table.done("stats --plain");
    for figure in SUMS {
        let mut sums: BTreeMap<(String, String, String), f64> = BTreeMap::new();
        for line in table.done(&format!("stats --explain {figure} --plain")).lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            for rules in ["", fields[7]] {
                let key = (fields[0].to_owned(), fields[1].to_owned(), rules.to_owned());
                *sums.entry(key).or_default() += fields[4].parse::<f64>().expect("a number");
            }
        }
        let mut compared = 0;
        for line in all.lines() {
            let [player, of_figure, of, value, _, rules] = line.split('\t').collect::<Vec<_>>()[..]
            else {
                panic!("{line}");
            };
            if of_figure == figure && (figure != "places" || of.is_empty()) {
                let key = (player.into(), of.into(), rules.into());
                let sum = sums.get(&key).copied().unwrap_or_default();
                let value: f64 = value.parse().expect("a number");
                // A third of a win is printed as 0.33.
                assert!((sum - value).abs() < 0.1, "{line}: {sum}");
                compared += 1;
            }
        }
        assert!(compared > 0, "{figure}");
    }
}

#[test]
fn house_rules_that_were_changed_to_pay_otherwise_count_apart() {
    let table = Table::new();
    let file = table.done("rules romanian --toml").replace("\"romanian\"", "\"kafana\"");
    let paid_more = file.replace("made = \"5 + took\"", "made = \"10 + took\"");
    let renamed = file.replace("title = \"Romanian whist\"", "title = \"Kafana\"");
    assert!(paid_more != file && renamed != file);
    for (number, text) in (1..).zip([&file, &paid_more, &renamed, &paid_more]) {
        table.write("kafana.toml", text);
        table.done(&format!("new kafana.toml Ana Bo Cy --dealer Cy --id friday-{number}"));
        table.done("bid 0 0 0");
        table.done("took 1 0 0");
    }
    let stats = table.done("stats --plain");
    let points: Vec<&str> = stats.lines().filter(|line| line.starts_with("Bo\tpoints\t")).collect();
    assert_eq!(points, ["Bo\tpoints\t\t10\t2\tkafana", "Bo\tpoints\t\t20\t2\tkafana, kafana-2"]);
}

#[test]
fn a_file_that_pays_otherwise_than_the_game_of_its_id_counts_apart() {
    let table = Table::new();
    let file = table.done("rules romanian --toml");
    table.write("same.toml", &file);
    table.write("more.toml", &file.replace("made = \"5 + took\"", "made = \"10 + took\""));
    for (number, rules) in (1..).zip(["romanian", "same.toml", "more.toml"]) {
        table.done(&format!("new {rules} Ana Bo Cy --dealer Cy --id friday-{number}"));
        table.done("bid 0 0 0");
        table.done("took 1 0 0");
    }
    let stats = table.done("stats --plain");
    let points: Vec<&str> = stats.lines().filter(|line| line.starts_with("Bo\tpoints\t")).collect();
    assert_eq!(
        points,
        ["Bo\tpoints\t\t10\t2\tromanian", "Bo\tpoints\t\t10\t1\tromanian, romanian-2"]
    );
}
