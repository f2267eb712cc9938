//! Describes incidents and the rulings on them, with the names of the players concerned.

use super::{
    about_deal, and, capital, cards, decimal, joined, labelled, laws, list, messages, names, or,
    sentence, sides,
};
use crate::cards::{Seat, Side};
use crate::game::{DROPPED, Deal, Game, Posting, Reason, RuledIncident, WAIVED};
use crate::rules::Points;
use crate::rules::laws::{
    BidRemedy, Callable, Chooser, Close, Effect, Moment, Party, RequiredCard, Void,
};

/// The names of the players whom an incident concerns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parties {
    /// Who did it.
    pub player: String,
    /// The side of that player.
    pub offenders: String,
    /// Everybody else who plays.
    pub opponents: String,
    /// What the side of that player loses if it counts as lost: its `contract` or `bid`, or, if it plays
    /// against the contract, the `defence`.
    pub loses: &'static str,
    /// The most that a side may have without reaching the end of the game, if points end it.
    pub most: Option<Points>,
    /// The card that it is about, if that was said.
    pub card: Option<String>,
    /// Whether the deals of the game, and so their dealers, are fixed beforehand.
    pub is_scheduled: bool,
}

/// The faults that say more than the kind of incident.
const TOLD: [&str; 17] = [
    "revoke-disobeyed",
    "bid-turn",
    "bid-low",
    "bid-changed",
    "bid-hook",
    "bid-barred",
    "claim-attention",
    "player-leaves",
    "player-replaced",
    "trick-two",
    "trick-seen",
    "trick-taken",
    "trick-omitted",
    "pack-missing",
    "pack-double",
    "pack-faced",
    "pack-foreign",
];

/// The id that messages use for what happened: the kind, or the exact fault.
fn told_as(incident: &RuledIncident) -> &'static str {
    if incident.is_unproven() {
        return "charge";
    }
    let kind = <&str>::from(incident.kind);
    let fault = incident.facts.get("fault").map_or("", String::as_str);
    let exact = format!("{kind}-{fault}");
    TOLD.into_iter().find(|told| *told == exact).unwrap_or(kind)
}

/// What an effect does, as a clause: `three tricks to Ana & Cy`.
pub fn effect_on(effect: &Effect, parties: &Parties) -> String {
    let does = match *effect {
        Effect::Tricks { number, to, .. } => {
            return messages::IncidentEffectTricks { number, side: parties.name(to) }.say();
        }
        Effect::Points { number, to } => {
            let side = parties.name(to);
            let lost = number < 0;
            return messages::IncidentEffectPoints { number: number.unsigned_abs(), lost, side }
                .say();
        }
        Effect::Short(party) => {
            let most = parties.most.map_or_else(|| "none".to_owned(), decimal);
            return messages::IncidentEffectShort { side: parties.name(party), most }.say();
        }
        Effect::OffenderPays => {
            return messages::IncidentEffectPays { player: &parties.player }.say();
        }
        Effect::Close(Close::Lost(number)) | Effect::Replay(number) => {
            let effect = if effect == &Effect::Replay(number) { "replay" } else { "missed" };
            return messages::IncidentEffect { effect, number }.say();
        }
        Effect::Lost(party) => {
            let side = parties.name(party);
            return messages::IncidentEffectLost { side, what: parties.loses }.say();
        }
        Effect::Bar(party) => {
            return messages::IncidentEffectBar { side: parties.name(party) }.say();
        }
        Effect::Callable(Callable::Card) => {
            let card = parties.card.as_deref().unwrap_or("none");
            return messages::IncidentEffectCallable { card }.say();
        }
        Effect::Void(Void::Next) if parties.is_scheduled => "void-shift",
        Effect::Miss => "miss",
        Effect::Cancel => "cancel",
        Effect::Void(Void::Same) => "void-same",
        Effect::Void(Void::Next) => "void-next",
        Effect::Close(Close::Made) => "made",
        Effect::Close(Close::AsItStood) => "stood",
        Effect::CardsAsDealt => "cards-as-dealt",
        Effect::DealAgain => "deal-again",
        Effect::Stands => "stands",
        Effect::Bid(BidRemedy::Again) => "bid-again",
        Effect::Bid(BidRemedy::Stands) => "bid-stands",
        Effect::Bid(BidRemedy::Cancelled) => "bid-cancelled",
        Effect::Bid(BidRemedy::StandsAsProposal) => "bid-proposal",
        Effect::TurnBack => "turn-back",
        Effect::Callable(Callable::Hand) => "callable-hand",
        Effect::Call(RequiredCard::High) => "high",
        Effect::Call(RequiredCard::Low) => "low",
        Effect::Call(RequiredCard::Win) => "win",
        Effect::Call(RequiredCard::Lose) => "lose",
        Effect::Call(RequiredCard::Trump) => "trump",
        Effect::Call(RequiredCard::Pass) => "pass",
        Effect::Call(RequiredCard::SuitNow) => "suit-now",
        Effect::Call(RequiredCard::SuitNext) => "suit-next",
        Effect::Back => "back",
        Effect::CardStays => "card-stays",
        Effect::Liable => "liable",
        Effect::SurplusToTrick => "surplus",
        Effect::FourthMayPlay => "fourth",
        Effect::PlayOn => "play-on",
        Effect::Abandoned => "abandoned",
        Effect::Fix => "fix",
        Effect::Substitute => "substitute",
        Effect::Late => "late",
        Effect::Nothing => "none",
    };
    messages::IncidentEffect { effect: does, number: 0 }.say()
}

