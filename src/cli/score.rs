//! `score`: what hands are worth, without a game.

use super::answer::Answer;
use super::args::Score;
use super::choose;
use super::context::Context;
use super::failure::Failure;
use crate::render::json::{self, Number};
use crate::rules::{Clause, Hand, Ruleset};
use crate::words::{self, Ruling};
use serde::Serialize;

#[derive(Serialize)]
struct Worth {
    bid: u8,
    took: u8,
    points: Number,
    #[serde(skip)]
    told: String,
}

/// Returns what each hand asked about is worth.
pub(super) fn score(context: &Context, asked: &Score) -> Result<Answer, Failure> {
    let rules = choose::rules(&asked.rules, &asked.choice, None)?;
    if rules.scoring.doubled_by.is_some() && asked.trump.is_none() {
        return Err(Failure::Usage("A trump may double this score: name it with --trump.".into()));
    }
    let worths = asked
        .hands
        .iter()
        .map(|(bid, took)| worth(&rules, asked, *bid, *took))
        .collect::<Result<Vec<Worth>, Failure>>()?;
    Ok(Answer::result(if context.global.json {
        json::line(&worths)
    } else {
        let lines: Vec<&str> = worths.iter().map(|worth| worth.told.as_str()).collect();
        lines.join("\n")
    }))
}

fn worth(rules: &Ruleset, asked: &Score, bid: i64, took: i64) -> Result<Worth, Failure> {
    let cards = asked.cards;
    let within = |number: i64| u8::try_from(number).ok().filter(|number| *number <= cards);
    let out_of_range = |clause: Clause, number: i64, noun: &str| {
        let because =
            format!("{number} is no {noun} in a deal of {}.", words::count(cards, "card"));
        Failure::from(Ruling::on(rules, clause, because, Some(format!("From 0 to {cards}."))))
    };
    let bid = within(bid).ok_or_else(|| out_of_range(Clause::BidRange, bid, "bid"))?;
    let took =
        within(took).ok_or_else(|| out_of_range(Clause::Tricks, took, "number of tricks"))?;
    let hand = Hand { bid, took, cards, players: asked.players };
    let scoring = &rules.scoring;
    let told = words::hand_points(scoring, hand, scoring.is_doubled(asked.trump));
    let points = Number(scoring.score(hand, asked.trump));
    Ok(Worth { bid, took, points, told })
}
