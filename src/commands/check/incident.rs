//! `check incident`: what a set of laws says, with no game.

use super::args::CheckIncident;
use crate::grammar::facts::{TypedIncident, missing_fact};
use crate::output::json::{self, NamedSchema};
use crate::output::{fold_in, plain};
use crate::rules::laws::{Effect, Fact, FactValue, LawRuling, LawSet, Moment};
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

/// Answers what the laws say.
///
/// # Errors
/// There are no such laws, or a fact is wrong or missing.
pub(super) fn incident(context: &Context, args: &CheckIncident) -> Result<Answer> {
    let laws = choose::laws(&args.laws)?;
    let mut incident = TypedIncident::read(args.kind, &args.facts, laws)?;
    incident.add_hands(args.players, args.cards);
    if incident.is_of_the_last_card() {
        return Err(Failure::against(messages::LawsLastCard.say().into()));
    }

    let ruling = laws
        .rule(incident.kind, &incident.facts)
        .map_err(|missing| Failure::usage(missing_fact(incident.kind, &missing)))?;
    let json = IncidentJson::of(&incident, laws, &ruling);
    let answer = Answer::of(&json, context, record, |_| text(context, &incident, laws, &ruling));
    let code = if json.ruled { DONE } else { AGAINST_THE_RULES };
    Ok(Answer { code, ..answer })
}

impl<'a> IncidentJson<'a> {
    fn of(
        incident: &TypedIncident<'a>,
        laws: &'a LawSet,
        ruling: &LawRuling<'a>,
    ) -> IncidentJson<'a> {
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
    incident: &TypedIncident<'_>,
    laws: &LawSet,
    ruling: &LawRuling<'_>,
) -> Answer {
    let found = match incident.facts.known(Fact::Found) {
        Some(FactValue::Moment(found)) => *found,
        _ => Moment::End,
    };
    let mut lines =
        vec![words::incident_found(incident.kind, incident.by, incident.trick(), found)];
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
