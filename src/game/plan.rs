//! A deal as the schedule has it, before anything is known of its cards.

use crate::cards::{Pack, Seat, Side, Trump};
use crate::rules::{BidTarget, Extra, ExtraBids, PlannedTrump, Ruleset, Size};
use std::sync::Arc;

/// A deal of the schedule: cards, trump, dealer, and who plays in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealPlan {
    /// Its number, from 1; extra deals count on.
    pub number: usize,
    /// The number of the annulled deal that it is played for, if it is.
    pub replays: Option<usize>,
    /// How many players the deal has passed on by, beyond the schedule.
    pub passed: usize,
    /// The extra deal that the players asked for after the schedule's last, if it is one.
    pub extra: Option<Extra>,
    /// The cards dealt to each player.
    pub cards: u8,
    /// What makes a bid.
    pub target: BidTarget,
    /// What is known of its trump.
    pub trump: PlannedTrump,
    /// The pack.
    pub pack: Arc<Pack>,
    /// How many cards each hand draws from the talon.
    pub drawn: u8,
    /// Whether every card of the pack is dealt.
    pub all_dealt: bool,
    /// Who deals.
    pub dealer: Seat,
    /// Who plays, in speaking order; the last bids last.
    pub seats: Vec<Seat>,
    /// Who sits out: the dealer of a table with a dead hand.
    pub dead: Option<Seat>,
    /// How many sides the players form.
    pub sides: usize,
    /// Whether the cards are held on the forehead.
    pub forehead: bool,
    /// Whether this deal ends a run of one-card deals, below which players draw a line.
    pub ends_one_card_run: bool,
}

impl DealPlan {
    /// Every deal of a game by these rules for a table of `players`, when `dealer` deals
    /// first; empty if the rules do not seat that many.
    pub fn all(rules: &Ruleset, players: u8, dealer: Seat) -> Vec<DealPlan> {
        let (deals, trumps): (Vec<u8>, Vec<Option<Trump>>) =
            rules.deals_with_trumps(players).into_iter().unzip();
        let held = rules.forehead.held(&deals, players);
        let pack = Arc::new(rules.pack(players));
        let mut plans = Vec::with_capacity(deals.len());
        for (index, &cards) in deals.iter().enumerate() {
            let mut plan = DealPlan::new(rules, players, dealer, index, cards, Arc::clone(&pack));
            plan.forehead = held[index];
            plan.trump = trumps[index].map_or(plan.trump, PlannedTrump::Fixed);
            let after_one = index > 0 && deals[index - 1] == 1;
            plan.ends_one_card_run =
                cards == 1 && after_one && deals.get(index + 1).is_some_and(|n| *n > 1);
            plans.push(plan);
        }
        plans
    }

    /// Deal `index`, counted from 0, with hands of a size of its own: of an endless schedule, or an
    /// extra deal.
    pub fn sized(rules: &Ruleset, players: u8, dealer: Seat, index: usize, size: Size) -> DealPlan {
        let pack = Arc::new(rules.pack(players));
        DealPlan::new(rules, players, dealer, index, size.cards(rules.highest(players)), pack)
    }

    fn new(
        rules: &Ruleset,
        players: u8,
        first: Seat,
        index: usize,
        cards: u8,
        pack: Arc<Pack>,
    ) -> DealPlan {
        let dealer = first.after(index, players.into());
        let (seats, dead) = rules.seats(dealer, players);

        let left = pack.size().saturating_sub(cards.saturating_mul(seats.len() as u8));
        DealPlan {
            number: index + 1,
            replays: None,
            passed: 0,
            extra: None,
            cards,
            target: rules.bid_target(),
            trump: rules.trump.planned(index, left),
            pack,
            drawn: rules.drawn(players, cards),
            all_dealt: left == 0,
            dealer,
            seats,
            dead,
            sides: rules.sides.at_table(players.into()),
            forehead: false,
            ends_one_card_run: false,
        }
    }

    /// What marks the deal in the sheet's left column: the number of cards, or an extra
    /// deal's own mark.
    pub fn mark(&self) -> String {
        self.extra.as_ref().map_or_else(|| self.cards.to_string(), |extra| extra.mark.clone())
    }

    /// Whether every bid of the deal is zero, without a choice.
    pub fn bids_are_forced(&self) -> bool {
        self.extra.as_ref().is_some_and(|extra| extra.bids == ExtraBids::Zero)
    }

    /// The side of a seat.
    pub const fn side_of(&self, seat: Seat) -> Side {
        Side::of(seat, self.sides)
    }

    /// The place of a seat in the speaking order, from 0, or `None` for the dead hand.
    pub fn place(&self, seat: Seat) -> Option<usize> {
        self.seats.iter().position(|other| *other == seat)
    }
}
