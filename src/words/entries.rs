//! Entries of a history in words, for the log and wherever it is said what was recorded.
//!
//! `act` describes an act in the game before it; everything else here builds on that.

use super::texts::{bid_name, kind_title, tally_name};
use super::{
    and, call_words, clauses, contract, decimal, joined, labelled, law_kind, list, messages, names,
    ruled, rules_title, sides, table_ruling, takers, trick_laid, trump,
};
use crate::cards::Seat;
use crate::game::{
    Act, Count, Game, Misdeal, Newcomer, RuledIncident, Setup, TAKEN, TableEnd, TableNote, WAIVED,
};
use crate::history::{Change, Entry, EntryKind, Fix, History};
use crate::rules::{Call, TrumpRule};
use schemars::JsonSchema;
use serde::Serialize;
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// The most characters repeated of an act that was taken back or brought back.
const LONGEST_REPEATED: usize = 80;

/// An entry in words, with its place in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct EntryText {
    /// The number of the deal that it belongs to.
    pub deal: Option<usize>,
    /// What it did, as a sentence without a full stop.
    pub entry: String,
    /// Whether it is in force: an act or a correction that was not taken back.
    pub in_force: bool,
    /// The number of the correction that replaced it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fixed_by: Option<u64>,
}

/// How a game began, in the log.
pub fn game_began(setup: &Setup) -> String {
    messages::EntryGameBegun { rules: rules_title(setup.rules()) }.say()
}

/// How a game began and with whom, in the log.
pub fn game_began_with(setup: &Setup) -> String {
    format!("{}, {}", game_began(setup), and(setup.players().names()))
}

/// An entry in the log, which did `what`: its deal, what it did, and what became of it.
pub fn entry_in_log(entry: &EntryText, what: &str) -> String {
    let mut parts = Vec::new();
    if what == "played" {
        parts.extend(entry.deal.map(|deal| messages::EntryMarkDeal { deal }.say()));
    }
    parts.push(entry.entry.clone());
    if !entry.in_force && ["played", "fixed"].contains(&what) {
        parts.push(messages::EntryMarkTakenBack.say());
    } else if let Some(entry) = entry.fixed_by {
        parts.push(messages::EntryMarkFixed { entry }.say());
    }
    parts.join(" ")
}

