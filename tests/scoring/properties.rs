//! What holds for every score with every setting.

use crate::common::Table;
use crate::evening::{Hands, NAMES, dealt, seated};
use hoyle::cards::{Seat, Suit, Trump};
use hoyle::game::{Act, Game, Reason};
use hoyle::presets;
use hoyle::record::{GameId, History, Origin, Stamp, Store};
use hoyle::rules::{
    BidsSoFar, Formula, Hand, HandScore, LARGEST_COEFFICIENT, PlannedTrump, Points, Ruleset,
    Scoring, Setting, TieBreak, Wins,
};
use hoyle::{sheet::Sheet, words};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::Value;
use std::cmp::Reverse;

/// Every hand of up to eight cards, for a few numbers of players.
fn all_hands() -> impl Iterator<Item = Hand> {
    let of = |players: u8, cards: u8| {
        (0..=cards)
            .flat_map(move |bid| (0..=cards).map(move |took| Hand { bid, took, cards, players }))
    };
    [3, 4, 6].into_iter().flat_map(move |players| (1..=8).flat_map(move |n| of(players, n)))
}

/// Works out sums as people write them, with halves: `2 × (10 + 3²)`.
struct Sum<'a>(&'a str);

impl Sum<'_> {
    fn next(&self) -> Option<char> {
        self.0.chars().next()
    }

    fn eat(&mut self, sign: char) -> bool {
        self.0 = self.0.trim_start();
        let rest = self.0.strip_prefix(sign);
        self.0 = rest.unwrap_or(self.0).trim_start();
        rest.is_some()
    }

    /// Returns the sum in halves of halves, so that a product of two halves is whole.
    fn sum(&mut self) -> i64 {
        let negative = self.eat('-');
        let mut sum = if negative { -self.product() } else { self.product() };
        loop {
            if self.eat('+') {
                sum += self.product();
            } else if self.eat('-') {
                sum -= self.product();
            } else {
                return sum;
            }
        }
    }

    fn product(&mut self) -> i64 {
        let mut product = self.number();
        while self.eat('×') {
            product = product * self.number() / 4;
        }
        product
    }

    fn number(&mut self) -> i64 {
        if self.eat('(') {
            let sum = self.sum();
            assert!(self.eat(')'), "a parenthesis ends before {}", self.0);
            return sum;
        }
        if self.eat('-') {
            return -self.number();
        }
        let digits = self.0.len() - self.0.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = self.0.split_at(digits);
        self.0 = rest;
        let half = self.next() == Some('½');
        assert!(half || digits > 0, "a number stands before {}", self.0);
        let whole: i64 = if digits > 0 { number.parse().expect("digits") } else { 0 };
        let mut quarters = 4 * whole;
        if self.eat('½') {
            quarters += 2;
        }
        if self.next() == Some('²') {
            self.eat('²');
            quarters = quarters * quarters / 4;
        }
        quarters
    }
}

/// Returns the value of every side of an equation, which must agree.
#[track_caller]
fn worked(sum: &str) -> Points {
    let sides: Vec<i64> = sum
        .split('=')
        .map(|side| {
            let mut side = Sum(side.trim());
            let value = side.sum();
            assert_eq!(side.0, "", "{sum}");
            value
        })
        .collect();
    assert!(sides.iter().all(|side| *side == sides[0]), "{sum}");
    assert!(sides[0] % 2 == 0, "{sum}");
    Points::halves(sides[0] / 2)
}

/// Returns every score of hands that the catalogue has.
fn hand_scores() -> Vec<HandScore> {
    let hands = |scoring| match scoring {
        Scoring::Hands(score) => Some(score),
        Scoring::Contracts(_) | Scoring::Tricks(_) => None,
    };
    presets::scorings().into_iter().filter_map(hands).collect()
}

/// Returns the score of hands that rules have.
fn hands(rules: &mut Ruleset) -> &mut HandScore {
    match &mut rules.scoring {
        Scoring::Hands(score) => score,
        other => panic!("{other:?}"),
    }
}

