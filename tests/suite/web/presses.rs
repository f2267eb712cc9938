//! Presses on the scorer's page.

use super::{NEW, Server};
use crate::common::{Table, evening};

fn journal(table: &Table, id: &str) -> String {
    std::fs::read_to_string(table.path(&format!("data/games/{id}.jsonl"))).expect("a journal")
}

#[test]
fn an_evening_on_the_page_is_the_same_game_as_by_commands() {
    for (name, id) in [
        ("romanian-evening", "romanian-2026-11-20"),
        ("auction-evening", "auction-whist-2026-11-20"),
        ("german-match", "german-2026-11-20"),
    ] {
        let by_words = Table::new();
        let by_page = Table::new();
        let server = Server::at(&by_page);
        let lines = evening(name);
        by_words.done(&lines[0]);
        assert_eq!(server.press(&[("line", lines[0].as_str())]).status, 303, "{name}");
        for (last, line) in lines[1..].iter().enumerate() {
            by_words.done(line);
            let fields =
                [("game", id), ("last", &last.to_string()), ("line", line), ("sure", "yes")];
            let page = server.press(&fields);
            assert_eq!(page.status, 303, "{line}: {}", page.body);
        }
        assert_eq!(journal(&by_words, id), journal(&by_page, id), "{name}");
    }
}

#[test]
fn the_first_deal_can_be_dealt_again_from_the_page() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    let page = server.page(server.links()[1]);
    assert!(page.contains("/act/redeal\"") && page.contains("/act/pass-on\""), "{page}");
    let act = [("game", "friday"), ("last", "0"), ("act", "pass-on"), ("said0", "a card faced")];
    // A form sent twice is recorded once.
    for _ in 0..2 {
        assert_eq!(server.press(&act).status, 303);
    }
    assert_eq!(table.json("status")["entries"], 1);
    assert!(table.json("log").to_string().contains("a card faced"));
}

#[test]
fn a_form_sent_twice_is_recorded_once() {
    let table = Table::after(&[NEW]);
    let mut server = Server::at(&table);
    for _ in 0..2 {
        assert_eq!(server.line(0, "bid 1").status, 303);
    }
    assert_eq!(table.json("status")["entries"], 1);
    // Also by a server that was killed before it answered.
    server.kill();
    let server = Server::at(&table);
    assert_eq!(server.line(0, "bid 1").status, 303);
    // Also when others have gone on since.
    table.done("bid 0 0");
    assert_eq!(server.line(0, "bid 1").status, 303);
    assert_eq!(table.json("status")["entries"], 2);
    // An undo takes back one entry, however often it is sent.
    for _ in 0..3 {
        assert_eq!(server.line(2, "undo").status, 303);
    }
    assert_eq!(table.json("status")["entries"], 3);
    // A bid said with its name is the same bid.
    assert_eq!(server.line(0, "bid Igor=1").status, 303);
    assert_eq!(table.json("status")["entries"], 3);
}

#[test]
fn another_act_is_a_conflict() {
    let table = Table::after(&[NEW, "bid 1"]);
    let server = Server::at(&table);
    let page = server.line(0, "bid 0");
    assert_eq!(page.status, 409);
    for text in ["The latest is entry 1, just now: Igor bid 1.", "press again"] {
        assert!(page.body.contains(text), "{}", page.body);
    }
    assert!(server.line(1, "bid 1").status == 303 && server.line(1, "undo").status == 409);
    assert_eq!(table.json("status")["entries"], 2);
    // An old page of another game records nothing in this one.
    table.done("new german Ana Bo --id saturday");
    let page = server.line(2, "undo");
    assert!(page.status == 409 && page.body.contains("another game"), "{page:?}");
    assert_eq!(table.json("-g friday status")["entries"], 2);
    // What it recorded while its game was shown is recorded, and not once more.
    assert_eq!(server.line(0, "bid 1").status, 303);
    assert_eq!(table.json("-g friday status")["entries"], 2);
}

