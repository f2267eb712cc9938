//! The deal in play, what the game waits for, and who has won.

use super::messages;
use super::{
    Hint, Speller, agreed, and, call_words, calls_in_short, cited, contract, contract_notes,
    hint_line, joined, lapsed_call, last_word, list, names, pairs, shown_without, sides, takers,
    translated, trump, why_barred,
};
use crate::cards::Seat;
use crate::game::{BiddingState, Deal, Due, Game, Review, WonBy};
use crate::history::History;
use crate::presets;
use crate::rules::{
    Auction, BidsSoFar, Citation, Clause, ExtraBids, FirstLead, Hook, PlannedTrump, Reading,
    Ruleset, Scoring, TrumpRule, Wins,
};

/// The title of a game, or of its rules where it has none.
pub fn title(game: &Game) -> String {
    game.title().map_or_else(|| translated(&game.setup().rules().title), str::to_owned)
}

/// The rules and the id of a game: `Serbian whist, game friday`.
pub fn game_title(history: &History) -> String {
    let game = messages::DueRulesAndGame {
        rules: translated(&history.setup().rules().title),
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
        (None, None) => messages::DueDealNumber { number: deal.plan.number }.say(),
    }
}

/// `11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_line(game: &Game, deal: &Deal) -> String {
    let (plan, trump) = (&deal.plan, trump_of(game, deal));
    let held = match plan.extra.as_ref().map(|extra| extra.bids) {
        Some(ExtraBids::Zero) => Some(messages::DueDealZeroBids.say()),
        Some(ExtraBids::Blind) => Some(messages::DueDealBlindBids.say()),
        None if plan.forehead => Some(messages::DueDealForehead.say()),
        None => None,
    };
    let dealt = messages::DueDealDealer {
        dealer: names(game)(plan.dealer),
        dead_hand: plan.dead.is_some(),
    }
    .say();
    list([messages::CountCards { number: plan.cards }.say(), trump, dealt].into_iter().chain(held))
}

/// `hearts ♥ trump`, or how the trump of a deal will be known.
pub fn trump_of(game: &Game, deal: &Deal) -> String {
    match (deal.plan.trump, deal.trump()) {
        (_, Some(known)) if known.suit().is_none() => trump(known),
        (_, Some(known)) => messages::DueTrumpKnown { trump: trump(known) }.say(),
        (PlannedTrump::Turned, None) => match deal.names_trump() {
            Some(card) => messages::DueTrumpDealerNames { card: card.sign() }.say(),
            None if game.setup().rules().trump == TrumpRule::Led => messages::DueTrumpLed.say(),
            None => messages::DueTrumpTurned.say(),
        },
        (PlannedTrump::Named, None) => messages::DueTrumpContract.say(),
        (PlannedTrump::Fixed(_), None) => String::new(),
    }
}

/// Who leads to the first trick of a deal: `; Ana leads`. Nothing where the contract decides it, or
/// what is due says it.
pub fn leads_first(game: &Game, deal: &Deal) -> String {
    let rules = game.setup().rules();
    let leader = deal.leader(rules).filter(|_| rules.bidding.exact().is_some());
    leader.map_or_else(String::new, |leader| {
        messages::GrammarSemicolon.say()
            + &messages::DueDealLeader { player: names(game)(leader) }.say()
    })
}

/// Who has won and by what, `Igor wins with 240`; `None` while the game goes on.
pub fn outcome(game: &Game) -> Option<String> {
    if game.current().is_some() {
        return None;
    }
    let standings = game.standings();
    let best = standings.first()?;
    let first = standings.iter().filter(|place| place.rank == 1);
    let (first, total) = (and(first.map(|place| sides(game)(place.side))), best.total);
    // Extra deals came after the total that counts.
    let extras = game.played().any(|deal| deal.plan.extra.is_some());
    let reading = match best.zero_finish && extras {
        true => format!(" {}", cited(&Citation::OurReading(Reading::ZeroBeforeExtras))),
        false => String::new(),
    };
    let wins = game.setup().has_partners();
    let outcome = match (game.won_by(), game.setup().rules().scoring.wins()) {
        (Some(WonBy::ZeroFinish), _) => {
            messages::DueWinnerZeroFinish { winners: &first, partners: wins }.say()
        }
        (Some(WonBy::Games), _) => {
            let lost = standings.get(1).map_or(0, |place| place.games);
            messages::DueWinnerGames {
                winners: &first,
                partners: wins,
                games: best.games,
                other_games: lost,
            }
            .say()
        }
        (Some(WonBy::SuccessfulBids), _) => messages::DueWinnerSuccessfulBids {
            winners: &first,
            partners: wins,
            total,
            sum: best.successful_bids.unwrap_or_default(),
        }
        .say(),
        (Some(WonBy::Total), _) if best.zero_finish => {
            messages::DueWinnerBestZero { winners: &first, partners: wins, total }.say()
        }
        (Some(WonBy::Total), Wins::Highest) => {
            messages::DueWinnerHighest { winners: &first, partners: wins, total }.say()
        }
        (Some(WonBy::Total), Wins::Lowest) => {
            messages::DueWinnerLowest { winners: &first, partners: wins, total }.say()
        }
        (None, _) if best.zero_finish => messages::DueWinnersZeroFinish { winners: &first }.say(),
        (None, _) => messages::DueWinnersTotal { winners: &first, total }.say(),
    };
    Some(outcome + &reading)
}

