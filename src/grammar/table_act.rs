//! Makes a request of an act that was chosen, and of what was said about it.

use super::adjudged::GameRuling;
use super::incident::{About, IncidentArgs, LATER};
use super::request::{RequestError, Result, seat};
use super::shared::{Waiver, whole_day};
use super::table::{EndArgs, JoinArgs, LeaveArgs, TableCommand, starting_points};
use crate::desk::Request;
use crate::game::{
    Act, Count, FieldName, Game, RulingKind, SlipRefusal, TableAct, TableChoice, TableField,
};
use crate::rules::laws::{Fact, IncidentKind};
use crate::rules::{IncidentRefusal, Points, Refusal};
use crate::words::{self, messages};

/// The incident of a choice, as it would be typed, with no option taken. What is said after its fields are facts
/// as they are typed.
pub(crate) fn incident(kind: IncidentKind, choice: &TableChoice, said: &[String]) -> IncidentArgs {
    let mut facts = Vec::new();
    for (field, said) in choice.fields.iter().zip(said) {
        let fact = match field.name {
            // The player whose hand it is has been said before.
            FieldName::Held => format!("held={}:{said}", facts.pop().unwrap_or_default()),
            FieldName::Fact(Fact::Fault) if kind == IncidentKind::Exposed => {
                format!("where={said}")
            }
            FieldName::Fact(Fact::Thrown) if said == "attention" => format!("fault={said}"),
            FieldName::Fact(fact) => format!("{}={said}", <&str>::from(fact)),
            _ => said.clone(),
        };
        facts.push(fact);
    }
    facts.extend(said.iter().skip(choice.fields.len()).cloned());
    let about = Some(About::Kind(kind));
    IncidentArgs { about, facts, deal: choice.deal, ..IncidentArgs::default() }
}

/// What was said about a choice, field by field.
struct Said<'a> {
    choice: &'a TableChoice,
    said: &'a [String],
}

impl Said<'_> {
    /// What was said for a field; empty if it has not been asked for.
    fn value(&self, name: FieldName) -> String {
        let index = self.choice.fields.iter().position(|field| field.name == name);
        index.and_then(|index| self.said.get(index)).cloned().unwrap_or_default()
    }

    /// The same, or `None` if it was left out.
    fn text(&self, name: FieldName) -> Option<String> {
        let value = self.value(name);
        if value.is_empty() { None } else { Some(value) }
    }
}

/// Checks a text that was typed for a field, before the next one is asked for.
///
/// # Errors
/// It cannot be read; the error says what is expected.
pub(crate) fn check(field: &TableField, text: &str) -> std::result::Result<(), String> {
    let is_readable = match field.name {
        FieldName::Start => text.is_empty() || starting_points(text).is_ok(),
        FieldName::Points => text.parse::<Points>().is_ok(),
        FieldName::Day => return whole_day(text).map(drop),
        _ => true,
    };
    if is_readable { Ok(()) } else { Err(messages::ErrorSyntaxPoints.say().to_owned()) }
}

