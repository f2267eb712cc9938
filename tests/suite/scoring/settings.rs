//! `--set`: the settings, and the messages for wrong ones.

use crate::common::{Table, one_line};
use hoyle::presets;
use hoyle::rules::{Ruleset, Setting};
use serde_json::{Value, json};

/// Asserts the value at a JSON pointer in the rules with these `choices`.
#[track_caller]
fn good(rules: &str, choices: &[&str], pointer: &str, expect: Value) {
    let sets: Vec<String> = choices.iter().map(|choice| format!(" --set '{choice}'")).collect();
    let told = Table::new().json(&format!("rules {rules}{}", sets.concat()));
    assert_eq!(told.pointer(pointer), Some(&expect), "{rules} {choices:?}");
}

/// Asserts that a setting is refused with this exit code and message.
#[track_caller]
fn bad(rules: &str, choice: &str, code: i32, piece: &str) {
    let table = Table::new();
    for command in [
        format!("rules {rules} --set '{choice}'"),
        format!("new {rules} Ana Bo Cy Di --set '{choice}'"),
        format!("score {rules} --cards 2 --players 4 --trump h --set '{choice}' 1/1"),
        format!("schedule {rules} --players 4 --set '{choice}'"),
    ] {
        let said = table.refused(code, &command).stderr;
        let told = one_line(&said);
        // Long words are wrapped after their hyphens.
        let told = told.replace("- ", "-");
        assert!(told.contains(&piece.replace("- ", "-")), "{command}\n{said}");
    }
}

const KEYS: &str = "Choose from premium, spades-double, promotions, no-zero, and 14 more.";

#[test]
fn the_premium_can_be_set() {
    let made = "/scoring/hands/made";
    good("romanian", &[], made, json!("5 + took"));
    good("romanian", &["premium=3"], made, json!("3 + took"));
    good("romanian", &["premium=0"], made, json!("took"));
    good("romanian", &["premium=100"], made, json!("100 + took"));
    good("romanian", &["premium=2½"], made, json!("2½ + took"));
    good("romanian", &["premium=2.5"], made, json!("2½ + took"));
    good("romanian", &["premium=4", "premium=3"], made, json!("3 + took"));
    good("serbian --scoring cypriot", &["premium=3"], made, json!("3 + 5 bid"));
    // A bid of zero with the same premium changes too; one with its own premium keeps it.
    good("serbian --scoring cypriot", &["premium=3"], "/scoring/hands/zero/made", json!("3"));
    good("serbian --scoring reduced-zero", &["premium=3"], "/scoring/hands/zero/made", json!("5"));
    bad(
        "romanian",
        "premium=101",
        2,
        "premium cannot be “101”: expected 0 to 100 points; 100 is nearest.",
    );
    bad(
        "romanian",
        "premium=-1",
        2,
        "premium cannot be “-1”: expected 0 to 100 points; 0 is nearest.",
    );
    bad("romanian", "premium=", 2, "premium cannot be “”: expected 0 to 100 points.");
    bad("romanian", "premium=some", 2, "premium cannot be “some”: expected 0 to 100 points.");
    bad("romanian", "premium=3 + bid", 2, "premium cannot be “3 + bid”");
    bad("romanian", "premium=1/3", 2, "premium cannot be “1/3”");
}

#[test]
fn a_score_without_a_premium_refuses_one() {
    let without = [
        "ten-exact",
        "ten-exact-penalty",
        "ten-times",
        "eleven-times",
        "penalty-under-ten",
        "negative",
        "simplified-negative",
        "variant-negative",
        "trick",
        "scratch",
        "adjusted-exact",
    ];
    for scoring in presets::scorings() {
        let Some(scoring) = scoring.hands() else { continue };
        let id = &scoring.id;
        let asked = format!("oh-hell --scoring {id}");
        if without.contains(&id.as_str()) {
            let piece = format!("the score {id} pays no premium for a made contract.");
            bad(&asked, "premium=3", 2, &format!("premium cannot be set: {piece}"));
        } else {
            Table::new().done(&format!("rules {asked} --set premium=3"));
        }
    }
}

