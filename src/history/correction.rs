//! What a player wants mended, as acts in place of those of entries.

use super::{History, Replacement};
use crate::cards::Seat;
use crate::game::{Act, BiddingState, Count, Deal, Game, Phase, PlayedCard};
use crate::rules::{Call, Contract};

/// What is to be mended of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Correction {
    /// The bids of some players; without names, from the first in speaking order on.
    Bids(Vec<Count>),
    /// Tricks: all of them, or those of the players named.
    Took(Vec<Count>),
    /// What was turned up: [`Act::Trump`] or [`Act::Turned`].
    Trump(Act),
    /// The cards of tricks, by number from 1. The tricks behind them keep their cards in the order
    /// in which they were played; who played which follows from who led.
    Tricks(Vec<(usize, Vec<PlayedCard>)>),
    /// Every call of the auction that was played.
    Calls(Vec<Call>),
    /// The contract, in place of whatever led to it.
    Contract(Contract),
    /// Who dealt. Bids and tricks stay with the players whose they are.
    Dealer(Seat),
}

/// Why something of a deal cannot be mended: it is not there, or not alone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CorrectionError {
    /// The deal has not begun.
    NoSuchDeal {
        /// How many have.
        begun: usize,
    },
    /// Nothing is recorded of the deal yet.
    NothingRecorded,
    /// A bid is not recorded.
    NoBid {
        /// Whose; `None` where more bids are given than are recorded.
        seat: Option<Seat>,
    },
    /// The tricks taken are not recorded.
    NoTricks {
        /// Whose; `None` where nobody's are.
        seat: Option<Seat>,
    },
    /// Neither calls nor a contract are recorded.
    NoAuction,
    /// The cards of the tricks tell who took how many.
    FollowsFromCards,
    /// So many tricks are not recorded.
    NoSuchTrick {
        /// The number of the trick.
        trick: usize,
        /// How many are recorded.
        recorded: usize,
    },
    /// A player is named twice.
    Twice {
        /// Who.
        seat: Seat,
    },
    /// Whose each call was follows from the dealer.
    CallsFollowDealer,
    /// The player has numbers in the deal, and would sit out as its dealer.
    WouldSitOut {
        /// Who.
        seat: Seat,
    },
    /// The player would have to bid before others who have bid already.
    BidsFirst {
        /// Who.
        seat: Seat,
    },
    /// The player deals that deal.
    AlreadyDealing {
        /// Who.
        seat: Seat,
    },
}

/// The entries of a deal since it was last dealt, each with what stands there.
struct Desk<'a> {
    history: &'a History,
    deal: &'a Deal,
    slots: Vec<Replacement>,
}

impl History {
    /// Returns what has to stand in place of which entries of a deal to mend it.
    ///
    /// # Errors
    /// What is to be mended is not there, or cannot be mended by itself.
    pub fn correction(
        &self,
        deal: usize,
        correction: &Correction,
    ) -> Result<Vec<Replacement>, CorrectionError> {
        let begun = self.game.deals().len();
        let there = deal.checked_sub(1).and_then(|index| self.game.deals().nth(index));
        let there = there.ok_or(CorrectionError::NoSuchDeal { begun })?;
        let all: Vec<Replacement> =
            self.recorded(deal).map(|(of, acts)| (of, acts.to_vec())).collect();
        // Who sits where is settled before a deal, and no fix goes behind that.
        let dealt = |act: &Act| {
            matches!(act, Act::Redeal | Act::Extra(_) | Act::Leave { .. } | Act::Swap(..))
        };
        let from = all.iter().rposition(|(_, acts)| acts.iter().any(dealt));
        let slots = all[from.map_or(0, |last| last + 1)..].to_vec();
        let mut acts = slots.iter().flat_map(|(_, acts)| acts);
        if acts.all(|act| matches!(act, Act::Ruling(_))) {
            return Err(CorrectionError::NothingRecorded);
        }
        let mut desk = Desk { history: self, deal: there, slots };
        match correction {
            Correction::Bids(said) => desk.bids(said)?,
            Correction::Took(said) => desk.took(said)?,
            Correction::Trump(turned) => desk.trump(turned),
            Correction::Tricks(tricks) => desk.tricks(tricks)?,
            Correction::Calls(calls) => desk.calls(calls)?,
            Correction::Contract(contract) => desk.contract(contract)?,
            Correction::Dealer(seat) => desk.dealer(*seat)?,
        }
        Ok(desk.slots.into_iter().filter(|slot| !all.contains(slot)).collect())
    }
}

