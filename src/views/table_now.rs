//! The table as it is now, for the screens that stand beside it: the deal, the players, and what is
//! open.

use super::deal::RunJson;
use crate::cards::{Seat, Trump};
use crate::game::{Deal, Due, Game, RunInProgress};
use crate::rules::Points;
use crate::words;
use serde::Serialize;

/// The table as it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TableNow {
    /// What the evening is called, or else the name of the rules.
    pub title: String,
    /// The deal being played; `None` once the game is over.
    pub deal: Option<DealNow>,
    /// The players, in turn order.
    pub players: Vec<PlayerNow>,
    /// What the game waits for, as a sentence.
    pub due: String,
    /// The bids open to the next player and the one that the hook takes, rising.
    pub bids: Vec<BidNow>,
    /// Why that one is not open, or that the hook does not apply.
    pub barred: Option<String>,
    /// Who has won and by what, once the game is over.
    pub outcome: Option<String>,
}

/// The deal being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DealNow {
    /// Its name: `Deal 3 of 28`.
    pub name: String,
    /// The cards dealt to each player.
    pub cards: u8,
    /// Its trump, where it is known.
    pub trump: Option<Trump>,
    /// Who deals.
    pub dealer: String,
    /// Who leads to the first trick, where that is known before the play.
    pub leader: Option<String>,
    /// What the bids add up to, where everybody bids a number of tricks.
    pub bid: Option<u32>,
}

/// A bid of the next player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BidNow {
    /// The tricks.
    pub tricks: u8,
    /// Whether it may be made.
    pub open: bool,
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerNow {
    /// The name.
    pub name: String,
    /// Whether this player deals.
    pub deals: bool,
    /// Whether this player leads to the first trick.
    pub leads: bool,
    /// Whether this player is next to bid, call or play.
    pub is_next: bool,
    /// Whether this player sits out, at a table with a dead hand.
    pub sits_out: bool,
    /// Whether this player has left.
    pub has_left: bool,
    /// The bid in this deal, as made.
    pub bid: Option<String>,
    /// The total, of the player's side.
    pub total: Points,
    /// The rank of that side, from 1; equal sides share it. 0 for somebody who left before playing a deal.
    pub rank: usize,
    /// The runs that may still earn or cost a bonus, the nearest to its end first.
    pub runs: Vec<RunJson>,
}

impl TableNow {
    /// The table of a game as it is now.
    pub fn of(game: &Game) -> TableNow {
        let due = game.due();
        let mut bids = Vec::new();
        if let Due::Bids(due) = &due {
            bids.extend(due.open.iter().map(|tricks| BidNow { tricks: *tricks, open: true }));
            let barred = due.barred.clone().into_iter().flatten();
            bids.extend(barred.map(|tricks| BidNow { tricks, open: false }));
        }
        bids.sort_unstable_by_key(|bid| bid.tricks);

        TableNow {
            title: words::title(game),
            deal: game.current().map(|deal| DealNow::of(game, deal)),
            players: PlayerNow::all(game, &due),
            due: words::due(game, &due),
            bids,
            barred: words::barred(game, &due),
            outcome: words::winner(game).map(|outcome| format!("{outcome}.")),
        }
    }

    /// Whether any deal is over, so that somebody leads.
    pub fn has_leader(&self) -> bool {
        self.players.iter().any(|player| player.rank > 1)
    }
}

impl DealNow {
    fn of(game: &Game, deal: &Deal) -> DealNow {
        let who = words::names(game);
        let exact = game.setup().rules().bidding.exact();
        DealNow {
            name: words::deal_name(game, deal),
            cards: deal.plan.cards,
            trump: deal.trump(),
            dealer: who(deal.plan.dealer),
            leader: deal.leader(game.setup().rules()).map(who),
            bid: exact.map(|_| deal.bids().sum()),
        }
    }
}

impl PlayerNow {
    fn all(game: &Game, due: &Due) -> Vec<PlayerNow> {
        let next = match due {
            Due::Bids(bids) => bids.seats.first().copied(),
            Due::Calls(calls) => Some(calls.seat),
            Due::Partner { by, .. } => Some(*by),
            Due::Kind(due) => Some(due.seat),
            Due::Tricks(tricks) => tricks.turn.first().copied(),
            Due::Contract { .. } | Due::Trump | Due::Tally(_) | Due::Nothing { .. } => None,
        };
        let ranks = game.ranks();
        let runs = game.runs_in_progress();
        let seats = game.setup().players().seats();
        seats.map(|seat| PlayerNow::of(game, seat, next, &ranks, &runs)).collect()
    }

    fn of(
        game: &Game,
        seat: Seat,
        next: Option<Seat>,
        ranks: &[usize],
        runs: &[RunInProgress],
    ) -> PlayerNow {
        let own_runs = runs.iter().filter(|run| run.seat == seat);
        let side = game.setup().side_of(seat);
        let player = PlayerNow {
            name: words::names(game)(seat),
            deals: false,
            leads: false,
            is_next: next == Some(seat),
            sits_out: false,
            has_left: !game.is_at_table(seat),
            bid: None,
            total: game.totals().get(side.index()).copied().unwrap_or_default(),
            rank: ranks[side.index()],
            runs: own_runs.map(|run| RunJson::of(game, *run)).collect(),
        };
        let Some(deal) = game.current() else { return player };
        PlayerNow {
            deals: deal.plan.dealer == seat,
            leads: deal.leader(game.setup().rules()) == Some(seat),
            sits_out: deal.plan.dead == Some(seat),
            bid: deal.bid_made(seat).map(|bid| words::bid_name(&bid.to_string())),
            ..player
        }
    }
}