#[test]
fn spades_double_only_where_trump_is_turned_up() {
    let doubled = "/scoring/hands/doubled_by";
    good("romanian", &["spades-double=on"], doubled, json!("spades"));
    good("oh-hell", &["spades-double=on"], doubled, json!("spades"));
    good("oh-hell --scoring trick", &["spades-double=on"], doubled, json!("spades"));
    good("serbian", &["spades-double=off"], "/scoring/hands/id", json!("serbian"));
    bad(
        "romanian",
        "spades-double=yes",
        2,
        "spades-double cannot be “yes”: expected on or off; on",
    );
    bad("romanian", "spades-double=onn", 2, "expected on or off; on is nearest.");
    bad(
        "serbian",
        "spades-double=on",
        1,
        "A suit doubles the points only where trump is turned up, not in a fixed cycle. \
         [serbian.doubling:",
    );
    bad("serbian", "spades-double=on", 1, ": Serbian whist, Scoring alternatives: Spades double]");
    bad("serbian --scoring cypriot", "spades-double=on", 1, "not in a fixed cycle");
}

#[test]
fn with_spades_double_the_trump_comes_before_the_tricks() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy --set spades-double=on"]);
    let status = table.done("status");
    assert!(status.contains("Record the trump: hoyle trump SUIT\n"), "{status}");
    let told = table.done("bid 1 1 0");
    assert!(told.contains("Next: hoyle trump SUIT\n") && !told.contains("took"), "{told}");
    assert_eq!(table.json("status")["next"], "hoyle trump SUIT");
    let said = table.refused(1, "took 1 0 0").stderr;
    assert!(said.contains("Record the trump: hoyle trump SUIT\n"), "{said}");
    let told = table.done("trump spades");
    assert!(told.contains("Next: hoyle took N N N\n"), "{told}");
    // Where it doubles nothing, the trump is only an offer.
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy"]);
    assert!(table.done("status").contains("Record the trump, if you like: hoyle trump SUIT\n"));
    assert!(table.done("bid 1 1 0").contains("Next: hoyle took N N N\n"));
}

#[test]
fn unknown_promotions_are_refused() {
    let on = |ten: bool, plus: bool, five: bool| {
        let of = |id, on: bool, length: &str, points: u16| json!({ "id": id, "on": on, "length": length, "points": points });
        json!([
            of("ten", ten, "10", 30),
            of("players-plus-one", plus, "players + 1", 10),
            of("five", five, "5", 10),
        ])
    };
    let schemes = "/promotions/schemes";
    good("romanian", &[], schemes, on(false, false, false));
    good("romanian", &["promotions=ten"], schemes, on(true, false, false));
    good("romanian", &["promotions=five,players-plus-one"], schemes, on(false, true, true));
    good("romanian", &["promotions=ten, players-plus-one, five"], schemes, on(true, true, true));
    good("romanian", &["promotions=ten", "promotions=off"], schemes, on(false, false, false));
    let no_zero = "/promotions/no_zero";
    good("romanian", &["no-zero=on", "promotions=ten"], no_zero, json!(true));
    good("romanian", &["no-zero=on", "ten.points=20"], no_zero, json!(true));
    bad("romanian", "no-zero=on", 2, "no-zero changes nothing: no promotion is in force.");
    let expected = "expected off, or a comma-separated list of ten, players-plus-one and five";
    bad("romanian", "promotions=tne", 2, &format!("“tne”: {expected}; ten is nearest."));
    bad("romanian", "promotions=ten,fiv", 2, &format!("“ten,fiv”: {expected}; five is nearest."));
    bad("romanian", "promotions=", 2, &format!("“”: {expected}."));
    bad("romanian", "promotions=ten,", 2, &format!("“ten,”: {expected}."));
    bad("romanian", "promotions=on", 2, &format!("“on”: {expected}."));
    bad("romanian", "no-zero=1", 2, "no-zero cannot be “1”: expected on or off.");
    for rules in ["serbian", "oh-hell"] {
        let lacking = "cannot be set: ";
        bad(rules, "promotions=ten", 2, &format!("promotions {lacking}"));
        bad(rules, "promotions=ten", 2, "has no promotions.");
        bad(rules, "no-zero=on", 2, &format!("no-zero {lacking}"));
        bad(rules, "ten.length=3", 2, "There is no setting called “ten.length”.");
    }
}

