//! Writes a game as a line of an archive.

use super::line::{GameLine, LineDeal, LineTrick};
use super::play::took;
use crate::cards::{Seat, Side};
use crate::game::{
    Act, Annulment, Count, Deal, Game, LeftBecause, Newcomer, RuledIncident, SeatChangeKind,
    TableRuling,
};
use crate::history::History;
use crate::rules::Points;
use crate::rules::laws::Effect;
use std::collections::BTreeMap;

impl GameLine {
    /// The line of a game with its rules written out, and without an id.
    pub fn of(game: &Game) -> GameLine {
        let mut line = GameLine {
            ruleset: Some(game.setup().rules().clone().into()),
            ..GameLine::unnamed(game)
        };
        line.score(game);
        line
    }

    /// The line of a recorded game. Its rules are named by their id, or written out if that id names
    /// other rules today than those with which the game began.
    pub fn of_history(history: &History) -> GameLine {
        let origin = history.origin();
        let game = history.game();
        let rules = game.setup().rules();
        let named = GameLine {
            rules: Some(rules.id.clone()),
            scoring: origin.scoring.clone(),
            schedule: origin.schedule.clone(),
            set: origin.set.clone(),
            ..GameLine::unnamed(game)
        };
        let mut line = match named.rules() {
            Ok(today) if today == *rules => named,
            _ => GameLine::of(game),
        };
        line.id = history.id().to_string();
        line.begun = Some(history.begun());
        line.last = Some(history.last_at());
        line.day = Some(history.played_at().local_date());
        line.score(game);
        line
    }

    /// The players and deals, without rules and points.
    fn unnamed(game: &Game) -> GameLine {
        let setup = game.setup();
        let seats: Vec<Seat> = setup.players().seats().take(game.players_at_start()).collect();
        let players: Vec<String> =
            seats.iter().map(|seat| game.player_in(*seat, 0).to_string()).collect();
        let mut columns = setup.columns().to_vec();
        columns.retain(|seat| seats.contains(seat));
        let mut names = players.clone();
        let deals: Vec<LineDeal> =
            game.played().map(|deal| LineDeal::of(game, deal, &mut names)).collect();
        let after = changes(game, setup.deals_before() + deals.len() + 1, &mut names);
        let in_turn = columns == seats;
        GameLine {
            title: game.title().map(str::to_owned),
            dealer: players[setup.dealer().index()].clone(),
            players,
            columns: if in_turn { Vec::new() } else { columns },
            brought_forward: setup.brought_forward().cloned(),
            deals,
            after,
            ended: game.early_end().map(|end| end.by.clone()),
            ..GameLine::default()
        }
    }

    /// Writes the points, totals and ranks of a game with the same deals as the line.
    pub fn score(&mut self, game: &Game) {
        for (line, deal) in self.deals.iter_mut().zip(game.played()) {
            line.points.clear();
            line.bonus.clear();
            for side in Side::all(deal.totals.len()) {
                line.points.push(deal.points(side));
                line.bonus.push(deal.bonus(side));
            }
            if line.bonus.iter().all(|points| *points == Points::ZERO) {
                line.bonus.clear();
            }
        }
        self.finished = game.current().is_none();
        self.totals = game.totals();
        self.ranks = game.ranks();
    }
}

/// The changes of seats before a deal. Updates `names` with those who take over, and those who join.
fn changes(game: &Game, deal: usize, names: &mut Vec<String>) -> Vec<Act> {
    let mut acts = Vec::new();
    for change in game.seat_changes().iter().filter(|change| change.deal == deal) {
        acts.push(match &change.change {
            SeatChangeKind::Swapped(one, other) => Act::Swap(*one, *other),
            SeatChangeKind::TakenOver { was, now } => {
                let leaving = names.iter().position(|name| name == was.as_str());
                let index = leaving.expect("who leaves is at the table");
                names[index] = now.to_string();
                let seat = game.setup().players().seats().nth(index).expect("a player's seat");
                Act::Leave { seat, to: Some(now.to_string()) }
            }
            SeatChangeKind::Joined { name, brought, after, .. } => {
                let name = name.to_string();
                if brought.is_some() {
                    names.push(name.clone());
                }
                let points = brought.unwrap_or_default();
                Act::Join(Newcomer { name, points, after: *after })
            }
            SeatChangeKind::Left { reason: LeftBecause::Out, .. } => continue,
            SeatChangeKind::Left { seat, .. } => Act::Leave { seat: *seat, to: None },
        });
    }
    acts
}

