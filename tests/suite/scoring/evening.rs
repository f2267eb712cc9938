//! Games built from the results of one player.

use crate::common::seat_at;
use hoyle::cards::{Seat, Side};
use hoyle::game::{Act, Count, Deal, Due, Game, Players, Setup};
use hoyle::presets;
use hoyle::rules::{Ruleset, Setting};

/// The players of every game here, in turn order; the first deals first.
pub(crate) const NAMES: [&str; 8] = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"];

/// Returns a set of rules with the given options: `schedule=8-1-8`, `scoring=trick`, and any
/// setting.
pub(crate) fn rules(id: &str, words: &str) -> Ruleset {
    let mut rules = presets::ruleset(id).expect("a preset");
    for word in words.split_whitespace() {
        match word.split_once('=').expect("KEY=VALUE") {
            ("schedule", form) => rules.schedule.form = form.into(),
            ("scoring", score) => rules.scoring = presets::scoring(score).expect("a score"),
            _ => Setting::apply(word, &mut rules).expect("a setting"),
        }
    }
    assert_eq!(rules.errors(), [], "{words}");
    rules
}

/// Returns a new game with these rules, dealt by the first player.
pub(crate) fn seated(rules: Ruleset, players: usize) -> Game {
    let players = Players::new(&NAMES[..players]).expect("sound names");
    Game::new(Setup::new(rules, players, seat_at(0)).expect("seated"))
}

/// The bids and tricks of a deal, in speaking order; without bids if they are forced.
pub(crate) struct Hands {
    pub(crate) bids: Vec<i64>,
    pub(crate) tricks: Vec<i64>,
}

/// Returns hands for the current deal with this result for `seat`: `+` bid 1 and made it, `o` bid 0
/// and made it, `-` bid 1 and took none, `x` bid 0 and took 1. The others bid 0, and the player
/// after `seat` takes the remaining tricks.
pub(crate) fn hands(game: &Game, seat: Seat, ending: char) -> Hands {
    let deal = game.current().expect("a deal");
    let cards = i64::from(deal.plan.cards);
    let seats = &deal.plan.seats;
    let (bid, took) = match ending {
        '+' => (1, 1),
        'o' => (0, 0),
        '-' => (1, 0),
        'x' => (0, 1),
        _ => panic!("{ending} is not a result of a deal"),
    };
    let mut bids = vec![0; seats.len()];
    let mut tricks = vec![0; seats.len()];
    let place = deal.plan.place(seat);
    if let Some(place) = place {
        (bids[place], tricks[place]) = (bid, took);
    }
    let left = cards - tricks.iter().sum::<i64>();
    tricks[place.map_or(0, |place| (place + 1) % seats.len())] += left;
    if bids.iter().sum::<i64>() == cards {
        // Because of the hook, another player bids 1 too.
        let other = if place == Some(seats.len() - 1) { 0 } else { seats.len() - 1 };
        bids[other] += 1;
    }
    if deal.plan.bids_are_forced() {
        Hands { bids: Vec::new(), tricks }
    } else {
        Hands { bids, tricks }
    }
}

/// Returns the game after an act.
#[track_caller]
pub(crate) fn act(mut game: Game, act: &Act) -> Game {
    game.play(act).unwrap_or_else(|refusal| panic!("{act:?}: {refusal:?}"));
    game
}

/// Returns the game after a deal with these hands.
#[track_caller]
pub(crate) fn dealt(mut game: Game, hands: &Hands) -> Game {
    let said = |numbers: &[i64]| numbers.iter().map(|number| Count::next(*number)).collect();
    if matches!(game.due(), Due::Bids(_)) {
        game = act(game, &Act::Bid(said(&hands.bids)));
    }
    act(game, &Act::Took(said(&hands.tricks)))
}

/// Returns the game after deals with these results for `seat`, one letter per deal; spaces are
/// ignored.
#[track_caller]
pub(crate) fn played(mut game: Game, seat: Seat, endings: &str) -> Game {
    for ending in endings.chars().filter(|ending| *ending != ' ') {
        let hands = hands(&game, seat, ending);
        game = dealt(game, &hands);
    }
    game
}

/// Returns the script lines of those deals, to follow the lines that led to `game`.
pub(crate) fn typed(mut game: Game, seat: Seat, endings: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for ending in endings.chars().filter(|ending| *ending != ' ') {
        let hands = hands(&game, seat, ending);
        let line = |verb: &str, numbers: &[i64]| {
            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
            format!("{verb} {}", numbers.join(" "))
        };
        if !hands.bids.is_empty() {
            lines.push(line("bid", &hands.bids));
        }
        lines.push(line("took", &hands.tricks));
        game = dealt(game, &hands);
    }
    lines
}

/// Returns the bonuses of `side`: `10@5 -10@9`, points by deal.
pub(crate) fn bonuses(game: &Game, side: Side) -> String {
    let all = game.played().filter(|deal| deal.bonus(side).in_tenths() != 0);
    all.map(|deal: &Deal| format!("{}@{}", deal.bonus(side), deal.plan.number))
        .collect::<Vec<_>>()
        .join(" ")
}
