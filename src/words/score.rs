//! What hands and contracts are worth: scores and formulas in words, sums worked out, and how the
//! points of a game came about.

use super::{
    Because, Ruling, and, capital, catalog, cited, contract_points, count_rule, deal_line,
    deal_name, decimal, decimals, incident, joined, labelled, list, quoted, signed, translated,
    trump,
};
use crate::game::{Deal, Game, Posting, Reason};
use crate::presets;
use crate::rules::{
    AuctionRule, BidRule, Bonus, Case, Citation, Clause, Condition, Formula, Hand, HandScore,
    Length, Passage, Pays, Points, Quantity, Reading, Ruleset, Scoring, TrickScore, Wins, ZeroWhen,
};
use std::cmp::Ordering;

/// The score of a set of rules in words, with its source.
pub(super) fn score_of(rules: &Ruleset) -> String {
    let source = presets::cite_score(rules);
    let says = scoring(&rules.scoring, &source);
    match rules.bidding.judged_auction().is_some_and(AuctionRule::pays_every_overtrick) {
        true => catalog::every_trick_beyond_target_counts(&says),
        false => says,
    }
}

/// A score in words, with its source.
pub fn scoring(scoring: &Scoring, source: &Citation) -> String {
    let lowest = match scoring.wins() {
        Wins::Highest => None,
        Wins::Lowest => Some(catalog::lowest_total_wins()),
    };
    let says = match scoring {
        Scoring::Hands(score) => hands(score),
        Scoring::Contracts(score) if score.settled => {
            catalog::players_settle_each_contract_among_themselves()
        }
        Scoring::Contracts(_) => catalog::each_challenger_and_each_opponent_gets(),
        Scoring::Tricks(score) => {
            let tricks = catalog::count_tricks(score.counted);
            match score.pays {
                Pays::Deals => catalog::point_to_player_with_most(&tricks),
                Pays::Tricks if score.above > 0 => catalog::point_for_each_trick_of(score.above),
                Pays::Tricks => catalog::point_for_each_of(&tricks),
            }
        }
    };
    let title = match scoring {
        Scoring::Tricks(TrickScore { pays: Pays::Tricks, above: 0, .. }) => catalog::point_trick(),
        _ => translated(scoring.title()),
    };
    let says = [joined([title, says], &catalog::semicolon()) + "."].into_iter();
    joined(says.chain(lowest).chain([cited(source)]), " ")
}

fn hands(scoring: &HandScore) -> String {
    let part =
        |when: &str, points: &Formula| labelled(when, formula(points, &catalog::tricks_off()));
    let mut parts = vec![part(&translated("made"), &scoring.made)];
    if scoring.over == scoring.under {
        parts.push(part(&translated("missed"), &scoring.over));
    } else {
        let part = |off: &str, points: &Formula| labelled(off, formula(points, off));
        parts.extend([
            part(&catalog::tricks_over(), &scoring.over),
            part(&catalog::tricks_under(), &scoring.under),
        ]);
    }
    parts.extend(scoring.cases.iter().map(|case| {
        let named = case.named.iter().cloned().chain([condition(&case.when)]);
        let alone = case.alone.then(catalog::apart_from_partner_s_hand);
        part(&list(named.chain(alone)), &case.points)
    }));
    parts.extend(
        scoring.blank.as_ref().map(|blank| part(&catalog::no_tricks_after_bidding_1_or(), blank)),
    );
    parts.extend(scoring.zero.as_ref().map(|zero| {
        let made = catalog::bid_of_0_made(zero.when == ZeroWhen::MoreCardsThanPlayers);
        list([part(&made, &zero.made), part(&catalog::bid_of_0_missed(), &zero.missed)])
    }));
    joined(parts, &catalog::semicolon())
}

/// A condition in words, such as `bid = 0 and made`.
fn condition(condition: &Condition) -> String {
    joined(condition.to_string().split(' ').map(catalog::condition_word), " ")
}

/// A formula in words, such as `10 + tricks`; `off` says how far the tricks are off the bid.
fn formula(formula: &Formula, off: &str) -> String {
    let sum = formula.sum(&format!("{} ", catalog::minus()), " × ", |quantity| match quantity {
        Quantity::One => String::new(),
        Quantity::Bid => translated("bid"),
        Quantity::Took => catalog::tricks_of_formula(),
        Quantity::Off => off.into(),
        Quantity::Cards => translated("cards"),
        Quantity::BidSquared => format!("{}²", translated("bid")),
        Quantity::OffSquared => format!("({off})²"),
    });
    decimals(&sum)
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
    let sum = match sum.as_str() {
        _ if doubled && is_compound => format!("2 × ({sum}) = {}", value + value),
        _ if doubled => format!("2 × {sum} = {}", value + value),
        "-0" => "0".into(),
        _ if sum == value.to_string() => sum,
        _ => format!("{sum} = {value}"),
    };
    decimals(&sum)
}

/// What a hand was and what it is worth: `bid 2, took 2: made, 10 + tricks: 10 + 2 = 12`.
pub fn hand_points(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
    let (case, rule) = scoring.case(hand);
    let off = match case {
        Case::Under => catalog::tricks_under(),
        Case::Over | Case::ZeroMissed => catalog::tricks_over(),
        Case::Made | Case::ZeroMade | Case::Blank | Case::Own(_) => catalog::tricks_off(),
    };
    let (rule, sum) = (formula(rule, &off), worked_out(scoring, hand, doubled));
    let bid = hand.word.map_or_else(|| hand.bid.to_string(), |word| word.to_string());
    let what = catalog::bid_took(&bid, hand.took, case_words(case, hand));
    match scoring.doubled_by.filter(|_| doubled) {
        Some(suit) => catalog::doubled_by(&what, &rule, trump(suit.into()), &sum),
        None if rule == sum => labelled(what, sum),
        None => labelled(format!("{what}, {rule}"), sum),
    }
}

