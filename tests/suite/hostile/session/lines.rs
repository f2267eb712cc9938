//! Command lines, as bytes choose them: mostly what the game waits for, and some that are wrong.

use super::choices::Choices;
use super::holds::every_call;
use hoyle::cards::{Card, Seat, Suit};
use hoyle::game::{Act, Count, Deal, Due, Game, TricksDue};
use hoyle::notation::quote;
use hoyle::rules::{Call, Expected, Offer, Ruleset};
use hoyle::{notation, presets};

/// Rules files, as a command line names them from the root of the repository.
const FILES: [&str; 3] = [
    "fuzz/seeds/rules/large-table.toml",
    "fuzz/seeds/rules/wizard.toml",
    "fuzz/seeds/rules/our-promotions.toml",
];

/// Names that need quotes, multi-byte characters or combining ones; other players have numbers.
const NAMES: [&str; 8] =
    ["Igor", "Dus\u{30c}an", "O'Neill", "Uncle Bob", "#1", "王さん", "Al", "Ali"];

/// What a damaged line may contain.
const ODD: [&str; 16] = [
    "--json",
    "--plain",
    "--stands",
    "--yes",
    "-1",
    "99999999999",
    "=",
    "Igor=",
    "''",
    "\u{1b}[2J",
    "\u{202e}x",
    "\u{7}",
    "--after 3",
    "🂡",
    "--",
    "#",
];

/// Returns a line that begins a game.
pub(super) fn new_game(choices: &mut Choices<'_>) -> String {
    let file = choices.once_in(6).then(|| choices.word(&FILES));
    let preset = choices.one(presets::rulesets()).expect("presets");
    let named = file.unwrap_or(preset);
    let text = file.and_then(|file| std::fs::read_to_string(file).ok());
    let own = text.and_then(|text| presets::read(&text).ok());
    let rules = own.or_else(|| presets::ruleset(preset)).expect("rules");
    let count = usize::from(choices.one(rules.player_counts()).expect("a table"));
    let first = choices.below(NAMES.len());
    let name = |seat: usize| match NAMES.get((first + seat) % 26) {
        Some(name) => (*name).to_owned(),
        None => format!("P{seat}"),
    };
    let names: Vec<String> = (0..count).map(name).collect();
    let mut words = vec!["new".to_owned(), named.to_owned()];
    words.extend(names.iter().map(|name| quote(name).into_owned()));
    if choices.once_in(5) {
        let scores = presets::scorings().into_iter().map(|score| score.id().to_owned());
        words.extend(choices.one(scores).map(|id| format!("--scoring {id}")));
    }
    if choices.once_in(5) {
        let forms = rules.schedule.forms.iter().map(|form| form.id.clone());
        words.extend(choices.one(forms).map(|id| format!("--schedule {id}")));
    }
    while choices.once_in(3) {
        words.extend(setting(choices, &rules));
    }
    if !choices.once_in(4) {
        words.extend(choices.one(&names).map(|name| format!("--dealer {}", quote(name))));
    }
    if choices.once_in(5) {
        let mut columns = names.clone();
        columns.rotate_left(choices.below(count));
        words.push(format!("--columns {}", quote(&columns.join(","))));
    }
    words.join(" ")
}

fn setting(choices: &mut Choices<'_>, rules: &Ruleset) -> Option<String> {
    let offer = choices.one(Offer::all(rules))?;
    let value = match offer.takes {
        Expected::OneOf(words) => choices.one(words)?,
        Expected::SomeOf(mut words) => {
            words.truncate(1 + choices.below(words.len().max(1)));
            words.join(",")
        }
        Expected::AllOf(mut words) => {
            let by = choices.below(words.len().max(1));
            words.rotate_left(by);
            words.join(",")
        }
        Expected::Number { least, most, or, .. } => match choices.one(or) {
            Some(word) if choices.once_in(2) => word,
            _ => (least + choices.below(12) as i64).min(most).to_string(),
        },
        Expected::Text | Expected::List | Expected::Table => return None,
    };
    Some(format!("--set {}", quote(&format!("{}={value}", offer.key))))
}

