//! `check bid` and `check call`: may this be bid, or called?

use super::args::{CheckBid, CheckCall};
use super::ruling::{AskedRuling, RulingSubject};
use crate::cards::Pack;
use crate::game::{Act, Count, Due, Game, Players, Setup};
use crate::grammar::request::known_calls;
use crate::grammar::{Choice, hints};
use crate::presets;
use crate::rules::{
    Bid, Call, CallRefusal, CallTurn, Clause, DealRun, ExactBidding, Form, Judged, NamesTrump,
    Reading, Refusal, Ruleset, Schedule, Size, Step, Table, Times,
};
use crate::terminal::{Context, Failure, Result, choose, games};
use crate::words::{self, Hint, Ruling, Who, messages};

/// The ruling on a bid: in the deal described, or in the current game.
pub(super) fn bid(context: &Context, asked: &CheckBid) -> Result<AskedRuling<u8>> {
    if let (Some(cards), Some(players)) = (asked.cards, asked.players) {
        return bid_in_deal(context, asked, cards, players);
    }
    let read = games::read(context)?;
    let game = read.history.game();
    let ruled = bid_in_game(game, &[], asked.bid, &words::names(game))?;
    Ok(AskedRuling { remarks: read.remarks, ..ruled })
}

/// Rules on a bid in a deal described by options. If no rules are named and none have such a deal, any deal of
/// a full pack is possible, and nothing is cited.
fn bid_in_deal(
    context: &Context,
    asked: &CheckBid,
    cards: u8,
    players: u8,
) -> Result<AskedRuling<u8>> {
    let cited = match &asked.rules {
        Some(named) => {
            let rules = choose::rules(named, &Choice::of(&asked.set), None)?;
            exact_bidding(&rules)?;
            choose::seated(&rules, players.into())?;
            Some(rules)
        }
        None => rules_with_deal(context, cards, players),
    };
    let is_cited = cited.is_some();
    let rules = cited.unwrap_or_else(|| {
        let mut known = presets::rulesets().filter_map(presets::ruleset);
        known.find(|rules| rules.bidding.exact().is_some()).expect("some presets have bids")
    });

    let mut ruled = match rules.can_deal(players, cards) {
        Ok(()) => {
            let game = begun(with_one_deal(rules.clone(), cards, players), players);
            let hands = game.current().map_or(0, |deal| deal.bids().players);
            bid_in_game(&game, &asked.bids, asked.bid, &|seat| words::nth_to_bid(seat, hands))?
        }
        Err(error) => {
            AskedRuling::illegal(words::rules_refused(&rules, &error), Vec::new(), String::new())
        }
    };

    // Nothing was recorded, so there is nothing to take back.
    ruled.ruling.hints.clear();
    if !is_cited {
        ruled.ruling.rests_on = None;
    }
    let all_have_bid = asked.bids.len() >= usize::from(players);
    if all_have_bid && !ruled.legal && ruled.ruling.open.is_none() {
        ruled.ruling.hints.push(hints::give_players());
    }
    Ok(ruled)
}

/// The rules of the current game if they let that many players bid on such a deal, or else those of the first
/// document whose rules do.
fn rules_with_deal(context: &Context, cards: u8, players: u8) -> Option<Ruleset> {
    let current = games::read(context).ok().map(|read| read.history.setup().rules().clone());
    // Without rules, a deal cannot be larger than a full pack.
    let full = Pack::default().size();
    let built_in = presets::rulesets()
        .filter_map(presets::ruleset)
        .filter(|rules| !presets::settles_everything(&rules.sources.document))
        .filter(|rules| rules.pack(players).size() <= full);
    current.into_iter().chain(built_in).find(|rules| {
        rules.bidding.exact().is_some()
            && rules.table(players).is_some_and(|table| !table.dead_hand)
            && rules.largest_deal(players).is_some_and(|largest| cards <= largest)
    })
}

/// Rules with a single deal of this many cards, for any number of players.
fn with_one_deal(mut rules: Ruleset, cards: u8, players: u8) -> Ruleset {
    if rules.table(players).is_none() {
        rules.tables = vec![Table { players: vec![players], ..Table::default() }];
    }
    let run = DealRun::Repeat(Size::Cards(cards), Times::Number(1));
    let steps = vec![Step { run, trump: None, kind: None }];
    let forms = vec![Form { steps, ..Form::default() }];
    rules.schedule = Schedule { forms, ..Schedule::default() };
    rules
}

