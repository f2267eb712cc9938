//! Packs with cards of no suit, equal cards and orders of their own, and the duty to beat: tricks and
//! whole evenings by cards, against a judge and a scorer written apart.

use crate::common::{Table, one_line};
use hoyle::cards::{Card, Suit, Trump};
use hoyle::game::{Act, Count, Due, Game, Players, Review, Setup, TrickCard};
use hoyle::presets;
use hoyle::rules::{OnTable, Ruleset, Setting, TrumpRule, card_led};

fn example(id: &str) -> Ruleset {
    let path = format!("{}/examples/rules/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("an example");
    presets::check(&text, hoyle::words::own_words_errors)
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// What a table knows of a game's cards: a card is its text.
struct Kept {
    rules: fn() -> Ruleset,
    players: u8,
    /// The ranks from the highest down, each with as many letters as a card shows.
    ranks: &'static str,
    /// How often the pack has each card of a suit.
    copies: usize,
    /// The cards without a suit, each as often as the pack has it.
    jokers: &'static [(&'static str, usize)],
    must_beat: bool,
    last_of_equals: bool,
    tenths: fn(i64, i64, i64) -> i64,
}

const KEPT: [Kept; 5] = [
    Kept {
        rules: || presets::ruleset("wizard").expect("a game"),
        players: 4,
        ranks: "A K Q J 10 9 8 7 6 5 4 3 2",
        copies: 1,
        jokers: &[("Wi", 4), ("Je", 4)],
        must_beat: false,
        last_of_equals: false,
        tenths: |bid, took, _| {
            if bid == took { 200 + 100 * took } else { -100 * (bid - took).abs() }
        },
    },
    Kept {
        rules: || presets::ruleset("pocha").expect("a game"),
        players: 5,
        ranks: "A 3 K Q J 7 6 5 4 2",
        copies: 1,
        jokers: &[],
        must_beat: true,
        last_of_equals: false,
        tenths: |bid, took, _| if bid == took { 100 + 50 * took } else { -50 * (bid - took).abs() },
    },
    Kept {
        rules: || presets::ruleset("call-break").expect("a game"),
        players: 4,
        ranks: "A K Q J 10 9 8 7 6 5 4 3 2",
        copies: 1,
        jokers: &[],
        must_beat: true,
        last_of_equals: false,
        tenths: |bid, took, _| if took >= bid { 10 * bid + took - bid } else { -10 * bid },
    },
    Kept {
        rules: || example("stiche-raten"),
        players: 6,
        ranks: "A K Q J 10 9 8 7",
        copies: 2,
        jokers: &[],
        must_beat: false,
        last_of_equals: true,
        tenths: |bid, took, _| if bid == took { 100 + 10 * took } else { -10 * (bid - took).abs() },
    },
    Kept {
        rules: skull_king_without_expansion,
        players: 5,
        ranks: "A K Q J 10 9 8 7 6 5 4 3 2",
        copies: 1,
        jokers: &[("Sk", 1), ("Pi", 5), ("Me", 2), ("Es", 5)],
        must_beat: false,
        last_of_equals: false,
        tenths: |bid, took, cards| match (bid, bid == took) {
            (0, true) => 100 * cards,
            (0, false) => -100 * cards,
            (_, true) => 200 * took,
            (_, false) => -100 * (bid - took).abs(),
        },
    },
];

/// Skull King with the cards that Hoyle rules on, and no trick that nobody takes.
fn skull_king_without_expansion() -> Ruleset {
    let mut rules = presets::ruleset("skull-king").expect("a game");
    rules.tables[0].jokers.truncate(4);
    rules.play.void_tricks = false;
    rules
}

const SUITS: &str = "shdc";

impl Kept {
    fn pack(&self) -> Vec<String> {
        let suited = self.ranks.split(' ').flat_map(|rank| {
            SUITS.chars().flat_map(move |suit| vec![format!("{rank}{suit}"); self.copies])
        });
        let jokers = self.jokers.iter().flat_map(|(id, number)| vec![(*id).to_owned(); *number]);
        suited.chain(jokers).collect()
    }

    fn is_joker(&self, card: &str) -> bool {
        self.jokers.iter().any(|(id, _)| *id == card)
    }

    fn suit(&self, card: &str) -> Option<char> {
        if self.is_joker(card) { None } else { card.chars().last() }
    }

    /// How high a card is in its suit.
    fn height(&self, card: &str) -> usize {
        let rank = &card[..card.len() - 1];
        100 - self.ranks.split(' ').position(|other| other == rank).expect("in the pack")
    }

    /// The suit that has to be followed.
    fn led(&self, trick: &[String]) -> Option<char> {
        let first = trick.iter().find(|card| *card != "Je" && *card != "Es")?;
        self.suit(first)
    }

