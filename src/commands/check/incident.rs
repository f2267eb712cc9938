//! `check incident`: what a set of laws says, with no game.

use super::args::CheckIncident;
use crate::grammar::Choice;
use crate::grammar::facts::{TypedIncident, missing_fact, usual_value};
use crate::output::json::{self, NamedSchema};
use crate::output::{fold_in, plain};
use crate::rules::laws::{Effect, Facts, IncidentKind, LawRuling, LawSet, MissingFact, Moment};
use crate::rules::{Clause, Ruleset};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE, Failure, Result, choose};
use crate::words::{self, Hint, messages};
use crate::{notation, presets};
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;

pub(crate) const INCIDENT_SCHEMA: NamedSchema = NamedSchema::titled(
    "check-incident",
    "What a set of laws says of an incident",
    json::schema::<IncidentRulingJson<'_>>,
);

#[derive(Serialize, JsonSchema)]
pub(crate) struct IncidentRulingJson<'a> {
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
    options: Vec<RulingOptionJson<'a>>,
    /// Who chooses.
    chooser: Option<&'static str>,
    /// When the right to choose ends.
    until: Option<&'static str>,
    /// Whether it was recorded: never by a question.
    recorded: bool,
    /// The sets of laws that fit, where the game names none for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fitting: Vec<&'static str>,
}

/// What may be chosen.
#[derive(Serialize, JsonSchema)]
struct RulingOptionJson<'a> {
    id: &'a str,
    effects: Vec<String>,
}

/// Answers what the laws say.
///
/// # Errors
/// There are no such laws, or a fact is wrong or missing.
pub(super) fn incident(context: &Context, args: &CheckIncident) -> Result<Answer> {
    let rules = rules(args)?;
    let laws = match (&rules, &args.laws) {
        (Some(rules), _) => Cow::Owned(rules.laws()),
        (None, laws) => Cow::Borrowed(choose::laws(laws.as_deref().unwrap_or_default())?),
    };
    let laws = laws.as_ref();
    let mut incident = TypedIncident::read(args.kind, &args.facts, laws)?;
    let (players, cards) = hands(args, rules.as_ref())?;
    incident.add_hands(players, cards);
    let held = match (cards, &rules) {
        (Some(cards), Some(rules)) => Some(cards + rules.drawn(players, cards)),
        _ => cards,
    };
    incident.check(players, held)?;

    let ruling = laws
        .rule(incident.kind, &incident.facts)
        .map_err(|missing| incomplete(args, &incident, &missing, cards))?;
    let mut json = IncidentRulingJson::of(&incident, laws, &ruling);
    let fitting = match &rules {
        Some(rules) if !json.ruled => fitting(rules, args.kind, &incident.facts),
        _ => Vec::new(),
    };
    json.fitting.extend(fitting.iter().map(|set| set.id.as_str()));
    let answer = Answer::of(&json, context, record, |_| match &rules {
        Some(rules) if ruling.laws.is_empty() => {
            none_named(context, args, &incident, rules, &fitting)
        }
        _ => text(context, &incident, laws, &ruling),
    });
    let code = if json.ruled { DONE } else { AGAINST_THE_RULES };
    Ok(Answer { code, ..answer })
}

/// The rules that the question names, with its laws in place of their own if it names any.
fn rules(args: &CheckIncident) -> Result<Option<Ruleset>> {
    let Some(named) = &args.rules else { return Ok(None) };
    // A built-in game without choices needs no check.
    if args.laws.is_none()
        && let Some(rules) = choose::built_in(named)
    {
        return Ok(Some(rules));
    }
    let choice = Choice { laws: args.laws.clone(), ..Choice::default() };
    choose::rules(named, &choice, None).map(Some)
}

/// How many play, and how many cards each is dealt, if that is known.
fn hands(args: &CheckIncident, rules: Option<&Ruleset>) -> Result<(u8, Option<u8>)> {
    let Some(rules) = rules else { return Ok((args.players.unwrap_or(USUAL_PLAYERS), args.cards)) };
    let players = match args.players {
        Some(players) => choose::seated(rules, players.into())?,
        None if rules.table(USUAL_PLAYERS).is_some() => USUAL_PLAYERS,
        None => rules.player_counts().first().copied().unwrap_or(USUAL_PLAYERS),
    };
    let mut deals = rules.deals(players);
    deals.dedup();
    if rules.schedule.endless().is_some() {
        deals = vec![rules.highest(players)];
    }
    // All deals may be alike.
    let cards = if let [cards] = deals[..] { Some(cards) } else { None };
    Ok((rules.hands(players), args.cards.or(cards)))
}

/// The number of players if none is stated.
const USUAL_PLAYERS: u8 = 4;