impl Parties {
    /// The names of those whom a recorded incident concerns.
    pub fn of(game: &Game, incident: &RuledIncident) -> Parties {
        let side = sides(game);
        let end = game.setup().rules().ending.points;
        let deal = incident.deal.and_then(|number| game.deal(number));
        let declares = deal.zip(incident.by).map(|(deal, by)| deal.declares(by));
        let loses = match (deal.and_then(Deal::contract), declares) {
            (Some(_), Some(false)) => "defence",
            (Some(_), _) => "contract",
            (None, _) => "bid",
        };
        Parties {
            loses,
            player: incident.by.map(names(game)).unwrap_or_default(),
            offenders: and(incident.offenders.iter().copied().map(side)),
            opponents: and(incident.opponents.iter().copied().map(side)),
            most: end.map(|end| Points::whole(i64::from(end) - 1)),
            card: incident.card().map(|card| cards(&[card])),
            is_scheduled: game.scheduled().is_some(),
        }
    }

    fn name(&self, party: Party) -> String {
        match party {
            // If a charge is not proven, the incident names the player who was charged.
            Party::Offenders | Party::Others => self.offenders.clone(),
            Party::Opponents | Party::Claimants => self.opponents.clone(),
            Party::Both => and([self.offenders.clone(), self.opponents.clone()]),
        }
    }
}

/// The laws that apply to an incident, in brackets: `[whist-1900.75, 86]`.
fn laws_in_brackets(incident: &RuledIncident) -> String {
    format!("[{}]", laws::clauses(incident))
}

/// A recorded incident in a list: `Deal 3: Bo revoked in trick 7: three tricks to Ana & Cy; Bo & Di at most 4
/// [whist-1900.75, 86]`. Duties in the play are mentioned until the record shows that they are done; once the
/// deal is over, only if there is nothing else.
pub fn incident_line(game: &Game, incident: &RuledIncident) -> String {
    // The option taken comes before what the laws do in any case.
    let mut effects: Vec<Effect> = incident.effects().collect();
    let always = incident.does.len().min(effects.len());
    effects.rotate_left(always);
    let is_in_progress = game.current().is_some_and(|deal| Some(deal.plan.number) == incident.deal);
    if is_in_progress {
        effects.retain(|effect| !effect.is_duty() || game.is_due(incident, *effect));
    } else if !effects.iter().all(|effect| effect.is_duty()) {
        effects.retain(|effect| !effect.is_duty());
    }

    let parties = Parties::of(game, incident);
    let mut clauses: Vec<String> =
        effects.iter().map(|effect| effect_on(effect, &parties)).collect();
    clauses.extend(incident_state(game, incident));
    if clauses.is_empty() {
        clauses.push(messages::IncidentDone.say());
    }
    let what =
        labelled(happened(game, incident), joined(clauses, &messages::GrammarSemicolon.say()));
    let line = format!("{what} {}", laws_in_brackets(incident));
    about_deal(incident.deal.unwrap_or_default(), &line, false)
}

/// What happened and by which laws it was ruled on, who chose what, and the facts, a sentence each.
pub fn incident_explained(game: &Game, incident: &RuledIncident) -> Vec<String> {
    let happened = happened(game, incident);
    let clauses = laws_in_brackets(incident);
    let mut lines = vec![match incident.found() {
        Some(found) => {
            messages::IncidentFound { happened, moment: laws::moment(found), clauses }.say()
        }
        None => format!("{} {clauses}", sentence(&happened)),
    }];

    let parties = Parties::of(game, incident);
    let clauses = |effects: &[Effect]| {
        let clauses = effects.iter().map(|effect| effect_on(effect, &parties));
        joined(clauses, &messages::GrammarSemicolon.say())
    };
    if !incident.does.is_empty() {
        lines.push(capital(&clauses(&incident.does)) + ".");
    }
    let chosen = incident.taken.as_ref().and_then(|taken| Some((taken, incident.option(taken)?)));
    if let Some((option, effects)) = chosen {
        let (who, several) = choosers(game, incident);
        let effects = clauses(effects);
        lines.push(messages::IncidentChosen { who, several, option, effects }.say());
    }
    if let Some(state) = incident_state(game, incident) {
        lines.push(capital(&state) + ".");
    }
    let facts = incident.facts.iter().map(|(fact, value)| format!("{fact}={value}"));
    let facts = list(facts);
    if !facts.is_empty() {
        lines.push(messages::IncidentFacts { facts }.say());
    }
    lines
}

