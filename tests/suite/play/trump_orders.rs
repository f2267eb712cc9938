//! Trumps that are not just the cards of a suit: orders of their own, bowers, and cards that are always trumps.

use super::unfolded;
use crate::common::Table;
use hoyle::cards::{Card, Suit, Trump};
use hoyle::game::{Act, Count, Game, Players, Review, Setup, TrickCard};
use hoyle::presets;
use hoyle::rules::{OnTable, Ruleset};

/// An order of trumps: what its file says, and its trumps from the highest down, written apart for each suit.
struct Order {
    keys: String,
    ranks: Vec<String>,
    copies: usize,
    /// The trumps of a deal by its trump suit; the first list is without one.
    trumps: [Vec<String>; 5],
}

const SUITS: [char; 4] = ['s', 'd', 'h', 'c'];

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The orders of games that people play.
fn played() -> Vec<Order> {
    let euchre = [
        "",
        "Js Jc As Ks Qs 10s 9s",
        "Jd Jh Ad Kd Qd 10d 9d",
        "Jh Jd Ah Kh Qh 10h 9h",
        "Jc Js Ac Kc Qc 10c 9c",
    ];
    let belote = [
        "",
        "Js 9s As 10s Ks Qs 8s 7s",
        "Jd 9d Ad 10d Kd Qd 8d 7d",
        "Jh 9h Ah 10h Kh Qh 8h 7h",
        "Jc 9c Ac 10c Kc Qc 8c 7c",
    ];
    let skat = [
        "Jc Js Jh Jd",
        "Jc Js Jh Jd As 10s Ks Qs 9s 8s 7s",
        "Jc Js Jh Jd Ad 10d Kd Qd 9d 8d 7d",
        "Jc Js Jh Jd Ah 10h Kh Qh 9h 8h 7h",
        "Jc Js Jh Jd Ac 10c Kc Qc 9c 8c 7c",
    ];
    let doppelkopf = [
        "10h Qc Qs Qh Qd Jc Js Jh Jd",
        "10h Qc Qs Qh Qd Jc Js Jh Jd As 10s Ks 9s",
        "10h Qc Qs Qh Qd Jc Js Jh Jd Ad 10d Kd 9d",
        "10h Qc Qs Qh Qd Jc Js Jh Jd Ah Kh 9h",
        "10h Qc Qs Qh Qd Jc Js Jh Jd Ac 10c Kc 9c",
    ];
    let pedro = [
        "",
        "As Ks Qs Js 10s 5s 5c 2s",
        "Ad Kd Qd Jd 10d 5d 5h 2d",
        "Ah Kh Qh Jh 10h 5h 5d 2h",
        "Ac Kc Qc Jc 10c 5c 5s 2c",
    ];
    [
        ("A K Q J 10 9", "trump_ranks = [\"J\"]\nbower = \"J\"", 1, euchre),
        ("A 10 K Q J 9 8 7", "trump_ranks = [\"J\", \"9\"]", 1, belote),
        ("A 10 K Q J 9 8 7", "always_trump = [\"Jc\", \"Js\", \"Jh\", \"Jd\"]", 1, skat),
        (
            "A 10 K Q J 9",
            "double = true\nalways_trump = [\"10h\", \"Qc\", \"Qs\", \"Qh\", \"Qd\", \"Jc\", \"Js\", \"Jh\", \"Jd\"]",
            2,
            doppelkopf,
        ),
        ("A K Q J 10 5 2", "bower = \"5\"", 1, pedro),
    ]
    .into_iter()
    .map(|(ranks, keys, copies, trumps)| {
        let ranks = words(ranks);
        let keys = format!("ranks = {ranks:?}\n{keys}\n");
        Order { keys, ranks, copies, trumps: trumps.map(words) }
    })
    .collect()
}

