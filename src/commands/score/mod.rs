//! `score`: what hands and contracts are worth, without a game.

use crate::cards::Trump;
use crate::grammar::shared::{number, within};
use crate::grammar::{Choice, hints};
use crate::notation;
use crate::output::json::{NamedSchema, any, part};
use crate::output::plain;
use crate::presets;
use crate::rules::{
    AuctionRule, Bid, BidRule, BidWord, Hand, HandScore, Pays, Points, Quantity, Ruleset, Scoring,
    TallyWord, TrickScore,
};
use crate::terminal::{Answer, Context, Failure, Result, choose, games};
use crate::words::{self, Hint, messages};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("score", "The points for hands or contracts", || {
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
    /// A game of hoyle rules or hoyle rules --examples, or a rules file
    #[arg(value_name = "RULES", requires = "what")]
    pub(crate) rules: Option<String>,
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
    #[arg(value_name = "B/T|BID")]
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

/// Answers what each hand or contract asked about is worth.
///
/// # Errors
/// One of them cannot occur by these rules, or its points depend on more than is given.
pub(crate) fn score(context: &Context, args: &ScoreArgs) -> Result<Answer> {
    let Some(named) = &args.rules else { return Err(nothing_asked(context)) };
    let rules = choose::rules(named, &args.choice, None)?;
    match (&rules.scoring, rules.bidding.auction()) {
        (Scoring::Hands(score), _) => hands(context, args, &rules, score),
        (_, Some(auction)) => contracts(context, args, &rules, auction),
        (Scoring::Tricks(score), _) => tricks(context, args, &rules, score),
        (Scoring::Contracts(_), None) => unreachable!("contracts are bid in an auction"),
    }
}

/// That rules and a question are missing, with an example by the rules of the current game.
fn nothing_asked(context: &Context) -> Failure {
    let current = games::open(context).ok().map(|session| session.game().setup().rules().clone());
    let known = current.filter(|rules| presets::ruleset(&rules.id).is_some());
    let example = known.or_else(|| presets::ruleset("serbian")).map(|rules| example(&rules));
    let missing = ["RULES", "B/T|BID"].map(str::to_owned);
    Failure::usage(words::arguments_missing("score", &missing, example.as_deref()))
        .hint(Hint::HelpOn("score".into()))
}

/// An example of the command by some rules.
fn example(rules: &Ruleset) -> String {
    let id = &rules.id;
    let players = rules.player_counts().first().copied().unwrap_or(4);
    let cards = rules.largest_deal(players).unwrap_or_else(|| rules.highest(players));
    match rules.bidding.auction() {
        Some(auction) => {
            let bid = &auction.bids[0];
            let number = bid.target.number();
            match auction.trumps.iter().find(|trump| bid.takes(Some(**trump))) {
                Some(trump) if !bid.takes(None) => {
                    format!("score {id} {}:{} --took {number}", bid.id, trump.name())
                }
                _ => format!("score {id} {} --took {number}", bid.id),
            }
        }
        None if rules.bidding.exact().is_some() => {
            format!("score {id} --cards {cards} --players {players} {}/{0}", cards.min(3))
        }
        None => format!("score {id} {cards}"),
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
    Answer::of(worths, context, records, |_| Answer::paragraphs(texts, &context.screen))
}

fn hands(
    context: &Context,
    args: &ScoreArgs,
    rules: &Ruleset,
    score: &HandScore,
) -> Result<Answer> {
    let (Some(cards), Some(players)) = (args.cards, args.players) else {
        let missing = messages::HintGiveCardsAndPlayers.say();
        return Err(not_enough(Hint::of_program(missing, "--cards N --players N")));
    };
    choose::seated(rules, players.into())?;
    rules.can_deal(players, cards).map_err(|error| words::rules_refused(rules, &error))?;
    if args.took.is_some() {
        return Err(Failure::usage(messages::ScoreRefusalTricksApart.say()));
    }
    if score.doubled_by.is_some() && args.trump.is_none() {
        return Err(not_enough(hints::give_trump()));
    }

    let mut worths = Vec::new();
    let mut texts = Vec::new();
    for text in &args.what {
        let hand = hand(rules, text, cards, players)?;
        let points = score.score(hand, args.trump);
        texts.push(words::hand_points(score, hand, score.is_doubled(args.trump)));
        worths.push(Worth { bid: hand.bid, took: hand.took, points });
    }
    Ok(answer(context, &worths, &texts, |worth| {
        plain::record([worth.bid.to_string(), worth.took.to_string(), worth.points.decimal()])
    }))
}

/// Reads a bid and the tricks taken, such as `3/2`.
fn hand(rules: &Ruleset, text: &str, cards: u8, players: u8) -> Result<Hand> {
    let unreadable =
        || Failure::usage(messages::ScoreRefusalNotHand { hand: words::quoted(text) }.say());
    let (bid, took) = text.split_once('/').ok_or_else(unreadable)?;
    let bidding = rules.bidding.exact().ok_or_else(unreadable)?;
    let named = bidding.named(&bid.to_lowercase());
    let number = match named {
        Some(named) => Some(named.bid.into()),
        None => notation::number(bid),
    };
    let number = number.ok_or_else(unreadable)?;
    let took = notation::number(took).ok_or_else(unreadable)?;
    match (u8::try_from(number), u8::try_from(took)) {
        (Ok(bid), Ok(took)) if bid <= cards && took <= cards => {
            let word = named.and_then(|named| BidWord::from(&named.word).ok());
            Ok(Hand { word, ..rules.hand(bid, took, cards, players) })
        }
        _ => Err(words::impossible_hand(rules, text, cards).into()),
    }
}

/// What the tricks of a side are worth, where there are two sides or each trick counts by itself.
fn tricks(
    context: &Context,
    args: &ScoreArgs,
    rules: &Ruleset,
    score: &TrickScore,
) -> Result<Answer> {
    let counts = rules.player_counts();
    let sides = counts.iter().map(|players| rules.sides.at_table((*players).into())).max();
    if score.pays == Pays::Deals && sides > Some(2) {
        return Err(Failure::usage(
            messages::ScoreRefusalDependsOnOthers { title: words::rules_title(rules) }.say(),
        ));
    }

    let largest = counts.iter().map(|players| rules.highest(*players)).max().unwrap_or(0);
    let counted = score.counted.of(largest);
    let mut worths = Vec::new();
    let mut texts = Vec::new();
    for text in &args.what {
        let took = match text.parse() {
            Ok(took) if took <= counted => took,
            _ => return Err(words::impossible_tricks(rules, text, counted).into()),
        };
        let quotas = if score.quota.is_empty() { &[0][..] } else { &score.quota };
        for quota in quotas {
            let points = score.points(took, counted - took, *quota);
            texts.push(words::tricks_points(score, took, counted, points, 2));
            worths.push(TricksWorth { took, points });
        }
    }
    Ok(answer(context, &worths, &texts, |worth| {
        plain::record([worth.took.to_string(), worth.points.decimal()])
    }))
}

/// Reads bids, which may be of several words, each with the factors that are said after it.
fn named_bids(
    what: &[String],
    rules: &Ruleset,
    auction: &AuctionRule,
) -> Result<Vec<(Bid, Vec<String>)>> {
    let mut bids = Vec::new();
    let mut typed = Vec::new();
    for text in what {
        if let Some(factor) = notation::factor(text, auction, &rules.words) {
            bids.extend(bids_of(&typed, rules, auction)?);
            typed.clear();
            if let Some((_, last)) = bids.last_mut() {
                last.push(factor);
            }
        } else {
            let bid = text.parse::<Bid>();
            typed.push(bid.map_err(|error| Failure::usage(error.to_string()))?);
        }
    }
    bids.extend(bids_of(&typed, rules, auction)?);
    Ok(bids)
}

/// The bids that words mean, none of them with a factor.
fn bids_of(
    typed: &[Bid],
    rules: &Ruleset,
    auction: &AuctionRule,
) -> Result<Vec<(Bid, Vec<String>)>> {
    let meant = notation::bids(typed, auction, &rules.words)
        .map_err(|error| Failure::usage(error.to_string()))?;
    Ok(meant.into_iter().map(|bid| (bid, Vec::new())).collect())
}

fn contracts(
    context: &Context,
    args: &ScoreArgs,
    rules: &Ruleset,
    auction: &AuctionRule,
) -> Result<Answer> {
    let Some(number) = args.took else {
        return Err(not_enough(Hint::of_program(messages::HintGiveTricks.say(), "--took N")));
    };
    let players = rules.player_counts().first().copied().unwrap_or(4);
    let cards = rules.largest_deal(players).unwrap_or_else(|| rules.highest(players));

    let mut worths = Vec::new();
    let mut texts = Vec::new();
    for (named, factors) in named_bids(&args.what, rules, auction)? {
        let Some((_, plain)) = auction.bid(&named.id) else { continue };
        let multiplied = auction.multiplied(plain, named.trump, &factors);
        let bid = multiplied.as_ref();
        let played = bid.tricks(cards);
        let took = match u8::try_from(number) {
            Ok(took) if took <= played || bid.of.is_some() => took,
            _ => return Err(words::impossible_contract(rules, bid, number, played).into()),
        };
        // The number is that of the card points, or else of the tally that the target counts first; the rest is the
        // others'.
        let (first, total) = typed_tally(rules, bid);
        let rest = (total - i64::from(took)).max(0);
        let own = |quantity| tallied(quantity, first, took.into());
        let other = |quantity| tallied(quantity, first, rest);

        let counted = match &bid.of {
            Some(of) => of.formula().value_of(own).in_tenths().div_euclid(10),
            None => took.into(),
        };
        let made = bid.is_met(counted);
        let (challenger, opponent) = if bid.of.is_some() {
            let challenger = rules.scoring.of_counted_contract(bid, made, players, &own).0;
            (challenger, rules.scoring.of_counted_contract(bid, made, players, &other).1)
        } else {
            rules.scoring.of_contract(bid, took, cards, players, &own)
        };
        let sides: [&dyn Fn(Quantity) -> i64; 2] = [&own, &other];
        texts.push(words::contract_worth(&rules.scoring, bid, counted, cards, players, sides));
        worths.push(ContractWorth { bid: bid.id.clone(), took, made, challenger, opponent });
    }
    if let [only] = worths.as_slice()
        && context.global.json
    {
        return Ok(Answer::json(only));
    }
    Ok(answer(context, &worths, &texts, |worth| {
        plain::record([
            worth.bid.as_str(),
            &worth.took.to_string(),
            if worth.made { "made" } else { "missed" },
            &worth.challenger.decimal(),
            &worth.opponent.decimal(),
        ])
    }))
}

/// The tally that a number without a name is for, and its total in a deal, or 0 if that is not known: of those that
/// the target counts, the first with a total, or else the first.
fn typed_tally(rules: &Ruleset, bid: &BidRule) -> (Option<TallyWord>, i64) {
    let mut first = None;
    for (_, quantity) in bid.of.iter().flat_map(|of| of.formula().terms()) {
        let Quantity::Tally(id) = quantity else { continue };
        let rule = rules.tallies_in_force().find(|rule| rule.id == id.as_str());
        if let Some(total) = rule.and_then(|rule| rule.total) {
            return (Some(id), total.into());
        }
        first = first.or(Some(id));
    }
    (first, 0)
}

/// A quantity of a side that has so many of one tally, and nothing of the others.
fn tallied(quantity: Quantity, tally: Option<TallyWord>, number: i64) -> i64 {
    match (quantity, tally) {
        (Quantity::One, _) => 1,
        (Quantity::Tally(id), Some(tally)) if id == tally => number,
        _ => 0,
    }
}
