//! The score sheet of a game, and the running totals as lines from deal to deal.

use super::deal::{DealContract, DealRuling, Note, PlayerBid, trump};
use crate::cards::Seat;
use crate::game::{Deal, Game, Posting, Reason, WonBy};
use crate::rules::{Counts, PlannedTrump, Points};
use crate::words;
use schemars::JsonSchema;
use serde::Serialize;
use serde_with::skip_serializing_none;
use std::collections::BTreeMap;
use std::ops::Not;

/// The score sheet of a game.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sheet {
    /// The game's id; empty for a game that is not stored.
    pub game: String,
    /// The id of its rules.
    pub rules: String,
    /// The id of its score.
    pub scoring: String,
    /// The players, in column order.
    pub players: Vec<String>,
    /// Whether the game is over.
    pub finished: bool,
    /// The deals played, in order.
    pub deals: Vec<PlayedDeal>,
    /// The deal in progress, once anything of it is recorded.
    pub current: Option<OpenDeal>,
    /// Who has won, in column order, once the game is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<String>,
    /// What decided it, unless the win is shared.
    pub won_by: Option<WonBy>,
    /// Every player's place, best first.
    pub standings: Vec<Place>,
    /// Notes on deals, by their numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// The rulings of the table, in the order in which they were made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<DealRuling>,
    /// The name of the rules.
    #[serde(skip)]
    pub title: String,
    /// Who has won and by what, as a sentence, once the game is over.
    #[serde(skip)]
    pub outcome: Option<String>,
    /// What the score counts.
    #[serde(skip)]
    pub counts: Counts,
    /// The number of deals scheduled; `None` where they go on until the game ends.
    #[serde(skip)]
    pub scheduled: Option<usize>,
    /// Whether runs may earn bonuses.
    #[serde(skip)]
    pub bonuses: bool,
    /// Whether anything is counted besides the tricks.
    #[serde(skip)]
    pub has_counts: bool,
    /// Whether the sheet on paper has the trump's Preferans number.
    #[serde(skip)]
    pub trump_number: bool,
}

/// How much of a score sheet is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum Style {
    /// The documents' own table: cards, then each player's bid and running total.
    Paper,
    /// Also trump, dealer, tricks, points, what was made and missed, and the standings.
    Full,
}

/// What identifies a deal.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DealHead {
    /// The deal's number, from 1.
    #[serde(rename = "deal")]
    pub number: usize,
    /// The card count, or the mark of an extra deal.
    pub mark: String,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What was trump.
    pub trump: PlannedTrump,
    /// Who dealt.
    pub dealer: String,
    /// Who sat out, at a table with a dead hand.
    pub dead_hand: Option<String>,
    /// The contract, after an auction.
    pub contract: Option<DealContract>,
    /// Whether the table allowed something that is against the rules.
    #[serde(skip_serializing_if = "Not::not")]
    pub against: bool,
}

/// A deal that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedDeal {
    /// Which deal it was.
    #[serde(flatten)]
    pub head: DealHead,
    /// The hands of those who played, in column order.
    pub hands: Vec<PlayedHand>,
    /// Every player's total after the deal, in column order, the dead hand's too.
    #[serde(skip)]
    pub totals: Vec<Points>,
    /// The points that rulings gave to or took from every player, in column order.
    #[serde(skip)]
    pub rulings: Vec<Points>,
    /// Whether players draw a line under the deal.
    #[serde(skip)]
    pub line_after: bool,
}

/// A player's hand, scored.
#[skip_serializing_none]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedHand {
    /// Who held it.
    pub player: String,
    /// The tricks bid, where players bid for themselves.
    pub bid: Option<u8>,
    /// The tricks taken, where they are counted for each player.
    pub took: Option<u8>,
    /// What was counted besides the tricks, by the ids in the rules.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: BTreeMap<String, u8>,
    /// The points of the hand itself and of what was counted.
    pub points: Points,
    /// Points on top of them, for runs.
    pub bonus: Points,
    /// Points given or taken by rulings of the table.
    pub ruling: Option<Points>,
    /// The player's total after the deal.
    pub total: Points,
    /// Whether the player took what was bid, made a contract, or won the deal.
    #[serde(skip)]
    pub made: bool,
}

/// The deal in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OpenDeal {
    /// Which deal it is.
    #[serde(flatten)]
    pub head: DealHead,
    /// The bids made, in column order.
    pub bids: Vec<PlayerBid>,
}

