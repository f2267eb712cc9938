//! Where rules come from: a document is cited for what it says, the table for what it changed, and
//! our reading for what no document settles.

use crate::common::{Table, one_line, unwrapped};
use hoyle::presets;
use hoyle::rules::{Citation, Clause, Expected, Offer, Ruleset, Setting};
use hoyle::words;
use std::collections::BTreeMap;

/// Returns each clause that a command prints, with its text on one line.
fn clauses(table: &Table, line: &str) -> BTreeMap<String, String> {
    let records = table.done(&format!("{line} --plain"));
    let fields = records.lines().map(|record| record.split_once('\t').expect("an id and a text"));
    fields.map(|(id, says)| (id.to_owned(), says.to_owned())).collect()
}

/// Asserts that the rules with these options cite exactly these clauses differently from the rules
/// without them, each as given.
#[track_caller]
fn changes(rules: &str, options: &str, expected: &[(&str, &str)]) {
    let table = Table::new();
    let before = clauses(&table, &format!("rules {rules}"));
    let after = clauses(&table, &format!("rules {rules} {options}"));
    for (id, citation) in expected {
        let id = format!("{rules}.{id}");
        let id = id.split_once(".score.").map_or(id.clone(), |(_, score)| format!("score.{score}"));
        let says = after.get(&id).unwrap_or_else(|| panic!("{options}: no {id}"));
        assert!(says.contains(citation), "{rules} {options}: {id} {says}");
        assert_ne!(before.get(&id), Some(says), "{rules} {options}: {id}");
    }
    let changed: Vec<&String> =
        after.iter().filter(|(id, says)| before.get(*id) != Some(says)).map(|(id, _)| id).collect();
    assert_eq!(changed.len(), expected.len(), "{rules} {options}: {changed:?}");
}

#[test]
fn what_a_table_changed_is_house_rules() {
    let house = "[House rules]";
    changes("serbian", "--set hook=off", &[("hook", house)]);
    changes("serbian", "--set hook=3", &[("hook", house)]);
    changes("serbian", "--set top=5", &[("deals", house)]);
    changes("serbian", "--schedule up-down", &[("deals", house)]);
    changes("serbian", "--set premium=3", &[("score.serbian", house)]);
    changes("romanian", "--set premium=7", &[("score.romanian", house)]);
    changes("romanian", "--set top=5", &[("deals", house)]);
    changes("romanian", "--set hook=off", &[("hook", house)]);
    changes("romanian", "--set ten.points=50", &[("promotions", house)]);
    changes("romanian", "--set five.length=4", &[("promotions", house)]);
    let order = "--set trumps=spades,hearts,clubs,diamonds,none";
    changes("auction-whist", order, &[("ranking", house)]);
    changes("auction-whist", "--set end=50", &[("end", house)]);
    changes("auction-whist", "--set overtricks=all", &[("score.contracts", house)]);
    changes("auction-whist", "--set trou-all=30", &[("score.contracts", house)]);
    changes("german", "--set end=5", &[("end", house)]);
    let match_length = "reaches 78 tricks. The highest total wins. [our reading: ";
    changes("german", "--set match=tricks", &[("end", match_length), ("score.all", house)]);
    let both = "--set match=tricks --set end=50";
    changes("german", both, &[("end", house), ("score.all", house)]);
}

#[test]
fn a_choice_that_a_document_offers_cites_that_passage() {
    let variations = |of: &str| format!("[Romanian whist, Variations{of}]");
    changes("romanian", "--set premium=3", &[("score.romanian", &variations(""))]);
    let promoted = variations(": Promotions");
    changes("romanian", "--set promotions=ten,five", &[("promotions", &promoted)]);
    changes("romanian", "--set zero-finish=on", &[("zero-finish", &variations(": 0 Finish"))]);
    changes("romanian", "--set forehead=last", &[("forehead", &variations(""))]);
    let eight = variations(": Eight to Eight Games");
    let ones = ("promotions", promoted.as_str());
    changes(
        "romanian",
        "--schedule 8-1-8",
        &[("deals", &eight), ("forehead", &variations("")), ones],
    );
    changes(
        "romanian",
        "--scoring romanian-progressive --set premium=2",
        &[("score.romanian-progressive", &variations(""))],
    );
    let catalogue = |of: &str| format!("[Serbian whist, Scoring alternatives: {of}]");
    changes("serbian", "--scoring binary", &[("score.binary", &catalogue("Binary scoring"))]);
    let negative = catalogue("Negative scoring");
    let options = "--scoring negative";
    changes("serbian", options, &[("score.negative", &negative), ("end", &negative)]);
    let doubled = catalogue("Spades double");
    changes("romanian", "--set spades-double=on", &[("doubling", &doubled)]);
    let last = "[German Whist, Scoring]";
    changes("german", "--scoring last", &[("score.last", last), ("tricks", last)]);
    let kept = |section: &str| format!("[Oh Hell, as Hoyle keeps it, {section}]");
    changes("oh-hell", "--set hook=off", &[("hook", &kept("Bidding"))]);
    changes("oh-hell", "--set top=7", &[("deals", &kept("Deals"))]);
    changes("oh-hell", "--set step=2", &[("deals", &kept("Deals"))]);
    changes("oh-hell", "--schedule down --set top=7", &[("deals", &kept("Deals"))]);
}

