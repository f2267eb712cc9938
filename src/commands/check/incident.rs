//! `check incident`: what a set of laws says, with no game.

use super::args::CheckIncident;
use crate::output::json::{self, NamedSchema};
use crate::output::{fold_in, plain};
use crate::rules::laws::{
    Effect, Fact, FactError, FactKind, FactValue, Facts, IncidentKind, LawRuling, LawSet, Moment,
};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, choose};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const INCIDENT_SCHEMA: NamedSchema = NamedSchema::titled(
    "check-incident",
    "What a set of laws says of an incident",
    json::schema::<IncidentJson<'_>>,
);

#[derive(Serialize, JsonSchema)]
pub(crate) struct IncidentJson<'a> {
    /// The kind of incident.
    kind: &'static str,
    /// Who did it.
    by: Option<&'a str>,
    /// Whether a law covers it.
    ruled: bool,
    /// The id of the set of laws.
    laws: &'a str,
    /// The laws that apply, in their order.
    clauses: Vec<String>,
    /// What is done, whatever is chosen.
    #[serde(rename = "do")]
    does: Vec<String>,
    options: Vec<OptionJson<'a>>,
    /// Who chooses.
    chooser: Option<&'static str>,
    /// When the right to choose ends.
    until: Option<&'static str>,
    /// Whether it was recorded: never by a question.
    recorded: bool,
}

/// What may be chosen.
#[derive(Serialize, JsonSchema)]
struct OptionJson<'a> {
    id: &'a str,
    effects: Vec<String>,
}

/// An incident as it was typed.
struct Incident<'a> {
    kind: IncidentKind,
    by: Option<&'a str>,
    facts: Facts,
}

/// Answers what the laws say.
///
/// # Errors
/// There are no such laws, or a fact is wrong or missing.
pub(super) fn incident(context: &Context, args: &CheckIncident) -> Result<Answer> {
    let laws = choose::laws(&args.laws)?;
    let incident = read(args, laws)?;
    if is_of_the_last_card(&incident) {
        return Err(Failure::against(messages::LawsLastCard.say().into()));
    }

    let ruling = laws
        .rule(incident.kind, &incident.facts)
        .map_err(|missing| Failure::usage(missing_fact(incident.kind, &missing.0)))?;
    let json = IncidentJson::of(&incident, laws, &ruling);
    let answer = Answer::of(&json, context, record, |_| text(context, &incident, laws, &ruling));
    let code = if json.ruled { DONE } else { AGAINST_THE_RULES };
    Ok(Answer { code, ..answer })
}

fn read<'a>(args: &'a CheckIncident, laws: &LawSet) -> Result<Incident<'a>> {
    let mut incident = Incident { kind: args.kind, by: None, facts: Facts::default() };
    let facts = &mut incident.facts;
    facts.add(Fact::Others.into(), FactValue::Number(args.players - 1));
    if let Some(cards) = args.cards {
        facts.add(Fact::Right.into(), FactValue::Number(cards));
    }
    for typed in &args.facts {
        match typed.split_once('=') {
            None if typed.bytes().all(|byte| byte.is_ascii_digit()) => {
                let trick = number(args.kind, Fact::Trick.into(), typed)?;
                facts.add(Fact::Trick.into(), FactValue::Number(trick));
            }
            None => incident.by = Some(typed),
            Some(("held", hands)) => add_held(facts, hands, args)?,
            Some(("dealt", cards)) => {
                let cards = FactValue::Number(number(args.kind, "dealt", cards)?);
                facts.add(Fact::Most.into(), cards.clone());
                facts.add(Fact::Least.into(), cards);
            }
            Some(("where", "deal")) => {
                facts.add(Fact::Found.into(), FactValue::Moment(Moment::Dealing));
            }
            Some(("where", place)) => {
                facts.add(Fact::Fault.into(), value(args.kind, Fact::Fault.into(), place)?)
            }
            Some((fact, text)) => {
                if fact.parse::<Fact>().is_err() && !laws.settings.contains_key(fact) {
                    return Err(wrong_fact(args.kind, &FactError::Name(fact.to_owned())));
                }
                facts.add(fact, value(args.kind, fact, text)?);
            }
        }
    }
    Ok(incident)
}

/// Adds the most and the fewest cards of hands such as `Ana:14,Bo:12`. The others have the right number.
fn add_held(facts: &mut Facts, hands: &str, args: &CheckIncident) -> Result<()> {
    let mut numbers = Vec::new();
    for hand in hands.split(',') {
        let cards = hand.rsplit(':').next().unwrap_or_default();
        numbers.push(number(args.kind, "held", cards)?);
    }
    if numbers.len() < args.players.into() {
        numbers.extend(args.cards);
    }
    let most = numbers.iter().max().copied().unwrap_or(0);
    let least = numbers.iter().min().copied().unwrap_or(0);
    facts.add(Fact::Most.into(), FactValue::Number(most));
    facts.add(Fact::Least.into(), FactValue::Number(least));
    Ok(())
}

fn number(kind: IncidentKind, fact: &str, text: &str) -> Result<u8> {
    text.parse().map_err(|_| {
        wrong_fact(kind, &FactError::Value { fact: fact.to_owned(), value: text.to_owned() })
    })
}

