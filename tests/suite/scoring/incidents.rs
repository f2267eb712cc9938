//! The score of deals with incidents: vectors, and whole evenings against a scorer written apart.

use crate::common::{decode, seat_at};
use crate::record::table::noon;
use hoyle::cards::Seat;
use hoyle::game::{Act, Count, Game, Players, RuledIncident, Setup};
use hoyle::history::{History, Origin};
use hoyle::presets;
use hoyle::rules::laws::{Effect, FactValue, Facts, IncidentKind, LawRuling, LawSet};
use hoyle::rules::{Contract, Points, Ruleset};
use std::collections::BTreeMap;

const VECTORS: &str = include_str!("../../vectors/incidents.txt");

pub(crate) const NAMES: [&str; 4] = ["Ana", "Bo", "Cy", "Di"];

const EUCHRE: &str = r#"
format = 1
id = "euchre"
title = "Euchre"
turn = "clockwise"
sides = "opposite"
trump = "named"
tables = [{ players = [4], lowest = "9" }]
play = { cards = "table" }
ending = { points = 10 }
schedule = { form = "fives", forms = [{ id = "fives", steps = ["5 until the end"] }] }

[bidding.auction]
trumps = ["clubs", "diamonds", "hearts", "spades"]
contract_only = true

[[bidding.auction.bids]]
id = "makers"
play = "solo"
target = { at_least = 3 }
won = { base = 1, all = 2 }
lost = { base = 0 }
opponents = { base = 2 }

[scoring.contracts]
id = "euchre"
title = "Euchre"
source = { document = "House rules", section = "Euchre" }
"#;

fn rules(id: &str) -> Ruleset {
    match id {
        "euchre" => presets::read(EUCHRE).expect("rules"),
        _ => presets::ruleset(id).expect("a preset"),
    }
}

/// A game in which Ana speaks first.
pub(crate) fn begun(id: &str) -> History {
    let players = Players::new(&NAMES).expect("the names differ");
    let setup = Setup::new(rules(id), players, seat_at(3)).expect("seated");
    History::new(id.parse().expect("an id"), noon(), Origin::default(), setup)
}

pub(crate) fn seat(name: &str) -> Option<Seat> {
    NAMES.iter().position(|known| *known == name).map(|place| seat_at(place as u8))
}

/// The ruling of a set of laws on an incident, written as `SET KIND NAME FACT=VALUE… take=OPTION`.
pub(crate) fn ruled(text: &str) -> RuledIncident {
    let mut words = text.split_whitespace();
    let set = presets::laws(words.next().expect("a set")).expect("a set");
    let kind: IncidentKind = words.next().expect("a kind").parse().expect("a kind");
    let mut by = None;
    let mut taken = None;
    let mut facts = Facts::default();
    let mut stated = BTreeMap::new();
    for word in words {
        match word.split_once('=') {
            None => by = Some(seat(word).expect("a player")),
            Some(("take", option)) => taken = Some(option.to_owned()),
            Some((fact, value)) => {
                if fact != "dealt" {
                    facts.add(fact, FactValue::read(fact, value).expect("a value"));
                }
                stated.insert(fact.to_owned(), value.to_owned());
            }
        }
    }

    let ruling = set.rule(kind, &facts).expect("all facts");
    RuledIncident { taken, ..as_ruled(set, kind, by, stated, &ruling) }
}

/// The incident as a set of laws rules on it, before anything is chosen.
pub(super) fn as_ruled(
    set: &LawSet,
    kind: IncidentKind,
    by: Option<Seat>,
    facts: BTreeMap<String, String>,
    ruling: &LawRuling<'_>,
) -> RuledIncident {
    let choice = ruling.choice;
    RuledIncident {
        number: None,
        kind,
        deal: None,
        by,
        facts,
        laws: set.id.clone(),
        clauses: ruling.laws.iter().map(|law| law.id.clone()).collect(),
        offenders: Vec::new(),
        opponents: Vec::new(),
        does: ruling.does.iter().map(|does| **does).collect(),
        options: choice.map(|law| law.options.clone()).unwrap_or_default(),
        first: ruling.laws.iter().any(|law| law.first),
        chooser: choice.and_then(|law| law.chooser),
        choose_at: choice.and_then(|law| law.choose_at),
        until: choice.and_then(|law| law.until),
        default: choice.and_then(|law| law.default.clone()),
        taken: None,
    }
}

#[track_caller]
pub(crate) fn play(history: &mut History, act: &Act) {
    if let Err(refusal) = history.record(act, noon()) {
        panic!("{act:?}: {refusal:?}");
    }
}

pub(crate) fn numbers(text: &str) -> Vec<i64> {
    text.split_whitespace().map(|number| number.parse().expect("a number")).collect()
}

/// Numbers in the order of the seats as those of the players of a deal, or as they are where fewer are
/// counted.
pub(crate) fn counts(game: &Game, numbers: &[i64]) -> Vec<Count> {
    let seats = &game.current().expect("a deal").plan.seats;
    if numbers.len() < seats.len() {
        return numbers.iter().map(|number| Count::next(*number)).collect();
    }
    seats.iter().map(|seat| Count::by(*seat, numbers[seat.index()])).collect()
}

