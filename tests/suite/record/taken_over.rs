//! Games taken over in the middle, and old ones of which only the result is known.

use crate::common::{Table, evening, one_line};
use hoyle::analysis::GameLine;
use hoyle::cards::Side;
use hoyle::game::{BroughtForward, Deal};
use hoyle::rules::Points;
use std::collections::BTreeMap;

/// Returns an example evening, as a line, with an option added to its first command.
fn line_of(example: &str, option: &str) -> GameLine {
    let table = Table::new();
    let mut lines = evening(example);
    lines[0] += option;
    table.write("evening.hoyle", &(lines.join("\n") + "\n"));
    table.done("replay evening.hoyle --save");
    serde_json::from_str(&table.done("export --lines")).expect("a line")
}

/// Returns how many deals in a row each player has made, or missed if the number is below zero.
fn runs(line: &GameLine, deals: usize) -> Vec<i16> {
    let mut runs = vec![0_i16; line.players.len()];
    for deal in &line.deals[..deals] {
        for (seat, run) in runs.iter_mut().enumerate() {
            let bid = deal.bids[seat].expect("nobody sits out").number;
            let made = deal.took[seat] == Some(bid);
            match (deal.cards, made) {
                (Some(1), _) => {}
                (_, true) => *run = (*run).max(0) + 1,
                (_, false) => *run = (*run).min(0) - 1,
            }
        }
    }
    runs
}

/// Asserts that a game goes on from its own totals before each deal as it did in full.
#[track_caller]
fn check_at_every_deal(line: &GameLine, forward: impl Fn(usize) -> BroughtForward) {
    let full = line.play().expect("a game");
    for deals in 1..line.deals.len() {
        let taken_over = GameLine {
            dealer: line.deals[deals].dealer.clone().expect("a dealer"),
            brought_forward: Some(forward(deals)),
            deals: line.deals[deals..].to_vec(),
            ..line.clone()
        };
        let game = taken_over.play().expect("the same game");
        assert_eq!(game.totals(), full.totals(), "from deal {}", deals + 1);
        assert_eq!(game.standings(), full.standings(), "from deal {}", deals + 1);
        assert_eq!(game.due(), full.due(), "from deal {}", deals + 1);
        for (own, same) in game.played().zip(full.played().skip(deals)) {
            assert_eq!(own.plan, same.plan);
            assert_eq!(own.totals, same.totals, "deal {}", own.plan.number);
            let points = |deal: &Deal| -> Vec<(Side, Points)> {
                deal.postings.iter().map(|posting| (posting.side, posting.points)).collect()
            };
            assert_eq!(points(own), points(same), "deal {}", own.plan.number);
        }
        let written = serde_json::to_string(&taken_over).expect("JSON");
        assert_eq!(serde_json::from_str::<GameLine>(&written).expect("a line"), taken_over);
    }
}

#[test]
fn a_game_goes_on_from_its_totals_and_runs_as_if_nothing_had_happened() {
    for (example, option) in [
        ("romanian-evening", " --set promotions=five,ten --set zero-finish=on"),
        ("serbian-evening", ""),
        ("wizard-evening", ""),
        ("call-break-evening", ""),
    ] {
        let line = line_of(example, option);
        let full = line.play().expect("a game");
        let has_runs = full.setup().rules().promotions.in_force().next().is_some();
        check_at_every_deal(&line, |deals| BroughtForward {
            deals: Some(deals),
            totals: full.played().nth(deals - 1).expect("a deal").totals.clone(),
            runs: if has_runs { runs(&line, deals) } else { Vec::new() },
            tallies: BTreeMap::new(),
        });
    }
}

#[test]
fn tallies_that_run_on_are_brought_forward() {
    let line = line_of("spades-evening", "");
    let full = line.play().expect("a game");
    let bags = full.setup().rules().tallies.iter().find(|rule| rule.id == "bags").expect("bags");
    check_at_every_deal(&line, |deals| {
        let carried = full
            .setup()
            .sides_in_turn()
            .map(|side| full.carried(bags, side, deals).expect("bags run on") as u16);
        BroughtForward {
            deals: Some(deals),
            totals: full.played().nth(deals - 1).expect("a deal").totals.clone(),
            runs: Vec::new(),
            tallies: BTreeMap::from([("bags".to_owned(), carried.collect())]),
        }
    });
}

/// A Romanian evening that was begun on paper.
const TAKEN_OVER: &str = "new romanian Ana Bo Cid Di --from-deal 10 --totals 20,15,-3,7.5 --dealer Bo \
                          --set promotions=five --runs Ana=+3,Cid=-2 --id paper";

