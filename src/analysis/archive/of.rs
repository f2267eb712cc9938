//! The line of a game.

use super::line::{GameLine, LineDeal, LineTrick};
use super::play::took;
use crate::cards::Side;
use crate::game::{Act, Count, Deal, Game, SeatChangeKind, Standing};
use crate::history::History;
use crate::rules::Points;

impl GameLine {
    /// The line of a game with these rules as a whole, without an id.
    pub fn of(game: &Game) -> GameLine {
        let mut line = GameLine {
            ruleset: Some(game.setup().rules().clone().into()),
            ..GameLine::unnamed(game)
        };
        line.score(game);
        line
    }

    /// The line of a recorded game. Its rules are named by their id, unless the game froze others than
    /// these are today.
    pub fn of_history(history: &History) -> GameLine {
        let (origin, game) = (history.origin(), history.game());
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
            _ => GameLine {
                rules: None,
                scoring: None,
                schedule: None,
                set: Vec::new(),
                ..GameLine::of(game)
            },
        };
        line.id = history.id().to_string();
        (line.begun, line.last) = (Some(history.begun()), Some(history.last_at()));
        line.score(game);
        line
    }

    /// What was played, without rules and points.
    fn unnamed(game: &Game) -> GameLine {
        let setup = game.setup();
        let players = setup.players().seats().map(|seat| game.player_in(seat, 0).to_string());
        let players: Vec<String> = players.collect();
        let (dealer, begun) = (players[setup.dealer().index()].clone(), players.clone());
        let over = game.played().count();
        let mut names = players.clone();
        let deals = game.played().map(|deal| LineDeal::of(game, deal, over, &mut names)).collect();
        let in_turn = setup.columns().iter().copied().eq(setup.players().seats());
        GameLine {
            title: game.title().map(str::to_owned),
            players: begun,
            columns: if in_turn { Vec::new() } else { setup.columns().to_vec() },
            dealer,
            deals,
            ..GameLine::default()
        }
    }

    /// Writes in what a game came to that has the deals of the line.
    pub fn score(&mut self, game: &Game) {
        for (line, deal) in self.deals.iter_mut().zip(game.played()) {
            let sides = || Side::all(deal.totals.len());
            line.points = sides().map(|side| deal.points(side)).collect();
            let bonus: Vec<Points> = sides().map(|side| deal.bonus(side)).collect();
            let any = bonus.iter().any(|points| *points != Points::ZERO);
            line.bonus = if any { bonus } else { Vec::new() };
        }
        self.finished = game.current().is_none();
        self.totals = game.totals();
        self.ranks = ranks(game.standings());
    }
}

/// The ranks of sides, in turn order.
pub(super) fn ranks(mut places: Vec<Standing>) -> Vec<usize> {
    places.sort_by_key(|place| place.side);
    places.into_iter().map(|place| place.rank).collect()
}

/// The changes of seats before a deal, after which players are called so.
fn changes(game: &Game, deal: usize, names: &mut [String]) -> Vec<Act> {
    let mut acts = Vec::new();
    for change in game.seat_changes().iter().filter(|it| it.deal == deal) {
        acts.push(match &change.change {
            SeatChangeKind::Swapped(one, other) => Act::Swap(*one, *other),
            SeatChangeKind::TakenOver { was, now } => {
                let left = names.iter().position(|name| name == was.as_str()).unwrap_or_default();
                names[left] = now.to_string();
                let seat = game.setup().players().seats().nth(left).expect("a player's seat");
                Act::Leave { seat, to: Some(now.to_string()) }
            }
        });
    }
    acts
}

impl LineDeal {
    /// A deal that is over, of as many, between players who are called so before it.
    fn of(game: &Game, deal: &Deal, over: usize, names: &mut [String]) -> LineDeal {
        let (plan, setup) = (&deal.plan, game.setup());
        let before = changes(game, plan.number, names);
        let auction = deal.auction();
        let trump = deal.trump();
        let turned = deal.turned.filter(|suit| auction.is_some() || trump != Some(*suit));
        let seats = || setup.players().seats();
        let tallies = setup.rules().tallies_recorded().filter_map(|rule| {
            let numbers = seats().map(|seat| deal.recorded_tally(rule, seat).map(i64::from));
            let numbers: Vec<Option<i64>> = numbers.collect();
            numbers.iter().any(Option::is_some).then(|| (rule.id.clone(), numbers))
        });
        let tricks = deal.recorded.iter().map(|trick| LineTrick {
            cards: trick.cards.iter().map(|(_, card)| *card).collect(),
            turned: trick.turned,
        });
        // One that opened a deal that was not played, or took it back, is listed with the last one.
        let rulings = game.rulings_made().filter(|(begun, ruling)| {
            ruling.deal.max(Some(*begun)).min(Some(over)) == Some(plan.number)
                && ruling.deal <= Some(over)
        });
        LineDeal {
            extra: plan.extra.as_ref().map(|extra| extra.id.clone()),
            cards: Some(plan.cards),
            dealer: Some(names[plan.dealer.index()].clone()),
            trump,
            turned,
            card: deal.turned_up().find(|(trick, _)| *trick == 0).map(|(_, card)| card),
            before,
            redeals: u8::try_from(deal.redeals).unwrap_or(u8::MAX),
            bids: match deal.bids().bids {
                [] => Vec::new(),
                _ => seats().map(|seat| Some(Count { by: None, ..deal.bid_made(seat)? })).collect(),
            },
            calls: auction.into_iter().flat_map(|it| &it.calls).map(|it| it.1.clone()).collect(),
            contract: deal.contract().cloned(),
            tallies: tallies.collect(),
            tricks: tricks.collect(),
            took: took(deal, setup.players().count()),
            rulings: rulings.map(|(_, ruling)| ruling.clone()).collect(),
            stands: !deal.against.is_empty(),
            ..LineDeal::default()
        }
    }
}
