//! `score`: what hands and contracts are worth, without a game.

use crate::cards::Pack;
use crate::grammar::Score;
use crate::notation;
use crate::rules::{AuctionRule, Bid, Clause, Hand, HandScore, Points, Ruleset, Scoring};
use crate::terminal::answer::Answer;
use crate::terminal::choose;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::words::{self, Ruling};
use schemars::JsonSchema;
use serde::Serialize;

#[derive(Serialize, JsonSchema)]
pub(crate) struct Worth {
    bid: u8,
    took: u8,
    points: Points,
    #[serde(skip)]
    told: String,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct ContractWorth {
    bid: String,
    took: u8,
    made: bool,
    challenger: Points,
    opponent: Points,
    #[serde(skip)]
    told: String,
}

/// Returns what each hand or contract asked about is worth.
pub(crate) fn score(context: &Context, asked: &Score) -> Result<Answer, Failure> {
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    match (&rules.scoring, rules.bidding.auction()) {
        (Scoring::Hands(score), _) => hands(context, &rules, score, asked),
        (_, Some(rule)) => contracts(context, &rules, rule, asked),
        _ => Err(Failure::usage(format!(
            "{} counts tricks as they are: there is nothing to work out.",
            rules.title
        ))),
    }
}

fn hands(
    context: &Context,
    rules: &Ruleset,
    score: &HandScore,
    asked: &Score,
) -> Result<Answer, Failure> {
    let (Some(cards), Some(players)) = (asked.cards, asked.players) else {
        return Err(Failure::usage("What a hand is worth needs --cards N and --players N.".into()));
    };
    // The rules' own tables count: there a dealer may sit out. Any other sum may be worked out as
    // long as a full pack has the cards.
    if cards > rules.most_cards(players).max(Pack::FULL.size() / players) {
        let because = format!(
            "{} each for {players} players are more than a pack has.",
            words::count(cards, "card")
        );
        return Err(Ruling::on(rules, Clause::Pack, because, None).into());
    }
    if asked.took.is_some() {
        return Err(Failure::usage("--took is for contracts; a hand is given as 3/2.".into()));
    }
    if score.doubled_by.is_some() && asked.trump.is_none() {
        return Err(Failure::usage("A trump may double this score: name it with --trump.".into()));
    }
    let within = |number: i64| u8::try_from(number).ok().filter(|number| *number <= cards);
    let worth = |text: &String| {
        let (bid, took) = bid_and_took(text)?;
        let (Some(bid), Some(took)) = (within(bid), within(took)) else {
            let in_deal = words::count(cards, "card");
            let because = format!("{} is no hand in a deal of {in_deal}.", words::quoted(text));
            let legal = format!("From 0 to {cards} for the bid and for the tricks.");
            return Err(Ruling::on(rules, Clause::BidRange, because, Some(legal)).into());
        };
        let hand = Hand { bid, took, cards, players };
        let told = words::hand_points(score, hand, score.is_doubled(asked.trump));
        Ok(Worth { bid, took, points: score.score(hand, asked.trump), told })
    };
    let worths = asked.what.iter().map(worth).collect::<Result<Vec<Worth>, Failure>>()?;
    Ok(if context.global.json {
        Answer::json(&worths)
    } else if context.global.plain {
        Answer::plain(
            worths.iter().map(|worth| {
                [worth.bid.to_string(), worth.took.to_string(), worth.points.decimal()]
            }),
        )
    } else {
        let told: Vec<String> = worths.into_iter().map(|worth| worth.told).collect();
        Answer::paragraphs(&told, context.fold_at)
    })
}

fn bid_and_took(text: &str) -> Result<(i64, i64), Failure> {
    let pair = text
        .split_once('/')
        .and_then(|(bid, took)| Some((notation::number(bid)?, notation::number(took)?)));
    pair.ok_or_else(|| {
        let text = words::quoted(text);
        Failure::usage(format!(
            "{text} is no hand: expected a bid and the tricks taken, such as 3/2."
        ))
    })
}

fn contracts(
    context: &Context,
    rules: &Ruleset,
    rule: &AuctionRule,
    asked: &Score,
) -> Result<Answer, Failure> {
    let Some(took) = asked.took else {
        return Err(Failure::usage("What a contract is worth needs --took T.".into()));
    };
    let worth = |text: &String| {
        let named = text.parse().ok().and_then(|named: Bid| rule.bid(&named.id));
        let Some((_, bid)) = named else {
            return Err(choose::unknown("bid", text, rule.bids.iter().map(|bid| bid.id.as_str())));
        };
        let cards = rules.highest(rules.player_counts().first().copied().unwrap_or(4));
        let played = bid.tricks(cards);
        let Some(took) = u8::try_from(took).ok().filter(|took| *took <= played) else {
            let because = format!("{took} is no number of tricks in {}.", bid.id);
            let legal = format!("From 0 to {played}.");
            return Err(Ruling::on(rules, Clause::Tricks, because, Some(legal)).into());
        };
        let (challenger, opponent) = bid.score(took, cards);
        let each = |challenger| words::contract_points(bid, took, cards, challenger);
        Ok(ContractWorth {
            bid: bid.id.clone(),
            took,
            made: bid.target.is_met(took),
            challenger: challenger,
            opponent: opponent,
            told: format!(
                "{}, {}; {}; {}",
                bid.id,
                words::contract_outcome(bid, took),
                each(true),
                each(false)
            ),
        })
    };
    let worths = asked.what.iter().map(worth).collect::<Result<Vec<ContractWorth>, Failure>>()?;
    if context.global.plain {
        return Ok(Answer::plain(worths.iter().map(|worth| {
            [
                worth.bid.clone(),
                worth.took.to_string(),
                if worth.made { "made" } else { "missed" }.to_owned(),
                worth.challenger.decimal(),
                worth.opponent.decimal(),
            ]
        })));
    }
    Ok(match (context.global.json, worths.as_slice()) {
        (true, [worth]) => Answer::json(worth),
        (true, worths) => Answer::json(&worths),
        (false, _) => {
            let told: Vec<String> = worths.into_iter().map(|worth| worth.told).collect();
            Answer::paragraphs(&told, context.fold_at)
        }
    })
}