#[test]
fn every_view_has_what_was_brought_forward() {
    let table = Table::after(&[TAKEN_OVER, "bid 0 0 1 1", "took 0 0 0"]);
    let sheet = table.json("sheet");
    let forward = serde_json::json!({"deals": 9, "totals": [20, 15, -3, 7.5]});
    assert_eq!(sheet["brought_forward"], forward);
    assert_eq!(sheet["deals"][0]["deal"], 10);
    let sheet = table.done("sheet");
    for text in ["1–9", "10 of 24 deals played", "Deals 1 to 9 were played elsewhere: Ana 20,"] {
        assert!(sheet.contains(text), "{sheet}");
    }
    let facts = table.done("sheet --format csv");
    assert!(facts.contains("\nBrought forward,,,,,,,,20,"), "{facts}");
    let schedule = table.json("schedule");
    assert_eq!((&schedule[0]["dealer"], &schedule[10]["dealer"]), (&"Ana".into(), &"Cid".into()));
    assert_eq!(table.json("stats")["by_rules"][0]["players"][0]["deals"], 1);
    assert!(table.done("script").starts_with(
        "new romanian Ana Bo Cid Di --set promotions=five --dealer Bo --from-deal=10 \
         --totals=20,15,-3,7½ --runs=Ana=3,Cid=-2\n"
    ));
    assert!(table.done("stats Ana --explain points").contains("deals: 10"));
    let journal = std::fs::read_to_string(table.path("data/games/paper.jsonl")).expect("kept");
    assert!(journal.contains(r#""hoyle":4,"seq":0"#), "{journal}");

    // What was played elsewhere cannot be corrected, ruled on or explained.
    for (code, line) in [
        (2, "fix 3 bid 0 0 0 0"),
        (1, "rule other late Ana=5 --deal 3"),
        (1, "note late --deal 3"),
        (1, "redeal --deal 3"),
        (2, "explain 3"),
    ] {
        let said = one_line(&table.refused(code, line).stderr);
        assert!(said.contains("Deal 3 was played elsewhere"), "{line}: {said}");
    }
    table.done("undo");
    table.done("undo");
    table.refused(1, "undo");

    let again = Table::new();
    again.write("paper.hoyle", &table.done("script"));
    again.done("replay paper.hoyle --save");
    assert_eq!(again.json("sheet")["brought_forward"], forward);
    let anew = TAKEN_OVER.replace("--runs Ana=+3,Cid=-2", "");
    assert!(
        Table::after(&[&anew]).done("sheet").contains("Runs of deals begin anew with deal 10.")
    );
}

#[test]
fn what_cannot_have_been_brought_forward_is_refused() {
    let table = Table::new();
    for (options, why) in [
        ("--from-deal 3 --totals 1,2,3 --dealer Di", "4 numbers are needed"),
        ("--from-deal 3 --totals 1,2,3,4.2 --dealer Di", "whole and half points"),
        ("--from-deal 3 --totals 1,2,3,4000000 --dealer Di", "at most a million"),
        ("--from-deal 1 --totals 1,2,3,4 --dealer Di", "at deal 2 to 24, not at deal 1"),
        ("--from-deal 25 --totals 1,2,3,4 --dealer Di", "at deal 2 to 24, not at deal 25"),
        ("--from-deal 3 --totals 1,2,3,4", "new needs --dealer"),
        ("--from-deal 3 --dealer Di", "new needs --totals"),
        ("--totals 1,2,3,4", "new needs --dealer and --from-deal"),
        ("--from-deal 3 --totals 1,2,3,4 --dealer Di --runs Ana=2", "No promotion is in force"),
        (
            "--from-deal 8 --totals 1,2,3,4 --dealer Di --set promotions=ten --runs Ana=4",
            "Ana can have at most 3 deals in a row",
        ),
        ("--from-deal 8 --totals 1,2,3,4 --dealer Di --tally bags=1,2,3,4", "does not run on"),
        ("--result Ana=1,Bo=2,Cid=3", "4 numbers are needed"),
        ("--result Ana=1,Bo=2,Cid=3,Ana=4", "“Ana” is named twice"),
        ("--result Ana=1,Bo=2,Cid=3,Di=4 --from-deal 3", "cannot be given together with"),
        ("--result Ana=1,Bo=2,Cid=3,Di=4 --date 2019-02-30", "expected a date"),
    ] {
        let said = table.refused(2, &format!("new romanian Ana Bo Cid Di {options}")).stderr;
        assert!(one_line(&said).contains(why), "{options}: {said}");
    }
    let said = table.refused(2, "new whist Ana Bo Cid Di --result Ana=1,Bo=2 --set games=2").stderr;
    assert!(!said.is_empty());
    table.refused(2, "new whist --result Ana=5,Bo=3,Cid=4,Di=3");
    // Partners may both be named with the total that they share.
    table.done("new whist --result Ana=5,Bo=3,Cid=5,Di=3");
}

#[test]
fn an_old_result_counts_in_statistics_where_no_deal_is_needed() {
    let table = Table::after(&[
        "new wizard --result Ana=310,Bo=280,Cid=190 --date 2019-12-27 --id old",
        "new wizard Ana Bo Cid --dealer Cid --set top=1 --id new",
        "bid 0 0 1",
        "took 1 0 0",
    ]);
    let stats = table.json("stats");
    assert_eq!((&stats["games"], &stats["by_result"]), (&2.into(), &1.into()));
    let ana = &stats["players"][0];
    assert_eq!(
        (&ana["player"], &ana["games"], &ana["wins"]),
        (&"Ana".into(), &2.into(), &1.into())
    );
    let at_wizard = &stats["by_rules"][0]["players"][0];
    assert_eq!((&at_wizard["deals"], &at_wizard["points"]), (&1.into(), &(-10).into()));
    assert_eq!(stats["ratings"][0]["games"], 2);
    assert!(table.done("stats").contains("1 of 2 games is known only by the result."));
    assert_eq!(table.json("stats --until 2019")["games"], 1);
    assert_eq!(table.json("settle old")[0]["amount"], "15.00");

    let sheet = table.json("sheet -g old");
    assert_eq!(sheet["winners"], serde_json::json!(["Ana"]));
    assert_eq!(sheet["brought_forward"], serde_json::json!({"totals": [310, 280, 190]}));
    assert_eq!(sheet["deals"], serde_json::json!([]));
    let listed = &table.json("games")[1];
    assert_eq!((&listed["result_only"], &listed["finished"]), (&true.into(), &true.into()));
    let script = table.done("script -g old");
    assert_eq!(
        script,
        "new wizard Ana Bo Cid --dealer Ana --result=Ana=310,Bo=280,Cid=190 --date=2019-12-27\n"
    );
    let said = table.refused(1, "bid 1 -g old").stderr;
    assert!(said.contains("The game is over") && !said.contains("undo"), "{said}");
}

#[test]
fn a_result_and_a_saved_audit_say_which_game_commands_apply_to_now() {
    let table = Table::after(&["new wizard Ana Bo Cid --dealer Cid --id tonight"]);
    let said = table.hoyle("new wizard --result Ana=310,Bo=280,Cid=190 --date 2019-12-27 --id old");
    for part in ["Commands now apply to game old.", "hoyle use tonight"] {
        assert!(said.stderr.contains(part), "{}", said.stderr);
    }
    table.done("use tonight");
    table.write("sheet.csv", "deal,A bid,A took,A points,A total,B bid,B took,B points,B total,C bid,C took,C points,C total\n1,0,0,10,10,1,1,11,11,1,0,0,0\n");
    let said = table.hoyle("audit sheet.csv --rules oh-hell --save --dealer C");
    assert!(said.stderr.contains("hoyle use tonight"), "{}", said.stderr);
    // In an empty folder there is nothing to go back to.
    let said = Table::new().hoyle("new wizard --result Ana=310,Bo=280,Cid=190 --id old");
    assert!(!said.stderr.contains("hoyle use"), "{}", said.stderr);
}

#[test]
fn a_tie_is_not_broken_by_deals_that_are_not_known() {
    let rules = "oh-hell Ana Bo Cy --schedule down --set top=2 --set ties=made-deals,last-deal";
    let table = Table::new();
    let begun = one_line(
        &table.done(&format!("new {rules} --from-deal 2 --totals 9,0,0 --dealer Cy --id fri")),
    );
    assert!(begun.contains("A tie is not broken by the deals made:"), "{begun}");
    table.done("bid 0 0 0");
    // Ana alone missed here.
    table.done("took 1 0 0");
    let sheet = table.json("sheet");
    assert_eq!(sheet["winners"], serde_json::json!(["Ana", "Bo", "Cy"]));
    assert_eq!(sheet["won_by"], serde_json::Value::Null);
    assert!(one_line(&table.done("sheet")).contains("A tie is not broken by the deals made:"));

    // The last deal is known.
    let table = Table::after(&[
        &format!(
            "new {} --from-deal 2 --totals 9,0,0 --dealer Cy --id fri",
            rules.replace("made-deals,", "")
        ),
        "bid 0 0 0",
        "took 1 0 0",
    ]);
    assert_eq!(table.json("sheet")["winners"], serde_json::json!(["Bo", "Cy"]));
}

#[test]
fn somebody_may_join_a_game_that_was_taken_over() {
    let table = Table::after(&[
        "new serbian Ana Bea Cid Di --from-deal 6 --totals 82,95,98,79 --dealer Di",
        "join Eve",
    ]);
    let sheet = table.json("sheet");
    assert_eq!(sheet["brought_forward"]["totals"], serde_json::json!([82, 95, 98, 79, 0]));
    for line in ["sheet", "sheet --format csv", "sheet --format html", "explain", "log"] {
        table.done(line);
    }
    assert!(table.done("sheet").contains("Ana 82, Bea 95, Cid 98, Di 79."));
}