/// A player's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Place {
    /// The rank, from 1; equal players share it.
    pub rank: usize,
    /// Who.
    pub player: String,
    /// The total.
    pub total: Points,
    /// Whether the player had exactly zero after the last deal of the schedule, where that wins.
    #[serde(skip_serializing_if = "Not::not")]
    pub zero_finish: bool,
    /// The deals that the player made: hands, contracts played, or deals won.
    #[serde(skip)]
    pub made: usize,
    /// Those that the player missed or lost; ties are neither.
    #[serde(skip)]
    pub missed: usize,
}

/// A heading below the sheet, and the paragraphs under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Footnotes {
    /// The heading.
    pub heading: &'static str,
    /// The paragraphs.
    pub lines: Vec<String>,
}

/// The running totals of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The number of deals played.
    pub deals: usize,
    /// A line for each player, in column order.
    pub lines: Vec<ChartLine>,
}

/// A player's running total.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChartLine {
    /// Whose it is.
    pub player: String,
    /// The total before the first deal, then after each: one more than there are deals.
    pub totals: Vec<Points>,
}

impl ChartLine {
    /// The total after the last deal.
    pub fn last(&self) -> Points {
        self.totals.last().copied().unwrap_or_default()
    }
}

impl Sheet {
    /// The score sheet of a game, after everything recorded so far.
    pub fn of(game_id: &str, game: &Game) -> Sheet {
        let (setup, rules) = (game.setup(), game.setup().rules());
        let finished = game.current().is_none();
        Sheet {
            game: game_id.to_owned(),
            rules: rules.id.clone(),
            scoring: rules.scoring.id().to_owned(),
            players: setup.columns().iter().map(|seat| words::names(game)(*seat)).collect(),
            finished,
            deals: game.played().map(|deal| PlayedDeal::of(game, deal)).collect(),
            current: game
                .current()
                .filter(|deal| has_begun(deal))
                .map(|deal| OpenDeal::of(game, deal)),
            winners: if finished { winners(game) } else { Vec::new() },
            won_by: game.won_by().filter(|_| finished),
            standings: standings(game),
            notes: Note::all(game),
            rulings: game.rulings().map(|ruling| DealRuling::of(game, ruling)).collect(),
            title: rules.title.clone(),
            outcome: words::outcome(game).map(|outcome| format!("{outcome}.")),
            counts: rules.scoring.counts(),
            scheduled: game.scheduled(),
            bonuses: rules.promotions.in_force().next().is_some(),
            has_counts: rules.counts_in_force().next().is_some(),
            trump_number: rules.paper.trump_number,
        }
    }

    /// A player's total after the last deal played, by column.
    pub fn total(&self, column: usize) -> Points {
        self.deals.last().and_then(|deal| deal.totals.get(column)).copied().unwrap_or_default()
    }

    /// The running totals, deal by deal.
    pub fn chart(&self) -> Chart {
        let line = |(column, player): (usize, &String)| {
            let after = self.deals.iter().filter_map(|deal| deal.totals.get(column).copied());
            let totals = std::iter::once(Points::ZERO).chain(after).collect();
            ChartLine { player: player.clone(), totals }
        };
        let lines = self.players.iter().enumerate().map(line).collect();
        Chart { deals: self.deals.len(), lines }
    }
    /// How far the game has come: `2 of 28 deals played`.
    pub fn progress(&self) -> String {
        let extras = self.deals.iter().filter(|deal| deal.head.extra().is_some()).count();
        words::deals_played(self.deals.len() - extras, extras, self.scheduled, self.finished)
    }

    /// The notes on deals and the rulings of the table; each only where there are any.
    pub fn footnotes(&self) -> Vec<Footnotes> {
        let notes = self.notes.iter();
        let notes = notes.map(|note| words::about_deal(note.deal, &note.text, note.marked));
        let rulings = self.rulings.iter().map(|ruling| {
            let points = ruling.points.iter().map(|it| (it.player.as_str(), it.points));
            words::ruling_line(ruling.deal, ruling.about, &ruling.reason, points)
        });
        let parts = [
            Footnotes { heading: words::notes_title(), lines: notes.collect() },
            Footnotes { heading: words::rulings_title(), lines: rulings.collect() },
        ];
        parts.into_iter().filter(|part| !part.lines.is_empty()).collect()
    }
}

impl DealHead {
    fn of(game: &Game, deal: &Deal) -> DealHead {
        let plan = &deal.plan;
        DealHead {
            number: plan.number,
            mark: plan.mark(),
            cards: plan.cards,
            trump: trump(deal),
            dealer: words::names(game)(plan.dealer),
            dead_hand: plan.dead.map(words::names(game)),
            contract: DealContract::of(game, deal),
            against: !deal.against.is_empty(),
        }
    }

