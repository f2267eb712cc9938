//! The score sheet: what a game has to say, in the order of its columns.

use super::{Cell, DealTrump, TableRuling};
use crate::cards::{Seat, Trump};
use crate::game::{Deal, Game, Reason, WonBy};
use crate::rules::{PlannedTrump, Points, Scoring};

/// The score sheet of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The game's id; empty for a game that is kept nowhere.
    pub game: String,
    /// The id of its rules.
    pub rules: String,
    /// The name of its rules, for people.
    pub title: String,
    /// The id of its score.
    pub scoring: String,
    /// What its score counts.
    pub counts: Counts,
    /// The players, in column order.
    pub players: Vec<String>,
    /// Whether every deal is played.
    pub finished: bool,
    /// How many deals the schedule has; nothing where they go on until the game ends.
    pub scheduled: Option<usize>,
    /// Whether runs may earn bonuses.
    pub bonuses: bool,
    /// Who has won, in column order, once every deal is played.
    pub winners: Vec<String>,
    /// What decided it, unless the win is shared.
    pub won_by: Option<WonBy>,
    /// Whether the sheet on paper writes the trump's Preferans number behind the card count.
    pub trump_number: bool,
    /// The deals played out, in order.
    pub deals: Vec<PlayedDeal>,
    /// The deal in progress, once anything is recorded of it.
    pub current: Option<OpenDeal>,
    /// Every player's place, best first.
    pub standings: Vec<Place>,
    /// What is to be said of deals, by number; whoever has words for it puts them here.
    pub notes: Vec<Note>,
    /// The rulings of the table, in the order in which they were made.
    pub rulings: Vec<TableRuling>,
}

/// What is to be said of a deal below the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The number of the deal.
    pub deal: usize,
    /// The id of the clause that it is about.
    pub rule: String,
    /// What there is to say, as sentences.
    pub text: String,
    /// Whether it explains the deal's mark.
    pub marked: bool,
}

/// What a score counts, and so what a deal's row shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Each player's bid and tricks.
    Hands,
    /// The contract of a side.
    Contracts,
    /// Each player's tricks.
    Tricks,
}

impl Counts {
    /// Returns what a score counts.
    pub const fn of(scoring: &Scoring) -> Counts {
        match scoring {
            Scoring::Hands(_) => Counts::Hands,
            Scoring::Contracts(_) => Counts::Contracts,
            Scoring::Tricks(_) => Counts::Tricks,
        }
    }
}

/// A contract, played out or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContractScore {
    /// The bid's id.
    pub bid: String,
    /// Its trump.
    pub trump: DealTrump,
    /// Who plays it: the declarer, and the partner if there is one.
    pub by: Vec<String>,
    /// The tricks that they took, once the deal is played out.
    pub took: Option<u8>,
    /// Whether it was made, once the deal is played out.
    pub made: Option<bool>,
}

/// What stands at the left of a deal's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealHead {
    /// The deal's number, from 1.
    pub number: usize,
    /// What the sheet's left column says: the card count, or the mark of an extra deal.
    pub mark: String,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What was trump.
    pub trump: DealTrump,
    /// Who dealt.
    pub dealer: String,
    /// Who sat out, at a table with a dead hand.
    pub dead_hand: Option<String>,
    /// The contract, where there was an auction.
    pub contract: Option<ContractScore>,
    /// Whether something of the deal stands though it is against the rules.
    pub against: bool,
}

/// A deal played out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedDeal {
    /// Which deal it was.
    pub head: DealHead,
    /// The hands of those who played, in column order.
    pub hands: Vec<HandScore>,
    /// Every player's total after the deal, in column order: also that of the dead hand.
    pub totals: Vec<Points>,
    /// Whether players draw a line under the deal.
    pub line_after: bool,
}

/// What a player's hand came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandScore {
    /// Whose it was.
    pub player: String,
    /// The tricks bid, where players bid for themselves.
    pub bid: Option<u8>,
    /// The tricks taken, where they are counted for each player.
    pub took: Option<u8>,
    /// The points of the hand itself.
    pub points: Points,
    /// Points on top of them, for runs.
    pub bonus: Points,
    /// Points given or taken by rulings of the table.
    pub ruled: Points,
    /// The player's total after the deal.
    pub total: Points,
    /// Whether the player took just what was bid, made a contract, or won the deal.
    pub made: bool,
}

/// The deal in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenDeal {
    /// Which deal it is.
    pub head: DealHead,
    /// The players who have bid, with their bids, in column order.
    pub bids: Vec<(String, u8)>,
}

/// A player's place, with what it came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The rank, from 1; equal players share it.
    pub rank: usize,
    /// Who.
    pub player: String,
    /// The total.
    pub total: Points,
    /// How many deals the player made: hands, contracts played, or deals won.
    pub made: usize,
    /// How many of these the player missed or lost; ties are neither.
    pub missed: usize,
}

impl Sheet {
    /// Returns the score sheet of a game as it stands.
    pub fn of(game_id: &str, game: &Game) -> Sheet {
        let (setup, columns) = (game.setup(), game.setup().columns());
        let rules = setup.rules();
        Sheet {
            game: game_id.to_owned(),
            rules: rules.id.clone(),
            title: rules.title.clone(),
            scoring: rules.scoring.id().to_owned(),
            counts: Counts::of(&rules.scoring),
            players: columns.iter().map(|seat| name(game, *seat)).collect(),
            finished: game.current().is_none(),
            scheduled: game.scheduled(),
            bonuses: rules.promotions.in_force().next().is_some(),
            winners: winners(game),
            won_by: game.won_by().filter(|_| game.current().is_none()),
            trump_number: rules.paper.trump_number,
            deals: game.played().map(|deal| played(game, deal)).collect(),
            current: game.current().filter(|deal| has_begun(deal)).map(|deal| open(game, deal)),
            standings: standings(game),
            notes: Vec::new(),
            rulings: TableRuling::all(game),
        }
    }

