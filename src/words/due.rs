//! The deal in play, and what the game waits for.

use super::open::open_lines;
use super::texts::{bid_name, kind_title, tally_name};
use super::{
    Hint, Speller, agreed, and, barred, call_words, cited, contract, contract_notes, hint_line,
    kinds, lapsed_call, last_word, list, messages, names, open_choices, pairs, rules_title,
    shown_without, sides, takers, trump, winner,
};
use crate::game::{BiddingState, Deal, Due, Game, LeftBecause, Review, SeatChangeKind};
use crate::history::History;
use crate::presets;
use crate::rules::{
    BidsSoFar, Citation, Clause, ExtraBids, FirstLead, PlannedTrump, Reading, Ruleset, Scoring,
    TrumpRule,
};

/// The title of a game, or of its rules where it has none.
pub fn title(game: &Game) -> String {
    game.title().map_or_else(|| rules_title(game.setup().rules()), str::to_owned)
}

/// The rules and the id of a game: `Serbian whist, game friday`.
pub fn game_title(history: &History) -> String {
    let game = messages::DueRulesAndGame {
        rules: rules_title(history.setup().rules()),
        game: history.id(),
    }
    .say();
    match history.game().title() {
        Some(title) => messages::GrammarLabelled { label: title, text: game }.say(),
        None => game,
    }
}

/// `Deal 3 of 28`, or `Extra deal NV`.
pub fn deal_name(game: &Game, deal: &Deal) -> String {
    match (deal.plan.extra.as_ref(), game.scheduled()) {
        (Some(extra), _) => messages::DueDealExtra { mark: &extra.mark }.say(),
        (None, Some(deals)) => messages::DueDealScheduled { number: deal.plan.number, deals }.say(),
        (None, None) => messages::TableDealNumber { number: deal.plan.number }.say(),
    }
}

/// `11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_line(game: &Game, deal: &Deal) -> String {
    let plan = &deal.plan;
    let held = match plan.extra.as_ref().map(|extra| extra.bids) {
        Some(ExtraBids::Zero) => Some(messages::DueDealZeroBids.say()),
        Some(ExtraBids::Blind) => Some(messages::DueDealBlindBids.say()),
        None if deal.bids_are_forced() => Some(messages::DueDealZeroBids.say()),
        None if plan.forehead => Some(messages::DueDealForehead.say()),
        None => None,
    };
    let dealt = messages::DueDealDealer {
        dealer: names(game)(plan.dealer),
        dead_hand: plan.dead.is_some(),
    }
    .say();
    let cards = messages::CountCards { number: plan.cards }.say();
    let mut facts = Vec::from_iter(deal.kind().map(kind_title));
    facts.extend([cards, trump_of(game, deal), dealt]);
    facts.extend(held);
    list(facts)
}

/// `hearts ♥ trump`, or how the trump of a deal will be known.
pub fn trump_of(game: &Game, deal: &Deal) -> String {
    match (deal.planned_trump(), deal.trump()) {
        (_, Some(known)) if known.suit().is_none() => trump(known),
        (_, Some(known)) => messages::DueTrumpKnown { trump: trump(known) }.say(),
        (PlannedTrump::Turned, None) => match deal.names_trump() {
            Some(card) => messages::DueTrumpDealerNames { card: card.sign() }.say(),
            None => match game.setup().rules().trump {
                TrumpRule::Led => messages::DueTrumpLed.say(),
                TrumpRule::Drawn => messages::DueTrumpDrawn.say(),
                _ => messages::DueTrumpTurned.say(),
            },
        },
        (PlannedTrump::Named, None) => messages::DueTrumpContract.say(),
        (PlannedTrump::Fixed(_), None) => String::new(),
    }
}

/// Who leads to the first trick of a deal: `; Ana leads`. Nothing where the contract decides it, or
/// what is due says it.
pub fn leads_first(game: &Game, deal: &Deal) -> String {
    let rules = game.setup().rules();
    match deal.leader(rules) {
        Some(leader) if rules.bidding.exact().is_some() => {
            let player = names(game)(leader);
            messages::GrammarSemicolon.say() + &messages::DueDealLeader { player }.say()
        }
        _ => String::new(),
    }
}

