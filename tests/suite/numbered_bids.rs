//! Bids that carry a number, and words that multiply what a contract pays: the vectors of coinche, random
//! evenings against a scorer written apart, and what a rules file may say.

use crate::common::{Table, one_line};
use hoyle::presets;
use hoyle::rules::Target;

/// The totals of the two sides after a game, the side of the first player first.
fn totals(table: &Table) -> Vec<i64> {
    totals_in(&table.json("sheet"))
}

fn totals_in(sheet: &serde_json::Value) -> Vec<i64> {
    let last = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
    let sides = last["sides"].as_array().expect("sides");
    sides.iter().map(|side| side["total"].as_i64().expect("a whole total")).collect()
}

/// A game after some commands.
#[track_caller]
fn after(rules: &str, commands: &[&str]) -> Table {
    let table = Table::new();
    table.done(&format!("new {rules} Ana Bo Cy Di --dealer Di"));
    for command in commands {
        table.done(command);
    }
    table
}

#[test]
fn coinche_matches_its_vectors() {
    for (set, contract, tallies, expected) in [
        // exoty.com: the points made, belote included, and the bid.
        ("", "80:spades --by Ana", "belote Ana=1,points 152", [252, 10]),
        ("", "130:spades --by Cy", "belote Ana=1,points 152", [302, 10]),
        // coinchons.fr and the rules of the Fédération Française de Belote: a contract lost is 160 and the bid for the
        // others; doubled, the winners get 160 and the bid two or four times, the losers nothing.
        ("", "90:hearts --by Ana", "points 89", [0, 250]),
        ("", "90:hearts --by Bo", "points 100", [62, 190]),
        ("", "90:hearts coinche --by Ana", "points 100", [500, 0]),
        ("", "90:hearts coinche --by Ana", "points 89", [0, 500]),
        ("", "100:hearts surcoinche --by Ana", "points 99", [0, 1040]),
        ("", "100:hearts surcoinche --by Bo", "points 100", [0, 1040]),
        ("", "capot:clubs --by Ana", "capot Ana=1,points 162", [500, 0]),
        ("", "capot:clubs --by Ana", "points 152", [0, 410]),
        ("", "capot:clubs coinche --by Ana", "capot Ana=1,points 162", [1000, 0]),
        // Belote is 20 in all cases.
        ("", "90:hearts coinche --by Ana", "belote Ana=1,points 69", [20, 500]),
        ("", "90:hearts coinche --by Ana", "belote Ana=1,points 70", [520, 0]),
        ("--set belote-counts=off", "90:hearts --by Ana", "belote Ana=1,points 70", [20, 250]),
        ("--set lowest=82", "82:hearts --by Ana", "points 82", [164, 80]),
        // iscool.helpshift.com: what was taken is multiplied.
        ("--set doubled=taken", "90:hearts coinche --by Ana", "points 100", [380, 0]),
    ] {
        let table = Table::new();
        table.done(&format!("new coinche Ana Bo Cy Di --dealer Di {set}"));
        table.done(&format!("contract {contract}"));
        for tally in tallies.split(',') {
            table.done(&format!("count {tally}"));
        }
        assert_eq!(totals(&table), expected, "{set} {contract}, {tallies}");
    }
}

#[test]
fn a_doubled_contract_is_explained_kept_and_corrected() {
    let table = after("coinche", &["contract 90 spades coinche --by Bo", "count points 100"]);
    let why = one_line(&table.done("explain 1"));
    for says in [
        "90 in spades ♠ by Bo, coinche: made with 100 (90 needed)",
        "(challenger): (160 + 90) × 2 coinche = 500",
        "(opponent of a made contract): 0",
    ] {
        assert!(why.contains(says), "{says}: {why}");
    }
    assert!(table.done("sheet").contains("90 ♠ ×2"));
    let contract = &table.json("sheet")["deals"][0]["contract"];
    assert_eq!((&contract["factor"], &contract["times"]), (&"coinche".into(), &2.into()));

    table.done("fix 1 contract 100:spades surcoinche --by Bo");
    assert_eq!(totals(&table), [0, 1040]);
    table.done("undo");
    assert_eq!(totals(&table), [0, 500]);
    table.done("fix 1 contract 100:spades --by Bo");
    assert_eq!(totals(&table), [62, 200]);
    assert!(table.done("doctor").contains("all sound"));

    table.done("contract 110:hearts surcoinche --by Ana");
    table.done("count points 120");
    table.write("again.hoyle", &table.done("script"));
    let sheet = table.json("replay again.hoyle");
    assert_eq!(sheet["deals"][1]["sides"][0]["total"], 62 + 1080);
    table.write("games.jsonl", &table.done("export --lines"));
    let again = table.done("rescore games.jsonl --totals");
    assert!(again.contains("1142"), "{again}");
}