#[test]
fn a_copied_file_cites_the_table_for_what_differs_from_the_document() {
    let table = Table::new();
    let copy = table.done("rules romanian --toml").replace("\"romanian\"", "\"our-table\"");
    for (from, to, clause) in [
        ("made = \"5 + took\"", "made = \"5 + 2 took\"", "score.our-table"),
        ("length = \"10\"", "length = \"9\"", "our-table.promotions"),
        ("lowest = \"7\"", "lowest = \"6\"", "our-table.pack"),
        ("turn = \"clockwise\"", "turn = \"counter-clockwise\"", "our-table.dealer"),
        ("trump = \"turned\"", "trump = \"drawn\"", "our-table.trump"),
        ("must_trump = true", "must_trump = false", "our-table.play"),
        ("hook = \"always\"", "hook = \"never\"", "our-table.hook"),
        ("\"2 up to top-1\"", "\"3 up to top-1\"", "our-table.deals"),
        ("cards = \"8\"", "cards = \"7\"", "our-table.extras"),
        ("[scoring.hands]\n", "[scoring.hands]\ndoubled_by = \"hearts\"\n", "our-table.doubling"),
    ] {
        assert!(copy.contains(from), "{from}\n{copy}");
        table.write("our.toml", &copy.replace(from, to));
        let told = clauses(&table, "rules ./our.toml");
        assert!(told[clause].contains("[House rules]"), "{to}: {}", told[clause]);
        let mut house = told.iter().filter(|(_, says)| says.contains("[House rules]"));
        // A turn has three clauses, and a larger pack higher deals.
        let count = match clause {
            "our-table.dealer" => 3,
            "our-table.pack" => 2,
            _ => 1,
        };
        assert_eq!(house.clone().count(), count, "{to}: {:?}", house.next());
    }
    // A deal explained cites the same.
    table.write("our.toml", &copy.replace("made = \"5 + took\"", "made = \"5 + 2 took\""));
    table.done("new ./our.toml Ana Bo Cy --dealer Cy");
    table.done("bid 0 0 0");
    table.done("took 1 0 0");
    let told = table.done("explain 1");
    assert!(told.contains("By score.our-table [House rules]"), "{told}");
}

#[test]
fn a_file_without_sources_cites_house_rules_and_its_own_document_is_believed() {
    let table = Table::new();
    let file = table.done("rules auction-whist --toml").replace("\"auction-whist\"", "\"tarneeb\"");
    let (file, _) = file.split_once("[sources]").expect("sources");
    table.write("tarneeb.toml", file);
    let told = clauses(&table, "rules ./tarneeb.toml");
    for (id, says) in told.iter().filter(|(id, _)| !id.starts_with("score.")) {
        assert!(says.contains("[House rules]"), "{id}: {says}");
    }
    // The file states the order of the trumps, but nothing that could settle the level of a join.
    assert!(!told["tarneeb.ranking"].contains("our reading"));
    assert!(told["tarneeb.join"].contains("[our reading: "));
    table.write(
        "tarneeb.toml",
        &format!(
            "{file}[sources]\ndocument = \"The book\"\n[sources.sections]\ntrou = \"Page 3\"\n"
        ),
    );
    let told = clauses(&table, "rules ./tarneeb.toml");
    assert!(told["tarneeb.trou"].ends_with("[The book, Page 3]"), "{}", told["tarneeb.trou"]);
    assert!(told["tarneeb.wait"].ends_with("[The book]"), "{}", told["tarneeb.wait"]);
}

/// A document's own rules cite it, or one of our readings, everywhere, and never the table.
#[test]
fn nothing_in_a_documents_own_rules_is_house_rules() {
    for id in presets::rulesets() {
        let rules = presets::ruleset(id).expect("rules");
        for (id, says) in words::ruleset(&rules) {
            let end = says.ends_with(']') && says.contains('[');
            assert!(end && !says.contains("[House rules]"), "{id}: {says}");
        }
    }
}