    /// Who takes a trick, as a place in it.
    fn taker(&self, trick: &[String], trump: Option<char>) -> usize {
        let first = |id: &str| trick.iter().position(|card| card == id);
        if let (Some(mermaid), Some(_)) = (first("Me"), first("Sk")) {
            return mermaid;
        }
        for id in ["Wi", "Sk", "Pi", "Me"] {
            if let Some(place) = first(id) {
                return place;
            }
        }
        let led = self.led(trick);
        let mut best: Option<(usize, (u8, usize))> = None;
        for (place, card) in trick.iter().enumerate().filter(|(_, card)| !self.is_joker(card)) {
            let class = match self.suit(card) {
                suit if suit == trump && trump.is_some() => 2,
                suit if suit == led => 1,
                _ => 0,
            };
            let worth = (class, self.height(card));
            let is_better = match best {
                None => true,
                Some((_, known)) if self.last_of_equals => worth >= known,
                Some((_, known)) => worth > known,
            };
            if is_better {
                best = Some((place, worth));
            }
        }
        best.map_or(0, |(place, _)| place)
    }

    /// The cards of a hand that may be played to a trick.
    fn open(&self, hand: &[String], trick: &[String], trump: Option<char>) -> Vec<String> {
        let pick = |wanted: &dyn Fn(&String) -> bool| -> Vec<String> {
            hand.iter().filter(|card| wanted(card)).cloned().collect()
        };
        let Some(led) = self.led(trick) else { return hand.to_vec() };
        let highest = |suit: char| {
            let of_suit = trick.iter().filter(|card| self.suit(card) == Some(suit));
            of_suit.map(|card| self.height(card)).max().unwrap_or(0)
        };
        let is_trumped = trump.is_some_and(|trump| trump != led && highest(trump) > 0);
        let of_suit = pick(&|card| self.suit(card) == Some(led));
        let mut open = if !of_suit.is_empty() {
            let beat =
                |card: &String| self.suit(card) == Some(led) && self.height(card) > highest(led);
            let beating = pick(&beat);
            if self.must_beat && !is_trumped && !beating.is_empty() { beating } else { of_suit }
        } else {
            let beat = |card: &String| {
                let suit = self.suit(card);
                trump.is_some_and(|trump| suit == Some(trump) && self.height(card) > highest(trump))
            };
            let trumping = if self.must_beat { pick(&beat) } else { Vec::new() };
            if trumping.is_empty() { hand.to_vec() } else { trumping }
        };
        open.extend(pick(&|card| self.is_joker(card) && !open.contains(card)));
        open
    }
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn begun(rules: Ruleset, players: u8) -> Game {
    let names: Vec<String> = (1..=players).map(|place| format!("Player {place}")).collect();
    let players = Players::new(&names).expect("the names differ");
    let dealer = players.seats().next().expect("somebody plays");
    Game::new(Setup::new(rules, players, dealer).expect("seated"))
}

/// Records the trump of a deal: the card turned up, or what the dealer names. Returns its letter.
fn turn_up(game: &mut Game, rest: &[String], lots: &mut fastrand::Rng) -> Option<char> {
    let plan = &game.current().expect("a deal").plan;
    if let Some(known) = plan.trump.known() {
        return known.suit().map(Suit::letter);
    }
    let suit = Suit::ALL[lots.usize(..4)];
    let Some(turned) = rest.first() else {
        game.play(&Act::Trump(suit.into())).expect("the dealer's card");
        return Some(suit.letter());
    };
    let card = card(turned);
    let is_wizard = turned == "Wi";
    let trump = match (card.suit(), is_wizard) {
        (Some(suit), _) => Trump::from(suit),
        (None, true) => suit.into(),
        (None, false) => Trump::None,
    };
    let turned = Act::Turned(card);
    match lots.u8(..4) {
        // The suit alone is enough, with the card after it or without.
        0 | 1 => game.play(&Act::Trump(trump)).expect("possible"),
        _ => game.play(&turned).expect("possible"),
    };
    match game.current().expect("a deal").trump() {
        Some(_) if lots.bool() => {}
        // The same card twice is refused.
        Some(_) => drop(game.play(&turned)),
        None => drop(game.play(&Act::Trump(trump)).expect("named")),
    }
    assert_eq!(game.current().expect("a deal").trump(), Some(trump));
    trump.suit().map(Suit::letter)
}

fn bid_anything(mut game: Game, lots: &mut fastrand::Rng) -> Game {
    while let Due::Bids(due) = game.due() {
        let bid = due.open[lots.usize(..due.open.len())];
        game.play(&Act::Bid(vec![Count::next(bid.into())])).expect("open");
    }
    game
}

#[test]
fn evenings_by_cards_match_a_judge_and_a_scorer_written_apart() {
    for (kept, seed) in KEPT.iter().flat_map(|kept| (0..20).map(move |seed| (kept, seed))) {
        let mut lots = fastrand::Rng::with_seed(seed);
        let mut rules = (kept.rules)();
        if rules.id != "call-break" {
            let top = lots.u8(2..=6);
            Setting::apply(&format!("top={top}"), &mut rules).expect("a lower deal");
        } else {
            Setting::apply("deals=1", &mut rules).expect("fewer deals");
        }
        let play = rules.play;
        let id = rules.id.clone();
        let mut game = begun(rules, kept.players);
        let mut totals = vec![0; kept.players.into()];
        while let Some(deal) = game.current() {
            let seats = deal.plan.seats.clone();
            let cards = usize::from(deal.plan.cards);
            let pack = deal.plan.pack.clone();
            let number = deal.plan.number;
            let mut dealt = kept.pack();
            assert_eq!(dealt.len(), usize::from(pack.size()));
            lots.shuffle(&mut dealt);
            let rest = dealt.split_off(cards * seats.len());
            let mut hands: Vec<Vec<String>> = dealt.chunks(cards).map(<[String]>::to_vec).collect();
            let trump = turn_up(&mut game, &rest, &mut lots);
            game = bid_anything(game, &mut lots);
            let bids = game.current().expect("a deal").bids().bids.to_vec();
            let mut leader = 0;
            let mut took = vec![0; seats.len()];
            let mut wrong = Vec::new();
            let known = Suit::ALL
                .into_iter()
                .find(|suit| Some(suit.letter()) == trump)
                .map_or(Trump::None, Trump::from);
            for index in 1..=cards {
                let mut trick: Vec<String> = Vec::new();
                for place in 0..seats.len() {
                    let player = (leader + place) % seats.len();
                    let hand = &mut hands[player];
                    let mut open = kept.open(hand, &trick, trump);
                    let held: Vec<Card> = hand.iter().map(|text| card(text)).collect();
                    let on_it: Vec<Card> = trick.iter().map(|text| card(text)).collect();
                    let duty = play.duty(
                        &held,
                        OnTable { trick: &on_it, trump: known, is_broken: false, pack: &pack },
                    );
                    let mut allowed: Vec<String> = hand.clone();
                    allowed.retain(|text| duty.allows(card(text), &pack));
                    open.sort();
                    allowed.sort();
                    assert_eq!(
                        allowed, open,
                        "{id}, seed {seed}: {hand:?} to {trick:?}, {trump:?}"
                    );
                    let any = lots.u8(..8) == 0;
                    let from = if any { &*hand } else { &open };
                    let chosen = from[lots.usize(..from.len())].clone();
                    if !open.contains(&chosen) {
                        wrong.push((index, seats[player]));
                    }
                    let at = hand.iter().position(|held| *held == chosen).expect("held");
                    hand.remove(at);
                    trick.push(chosen);
                }
                leader = (leader + kept.taker(&trick, trump)) % seats.len();
                took[leader] += 1;
                let cards =
                    trick.iter().map(|text| TrickCard { by: None, card: card(text) }).collect();
                let trick = Act::Trick { cards, turned: None };
                game.play(&trick).unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
            }
            let deal = game.deals().nth(number - 1).expect("played");
            let review = Review::of(game.setup().rules(), deal);
            let revokes: Vec<_> =
                review.revokes().map(|(play, _)| (play.trick, play.seat)).collect();
            assert_eq!(revokes, wrong, "{id}, seed {seed}, deal {number}");
            for (place, seat) in seats.iter().enumerate() {
                let tenths = (kept.tenths)(bids[place].into(), took[place], cards as i64);
                totals[seat.index()] += tenths;
            }
            let counted: Vec<i64> = game.totals().iter().map(|total| total.in_tenths()).collect();
            assert_eq!(counted, totals, "{id}, seed {seed}, deal {number}");
        }
    }
}

#[test]
fn wizards_and_jesters_take_tricks_as_the_rules_say() {
    let table = Table::new();
    for (cards, winner, because) in [
        ("7c Wi Ah Wi", 2, "Wi is the first wizard played."),
        ("Je Je Je Je", 1, "Nothing on it takes a trick, and Je came first."),
        (
            "Je 7c Ac Kd",
            3,
            "No trump was played, and A♣ is the highest card of the suit led, clubs.",
        ),
        ("Je Wi Ah Ac", 2, "Nothing on it is above the wizard."),
        ("Kc Je 2h Ac", 3, "2♥ is the only trump played."),
    ] {
        let ruling = table.json(&format!("check trick --rules wizard --trump h {cards}"));
        assert_eq!(ruling["winner"], winner, "{cards}");
        assert_eq!(ruling["because"], because, "{cards}");
    }
    for (led, hand, open) in [
        ("Wi", "7c 2h", "7c 2h"),
        ("Je", "7c 2h", "7c 2h"),
        ("Je 9c", "7c 2h Je", "7c Je"),
        ("Je Wi", "7c 2h", "7c 2h"),
        ("9c", "7c 2h Wi", "7c Wi"),
    ] {
        let ask = format!("check play --rules wizard --trump h --led \"{led}\" --hand \"{hand}\"");
        let ruling = table.json(&ask);
        let expected: Vec<&str> = open.split(' ').collect();
        assert_eq!(ruling["open"], serde_json::json!(expected), "{led}, {hand}");
    }
    let refused = table.hoyle("check trick --rules wizard --players 4 Wi Wi Wi Wi Wi");
    assert_eq!(refused.code, 1);
    assert!(refused.stdout.contains("All 4 Wi"), "{}", refused.stdout);
    let refused = table.refused(2, "check trick --rules wizard 7c Kx");
    assert!(refused.stderr.contains("or Wi, Je"), "{}", refused.stderr);
}

#[test]
fn the_card_turned_up_makes_the_trump_or_lets_the_dealer_name_it() {
    let table = Table::new();
    table.done("new wizard Ana Bo Cy --dealer Cy --id wizards");
    let done = table.done("trump Wi");
    assert!(done.contains("hoyle trump"), "{done}");
    let refused = table.refused(1, "trump none");
    assert!(
        refused.stderr.contains("Wi is turned up: the dealer names a suit"),
        "{}",
        refused.stderr
    );
    table.refused(1, "trump 7c");
    assert!(table.done("status").contains("Wi turned up, so the dealer names the trump"));
    table.done("trump h");
    let refused = table.refused(1, "trump d");
    assert!(refused.stderr.contains("already recorded"), "{}", refused.stderr);
    table.done("bid 1 0 1");
    let refused = table.refused(1, "trick Wi Wi Wi Wi");
    assert!(refused.stderr.contains("3"), "{}", refused.stderr);
    let done = table.done("trick 7c Je 2h");
    assert!(done.contains("only trump"), "{done}");
    let done = table.done("trump Je");
    assert!(done.contains("no trump") || done.contains("Je turned up"), "{done}");
    assert_eq!(table.json("status")["deal"]["trump"], "none");
    let journal =
        std::fs::read_to_string(table.path("data/games/wizards.jsonl")).expect("a journal");
    assert!(
        journal.contains(r#""hoyle":2,"#) && journal.contains(r#"{"turned":"Wi"}"#),
        "{journal}"
    );
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
    table.done("fix 1 trump d");
    assert!(table.done("log").contains("diamonds"), "{}", table.done("log"));
    let explained = table.done("explain 1");
    assert!(explained.contains("Ana takes it: no trump was played"), "{explained}");
    table.done("fix 1 trump Wi --yes");
    table.done("new wizard Ana Bo Cy --dealer Cy --set wizard-turned=suit-or-none");
    table.done("trump Wi");
    table.done("trump none");
    let schedule = table.json("schedule wizard --players 3");
    let last = schedule.as_array().expect("deals").last().expect("a deal").clone();
    assert_eq!((&last["cards"], &last["trump"]), (&20.into(), &"none".into()));
}

#[test]
fn more_cards_than_the_pack_has_are_refused() {
    let table = Table::new();
    table.done("new wizard Ana Bo Cy --dealer Cy --schedule up");
    for deal in 1..=2 {
        table.done("trump Wi");
        table.done("trump h");
        table.done(if deal == 1 { "bid 0 0 0" } else { "bid 1 1 1" });
        if deal == 1 {
            table.done("took 1 0 0");
        }
    }
    table.done("trick Wi Wi 2c");
    let refused = table.refused(1, "trick Wi Wi 3c");
    let said = one_line(&refused.stderr);
    assert!(said.contains("All 4 Wi of the pack have been played or turned up"), "{said}");
}

#[test]
fn a_trick_that_the_rules_cannot_judge_is_refused_with_that_reason() {
    let table = Table::new();
    let joker =
        "players = [3, 4]\n\n[[tables.jokers]]\nid = \"Jo\"\ntitle = \"joker\"\nnumber = 2\n";
    let rules = presets::ruleset_text("contract-whist")
        .expect("a game")
        .replace("players = [3, 4, 5, 6, 7]\n", joker);
    table.write("jokers.toml", &rules);
    let told = one_line(&table.done("rules jokers.toml"));
    assert!(told.contains("with 2 × joker (Jo)"), "{told}");
    assert!(told.contains("What a joker does in a trick is left to the table."), "{told}");
    table.done("new jokers.toml Ana Bo Cy --dealer Cy --set top=1");
    table.done("bid 1 1 0");
    let refused = table.refused(1, "trick 7c Jo 2h");
    let said = one_line(&refused.stderr);
    assert!(said.contains("What Jo does in a trick is left to the table"), "{said}");
    table.done("took 0 1 0");
}

#[test]
fn of_two_equal_cards_the_first_or_the_last_takes_the_trick() {
    let table = Table::new();
    let file = std::fs::read_to_string(format!(
        "{}/examples/rules/stiche-raten.toml",
        env!("CARGO_MANIFEST_DIR")
    ));
    let last = file.expect("an example");
    table.write("last.toml", &last);
    table.write("first.toml", &last.replace("equals = \"last\"\n", ""));
    for (rules, winner, because) in [
        (
            "last",
            3,
            "No trump was played, and A♣ is the highest card of the suit led, clubs, the last of its equals.",
        ),
        (
            "first",
            1,
            "No trump was played, and A♣ is the highest card of the suit led, clubs, the first of its equals.",
        ),
    ] {
        let ruling = table.json(&format!("check trick --rules {rules}.toml --trump h Ac 7c Ac Kc"));
        assert_eq!((&ruling["winner"], &ruling["because"]), (&winner.into(), &because.into()));
    }
    let told = one_line(&table.done("rules last.toml"));
    assert!(
        told.contains("Two packs, 64 cards, 7 to ace. Of two equal cards the second takes"),
        "{told}"
    );
}

#[test]
fn mermaids_capture_the_skull_king_who_captures_pirates() {
    let table = Table::new();
    for (cards, winner) in [
        ("As Sk Pi", 2),
        ("Pi Sk Me", 3),
        ("Pi Me As", 1),
        ("Me Es As", 1),
        ("Es Es 2c", 3),
        ("Es Pi Sk", 3),
    ] {
        let ruling = table.json(&format!("check trick --rules skull-king --trump s {cards}"));
        assert_eq!(ruling["winner"], winner, "{cards}");
    }
}

#[test]
fn captures_score_only_if_the_bid_is_made() {
    let table = Table::new();
    let deal = |bids: &str, took: &str, captures: &[&str]| -> [i64; 2] {
        table.done(&format!("bid {bids}"));
        for counted in captures {
            table.done(&format!("count {counted}"));
        }
        table.done(&format!("took {took}"));
        let sheet = table.json("sheet");
        let hands = sheet["deals"].as_array().and_then(|deals| deals.last()).expect("a deal");
        [0, 1].map(|seat| hands["hands"][seat]["points"].as_i64().expect("points"))
    };
    table.done("new skull-king Ana Bo --dealer Bo");
    // A made bid of a trick, 20, and a pirate, 30; a made bid of none, 10 a card.
    assert_eq!(deal("Ana=1 Bo=0", "Ana=1 Bo=0", &["pirates Ana=1"]), [20 + 30, 10]);
    let missed = deal("Bo=1 Ana=1", "Bo=2 Ana=0", &["pirates Ana=1", "skull-king Bo=1"]);
    assert_eq!(missed, [-10, -10]);
    let explained = table.done("explain 2 Ana");
    let why = "pirates captured by the skull king: 1: the bid was missed: 0";
    assert!(explained.contains(why), "{explained}");
    // What is carried over leaves out the deals whose bid was missed.
    let rules = presets::ruleset_text("skull-king").expect("a game");
    let (rules, _) = rules.split_once("[[settings]]").expect("settings");
    table.write("every.toml", &rules.replacen("points = 30", "points = 30\nevery = 2", 1));
    table.done("new ./every.toml Ana Bo --dealer Bo --id every");
    assert_eq!(deal("Ana=1 Bo=0", "Ana=1 Bo=0", &["pirates Ana=1"]), [20, 10]);
    assert_eq!(deal("Bo=1 Ana=1", "Bo=2 Ana=0", &["pirates Ana=1"]), [-10, -10]);
    assert_eq!(deal("Ana=0 Bo=3", "Ana=0 Bo=3", &["pirates Ana=1"]), [30 + 30, 60]);
}

#[test]
fn the_duty_to_beat_is_judged_by_the_trick_so_far() {
    let table = Table::new();
    for (rules, trump, led, hand, open) in [
        // Follow suit above the highest; below it only without a higher card.
        ("pocha", "h", "7c", "Kc 2c Ah", "Kc"),
        ("pocha", "h", "7c Ac", "Kc 2c Ah", "Kc 2c"),
        // The three ranks below the ace and above the king.
        ("pocha", "h", "Kc", "3c Qc", "3c"),
        // The duty lapses once the trick is trumped.
        ("pocha", "h", "7c 2h", "Kc 2c Ah", "Kc 2c"),
        // Void: trump, above the trumps on the trick, or play anything.
        ("pocha", "h", "7c", "2h Ah Kd", "2h Ah"),
        ("pocha", "h", "7c 4h", "2h Ah Kd", "Ah"),
        ("pocha", "h", "7c Ah", "2h 3h Kd", "2h 3h Kd"),
        ("pocha", "h", "Qh", "Kh Jh Ad", "Kh"),
        ("call-break", "s", "9d 10d", "Jd 8d As", "Jd"),
        ("call-break", "s", "9d 3s", "2s Ah", "2s Ah"),
        ("call-break", "s", "9d 3s", "4s Ah", "4s"),
    ] {
        let ask =
            format!("check play --rules {rules} --trump {trump} --led \"{led}\" --hand \"{hand}\"");
        let expected: Vec<&str> = open.split(' ').collect();
        assert_eq!(table.json(&ask)["open"], serde_json::json!(expected), "{led}, {hand}");
    }
    let said = table.hoyle("check play --rules pocha --trump h --led 7c --hand \"Kc 2c\" 2c");
    assert_eq!(said.code, 1);
    assert!(said.stdout.contains("the hand can beat 7♣"), "{}", said.stdout);
    table.done("new call-break Ana Bo Cy Di --dealer Di --set must-beat=off");
    table.done("bid 1 1 1 1");
    assert_eq!(table.hoyle("check play --led \"9d 10d\" --hand \"Jd 8d\" 8d").code, 0);
}

#[test]
fn cards_are_dealt_again_if_the_bids_add_up_to_too_little() {
    let table = Table::new();
    table.done("new call-break Ana Bo Cy Di --dealer Di --set redeal-below=10 --id again");
    let done = table.done("bid 2 2 2 3");
    assert!(done.contains("deals again"), "{done}");
    assert_eq!(table.json("status")["deal"]["dealer"], "Di");
    table.done("bid 2 2 3 3");
    table.done("took 4 3 3 3");
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
    table.done("fix 1 bid 3 3 2 2");
    assert!(table.done("sheet --plain").contains("3.1"), "{}", table.done("sheet --plain"));
    let told = one_line(&table.done("rules call-break --set redeal-below=10"));
    assert!(
        told.contains("If they add up to less than 10, the same dealer deals again."),
        "{told}"
    );
}

#[test]
fn impossible_packs_are_faults_with_their_places() {
    let table = Table::new();
    let rules = presets::ruleset_text("wizard").expect("a game");
    for (old, new, fault) in [
        (
            "id = \"Je\"",
            "id = \"Kd\"",
            "expected two letters, such as Wi, that are no rank and suit",
        ),
        ("id = \"Je\"", "id = \"Wi\"", "“Wi” is already in this list."),
        ("takes = \"never\"", "captures = [\"Sk\"]", "“Sk” is in no pack of these rules."),
        (
            "title = \"jester\"\nnumber = 4",
            "title = \"jester\"\nnumber = 13",
            "number cannot be “13”",
        ),
        (
            "players = [3",
            "equals = \"last\"\nplayers = [3",
            "Only in two packs, with double = true",
        ),
        (
            "players = [3",
            "lowest = \"7\"\nranks = [\"A\", \"K\"]\nplayers = [3",
            "ranks has the lowest rank already.",
        ),
        ("players = [3", "ranks = [\"A\", \"A\"]\nplayers = [3", "“A” is already in this list."),
        (
            "steps = [\"1 up to top\"]",
            "steps = [\"1 up to 21\"]",
            "more cards than the pack of 60 has",
        ),
    ] {
        assert!(rules.contains(old), "{old}");
        table.write("ours.toml", &rules.replacen(old, new, 1));
        let refused = table.refused(1, "rules --check ours.toml");
        let said = one_line(&refused.stderr);
        assert!(said.contains(fault) && said.contains("ours.toml:"), "{new}: {said}");
    }
    let long = format!("ranks = [{}]\nplayers = [3", "\"A\", ".repeat(14));
    table.write("ours.toml", &rules.replacen("players = [3", &long, 1));
    let refused = table.refused(1, "rules --check ours.toml");
    assert!(refused.stderr.contains("more than 13 rows"), "{}", refused.stderr);
    let talon = presets::ruleset_text("german").expect("a game");
    table.write("ours.toml", &talon.replacen("players = [2]", "players = [2]\ndouble = true", 1));
    let refused = table.refused(1, "rules --check ours.toml");
    assert!(
        refused.stderr.contains("A talon needs a pack without equal cards"),
        "{}",
        refused.stderr
    );
    let counts = presets::ruleset_text("contract-whist").expect("a game");
    let low = counts.replacen("[[tables]]", "[[tables]]\nlowest = \"7\"", 1);
    table.write("ours.toml", &low);
    let refused = table.refused(1, "rules --check ours.toml");
    assert!(refused.stderr.contains("“2” is in no pack of these rules"), "{}", refused.stderr);
}

#[test]
fn the_first_card_led_makes_the_trump_where_the_rules_say_so() {
    let table = Table::new();
    table.done("new nap Ana Bo Cy --dealer Cy");
    table.done("contract three --by Bo");
    assert!(table.done("status").contains("trump by the first card"));
    assert_eq!(table.json("check trick 7h Ac 2h")["because"], "7♥ is its highest trump.");
    let done = table.done("trick 7h Ac 2h");
    assert!(done.contains("7♥ is its highest trump"), "{done}");
    let refused = table.refused(1, "trump s");
    assert!(refused.stderr.contains("already recorded: hearts"), "{}", refused.stderr);
    table.done("trick Kc 9c 3h");
    table.done("trick 4d 5d 6d");
    table.done("trick 8s 9s 10s");
    let done = table.done("trick Js Qs Ks");
    // Bo took two tricks, and pays three to each.
    assert!(done.contains("Ana +3 = 3, Bo -6 = -6, Cy +3 = 3"), "{done}");
    table.done("contract nap --by Ana");
    table.done("trump d");
    let refused = table.refused(1, "trick Ah 2h 3h");
    assert!(refused.stderr.contains("already recorded: diamonds"), "{}", refused.stderr);
    table.done("trick Ad 2h 3h");
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
}

/// The keys of a random pack, and whether its tricks can be judged.
fn random_pack(lots: &mut fastrand::Rng) -> (String, bool) {
    let ranks = "A K Q J 10 9 8 7 6 5 4 3 2".split(' ').collect::<Vec<_>>();
    let mut table = String::new();
    if lots.bool() {
        let mut ranks = ranks[..lots.usize(5..=13)].to_vec();
        lots.shuffle(&mut ranks);
        table += &format!("ranks = {ranks:?}\n");
    } else {
        table += &format!("lowest = {:?}\n", ranks[lots.usize(4..13)]);
    }
    if lots.bool() {
        table += "trump_ranks = [\"A\"]\nbower = \"A\"\nalways_trump = [\"Ad\", \"As\"]\n";
    }
    if lots.bool() {
        let equals = ["first", "last"][lots.usize(..2)];
        table += &format!("double = true\nequals = \"{equals}\"\n");
    }
    let mut judged = true;
    for id in &["Wi", "Je", "Jo"][..lots.usize(..=3)] {
        let takes = ["takes = \"always\"\n", "takes = \"never\"\n", ""][lots.usize(..3)];
        judged &= !takes.is_empty();
        let turned = ["turned = \"suit\"\n", "turned = \"suit-or-none\"\n", ""][lots.usize(..3)];
        let number = lots.u8(1..=5);
        let joker = format!("id = \"{id}\"\ntitle = \"joker\"\nnumber = {number}\n{takes}{turned}");
        table += &format!("\n[[tables.jokers]]\n{joker}");
    }
    (table, judged)
}

#[test]
fn a_game_with_any_sound_pack_can_be_played_by_its_cards() {
    for seed in 0..60 {
        let mut lots = fastrand::Rng::with_seed(seed);
        let (table, judged) = random_pack(&mut lots);
        let players = lots.u8(2..=6);
        let trump = ["turned", "drawn", "led"][lots.usize(..3)];
        let duty = lots.bool();
        let text = presets::ruleset_text("boerenbridge")
            .expect("a game")
            .replace("players = [3, 4, 5, 6, 7]", &format!("players = [{players}]\n{table}"))
            .replace("trump = { turn-up = { last = true } }", &format!("trump = \"{trump}\""))
            .replace(
                "must_trump = false",
                &format!(
                    "must_trump = {}\nmust_beat = {duty}\nbreak_trump = {}",
                    lots.bool(),
                    lots.bool()
                ),
            )
            .replace("form = \"up-down\"", "form = \"up-down\"\ntop = 3");
        let rules = presets::check(&text, hoyle::words::own_words_errors)
            .unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        let mut game = begun(rules.clone(), players);
        while let Some(deal) = game.current() {
            let plan = deal.plan.clone();
            let bids = Act::Bid(vec![Count::next(0); players.into()]);
            let mut dealt: Vec<Card> = plan.pack.cards().collect();
            lots.shuffle(&mut dealt);
            let rest = dealt.split_off(usize::from(plan.cards) * usize::from(players));
            if plan.trump.known().is_none() {
                if let Some(card) = rest.first()
                    && trump == "turned"
                {
                    game.play(&Act::Turned(*card)).expect("it is in the pack");
                    if game.current().expect("a deal").trump().is_none() {
                        game.play(&Act::Trump(Trump::Hearts)).expect("named");
                    }
                } else if trump == "drawn" {
                    game.play(&Act::Trump(Trump::Clubs)).expect("drawn");
                }
            }
            game.play(&bids).expect("no hook");
            let mut hands: Vec<Vec<Card>> =
                dealt.chunks(plan.cards.into()).map(<[Card]>::to_vec).collect();
            for _ in 0..plan.cards {
                let deal = game.current().expect("a deal");
                let leader = deal.next_leader(&rules).expect("somebody leads");
                let mut trick = Vec::new();
                for seat in deal.turn_from(leader) {
                    // A trump that is led is known once it is.
                    let led = card_led(&trick, &plan.pack).and_then(Card::suit).map(Trump::from);
                    let trump = deal.trump().or(led).unwrap_or(Trump::None);
                    let hand = &mut hands[plan.place(seat).expect("seated")];
                    let broken = rules.trump == TrumpRule::Led
                        || deal.recorded.iter().any(|trick| {
                            trick.cards.iter().any(|(_, card): &(_, Card)| {
                                let trumps = plan.pack.trumps(trump);
                                trumps.is_some() && plan.pack.follows(*card, trump) == trumps
                            })
                        });
                    let duty = rules.play.duty(
                        hand,
                        OnTable { trick: &trick, trump, is_broken: broken, pack: &plan.pack },
                    );
                    let open: Vec<usize> =
                        (0..hand.len()).filter(|at| duty.allows(hand[*at], &plan.pack)).collect();
                    trick.push(hand.swap_remove(open[lots.usize(..open.len())]));
                }
                let cards = trick.into_iter().map(|card| TrickCard { by: None, card }).collect();
                if let Err(refusal) = game.play(&Act::Trick { cards, turned: None }) {
                    assert!(!judged, "seed {seed}: {refusal}\n{text}");
                    break;
                }
            }
            if game.deals().filter(|deal| deal.is_over()).count() < plan.number {
                // The rest of a deal with a joker that the rules say nothing of is typed.
                let deal = game.current().expect("a deal");
                let mut took: Vec<i64> = vec![0; players.into()];
                for trick in deal.recorded.iter() {
                    took[plan.place(trick.winner).expect("seated")] += 1;
                }
                took[0] += i64::from(plan.cards) - deal.recorded.len() as i64;
                let took = Act::Took(took.into_iter().map(Count::next).collect());
                game.play(&took).expect("they add up");
            }
            let deal = game.deals().nth(plan.number - 1).expect("played");
            assert_eq!(Review::of(&rules, deal).revokes().count(), 0, "seed {seed}\n{text}");
        }
    }
}

#[test]
fn the_dealer_may_name_another_trump_than_the_card_where_the_rules_say_so() {
    let table = Table::new();
    let rules = presets::ruleset_text("boerenbridge").expect("a game");
    table.write(
        "ours.toml",
        &rules.replace("{ last = true }", "{ none = true, dealer_names = true }"),
    );
    table.done("new ours.toml Ana Bo Cy --dealer Cy");
    table.done("trump 7h");
    table.refused(1, "trump h");
    table.done("trump none");
    assert_eq!(table.json("status")["deal"]["trump"], "none");
    table.done("trump s");
    table.done("bid 0 0 1");
    assert!(table.done("trick 7c 2s Ac").contains("only trump"));
    table.done("fix 1 trump d");
    assert_eq!(table.json("sheet")["deals"][0]["trump"], "diamonds");
    let script = table.done("script");
    table.write("evening.hoyle", &script);
    assert_eq!(table.done("replay evening.hoyle --plain"), table.done("sheet --plain"));
}

#[test]
fn a_card_turned_up_before_the_cards_were_dealt_again_is_not_corrected() {
    let table = Table::new();
    let rules = presets::ruleset_text("oh-hell")
        .expect("a game")
        .replace("[bidding.exact]\n", "[bidding.exact]\nredeal_below = 2\n");
    table.write("again.toml", &rules);
    table.done("new ./again.toml Ana Bo Cy --dealer Cy --set top=4 --schedule down");
    table.done("trump h");
    table.done("bid 0 0 1");
    table.done("trump s");
    table.done("bid 1 1 1");
    table.done("fix 1 trump clubs");
    let log = table.done("log");
    assert!(log.contains("clubs ♣ turned up (was: spades ♠"), "{log}");
}