#[test]
fn sums_are_worked_out_as_people_do() {
    for (sum, halves) in [
        ("12", 24),
        ("-10", -20),
        ("½", 1),
        ("-2½", -5),
        ("10 + 2 = 12", 24),
        ("2 × (10 + 3²) = 38", 76),
        ("-4 - 10 × 2 = -24", -48),
        ("½ × 3 + ½ × 3² = 6", 12),
        ("2 × ½ = 1", 2),
        ("2 × -10 = -20", -40),
        ("1½ × 3 = 4½", 9),
    ] {
        assert_eq!(worked(sum), Points::halves(halves), "{sum}");
    }
    for wrong in ["10 + 2 = 13", "2 × 10 + 3 = 26"] {
        assert!(std::panic::catch_unwind(|| worked(wrong)).is_err(), "{wrong}");
    }
}

#[test]
fn every_sum_told_is_the_points_of_its_hand() {
    for mut scoring in hand_scores() {
        for doubled_by in [None, Some(Suit::Spades)] {
            scoring.doubled_by = doubled_by;
            for hand in all_hands() {
                for trump in [None, Some(Trump::None), Some(Suit::Spades.into())] {
                    let doubled = scoring.is_doubled(trump);
                    let sum = words::worked_out(&scoring, hand, doubled);
                    assert_eq!(
                        worked(&sum),
                        scoring.score(hand, trump),
                        "{}: {hand:?}, {trump:?}: {sum}",
                        scoring.id
                    );
                    let told = words::hand_points(&scoring, hand, doubled);
                    assert!(told.ends_with(&sum), "{told}");
                    assert_eq!(told.contains("doubled by spades"), doubled, "{told}");
                }
            }
        }
    }
}

#[test]
fn spades_as_trump_double_and_nothing_else_does() {
    for plain in hand_scores() {
        let mut doubling = plain.clone();
        doubling.doubled_by = Some(Suit::Spades);
        for hand in all_hands() {
            let points = plain.score(hand, None);
            for trump in Suit::ALL.into_iter().map(Trump::from).chain([Trump::None]) {
                let spades = trump == Suit::Spades.into();
                let expect = if spades { points + points } else { points };
                assert_eq!(doubling.score(hand, Some(trump)), expect, "{}: {hand:?}", plain.id);
                assert_eq!(plain.score(hand, Some(trump)), points, "{}: {hand:?}", plain.id);
            }
            assert_eq!(doubling.score(hand, None), points, "{}: nobody said", plain.id);
            assert_eq!(doubling.case(hand), plain.case(hand), "{}: {hand:?}", plain.id);
        }
        doubling.doubled_by = None;
        assert_eq!(doubling, plain);
    }
}

#[test]
fn the_premium_changes_what_a_made_contract_pays_and_nothing_else() {
    let mut changed = 0;
    for scoring in hand_scores() {
        let mut rules = presets::ruleset("oh-hell").expect("a preset");
        rules.scoring = Scoring::Hands(scoring.clone());
        if Setting::apply("premium=3", &mut rules).is_err() {
            assert_eq!(rules.scoring.hands(), Some(&scoring));
            continue;
        }
        changed += 1;
        let usual = scoring.made.factor(hoyle::rules::Quantity::One);
        for hand in all_hands() {
            let (before, after) = (scoring.score(hand, None), hands(&mut rules).score(hand, None));
            let own_zero = scoring.zero.as_ref().is_some_and(|zero| {
                scoring.case(hand) == hoyle::rules::Case::ZeroMade
                    && zero.made.factor(hoyle::rules::Quantity::One) != usual
            });
            let expect = match hand.off() == 0 && !own_zero {
                true => before - usual + Points::whole(3),
                false => before,
            };
            assert_eq!(after, expect, "{}: {hand:?}", scoring.id);
        }
    }
    // The other scores pay nothing on top: 10 × bid, the negative ones, trick, scratch.
    assert_eq!(changed, 21, "of the catalogue");
}

/// Numbers for any formula that can be written, in halves.
fn factors() -> impl Strategy<Value = Vec<i64>> {
    let most = i64::from(2 * LARGEST_COEFFICIENT);
    prop::collection::vec(prop_oneof![2 => Just(0), 3 => -20..=20_i64, 1 => -most..=most], 7)
}