/// The words of each clause without its source.
pub(crate) fn uncited(rules: &Ruleset) -> BTreeMap<String, String> {
    let clauses = words::ruleset(rules).into_iter();
    clauses.map(|(id, says)| (id, says.split(" [").next().unwrap_or_default().to_owned())).collect()
}

/// Whatever a setting changes in the words of a clause, the citation follows: the document's own
/// passage stands only under the document's own words.
#[test]
fn no_passage_is_cited_for_words_that_a_setting_changed() {
    let options = [
        "premium=4",
        "spades-double=on",
        "promotions=ten",
        "no-zero=on",
        "zero-finish=on",
        "forehead=last",
        "top=4",
        "hook=off",
        "hook=4",
        "end=7",
        "overtricks=all",
        "trou-all=9",
        "trumps=hearts,spades,clubs,diamonds,none",
        "match=tricks",
        "ten.length=3",
    ];
    // What a document gives as an option is its own in either state.
    let optional = [Clause::Promotions, Clause::ZeroFinish, Clause::Forehead, Clause::Doubling];
    for id in presets::rulesets() {
        let own = presets::ruleset(id).expect("rules");
        let own_words = uncited(&own);
        for option in options {
            let mut rules = own.clone();
            // A page names the values of its own settings.
            let is_own =
                own.settings.iter().any(|setting| option.starts_with(&format!("{}=", setting.key)));
            if is_own || Setting::apply(option, &mut rules).is_err() {
                continue;
            }
            let changed_words = uncited(&rules);
            for clause in Clause::ALL.iter().filter(|clause| !optional.contains(clause)) {
                let before = presets::cite(&own, *clause);
                let after = presets::cite(&rules, *clause);
                let clause_id = own.clause_id(*clause);
                let same_words = own_words.get(&clause_id) == changed_words.get(&clause_id);
                let ours = matches!(after, Citation::OurReading(_));
                assert!(
                    same_words || before != after || ours || id == "oh-hell",
                    "{id} {option} {clause:?}"
                );
                assert!(!same_words || before == after, "{id} {option} {clause:?} {after:?}");
            }
        }
    }
}

#[test]
fn a_game_begun_earlier_cites_what_its_table_changed() {
    let table = Table::after(&["new serbian Ana Bo Cy Di --dealer Di --set hook=off --id early"]);
    let path = table.path("data/games/early.jsonl");
    let path = if path.exists() { path } else { table.path("data/early.jsonl") };
    let journal = std::fs::read_to_string(&path).expect("a journal");
    // As earlier versions wrote it: with the document's section for the hook.
    assert!(journal.contains("House rules"), "{journal}");
    let rules = presets::ruleset("serbian").expect("rules");
    let mut old = rules;
    Setting::apply("hook=off", &mut old).expect("a setting");
    assert_eq!(presets::cite(&old, Clause::Hook), Citation::HouseRules);
    presets::state_sources(&mut old);
    assert_eq!(presets::cite(&old, Clause::Hook), Citation::HouseRules);
    // Old German games cite a section for the length of a match that says nothing about it.
    let mut german = presets::ruleset("german").expect("rules");
    german.sources.sections.insert(Clause::End, "Scoring".into());
    german.schedule.packets.clear();
    assert!(matches!(presets::cite(&german, Clause::End), Citation::OurReading(_)));
    assert!(matches!(presets::cite(&german, Clause::Deals), Citation::Passage(_)));
}