/// A game by these rules of players without names, whose last deals first.
fn begun(rules: Ruleset, players: u8) -> Game {
    let names: Vec<String> = (1..=players).map(|place| format!("Player {place}")).collect();
    let players = Players::new(&names).expect("the names differ");
    let dealer = players.seats().next_back().expect("somebody plays");
    Game::new(Setup::new(rules, players, dealer).expect("the rules seat that many"))
}

/// Rules on the bid after some others of the player to bid in a game.
fn bid_in_game(
    game: &Game,
    earlier: &[Count],
    bid: Count,
    who: Who<'_>,
) -> Result<AskedRuling<u8>> {
    let rules = game.setup().rules();
    let bidding = exact_bidding(rules)?;
    let mut typed = earlier.iter().chain([&bid]).filter_map(|bid| bid.word);
    if let Some(word) = typed.find(|word| bidding.named(word).is_none()) {
        return Err(Failure::usage(words::no_bid_word(rules, &word)));
    }
    let before = match after(game, earlier, |bids| Act::Bid(bids.to_vec())) {
        Ok(before) => before,
        Err(refusal) => {
            return Ok(AskedRuling {
                about: RulingSubject::EarlierAct,
                ..refused_bid(game, &refusal, who)
            });
        }
    };
    let legal = match before.judge(&Act::Bid(vec![bid])) {
        Ok(Act::Bid(bids)) => bids[0].number as u8,
        Ok(_) => unreachable!("a bid is judged as a bid"),
        Err(refusal) => return Ok(refused_bid(&before, &refusal, who)),
    };
    let due = before.due();
    let open_text = words::open(&due).join(" ");
    let (Some(deal), Due::Bids(due)) = (before.current(), due) else {
        unreachable!("a bid is legal only when one is due");
    };
    let so_far = deal.bids();
    let hooked = bidding.hooks(so_far);
    let clause = if bidding.rests_on_hook(so_far, legal) { Clause::Hook } else { Clause::BidRange };
    let because = words::legal_bid(&who(due.seats[0]), legal, bid.word, so_far, bidding);
    let reading = if !hooked {
        None
    } else if deal.plan.extra.is_some() {
        Some(Reading::ExtraDeals)
    } else if deal.plan.dead.is_some() {
        Some(Reading::LastBeforeDeadHand)
    } else {
        None
    };
    let ruling = Ruling::on(rules, clause, because, None).resting_on(rules, reading);
    Ok(AskedRuling::legal(ruling, due.open, open_text))
}

fn refused_bid(game: &Game, refusal: &Refusal, who: Who<'_>) -> AskedRuling<u8> {
    // The ruling itself says what is open.
    let ruling = words::ruling_for(game, refusal, who);
    AskedRuling::illegal(ruling, refusal.open_bids().to_vec(), String::new())
}

/// The game after the acts before the one in question, if there are any.
fn after<T>(game: &Game, earlier: &[T], act: fn(&[T]) -> Act) -> Judged<Game> {
    let mut game = game.clone();
    if !earlier.is_empty() {
        game.play(&act(earlier))?;
    }
    Ok(game)
}

fn exact_bidding(rules: &Ruleset) -> Result<&ExactBidding> {
    rules.bidding.exact().ok_or_else(|| {
        let hint = match rules.bidding.auction() {
            Some(_) => Hint::of_game(messages::HintCheckCall.say(), "check call CALL"),
            None => Hint::HelpOn("check".into()),
        };
        Failure::usage(words::how_players_bid(rules)).hint(hint)
    })
}

/// The ruling on a call: of the auction described, or of the one in the current game.
pub(super) fn call(context: &Context, asked: &CheckCall) -> Result<AskedRuling<String>> {
    let Some(earlier) = &asked.calls else {
        let read = games::read(context)?;
        let game = read.history.game();
        let ruled = call_in_game(game, &[], &asked.call, &words::names(game))?;
        return Ok(AskedRuling { remarks: read.remarks, ..ruled });
    };
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    let players = rules.player_counts().first().copied().unwrap_or(4);
    let game = begun(rules, players);
    let mut ruled = call_in_game(&game, earlier, &asked.call, &|seat| {
        messages::PlayerBySeat { place: seat.index() + 1 }.say()
    })?;
    ruled.ruling.hints.clear();
    Ok(ruled)
}