/// The sets of laws that rules without any can adopt and that cover an incident.
fn fitting(rules: &Ruleset, kind: IncidentKind, facts: &Facts) -> Vec<&'static LawSet> {
    if rules.incidents.laws.is_some() {
        return Vec::new();
    }
    let mut fitting = presets::fitting_laws(rules);
    // A set whose laws depend on a fact that is not stated has a law on it.
    fitting.retain(|set| set.rule(kind, facts).map_or(true, |ruling| !ruling.laws.is_empty()));
    fitting
}

/// Says that a game names no law for an incident, and which sets have one.
fn none_named(
    context: &Context,
    args: &CheckIncident,
    incident: &TypedIncident<'_>,
    rules: &Ruleset,
    fitting: &[&LawSet],
) -> Answer {
    let clause = rules.clause_id(Clause::Incidents);
    let none = messages::LawsNone { rules: words::rules_title(rules), clause }.say();
    let mut lines = vec![found(incident), none];
    lines.extend(words::sets_that_fit(fitting));
    let answer = Answer::paragraphs(&lines, &context.screen);

    let Some(set) = fitting.first() else { return answer };
    let command = line(args, None, Some(&set.id));
    answer.remark(context.hint(&Hint::of_program(messages::HintRuleByLaws.say(), command)))
}

/// The question as it is typed, with one more fact and with these laws.
fn line(args: &CheckIncident, fact: Option<&str>, laws: Option<&str>) -> String {
    let kind: &str = args.kind.into();
    let mut typed = vec!["check", "incident", kind];
    typed.extend(args.facts.iter().map(String::as_str));
    typed.extend(fact);
    for (option, value) in [("--rules", args.rules.as_deref()), ("--laws", laws)] {
        if let Some(value) = value {
            typed.extend([option, value]);
        }
    }
    let numbers = [("--cards", args.cards), ("--players", args.players)];
    let numbers = numbers.map(|(option, number)| Some((option, number?.to_string())));
    for (option, number) in numbers.iter().flatten() {
        typed.extend([option, number.as_str()]);
    }
    words::joined(typed.into_iter().map(notation::quote), " ")
}

/// The failure of a question without a fact on which the ruling depends, with an example.
fn incomplete(
    args: &CheckIncident,
    incident: &TypedIncident<'_>,
    missing: &MissingFact,
    cards: Option<u8>,
) -> Failure {
    let failure = Failure::usage(missing_fact(incident.kind, missing));
    let player = incident.by.unwrap_or("Ana");
    match usual_value(incident.kind, missing, cards, player) {
        Some(fact) => {
            let example = line(args, Some(&fact), args.laws.as_deref());
            failure.hint(Hint::of_program(messages::HintIncidentWhole.say(), example))
        }
        None => failure,
    }
}

/// What happened, and when it was found.
fn found(incident: &TypedIncident<'_>) -> String {
    let facts = &incident.facts;
    words::incident_found(incident.kind, incident.by, facts.trick(), facts.found())
}

impl<'a> IncidentRulingJson<'a> {
    fn of(
        incident: &TypedIncident<'a>,
        laws: &'a LawSet,
        ruling: &LawRuling<'a>,
    ) -> IncidentRulingJson<'a> {
        let written = |effects: &[Effect]| effects.iter().map(ToString::to_string).collect();
        let options = ruling.choice.iter().flat_map(|law| &law.options);
        IncidentRulingJson {
            kind: incident.kind.into(),
            by: incident.by,
            ruled: !ruling.laws.is_empty(),
            laws: &laws.id,
            clauses: ruling.laws.iter().map(|law| laws.citation(law)).collect(),
            does: ruling.does.iter().map(ToString::to_string).collect(),
            options: options
                .map(|(id, effects)| RulingOptionJson { id, effects: written(effects) })
                .collect(),
            chooser: ruling.choice.and_then(|law| law.chooser).map(Into::into),
            until: ruling.choice.and_then(|law| law.until).map(Moment::name),
            recorded: false,
            fitting: Vec::new(),
        }
    }
}

fn record(json: &IncidentRulingJson<'_>) -> String {
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
    incident: &TypedIncident<'_>,
    laws: &LawSet,
    ruling: &LawRuling<'_>,
) -> Answer {
    let mut lines = vec![found(incident)];
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
        let clauses = words::cited_in_short(&unconditional);
        lines.push(messages::LawsRuled { effects, clauses }.say());
    }
    if let Some(law) = ruling.choice {
        lines.push(words::law_choice(law, Some(&laws.citation(law))));
        let width = context.screen.look.width;
        let widest = law.options.iter().map(|(id, _)| id.len()).max().unwrap_or_default();
        for (id, effects) in &law.options {
            let says = words::effects(effects);
            lines.push(fold_in(&format!("  {id:<widest$}  {says}"), width, widest + 4));
        }
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