#[test]
fn every_reading_of_ours_stands_beside_its_clause_with_the_reason() {
    let table = Table::new();
    for (clause, piece) in [
        ("german.end", "reaches 3 points. The highest total wins. [our reading: "),
        ("auction-whist.suit-call", "A call that nobody joins lapses, and the highest other bid"),
        ("auction-whist.dealer", "The deal then passes to the left (clockwise). [our reading: "),
        ("auction-whist.call-turn", "The side with the standing bid need not pass; if nobody bids"),
        (
            "auction-whist.raise",
            "The winning pair may still raise or break away until a card or the",
        ),
        ("serbian.end", "Equal totals share the rank."),
        ("romanian.promotions", "A deal as the dead hand neither adds to a run nor ends it."),
        ("auction-whist.end", "If the best totals are equal, another deal is played."),
        ("auction-whist.ranking", "No trump ranks above hearts."),
        ("auction-whist.join", "A join keeps the level of the call while that is the standing bid"),
        ("auction-whist.contract", "12 tricks are played in petite-misere"),
        ("romanian.dead-hand", "The player before the dead hand bids last."),
        (
            "romanian.promotions",
            "Under no-zero a run with a bid of 0 pays nothing but still ends where it would have paid",
        ),
        ("romanian.promotions", "The dead hand counts as one of the players of players-plus-one"),
        ("romanian.zero-finish", "The total is judged before any extra deals."),
    ] {
        let (rules, _) = clause.split_once('.').expect("an id");
        let says = clauses(&table, &format!("rules {rules}"))[clause].clone();
        let rest = says.split_once(piece).unwrap_or_else(|| panic!("{clause}: {says}")).1;
        assert!(
            piece.contains("[our reading") || rest.contains("[our reading: "),
            "{clause}: {says}"
        );
    }
    // A page that settles every point leaves nothing to read.
    let told = table.done("rules oh-hell");
    assert!(!told.contains("our reading"), "{told}");
    // A reading stands where its point can come up.
    for (options, zero, dead) in [
        ("--set promotions=ten", false, false),
        ("--set promotions=ten --set no-zero=on", true, false),
        ("--set promotions=players-plus-one", false, true),
        ("", true, true),
    ] {
        let says = clauses(&table, &format!("rules romanian {options}"));
        let says = &says["romanian.promotions"];
        assert_eq!(says.contains("a bid of 0 pays nothing but"), zero, "{options}: {says}");
        assert_eq!(says.contains("one of the players of"), dead, "{options}: {says}");
    }
}

#[test]
fn a_document_is_not_cited_for_what_it_does_not_say() {
    let table = Table::new();
    for (clause, says) in [
        ("auction-whist.call-turn", "until every player has passed"),
        ("serbian.forehead", "A table may"),
        ("oh-hell.trump", "The next card is turned up, and its suit is trump. ["),
        ("romanian.trump", "if every card is dealt, there is no trump. ["),
    ] {
        let (rules, _) = clause.split_once('.').expect("an id");
        let told = clauses(&table, &format!("rules {rules}"))[clause].clone();
        assert!(told.contains(says), "{told}");
    }
}

#[test]
fn a_ruling_cites_the_clause_that_it_depends_on() {
    let table = Table::new();
    let hook = "[romanian.hook: House rules]";
    for (asked, source) in [
        ("--rules romanian --set hook=off --cards 6 --players 3 --bids 3,1 2", hook),
        ("--rules romanian --set hook=3 --cards 2 --players 3 --bids 1,0 1", hook),
        (
            "--rules serbian --set hook=off --cards 6 --players 4 --bids 2,0,1 3",
            "[serbian.hook: House rules]",
        ),
        // This one the document allows as well.
        (
            "--rules romanian --set hook=off --cards 6 --players 3 --bids 3,1 1",
            "[romanian.bid-range: Romanian whist, Bidding]",
        ),
    ] {
        let told = one_line(&table.done(&format!("check bid {asked}")));
        assert!(told.starts_with("Legal.") && told.contains(source), "{asked}: {told}");
    }
    let json =
        table.json("check bid --rules romanian --set hook=off --cards 6 --players 3 --bids 3,1 2");
    assert_eq!(json["rule"], "romanian.hook");
    assert_eq!(json["document"], "House rules");
    let table = Table::after(&["new romanian Ana Bo Cy --dealer Cy --set hook=off", "bid 1 0"]);
    let told = one_line(&table.done("check bid 0"));
    assert!(told.contains(hook), "{told}");

    // The keys that a house may add to a copy of a document's rules.
    let copy = Table::new().done("rules serbian --toml");
    for (key, bid, source) in [
        ("least = 1", 0, "bid-range: House rules]"),
        ("most = 2", 3, "bid-range: House rules]"),
        ("least = 1", 2, "hook: Serbian whist, Bidding]"),
    ] {
        let hook = "hook = \"always\"";
        table.write("ours.toml", &copy.replace(hook, &format!("{hook}\n{key}")));
        let asked =
            format!("check bid --rules ./ours.toml --cards 5 --players 4 --bids 1,1,1 {bid}");
        let told = one_line(&table.refused(1, &asked).stdout);
        assert!(told.contains(source), "{key}: {told}");
    }
}

/// Returns a table at which Ana finishes at zero.
pub(crate) fn zero_finish() -> Table {
    let table = Table::after(&[
        "new romanian Ana Bo Cy --dealer Cy --set top=1 --set premium=0 --set zero-finish=on",
        "bid 0 0 0",
        "took Ana=0 Bo=0 Cy=1",
    ]);
    for _ in 1..9 {
        table.done("bid 0 0 0");
        table.done("took Ana=0 Bo=1 Cy=0");
    }
    table
}

/// Returns the refusal of a line, on one line.
#[track_caller]
fn refused(table: &Table, line: &str) -> String {
    unwrapped(&table.refused(1, line).stderr)
}

