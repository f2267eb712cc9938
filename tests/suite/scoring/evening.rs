//! Games whose hands follow from how one player's deals should end.

use crate::common::seat_at;
use hoyle::cards::Seat;
use hoyle::game::{Act, Count, Deal, Game, Phase, Players, Setup};
use hoyle::presets;
use hoyle::rules::{Ruleset, Setting};

/// The players of every game here, in turn order; the first deals first.
pub(crate) const NAMES: [&str; 7] = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];

/// Returns a set of rules with what `words` chooses: `schedule=8-1-8`, `scoring=trick`, and any
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
    assert_eq!(rules.fault(), None, "{words}");
    rules
}

/// Returns a game of these rules that waits for its first deal, dealt by the first player.
pub(crate) fn seated(rules: Ruleset, players: usize) -> Game {
    let players = Players::new(&NAMES[..players]).expect("sound names");
    Game::new(Setup::new(rules, players, seat_at(0)).expect("seated"))
}

/// The bids and the tricks of a deal, in speaking order; without bids where they are forced.
pub(crate) struct Hands {
    pub(crate) bids: Vec<i64>,
    pub(crate) tricks: Vec<i64>,
}

/// Returns hands for the deal being played in which `seat`'s ends as `ending` says: `+` bid 1 and
/// made it, `o` bid 0 and made it, `-` bid 1 and took none, `x` bid 0 and took 1. The others bid 0,
/// and the player after `seat` takes what is left.
pub(crate) fn hands(game: &Game, seat: Seat, ending: char) -> Hands {
    let deal = game.current().expect("a deal");
    let (cards, seats) = (i64::from(deal.plan().cards), &deal.plan().seats);
    let (bid, took) = match ending {
        '+' => (1, 1),
        'o' => (0, 0),
        '-' => (1, 0),
        'x' => (0, 1),
        _ => panic!("{ending} is no way for a deal to end"),
    };
    let mut bids = vec![0; seats.len()];
    let mut tricks = vec![0; seats.len()];
    let place = deal.plan().place(seat);
    if let Some(place) = place {
        (bids[place], tricks[place]) = (bid, took);
    }
    let left = cards - tricks.iter().sum::<i64>();
    tricks[place.map_or(0, |place| (place + 1) % seats.len())] += left;
    if bids.iter().sum::<i64>() == cards {
        // The hook: someone else bids 1 as well.
        let other = if place == Some(seats.len() - 1) { 0 } else { seats.len() - 1 };
        bids[other] += 1;
    }
    if deal.plan().bids_are_forced() {
        Hands { bids: Vec::new(), tricks }
    } else {
        Hands { bids, tricks }
    }
}

/// Returns the game after an act.
#[track_caller]
pub(crate) fn act(game: Game, act: &Act) -> Game {
    game.play(act).unwrap_or_else(|refused| panic!("{act:?}: {:?}", refused.refusal)).0
}

/// Returns the game after a deal with these hands.
#[track_caller]
pub(crate) fn dealt(mut game: Game, hands: &Hands) -> Game {
    let said = |numbers: &[i64]| numbers.iter().map(|number| Count::next(*number)).collect();
    if matches!(game.phase(), Phase::Bidding { .. }) {
        game = act(game, &Act::Bid(said(&hands.bids)));
    }
    act(game, &Act::Took(said(&hands.tricks)))
}

/// Returns the game after deals that end for `seat` as the letters of `endings` say, a letter a
/// deal; spaces only part them.
#[track_caller]
pub(crate) fn played(mut game: Game, seat: Seat, endings: &str) -> Game {
    for ending in endings.chars().filter(|ending| *ending != ' ') {
        let hands = hands(&game, seat, ending);
        game = dealt(game, &hands);
    }
    game
}

/// Returns the script lines of those deals, which follow on the lines that brought `game` about.
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

/// Returns what `seat` got on top of the hands' own points: `10@5 -10@9`, points by deal.
pub(crate) fn bonuses(game: &Game, seat: Seat) -> String {
    let all = game.played().filter(|deal| deal.bonus(seat).in_halves() != 0);
    let one = |deal: &Deal| format!("{}@{}", deal.bonus(seat), deal.plan().number);
    all.map(one).collect::<Vec<_>>().join(" ")
}
