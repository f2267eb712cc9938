//! Which laws a game goes by: those of its rules, those that a table chooses, and what rules files say of them.

use crate::common::{Table, one_line};
use hoyle::presets;
use hoyle::rules::laws::{Fact, FactKind, FactValue, Facts, IncidentKind, LawSet, Moment};
use proptest::prelude::*;
use serde_json::Value;
use strum::IntoEnumIterator;

/// Incidents as they are typed: a line each with the command, the clauses, what they do, and the options.
const INCIDENTS: &str = include_str!("../vectors/rulings.txt");

fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn every_incident_is_ruled_on_as_it_is_typed() {
    let table = Table::new();
    let mut incidents = 0;
    for line in INCIDENTS.lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [typed, clauses, does, options] = parts[..] else { panic!("{line}") };
        let said = table.hoyle(&format!("check incident {typed} --json"));
        assert_eq!(said.code, 0, "{typed}: {}", said.stderr);
        let json: Value = serde_json::from_str(&said.stdout).expect("JSON");
        let laws = json["laws"].as_str().expect("a set");
        let cited = |clause: &str| {
            let is_whole = presets::rulesets().any(|id| clause.starts_with(&format!("{id}.")));
            if is_whole { clause.to_owned() } else { format!("{laws}.{clause}") }
        };
        let clauses: Vec<String> = clauses.split(' ').map(cited).collect();
        assert_eq!(texts(&json["clauses"]), clauses, "{typed}");
        assert_eq!(texts(&json["do"]).join(", "), does, "{typed}");
        let given = json["options"].as_array().expect("a list").iter();
        let given: Vec<&str> = given.map(|option| option["id"].as_str().expect("an id")).collect();
        assert_eq!(given.join(" "), options, "{typed}");
        incidents += 1;
    }
    assert_eq!(incidents, 87);
}

/// Incidents on which Serbian whist names nothing.
const NONE_NAMED: [&str; 8] = [
    "revoke Dunja 4",
    "misdeal Ana fault=order",
    "count held=Ana:9",
    "exposed Bo where=table",
    "lead Bo followed=1",
    "trump fault=played",
    "pack",
    "score",
];

#[test]
fn a_game_without_laws_names_none_and_offers_those_that_fit() {
    let table = Table::new();
    for typed in NONE_NAMED {
        let said = table.hoyle(&format!("check incident {typed} --rules serbian"));
        assert_eq!(said.code, 1, "{typed}: {}", said.all());
        let all = one_line(&said.all());
        for part in [
            "Serbian whist names none",
            "[serbian.incidents]",
            "A set that fits: round-table.",
            "--rules serbian --laws round-table",
        ] {
            assert!(all.contains(part), "{typed}: {part:?} is not in {all}");
        }
    }
    // Laws that depend on a fact which nobody has stated count too.
    for (rules, sets) in [
        ("auction-whist", "solo-hoyle, guilty-side and round-table"),
        ("euchre", "euchre-1888, whist-1900, whist-1864 and guilty-side"),
        ("belote", "guilty-side"),
        ("spades", "spades-club, whist-1900 and whist-1864"),
    ] {
        let said =
            one_line(&table.hoyle(&format!("check incident revoke Bo 3 --rules {rules}")).all());
        assert!(said.contains(&format!(": {sets}. ")), "{said}");
    }
    // No set has a law on a player who leaves a game of Serbian whist.
    let said = table.hoyle("check incident player fault=leaves --rules serbian");
    assert_eq!(said.code, 1);
    assert!(!said.all().contains("round-table"), "{}", said.all());
}

#[test]
fn a_reading_of_our_own_says_so_in_every_ruling() {
    let table = Table::new();
    for (asked, is_ours) in [
        ("revoke Ana 3 --rules serbian --laws round-table", true),
        ("lead Ana followed=3 --laws round-table", true),
        ("misdeal --rules auction-whist --laws guilty-side", true),
        ("revoke Bo 3 --rules whist", false),
        ("bid Ana fault=changed --rules serbian", false),
    ] {
        let said = one_line(&table.done(&format!("check incident {asked}")));
        assert_eq!(said.contains("No club has printed these laws"), is_ours, "{asked}: {said}");
    }
}

