//! What hands and contracts are worth: scores and formulas in words, sums worked out, and how the
//! points of a game came about.

use super::endings::tie_breaks;
use super::laws::source_of_laws;
use super::sums::{formula, tricks_points, worked_out};
use super::texts::bid_name;
use super::{
    Because, Ruling, agreed, and, capital, cited, clauses, contract_points, deal_line, deal_name,
    decimal, incident, joined, labelled, list, messages, quoted, score_title, signed, source,
    tallies, tricks_moved, trump,
};
use crate::cards::Side;
use crate::game::{Deal, Game, Posting, Reason};
use crate::presets;
use crate::rules::{
    AuctionRule, BidRule, BidTarget, Bonus, Case, Citation, Clause, Condition, CountedTricks,
    Formula, Hand, HandScore, Length, Passage, Pays, Play, Points, Reading, Ruleset, Scoring, Wins,
    ZeroWhen,
};
use std::cmp::Ordering;

/// The score of a set of rules in words, with its source.
pub(super) fn score_of(rules: &Ruleset) -> String {
    let source = presets::cite_score(rules);
    let says = scoring(&rules.scoring, &source);
    if rules.bidding.judged_auction().is_some_and(AuctionRule::pays_every_overtrick) {
        messages::ScoreEveryOvertrick { score: says }.say()
    } else {
        says
    }
}

/// The score of a set of rules in words, with its source and what our readings add.
pub(super) fn score_with_readings(rules: &Ruleset) -> String {
    joined([score_of(rules)].into_iter().chain(source::readings(rules, None)), " ")
}

/// A score in words, with its source.
pub fn scoring(scoring: &Scoring, source: &Citation) -> String {
    let lowest = match scoring.wins() {
        Wins::Highest => None,
        Wins::Lowest => Some(messages::ScoreLowestWins.say()),
    };
    // What becomes of a tie is then a reading of ours, and stands after the source.
    let ties = match source {
        Citation::Passage(passage) => !presets::leaves_points_open(&passage.document),
        _ => true,
    };
    let says = match scoring {
        Scoring::Hands(score) => hands(score),
        Scoring::Contracts(score) if score.settled => messages::ScoreContractsSettled.say(),
        Scoring::Contracts(_) => messages::ScoreContractsPaid.say(),
        Scoring::Tricks(score) => match (score.pays, score.counted) {
            (Pays::Nothing, _) => tallies::cases_of(score),
            (Pays::Tricks, _) if !score.quota.is_empty() => {
                messages::ScoreTricksQuota { quotas: and(&score.quota) }.say()
            }
            (Pays::Tricks, _) if score.above > 0 => {
                messages::ScoreTricksAbove { above: score.above }.say()
            }
            (Pays::Deals, CountedTricks::All) => messages::ScoreTricksMostAll { ties }.say(),
            (Pays::Deals, CountedTricks::Last(number)) => {
                let tricks = messages::CountTricks { number }.say();
                messages::ScoreTricksMost { tricks, ties }.say()
            }
            (Pays::Tricks, CountedTricks::All) => messages::ScoreTricksEachAll.say(),
            (Pays::Tricks, CountedTricks::Last(number)) => {
                messages::ScoreTricksEach { tricks: messages::CountTricks { number }.say() }.say()
            }
        },
    };
    let title = match scoring {
        Scoring::Tricks(score) if score.is_by_tricks() => messages::ScoreTricksTitle.say(),
        _ => score_title(scoring),
    };
    let mut sentences = vec![joined([title, says], &messages::GrammarSemicolon.say()) + "."];
    sentences.extend(lowest);
    sentences.extend(tie_breaks(scoring.ties()));
    sentences.push(cited(source));
    joined(sentences, " ")
}

fn hands(scoring: &HandScore) -> String {
    let mut parts = vec![case_line(&messages::HeadingMade.say(), &scoring.made)];
    if scoring.over == scoring.under {
        parts.push(case_line(&messages::HeadingMissed.say(), &scoring.over));
    } else {
        let over = messages::ScoreFormulaOver.say();
        parts.push(labelled(&over, formula(&scoring.over, &over)));
        let under = messages::ScoreFormulaUnder.say();
        parts.push(labelled(&under, formula(&scoring.under, &under)));
    }
    for case in &scoring.cases {
        let mut when = Vec::new();
        when.extend(case.named.iter().map(|bid| bid_name(bid)));
        when.push(condition(&case.when));
        if case.alone {
            when.push(messages::ScoreCaseAlone.say());
        }
        parts.push(case_line(&list(when), &case.points));
    }
    if let Some(blank) = &scoring.blank {
        parts.push(case_line(&messages::ScoreCaseBlank.say(), blank));
    }
    if let Some(zero) = &scoring.zero {
        let is_long_deal = zero.when == ZeroWhen::MoreCardsThanPlayers;
        let made = messages::ScoreCaseZeroMade { is_long_deal }.say();
        let missed = messages::ScoreCaseZeroMissed.say();
        parts.push(list([case_line(&made, &zero.made), case_line(&missed, &zero.missed)]));
    }
    joined(parts, &messages::GrammarSemicolon.say())
}

