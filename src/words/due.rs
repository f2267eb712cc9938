//! The deal in play, what the game waits for, and who has won.

use super::{
    Hint, Speller, agreed, and, call_words, calls_in_short, catalog, cited, contract,
    contract_notes, hint_line, joined, lapsed_call, last_word, list, names, pairs, shown_without,
    sides, takers, translated, trump, why_barred,
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
    let game = catalog::rules_and_game(translated(&history.setup().rules().title), history.id());
    match history.game().title() {
        Some(title) => catalog::labelled(title, game),
        None => game,
    }
}

/// `Deal 3 of 28`, or `Extra deal NV`.
pub fn deal_name(game: &Game, deal: &Deal) -> String {
    match (deal.plan.extra.as_ref(), game.scheduled()) {
        (Some(extra), _) => catalog::extra_deal_text(&extra.mark),
        (None, Some(deals)) => catalog::deal_of(deal.plan.number, deals),
        (None, None) => catalog::deal_4(deal.plan.number),
    }
}

/// `11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_line(game: &Game, deal: &Deal) -> String {
    let (plan, trump) = (&deal.plan, trump_of(game, deal));
    let held = match plan.extra.as_ref().map(|extra| extra.bids) {
        Some(ExtraBids::Zero) => Some(catalog::every_bid_0()),
        Some(ExtraBids::Blind) => Some(catalog::bid_before_cards_are_dealt()),
        None if plan.forehead => Some(catalog::held_on_forehead_nobody_looks_at()),
        None => None,
    };
    let dealt = catalog::deal_is_dealt_by(names(game)(plan.dealer), plan.dead.is_some());
    list([catalog::count_cards(plan.cards), trump, dealt].into_iter().chain(held))
}

/// `hearts ♥ trump`, or how the trump of a deal will be known.
pub fn trump_of(game: &Game, deal: &Deal) -> String {
    match (deal.plan.trump, deal.trump()) {
        (_, Some(known)) if known.suit().is_none() => trump(known),
        (_, Some(known)) => catalog::trump_text(trump(known)),
        (PlannedTrump::Turned, None) => match deal.names_trump() {
            Some(card) => catalog::turned_up_so_dealer_names_trump(card.sign()),
            None if game.setup().rules().trump == TrumpRule::Led => catalog::trump_by_first_card(),
            None => catalog::trump_turned_up(),
        },
        (PlannedTrump::Named, None) => catalog::trump_by_contract(),
        (PlannedTrump::Fixed(_), None) => String::new(),
    }
}

/// Who leads to the first trick of a deal: `; Ana leads`. Nothing where the contract decides it, or
/// what is due says it.
pub fn leads_first(game: &Game, deal: &Deal) -> String {
    let rules = game.setup().rules();
    let leader = deal.leader(rules).filter(|_| rules.bidding.exact().is_some());
    leader.map_or_else(String::new, |leader| {
        catalog::semicolon() + &catalog::leader_is(names(game)(leader))
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
        (Some(WonBy::ZeroFinish), _) => catalog::on_zero_finish_exactly_0_after(&first, wins),
        (Some(WonBy::Games), _) => {
            let lost = standings.get(1).map_or(0, |place| place.games);
            catalog::with_to(&first, wins, best.games, lost)
        }
        (Some(WonBy::SuccessfulBids), _) => catalog::with_ahead_of_equal_total_by(
            &first,
            wins,
            total,
            best.successful_bids.unwrap_or_default(),
        ),
        (Some(WonBy::Total), _) if best.zero_finish => {
            catalog::with_best_of_players_with_zero(&first, wins, total)
        }
        (Some(WonBy::Total), Wins::Highest) => catalog::with_2(&first, wins, total),
        (Some(WonBy::Total), Wins::Lowest) => catalog::with_lowest_total(&first, wins, total),
        (None, _) if best.zero_finish => catalog::share_win_on_zero_finish_exactly(&first),
        (None, _) => catalog::share_win_with(&first, total),
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
                "" => catalog::bids_last_bid_so_far(&next, sum),
                after if first => catalog::to_bid_then(&next, after),
                after => catalog::to_bid_then_bid_so_far(&next, after, sum),
            }
        }
        Due::Calls(calls) => {
            let standing = calls.standing.as_ref();
            let standing = standing.map(|it| catalog::standing_bid(contract(it, who)));
            joined([catalog::to_speak(who(calls.seat))].into_iter().chain(standing), " ")
        }
        Due::Contract { .. } => catalog::contract_due_table_holds_auction(),
        Due::Partner { by, .. } => catalog::trou_announced(who(*by)),
        Due::Trump => catalog::trump_due_score_depends_on_it(),
        Due::Tricks(tricks) if tricks.trick > 1 => {
            let Some((leader, others)) = tricks.turn.split_first() else { return String::new() };
            let (leader, others) = (who(*leader), all(others));
            catalog::trick_of_leads_then(tricks.trick, tricks.of, &leader, &others)
        }
        Due::Tricks(tricks) => match (&tricks.contract, &game.setup().rules().scoring) {
            (Some(agreed), _) => catalog::tricks_due(contract(agreed, who)),
            (None, Scoring::Tricks(score)) => {
                let counted = catalog::count_tricks(score.counted);
                let all = and(tricks.seats.iter().copied().map(takers(game)));
                catalog::tricks_due_count(&all, &counted)
            }
            (None, _) => {
                let bids = game.current().into_iter().flat_map(|deal| {
                    tricks.seats.iter().filter_map(|seat| Some((seat, deal.bid_made(*seat)?)))
                });
                let bids = bids.map(|(seat, bid)| catalog::bid_text(who(*seat), bid.to_string()));
                catalog::tricks_due_2(and(bids))
            }
        },
        Due::Nothing { extras } => {
            let over = match outcome(game) {
                Some(outcome) => catalog::game_is_over_2(outcome),
                None => catalog::game_is_over(),
            };
            let draw = !extras.is_empty() && game.won_by().is_none();
            joined([over].into_iter().chain(draw.then(catalog::extra_deal_can_settle_it)), " ")
        }
    }
}

