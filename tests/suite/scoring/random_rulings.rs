//! Rulings on incidents with random facts: what they may never do, whatever happened.

use crate::common::{decode, seat_at};
use crate::record::table::noon;
use crate::scoring::incidents::{NAMES, as_ruled, begun, bid, counts, play, take};
use hoyle::cards::Seat;
use hoyle::game::{Act, Count, Game, Players, RuledIncident, Setup, TAKEN, WAIVED};
use hoyle::history::{History, Origin};
use hoyle::presets;
use hoyle::rules::laws::{
    Effect, Fact, FactKind, FactValue, Facts, IncidentKind, LawSet, Moment, Party,
};
use hoyle::rules::{Contract, Incidents, Points, Scoring};
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

type Lots = fastrand::Rng;

/// Sets of laws, and a game for each.
const GAMES: [(&str, &str); 7] = [
    ("whist-1900", "whist"),
    ("whist-1864", "whist"),
    ("solo-hoyle", "solo-whist"),
    ("spades-club", "spades"),
    ("euchre-1888", "euchre"),
    ("guilty-side", "auction-whist"),
    ("round-table", "serbian"),
];

/// A game in whose first deal everything has been said before the tricks, and these.
fn random_deal(rules: &str, lots: &mut Lots) -> (History, Vec<Count>) {
    let mut history = begun(rules);
    if rules == "whist" {
        take(&mut history, &[9, 4]);
    }
    let bidding = &history.setup().rules().bidding;
    if let Some(rule) = bidding.auction().cloned() {
        let seats = history.game().current().expect("a deal").plan.seats.clone();
        let mut contracts = Vec::new();
        for bid in rule.bids.iter().filter(|bid| !bid.several) {
            contracts.extend(Contract::all(&rule, bid, &seats));
        }
        let contract = contracts[lots.usize(..contracts.len())].clone();
        play(&mut history, &Act::Contract(contract));
    } else if bidding.exact().is_some() {
        // The sum is never that of the tricks.
        let bids = [0; 4].map(|_| lots.i64(1..4));
        bid(&mut history, &bids);
    }

    let deal = history.game().current().expect("a deal");
    let cards = deal.trick_count(history.setup().rules());
    let takers = match rules {
        "whist" => 2,
        "spades" | "serbian" => 4,
        _ => 1,
    };
    let mut tricks = vec![0; takers];
    if takers == 1 {
        tricks[0] = lots.i64(0..=cards.into());
    } else {
        (0..cards).for_each(|_| tricks[lots.usize(..takers)] += 1);
    }
    let tricks = counts(history.game(), &tricks);
    (history, tricks)
}

/// A value that a fact may have in an incident of a kind.
fn value(fact: Fact, kind: IncidentKind, lots: &mut Lots) -> Option<FactValue> {
    let word = |words: &[&str], lots: &mut Lots| {
        let chosen = words.get(lots.usize(..words.len().max(1)));
        chosen.map(|word| FactValue::Word((*word).to_owned()))
    };
    match fact.kind() {
        FactKind::Flag => Some(FactValue::Flag(lots.bool())),
        FactKind::Number => Some(FactValue::Number(lots.u8(0..15))),
        FactKind::Moment => {
            let moments = [Moment::Dealing, Moment::Bidding, Moment::Ready, Moment::End];
            Some(FactValue::Moment(if lots.bool() {
                Moment::Trick(lots.u8(1..14))
            } else {
                moments[lots.usize(..moments.len())]
            }))
        }
        FactKind::Word(words) => word(words, lots),
        FactKind::Fault => word(kind.faults(), lots),
    }
}