#[test]
fn each_scheme_has_length_and_points_settings() {
    let length = "/promotions/schemes/0/length";
    let points = "/promotions/schemes/0/points";
    good("romanian", &["ten.length=12"], length, json!("12"));
    good("romanian", &["ten.length=1"], length, json!("1"));
    good("romanian", &["ten.length=99"], length, json!("99"));
    good("romanian", &["ten.length=players"], length, json!("players"));
    good("romanian", &["ten.length=players+3"], length, json!("players + 3"));
    good("romanian", &["ten.length=players + 3"], length, json!("players + 3"));
    good("romanian", &["ten.points=1"], points, json!(1));
    good("romanian", &["ten.points=1000"], points, json!(1000));
    // Changing a scheme turns it on.
    good("romanian", &["ten.points=40"], "/promotions/schemes/0/on", json!(true));
    good("romanian", &["ten.points=40"], "/promotions/schemes/2/on", json!(false));
    let expected = "expected 1 to 99 deals or players+1";
    bad(
        "romanian",
        "ten.length=0",
        2,
        &format!("ten.length cannot be “0”: {expected}; 1 is nearest."),
    );
    bad("romanian", "five.length=100", 2, &format!("“100”: {expected}; 99 is nearest."));
    bad(
        "romanian",
        "five.length=player",
        2,
        &format!("“player”: {expected}; players+1 is nearest."),
    );
    bad("romanian", "five.length=players+100", 2, "expected players or players+1;");
    bad("romanian", "five.length=players-1", 2, "expected players or players+1;");
    bad(
        "romanian",
        "five.points=0",
        2,
        "five.points cannot be “0”: expected 1 to 1000 points; 1 is nearest.",
    );
    bad("romanian", "five.points=1001", 2, "1000 is nearest.");
    bad("romanian", "five.points=-5", 2, "1 is nearest.");
}

#[test]
fn a_zero_finish_is_available_only_in_1_8_1() {
    good("romanian", &["zero-finish=on"], "/ending/zero_finish", json!(true));
    good("romanian", &["zero-finish=off"], "/ending/zero_finish", json!(false));
    good("romanian --schedule 8-1-8", &["zero-finish=off"], "/ending/zero_finish", json!(false));
    bad("romanian", "zero-finish=maybe", 2, "zero-finish cannot be “maybe”: expected on or off.");
    bad(
        "romanian --schedule 8-1-8",
        "zero-finish=on",
        1,
        "A total of 0 cannot win in 8-1-8. [romanian.zero-finish:",
    );
    bad("romanian --schedule 8-1-8", "zero-finish=on", 1, "Variations: Eight to Eight Games]");
    bad("serbian", "zero-finish=on", 2, "Serbian whist has no zero finish.");
    bad("oh-hell", "zero-finish=on", 2, "Oh Hell has no zero finish.");
}

#[test]
fn forehead_covers_the_last_or_first_and_last_one_card_deals() {
    good("romanian", &["forehead=last"], "/forehead", json!("last"));
    good("romanian", &["forehead=first-and-last"], "/forehead", json!("first-and-last"));
    bad(
        "romanian",
        "forehead=first",
        2,
        "forehead cannot be “first”: expected last, first-and-last or off;",
    );
    bad("romanian", "forehead=lest", 2, "last is nearest.");

    let held = |choice: &str| -> Vec<u64> { held_in("romanian", choice) };
    fn held_in(rules: &str, choice: &str) -> Vec<u64> {
        let schedule =
            Table::new().json(&format!("schedule {rules} --players 4 --set forehead={choice}"));
        let deals = schedule.as_array().expect("deals").iter();
        let held = deals.filter(|deal| deal["forehead"] == true);
        held.map(|deal| deal["deal"].as_u64().expect("a number")).collect()
    }
    assert_eq!(held("off"), Vec::<u64>::new());
    assert_eq!(held("last"), [21, 22, 23, 24]);
    assert_eq!(held("first-and-last"), [1, 2, 3, 4, 21, 22, 23, 24]);
    // Oh Hell has fewer one-card deals than players: they are all held, and the rules say so.
    for choice in ["last", "first-and-last"] {
        assert_eq!(held_in("oh-hell", choice), [1, 23]);
        assert_eq!(held_in("oh-hell --schedule down", choice), [12]);
        let told = Table::new().done(&format!("rules oh-hell --set forehead={choice}"));
        assert!(told.contains("All one-card deals are held on the forehead"), "{told}");
    }

    // The schedule and the prompt show it.
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy --set forehead=first-and-last"]);
    assert!(table.done("status").contains("held on the forehead"));
    assert_eq!(table.json("status")["deal"]["forehead"], true);
    assert!(table.done("schedule romanian Ana Bo Cy --set forehead=last").contains("forehead"));
}

