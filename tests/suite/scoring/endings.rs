//! How games end, who wins and why, and which deals may follow.

use crate::common::seat_at;
use crate::common::{Table, one_line};
use crate::scoring::evening::{rules, seated, typed};
use serde_json::Value;

/// Returns a table after replaying and storing a script.
#[track_caller]
fn kept(script: &str) -> Table {
    let table = Table::new();
    table.write("game.hoyle", script);
    table.done("replay game.hoyle --save");
    table
}

/// Returns the text of an answer without line breaks.
fn unfolded(text: &str) -> String {
    one_line(text).replace("8- 1-8", "8-1-8")
}

/// Returns every player's rank, in the order of the sheet's standings: `Ana 1, Bo 1, Cy 3`.
fn ranks(sheet: &Value) -> String {
    let places = sheet["standings"].as_array().expect("standings").iter();
    places
        .map(|place: &Value| {
            format!("{} {}", place["player"].as_str().expect("a name"), place["rank"])
        })
        .collect::<Vec<_>>()
        .join(", ")
}

/// Asserts how a game has ended: the sentence in `status`, what decided it, and the ranks.
#[track_caller]
fn check(table: &Table, verdict: &str, won_by: Option<&str>, expect: &str) {
    let status = unfolded(&table.done("status"));
    assert!(status.contains(&format!("The game is over: {verdict}")), "{verdict}\n{status}");
    let said = table.json("status");
    assert_eq!(said["finished"], true);
    assert_eq!(said["next"], Value::Null);
    assert!(said["due"].as_str().expect("a sentence").contains(verdict), "{said}");
    let sheet = table.json("sheet");
    assert_eq!(sheet["finished"], true);
    assert_eq!(sheet["won_by"].as_str(), won_by, "{sheet}");
    assert_eq!(ranks(&sheet), expect);
    let first: Vec<&str> = sheet["standings"]
        .as_array()
        .expect("standings")
        .iter()
        .filter(|place| place["rank"] == 1)
        .map(|place| place["player"].as_str().expect("a name"))
        .collect();
    assert_eq!(sheet["winners"], serde_json::json!(first), "{sheet}");
}

/// A one-card deal for three: everyone's bids and tricks, in turn order.
fn one_deal(choices: &str, bids: &str, took: &str) -> Table {
    kept(&format!(
        "new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=1 {choices}\n\
         bid {bids}\ntook {took}\n"
    ))
}

#[test]
fn the_highest_total_wins_unless_the_score_says_otherwise() {
    let table = one_deal("", "1 1 0", "1 0 0");
    check(&table, "Ana wins with 11.", Some("total"), "Ana 1, Cy 2, Bo 3");
    let table = one_deal("", "1 1 1", "1 0 0");
    check(&table, "Ana wins with 11.", Some("total"), "Ana 1, Bo 2, Cy 2");
    let table = one_deal("--scoring trick", "0 1 1", "0 0 1");
    check(&table, "Cy wins with 1.", Some("total"), "Cy 1, Ana 2, Bo 3");
    let table = one_deal("--scoring trick", "0 1 1", "1 0 0");
    check(&table, "Ana, Bo and Cy share the win with -1.", None, "Ana 1, Bo 1, Cy 1");
    for score in ["negative", "simplified-negative", "variant-negative"] {
        let table = one_deal(&format!("--scoring {score}"), "1 1 1", "0 0 1");
        let verdict = "Cy wins with 0, the lowest total.";
        check(&table, verdict, Some("total"), "Cy 1, Ana 2, Bo 2");
    }
    let table = one_deal("--scoring scratch", "1 1 1", "0 1 0");
    check(&table, "Bo wins with 0, the lowest total.", Some("total"), "Bo 1, Ana 2, Cy 2");
}

