//! A ruling on an incident in a game, as JSON and as text.

use crate::game::{Act, Game, Review, RuledIncident, RulingKind};
use crate::grammar::adjudged::{GameRuling, taking};
use crate::grammar::incident::{IncidentArgs, LATER};
use crate::output::json::{self, NamedSchema};
use crate::output::{fold_in, plain};
use crate::rules::laws::{Chooser, Effect, Fact, IncidentKind, Moment};
use crate::rules::{Clause, Points};
use crate::terminal::{AGAINST_THE_RULES, Answer, Context, DONE};
use crate::words::{self, Fixable, Hint, messages};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

pub(crate) const SCHEMA: NamedSchema = NamedSchema::titled(
    "incident",
    "What the laws say of an incident in a game",
    json::schema::<IncidentJson>,
);

#[derive(Serialize, JsonSchema)]
pub(crate) struct IncidentJson {
    /// Its number, if it is recorded.
    incident: Option<usize>,
    /// The kind of incident.
    kind: IncidentKind,
    /// Who did it.
    by: Option<String>,
    /// The number of the deal.
    deal: Option<usize>,
    /// Whether a law covers it.
    ruled: bool,
    /// The id of the set of laws.
    laws: String,
    /// The laws that apply, in their order.
    clauses: Vec<String>,
    /// The facts that it is ruled by: stated, from the record, or assumed.
    facts: BTreeMap<String, String>,
    /// Those that were taken from the record.
    known: Vec<String>,
    /// Those that were assumed.
    assumed: Vec<String>,
    /// What is done, whatever is chosen.
    #[serde(rename = "do")]
    does: Vec<String>,
    options: Vec<OptionJson>,
    /// Who chooses.
    chooser: Option<Chooser>,
    /// From when the choice may be made.
    choose_at: Option<Moment>,
    /// When the right to choose ends.
    until: Option<Moment>,
    /// What was taken.
    taken: Option<String>,
    /// Whether it is recorded.
    recorded: bool,
}

/// What may be chosen.
#[derive(Serialize, JsonSchema)]
struct OptionJson {
    id: String,
    effects: Vec<String>,
    /// The totals that it would give; empty while the deal is not decided.
    totals: Vec<TotalJson>,
}

/// The total of a side.
#[derive(Serialize, JsonSchema)]
struct TotalJson {
    /// The side, by its players.
    player: String,
    /// Its points.
    total: Points,
}

/// A ruling that is not recorded. With `is_asked`, it does not say what to type next.
pub(super) fn ruling(
    context: &Context,
    game: &Game,
    args: &IncidentArgs,
    ruling: &GameRuling,
    is_asked: bool,
) -> Answer {
    let incident = &ruling.incident;
    let named = game.as_named_in(incident.deal.unwrap_or_default());
    let game = &*named;
    let after = |taken: &str| {
        let mut after = game.clone();
        after.play_anyway(&Act::Incident(Box::new(taking(incident.clone(), taken)))).ok()?;
        Some(after)
    };
    let mut json = IncidentJson::of(game, incident, &after);
    json.known.clone_from(&ruling.recorded);
    json.assumed.clone_from(&ruling.assumed);
    let code = if json.ruled { DONE } else { AGAINST_THE_RULES };

    let answer = Answer::of(&json, context, IncidentJson::record, |json| {
        let mut lines = vec![words::incident_ruled(game, incident)];
        if json.ruled {
            lines.extend(choices(context, game, incident, &after, ruling.cited_choice.as_deref()));
            if !incident.does.is_empty() {
                let effects = words::sentence(&words::effects_on(game, incident, &incident.does));
                let clauses = words::cited_in_short(&ruling.cited_always);
                lines.push(messages::LawsRuled { effects, clauses }.say());
            }
        } else {
            lines.extend(silence(context, game, args, ruling));
        }
        lines.extend(ruling.grounds());
        if !is_asked {
            lines.push(messages::LawsNotRecorded.say());
            lines.push(context.hint(&next(game, args, incident, json.ruled)));
        }
        Answer::paragraphs(&lines, &context.screen)
    });
    Answer { code, ..answer }
}

/// A recorded incident, with what every option would give while its choice is open.
pub(super) fn recorded(context: &Context, game: &Game, incident: &RuledIncident) -> Answer {
    let number = incident.number.unwrap_or_default();
    let named = game.as_named_in(incident.deal.unwrap_or_default());
    let game = &*named;
    let is_open = game.open_choices().any(|open| open.number == incident.number);
    let after = |taken: &str| game.with_choice(number, taken).ok();
    let json = IncidentJson::of(game, incident, &after);
    Answer::of(&json, context, IncidentJson::record, |json| {
        let mut lines = vec![words::incident_ruled(game, incident)];
        let clauses = words::cited_in_short(&json.clauses);
        lines.extend(choices(context, game, incident, &after, Some(&clauses)));
        if !incident.does.is_empty() {
            let effects = words::sentence(&words::effects_on(game, incident, &incident.does));
            lines.push(messages::LawsRuled { effects, clauses }.say());
        }
        let options = incident.takings();
        if is_open {
            lines.push(context.hint(&Hint::Choose { incident: number, options }));
        } else if let Some(state) = words::incident_state(game, incident) {
            lines.push(words::sentence(&state));
        } else if let Some(taken) = &incident.taken {
            lines.push(messages::IncidentTaken { taken }.say());
        }
        Answer::paragraphs(&lines, &context.screen)
    })
}

