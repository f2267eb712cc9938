//! `players rename`: the spelling of a name changes in every game, or in none.

use crate::common::Table;

/// Returns a table with two games of Jhon, one of them over, and one without him.
fn evenings() -> Table {
    Table::after(&[
        "new wizard Jhon Bob Cid --dealer Cid --id typo",
        "bid 0 0 0",
        "took 1 0 0",
        "new wizard Ann Jhon Dee --dealer Dee --id over",
        "bid 0 0 0",
        "took 1 0 0",
        "leave Jhon --to Eve",
        "bid 0 0 0",
        "took 1 1 0",
        "end",
        "new wizard Ann Bob Cid --dealer Cid --id other",
    ])
}

/// Returns what the journals say.
fn journals(table: &Table) -> Vec<String> {
    let mut journals = Vec::new();
    for (path, bytes) in table.bytes() {
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            journals.push(String::from_utf8_lossy(&bytes.unwrap_or_default()).into_owned());
        }
    }
    journals
}

#[test]
fn a_name_is_mended_in_every_deal_of_every_game() {
    let table = evenings();
    let said = table.hoyle("players rename jhon John");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("games over and typo"), "{}", said.stdout);
    for line in ["sheet", "explain 1", "explain 1 John", "script", "export --facts csv", "status"] {
        for game in ["typo", "over"] {
            let told = table.done(&format!("{line} -g {game}"));
            assert!(!told.contains("Jhon"), "{line} -g {game}: {told}");
        }
    }
    assert!(table.done("sheet -g over").contains("Eve replaces John"));
    for list in ["players", "stats", "games", "export --all --lines --to -"] {
        let told = table.done(list);
        assert!(told.contains("John") && !told.contains("Jhon"), "{list}: {told}");
    }
    let log = table.done("log -g typo");
    assert!(log.contains("Jhon") && log.contains("Jhon is John"), "{log}");
    // The game may go on, and its lines say that an older program cannot read them.
    table.done("bid Bob=1 -g typo");
    let lines = journals(&table);
    let renames: Vec<&str> = lines
        .iter()
        .flat_map(|journal| journal.lines())
        .filter(|line| line.contains("rename"))
        .collect();
    assert_eq!(renames.len(), 2);
    assert!(renames.iter().all(|line| line.contains("\"hoyle\":4")), "{renames:?}");
}

#[test]
fn a_script_makes_the_same_game_with_the_names_as_they_are_spelt_in_the_end() {
    let table = evenings();
    table.done("players rename Jhon John");
    table.done("players rename Eve Eva");
    table.done("players rename John Jhonny");
    let script = table.done("script -g over");
    assert!(script.contains("leave Jhonny --to Eva"), "{script}");
    table.write("over.hoyle", &script);
    let replayed = table.json("replay over.hoyle");
    let sheet = table.json("sheet -g over");
    for key in ["players", "deals", "standings", "notes", "ended"] {
        assert_eq!(replayed[key], sheet[key], "{key}");
    }
}

#[test]
fn every_game_takes_its_own_mending_back() {
    let table = evenings();
    table.done("players rename Jhon John");
    let said = table.hoyle("undo -g over");
    assert!(said.stdout.contains("Took back: Jhon is John"), "{}", said.stdout);
    assert!(table.done("explain 1 -g over").contains("Jhon bid"));
    assert!(table.done("explain 1 -g typo").contains("John bid"));
    table.done("redo -g over");
    assert!(table.done("explain 1 -g over").contains("John bid"));
    // The hint of the command takes all of it back.
    let said = table.hoyle("players rename John Jack");
    let back = said.stderr.trim().strip_prefix("Take it back: hoyle ").expect("a hint").to_owned();
    table.done(&back);
    assert!(table.done("explain 1 -g typo").contains("John bid"));
}

#[test]
fn the_prompt_goes_on_after_a_name_is_mended_in_its_game() {
    let table = evenings();
    let said = table.piped("play -g typo", "players rename Jhon John\nnote 'John came late'\n", 80);
    assert_eq!(said.code, 0, "{}", said.all());
    assert_eq!(table.json("sheet -g typo")["notes"][0]["note"], "John came late");
}

#[test]
fn only_the_games_named_are_changed_and_a_dry_run_changes_none() {
    let table = evenings();
    let before = journals(&table);
    let said = table.hoyle("players rename Jhon John --dry-run");
    assert_eq!(said.code, 0);
    assert!(said.stdout.contains("over and typo"), "{}", said.stdout);
    assert!(said.stderr.contains("Nothing recorded"), "{}", said.stderr);
    assert_eq!(journals(&table), before);
    table.done("players rename Jhon John --games typo");
    assert!(table.done("explain 1 -g over").contains("Jhon"));
    // Another of that name is there, so that the way back names the game.
    let said = table.hoyle("players rename Jhon John --games over");
    assert!(said.stderr.contains("players rename John Jhon --games over"), "{}", said.stderr);
}

