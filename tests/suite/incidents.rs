//! `hoyle incident` in a game: what it says, what it records, and what it takes from the record.

use crate::common::console::{self, Manner};
use crate::common::{Table, one_line, repository};
use hoyle::rules::laws::IncidentKind;
use strum::IntoEnumIterator;

#[test]
fn incidents_are_answered_as_the_page_has_it() {
    let page = repository("tests/incidents.md");
    console::check(&page, Manner { cwd: None, width: Some(80), gallery: false });
}

/// An incident of each kind: the rules, a contract if there is one, and the command; then the option that is
/// taken.
const KINDS: [(&str, &str, &str); 16] = [
    ("whist", "revoke Bo 7 found=9 --laws whist-1900", "later"),
    ("whist", "misdeal fault=order --laws whist-1900", "yes"),
    ("whist", "count held=Bo:12 found=13 --laws whist-1900", "yes"),
    ("whist", "exposed Cy where=table found=6 --laws whist-1900", "yes"),
    ("whist", "lead Bo followed=0 found=5 --laws whist-1900", "suit"),
    ("whist", "play Di fault=fourth found=4 --laws whist-1900", "win"),
    ("serbian", "bid Ana fault=turn found=bidding --laws round-table", "yes"),
    ("whist", "trick Bo 5 fault=omitted found=6 --laws whist-1900", "keep"),
    ("whist", "claim Bo thrown=some found=9 --laws whist-1900", "yes"),
    ("whist", "pack found=written --laws whist-1900", "yes"),
    ("whist", "dealer Bo found=2 --laws whist-1900", "yes"),
    ("serbian", "trump fault=played found=4 agreed=yes --laws round-table", "yes"),
    ("serbian", "score found=next --laws round-table", "yes"),
    ("whist", "player Bo fault=leaves --laws whist-1900", "yes"),
    ("serbian", "revoke Ana 3 found=end --laws round-table", "miss"),
    ("solo-whist", "revoke Bo 3 found=end role=declarer contract=solo --laws solo-hoyle", "yes"),
];

/// Every kind can be recorded in a game, and the script of the game records the same again.
#[test]
fn incidents_of_every_kind_are_recorded_and_replayed() {
    for (rules, line, taken) in KINDS {
        let table = Table::after(&[&format!("new {rules} Ana Bo Cy Di --dealer Di --id friday")]);
        if rules == "serbian" && line.starts_with("revoke") {
            table.done("bid 2 4 2 6");
        }
        let entries = table.done("log --plain").lines().count();
        let ruled = table.json(&format!("incident {line}"));
        assert_eq!(ruled["ruled"], true, "{line}: {ruled}");
        assert_eq!(ruled["recorded"], false, "{line}: {ruled}");
        assert_eq!(table.done("log --plain").lines().count(), entries, "{line}");

        let recorded = table.json(&format!("incident {line} --take {taken}"));
        assert_eq!(recorded["recorded"], true, "{line}: {recorded}");
        assert_eq!(recorded["clauses"], ruled["clauses"], "{line}");
        let script = table.done("script");
        let sheet = table.done("sheet --json");
        let again = Table::new();
        again.write("again.hoyle", &script);
        again.done("replay again.hoyle --save");
        assert_eq!(again.done("script"), script, "{line}");
        let same = |sheet: &str| sheet.split_once(',').map(|(_, rest)| rest.to_owned());
        assert_eq!(same(&again.done("sheet --json")), same(&sheet), "{line}");
    }
}

/// Two lists of commands, an incident after them, and facts that its ruling takes from the record.
type Recorded<'t> = (&'t [&'t str], &'t [&'t str], &'t str, &'t [&'t str]);

