//! Deals in Portable Bridge Notation, made up: their tricks become `trick` lines.

use crate::common::{Table, unwrapped};

/// North has the spades but the two, and the two of hearts; East the hearts but the two, and the two of spades; South
/// the diamonds, West the clubs. Hearts are trumps. East takes the first trick, North the second, East the others.
const HEADER: &str = r#"[Event "Friday"]
[Date "2024.03.08"]
[Board "1"]
[West "Wim"]
[North "Nora"]
[East "Els"]
[South "Sam"]
[Deal "N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "W"]
[Contract "4H"]
[Result "12"]
[Auction "N"]
Pass Pass Pass 4H
AP
[Play "N"]
"#;

/// The tricks, the card of North first.
fn tricks() -> Vec<String> {
    let ranks: Vec<char> = "AKQJT98765432".chars().collect();
    let mut tricks =
        vec!["H2 HA DA CA".to_owned(), "SA S2 DK CK".to_owned(), "SK H3 DQ CQ".to_owned()];
    for index in 3..13 {
        let [north, east, others] = [ranks[index - 1], ranks[index - 2], ranks[index]];
        tricks.push(format!("S{north} H{east} D{others} C{others}"));
    }
    tricks
}

fn deal(tricks: &[String]) -> String {
    format!("% PBN 2.1\n{HEADER}{}\n*\n", tricks.join("\n"))
}

fn table(text: &str) -> Table {
    let table = Table::new();
    table.write("deals.pbn", text);
    table
}

const IMPORT: &str = "import deals.pbn --rules whist";

#[test]
fn tricks_are_recorded_in_the_order_in_which_they_were_played() {
    let annotated = deal(&tricks())
        .replace("H2 HA DA CA", "H2 {low,\n not DK} HA $1 DA! =3= CA ; SK?")
        .replace("[Play", "% a comment\n\n[Play");
    for text in [deal(&tricks()), annotated] {
        let table = table(&text);
        let said = unwrapped(&table.done(IMPORT));
        assert!(
            said.contains("Whist, one deal, 2024-03-08. Tricks by their cards: 13. Dealer: Wim."),
            "{said}"
        );
        let script = table.done("script");
        let expected = "new whist Nora Els Sam Wim --dealer Wim --title=Friday\n\
            trump hearts\n\
            trick 2h Ah Ad Ac\n\
            trick 2s Kd Kc As\n\
            trick Ks 3h Qd Qc\n\
            trick Kh Jd Jc Qs\n";
        assert!(script.starts_with(expected), "{script}");
        assert_eq!(
            table.json("sheet")["deals"][0]["sides"][1]["total"],
            6,
            "{}",
            table.done("sheet")
        );
    }
}

#[test]
fn the_result_says_who_took_the_tricks_after_a_claim() {
    let claimed = [&tricks()[..4], &["SJ HQ - -".to_owned()]].concat();
    let table = table(&deal(&claimed));
    let said = unwrapped(&table.done(IMPORT));
    assert!(
        said.contains("cards: 4. Dealer: Wim. The rest of the tricks are as the result says."),
        "{said}"
    );
    assert_eq!(table.json("sheet")["deals"][0]["sides"][1]["total"], 6);
}

#[test]
fn each_deal_becomes_a_game_and_twice_is_once() {
    let next = HEADER.replace("\"1\"", "\"2\"").replace("\"Friday\"", "\"#\"");
    let mut others = tricks();
    others.swap(11, 12);
    let text = format!("{}\n{next}{}\n", deal(&tricks()), others.join(" "));
    let table = table(&text);
    let said = unwrapped(&table.done(IMPORT));
    assert!(
        said.contains("deals.pbn, 1: Imported") && said.contains("deals.pbn, 2: Imported"),
        "{said}"
    );
    assert!(table.done("script").contains("--title=Friday"));
    let again = unwrapped(&table.hoyle(IMPORT).all());
    assert_eq!(again.matches("here already").count(), 2, "{again}");
    table.done("remove --batch --yes");
    assert_eq!(table.json("games").as_array().map(Vec::len), Some(0));
}

#[test]
fn rules_with_numbered_bids_take_the_contract() {
    let table = Table::new();
    let bid = "[[bidding.auction.bids]]\nid = \"number\"\nnumbers = { from = 3, to = 5 }\nplay = \"solo\"\n\
        target = \"number\"\nleads = \"declarer\"\nwon = \"number\"\nlost = \"number\"\nopponents = { base = 2 }\n\n";
    let euchre = include_str!("../../../src/presets/euchre.toml");
    let first = euchre.find("[[bidding").expect("bids");
    let last = euchre.find("[play]").expect("play");
    let settings = euchre.find("[[settings]]").expect("settings");
    let rules = format!("{}{bid}{}", &euchre[..first], &euchre[last..settings]);
    table.write("bid.toml", &rules.replace("\"euchre\"", "\"bid-euchre\""));
    table.write(
        "deals.ptn",
        "[Event \"Bowers\"]\n[GameOptionsJson \"{\\\"variation\\\":1}\"]\n[Declarer \"S\"]\n[Contract \"5♣\"]\n\
         [Play \"S\"]\nCJ H9 D9 S9\nSJ HT DT ST\nCA HJ DJ SQ\nCK HQ DQ SK\nCQ HK DK SA\n",
    );
    table.done("import deals.ptn --rules ./bid.toml");
    let script = table.done("script");
    assert!(script.contains("\ncontract 5:clubs --by S\ntrick Jc 9h 9d 9s\n"), "{script}");
    assert_eq!(table.json("sheet")["deals"][0]["sides"][0]["total"], 5);
    // A number is no bid of euchre as it is.
    let refused = table.hoyle("import deals.ptn --rules euchre");
    assert_eq!(refused.code, 2);
    assert!(
        refused.stderr.contains("deals.ptn:1: There is no bid called “5”."),
        "{}",
        refused.stderr
    );
}

#[test]
fn what_cannot_be_recorded_is_refused() {
    let whole = deal(&tricks());
    let wrong = [
        (whole.replace("4H", "Pass"), "was not played"),
        (whole.replace("4H\"", "3NT\""), "A card is turned up in this deal"),
        (whole.replace("\"12\"", "\"11\""), "by the cards 12, by the result 11"),
        (whole.replace("S2 DK", "S1 DK"), "deals.pbn:18: “S1” is not a card."),
        (whole.replace("S2 DK", "HA DK"), "A♥"),
        (deal(&tricks()[..3]).replace("\"12\"", "\"?\""), "by their cards: 3."),
        (whole.replace("\n*\n", "\nSA S2 DK CK\n"), "over after trick 13"),
    ];
    for (text, said) in wrong {
        let refused = table(&text).hoyle(IMPORT);
        assert!(matches!(refused.code, 1..=3), "{}", refused.all());
        let stderr = unwrapped(&refused.stderr);
        assert!(stderr.contains(said) && stderr.contains("deals.pbn:"), "{said}: {stderr}");
    }
    let table = table(&whole);
    let audited = table.refused(3, "audit deals.pbn").stderr;
    assert!(audited.contains("Import them: hoyle import deals.pbn --rules RULES"), "{audited}");
    let rules = table.hoyle("import deals.pbn");
    assert_eq!(rules.code, 2);
    assert!(rules.stderr.contains("--rules"), "{}", rules.stderr);
    // In spades everybody bids first.
    table.write("spades.pbn", &whole.replace("4H", "4S"));
    let bids = table.hoyle("import spades.pbn --rules spades");
    assert!(bids.stderr.contains("spades.pbn:2:") && bids.stderr.contains("bid"), "{}", bids.all());
    // A deal with very many tags is read in one go.
    let tags: String = (0..200_000).map(|number| format!("[Tag{number} \"\"]\n")).collect();
    let table = self::table(&(tags + &whole));
    table.done(IMPORT);
    let many = Table::new();
    many.write("deals.pbn", &"[Event \"x\"]\n".repeat(1001));
    let said = many.hoyle(IMPORT);
    assert_eq!(said.code, 3);
    assert!(said.stderr.contains("more than 1000 deals"), "{}", said.all());
}
