//! What can be asked about a set of rules.

use super::question::{Question, RightAnswer};
use crate::cards::{Card, Seat, Suit, Trump};
use crate::rules::{BidRule, BidsSoFar, Clause, OnTable, Pays, Points, Ruleset, Scoring, suit_led};
use crate::words::{self, messages};
use fastrand::Rng;

/// How many questions are put.
const QUESTIONS: usize = 10;

/// How often another question is looked for before there are fewer.
const TRIES: usize = 300;

/// The cards of a hand that is asked about.
const HAND: usize = 4;

type Kind = fn(&Ruleset, &mut Rng) -> Option<Question>;

const KINDS: [Kind; 6] = [may_bid, hand, may_play, contract, tricks, deal];

/// Ten different questions, or fewer if there is little to ask.
pub(super) fn questions(rules: &Ruleset, dice: &mut Rng) -> Vec<Question> {
    let mut questions: Vec<Question> = Vec::new();
    for number in 0..TRIES {
        if questions.len() == QUESTIONS {
            break;
        }
        let asked = KINDS[number % KINDS.len()](rules, dice);
        questions.extend(
            asked.filter(|new| questions.iter().all(|question| question.question != new.question)),
        );
    }
    questions
}

/// A question that a clause answers.
fn by_clause(
    rules: &Ruleset,
    clause: Clause,
    question: String,
    right: RightAnswer,
) -> Option<Question> {
    let found = words::clause_called(rules, &rules.clause_id(clause))?;
    Some(Question { question, right, because: found.says, rule: found.rule })
}

/// A question on points, which the score answers.
fn by_score(rules: &Ruleset, question: String, points: Points, because: String) -> Question {
    let rule = format!("score.{}", rules.scoring.id());
    Question {
        question,
        right: RightAnswer::Number(points),
        because: words::sentence(&because),
        rule,
    }
}

/// May the last player bid this?
fn may_bid(rules: &Ruleset, dice: &mut Rng) -> Option<Question> {
    let bidding = rules.bidding.exact()?;
    let players = dice.choice(rules.player_counts())?;
    let hands = rules.hands(players);
    let cards = dice.choice(rules.deals(players)).or(rules.largest_deal(players))?;
    let mut bids: Vec<u8> = Vec::new();
    while bids.len() + 1 < hands.into() {
        let so_far = BidsSoFar { cards, players: hands, bids: &bids };
        let mut open = bidding.open(so_far);
        // Bids as at a table, which add up to about the tricks.
        open.retain(|bid| *bid <= bidding.least.max(2 * cards / hands + 1));
        bids.push(dice.choice(open)?);
    }

    let so_far = BidsSoFar { cards, players: hands, bids: &bids };
    let barred = bidding.barred(so_far).map(|barred| *barred.end());
    let bid = match barred {
        Some(barred) if dice.bool() => barred,
        _ => dice.u8(0..=cards.min(52) + 1),
    };
    let judged = bidding.judge(so_far, Seat::all(hands.into()).next_back()?, bid.into());
    let clause = match &judged {
        Err(refusal) => refusal.clause()?,
        Ok(_) if bidding.rests_on_hook(so_far, bid) => Clause::Hook,
        Ok(_) => Clause::BidRange,
    };
    let bids: Vec<String> = bids.iter().map(u8::to_string).collect();
    let question = messages::QuizMayBid { cards, players: hands, bids: bids.join(", "), bid }.say();
    by_clause(rules, clause, question, RightAnswer::of(judged.is_ok()))
}

/// What is a hand worth?
fn hand(rules: &Ruleset, dice: &mut Rng) -> Option<Question> {
    let Scoring::Hands(score) = &rules.scoring else { return None };
    let bidding = rules.bidding.exact()?;
    let players = dice.choice(rules.player_counts())?;
    let cards = dice.choice(rules.deals(players)).or(rules.largest_deal(players))?;
    if score.doubled_by.is_some() {
        return None;
    }
    let bid = dice.choice(bidding.range(cards).take(7))?;
    let least = bid.saturating_sub(2);
    let took = dice.u8(least..=cards.min(bid + 2));
    let hand = rules.hand(bid, took, cards, rules.hands(players));
    let players = rules.hands(players);
    let question = messages::QuizHand { cards, players, bid, took }.say();
    Some(by_score(rules, question, score.score(hand, None), words::hand_points(score, hand, false)))
}

