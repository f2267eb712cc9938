//! What laws say, in words.

use super::{and, joined, messages, rules_title};
use crate::game::RuledIncident;
use crate::presets;
use crate::rules::laws::{
    BidRemedy, Callable, Chooser, Close, Effect, IncidentKind, Law, LawSet, Moment, Party,
    RequiredCard, Void,
};
use crate::rules::{Citation, Clause, Incidents, Passage, Ruleset};

/// What happened: the kind, who did it, the trick, and when it was found.
pub fn incident_found(
    kind: IncidentKind,
    who: Option<&str>,
    trick: Option<u8>,
    found: Option<Moment>,
) -> String {
    messages::LawsIncident {
        kind: law_kind(kind),
        who: who.unwrap_or("none"),
        trick: trick.unwrap_or(0),
        found: found.is_some(),
        moment: found.map(moment).unwrap_or_default(),
    }
    .say()
}

/// The title of a set of laws, translated if it comes with the program.
pub fn law_title(set: &LawSet) -> String {
    messages::LawsTitle { id: &set.id, title: &set.title }.say()
}

/// The laws that apply to an incident, with each set named once: `whist-1900.75, 86`.
pub fn clauses(incident: &RuledIncident) -> String {
    cited_in_short(&cited_laws(incident))
}

/// The laws that apply to an incident, each as rulings cite it: `whist-1900.75`.
pub fn cited_laws(incident: &RuledIncident) -> Vec<String> {
    let mut cited = Vec::new();
    for clause in &incident.clauses {
        let is_of_set = !is_citation(clause);
        cited.push(if is_of_set { format!("{}.{clause}", incident.laws) } else { clause.clone() });
    }
    cited
}

/// Whether a clause names its game, such as `serbian.hook`. The numbers of laws begin with a digit, and their
/// names have no dot.
fn is_citation(clause: &str) -> bool {
    clause.contains('.') && !clause.starts_with(|c: char| c.is_ascii_digit())
}

/// Laws of one set, which is named once: `whist-1900.75, 86`.
pub fn cited_in_short(laws: &[String]) -> String {
    let mut short = Vec::new();
    let mut last_set = "";
    for law in laws {
        match law.split_once('.') {
            Some((set, number)) if set == last_set => short.push(number),
            Some((set, _)) => {
                last_set = set;
                short.push(law);
            }
            None => short.push(law),
        }
    }
    joined(short, ", ")
}

/// The source of the laws that ruled on an incident.
pub(super) fn source_of_laws(rules: &Ruleset, incident: &RuledIncident) -> Citation {
    if incident.laws == rules.id {
        return Citation::HouseRules;
    }
    let adopted = rules.incidents.laws.as_deref().filter(|set| set.id == incident.laws);
    let set = adopted.or_else(|| presets::laws(&incident.laws));
    Citation::Passage(Passage {
        document: set.map_or_else(|| incident.laws.clone(), law_title),
        section: incident.clauses.join(", "),
    })
}

/// Says that a set of laws, or the game's own, has none for an incident.
pub fn no_law(rules: &Ruleset, laws: &LawSet) -> String {
    if laws.id != rules.laws().id {
        return messages::LawsSilent { set: law_title(laws) }.say();
    }
    let clause = rules.clause_id(Clause::Incidents);
    messages::LawsNone { rules: rules_title(rules), clause }.say()
}

/// The sets of laws that a game could go by but does not, if there are any.
pub fn laws_that_fit(rules: &Ruleset) -> Option<String> {
    sets_that_fit(&presets::fitting_laws(rules))
}

/// Says which sets of laws fit, if any.
pub fn sets_that_fit(fitting: &[&LawSet]) -> Option<String> {
    let sets = and(fitting.iter().map(|set| &set.id));
    (!fitting.is_empty()).then(|| messages::LawsFitting { count: fitting.len(), sets }.say())
}

/// Says which laws a game goes by, or that it names none.
pub(super) fn incidents_clause(rules: &Ruleset) -> String {
    let Incidents { laws, own, .. } = &rules.incidents;
    let mut sentences = Vec::new();
    if !own.is_empty() {
        let mut kinds: Vec<String> = own.iter().map(|law| law_kind(law.on)).collect();
        kinds.dedup();
        sentences.push(messages::ClauseIncidentsOwn { kinds: kinds.join(", ") }.say());
    }
    if let Some(set) = laws {
        let laws = law_title(set);
        sentences.push(messages::ClauseIncidentsLaws { laws, set: &set.id }.say());
    }
    if sentences.is_empty() {
        sentences.push(messages::ClauseIncidents.say());
    }
    joined(sentences, " ")
}

/// The name of a kind of incident.
pub fn law_kind(kind: IncidentKind) -> String {
    messages::LawsKind { kind: <&str>::from(kind) }.say()
}

/// The moment in which something was found, as a phrase: `in trick 7`.
pub fn moment(moment: Moment) -> String {
    let trick = if let Moment::Trick(trick) = moment { trick } else { 0 };
    messages::LawsMoment { moment: moment.name(), trick }.say()
}

/// Effects as sentences, one after the other.
pub fn effects<'e>(effects: impl IntoIterator<Item = &'e Effect>) -> String {
    joined(effects.into_iter().map(effect), " ")
}

