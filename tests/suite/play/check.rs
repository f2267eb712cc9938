//! `check trick` and `check play`: who takes a trick, and which cards a hand may play.

use super::unfolded;
use crate::common::Table;

/// Who takes a trick: rules, trump, cards, the winner's position from the lead, and the reason.
const TRICKS: &str = "
    serbian       h     7c Kc 2h Ac        3  2♥ is the only trump played.
    serbian       h     7c 3h 2h Ac        2  3♥ is its highest trump.
    serbian       h     7h 3h 2h Ah        4  A♥ is its highest trump.
    serbian       s     7c Kc 2h Ac        4  No trump was played, and A♣ is the highest card of the suit led, clubs.
    serbian       s     7c Kd 2h Ad        1  No trump was played, and 7♣ is the only card of the suit led, clubs.
    serbian       none  7c Kc 2h Ac        4  There is no trump, and A♣ is the highest card of the suit led, clubs.
    serbian       sans  2c Kd Ad Ah        1  There is no trump, and 2♣ is the only card of the suit led, clubs.
    serbian       ♦     10c Jc 9c 2d Qc    4  2♦ is the only trump played.
    serbian       clubs Tc 9c Ac Kc Qc Jc  3  A♣ is its highest trump.
    romanian      s     9h 10h Jh          3  No trump was played, and J♥ is the highest card of the suit led, hearts.
    romanian      h     7c Kc 8h Ac        3  8♥ is the only trump played.
    romanian      d     3c 4c 5c 6c 7c 3d  6  3♦ is the only trump played.
    oh-hell       nt    2c 3c Ac 4c 5c 6c Kc  3  There is no trump, and A♣ is the highest card of the suit led, clubs.
    auction-whist d     Qs Ks 2d 3d        4  3♦ is its highest trump.
    auction-whist none  2s Ad Kd Qd        1  There is no trump, and 2♠ is the only card of the suit led, spades.
    german        c     7c Kc              2  K♣ is its highest trump.
    german        c     7d 2c              2  2♣ is the only trump played.
    german        c     7d Ah              1  No trump was played, and 7♦ is the only card of the suit led, diamonds.
";

#[test]
fn the_highest_trump_or_card_of_the_suit_led_wins() {
    let table = Table::new();
    for line in TRICKS.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (asked, because) = line.rsplit_once("  ").expect("a reason");
        let words: Vec<&str> = asked.split_whitespace().collect();
        let ([rules, trump], [cards @ .., place]) = (&words[..2], &words[2..]) else {
            panic!("{line}")
        };
        let told =
            table.json(&format!("check trick --rules {rules} --trump {trump} {}", cards.join(" ")));
        assert_eq!(told["winner"], place.parse::<usize>().expect("a place"), "{line}");
        assert_eq!(told["because"], because, "{line}");
        assert_eq!(told["complete"], true, "{line}");
        assert_eq!(told["rule"], format!("{rules}.play"), "{line}");
    }
}