/// Writes a formula term by term, in some order, with the words that are chosen by lot.
fn written(factors: &[i64], order: &[usize], signs: bool) -> String {
    let words = ["", "bid", "took", "off", "cards", "bid²", "off^2"];
    let mut text = String::from("0");
    for &index in order {
        let (factor, word) = (factors[index], words[index]);
        let size = factor.abs();
        let number = match (size % 2, signs) {
            (0, _) => format!("{}", size / 2),
            (_, true) => format!("{}.5", size / 2),
            (_, false) if size <= 1000 => format!("{size}/2"),
            (_, false) => format!("{}½", size / 2),
        };
        let sign = match (factor < 0, signs) {
            (true, true) => "−",
            (true, false) => "-",
            (false, _) => "+",
        };
        let times = if word.is_empty() || signs { " " } else { " * " };
        text.push_str(&format!(" {sign} {number}{times}{word}"));
    }
    text
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn a_formula_parses_what_it_prints(
        factors in factors(),
        order in Just((0..7).collect::<Vec<usize>>()).prop_shuffle(),
        signs in any::<bool>(),
        (bid, took, cards) in (0..=13_u8, 0..=13_u8, 1..=13_u8),
    ) {
        let formula = Formula::parse(&written(&factors, &order, signs)).expect("a formula");
        let printed = formula.to_string();
        prop_assert_eq!(Formula::parse(&printed), Ok(formula.clone()), "{}", printed);
        // It is worth what it says.
        let (b, d) = (i64::from(bid), i64::from(bid.abs_diff(took)));
        let each = [1, b, took.into(), d, cards.into(), b * b, d * d];
        let sum: i64 = factors.iter().zip(each).map(|(factor, one)| factor * one).sum();
        let hand = Hand { bid, took, cards, players: 4 };
        prop_assert_eq!(formula.value(hand), Points::halves(sum), "{}", printed);
        prop_assert_eq!(worked(&words::filled_in(&formula, hand)), Points::halves(sum));
    }
}

/// What a table chooses, by lot.
#[derive(Clone, Debug)]
struct Chosen {
    rules: Index,
    players: Index,
    form: Index,
    scoring: Index,
    settings: Vec<Index>,
}

fn chosen() -> impl Strategy<Value = Chosen> {
    let settings = prop::collection::vec(any::<Index>(), 0..6);
    let of = |(rules, players, form, scoring, settings)| Chosen {
        rules,
        players,
        form,
        scoring,
        settings,
    };
    (any::<Index>(), any::<Index>(), any::<Index>(), any::<Index>(), settings).prop_map(of)
}

const SETTINGS: [&str; 22] = [
    "spades-double=on",
    "spades-double=on",
    "premium=0",
    "premium=3",
    "premium=4½",
    "promotions=ten,five",
    "promotions=players-plus-one",
    "promotions=ten,players-plus-one,five",
    "no-zero=on",
    "zero-finish=on",
    "zero-finish=on",
    "forehead=last",
    "forehead=first-and-last",
    "hook=off",
    "hook=2",
    "hook=on",
    "top=4",
    "top=2",
    "five.length=2",
    "five.points=3",
    "ten.length=players",
    "players-plus-one.length=players+3",
];

/// Returns rules with what was chosen, leaving out what these rules refuse; and how many play.
fn settled(chosen: &Chosen) -> (Ruleset, usize, Vec<&'static str>) {
    let exact =
        |id: &&str| presets::ruleset(id).is_some_and(|rules| rules.bidding.exact().is_some());
    let ids: Vec<&str> = presets::rulesets().filter(exact).collect();
    let mut rules = presets::ruleset(ids[chosen.rules.index(ids.len())]).expect("a preset");
    let counts = rules.player_counts();
    let players = counts[chosen.players.index(counts.len())].into();
    let forms = &rules.schedule.forms;
    rules.schedule.form = forms[chosen.form.index(forms.len())].id.clone();
    let catalogue = hand_scores();
    rules.scoring = Scoring::Hands(catalogue[chosen.scoring.index(catalogue.len())].clone());
    let mut applied = Vec::new();
    for lot in &chosen.settings {
        let setting = SETTINGS[lot.index(SETTINGS.len())];
        let mut changed = rules.clone();
        if Setting::apply(setting, &mut changed).is_ok() && changed.fault().is_none() {
            rules = changed;
            applied.push(setting);
        }
    }
    (rules, players, applied)
}

