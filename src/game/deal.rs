//! A deal in progress or over, and the points it posted.

use super::incident::AfterRulings;
use super::{Annulment, Count, DealEnd, DealPlan, RuledIncident, TableRuling};
use crate::cards::{Card, Seat, Side, Trump};
use crate::rules::{
    Auction, AuctionState, BidWord, Bidding, BidsSoFar, Bonus, Case, Contract, Hand, Kind,
    PlannedTrump, Points, Refusal, Ruleset, TrumpRule,
};
use std::sync::Arc;

/// A deal in progress, or over.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Deal {
    /// The deal as the schedule has it.
    pub plan: DealPlan,
    /// The kind that a player chose.
    pub(super) chosen: Option<Arc<Kind>>,
    /// The suit turned up, once recorded.
    pub turned: Option<Trump>,
    pub(super) turned_card: Option<Card>,
    /// The bidding so far.
    pub bidding: BiddingState,
    /// The words of bids that were made by one.
    pub(super) words: Vec<(Seat, BidWord)>,
    /// The bids made after one that has to be made again.
    pub(super) later_bids: Vec<u8>,
    /// How often the deal was thrown in or passed by everyone, and dealt again.
    pub redeals: usize,
    /// The refusals of acts that the table allowed against the rules, in their order.
    pub against: Vec<Refusal>,
    /// The numbers recorded of tallies, by id.
    pub(super) tallies: Vec<(String, Seat, u16)>,
    /// The tricks whose cards are recorded: the first tricks of the deal, in order. Copies of the deal share
    /// them.
    pub recorded: Arc<Vec<Trick>>,
    /// How the deal ended, once it is over.
    pub(super) end: Option<DealEnd>,
    /// The tricks taken, once the deal is over, unless only tallies count: of each player in speaking order, of the
    /// declaring side alone, of each of several declarers, or of each side in turn order where
    /// nobody bids.
    pub tricks: Vec<u8>,
    /// What counts after rulings by the laws, where that differs.
    pub(super) after_rulings: Option<AfterRulings>,
    /// The points that the deal posted; empty until it is over.
    pub postings: Vec<Posting>,
    /// Each side's total after the deal, in turn order; empty until it is over.
    pub totals: Vec<Points>,
}

/// The bidding of a deal so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BiddingState {
    /// Bids that must be taken exactly, in speaking order.
    Exact(Vec<u8>),
    /// An auction; its contract once that is known.
    Auction {
        /// The calls so far.
        auction: Auction,
        /// What was agreed, by calls or by the table itself.
        contract: Option<Box<Contract>>,
    },
    /// Nobody bids.
    NoBids,
}

/// Points given to a side, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// Who gets them.
    pub side: Side,
    /// The player whose own hand earned them, where the partner's does not count.
    pub member: Option<Seat>,
    /// How many.
    pub points: Points,
    /// What for.
    pub reason: Reason,
}

/// What points were given for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// A hand, or those of a side together: what it was, and which case of the score it fell under.
    Hand {
        /// The hand.
        hand: Hand,
        /// The case.
        case: Case,
        /// Whether the deal's trump doubled the points.
        doubled: bool,
    },
    /// A tally.
    Tally {
        /// Its id.
        id: String,
        /// How many.
        number: u16,
        /// How many the side had before, of those that run on from deal to deal.
        before: u32,
    },
    /// A case of tallies.
    Case {
        /// Its place in the score, from 0.
        case: usize,
        /// The side whose tallies it is for.
        of: Side,
    },
    /// A run that the deal completed.
    Promotion(Bonus),
    /// A contract that the side won or lost.
    Contract {
        /// Whose contract it was.
        by: Seat,
        /// Whether it played the contract, or against it.
        challenger: bool,
        /// Whether the contract was made.
        made: bool,
    },
    /// A ruling of the table.
    Ruling(Arc<TableRuling>),
    /// A ruling by the laws on an incident.
    Incident(Arc<RuledIncident>),
    /// Tricks taken, of all that count.
    Tricks {
        /// How many the side took.
        took: u8,
        /// How many there were.
        of: u8,
        /// Whether the side won the deal by them; `None` in a tie, or where no side does.
        won: Option<bool>,
    },
}

/// A trick whose cards are recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trick {
    /// Its cards with those who played them, the lead first.
    pub cards: Vec<(Seat, Card)>,
    /// Who took it.
    pub winner: Seat,
    /// The card turned up from the talon after it, if that was noted.
    pub turned: Option<Card>,
}

impl Trick {
    /// Who led.
    pub fn leader(&self) -> Option<Seat> {
        self.cards.first().map(|(seat, _)| *seat)
    }

    /// The card that a player put on it.
    pub fn card_of(&self, seat: Seat) -> Option<Card> {
        self.cards.iter().find(|(by, _)| *by == seat).map(|(_, card)| *card)
    }
}