#[test]
fn equal_totals_share_a_rank_and_skip_the_next() {
    let table = one_deal("", "0 0 0", "0 1 0");
    check(&table, "Ana and Cy share the win with 10.", None, "Ana 1, Cy 1, Bo 3");
    let table = one_deal("--scoring negative", "1 0 1", "1 0 0");
    check(&table, "Ana and Bo share the win with 0.", None, "Ana 1, Bo 1, Cy 3");
    // Oh Hell has no extra deals to break the tie.
    assert!(!table.done("status").contains("hoyle extra"));
}

#[test]
fn tie_breaks_decide_one_after_another() {
    // Two deals, of two cards and of one.
    const SAME_BIDS: &str = "bid 1 0 0\ntook 1 0 1\nbid 1 1 0\ntook 1 0 0\n";
    // Ana makes two bids of 0, Bo one of 2.
    const LARGE_BID: &str =
        "bid 0 2 1\ntook 0 2 0\nbid 1 1 0\ntook 0 1 0\nrule other \"late\" Bo=8\n";
    let by_last_deal = "Bo wins with 21, ahead of an equal total by 11 in the last deal.";
    let by_number = "Ana wins with 20, ahead of an equal total by bids made: 2.";
    let by_sum = "Bo wins with 20, ahead of an equal total by successful bids that add up to 2.";
    let shared = "Ana and Bo share the win with 21.";
    let cases = [
        ("made-deals,successful-bids,last-deal,shared", SAME_BIDS, by_last_deal, "last-deal"),
        ("last-deal", SAME_BIDS, by_last_deal, "last-deal"),
        ("made-deals,successful-bids,shared", SAME_BIDS, shared, ""),
        ("shared", SAME_BIDS, shared, ""),
        ("off", SAME_BIDS, shared, ""),
        ("made-deals,successful-bids", LARGE_BID, by_number, "made-deals"),
        ("successful-bids,made-deals", LARGE_BID, by_sum, "successful-bids"),
        (
            "last-deal,made-deals",
            LARGE_BID,
            "Ana wins with 20, ahead of an equal total by 10 in the last deal.",
            "last-deal",
        ),
    ];
    for (ties, deals, verdict, won_by) in cases {
        let table = kept(&format!(
            "new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=2 --set ties={ties}\n{deals}"
        ));
        let ranks = match verdict {
            _ if won_by.is_empty() => "Ana 1, Bo 1, Cy 3",
            verdict if verdict.starts_with("Bo") => "Bo 1, Ana 2, Cy 3",
            _ => "Ana 1, Bo 2, Cy 3",
        };
        check(&table, verdict, Some(won_by).filter(|by| !by.is_empty()), ranks);
    }
}