/// The incident that a player caused in a deal with random facts, as a set of laws rules on it, with no
/// option taken. What the record shows is taken from it.
fn random_incident(
    game: &Game,
    deal: usize,
    set: &LawSet,
    kind: IncidentKind,
    by: Seat,
    lots: &mut Lots,
) -> Option<RuledIncident> {
    let deal = game.deal(deal).expect("a deal");
    let mut facts = Facts::default();
    for fact in Fact::iter() {
        let is_shown = matches!(
            fact,
            Fact::Role
                | Fact::Contract
                | Fact::Alone
                | Fact::Both
                | Fact::Others
                | Fact::Established
        );
        if !is_shown && let Some(value) = value(fact, kind, lots) {
            facts.add(fact.into(), value);
        }
    }
    if kind.is_of_play() {
        // It is found in its trick or later.
        let trick = lots.u8(1..13);
        let found = if lots.bool() { Moment::Trick(lots.u8(trick..14)) } else { Moment::End };
        facts.add(Fact::Trick.into(), FactValue::Number(trick));
        facts.add(Fact::Found.into(), FactValue::Moment(found));
    }
    for setting in set.settings.keys() {
        let values: Vec<String> = set.values(setting).into_iter().collect();
        let value = values[lots.usize(..values.len())].clone();
        facts.add(setting, FactValue::Word(value));
    }
    let stated: BTreeMap<String, String> =
        facts.iter().map(|(fact, value)| (fact.to_owned(), value.to_string())).collect();
    for (fact, value) in game.facts_recorded(kind, deal, Some(by), &facts.clone()).iter() {
        facts.add(fact, value.clone());
    }

    let ruling = set.rule(kind, &facts).expect("all facts are known");
    if ruling.laws.is_empty() {
        return None;
    }
    let deal = Some(deal.plan.number);
    Some(RuledIncident { deal, ..as_ruled(set, kind, Some(by), stated, &ruling) })
}

/// What may be taken in an incident.
fn takings(incident: &RuledIncident) -> Vec<String> {
    let mut takings: Vec<String> = incident.options.iter().map(|(id, _)| id.clone()).collect();
    if takings.is_empty() {
        takings.push(TAKEN.to_owned());
    }
    takings.push(WAIVED.to_owned());
    takings
}

/// The totals of the players who did it, as they count for their sides.
fn of_offenders(game: &Game, incident: &RuledIncident) -> Points {
    let deal = incident.deal.and_then(|deal| game.deal(deal)).expect("a deal");
    let (offenders, _) = game.parties(deal, incident.by, incident.found());
    let totals = game.totals();
    offenders.iter().map(|side| totals[side.index()]).sum()
}

/// Whether a ruling says that those who did it pay for a charge that they have proven wrong, or is put right by
/// another deal.
fn may_help(incident: &RuledIncident) -> bool {
    incident.effects().any(|effect| {
        matches!(
            effect,
            Effect::Void(_) | Effect::DealAgain | Effect::Replay(_) | Effect::CardsAsDealt
        ) || matches!(effect, Effect::Tricks { from: Party::Claimants, .. })
    })
}

/// Undone to the beginning and redone, and read again from a journal whose rules have no laws, a game is the same.
fn check_journal(history: &History, place: &str) {
    let mut again = history.clone();
    let mut undone = 0;
    while again.undo(noon()).is_some() {
        undone += 1;
    }
    for _ in 0..undone {
        again.redo(noon()).expect("an entry");
    }
    assert_eq!(again.game(), history.game(), "{place}");

    let mut rules = history.setup().rules().clone();
    rules.incidents = Incidents::default();
    let players = Players::new(&NAMES).expect("names");
    let setup = Setup::new(rules, players, seat_at(3)).expect("a table");
    let mut journal =
        History::new(history.id().clone(), noon(), Origin::default(), setup).journal().to_vec();
    let lines = history.journal().to_vec();
    let first = lines.iter().position(|byte| *byte == b'\n').expect("lines");
    journal.extend(&lines[first + 1..]);
    let read = decode(&journal).unwrap_or_else(|error| panic!("{place}: {error}"));
    assert_eq!(read.history.game().totals(), history.game().totals(), "{place}");
}