#[test]
fn the_largest_deal_is_limited_by_the_pack() {
    let cards = |rules: &str, players: u8, top: u8| -> Vec<u64> {
        let asked = format!("schedule {rules} --players {players} --set top={top}");
        let schedule = Table::new().json(&asked);
        let deals = schedule.as_array().expect("deals").iter();
        deals.map(|deal| deal["cards"].as_u64().expect("a number")).collect()
    };
    assert_eq!(cards("oh-hell", 4, 3), [1, 2, 3, 2, 1]);
    assert_eq!(cards("oh-hell --schedule down", 4, 3), [3, 2, 1]);
    assert_eq!(cards("oh-hell --schedule down-up", 4, 3), [3, 2, 1, 2, 3]);
    assert_eq!(cards("oh-hell --schedule down", 4, 1), [1]);
    assert_eq!(cards("romanian", 3, 3), [1, 1, 1, 2, 3, 3, 3, 2, 1, 1, 1]);
    assert_eq!(cards("serbian", 4, 3), [3, 2, 1, 1, 1, 1, 2, 3]);

    bad("romanian", "top=0", 2, "top cannot be “0”: expected 1 to 52 cards; 1 is nearest.");
    bad("romanian", "top=53", 2, "52 is nearest.");
    bad("romanian", "top=all", 2, "top cannot be “all”: expected 1 to 52 cards.");
    let table = Table::new();
    for (command, expect) in [
        ("rules romanian --set top=9", "top cannot be 9: a deal has at most 8 cards."),
        ("new romanian A B C --set top=9", "with 3 players a deal has at most 8 cards."),
        ("new oh-hell A B C D E F G --set top=8", "with 7 players a deal has at most 7 cards."),
        ("new serbian A B C D E F --set top=9", "with 6 players a deal has at most 8 cards."),
        (
            "schedule serbian --players 5 --set top=11",
            "with 5 players a deal has at most 10 cards.",
        ),
    ] {
        let said = table.refused(2, command).stderr;
        let told = one_line(&said);
        assert!(told.contains(expect), "{command}\n{said}");
    }
    // The maximum is the default.
    assert_eq!(cards("oh-hell", 7, 7).len(), 13);
}

#[test]
fn the_hook_can_be_off_or_apply_from_a_number_of_cards() {
    let hook = "/bidding/exact/hook";
    good("romanian", &["hook=off"], hook, json!("never"));
    good("romanian", &["hook=on"], hook, json!("always"));
    good("romanian", &["hook=3"], hook, json!({ "from_cards": 3 }));
    bad("romanian", "hook=0", 2, "hook cannot be “0”: expected 1 to 52 cards");
    bad("romanian", "hook=0", 2, "1 is nearest.");
    bad("romanian", "hook=53", 2, "52 is nearest.");
    bad("romanian", "hook=always", 2, "hook cannot be “always”");

    // Deals of 1, 2, 3, 2 and 1 cards: whether the bids may add up.
    let last_bids = |choice: &str| -> Vec<bool> {
        let table = Table::new();
        table.done(&format!("new oh-hell A B C --dealer C --set top=3 --set hook={choice}"));
        [1, 2, 3, 2, 1]
            .map(|cards| {
                table.done("bid 0 0");
                let said = table.hoyle(&format!("bid {cards}"));
                if said.code != 0 {
                    assert_eq!(said.code, 1, "{}", said.stderr);
                    assert!(said.stderr.contains("[oh-hell.hook:"), "{}", said.stderr);
                    table.done("bid 0");
                }
                table.done(&format!("took 0 0 {cards}"));
                said.code == 0
            })
            .to_vec()
    };
    assert_eq!(last_bids("on"), [false, false, false, false, false]);
    assert_eq!(last_bids("off"), [true, true, true, true, true]);
    assert_eq!(last_bids("2"), [true, false, false, false, true]);
    assert_eq!(last_bids("3"), [true, true, false, true, true]);
}