/// How a hand ended: `made`, `1 trick over`, `2 tricks under`.
fn case_words(case: Case, hand: Hand) -> String {
    let off = catalog::count_tricks(hand.off());
    match case {
        Case::ZeroMade => catalog::made_bid_of_0(),
        Case::ZeroMissed => catalog::over_bid_of_0(&off),
        Case::Blank => catalog::took_none(),
        Case::Made | Case::Over | Case::Under | Case::Own(_) => match hand.took.cmp(&hand.bid) {
            Ordering::Less => catalog::under(&off),
            Ordering::Equal => translated("made"),
            Ordering::Greater => catalog::over(&off),
        },
    }
}

/// What a run earned, and the deals that made it.
fn bonus(bonus: &Bonus) -> String {
    let Bonus { scheme, deals, won, .. } = bonus;
    let run = catalog::promotion_in_row_deals(scheme, deals.len(), *won, and(deals));
    match bonus.points {
        points if points == Points::ZERO => catalog::but_with_bid_of_0_no(&run),
        points => labelled(run, signed(points)),
    }
}

/// What tricks were worth: `took 14 of 26: most of them: 1`.
pub fn tricks_points(score: &TrickScore, took: u8, of: u8, points: Points) -> String {
    let why = match score.pays {
        Pays::Tricks if score.above > 0 => &catalog::point_each_over(score.above),
        Pays::Tricks => &*catalog::point_each(),
        Pays::Deals if points > Points::ZERO => &*catalog::most_tricks_win_deal(),
        Pays::Deals if 2 * took == of => &*catalog::tie(),
        Pays::Deals => &*catalog::fewer_than_opponent(),
    };
    catalog::took_of(took, of, why, points)
}

/// How points came about.
pub fn posting(game: &Game, deal: &Deal, posting: &Posting) -> Because {
    let because = match (&posting.reason, &game.setup().rules().scoring) {
        (Reason::Hand { hand, doubled, .. }, Scoring::Hands(score)) => {
            let (because, sum) =
                (hand_points(score, *hand, *doubled), worked_out(score, *hand, *doubled));
            return Because { because, sum };
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
            catalog::by_table_s_ruling_on(&about, &ruling.reason, &points)
        }
        (Reason::Tricks { took, of }, Scoring::Tricks(score)) => {
            tricks_points(score, *took, *of, posting.points)
        }
        (Reason::Hand { .. } | Reason::Tricks { .. }, _) => String::new(),
    };
    Because { because, sum: decimal(posting.points) }
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
            let own = Passage { document: catalog::table_ruling_text(), section: String::new() };
            vec![(rules.clause_id(Clause::Incidents), Citation::Passage(own))]
        }
        reason => {
            let score = (catalog::score(rules.scoring.id()), presets::cite_score(rules));
            let doubled = matches!(reason, Reason::Hand { doubled: true, .. });
            std::iter::once(score).chain(doubled.then(|| of(Clause::Doubling))).collect()
        }
    }
}

/// Why a deal cannot be explained, when only the first `begun` can, or a game has only so many.
pub fn nothing_to_explain(deal: usize, begun: usize, scheduled: Option<usize>) -> String {
    if let Some(deals) = scheduled.map(|deals| deals.max(begun)).filter(|deals| *deals < deal) {
        return catalog::this_game_has(deals);
    }
    match begun {
        0 => catalog::no_deal_played(),
        latest => catalog::deal_not_played_out(deal, latest),
    }
}

/// The ruling on a hand with more tricks than cards.
pub fn impossible_hand(rules: &Ruleset, text: &str, cards: u8) -> Ruling {
    let dealt = catalog::count_cards(cards);
    let because = catalog::is_not_possible_in_deal_of(quoted(text), &dealt);
    let open = catalog::give_0_to_for_bid_and(cards);
    Ruling::on(rules, Clause::BidRange, because, Some(open))
}

/// The ruling on a text that is not a number of tricks that can count.
pub fn impossible_tricks(rules: &Ruleset, text: &str, counted: u8) -> Ruling {
    let because = catalog::is_not_number_of_tricks_that(quoted(text));
    Ruling::on(rules, Clause::Tricks, because, Some(catalog::give_0_to(counted)))
}

/// The ruling on a contract with more tricks than are played.
pub fn impossible_contract(rules: &Ruleset, bid: &BidRule, took: i64, played: u8) -> Ruling {
    let because = catalog::cannot_be_scored_with_tricks(capital(&bid.id), took);
    Ruling::on(rules, None, because, Some(catalog::give_0_to_2(played)))
}

/// The heading of a deal: `Deal 3 of 28: 11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_heading(game: &Game, deal: &Deal) -> String {
    labelled(deal_name(game, deal), deal_line(game, deal))
}

/// The rules that points rest on: `By score.romanian [Romanian whist, Scoring]`.
pub fn by_rules(sources: &[String]) -> String {
    catalog::by_4(and(sources))
}

/// Why a player got no points in a deal.
pub fn sat_out(rules: &Ruleset) -> String {
    catalog::sat_out_as_dead_hand_by(rules.clause_id(Clause::DeadHand))
}

/// That what tricks are worth depends on how many the others took.
pub fn depends_on_others(rules: &Ruleset) -> String {
    catalog::in_what_side_scores_depends_on(translated(&rules.title))
}

/// That a text is not a bid and its tricks.
pub fn unreadable_hand(text: &str) -> String {
    catalog::is_not_hand_expected_bid_and(quoted(text))
}