#[test]
fn a_ruling_that_rests_on_a_reading_says_so() {
    let aces = "call pass-trou pass-trou pass-trou pass-trou";
    let new = "new auction-whist Ana Bo Cy Di --dealer Di";
    // The level of a join.
    let table = Table::after(&[new, aces, "call suit-9:h"]);
    let told = refused(&table, "call suit-8:h");
    assert!(told.contains("; our reading]"), "{told}");
    // No trump above hearts.
    let table = Table::after(&[new, aces, "call small-chelem:none"]);
    let told = refused(&table, "call small-chelem:h");
    assert!(told.contains("auction-whist.ranking"), "{told}");
    assert!(told.contains("auction-whist.ranking: our reading]"), "{told}");
    // A solo beneath a call that lapsed.
    let table = Table::after(&[new, aces, "call solo-6:h suit-10:s pass pass pass"]);
    let told = one_line(&table.done("status"));
    assert!(
        told.contains("Nobody joined suit-10 in spades ♠ by Bo, so it lapses. [our reading: "),
        "{told}"
    );
    let told = refused(&table, "call solo-8:h");
    assert!(told.contains("[auction-whist.suit-call: our reading]"), "{told}");
    // The thirteenth trick of a petite misère.
    let table = Table::after(&[new, aces, "call petite-misere pass pass pass"]);
    assert!(table.done("status").contains("[our reading: "));
    let told = refused(&table, "took 13");
    assert!(told.contains("auction-whist.contract"), "{told}");
    assert!(told.contains("auction-whist.contract: our reading]"), "{told}");
    // The last bidder before a dead hand.
    let table = Table::after(&["new romanian A B C D E F G --dealer A", "bid 0 0 0 0 0"]);
    let told = refused(&table, "bid 1");
    assert!(told.contains("[romanian.hook: Romanian whist, Bidding; "), "{told}");
    assert!(told.contains("our reading]"), "{told}");
    // Two players level at the end: 16 for each of a trou, again and again.
    let mut table = Table::after(&[new]);
    while !table.done("status").contains("112") {
        table.done("contract trou:h --by Ana --with Bo");
        table.done("took 9");
    }
    let told = one_line(&table.done("status"));
    let level = "Ana and Bo are level with 112, so another deal is played. [our reading: ";
    assert!(told.contains(level), "{told}");
    table = Table::after(&["new german Ana Bo --dealer Bo", "took Ana=20 Bo=6"]);
    assert!(!table.done("status").contains("level"));
    // A zero finish, judged before an extra deal.
    let table = zero_finish();
    assert!(!table.done("status").contains("our reading"));
    for line in ["extra nv", "bid 0 0 0", "took Ana=8 Bo=0 Cy=0"] {
        table.done(line);
    }
    let told = one_line(&table.done("status"));
    assert!(told.contains("Ana wins with a zero finish"), "{told}");
    assert!(told.contains("[our reading: extra deals are not part of the schedule]"), "{told}");
    // How long a match is.
    let table = Table::after(&[
        "new german Ana Bo --dealer Bo",
        "took Ana=20 Bo=6",
        "took Ana=20 Bo=6",
        "took Ana=20 Bo=6",
    ]);
    let told = refused(&table, "took Ana=20 Bo=6");
    assert!(told.contains("[german.end: our reading]"), "{told}");
}

#[test]
fn an_answer_that_something_is_legal_cites_the_reading_it_rests_on() {
    let table = Table::new();
    let told = |line: &str| one_line(&table.done(line));
    let aces = "PT,PT,PT,PT";
    let join = "[auction-whist.join: Whist, Raising the bet; our reading]";
    for calls in ["suit-8:h join", "suit-8:h,solo-6:s join", "suit-8:h suit-8:h"] {
        let told = told(&format!("check call --calls {aces},{calls}"));
        assert!(told.starts_with("Legal") && told.replace("- ", "-").contains(join), "{told}");
    }
    let told_none = told(&format!("check call --calls {aces},small-chelem:h small-chelem:none"));
    assert!(told_none.contains("[auction-whist.ranking: our reading]"), "{told_none}");
    let higher = told(&format!("check call --calls {aces},suit-8:c suit-9:h"));
    assert!(!higher.contains("our reading"), "{higher}");
    let json = table.json(&format!("check call --calls {aces},suit-8:h join"));
    assert_eq!(json["reading"], "to join is to agree to a bid, not to outbid it");
    assert_eq!(json["document"], "Whist");
    assert!(table.json(&format!("check call --calls {aces} pass")).get("reading").is_none());
    // The table's own order of the trumps is no reading of ours.
    let set = "--set trumps=hearts,clubs,diamonds,spades,none";
    let own = told(&format!("check call {set} --calls {aces},small-chelem:h small-chelem:none"));
    assert!(own.contains("[auction-whist.ranking: House rules]"), "{own}");
    // Of seven players six bid, and the sixth last.
    let asked = "check bid --rules romanian --cards 1 --players 7 --bids 0,0,0,0,0";
    let said = table.refused(1, &format!("{asked} 1"));
    let hook = "[romanian.hook: Romanian whist, Bidding; our reading]";
    let said = one_line(&said.stdout);
    assert!(said.contains("last to bid") && said.contains(hook), "{said}");
    assert!(told(&format!("{asked} 0")).contains(hook));
    assert!(!told("check bid --rules romanian --cards 1 --players 7 --bids 0 0").contains(hook));
    let table = Table::after(&["new romanian A B C D E F G --dealer A", "bid 0 0 0 0 0"]);
    let told = one_line(&table.done("check bid 0"));
    assert!(told.contains(hook), "{told}");
    let told = table.refused(1, "check bid 1").stdout;
    assert!(one_line(&told).contains(hook), "{told}");
}