/// A case of a score with its points: `made: 10 + tricks`.
fn case_line(when: &str, points: &Formula) -> String {
    labelled(when, formula(points, &messages::ScoreFormulaOff.say()))
}

/// A condition in words, such as `bid = 0 and made`.
fn condition(condition: &Condition) -> String {
    joined(
        condition.to_string().split(' ').map(|word| messages::ScoreConditionWord { word }.say()),
        " ",
    )
}

/// What a hand was and what it is worth: `bid 2, took 2: made, 10 + tricks: 10 + 2 = 12`.
pub fn hand_points(scoring: &HandScore, hand: Hand, doubled: bool) -> String {
    let (case, rule) = scoring.case(hand);
    let off = match case {
        Case::Under => messages::ScoreFormulaUnder.say(),
        Case::Over | Case::ZeroMissed => messages::ScoreFormulaOver.say(),
        Case::Made | Case::ZeroMade | Case::Blank | Case::Own(_) => messages::ScoreFormulaOff.say(),
    };
    let rule = formula(rule, &off);
    let sum = worked_out(scoring, hand, doubled);
    let bid = hand.word.map_or_else(|| hand.bid.to_string(), |word| bid_name(word.as_ref()));
    let result = case_words(case, hand);
    let hand = messages::ScoreHandResult { bid, tricks: hand.took, result }.say();
    match scoring.doubled_by {
        Some(suit) if doubled => {
            let suit = trump(suit.into());
            messages::ScoreHandDoubled { hand, rule, suit, sum }.say()
        }
        _ if rule == sum => labelled(hand, sum),
        _ => labelled(format!("{hand}, {rule}"), sum),
    }
}

/// How a hand ended: `made`, `1 trick over`, `2 tricks under`.
fn case_words(case: Case, hand: Hand) -> String {
    let off = messages::CountTricks { number: hand.off() }.say();
    match case {
        Case::ZeroMade => messages::ScoreResultZeroMade.say(),
        Case::ZeroMissed => messages::ScoreResultZeroMissed { tricks: &off }.say(),
        Case::Blank => messages::ScoreResultBlank.say(),
        _ if hand.target == BidTarget::Never => messages::ScoreResultCountsAsMissed.say(),
        Case::Made | Case::Over | Case::Under | Case::Own(_) => match hand.took.cmp(&hand.bid) {
            Ordering::Less => messages::ScoreResultUnder { tricks: &off }.say(),
            Ordering::Equal => messages::HeadingMade.say(),
            Ordering::Greater => messages::ScoreResultOver { tricks: &off }.say(),
        },
    }
}

/// What a run earned, and the deals that made it.
fn bonus(bonus: &Bonus) -> String {
    let Bonus { scheme, deals, won, .. } = bonus;
    let run = messages::ScorePromotionRun {
        scheme,
        length: deals.len(),
        is_made: *won,
        deals: and(deals),
    }
    .say();
    match bonus.points {
        points if points == Points::ZERO => messages::ScorePromotionSpoilt { run: &run }.say(),
        points => labelled(run, signed(points)),
    }
}

/// How points came about, from the tricks that count.
pub fn posting(game: &Game, deal: &Deal, posting: &Posting) -> Because {
    let is_by_ruling = matches!(posting.reason, Reason::Ruling(_) | Reason::Incident(_));
    let because = if !is_by_ruling && game.is_won_before_score(deal) {
        let because = messages::ScoreWonBefore.say();
        Because { because, sum: decimal(posting.points), role: None }
    } else {
        points_because(game, deal, posting)
    };
    match tricks_moved(game, deal, posting) {
        Some(moved) => Because { because: labelled(moved, because.because), ..because },
        None => because,
    }
}