fn value(kind: IncidentKind, fact: &str, text: &str) -> Result<FactValue> {
    FactValue::read(fact, text).map_err(|error| wrong_fact(kind, &error))
}

fn wrong_fact(kind: IncidentKind, error: &FactError) -> Failure {
    match error {
        FactError::Name(fact) => Failure::usage(messages::LawsWrongFactName { fact }.say()),
        FactError::Value { fact, value } => {
            Failure::usage(messages::LawsWrongFact { fact, given: value }.say())
                .note(values(kind, fact))
        }
    }
}

/// Which fact is missing, and what it may be.
fn missing_fact(kind: IncidentKind, fact: &str) -> String {
    if kind == IncidentKind::Revoke && fact == <&str>::from(Fact::Trick) {
        return messages::LawsMissingTrick.say();
    }
    let mut said = vec![messages::LawsMissingFact { fact }.say()];
    said.extend(values(kind, fact));
    said.join(" ")
}

/// The values that a fact may have, each as it is typed.
fn values(kind: IncidentKind, fact: &str) -> Option<String> {
    let words = match fact.parse::<Fact>().ok()?.kind() {
        FactKind::Word(words) => words.to_vec(),
        FactKind::Fault => kind.faults().to_vec(),
        FactKind::Flag => vec!["yes", "no"],
        FactKind::Moment => {
            vec!["dealing", "dealt", "bidding", "ready", "3", "end", "written", "next", "over"]
        }
        FactKind::Number => vec!["3"],
    };
    let typed: Vec<String> = words.into_iter().map(|word| format!("{fact}={word}")).collect();
    Some(messages::LawsFactValues { values: typed.join(", ") }.say())
}

/// Whether it is a revoke in the last trick, where every hand has only one card.
fn is_of_the_last_card(incident: &Incident<'_>) -> bool {
    let trick = incident.facts.known(Fact::Trick);
    let right = incident.facts.known(Fact::Right);
    incident.kind == IncidentKind::Revoke && trick.is_some() && trick == right
}

impl<'a> IncidentJson<'a> {
    fn of(incident: &Incident<'a>, laws: &'a LawSet, ruling: &LawRuling<'a>) -> IncidentJson<'a> {
        let written = |effects: &[Effect]| effects.iter().map(ToString::to_string).collect();
        let options = ruling.choice.iter().flat_map(|law| &law.options);
        IncidentJson {
            kind: incident.kind.into(),
            by: incident.by,
            ruled: !ruling.laws.is_empty(),
            laws: &laws.id,
            clauses: ruling.laws.iter().map(|law| laws.citation(law)).collect(),
            does: ruling.does.iter().map(ToString::to_string).collect(),
            options: options
                .map(|(id, effects)| OptionJson { id, effects: written(effects) })
                .collect(),
            chooser: ruling.choice.and_then(|law| law.chooser).map(Into::into),
            until: ruling.choice.and_then(|law| law.until).map(Moment::name),
            recorded: false,
        }
    }
}

fn record(json: &IncidentJson<'_>) -> String {
    let ruled = if json.ruled { "ruled" } else { "not-ruled" };
    let options: Vec<&str> = json.options.iter().map(|option| option.id).collect();
    plain::record([
        ruled,
        &json.clauses.join(" "),
        &json.does.join("; "),
        &options.join(" "),
        json.chooser.unwrap_or_default(),
    ])
}

fn text(
    context: &Context,
    incident: &Incident<'_>,
    laws: &LawSet,
    ruling: &LawRuling<'_>,
) -> Answer {
    let trick = match incident.facts.known(Fact::Trick) {
        Some(FactValue::Number(trick)) => Some(*trick),
        _ => None,
    };
    let found = match incident.facts.known(Fact::Found) {
        Some(FactValue::Moment(found)) => *found,
        _ => Moment::End,
    };
    let mut lines = vec![words::incident_found(incident.kind, incident.by, trick, found)];
    if ruling.laws.is_empty() {
        lines.push(messages::LawsSilent { set: words::law_title(laws) }.say());
    }
    let unconditional: Vec<String> = ruling
        .laws
        .iter()
        .filter(|law| !law.does.is_empty())
        .map(|law| laws.citation(law))
        .collect();
    if !ruling.does.is_empty() {
        let effects = words::effects(ruling.does.iter().copied());
        lines.push(messages::LawsRuled { effects, clauses: unconditional.join(", ") }.say());
    }
    if let Some(law) = ruling.choice {
        lines.push(words::law_choice(law, &laws.citation(law)));
        let width = context.screen.look.width;
        let rows = law.options.iter().map(|(id, effects)| (id, words::effects(effects)));
        lines.extend(rows.map(|(id, says)| fold_in(&format!("{id}  {says}"), width, 2)));
        lines.extend(law.default.as_ref().map(|option| messages::LawsDefault { option }.say()));
    }
    let assumed: Vec<String> =
        ruling.assumed.iter().map(|(fact, value)| format!("{fact}={value}")).collect();
    if !assumed.is_empty() {
        lines.push(messages::LawsAssumed { facts: assumed.join(", ") }.say());
    }
    if laws.is_our_reading() {
        lines.push(words::law_source(laws));
    }
    lines.push(messages::LawsNotRecorded.say());
    Answer::paragraphs(&lines, &context.screen)
}