/// What an act records, as a sentence without the deal: `Igor bid 2, Jovana 4`. The game is the one
/// before it.
pub fn act(game: &Game, act: &Act) -> String {
    let who = &names(game);
    match act {
        Act::Trump(suit) => match (&game.setup().rules().trump, game.current()) {
            (rule, Some(deal))
                if deal.names_trump().is_some()
                    || (rule.dealer_names() && deal.trump().is_some()) =>
            {
                messages::EntryTrumpNamed { trump: trump(*suit) }.say()
            }
            (TrumpRule::Drawn | TrumpRule::Led, _) => {
                messages::EntryTrump { trump: trump(*suit) }.say()
            }
            _ => messages::EntryTrumpTurned { trump: trump(*suit) }.say(),
        },
        Act::Turned(card) => messages::EntryCardTurned { card: card.sign() }.say(),
        Act::Trick { cards, turned } => trick_laid(cards, *turned, who),
        Act::Bid(bids) => {
            let mut numbers = numbered(bids, who);
            if let (Some(first), Some(bid)) = (numbers.first_mut(), bids.first()) {
                let player = bid.by.map(who).unwrap_or_default();
                *first = messages::EntryBid { player, number: bid_name(&bid.to_string()) }.say();
            }
            list(numbers)
        }
        Act::Took(tricks) => {
            let taker = takers(game);
            let mut numbers = numbered(tricks, &taker);
            if let (Some(first), Some(took)) = (numbers.first_mut(), tricks.first()) {
                let player = took.by.map(taker).unwrap_or_default();
                *first = messages::EntryTook { player, number: took.to_string() }.say();
            }
            list(numbers)
        }
        Act::Tally { of, numbers } => labelled(tally_name(of), list(numbered(numbers, who))),
        Act::Dealer(seat) => messages::EntryDealer { player: who(*seat) }.say(),
        Act::Leave { seat, to: Some(newcomer) } => {
            messages::EntryLeave { newcomer, player: who(*seat) }.say()
        }
        Act::Leave { seat, to: None } => messages::EntryLeft { player: who(*seat) }.say(),
        Act::Join(newcomer) if game.left_seat(&newcomer.name).is_some() => {
            messages::EntryReturn { player: &newcomer.name }.say()
        }
        Act::Join(Newcomer { name, points, .. }) => {
            messages::EntryJoin { player: name, points: decimal(points) }.say()
        }
        Act::Swap(one, other) => {
            messages::EntrySwap { player: who(*one), other: who(*other) }.say()
        }
        Act::Redeal => messages::EntryRedeal.say(),
        Act::Misdeal(Misdeal { passes_on, reason }) => {
            let again = if *passes_on { messages::EntryRedealNext } else { messages::EntryRedeal };
            with_reason(again.say(), reason.as_ref())
        }
        Act::Annul(annulment) => {
            let is_left_out = !game.plays_again(annulment);
            let annulled = messages::EntryAnnul { deal: &annulment.deal, is_left_out };
            with_reason(annulled.say(), annulment.reason.as_ref())
        }
        Act::Extra(id) => messages::EntryExtra { extra: id }.say(),
        Act::Kind(id) => {
            let kind = game.setup().rules().kinds.iter().find(|kind| kind.id == *id);
            messages::EntryKind { kind: kind.map_or_else(|| id.clone(), kind_title) }.say()
        }
        Act::Ruling(ruling) => table_ruling(ruling, &sides(game)),
        Act::Incident(ruled) => {
            let named = game.as_named_in(ruled.deal.unwrap_or_default());
            incident(ruled, &names(&named))
        }
        Act::Choose { incident, taken } => {
            messages::EntryChoice { number: incident, waived: taken == WAIVED, taken }.say()
        }
        Act::Title(title) => messages::EntryTitle { title }.say(),
        Act::Day(day) => messages::EntryDay { day: super::day(&day.to_string()) }.say(),
        Act::Note(TableNote { deal, text }) => deal.map_or_else(
            || messages::EntryNote { note: text }.say(),
            |deal| messages::EntryNoteOnDeal { deal, note: text }.say(),
        ),
        Act::Rename { was, now } => messages::EntryRename { old_name: was, name: now }.say(),
        Act::End(end) => ended(end),
        Act::Call(calls) => named_calls(game, calls),
        Act::Contract(agreed) => messages::EntryContract { contract: contract(agreed, who) }.say(),
    }
}

/// An incident with the laws that apply to it and what was taken.
fn incident(incident: &RuledIncident, who: &dyn Fn(Seat) -> String) -> String {
    let kind = if incident.is_unproven() {
        messages::IncidentUnprovenCharge.say()
    } else {
        law_kind(incident.kind)
    };
    let state = match incident.taken.as_deref() {
        None => "open",
        Some(TAKEN) if incident.options.is_empty() => "ruled",
        Some(WAIVED) => "waived",
        Some(_) => "taken",
    };
    messages::EntryIncident {
        number: incident.number.unwrap_or_default(),
        what: incident.by.map_or_else(|| kind.clone(), |by| format!("{kind} ({})", who(by))),
        clauses: clauses(incident),
        state,
        taken: incident.taken.as_deref().unwrap_or_default(),
    }
    .say()
}

/// That the table ended a game, and why.
pub(super) fn ended(end: &TableEnd) -> String {
    with_reason(messages::EntryEnd { abandoned: end.abandoned }.say(), end.reason.as_ref())
}

fn with_reason(text: String, reason: Option<&String>) -> String {
    match reason {
        Some(reason) => messages::EntryEndReason { end: &text, reason }.say(),
        None => text,
    }
}

