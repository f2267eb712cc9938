//! What a player wants corrected in a deal, as acts that replace those of entries.

use super::timeline::Slot;
use super::{Change, History};
use crate::cards::Seat;
use crate::game::{Act, Count, Deal, Due, Game, PlayedCard};
use crate::rules::{Call, Contract};
use std::mem;
use std::sync::Arc;

/// What is to be corrected in a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Correction {
    /// The bids of some players; without names, from the first in speaking order on.
    Bids(Vec<Count>),
    /// Tricks taken: all of them, or those of the players named.
    Took(Vec<Count>),
    /// What was turned up: [`Act::Trump`] or [`Act::Turned`].
    Trump(Act),
    /// The cards of tricks, by number from 1. The tricks after them keep their cards in the order
    /// in which they were played; who played which follows from who led.
    Tricks(Vec<(usize, Vec<PlayedCard>)>),
    /// Every call of the auction that was played.
    Calls(Vec<Call>),
    /// The contract, in place of whatever led to it.
    Contract {
        /// The contract.
        contract: Contract,
        /// All its tricks, where they change too; otherwise empty.
        took: Vec<Count>,
    },
    /// Numbers of a tally, of some players; added where none is recorded.
    Tally {
        /// The id of the tally.
        of: String,
        /// The numbers.
        numbers: Vec<Count>,
    },
    /// Who dealt. Bids and tricks stay with their players.
    Dealer(Seat),
}

/// Why something in a deal cannot be corrected: it is not there, or depends on something else.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CorrectionError {
    /// The deal has not begun.
    NoSuchDeal {
        /// How many have.
        begun: usize,
    },
    /// Nothing is recorded for the deal yet.
    NothingRecorded,
    /// That player's bid is not recorded, or fewer bids than are given.
    NoBid(Option<Seat>),
    /// The tricks that this player took are not recorded, or nobody's.
    NoTricks(Option<Seat>),
    /// Neither calls nor a contract are recorded.
    NoAuction,
    /// The cards recorded show who took each trick.
    FollowsFromCards,
    /// The trick is not recorded.
    NoSuchTrick {
        /// The number of the trick.
        trick: usize,
        /// How many are recorded.
        recorded: usize,
    },
    /// This player is named twice.
    Twice(Seat),
    /// Whose each call was follows from the dealer.
    CallsFollowDealer,
    /// This player has numbers in the deal, and would sit it out as its dealer.
    WouldSitOut(Seat),
    /// This player would have to bid before others who have bid already.
    BidsFirst(Seat),
    /// This player is the dealer already.
    AlreadyDealing(Seat),
}

/// The entries of a deal since it was last dealt, as they are being corrected.
struct Draft<'a> {
    history: &'a History,
    deal: &'a Deal,
    entries: Vec<Edited>,
}

/// An entry, with its acts before and after the correction.
struct Edited {
    of: u64,
    was: Arc<[Act]>,
    now: Vec<Act>,
}

type Result<T> = std::result::Result<T, CorrectionError>;

