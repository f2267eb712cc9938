//! Laws of card games as data: what they say about an incident, compared with an independent implementation.

use crate::common::{Table, one_line};
use hoyle::presets;
use hoyle::rules::laws::{Effect, FactValue, Facts, IncidentKind};
use serde_json::Value;

/// Rulings worked out by another program: a line each with the laws, the facts, and what they say.
const VECTORS: &str = include_str!("../vectors/laws.jsonl");

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

fn facts(vector: &Value) -> Facts {
    let mut facts = Facts::default();
    for (fact, value) in vector["facts"].as_object().expect("facts") {
        let written = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        facts.add(fact, FactValue::read(fact, &written).expect("a value of the fact"));
    }
    facts
}

#[test]
fn every_ruling_is_that_of_the_other_reading() {
    let mut vectors = 0;
    for line in VECTORS.lines() {
        let vector: Value = serde_json::from_str(line).expect("JSON");
        let text = |key: &str| vector[key].as_str().expect("a text");
        let laws = presets::laws(text("laws")).expect("a set that comes with the program");
        let kind: IncidentKind = text("on").parse().expect("a kind");
        let ruling =
            laws.rule(kind, &facts(&vector)).unwrap_or_else(|error| panic!("{line}: {error}"));

        let clauses: Vec<&str> = ruling.laws.iter().map(|law| law.id.as_str()).collect();
        assert_eq!(clauses, texts(&vector["clauses"]), "{line}");
        let does: Vec<String> = ruling.does.iter().map(ToString::to_string).collect();
        assert_eq!(does, texts(&vector["do"]), "{line}");
        let options = ruling.choice.iter().flat_map(|law| &law.options);
        let options: Vec<&str> = options.map(|(id, _)| id.as_str()).collect();
        assert_eq!(options, texts(&vector["options"]), "{line}");
        vectors += 1;
    }
    assert_eq!(vectors, 87);
}

#[test]
fn every_embedded_law_is_sound() {
    let mut laws = 0;
    for set in presets::law_sets() {
        for law in &set.laws {
            let cited = format!("{}.{}", set.id, law.id);
            assert_eq!(law.options.is_empty(), law.chooser.is_none(), "{cited}");
            assert!(!law.options.is_empty() || !law.does.is_empty(), "{cited} does nothing");
            let mut default = law.default.iter();
            assert!(default.all(|id| law.options.iter().any(|(option, _)| option == id)));
            for effect in law.does.iter().chain(law.options.iter().flat_map(|(_, effects)| effects))
            {
                assert_eq!(effect.to_string().parse::<Effect>().as_ref(), Ok(effect), "{cited}");
            }
            laws += 1;
        }
    }
    assert_eq!(laws, 177);
}

#[test]
fn effects_are_written_as_they_are_read() {
    let of_parties =
        ["lost opponents", "short opponents", "bar offenders", "bar both", "points -2 both"];
    for text in Effect::written().chain(of_parties) {
        let effect: Effect = text.parse().expect("an effect");
        assert_eq!(effect.to_string(), text);
        assert!(!hoyle::words::effects([&effect]).is_empty(), "{text}");
    }
    for text in ["bar", "lost everybody", "points offenders", "close lost"] {
        assert!(text.parse::<Effect>().is_err(), "{text}");
    }
}

/// Questions and what each answer says, with its exit code.
const ASKED: [(&str, i32, &[&str]); 12] = [
    (
        "revoke Bo 4 found=4 --laws whist-1900",
        0,
        &["Revoke (Bo), trick 4, found in trick 4.", "[whist-1900.80]", "card ", "high ", "low "],
    ),
    (
        "revoke Bo 7 found=9 --laws whist-1900",
        0,
        &["[whist-1900.86, 83]", "once the deal is played out", "tricks ", "off ", "on "],
    ),
    ("revoke Bo 7 found=next --laws whist-1900", 0, &["too late", "[whist-1900.82]"]),
    ("revoke Bo 13 --cards 13 --laws whist-1900", 1, &["Nobody can revoke with the last card."]),
    (
        "revoke Bo --laws whist-1900",
        2,
        &["In which trick?", "Type it whole: hoyle check incident revoke Bo 1 --laws whist-1900"],
    ),
    ("count Bo --laws whist-1900 --cards 13", 2, &["incident count Bo held=Bo:14 --laws"]),
    ("revoke Bo 300 --laws whist-1900", 2, &["trick cannot be 300."]),
    ("count held=Ana:x --laws whist-1900", 2, &["held cannot be x."]),
    (
        "misdeal Di --laws whist-1900",
        2,
        &["What exactly was wrong?", "incident misdeal Di fault=order --laws"],
    ),
    (
        "count held=Ana:14,Bo:12 found=13 --cards 13 --laws whist-1900",
        0,
        &["the next player deals"],
    ),
    ("exposed Bo where=floor --laws whist-1900", 0, &["Nothing changes. [whist-1900.59]"]),
    (
        "revoke Ana 3 --laws round-table",
        0,
        &[
            "our reading",
            "Unless they agree: miss.",
            "Taken as the usual: both=no, found=end, turned=no.",
        ],
    ),
];

#[test]
fn a_question_is_answered_with_the_law_and_its_choices() {
    let table = Table::new();
    for (asked, code, says) in ASKED {
        let said = table.hoyle(&format!("check incident {asked}"));
        assert_eq!(said.code, code, "{asked}: {}", said.stderr);
        let all = one_line(&said.all());
        for part in says {
            assert!(all.contains(part), "{asked}: {part:?} is not in {all}");
        }
    }
}

#[test]
fn programs_read_the_ruling_as_the_manual_has_it() {
    let table = Table::new();
    let told = table.done("check incident lead Bo followed=3 --laws whist-1900 --json");
    let expected = "{\"kind\":\"lead\",\"by\":\"Bo\",\"ruled\":true,\"laws\":\"whist-1900\",\
        \"clauses\":[\"whist-1900.66\"],\"do\":[\"stands\"],\"options\":[],\"chooser\":null,\
        \"until\":null,\"recorded\":false}";
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told, serde_json::from_str::<Value>(expected).expect("JSON"));
}

#[test]
fn a_set_of_laws_is_shown_whole_by_kind_and_by_number() {
    let table = Table::new();
    assert!(table.done("rules").contains("whist-1900"));
    let whole = table.done("rules whist-1900");
    assert!(whole.contains("whist-1900.75\n") && whole.contains("whist-1900.14\n"), "{whole}");
    let one = table.done("rules whist-1900.75");
    assert!(one.contains("whist-1900.75\n") && !one.contains("whist-1900.86"), "{one}");
    let one = one_line(&one);
    let chooses =
        "The other side chooses, once the deal is played out, before the next deal begins: tricks:";
    assert!(one.contains(chooses), "{one}");
    assert!(one.contains("Its points count before those of the deal."), "{one}");
    let kind = table.done("rules whist-1900 revoke");
    assert!(kind.contains("whist-1900.86\n") && !kind.contains("whist-1900.66"), "{kind}");
    table.refused(2, "rules whist-1900.999");
    table.refused(2, "rules whist-1900 --toml");
    table.refused(2, "check incident revoke Bo 7 --laws whist-1800");
}
