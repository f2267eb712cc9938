//! `check bid` and `check call`: may this be bid, or called?

use super::asked::Asked;
use crate::cards::Seat;
use crate::game::{Act, Count, Deal, Due, Game, Players, Setup};
use crate::grammar::request::known_calls;
use crate::grammar::{CheckBid, CheckCall, Choice};
use crate::presets;
use crate::rules::{BidsSoFar, Call, Clause, ExactBidding, Reading, Refusal, RulesFault, Ruleset};
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint, Input, Ruling};

/// The ruling on a bid: in the deal described, or in the current game.
pub(super) fn bid(context: &Context, asked: &CheckBid) -> Result<Asked<u8>, Failure> {
    if let (Some(cards), Some(players)) = (asked.cards, asked.players) {
        let mut asked = bid_in_deal(asked, cards, players)?;
        // Nothing is recorded that could be undone.
        let is_surplus = !asked.legal && asked.ruling.open.is_none();
        asked.ruling.hints = is_surplus.then_some(Hint::Give(Input::Players)).into_iter().collect();
        return Ok(asked);
    }
    let read = games::read(context)?;
    let ruled = bid_in_game(read.history.game(), asked.bid)?;
    Ok(Asked { remarks: read.remarks, ..ruled })
}

/// Rules on a bid of a deal that is only described. Without rules to go by, any deal of a full pack
/// will do, and of the rules of a game only the hook is cited.
fn bid_in_deal(asked: &CheckBid, cards: u8, players: u8) -> Result<Asked<u8>, Failure> {
    if let Some(named) = &asked.rules {
        let rules = choose::rules(named, &Choice::default(), None)?;
        exact_bidding(&rules)?;
        if rules.table(players).is_none() {
            return Err(choose::not_seated(&rules, players.into()));
        }
        let dealt = rules.can_deal(players, cards);
        return bid_by_rules(&rules, asked, cards, players, dealt);
    }
    let exact = |rules: &Ruleset| rules.bidding.exact().is_some();
    let mut known = presets::rulesets().filter_map(presets::ruleset);
    let rules = known.find(exact).expect("rules come with the program");
    let dealt = rules.can_deal(players, cards);
    let ruled = bid_by_rules(&rules, asked, cards, players, dealt)?;
    let cited = ruled.ruling.rule() == rules.clause_id(Clause::Hook);
    let Ruling { because, open, hints, .. } = ruled.ruling;
    let on_hook = Ruling::on(&rules, cited.then_some(Clause::Hook), because, open);
    Ok(Asked { ruling: Ruling { hints, ..on_hook }, ..ruled })
}

fn bid_by_rules(
    rules: &Ruleset,
    asked: &CheckBid,
    cards: u8,
    players: u8,
    dealt: Result<(), RulesFault>,
) -> Result<Asked<u8>, Failure> {
    let bidding = exact_bidding(rules)?;
    if let Err(fault) = dealt {
        let (ruling, open) = (words::rules_refused(rules, &fault), Vec::new());
        let (open_text, remarks) = (String::new(), Vec::new());
        return Ok(Asked { legal: false, is_on_earlier: false, ruling, open, open_text, remarks });
    }
    let hands = rules.table(players).map_or(players, |table| table.hands(players));
    let has_dead_hand = hands < players;
    let players = hands;
    let who = |seat| words::nth_to_bid(seat, players);
    let next = |bids: &[u8]| Seat::all(bids.len() + 1).next_back().expect("at least one seat");
    let mut bids: Vec<u8> = Vec::new();
    for earlier in &asked.bids {
        let so_far = BidsSoFar { cards, players, bids: &bids };
        match bidding.judge(so_far, next(&bids), *earlier) {
            Ok(bid) => bids.push(bid),
            Err(refusal) => {
                return Ok(Asked {
                    is_on_earlier: true,
                    ..ruled_bid(rules, has_dead_hand, Err(refusal), &who)
                });
            }
        }
    }
    let so_far = BidsSoFar { cards, players, bids: &bids };
    let seat = next(&bids);
    let judged = bidding.judge(so_far, seat, asked.bid);
    Ok(ruled_bid(rules, has_dead_hand, judged.map(|bid| (seat, bid, so_far)), &who))
}

/// Rules on a bid of the player to bid in a game.
fn bid_in_game(game: &Game, bid: i64) -> Result<Asked<u8>, Failure> {
    let rules = game.setup().rules();
    let who = words::names(game);
    exact_bidding(rules)?;
    let judged = game.judge(&Act::Bid(vec![Count::next(bid)]));
    let legal = judged.map(|_| match (game.current(), game.due()) {
        (Some(deal), Due::Bids(due)) => (due.seats[0], bid as u8, deal.bids()),
        _ => unreachable!("a bid is legal only when one is due"),
    });
    let players = u8::try_from(game.setup().players().count()).unwrap_or(u8::MAX);
    let has_dead_hand = rules.table(players).is_some_and(|table| table.dead_hand);
    Ok(ruled_bid(rules, has_dead_hand, legal, &who))
}