#[test]
fn a_lapsed_call_is_cited_only_where_it_decides() {
    let aces = "call pass-trou pass-trou pass-trou pass-trou";
    let new = "new auction-whist Ana Bo Cy Di --dealer Di";
    // A pair that passed under a call which then lapsed: a pass is final.
    let table = Table::after(&[new, aces, "call suit-8:h join suit-10:s pass pass pass"]);
    let told = refused(&table, "call suit-9:h");
    assert!(told.contains("[auction-whist.call-turn: Whist, The betting]"), "{told}");
    let told = table.refused(1, "check call suit-9:h").stdout.replace("-\n", "-");
    assert!(told.contains("auction-whist.call-turn"), "{told}");
    let table = Table::after(&[new, aces, "call solo-6:h suit-10:s pass pass pass"]);
    let told = unwrapped(&table.refused(1, "check call solo-8:h").stdout);
    assert!(told.contains("[auction-whist.suit-call: our reading]"), "{told}");
}

#[test]
fn a_clause_that_a_game_lacks_is_none_and_a_doubling_says_when_it_is_off() {
    let table = Table::new();
    for id in ["serbian.extras", "german.dead-hand", "auction-whist.zero-finish", "german.doubling"]
    {
        let said = table.refused(2, &format!("rules {id}")).stderr;
        assert!(said.contains("There is no clause"), "{said}");
    }
    let says = |id: &str| table.json(&format!("rules {id}"))["says"].to_string();
    assert!(says("serbian.doubling").contains("only where the trump is turned up or drawn"));
    assert!(says("romanian.doubling").contains("A table may choose that spades do"));
    let told = one_line(&table.done("rules german"));
    assert!(told.contains("adds up deals won, or tricks, and then ends at 78"), "{told}");
    // A file that has emptied what its document has cites nobody for it.
    let copy = table.done("rules romanian --toml").replace("\"romanian\"", "\"our-table\"");
    let (before, _) = copy.split_once("[[promotions.schemes]]").expect("promotions");
    let (_, after) = copy.split_once("[ending]").expect("an ending");
    table.write("our.toml", &format!("{before}[ending]{after}"));
    let rules = presets::read(&format!("{before}[ending]{after}")).expect("rules");
    assert_eq!(presets::cite(&rules, Clause::Promotions), Citation::HouseRules);
}

#[test]
fn points_cite_the_doubling_and_the_readings_that_they_rest_on() {
    let table = Table::after(&[
        "new romanian Ana Bo Cy --dealer Cy --set spades-double=on",
        "trump spades",
        "bid 0 0 0",
        "took 1 0 0",
    ]);
    let told = one_line(&table.done("explain 1"));
    let doubling = "romanian.doubling [Serbian whist, Scoring alternatives: Spades double]";
    assert!(told.contains("score.romanian [Romanian whist, Scoring]"), "{told}");
    assert!(told.contains(doubling), "{told}");
    let json = table.json("explain 1");
    assert_eq!(json["points"][0]["cited"][1], doubling);
    // A run that a bid of 0 spoils: three deals of two and more cards, all made.
    let table = Table::after(&[
        "new romanian Ana Bo Cy --dealer Cy --set five.length=1 --set no-zero=on",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 1 0 0",
        "bid 0 0 0",
        "took 2 0 0",
    ]);
    let told = one_line(&table.done("explain 4"));
    assert!(told.contains("[our reading: the bonus is denied, not the run]"), "{told}");
}