/// The first line of the journal of a game.
fn first_line(table: &Table, game: &str) -> Value {
    let text = std::fs::read_to_string(table.path(&format!("data/games/{game}.jsonl")))
        .expect("a journal");
    serde_json::from_str(text.lines().next().expect("a line")).expect("JSON")
}

#[test]
fn the_laws_of_a_game_are_frozen_whole_in_its_first_line() {
    let table = Table::new();
    table.done("new whist Ana Bo Cy Di --id usual");
    let first = first_line(&table, "usual");
    assert_eq!(first["hoyle"], 5);
    let set = presets::laws("whist-1900").expect("a set");
    let frozen: LawSet = {
        let text =
            std::fs::read_to_string(table.path("data/games/usual.jsonl")).expect("a journal");
        let line = text.lines().next().expect("a line").to_owned();
        let begin = line.find("\"incidents\":{\"laws\":").expect("laws") + 20;
        let mut values = serde_json::Deserializer::from_str(&line[begin..]).into_iter();
        values.next().expect("a value").expect("a set of laws")
    };
    assert_eq!(frozen, *set);

    table.done("new whist Ana Bo Cy Di --laws none --id none");
    let first = first_line(&table, "none");
    assert!(first["rules"]["incidents"].is_null() && first["hoyle"] != 5, "{first}");
    table.done("new serbian Ana Bo Cy Di --id plain");
    assert_eq!(first_line(&table, "plain")["hoyle"], 1);
    table.done("new solo-whist Ana Bo Cy Di --id solo");
    assert_eq!(first_line(&table, "solo")["rules"]["incidents"]["laws"]["id"], "solo-hoyle");
}

#[test]
fn a_script_repeats_the_choice_of_laws() {
    let table = Table::new();
    for (new, laws) in [
        ("whist Ana Bo Cy Di --laws none", "--laws none"),
        ("whist Ana Bo Cy Di --laws whist-1864 --set rubber=on", "--laws whist-1864"),
        ("serbian Ana Bo Cy Di --laws round-table", "--laws round-table"),
        ("spades Ana Bo Cy Di --laws spades-club --set renege=set", "--set renege=set"),
    ] {
        table.done(&format!("new {new} --id one"));
        let script = table.done("script");
        assert!(script.contains(laws), "{script}");
        let again = script.lines().next().expect("a line").to_owned() + " --id two";
        table.done(&again);
        let rules = |game: &str| first_line(&table, game)["rules"].clone();
        assert_eq!(rules("one"), rules("two"), "{new}");
        table.done("remove one --yes");
        table.done("remove two --yes");
    }
}

#[test]
fn options_keep_their_order_whatever_else_a_table_sets() {
    let mut rules = presets::ruleset("whist").expect("rules");
    let set = ["rubber=on".to_owned()];
    presets::choose(&mut rules, None, None, &set, Some(4)).expect("a choice");
    assert_eq!(rules.incidents, presets::ruleset("whist").expect("rules").incidents);

    let table = Table::new();
    let file = table.done("rules whist --toml");
    assert!(file.contains("[incidents]\nlaws = \"whist-1900\"\n"), "{file}");
    assert_eq!(presets::read(&file).expect("rules"), presets::ruleset("whist").expect("rules"));
}

/// Choices of laws that are refused, and what is said.
const REFUSED: [(&str, &[&str]); 5] = [
    (
        "new serbian Ana Bo Cy --laws whist-1900",
        &["games with partners", "A set that fits: round-table."],
    ),
    ("new whist Ana Bo Cy Di --laws round-table", &["everybody plays alone", "whist-1864"]),
    ("new whist Ana Bo Cy Di --laws guilty-side", &["with an auction"]),
    ("new whist Ana Bo Cy Di --laws whist-1901", &["Did you mean whist-1900?"]),
    (
        "new spades Ana Bo Cy Di --laws spades-club --set renege=four",
        &["renege cannot be", "set or three"],
    ),
];

#[test]
fn laws_that_do_not_fit_are_refused_with_those_that_do() {
    let table = Table::new();
    for (typed, says) in REFUSED {
        let said = table.hoyle(typed);
        assert_eq!(said.code, 2, "{typed}: {}", said.all());
        let all = one_line(&said.all());
        for part in says {
            assert!(all.contains(part), "{typed}: {part:?} is not in {all}");
        }
    }
}

