//! A deal while it is being corrected: its acts are changed, and then replace those of the same entries.

use super::timeline::{Slot, Timeline};
use super::{Change, Correction, CorrectionError, History};
use crate::cards::Seat;
use crate::game::{Act, Count, Deal, Due, Game, TrickCard};
use crate::rules::{Call, Contract, Ruleset};
use std::sync::Arc;

/// The acts of a deal since it was last dealt, while they are being corrected.
pub(super) struct HistoryDraft<'a> {
    timeline: &'a Timeline,
    pub(super) rules: &'a Ruleset,
    pub(super) deal: &'a Deal,
    pub(super) acts: Vec<DraftAct>,
}

pub(super) struct DraftAct {
    /// The number of the entry that the act belongs to.
    pub(super) of: u64,
    pub(super) act: Act,
}

pub(super) type Result<T> = std::result::Result<T, CorrectionError>;

impl History {
    /// The acts that correct a deal, for [`History::plan_fix`].
    ///
    /// # Errors
    /// What is to be corrected is not there, or cannot be corrected by itself.
    pub fn correction(&self, deal: usize, correction: &Correction) -> Result<Vec<Change>> {
        let begun = self.game().deals_begun();
        let Some(deal) = self.game().deal(deal) else {
            if (1..=begun).contains(&deal) {
                return Err(CorrectionError::PlayedElsewhere(deal));
            }
            return Err(CorrectionError::NoSuchDeal { begun });
        };
        let timeline = &self.in_force.timeline;
        let slots = editable(timeline, deal);
        let rules = self.setup().rules();
        let mut draft = HistoryDraft { timeline, rules, deal, acts: Vec::new() };
        for slot in &slots {
            draft
                .acts
                .extend(slot.acts.iter().map(|act| DraftAct { of: slot.of, act: act.clone() }));
        }
        if draft.acts().all(|act| act.is_of_table()) {
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
            Correction::Kind { kind, tallies } => draft.kind(kind, tallies)?,
            Correction::Dealer(seat) => draft.dealer(*seat)?,
            Correction::Recorded(_) => return Err(CorrectionError::ByEntry),
        }

        let mut changes = Vec::new();
        for Slot { of, acts: was, .. } in slots {
            let own = draft.acts.iter().filter(|draft| draft.of == *of);
            let now: Arc<[Act]> = own.map(|draft| draft.act.clone()).collect();
            if now != *was {
                changes.push(Change { of: *of, was: was.clone(), now });
            }
        }
        Ok(changes)
    }
}

/// The slots of a deal since it was last dealt. Seats are settled before a deal, and no correction
/// reaches back beyond that.
fn editable<'a>(timeline: &'a Timeline, deal: &Deal) -> Vec<&'a Slot> {
    let slots: Vec<&Slot> =
        timeline.slots.iter().filter(|slot| slot.deal == deal.plan.number).collect();
    let settled = slots.iter().rposition(|slot| {
        let mut acts = slot.acts.iter();
        acts.any(|act| {
            matches!(act, Act::Extra(_) | Act::Leave { .. } | Act::Join(_) | Act::Swap(..))
        }) || is_before_redeal(timeline, slot, deal)
    });
    slots[settled.map_or(0, |last| last + 1)..].to_vec()
}

/// Whether a slot was played before its deal was dealt again for the last time.
fn is_before_redeal(timeline: &Timeline, slot: &Slot, deal: &Deal) -> bool {
    if deal.redeals == 0 {
        return false;
    }
    let before = timeline.game_before(slot.of);
    before.and_then(|game| Some(game.current()?.redeals)).unwrap_or(0) < deal.redeals
}