impl Deal {
    pub(super) fn new(plan: DealPlan, bidding: &Bidding) -> Deal {
        let bidding = match bidding {
            Bidding::Exact(_) if plan.bids_are_forced() => {
                BiddingState::Exact(vec![0; plan.seats.len()])
            }
            Bidding::Exact(_) => BiddingState::Exact(Vec::new()),
            Bidding::Auction(rule) => BiddingState::Auction {
                auction: Auction::new(rule, plan.seats.clone()),
                contract: None,
            },
            Bidding::None => BiddingState::NoBids,
        };
        Deal {
            plan,
            chosen: None,
            turned: None,
            turned_card: None,
            bidding,
            words: Vec::new(),
            later_bids: Vec::new(),
            redeals: 0,
            against: Vec::new(),
            tallies: Vec::new(),
            recorded: Arc::default(),
            end: None,
            tricks: Vec::new(),
            after_rulings: None,
            postings: Vec::new(),
            totals: Vec::new(),
        }
    }

    /// The trump: fixed, recorded, or named by the contract. `None` while it is not known.
    pub fn trump(&self) -> Option<Trump> {
        let named = self.contract().map(|contract| contract.bid.trump.unwrap_or(Trump::None));
        match self.planned_trump() {
            PlannedTrump::Fixed(trump) => Some(trump),
            PlannedTrump::Named => named,
            PlannedTrump::Turned if self.auction().is_some_and(|auction| auction.is_for_turned) => {
                named.or(self.turned)
            }
            PlannedTrump::Turned => self.turned,
        }
    }

    /// Records the suit turned up.
    pub(super) const fn turn_up(&mut self, trump: Option<Trump>) {
        self.turned = trump;
        if let BiddingState::Auction { auction, .. } = &mut self.bidding {
            auction.turned = trump;
        }
    }

    /// Whether the trump is turned up, and not recorded yet.
    pub(super) fn trump_is_open(&self) -> bool {
        self.planned_trump() == PlannedTrump::Turned && self.turned.is_none()
    }

    /// The card turned up that lets the dealer name the trump, until that is recorded.
    pub fn names_trump(&self) -> Option<Card> {
        if self.turned.is_none() { self.turned_card } else { None }
    }

    /// The contract, once there is one.
    pub fn contract(&self) -> Option<&Contract> {
        match &self.bidding {
            BiddingState::Auction { contract, .. } => contract.as_deref(),
            BiddingState::Exact(_) | BiddingState::NoBids => None,
        }
    }

    /// The auction, over or not, where the players bid by one.
    pub const fn auction(&self) -> Option<&Auction> {
        if let BiddingState::Auction { auction, .. } = &self.bidding { Some(auction) } else { None }
    }

    /// The suit call that lapsed in its auction: the contract is of a bid beneath it.
    pub fn lapsed_call(&self) -> Option<Contract> {
        self.auction()?.lapsed()
    }

    /// The auction, while a call may still be legal: until a contract that the table agreed on, a
    /// trou's partner, a card or a result is recorded.
    pub(super) fn open_auction(&self) -> Option<&Auction> {
        let auction = self.auction()?;
        let is_won_by_calls = matches!(auction.state(), AuctionState::Won(_));
        let is_played = self.is_over() || !self.recorded.is_empty();
        let is_open = self.contract().is_none() || (is_won_by_calls && !is_played);
        is_open.then_some(auction)
    }

    /// Whether a trump was played to one of the first `tricks` of the tricks recorded. The card led to the
    /// first trick breaks the trump that it makes.
    pub fn is_trump_broken(&self, rules: &Ruleset, tricks: usize) -> bool {
        if rules.trump == TrumpRule::Led {
            return true;
        }
        let Some(trump) = self.trump() else { return false };
        let pack = &self.plan.pack;
        let Some(trumps) = pack.trumps(trump) else { return false };
        let mut cards = self.recorded[..tricks].iter().flat_map(|trick| &trick.cards);
        cards.any(|(_, card)| pack.follows(*card, trump) == Some(trumps))
    }

    /// The bid of a player, once made.
    pub fn bid(&self, seat: Seat) -> Option<u8> {
        self.bids().bids.get(self.plan.place(seat)?).copied()
    }

    /// The bid of a player as it was made, once it was: by a word, or as a number.
    pub fn bid_made(&self, seat: Seat) -> Option<Count> {
        let word = self.words.iter().find_map(|(by, word)| (*by == seat).then_some(*word));
        Some(Count { word, ..Count::by(seat, self.bid(seat)?.into()) })
    }

    /// The players who still have to make exact bids, in speaking order.
    pub(super) fn without_bid(&self) -> &[Seat] {
        let seats = &self.plan.seats;
        &seats[self.bids().bids.len()..seats.len() - self.later_bids.len()]
    }