/// Returns legal hands for the deal being played: who bids luckily makes it.
fn drawn(game: &Game, lots: &[Index]) -> Hands {
    let bidding = game.setup().rules().bidding.exact().expect("exact bids");
    let deal = game.current().expect("a deal");
    let (cards, count) = (deal.plan().cards, deal.plan().seats.len());
    let mut bids: Vec<u8> = Vec::new();
    for lot in &lots[..count] {
        let so_far = BidsSoFar { bids: &bids, cards, players: count as u8 };
        let open = bidding.open(so_far);
        bids.push(open[lot.index(open.len()).min(lot.index(3))]);
    }
    let mut left = i64::from(cards);
    let lucky = lots[7].index(1 << 7);
    let mut tricks: Vec<i64> = Vec::new();
    for (place, bid) in bids.iter().enumerate() {
        let wish = i64::from(*bid) + i64::from(lucky >> place & 1 == 0 && lucky.is_multiple_of(3));
        tricks.push(wish.min(left));
        left -= wish.min(left);
    }
    let unlucky = lots[8].index(count);
    tricks[unlucky] += left;
    Hands { bids: bids.into_iter().map(i64::from).collect(), tricks }
}

fn lots(deals: usize) -> impl Strategy<Value = Vec<Vec<Index>>> {
    prop::collection::vec(prop::collection::vec(any::<Index>(), 9), 0..deals)
}

/// Returns a game as far as the lots go. Where cards are turned, spades are every second trump.
fn drawn_game(rules: Ruleset, players: usize, lots: &[Vec<Index>], turn: bool) -> Game {
    let mut game = seated(rules, players);
    for (index, lots) in lots.iter().enumerate() {
        let Some(deal) = game.current() else { break };
        if turn && deal.plan().trump == PlannedTrump::Turned {
            let suit = if index % 2 == 0 { Suit::Spades } else { Suit::Hearts };
            game = crate::evening::act(game, &Act::Trump(suit.into()));
        }
        let hands = drawn(&game, lots);
        game = dealt(game, &hands);
    }
    game
}

/// Returns how many stand before each player, worked out from the totals.
fn ranks(game: &Game) -> Vec<usize> {
    let rules = game.setup().rules();
    let seats: Vec<Seat> = game.setup().players().seats().collect();
    let bids_made = |seat: Seat| -> u32 {
        let hands = game.played().filter_map(|deal| deal.hand(seat));
        hands.filter(|hand| hand.bid == hand.took).map(|hand| u32::from(hand.bid)).sum()
    };
    let over = game.played().count() >= game.scheduled().expect("so many deals");
    let key = |seat: Seat| {
        let total = game.totals()[seat.index()];
        let zero = rules.ending.zero_finish && over && total == Points::ZERO;
        let better = if rules.scoring.wins() == Wins::Lowest { -total } else { total };
        let bids = match rules.scoring.ties() {
            Some(TieBreak::SuccessfulBids) => bids_made(seat),
            None => 0,
        };
        (zero, better, bids)
    };
    let ranks =
        seats.iter().map(|seat| 1 + seats.iter().filter(|other| key(**other) > key(*seat)).count());
    ranks.collect()
}

