//! Questions about games, against answers worked out apart.

mod brute;
mod chances;
mod incidents;
mod scorer;
mod settle;
mod what_if;

use hoyle::cards::Suit;
use hoyle::game::{Act, Count, Game, Players, Setup};
use hoyle::presets;
use hoyle::rules::{PlannedTrump, Ruleset, Setting};

/// Returns a set of rules with some settings.
fn rules(id: &str, settings: &[&str]) -> Ruleset {
    let mut rules = presets::ruleset(id).expect("a preset");
    for setting in settings {
        Setting::apply(setting, &mut rules).unwrap_or_else(|fault| panic!("{setting}: {fault:?}"));
    }
    assert_eq!(rules.errors(), [], "{id} {settings:?}");
    rules
}

/// Returns a game of `players` that waits for its first deal.
fn begun(rules: Ruleset, players: usize) -> Game {
    let names: Vec<String> = (1..=players).map(|seat| format!("P{seat}")).collect();
    let players = Players::new(&names).expect("names");
    let dealer = players.seats().next_back().expect("somebody plays");
    Game::new(Setup::new(rules, players, dealer).expect("they are seated"))
}

#[track_caller]
fn play(mut game: Game, act: &Act) -> Game {
    game.play(act).unwrap_or_else(|refusal| panic!("{act:?}: {refusal}"));
    game
}

/// Plays another act at random: the trump, one bid, or the tricks of a deal. Bids are made more often
/// than by chance.
fn play_at_random(game: Game, lots: &mut fastrand::Rng) -> Game {
    let deal = game.current().expect("a deal");
    let so_far = deal.bids();
    if so_far.bids.is_empty() && deal.plan.trump == PlannedTrump::Turned && deal.trump().is_none() {
        let suit = Suit::ALL[lots.usize(..4)];
        return play(game, &Act::Trump(suit.into()));
    }
    if so_far.bids.len() < deal.plan.seats.len() {
        let rule = game.setup().rules().bidding.exact().expect("exact bids");
        let open = rule.open(so_far);
        let among = if lots.u8(..4) == 0 { open.len() } else { open.len().min(4) };
        let bid = open[lots.usize(..among)];
        return play(game, &Act::Bid(vec![Count::next(bid.into())]));
    }
    let took = tricks_at_random(so_far.bids, so_far.cards, lots);
    play(game, &Act::Took(took.into_iter().map(|tricks| Count::next(tricks.into())).collect()))
}

/// Returns tricks that add up, near the bids.
fn tricks_at_random(bids: &[u8], cards: u8, lots: &mut fastrand::Rng) -> Vec<u8> {
    let mut took = vec![0; bids.len()];
    for _ in 0..cards {
        let short: Vec<usize> = (0..bids.len()).filter(|seat| took[*seat] < bids[*seat]).collect();
        let seat = match short.as_slice() {
            [] => lots.usize(..bids.len()),
            _ if lots.u8(..3) == 0 => lots.usize(..bids.len()),
            short => short[lots.usize(..short.len())],
        };
        took[seat] += 1;
    }
    took
}

/// Plays a game to its end.
fn play_out(mut game: Game, lots: &mut fastrand::Rng) -> Game {
    while game.current().is_some() {
        game = play_at_random(game, lots);
    }
    game
}