/// Who chooses, and each option with what it does and the totals that it would give.
fn choices(
    context: &Context,
    game: &Game,
    incident: &RuledIncident,
    after: &dyn Fn(&str) -> Option<Game>,
    cited: Option<&str>,
) -> Vec<String> {
    let mut lines = Vec::new();
    if incident.options.is_empty() {
        return lines;
    }
    lines.push(words::who_chooses(game, incident, cited.unwrap_or_default()));
    let widest = incident.options.iter().map(|(id, _)| id.len()).max().unwrap_or_default();
    for (id, effects) in &incident.options {
        let mut says = words::effects_on(game, incident, effects);
        if let Some(after) = after(id).filter(|after| words::is_decided(after, incident)) {
            says += &format!(": {}", words::totals_if(&after));
        }
        let width = context.screen.look.width;
        lines.push(fold_in(&format!("  {id:<widest$}  {says}"), width, widest + 4));
    }
    lines.extend(incident.default.as_ref().map(|option| messages::LawsDefault { option }.say()));
    lines
}

/// Says that no law covers it, and which sets of laws would fit.
fn silence(
    context: &Context,
    game: &Game,
    args: &IncidentArgs,
    ruling: &GameRuling,
) -> Vec<String> {
    let mut lines = vec![words::no_law(game.setup().rules(), &ruling.laws)];
    lines.extend(what_had_to_be_played(game, &ruling.incident));
    for set in args.sets_that_cover(game, ruling) {
        let adopting = IncidentArgs { laws: Some(set.id.clone()), ..args.clone() };
        let hint = Hint::of_game(messages::HintIncidentAdopt.say(), adopting.line());
        let fits = messages::IncidentSetFits { set: &set.id }.say();
        lines.push(format!("{fits} {}", context.hint(&hint)));
    }
    lines
}

/// The clause that says what had to be played, and whether the recorded cards prove a revoke.
fn what_had_to_be_played(game: &Game, incident: &RuledIncident) -> Option<String> {
    if incident.kind != IncidentKind::Revoke {
        return None;
    }
    let trick: usize = incident.facts.get(<&str>::from(Fact::Trick))?.parse().ok()?;
    let rules = game.setup().rules();
    let review = Review::of(rules, game.deal(incident.deal?)?);
    let mut proven = review.revokes().map(|(play, _)| (play.trick, Some(play.seat)));
    let is_proven = proven.any(|play| play == (trick, incident.by));
    let clause = rules.clause_id(Clause::Play);
    let proof = if is_proven { "proven" } else { "open" };
    Some(messages::LawsNoneRevoke { clause, proof }.say())
}

/// What to type next.
fn next(game: &Game, args: &IncidentArgs, incident: &RuledIncident, is_ruled: bool) -> Hint {
    let deal = incident.deal.unwrap_or_default();
    let current = game.current();
    let is_between = current.is_some_and(|now| now.is_fresh() && now.plan.number == deal);
    match (incident.kind, incident.by) {
        (IncidentKind::Player, Some(by)) if is_between => {
            let to = incident.facts.get("to").cloned().unwrap_or("NAME".into());
            return Hint::Leave(words::names(game)(by), to);
        }
        (IncidentKind::Score, _)
            if words::is_decided(game, incident) && !incident.does.contains(&Effect::Late) =>
        {
            return Hint::Fix { deal, what: Fixable::Took };
        }
        _ => {}
    }
    if !is_ruled {
        return Hint::Rule(Some(match incident.kind {
            IncidentKind::Revoke => RulingKind::Revoke,
            IncidentKind::Misdeal => RulingKind::Misdeal,
            _ => RulingKind::Other,
        }));
    }
    let is_later = incident.choose_at == Some(Moment::End) && !words::is_decided(game, incident);
    let (purpose, takings) = if is_later && !incident.options.is_empty() {
        (messages::HintIncidentLater.say(), LATER.to_owned())
    } else {
        (messages::HintIncidentTake.say(), incident.takings().join("|"))
    };
    Hint::of_game(purpose, format!("{} --take {takings}", args.line()))
}

impl IncidentJson {
    fn of(
        game: &Game,
        incident: &RuledIncident,
        after: &dyn Fn(&str) -> Option<Game>,
    ) -> IncidentJson {
        let mut options = Vec::new();
        for (id, effects) in &incident.options {
            let decided = after(id).filter(|after| words::is_decided(after, incident));
            options.push(OptionJson {
                id: id.clone(),
                effects: effects.iter().map(ToString::to_string).collect(),
                totals: decided.as_ref().map(TotalJson::all).unwrap_or_default(),
            });
        }
        IncidentJson {
            incident: incident.number,
            kind: incident.kind,
            by: incident.by.map(words::names(game)),
            deal: incident.deal,
            ruled: !incident.clauses.is_empty(),
            laws: incident.laws.clone(),
            clauses: words::cited_laws(incident),
            facts: incident.facts.clone(),
            known: Vec::new(),
            assumed: Vec::new(),
            does: incident.does.iter().map(ToString::to_string).collect(),
            options,
            chooser: incident.chooser,
            choose_at: incident.choose_at,
            until: incident.until,
            taken: incident.taken.clone(),
            recorded: incident.number.is_some(),
        }
    }

    fn record(&self) -> String {
        let ruled = if self.ruled { "ruled" } else { "not-ruled" };
        let options: Vec<&str> = self.options.iter().map(|option| option.id.as_str()).collect();
        plain::record([
            ruled,
            &self.clauses.join(" "),
            &self.does.join("; "),
            &options.join(" "),
            self.chooser.map(<&str>::from).unwrap_or_default(),
        ])
    }
}

impl TotalJson {
    fn all(game: &Game) -> Vec<TotalJson> {
        let totals = game.totals();
        let sides = game.setup().sides().into_iter();
        let sides = sides.map(|side| TotalJson {
            player: words::sides(game)(side),
            total: totals[side.index()],
        });
        sides.collect()
    }
}
