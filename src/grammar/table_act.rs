//! Makes a request of an act that was chosen, and of what was said about it.

use super::adjudged::GameRuling;
use super::incident::{About, IncidentArgs, LATER};
use super::request::{RequestError, Result, seat};
use super::shared::{Waiver, whole_day};
use super::table::{EndArgs, JoinArgs, LeaveArgs, TableCommand, starting_points};
use crate::desk::Request;
use crate::game::{Act, Count, FieldName, Game, RulingKind, TableAct, TableChoice};
use crate::notation::Named;
use crate::presets;
use crate::rules::laws::{Fact, IncidentKind};
use crate::words::{self, messages};

/// The incident of a choice, as it would be typed, with no option taken.
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
    IncidentArgs { about: Some(About::Kind(kind)), facts, ..IncidentArgs::default() }
}

/// The request of a choice, once everything has been said about it.
///
/// # Errors
/// What was said cannot be read, or no law covers the incident.
pub(crate) fn request(game: &Game, choice: &TableChoice, said: &[String]) -> Result<Request> {
    let value = |name| {
        let index = choice.fields.iter().position(|field| field.name == name);
        index.and_then(|index| said.get(index)).cloned().unwrap_or_default()
    };
    let text = |name| Some(value(name)).filter(|text| !text.is_empty());
    let command = match choice.act {
        TableAct::Incident(kind) => return incident(kind, choice, said).new_request(game),
        TableAct::Choose(incident) => {
            let act = Act::Choose { incident, taken: value(FieldName::Option) };
            return Ok(Request::Play { act, waive: false });
        }
        TableAct::AllowBid => {
            let bid =
                value(FieldName::Bid).parse().map_err(|_| wrong(messages::ErrorSyntaxBid.say()))?;
            return Ok(Request::Play { act: Act::Bid(vec![Count::next(bid)]), waive: true });
        }
        TableAct::Dealer => {
            let act = Act::Dealer(seat(game, &value(FieldName::Player))?);
            return Ok(Request::Play { act, waive: false });
        }
        TableAct::Rename => {
            let seat = seat(game, &value(FieldName::Player))?;
            let was = game.setup().players().name(seat).to_string();
            let act = Act::Rename { was, now: value(FieldName::Name) };
            return Ok(Request::Play { act, waive: false });
        }
        TableAct::Rule | TableAct::Close => {
            let mut points = Vec::new();
            if let Some(number) = text(FieldName::Points) {
                let value_of =
                    number.parse().map_err(|_| wrong(messages::ErrorSyntaxPoints.say()))?;
                points.push(Named { name: text(FieldName::Player), value: value_of });
            }
            TableCommand::Rule {
                about: match value(FieldName::Kind).as_str() {
                    "revoke" => RulingKind::Revoke,
                    "misdeal" => RulingKind::Misdeal,
                    _ => RulingKind::Other,
                },
                reason: value(FieldName::Reason),
                points,
                deal: None,
                close: choice.act == TableAct::Close,
            }
        }
        TableAct::Redeal | TableAct::PassOn | TableAct::Annul => TableCommand::Redeal {
            reason: text(FieldName::Reason),
            next: choice.act == TableAct::PassOn,
            deal: value(FieldName::Deal).parse().ok(),
            skip: value(FieldName::Again) == "skip",
            waiver: Waiver::default(),
        },
        TableAct::Note => TableCommand::Note { text: vec![value(FieldName::Text)], deal: None },
        TableAct::Join => {
            let start = text(FieldName::Start).map(|points| starting_points(&points));
            TableCommand::Join(JoinArgs {
                name: value(FieldName::Name),
                points: start.transpose().map_err(|_| wrong(messages::ErrorSyntaxPoints.say()))?,
                after: text(FieldName::After),
                dry_run: false,
            })
        }
        TableAct::Leave | TableAct::Replace => TableCommand::Leave(LeaveArgs {
            name: value(FieldName::Player),
            to: text(FieldName::Name),
            dry_run: false,
            waiver: Waiver::default(),
        }),
        TableAct::Swap => TableCommand::Swap {
            one: value(FieldName::Player),
            other: value(FieldName::Other),
            waiver: Waiver::default(),
        },
        TableAct::Title => TableCommand::Rename { title: value(FieldName::Text) },
        TableAct::Day => {
            let day = whole_day(&value(FieldName::Day)).map_err(wrong)?;
            TableCommand::Redate { day }
        }
        TableAct::Extra => TableCommand::Extra { extra: value(FieldName::Extra) },
        TableAct::End | TableAct::Abandon => TableCommand::End(EndArgs {
            reason: text(FieldName::Reason),
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
    if ruling.cited.is_empty() {
        let rules = game.setup().rules();
        let sets =
            if rules.incidents.laws.is_some() { Vec::new() } else { presets::fitting_laws(rules) };
        for set in sets {
            let laws = Some(set.id.clone());
            let adopting = IncidentArgs { laws, ..args.clone() };
            if matches!(adopting.ruling(game), Ok(Some(ruled)) if !ruled.cited.is_empty()) {
                options.push((words::law_title(set), set.id.clone()));
            }
        }
        return options;
    }
    let mut open = game.clone();
    let act = Act::Incident(Box::new(ruling.incident.clone()));
    if open.play(&act).is_err() {
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

fn wrong(why: String) -> RequestError {
    RequestError::Usage(why.into())
}