/// Who or what is due, as a sentence: `Igor to bid, then Jovana, last Dunja.`
pub fn due(game: &Game, due: &Due) -> String {
    let who = &names(game);
    let all = |seats: &[Seat]| and(seats.iter().copied().map(who));
    match due {
        Due::Bids(bids) => {
            let first = game.current().is_some_and(|deal| deal.plan.seats == bids.seats);
            let (next, sum) = (who(bids.seats[0]), bids.sum);
            match all(&bids.seats[1..]).as_str() {
                "" => messages::DueBidsLast { player: &next, sum }.say(),
                after if first => messages::DueBidsFirst { player: &next, others: after }.say(),
                after => messages::DueBidsNext { player: &next, others: after, sum }.say(),
            }
        }
        Due::Calls(calls) => {
            let standing = calls.standing.as_ref();
            let standing =
                standing.map(|it| messages::DueCallStanding { contract: contract(it, who) }.say());
            joined(
                [messages::DueCall { player: who(calls.seat) }.say()].into_iter().chain(standing),
                " ",
            )
        }
        Due::Contract { .. } => messages::DueContract.say(),
        Due::Partner { by, .. } => messages::AuctionTrouAnnounced { player: who(*by) }.say(),
        Due::Trump => messages::DueTrump.say(),
        Due::Tricks(tricks) if tricks.trick > 1 => {
            let Some((leader, others)) = tricks.turn.split_first() else { return String::new() };
            let (leader, others) = (who(*leader), all(others));
            messages::DueTrick {
                trick: tricks.trick,
                tricks: tricks.of,
                player: &leader,
                others: &others,
            }
            .say()
        }
        Due::Tricks(tricks) => match (&tricks.contract, &game.setup().rules().scoring) {
            (Some(agreed), _) => {
                messages::DueTricksContract { contract: contract(agreed, who) }.say()
            }
            (None, Scoring::Tricks(score)) => {
                let counted = messages::CountTricks { number: score.counted }.say();
                let all = and(tricks.seats.iter().copied().map(takers(game)));
                messages::DueTricksCounted { players: &all, tricks: &counted }.say()
            }
            (None, _) => {
                let bids = game.current().into_iter().flat_map(|deal| {
                    tricks.seats.iter().filter_map(|seat| Some((seat, deal.bid_made(*seat)?)))
                });
                let bids = bids.map(|(seat, bid)| {
                    messages::DuePlayerWithBid { player: who(*seat), bid: bid.to_string() }.say()
                });
                messages::DueTricksBids { players: and(bids) }.say()
            }
        },
        Due::Nothing { extras } => {
            let over = match outcome(game) {
                Some(outcome) => messages::DueGameOverOutcome { outcome }.say(),
                None => messages::DueGameOver.say(),
            };
            let draw = !extras.is_empty() && game.won_by().is_none();
            joined([over].into_iter().chain(draw.then(|| messages::DueExtraDeal.say())), " ")
        }
    }
}

/// What has happened in the current deal so far: its bids, its calls, or the tricks won; `None`
/// before the first.
pub fn so_far(game: &Game) -> Option<String> {
    let deal = game.current()?;
    let who = names(game);
    if !deal.recorded().is_empty() {
        return Some(messages::DueTricksSoFar { tricks: tricks_taken_so_far(game, deal) }.say());
    }
    let (seats, bids) = (&deal.plan.seats, deal.bids().bids);
    if !bids.is_empty() && bids.len() < seats.len() {
        let bids = seats.iter().filter_map(|seat| Some((who(*seat), deal.bid_made(*seat)?)));
        return Some(messages::DueBidsSoFar { bids: pairs(bids) }.say());
    }
    let calls = deal.auction().map_or(&[][..], Auction::calls).iter();
    let calls = pairs(calls.map(|(seat, call)| (who(*seat), call_words(call))));
    (!calls.is_empty()).then(|| messages::DueCallsSoFar { calls: &calls }.say())
}