/// Numbers, each with its player: `Jovana 4`.
fn numbered(counts: &[Count], who: &dyn Fn(Seat) -> String) -> Vec<String> {
    let mut numbers = Vec::new();
    for count in counts {
        let player = count.by.map(who).unwrap_or_default();
        numbers.push(format!("{player} {}", bid_name(&count.to_string())));
    }
    numbers
}

/// Calls, each with its player, who follows from the calls before.
fn named_calls(game: &Game, calls: &[Call]) -> String {
    let mut game = game.clone();
    list(calls.iter().map(|call| {
        let words = match game.due().caller(call) {
            Some(seat) => labelled(names(&game)(seat), call_words(call)),
            None => call_words(call),
        };
        // A call that was allowed against the rules is refused here, and leaves the game as it is.
        let _ = game.play(&Act::Call(vec![call.clone()]));
        words
    }))
}

/// What one entry did, as a sentence without its full stop or its deal.
pub fn entry(history: &History, entry: &Entry) -> String {
    // Whether the dealer named a trump, and who made a call or left, follows from the game before.
    let before = match entry.act() {
        Some(Act::Trump(_) | Act::Call(_) | Act::Leave { .. } | Act::Join(_)) => {
            history.game_before(entry.seq)
        }
        _ => None,
    };
    kind_words(before.as_ref().unwrap_or(history.game()), &entry.kind)
}

/// What an entry of this kind did. The game is the one before it.
fn kind_words(game: &Game, kind: &EntryKind) -> String {
    match kind {
        EntryKind::Played { act: played, .. } => act(game, played),
        EntryKind::Fixed { fix } => {
            let changes = fix.changes.iter().map(|change| changed(game, change));
            let changes = joined(changes, &messages::GrammarSemicolon.say());
            match fixed_deal(fix) {
                Some(deal) => messages::EntryFixed { deal, changes }.say(),
                None => messages::EntryFixedApart { changes }.say(),
            }
        }
        EntryKind::Undone { of } => messages::EntryUndone { entry: of }.say(),
        EntryKind::Redone { of } => messages::EntryRedone { entry: of }.say(),
    }
}

/// Every entry in order, in words too.
pub fn entries(history: &History) -> impl Iterator<Item = (&Entry, EntryText)> {
    let in_force: HashSet<u64> = history.in_force().map(|entry| entry.seq).collect();
    let fixed_by: HashMap<u64, u64> = history.in_force().flat_map(fixed_by).collect();
    // The deal of each entry so far, for the undos that take them back.
    let mut deals: Vec<Option<u16>> = Vec::new();
    history.steps().map(move |(game, entry)| {
        let text = kind_words(&game, &entry.kind);
        let (text, deal) = match &entry.kind {
            EntryKind::Played { act: Act::Ruling(ruling), .. } => {
                (ruled(ruling, &sides(&game)), ruling.deal)
            }
            EntryKind::Played { act: Act::Incident(incident), .. } => (text, incident.deal),
            EntryKind::Played { act: Act::Title(_) | Act::Day(_) | Act::Rename { .. }, .. } => {
                (text, None)
            }
            EntryKind::Played { act: Act::Note(TableNote { deal, text }), .. } => {
                (messages::EntryNote { note: text }.say(), *deal)
            }
            EntryKind::Played { waived, .. } => {
                let text =
                    if *waived { messages::EntryAgainstRules { act: text }.say() } else { text };
                (text, game.current().map(|deal| deal.plan.number))
            }
            EntryKind::Fixed { fix } => (text, Some(fix.deal)),
            EntryKind::Undone { of } | EntryKind::Redone { of } => {
                // Entries are numbered from 1.
                let index = usize::try_from(*of).ok().and_then(|number| number.checked_sub(1));
                let deal = index.and_then(|index| deals.get(index).copied().flatten());
                (text, deal.map(usize::from))
            }
        };
        deals.push(deal.and_then(|deal| deal.try_into().ok()));
        let in_force = in_force.contains(&entry.seq);
        let fixed_by = fixed_by.get(&entry.seq).copied();
        (entry, EntryText { deal, entry: text, in_force, fixed_by })
    })
}