#[test]
fn a_hint_on_the_page_is_a_button_of_the_page() {
    let table = Table::after(&[NEW, "bid 1 0 0 1"]);
    let server = Server::at(&table);
    let page = server.line(1, "bid 1");
    assert!(page.status != 303 && page.body.contains("Take back the last entry: Undo"), "{page:?}");
    assert!(page.body.contains("value=\"undo\">Undo</button>"), "{page:?}");
    assert_eq!(server.line(1, "undo").status, 303);
    let page = server.page(&server.score);
    assert!(page.contains("value=\"redo\">Redo</button>"), "{page}");
    assert_eq!(server.line(2, "redo").status, 303);
}

#[test]
fn each_hint_of_a_game_that_is_over_or_has_gone_on_is_a_button_too() {
    let table = Table::after(&[NEW, "bid 1 0 0"]);
    let server = Server::at(&table);
    // What was pressed on an old page is pressed again on the page that comes back.
    let page = server.line(0, "bid Ana=1");
    assert!(page.status == 409 && page.body.contains("record it: press again"), "{page:?}");
    assert!(page.body.contains("name=\"word\" value=\"1\">1</button>"), "{page:?}");
    assert_eq!(server.line(1, "bid 1").status, 303);

    table.done("took 1 0 0 0");
    table.done("end");
    let page = server.line(4, "bid 1");
    assert!(page.status != 303 && page.body.contains("Take back the last entry: Undo"), "{page:?}");
    assert!(page.body.contains("value=\"undo\">Undo</button>"), "{page:?}");
    let (_, button) = page.body.split_once("value=\"rematch --id ").expect("a button");
    let (id, rest) = button.split_once('"').expect("a value");
    assert!(rest.starts_with(">Rematch</button>"), "{rest}");
    assert_eq!(server.line(4, &format!("rematch --id {id}")).status, 303);
}

#[test]
fn a_refusal_says_why_and_changes_nothing() {
    let table = Table::after(&[NEW, "bid 1 0 0"]);
    let server = Server::at(&table);
    let before = table.bytes();
    let page = server.line(1, "bid 0");
    assert_eq!(page.status, 422);
    assert!(page.body.contains("Ana may not bid 0: the bids would add up to 1"), "{}", page.body);
    assert!(page.body.contains("Nothing recorded. Open to Ana: 1."), "{}", page.body);
    // No command is proposed that cannot be typed on a phone.
    let page = server.line(1, "took x");
    assert!(!page.body.contains("help took"), "{}", page.body);
    for line in [
        "bid 'x",
        "nonsense",
        "status",
        "serve",
        "export --all",
        "import /etc/passwd",
        "remove friday",
        "new /etc/passwd Ana Bo",
        "-g friday bid 1",
        "--dir /tmp bid 1",
        "bid 1 --after 1",
        "help",
        "replay /etc/passwd --save",
        "doctor",
        "",
        "man",
        "audit /etc/passwd",
    ] {
        let page = server.line(1, line);
        assert_eq!(page.status, 409, "{line}");
        assert!(!page.body.contains("root:"), "{line}");
    }
    assert_eq!(table.bytes(), before);
}

#[test]
fn a_correction_is_shown_before_it_is_recorded() {
    let table = Table::after(&[NEW, "bid 1 0 0 1", "took 1 0 0 0"]);
    let server = Server::at(&table);
    let deal = server.get(&format!("{}/deal/1", server.score)).body;
    assert!(deal.contains("name=\"of=Igor\" value=\"1\""), "{deal}");
    let mut form = vec![
        ("game", "friday"),
        ("last", "2"),
        ("line", "fix 1 bid"),
        ("of%3DIgor", "1"),
        ("of%3DVojin", "0"),
        ("of%3DDunja", "0"),
        ("of%3DAna", "1"),
    ];
    // A correction that changes nothing is refused.
    assert_eq!(server.press(&form).status, 409);
    form[4].1 = "1";
    let page = server.press(&form);
    assert_eq!(page.status, 200);
    assert!(
        page.body.contains("What would change")
            && page.body.contains("value=\"fix 1 bid Igor=1 Vojin=1"),
        "{}",
        page.body
    );
    assert_eq!(table.json("status")["entries"], 2);
    form.push(("sure", "yes"));
    assert_eq!(server.press(&form).status, 303);
    assert_eq!(server.press(&form).status, 303);
    assert_eq!(table.json("status")["entries"], 3);
}