#[test]
fn no_ruling_by_any_set_helps_those_who_did_it_and_none_needs_its_set_again() {
    let mut rulings = 0;
    for seed in 0..700 {
        let lots = &mut Lots::with_seed(seed);
        let (laws, rules) = GAMES[lots.usize(..GAMES.len())];
        let set = presets::laws(laws).expect("a set");
        let (mut history, tricks) = random_deal(rules, lots);
        let is_late = lots.bool();
        let kind = set.laws[lots.usize(..set.laws.len())].on;
        let by = seat_at(lots.u8(..4));

        let deal = history.game().current().expect("a deal").plan.number;
        let mut without = history.clone();
        play(&mut without, &Act::Took(tricks.clone()));
        if is_late {
            history.clone_from(&without);
        }
        let Some(incident) = random_incident(history.game(), deal, set, kind, by, lots) else {
            continue;
        };
        for taken in takings(&incident) {
            let mut ruled = history.clone();
            let incident = RuledIncident { taken: Some(taken.clone()), ..incident.clone() };
            play(&mut ruled, &Act::Incident(Box::new(incident.clone())));
            let goes_on = ruled.game().current().is_some_and(|deal| {
                Some(deal.plan.number) == incident.deal
                    && ruled.game().judge(&Act::Took(tricks.clone())).is_ok()
            });
            if !is_late && goes_on {
                play(&mut ruled, &Act::Took(tricks.clone()));
            }
            let place = format!(
                "seed {seed}: {laws} {kind:?} by {by:?} {:?} take {taken}, late {is_late}, {tricks:?}",
                incident.facts
            );
            // What a deal that ends early would have been is not known.
            let is_closed = !is_late && !goes_on;
            if !may_help(&incident) && !is_closed {
                let ruled = of_offenders(ruled.game(), &incident);
                assert!(ruled <= of_offenders(without.game(), &incident), "{place}");
            }
            check_journal(&ruled, &place);
            rulings += 1;
        }
    }
    assert!(rulings > 700, "{rulings}");
}

/// The points of a made bid with a ruling that it is missed, and without.
fn missed_and_made(scoring: &str, cards: u8, number: u8) -> (Points, Points) {
    let mut rules = presets::ruleset("oh-hell").expect("rules");
    let set = [format!("top={cards}"), format!("bottom={cards}"), "hook=off".to_owned()];
    presets::choose(&mut rules, Some(scoring), None, &set, Some(4)).expect("a score");
    let wins = rules.scoring.wins();
    let players = Players::new(&NAMES).expect("names");
    let setup = Setup::new(rules, players, seat_at(3)).expect("a table");
    let mut history =
        History::new("miss".parse().expect("an id"), noon(), Origin::default(), setup);
    bid(&mut history, &[number.into(), 0, 0, 0]);
    take(&mut history, &[number.into(), i64::from(cards - number), 0, 0]);

    let made = history.game().totals()[0];
    let set = presets::laws("round-table").expect("a set");
    let mut facts = Facts::default();
    facts.add("trick", FactValue::Number(1));
    let ruling = set.rule(IncidentKind::Revoke, &facts).expect("all facts");
    let lots = &mut Lots::with_seed(1);
    let mut incident =
        random_incident(history.game(), 1, set, IncidentKind::Revoke, seat_at(0), lots)
            .expect("a law");
    incident.does = Vec::new();
    incident.options.clone_from(&ruling.choice.expect("a choice").options);
    incident.taken = Some("miss".to_owned());
    play(&mut history, &Act::Incident(Box::new(incident)));
    (wins.worth(history.game().totals()[0]), wins.worth(made))
}

#[test]
fn a_missed_bid_is_worth_less_than_a_made_one_in_every_score() {
    let mut bids = 0;
    let mut equal = Vec::new();
    for scoring in presets::scorings().iter().filter(|scoring| matches!(scoring, Scoring::Hands(_)))
    {
        for cards in [1, 5, 12] {
            for number in 0..=cards {
                let (missed, made) = missed_and_made(scoring.id(), cards, number);
                assert!(missed <= made, "{} {cards} {number}", scoring.id());
                if missed == made {
                    assert_eq!(number, 0, "{} {cards}", scoring.id());
                    equal.push(scoring.id().to_owned());
                }
                bids += 1;
            }
        }
    }
    equal.dedup();
    assert_eq!((bids, equal.len()), (714, 3), "{equal:?}");
}