/// The request of a choice, once everything has been said about it.
///
/// # Errors
/// What was said cannot be read, or no law covers the incident.
pub(crate) fn request(game: &Game, choice: &TableChoice, said: &[String]) -> Result<Request> {
    let about = Said { choice, said };
    let command = match choice.act {
        TableAct::Incident(kind) => return incident(kind, choice, said).new_request(game),
        TableAct::Choose(incident) => {
            let act = Act::Choose { incident, taken: about.value(FieldName::Option) };
            return Ok(Request::Play { act, waive: false });
        }
        TableAct::AllowBid => {
            let bid = about
                .value(FieldName::Bid)
                .parse()
                .map_err(|_| wrong(messages::ErrorSyntaxBid.say()))?;
            return Ok(Request::Play { act: Act::Bid(vec![Count::next(bid)]), waive: true });
        }
        TableAct::Dealer => {
            let act = Act::Dealer(seat(game, &about.value(FieldName::Player))?);
            return Ok(Request::Play { act, waive: false });
        }
        TableAct::Rename => {
            let seat = seat(game, &about.value(FieldName::Player))?;
            let was = game.setup().players().name(seat).to_string();
            let act = Act::Rename { was, now: about.value(FieldName::Name) };
            return Ok(Request::Play { act, waive: false });
        }
        TableAct::Rule | TableAct::Close => {
            let mut reason = vec![about.value(FieldName::Reason)];
            let points = about.text(FieldName::Points).zip(about.text(FieldName::Player));
            if let Some((number, player)) = points {
                reason.push(format!("{player}={number}"));
            }
            TableCommand::Rule {
                about: about.value(FieldName::Kind).parse().unwrap_or(RulingKind::Other),
                reason,
                deal: choice.deal,
                close: choice.act == TableAct::Close,
            }
        }
        TableAct::Redeal | TableAct::PassOn | TableAct::Annul => TableCommand::Redeal {
            reason: about.text(FieldName::Reason).into_iter().collect(),
            next: choice.act == TableAct::PassOn,
            deal: choice.deal.or_else(|| about.value(FieldName::Deal).parse().ok()),
            skip: about.value(FieldName::Again) == "skip",
            waiver: Waiver::default(),
        },
        TableAct::Note => {
            TableCommand::Note { text: vec![about.value(FieldName::Text)], deal: choice.deal }
        }
        TableAct::Join => {
            let start = about.text(FieldName::Start).map(|points| starting_points(&points));
            TableCommand::Join(JoinArgs {
                name: about.value(FieldName::Name),
                points: start.transpose().map_err(|_| wrong(messages::ErrorSyntaxPoints.say()))?,
                after: about.text(FieldName::After),
                dry_run: false,
            })
        }
        TableAct::Leave | TableAct::Replace => TableCommand::Leave(LeaveArgs {
            name: about.value(FieldName::Player),
            to: about.text(FieldName::Name),
            dry_run: false,
            waiver: Waiver::default(),
        }),
        TableAct::Swap => TableCommand::Swap {
            one: about.value(FieldName::Player),
            other: about.value(FieldName::Other),
            waiver: Waiver::default(),
        },
        TableAct::Title => TableCommand::Rename { title: about.value(FieldName::Text) },
        TableAct::Day => {
            let day = whole_day(&about.value(FieldName::Day)).map_err(wrong)?;
            TableCommand::Redate { day }
        }
        TableAct::Extra => TableCommand::Extra { extra: about.value(FieldName::Extra) },
        TableAct::End | TableAct::Abandon => TableCommand::End(EndArgs {
            reason: about.text(FieldName::Reason).into_iter().collect(),
            abandon: choice.act == TableAct::Abandon,
            dry_run: false,
            yes: true,
        }),
    };
    command.request(game)
}

/// The options of a ruling with the totals that each would give; if no law covers the incident, the sets of
/// laws that do.
pub(crate) fn options(
    game: &Game,
    args: &IncidentArgs,
    ruling: &GameRuling,
) -> Vec<(String, String)> {
    let mut options = Vec::new();
    if ruling.is_silent() {
        for set in args.sets_that_cover(game, ruling) {
            options.push((words::law_title(set), set.id.clone()));
        }
        return options;
    }
    let mut open = game.clone();
    let act = Act::Incident(Box::new(ruling.incident.clone()));
    // The table may let an incident stand that the recorded cards disprove.
    if open.play_anyway(&act).is_err() {
        return options;
    }
    if let Some(recorded) = open.incidents().last() {
        options = words::choices_of(&open, recorded);
        if !recorded.options.is_empty() {
            options.push((messages::TableFormLater.say(), LATER.to_owned()));
        }
    }
    options
}

/// Why an incident is recorded only if the table lets it stand.
pub(crate) fn objection(game: &Game, act: &Act) -> Option<RequestError> {
    let request = Request::Play { act: act.clone(), waive: false };
    if let Some(slip) = request.slip(game).filter(SlipRefusal::may_stand) {
        return Some(RequestError::Slip(slip));
    }
    match game.judge(act) {
        Err(refusal @ Refusal::Incident(IncidentRefusal::Disproved { .. })) => {
            Some(RequestError::Against(words::ruling_in(game, &refusal).into()))
        }
        _ => None,
    }
}

fn wrong(why: String) -> RequestError {
    RequestError::Usage(why.into())
}