/// Returns the next line about a game.
pub(super) fn next(choices: &mut Choices<'_>, game: &Game) -> String {
    let line = match choices.byte() {
        0..=159 => due(choices, game),
        160..=175 => "undo".into(),
        176..=187 => "redo".into(),
        188..=205 => fix(choices, game),
        206..=217 => seating(choices, game),
        218..=229 => check(choices, game),
        230..=241 => reading(choices, game),
        242..=252 => out_of_turn(choices, game),
        _ => new_game(choices),
    };
    match choices.byte() {
        0..=223 => line,
        224..=231 => line + " --stands",
        232..=235 => line + " --json",
        236..=239 => format!("{line} --after {}", choices.below(20)),
        _ => damaged(choices, line),
    }
}

/// Returns what the game waits for, or nearly so.
fn due(choices: &mut Choices<'_>, game: &Game) -> String {
    let due = game.due();
    if game.trump_is_open() && (choices.once_in(3) || matches!(due, Due::Trump)) {
        return trump(choices, game);
    }
    match &due {
        Due::Bids(_) => bids(choices, game),
        Due::Calls(_) if choices.once_in(3) => contract(choices, game),
        Due::Calls(_) => calls(choices, game),
        Due::Partner { bid, by, others } => {
            let with = choices.one(others.clone()).expect("others");
            let trump = choices.one(Suit::ALL).expect("suits").name();
            let by = name(game, *by);
            let with = name(game, with);
            format!("contract {bid}:{trump} --by {by} --with {with}")
        }
        Due::Tricks(due) => match choices.one(due.last_word.clone()) {
            Some((_, call)) if choices.once_in(3) => format!("call {call}"),
            _ => tricks(choices, game, due),
        },
        Due::Nothing { extras } => match choices.one(extras.clone()) {
            Some(extra) => format!("extra {}", extra.id),
            None => choices.word(&["undo", "took 1", "sheet", "bid 0", "redeal"]).into(),
        },
        _ => "status".into(),
    }
}

fn trump(choices: &mut Choices<'_>, game: &Game) -> String {
    match choices.one(game.current().into_iter().flat_map(|deal| deal.plan.pack.cards())) {
        Some(card) if choices.once_in(3) => format!("trump {card}"),
        _ => format!("trump {}", choices.one(Suit::ALL).expect("suits").name()),
    }
}

/// Returns open bids of the next players, all of them or some.
fn bids(choices: &mut Choices<'_>, game: &Game) -> String {
    let named = choices.once_in(6);
    let mut game = game.clone();
    let mut line = "bid".to_owned();
    while let Due::Bids(due) = game.due() {
        let Some(bid) = choices.one(due.open) else { break };
        line += &number(&game, due.seats[0], bid.into(), named);
        let played = game.play(&Act::Bid(vec![Count::next(bid.into())]));
        if played.is_err() || due.seats.len() < 2 || choices.once_in(12) {
            break;
        }
    }
    line
}

fn calls(choices: &mut Choices<'_>, game: &Game) -> String {
    let mut game = game.clone();
    let mut line = "call".to_owned();
    while let Due::Calls(due) = game.due() {
        let low = due.open.len().min(if choices.once_in(4) { usize::MAX } else { 3 });
        let Some(call) = choices.one(due.open[..low].to_vec()) else { break };
        line += &format!(" {call}");
        let played = game.play(&Act::Call(vec![call]));
        // Once the choices are over everyone passes, for ever.
        if played.is_err() || choices.are_over() || choices.once_in(8) {
            break;
        }
    }
    line
}

fn contract(choices: &mut Choices<'_>, game: &Game) -> String {
    let calls = every_call(game.setup().rules()).into_iter();
    let bid = choices.one(calls.filter(|call| matches!(call, Call::Bid(_))));
    let bid = bid.map_or_else(|| "solo-6:hearts".into(), |bid| bid.to_string());
    let with = if choices.once_in(2) {
        format!(" --with {}", player(choices, game))
    } else {
        String::new()
    };
    format!("contract {bid} --by {}{with}", player(choices, game))
}