#[test]
fn one_clause_is_shown_by_the_id_that_rulings_cite() {
    let table = Table::new();
    let told = table.done("rules serbian.hook");
    assert!(told.starts_with("serbian.hook\nThe last bid may not "), "{told}");
    assert!(told.ends_with("[Serbian whist, Bidding]\n"), "{told}");
    let json = table.json("rules serbian.hook");
    assert_eq!(json["rule"], "serbian.hook");
    assert_eq!(json["document"], "Serbian whist");
    assert_eq!(json["section"], "Bidding");
    assert!(json["says"].as_str().expect("a text").starts_with("The last bid"));
    assert!(table.done("rules SERBIAN.Hook").starts_with("serbian.hook\n"));
    for (asked, source) in [
        ("score.cypriot", "for too few tricks and for too many]"),
        ("score.contracts", "[our reading: its row has one number]"),
        ("serbian.hook --set hook=off", "[House rules]"),
        ("serbian.doubling", "Spades double]"),
        ("score.serbian --set premium=3", "[House rules]"),
        ("OhHell.hook", "[Oh Hell, as Hoyle keeps it, Bidding]"),
    ] {
        let told = table.done(&format!("rules {asked} --plain"));
        assert!(told.trim_end().ends_with(source), "{asked}: {told}");
    }
    // Every clause that is printed can be asked for by its id.
    let at_prompt = Table::after(&["new serbian Ana Bo Cy Di --dealer Di"]);
    for rules in presets::rulesets() {
        let printed = table.done(&format!("rules {rules} --plain"));
        let asked: String = printed
            .lines()
            .map(|record| record.split('\t').next().expect("an id"))
            .map(|id| format!("rules {id} --plain\n"))
            .collect();
        let answers = at_prompt.piped("play", asked, 80).stdout;
        let records: Vec<&str> = answers.lines().filter(|line| line.contains('\t')).collect();
        assert_eq!(records, printed.lines().collect::<Vec<_>>());
    }
    for (wrong, near) in [
        ("serbian.hok", "serbian.hook"),
        ("serbain.hook", "serbian.hook"),
        ("auction-whist.joined", "auction-whist.join"),
    ] {
        let said = one_line(&table.refused(2, &format!("rules {wrong}")).stderr);
        let expect = format!("There is no clause called “{wrong}”. Did you mean {near}?");
        assert!(said.contains(&expect), "{said}");
    }
    table.refused(2, "rules serbian.hook --toml");
    assert!(table.done("rules 'oh hell.hook'").starts_with("oh-hell.hook\n"));
    table.refused(2, "rules serbian.");
    let said = one_line(&table.refused(2, "rules hook").stderr);
    assert!(said.contains("serbian.hook, skull-king.hook, spades.hook or wizard.hook"), "{said}");
}

#[test]
fn a_clause_of_the_current_game_is_as_its_table_plays_it() {
    let table = Table::new();
    let file = table.done("rules serbian --toml").replace("\"serbian\"", "\"our-table\"");
    table.write("our.toml", &file);
    table.done("new ./our.toml Ana Bo Cy Di --dealer Di --set hook=4 --id ours");
    let told = table.done("rules our-table.hook");
    assert!(told.contains("In deals of 4 cards or more"), "{told}");
    assert!(told.contains("[House rules]"), "{told}");
    let said = table.refused(2, "rules our-table.hock").stderr;
    assert!(said.contains("Did you mean our-table.hook?"), "{said}");
    table.done("new serbian Ana Bo Cy Di --dealer Di --set hook=off --id friday");
    assert!(table.done("rules serbian.hook").contains("may add up to any number"));
    assert!(table.done("-g ours rules serbian.hook").contains("may not make the bids"));
    // The heading names the game; another kept game's clause is found as well.
    assert!(table.done("rules serbian.hook").starts_with("serbian.hook in game friday\n"));
    assert!(table.done("rules our-table.hook").starts_with("our-table.hook in game ours\n"));
    assert!(table.done("rules romanian.hook").starts_with("romanian.hook\n"));
    let said = table.refused(2, "rules theirs.hook").stderr;
    assert!(said.contains("rules FILE") && said.contains("--game ID"), "{said}");
}

