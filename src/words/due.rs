//! What a game waits for, in words.

use super::auction::{self, calls_in_short, contract, contract_notes};
use super::grammar::{and, count};
use super::hint::{Hint, Speller, hint_line};
use super::now::outcome;
use super::review::shown_without;
use crate::cards::Seat;
use crate::game::{BiddingState, Due, Game, Review};
use crate::rules::{Clause, Scoring};

/// Who or what is due, as a sentence: `Igor to bid, then Jovana, last Dunja.`
pub fn due(game: &Game, due: &Due) -> String {
    let who = |seat: Seat| name(game, seat);
    let names = |seats: &[Seat]| seats.iter().copied().map(who).collect::<Vec<_>>();
    match due {
        Due::Bids(bids) => {
            let (next, after) = (who(bids.seats[0]), names(&bids.seats[1..]));
            let all = game.current().map_or(0, |deal| deal.plan().seats.len());
            let first = bids.seats.len() == all;
            match (after.as_slice(), first) {
                ([], _) => format!("{next} to bid, last. {} bid so far.", bids.sum),
                (after, true) => format!("{next} to bid, then {}.", and(after)),
                (after, false) => {
                    format!("{next} to bid, then {}. {} bid so far.", and(after), bids.sum)
                }
            }
        }
        Due::Calls(calls) => match &calls.standing {
            Some(standing) => {
                format!("{} to speak. Standing bid: {}.", who(calls.seat), contract(standing, &who))
            }
            None => format!("{} to speak.", who(calls.seat)),
        },
        Due::Partner { by, .. } => format!(
            "{} announced trou: the holder of the fourth ace is the partner, names the trump and \
             leads.",
            who(*by)
        ),
        Due::Trump => "Trump due: the score depends on it.".into(),
        Due::Tricks(tricks) if tricks.trick > 1 => {
            let turn = names(&tricks.turn);
            let Some((leader, others)) = turn.split_first() else { return String::new() };
            format!(
                "Trick {} of {}: {leader} leads, then {}.",
                tricks.trick,
                tricks.of,
                and(others)
            )
        }
        Due::Tricks(tricks) => match (&tricks.contract, &game.setup().rules().scoring) {
            (Some(agreed), _) => format!("Tricks due: {}.", contract(agreed, &who)),
            (None, Scoring::Tricks(score)) => format!(
                "Tricks due: {}. {} count.",
                and(&names(&tricks.seats)),
                count(score.counted, "trick")
            ),
            (None, _) => format!("Tricks due: {}.", and(&with_bids(game, &tricks.seats))),
        },
        Due::Nothing { extras } => verdict(game, !extras.is_empty()),
    }
}

fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}

/// `Igor (bid 2)`, `Jovana (bid 4)` and so on.
fn with_bids(game: &Game, seats: &[Seat]) -> Vec<String> {
    let bids = game.current().map_or(&[][..], |deal| deal.bids().bids);
    let each = seats.iter().zip(bids);
    each.map(|(seat, bid)| format!("{} (bid {bid})", name(game, *seat))).collect()
}

/// Who has won, by what, and whether an extra deal can settle a draw.
fn verdict(game: &Game, extras: bool) -> String {
    match outcome(game) {
        None => "The game is over.".into(),
        Some(outcome) if extras && is_drawn(game) => {
            format!("The game is over: {outcome}. An extra deal can settle it.")
        }
        Some(outcome) => format!("The game is over: {outcome}."),
    }
}

fn is_drawn(game: &Game) -> bool {
    game.standings().iter().filter(|place| place.rank == 1).count() > 1
}

/// What has happened in the current deal so far: its bids, its calls, or the tricks won; `None`
/// before the first.
pub fn so_far(game: &Game) -> Option<String> {
    let deal = game.current()?;
    let who = |seat: Seat| name(game, seat);
    if !deal.recorded().is_empty() {
        let tally = deal.tally(game.setup().rules());
        let tally: Vec<String> =
            tally.iter().map(|(seat, won)| format!("{} {won}", who(*seat))).collect();
        return Some(format!("Tricks so far: {}", tally.join(", ")));
    }
    match deal.bidding() {
        BiddingState::Exact(bids) if !bids.is_empty() && bids.len() < deal.plan().seats.len() => {
            let bids = deal.plan().seats.iter().zip(bids);
            let bids: Vec<String> =
                bids.map(|(seat, bid)| format!("{} {bid}", who(*seat))).collect();
            Some(format!("Bids: {}", bids.join(", ")))
        }
        BiddingState::Auction { auction, .. } if !auction.calls().is_empty() => {
            let calls = auction.calls().iter();
            let calls: Vec<String> = calls
                .map(|(seat, call)| format!("{} {}", who(*seat), auction::call_words(call)))
                .collect();
            Some(format!("Calls: {}", calls.join(", ")))
        }
        _ => None,
    }
}