fn points_because(game: &Game, deal: &Deal, posting: &Posting) -> Because {
    let because = match (&posting.reason, &game.setup().rules().scoring) {
        (Reason::Hand { hand, doubled, .. }, Scoring::Hands(score)) => {
            return Because {
                because: hand_points(score, *hand, *doubled),
                sum: worked_out(score, *hand, *doubled),
                role: None,
            };
        }
        (Reason::Contract { .. }, _) => {
            return contract_points(game, deal, posting).unwrap_or_default();
        }
        (Reason::Tally { id, number, before }, _) => tallies::unscored(game, deal, posting)
            .unwrap_or_else(|| tallies::worth(game.setup().rules(), id, *number, *before)),
        (Reason::Case { case, of }, _) => tallies::in_case(game, deal, posting.side, *case, *of),
        (Reason::Promotion(run), _) => bonus(run),
        (Reason::Ruling(ruling), _) => {
            let incident = incident(ruling.about);
            let points = signed(posting.points);
            messages::ScoreByRuling { incident, reason: &ruling.reason, points }.say()
        }
        (Reason::Incident(incident), _) => messages::ScoreByIncident {
            number: incident.number.unwrap_or_default(),
            clauses: clauses(incident),
            points: signed(posting.points),
        }
        .say(),
        (Reason::Tricks { took, .. }, Scoring::Tricks(score))
            if posting.points > Points::ZERO
                && score.above > 0
                && tricks_moved(game, deal, posting).is_some() =>
        {
            format!("{took} - {} = {}", score.above, decimal(posting.points))
        }
        (Reason::Tricks { took, of, .. }, Scoring::Tricks(score)) => {
            let sides = game.setup().sides().len();
            tricks_points(score, *took, *of, posting.points, sides)
        }
        (Reason::Hand { .. } | Reason::Tricks { .. }, _) => String::new(),
    };
    Because { because, sum: decimal(posting.points), role: None }
}

/// The rules that points rest on, each by its id and its source, the one that gives them first.
pub fn posting_sources(game: &Game, deal: &Deal, posting: &Posting) -> Vec<(String, Citation)> {
    let rules = game.setup().rules();
    match &posting.reason {
        Reason::Promotion(run) => {
            let players = deal.plan.players();
            let dead_hand = rules.hands(players) < players;
            let mut schemes = rules.promotions.schemes.iter();
            let by_players = schemes.any(|scheme| {
                scheme.id == run.scheme && matches!(scheme.length, Length::PlayersPlus(_))
            });
            let mut sources = vec![clause_with_source(rules, Clause::Promotions)];
            if run.points == Points::ZERO {
                sources.push(reading_with_rule(rules, Reading::SpoiltRun));
            }
            if dead_hand && by_players {
                sources.push(reading_with_rule(rules, Reading::DeadHandCounts));
            }
            let is_open = |reading| presets::leaves_open(rules, reading);
            if is_open(Reading::NewRun) && follows_bonus(game, posting.side, run) {
                sources.push(reading_with_rule(rules, Reading::NewRun));
            }
            let mut postings = deal.postings_of(posting.side);
            if is_open(Reading::BonusesUndoubled)
                && postings.any(|other| matches!(other.reason, Reason::Hand { doubled: true, .. }))
            {
                sources.push(reading_with_rule(rules, Reading::BonusesUndoubled));
            }
            sources
        }
        Reason::Tally { .. } => vec![clause_with_source(rules, Clause::Tallies)],
        // No document gives these points.
        Reason::Ruling(_) => {
            let own =
                Passage { document: messages::SourceTableRuling.say(), section: String::new() };
            vec![(rules.clause_id(Clause::Incidents), Citation::Passage(own))]
        }
        Reason::Incident(incident) => {
            vec![(clauses(incident), source_of_laws(rules, incident))]
        }
        reason => {
            let mut sources = vec![(score_rule(rules), presets::cite_points(rules))];
            if let Reason::Hand { doubled: true, .. } = reason {
                sources.push(clause_with_source(rules, Clause::Doubling));
            }
            let behind = reading_behind(rules, deal, reason);
            sources.extend(behind.map(|reading| reading_with_rule(rules, reading)));
            sources
        }
    }
}

/// Whether a run of a side begins where another of the same kind was complete.
fn follows_bonus(game: &Game, side: Side, run: &Bonus) -> bool {
    let first = run.deals.first();
    let mut postings = game.played().flat_map(|deal| deal.postings_of(side));
    postings.any(|posting| match &posting.reason {
        Reason::Promotion(earlier) => {
            let last = earlier.deals.last();
            let is_same = earlier.scheme == run.scheme && earlier.won == run.won;
            let mut between = game
                .played()
                .filter(|deal| Some(&deal.plan.number) > last && Some(&deal.plan.number) < first);
            // Deals that do not count for runs stand between.
            is_same && last < first && between.all(|deal| deal.plan.cards == 1)
        }
        _ => false,
    })
}