/// An order that nobody plays.
fn drawn(lots: &mut fastrand::Rng) -> Order {
    let mut ranks = words("A K Q J 10 9 8 7")[..lots.usize(5..=8)].to_vec();
    lots.shuffle(&mut ranks);
    let mut first = ranks.clone();
    lots.shuffle(&mut first);
    first.truncate(lots.usize(..=ranks.len()));
    let bower = if lots.bool() { Some(ranks[lots.usize(..ranks.len())].clone()) } else { None };
    let mut always: Vec<String> = Vec::new();
    for _ in 0..[0, 0, 1, 4][lots.usize(..4)] {
        let card = format!("{}{}", ranks[lots.usize(..ranks.len())], SUITS[lots.usize(..4)]);
        if !always.contains(&card) {
            always.push(card);
        }
    }
    let copies = lots.usize(1..=2);
    let mut keys =
        format!("ranks = {ranks:?}\ntrump_ranks = {first:?}\nalways_trump = {always:?}\n");
    if let Some(rank) = &bower {
        keys += &format!("bower = \"{rank}\"\n");
    }
    if copies == 2 {
        keys += "double = true\n";
    }

    let of_suit = |suit: char, other: char| {
        let mut trumps = always.clone();
        let rest = ranks.iter().filter(|rank| !first.contains(rank));
        for rank in first.iter().chain(rest) {
            trumps.push(format!("{rank}{suit}"));
            if bower.as_ref() == Some(rank) {
                trumps.push(format!("{rank}{other}"));
            }
        }
        let mut once: Vec<String> = Vec::new();
        for card in trumps {
            if !once.contains(&card) {
                once.push(card);
            }
        }
        once
    };
    let trumps = [
        always.clone(),
        of_suit('s', 'c'),
        of_suit('d', 'h'),
        of_suit('h', 'd'),
        of_suit('c', 's'),
    ];
    Order { keys, ranks, copies, trumps }
}

/// What a hand owes by the rules of a game.
#[derive(Clone, Copy)]
struct Duties {
    must_trump: bool,
    must_beat: bool,
    break_trump: bool,
}

/// The trumps of a deal, and the ranks of the other cards.
struct Ladder<'a> {
    trumps: &'a [String],
    ranks: &'a [String],
    duties: Duties,
}

impl Ladder<'_> {
    fn is_trump(&self, card: &str) -> bool {
        self.trumps.iter().any(|trump| trump == card)
    }

    /// What a card belongs to: `T` for trumps, or the letter of its suit.
    fn kind(&self, card: &str) -> char {
        if self.is_trump(card) { 'T' } else { card.chars().last().expect("a suit") }
    }

    /// The steps above a card, fewer for a higher one.
    fn above(&self, card: &str) -> usize {
        let rank = &card[..card.len() - 1];
        let trump = self.trumps.iter().position(|trump| trump == card);
        trump.unwrap_or_else(|| self.ranks.iter().position(|other| other == rank).expect("a rank"))
    }

    /// The card that takes a trick, by its place.
    fn taker(&self, trick: &[String]) -> usize {
        let mut best = 0;
        for place in 1..trick.len() {
            let kind = self.kind(&trick[place]);
            let best_kind = self.kind(&trick[best]);
            let beats = if kind == best_kind {
                self.above(&trick[place]) < self.above(&trick[best])
            } else {
                kind == 'T'
            };
            if beats {
                best = place;
            }
        }
        best
    }

    /// The cards of a hand that may be played.
    fn open(&self, hand: &[String], trick: &[String], is_broken: bool) -> Vec<String> {
        let pick = |wanted: &dyn Fn(&String) -> bool| -> Vec<String> {
            hand.iter().filter(|card| wanted(card)).cloned().collect()
        };
        let all = hand.to_vec();
        let Some(led) = trick.first().map(|card| self.kind(card)) else {
            let others = pick(&|card| !self.is_trump(card));
            let held_back = self.duties.break_trump && !is_broken && !others.is_empty();
            return if held_back { others } else { all };
        };
        let best = &trick[self.taker(trick)];
        let beats = |card: &String| {
            let kind = self.kind(card);
            if kind == self.kind(best) { self.above(card) < self.above(best) } else { kind == 'T' }
        };
        let following = pick(&|card| self.kind(card) == led);
        let trumps = pick(&|card| self.is_trump(card));
        let owed = if following.is_empty() { &trumps } else { &following };
        let mut beating = owed.clone();
        beating.retain(beats);
        if self.duties.must_beat && !beating.is_empty() {
            beating
        } else if !following.is_empty() {
            following
        } else if self.duties.must_trump && !trumps.is_empty() {
            trumps
        } else {
            all
        }
    }
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// The rules of a game with an order of trumps, in which each deal has three cards.
fn rules(order: &Order, duties: Duties, players: usize) -> Ruleset {
    let text = presets::ruleset_text("boerenbridge")
        .expect("a game")
        .replace("players = [3, 4, 5, 6, 7]", &format!("players = [{players}]\n{}", order.keys))
        .replace("trump = { turn-up = { last = true } }", "trump = \"drawn\"")
        .replace(
            "must_trump = false",
            &format!(
                "must_trump = {}\nmust_beat = {}\nbreak_trump = {}",
                duties.must_trump, duties.must_beat, duties.break_trump
            ),
        )
        .replace(
            "steps = [\"1 up to top\", \"top × 1, trump none\", \"top-1 down to 1\"]",
            "steps = [\"5 × 3\"]",
        );
    presets::check(&text, hoyle::words::own_words_errors)
        .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"))
}