#[test]
fn an_unknown_key_gets_a_suggestion() {
    for (choice, near) in [
        ("premum=3", "premium"),
        ("PREMIUM=3", "premium"),
        ("spade-double=on", "spades-double"),
        ("promotion=ten", "promotions"),
        ("no_zero=on", "no-zero"),
        ("zerofinish=on", "zero-finish"),
        ("forhead=last", "forehead"),
        ("tops=3", "top"),
        ("hok=off", "hook"),
        ("tne.length=3", "ten.length"),
        ("ten.pionts=3", "ten.points"),
        ("players-plus-on.length=3", "players-plus-one.length"),
    ] {
        let key = choice.split('=').next().expect("a key");
        let piece = format!("There is no setting called “{key}”. Did you mean {near}? {KEYS}");
        bad("romanian", choice, 2, &piece);
    }
    bad("romanian", "colour=blue", 2, &format!("There is no setting called “colour”. {KEYS}"));
    bad("romanian", "=3", 2, "There is no setting called “”.");
    bad("romanian", "ten.=3", 2, "There is no setting called “ten.”.");
    bad("romanian", "premium", 2, "A setting is KEY=VALUE, such as hook=off, not “premium”.");
    bad("romanian", "", 2, "A setting is KEY=VALUE, such as hook=off, not “”.");
}

#[test]
fn scripts_keep_settings() {
    let line = "new romanian Ana Bo Cy Di --scoring romanian-progressive --schedule 8-1-8 \
                --set promotions=ten,five --set no-zero=on --set ten.length=players+2 \
                --set 'five.points=7' --set spades-double=on --set hook=2 --set top=4 \
                --set premium=3 --dealer Ana";
    let script = format!("{line}\ntrump spades\nbid 1 0 0 0\ntook 1 0 3 0\n");
    let table = Table::new();
    table.write("chosen.hoyle", &script);
    table.done("replay chosen.hoyle --save");
    let typed = Table::new();
    for line in script.lines() {
        typed.done(line);
    }
    assert_eq!(table.done("script"), typed.done("script"));
    assert_eq!(table.done("script"), script.replace('\'', ""));
    assert_eq!(table.json("sheet")["deals"], typed.json("sheet")["deals"]);
    // 2 × (3 + ½ + ½) for Bo, who bid 1 and made it with spades as trump.
    let sheet = typed.json("sheet");
    assert_eq!(sheet["scoring"], "romanian-progressive");
    let hands = sheet["deals"][0]["hands"].as_array().expect("hands");
    let bo = hands.iter().find(|hand| hand["player"] == "Bo").expect("Bo");
    assert_eq!((&bo["points"], &bo["bid"]), (&json!(8), &json!(1)));
    // A wrong setting in a script gives the line number.
    typed.write("wrong.hoyle", "# ours\nnew romanian Ana Bo Cy --set hok=off\n");
    let said = typed.refused(2, "replay wrong.hoyle").stderr;
    assert!(said.starts_with("hoyle: wrong.hoyle:2: There is no setting called “hok”."), "{said}");
}

#[test]
fn settings_still_set_one_another_where_another_score_drops_some() {
    let mut rules = presets::ruleset("spades").expect("a preset");
    let keys = |rules: &Ruleset| -> Vec<String> {
        rules.settings.iter().map(|own| own.key.clone()).collect()
    };
    assert_eq!(keys(&rules), ["bags", "bags-every", "nil", "blind", "low"]);
    // A low end also says how many bags cost points, and what blind nil is worth.
    let low = &mut rules.settings[4];
    for row in [1, 3] {
        low.sets.insert(format!("settings.{row}.value"), "30".into());
        low.words[0].sets.insert(format!("settings.{row}.value"), "30".into());
    }
    low.sets.insert("settings.0.value".into(), "{}".into());
    rules.set_score(presets::scoring("exact").expect("a score"));
    assert_eq!(keys(&rules), ["bags", "bags-every", "low"]);
    for value in ["200", "off"] {
        Setting::apply(&format!("low={value}"), &mut rules).expect("a value that it takes");
        let values: Vec<&str> = rules.settings.iter().map(|own| own.value.as_str()).collect();
        assert_eq!(values, ["200", "30", value]);
    }
}