/// The names of those who choose, and whether there are several.
pub(super) fn choosers(game: &Game, incident: &RuledIncident) -> (String, bool) {
    let deal = incident.deal.and_then(|number| game.deal(number));
    let Some(deal) = deal else { return (String::new(), false) };
    let seats = deal.plan.seats.iter().copied();
    let members = |side: &Side| game.setup().members(*side);
    let chosen: Vec<_> = match incident.chooser {
        Some(Chooser::Dealer) => vec![deal.plan.dealer],
        Some(Chooser::Owner) => incident.by.into_iter().collect(),
        Some(Chooser::Others) => seats.filter(|seat| Some(*seat) != incident.by).collect(),
        Some(Chooser::All) => seats.collect(),
        Some(Chooser::Opponents | Chooser::EachSidesOpponents) | None => {
            incident.opponents.iter().flat_map(members).collect()
        }
    };
    (and(chosen.iter().copied().map(names(game))), chosen.len() > 1)
}

/// What happened in a recorded incident: `Bo revoked in trick 7`.
pub(super) fn happened(game: &Game, incident: &RuledIncident) -> String {
    let player = incident.by.map(names(game));
    let trick = incident.facts.get("trick").and_then(|trick| trick.parse::<u8>().ok());
    let trick = trick.unwrap_or(0);
    let told = told_as(incident);
    match player {
        Some(player) => messages::IncidentHappened { player, kind: told, trick }.say(),
        None => {
            let kind = laws::law_kind(incident.kind);
            messages::IncidentHappenedNobody { told, kind, trick }.say()
        }
    }
}

/// Whether the choice is open, was waived or not made in time, or the incident no longer has any effect.
pub fn incident_state(game: &Game, incident: &RuledIncident) -> Option<String> {
    if let Some(number) = game.cancelled_by(incident) {
        return Some(messages::IncidentCancelled { number }.say());
    }
    if !game.counts(incident) {
        return Some(messages::IncidentLapsed.say());
    }
    if incident.taken.as_deref() == Some(WAIVED) {
        return Some(messages::IncidentWaived.say());
    }
    if incident.taken.as_deref() == Some(DROPPED) {
        return Some(messages::IncidentDropped.say());
    }
    if game.leaves_choice(incident) {
        let options = or(incident.options.iter().map(|(id, _)| id));
        let until = incident.until.map_or("none", Moment::name);
        return Some(messages::IncidentOpen { options, until }.say());
    }
    if incident.is_open() {
        let option = incident.default.as_deref().unwrap_or(WAIVED);
        return Some(messages::IncidentNotChosen { option }.say());
    }
    None
}

/// How the tricks that count for a posting came about, where laws have changed them: `7 tricks, +3 for the
/// revoke = 10`.
pub(super) fn tricks_moved(game: &Game, deal: &Deal, posting: &Posting) -> Option<String> {
    let (counted, places): (u8, Vec<usize>) = match &posting.reason {
        Reason::Hand { hand, .. } => {
            let members = game.setup().members(posting.side);
            let own = members.filter(|seat| posting.member.is_none_or(|member| member == *seat));
            (hand.took, own.filter_map(|seat| deal.plan.place(seat)).collect())
        }
        Reason::Tricks { took, .. } => {
            let mut counted = deal.counted().into_iter();
            let place = counted.position(|seat| deal.plan.side_of(seat) == posting.side);
            (*took, Vec::from_iter(place))
        }
        _ => return None,
    };
    moved_among(game, deal, counted, &places)
}

/// The same for the tricks of a contract, by its declarer.
pub(super) fn contract_tricks_moved(game: &Game, deal: &Deal, by: Seat) -> Option<String> {
    let place = deal.contract()?.declarers().position(|seat| seat == by)?;
    let counted = *deal.tricks_after_rulings().get(place)?;
    moved_among(game, deal, counted, &[place])
}

fn moved_among(game: &Game, deal: &Deal, counted: u8, places: &[usize]) -> Option<String> {
    let mut moved = 0;
    for place in places {
        let after = deal.tricks_after_rulings().get(*place)?;
        moved += i64::from(*after) - i64::from(*deal.tricks.get(*place)?);
    }
    if moved == 0 {
        return None;
    }

    let by = game.incidents_on(deal).find(|incident| {
        let mut effects = incident.effects();
        effects
            .any(|effect| matches!(effect, Effect::Tricks { .. } | Effect::Lost(_) | Effect::Miss))
    });
    let text = messages::IncidentTricksMoved {
        tricks: i64::from(counted) - moved,
        moved: format!("{moved:+}"),
        kind: by.map_or("other", |incident| incident.kind.into()),
        counted,
    };
    Some(text.say())
}