/// Plays every deal of a game by its cards, now and then against the rules, and compares each answer.
fn plays_as_written(order: &Order, lots: &mut fastrand::Rng) {
    let duties = Duties {
        must_trump: lots.bool(),
        must_beat: lots.u8(..3) == 0,
        break_trump: lots.u8(..3) == 0,
    };
    let players = lots.usize(3..=4);
    let rules = rules(order, duties, players);
    let play = rules.play;
    let names: Vec<String> = (1..=players).map(|place| format!("Player {place}")).collect();
    let names = Players::new(&names).expect("the names differ");
    let dealer = names.seats().next().expect("somebody plays");
    let mut game = Game::new(Setup::new(rules, names, dealer).expect("seated"));

    while let Some(deal) = game.current() {
        let plan = deal.plan.clone();
        let row = lots.usize(..5);
        let trump =
            [None, Some(Suit::Spades), Some(Suit::Diamonds), Some(Suit::Hearts), Some(Suit::Clubs)]
                [row]
                .map_or(Trump::None, Trump::from);
        let ladder = Ladder { trumps: &order.trumps[row], ranks: &order.ranks, duties };
        let mut dealt: Vec<String> = Vec::new();
        for suit in SUITS {
            for rank in &order.ranks {
                dealt.extend(vec![format!("{rank}{suit}"); order.copies]);
            }
        }
        assert_eq!(dealt.len(), usize::from(plan.pack.size()));
        lots.shuffle(&mut dealt);
        let cards = usize::from(plan.cards);
        let mut hands: Vec<Vec<String>> =
            dealt.chunks(cards).take(players).map(<[String]>::to_vec).collect();
        game.play(&Act::Trump(trump)).expect("drawn");
        game.play(&Act::Bid(vec![Count::next(0); players])).expect("no hook");

        let mut leader = 0;
        let mut is_broken = false;
        let mut wrong = Vec::new();
        for number in 1..=cards {
            let mut trick: Vec<String> = Vec::new();
            for place in 0..players {
                let player = (leader + place) % players;
                let hand = &mut hands[player];
                let mut open = ladder.open(hand, &trick, is_broken);
                let held: Vec<Card> = hand.iter().map(|text| card(text)).collect();
                let on_it: Vec<Card> = trick.iter().map(|text| card(text)).collect();
                let table = OnTable { trick: &on_it, trump, is_broken, pack: &plan.pack };
                let duty = play.duty(&held, table);
                let mut allowed = hand.clone();
                allowed.retain(|text| duty.allows(card(text), &plan.pack));
                open.sort();
                allowed.sort();
                assert_eq!(allowed, open, "{hand:?} to {trick:?}, {trump:?}\n{}", order.keys);

                let from = if lots.u8(..6) == 0 { &*hand } else { &open };
                let chosen = from[lots.usize(..from.len())].clone();
                if !open.contains(&chosen) {
                    wrong.push((number, plan.seats[player]));
                }
                let at = hand.iter().position(|held| *held == chosen).expect("held");
                hand.remove(at);
                trick.push(chosen);
            }
            is_broken |= trick.iter().any(|card| ladder.is_trump(card));
            leader = (leader + ladder.taker(&trick)) % players;
            let played = trick.iter().map(|text| TrickCard { by: None, card: card(text) });
            let act = Act::Trick { cards: played.collect(), turned: None };
            game.play(&act).unwrap_or_else(|refusal| panic!("{refusal}\n{}", order.keys));
            let deal = game.deals().nth(plan.number - 1).expect("in play");
            let taken = deal.recorded.last().expect("recorded").winner;
            assert_eq!(taken, plan.seats[leader], "{trick:?}, {trump:?}\n{}", order.keys);
        }
        let deal = game.deals().nth(plan.number - 1).expect("played");
        let review = Review::of(game.setup().rules(), deal);
        let revokes: Vec<_> = review.revokes().map(|(play, _)| (play.trick, play.seat)).collect();
        assert_eq!(revokes, wrong, "{trump:?}\n{}", order.keys);
    }
}