#[test]
fn rules_say_by_which_laws_they_go() {
    let table = Table::new();
    let whist = one_line(&table.done("rules whist"));
    assert!(whist.contains("Laws of whist, 1900 [whist-1900]"), "{whist}");
    assert!(whist.contains("--laws whist-1864") && whist.contains("--laws none"), "{whist}");
    let clause = one_line(&table.done("rules whist.incidents"));
    assert!(clause.contains("[whist-1900]. [Whist, as commonly played, Play]"), "{clause}");
    let serbian = one_line(&table.done("rules serbian"));
    assert!(serbian.contains("name no penalty") && serbian.contains("--laws round-table"));
    let adopted = one_line(&table.done("rules serbian --laws round-table"));
    assert!(adopted.contains("[round-table]. [House rules]"), "{adopted}");
    let list = table.done("rules");
    let laws = list.find("\nLaws\n").expect("a heading");
    assert!(list.find("serbian").expect("games") < list.find("whist-1900").expect("laws"));
    assert!(laws < list.find("whist-1900").expect("laws"));
}

/// Laws of a rules file from line 57 on, and where and what `rules --check` says of them; nothing if they are sound.
const CHECKED: [(&str, &str, &str); 17] = [
    ("laws = \"round-table\"", "", ""),
    (REVOKE, "", ""),
    ("laws = \"round-tabel\"", "58:8", "no laws called “round-tabel”. Did you mean round-table?"),
    ("laws = \"whist-1900\"", "58:1", "The laws whist-1900 are for games with partners."),
    ("silent = [\"revoek\"]", "58:11", "revoke is nearest"),
    ("own = [{ id = \"r\", on = \"revok\", do = [\"late\"] }]", "58:25", "revoke is nearest"),
    (
        "own = [{ id = \"r\", on = \"revoke\", when = \"establishd\", do = [\"late\"] }]",
        "58:35",
        "There is no fact “establishd”. Did you mean established?",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", when = \"found = nexxt\", do = [\"late\"] }]",
        "58:42",
        "found = next is nearest",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", when = \"found is next\", do = [\"late\"] }]",
        "58:42",
        "expected FACT, not FACT or FACT = VALUE",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", do = [\"void sam\"] }]",
        "58:41",
        "void same is nearest",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", do = [\"bar offender\"] }]",
        "58:41",
        "bar offenders is nearest",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", until = \"nxt\", do = [\"late\"] }]",
        "58:43",
        "next is nearest",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", options = { a = [\"late\"] } }]",
        "58:35",
        "Options need a chooser",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", chooser = \"others\", options = { a = [\"late\"] }, default = \"b\" }]",
        "58:83",
        "“b” is not one of the options.",
    ),
    ("own = [{ id = \"r\", on = \"revoke\" }]", "58:8", "This law does nothing"),
    (
        "own = [{ id = \"r\", on = \"revoke\", do = [\"tricks 3 offenders opponents\"] }]",
        "58:35",
        "Tricks cannot move",
    ),
    (
        "own = [{ id = \"r\", on = \"revoke\", when = \"found < next\", do = [\"late\"] }]",
        "57:2",
        "No law covers this: Revoke, found=next.",
    ),
];

/// A law of a file's own, with everything else left to the table.
const REVOKE: &str = "silent = [\"misdeal\", \"count\", \"exposed\", \"lead\", \"play\", \"bid\", \"trick\", \
    \"claim\", \"pack\", \"dealer\", \"trump\", \"score\", \"player\"]\n[[incidents.own]]\nid = \"r\"\non = \"revoke\"\n\
    do = [\"void same\"]";

#[test]
fn a_rules_file_is_checked_for_its_laws() {
    let table = Table::new();
    let base = presets::ruleset_text("serbian").expect("rules");
    let lines = base.lines().count();
    assert_eq!(lines, 55, "the places count from there");
    for (laws, place, says) in CHECKED {
        table.write("ours.toml", &format!("{base}\n[incidents]\n{laws}\n"));
        let said = table.hoyle("rules --check ours.toml");
        let all = one_line(&said.all());
        if says.is_empty() {
            assert_eq!(said.code, 0, "{laws}: {all}");
            continue;
        }
        assert_eq!(said.code, 1, "{laws}: {all}");
        assert!(
            all.contains(&format!("ours.toml:{place}: ")) && all.contains(says),
            "{laws}: {all}"
        );
        // Every slip is found once.
        assert_eq!(all.matches("ours.toml:").count(), 1, "{laws}: {all}");
    }
}