#[test]
fn facts_are_taken_from_the_record() {
    let serbian = &["new serbian Ana Bo Cid Di --dealer Di", "bid 2 4 2 6"][..];
    let trick = &["trick 7c 8c 9d Tc"][..];
    let solo = &["new solo-whist Ana Bo Cid Di --dealer Di", "contract solo:hearts --by Bo"][..];
    let misere = &["new solo-whist Ana Bo Cid Di --dealer Di", "contract misere --by Bo"][..];
    let rows: [Recorded<'_>; 8] = [
        (serbian, trick, "revoke Cid 1 --laws round-table", &["found=2", "turned=yes"]),
        (serbian, trick, "lead Ana followed=3 --laws round-table", &["others=3"]),
        (serbian, &[], "misdeal fault=order --laws round-table", &["found=ready"]),
        (serbian, &["undo"], "misdeal fault=order --laws round-table", &["found=dealing"]),
        (serbian, &["took 2 4 1"], "revoke Ana 3 --laws round-table", &["found=written"]),
        (solo, &[], "revoke Bo 3 found=end --laws solo-hoyle", &["role=declarer", "contract=solo"]),
        (solo, &[], "exposed Ana where=table --laws solo-hoyle", &["role=opponent"]),
        (misere, &[], "exposed Ana where=table --laws solo-hoyle", &["contract=nothing"]),
    ];
    for (game, then, line, facts) in rows {
        let table = Table::after(&[game, then].concat());
        let ruled = table.json(&format!("incident {line}"));
        let known = ruled["known"].as_array().expect("a list");
        for fact in facts {
            assert!(known.iter().any(|known| known == fact), "{line}: {fact}: {ruled}");
        }
    }
}

#[test]
fn a_hint_to_type_a_command_whole_is_a_command_that_works() {
    let mut hints = 0;
    for rules in ["whist --laws whist-1900", "serbian --laws round-table", "solo-whist"] {
        for kind in IncidentKind::iter() {
            let kind = <&str>::from(kind);
            let begun = format!("new {rules} Ana Bo Cy Di --dealer Di --id friday");
            let table = Table::after(&[&begun]);
            let said = one_line(&table.hoyle(&format!("incident {kind}")).stderr);
            let Some((_, command)) = said.split_once("Type it whole: hoyle ") else { continue };
            let again = table.hoyle(command);
            assert_ne!(again.code, 2, "{rules}, {kind}: {command}: {}", again.stderr);
            hints += 1;
        }
    }
    assert!(hints > 20, "{hints}");
}

/// A game of Serbian whist in whose first deal a choice was left open.
#[cfg(unix)]
fn with_an_open_choice() -> Table {
    Table::after(&[
        "new serbian Ana Bo Cid Di --dealer Di --id friday",
        "bid 2 4 2 6",
        "incident revoke Cid 3 found=end --laws round-table --take later",
        "took 2 4 1",
    ])
}

#[cfg(unix)]
#[test]
fn a_key_of_the_board_opens_the_choices_that_are_left() {
    let table = with_an_open_choice();
    let board = crate::board::at(&table, (80, 24));
    board.after("!", "Cid revoked in trick 3");
    board.after("1", "the bid counts as missed");
    board.after("1", "taken: miss");
    board.press("q");
    board.ends();
    assert_eq!(table.json("incident 1")["taken"], "miss");
}

#[cfg(unix)]
#[test]
fn a_terminal_asks_what_who_and_when_and_then_what_is_taken() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di --id friday"]);
    let screen = crate::board::screen::Screen::of(&table, &["incident"], (80, 24));
    screen.sees("What went wrong?");
    screen.after("1\r", "Who did it?");
    screen.after("Bo\r", "In which trick?");
    screen.after("7\r", "When was it found?");
    screen.after("3\r", "What is taken?");
    screen.after("later\r", "the choice is open");
    screen.ends();
    let recorded = table.json("incident 1");
    assert_eq!((&recorded["by"], &recorded["taken"]), (&"Bo".into(), &serde_json::Value::Null));
}

#[test]
fn an_exclamation_mark_at_the_prompt_is_short_for_the_command() {
    let table = Table::after(&["new serbian Ana Bo Cid Di --dealer Di --id friday"]);
    table.piped("play", "bid 2 4 2 6\n! revoke Cid 3 --laws round-table --take waive\n", 80);
    assert_eq!(table.json("incident 1")["taken"], "waive");
}

/// Whist with a revoke in deal 1 and the choice left open.
fn choice_left_open() -> Table {
    Table::after(&[
        "new whist Ana Bo Cy Di --dealer Di --id fri",
        "trump hearts",
        "took 7",
        "incident revoke Bo 7 found=9 --deal 1 --take later",
    ])
}

