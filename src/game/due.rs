//! What a game waits for, as data: every front end shows this value, and none works it out again.

use super::{BiddingState, Deal, Game};
use crate::cards::Seat;
use crate::rules::{AuctionState, Bidding, Call, Contract, Extra, Kind, Ruleset};
use std::ops::RangeInclusive;

/// What a game waits for now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Due {
    /// Bids of a number of tricks.
    Bids(BidsDue),
    /// Calls of an auction.
    Calls(CallsDue),
    /// The contract of an auction that the table holds by itself, between these players.
    Contract {
        /// The players of the deal, in turn.
        seats: Vec<Seat>,
    },
    /// The partner of an announced trou, who holds the fourth ace, and the trump that the partner
    /// names. Source: Whist, on trou.
    Partner {
        /// The id of the bid.
        bid: String,
        /// The player who announced it.
        by: Seat,
        /// The players who may be the partner, in turn.
        others: Vec<Seat>,
    },
    /// The kind of the deal.
    Kind(KindDue),
    /// The suit turned up: the tricks of the deal cannot be scored without it.
    Trump,
    /// The tricks of the deal.
    Tricks(TricksDue),
    /// The numbers of a tally, which the deal needs to end.
    Tally(TallyDue),
    /// Nothing: the game is over.
    Nothing {
        /// The extra deals that may still be played.
        extras: Vec<Extra>,
    },
}

impl Due {
    /// Every legal call, bids from the lowest: those that are due, or those with which a pair may still
    /// change its contract.
    pub fn open_calls(&self) -> Vec<Call> {
        match self {
            Due::Calls(calls) => calls.open.clone(),
            Due::Tricks(tricks) => tricks.last_word.iter().map(|(_, call)| call.clone()).collect(),
            _ => Vec::new(),
        }
    }

    /// Whether the tricks of a deal are due.
    pub const fn is_tricks(&self) -> bool {
        matches!(self, Due::Tricks(_))
    }

    /// The player who may make a legal call.
    pub fn caller(&self, call: &Call) -> Option<Seat> {
        match self {
            Due::Calls(calls) => Some(calls.seat),
            Due::Tricks(tricks) => {
                tricks.last_word.iter().find_map(|(seat, open)| (open == call).then_some(*seat))
            }
            _ => None,
        }
    }
}

/// The bids that a deal waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BidsDue {
    /// The players who have still to bid, the next one first; never empty.
    pub seats: Vec<Seat>,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The sum of the bids made.
    pub sum: u32,
    /// The bids open to the next player, rising.
    pub open: Vec<u8>,
    /// The words that the next player may bid with.
    pub words: Vec<String>,
    /// The bids that the hook takes from the next player.
    pub barred: Option<RangeInclusive<u8>>,
}

/// The calls that an auction waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallsDue {
    /// The player who is to speak.
    pub seat: Seat,
    /// Every legal call, bids from the lowest.
    pub open: Vec<Call>,
    /// The highest bid so far.
    pub standing: Option<Contract>,
}

/// The tricks that a deal waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TricksDue {
    /// The players whose numbers are due, in the order in which they are given; after an auction
    /// the declarer alone, whose number counts the tricks of the whole side, or each of several.
    pub seats: Vec<Seat>,
    /// The contract they are counted against, after an auction.
    pub contract: Option<Contract>,
    /// What the numbers add up to; after an auction, the most that the side can take.
    pub total: u8,
    /// The number of the next trick to record by its cards, from 1.
    pub trick: usize,
    /// The tricks played in the deal, 1 to 52.
    pub of: u8,
    /// The players in the order in which they play to the next trick; empty while it is not known
    /// who leads.
    pub turn: Vec<Seat>,
    /// The calls with which a pair may still change its contract, bids from the lowest: the joiner's
    /// raises, and the bids for which the first caller may leave. Nobody has to pass for them, and the
    /// first card or number of tricks ends the choice.
    pub last_word: Vec<(Seat, Call)>,
}

/// The numbers of a tally that a deal waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TallyDue {
    /// The tally's id.
    pub id: String,
    /// A player of each side without a number; the last one is worked out.
    pub seats: Vec<Seat>,
    /// The part of the total that nobody has yet.
    pub left: u32,
}