/// Who or what is due, as a sentence: `Igor to bid, then Jovana, last Dunja.`
pub fn due(game: &Game, due: &Due) -> String {
    let who = &names(game);
    match due {
        Due::Bids(bids) => {
            let first = game.current().is_some_and(|deal| deal.plan.seats == bids.seats);
            let player = who(bids.seats[0]);
            let others = and(bids.seats[1..].iter().copied().map(who));
            if others.is_empty() {
                messages::DueBidsLast { player, sum: bids.sum }.say()
            } else if first {
                messages::DueBidsFirst { player, others }.say()
            } else {
                messages::DueBidsNext { player, others, sum: bids.sum }.say()
            }
        }
        Due::Calls(calls) => {
            let due = messages::DueCall { player: who(calls.seat) }.say();
            match &calls.standing {
                Some(standing) => {
                    let contract = contract(standing, who);
                    format!("{due} {}", messages::DueCallStanding { contract }.say())
                }
                None => due,
            }
        }
        Due::Contract { .. } => messages::DueContract.say(),
        Due::Partner { by, .. } => messages::AuctionTrouAnnounced { player: who(*by) }.say(),
        Due::Kind(due) => {
            let player = who(due.seat);
            let chooses = messages::DueKind { player: &player }.say();
            format!("{chooses} {}", kinds::left(&player, &due.open))
        }
        Due::Trump => messages::DueTrump.say(),
        Due::Tricks(tricks) if tricks.trick > 1 => {
            let Some((leader, others)) = tricks.turn.split_first() else { return String::new() };
            messages::DueTrick {
                trick: tricks.trick,
                tricks: tricks.of,
                player: who(*leader),
                others: and(others.iter().copied().map(who)),
            }
            .say()
        }
        Due::Tricks(tricks) => match (&tricks.contract, &game.setup().rules().scoring) {
            (Some(agreed), _) => messages::DueTricks { tricks: contract(agreed, who) }.say(),
            (None, Scoring::Tricks(_)) => {
                let tricks_counted = messages::CountTricks { number: tricks.total }.say();
                let players = and(tricks.seats.iter().copied().map(takers(game)));
                messages::DueTricksCounted { players, tricks: tricks_counted }.say()
            }
            (None, _) => {
                let mut players = Vec::new();
                for seat in &tricks.seats {
                    if let Some(bid) = game.current().and_then(|deal| deal.bid_made(*seat)) {
                        let bid = bid_name(&bid.to_string());
                        players.push(messages::DuePlayerWithBid { player: who(*seat), bid }.say());
                    }
                }
                messages::DueTricks { tricks: and(players) }.say()
            }
        },
        Due::Tally(due) => {
            let players = and(due.seats.iter().copied().map(takers(game)));
            messages::DueTally { players, number: due.left, tally: tally_name(&due.id) }.say()
        }
        Due::Nothing { extras } => {
            let over = match winner(game) {
                Some(outcome) => messages::DueGameOverOutcome { outcome }.say(),
                None if !game.has_result() => messages::DueGameAbandoned.say(),
                None => messages::DueGameOver.say(),
            };
            if !extras.is_empty() && game.won_by().is_none() {
                return format!("{over} {}", messages::DueExtraDeal.say());
            }
            over
        }
    }
}

/// What has happened in the current deal so far: its bids, its calls, or the tricks won; `None`
/// before the first.
pub fn so_far(game: &Game) -> Option<String> {
    let deal = game.current()?;
    let who = names(game);
    if !deal.recorded.is_empty() {
        return Some(messages::DueTricksSoFar { tricks: tricks_taken_so_far(game, deal) }.say());
    }
    let seats = &deal.plan.seats;
    let bids_made = deal.bids().bids.len();
    if bids_made > 0 && bids_made < seats.len() {
        let bids = seats.iter().filter_map(|seat| Some((who(*seat), deal.bid_made(*seat)?)));
        return Some(messages::DueBidsSoFar { bids: pairs(bids) }.say());
    }

    let calls = deal.auction().map_or(&[][..], |auction| &auction.calls);
    if calls.is_empty() {
        return None;
    }
    let calls = pairs(calls.iter().map(|(seat, call)| (who(*seat), call_words(call))));
    Some(messages::DueCallsSoFar { calls }.say())
}

/// The tricks taken by the cards recorded in a deal: `Igor 2, Jovana 1`.
pub(super) fn tricks_taken_so_far(game: &Game, deal: &Deal) -> String {
    let tricks = deal.tricks_shown(game.setup().rules()).into_iter();
    pairs(tricks.map(|(seat, tricks)| (takers(game)(seat), tricks)))
}