#[test]
fn a_choice_says_until_when_it_is_open_and_lapses_aloud() {
    let table = choice_left_open();
    let status = one_line(&table.done("status"));
    assert!(status.contains("Ana and Cy have to choose before the next deal begins:"), "{status}");

    let lapsing = one_line(&table.done("trump spades"));
    assert!(lapsing.contains("Deal 1: Bo revoked in trick 7"), "{lapsing}");
    assert!(lapsing.contains("nobody chose in time"), "{lapsing}");
    // It is said once.
    assert!(!one_line(&table.done("note late")).contains("nobody chose"));
}

#[test]
fn a_late_choice_is_refused_and_counts_if_the_table_lets_it() {
    let table = choice_left_open();
    table.done("trump spades");
    let said = one_line(&table.refused(1, "incident 1 --take off").stderr);
    assert!(said.contains("the next deal has begun. Nobody chose, so the choice"), "{said}");
    let hint = "hoyle incident 1 --take tricks|off|on|waive --stands";
    assert!(said.contains(hint), "{said}");

    table.done("incident 1 --take on --stands");
    assert_eq!(table.json("incident 1")["taken"], "on");
    assert_eq!(table.json("sheet")["standings"][0]["total"], 4);
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert_eq!(table.json("replay evening.hoyle")["deals"], table.json("sheet")["deals"]);
    table.done("undo");
    assert_eq!(table.json("incident 1")["taken"], serde_json::Value::Null);
}

#[test]
fn what_is_mistyped_is_told_with_what_was_meant() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di", "trump hearts", "took 7"]);
    for (line, parts) in [
        ("incident revok Bo 7", ["such as revoke", "Did you mean revoke?"]),
        // The name comes before everything else.
        ("incident revoke Zo 14", ["Zo", "Ana, Bo, Cy"]),
        ("incident count held=Zo:14,Bo:12 found=20", ["Zo", "Ana, Bo, Cy"]),
    ] {
        let said = one_line(&table.hoyle(line).stderr);
        assert!(parts.iter().all(|part| said.contains(part)), "{line}: {said}");
    }
    // A number is that of the cards in a hand if there was a wrong number of them.
    let said = one_line(&table.done("incident count Bo 14 found=end"));
    let whole = one_line(&table.done("incident count Bo held=Bo:14 found=end"));
    assert_eq!(said.split("Nothing is").next(), whole.split("Nothing is").next());
}

#[test]
fn hints_of_incidents_and_seats_can_be_typed() {
    // Nobody can revoke with the only card.
    let table = Table::after(&[
        "new oh-hell John Bo Cy --dealer Cy --laws round-table",
        "trump hearts",
        "bid 0 0 0",
    ]);
    let said = one_line(&table.refused(1, "incident revoke").stderr);
    assert!(said.contains("Nobody can revoke with the last card."), "{said}");
    assert!(!said.contains("incident revoke John 1"), "{said}");

    // A seat changes hands between deals.
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di", "trump hearts"]);
    let said = one_line(&table.refused(1, "leave Bo").stderr);
    assert!(!said.contains("--to") && said.contains("hoyle redeal"), "{said}");
    let said = one_line(&table.hoyle("incident player Bo fault=leaves").all());
    assert!(!said.contains("leave Bo --to"), "{said}");
    table.done("redeal");
    let said = one_line(&table.refused(1, "leave Bo").stderr);
    assert!(said.contains("hoyle leave Bo --to NAME"), "{said}");
    let said = one_line(&table.hoyle("incident player Bo replaced to=Eva").all());
    assert!(said.contains("hoyle leave Bo --to Eva"), "{said}");
    table.done("leave Bo --to Eva");
}

#[test]
fn who_has_been_replaced_is_named_as_in_the_deal() {
    let table = Table::after(&[
        "new whist Ana Bo Cy Di --dealer Di",
        "trump hearts",
        "took 7",
        "leave Bo --to Eva",
        "trump spades",
        "took 8",
    ]);
    let ruled = table.json("incident revoke Bo 7 found=9 --deal 1 --take on");
    assert_eq!(ruled["by"], "Bo");
    assert!(table.done("log").contains("incident 1: Revoke (Bo)"), "{}", table.done("log"));
    table.refused(1, "incident revoke Bo 7 found=9 --deal 2");
    // Either name does for the deal of the first.
    table.done("incident revoke Eva 3 found=9 --deal 1 --take on");
}