proptest! {
    #![proptest_config(config(192))]

    #[test]
    fn totals_equal_the_sum_of_the_postings(chosen in chosen(), lots in lots(34)) {
        let (rules, players, _) = settled(&chosen);
        let game = drawn_game(rules, players, &lots, true);
        let mut totals = vec![Points::ZERO; players];
        for deal in game.played() {
            for posting in deal.postings() {
                totals[posting.seat.index()] += posting.points;
            }
            prop_assert_eq!(deal.totals(), &totals[..]);
            for seat in game.setup().players().seats() {
                let own = deal.points(seat).unwrap_or_default() + deal.bonus(seat);
                let posted: Points = deal.postings_of(seat).map(|posting| posting.points).sum();
                prop_assert_eq!(own, posted);
                prop_assert_eq!(deal.hand(seat).is_some(), deal.points(seat).is_some());
            }
        }
        let sheet = Sheet::of("any", &game);
        for (column, total) in game.setup().columns().iter().zip(0..) {
            prop_assert_eq!(sheet.total(total), totals[column.index()]);
        }
    }

    #[test]
    fn ranks_follow_from_the_totals(chosen in chosen(), lots in lots(34)) {
        let (mut rules, players, _) = settled(&chosen);
        let game = drawn_game(rules.clone(), players, &lots, true);
        let expect = ranks(&game);
        for place in game.standings() {
            prop_assert_eq!(place.rank, expect[place.seat.index()]);
        }
        // With the lowest winning, totals stay and ranks turn round.
        rules.ending.zero_finish = false;
        hands(&mut rules).ties = None;
        let turned = |wins| {
            let mut rules = rules.clone();
            hands(&mut rules).wins = wins;
            drawn_game(rules, players, &lots, true)
        };
        let (high, low) = (turned(Wins::Highest), turned(Wins::Lowest));
        prop_assert_eq!(high.totals(), low.totals());
        let mut order: Vec<Points> = high.standings().iter().map(|place| place.total).collect();
        prop_assert!(order.is_sorted_by_key(|total| Reverse(*total)));
        order.reverse();
        let low: Vec<Points> = low.standings().iter().map(|place| place.total).collect();
        prop_assert_eq!(low, order);
    }

    #[test]
    fn spades_double_changes_no_bonus_and_no_other_deal(chosen in chosen(), lots in lots(34)) {
        let (mut rules, players, _) = settled(&chosen);
        hands(&mut rules).doubled_by = None;
        let mut doubling = rules.clone();
        prop_assume!(Setting::apply("spades-double=on", &mut doubling).is_ok());
        prop_assume!(doubling.fault().is_none());
        let (plain, doubled) =
            (drawn_game(rules, players, &lots, true), drawn_game(doubling, players, &lots, true));
        for (before, after) in plain.played().zip(doubled.played()) {
            let spades = after.trump() == Some(Suit::Spades.into());
            prop_assert_eq!(before.plan(), after.plan());
            for seat in plain.setup().players().seats() {
                let points = before.points(seat);
                let expect = if spades { points.map(|points| points + points) } else { points };
                prop_assert_eq!(after.points(seat), expect);
                prop_assert_eq!(before.bonus(seat), after.bonus(seat));
            }
            for posting in after.postings() {
                if let Reason::Hand { doubled, .. } = &posting.reason {
                    prop_assert_eq!(*doubled, spades);
                }
            }
        }
    }

    #[test]
    fn rules_printed_and_read_again_are_the_same(chosen in chosen()) {
        let (rules, _, applied) = settled(&chosen);
        let printed = toml::to_string(&rules).expect("prints");
        prop_assert_eq!(presets::read(&printed), Ok(rules), "{:?}\n{}", applied, printed);
    }
}

/// Keeps a game as the current one of a table.
fn keep(table: &Table, game: &Game, lots: &[Vec<Index>]) {
    let at = Stamp::parse("2026-11-20T20:15:00Z").expect("a time");
    let id = GameId::new("friday").expect("an id");
    let mut history = History::new(id, at, Origin::default(), game.setup().clone());
    for deal in game.played() {
        let said = |numbers: &mut dyn Iterator<Item = u8>| {
            numbers.map(|number| hoyle::game::Said::next(number.into())).collect::<Vec<_>>()
        };
        if let (PlannedTrump::Turned, Some(trump)) = (deal.plan().trump, deal.trump()) {
            history.play(&Act::Trump(trump), at).expect("legal");
        }
        let bids = said(&mut deal.bids().bids.iter().copied());
        history.play(&Act::Bid(bids), at).expect("legal");
        history.play(&Act::Took(said(&mut deal.tricks().iter().copied())), at).expect("legal");
    }
    assert!(history.game().played().count() <= lots.len());
    Store::new(table.path("data")).create(&history).expect("kept");
}

/// Returns points of the JSON, which has `0.5` for a half.
#[track_caller]
fn points(number: &Value) -> Points {
    let text = number.to_string();
    let (whole, half) = match text.strip_suffix(".5") {
        Some(whole) => (whole, 1),
        None => (text.as_str(), 0),
    };
    let size: i64 = whole.trim_start_matches('-').parse().expect("a number");
    let halves = 2 * size + half;
    Points::halves(if text.starts_with('-') { -halves } else { halves })
}