pub(crate) fn bid(history: &mut History, bids: &[i64]) {
    let counts = counts(history.game(), bids);
    play(history, &Act::Bid(counts));
}

pub(crate) fn take(history: &mut History, tricks: &[i64]) {
    let counts = counts(history.game(), tricks);
    play(history, &Act::Took(counts));
}

/// The contract written as `BID by NAME with NAME`.
fn contract(game: &Game, text: &str) -> Contract {
    let words: Vec<&str> = text.split_whitespace().collect();
    let rule = game.setup().rules().bidding.auction().expect("an auction");
    let (_, bid) = rule.bid(words[0]).expect("a bid");
    let by = seat(words[2]).expect("a player");
    let with = words.get(4).and_then(|name| seat(name));
    let seats = &game.current().expect("a deal").plan.seats;
    let mut all = Contract::all(rule, bid, seats).into_iter();
    all.find(|contract| contract.by == by && contract.with == with && contract.also.is_empty())
        .expect("a contract")
}

/// When the incidents of a vector are recorded.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Order {
    /// Before the tricks, with what is taken.
    Taken,
    /// Before the tricks, with the choice left open, which is made afterwards.
    Open,
    /// After the tricks.
    Late,
}

struct Vector<'v> {
    rules: &'v str,
    earlier: &'v str,
    bids: &'v str,
    incidents: Vec<RuledIncident>,
    tricks: &'v str,
    totals: Vec<i64>,
}

fn vectors() -> Vec<Vector<'static>> {
    let mut vectors = Vec::new();
    for line in VECTORS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, rules, earlier, bids, incidents, tricks, totals] = fields[..] else {
            panic!("{line}");
        };
        let incidents = incidents.split(';').map(ruled).collect();
        vectors.push(Vector { rules, earlier, bids, incidents, tricks, totals: numbers(totals) });
    }
    vectors
}

impl Vector<'_> {
    fn played(&self, order: Order) -> History {
        let mut history = begun(self.rules);
        for deal in self.earlier.split(';').filter(|deal| !deal.is_empty()) {
            let (bids, tricks) = deal.split_once('/').unwrap_or(("", deal));
            if !bids.is_empty() {
                bid(&mut history, &numbers(bids));
            }
            take(&mut history, &numbers(tricks));
        }
        if self.bids.contains("by") {
            let contract = contract(history.game(), self.bids);
            play(&mut history, &Act::Contract(contract));
        } else if !self.bids.is_empty() {
            bid(&mut history, &numbers(self.bids));
        }

        let deal = history.game().current().expect("a deal").plan.number;
        if order == Order::Late {
            take(&mut history, &numbers(self.tricks));
        }
        for incident in &self.incidents {
            let taken = if order == Order::Open { None } else { incident.taken.clone() };
            let incident = RuledIncident { deal: Some(deal), taken, ..incident.clone() };
            play(&mut history, &Act::Incident(Box::new(incident)));
        }
        if order != Order::Late && !self.tricks.is_empty() {
            take(&mut history, &numbers(self.tricks));
        }
        for (number, incident) in (1..).zip(&self.incidents) {
            if let (Order::Open, false, Some(taken)) = (order, self.cancels(), &incident.taken) {
                let choice = Act::Choose { incident: number, taken: taken.clone() };
                play(&mut history, &choice);
            }
        }
        history
    }

    /// Whether the incidents cancel each other, so that nobody has to choose.
    fn cancels(&self) -> bool {
        self.incidents.iter().any(|incident| incident.does.contains(&Effect::Cancel))
    }

    fn orders(&self) -> Vec<Order> {
        let counts = self.incidents.iter().any(|incident| incident.kind == IncidentKind::Count);
        if self.tricks.is_empty() || counts {
            return vec![Order::Taken];
        }
        vec![Order::Taken, Order::Open, Order::Late]
    }
}

#[test]
fn every_score_of_the_vectors_comes_out_in_whatever_order_it_is_recorded() {
    let vectors = vectors();
    assert_eq!(vectors.len(), 38);
    for vector in &vectors {
        for order in vector.orders() {
            let history = vector.played(order);
            let totals: Vec<Points> = vector.totals.iter().map(|n| Points::whole(*n)).collect();
            let incidents: Vec<&RuledIncident> = vector.incidents.iter().collect();
            assert_eq!(history.game().totals(), totals, "{order:?}: {incidents:?}");
        }
    }
}

#[test]
fn incidents_are_taken_back_brought_back_and_read_without_any_set_of_laws() {
    for vector in vectors() {
        for order in vector.orders() {
            let mut history = vector.played(order);
            let read = decode(&history.journal().to_vec()).map(|decoded| decoded.history);
            assert_eq!(read.as_ref(), Ok(&history));
            let played = history.game().clone();
            let mut undone = 0;
            while history.undo(noon()).is_some() {
                undone += 1;
            }
            assert_eq!(history.game(), begun(vector.rules).game());
            for _ in 0..undone {
                history.redo(noon()).expect("an entry");
            }
            assert_eq!(history.game(), &played);
        }
    }
}