impl Desk<'_> {
    fn acts(&mut self) -> impl Iterator<Item = &mut Act> {
        self.slots.iter_mut().flat_map(|(_, acts)| acts)
    }

    /// Puts an act in front of everything.
    fn put_first(&mut self, act: Act) {
        if let Some((_, acts)) = self.slots.iter_mut().find(|(_, acts)| !acts.is_empty()) {
            acts.insert(0, act);
        }
    }

    /// Takes away the acts of a kind, and puts another in place of the first of them. Returns
    /// whether there was any.
    fn put_in_place_of(&mut self, is: impl Fn(&Act) -> bool, act: Act) -> bool {
        let mut act = Some(act);
        for (_, acts) in &mut self.slots {
            acts.retain_mut(|old| match (is(old), is(old).then(|| act.take()).flatten()) {
                (true, Some(new)) => {
                    *old = new;
                    true
                }
                (mended, _) => !mended,
            });
        }
        act.is_none()
    }

    /// Lets who played each card follow anew from who leads, from a trick on, counted from 0.
    fn reseat_tricks(&mut self, from: usize) {
        let tricks = self.acts().filter_map(|act| match act {
            Act::Trick { cards, .. } => Some(cards),
            _ => None,
        });
        for laid in tricks.skip(from).flatten() {
            laid.by = None;
        }
    }

    fn bids(&mut self, said: &[Count]) -> Result<(), CorrectionError> {
        let seats = self.deal.plan().seats.clone();
        let mut mended = Vec::new();
        for (index, said) in said.iter().enumerate() {
            let seat = said.by.or_else(|| seats.get(index).copied());
            let seat = seat.ok_or(CorrectionError::NoBid { seat: None })?;
            if mended.contains(&seat) {
                return Err(CorrectionError::Twice { seat });
            }
            mended.push(seat);
            let bids = self.acts().filter_map(|act| match act {
                Act::Bid(bids) => Some(bids),
                _ => None,
            });
            let bid = bids.flatten().find(|bid| bid.by == Some(seat));
            bid.ok_or(CorrectionError::NoBid { seat: Some(seat) })?.number = said.number;
        }
        Ok(())
    }

    fn took(&mut self, said: &[Count]) -> Result<(), CorrectionError> {
        let told = !self.deal.recorded().is_empty() && self.deal.is_over();
        let took = self.acts().find_map(|act| match act {
            Act::Took(took) => Some(took),
            _ => None,
        });
        let Some(took) = took else {
            let not_there = CorrectionError::NoTricks { seat: None };
            return Err(if told { CorrectionError::FollowsFromCards } else { not_there });
        };
        let named = said.iter().all(|said| said.by.is_some());
        // Where one number is left out, it is what remains of all.
        if !named || took.len() == 1 || said.len() + 1 >= took.len() {
            *took = said.to_vec();
            return Ok(());
        }
        let earlier = said;
        for (index, said) in said.iter().enumerate() {
            if let Some(seat) =
                said.by.filter(|by| earlier[..index].iter().any(|it| it.by == Some(*by)))
            {
                return Err(CorrectionError::Twice { seat });
            }
            let own = took.iter_mut().find(|own| own.by == said.by);
            own.ok_or(CorrectionError::NoTricks { seat: said.by })?.number = said.number;
        }
        Ok(())
    }

    fn trump(&mut self, turned: &Act) {
        let is_trump = |act: &Act| matches!(act, Act::Trump(_) | Act::Turned(_));
        if !self.put_in_place_of(is_trump, turned.clone()) {
            self.put_first(turned.clone());
        }
        self.reseat_tricks(0);
    }

    fn tricks(&mut self, mended: &[(usize, Vec<PlayedCard>)]) -> Result<(), CorrectionError> {
        let recorded = self.deal.recorded().len();
        let first = mended.iter().map(|(number, _)| *number).min().unwrap_or(1);
        self.reseat_tricks(first);
        for (number, laid) in mended {
            let tricks = self.acts().filter_map(|act| match act {
                Act::Trick { cards, .. } => Some(cards),
                _ => None,
            });
            let cards = number.checked_sub(1).and_then(|index| { tricks }.nth(index));
            let missing = CorrectionError::NoSuchTrick { trick: *number, recorded };
            laid.clone_into(cards.ok_or(missing)?);
        }
        Ok(())
    }

    fn calls(&mut self, calls: &[Call]) -> Result<(), CorrectionError> {
        let game = self.before_auction()?;
        let call = Act::Call(calls.to_vec());
        let after = game.play(&call).map_or_else(|refused| refused.game, |(game, _)| game);
        let partner_due = matches!(after.phase(), Phase::Partner { .. });
        let is_call = |act: &Act| match act {
            Act::Call(_) => true,
            // Only a trou has its partner told behind the calls.
            Act::Contract(_) => !partner_due,
            _ => false,
        };
        self.put_in_place_of(is_call, call);
        self.reseat_side();
        Ok(())
    }

    fn contract(&mut self, contract: &Contract) -> Result<(), CorrectionError> {
        self.before_auction()?;
        let is_talk = |act: &Act| matches!(act, Act::Call(_) | Act::Contract(_));
        self.put_in_place_of(is_talk, Act::Contract(contract.clone()));
        self.reseat_side();
        Ok(())
    }

    /// Leaves out the rounds that everyone passed, and returns the game before the auction that was
    /// played.
    fn before_auction(&mut self) -> Result<Game, CorrectionError> {
        let opens = |(of, acts): &Replacement| {
            let talk = acts.iter().any(|act| matches!(act, Act::Call(_) | Act::Contract(_)));
            let game = self.before(*of).filter(|_| talk)?;
            let fresh = game.current().is_some_and(|deal| match deal.bidding() {
                BiddingState::Auction { auction, contract } => {
                    auction.calls().is_empty() && contract.is_none()
                }
                BiddingState::Exact(_) | BiddingState::NoBids => false,
            });
            fresh.then_some(game)
        };
        let games: Vec<Option<Game>> = self.slots.iter().map(opens).collect();
        let last = games.iter().rposition(Option::is_some);
        let last = last.ok_or(CorrectionError::NoAuction)?;
        self.slots.drain(..last);
        games.into_iter().flatten().next_back().ok_or(CorrectionError::NothingRecorded)
    }

    /// Lets the side whose tricks they are follow from the contract.
    fn reseat_side(&mut self) {
        for act in self.acts() {
            if let Act::Took(took) = act {
                took.iter_mut().for_each(|took| took.by = None);
            }
        }
        self.reseat_tricks(0);
    }

    fn dealer(&mut self, dealer: Seat) -> Result<(), CorrectionError> {
        let plan = self.deal.plan();
        if plan.dealer == dealer {
            return Err(CorrectionError::AlreadyDealing { seat: dealer });
        }
        if self.acts().any(|act| matches!(act, Act::Call(_))) {
            return Err(CorrectionError::CallsFollowDealer);
        }
        let before = self.slots.first().and_then(|(first, _)| self.before(*first));
        let before = before.ok_or(CorrectionError::NothingRecorded)?;
        let (seats, dead) = before.seats_dealt_by(dealer);
        let usual = before.current().map(|deal| deal.plan().dealer);
        let mut bids: Vec<Count> = Vec::new();
        for act in self.acts() {
            if let Act::Bid(said) = act {
                bids.append(said);
            }
        }
        if let Some(seat) = dead.filter(|dead| self.has_numbers(&bids, *dead)) {
            return Err(CorrectionError::WouldSitOut { seat });
        }
        let place = |said: &Count| seats.iter().position(|seat| Some(*seat) == said.by);
        bids.sort_by_key(place);
        let gap = bids.iter().zip(&seats).find(|(said, seat)| said.by != Some(**seat));
        if let Some((_, seat)) = gap {
            return Err(CorrectionError::BidsFirst { seat: *seat });
        }
        if bids.is_empty() {
            self.slots.iter_mut().for_each(|(_, acts)| acts.retain(|act| !is_bid(act)));
        } else {
            self.put_in_place_of(is_bid, Act::Bid(bids));
        }
        let is_dealer = |act: &Act| matches!(act, Act::Dealer(_));
        self.slots.iter_mut().for_each(|(_, acts)| acts.retain(|act| !is_dealer(act)));
        if usual != Some(dealer) {
            self.put_first(Act::Dealer(dealer));
        }
        self.reseat_tricks(0);
        Ok(())
    }

    fn has_numbers(&self, bids: &[Count], seat: Seat) -> bool {
        let of = |said: &[Count]| said.iter().any(|said| said.by == Some(seat));
        let took = |act: &Act| matches!(act, Act::Took(took) if of(took));
        of(bids) || self.slots.iter().any(|(_, acts)| acts.iter().any(took))
    }

    /// Returns the game before an entry's acts.
    fn before(&self, of: u64) -> Option<Game> {
        let mut slots = self.history.timeline.iter();
        slots.position(|slot| self.history.seq(slot) == of).map(|at| self.history.game_at(at))
    }
}

const fn is_bid(act: &Act) -> bool {
    matches!(act, Act::Bid(_))
}