#[test]
fn cards_are_judged_by_the_order_of_trumps_as_written_apart() {
    for seed in 0..60 {
        let mut lots = fastrand::Rng::with_seed(seed);
        for order in played() {
            plays_as_written(&order, &mut lots);
        }
        for _ in 0..4 {
            plays_as_written(&drawn(&mut lots), &mut lots);
        }
    }
}

/// Who takes a trick: keys of the pack, trump, cards, the winner's place, and the reason.
const TRICKS: &[(&str, &str, &str, usize, &str)] = &[
    (EUCHRE, "spades", "As Kd Js 9h", 3, "J♠ is its highest trump."),
    (EUCHRE, "spades", "As Kd Jc 9h", 3, "J♣ (left bower: ♠) is its highest trump."),
    (EUCHRE, "spades", "Jc Ac Ks Kc", 1, "J♣ (left bower: ♠) is its highest trump."),
    (EUCHRE, "hearts", "9c Jd Ac Kc", 2, "J♦ (left bower: ♥) is the only trump played."),
    (
        EUCHRE,
        "none",
        "9c Jc Jd Ac",
        4,
        "There is no trump, and A♣ is the highest card of the suit led, clubs.",
    ),
    (SKAT, "hearts", "Ah Jc 10h 7h", 2, "J♣ (always a trump) is its highest trump."),
    (SKAT, "none", "Jd Ah Js 10h", 3, "J♠ (always a trump) is its highest trump."),
    (SKAT, "clubs", "10c Kc Qc 9c", 1, "10♣ is its highest trump."),
    (DOPPELKOPF, "diamonds", "Qc 10h Qc Ad", 2, "10♥ (always a trump) is its highest trump."),
    (
        DOPPELKOPF,
        "diamonds",
        "Ah Kh 9h Kh",
        1,
        "No trump was played, and A♥ is the highest card of the suit led, hearts.",
    ),
    (SCHAFKOPF, "hearts", "Ah Qc 10h Jc", 2, "Q♣ (always a trump) is its highest trump."),
    (JASS, "hearts", "Ah 9h Jh 10h", 3, "J♥ is its highest trump."),
    (JASS, "hearts", "10h Ah 9h Kh", 3, "9♥ is its highest trump."),
    (
        JASS,
        "spades",
        "10h Ah 9h Jh",
        2,
        "No trump was played, and A♥ is the highest card of the suit led, hearts.",
    ),
    (PEDRO, "spades", "5c 4s 5s 2s", 3, "5♠ is its highest trump."),
    (PEDRO, "spades", "5c 4s 3s 2s", 1, "5♣ (counts as ♠) is its highest trump."),
];

const EUCHRE: &str = "lowest = \"7\"\ntrump_ranks = [\"J\"]\nbower = \"J\"";
const SKAT: &str = "ranks = [\"A\", \"10\", \"K\", \"Q\", \"J\", \"9\", \"8\", \"7\"]\nalways_trump = [\"Jc\", \"Js\", \"Jh\", \"Jd\"]";
const SCHAFKOPF: &str = "ranks = [\"A\", \"10\", \"K\", \"Q\", \"J\", \"9\", \"8\", \"7\"]\nalways_trump = [\"Qc\", \"Qs\", \"Qh\", \"Qd\", \"Jc\", \"Js\", \"Jh\", \"Jd\"]";
const DOPPELKOPF: &str = "double = true\nranks = [\"A\", \"10\", \"K\", \"Q\", \"J\", \"9\"]\nalways_trump = [\"10h\", \"Qc\", \"Qs\", \"Qh\", \"Qd\", \"Jc\", \"Js\", \"Jh\", \"Jd\"]";
const JASS: &str = "ranks = [\"A\", \"10\", \"K\", \"Q\", \"J\", \"9\", \"8\", \"7\"]\ntrump_ranks = [\"J\", \"9\"]";
const PEDRO: &str = "bower = \"5\"";

/// A table whose `ours.toml` is whist with these keys of its pack.
fn whist_with(keys: &str) -> Table {
    let table = Table::new();
    let text = presets::ruleset_text("whist")
        .expect("a game")
        .replace("players = [4]", &format!("players = [4]\n{keys}"))
        .replace("steps = [\"13 until the end\"]", "steps = [\"5 until the end\"]")
        .replace("counted = 13", "counted = 5")
        .replace("above = 6", "above = 2");
    table.write("ours.toml", &text);
    table
}