/// What the table has to know now, a sentence each.
pub fn notes(game: &Game, due: &Due) -> Vec<String> {
    let Some(deal) = game.current() else { return Vec::new() };
    let rules = game.setup().rules();
    let who = names(game);
    let mut notes = Vec::new();
    if deal.is_fresh() {
        notes.extend(tied(game));
        notes.extend(just_out(game, deal));
    }
    match (due, &deal.bidding) {
        // Without incidents: laws may have made the deal void.
        (Due::Calls(_), _)
            if deal.redeals > 0 && deal.is_fresh() && game.incidents_on(deal).next().is_none() =>
        {
            notes.push(messages::DueRedealPassed.say());
        }
        (Due::Bids(_), _) if deal.redeals > 0 && deal.is_fresh() => {
            let least = rules.bidding.exact().map_or(0, |rule| rule.redeal_below);
            if least > 0 {
                notes.push(messages::DueRedealLowBids { sum: least }.say());
            }
        }
        (Due::Tricks(tricks), _) if tricks.trick > 1 => {
            notes.extend(shown_without(game, deal, &Review::of(rules, deal)));
        }
        (Due::Tricks(tricks), BiddingState::Auction { .. }) => {
            if let Some((agreed, bid)) = agreed(rules, deal) {
                notes.extend(lapsed_call(deal, &who));
                notes.extend(contract_notes(rules, &bid, agreed, deal.leader(rules), &who));
                notes.extend(last_word(agreed, &tricks.last_word, &who));
            }
        }
        (Due::Tricks(_), bidding) => {
            // Elsewhere the line of the deal says who leads.
            if *bidding == BiddingState::NoBids || rules.play.first_lead != FirstLead::Next {
                let leader = deal.leader(rules).map(&who);
                notes.extend(leader.map(|player| messages::ContractNoteLeader { player }.say()));
            }
            notes.extend(hook_lapsed(rules, deal));
        }
        _ => {}
    }
    notes
}

/// That the hook did not apply to the last bid.
fn hook_lapsed(rules: &Ruleset, deal: &Deal) -> Option<String> {
    let (_, before) = deal.bids().bids.split_last()?;
    let so_far = BidsSoFar { bids: before, ..deal.bids() };
    if deal.bids_are_forced() || !rules.bidding.exact()?.lapses(so_far) {
        return None;
    }
    Some(messages::DueHookLapsed { rule: rules.clause_id(Clause::Hook) }.say())
}

/// Who dropped out before a deal.
fn just_out(game: &Game, deal: &Deal) -> Vec<String> {
    let mut out = Vec::new();
    for changed in game.seat_changes().iter().filter(|changed| changed.deal == deal.plan.number) {
        if let SeatChangeKind::Left { reason: LeftBecause::Out, .. } = changed.change {
            out.push(super::reseated(game, changed));
        }
    }
    out
}

/// Why the game goes on although somebody has the points that end it.
fn tied(game: &Game) -> Option<String> {
    let rules = game.setup().rules();
    let standings = game.standings();
    if !standings.iter().any(|place| game.reaches_end(place)) {
        return None;
    }
    let first: Vec<_> = standings.iter().filter(|place| place.rank == 1).collect();
    let level = first.get(1)?;
    let total = level.won_with.unwrap_or(level.total);
    let source = if presets::leaves_open(rules, Reading::TieAtTheEnd) {
        Citation::OurReading(Reading::TieAtTheEnd)
    } else {
        presets::cite(rules, Clause::End)
    };
    let leaders = and(first.iter().map(|place| sides(game)(place.side)));
    Some(messages::DueTiePlayedOff { sides: leaders, total, source: cited(&source) }.say())
}

/// All of it: what is due, the notes, the bids or calls that are open, the bid that is not, and what
/// to do next, each hint as a front end spells it.
pub fn due_lines(game: &Game, due: &Due, speller: Speller<'_>) -> Vec<String> {
    let mut lines = vec![self::due(game, due)];
    lines.extend(notes(game, due));
    lines.extend(open_lines(game, due));
    lines.extend(barred(game, due));
    let besides = Hint::besides(game, due);
    lines.extend(besides.iter().filter_map(|hint| hint_line(hint, speller)));
    let next = Hint::next(game, due).and_then(|hint| speller(&hint));
    lines.extend(next.map(|hint| messages::DueNextHint { hint }.say()));
    if let Due::Nothing { .. } = due {
        lines.extend(hint_line(&Hint::Rematch, speller));
    }
    lines.extend(open_choices(game, speller));
    lines
}
