//! The tricks of a deal: those the recorded cards show, and those taken.

use super::incident::AfterRulings;
use super::{BiddingState, Deal, Trick, TrickCard};
use crate::cards::{Card, Seat, Side, Trump};
use crate::rules::{
    BidRule, BidTarget, Contract, FirstLead, Hand, Leads, PlannedTrump, PlayRefusal, PlayedBy,
    Ruleset, TallyOf, TallyRule, TrumpRule, can_be_played, card_led, winner,
};
use std::borrow::Cow;

/// The location of a turned-up card that is not played yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whereabouts {
    /// On the table.
    TurnedUp,
    /// In the hand of somebody who took it from the talon.
    Taken {
        /// Who.
        by: Seat,
        /// After which trick, from 1.
        trick: usize,
    },
}

impl Deal {
    /// The trick that cards make, with who takes it; `None` without cards or while the trump is not
    /// known.
    pub(super) fn trick_of(&self, played: &[TrickCard], turned: Option<Card>) -> Option<Trick> {
        let cards: Vec<(Seat, Card)> =
            played.iter().filter_map(|played| Some((played.by?, played.card))).collect();
        let in_order: Vec<Card> = cards.iter().map(|(_, card)| *card).collect();
        let place = winner(&in_order, self.trump()?, &self.plan.pack)?;
        Some(Trick { winner: cards[place].0, cards, turned })
    }

    /// The trump that these cards make as the first trick, where the first card led does; `None` where
    /// it does not.
    pub(super) fn led_trump(&self, rules: &Ruleset, cards: &[TrickCard]) -> Option<Trump> {
        let is_open = self.recorded.is_empty() && self.planned_trump() == PlannedTrump::Turned;
        if !is_open || rules.trump != TrumpRule::Led {
            return None;
        }
        let cards: Vec<Card> = cards.iter().map(|played| played.card).collect();
        let suit = card_led(&cards, &self.plan.pack).and_then(Card::suit);
        Some(suit.map_or(Trump::None, Trump::from))
    }

    /// The cards that were turned up, where they are known, each with the number of the
    /// trick after which that was: 0 for the one that is turned before the play.
    pub fn turned_up(&self) -> impl Iterator<Item = (usize, Card)> {
        let later = (1..).zip(self.recorded.iter());
        let noted = later.filter_map(|(number, trick)| Some((number, trick.turned?)));
        self.turned_card.map(|card| (0, card)).into_iter().chain(noted)
    }

    /// Where a card that was turned up is after `tricks` tricks, if it is not played yet; `None` for a
    /// card that was not turned up.
    pub(super) fn whereabouts(&self, card: Card, tricks: usize) -> Option<Whereabouts> {
        let (after, _) =
            self.turned_up().find(|(after, turned)| *turned == card && *after <= tricks)?;
        match self.recorded[..tricks].get(after) {
            Some(trick) if self.plan.drawn > 0 => {
                Some(Whereabouts::Taken { by: trick.winner, trick: after + 1 })
            }
            _ => Some(Whereabouts::TurnedUp),
        }
    }

