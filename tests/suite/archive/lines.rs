//! A game as a line, and what is wrong with lines.

use crate::common::Table;
use hoyle::analysis::{GameLine, Rescorer, Rescoring};
use hoyle::history::journal;
use hoyle::output::json;
use hoyle::views::Sheet;
use hoyle::words;

/// The line of a game of three players, with one deal of one card.
fn line(deal: &str) -> String {
    format!(
        r#"{{"rules":"romanian","players":["Ana","Jo","Vera"],"dealer":"Vera","deals":[{{{deal}}}]}}"#
    )
}

fn refused(line: &str) -> (String, String) {
    let mut rescorer = Rescorer::new(Rescoring::default());
    let error = rescorer.rescore(line.as_bytes()).expect_err("against the rules");
    let ruling = words::game_line_error(&error, &rescorer.replay(line.as_bytes()));
    (ruling.rule(), ruling.because)
}

#[test]
fn every_example_plays_from_its_line() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut scripts = 0;
    for folder in ["examples", "tests/vectors"] {
        for file in std::fs::read_dir(root.join(folder)).expect("a folder") {
            let path = file.expect("a file").path();
            if path.extension().is_none_or(|extension| extension != "hoyle") {
                continue;
            }
            let table = Table::new();
            let said = table.words(&["replay", path.to_str().expect("text"), "--save"]);
            assert_eq!(said.code, 0, "{}: {}", path.display(), said.stderr);
            let saved = std::fs::read_dir(table.path("data/games")).expect("a folder").flatten();
            let mut paths = saved.map(|entry| entry.path());
            let journal = paths.find(|path| path.extension().is_some_and(|end| end == "jsonl"));
            let bytes = std::fs::read(journal.expect("a game")).expect("a journal");
            let history = journal::decode(bytes).expect("sound").history;
            let line = GameLine::of_history(&history);
            assert!(line.rules.is_some() && line.ruleset.is_none(), "{}", path.display());
            let text = json::line(&line);
            let read: GameLine = serde_json::from_str(&text).expect("as it was written");
            let game = read.play().unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
            assert_eq!(game.standings(), history.game().standings(), "{text}");
            let sheet = Sheet::of("", &game);
            let recorded = Sheet::of("", history.game());
            assert_eq!((sheet.json.deals, sheet.drawn), (recorded.json.deals, recorded.drawn));
            scripts += 1;
        }
    }
    assert!(scripts >= 18, "{scripts}");
}

#[test]
fn a_deal_after_the_end_that_the_table_let_stand_plays_from_its_line() {
    let deal =
        |rest: &str| format!(r#"{{"trump":"spades","bids":[13,0,0,0],"took":[13,0,0,0]{rest}}}"#);
    let deals = [vec![deal(""); 3], vec![deal(r#","stands":true"#)]].concat().join(",");
    let line = format!(
        r#"{{"rules":"spades","players":["Ana","Jo","Vera","Igor"],"dealer":"Vera","deals":[{deals}]}}"#
    );
    let line: GameLine = serde_json::from_str(&line).expect("a line");
    let game = line.play().unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(game.played().count(), 4);
}

#[test]
fn a_deal_played_on_after_a_ruling_ended_the_game_is_written_as_it_was_read() {
    let ruling = r#"{"about":"misdeal","reason":"agreed","deal":1,"points_in_halves":[[0,7]]}"#;
    for stands in ["", r#","stands":true"#] {
        let line = format!(
            r#"{{"rules":"whist","players":["Ana","Jo","Vera","Igor"],"dealer":"Vera","deals":[
                {{"trump":"spades","took":[9,4]}},
                {{"took":[3,10],"rulings":[{ruling}]{stands}}}]}}"#
        );
        let line: GameLine = serde_json::from_str(&line).expect("a line");
        let game = line.play().unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(GameLine::of(&game).deals[1].stands, !stands.is_empty());
    }
}

#[test]
fn a_line_is_judged_like_a_game_at_the_table() {
    let cases = [
        (r#""bids":[0,0,1],"took":[0,1,0]"#, "romanian.hook", "Deal 1: Vera may not bid 1"),
        (r#""bids":[0,0,2],"took":[0,1,0]"#, "romanian.bid-range", "Deal 1: Vera"),
        (r#""bids":[0,1,1],"took":[0,1,1]"#, "romanian.tricks", "Deal 1: "),
        (
            r#""cards":2,"bids":[0,1,1],"took":[0,1,0]"#,
            "romanian.deals",
            "Deal 1: Each player is dealt 1 card, not 2.",
        ),
        (
            r#""dealer":"Mira","bids":[0,1,1],"took":[0,1,0]"#,
            "",
            "Deal 1: Nobody at this table is called “Mira”.",
        ),
        (r#""bids":[0,1,1,0],"took":[0,1,0]"#, "", "Deal 1: A list has 4 numbers for 3 players."),
        (r#""bids":[0,1,1]"#, "", "Deal 1: It was not played to the end."),
        (
            r#""before":[{"bid":[[0,1]]}]"#,
            "",
            "Deal 1: Between deals, there can be only `leave` and `swap`.",
        ),
        (
            r#""before":[{"swap":[0,200]}]"#,
            "",
            "Deal 1: There is no place 200: places count from 0, and 3 players play.",
        ),
    ];
    for (deal, rule, because) in cases {
        let (found, said) = refused(&line(deal));
        assert_eq!(found, rule, "{deal}: {said}");
        assert!(said.starts_with(because), "{deal}: {said}");
    }
}

#[test]
fn a_dealer_out_of_turn_sets_the_speaking_order() {
    // Ana deals, so Jo speaks first and Ana last: the hook is hers.
    let fair = line(r#""dealer":"Ana","bids":[1,1,0],"took":[1,0,0]"#);
    let fair: GameLine = serde_json::from_str(&fair).expect("a line");
    let game = fair.play().expect("legal");
    assert_eq!(game.totals(), [6, -1, 5].map(hoyle::rules::Points::whole));
    let (rule, said) = refused(&line(r#""dealer":"Ana","bids":[0,1,0],"took":[0,1,0]"#));
    assert_eq!(rule, "romanian.hook");
    assert!(said.starts_with("Deal 1: Ana may not bid 0"), "{said}");
}

#[test]
fn rules_are_named_or_whole_but_not_both() {
    let games = |rules: &str| {
        format!(r#"{{{rules}"players":["Ana","Jo","Vera"],"dealer":"Ana","deals":[]}}"#)
    };
    let whole = serde_json::to_string(&hoyle::presets::ruleset("romanian")).expect("JSON");
    let both = format!(r#""rules":"romanian","ruleset":{whole},"#);
    for (rules, said) in [
        ("", "A game has either `rules`, an id, or `ruleset`, whole rules."),
        (&both, "A game has either `rules`, an id, or `ruleset`, whole rules."),
        (
            r#""rules":"rommanian","#,
            "There are no rules called “rommanian”. Did you mean romanian?",
        ),
        (
            r#""rules":"romanian","scoring":"x","#,
            "There is no scoring for Romanian whist called “x”.",
        ),
        (r#""rules":"romanian","set":["hook=x"],"#, "hook cannot be “x”"),
    ] {
        let (rule, because) = refused(&games(rules));
        assert_eq!(rule, "", "{rules}");
        assert!(because.starts_with(said), "{because}");
    }
    let whole: GameLine =
        serde_json::from_str(&games(&format!(r#""ruleset":{whole},"#))).expect("a line");
    assert_eq!(whole.play().expect("legal").setup().rules().id, "romanian");
}