/// The numbers of the entries that a fix replaces, each with that of the fix.
fn fixed_by(entry: &Entry) -> impl Iterator<Item = (u64, u64)> {
    let changes =
        if let EntryKind::Fixed { fix } = &entry.kind { fix.changes.as_slice() } else { &[] };
    changes.iter().map(|change| (change.of, entry.seq))
}

/// An entry in words on its own: what it took back or brought back is repeated.
pub(super) fn by_itself(history: &History, entry: &Entry) -> String {
    let of = match entry.kind {
        EntryKind::Undone { of } | EntryKind::Redone { of } => Some(of),
        EntryKind::Played { .. } | EntryKind::Fixed { .. } => None,
    };
    let mut taken_back = String::new();
    let mut text = String::new();
    for (earlier, said) in entries(history) {
        if Some(earlier.seq) == of {
            taken_back = format!(": {}", in_short(&said.entry));
        }
        if earlier.seq == entry.seq {
            text = said.entry;
        }
    }
    text + &taken_back
}

/// Shortens an act that is repeated: a hostile journal may take back thousands of times an act that
/// fills a page.
fn in_short(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(LONGEST_REPEATED) {
        Some((end, _)) => format!("{} …", &text[..end]).into(),
        None => text.into(),
    }
}

/// The number of the deal that a fix is about; `None` if what it corrects names its own deal or belongs to
/// none.
pub fn fixed_deal(fix: &Fix) -> Option<usize> {
    let mut acts = fix.changes.iter().flat_map(|change| change.was.iter().chain(&*change.now));
    let is_apart = acts.any(|act| act.is_of_table() || matches!(act, Act::Extra(_)));
    if is_apart { None } else { Some(fix.deal) }
}

/// What a fix replaced: `Igor bid 2 (was: Igor bid 3; entry 5)`.
pub fn changed(game: &Game, change: &Change) -> String {
    let (was, now) = match (&*change.was, &*change.now) {
        ([Act::Bid(was)], [Act::Bid(now)]) => differing(was, now, Act::Bid),
        ([Act::Took(was)], [Act::Took(now)]) => differing(was, now, Act::Took),
        (was, now) => (was.to_vec(), now.to_vec()),
    };
    // Whoever left the seat is named as before it was taken over.
    let named = match &*change.was {
        [Act::Leave { seat, to: Some(to) }] => game.before_taken_over(*seat, to),
        _ => Cow::Borrowed(game),
    };
    let old = acts_or_nothing(&named, &was);
    if now.is_empty() {
        return messages::EntryRemoved { old: in_short(&old), entry: change.of }.say();
    }
    let new = acts_or_nothing(&named, &now);
    messages::EntryChange { new, old: in_short(&old), entry: change.of }.say()
}

fn acts_or_nothing(game: &Game, acts: &[Act]) -> String {
    if acts.is_empty() {
        return messages::EntryNothing.say();
    }
    acts_joined(acts.iter().map(|act| undated(game, act)))
}

/// Joins acts: `A and B and C`.
fn acts_joined(acts: impl Iterator<Item = String>) -> String {
    acts.reduce(|items, last_item| messages::GrammarAnd { items, last_item }.say())
        .unwrap_or_default()
}

/// The acts with only the numbers in which they differ, if they are of the same players.
fn differing(was: &[Count], now: &[Count], act: fn(Vec<Count>) -> Act) -> (Vec<Act>, Vec<Act>) {
    let same_players = was.iter().map(|count| count.by).eq(now.iter().map(|count| count.by));
    let (was, now) = if same_players {
        was.iter().zip(now).filter(|(was, now)| was != now).unzip()
    } else {
        (was.to_vec(), now.to_vec())
    };
    (vec![act(was)], vec![act(now)])
}

/// What an act records, without the game before it: calls are left without their players.
pub(super) fn undated(game: &Game, played: &Act) -> String {
    match played {
        Act::Call(calls) => {
            messages::EntryCalls { calls: list(calls.iter().map(call_words)) }.say()
        }
        played => act(game, played),
    }
}