#[test]
fn laws_of_a_files_own_come_first_and_are_cited_by_its_name() {
    let base = presets::ruleset_text("serbian").expect("rules");
    let file = format!(
        "{base}\n[incidents]\nlaws = \"round-table\"\n[[incidents.own]]\nid = \"house\"\n\
         on = \"revoke\"\nwhen = \"found < next\"\nchooser = \"others\"\nstop = true\n\
         options = {{ void = [\"void same\"], miss = [\"miss offender\"] }}\n"
    );
    let table = Table::new();
    table.write("ours.toml", &file);
    table.done("rules --check ours.toml");
    let said = one_line(&table.done("check incident revoke Ana 3 --rules ours.toml"));
    assert!(said.contains("[serbian.house] void"), "{said}");
    let said = table.done("check incident revoke Ana 3 found=next --rules ours.toml");
    assert!(said.contains("[round-table.late]"), "{said}");

    // A copy of the file is the same rules, and so is the game's journal.
    let rules = presets::read(&file).expect("rules");
    table.write("copy.toml", &table.done("rules ours.toml --toml"));
    let copy = std::fs::read_to_string(table.path("copy.toml")).expect("the copy");
    assert_eq!(presets::read(&copy).expect("rules"), rules);
    table.done("new ours.toml Ana Bo Cy Di --dealer Di --id ours");
    table.done("bid 2 4 2 6");
    let recorded = table.done("incident revoke Ana 3 found=6 --take miss");
    assert!(recorded.contains("Revoke (Ana) [serbian.house]; taken: miss."), "{recorded}");
    let recorded = table.done("incident bid Di hook found=ready --take yes");
    assert!(recorded.contains("[serbian.hook]"), "{recorded}");
    let json = table.done("rules ours.toml --json");
    assert_eq!(serde_json::from_str::<hoyle::rules::Ruleset>(&json).expect("rules"), rules);
}

/// A value that a fact can have in an incident of some kind.
fn value(fact: Fact, kind: IncidentKind) -> BoxedStrategy<FactValue> {
    let word = |words: Vec<&'static str>| {
        proptest::sample::select(words).prop_map(|word| FactValue::Word(word.to_owned())).boxed()
    };
    match fact.kind() {
        FactKind::Flag => any::<bool>().prop_map(FactValue::Flag).boxed(),
        FactKind::Number => (0..15u8).prop_map(FactValue::Number).boxed(),
        FactKind::Moment => prop_oneof![
            (1..14u8).prop_map(Moment::Trick),
            proptest::sample::select(vec![
                Moment::Dealing,
                Moment::Dealt,
                Moment::Bidding,
                Moment::Ready,
                Moment::End,
                Moment::Written,
                Moment::Next,
                Moment::Over,
            ]),
        ]
        .prop_map(FactValue::Moment)
        .boxed(),
        FactKind::Word(words) => word(words.to_vec()),
        FactKind::Fault if kind.faults().is_empty() => word(vec!["two"]),
        FactKind::Fault => word(kind.faults().to_vec()),
    }
}

/// An incident of any kind, with a value for every fact but whether a revoke is established.
fn incident() -> impl Strategy<Value = (IncidentKind, Vec<(Fact, FactValue)>)> {
    let kinds = IncidentKind::iter().collect::<Vec<_>>();
    proptest::sample::select(kinds).prop_flat_map(|kind| {
        let facts: Vec<_> = Fact::iter()
            .filter(|fact| *fact != Fact::Established)
            .map(|fact| value(fact, kind).prop_map(move |value| (fact, value)))
            .collect();
        (Just(kind), facts)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_combination_of_facts_reaches_a_law_or_is_said_to_reach_none(
        (kind, facts) in incident()
    ) {
        let mut known = Facts::default();
        for (fact, value) in &facts {
            known.add(fact.into(), value.clone());
        }
        for set in presets::law_sets() {
            let ruling = set.rule(kind, &known).expect("every fact is known");
            prop_assert!(!ruling.laws.is_empty() || set.silent.contains(&kind), "{}", set.id);
        }
    }
}