impl History {
    /// The acts that correct a deal, for [`History::plan_fix`].
    ///
    /// # Errors
    /// What is to be corrected is not there, or cannot be corrected by itself.
    pub fn correction(&self, deal: usize, correction: &Correction) -> Result<Vec<Change>> {
        let begun = self.game().deals().len();
        let there = deal.checked_sub(1).and_then(|index| self.game().deals().nth(index));
        let there = there.ok_or(CorrectionError::NoSuchDeal { begun })?;
        let slots = self.in_force.timeline().slots().iter().filter(|slot| slot.deal == deal);
        let slots: Vec<&Slot> = slots.collect();
        // Who sits where is settled before a deal, and no correction reaches back beyond that.
        let seated = |act: &Act| matches!(act, Act::Extra(_) | Act::Leave { .. } | Act::Swap(..));
        let dealt_again = |slot: &&Slot| {
            let before = self.in_force.timeline().game_before(slot.of);
            let redeals = before.and_then(|game| Some(game.current()?.redeals));
            redeals.unwrap_or(0) < there.redeals
        };
        let last = slots.iter().rposition(|slot| {
            (there.redeals > 0 && dealt_again(slot)) || slot.acts.iter().any(seated)
        });
        let slots = &slots[last.map_or(0, |last| last + 1)..];
        let entry =
            |slot: &&Slot| Edited { of: slot.of, was: slot.acts.clone(), now: slot.acts.to_vec() };
        let mut draft =
            Draft { history: self, deal: there, entries: slots.iter().map(entry).collect() };
        let is_remark = |act: &Act| matches!(act, Act::Ruling(_) | Act::Title(_) | Act::Note(_));
        if draft.acts().all(|act| is_remark(act)) {
            return Err(CorrectionError::NothingRecorded);
        }
        match correction {
            Correction::Bids(bids) => draft.bids(bids)?,
            Correction::Took(took) => draft.took(took)?,
            Correction::Trump(turned) => draft.trump(turned),
            Correction::Tricks(tricks) => draft.tricks(tricks)?,
            Correction::Calls(calls) => draft.calls(calls)?,
            Correction::Contract { contract, took } => draft.contract(contract, took)?,
            Correction::Tally { of, numbers } => draft.tally(of, numbers)?,
            Correction::Dealer(seat) => draft.dealer(*seat)?,
        }
        let changed = draft.entries.into_iter().filter(|entry| entry.now[..] != entry.was[..]);
        let change = |Edited { of, was, now }| Change { of, was, now: now.into() };
        Ok(changed.map(change).collect())
    }
}