#[test]
fn a_trick_is_explained_with_its_rule_and_source() {
    let table = Table::new();
    let told = table.done("check trick --rules serbian --trump h 7c Kc 2h Ac");
    insta::assert_snapshot!(told, @r"
    The 3rd card, 2♥, takes the trick. 2♥ is the only trump played. [serbian.play:
    Serbian whist, Play]
    ");
    let card = &table.json("check trick --rules serbian --trump h 7c Kc 10h Ac")["card"];
    assert_eq!(card, "10h");
}

#[test]
fn an_incomplete_trick_names_the_winner_so_far() {
    let table = Table::new();
    let told = table.json("check trick --rules serbian --trump h 7c Kc");
    assert_eq!((&told["winner"], &told["complete"]), (&2.into(), &false.into()));
    let told = table.done("check trick --rules serbian --trump h 7c Kc");
    assert!(unfolded(&told).starts_with("The 2nd card, K♣, is winning so far."), "{told}");
}

#[test]
fn without_a_trump_given_none_is_assumed_and_this_is_said() {
    let said = Table::new().hoyle("check trick --rules serbian 7c Kc 2h Ac");
    assert_eq!(said.code, 0);
    assert!(said.stdout.starts_with("The 4th card, A♣, takes the trick."), "{}", said.stdout);
    assert!(said.stderr.starts_with("No trump was given"), "{}", said.stderr);
}

/// Which cards a hand may play: rules, trump, lead, hand, and the open cards.
const HANDS: &str = "
    serbian       h    | 7c | Kc 2h          | Kc
    serbian       h    | 7c | Kc 10c 2h Ad   | Kc 10c
    serbian       h    | 7c | Kd 2h 3h       | 2h 3h
    serbian       h    | 7c | Kd 2s          | Kd 2s
    serbian       none | 7c | Kd 2h          | Kd 2h
    serbian       h    | 7h | Kd 2h          | 2h
    serbian       h    | 7h | Kd 2s          | Kd 2s
    serbian       h    | 7c 9h | Kd 2h       | 2h
    romanian      h    | 7c | Kd 9h          | 9h
    romanian      h    |    | Kd 9h          | Kd 9h
    oh-hell       h    | 7c | Kd 2h          | Kd 2h
    oh-hell       h    | 7c | Kd 2h 3c       | 3c
    auction-whist h    | 7c | Kd 2h          | Kd 2h
    auction-whist h    | 7c | Kd 2h Qc       | Qc
    german        h    | 7c | Kd 2h          | Kd 2h
    german        none | 7c | Kd 2c          | 2c
";

#[test]
fn only_the_open_cards_may_be_played() {
    let table = Table::new();
    for line in HANDS.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [of, led, hand, open] = parts[..] else { panic!("{line}") };
        let (rules, trump) = of.split_once(' ').expect("rules and a trump");
        let led = if led.is_empty() { String::new() } else { format!("--led \"{led}\"") };
        let ask = format!("check play --rules {rules} --trump {trump} {led} --hand \"{hand}\"");
        let open: Vec<&str> = open.split(' ').collect();
        assert_eq!(table.json(&ask)["open"], serde_json::json!(open), "{line}");
        for card in hand.split(' ') {
            let said = table.hoyle(&format!("{ask} {card} --json"));
            let told: serde_json::Value = serde_json::from_str(&said.stdout).expect("JSON");
            let legal = open.contains(&card);
            assert_eq!(said.code, i32::from(!legal), "{line}: {card}");
            assert_eq!(told["legal"], legal, "{line}: {card}");
            assert_eq!(told["open"], serde_json::json!(open), "{line}: {card}");
        }
    }
}

#[test]
fn a_ruling_gives_the_reason() {
    let table = Table::new();
    for (ask, because) in [
        (
            "--led 7c --hand \"Kc 2h\" 2h",
            "Not legal. 2♥ may not be played: clubs were led, and the hand has one.",
        ),
        (
            "--led 7c --hand \"Kc Qc 2h\" 2h",
            "Not legal. 2♥ may not be played: clubs were led, and the hand has some.",
        ),
        (
            "--led 7c --hand \"Kd 2h\" Kd",
            "Not legal. K♦ may not be played: the hand has none of the suit led, and must trump with hearts ♥.",
        ),
        (
            "--led 7c --hand \"Kd 2h\" 2h",
            "Legal. The hand has no clubs, and must trump with hearts. Not open: K♦.",
        ),
        (
            "--led 7c --hand \"Kd 2d\" Kd",
            "Legal. The hand has no clubs and no hearts to trump with: any card may be played.",
        ),
        ("--led 7h --hand \"Kd 2d\" Kd", "Legal. The hand has no hearts: any card may be played."),
        ("--hand \"Kd 2d\" Kd", "Legal. The hand leads, so any card may be played."),
        ("--led 7c --hand \"Kc 2h\"", "Clubs were led, and the hand has some. Not open: 2♥."),
        ("--led 7c --hand \"Kc 2h\" 3h", "Not legal. 3♥ is not in that hand."),
        ("--led 7c --hand \"Kc 7c\" Kc", "Not legal. 7♣ is given twice."),
        (
            "--led \"7c 8c 9c 10c\" --players 4 --hand Kc Kc",
            "Not legal. 5 cards given, but a trick in this deal has 4: one from each player.",
        ),
    ] {
        let said = table.hoyle(&format!("check play --rules serbian --trump h {ask}"));
        assert!(unfolded(&said.stdout).starts_with(because), "{ask}: {}", said.stdout);
        let cites = unfolded(&said.stdout).contains("[serbian.play: Serbian whist, Play]");
        let rests_on_a_rule = !["not in that hand", "given twice", "5 cards given"]
            .iter()
            .any(|fault| because.contains(fault));
        assert_eq!(cites, rests_on_a_rule, "{ask}: {}", said.stdout);
    }
}

