//! What hands and contracts are worth: scores and formulas in words, sums worked out, and how the
//! points of a game came about.

use super::{
    Because, Ruling, and, capital, cited, contract_points, count, count_rule, deal_line, deal_name,
    incident, joined, not_yet, quoted, signed, trump,
};
use crate::game::{Deal, Game, Posting, Reason};
use crate::presets;
use crate::rules::{
    AuctionRule, BidRule, Bonus, Case, Citation, Clause, Formula, Hand, HandScore, Length, Passage,
    Pays, Points, Quantity, Reading, Ruleset, Scoring, TrickScore, Wins, ZeroWhen,
};
use std::cmp::Ordering;

/// The score of a set of rules in words, with its source.
pub(super) fn score_of(rules: &Ruleset) -> String {
    let source = presets::cite_score(rules);
    let says = scoring(&rules.scoring, &source);
    match rules.bidding.judged_auction().is_some_and(AuctionRule::pays_every_overtrick) {
        true => format!("Every trick beyond the target counts. {says}"),
        false => says,
    }
}

/// A score in words, with its source.
pub fn scoring(scoring: &Scoring, source: &Citation) -> String {
    let lowest = match scoring.wins() {
        Wins::Highest => "",
        Wins::Lowest => " The lowest total wins.",
    };
    let says = match scoring {
        Scoring::Hands(score) => hands(score),
        Scoring::Contracts(score) if score.settled => {
            "the players settle each contract among themselves: a player alone gets what the bid \
             pays from each of the others, or pays it to each; of two against two, each loser pays \
             it to one winner"
                .into()
        }
        Scoring::Contracts(_) => "each challenger and each opponent gets what the bid pays".into(),
        Scoring::Tricks(score) => {
            let tricks = count(score.counted, "trick");
            match score.pays {
                Pays::Deals => {
                    format!("1 point to the player with most of the {tricks}; none for a tie")
                }
                Pays::Tricks if score.above > 0 => {
                    format!("1 point for each trick of a side over {}", score.above)
                }
                Pays::Tricks => format!("1 point for each of the {tricks}"),
            }
        }
    };
    let title = match scoring {
        Scoring::Tricks(TrickScore { pays: Pays::Tricks, above: 0, .. }) => "A point a trick",
        _ => scoring.title(),
    };
    format!("{title}; {says}.{lowest} {}", cited(source))
}

fn hands(scoring: &HandScore) -> String {
    let part = |when: &str, points: &Formula| format!("{when}: {}", formula(points, OFF));
    let mut parts = vec![part("made", &scoring.made)];
    if scoring.over == scoring.under {
        parts.push(part("missed", &scoring.over));
    } else {
        let part = |off: &str, points: &Formula| format!("{off}: {}", formula(points, off));
        parts.extend([part("tricks over", &scoring.over), part("tricks under", &scoring.under)]);
    }
    parts.extend(scoring.cases.iter().map(|case| {
        let named = case.named.iter().map(|word| format!("{word}, ")).collect::<String>();
        let alone = if case.alone { ", apart from the partner's hand" } else { "" };
        part(&format!("{named}{}{alone}", case.when), &case.points)
    }));
    parts.extend(
        scoring.blank.as_ref().map(|blank| part("no tricks after bidding 1 or more", blank)),
    );
    parts.extend(scoring.zero.as_ref().map(|zero| {
        let when = match zero.when {
            ZeroWhen::Always => "",
            ZeroWhen::MoreCardsThanPlayers => ", with more cards each than players,",
        };
        let made = part(&format!("a bid of 0{when} made"), &zero.made);
        format!("{made}, {}", part("missed", &zero.missed))
    }));
    joined(parts, "; ")
}

/// How far the tricks are off a bid, either way.
const OFF: &str = "tricks over or under";

/// A formula in words, such as `10 + tricks`; `off` says how far the tricks are off the bid.
fn formula(formula: &Formula, off: &str) -> String {
    formula.sum("minus ", " × ", |quantity| match quantity {
        Quantity::One => String::new(),
        Quantity::Bid => "bid".into(),
        Quantity::Took => "tricks".into(),
        Quantity::Off => off.into(),
        Quantity::Cards => "cards".into(),
        Quantity::BidSquared => "bid²".into(),
        Quantity::OffSquared => format!("({off})²"),
    })
}

/// A formula with the numbers of a hand filled in, such as `10 + 2 × 3`; a product of one
/// number is that number.
pub fn filled_in(formula: &Formula, hand: Hand) -> String {
    formula.sum("-", " × ", |quantity| match quantity {
        Quantity::BidSquared => format!("{}²", hand.bid),
        Quantity::OffSquared => format!("{}²", hand.off()),
        _ => quantity.of(hand).to_string(),
    })
}