impl Draft<'_> {
    fn acts(&mut self) -> impl Iterator<Item = &mut Act> {
        self.entries.iter_mut().flat_map(|entry| &mut entry.now)
    }

    /// The cards of each trick recorded.
    fn played(&mut self) -> impl Iterator<Item = &mut Vec<PlayedCard>> {
        self.acts().filter_map(|act| match act {
            Act::Trick { cards, .. } => Some(cards),
            _ => None,
        })
    }

    /// The numbers recorded of a tally.
    fn tallied(&mut self, of: &str) -> impl Iterator<Item = &mut Count> {
        let numbers = self.acts().filter_map(move |act| match act {
            Act::Tally { of: id, numbers } if id == of => Some(numbers),
            _ => None,
        });
        numbers.flatten()
    }

    /// Puts an act before everything else.
    fn put_first(&mut self, act: Act) {
        if let Some(first) = self.entries.iter_mut().find(|entry| !entry.now.is_empty()) {
            first.now.insert(0, act);
        }
    }

    /// Puts an act, if any, in place of the last of a kind, after a trump that was recorded between
    /// them, and removes the others. Returns whether it found its place.
    fn replace(&mut self, is: impl Fn(&Act) -> bool, mut act: Option<Act>) -> bool {
        for entry in self.entries.iter_mut().rev() {
            let old = mem::take(&mut entry.now).into_iter().rev();
            entry.now =
                old.filter_map(|old| if is(&old) { act.take() } else { Some(old) }).collect();
            entry.now.reverse();
        }
        act.is_none()
    }

    /// Lets the game work out who played each card, from a trick on, counted from 0.
    fn reseat_tricks(&mut self, from: usize) {
        self.played().skip(from).flatten().for_each(|card| card.by = None);
    }

    /// Numbers with their players, in speaking order where they are not named.
    fn in_turn(&self, counts: &[Count]) -> Vec<Count> {
        let seats = &self.deal.plan.seats;
        let in_turn = counts.iter().enumerate().map(|(place, count)| Count {
            by: count.by.or_else(|| seats.get(place).copied()),
            ..*count
        });
        in_turn.collect()
    }

    fn bids(&mut self, counts: &[Count]) -> Result<()> {
        let counts = self.in_turn(counts);
        let bids = self.acts().filter_map(|act| match act {
            Act::Bid(bids) => Some(bids),
            _ => None,
        });
        renumber(bids.flatten(), &counts, CorrectionError::NoBid)
    }

    fn took(&mut self, counts: &[Count]) -> Result<()> {
        let by_card = !self.deal.recorded().is_empty() && self.deal.is_over();
        let spare = usize::from(self.deal.contract().is_none());
        let took = self.acts().find_map(|act| match act {
            Act::Took(took) => Some(took),
            _ => None,
        });
        let Some(took) = took else {
            let not_there = CorrectionError::NoTricks(None);
            return Err(if by_card { CorrectionError::FollowsFromCards } else { not_there });
        };
        let named = counts.iter().all(|count| count.by.is_some());
        // If one number is left out, it follows from the others, but not from other declarers'.
        if !named || took.len() == 1 || counts.len() + spare >= took.len() {
            *took = counts.to_vec();
            return Ok(());
        }
        renumber(took.iter_mut(), counts, CorrectionError::NoTricks)
    }

    /// Puts numbers in place of those recorded, and the others just before the play or, where nothing
    /// is played, after everything else.
    fn tally(&mut self, of: &str, numbers: &[Count]) -> Result<()> {
        let numbers = self.in_turn(numbers);
        let recorded: Vec<Option<Seat>> = self.tallied(of).map(|count| count.by).collect();
        let is_recorded = |count: &Count| recorded.contains(&count.by);
        let (known, new): (Vec<Count>, Vec<Count>) = numbers.into_iter().partition(is_recorded);
        renumber(self.tallied(of), &known, CorrectionError::NoBid)?;
        if new.is_empty() {
            return Ok(());
        }
        let act = Act::Tally { of: of.to_owned(), numbers: new };
        let is_play = |act: &Act| matches!(act, Act::Took(_) | Act::Trick { .. });
        let mut entries = self.entries.iter_mut();
        let play = entries.find_map(|entry| Some((entry.now.iter().position(is_play)?, entry)));
        if let Some((place, entry)) = play {
            entry.now.insert(place, act);
        } else if let Some(last) = self.entries.last_mut() {
            last.now.push(act);
        }
        Ok(())
    }

    fn trump(&mut self, turned: &Act) {
        let pack = &self.deal.plan.pack;
        let lets_name = |act: &Act| matches!(act, Act::Turned(card) if pack.makes(*card).is_none());
        // The card that lets the dealer name the trump, and the trump, are recorded apart.
        let apart = lets_name(turned)
            || (matches!(turned, Act::Trump(_)) && self.acts().any(|act| lets_name(act)));
        let same = |act: &Act| mem::discriminant(act) == mem::discriminant(turned);
        let is_trump =
            |act: &Act| matches!(act, Act::Trump(_) | Act::Turned(_)) && (!apart || same(act));
        if !self.replace(is_trump, Some(turned.clone())) {
            self.put_first(turned.clone());
        }
        self.reseat_tricks(0);
    }

    fn tricks(&mut self, tricks: &[(usize, Vec<PlayedCard>)]) -> Result<()> {
        let recorded = self.deal.recorded().len();
        let first = tricks.iter().map(|(number, _)| *number).min().unwrap_or(1);
        self.reseat_tricks(first);
        for (number, cards) in tricks {
            let trick = number.checked_sub(1).and_then(|index| self.played().nth(index));
            let missing = CorrectionError::NoSuchTrick { trick: *number, recorded };
            cards.clone_into(trick.ok_or(missing)?);
        }
        Ok(())
    }

    fn calls(&mut self, calls: &[Call]) -> Result<()> {
        let mut game = self.before_auction()?;
        let call = Act::Call(calls.to_vec());
        // Calls that are refused are judged again, and reported, with the whole fix.
        let _ = game.play_anyway(&call);
        let partner_due = matches!(game.due(), Due::Partner { .. });
        let is_call = |act: &Act| match act {
            Act::Call(_) => true,
            // Only after a trou a contract follows the calls: it names the partner.
            Act::Contract(_) => !partner_due,
            _ => false,
        };
        self.replace(is_call, Some(call));
        self.acts().for_each(Act::forget_players);
        Ok(())
    }

    fn contract(&mut self, contract: &Contract, took: &[Count]) -> Result<()> {
        self.before_auction()?;
        self.replace(is_auction, Some(Act::Contract(contract.clone())));
        self.acts().for_each(Act::forget_players);
        let took = (!took.is_empty()).then(|| Act::Took(took.to_vec()));
        match took.is_none() || self.replace(|act| matches!(act, Act::Took(_)), took) {
            true => Ok(()),
            false => Err(CorrectionError::NoTricks(None)),
        }
    }

    /// The game before the auction.
    fn before_auction(&self) -> Result<Game> {
        let first = self.entries.iter().find(|entry| entry.now.iter().any(is_auction));
        let game = first.and_then(|it| self.history.in_force.timeline().game_before(it.of));
        game.ok_or(CorrectionError::NoAuction)
    }

    fn dealer(&mut self, dealer: Seat) -> Result<()> {
        if self.deal.plan.dealer == dealer {
            return Err(CorrectionError::AlreadyDealing(dealer));
        }
        if self.acts().any(|act| matches!(act, Act::Call(_))) {
            return Err(CorrectionError::CallsFollowDealer);
        }
        let first = self.entries.first();
        let before = first.and_then(|first| self.history.in_force.timeline().game_before(first.of));
        let before = before.ok_or(CorrectionError::NothingRecorded)?;
        let (seats, dead) = before.seats_dealt_by(dealer);
        let usual = before.current().map(|deal| deal.plan.dealer);
        let (mut bids, mut took): (Vec<Count>, Vec<Count>) = (Vec::new(), Vec::new());
        for act in self.acts() {
            match act {
                Act::Bid(counts) => bids.append(counts),
                Act::Took(counts) => took.extend_from_slice(counts),
                _ => {}
            }
        }
        let has_numbers = |seat: &Seat| bids.iter().chain(&took).any(|it| it.by == Some(*seat));
        if let Some(seat) = dead.filter(has_numbers) {
            return Err(CorrectionError::WouldSitOut(seat));
        }
        bids.sort_by_key(|bid| seats.iter().position(|seat| Some(*seat) == bid.by));
        let gap = bids.iter().zip(&seats).find(|(bid, seat)| bid.by != Some(**seat));
        if let Some((_, seat)) = gap {
            return Err(CorrectionError::BidsFirst(*seat));
        }
        let bids = (!bids.is_empty()).then_some(Act::Bid(bids));
        self.replace(|act| matches!(act, Act::Bid(_)), bids);
        self.replace(|act| matches!(act, Act::Dealer(_)), None);
        if usual != Some(dealer) {
            self.put_first(Act::Dealer(dealer));
        }
        self.reseat_tricks(0);
        Ok(())
    }
}

const fn is_auction(act: &Act) -> bool {
    matches!(act, Act::Call(_) | Act::Contract(_))
}

/// Puts numbers in place of the `recorded` ones of the same players.
fn renumber<'a>(
    recorded: impl Iterator<Item = &'a mut Count>,
    counts: &[Count],
    missing: fn(Option<Seat>) -> CorrectionError,
) -> Result<()> {
    let mut recorded: Vec<&mut Count> = recorded.collect();
    for (index, count) in counts.iter().enumerate() {
        let twice = counts[..index].iter().any(|earlier| earlier.by == count.by);
        if let Some(seat) = count.by.filter(|_| twice) {
            return Err(CorrectionError::Twice(seat));
        }
        let own = recorded.iter_mut().find(|own| own.by == count.by);
        **own.ok_or(missing(count.by))? = *count;
    }
    Ok(())
}
