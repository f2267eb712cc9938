//! What a game asks for at the board, and what can be mended of a deal: read off the game, and judged
//! elsewhere.

use super::typed::{Asked, Group};
use crate::cards::{Seat, Trump};
use crate::game::{BiddingState, Deal, Game, Phase};
use crate::rules::{Bid, Call};
use crate::words;

const SUITS: [&str; 4] = ["spades", "hearts", "diamonds", "clubs"];

/// Returns what is due, and the command that takes it.
pub(super) fn due(game: &Game) -> (Vec<String>, Asked) {
    let nothing = (Vec::new(), Asked::Nothing);
    let Some(deal) = game.current() else { return nothing };
    let verb = |verb: &str| vec![verb.to_owned()];
    match (game.phase(), deal.bidding()) {
        (Phase::Bidding { .. }, _) => {
            let seats = deal.plan().seats[deal.bids().bids.len()..].to_vec();
            (verb("bid"), Asked::Numbers { seats, most: deal.plan().cards })
        }
        (Phase::Calling { .. }, BiddingState::Auction { auction, .. }) => {
            let rule = game.setup().rules().bidding.auction();
            let open = rule.map(|rule| auction.open(rule)).unwrap_or_default();
            (verb("call"), Asked::Choice(calls(&open)))
        }
        (Phase::Partner { by }, _) => (verb("contract"), Asked::Choice(partners(game, deal, by))),
        (Phase::Tricks, _) => (verb("took"), tricks(game, deal)),
        _ => nothing,
    }
}

/// Returns what there is to say of a deal's tricks.
fn tricks(game: &Game, deal: &Deal) -> Asked {
    let rules = game.setup().rules();
    match deal.bidding() {
        BiddingState::Auction { .. } => Asked::Count { most: deal.trick_count(rules) },
        BiddingState::Exact(_) => {
            Asked::Tricks { seats: deal.plan().seats.clone(), total: deal.plan().cards }
        }
        BiddingState::NoBids => {
            let seats = game.setup().players().seats().collect();
            Asked::Tricks { seats, total: deal.trick_count(rules) }
        }
    }
}

/// Returns the calls that are open; a bid's suits are one group.
fn calls(open: &[Call]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for call in open {
        let (label, option) = match call {
            Call::Bid(Bid { id: bid, trump: Some(trump) }) => (bid.clone(), words::trump(*trump)),
            call => (call.to_string(), call.to_string()),
        };
        let option = (option, vec![call.to_string()]);
        match groups.iter_mut().find(|group| group.label == label) {
            Some(group) => group.options.push(option),
            None => groups.push(Group { label, options: vec![option] }),
        }
    }
    groups
}

/// Returns who may be the partner of a trou, each with the trump to name.
fn partners(game: &Game, deal: &Deal, by: Seat) -> Vec<Group> {
    let name = |seat: Seat| game.setup().players().name(seat).to_string();
    let others = deal.plan().seats.iter().filter(|seat| **seat != by);
    let group = |with: &Seat| Group {
        label: name(*with),
        options: SUITS
            .iter()
            .map(|suit| {
                let words = [&format!("trou:{suit}"), "--by", &name(by), "--with", &name(*with)];
                (suit_name(suit), words.iter().map(ToString::to_string).collect())
            })
            .collect(),
    };
    others.map(group).collect()
}

/// Returns the suits that may be turned up.
pub(super) fn suits() -> Asked {
    Asked::Choice(SUITS.iter().map(|suit| Group::of_one(&suit_name(suit), &[suit])).collect())
}

fn suit_name(suit: &str) -> String {
    suit.parse().map_or_else(|_| suit.to_owned(), |trump: Trump| words::trump(trump))
}

/// Something of a deal that can be mended with the digits.
pub(super) struct Mendable {
    /// Its name.
    pub(super) label: &'static str,
    /// The word behind `fix DEAL`.
    pub(super) verb: &'static str,
    /// What is asked for then.
    pub(super) asked: Asked,
}

/// Returns what can be mended of a deal with the digits.
pub(super) fn mendable(game: &Game, deal: &Deal) -> Vec<Mendable> {
    let plan = deal.plan();
    let mut all = Vec::new();
    if let BiddingState::Exact(_) = deal.bidding() {
        let asked = Asked::Numbers { seats: plan.seats.clone(), most: plan.cards };
        all.push(Mendable { label: "bids", verb: "bid", asked });
    }
    if deal.recorded().is_empty() && deal.is_over() {
        all.push(Mendable { label: "tricks", verb: "took", asked: tricks(game, deal) });
    }
    if plan.trump == crate::rules::PlannedTrump::Turned {
        all.push(Mendable { label: "trump", verb: "trump", asked: suits() });
    }
    let players = game.setup().players();
    let names = players.names().map(|name| Group::of_one(name.as_str(), &[name.as_str()]));
    all.push(Mendable { label: "dealer", verb: "dealer", asked: Asked::Choice(names.collect()) });
    all
}