    /// The bid of an auction's contract, as its words, its trump and the deal make it pay.
    pub fn bid_rule<'a>(&self, rules: &'a Ruleset) -> Option<Cow<'a, BidRule>> {
        let contract = self.contract()?;
        let by = if self.plan.side_of(contract.by) == self.plan.side_of(self.plan.dealer) {
            PlayedBy::Dealer
        } else {
            PlayedBy::Others
        };
        rules.bidding.auction()?.played(contract, self.plan.number, by)
    }

    /// How many tricks are played in the deal: 1 to 52.
    pub fn trick_count(&self, rules: &Ruleset) -> u8 {
        let dealt = self.plan.cards + self.plan.drawn;
        self.bid_rule(rules).map_or(dealt, |bid| bid.tricks(dealt))
    }

    /// The player who leads to the first trick, once known: the first in turn, or the one that the
    /// contract names.
    pub fn leader(&self, rules: &Ruleset) -> Option<Seat> {
        match (self.bid_rule(rules).map(|bid| bid.leads), self.contract()) {
            (Some(Leads::Declarer), Some(contract)) => Some(contract.by),
            (Some(Leads::Partner), Some(contract)) => contract.with,
            (None, _) if rules.bidding.auction().is_some() => None,
            _ if rules.play.first_lead == FirstLead::HighestBid => self.highest_bidder(),
            _ => self.plan.seats.first().copied(),
        }
    }

    /// Who bid most tricks, the first of them, once everyone has bid.
    fn highest_bidder(&self) -> Option<Seat> {
        if self.next_to_bid().is_some() {
            return None;
        }
        let bids = self.bids().bids;
        let most = bids.iter().max()?;
        self.plan.seats.get(bids.iter().position(|bid| bid == most)?).copied()
    }

    /// Who leads to the trick after those recorded: the winner of the last, or the first leader.
    pub fn next_leader(&self, rules: &Ruleset) -> Option<Seat> {
        self.recorded.last().map(|trick| trick.winner).or_else(|| self.leader(rules))
    }

    /// Whether a trick recorded was led by somebody whose turn it was not, which the table let stand; tricks
    /// count from 0.
    pub fn is_led_out_of_turn(&self, rules: &Ruleset, trick: usize) -> bool {
        let due = match trick.checked_sub(1) {
            Some(before) => self.recorded.get(before).map(|before| before.winner),
            None => self.leader(rules),
        };
        self.recorded.get(trick).is_some_and(|trick| trick.leader() != due)
    }

    /// Those who play, in the order in which they play to a trick that `leader` leads.
    pub fn turn_from(&self, leader: Seat) -> impl Iterator<Item = Seat> {
        let seats = &self.plan.seats;
        let first = self.plan.place(leader).unwrap_or(0);
        seats.iter().cycle().skip(first).take(seats.len()).copied()
    }

    /// Who played a card in the tricks recorded, and to which, from 1; several times if equal cards were
    /// played.
    pub fn plays_of(&self, card: Card) -> impl Iterator<Item = (Seat, usize)> {
        self.recorded.iter().enumerate().flat_map(move |(index, trick)| {
            let same = trick.cards.iter().filter(move |(_, played)| *played == card);
            same.map(move |(seat, _)| (*seat, index + 1))
        })
    }

    /// Refuses a card that is in nobody's hand now: one that the pack does not have, that was played,
    /// or that is still turned up. Equal cards are refused when all of them were played, or lie `beside` it.
    ///
    /// # Errors
    /// Which of these it is.
    pub fn can_be_in_a_hand(&self, beside: &[Card], card: Card) -> Result<(), PlayRefusal> {
        can_be_played(&self.plan.pack, beside, card)?;
        let on_table = self.whereabouts(card, self.recorded.len()) == Some(Whereabouts::TurnedUp);
        let number = self.plan.pack.number(card);
        let held = beside.iter().filter(|other| **other == card).count();
        let seen = held + self.plays_of(card).count() + usize::from(on_table);
        match self.plays_of(card).next() {
            _ if seen < number.into() => Ok(()),
            _ if number > 1 => Err(PlayRefusal::AllSeen { card, number }),
            Some((by, trick)) => Err(PlayRefusal::AlreadyPlayed { card, by, trick }),
            None => Err(PlayRefusal::TurnedUp(card)),
        }
    }

    /// Whether the cards of every trick are recorded.
    pub fn all_tricks_recorded(&self, rules: &Ruleset) -> bool {
        self.recorded.len() == usize::from(self.trick_count(rules))
    }

    /// How many a player has of a tally: as recorded, or else as the cards
    /// show.
    pub fn tally(&self, rule: &TallyRule, seat: Seat) -> u16 {
        match self.recorded_tally(rule, seat) {
            Some(number) => number,
            None => self.shown(rule, seat, self.recorded.len()),
        }
    }

    /// How many a player has as recorded, whatever the cards show.
    pub fn recorded_tally(&self, rule: &TallyRule, seat: Seat) -> Option<u16> {
        let own = self.tallies.iter().find(|(id, by, _)| *id == rule.id && *by == seat);
        own.map(|(.., number)| *number)
    }

    /// The sum of all players' numbers of a tally.
    pub fn tallied(&self, rule: &TallyRule) -> u32 {
        self.plan.seats.iter().map(|seat| u32::from(self.tally(rule, *seat))).sum()
    }

    /// The first tally with a fixed total that this deal has not reached.
    pub fn tally_due<'a>(&'a self, rules: &'a Ruleset) -> Option<&'a TallyRule> {
        self.tallies_asked(rules).find(|rule| match rule.of {
            _ if rule.total.is_none() => false,
            TallyOf::Declarer => {
                self.contract().is_none() || !self.without_tally(rules, rule).is_empty()
            }
            TallyOf::All | TallyOf::Against => {
                self.tallied(rule) < self.most_of(rules, rule).into()
            }
        })
    }

    /// A player of each side that may have a number of a tally, and has none yet. If a tally is the declarer's, a
    /// number of either partner counts for both.
    pub fn without_tally(&self, rules: &Ruleset, rule: &TallyRule) -> Vec<Seat> {
        let contract = self.contract();
        let side_of = |seat: Seat| match &contract {
            Some(contract) if rule.of == TallyOf::Declarer && contract.with == Some(seat) => {
                self.plan.side_of(contract.by)
            }
            _ => self.plan.side_of(seat),
        };
        let numbered = self.tallies.iter().filter(|(id, ..)| *id == rule.id);
        let mut sides: Vec<Side> = numbered.map(|(_, seat, _)| side_of(*seat)).collect();
        let mut seats = Vec::new();
        for seat in self.in_order(rules) {
            let side = side_of(seat);
            let is_counted = self.plan.place(seat).is_some() && self.has_tally(rule, seat);
            if is_counted && !sides.contains(&side) {
                sides.push(side);
                seats.push(seat);
            }
        }
        seats
    }

    /// Whether a tally counts what a player has.
    pub(super) fn has_tally(&self, rule: &TallyRule, seat: Seat) -> bool {
        match rule.of {
            TallyOf::All => true,
            TallyOf::Against => !self.declares(seat),
            TallyOf::Declarer => self.declares(seat),
        }
    }

    /// Whether a player is on the side that plays the contract.
    pub fn declares(&self, seat: Seat) -> bool {
        let mut challengers = self.contract().into_iter().flat_map(Contract::challengers);
        let side = self.plan.side_of(seat);
        challengers.any(|challenger| self.plan.side_of(challenger) == side)
    }

    /// How many of the first `tricks` tricks a player won with a card of the rank that counts.
    pub(super) fn shown(&self, rule: &TallyRule, seat: Seat, tricks: usize) -> u16 {
        let Some(rank) = rule.won_with else { return 0 };
        let own = self.recorded[..tricks].iter().filter(|trick| trick.winner == seat);
        let cards = own.filter_map(|trick| trick.card_of(seat));
        cards.filter(|card| card.rank() == Some(rank)).count() as u16
    }

    /// How many tricks at the beginning of the deal do not count.
    pub fn uncounted(&self, rules: &Ruleset) -> u8 {
        match rules.scoring.tricks() {
            Some(score) => {
                let played = self.trick_count(rules);
                played.saturating_sub(score.counted.of(played))
            }
            None => 0,
        }
    }

    /// How many tricks count.
    pub(crate) fn counted_tricks(&self, rules: &Ruleset) -> u8 {
        self.trick_count(rules) - self.uncounted(rules)
    }

    /// The players whose tricks count together with those of `seat`.
    pub(super) fn side(&self, seat: Seat) -> Vec<Seat> {
        let together: Vec<Seat> = match (&self.bidding, self.contract()) {
            (BiddingState::Exact(_), _) => return vec![seat],
            (_, Some(contract)) if contract.also.is_empty() => contract.challengers().collect(),
            _ => vec![seat],
        };
        let sides: Vec<Side> = together.iter().map(|seat| self.plan.side_of(*seat)).collect();
        let seats = self.plan.seats.iter().copied();
        seats.filter(|seat| sides.contains(&self.plan.side_of(*seat))).collect()
    }

    /// The players in the order in which numbers without names are read: speaking order or, if nobody
    /// bids, the order of the seats.
    pub fn in_order(&self, rules: &Ruleset) -> Vec<Seat> {
        let mut seats = self.as_seated();
        // Tallies that decide a contract are read like tricks, those of the declarer first.
        if let Some(contract) = self.contract()
            && rules.is_of_tallies()
        {
            let declarer = seats.iter().position(|seat| *seat == contract.by);
            seats.rotate_left(declarer.unwrap_or(0));
        }
        seats
    }

    /// The players in bidding order or, where nobody bids, as they sit.
    fn as_seated(&self) -> Vec<Seat> {
        let mut seats = self.plan.seats.clone();
        if self.bidding == BiddingState::NoBids {
            seats.extend(self.plan.dead);
            seats.sort_unstable();
        }
        seats
    }

    /// The players whose tricks are counted, in the order of [`Deal::tricks`]. After an auction this is the
    /// declarer alone, for the whole side, or each of several; where nobody bids, one of each side.
    pub(crate) fn counted(&self) -> Vec<Seat> {
        match &self.bidding {
            BiddingState::Exact(_) => self.plan.seats.clone(),
            BiddingState::Auction { contract, .. } => {
                contract.as_deref().into_iter().flat_map(Contract::declarers).collect()
            }
            BiddingState::NoBids => {
                let mut seats = self.as_seated();
                seats.truncate(self.plan.sides);
                seats
            }
        }
    }

    /// The tricks that count by the cards recorded, of each player whose tricks are counted.
    pub fn tricks_shown(&self, rules: &Ruleset) -> Vec<(Seat, u8)> {
        let mut shown = Vec::new();
        for seat in self.counted() {
            let side = self.side(seat);
            let tricks = self.recorded.iter().skip(self.uncounted(rules).into());
            shown.push((seat, tricks.filter(|trick| side.contains(&trick.winner)).count() as u8));
        }
        shown
    }

    /// The tricks that a player took, or the whole side where nobody bids, once the deal is played
    /// out; `None` where only the declaring side's are counted.
    pub fn took(&self, seat: Seat) -> Option<u8> {
        self.of_player(&self.tricks, seat)
    }

    /// Like [`Deal::took`], but after rulings by the laws, which can move tricks or make a bid count as
    /// missed.
    pub fn took_after_rulings(&self, seat: Seat) -> Option<u8> {
        self.of_player(self.tricks_after_rulings(), seat)
    }

    /// The tricks that count, in the order of [`Deal::tricks`]: those taken, unless rulings by the laws have
    /// changed them.
    pub fn tricks_after_rulings(&self) -> &[u8] {
        self.after_rulings.as_ref().map_or(&self.tricks, |after| &after.tricks)
    }

    fn of_player(&self, tricks: &[u8], seat: Seat) -> Option<u8> {
        match self.bidding {
            BiddingState::Exact(_) => tricks.get(self.plan.place(seat)?).copied(),
            BiddingState::NoBids => {
                let is_of_side =
                    |other: &Seat| self.plan.side_of(*other) == self.plan.side_of(seat);
                tricks.get(self.counted().iter().position(is_of_side)?).copied()
            }
            BiddingState::Auction { .. } => None,
        }
    }

    /// The hand of a player who bid, once the deal is played out, or `None` for the dead
    /// hand: as it counts after rulings by the laws. A deal that is annulled has none.
    pub fn hand(&self, seat: Seat) -> Option<Hand> {
        let hand = self.hand_with(seat, self.took_after_rulings(seat)?)?;
        let is_missed = |after: &AfterRulings| after.missed.contains(&seat);
        if self.after_rulings.as_ref().is_some_and(is_missed) {
            return Some(Hand { target: BidTarget::Never, ..hand });
        }
        Some(hand)
    }

    /// Like [`Deal::hand`], but with the tricks that were taken.
    pub(super) fn hand_as_played(&self, seat: Seat) -> Option<Hand> {
        self.hand_with(seat, self.took(seat)?)
    }

    fn hand_with(&self, seat: Seat, took: u8) -> Option<Hand> {
        if self.annulled().is_some() {
            return None;
        }
        Some(Hand {
            bid: self.bid(seat)?,
            word: self.bid_made(seat)?.word,
            took,
            cards: self.plan.cards,
            players: self.plan.seats.len() as u8,
            target: self.plan.target,
        })
    }
}
