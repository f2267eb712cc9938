//! Ids of rules, scores, schedules and games, in any case.

use crate::common::Table;

#[test]
fn rules_scores_and_schedules_may_be_spelled_in_any_case_with_or_without_spaces() {
    for (typed, canonical) in [
        ("new Serbian", "new serbian"),
        ("new ROMANIAN", "new romanian"),
        ("new 'oh hell'", "new oh-hell"),
        ("new Oh Hell", "new oh-hell"),
        ("new OhHell", "new oh-hell"),
        ("new auctionwhist", "new auction-whist"),
    ] {
        let table = Table::after(&[&format!("{typed} Ana Marko Jelena Miloš --dealer Ana")]);
        let script = table.done("script");
        let recorded = format!("{canonical} Ana Marko Jelena Miloš --dealer Ana\n");
        assert_eq!(script, recorded, "{typed}");
    }
    let table = Table::after(&[
        "new oh-hell Ana Bo Cy --dealer Cy --scoring 'Ten Exact' --schedule 'Down Up'",
    ]);
    let recorded = "new oh-hell Ana Bo Cy --scoring ten-exact --schedule down-up --dealer Cy\n";
    assert_eq!(table.done("script"), recorded);
    let table = Table::new();
    assert_eq!(table.done("rules 'Oh Hell'"), table.done("rules oh-hell"));
    assert_eq!(table.done("rules TenExact"), table.done("rules ten-exact"));
    assert_eq!(
        table.done("score Serbian --cards 6 --players 4 2/2"),
        table.done("score serbian --cards 6 --players 4 2/2")
    );
    assert_eq!(table.done("schedule Oh Hell Ana Bo Cy"), table.done("schedule oh-hell Ana Bo Cy"));
    table.done("check trick --rules Serbian --trump h 7c Kc 2h Ac");
}

#[test]
fn an_id_keeps_its_capitals_and_is_found_without_them() {
    let table = Table::after(&["new german Ada Bo --dealer Bo --id Friday"]);
    assert_eq!(table.json("status")["game"], "Friday");
    assert!(table.path("data/games/friday.jsonl").is_file());
    table.done("took 14 12 -g FRIDAY");
    assert!(table.done("sheet -g friday").contains("Friday"));
    assert!(table.done("games").contains("Friday"));
    // Two ids that differ only in case would be one file on some systems.
    let said = table.refused(3, "new german Ada Bo --id friday");
    assert!(said.stderr.contains("already a game"), "{}", said.stderr);
    table.done("new german Ada Bo --dealer Bo --id other");
    table.done("remove FRIDAY --yes");
    table.refused(3, "status -g Friday");
    table.done("restore Friday");
    assert_eq!(table.json("status -g friday")["game"], "Friday");
    table.done("export Friday --to game.jsonl");
    table.done("import game.jsonl --as Sunday");
    assert_eq!(table.json("status -g Sunday")["game"], "Sunday");
    for device in ["Con", "LPT1"] {
        table.refused(2, &format!("new german Ada Bo --id {device}"));
    }
}