/// An incident recorded twice, or a misdeal by somebody who did not deal, is probably a slip.
#[test]
fn a_probable_slip_in_an_incident_is_recorded_only_if_it_stands() {
    let table = Table::after(&["new serbian Ana Bea Cid Di --dealer Ana"]);
    for line in ["incident misdeal Di", "incident misdeal Di --take yes"] {
        let said = table.refused(1, &format!("{line} --laws round-table"));
        assert!(said.stderr.contains("Ana deals here, so Di cannot have misdealt."), "{said:?}");
        let said = one_line(&said.stderr);
        assert!(said.contains("hoyle incident dealer Di --laws round-table"), "{said}");
        assert!(said.contains("let it stand: --stands"), "{said}");
    }
    table.done("incident misdeal Ana --laws round-table --take yes");
    // The cards have been dealt anew, and wrong again.
    table.done("incident misdeal --laws round-table --take yes");

    table.done("bid 1 2 3 4");
    let revoke = "incident revoke Di 3 --laws round-table --take miss";
    table.done(revoke);
    for line in [revoke, "incident revoke Di 3 found=end --laws round-table"] {
        let said = table.refused(1, line);
        assert!(said.stderr.contains("recorded already, as incident 3."), "{said:?}");
    }
    table.done("incident revoke Di 4 --laws round-table --take miss");
    table.done(&format!("{revoke} --stands"));
    assert_eq!(table.json("incident 5")["facts"]["trick"], "3");
    // A script that contains it is replayed, and typed.
    let script = table.done("script");
    assert!(script.contains("--take miss --stands"), "{script}");
    table.write("again.hoyle", &script);
    table.done("replay again.hoyle");

    // A card may be exposed twice.
    table.done("incident exposed Di --laws round-table --take yes");
    table.done("incident exposed Di --laws round-table --take yes");
}

#[test]
fn a_redeal_is_corrected_into_one_with_a_reason() {
    let table = Table::after(&["new serbian Ana Bea Cid Di --dealer Ana", "redeal"]);
    table.done("fix 1 redeal 'cards were missing'");
    assert!(table.done("log").contains("cards were missing"));
    table.done("fix 1 redeal next");
    assert_eq!(table.json("status")["deal"]["dealer"], "Bea");
}

#[test]
fn the_kinds_are_listed_without_a_game() {
    let said = Table::new().hoyle("incident");
    assert_eq!(said.code, 0, "{}", said.stderr);
    assert!(said.stdout.contains("revoke   a card that did not follow"), "{}", said.stdout);
    assert!(said.stderr.contains("hoyle help check incident"), "{}", said.stderr);
}

#[test]
fn duties_are_shown_until_the_cards_show_that_they_are_done() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di --id fri", "trump hearts"]);
    let line = |table: &Table, number: usize| {
        let status = table.json("status");
        status["deal"]["incidents"][number - 1]["duties"].clone()
    };
    table.done("trick 7c 8c 9c Tc");
    table.done("incident exposed Cy card=Kd where=table found=2 --take yes");
    table.done("incident trick Di 1 seen found=2 --take yes");
    table.done("incident claim Bo attention found=2 --take high");
    assert_eq!(line(&table, 1), serde_json::json!(["callable card"]));
    assert_eq!(line(&table, 2), serde_json::json!(["call suit next"]));
    assert_eq!(line(&table, 3), serde_json::json!(["call high"]));
    let status = one_line(&table.done("status"));
    assert!(status.contains("Cy exposed a card: K♦ may be called [whist-1900.59]"), "{status}");

    // Di leads, which is the next lead of that side, and the trick is over.
    let said = one_line(&table.done("trick Jc Qc Kc Ac"));
    assert_eq!(line(&table, 1), serde_json::json!(["callable card"]));
    // Cy followed suit, so K♦ could not be played.
    assert!(!said.contains("may be called"), "{said}");
    assert_eq!((line(&table, 2), line(&table, 3)), Default::default());
    table.done("trick Kd 2d 3d 4d");
    assert_eq!(line(&table, 1), serde_json::Value::Null);
    let status = one_line(&table.done("status"));
    assert!(status.contains("Cy exposed a card: done [whist-1900.59]"), "{status}");

    let script = table.done("script");
    assert!(script.contains("incident exposed Cy card=Kd"), "{script}");
    let said = one_line(&table.refused(2, "incident exposed Cy card=Kx").stderr);
    assert!(said.contains("card cannot be Kx."), "{said}");
}