    /// The player to make the next of exact bids, until all are in.
    pub(super) fn next_to_bid(&self) -> Option<Seat> {
        self.plan.seats.get(self.bids().bids.len()).copied()
    }

    /// The exact bids made, in speaking order; empty if nobody bids exactly.
    pub fn bids(&self) -> BidsSoFar<'_> {
        let bids = match &self.bidding {
            BiddingState::Exact(bids) => bids.as_slice(),
            BiddingState::Auction { .. } | BiddingState::NoBids => &[],
        };
        BidsSoFar { cards: self.plan.cards, players: self.plan.seats.len() as u8, bids }
    }

    /// Whether nothing has been recorded since the cards were dealt, or dealt again.
    pub fn is_fresh(&self) -> bool {
        let has_bids = match &self.bidding {
            BiddingState::Exact(bids) => !bids.is_empty() && !self.bids_are_forced(),
            BiddingState::Auction { auction, contract } => {
                !auction.calls.is_empty() || contract.is_some()
            }
            BiddingState::NoBids => false,
        };
        let has_tallies = !self.tallies.is_empty();
        let has_tricks = !self.recorded.is_empty();
        let has_trump = self.turned.is_some() || self.turned_card.is_some();
        self.chosen.is_none()
            && !has_bids
            && !has_trump
            && !has_tallies
            && !has_tricks
            && !self.is_over()
    }

    /// Whether nothing has happened in the deal yet. One that the players asked for has been touched: an
    /// extra deal, or one that is played again.
    pub fn is_untouched(&self) -> bool {
        let is_asked_for = self.plan.extra.is_some() || self.plan.replays.is_some();
        self.is_as_dealt() && !is_asked_for
    }

    /// Whether nothing has happened in the deal yet, even if the players asked for it.
    pub(super) fn is_as_dealt(&self) -> bool {
        self.is_fresh() && self.redeals == 0 && self.against.is_empty()
    }

    /// Whether the deal is over.
    pub const fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// How the table annulled the deal, if it did.
    pub fn annulled(&self) -> Option<&Annulment> {
        if let Some(DealEnd::Annulled { annulment, .. }) = &self.end {
            Some(annulment)
        } else {
            None
        }
    }

    /// Whether a ruling of the table ended the deal.
    pub fn is_closed(&self) -> bool {
        self.end == Some(DealEnd::Closed)
    }

    /// The points of a side's hands or of the deal's contracts, and of tallies,
    /// without bonuses and rulings, once the deal is over.
    pub fn points(&self, side: Side) -> Option<Points> {
        if self.is_closed() || self.annulled().is_some() {
            let mut sides = self.plan.seats.iter().map(|seat| self.plan.side_of(*seat));
            return sides.any(|other| other == side).then_some(Points::ZERO);
        }
        let own = self.postings_of(side).filter(|posting| {
            !matches!(
                posting.reason,
                Reason::Promotion(_) | Reason::Ruling(_) | Reason::Incident(_)
            )
        });
        own.map(|posting| posting.points).reduce(|sum, points| sum + points)
    }

    /// The points that a side got on top of the deal's own, for runs.
    pub fn bonus(&self, side: Side) -> Points {
        self.sum_of(side, |reason| matches!(reason, Reason::Promotion(_)))
    }

    /// The points that rulings of the table or by the laws gave or took from a side for this deal.
    pub fn ruling_points(&self, side: Side) -> Points {
        self.sum_of(side, |reason| matches!(reason, Reason::Ruling(_) | Reason::Incident(_)))
    }

    fn sum_of(&self, side: Side, includes: impl Fn(&Reason) -> bool) -> Points {
        let included = self.postings_of(side).filter(|posting| includes(&posting.reason));
        included.map(|posting| posting.points).sum()
    }

    /// Whether a side made each hand, the contract or most tricks. There is no result for a side
    /// without a part in it, or in a tie. If a member is given, only that player's hands count, alone or
    /// with the partner.
    pub fn results(&self, side: Side, member: Option<Seat>) -> impl Iterator<Item = bool> {
        let own = self.postings_of(side).filter(move |posting| {
            posting.member.is_none() || member.is_none() || posting.member == member
        });
        own.filter_map(|posting| match &posting.reason {
            Reason::Hand { hand, .. } => Some(hand.is_made()),
            // Of several contracts, a declarer's own.
            Reason::Contract { challenger: true, made, .. } => Some(*made),
            Reason::Tricks { won, .. } => *won,
            _ => None,
        })
    }

    /// What the deal posted to a side.
    pub fn postings_of(&self, side: Side) -> impl Iterator<Item = &Posting> {
        self.postings.iter().filter(move |posting| posting.side == side)
    }
}