/// Returns the tricks of a deal as numbers, or the next one by its cards.
fn tricks(choices: &mut Choices<'_>, game: &Game, due: &TricksDue) -> String {
    let deal = game.current().expect("a deal with tricks");
    let by_card = if deal.recorded.is_empty() { choices.once_in(6) } else { !choices.once_in(9) };
    if by_card && !due.turn.is_empty() {
        return trick(choices, deal, due.turn.len());
    }
    took(choices, game, &due.seats, due.total)
}

fn took(choices: &mut Choices<'_>, game: &Game, seats: &[Seat], total: u8) -> String {
    let named = choices.once_in(6);
    let mut taken = vec![0_usize; seats.len()];
    match seats.len() {
        0 => return "took 1".into(),
        1 => taken[0] = choices.below(usize::from(total) + 1),
        count => (0..total).for_each(|_| taken[choices.below(count)] += 1),
    }
    let given = seats.len() - usize::from(seats.len() > 1 && choices.once_in(4));
    let numbers = seats
        .iter()
        .zip(taken)
        .take(given)
        .map(|(seat, taken)| number(game, *seat, taken as i64, named));
    format!("took{}", numbers.collect::<String>())
}

/// Returns cards that have not been seen, in any order.
fn trick(choices: &mut Choices<'_>, deal: &Deal, cards: usize) -> String {
    let seen: Vec<Card> =
        deal.recorded.iter().flat_map(|trick| &trick.cards).map(|play| play.1).collect();
    let mut left: Vec<Card> = deal.plan.pack.cards().filter(|card| !seen.contains(card)).collect();
    let mut line = "trick".to_owned();
    for _ in 0..cards.min(left.len()) {
        line += &format!(" {}", left.swap_remove(choices.below(left.len())));
    }
    match choices.one(left) {
        Some(card) if deal.plan.drawn > 0 && choices.once_in(2) => format!("{line} --up {card}"),
        _ => line,
    }
}

fn fix(choices: &mut Choices<'_>, game: &Game) -> String {
    let number = choices.below(game.deals().len() + 1) + usize::from(!choices.once_in(20));
    let deal = number.checked_sub(1).and_then(|index| game.deals().nth(index));
    let what = match (choices.below(8), deal) {
        (0..=1, Some(deal)) => {
            let mut bids = deal.bids().bids.to_vec();
            if let Some(bid) = choices.one(0..bids.len()) {
                bids[bid] = choices.below(usize::from(deal.plan.cards) + 1) as u8;
            }
            bids.iter().fold("bid".to_owned(), |line, bid| format!("{line} {bid}"))
        }
        (2..=3, Some(deal)) => {
            let count = deal.tricks.len().min(deal.plan.seats.len());
            took(choices, game, &deal.plan.seats[..count], deal.tricks.iter().sum())
        }
        (4, _) => trump(choices, game),
        (5, Some(deal)) if !deal.recorded.is_empty() => {
            let trick = choices.below(deal.recorded.len());
            let mut cards: Vec<Card> =
                deal.recorded[trick].cards.iter().map(|play| play.1).collect();
            let other = choices.below(cards.len());
            cards.swap(0, other);
            let cards: String = cards.iter().map(|card| format!(" {card}")).collect();
            format!("trick {}{cards}", trick + 1)
        }
        (6, _) if game.setup().rules().bidding.auction().is_some() => {
            if choices.once_in(2) {
                contract(choices, game)
            } else {
                calls(choices, game)
            }
        }
        _ => format!("dealer {}", player(choices, game)),
    };
    let option = choices.word(&["", "", " --yes", " --yes", " --yes", " --dry-run", " --json"]);
    format!("fix {number} {what}{option}")
}

fn seating(choices: &mut Choices<'_>, game: &Game) -> String {
    match choices.below(6) {
        0 => "redeal".into(),
        1 => format!("dealer {}", player(choices, game)),
        2 => format!("swap {} {}", player(choices, game), player(choices, game)),
        3 => {
            let to = choices.word(&["Vera", "igor", "New One", "王", "7", "x=1", "Al"]);
            format!("leave {} --to {}", player(choices, game), quote(to))
        }
        _ => {
            let about = choices.word(&["revoke", "misdeal", "other", "Other"]);
            let reason = choices.word(&["'had a heart'", "late", "-x", "'Igor -5'", "''"]);
            let points = choices.word(&["-5", "2.5", "10", "0", "99999", "-½"]);
            let deal = if choices.once_in(3) {
                format!(" --deal {}", choices.below(game.deals().len() + 2))
            } else {
                String::new()
            };
            format!("rule {about} {reason} {}={points}{deal}", player(choices, game))
        }
    }
}