#[test]
fn a_number_or_a_word_that_is_none_is_refused() {
    let table = after("coinche", &[]);
    let refused = table.hoyle("contract 95:spades --by Ana").all();
    assert!(refused.contains("There is no bid called “95”."), "{refused}");
    let refused = table.hoyle("contract 90:spades kontra --by Ana");
    assert_ne!(refused.code, 0, "{}", refused.all());
    let refused = table.hoyle("contract 90 --by Ana");
    assert_eq!(refused.code, 1, "{}", refused.all());
}

#[test]
fn the_score_of_a_bid_takes_its_number_and_a_word() {
    let table = Table::new();
    let worth = one_line(&table.done("score coinche 90 coinche 130 --took 135"));
    assert!(worth.contains("(160 + 90) × 2 coinche = 500"), "{worth}");
    assert!(worth.contains("130 + 135 = 265"), "{worth}");
    let worth = one_line(&table.done("score tarneeb 8 --took 7"));
    assert!(worth.contains("-8") && worth.contains("13 - 7 = 6"), "{worth}");
}

#[test]
fn a_row_is_written_as_it_was_read() {
    let rules = presets::ruleset("coinche").expect("a game");
    let rule = rules.bidding.auction().expect("an auction");
    let ids: Vec<&str> = rule.bids.iter().map(|bid| bid.id.as_str()).collect();
    assert_eq!(ids, ["80", "90", "100", "110", "120", "130", "140", "150", "160", "capot"]);
    assert_eq!(rule.bids[1].target, Target::AtLeast(90));
    let json = serde_json::to_value(&rules).expect("JSON");
    let rows = json["bidding"]["auction"]["bids"].as_array().expect("rows");
    assert_eq!(rows.len(), 2);
    assert_eq!((&rows[0]["id"], &rows[0]["target"]), (&"number".into(), &"number".into()));
    assert_eq!(serde_json::from_value::<hoyle::rules::Ruleset>(json).expect("rules"), rules);
}

#[test]
fn rows_of_numbers_and_words_are_checked() {
    let coinche = presets::ruleset_text("coinche").expect("a game");
    for (from, to, says) in [
        (
            "from = 80, to = 160",
            "from = 170, to = 160",
            "The most that may be bid, 160, is below the least, 170.",
        ),
        ("numbers = { from = 80, to = 160, step = 10 }\n", "", "needs numbers in its row"),
        ("won = \"number + points", "won = \"bumber + points", "bumber"),
        ("contract_only = true\n", "", "need contract_only = true"),
        ("word = \"surcoinche\"", "word = \"coinche\"", "coinche"),
        ("word = \"surcoinche\"", "word = \"90\"", "90"),
        ("step = 10", "step = 0", "step"),
        ("step = 10", "step = 1", "64"),
        ("times = 2,", "times = 0,", "times"),
    ] {
        assert!(coinche.contains(from), "{from}");
        let table = Table::new();
        table.write("ours.toml", &coinche.replacen(from, to, 1));
        let said = table.hoyle("rules --check ours.toml");
        let all = one_line(&said.all());
        assert!(said.code == 1 && all.contains(says), "{to}: {all}");
    }
    let table = Table::new();
    let over = coinche.replacen("id = \"number\"", "id = \"over-number\"", 1);
    table.write("ours.toml", &over.replacen("step = 10 }", "step = 10, over = 2 }", 1));
    let rules = one_line(&table.done("rules ours.toml"));
    assert!(rules.contains("over-80 20 × belote + points: at least 82"), "{rules}");
}