/// May this card be played from that hand?
fn may_play(rules: &Ruleset, dice: &mut Rng) -> Option<Question> {
    rules.play.judges_cards().ok()?;
    let players = dice.choice(rules.player_counts())?;
    let pack = rules.pack(players);
    let mut cards: Vec<Card> = pack.kinds().filter(|card| card.suit().is_some()).collect();
    dice.shuffle(&mut cards);
    let led = cards.pop()?;
    let hand = cards.split_off(cards.len().checked_sub(HAND)?);
    let trump = match rules.schedule.only_trump(&rules.trump) {
        Some(trump) => trump,
        None => Trump::from(dice.choice(Suit::ALL)?),
    };
    let table = OnTable { trick: &[led], trump, is_broken: true, pack: &pack };
    let card = dice.choice(&hand).copied()?;
    let is_legal = rules.play.judge(&hand, table, card).is_ok();
    let must = if rules.play.must_trump { pack.trumps(trump) } else { None };
    let led_suit = suit_led(&[led], &pack, trump);
    let mut because = words::owed(rules.play.duty(&hand, table), led_suit, must);
    let seen = [&[led], hand.as_slice()].concat();
    if let Some(others) = words::trumps_of_other_suits(&seen, trump, &pack) {
        because += &format!(" {others}");
    }
    Some(Question {
        question: messages::QuizMayPlay {
            led: led.sign(),
            trump: words::trump(trump),
            hand: words::cards(&hand),
            card: card.sign(),
        }
        .say(),
        right: RightAnswer::of(is_legal),
        because,
        rule: rules.clause_id(Clause::Play),
    })
}

/// What is a contract worth to the declarer?
fn contract(rules: &Ruleset, dice: &mut Rng) -> Option<Question> {
    let auction = rules.bidding.auction()?;
    let by_tricks: Vec<&BidRule> = auction.bids.iter().filter(|bid| bid.is_by_tricks()).collect();
    let bid = dice.choice(by_tricks)?;
    let players = rules.player_counts().first().copied()?;
    let cards = rules.largest_deal(players)?;
    let took = dice.u8(0..=bid.tricks(cards));
    let (points, _) = rules.scoring.of_contract(bid, took, cards, players, &|_| 0);
    let because =
        words::contract_worth(&rules.scoring, bid, took.into(), cards, players, [&|_| 0, &|_| 0]);
    let question = messages::QuizContract { bid: words::bid_name(&bid.id), took }.say();
    Some(by_score(rules, question, points, because))
}

/// What are tricks worth to a side?
fn tricks(rules: &Ruleset, dice: &mut Rng) -> Option<Question> {
    let Scoring::Tricks(score) = &rules.scoring else { return None };
    let players = dice.choice(rules.player_counts())?;
    let is_by_itself = match score.pays {
        Pays::Tricks => score.quota.is_empty(),
        Pays::Deals => rules.sides.at_table(players.into()) == 2,
        Pays::Nothing => false,
    };
    if !is_by_itself {
        return None;
    }
    let counted = score.counted.of(rules.highest(players));
    let took = dice.u8(0..=counted);
    let points = score.points(took, counted - took, 0);
    let question = messages::QuizTricks { took, counted }.say();
    let worth = words::tricks_points(score, took, counted, points, 2);
    Some(by_score(rules, question, points, worth))
}

/// How many cards are dealt?
fn deal(rules: &Ruleset, dice: &mut Rng) -> Option<Question> {
    let players = dice.choice(rules.player_counts())?;
    let deals = rules.deals(players);
    let index = dice.choice(0..deals.len())?;
    if deals.iter().all(|cards| *cards == deals[0]) {
        return None;
    }
    let question = messages::QuizDeal { players, deal: index + 1 }.say();
    let cards = Points::whole(deals[index].into());
    by_clause(rules, Clause::Deals, question, RightAnswer::Number(cards))
}