impl HistoryDraft<'_> {
    pub(super) fn acts(&mut self) -> impl Iterator<Item = &mut Act> {
        self.acts.iter_mut().map(|draft| &mut draft.act)
    }

    /// The cards of each trick recorded.
    fn played(&mut self) -> impl Iterator<Item = &mut Vec<TrickCard>> {
        self.acts().filter_map(|act| match act {
            Act::Trick { cards, .. } => Some(cards),
            _ => None,
        })
    }

    /// Inserts an act at a place. It belongs to the entry of the act now at that place, or of the last one.
    pub(super) fn insert(&mut self, place: usize, act: Act) {
        if let Some(neighbour) = self.acts.get(place).or(self.acts.last()) {
            let of = neighbour.of;
            self.acts.insert(place, DraftAct { of, act });
        }
    }

    /// Replaces the last act of a kind, after any trump recorded between them, and removes the others of
    /// the kind. Returns whether there was one.
    pub(super) fn replace(&mut self, is: impl Fn(&Act) -> bool, act: Act) -> bool {
        let Some(last) = self.acts.iter().rposition(|old| is(&old.act)) else { return false };
        let later = self.acts.split_off(last + 1);
        let of = self.acts[last].of;
        self.acts.retain(|old| !is(&old.act));
        self.acts.push(DraftAct { of, act });
        self.acts.extend(later);
        true
    }

    /// The game before the first act of a kind.
    fn game_before(&self, is: impl Fn(&Act) -> bool) -> Option<Game> {
        let first = self.acts.iter().find(|draft| is(&draft.act))?;
        self.timeline.game_before(first.of)
    }

    /// Lets the game work out who played each card, from a trick on, counted from 0.
    fn reseat_tricks(&mut self, from: usize) {
        let deal = self.deal;
        let rules = self.timeline.game.setup().rules();
        for (index, cards) in self.played().enumerate().skip(from) {
            // Who led out of turn still did.
            let kept = usize::from(deal.is_led_out_of_turn(rules, index));
            cards.iter_mut().skip(kept).for_each(|card| card.by = None);
        }
    }

    /// Numbers with their players, in order where they are not named.
    pub(super) fn in_turn(&self, counts: &[Count]) -> Vec<Count> {
        let seats = self.deal.in_order(self.rules);
        let mut named = counts.to_vec();
        for (place, count) in named.iter_mut().enumerate() {
            count.by = count.by.or(seats.get(place).copied());
        }
        named
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
        let has_cards = !self.deal.recorded.is_empty() && self.deal.is_over();
        let spare = usize::from(self.deal.contract().is_none());
        let took = self.acts().find_map(|act| match act {
            Act::Took(took) => Some(took),
            _ => None,
        });
        let Some(took) = took else {
            return Err(if has_cards {
                CorrectionError::FollowsFromCards
            } else {
                CorrectionError::NoTricks(None)
            });
        };
        let are_named = counts.iter().all(|count| count.by.is_some());
        // If one number is left out, it follows from the others, but not from other declarers'.
        if !are_named || took.len() == 1 || counts.len() + spare >= took.len() {
            *took = counts.to_vec();
            return Ok(());
        }
        renumber(took.iter_mut(), counts, CorrectionError::NoTricks)
    }

    fn trump(&mut self, turned: &Act) {
        let pack = &self.deal.plan.pack;
        let lets_name = |act: &Act| matches!(act, Act::Turned(card) if pack.makes(*card).is_none());
        // The card that lets the dealer name the trump, and the trump, are recorded apart.
        let are_apart = lets_name(turned)
            || (matches!(turned, Act::Trump(_)) && self.acts().any(|act| lets_name(act)));
        let is_replaced = self.replace(
            |act| match act {
                Act::Trump(_) => !are_apart || matches!(turned, Act::Trump(_)),
                Act::Turned(_) => !are_apart || matches!(turned, Act::Turned(_)),
                _ => false,
            },
            turned.clone(),
        );
        if !is_replaced {
            self.insert(0, turned.clone());
        }
        self.reseat_tricks(0);
    }

    fn tricks(&mut self, tricks: &[(usize, Vec<TrickCard>)]) -> Result<()> {
        let recorded = self.deal.recorded.len();
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
        let mut game = self.game_before(is_auction).ok_or(CorrectionError::NoAuction)?;
        let call = Act::Call(calls.to_vec());
        // Calls that are refused are judged again, and reported, with the whole fix.
        let _ = game.play_anyway(&call);
        // A contract follows the calls only after a trou: it names the partner.
        let keeps_contract = matches!(game.due(), Due::Partner { .. });
        self.replace(
            |act| match act {
                Act::Call(_) => true,
                Act::Contract(_) => !keeps_contract,
                _ => false,
            },
            call,
        );
        self.acts().for_each(Act::forget_players);
        Ok(())
    }

    fn contract(&mut self, contract: &Contract, took: &[Count]) -> Result<()> {
        if !self.replace(is_auction, Act::Contract(contract.clone())) {
            return Err(CorrectionError::NoAuction);
        }
        self.give_tallies_to(contract.by);
        self.acts().for_each(Act::forget_players);
        if !took.is_empty()
            && !self.replace(|act| matches!(act, Act::Took(_)), Act::Took(took.to_vec()))
        {
            return Err(CorrectionError::NoTricks(None));
        }
        Ok(())
    }

    fn dealer(&mut self, dealer: Seat) -> Result<()> {
        if self.deal.plan.dealer == dealer {
            return Err(CorrectionError::AlreadyDealing(dealer));
        }
        if self.acts().any(|act| matches!(act, Act::Call(_))) {
            return Err(CorrectionError::CallsFollowDealer);
        }
        let before = self.game_before(|_| true).ok_or(CorrectionError::NothingRecorded)?;
        if !before.is_at_table(dealer) {
            return Err(CorrectionError::NotAtTable(dealer));
        }
        let (seats, dead) = before.seats_dealt_by(dealer);
        let usual = before.current().map(|deal| deal.plan.dealer);

        let mut bids: Vec<Count> = Vec::new();
        let mut took: Vec<Count> = Vec::new();
        for act in self.acts() {
            match act {
                Act::Bid(counts) => bids.append(counts),
                Act::Took(counts) => took.extend_from_slice(counts),
                _ => {}
            }
        }
        if let Some(seat) = dead
            && bids.iter().chain(&took).any(|count| count.by == Some(seat))
        {
            return Err(CorrectionError::WouldSitOut(seat));
        }
        bids.sort_by_key(|bid| seats.iter().position(|seat| Some(*seat) == bid.by));
        let gap = bids.iter().zip(&seats).find(|(bid, seat)| bid.by != Some(**seat));
        if let Some((_, seat)) = gap {
            return Err(CorrectionError::BidsFirst(*seat));
        }

        if !bids.is_empty() {
            self.replace(|act| matches!(act, Act::Bid(_)), Act::Bid(bids));
        }
        self.acts.retain(|draft| !matches!(draft.act, Act::Dealer(_)));
        if usual != Some(dealer) {
            self.insert(0, Act::Dealer(dealer));
        }
        self.reseat_tricks(0);
        Ok(())
    }
}

const fn is_auction(act: &Act) -> bool {
    matches!(act, Act::Call(_) | Act::Contract(_))
}

/// Puts numbers in place of the `recorded` ones of the same players.
pub(super) fn renumber<'a>(
    recorded: impl Iterator<Item = &'a mut Count>,
    counts: &[Count],
    missing: fn(Option<Seat>) -> CorrectionError,
) -> Result<()> {
    let mut recorded: Vec<&mut Count> = recorded.collect();
    for (index, count) in counts.iter().enumerate() {
        if let Some(seat) = count.by
            && counts[..index].iter().any(|earlier| earlier.by == count.by)
        {
            return Err(CorrectionError::Twice(seat));
        }
        // If a bid was made again, the last one counts.
        let own = recorded.iter_mut().rfind(|own| own.by == count.by);
        **own.ok_or(missing(count.by))? = *count;
    }
    Ok(())
}