#[test]
fn another_score_leaves_no_setting_that_cannot_be_set() {
    for id in presets::rulesets() {
        let rules = presets::ruleset(id).expect("a preset");
        for scoring in presets::scorings_for(&rules) {
            let mut rules = rules.clone();
            rules.set_score(scoring.clone());
            let text = toml::to_string(&rules).expect("TOML");
            let faults = presets::check(&text, hoyle::words::own_words_errors).err();
            assert_eq!(faults, None, "{id} --scoring {}\n{text}", scoring.id());
        }
    }
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di --scoring exact");
    table.done("bid 3 3 3 3");
    table.done("took 4 3 3 3");
    let said = table.hoyle("sheet");
    assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{}", said.stdout);
    // The score is for bids that are met exactly, and so is ✓.
    assert!(
        said.stdout.contains("3/4+3/3 ✗") && said.stdout.contains("3/3+3/3 ✓"),
        "{}",
        said.stdout
    );
    let keys = table.done("rules spades --scoring exact");
    assert!(keys.contains("bags=100") && !keys.contains("nil="), "{keys}");
    let said = table.refused(2, "rules spades --scoring exact --set nil=50").stderr;
    assert!(said.contains("There is no setting called “nil”."), "{said}");
}

#[test]
fn settings_that_leave_no_bid_or_no_end_are_refused() {
    let of_deals = |set: &str, piece: &str| {
        let said =
            one_line(&Table::new().refused(1, &format!("new call-break A B C D {set}")).stderr);
        assert!(said.contains(piece), "{said}");
    };
    let forever = "A deal of 13 cards for 4 players would be dealt again forever: its bids add up \
                   to at most 8, always less than 13.";
    of_deals("--set redeal-below=13 --set most=2", forever);
    let below = "The most that may be bid, 4, is below the least, 9. [call-break.bid-range:";
    of_deals("--set least=9 --set most=4", below);
    let never = "With 4 players, no last bid can ever meet the hook. [call-break.hook:";
    of_deals("--set hook=over --set most=3", never);
    Table::new().done("new call-break A B C D --set hook=over --set most=4");
    Table::new().done("new call-break A B C D --set redeal-below=8 --set most=2");
    // Every bid of two in eight cards would bring the sum to eight, so one less is the most.
    let table = Table::new();
    let file = presets::ruleset_text("call-break").expect("a preset").replace("13 × 5", "8 × 5");
    table.write("ours.toml", &file);
    let eight = "--set most=2 --set hook=on --set redeal-below=";
    table.done(&format!("new ./ours.toml A B C D {eight}7"));
    let said = table.refused(1, &format!("new ./ours.toml A B C D {eight}8")).stderr;
    assert!(said.contains("up to at most 7"), "{said}");
}

#[test]
fn the_highest_deal_is_a_setting_only_where_deals_depend_on_it() {
    for rules in ["nomination-whist", "call-break"] {
        let table = Table::new();
        assert!(!table.done(&format!("rules {rules}")).contains("--set top"), "{rules}");
        let said = table.refused(2, &format!("rules {rules} --set top=5")).stderr;
        assert!(said.contains("has deals of fixed sizes."), "{said}");
    }
    assert!(Table::new().done("rules judgement").contains("--set top=17"));
    assert!(
        Table::new().done("rules nomination-whist.deals").contains("13 deals of up to 7 cards")
    );
}
#[test]
fn a_hook_that_no_last_bid_meets_does_not_apply_and_says_so() {
    let table = Table::after(&[
        "new call-break Ana Bo Cy Di --dealer Di --set hook=over --set most=4 --set least=0",
        "bid 3 3 3",
    ]);
    let status = table.done("status");
    assert!(status.contains("No bid meets the hook, so it does not apply (call-break.hook).\n"));
    assert!(table.done("check bid 4").contains("no bid meets the hook, so it does not apply"));
    let told = table.done("bid 4");
    assert!(told.contains("The hook did not apply: no last bid could have met it"), "{told}");
    let table = Table::after(&[
        "new call-break Ana Bo Cy Di --dealer Di --set hook=over --set most=4",
        "bid 4 4 3",
    ]);
    assert!(table.done("status").contains("Not 2 or less: "));
    assert!(table.done("rules call-break.hook --set hook=over").contains("unless no bid can."));
}
