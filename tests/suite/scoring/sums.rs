//! Properties of every score, and that every printed sum equals the points of its hand.

use hoyle::cards::{Suit, Trump};
use hoyle::presets;
use hoyle::rules::{
    BidTarget, Case, Formula, Hand, HandScore, LARGEST_CONSTANT, LARGEST_FACTOR, Points, Quantity,
    Ruleset, Scoring, Setting,
};
use hoyle::words;
use proptest::prelude::*;

/// Every hand of up to eight cards, for a few numbers of players.
fn all_hands() -> impl Iterator<Item = Hand> {
    let of = |players: u8, cards: u8| {
        (0..=cards).flat_map(move |bid| {
            (0..=cards).map(move |took| Hand {
                bid,
                word: None,
                took,
                cards,
                players,
                target: BidTarget::Exact,
            })
        })
    };
    [3, 4, 6].into_iter().flat_map(move |players| (1..=8).flat_map(move |n| of(players, n)))
}

/// Evaluates sums as printed, with halves: `2 × (10 + 3²)`.
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

    /// Returns the sum in quarters, so that a product of two halves is whole.
    fn sum(&mut self) -> i64 {
        let negative = self.eat('-');
        let mut sum = if negative { -self.product() } else { self.product() };
        let mut before = sum;
        loop {
            if self.eat('+') {
                let is_row = self.eat('…') && self.eat('+');
                let term = self.product();
                if is_row {
                    sum += (before / 4 + 1..term / 4).map(|number| 4 * number).sum::<i64>();
                }
                sum += term;
                before = term;
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
            assert!(self.eat(')'), "expected a closing parenthesis before {}", self.0);
            return sum;
        }
        if self.eat('-') {
            return -self.number();
        }
        let digits = self.0.len() - self.0.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = self.0.split_at(digits);
        self.0 = rest;
        let half = self.next() == Some('½');
        assert!(half || digits > 0, "expected a number before {}", self.0);
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

/// Returns the value of all sides of an equation, which must be equal.
#[track_caller]
pub(crate) fn worked(sum: &str) -> Points {
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

/// Returns every score for exact bids in the catalogue.
pub(crate) fn hand_scores() -> Vec<HandScore> {
    presets::scorings()
        .into_iter()
        .filter_map(|scoring| match scoring {
            Scoring::Hands(score) => Some(score),
            _ => None,
        })
        .collect()
}

/// Returns the rules' score for exact bids.
pub(crate) fn hands(rules: &mut Ruleset) -> &mut HandScore {
    match &mut rules.scoring {
        Scoring::Hands(score) => score,
        other => panic!("{other:?}"),
    }
}

#[test]
fn sums_are_evaluated_correctly() {
    for (sum, halves) in [
        ("12", 24),
        ("-10", -20),
        ("½", 1),
        ("-2½", -5),
        ("10 + 2 = 12", 24),
        ("2 × (10 + 3²) = 38", 76),
        ("-4 - 10 × 2 = -24", -48),
        ("½ × 3 + ½ × 3² = 6", 12),
        ("1 + 2 + … + 8 = 36", 72),
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
fn every_printed_sum_equals_the_points() {
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

/// Sums as the documents and their tables write them: the score, bid and tricks, and the sum.
const AS_WRITTEN: [(&str, u8, u8, &str); 12] = [
    ("negative", 2, 5, "1 + 2 + 3 = 6"),
    ("negative", 3, 2, "1"),
    ("negative", 5, 1, "1 + 2 + 3 + 4 = 10"),
    ("negative", 8, 0, "1 + 2 + … + 8 = 36"),
    ("negative", 3, 3, "0"),
    ("romanian-progressive", 0, 0, "5"),
    ("romanian-progressive", 1, 1, "5 + 1 = 6"),
    ("romanian-progressive", 2, 2, "5 + 1 + 2 = 8"),
    ("romanian-progressive", 4, 4, "5 + 1 + 2 + 3 + 4 = 15"),
    ("romanian-progressive", 4, 2, "-2"),
    ("simplified-negative", 2, 5, "3² = 9"),
    ("progressive", 4, 4, "10 + 4² = 26"),
];

#[test]
fn rows_are_written_as_a_table_writes_them() {
    for (id, bid, took, sum) in AS_WRITTEN {
        let scoring = presets::scoring(id).expect("a score");
        let score = scoring.hands().expect("hands");
        let hand = Hand { bid, word: None, took, cards: 8, players: 4, target: BidTarget::Exact };
        assert_eq!(words::worked_out(score, hand, false), sum, "{id} {bid}/{took}");
    }
    let formula = "2 - 2 off - 2 off²".parse().expect("a formula");
    let hand = Hand { bid: 3, word: None, took: 0, cards: 8, players: 4, target: BidTarget::Exact };
    assert_eq!(words::filled_in(&formula, hand), "2 - 4 × (1 + 2 + 3)");
}

#[test]
fn only_spades_as_trump_double() {
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
            assert_eq!(doubling.case(hand).0, plain.case(hand).0, "{}: {hand:?}", plain.id);
        }
        doubling.doubled_by = None;
        assert_eq!(doubling, plain);
    }
}

#[test]
fn the_premium_changes_only_made_contracts() {
    let mut changed = 0;
    for scoring in hand_scores() {
        let mut rules = presets::ruleset("oh-hell").expect("a preset");
        rules.scoring = Scoring::Hands(scoring.clone());
        if Setting::apply("premium=3", &mut rules).is_err() {
            assert_eq!(rules.scoring.hands(), Some(&scoring));
            continue;
        }
        changed += 1;
        let usual = scoring.made.factor(Quantity::One);
        for hand in all_hands() {
            let before = scoring.score(hand, None);
            let after = hands(&mut rules).score(hand, None);
            let own_zero = scoring.zero.as_ref().is_some_and(|zero| {
                scoring.case(hand).0 == Case::ZeroMade && zero.made.factor(Quantity::One) != usual
            });
            let expect = if hand.off() == 0 && !own_zero {
                before - usual + Points::whole(3)
            } else {
                before
            };
            assert_eq!(after, expect, "{}: {hand:?}", scoring.id);
        }
    }
    // The other scores have no premium: 10 × bid, the negative ones, trick, scratch.
    assert_eq!(changed, 23, "scores with a premium");
}

/// Factors for any possible formula, in halves.
fn factors() -> impl Strategy<Value = Vec<i64>> {
    let factor = |largest: Points| {
        let most = largest.in_tenths() / 5;
        prop_oneof![2 => Just(0), 3 => -20..=20_i64, 1 => -most..=most]
    };
    let factors = prop::collection::vec(factor(LARGEST_FACTOR), 6);
    (factor(LARGEST_CONSTANT), factors)
        .prop_map(|(constant, factors)| [vec![constant], factors].concat())
}

/// Writes a formula term by term, in any order, with random wording.
fn written(factors: &[i64], order: &[usize], signs: bool) -> String {
    let words = ["", "bid", "took", "off", "cards", "bid²", "off^2"];
    let mut text = String::from("0");
    for &index in order {
        let factor = factors[index];
        let word = words[index];
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

/// Returns how often a property is tried; a failure writes no file.
pub(crate) fn config(cases: u32) -> ProptestConfig {
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
        let formula = written(&factors, &order, signs).parse::<Formula>().expect("a formula");
        let printed = formula.to_string();
        prop_assert_eq!(printed.parse(), Ok(formula.clone()), "{}", printed);
        // Its value is correct.
        let b = i64::from(bid);
        let d = i64::from(bid.abs_diff(took));
        let each = [1, b, took.into(), d, cards.into(), b * b, d * d];
        let sum: i64 = factors.iter().zip(each).map(|(factor, one)| factor * one).sum();
        let hand = Hand { bid, word: None, took, cards, players: 4, target: BidTarget::Exact };
        prop_assert_eq!(formula.value(hand), Points::halves(sum), "{}", printed);
        prop_assert_eq!(worked(&words::filled_in(&formula, hand)), Points::halves(sum));
    }
}