#[test]
fn a_new_game_and_a_rematch_start_once() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    for _ in 0..2 {
        assert_eq!(server.line(0, "rematch --id saturday").status, 303);
    }
    assert_eq!(table.json("status")["game"], "saturday");
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(2));
    for _ in 0..2 {
        assert_eq!(server.line(0, "new --id sunday -- german Ana Bo").status, 303);
    }
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(3));
    // Somebody else started another one under that id.
    assert_eq!(server.line(0, "new --id sunday -- german Ana Di").status, 409);
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(3));
}

#[test]
fn the_same_form_from_several_phones_starts_one_game() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    for (line, games) in [("new --id sunday -- german Ana Bo", 2), ("rematch --id monday", 3)] {
        let answers = std::thread::scope(|phones| {
            let pressed: Vec<_> = (0..8).map(|_| phones.spawn(|| server.line(0, line))).collect();
            pressed.into_iter().map(|phone| phone.join().expect("an answer")).collect::<Vec<_>>()
        });
        for answer in answers {
            assert_eq!(answer.status, 303, "{line}: {}", answer.body);
        }
        assert_eq!(table.json("games").as_array().map(Vec::len), Some(games));
    }
}

#[test]
fn a_first_game_that_is_refused_comes_back_as_it_was() {
    let table = Table::new();
    let server = Server::at(&table);
    let line = "new --id friday -- german";
    let page = server.press(&[("line", line), ("word1", "Ana"), ("word2", "Ana")]);
    assert!(page.status >= 400, "{page:?}");
    for text in ["role=\"alert\"", "value=\"Ana\"", "<h1>German whist</h1>"] {
        assert!(page.body.contains(text), "{text}: {}", page.body);
    }
    assert!(!table.path("data/games/friday.jsonl").exists());
}

