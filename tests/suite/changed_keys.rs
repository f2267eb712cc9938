//! Each key of each built-in set of rules, changed by one step: a clause whose text changed cites no
//! document for it, and a clause whose text is the same keeps its citation.

use crate::citations::uncited;
use hoyle::presets;
use hoyle::rules::{Citation, Clause, Ruleset};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Names and remarks, which are no rules; where rules come from; and a table's own settings.
const NO_RULES: [&str; 11] = [
    "format", "id", "title", "says", "source", "sources", "words", "mark", "paper", "settings",
    "form",
];

/// Keys that no built-in set of rules has, or not with these values.
const MORE: [(&str, &str); 24] = [
    ("rotation", "\"last-dealer\""),
    ("bidding.exact.least", "1"),
    ("bidding.exact.most", "2"),
    ("bidding.exact.target", "\"at-least\""),
    ("bidding.exact.redeal_below", "3"),
    ("bidding.exact.named", r#"[{ "word": "blind", "bid": 0 }]"#),
    ("bidding.exact.hook", "\"over\""),
    ("bidding.exact.hook", r#"{ "from_cards": 3 }"#),
    ("bidding.auction.equal_trumps", "true"),
    ("bidding.auction.first_speaker", "\"joins-late\""),
    ("bidding.auction.pairs", "\"stand\""),
    ("bidding.auction.contract_only", "true"),
    ("play.break_trump", "true"),
    ("play.first_lead", "\"highest-bid\""),
    ("schedule.keep_back", "1"),
    ("schedule.top", "6"),
    ("schedule.step", "2"),
    ("schedule.bottom", "3"),
    ("tables.*.double", "true"),
    (
        "tables.*.jokers",
        r#"[{ "id": "Jo", "title": "joker", "number": 1, "takes": "always", "turned": "suit" }]"#,
    ),
    ("tables.*.jokers.*.captures", r#"["Je"]"#),
    ("tables.*.jokers.*.takes", "\"always\""),
    ("tables.*.jokers.*.takes", "\"never\""),
    ("trump.turn-up", r#"{ "last": true, "dealer_names": true }"#),
];

/// What documents offer as a choice, so that it is theirs in any state: a shape of keys, and the clause.
const CHOICES: [(&str, &str); 16] = [
    ("promotions.no_zero", "promotions"),
    ("promotions.schemes.*.on", "promotions"),
    ("promotions.schemes.*", "promotions"),
    ("promotions.schemes", "promotions"),
    ("ending.zero_finish", "zero-finish"),
    ("schedule.forms.*.zero_finish", "zero-finish"),
    ("forehead", "forehead"),
    ("scoring.hands.doubled_by", "doubling"),
    ("extras.*", "extras"),
    ("extras", "extras"),
    ("scoring.hands.made", "score"),
    // The rows that are left pay the same.
    ("bidding.auction.bids", "score"),
    ("bidding.auction.bids.*", "score"),
    ("bidding.auction.bids.*.numbers.from", "score"),
    ("bidding.auction.bids.*.numbers.to", "score"),
    // A table that records no calls is not told what they pay.
    ("bidding.auction.contract_only", "score"),
];

/// What else documents leave to the table, by the id of the rules.
const OFFERED: [(&str, &str); 31] = [
    ("oh-hell", "schedule.top"),
    ("oh-hell", "schedule.step"),
    ("oh-hell", "schedule.bottom"),
    ("oh-hell", "schedule.keep_back"),
    ("oh-hell", "bidding.exact.hook"),
    ("contract-whist", "schedule.top"),
    ("contract-whist", "schedule.step"),
    ("contract-whist", "schedule.bottom"),
    ("contract-whist", "bidding.exact.hook"),
    ("judgement", "schedule.top"),
    ("judgement", "schedule.step"),
    ("judgement", "schedule.bottom"),
    ("judgement", "bidding.exact.hook"),
    ("nomination-whist", "bidding.exact.hook"),
    ("plump", "schedule.top"),
    ("plump", "schedule.step"),
    ("plump", "schedule.bottom"),
    ("wizard", "schedule.top"),
    ("wizard", "schedule.step"),
    ("wizard", "schedule.bottom"),
    ("skull-king", "schedule.top"),
    ("skull-king", "schedule.step"),
    ("skull-king", "schedule.bottom"),
    ("skull-king", "bidding.exact.hook"),
    ("plump", "bidding.exact.hook"),
    ("boerenbridge", "bidding.exact.hook"),
    ("pocha", "bidding.exact.hook"),
    ("wizard", "bidding.exact.hook"),
    // Other scores of the same documents.
    ("serbian", "scoring.hands.blank"),
    ("german", "scoring.tricks.counted"),
    // The words of this score do not say how many tricks count.
    ("whist", "scoring.tricks.counted"),
];

/// Each clause of some rules: its words without sources, and its citation.
fn clauses(rules: &Ruleset) -> BTreeMap<String, (String, Citation)> {
    let said = uncited(rules);
    let mut clauses = BTreeMap::new();
    for clause in Clause::ALL {
        if let Some(words) = said.get(&rules.clause_id(*clause)) {
            let citation = presets::cite(rules, *clause);
            clauses.insert(clause.id().to_owned(), (words.clone(), citation));
        }
    }
    let mut words = said[&format!("score.{}", rules.scoring.id())].clone();
    // The table of what contracts pay follows the clause.
    for bid in rules.bidding.bids() {
        let pays = (&bid.id, &bid.won, &bid.lost, &bid.opponents, &bid.opponents_won);
        words += &format!("{:?}", bid.multiplier);
        words += &format!("{pays:?}");
    }
    for factor in rules.bidding.auction().into_iter().flat_map(|rule| &rule.factors) {
        words += &format!("{factor:?}");
    }
    clauses.insert("score".to_owned(), (words, presets::cite_score(rules)));
    clauses
}

/// The keys that lead to a value, with `*` for the place in a list.
fn shape(path: &[String]) -> String {
    let keys = path.iter().map(|key| if key.parse::<usize>().is_ok() { "*" } else { key });
    keys.collect::<Vec<_>>().join(".")
}

/// Every value below the top, with the keys that lead to it. Of a long list only the ends are taken.
fn values(rules: &Value) -> Vec<(Vec<String>, Value)> {
    let mut all = Vec::new();
    let mut left = vec![(Vec::new(), rules.clone())];
    while let Some((path, value)) = left.pop() {
        let below = |key: &str| [&path[..], &[key.to_owned()]].concat();
        match &value {
            Value::Object(table) => {
                for (key, value) in table {
                    if !NO_RULES.contains(&key.as_str()) {
                        left.push((below(key), value.clone()));
                    }
                }
            }
            Value::Array(rows) => {
                for row in BTreeSet::from([0, rows.len().saturating_sub(1)]) {
                    left.extend(
                        rows.get(row).map(|value| (below(&row.to_string()), value.clone())),
                    );
                }
            }
            _ => {}
        }
        all.push((path, value));
    }
    all
}

/// The values that each shape of keys has in any built-in set of rules, and more.
fn known_values(all: &[Value]) -> BTreeMap<String, Vec<Value>> {
    let mut known: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for rules in all {
        for (path, value) in values(rules) {
            let same = known.entry(shape(&path)).or_default();
            let is_single = value.is_string() || value.is_boolean();
            if is_single && same.len() < 2 && !same.contains(&value) {
                same.push(value);
            }
        }
    }
    for (shape, value) in MORE {
        known.entry(shape.to_owned()).or_default().push(serde_json::from_str(value).expect("JSON"));
    }
    known
}

/// The rules with one key changed or left out; `None` if that cannot be read or played.
fn with(rules: &Value, path: &[String], value: Option<&Value>) -> Option<Ruleset> {
    let mut changed = rules.clone();
    let (last, parents) = path.split_last()?;
    let mut parent = &mut changed;
    for key in parents {
        parent = match parent {
            Value::Object(table) => table.get_mut(key)?,
            Value::Array(rows) => rows.get_mut(key.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    match (parent, value) {
        (Value::Object(table), Some(value)) => drop(table.insert(last.clone(), value.clone())),
        (Value::Object(table), None) => drop(table.remove(last)?),
        (Value::Array(rows), Some(value)) => {
            *rows.get_mut(last.parse::<usize>().ok()?)? = value.clone();
        }
        (Value::Array(rows), None) => drop(rows.remove(last.parse::<usize>().ok()?)),
        _ => return None,
    }
    let rules: Ruleset = serde_json::from_value(changed).ok()?;
    rules.errors().is_empty().then_some(rules)
}

/// A value one step away.
fn steps(value: &Value) -> Vec<Value> {
    match value {
        Value::Bool(on) => vec![json!(!on)],
        Value::Number(number) => {
            let number = number.as_i64().expect("whole numbers");
            vec![json!(number + 1), json!(number - 1)]
        }
        Value::String(text) => text.parse::<i64>().map_or_else(
            |_| Vec::new(),
            |number| vec![json!((number + 1).to_string()), json!((number - 1).to_string())],
        ),
        Value::Array(rows) if rows.len() > 1 => {
            let mut swapped = rows.clone();
            swapped.swap(0, 1);
            vec![json!(swapped), json!(rows[1..])]
        }
        _ => Vec::new(),
    }
}

/// The keys that an object of rules may have but does not have.
fn missing(
    path: &[String],
    table: &Map<String, Value>,
    known: &BTreeMap<String, Vec<Value>>,
) -> Vec<Vec<String>> {
    let prefix = if path.is_empty() { String::new() } else { shape(path) + "." };
    let mut keys = Vec::new();
    for shape in known.keys() {
        if let Some(key) = shape.strip_prefix(&prefix)
            && !key.contains('.')
            && !key.contains('*')
            && !table.contains_key(key)
        {
            keys.push([path, &[key.to_owned()]].concat());
        }
    }
    keys
}

/// What is wrong with the citations of changed rules, whose document had these clauses before.
fn wrong(
    own: &Ruleset,
    before: &BTreeMap<String, (String, Citation)>,
    changed: &Ruleset,
    path: &[String],
) -> Vec<String> {
    let mut wrong = Vec::new();
    for (clause, (text, source)) in clauses(changed) {
        let Some((old_text, old_source)) = before.get(&clause) else { continue };
        let is_choice = CHOICES.contains(&(shape(path).as_str(), clause.as_str()))
            || OFFERED.contains(&(own.id.as_str(), shape(path).as_str()));
        let is_documents = match &source {
            Citation::Passage(passage) => passage.document == own.sources.document,
            _ => false,
        };
        // Journals of earlier versions do not state the packets.
        let packets_unstated = clause == "deals" && changed.schedule.packets.is_empty();
        let steps = changed.schedule.form_in_use().map(|form| &form.steps);
        let mut others = own.schedule.forms.iter().filter(|form| form.id != own.schedule.form);
        let other_form = clause == "deals" && others.any(|form| Some(&form.steps) == steps);
        if is_choice || packets_unstated || other_form {
            continue;
        }
        if text == *old_text && source != *old_source {
            wrong.push(format!("{clause} lost {old_source:?}, now {source:?}: {text}"));
        } else if text != *old_text && is_documents {
            wrong.push(format!("{clause} still cites {source:?}: {text}"));
        }
    }
    wrong
}

#[test]
fn a_changed_clause_cites_no_document_and_an_unchanged_one_keeps_its_own() {
    let mut own = Vec::new();
    for id in presets::rulesets() {
        own.push(presets::ruleset(id).expect("rules"));
    }
    let files: Vec<Value> =
        own.iter().map(|rules| serde_json::to_value(rules).expect("JSON")).collect();
    let known = known_values(&files);

    let mut tried = 0;
    let mut faults = BTreeSet::new();
    for (rules, file) in own.iter().zip(&files) {
        let before = clauses(rules);
        for (path, value) in values(file) {
            let mut changes: Vec<(Vec<String>, Option<Value>)> = vec![(path.clone(), None)];
            let others = known.get(&shape(&path)).into_iter().flatten().cloned();
            changes.extend(
                steps(&value).into_iter().chain(others).map(|value| (path.clone(), Some(value))),
            );
            if let Value::Object(table) = &value {
                for path in missing(&path, table, &known) {
                    for value in &known[&shape(&path)] {
                        changes.push((path.clone(), Some(value.clone())));
                    }
                }
            }
            for (path, value) in changes {
                let Some(changed) = with(file, &path, value.as_ref()) else { continue };
                if changed == *rules {
                    continue;
                }
                tried += 1;
                for fault in wrong(rules, &before, &changed, &path) {
                    let to = value.as_ref().map_or_else(|| "nothing".to_owned(), Value::to_string);
                    faults.insert(format!("{} {} = {to}\n  {fault}", rules.id, path.join(".")));
                }
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{} of {tried}:\n{}", faults.len(), faults.join("\n"));
    assert!(tried > 1000, "only {tried} changes could be played");
}