/// What the table has to know now, a sentence each.
pub fn notes(game: &Game, due: &Due) -> Vec<String> {
    let Some(deal) = game.current() else { return Vec::new() };
    let rules = game.setup().rules();
    let who = |seat: Seat| name(game, seat);
    match (due, deal.bidding()) {
        (Due::Calls(_), BiddingState::Auction { auction, .. })
            if deal.redeals() > 0 && auction.calls().is_empty() =>
        {
            vec!["Everyone passed: the same dealer deals again.".into()]
        }
        (Due::Tricks(tricks), _) if tricks.trick > 1 => {
            shown_without(game, deal, &Review::of(rules, deal)).into_iter().collect()
        }
        (Due::Tricks(tricks), BiddingState::Auction { .. }) => {
            let bid = rules.bidding.auction().zip(tricks.contract.as_ref());
            let bid = bid.and_then(|(rule, agreed)| Some((rule.bid(&agreed.bid.id)?.1, agreed)));
            bid.map_or_else(Vec::new, |(bid, agreed)| {
                contract_notes(bid, agreed, deal.leader(rules), &who)
            })
        }
        (Due::Tricks(_), BiddingState::NoBids) => {
            deal.leader(rules).map(|leader| format!("{} leads.", who(leader))).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// The bids or calls that are open, from the lowest, as they are typed; empty where neither is due.
pub fn open(due: &Due) -> Vec<String> {
    match due {
        Due::Bids(bids) => bids.open.iter().map(u8::to_string).collect(),
        Due::Calls(calls) => calls_in_short(&calls.open),
        _ => Vec::new(),
    }
}

/// `Not 3: the bids would add up to 6, the number of cards dealt (serbian.hook).`, or `None` where
/// the hook takes no bid.
pub fn barred(game: &Game, due: &Due) -> Option<String> {
    let Due::Bids(bids) = due else { return None };
    let rule = game.setup().rules().clause_id(Clause::Hook);
    bids.barred.map(|bid| format!("Not {bid}: {} ({rule}).", why_barred(bids.cards)))
}

/// All of it: what is due, the notes, the bids or calls that are open, the bid that is not, and what
/// to do next, each hint as a front end spells it.
pub fn due_lines(game: &Game, speller: Speller) -> Vec<String> {
    let due = game.due();
    let mut lines = vec![self::due(game, &due)];
    lines.extend(notes(game, &due));
    let open = open(&due);
    if !open.is_empty() {
        let between = if matches!(due, Due::Calls(_)) { ", " } else { " " };
        lines.push(format!("Open: {}", open.join(between)));
    }
    lines.extend(barred(game, &due));
    let besides = Hint::besides(game, &due);
    lines.extend(besides.iter().map(|hint| hint_line(hint, speller)));
    lines.extend(Hint::next(game, &due).map(|hint| format!("Next: {}", speller(&hint))));
    lines
}

impl Hint {
    /// What to record next; `None` when the game is over.
    pub fn next(game: &Game, due: &Due) -> Option<Hint> {
        Some(match due {
            Due::Bids(bids) => Hint::Bid { left: bids.seats.len() },
            Due::Calls(_) => Hint::Call,
            Due::Partner { by, .. } => Hint::Trou { by: name(game, *by) },
            Due::Trump => Hint::Trump { optional: false },
            Due::Tricks(tricks) if tricks.trick > 1 => Hint::Trick { cards: tricks.turn.len() },
            Due::Tricks(tricks) => Hint::Took { numbers: Some(tricks.seats.len()) },
            Due::Nothing { .. } => return None,
        })
    }

    /// What may be recorded as well: the trump before the bids, an extra deal after a draw.
    pub fn besides(game: &Game, due: &Due) -> Vec<Hint> {
        match due {
            Due::Bids(_)
                if game.trump_may_be_recorded()
                    && game.current().is_some_and(|deal| deal.bids().bids.is_empty()) =>
            {
                vec![Hint::Trump { optional: true }]
            }
            Due::Nothing { extras } if is_drawn(game) => {
                extras.iter().map(|id| Hint::Extra { id: id.clone() }).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Why the hook bars a bid, without a full stop: `the bids would add up to 6, the number of cards
/// dealt`.
pub fn why_barred(cards: u8) -> String {
    format!("the bids would add up to {cards}, the number of cards dealt")
}