#[test]
fn a_contract_is_sent_in_its_parts() {
    let table = Table::after(&["new wiezen Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::at(&table);
    let form = [
        ("game", "friday"),
        ("last", "0"),
        ("line", "contract"),
        ("bid", "vraag-8"),
        ("suit", "hearts"),
        ("by", "Ana"),
        ("with", "Cy"),
    ];
    let page = server.press(&form);
    assert_eq!(page.status, 303, "{}", page.body);
}

#[test]
fn a_number_and_a_word_are_parts_of_a_contract() {
    let table = Table::after(&["new coinche Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::at(&table);
    let page = server.page(&server.score);
    for part in ["name=\"bid\" value=\"90\"", "name=\"factor0\" value=\"coinche\""] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let form = [
        ("game", "friday"),
        ("last", "0"),
        ("line", "contract"),
        ("bid", "90"),
        ("suit", "spades"),
        ("factor0", "coinche"),
        ("by", "Ana"),
    ];
    assert_eq!(server.press(&form).status, 303);
    assert!(table.done("script").contains("contract 90:spades coinche --by Ana"));
}

/// The page names its game, and nothing else of this machine.
#[test]
fn a_rematch_is_of_a_game_by_its_id() {
    let table = Table::after(&[NEW]);
    table.done("export friday --to friday.jsonl");
    let server = Server::at(&table);
    let path = table.path("friday.jsonl");
    for game in [path.to_str().expect("text"), "./friday.jsonl", "friday.jsonl", ""] {
        let form = [("game", game), ("last", "0"), ("line", "rematch --id saturday")];
        assert_eq!(server.press(&form).status, 409, "{game}");
    }
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(1));
}

#[cfg(unix)]
#[test]
fn what_a_full_disk_refused_is_not_acknowledged() {
    let table = Table::after(&[NEW]);
    let blocks = journal(&table, "friday").len() / 512 + 2;
    let mut shell = table.other(std::path::Path::new("/bin/sh"));
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" serve --keep-score");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_hoyle")]);
    let server = Server::of(shell, &["--keep-score"]);
    let mut recorded = 0;
    let refused = loop {
        let page = server.line(recorded, ["bid 0", "undo"][recorded % 2]);
        if page.status != 303 {
            break page;
        }
        recorded += 1;
        assert!(recorded < 40, "the disk is never full");
    };
    assert!(recorded > 2 && refused.body.contains("could not be written"), "{refused:?}");
    assert_eq!(table.json("status")["entries"], recorded);
}

/// The page of an act without its script: a plain form, then the ruling with what can be taken.
#[test]
fn an_incident_is_ruled_on_before_it_is_recorded() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::at(&table);
    let page = server.get(&format!("{}/act/incident-revoke", server.score)).body;
    for text in ["Who did it?", "name=\"said0\" value=\"Bo\"", "In which trick?"] {
        assert!(page.contains(text), "{text}: {page}");
    }
    let mut form =
        vec![("game", "friday"), ("last", "0"), ("act", "incident-revoke"), ("said0", "Bo")];
    // What is missing is asked for, and the form stays as it was.
    let page = server.press(&form);
    assert!(page.status >= 400 && page.body.contains("In which trick? Give its number."));
    assert!(page.body.contains("value=\"Bo\" required checked"), "{}", page.body);
    form.push(("said1", "7"));
    // The ruling depends on when it was found.
    let page = server.press(&form);
    assert!(page.body.contains("name=\"said2\" value=\"found=end\""), "{}", page.body);
    form.push(("said2", "found=end"));
    let page = server.press(&form);
    assert_eq!(page.status, 200, "{}", page.body);
    for text in ["Bo revoked in trick 7", "name=\"take\" value=\"", "Later: the choice stays open"]
    {
        assert!(page.body.contains(text), "{text}: {}", page.body);
    }
    assert_eq!(table.json("status")["entries"], 0);
    form.push(("take", "later"));
    for _ in 0..2 {
        assert_eq!(server.press(&form).status, 303);
    }
    assert_eq!(table.json("status")["entries"], 1);
    // Viewers have no such pages.
    assert_eq!(server.get(&format!("{}/act/incident-revoke", server.view)).status, 404);
}

/// What the board offers on the page of a deal is offered there on a phone too.
#[test]
fn what_happened_in_an_earlier_deal_is_recorded_on_its_page() {
    let lines = ["new whist Ana Bo Cy Di --dealer Di --id friday", "took 7 6", "took 7 6"];
    let table = Table::after(&lines);
    let server = Server::at(&table);
    let deal = server.page(&format!("{}/deal/1", server.score));
    for name in ["incident-revoke", "rule", "annul", "note"] {
        assert!(deal.contains(&format!("/deal/1/act/{name}\"")), "{name}: {deal}");
    }
    assert!(!server.page(&format!("{}/deal/1", server.view)).contains("/act/"));
    let form = server.page(&format!("{}/deal/1/act/incident-revoke", server.score));
    assert!(form.contains("name=\"about\" value=\"1\""), "{form}");

    let mut revoke = vec![("game", "friday"), ("last", "2"), ("act", "incident-revoke")];
    revoke.extend([("about", "1"), ("said0", "Bo"), ("said1", "7"), ("said2", "found=end")]);
    let ruling = server.press(&revoke);
    assert_eq!(ruling.status, 200, "{}", ruling.body);
    assert!(ruling.body.contains("name=\"about\" value=\"1\""), "{}", ruling.body);
    revoke.push(("take", "later"));
    assert_eq!(server.press(&revoke).status, 303);
    let note = [("last", "3"), ("act", "note"), ("about", "1"), ("said0", "The cat.")];
    assert_eq!(server.press(&[&[("game", "friday")], &note[..]].concat()).status, 303);
    let log = table.done("log");
    assert!(log.contains("(deal 1) incident 1: Revoke (Bo)"), "{log}");
    assert!(log.contains("(deal 1) note: “The cat.”"), "{log}");
}

#[test]
fn an_act_against_the_rules_comes_back_and_the_table_can_let_it_stand() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --id friday"]);
    let server = Server::at(&table);
    let form =
        [("game", "friday"), ("last", "0"), ("act", "swap"), ("said0", "Ana"), ("said1", "Ana")];
    let page = server.press(&form);
    assert!(page.status >= 400 && page.body.contains("role=\"alert\""), "{page:?}");
    assert!(page.body.contains("name=\"said0\" value=\"Ana\" required checked"), "{}", page.body);
    assert!(!page.body.contains("name=\"stands\""), "{}", page.body);
    assert_eq!(server.press(&[("game", "friday"), ("last", "0"), ("act", "nothing")]).status, 409);
    assert_eq!(table.json("status")["entries"], 0);
}

