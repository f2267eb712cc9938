//! A deal as the schedule has it, before anything is known of its cards.

use crate::cards::{Pack, Seat, Side, Trump};
use crate::rules::{
    BidTarget, Extra, ExtraBids, Kind, PlannedTrump, Refusal, Ruleset, SeatingRefusal, Size,
};
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
    /// Its place in the schedule for as many as were at the table, from 0. Extra deals have none, nor
    /// those that go on until the game ends.
    pub place: Option<usize>,
    /// The extra deal that the players asked for after the schedule's last, if it is one.
    pub extra: Option<Extra>,
    /// The kind that the schedule fixes.
    pub kind: Option<Arc<Kind>>,
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
    /// How many sides there are, those of players who have left included.
    pub sides: usize,
    /// Whether the cards are held on the forehead.
    pub forehead: bool,
    /// Whether this deal ends a run of one-card deals, below which players draw a line.
    pub ends_one_card_run: bool,
}

impl DealPlan {
    /// Whether the card turned up may mean that the deal has no trump.
    pub fn may_turn_none(&self, rules: &Ruleset) -> bool {
        let by_card = rules.trump.shows_card(self.all_dealt)
            && self.pack.kinds().any(|card| self.pack.may_make(card, Trump::None));
        rules.trump.may_be_none() || by_card
    }

    /// Every deal of a game by these rules for a table of `players`, when `dealer` deals
    /// first; empty if the rules do not seat that many.
    pub fn all(rules: &Ruleset, players: u8, dealer: Seat) -> Vec<DealPlan> {
        DealPlan::from_place(rules, players, dealer, 0, 0)
    }

    /// The deals from a place of the schedule on, which is deal `index`, counted from 0. `first` is who
    /// would have dealt deal 0.
    pub(super) fn from_place(
        rules: &Ruleset,
        players: u8,
        first: Seat,
        place: usize,
        index: usize,
    ) -> Vec<DealPlan> {
        let deals = rules.deals_of_steps(players);
        let cards: Vec<u8> = deals.iter().map(|deal| deal.cards).collect();
        let held = rules.forehead.held(&cards, players);
        let pack = Arc::new(rules.pack(players));
        let mut plans = Vec::with_capacity(deals.len().saturating_sub(place));
        for (place, deal) in deals.iter().enumerate().skip(place) {
            let index = index + plans.len();
            let mut plan =
                DealPlan::new(rules, players, first, index, deal.cards, Arc::clone(&pack));
            plan.place = Some(place);
            plan.forehead = held[place];
            plan.kind = rules.kind_of_step(deal.step).cloned().map(Arc::new);
            plan.trump = deal.trump.map_or(plan.trump, PlannedTrump::Fixed);
            let after_one = place > 0 && cards[place - 1] == 1;
            plan.ends_one_card_run =
                deal.cards == 1 && after_one && cards.get(place + 1).is_some_and(|n| *n > 1);
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
            place: None,
            extra: None,
            kind: None,
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
        match (&self.extra, &self.kind) {
            (Some(extra), _) => extra.mark.clone(),
            (None, Some(kind)) => kind.mark.clone(),
            (None, None) => self.cards.to_string(),
        }
    }

    /// Whether every bid of the deal is zero, without a choice.
    pub fn bids_are_forced(&self) -> bool {
        self.extra.as_ref().is_some_and(|extra| extra.bids == ExtraBids::Zero)
            || self.kind.as_ref().is_some_and(|kind| kind.misere)
    }

    /// How many are at the table, the dead hand included.
    pub const fn players(&self) -> u8 {
        self.seats.len() as u8 + self.dead.is_some() as u8
    }

    /// Whether a player is at the table, with a hand or without.
    pub fn is_at_table(&self, seat: Seat) -> bool {
        self.place(seat).is_some() || self.dead == Some(seat)
    }

    /// The refusal of a number or a card of a player who has no hand in the deal, while this player is due.
    pub(super) fn without_hand(&self, seat: Seat, due: Option<Seat>, open: Vec<u8>) -> Refusal {
        if self.dead == Some(seat) {
            Refusal::DeadHand { seat, due, open }
        } else {
            Refusal::Seating(SeatingRefusal::NotAtTable(seat))
        }
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