/// A hundred evenings, scored apart.
#[test]
fn random_evenings_of_belote_end_as_a_scorer_written_apart_says() {
    const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];
    let mut random = fastrand::Rng::with_seed(49);
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 4 };
    for evening in 0..evenings {
        let counts = random.bool();
        let setting = if counts { "on" } else { "off" };
        let mut script =
            format!("new belote Ana Bo Cy Di --dealer Ana --set belote-counts={setting}\n");
        let mut kept = [0_i64; 2];
        while kept[0] == kept[1] || kept.iter().all(|total| *total < 1000) {
            let by = random.usize(..4);
            let (own, other) = (by % 2, 1 - by % 2);
            let capot = [None, None, None, Some(own), Some(other)][random.usize(..5)];
            let points = match capot {
                Some(side) if side == own => 162,
                Some(_) => 0,
                None => random.i64(60..=110),
            };
            let belote = if random.bool() { Some(random.usize(..4)) } else { None };
            script += &format!("contract take:hearts --by {}\n", NAMES[by]);
            if let Some(side) = capot {
                script += &format!("count capot {}=1\n", NAMES[side]);
            }
            if let Some(holder) = belote {
                script += &format!("count belote {}=1\n", NAMES[holder]);
                kept[holder % 2] += 20;
            }
            script += &format!("count points {points}\n");

            let shown = |side: usize| match belote {
                Some(holder) if counts && holder % 2 == side => 20,
                _ => 0,
            };
            let bonus = if capot.is_some() { 90 } else { 0 };
            if points + shown(own) > 162 - points + shown(other) {
                kept[own] += points + bonus;
                kept[other] += 162 - points;
            } else {
                kept[other] += 162 + bonus;
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(totals_in(&sheet), kept, "evening {evening}: {script}");
        assert_eq!(sheet["finished"], true, "evening {evening}: {script}");
    }
}

/// A hundred evenings, scored apart.
#[test]
fn random_evenings_of_coinche_end_as_a_scorer_written_apart_says() {
    const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];
    let mut random = fastrand::Rng::with_seed(49);
    let evenings = if std::env::var_os("HOYLE_EVENINGS").is_some() { 100 } else { 4 };
    for evening in 0..evenings {
        let mut script = "new coinche Ana Bo Cy Di --dealer Ana\n".to_owned();
        let mut kept = [0_i64; 2];
        loop {
            let by = random.usize(..4);
            let is_capot = random.u8(..8) == 0;
            let number = if is_capot { 250 } else { 10 * random.i64(8..=16) };
            let bid = if is_capot { "capot".to_owned() } else { number.to_string() };
            let (word, times) =
                random.choice([("", 1), ("", 1), ("coinche", 2), ("surcoinche", 4)]).unwrap();
            let took_all = random.u8(..4) == 0;
            let points = if took_all { 162 } else { random.i64(40..=152) };
            let belote = if random.bool() { Some(random.usize(..4)) } else { None };
            script += &format!("contract {bid}:hearts {word} --by {}\n", NAMES[by]);
            if let Some(holder) = belote {
                script += &format!("count belote {}=1\n", NAMES[holder]);
                kept[holder % 2] += 20;
            }
            if took_all {
                script += &format!("count capot {}=1\n", NAMES[by]);
            }
            script += &format!("count points {points}\n");

            let own = if belote.is_some_and(|holder| holder % 2 == by % 2) { 20 } else { 0 };
            let is_made = if is_capot { took_all } else { points + own >= number };
            let bonus = if took_all { 90 } else { 0 };
            if !is_made {
                kept[1 - by % 2] += (160 + number) * times;
            } else if times > 1 || is_capot {
                kept[by % 2] += (160 + number + bonus) * times;
            } else {
                kept[by % 2] += number + points + bonus;
                kept[1 - by % 2] += 162 - points;
            }
            if kept[0] != kept[1] && kept.iter().any(|total| *total >= 1000) {
                break;
            }
        }
        let table = Table::new();
        table.write("evening.hoyle", &script);
        let sheet = table.json("replay evening.hoyle");
        assert_eq!(totals_in(&sheet), kept, "evening {evening}: {script}");
        assert_eq!(sheet["finished"], true, "evening {evening}: {script}");
    }
}

#[test]
fn a_word_that_multiplies_nothing_and_a_partner_are_refused_with_what_can_be_said() {
    let table = after("coinche", &[]);
    let due = one_line(&table.done("status"));
    assert!(due.contains("contract BID[:SUIT] [coinche|surcoinche] --by NAME"), "{due}");
    assert!(!due.contains("--with"), "{due}");
    let word = one_line(&table.refused(2, "contract 90:spades kontre --by Ana").all());
    let known = "“kontre” is not one of the words that multiply a contract: coinche or surcoinche.";
    assert!(word.contains(known), "{word}");
    let bid = one_line(&table.refused(2, "contract 95:spades --by Ana").all());
    assert!(bid.contains("There is no bid called “95”."), "{bid}");
    let partner = one_line(&table.refused(1, "contract 90:spades --by Ana --with Cy").all());
    assert!(partner.contains("Partners sit opposite each other in this game"), "{partner}");

    let solo = one_line(&Table::after(&["new wiezen Ana Bo Cy Di --dealer Di"]).done("status"));
    assert!(solo.contains("contract BID[:SUIT] --by NAME [--with NAME]"), "{solo}");
}

#[test]
fn a_sum_leaves_out_what_nobody_has() {
    let commands =
        ["contract 90:spades coinche --by Ana", "count belote Ana=1", "count points 102"];
    let why = one_line(&after("coinche", &commands).done("explain 1"));
    assert!(why.contains("made with 20 + 102 = 122 (90 needed)"), "{why}");
    assert!(why.contains("(challenger): (160 + 90) × 2 coinche = 500"), "{why}");
}