impl LineDeal {
    /// A deal that is over. `names` are those of the players before it, and are updated by the changes of
    /// seats.
    fn of(game: &Game, deal: &Deal, names: &mut Vec<String>) -> LineDeal {
        let plan = &deal.plan;
        let setup = game.setup();
        let before = changes(game, plan.number, names);
        let auction = deal.auction();
        let trump = deal.trump();
        // A deal that is played again is due without being asked for.
        let extra = if plan.replays.is_none() { plan.extra.as_ref() } else { None };
        let took = if deal.is_closed() { Vec::new() } else { took(deal, names.len()) };

        let mut bids = Vec::new();
        if !deal.bids().bids.is_empty() {
            for seat in setup.players().seats().take(names.len()) {
                bids.push(deal.bid_made(seat).map(|bid| Count { by: None, ..bid }));
            }
        }

        let mut tallies = BTreeMap::new();
        for rule in setup.rules().tallies_recorded() {
            let seats = setup.players().seats().take(names.len());
            let numbers: Vec<Option<i64>> =
                seats.map(|seat| deal.recorded_tally(rule, seat).map(i64::from)).collect();
            if numbers.iter().any(Option::is_some) {
                tallies.insert(rule.id.clone(), numbers);
            }
        }

        let tricks = deal.recorded.iter().enumerate().map(|(index, trick)| LineTrick {
            cards: trick.cards.iter().map(|(_, card)| *card).collect(),
            by: if deal.is_led_out_of_turn(setup.rules(), index) { trick.leader() } else { None },
            turned: trick.turned,
        });

        LineDeal {
            extra: extra.map(|extra| extra.id.clone()),
            kind: deal.kind_chosen().map(str::to_owned),
            cards: Some(plan.cards),
            dealer: Some(names[plan.dealer.index()].clone()),
            trump,
            turned: deal.turned.filter(|suit| auction.is_some() || trump != Some(*suit)),
            card: deal.turned_up().find(|(trick, _)| *trick == 0).map(|(_, card)| card),
            before,
            redeals: u8::try_from(deal.redeals).unwrap_or(u8::MAX),
            passed: game.passed_on(deal) as u8,
            bids,
            calls: auction
                .into_iter()
                .flat_map(|auction| &auction.calls)
                .map(|(_, call)| call.clone())
                .collect(),
            contract: deal.contract().cloned(),
            tallies,
            tricks: tricks.collect(),
            took,
            rulings: rulings(game, plan.number),
            incidents: incidents(game, plan.number),
            annulled: annulled(game, plan.number),
            stands: !deal.against.is_empty(),
            ..LineDeal::default()
        }
    }
}

/// The rulings that are listed with a deal: those made while it was the last to have begun, and earlier ones
/// on it. One made after the last deal played is listed with that deal; one on a deal that was not played is
/// left out.
fn rulings(game: &Game, deal: usize) -> Vec<TableRuling> {
    let last = Some(game.deals_over());
    let mut rulings = Vec::new();
    for (begun, ruling) in game.rulings_made() {
        let mut listed = ruling.deal.max(Some(begun)).min(last);
        // Once a deal is annulled, there can be no ruling on it.
        if game.annulled().any(|annulled| Some(annulled.plan.number) == ruling.deal) {
            listed = ruling.deal;
        }
        if listed == Some(deal) && ruling.deal <= last {
            rulings.push(ruling.clone());
        }
    }
    rulings
}

/// The incidents listed with a deal: those ruled on while it was the latest to have begun, and earlier
/// incidents of the deal itself. Later choices are written as if made at once.
fn incidents(game: &Game, deal: usize) -> Vec<RuledIncident> {
    let last = game.deals_over();
    let mut incidents = Vec::new();
    for (begun, incident) in game.incidents_recorded() {
        let own = incident.deal.unwrap_or_default();
        // That a deal was dealt again is already in its line, as `redeals`.
        let is_dealt_again =
            incident.effects().any(|effect| matches!(effect, Effect::Void(_) | Effect::DealAgain));
        if game.counts(incident)
            && !is_dealt_again
            && own <= last
            && own.max(begun).min(last) == deal
        {
            incidents.push(incident.clone());
        }
    }
    incidents
}

/// The annulments that are listed with a deal: those made after it and, with the last deal played, those made
/// in the deal after it.
fn annulled(game: &Game, deal: usize) -> Vec<Annulment> {
    let is_last = deal == game.deals_over();
    // If the game was ended, the deal in progress has been left out.
    let last = if is_last { deal + 1 } else { deal };
    (deal..=last).flat_map(|after| game.annulments_after(after)).cloned().collect()
}