#[test]
fn a_list_of_tie_breaks_is_written_as_a_list_and_one_as_a_word() {
    let cases = [
        ("successful-bids", r#""hoyle":1,"#, r#""ties":"successful-bids""#),
        ("made-deals", r#""hoyle":4,"#, r#""ties":"made-deals""#),
        ("made-deals,shared", r#""hoyle":4,"#, r#""ties":["made-deals","shared"]"#),
    ];
    for (ties, version, written) in cases {
        let table =
            kept(&format!("new oh-hell Ana Bo Cy --dealer Bo --set ties={ties} --id first\n"));
        table.write("own.toml", &table.done(&format!("rules oh-hell --set ties={ties} --toml")));
        table.done("new own.toml Ana Bo Cy --dealer Bo --id again");
        for game in ["first", "again"] {
            let path = table.path(&format!("data/games/{game}.jsonl"));
            let journal = std::fs::read_to_string(path).expect("a journal");
            let first = journal.lines().next().expect("a line");
            assert!(first.contains(version) && first.contains(written), "{first}");
        }
    }
    let table = Table::new();
    for (ties, word) in [("shared,made-deals", "made-deals"), ("last-deal,last-deal", "last-deal")]
    {
        let said = table.refused(1, &format!("new oh-hell Ana Bo Cy --set ties={ties}")).stderr;
        assert!(one_line(&said).contains(&format!("{word} stands twice, or after")), "{said}");
    }
}

#[test]
fn made_bids_break_ties_in_scratch() {
    // Ana and Cy made theirs; Ana bid more.
    let table = one_deal("--scoring scratch", "1 1 0", "1 0 0");
    check(
        &table,
        "Ana wins with 0, ahead of an equal total by successful bids that add up to 1.",
        Some("successful-bids"),
        "Ana 1, Cy 2, Bo 3",
    );
    // Equal bids leave the tie.
    let table = one_deal("--scoring scratch", "0 0 0", "0 0 1");
    check(&table, "Ana and Bo share the win with 0.", None, "Ana 1, Bo 1, Cy 3");
    // Missed bids do not count: Bo and Cy have a scratch each.
    let table = kept(
        "new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=2 --scoring scratch\n\
         bid 0 2 1\ntook 1 0 1\nbid 1 0 1\ntook 0 0 1\n",
    );
    // In turn: Ana 0 missed, Bo 2 missed, Cy 1 made; then Bo 1 missed, Cy 0 made, Ana 1 made.
    check(&table, "Cy wins with 0, the lowest total.", Some("total"), "Cy 1, Ana 2, Bo 3");
    let sums = "new oh-hell Ana Bo Cy --dealer Cy --schedule down --set top=3 --scoring scratch\n\
                bid 2 1 1\ntook 2 1 0\nbid 1 0 2\ntook 1 0 1\nbid 0 0 0\ntook 0 0 1\n";
    // In turn: Ana made 2, Bo 1, Cy missed; Bo made 1, Cy 0, Ana missed; Cy made 0, Ana 0, Bo
    // missed. A scratch each; the made bids add up to 2, 2 and 0.
    let table = kept(sums);
    check(&table, "Ana and Bo share the win with 1.", None, "Ana 1, Bo 1, Cy 3");
}

/// Nine one-card deals for three. In the first eight Ana and Bo bid 1, Cy bids 0 and takes the
/// trick: everyone misses. Then come `bids` and `took`, in turn order.
fn nine_deals(choices: &str, bids: [u8; 3], took: [u8; 3]) -> String {
    let named = |verb: &str, numbers: [u8; 3]| {
        let [ana, bo, cy] = numbers;
        format!("{verb} Ana={ana} Bo={bo} Cy={cy}\n")
    };
    let missed = named("bid", [1, 1, 0]) + &named("took", [0, 0, 1]);
    format!(
        "new romanian Ana Bo Cy --dealer Cy --set top=1 {choices}\n{}{}{}",
        missed.repeat(8),
        named("bid", bids),
        named("took", took)
    )
}

#[test]
fn zero_finish_makes_a_total_of_zero_win() {
    // Ana: 8 missed, −8, and 8 for a bid of 0 made. Bo: −8 and 9. Cy: −9.
    let bids = [0, 1, 1];
    let took = [0, 1, 0];
    let table = kept(&nine_deals("--set premium=8 --set zero-finish=on", bids, took));
    check(
        &table,
        "Ana wins with a zero finish: exactly 0 after the last deal [Romanian whist, Variations: 0 Finish]",
        Some("zero-finish"),
        "Ana 1, Bo 2, Cy 3",
    );
    let explained = table.json("explain");
    let win = explained["points"].as_array().and_then(|points| points.last()).expect("the win");
    assert_eq!(win["player"], "Ana");
    assert_eq!(win["rule"], "romanian.zero-finish");
    assert_eq!(win["section"], "Variations: 0 Finish");
    assert_eq!(table.json("explain 9 Ana")["points"][1], *win);
    assert_eq!(table.json("explain Bo")["points"].as_array().map(Vec::len), Some(9));
    let plain = table.done("explain --plain");
    let record = "9\t1\tAna\t0\t0\t0\tromanian.zero-finish\tRomanian whist\tVariations: 0 Finish";
    assert_eq!(plain.lines().last(), Some(record));

    let sheet = table.json("sheet");
    assert_eq!(sheet["standings"][1]["total"], 1, "Bo has more, and does not win");
    assert_eq!(sheet["standings"][0]["zero_finish"], true);
    assert_eq!(sheet["standings"][1].get("zero_finish"), None);
    let status = table.done("status");
    assert!(status.contains("Standings: 1. Ana 0 (zero finish), 2. Bo 1, 3. Cy -9"), "{status}");
    let standings = table.done("sheet");
    let standings = standings.split("Final standings").nth(1).expect("standings");
    insta::assert_snapshot!(standings, @"

           total  made  missed  zero finish
    ---------------------------------------
    1 Ana      0     1       8  ✓
    2 Bo       1     1       8
    3 Cy      -9     0       9
    ");
    let without = kept(&nine_deals("--set premium=8", bids, took));
    check(&without, "Bo wins with 1.", Some("total"), "Bo 1, Ana 2, Cy 3");
}

#[test]
fn players_who_finish_at_zero_share_the_win() {
    let bids = [0, 0, 0];
    let took = [0, 0, 1];
    let script = nine_deals("--set premium=8 --set zero-finish=on", bids, took);
    let table = kept(&script);
    check(
        &table,
        "Ana and Bo share the win with a zero finish: exactly 0 after the last deal [Romanian whist, Variations: 0 Finish] [our reading: the document speaks of the points after the last hand, and of one player]. An extra deal \
         can settle it.",
        None,
        "Ana 1, Bo 1, Cy 3",
    );
    // An extra deal breaks the tie; players who finished at zero stay ahead of the others.
    table.done("extra zero");
    table.done("took Ana=8 Bo=0 Cy=0");
    let verdict = "Bo wins with 8, best of the players with a zero finish [Romanian whist, Variations: 0 Finish] [our reading: ";
    check(&table, verdict, Some("total"), "Bo 1, Ana 2, Cy 3");
    assert_eq!(table.json("sheet")["standings"][2]["total"], -1, "Cy has more than Ana");
    table.done("undo");
    table.done("took Ana=0 Bo=0 Cy=8");
    check(
        &table,
        "Ana and Bo share the win with a zero finish: exactly 0 after the last deal [Romanian whist, Variations: 0 Finish] [our reading: ",
        None,
        "Ana 1, Bo 1, Cy 3",
    );
}

#[test]
fn zero_counts_only_after_the_last_scheduled_deal() {
    // After the last deal: Ana 1, Bo 1, Cy −9.
    let script = nine_deals("--set premium=9 --set zero-finish=on", [0, 0, 0], [0, 0, 1]);
    let table = kept(&script);
    check(&table, "Ana and Bo share the win with 1.", None, "Ana 1, Bo 1, Cy 3");
    table.done("extra zero");
    table.done("took Ana=8 Bo=0 Cy=0");
    // Cy has exactly 0 now.
    check(&table, "Bo wins with 10.", Some("total"), "Bo 1, Cy 2, Ana 3");
    // Before the first deal everyone has 0, and nobody wins.
    let table = Table::after(&["new romanian Ana Bo Cy --set zero-finish=on --dealer Cy"]);
    let sheet = table.json("sheet");
    assert_eq!(sheet["finished"], false);
    assert_eq!(sheet.get("winners"), None);
    assert_eq!(ranks(&sheet), "Ana 1, Bo 1, Cy 1");
}

#[test]
fn bonuses_count_towards_a_zero_finish() {
    // Three two-card deals in the middle of nine. Ana misses eight, and gets 10 for a bid of 0 in
    // the last; the three in the middle cost 2 more: −8 + 10 − 2.
    let choices = "schedule=1-8-1 top=2 premium=10 zero-finish=on five.length=3 five.points=2";
    let set = choices.split(' ').skip(1).map(|choice| format!(" --set {choice}"));
    let new = format!("new romanian Ana Bo Cy --dealer Ana{}\n", set.collect::<String>());
    let deals = typed(seated(rules("romanian", choices), 3), seat_at(0), "--- --- --o");
    let table = kept(&(new + &deals.join("\n")));
    let sheet = table.json("sheet");
    let ana = &sheet["deals"][5]["hands"][0];
    assert_eq!((&ana["player"], &ana["bonus"]), (&"Ana".into(), &(-2).into()));
    check(
        &table,
        "Ana wins with a zero finish: exactly 0 after the last deal [Romanian whist, Variations: 0 Finish]",
        Some("zero-finish"),
        &ranks(&sheet),
    );
    assert_eq!(sheet["standings"][0]["total"], 0);
    assert!(ranks(&sheet).starts_with("Ana 1, "), "{sheet}");
}

/// Returns the script of a whole Romanian game in which every deal ends alike for Ana.
fn whole_game(players: usize, form: &str, settings: &str) -> String {
    const NAMES: &str = "Ana Bo Cy Di Ed Flo Gus Hal";
    let names: Vec<&str> = NAMES.split(' ').take(players).collect();
    let set: String = settings.split_whitespace().map(|one| format!(" --set {one}")).collect();
    let game = seated(rules("romanian", &format!("schedule={form} {settings}")), players);
    let endings = "-".repeat(game.scheduled().expect("so many deals"));
    format!(
        "new romanian {} --schedule {form} --dealer Ana{set}\n{}\n",
        names.join(" "),
        typed(game, seat_at(0), &endings).join("\n")
    )
}

/// Returns the last rows of the paper sheet, word by word.
fn last_rows(table: &Table, rows: usize) -> Vec<String> {
    let paper = table.done("sheet --style paper");
    let all: Vec<String> = paper.lines().map(one_line).collect();
    all[all.len() - rows..].to_vec()
}

#[test]
fn extra_deals_come_only_after_the_last_deal() {
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Ana"]);
    let said = unfolded(&table.refused(1, "extra zero").stderr);
    assert!(said.contains("[romanian.extras:"), "{said}");
    assert!(said.contains("21 deals"), "{said}");
    table.refused(1, "extra nv");
    table.done("bid 0 0 0");
    table.refused(1, "extra nv");
    let table = kept(&whole_game(3, "1-8-1", ""));
    table.done("extra nv");
    // One is in progress, so the next has to wait.
    table.refused(1, "extra zero");
    table.refused(1, "extra nv");
    table.done("bid 1 1 1");
    table.refused(1, "extra zero");
    table.done("took 8 0 0");
    table.done("extra zero");
}

#[test]
fn extra_deals_are_counted_apart() {
    let table = kept(&whole_game(3, "1-8-1", ""));
    let counted = |expect: &str, extras: usize| {
        for command in ["games", "sheet"] {
            let told = table.done(command);
            assert!(told.contains(&format!("{expect} played")), "{command}: {expect}\n{told}");
        }
        let game = &table.json("games")[0];
        assert_eq!((&game["deals_played"], &game["deals"]), (&21.into(), &21.into()));
        assert_eq!(game["extra_deals_played"], extras);
    };
    counted("all 21 deals", 0);
    for extra in 0..3 {
        let before =
            ["all 21 deals", "all 21 deals and 1 extra deal", "all 21 deals and 2 extra deals"];
        table.done("extra zero");
        counted(before[extra], extra);
        table.done("took 8 0 0");
    }
    counted("all 21 deals and 3 extra deals", 3);
}

#[test]
fn there_are_as_many_zero_deals_as_players_and_one_nv() {
    let table = kept(&whole_game(3, "1-8-1", ""));
    assert_eq!(table.json("sheet")["deals"].as_array().map(Vec::len), Some(21));
    for deal in 22..=24 {
        table.done("extra zero");
        table.done("took 8 0 0");
        let sheet = table.json("sheet");
        let last = &sheet["deals"][deal - 1];
        assert_eq!((&last["deal"], &last["mark"]), (&deal.into(), &"0".into()));
        assert_eq!((&last["cards"], &last["trump"]), (&8.into(), &"none".into()));
    }
    let said = unfolded(&table.refused(1, "extra zero").stderr);
    assert!(said.contains("[romanian.extras:"), "{said}");
    table.done("extra nv");
    table.done("bid 0 0 0");
    table.done("took 8 0 0");
    assert_eq!(table.json("sheet")["deals"][24]["mark"], "NV");
    table.refused(1, "extra nv");
    table.refused(1, "extra zero");
    let said = unfolded(&table.refused(1, "bid 1").stderr);
    assert!(said.contains("25 deals"), "{said}");
    table.refused(2, "extra");
    assert!(unfolded(&table.refused(1, "extra nvv").stderr).contains("zero"));
    // Oh Hell and Serbian whist have none.
    for script in ["oh-hell Ana Bo Cy", "serbian Ana Bo Cy Di"] {
        let table = Table::after(&[&format!("new {script}")]);
        table.refused(1, "extra zero");
    }
}

#[test]
fn in_a_zero_deal_every_bid_is_zero() {
    let table = kept(&whole_game(3, "1-8-1", "hook=on"));
    table.done("extra zero");
    let status = unfolded(&table.done("status"));
    assert!(status.contains("every bid 0"), "{status}");
    assert!(status.contains("Extra deal 0"), "{status}");
    for bid in ["bid 0 0 0", "bid 0", "bid 3 3 1", "bid Bo=0"] {
        let said = unfolded(&table.refused(1, bid).stderr);
        assert!(said.contains("[romanian.extras:"), "{bid}: {said}");
    }
    table.done("took 3 3 2");
    let sheet = table.json("sheet");
    let hands = sheet["deals"][21]["hands"].as_array().expect("hands").clone();
    assert!(hands.iter().all(|hand| hand["bid"] == 0 && hand["bonus"] == 0), "{hands:?}");
    let mut points: Vec<i64> =
        hands.iter().map(|hand| hand["points"].as_i64().expect("whole")).collect();
    points.sort_unstable();
    assert_eq!(points, [-3, -3, -2]);
}

#[test]
fn an_nv_deal_has_blind_bids_and_the_hook() {
    let table = kept(&whole_game(3, "1-8-1", ""));
    table.done("extra nv");
    let status = unfolded(&table.done("status"));
    assert!(status.contains("Extra deal NV"), "{status}");
    assert!(status.contains("bid before the cards are dealt"), "{status}");
    table.done("bid 3 3");
    let status = table.json("status");
    assert_eq!(status["deal"]["open"], serde_json::json!([0, 1, 3, 4, 5, 6, 7, 8]));
    assert_eq!(status["deal"]["barred"]["bid"], 2);
    let said = unfolded(&table.refused(1, "bid 2").stderr);
    assert!(said.contains("[romanian.hook:"), "{said}");
    table.done("bid 3");
    table.done("took 3 3 2");
    let sheet = table.json("sheet");
    let hands = sheet["deals"][21]["hands"].as_array().expect("hands").clone();
    let mut points: Vec<i64> =
        hands.iter().map(|hand| hand["points"].as_i64().expect("whole")).collect();
    points.sort_unstable();
    assert_eq!(points, [-1, 8, 8]);
}

#[test]
fn extra_deals_are_marked_dealt_in_turn_and_pay_no_bonus() {
    // Ana misses every deal: one more would make a run of five.
    let table = kept(&whole_game(3, "1-8-1", "promotions=five,players-plus-one"));
    let before = table.json("sheet");
    let last_dealer = before["deals"][20]["dealer"].clone();
    assert_eq!(last_dealer, "Cy");
    table.done("extra zero");
    table.done("took Ana=8 Bo=0 Cy=0");
    table.done("extra nv");
    table.done("bid Ana=1 Bo=0 Cy=0");
    table.done("took Ana=0 Bo=8 Cy=0");
    let sheet = table.json("sheet");
    for (deal, mark, dealer) in [(21, "0", "Ana"), (22, "NV", "Bo")] {
        let deal = &sheet["deals"][deal];
        assert_eq!((&deal["mark"], &deal["dealer"]), (&mark.into(), &dealer.into()));
        for hand in deal["hands"].as_array().expect("hands") {
            assert_eq!(hand["bonus"], 0, "{hand}");
        }
    }
    let rows = last_rows(&table, 2);
    assert!(rows[0].starts_with("0 0 ") && rows[1].starts_with("NV 1 "), "{rows:?}");
    // In JSON every column of the deal is also given as text.
    let marks: Vec<&str> = sheet["deals"]
        .as_array()
        .expect("deals")
        .iter()
        .map(|deal| deal["mark"].as_str().expect("a mark"))
        .collect();
    assert_eq!(marks.concat(), "1112345678887654321110NV");
    // The game is a script like any other.
    let script = table.done("script");
    assert!(script.contains("\nextra zero\ntook 0 0 8\nextra nv\n"), "{script}");
    let again = kept(&script);
    assert_eq!(again.json("sheet")["deals"], sheet["deals"]);
    // `explain` distinguishes them.
    let told = unfolded(&table.done("explain 22"));
    assert!(told.starts_with("Extra deal 0: 8 cards"), "{told}");
    let told = table.json("explain 23 Ana");
    assert_eq!(
        (&told["points"][0]["mark"], &told["points"][0]["points"]),
        (&"NV".into(), &(-1).into())
    );
}

#[test]
fn an_extra_deal_can_be_undone() {
    let table = kept(&whole_game(3, "8-1-8", ""));
    let over = table.done("status");
    let sheet = table.json("sheet");
    table.done("extra zero");
    assert_eq!(table.json("sheet")["finished"], false);
    assert_ne!(table.done("status"), over);
    table.done("undo");
    assert_eq!(table.done("status"), over);
    assert_eq!(table.json("sheet"), sheet);
    table.done("redo");
    table.done("took 8 0 0");
    assert_eq!(table.json("sheet")["deals"].as_array().map(Vec::len), Some(22));
    table.done("undo");
    table.done("undo");
    assert_eq!(table.json("sheet"), sheet);
    // A different continuation.
    table.done("extra nv");
    table.done("bid 0 0 0");
    table.done("took 8 0 0");
    assert_eq!(table.json("sheet")["deals"][21]["mark"], "NV");
    assert!(!table.done("script").contains("extra zero"));
}

#[test]
fn with_seven_players_the_dealer_sits_out_extra_deals_too() {
    let table = kept(&whole_game(7, "1-8-1", ""));
    for _ in 0..7 {
        table.done("extra zero");
        table.done("took 8 0 0 0 0");
    }
    table.refused(1, "extra zero");
    let sheet = table.json("sheet");
    let deals = sheet["deals"].as_array().expect("deals");
    assert_eq!(deals.len(), 33 + 7);
    for deal in &deals[33..] {
        assert_eq!(deal["dealer"], deal["dead_hand"]);
        assert_eq!(deal["hands"].as_array().map(Vec::len), Some(6));
    }
    let dealers: Vec<&str> =
        deals[33..].iter().map(|deal| deal["dealer"].as_str().expect("a name")).collect();
    // Ed dealt the 33rd deal.
    assert_eq!(dealers, ["Flo", "Gus", "Ana", "Bo", "Cy", "Di", "Ed"]);
}

#[test]
fn what_breaks_ties_is_no_source_of_points() {
    let table = kept(
        "new oh-hell Ana Bo Cy --dealer Cy --set ties=made-deals --id first\nbid 0 0 0\ntook 1 0 0\n",
    );
    let explained = table.done("explain 1");
    assert!(
        explained.contains("By score.oh-hell [") && !explained.contains("House rules"),
        "{explained}"
    );
    let rules = table.done("rules oh-hell --set ties=made-deals");
    assert!(rules.contains("House rules"), "{rules}");
}