#[test]
fn names_that_cannot_be_mended_are_mended_nowhere() {
    let table = evenings();
    table.done("players merge Dee Bob");
    for (code, line) in [
        // In game other both names are taken.
        (1, "players rename Bob Cid"),
        (1, "players rename Ann Bob"),
        // Eve came after Jhon in the same game.
        (1, "players rename Eve Jhon"),
        // Dee of game over is Bob.
        (1, "players rename Ann Bob --games over"),
        (1, "players rename Nobody Ann"),
        (1, "players rename Jhon Jhon"),
        (1, "players rename Jhon a,b"),
        (1, "players rename Jhon John --games typo,other"),
        (1, "players rename Jhon John --games nowhere"),
        (2, "players rename Jhon"),
        (2, "players rename Jhon John -g typo"),
    ] {
        let said = table.refused(code, line);
        said.assert_harmless();
    }
    let said = table.refused(1, "players rename Ann Bob");
    assert!(said.stderr.contains("game other"), "{}", said.stderr);
}

#[test]
fn aliases_follow_a_name() {
    let table = evenings();
    let names_of_dora = |table: &Table| {
        let players = table.json("players");
        let mut players = players.as_array().expect("a list").clone();
        players.retain(|player| player["player"] == "Dora");
        assert_eq!(players[0]["games"], 2);
        let mut names: Vec<String> =
            serde_json::from_value(players[0]["names"].clone()).expect("names");
        names.sort();
        names
    };
    table.done("players merge Cid Dee");
    // The name under which both are listed.
    table.done("players rename Dee Dora");
    assert_eq!(names_of_dora(&table), ["Cid", "Dora"]);
    // The name that was merged, in one of its two games and then in the other.
    table.done("players rename Cid Sid --games typo");
    table.done("players rename Cid Sid --games other");
    assert_eq!(names_of_dora(&table), ["Dora", "Sid"]);
    // Nothing is left to say once both are written alike.
    table.done("players rename Sid Dora");
    assert_eq!(names_of_dora(&table), ["Dora"]);
    let text = std::fs::read_to_string(table.path("data/players.toml")).expect("a file");
    assert_eq!(text, "");
    table.done("players split Dora --games over --as 'Dora K.'");
    table.done("players rename Dora Theodora --games over");
    assert!(table.done("players").contains("Dora K."));
    assert!(
        table.json("games --player 'Dora K.'").as_array().is_some_and(|games| games.len() == 1)
    );
}

#[test]
fn a_game_stays_on_its_day_and_the_current_game_stays() {
    let table = Table::new();
    let at = |day: &str, line: &str| {
        let said = table.within(&[("HOYLE_NOW", &format!("2026-{day}T20:00:00Z"))], line);
        assert_eq!(said.code, 0, "{line}: {}", said.stderr);
        said.stdout
    };
    at("01-05", "new wizard Jhon Bob Cid --dealer Cid --id old");
    at("01-05", "bid 0 0 0");
    at("01-05", "took 1 0 0");
    at("03-01", "new wizard Ann Bob Cid --dealer Cid --id new");
    at("03-01", "bid 0 0 0");
    at("03-01", "took 1 0 0");
    let games = at("03-02", "games --plain");
    let ratings = at("03-02", "stats --json");
    at("03-02", "players rename Jhon John");
    assert_eq!(at("03-02", "games --plain"), games.replace("Jhon", "John"));
    assert_eq!(at("03-02", "stats --json"), ratings.replace("Jhon", "John"));
    assert_eq!(at("03-02", "games --until 2026-01-31 --plain").lines().count(), 1);
    assert!(!at("03-02", "stats --since 2026-02 --json").contains("John"));
    // A note of another day does not move the game either.
    at("03-03", "note 'found the paper' -g old");
    assert!(!at("03-03", "stats --since 2026-02 --json").contains("John"));
}

#[test]
fn a_name_written_in_two_ways_is_mended_where_it_is_wrong() {
    let table = Table::after(&[
        "new wizard Jon Bob Cid --dealer Cid --id right",
        "new wizard jon Bob Cid --dealer Cid --id wrong",
    ]);
    let said = table.hoyle("players rename JON Jon");
    assert_eq!((said.code, said.stdout.as_str()), (0, "jon is Jon in game wrong.\n"), "{said:?}");
    assert!(said.stderr.contains("players rename Jon jon --games wrong"), "{}", said.stderr);
    let said = table.refused(1, "players rename jon Jon");
    assert!(said.stderr.contains("Jon"), "{}", said.stderr);
    let said = table.hoyle("players rename JON John");
    assert_eq!(said.stdout, "Jon is John in games right and wrong.\n");
    assert!(said.stderr.contains("players rename John Jon"), "{}", said.stderr);
}