/// The sum of a hand worked out, such as `10 + 2 = 12`; a single number stays as it is.
pub fn worked_out(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
    let (_, formula) = scoring.case(hand);
    let (sum, value) = (filled_in(formula, hand), formula.value(hand));
    let is_compound = formula.terms().count() > 1 || sum.starts_with('-');
    match sum.as_str() {
        _ if doubled && is_compound => format!("2 × ({sum}) = {}", value + value),
        _ if doubled => format!("2 × {sum} = {}", value + value),
        "-0" => "0".into(),
        _ if sum == value.to_string() => sum,
        _ => format!("{sum} = {value}"),
    }
}

/// What a hand was and what it is worth: `bid 2, took 2: made, 10 + tricks: 10 + 2 = 12`.
pub fn hand_points(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
    let (case, rule) = scoring.case(hand);
    let off = match case {
        Case::Under => "tricks under",
        Case::Over | Case::ZeroMissed => "tricks over",
        Case::Made | Case::ZeroMade | Case::Blank | Case::Own(_) => OFF,
    };
    let (rule, sum) = (formula(rule, off), worked_out(scoring, hand, doubled));
    let bid = hand.word.map_or_else(|| hand.bid.to_string(), |word| word.to_string());
    let what = format!("bid {bid}, took {}: {}", hand.took, case_words(case, hand));
    match scoring.doubled_by.filter(|_| doubled) {
        Some(suit) => format!("{what}, {rule}, doubled by {}: {sum}", trump(suit.into())),
        None if rule == sum => format!("{what}: {sum}"),
        None => format!("{what}, {rule}: {sum}"),
    }
}

/// How a hand ended: `made`, `1 trick over`, `2 tricks under`.
fn case_words(case: Case, hand: Hand) -> String {
    let off = count(hand.off(), "trick");
    match case {
        Case::ZeroMade => "made a bid of 0".into(),
        Case::ZeroMissed => format!("{off} over a bid of 0"),
        Case::Blank => "took none".into(),
        Case::Made | Case::Over | Case::Under | Case::Own(_) => match hand.took.cmp(&hand.bid) {
            Ordering::Less => format!("{off} under"),
            Ordering::Equal => "made".into(),
            Ordering::Greater => format!("{off} over"),
        },
    }
}

/// What a run earned, and the deals that made it.
fn bonus(bonus: &Bonus) -> String {
    let Bonus { scheme, deals, won, .. } = bonus;
    let (number, made) = (count(deals.len(), "deal"), if *won { "made" } else { "missed" });
    let run = format!("promotion {scheme}: {number} in a row {made} (deals {})", and(deals));
    match bonus.points {
        points if points == Points::ZERO => format!("{run}, but with a bid of 0: no bonus"),
        points => format!("{run}: {}", signed(points)),
    }
}

/// What tricks were worth: `took 14 of 26: most of them: 1`.
pub fn tricks_points(score: &TrickScore, took: u8, of: u8, points: Points) -> String {
    let why = match score.pays {
        Pays::Tricks if score.above > 0 => &format!("a point each over {}", score.above),
        Pays::Tricks => "a point each",
        Pays::Deals if points > Points::ZERO => "most tricks win the deal",
        Pays::Deals if 2 * took == of => "a tie",
        Pays::Deals => "fewer than the opponent",
    };
    format!("took {took} of {of}: {why}: {points}")
}

/// How points came about.
pub fn posting(game: &Game, deal: &Deal, posting: &Posting) -> Because {
    let because = match (&posting.reason, &game.setup().rules().scoring) {
        (Reason::Hand { hand, doubled, .. }, Scoring::Hands(score)) => {
            let sum = worked_out(score, *hand, *doubled);
            return Because { because: hand_points(score, *hand, *doubled), sum };
        }
        (reason @ Reason::Contract { .. }, _) => {
            return contract_points(game, deal, reason).unwrap_or_default();
        }
        (Reason::Count { id, number, before }, _) => {
            let worth = || count_rule::worth(game.setup().rules(), id, *number, *before);
            count_rule::unscored(game, deal, posting).unwrap_or_else(worth)
        }
        (Reason::Promotion(run), _) => bonus(run),
        (Reason::Ruling(ruling), _) => {
            let (about, points) = (incident(ruling.about), signed(posting.points));
            format!("by the table's ruling on {about}: “{}”: {points}", ruling.reason)
        }
        (Reason::Tricks { took, of }, Scoring::Tricks(score)) => {
            tricks_points(score, *took, *of, posting.points)
        }
        (Reason::Hand { .. } | Reason::Tricks { .. }, _) => String::new(),
    };
    Because { because, sum: posting.points.to_string() }
}