/// A law in words: the kind, the condition as its file has it, and what it does or leaves to choose.
pub fn law(law: &Law) -> String {
    let mut says: Vec<String> = law.does.iter().map(effect).collect();
    if !law.options.is_empty() {
        says.push(law_choice(law, None));
    }
    says.extend(law.options.iter().map(|(id, does)| format!("{id}: {}", effects(does))));
    says.extend(law.default.as_ref().map(|option| messages::LawsDefault { option }.say()));
    if law.first {
        says.push(messages::LawsFirst.say());
    }
    let when = law.when.to_string();
    messages::LawsLaw {
        kind: law_kind(law.on),
        when: if when.is_empty() { "always" } else { &when },
        effects: says.join(" "),
    }
    .say()
}

/// Where a set of laws is printed, or that it is our own reading.
pub fn law_source(set: &LawSet) -> String {
    let document = &set.source.document;
    let printed = &set.source.printed;
    if set.is_our_reading() {
        messages::LawsOurReading { id: &set.id, follows: printed }.say()
    } else {
        messages::LawsSource { id: &set.id, document, printed }.say()
    }
}

/// Who chooses, and when, with the clauses that say so.
pub fn law_choice(law: &Law, clauses: Option<&str>) -> String {
    let chooser = match law.chooser {
        Some(Chooser::Opponents) | None => "opponents",
        Some(Chooser::Dealer) => "dealer",
        Some(Chooser::Owner) => "owner",
        Some(Chooser::Others) => "others",
        Some(Chooser::All) => "all",
        Some(Chooser::EachSidesOpponents) => "each",
    };
    messages::LawsChoice {
        chooser,
        choose_at: law.choose_at.map_or("none", Moment::name),
        until: law.until.map_or("none", Moment::name),
        clauses: clauses.unwrap_or("none"),
    }
    .say()
}

/// The id that messages use for a party, where nobody has been charged.
fn side(party: Party) -> &'static str {
    match party {
        Party::Offenders | Party::Others => "offenders",
        Party::Opponents | Party::Claimants => "opponents",
        Party::Both => "both",
    }
}

fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::Tricks { number, from, to } => {
            messages::LawsEffectTricks { number, from: from.to_string(), to: to.to_string() }.say()
        }
        Effect::Points { number, to } => {
            let lost = number < 0;
            messages::LawsEffectPoints { to: side(to), lost, number: number.unsigned_abs() }.say()
        }
        Effect::Lost(of) => messages::LawsEffectLost { of: side(of) }.say(),
        Effect::Miss => messages::LawsEffectMiss.say(),
        Effect::Short(of) => messages::LawsEffectShort { of: side(of) }.say(),
        Effect::Bar(who) => messages::LawsEffectBar { who: side(who) }.say(),
        Effect::OffenderPays => messages::LawsEffectOffenderPays.say(),
        Effect::Cancel => messages::LawsEffectCancel.say(),
        Effect::Void(void) => {
            let dealer = if void == Void::Same { "same" } else { "next" };
            messages::LawsEffectVoid { dealer }.say()
        }
        Effect::Close(close) => {
            let (how, tricks) = match close {
                Close::Made => ("made", 0),
                Close::Lost(tricks) => ("lost", tricks),
                Close::AsItStood => ("stood", 0),
            };
            messages::LawsEffectClose { how, tricks }.say()
        }
        Effect::Replay(trick) => messages::LawsEffectReplay { trick }.say(),
        Effect::CardsAsDealt => messages::LawsEffectCardsAsDealt.say(),
        Effect::DealAgain => messages::LawsEffectDealAgain.say(),
        Effect::Stands => messages::LawsEffectStands.say(),
        Effect::Bid(remedy) => {
            let remedy = match remedy {
                BidRemedy::Again => "again",
                BidRemedy::Stands => "stands",
                BidRemedy::Cancelled => "cancelled",
                BidRemedy::StandsAsProposal => "proposal",
            };
            messages::LawsEffectBid { remedy }.say()
        }
        Effect::TurnBack => messages::LawsEffectTurnBack.say(),
        Effect::Callable(callable) => {
            let what = if callable == Callable::Card { "card" } else { "hand" };
            messages::LawsEffectCallable { what }.say()
        }
        Effect::Call(call) => {
            let what = match call {
                RequiredCard::High => "high",
                RequiredCard::Low => "low",
                RequiredCard::Win => "win",
                RequiredCard::Lose => "lose",
                RequiredCard::Trump => "trump",
                RequiredCard::Pass => "pass",
                RequiredCard::SuitNow => "now",
                RequiredCard::SuitNext => "next",
            };
            messages::LawsEffectCall { what }.say()
        }
        Effect::Back => messages::LawsEffectBack.say(),
        Effect::CardStays => messages::LawsEffectCardStays.say(),
        Effect::Liable => messages::LawsEffectLiable.say(),
        Effect::SurplusToTrick => messages::LawsEffectSurplusToTrick.say(),
        Effect::FourthMayPlay => messages::LawsEffectFourthMayPlay.say(),
        Effect::PlayOn => messages::LawsEffectPlayOn.say(),
        Effect::Abandoned => messages::LawsEffectAbandoned.say(),
        Effect::Fix => messages::LawsEffectFix.say(),
        Effect::Substitute => messages::LawsEffectSubstitute.say(),
        Effect::Late => messages::LawsEffectLate.say(),
        Effect::Nothing => messages::LawsEffectNothing.say(),
    }
}
