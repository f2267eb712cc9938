//! The tables of a set of rules: its points, its bids, and what contracts pay.

use crate::output::{Look, text};
use crate::rules::{AuctionRule, BidWord, Hand, HandScore, Points, Ruleset};
use crate::views::{Cell, Column, Grid, Group, Ink};
use crate::words::{self, messages};

/// The largest deal in a table of points: it has to fit a screen.
const TABLED_CARDS: u8 = 13;

/// The points of every bid by every number of tricks, in the largest deal.
pub(super) fn points_table(rules: &Ruleset, score: &HandScore, look: Look) -> String {
    let Some(bidding) = rules.bidding.exact() else { return String::new() };
    let counts = rules.player_counts();
    let players = counts.into_iter().min_by_key(|players| players.abs_diff(4)).unwrap_or(4);
    let cards = rules.largest_deal(players).unwrap_or(0).min(TABLED_CARDS);
    let mut rows: Vec<(String, u8, Option<BidWord>)> =
        bidding.range(cards).map(|bid| (bid.to_string(), bid, None)).collect();
    for named in &bidding.named {
        rows.push((named.word.clone(), named.bid, BidWord::from(&named.word).ok()));
    }

    let bid = Group::of_one(&messages::HeadingBid.say(), Column::NUMBERS);
    let deal = messages::RulesPointsDeal { cards, players }.say();
    let mut grid = by_tricks(bid, cards, vec![messages::RulesPointsCaption.say(), deal]);
    for (typed, bid, word) in rows {
        let mut row = vec![Cell::new(words::bid_name(&typed), Ink::Heading)];
        for took in 0..=cards {
            let hand = Hand { word, ..rules.hand(bid, took, cards, players) };
            let ink = if score.judged(hand).0.is_made() { Ink::Made } else { Ink::Plain };
            row.push(Cell::new(score.score(hand, None), ink));
        }
        grid.push(row);
    }
    text::grid(&grid, look)
}

/// A table with a row for each bid, and a column for each number of tricks.
fn by_tricks(bid: Group, most: u8, caption: Vec<String>) -> Grid {
    let took = (0..=most).map(|took| Group::of_one(&took.to_string(), Column::NUMBERS));
    Grid { caption, ..Grid::new([bid.stub()].into_iter().chain(took).collect()) }
}

/// The bids from the lowest on, and the tricks that they need.
pub(super) fn bids_table(auction: &AuctionRule, look: Look) -> String {
    let mut grid = Grid::of_columns([
        (messages::HeadingBid.say(), Column::WORDS),
        (messages::ScoreFormulaTook.say(), Column::WORDS),
    ]);
    grid.caption = vec![messages::RulesBidsCaption.say()];
    for bid in &auction.bids {
        let target = words::contract_target(bid);
        grid.push(vec![Cell::plain(words::bid_name(&bid.id)), Cell::plain(target)]);
    }
    text::grid(&grid, look)
}

/// What each bid pays by the tricks of the declaring side.
pub(super) fn contracts_table(rules: &Ruleset, auction: &AuctionRule, look: Look) -> String {
    let players = rules.player_counts().first().copied().unwrap_or(4);
    let cards = rules.largest_deal(players).unwrap_or(TABLED_CARDS).min(TABLED_CARDS);
    let bid = Group::of_one(&messages::HeadingBid.say(), Column::WORDS);
    let opponents = messages::RulesContractsOpponents.say();
    let mut grid = by_tricks(bid, cards, vec![messages::RulesContractsCaption.say(), opponents]);
    for bid in auction.bids.iter().filter(|bid| bid.is_by_tricks()) {
        let mut challenger = vec![Cell::plain(words::bid_name(&bid.id))];
        let mut opponent = vec![Cell::default()];
        for took in 0..=bid.tricks(cards) {
            let (own, other) = rules.scoring.of_contract(bid, took, cards, players, &|_| 0);
            challenger
                .push(Cell::new(own, if own > Points::ZERO { Ink::Made } else { Ink::Plain }));
            opponent.push(Cell::new(other, Ink::Dim));
        }
        for row in [&mut challenger, &mut opponent] {
            row.resize_with(usize::from(cards) + 2, Cell::default);
        }
        grid.push(challenger);
        grid.push(opponent);
    }
    text::grid(&grid, look)
}