#[test]
fn what_a_wrong_score_is_about_is_the_last_deal_in_the_score() {
    let table = Table::after(&[
        "new whist Ana Bo Cy Di --dealer Di",
        "took 7 6",
        "incident pack found=5 --take yes",
    ]);
    let said = one_line(&table.done("incident score"));
    assert!(said.contains("hoyle fix 1 took"), "{said}");
}

#[test]
fn a_deal_that_passes_on_shifts_the_dealers_of_a_schedule_and_says_so() {
    let shifts = "the next player deals, and the later deals follow from there";
    let laws = "\n[incidents]\nsilent = [\"revoke\", \"count\", \"exposed\", \"lead\", \"play\", \"bid\", \"trick\", \
        \"claim\", \"pack\", \"dealer\", \"trump\", \"score\", \"player\"]\n[[incidents.own]]\nid = \"pass-on\"\n\
        on = \"misdeal\"\ndo = [\"void next\"]\n";
    let base = hoyle::presets::ruleset_text("serbian").expect("rules");
    let table = Table::new();
    table.write("ours.toml", &format!("{base}{laws}"));
    table.done("new ours.toml Ana Bo Cy Di --dealer Di");
    assert!(one_line(&table.done("incident misdeal order")).contains(shifts));
    // Nothing is scheduled where points end the game.
    table.done("new whist Ana Bo Cy Di --dealer Di");
    assert!(!one_line(&table.done("incident misdeal order")).contains(shifts));
}

#[test]
fn points_of_a_game_won_by_the_penalty_are_explained() {
    let table = Table::after(&[
        "new whist Ana Bo Cy Di --dealer Di",
        "took 8 5",
        "incident revoke Bo 7 found=9 --take on",
        "took 0 13",
    ]);
    let told = one_line(&table.done("explain 2"));
    let won = "Bo & Di no points, since the penalty had won the game before the tricks counted";
    assert!(told.contains(won), "{told}");
    assert!(told.contains("[Laws of whist, 1900, 75, 86, 83]"), "{told}");
    assert_eq!(table.json("explain 2")["points"][0]["document"], "Laws of whist, 1900");
}

#[test]
fn a_callable_card_that_was_kept_back_is_named() {
    let start = ["new whist Ana Bo Cy Di --dealer Di", "trump hearts", "trick 7c 8c 9c Tc"];
    let kept = |trick: &str| {
        let table = Table::after(&start);
        table.done("incident exposed Cy card=Kd where=table --take yes");
        one_line(&table.done(trick))
    };
    let told = "Incident 1: Cy could have played K♦ in trick 2, and did not. The card may be called; if it was, that \
                counts as a revoke.";
    let hint = "What now: hoyle incident revoke Cy 2 disobeyed";
    // Cy has no spades and plays a club, or follows with another diamond.
    for trick in ["trick Js Qs Ks 2c", "trick Jd Qd Ad 2d"] {
        let said = kept(trick);
        assert!(said.contains(told) && said.contains(hint), "{said}");
    }
    for trick in ["trick Js Qs Ks As", "trick Jd Qd Ad Kd", "trick Jd Qd Kd Ad"] {
        assert!(!kept(trick).contains("may be called"), "{trick}");
    }
    let table = Table::after(&start);
    table.done("incident exposed Cy card=Kd where=table found=1 --take yes");
    table.done("trick Js Qs Ks 2c");
    let said = one_line(&table.done("incident revoke Cy 2 disobeyed"));
    assert!(said.contains("did not play the card that was called in trick 2"), "{said}");
}

#[test]
fn what_was_wrong_with_the_pack_is_said_and_recorded() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di", "trump hearts"]);
    let said = one_line(&table.done("incident pack missing found=5"));
    assert!(said.contains("A card missing, found in trick 5."), "{said}");
    table.done("incident pack missing found=5 --take yes");
    assert!(table.done("script").contains("incident pack fault=missing found=5"));
}

#[test]
fn when_an_incident_was_found_is_not_recorded_unless_it_is_known() {
    let table = Table::after(&["new whist Ana Bo Cy Di --dealer Di", "trump hearts"]);
    let said = one_line(&table.done("incident exposed Cy card=Kd"));
    assert!(said.contains("found=end"), "{said}");
    table.done("incident exposed Cy card=Kd --take yes");
    let explained = one_line(&table.done("explain 1"));
    assert!(!explained.contains("found"), "{explained}");
}