#[test]
fn impossible_cards_are_refused() {
    let table = Table::new();
    for (ask, because) in [
        ("trick --rules serbian --trump h 7c Kc 7c Ac", "7♣ is given twice"),
        (
            "trick --rules romanian --players 3 --trump h 9c 8c Kc",
            "8♣ is not in the pack: its 24 cards run from 9 to A.",
        ),
        (
            "trick --rules romanian --players 4 --trump h 7c 6c Kc Ac",
            "6♣ is not in the pack: its 32 cards",
        ),
        (
            "trick --rules romanian --players 5 --trump h 7c 4c Kc Ac Qc",
            "4♣ is not in the pack: its 40 cards",
        ),
        (
            "trick --rules romanian --trump h 7c 4c Kc Ac Qc 2c",
            "2♣ is not in the pack: its 48 cards",
        ),
        (
            "trick --rules romanian --trump h --players 7 7c 2c",
            "2♣ is not in the pack: its 48 cards",
        ),
        (
            "trick --rules german --trump h 7c 4c Kc",
            "3 cards given, but a trick in this deal has 2",
        ),
        ("trick --rules auction-whist --trump h 7c 4c Kc Ac 2h", "5 cards given"),
        (
            "play --rules romanian --players 4 --trump h --led 7c --hand \"6c Kc\" Kc",
            "6♣ is not in the pack",
        ),
    ] {
        let said = table.hoyle(&format!("check {ask}"));
        assert_eq!(said.code, 1, "{ask}");
        let told = unfolded(&said.stdout);
        assert!(told.starts_with(&format!("Not legal. {because}")), "{ask}: {told}");
    }
    // The number of players is known, and so the pack.
    let said = table.hoyle("check trick --rules romanian --players 3 --trump h 9c 8c Kc");
    assert!(unfolded(&said.stdout).ends_with("Check the cards."), "{}", said.stdout);
    assert_eq!(table.hoyle("check trick --rules romanian --trump h --players 4 9c 8c Kc").code, 0);
}

#[test]
fn a_trick_is_judged_with_a_pack_that_has_its_cards() {
    let table = Table::new();
    // Three cards with an eight are the start of a trick at a larger table.
    let told = table.json("check trick --rules romanian --trump h 8d Js Qc");
    assert_eq!((&told["winner"], &told["complete"]), (&1.into(), &false.into()));
    let told = table.json("check trick --rules romanian --trump h 9d Js Qc");
    assert_eq!((&told["winner"], &told["complete"]), (&1.into(), &true.into()));
    assert_eq!(table.hoyle("check trick --rules romanian --trump h 3d Js Qc 4h").code, 0);
    // No table of these rules has a two, and more players would not help.
    let said = table.hoyle("check trick --rules romanian --trump h 2d Js Qc");
    assert_eq!(said.code, 1);
    let told = unfolded(&said.stdout);
    assert!(told.starts_with("Not legal. 2♦ is not in the pack: its 48 cards"), "{told}");
    assert!(!told.contains("--players"), "{told}");
}

#[test]
fn invalid_cards_and_options_are_refused() {
    let table = Table::new();
    for (ask, code, told) in [
        ("trick --rules serbian 7c Kx", 2, "expected a card such as Ah, 10s, Td or A♥"),
        ("trick --rules serbian 1c", 2, "expected a card such as Ah"),
        ("trick --rules serbain 7c Kc", 2, "serbian"),
        ("play --rules serbian --led 7c --hand \"\" Kc", 2, "expected cards such as"),
        ("trick --rules german --players 3 7c Kc", 1, "German whist is for 2 players, not 3"),
        ("trick 7c Kc", 3, "There is no game here yet"),
    ] {
        let said = table.hoyle(&format!("check {ask}"));
        assert_eq!(said.code, code, "{ask}: {}{}", said.stdout, said.stderr);
        assert!(unfolded(&said.stderr).contains(told), "{ask}: {}", said.stderr);
    }
}

#[test]
fn check_uses_the_games_rules_trump_and_cards() {
    let table = super::five_cards();
    let trick = table.json("check trick 9c 7s 10c Kc");
    assert_eq!((&trick["winner"], &trick["player"]), (&2.into(), &"Bea".into()));
    assert_eq!(trick["because"], "7♠ is the only trump played.");
    let said = table.hoyle("check play --led 9c --hand \"7s Ad\" Ad");
    assert_eq!(said.code, 1, "{}", said.stdout);
    // The turned-up card is in nobody's hand, and neither is a card already played.
    for (ask, because) in [
        ("trick 9c 8s 10c Kc", "8♠ is the card turned up"),
        ("play --led 9c --hand \"8s Ad\" Ad", "8♠ is the card turned up"),
        ("trick 9c 6c 10c Kc", "6♣ is not in the pack"),
    ] {
        let said = table.refused(1, &format!("check {ask}"));
        assert!(said.stdout.contains(because), "{ask}: {}", said.stdout);
    }
    table.done("trick 9c 7s 10c Kc");
    let said = table.refused(1, "check trick 9c Qd Jd Kd");
    assert!(said.stdout.contains("9♣ was already played in this deal"), "{}", said.stdout);
    // The winner leads to the next trick; the last trick can be checked again.
    assert_eq!(table.json("check trick 9d Qd Jd Kd")["player"], "Ana");
    assert_eq!(table.json("check trick 9c 7s 10c Kc")["player"], "Bea");
    // A given trump makes it a separate question.
    assert_eq!(table.json("check trick 9d Qd Jd Kd --trump none")["player"], "Ana");
    assert_eq!(table.json("check trick 9d Jh Qh Kh --trump h")["player"], "Ana");
}