proptest! {
    #![proptest_config(config(16))]

    #[test]
    fn the_program_explains_every_point_of_the_sheet(chosen in chosen(), lots in lots(34)) {
        let (rules, players, applied) = settled(&chosen);
        let game = drawn_game(rules, players, &lots, true);
        let table = Table::new();
        keep(&table, &game, &lots);
        let sheet = table.json("sheet");
        let explained = table.json("explain");
        let explained = explained.as_array().expect("postings");
        let mut totals = vec![Points::ZERO; players];
        let mut seen = 0;
        for deal in sheet["deals"].as_array().expect("deals") {
            for hand in deal["hands"].as_array().expect("hands") {
                let own: Vec<&Value> = explained
                    .iter()
                    .filter(|one| one["deal"] == deal["deal"] && one["player"] == hand["player"])
                    .collect();
                seen += own.len();
                for one in &own {
                    prop_assert_eq!(worked(one["sum"].as_str().expect("a sum")), points(&one["points"]));
                    prop_assert_eq!(&one["total"], &hand["total"]);
                    prop_assert!(one["document"].as_str().is_some_and(|text| !text.is_empty()));
                    prop_assert!(one["section"].as_str().is_some_and(|text| !text.is_empty()));
                }
                let sum: Points = own.iter().map(|one| points(&one["points"])).sum();
                prop_assert_eq!(sum, points(&hand["points"]) + points(&hand["bonus"]));
                let column = NAMES.iter().position(|name| hand["player"] == *name).expect("a name");
                totals[column] += sum;
                prop_assert_eq!(totals[column], points(&hand["total"]), "{:?}", applied);
            }
        }
        prop_assert_eq!(seen, explained.len());
    }
}

#[test]
fn the_program_reads_the_rules_that_it_prints() {
    let table = Table::new();
    for id in ["serbian", "romanian", "oh-hell"] {
        let chosen = "--scoring trick --set hook=2 --set top=5";
        let printed = table.done(&format!("rules {id} {chosen} --toml"));
        table.write("ours.toml", &printed);
        assert_eq!(table.done("rules ./ours.toml --toml"), printed, "{id}");
        assert_eq!(table.json("rules ./ours.toml"), table.json(&format!("rules {id} {chosen}")));
    }
    for scoring in hand_scores() {
        let printed = table.done(&format!("rules oh-hell --scoring {} --toml", scoring.id));
        table.write("ours.toml", &printed);
        assert_eq!(table.done("rules ./ours.toml --toml"), printed, "{}", scoring.id);
        let sound = "./ours.toml is sound: Oh Hell, for 3 to 7 players.";
        assert_eq!(table.done("rules --check ./ours.toml").trim_end(), sound, "{}", scoring.id);
    }
}

#[test]
fn the_trick_score_halves_exactly() {
    let table = Table::new();
    table.done("new oh-hell Ana Bo Cy --dealer Cy --scoring trick");
    table.done("bid 0 0 0");
    table.done("took 0 0 1");
    table.done("bid 0 1 0");
    table.done("took 1 1 0");
    let sheet = table.json("sheet");
    let of = |deal: usize, name: &str, key: &str| {
        let hands = sheet["deals"][deal]["hands"].as_array().expect("hands").clone();
        hands.iter().find(|hand| hand["player"] == name).expect("a hand")[key].to_string()
    };
    assert_eq!(of(0, "Ana", "points"), "0.5");
    assert_eq!(of(0, "Cy", "points"), "-1");
    assert_eq!(of(0, "Cy", "total"), "-1");
    assert_eq!(of(1, "Ana", "total"), "1", "two halves are whole");
    assert_eq!(of(1, "Bo", "total"), "-0.5");
    assert_eq!(of(1, "Cy", "total"), "0");
    let paper = table.done("sheet --style paper");
    for row in ["1 0 ½ 0 ½ 0 -1", "2 0 1 0 -½ 1 0"] {
        let drawn = paper.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
        assert!(drawn.clone().any(|line| line == row), "{row}\n{paper}");
    }
    assert!(table.done("explain 1 Ana").contains("made a bid of 0: ½"));
}
