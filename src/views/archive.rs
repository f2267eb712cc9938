//! Games of an archive: what became of a line scored again, and every hand as a row.

use super::deal::DealContract;
use crate::analysis::{GameLineError, Replayed, Totals};
use crate::cards::{Seat, Side};
use crate::game::{Deal, Game};
use crate::history::History;
use crate::rules::Points;
use crate::words;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What the sides of a game came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RescoredTotals<'a> {
    /// The game's id.
    pub id: &'a str,
    /// Each side's total, in turn order.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, Points>")]
    pub totals: Vec<(&'a str, Points)>,
    /// Each side's rank, from 1.
    #[serde(serialize_with = "in_order")]
    #[schemars(with = "BTreeMap<String, usize>")]
    pub ranks: Vec<(&'a str, usize)>,
}

fn in_order<S: Serializer, T: Serialize>(
    entries: &[(&str, T)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(entries.iter().map(|(name, value)| (name, value)))
}

impl<'a> RescoredTotals<'a> {
    /// What a game came to.
    pub fn of(came: &'a Totals<'a>) -> RescoredTotals<'a> {
        let names = || came.sides.iter().map(AsRef::as_ref);
        RescoredTotals {
            id: &came.id,
            totals: names().zip(came.totals.iter().copied()).collect(),
            ranks: names().zip(came.ranks.iter().copied()).collect(),
        }
    }
}

/// A line that is not a game that was played by its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RescoredError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub error: String,
    /// The clause of the rules that this rests on.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rule: String,
}

impl RescoredError {
    /// The error of a line, of which this much is known.
    pub fn of(line: usize, error: &GameLineError, known: &Replayed) -> RescoredError {
        let ruling = words::game_line_error(error, known);
        let rule = ruling.rule();
        let error = match ruling.open {
            Some(open) => format!("{} {open}", ruling.because),
            None => ruling.because,
        };
        RescoredError { line, error, rule }
    }
}

/// A hand of a game, as a row of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandFact {
    /// The game's id.
    pub game: String,
    /// The day on which it began, in UTC.
    pub date: String,
    /// Its title.
    pub title: Option<String>,
    /// The id of its rules.
    pub rules: String,
    /// The id of its score.
    pub scoring: String,
    /// The number of the deal.
    pub deal: usize,
    /// The mark of an extra deal.
    pub extra: Option<String>,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The trump, where it is known.
    pub trump: Option<String>,
    /// Who dealt.
    pub dealer: String,
    /// Whose hand it was.
    pub player: String,
    /// The player's side, by the names of those who hold it after the last deal.
    pub side: String,
    /// The place in the speaking order, from 1.
    pub place: usize,
    /// The tricks bid, where players bid for themselves.
    pub bid: Option<u8>,
    /// The word that they were bid by.
    pub word: Option<String>,
    /// The bid of the contract, after an auction.
    pub contract: Option<String>,
    /// Whether the player played the contract, or against it.
    pub declares: Option<bool>,
    /// The tricks taken, where they are counted for the player, the side or the contract.
    pub took: Option<u8>,
    /// Whether the player made the bid or the contract, or the side won the deal.
    pub made: Option<bool>,
    /// What the side scored, without bonuses and rulings.
    pub points: Points,
    /// What it got for runs.
    pub bonus: Points,
    /// What rulings gave it or took from it.
    pub ruling: Points,
    /// Its total after the deal.
    pub total: Points,
    /// Its rank after the last deal played.
    pub rank: usize,
    /// Whether the game is over.
    pub finished: bool,
}

impl HandFact {
    /// Every hand that was played to the end, deal by deal, in speaking order.
    pub fn all(history: &History) -> Vec<HandFact> {
        let game = history.game();
        let ranks: Vec<_> =
            game.standings().into_iter().map(|place| (place.side, place.rank)).collect();
        let of = |deal: &Deal, place, seat| HandFact::of(history, &ranks, deal, place, seat);
        let of_deal = |deal: &Deal| -> Vec<HandFact> {
            (1..).zip(&deal.plan.seats).map(|(place, seat)| of(deal, place, *seat)).collect()
        };
        game.played().flat_map(of_deal).collect()
    }

    fn of(
        history: &History,
        ranks: &[(Side, usize)],
        deal: &Deal,
        place: usize,
        seat: Seat,
    ) -> HandFact {
        let game: &Game = history.game();
        let (plan, rules, side) = (&deal.plan, game.setup().rules(), game.setup().side_of(seat));
        let contract = DealContract::of(game, deal);
        let name = |seat| game.player_in(seat, plan.number).to_string();
        let declares = deal.contract().map(|it| it.challengers().any(|by| by == seat));
        let declared = deal.contract().filter(|_| declares == Some(true)).and_then(|it| {
            let own = it.declarers().position(|by| by == seat).unwrap_or(0);
            deal.tricks.get(own).copied()
        });
        HandFact {
            game: history.id().to_string(),
            date: history.begun().to_string().chars().take(10).collect(),
            title: game.title().map(str::to_owned),
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            deal: plan.number,
            extra: plan.extra.as_ref().map(|extra| extra.mark.clone()),
            cards: plan.cards,
            trump: deal.trump().map(|trump| trump.name().to_owned()),
            dealer: name(plan.dealer),
            player: name(seat),
            side: words::sides(game)(side),
            place,
            bid: deal.bid(seat),
            word: deal.bid_made(seat).and_then(|bid| Some(bid.word?.to_string())),
            contract: contract.map(|contract| contract.bid),
            declares,
            took: deal.took(seat).or(declared),
            made: deal.results(side, Some(seat)).next(),
            points: deal.points(side).unwrap_or_default(),
            bonus: deal.bonus(side),
            ruling: deal.ruling_points(side),
            total: deal.totals[side.index()],
            rank: ranks.iter().find(|(of, _)| *of == side).map_or(0, |(_, rank)| *rank),
            finished: game.current().is_none(),
        }
    }

    /// Its texts, which a spreadsheet must not take for anything else.
    pub fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let HandFact { game, title, rules, scoring, extra, dealer, player, side, .. } = self;
        let sure = [game, rules, scoring, dealer, player, side];
        sure.into_iter().chain(title.as_mut()).chain(extra.as_mut())
    }
}
