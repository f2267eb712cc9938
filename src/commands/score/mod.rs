//! `score`: what hands and contracts are worth, without a game.

use crate::cards::Trump;
use crate::grammar::shared::{number, within};
use crate::grammar::{Choice, hints};
use crate::notation;
use crate::output::json::{NamedSchema, any, part};
use crate::output::plain;
use crate::rules::{
    AuctionRule, Bid, BidWord, Hand, HandScore, Pays, Points, Ruleset, Scoring, TrickScore,
};
use crate::terminal::{Answer, Context, Failure, Result, choose};
use crate::words::messages;
use crate::words::{self, Hint, Unknown};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::new("score", "The points for hands or contracts", || {
        any(&[
            part::<Vec<Worth>>,
            part::<Vec<TricksWorth>>,
            part::<ContractWorth>,
            part::<Vec<ContractWorth>>,
        ])
    });

/// Show what bids and tricks score
///
/// hoyle score serbian --cards 13 --players 4 3/2
///
/// hoyle score auction-whist solo-6 --took 7
#[derive(Debug, Args)]
pub(crate) struct ScoreArgs {
    /// serbian, romanian, oh-hell, auction-whist, or a rules file
    pub(crate) rules: String,
    /// The cards dealt to each player
    #[arg(long, value_name = "N", value_parser = within::<1, 52>)]
    pub(crate) cards: Option<u8>,
    /// How many players take part in the deal
    #[arg(long, value_name = "N", value_parser = within::<2, 26>)]
    pub(crate) players: Option<u8>,
    /// The trump of the deal, if the score depends on it
    #[arg(long, value_name = "SUIT")]
    pub(crate) trump: Option<Trump>,
    /// The tricks of the declaring side, for contracts
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = number)]
    pub(crate) took: Option<i64>,
    #[command(flatten)]
    pub(crate) choice: Choice,
    /// Bid and tricks, such as 3/2; for auctions a contract, such as solo-6; without bids, the tricks
    #[arg(required = true, value_name = "B/T|BID")]
    pub(crate) what: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct Worth {
    bid: u8,
    took: u8,
    points: Points,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct ContractWorth {
    bid: String,
    took: u8,
    made: bool,
    challenger: Points,
    opponent: Points,
}

#[derive(Serialize, JsonSchema)]
pub(crate) struct TricksWorth {
    took: u8,
    points: Points,
}

/// What each is worth, as data and in words.
type Worths<W> = Result<(Vec<W>, Vec<String>)>;

/// Answers what each hand or contract asked about is worth.
pub(crate) fn score(context: &Context, asked: &ScoreArgs) -> Result<Answer> {
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    match (&rules.scoring, rules.bidding.auction()) {
        (Scoring::Hands(score), _) => {
            let (worths, texts) = hands(&rules, score, asked)?;
            let record = |it: &Worth| {
                plain::record([it.bid.to_string(), it.took.to_string(), it.points.decimal()])
            };
            Ok(answer(context, &worths, &texts, record))
        }
        (_, Some(rule)) => {
            let (worths, texts) = contracts(&rules, rule, asked)?;
            let record = |it: &ContractWorth| {
                let made = if it.made { "made" } else { "missed" };
                let (challenger, opponent) = (it.challenger.decimal(), it.opponent.decimal());
                plain::record([&it.bid, &it.took.to_string(), made, &challenger, &opponent])
            };
            match worths.as_slice() {
                [only] if context.global.json => Ok(Answer::json(only)),
                worths => Ok(answer(context, worths, &texts, record)),
            }
        }
        (Scoring::Tricks(score), _) => {
            let (worths, texts) = tricks(&rules, score, asked)?;
            let record =
                |it: &TricksWorth| plain::record([it.took.to_string(), it.points.decimal()]);
            Ok(answer(context, &worths, &texts, record))
        }
        (Scoring::Contracts(_), None) => unreachable!("contracts are bid in an auction"),
    }
}

fn not_enough(missing: Hint) -> Failure {
    Failure::usage(messages::ScoreRefusalIncomplete.say()).hint(missing)
}

fn answer<W: Serialize>(
    context: &Context,
    worths: &[W],
    texts: &[String],
    record: fn(&W) -> String,
) -> Answer {
    let records = |worths: &[W]| worths.iter().map(record).collect();
    Answer::of(worths, context, records, |_| Answer::paragraphs(texts, context))
}

fn hands(rules: &Ruleset, score: &HandScore, asked: &ScoreArgs) -> Worths<Worth> {
    let (Some(cards), Some(players)) = (asked.cards, asked.players) else {
        return Err(not_enough(Hint::of_program(
            messages::HintGiveCardsAndPlayers.say(),
            "--cards N --players N",
        )));
    };
    choose::seated(rules, players.into())?;
    rules.can_deal(players, cards).map_err(|fault| words::rules_refused(rules, &fault))?;
    if asked.took.is_some() {
        return Err(Failure::usage(messages::ScoreRefusalTricksApart.say()));
    }
    if score.doubled_by.is_some() && asked.trump.is_none() {
        return Err(not_enough(hints::give_trump()));
    }
    let within = |number: i64| u8::try_from(number).ok().filter(|number| *number <= cards);
    let worth = |text: &String| {
        let (bid, word, took) = bid_and_took(rules, text)?;
        let (Some(bid), Some(took)) = (within(bid), within(took)) else {
            return Err(words::impossible_hand(rules, text, cards).into());
        };
        let hand = Hand { word, ..rules.hand(bid, took, cards, players) };
        let text = words::hand_points(score, hand, score.is_doubled(asked.trump));
        Ok((Worth { bid, took, points: score.score(hand, asked.trump) }, text))
    };
    asked.what.iter().map(worth).collect()
}

/// The bid, the word if it is made by one, and the tricks taken.
fn bid_and_took(rules: &Ruleset, text: &str) -> Result<(i64, Option<BidWord>, i64)> {
    let read = |(bid, took): (&str, &str)| {
        let named = rules.bidding.exact()?.named(&bid.to_lowercase());
        let word = named.and_then(|named| BidWord::from(&named.word).ok());
        let bid = named.map_or_else(|| notation::number(bid), |named| Some(named.bid.into()))?;
        Some((bid, word, notation::number(took)?))
    };
    let read = text.split_once('/').and_then(read);
    read.ok_or_else(|| Failure::usage(words::unreadable_hand(text)))
}

/// What the tricks of a side are worth, where there are two sides or each trick counts by itself.
fn tricks(rules: &Ruleset, score: &TrickScore, asked: &ScoreArgs) -> Worths<TricksWorth> {
    let sides = rules.player_counts().into_iter().map(|it| rules.sides.at_table(it.into())).max();
    if score.pays == Pays::Deals && sides > Some(2) {
        return Err(Failure::usage(words::depends_on_others(rules)));
    }
    let worth = |text: &String| {
        let took = text.parse().ok().filter(|took| *took <= score.counted);
        let took = took.ok_or_else(|| words::impossible_tricks(rules, text, score.counted))?;
        let points = score.points(took, score.counted - took);
        let text = words::tricks_points(score, took, score.counted, points);
        Ok((TricksWorth { took, points }, text))
    };
    asked.what.iter().map(worth).collect()
}

fn contracts(rules: &Ruleset, rule: &AuctionRule, asked: &ScoreArgs) -> Worths<ContractWorth> {
    let took = asked
        .took
        .ok_or_else(|| not_enough(Hint::of_program(messages::HintGiveTricks.say(), "--took N")))?;
    let worth = |text: &String| {
        let named = text.parse().ok().and_then(|named: Bid| rule.bid(&named.id));
        let Some((_, bid)) = named else {
            let bids = rule.bids.iter().map(|bid| bid.id.as_str());
            return Err(Failure::usage(words::unknown(Unknown::Bid, text, bids)));
        };
        let players = rules.player_counts().first().copied().unwrap_or(4);
        let cards = rules.highest(players);
        let played = bid.tricks(cards);
        let Some(took) = u8::try_from(took).ok().filter(|took| *took <= played) else {
            return Err(words::impossible_contract(rules, bid, took, played).into());
        };
        let scoring = &rules.scoring;
        let (challenger, opponent) = scoring.of_contract(bid, took, cards, players);
        let text = words::contract_worth(scoring, bid, took, cards, players);
        let (bid, made) = (bid.id.clone(), bid.target.is_met(took));
        Ok((ContractWorth { bid, took, made, challenger, opponent }, text))
    };
    asked.what.iter().map(worth).collect()
}