/// The rules that points rest on, each by its id and its source, the one that gives them first.
pub fn posting_sources(game: &Game, posting: &Posting) -> Vec<(String, Citation)> {
    let rules = game.setup().rules();
    let of = |clause: Clause| (rules.clause_id(clause), presets::cite(rules, clause));
    match &posting.reason {
        Reason::Promotion(run) => {
            let players = u8::try_from(game.setup().players().count()).unwrap_or(u8::MAX);
            let dead_hand = rules.hands(players) < players;
            let mut schemes = rules.promotions.schemes.iter().filter(|it| it.id == run.scheme);
            let by_players = schemes.any(|it| matches!(it.length, Length::PlayersPlus(_)));
            let spoilt = (run.points == Points::ZERO).then_some(Reading::SpoiltRun);
            let dead = (dead_hand && by_players).then_some(Reading::DeadHandCounts);
            let readings = spoilt
                .into_iter()
                .chain(dead)
                .map(|reading| (rules.clause_id(reading.clause()), Citation::OurReading(reading)));
            std::iter::once(of(Clause::Promotions)).chain(readings).collect()
        }
        Reason::Count { .. } => vec![of(Clause::Counts)],
        // No document gives these points.
        Reason::Ruling(_) => {
            let own = Passage { document: "Table ruling".into(), section: String::new() };
            vec![(rules.clause_id(Clause::Incidents), Citation::Passage(own))]
        }
        reason => {
            let score = (format!("score.{}", rules.scoring.id()), presets::cite_score(rules));
            let doubled = matches!(reason, Reason::Hand { doubled: true, .. });
            std::iter::once(score).chain(doubled.then(|| of(Clause::Doubling))).collect()
        }
    }
}

/// Why a deal cannot be explained, when only the first `begun` can, or a game has only so many.
pub fn nothing_to_explain(deal: usize, begun: usize, scheduled: Option<usize>) -> String {
    if let Some(deals) = scheduled.map(|deals| deals.max(begun)).filter(|deals| *deals < deal) {
        return format!("This game has {}.", count(deals, "deal"));
    }
    not_yet(&format!("deal {deal}"), "been played out yet", begun)
}

/// The ruling on a hand with more tricks than cards.
pub fn impossible_hand(rules: &Ruleset, text: &str, cards: u8) -> Ruling {
    let dealt = count(cards, "card");
    let because = format!("{} is not possible in a deal of {dealt}.", quoted(text));
    let open = format!("Give 0 to {cards} for the bid, and for the tricks.");
    Ruling::on(rules, Clause::BidRange, because, Some(open))
}

/// The ruling on a text that is not a number of tricks that can count.
pub fn impossible_tricks(rules: &Ruleset, text: &str, counted: u8) -> Ruling {
    let because = format!("{} is not a number of tricks that can count.", quoted(text));
    Ruling::on(rules, Clause::Tricks, because, Some(format!("Give 0 to {counted}.")))
}

/// The ruling on a contract with more tricks than are played.
pub fn impossible_contract(rules: &Ruleset, bid: &BidRule, took: i64, played: u8) -> Ruling {
    let because = format!("{} cannot be scored with {took} tricks.", capital(&bid.id));
    Ruling::on(rules, None, because, Some(format!("Give 0 to {played}.")))
}

messages! {
    /// The heading of a deal: `Deal 3 of 28: 11 cards, hearts ♥ trump, dealt by Jovana`.
    deal_heading(game: &Game, deal: &Deal): "{}: {}", deal_name(game, deal), deal_line(game, deal);

    /// The rules that points rest on: `By score.romanian [Romanian whist, Scoring]`.
    by_rules(sources: &[String]): "By {}", and(sources);

    /// Why a player got no points in a deal.
    sat_out(rules: &Ruleset): "Sat out as the dead hand, by {}", rules.clause_id(Clause::DeadHand);

    /// That what tricks are worth depends on how many the others took.
    depends_on_others(rules: &Ruleset):
        "In {}, what a side scores depends on the tricks of all others.", rules.title;

    /// That a text is not a bid and its tricks.
    unreadable_hand(text: &str):
        "{} is not a hand: expected a bid and the tricks taken, such as 3/2.", quoted(text);

    /// That there is nothing to explain, or to draw, yet.
    no_deal_played: "No deal has been played out yet.";

    /// That several deals or players cannot be explained at once.
    one_at_a_time: "One deal and one player are explained at a time.";

    /// That something is missing to work out a score.
    not_enough: "More is needed to work out the score.";

    /// That tricks are given with each hand.
    tricks_with_hand:
        "Give each hand with its tricks, such as 3/2; tricks on their own are for contracts.";
}