fn clause_with_source(rules: &Ruleset, clause: Clause) -> (String, Citation) {
    (rules.clause_id(clause), presets::cite(rules, clause))
}

fn reading_with_rule(rules: &Ruleset, reading: Reading) -> (String, Citation) {
    (rule_of(rules, reading), Citation::OurReading(reading))
}

/// The id of the rule that a reading belongs to: a clause or the score.
pub(super) fn rule_of(rules: &Ruleset, reading: Reading) -> String {
    reading.clause().map_or_else(|| score_rule(rules), |clause| rules.clause_id(clause))
}

/// The id of the score of some rules, as rulings cite it: `score.serbian`.
pub(super) fn score_rule(rules: &Ruleset) -> String {
    messages::RulesScoreClause { score: rules.scoring.id() }.say()
}

/// The reading that points of the score rest on.
fn reading_behind(rules: &Ruleset, deal: &Deal, reason: &Reason) -> Option<Reading> {
    let reading = match reason {
        Reason::Hand { hand, .. } if hand.over() > 0 => Reading::EitherMiss,
        Reason::Tricks { took, of, .. } if took * 2 == *of => Reading::TiedDeal,
        Reason::Contract { .. } => {
            let (_, bid) = agreed(rules, deal)?;
            let took = *deal.tricks.first()?;
            let off = bid.target.off(took);
            let is_made = bid.target.is_met(took);
            if is_made && bid.won.table().at_most.is_some_and(|most| off > most) {
                Reading::RowEnds
            } else if is_made && bid.play == Play::Trou && took == deal.plan.cards {
                Reading::TrouThirteen
            } else if !is_made && off > 1 && bid.loses_flat() {
                Reading::FlatLoss
            } else {
                return None;
            }
        }
        _ => return None,
    };
    presets::leaves_open(rules, reading).then_some(reading)
}

/// Why a deal cannot be explained, when only the first `begun` can, or a game has only so many.
pub fn nothing_to_explain(deal: usize, begun: usize, scheduled: Option<usize>) -> String {
    if let Some(deals) = scheduled.map(|deals| deals.max(begun)).filter(|deals| *deals < deal) {
        return messages::ExplanationRefusalPastEnd { deals }.say();
    }
    match begun {
        0 => messages::ExplanationRefusalNonePlayed.say(),
        latest => messages::ExplanationRefusalUnfinished { deal, latest }.say(),
    }
}

/// The ruling on a hand with more tricks than cards.
pub fn impossible_hand(rules: &Ruleset, text: &str, cards: u8) -> Ruling {
    let dealt = messages::CountCards { number: cards }.say();
    let because = messages::ScoreRefusalHandImpossible { hand: quoted(text), cards: &dealt }.say();
    let open = messages::ScoreRemedyHand { most: cards }.say();
    Ruling::on(rules, Clause::BidRange, because, Some(open))
}

/// The ruling on a text that is not a number of tricks that can count.
pub fn impossible_tricks(rules: &Ruleset, text: &str, counted: u8) -> Ruling {
    let because = messages::ScoreRefusalTricks { number: quoted(text) }.say();
    Ruling::on(
        rules,
        Clause::Tricks,
        because,
        Some(messages::ScoreRemedyMostTricks { most: counted }.say()),
    )
}

/// The ruling on a contract with more tricks than are played.
pub fn impossible_contract(rules: &Ruleset, bid: &BidRule, took: i64, played: u8) -> Ruling {
    let because =
        messages::ScoreRefusalContract { bid: capital(&bid_name(&bid.id)), tricks: took }.say();
    Ruling::on(rules, None, because, Some(messages::ScoreRemedyMostTricks { most: played }.say()))
}

/// The heading of a deal: `Deal 3 of 28: 11 cards, hearts ♥ trump, dealt by Jovana`.
pub fn deal_heading(game: &Game, deal: &Deal) -> String {
    labelled(deal_name(game, deal), deal_line(game, deal))
}

/// The rules that points rest on: `By score.romanian [Romanian whist, Scoring]`.
pub fn by_rules(sources: &[String]) -> String {
    messages::ScoreByRules { clauses: and(sources) }.say()
}