#[test]
fn bowers_jacks_queens_and_tens_take_tricks_in_the_order_of_their_game() {
    for (keys, trump, cards, winner, because) in TRICKS {
        let table = whist_with(keys);
        let told = table.json(&format!("check trick --rules ./ours.toml --trump {trump} {cards}"));
        assert_eq!(told["winner"], *winner, "{keys}: {cards}");
        assert_eq!(told["because"], *because, "{keys}: {cards}");
    }
}

#[test]
fn a_left_bower_follows_trumps_and_no_longer_its_suit() {
    let table = whist_with(EUCHRE);
    let ask = |led: &str, card: &str| {
        format!(
            "check play --rules ./ours.toml --trump spades --led {led} --hand \"Jc 9h 8c\" {card}"
        )
    };
    let refused = table.refused(1, &ask("As", "9h"));
    assert_eq!(
        unfolded(&refused.stdout),
        "Not legal. 9♥ may not be played: spades were led, and the hand has one. Also trumps: J♣ (left bower: ♠). \
         [whist.play: House rules] Playable: J♣."
    );
    let refused = table.refused(1, &ask("Ac", "Jc"));
    assert!(unfolded(&refused.stdout).contains("J♣ may not be played: clubs were led, and the hand has one. Also trumps: J♣ (left bower: ♠)."));
    assert!(table.done(&ask("As", "Jc")).starts_with("Legal. Spades were led"));
    assert!(table.done(&ask("Ac", "8c")).starts_with("Legal. Clubs were led"));
}

#[test]
fn no_revoke_is_proven_of_a_bower_and_one_that_was_held_is_named() {
    let table = whist_with(EUCHRE);
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id bower");
    table.done("trump s");
    table.done("trick 9s Jc Ks 10s");
    table.done("trick Kh Ah 9h As");
    let told = unfolded(&table.done("explain"));
    assert!(told.contains("Bo takes it: J♣ (left bower: ♠) is its highest trump."), "{told}");
    assert!(told.contains("Ana takes it: A♠ is the only trump played."), "{told}");
    assert!(told.contains("no revoke is proven"), "{told}");

    table.done("trick Qs Jd 7s Js");
    let done = unfolded(&table.done("trick Ac Kc Qc 8c"));
    assert!(!done.contains("A revoke"), "{done}");
    table.done("new ./ours.toml Ana Bo Cy Di --dealer Di --id held");
    table.done("trump s");
    table.done("trick 9s Ad Ks 10s");
    let done = unfolded(&table.done("trick Kc Ac Qc Jc"));
    assert!(
        done.contains(
            "A revoke by Bo is proven: on trick 1 spades were led, and Bo played A♦; on trick 2 Bo played J♣ (left \
             bower: ♠), which was in the hand then."
        ),
        "{done}"
    );
}

#[test]
fn belote_says_who_takes_a_trick_and_leaves_to_the_table_what_may_be_played() {
    let table = Table::new();
    let told = table.done("check trick --rules belote --trump hearts Ah 9h Jh 10h");
    assert!(
        told.starts_with("The 3rd card, J♥, takes the trick. J♥ is its highest trump."),
        "{told}"
    );
    let told = table.json("check trick --rules belote --trump spades Ah 9h Jh 10h");
    assert_eq!(told["winner"], 1);
    let refused =
        table.refused(1, "check play --rules belote --trump hearts --led Ah --hand \"9h 7s\"");
    assert!(
        refused.stdout.contains("leave it to the table which card may be played"),
        "{}",
        refused.stdout
    );
    table.done("new belote Ana Bo Cy Di --dealer Di");
    table.done("contract take:spades --by Ana");
    let refused = table.refused(1, "trick As Ks Qs 10s");
    let told = unfolded(&refused.stderr);
    assert!(told.contains("tricks cannot be recorded by their cards"), "{told}");
}

#[test]
fn trumps_that_are_not_in_the_pack_are_refused_with_their_place() {
    for (keys, error) in [
        ("trump_ranks = [\"J\", \"J\"]", "“J” is already in this list."),
        ("lowest = \"7\"\ntrump_ranks = [\"2\"]", "“2” is in no pack of these rules."),
        ("lowest = \"7\"\nbower = \"5\"", "“5” is in no pack of these rules."),
        ("lowest = \"7\"\nalways_trump = [\"5h\"]", "“5h” is in no pack of these rules."),
        ("always_trump = [\"Qc\", \"Qc\"]", "“Qc” is already in this list."),
    ] {
        let table = whist_with(keys);
        let refused = table.refused(1, "rules --check ours.toml");
        assert!(unfolded(&refused.stderr).contains(error), "{keys}: {}", refused.stderr);
    }
}