/// Every key that is listed, completed or suggested can be set to another value than it has.
#[test]
fn no_setting_is_offered_that_is_always_refused() {
    let mut offered = 0;
    for id in presets::rulesets() {
        let preset = presets::ruleset(id).expect("rules");
        for form in &preset.schedule.forms {
            let mut rules = preset.clone();
            rules.schedule.form.clone_from(&form.id);
            // A zero in a run matters only where a run does.
            rules.promotions.schemes.iter_mut().for_each(|scheme| scheme.on = true);
            for offer in Offer::all(&rules) {
                let values = match &offer.takes {
                    Expected::OneOf(words) => words.clone(),
                    Expected::SomeOf(words) => vec!["off".into(), words.join(",")],
                    Expected::AllOf(words) => {
                        vec![words.iter().rev().cloned().collect::<Vec<_>>().join(",")]
                    }
                    Expected::Number { least, most, or, .. } => {
                        [or.clone(), vec![least.to_string(), most.to_string()]].concat()
                    }
                    Expected::Text | Expected::List | Expected::Table => Vec::new(),
                };
                let accepted = values.iter().any(|value| {
                    let mut changed = rules.clone();
                    let set = Setting::apply(&format!("{}={value}", offer.key), &mut changed);
                    set.is_ok() && changed.errors().is_empty() && changed != rules
                });
                assert!(accepted, "{id} {}: {offer:?}", form.id);
                // The value shown is the one in force.
                let mut same = rules.clone();
                Setting::apply(&format!("{}={}", offer.key, offer.now), &mut same)
                    .expect("a value");
                assert_eq!(words::ruleset(&same), words::ruleset(&rules), "{id} {offer:?}");
                offered += 1;
            }
        }
    }
    assert!(offered > 50, "only {offered}");
    let keys = |rules: &Ruleset| -> Vec<String> {
        Offer::all(rules).into_iter().map(|offer| offer.key).collect()
    };
    let serbian = presets::ruleset("serbian").expect("rules");
    assert!(!keys(&serbian).contains(&"spades-double".to_owned()));
    let mut eight = presets::ruleset("romanian").expect("rules");
    assert!(keys(&eight).contains(&"zero-finish".to_owned()));
    eight.schedule.form = "8-1-8".into();
    assert!(!keys(&eight).contains(&"zero-finish".to_owned()));
}

#[test]
fn rules_state_everything_that_governs_the_game() {
    let table = Table::new();
    let told = |line: &str| one_line(&table.done(line));
    for (rules, pieces) in [
        (
            "auction-whist",
            &[
                "They are dealt 4, 5 and 4 at a time.",
                "Before the first trick each player may discard one card in petite-misere.",
                "12 tricks are played in petite-misere",
                "After the second trick the declarer's hand is laid open in big-misere-open.",
                "piccolo exactly one trick",
                "--set trumps=spades,clubs,diamonds,hearts,none",
                "--set end=100 1 to 10000 points: the points that end the game.",
                "--set trou-all=16",
                "--set overtricks=listed",
                "After a trou, only the others may bid, and only higher.",
            ][..],
        ),
        (
            "german",
            &[
                "They are dealt one at a time.",
                "until none is left; then the cards in hand are played out.",
                "The 27th card is turned up on the talon",
                "--set match=deals deals or tricks:",
                "--set end=3",
                "--scoring all",
            ],
        ),
        (
            "romanian",
            &[
                "everyone sees every card but their own",
                "30 points for 10 deals made in a row (ten)",
                "--schedule 8-1-8 One deal of the highest size per player, then one",
                "One-card deals do not count.",
                "0 (zero), at most one deal per player of 8 cards in which every bid is 0; NV (nv), \
                 one deal of 8 cards in which everyone bids before the deal. The sheet marks them \
                 in its left column.",
                "--set premium=5 0 to 100 points: the points for a bid made",
                "--set ten.points=30 1 to 1000 points: bonus for a run in ten",
                "--set players-plus-one.length=players+1",
                "--set forehead=off last, first-and-last or off:",
                "--set hook=on 1 to 52 cards, on, off or over:",
            ],
        ),
        (
            "serbian",
            &[
                "held to the forehead: everyone sees every card but their own",
                "--set top=13 1 to 13",
            ],
        ),
    ] {
        let told = told(&format!("rules {rules}"));
        for piece in pieces {
            assert!(told.contains(piece), "{rules}: {piece}\n{told}");
        }
    }
    let told = told("rules romanian --schedule 8-1-8");
    assert!(told.contains("A one-card deal ends every run."), "{told}");
    let told = |line: &str| one_line(&table.done(line));
    let all = told("rules auction-whist --set overtricks=all");
    assert!(all.contains("--set overtricks=all all or listed"), "{all}");
    assert!(all.contains("Every trick beyond the target counts."), "{all}");
    // A choice already made is shown as it stands.
    let told = told("rules romanian --set hook=3 --schedule 8-1-8");
    assert!(told.contains("--set hook=3 "), "{told}");
    assert!(!told.contains("zero-finish="), "{told}");
}