    /// Returns a player's total after the last deal played out, by column.
    pub fn total(&self, column: usize) -> Points {
        self.deals.last().and_then(|deal| deal.totals.get(column)).copied().unwrap_or_default()
    }
}

impl DealHead {
    /// Returns a text of the deal, marked if something of it stands though it is against the rules.
    pub(super) fn marked(&self, text: impl ToString) -> Cell {
        let mark = if self.against { "†" } else { "" };
        Cell::plain(format!("{}{mark}", text.to_string()))
    }

    /// Returns whether a player is of the side that plays the contract.
    pub fn declares(&self, player: &str) -> bool {
        self.contract.as_ref().is_some_and(|contract| contract.by.iter().any(|by| by == player))
    }
}

impl PlayedDeal {
    /// Returns a player's hand; nothing for the dead hand.
    pub fn hand(&self, player: &str) -> Option<&HandScore> {
        self.hands.iter().find(|hand| hand.player == player)
    }
}

impl OpenDeal {
    /// Returns a player's bid, once made.
    pub fn bid(&self, player: &str) -> Option<u8> {
        self.bids.iter().find(|(other, _)| other == player).map(|(_, bid)| *bid)
    }

    /// Returns whether a player is the dead hand.
    pub fn sits_out(&self, player: &str) -> bool {
        self.head.dead_hand.as_deref() == Some(player)
    }
}

fn name(game: &Game, seat: Seat) -> String {
    game.setup().players().name(seat).to_string()
}

/// Returns whether something is recorded of a deal: a trump that the schedule fixes is not.
fn has_begun(deal: &Deal) -> bool {
    let turned = deal.plan().trump == PlannedTrump::Turned && deal.trump().is_some();
    let played = !deal.recorded().is_empty();
    turned || played || !deal.bids().bids.is_empty() || deal.contract().is_some()
}

fn head(game: &Game, deal: &Deal) -> DealHead {
    let plan = deal.plan();
    DealHead {
        number: plan.number,
        mark: plan.mark(),
        cards: plan.cards,
        trump: DealTrump::of(deal.trump(), plan.trump),
        dealer: name(game, plan.dealer),
        dead_hand: plan.dead.map(|seat| name(game, seat)),
        contract: contract(game, deal),
        against: !deal.against().is_empty(),
    }
}

fn played(game: &Game, deal: &Deal) -> PlayedDeal {
    let columns = game.setup().columns();
    PlayedDeal {
        head: head(game, deal),
        hands: columns.iter().filter_map(|seat| hand(game, deal, *seat)).collect(),
        totals: columns.iter().map(|seat| deal.totals()[seat.index()]).collect(),
        line_after: deal.plan().ends_one_card_run,
    }
}

fn contract(game: &Game, deal: &Deal) -> Option<ContractScore> {
    let contract = deal.contract()?;
    let rule = game.setup().rules().bidding.auction()?;
    let took = deal.tricks().first().copied();
    let (_, bid) = rule.bid(&contract.bid.id)?;
    let trump = contract.bid.trump.unwrap_or(Trump::None);
    Some(ContractScore {
        bid: contract.bid.id.clone(),
        trump: DealTrump::Known(trump),
        by: std::iter::once(contract.by)
            .chain(contract.with)
            .map(|seat| name(game, seat))
            .collect(),
        took,
        made: took.map(|took| bid.target.is_met(took)),
    })
}

fn hand(game: &Game, deal: &Deal, seat: Seat) -> Option<HandScore> {
    let points = deal.points(seat)?;
    Some(HandScore {
        player: name(game, seat),
        bid: deal.bid(seat),
        took: deal.took(seat),
        points,
        bonus: deal.bonus(seat),
        ruled: deal.ruling_points(seat),
        total: deal.totals()[seat.index()],
        made: result(deal, seat) == Some(true),
    })
}

fn open(game: &Game, deal: &Deal) -> OpenDeal {
    let columns = game.setup().columns().iter();
    OpenDeal {
        head: head(game, deal),
        bids: columns.filter_map(|seat| Some((name(game, *seat), deal.bid(*seat)?))).collect(),
    }
}

fn winners(game: &Game) -> Vec<String> {
    let first =
        |seat: &&Seat| game.standings().iter().any(|place| place.seat == **seat && place.rank == 1);
    match game.current() {
        Some(_) => Vec::new(),
        None => game.setup().columns().iter().filter(first).map(|seat| name(game, *seat)).collect(),
    }
}

/// Returns whether a player made or missed a deal: the own hand, a contract played, most of the
/// tricks. Nothing for who had no part in that, and for a tie.
fn result(deal: &Deal, seat: Seat) -> Option<bool> {
    match deal.postings_of(seat).next()?.reason {
        Reason::Hand { hand, .. } => Some(hand.bid == hand.took),
        Reason::Contract { challenger: true, made } => Some(made),
        Reason::Tricks { took, of } if 2 * took != of => Some(2 * took > of),
        Reason::Contract { .. }
        | Reason::Tricks { .. }
        | Reason::Promotion(_)
        | Reason::Ruling(_) => None,
    }
}

fn standings(game: &Game) -> Vec<Place> {
    let places = game.standings().into_iter();
    places
        .map(|standing| {
            let results = game.played().filter_map(|deal| result(deal, standing.seat));
            let results: Vec<bool> = results.collect();
            let made = results.iter().filter(|made| **made).count();
            Place {
                rank: standing.rank,
                player: name(game, standing.seat),
                total: standing.total,
                made,
                missed: results.len() - made,
            }
        })
        .collect()
}
