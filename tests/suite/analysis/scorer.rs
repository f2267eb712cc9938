//! A scorer written apart from the program, after the tables of the documents: a line for each score.

/// A hand: what was bid and taken, of how many cards, by how many players.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub(super) bid: i64,
    pub(super) took: i64,
    pub(super) cards: i64,
    pub(super) players: i64,
}

/// The scores, and whether the lowest total wins.
pub(super) const LOWEST: [&str; 4] =
    ["negative", "simplified-negative", "variant-negative", "scratch"];

/// Returns the points of a hand in half points.
pub(super) fn halves(score: &str, hand: Hand) -> i64 {
    let Hand { bid: b, took: t, cards: n, players } = hand;
    let made = t == b;
    let over = t > b;
    let d = (t - b).abs();
    let or = |hit: i64, miss: i64| if made { hit } else { miss };
    let points = match score {
        "serbian" if b > 0 && t == 0 => -10,
        "serbian" | "oh-hell" => or(10 + t, t),
        "serbian-harsh" => or(10 + t, if over { t } else { t - 10 }),
        "exact" => or(10 + b, 0),
        "exact-penalty" => or(10 + b, -b),
        "ten-exact" => or(10 * b, 0),
        "ten-exact-penalty" => or(10 * b, -10 * b),
        "penalty-under" => or(10 + b, if over { 0 } else { -b }),
        "penalty-under-ten" => or(10 * b, if over { 0 } else { -10 * b }),
        "penalty-under-cypriot" => or(10 + 5 * b, if over { 0 } else { -5 * b }),
        "penalty-under-progressive" => or(10 + b, if over { 0 } else { -(b + 10 * d) }),
        "penalty-under-set" => or(10 + b, if over { 0 } else { -10 }),
        "cypriot" if b == 0 => or(10, -10),
        "cypriot" => or(10 + 5 * b, -5 * b),
        "set-penalty" => or(10 + b, if over { t } else { -10 }),
        "progressive-penalty" => or(10 + b, -(b + 10 * d)),
        "reduced-zero" if b == 0 => or(5, t),
        "reduced-zero" => or(10 + t, t),
        "reduced-zero-exact" if b == 0 => or(5, 0),
        "reduced-zero-exact" => or(10 + b, 0),
        "adjusted-zero" if b == 0 => or(5 + n, t),
        "adjusted-zero" => or(10 + t, t),
        "progressive" => or(10 + b * b, t),
        "montreal" => or(10 + 2 * t, 0),
        "negative" => d * (d + 1) / 2,
        "simplified-negative" => d * d,
        "variant-negative" => or(0, n),
        "trick" if made && b == 0 => return 1,
        "trick" => or(b, -d),
        "binary" => or(10, 0),
        "binary-nil" if b == 0 && n > players => or(20, -10),
        "binary-nil" => or(10, 0),
        "scratch" => or(0, 1),
        "adjusted-exact" => or(t + n, 0),
        "get-fred" => or(10 + t, -d),
        "oy-vey" => or(10 + b * b, -d),
        "romanian" => or(5 + t, -d),
        "romanian-progressive" => or(5 + b * (b + 1) / 2, -d),
        "ten-times" | "eleven-times" if made && b == 0 => 10,
        "ten-times" => or(10 * b, 0),
        "eleven-times" => or(11 * b, 0),
        _ => panic!("no such score: {score}"),
    };
    2 * points
}

/// Returns what runs of `length` hands pay, in half points, with each hand: `points` for one made, as
/// much off for one missed. One-card deals are skipped.
pub(super) fn bonuses(hands: &[Hand], length: usize, points: i64) -> Vec<i64> {
    let mut run: Vec<bool> = Vec::new();
    let each = hands.iter().map(|hand| {
        if hand.cards == 1 {
            return 0;
        }
        let made = hand.bid == hand.took;
        if run.last().is_some_and(|last| *last != made) {
            run.clear();
        }
        run.push(made);
        if run.len() < length {
            return 0;
        }
        run.clear();
        if made { 2 * points } else { -2 * points }
    });
    each.collect()
}