    /// The mark of an extra deal, or `None` for any other.
    pub fn extra(&self) -> Option<&str> {
        Some(self.mark.as_str()).filter(|mark| *mark != self.cards.to_string())
    }

    /// Whether a player is on the side that plays the contract.
    pub fn declares(&self, player: &str) -> bool {
        self.contract.as_ref().is_some_and(|contract| contract.by.iter().any(|by| by == player))
    }
}

impl PlayedDeal {
    fn of(game: &Game, deal: &Deal) -> PlayedDeal {
        let columns = game.setup().columns();
        PlayedDeal {
            head: DealHead::of(game, deal),
            hands: columns.iter().filter_map(|seat| PlayedHand::of(game, deal, *seat)).collect(),
            totals: columns.iter().map(|seat| deal.totals[seat.index()]).collect(),
            rulings: columns.iter().map(|seat| deal.ruling_points(*seat)).collect(),
            line_after: deal.plan.ends_one_card_run,
        }
    }

    /// A player's hand, or `None` for the dead hand.
    pub fn hand(&self, player: &str) -> Option<&PlayedHand> {
        self.hands.iter().find(|hand| hand.player == player)
    }
}

impl PlayedHand {
    fn of(game: &Game, deal: &Deal, seat: Seat) -> Option<PlayedHand> {
        Some(PlayedHand {
            player: words::names(game)(seat),
            bid: deal.bid(seat),
            took: deal.took(seat),
            counts: deal.postings_of(seat).filter_map(Posting::count).collect(),
            points: deal.points(seat)?,
            bonus: deal.bonus(seat),
            ruling: Some(deal.ruling_points(seat)).filter(|points| *points != Points::ZERO),
            total: deal.totals[seat.index()],
            made: made(deal, seat) == Some(true),
        })
    }
}

impl OpenDeal {
    fn of(game: &Game, deal: &Deal) -> OpenDeal {
        let bid = |seat: &Seat| {
            Some(PlayerBid { player: words::names(game)(*seat), bid: deal.bid(*seat)? })
        };
        OpenDeal {
            head: DealHead::of(game, deal),
            bids: game.setup().columns().iter().filter_map(bid).collect(),
        }
    }

    /// A player's bid, once made.
    pub fn bid(&self, player: &str) -> Option<u8> {
        self.bids.iter().find(|bid| bid.player == player).map(|bid| bid.bid)
    }
}

/// Whether anything of a deal is recorded: a trump that the schedule fixes is not.
fn has_begun(deal: &Deal) -> bool {
    let turned = deal.plan.trump == PlannedTrump::Turned && deal.trump().is_some();
    let played = !deal.recorded().is_empty();
    turned || played || !deal.bids().bids.is_empty() || deal.contract().is_some()
}

fn winners(game: &Game) -> Vec<String> {
    let standings = game.standings();
    let first = |seat: &&Seat| standings.iter().any(|it| it.seat == **seat && it.rank == 1);
    game.setup().columns().iter().filter(first).map(|seat| words::names(game)(*seat)).collect()
}

/// Whether a player made the hand, the contract or most tricks; `None` without a part in it, or in a tie.
fn made(deal: &Deal, seat: Seat) -> Option<bool> {
    // Of several contracts, a declarer's own.
    let own = |reason: &Reason| !matches!(reason, Reason::Contract { challenger: false, .. });
    match deal.postings_of(seat).map(|posting| &posting.reason).find(|reason| own(reason))? {
        Reason::Hand { hand, .. } => Some(hand.is_made()),
        Reason::Contract { challenger: true, made, .. } => Some(*made),
        Reason::Tricks { took, of } if 2 * took != *of => Some(2 * took > *of),
        Reason::Contract { .. }
        | Reason::Tricks { .. }
        | Reason::Count { .. }
        | Reason::Promotion(_)
        | Reason::Ruling(_) => None,
    }
}

fn standings(game: &Game) -> Vec<Place> {
    let places = game.standings().into_iter();
    places
        .map(|standing| {
            let results = || game.played().filter_map(|deal| made(deal, standing.seat));
            Place {
                rank: standing.rank,
                player: words::names(game)(standing.seat),
                total: standing.total,
                zero_finish: standing.zero_finish,
                made: results().filter(|made| *made).count(),
                missed: results().filter(|made| !made).count(),
            }
        })
        .collect()
}