#[test]
fn an_unknown_trump_is_required_only_when_it_matters() {
    let table = Table::after(&["new romanian Ana Bea Cid Dan --dealer Dan"]);
    let said = table.refused(1, "check trick 9c Qc Jd Kc");
    assert!(said.stderr.contains("which is not recorded"), "{}", said.stderr);
    let said = table.refused(1, "check play --led 9c --hand \"7s Ad\" Ad");
    assert!(said.stderr.contains("which is not recorded"), "{}", said.stderr);
    assert_eq!(table.hoyle("check trick 9c Qc Jd Kc --trump d").code, 0);
    // Cards of one suit, a suit to follow, and a hand without a choice need no trump.
    assert_eq!(table.hoyle("check trick 9c Qc Jc Kc").code, 0);
    assert_eq!(table.hoyle("check play --led 9c --hand \"Kc 9h\" Kc").code, 0);
    assert_eq!(table.hoyle("check play --led 9c --hand \"Kd Ad\" Kd").code, 0);
    assert_eq!(table.hoyle("check play --hand \"7s Ad\" Ad").code, 0);
    assert_eq!(table.hoyle("check play --led 9s --hand \"7s Ad\" Ad").code, 1);
}

#[test]
fn a_trump_that_never_changes_need_not_be_given() {
    let table = Table::new();
    for rules in ["call-break", "spades", "skull-king"] {
        let said = table.hoyle(&format!("check trick --rules {rules} 7c Kc 2s Ac --json"));
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{rules}");
        assert!(said.stdout.contains(r#""card":"2s""#), "{rules}: {}", said.stdout);
    }
    let said = table.hoyle("check trick --rules plump 7c Kc 2s Ac");
    assert!(said.stdout.contains("A♣, takes the trick. There is no trump"), "{}", said.stdout);
    assert_eq!(said.stderr, "");
    table.refused(1, "check play --rules call-break --led 7c --hand 'Kh 2d 3s' 2d");
    let hearts = table.done("check trick --rules call-break --trump h 7c Kc 2s 3h");
    assert!(hearts.contains("3♥, takes the trick"), "{hearts}");
}

#[test]
fn spades_are_not_led_until_one_has_been_played() {
    let table = Table::new();
    let check = "check play --rules spades --hand";
    let said = table.refused(1, &format!("{check} '2s Ah' 2s")).stdout;
    assert!(said.contains("2♠ may not be led: no spades have been played"), "{said}");
    assert!(said.contains("Playable: A♥"), "{said}");
    assert!(table.done(&format!("{check} '2s 3s' 2s")).starts_with("Legal."));
    assert!(table.done(&format!("{check} '2s 3c' --led Kh 2s")).starts_with("Legal."));
    table.done("new spades Ana Bo Cy Di --dealer Di");
    table.done("bid 3 3 3 3");
    table.done("trick Ah 2h 3h 4s");
    assert!(table.done("check play --hand '5s 6c' 5s").starts_with("Legal."));
}

#[test]
fn a_spade_led_too_early_is_a_revoke_once_the_hand_must_have_had_another_suit() {
    let table = Table::new();
    table.done("new spades Ana Bo Cy Di --dealer Di");
    table.done("bid 3 3 3 3");
    let said = table.done("trick 2s 3h 4h 5h");
    assert!(!said.contains("revoke by"), "{said}");
    let said = table.done("trick 6c Kc Ac 7c");
    assert!(
        said.contains("A revoke by Ana is proven: on trick 1 Ana led 2♠, before any spades"),
        "{said}"
    );
}

#[test]
fn a_question_without_a_game_may_change_the_rules() {
    let table = Table::new();
    let hand = "check play --rules call-break --led 7c --hand '8c 2c 3s' 2c";
    table.refused(1, hand);
    assert!(table.done(&format!("{hand} --set must-beat=off")).starts_with("Legal."));
    let bid = "check bid 2 --rules wizard --cards 2 --players 3 --bids 0,0";
    assert!(table.done(bid).starts_with("Legal."));
    let said = table.refused(1, &format!("{bid} --set hook=on"));
    assert!(said.stdout.contains("wizard.hook"), "{}", said.stdout);
    let least = "check bid 1 --rules call-break --cards 13 --players 4 --set least=2";
    assert!(table.refused(1, least).stdout.contains("bids go from 2 to 13"));
}