/// The tricks taken by the cards recorded in a deal: `Igor 2, Jovana 1`.
pub(super) fn tricks_taken_so_far(game: &Game, deal: &Deal) -> String {
    let tricks = deal.tricks_shown(game.setup().rules()).into_iter();
    pairs(tricks.map(|(seat, tricks)| (takers(game)(seat), tricks)))
}

/// What the table has to know now, a sentence each.
pub fn notes(game: &Game, due: &Due) -> Vec<String> {
    let Some(deal) = game.current() else { return Vec::new() };
    let (rules, who) = (game.setup().rules(), names(game));
    let tied = tied(game).filter(|_| deal.is_fresh());
    let notes = match (due, &deal.bidding) {
        (Due::Calls(_), _) if deal.redeals > 0 && deal.is_fresh() => {
            vec![messages::DueRedealPassed.say()]
        }
        (Due::Bids(_), _) if deal.redeals > 0 && deal.is_fresh() => {
            let least = rules.bidding.exact().map_or(0, |rule| rule.redeal_below);
            let says = messages::DueRedealLowBids { sum: least }.say();
            if least > 0 { vec![says] } else { Vec::new() }
        }
        (Due::Tricks(tricks), _) if tricks.trick > 1 => {
            shown_without(game, deal, &Review::of(rules, deal)).into_iter().collect()
        }
        (Due::Tricks(tricks), BiddingState::Auction { .. }) => {
            agreed(rules, deal).map_or_else(Vec::new, |(agreed, bid)| {
                let notes = contract_notes(rules, bid, agreed, deal.leader(rules), &who);
                let lapsed = lapsed_call(deal, &who);
                let last_word = last_word(agreed, &tricks.last_word, &who);
                lapsed.into_iter().chain(notes).chain(last_word).collect()
            })
        }
        (Due::Tricks(_), bidding) => {
            let leads =
                *bidding == BiddingState::NoBids || rules.play.first_lead != FirstLead::Next;
            let leader = deal.leader(rules).filter(|_| leads);
            let leads =
                leader.map(|leader| messages::ContractNoteLeader { player: who(leader) }.say());
            leads.into_iter().chain(hook_lapsed(rules, deal)).collect()
        }
        _ => Vec::new(),
    };
    tied.into_iter().chain(notes).collect()
}

/// That the hook did not apply to the last bid.
fn hook_lapsed(rules: &Ruleset, deal: &Deal) -> Option<String> {
    let (_, before) = deal.bids().bids.split_last()?;
    let so_far = BidsSoFar { bids: before, ..deal.bids() };
    let lapses = rules.bidding.exact()?.lapses(so_far) && !deal.plan.bids_are_forced();
    let rule = rules.clause_id(Clause::Hook);
    lapses.then(|| messages::DueHookLapsed { rule: &rule }.say())
}

/// Why the game goes on although somebody has the points that end it.
fn tied(game: &Game) -> Option<String> {
    let rules = game.setup().rules();
    let standings = game.standings();
    standings.iter().find(|place| rules.ending.is_reached(place.total))?;
    let first: Vec<_> = standings.iter().filter(|place| place.rank == 1).collect();
    let total = first.get(1)?.total;
    let is_open = presets::readings(rules).any(|it| it == Reading::TieAtTheEnd);
    let source = cited(&match is_open {
        true => Citation::OurReading(Reading::TieAtTheEnd),
        false => presets::cite(rules, Clause::End),
    });
    let who = and(first.iter().map(|place| sides(game)(place.side)));
    Some(messages::DueTiePlayedOff { sides: &who, total, source: &source }.say())
}

/// The bids or calls that are open, from the lowest, as they are typed; empty where none is.
pub fn open(due: &Due) -> Vec<String> {
    let Due::Bids(bids) = due else { return calls_in_short(&due.open_calls()) };
    bids.open.iter().map(u8::to_string).chain(bids.words.iter().cloned()).collect()
}