/// The ruling on a bid: if it is legal, on whose it is and the bids before it. At a table with a dead
/// hand the hook rests on our reading as well.
fn ruled_bid(
    rules: &Ruleset,
    has_dead_hand: bool,
    judged: Result<(Seat, u8, BidsSoFar<'_>), Refusal>,
    who: &dyn Fn(Seat) -> String,
) -> Asked<u8> {
    let (legal, ruling, open) = match judged {
        Ok((seat, bid, so_far)) => {
            let bidding = rules.bidding.exact().expect("somebody bid");
            let hooked = so_far.last_to_bid() && bidding.hook.holds(so_far.cards);
            let clause = if hooked { Clause::Hook } else { Clause::BidRange };
            let because = words::legal_bid(&who(seat), bid, so_far, hooked);
            (true, Ruling::on(rules, clause, because, None), bidding.open(so_far))
        }
        Err(refusal) => (false, words::ruling(rules, &refusal, who), refusal.open_bids().to_vec()),
    };
    let hooked = has_dead_hand && ruling.rule() == rules.clause_id(Clause::Hook);
    let ruling = match hooked {
        true => ruling.resting_on(rules, Reading::LastBeforeDeadHand),
        false => ruling,
    };
    let open_text = open.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    Asked { legal, is_on_earlier: false, ruling, open, open_text, remarks: Vec::new() }
}

fn exact_bidding(rules: &Ruleset) -> Result<&ExactBidding, Failure> {
    rules.bidding.exact().ok_or_else(|| {
        let failure = Failure::usage(words::how_players_bid(rules));
        match rules.bidding.auction() {
            Some(_) => failure.hint(Hint::CheckCall),
            None => failure.hint(Hint::HelpOn("check".into())),
        }
    })
}

/// The ruling on a call: of the auction described, or of the one in the current game.
pub(super) fn call(context: &Context, asked: &CheckCall) -> Result<Asked<String>, Failure> {
    let Some(earlier) = &asked.calls else {
        let read = games::read(context)?;
        let game = read.history.game();
        let ruled = call_in_game(game, &[], &asked.call, &words::names(game))?;
        return Ok(Asked { remarks: read.remarks, ..ruled });
    };
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    let count = rules.player_counts().first().copied().unwrap_or(4);
    let names: Vec<String> = (1..=count).map(|place| format!("Player {place}")).collect();
    let players = Players::new(&names).expect("the names differ");
    let dealer = players.seats().next_back().expect("somebody plays");
    let setup = Setup::new(rules, players, dealer).expect("the rules seat so many");
    let mut ruled = call_in_game(&Game::new(setup), &earlier.0, &asked.call, &words::nth_to_speak)?;
    ruled.ruling.hints.clear();
    Ok(ruled)
}

/// Rules on the call after some others of the player to speak in a game.
fn call_in_game(
    game: &Game,
    earlier: &[Call],
    call: &Call,
    who: &dyn Fn(Seat) -> String,
) -> Result<Asked<String>, Failure> {
    let rules = game.setup().rules();
    if rules.bidding.auction().is_none() {
        let failure = Failure::usage(words::how_players_bid(rules));
        return Err(failure.hint(Hint::HelpOn("check".into())));
    }
    let calls = [earlier, std::slice::from_ref(call)].concat();
    let calls = known_calls(game, game.current(), &calls)?;
    let (call, earlier) = calls.split_last().expect("the call asked about");
    let before = match earlier {
        [] => game.clone(),
        _ => match game.clone().play(&Act::Call(earlier.to_vec())) {
            Ok((game, _)) => game,
            Err(refused) => {
                return Ok(Asked {
                    is_on_earlier: true,
                    ..refused_call(game, &refused.refusal, who)
                });
            }
        },
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
                Call::Bid(_) => Clause::Ranking,
            };
            let seat = due.caller(call).expect("a legal call is somebody's");
            let because = words::legal_call(&who(seat), call);
            let ruling = Ruling::on(rules, clause, because, None);
            let standing = before.current().and_then(Deal::standing);
            let ruling = match Reading::behind_call(call, standing.as_ref().map(|it| &it.bid)) {
                Some(reading) => ruling.resting_on(rules, reading),
                None => ruling,
            };
            asked_call(true, ruling, &due.open_calls())
        }
        Err(refusal) => refused_call(&before, &refusal, who),
        Ok(_) => unreachable!("calls are judged as calls"),
    })
}

fn refused_call(game: &Game, refusal: &Refusal, who: &dyn Fn(Seat) -> String) -> Asked<String> {
    let open = match refusal {
        Refusal::Call(call) => call.open.as_slice(),
        _ => &[],
    };
    asked_call(false, words::ruling_for(game, refusal, who), open)
}

fn asked_call(legal: bool, ruling: Ruling, open: &[Call]) -> Asked<String> {
    let open_text = words::calls_in_short(open).join(", ");
    let open = open.iter().map(ToString::to_string).collect();
    Asked { legal, is_on_earlier: false, ruling, open, open_text, remarks: Vec::new() }
}