/// Rules on the call after some others of the player to speak in a game.
fn call_in_game(
    game: &Game,
    earlier: &[Call],
    call: &[Call],
    who: Who<'_>,
) -> Result<AskedRuling<String>> {
    let rules = game.setup().rules();
    if rules.bidding.auction().is_none() {
        let failure = Failure::usage(words::how_players_bid(rules));
        return Err(failure.hint(Hint::HelpOn("check".into())));
    }
    let typed = [earlier, call].concat();
    let calls = known_calls(game, game.current(), &typed)?;
    let (call, earlier) = calls.split_last().expect("the call asked about");
    let before = match after(game, earlier, |calls| Act::Call(calls.to_vec())) {
        Ok(before) => before,
        Err(refusal) => {
            return Ok(AskedRuling {
                about: RulingSubject::EarlierAct,
                ..refused_call(game, &refusal, who)
            });
        }
    };
    let due = before.due();
    // All at once: a call after the last of an auction is not the first of the next deal.
    Ok(match game.judge(&Act::Call(calls.clone())) {
        Ok(Act::Call(settled)) => {
            let call = settled.last().unwrap_or(call);
            let clause = match call {
                _ if matches!(due, Due::Tricks(_)) => Clause::Raise,
                Call::Pass => Clause::CallTurn,
                Call::Wait => Clause::Wait,
                Call::Join { .. } => Clause::Join,
                Call::Trou | Call::PassTrou => Clause::Trou,
                Call::Bid(bid) if raises_opening(rules, &before, bid) => Clause::FirstTurn,
                Call::Bid(_) => Clause::Ranking,
            };
            let seat = due.caller(call).expect("a legal call is somebody's");
            let legal = messages::CheckCallLegal {
                is_bid: matches!(call, Call::Bid(_)),
                player: words::capital(&who(seat)),
                call: words::call_words(call),
            };
            let ruling = Ruling::on(rules, clause, legal.say(), None);
            let standing = before.current().and_then(|deal| deal.auction()?.standing());
            let reading = if clause == Clause::FirstTurn {
                Some(Reading::OpeningMayRise)
            } else {
                Reading::behind_call(call, standing.as_ref().map(|made| &made.bid))
            };
            let open = due.open_calls();
            AskedRuling::legal(ruling.resting_on(rules, reading), texts(&open), in_short(&open))
        }
        Err(refusal) => {
            let ruled = refused_call(&before, &refusal, who);
            if lacks_suit_turned_up(&refusal) {
                return Err(Failure::usage(ruled.ruling.because));
            }
            ruled
        }
        Ok(_) => unreachable!("calls are judged as calls"),
    })
}

/// Whether nothing can be said of a call because the suit turned up is not known.
fn lacks_suit_turned_up(refusal: &Refusal) -> bool {
    match refusal {
        Refusal::Call(call) => call.refusal == CallRefusal::WrongTrump(NamesTrump::Turned),
        _ => false,
    }
}

/// Whether a bid belongs to the first turn, and its player has already had that turn.
fn raises_opening(rules: &Ruleset, game: &Game, bid: &Bid) -> bool {
    let rule = rules.bidding.auction().and_then(|auction| auction.bid(&bid.id));
    if rule.is_none_or(|(_, rule)| rule.turn != CallTurn::First) {
        return false;
    }
    let call = Call::Bid(bid.clone());
    let (Some(auction), Some(seat)) =
        (game.current().and_then(|deal| deal.auction()), game.due().caller(&call))
    else {
        return false;
    };
    let mut calls = auction.calls.iter().filter(|(caller, _)| *caller == seat);
    calls.any(|(_, call)| !matches!(call, Call::Trou | Call::PassTrou))
}

fn refused_call(game: &Game, refusal: &Refusal, who: Who<'_>) -> AskedRuling<String> {
    let open = if let Refusal::Call(call) = refusal { call.open.as_slice() } else { &[] };
    AskedRuling::illegal(words::ruling_for(game, refusal, who), texts(open), in_short(open))
}

/// Calls as they are typed.
fn texts(calls: &[Call]) -> Vec<String> {
    calls.iter().map(ToString::to_string).collect()
}

/// Calls as people read them, in one line.
fn in_short(calls: &[Call]) -> String {
    words::calls_in_short(calls).join(", ")
}