/// A revoke that the recorded cards disprove, and one that is recorded already.
#[test]
fn an_incident_that_the_record_speaks_against_is_recorded_if_the_table_lets_it_stand() {
    let trick = ["trump clubs", "trick Ana=Ah Bo=2h Cy=3h Di=4h"];
    let recorded = ["incident revoke Bo 1 found=end --take waive"];
    for (before, why) in [(&trick[..], "followed in trick 1"), (&recorded[..], "recorded already")]
    {
        let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di --id friday"]);
        for line in before {
            table.done(line);
        }
        let last = before.len().to_string();
        let server = Server::at(&table);
        let mut form =
            vec![("game", "friday"), ("last", last.as_str()), ("act", "incident-revoke")];
        form.extend([("said0", "Bo"), ("said1", "1"), ("said2", "found=end")]);
        let page = server.press(&form);
        assert!(page.status >= 400 && page.body.contains(why), "{why}: {page:?}");
        assert!(page.body.contains("name=\"stands\" value=\"yes\""), "{why}: {}", page.body);

        form.push(("stands", "yes"));
        let page = server.press(&form);
        assert_eq!(page.status, 200, "{why}: {}", page.body);
        for field in ["name=\"take\" value=\"on\"", "name=\"stands\""] {
            assert!(page.body.contains(field), "{why} {field}: {}", page.body);
        }
        form.push(("take", "on"));
        assert_eq!(server.press(&form).status, 303, "{why}");
        assert_eq!(table.json("incident 1")["recorded"], true);
        assert_eq!(table.json("status")["entries"], before.len() + 1);
    }
}

#[test]
fn a_new_game_is_chosen_in_all_its_parts() {
    let table = Table::after(&[NEW]);
    let server = Server::at(&table);
    assert!(server.get(&format!("{}/new", server.score)).body.contains("/new/romanian\">"));
    let page = server.get(&format!("{}/new/romanian", server.score)).body;
    for text in [
        // The players of the game shown, and everybody who has played.
        "name=\"word1\" list=\"names\" autocomplete=\"off\" value=\"Igor\"",
        "<option value=\"Vojin\">",
        "<option value=\"word7\">",
        "name=\"schedule\"",
        "name=\"scoring\"",
        "name=\"promotion\" value=\"ten\"",
        "name=\"title\"",
    ] {
        assert!(page.contains(text), "{text}: {page}");
    }
    // No more players than the rules seat.
    assert!(!page.contains("name=\"word8\""), "{page}");
    let form = [
        ("line", "new --id saturday -- romanian"),
        ("word1", " Ana "),
        ("word2", "Bo"),
        ("word3", ""),
        ("word4", "Cy"),
        ("dealer", "word2"),
        ("schedule", "1-8-1"),
        ("promotions", "off"),
        ("promotion", "five"),
        ("title", "Saturday's game"),
    ];
    let answer = server.press(&form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let status = table.json("status");
    assert_eq!([&status["game"], &status["title"]], ["saturday", "Saturday's game"]);
    assert_eq!(status["deal"]["dealer"], "Bo");
    assert!(server.get(&format!("{}/new/nothing", server.score)).status == 404);
}