fn check(choices: &mut Choices<'_>, game: &Game) -> String {
    let cards = game.current().map_or(13, |deal| deal.plan.cards);
    let calls = every_call(game.setup().rules());
    let pack = game.current().map_or_else(Default::default, |deal| deal.plan.pack.clone());
    let mut card = || choices.one(pack.cards()).expect("a pack").to_string();
    let one = card();
    let two = card();
    let three = card();
    match choices.below(8) {
        0..=2 => format!("check bid {}", choices.below(usize::from(cards) + 2)),
        3 | 4 => match choices.one(calls) {
            Some(call) => format!("check call {call}"),
            None => "check call pass".into(),
        },
        5 => format!("check bid --cards {cards} --players 4 --bids 1,{} 2", choices.below(5)),
        6 => format!("check trick --rules serbian --players 4 --trump h {one} {two} {three}"),
        _ => format!("check play --trump s --led {one} --hand '{two} {three}' {two}"),
    }
}

fn reading(choices: &mut Choices<'_>, game: &Game) -> String {
    let line = choices.word(&[
        "status",
        "log",
        "script",
        "sheet",
        "sheet --style paper",
        "sheet --format html",
        "sheet --format svg",
        "sheet --format markdown",
        "sheet --format csv",
        "explain",
        "explain 1",
        "schedule",
        "rules",
    ]);
    let line = match line {
        "explain" if choices.once_in(2) => format!("explain {}", player(choices, game)),
        "rules" => format!("rules {}", game.setup().rules().id),
        line => line.to_owned(),
    };
    line + choices.word(&["", "", " --json", " --plain"])
}

/// Returns something that is seldom due.
fn out_of_turn(choices: &mut Choices<'_>, game: &Game) -> String {
    match choices.below(8) {
        0 => format!("bid {} {}", choices.below(9), choices.below(9)),
        1 => format!("bid {}={}", player(choices, game), choices.below(9)),
        2 => format!("took {} {} {}", choices.below(9), choices.below(9), choices.below(9)),
        3 => format!("took {}={}", player(choices, game), choices.below(14)),
        4 => trump(choices, game),
        5 => contract(choices, game),
        6 => format!("extra {}", choices.word(&["zero", "nv", "other"])),
        _ => match choices.one(every_call(game.setup().rules())) {
            Some(call) => format!("call {call}"),
            None => "trick Ah Kh Qh Jh".into(),
        },
    }
}

/// Returns a line with some of it left out, repeated or replaced.
fn damaged(choices: &mut Choices<'_>, line: String) -> String {
    let mut words = notation::words(&line).unwrap_or_else(|_| vec![line]);
    for _ in 0..=choices.below(3) {
        let at = choices.below(words.len() + 1);
        let odd = choices.word(&ODD).to_owned();
        match (choices.below(5), at < words.len()) {
            (0, true) => drop(words.remove(at)),
            (1, true) => words.insert(at, words[at].clone()),
            (2, true) => words[at] = odd,
            (3, true) => drop(words[at].pop()),
            _ => words.insert(at, odd),
        }
    }
    words.iter().map(|word| quote(word).into_owned()).collect::<Vec<_>>().join(" ")
}

/// Returns a number, with its player's name or without.
fn number(game: &Game, seat: Seat, number: i64, named: bool) -> String {
    if named {
        format!(" {}", quote(&format!("{}={number}", game.setup().players().name(seat))))
    } else {
        format!(" {number}")
    }
}

fn name(game: &Game, seat: Seat) -> String {
    quote(game.setup().players().name(seat).as_str()).into_owned()
}

fn player(choices: &mut Choices<'_>, game: &Game) -> String {
    let seat = choices.one(game.setup().players().seats()).expect("players");
    name(game, seat)
}