/// A kind of deal that a player has yet to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindDue {
    /// The player.
    pub seat: Seat,
    /// The kinds that the player may still choose.
    pub open: Vec<Kind>,
}

impl TricksDue {
    /// The tricks that `deal` waits for once its bidding is over.
    pub(crate) fn of(rules: &Ruleset, deal: &Deal) -> TricksDue {
        let of = deal.trick_count(rules);
        let total = match &deal.bidding {
            BiddingState::Exact(_) => deal.plan.cards,
            BiddingState::Auction { .. } | BiddingState::NoBids => deal.counted_tricks(rules),
        };

        let leader = deal.next_leader(rules);
        let mut last_word = Vec::new();
        if let (Some(auction), Some(rule)) = (deal.open_auction(), rules.bidding.auction()) {
            let open = auction.open(rule).into_iter();
            last_word.extend(open.filter_map(|call| Some((auction.speaker(rule, &call)?, call))));
        }

        TricksDue {
            seats: deal.counted(),
            contract: deal.contract().cloned(),
            total,
            trick: deal.recorded.len() + 1,
            of,
            turn: leader.map_or_else(Vec::new, |leader| deal.turn_from(leader).collect()),
            last_word,
        }
    }

    /// The fewest numbers to give: the last of several may be left out if they add up to a fixed sum.
    pub fn least(&self) -> usize {
        let spare = usize::from(self.contract.is_none());
        self.seats.len().saturating_sub(spare).max(1)
    }
}

impl Game {
    /// Whether the trump of the deal in progress is turned up, and may be recorded now.
    pub fn trump_is_open(&self) -> bool {
        self.current().is_some_and(|deal| !self.awaits_kind(deal) && deal.trump_is_open())
    }

    /// What the game waits for.
    #[must_use]
    pub fn due(&self) -> Due {
        let rules = self.setup().rules();
        let Some(deal) = self.current() else {
            return Due::Nothing { extras: self.extras_left().cloned().collect() };
        };

        if let Some(due) = self.kind_due(deal) {
            return Due::Kind(due);
        }

        match (&deal.bidding, &rules.bidding) {
            (BiddingState::Exact(bids), Bidding::Exact(rule)) if deal.next_to_bid().is_some() => {
                let so_far = deal.bids();
                let open = rule.open(so_far);
                return Due::Bids(BidsDue {
                    seats: deal.without_bid().to_vec(),
                    cards: so_far.cards,
                    sum: so_far.sum(),
                    words: rule.words(&open).collect(),
                    open,
                    barred: rule.barred(so_far),
                });
            }
            (BiddingState::Auction { contract: None, .. }, Bidding::Auction(rule))
                if rule.contract_only =>
            {
                return Due::Contract { seats: deal.plan.seats.clone() };
            }
            (BiddingState::Auction { auction, contract: None }, Bidding::Auction(rule)) => {
                let standing = auction.standing();
                match auction.state() {
                    AuctionState::Speaking(seat) => {
                        return Due::Calls(CallsDue { seat, open: auction.open(rule), standing });
                    }
                    AuctionState::Partner(by) => {
                        let bid = standing.map(|standing| standing.bid.id).unwrap_or_default();
                        let others = deal.plan.seats.iter().copied().filter(|seat| *seat != by);
                        return Due::Partner { bid, by, others: others.collect() };
                    }
                    // Neither lasts: the one becomes a contract, the other a new deal.
                    AuctionState::Won(_) | AuctionState::PassedOut => {}
                }
            }
            _ => {}
        }

        if rules.scoring.doubled_by().is_some() && deal.trump_is_open() {
            Due::Trump
        } else if let Some(rule) = deal.tally_due(rules)
            && (deal.recorded.is_empty() || deal.all_tricks_recorded(rules))
        {
            let total = u32::from(deal.most_of(rules, rule));
            let seats = deal.without_tally(rules, rule);
            Due::Tally(TallyDue { id: rule.id.clone(), seats, left: total - deal.tallied(rule) })
        } else {
            Due::Tricks(TricksDue::of(rules, deal))
        }
    }
}