/// What has happened in the current deal so far: its bids, its calls, or the tricks won; `None`
/// before the first.
pub fn so_far(game: &Game) -> Option<String> {
    let deal = game.current()?;
    let who = names(game);
    if !deal.recorded().is_empty() {
        return Some(catalog::tricks_so_far(tally(game, deal)));
    }
    let (seats, bids) = (&deal.plan.seats, deal.bids().bids);
    if !bids.is_empty() && bids.len() < seats.len() {
        let bids = seats.iter().filter_map(|seat| Some((who(*seat), deal.bid_made(*seat)?)));
        return Some(catalog::bids_text_2(pairs(bids)));
    }
    let calls = deal.auction().map_or(&[][..], Auction::calls).iter();
    let calls = pairs(calls.map(|(seat, call)| (who(*seat), call_words(call))));
    (!calls.is_empty()).then(|| catalog::calls(&calls))
}

/// The tricks taken by the cards recorded in a deal: `Igor 2, Jovana 1`.
pub(super) fn tally(game: &Game, deal: &Deal) -> String {
    let tally = deal.tally(game.setup().rules()).into_iter();
    pairs(tally.map(|(seat, tricks)| (takers(game)(seat), tricks)))
}

/// What the table has to know now, a sentence each.
pub fn notes(game: &Game, due: &Due) -> Vec<String> {
    let Some(deal) = game.current() else { return Vec::new() };
    let (rules, who) = (game.setup().rules(), names(game));
    let tied = tied(game).filter(|_| deal.is_fresh());
    let notes = match (due, &deal.bidding) {
        (Due::Calls(_), _) if deal.redeals > 0 && deal.is_fresh() => {
            vec![catalog::everyone_passed_same_dealer_deals_again()]
        }
        (Due::Bids(_), _) if deal.redeals > 0 && deal.is_fresh() => {
            let least = rules.bidding.exact().map_or(0, |rule| rule.redeal_below);
            let says = catalog::same_dealer_deals_again_bids_below(least);
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
            let leads = leader.map(|leader| catalog::leads(who(leader)));
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
    lapses.then(|| catalog::hook_did_not_apply_no_last(&rule))
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
    Some(catalog::are_level_with_so_another_deal(&who, total, &source))
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
        return Some(catalog::no_bid_meets_hook_so_it_2(&rule));
    }
    let over = exact.hook == Hook::Over;
    bids.barred.as_ref().map(|barred| {
        let or_less = over && *barred.end() > 0;
        catalog::barred_bids(barred.end(), or_less, why_barred(bids.cards, over), &rule)
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
    lines.extend(Hint::next(game, due).map(|hint| catalog::next_text(speller(&hint))));
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
            (!open.is_empty()).then(|| catalog::open_to_text(names(game)(seat), open.join(", ")))
        };
        return pair.filter_map(of_one).collect();
    }
    let between = if matches!(due, Due::Bids(_)) { " " } else { ", " };
    let open = open(due).join(between);
    if open.is_empty() { Vec::new() } else { vec![catalog::listed_open(&open)] }
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
    /// not recorded, the last word of a pair, a count, an extra deal after a draw.
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
                let rules = game.setup().rules().counts_recorded();
                // Recorded cards show it.
                let open = rules.filter(|rule| tricks.trick == 1 || rule.won_with.is_none());
                open.map(|rule| Hint::Count(rule.id.clone())).collect()
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