/// `Not 3: the bids would add up to 6, the number of cards dealt (serbian.hook).`, or that the hook
/// does not apply; `None` where it takes no bid.
pub fn barred(game: &Game, due: &Due) -> Option<String> {
    let Due::Bids(bids) = due else { return None };
    let rule = game.setup().rules().clause_id(Clause::Hook);
    let exact = game.setup().rules().bidding.exact()?;
    if exact.lapses(game.current()?.bids()) {
        return Some(messages::DueHookLapses { rule: &rule }.say());
    }
    let over = exact.hook == Hook::Over;
    bids.barred.as_ref().map(|barred| {
        let or_less = over && *barred.end() > 0;
        messages::DueBarredBids {
            bid: barred.end(),
            or_less,
            reason: why_barred(bids.cards, over),
            rule: &rule,
        }
        .say()
    })
}

/// All of it: what is due, the notes, the bids or calls that are open, the bid that is not, and what
/// to do next, each hint as a front end spells it.
pub fn due_lines(game: &Game, due: &Due, speller: Speller<'_>) -> Vec<String> {
    let mut lines = vec![self::due(game, due)];
    lines.extend(notes(game, due));
    lines.extend(open_lines(game, due));
    lines.extend(barred(game, due));
    let besides = Hint::besides(game, due);
    lines.extend(besides.iter().map(|hint| hint_line(hint, speller)));
    lines.extend(
        Hint::next(game, due).map(|hint| messages::DueNextHint { hint: speller(&hint) }.say()),
    );
    if let Due::Nothing { .. } = due {
        lines.push(hint_line(&Hint::Rematch, speller));
    }
    lines
}

/// What is open, in a line; where each of a pair has other calls, a line for each.
fn open_lines(game: &Game, due: &Due) -> Vec<String> {
    if let Due::Tricks(tricks) = due {
        let pair = tricks.contract.iter().flat_map(|it| it.with.into_iter().chain([it.by]));
        let of_one = |seat: Seat| {
            let own = tricks.last_word.iter().filter(|(of, _)| *of == seat);
            let open = calls_in_short(&own.map(|(_, call)| call.clone()).collect::<Vec<_>>());
            (!open.is_empty()).then(|| {
                messages::DueOpenCallsPlayer { player: names(game)(seat), calls: open.join(", ") }
                    .say()
            })
        };
        return pair.filter_map(of_one).collect();
    }
    let between = if matches!(due, Due::Bids(_)) { " " } else { ", " };
    let open = open(due).join(between);
    if open.is_empty() { Vec::new() } else { vec![messages::DueOpenCalls { calls: &open }.say()] }
}

impl Hint {
    /// What to record next; `None` when the game is over.
    pub fn next(game: &Game, due: &Due) -> Option<Hint> {
        Some(match due {
            Due::Bids(bids) => Hint::Bid(bids.seats.len()),
            Due::Calls(_) => Hint::Call,
            Due::Contract { .. } => Hint::Contract,
            Due::Partner { by, .. } => Hint::Trou(names(game)(*by)),
            Due::Trump => Hint::Trump { optional: false },
            Due::Tricks(tricks) if tricks.trick > 1 => Hint::Trick(tricks.turn.len()),
            Due::Tricks(tricks) => Hint::Took(Some(tricks.seats.len())),
            Due::Nothing { .. } => return None,
        })
    }

    /// What may be recorded as well: the trump before the bids, the contract of an auction that was
    /// not recorded, the last word of a pair, a tally, an extra deal after a draw.
    pub fn besides(game: &Game, due: &Due) -> Vec<Hint> {
        let fresh = game.current().is_some_and(Deal::is_fresh);
        let names_trump = game.current().is_some_and(|deal| deal.names_trump().is_some());
        match due {
            Due::Bids(_) if game.trump_is_open() && (fresh || names_trump) => {
                let doubles = game.setup().rules().scoring.doubled_by().is_some() || names_trump;
                vec![Hint::Trump { optional: !doubles }]
            }
            Due::Tricks(tricks) if !tricks.last_word.is_empty() => vec![Hint::Call],
            Due::Tricks(tricks) => {
                let rules = game.setup().rules().tallies_recorded();
                // Recorded cards show it.
                let open = rules.filter(|rule| tricks.trick == 1 || rule.won_with.is_none());
                open.map(|rule| Hint::Tally(rule.id.clone())).collect()
            }
            Due::Calls(_) if fresh => vec![Hint::Contract],
            Due::Contract { .. } => vec![Hint::Redeal],
            Due::Nothing { extras } if game.won_by().is_none() => {
                extras.iter().map(|extra| Hint::Extra(extra.id.clone())).collect()
            }
            _ => Vec::new(),
        }
    }
}
