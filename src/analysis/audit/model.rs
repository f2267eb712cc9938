//! What a set of rules says of each row of a sheet: the deals that it can be, and what hands are worth
//! in them.

use crate::analysis::{CellKind, Written, WrittenHand, WrittenRow};
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::rules::{BidsSoFar, ExactBidding, Extra, HandScore, Points, Ruleset, Size, Streak};
use std::cell::OnceCell;
use std::ops::RangeInclusive;

/// The cost of a slip. Both players of a swap pay half of it.
pub(super) const SLIP: u8 = 2;

/// Why sheets of some rules cannot be audited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditError {
    /// Players bid for a contract, or not at all.
    NoExactBids,
    /// Partners share a score.
    Sides,
    /// The rules have tallies.
    Tallies,
    /// Several games are played, each from zero.
    Games,
}

/// The rules of a sheet, for its number of players.
pub(super) struct Model<'a> {
    pub(super) rules: &'a Ruleset,
    score: &'a HandScore,
    pub(super) bidding: &'a ExactBidding,
    players: u8,
    pub(super) dead_hand: bool,
    /// What bonuses can add up to in a deal.
    bonuses: Vec<Points>,
    sheet: &'a Written,
    dealer: Seat,
    plan: Vec<DealPlan>,
    /// The possible deals for each row, computed on first use.
    rows: Vec<OnceCell<Vec<Mode>>>,
}

/// A deal that a row can be.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    pub(super) cards: u8,
    /// The number of cards of the schedule, where the row says something else.
    pub(super) slip: Option<u8>,
    pub(super) bids: RangeInclusive<u8>,
    /// Whether hands count for promotions.
    in_runs: bool,
    /// What each bid and number of tricks is worth.
    worth: Vec<Points>,
}

impl Mode {
    /// What reading a row as this deal costs.
    pub(super) fn cost(&self) -> u8 {
        self.slip.map_or(0, |_| SLIP)
    }

    /// What a hand is worth.
    pub(super) fn worth(&self, bid: u8, took: u8) -> Points {
        let row = usize::from(bid - self.bids.start()) * (usize::from(self.cards) + 1);
        self.worth[row + usize::from(took)]
    }
}

impl<'a> Model<'a> {
    /// The model of a sheet; its rules have to seat the players.
    ///
    /// # Errors
    /// Sheets of these rules cannot be audited.
    pub(super) fn new(rules: &'a Ruleset, sheet: &'a Written) -> Result<Model<'a>, AuditError> {
        let players = sheet.players.count();
        let (Some(bidding), Some(score)) = (rules.bidding.exact(), rules.scoring.hands()) else {
            return Err(AuditError::NoExactBids);
        };
        let dead_hand = rules.table(players as u8).is_some_and(|table| table.dead_hand);
        if rules.sides.at_table(players) < players {
            return Err(AuditError::Sides);
        }
        if rules.tallies_in_force().next().is_some() || !bidding.named.is_empty() {
            return Err(AuditError::Tallies);
        }
        if rules.ending.games.is_some() {
            return Err(AuditError::Games);
        }
        let players = players as u8;
        let mut bonuses = vec![Points::ZERO];
        for scheme in rules.promotions.in_force() {
            let points = Points::whole(scheme.points.into());
            let with = |bonus: &Points| [*bonus, *bonus + points, *bonus - points];
            bonuses = bonuses.iter().flat_map(with).collect();
            bonuses.sort_unstable();
            bonuses.dedup();
        }
        let dealer = Seat::all(players.into()).next().expect("rules seat somebody");
        let plan = DealPlan::all(rules, players, dealer);
        let rows = sheet.rows.iter().map(|_| OnceCell::new()).collect();
        Ok(Model { rules, score, bidding, players, dead_hand, bonuses, sheet, dealer, plan, rows })
    }

    /// How many players have a hand in each deal.
    fn hands(&self) -> u8 {
        self.players - u8::from(self.dead_hand)
    }

    /// The possible deals for a row; empty after the end of the schedule.
    pub(super) fn row(&self, row: usize) -> &[Mode] {
        self.rows[row].get_or_init(|| self.modes(row))
    }

    /// Whether a hand can be right by itself: its bid, tricks and points, and the growth of the total if
    /// that is known.
    pub(super) fn can_be(&self, row: usize, cells: &WrittenHand, growth: Option<Points>) -> bool {
        let is = |column, number: u8| {
            cells.cell(column).is_none_or(|says| says == Points::whole(number.into()))
        };
        let fits = |worth: Points| {
            let says = cells.cell(CellKind::Points);
            self.bonuses.iter().map(|bonus| worth + *bonus).any(|sum| {
                growth.is_none_or(|growth| growth == sum)
                    && says.is_none_or(|says| says == worth || says == sum)
            })
        };
        let is_dead = self.dead_hand && growth.is_none_or(|growth| growth == Points::ZERO);
        is_dead
            || self.row(row).iter().any(|mode| {
                let mut bids = mode.bids.clone().filter(|bid| is(CellKind::Bid, *bid));
                bids.any(|bid| {
                    let mut took = (0..=mode.cards).filter(|took| is(CellKind::Took, *took));
                    took.any(|took| fits(mode.worth(bid, took)))
                })
            })
    }

    /// Whether this many slips can be enough, judging each row and each hand by itself. A slip can spoil
    /// the hands of all players in one deal, or of two players in two deals.
    pub(super) fn may_explain(&self, slips: u8) -> bool {
        let (sheet, slips) = (self.sheet, usize::from(slips));
        let most = slips * sheet.players.count().max(4);
        let (mut wrong, mut cards) = (0, 0);
        for (index, row) in sheet.rows.iter().enumerate() {
            cards += usize::from(self.row(index).iter().all(|mode| mode.slip.is_some()));
            for (player, cells) in row.hands.iter().enumerate() {
                let before = match index.checked_sub(1) {
                    Some(before) => sheet.rows[before].hands[player].cell(CellKind::Total),
                    None => Some(Points::ZERO),
                };
                let ruling = cells.cell(CellKind::Ruling).unwrap_or_default();
                let total = cells.cell(CellKind::Total).zip(before);
                let growth = total.map(|(total, before)| total - before - ruling);
                wrong += usize::from(!self.can_be(index, cells, growth));
            }
            if wrong > most || cards > slips {
                return false;
            }
        }
        true
    }

    fn modes(&self, index: usize) -> Vec<Mode> {
        let (rules, row) = (self.rules, &self.sheet.rows[index]);
        let sized = |size| DealPlan::sized(rules, self.players, self.dealer, index, size);
        let extra = |it: &Extra| DealPlan { extra: Some(it.clone()), ..sized(it.cards) };
        let mut planned = match (self.plan.get(index), rules.schedule.endless()) {
            (Some(deal), _) => vec![deal.clone()],
            (None, Some(size)) => vec![sized(size)],
            (None, None) => rules.extras.iter().map(extra).collect(),
        };
        let says = |deal: &DealPlan| {
            row.mark.as_ref().is_none_or(|mark| mark.eq_ignore_ascii_case(&deal.mark()))
        };
        if planned.iter().any(says) {
            planned.retain(says);
        }
        let slip = |deal: &DealPlan| (!says(deal)).then_some(deal.cards);
        let modes = planned.iter().flat_map(|deal| self.mode(deal, row, slip(deal)));
        let mut modes: Vec<Mode> = modes.collect();
        // The table may also have dealt what the row says.
        let dealt = row.mark.as_ref().and_then(|mark| mark.parse().ok());
        if let (true, [deal], Some(cards)) = (index < self.plan.len(), planned.as_slice(), dealt)
            && cards != deal.cards
            && (1..=rules.most_cards(self.players)).contains(&cards)
        {
            modes.extend(self.mode(&sized(Size::Cards(cards)), row, Some(deal.cards)));
        }
        modes
    }

    /// A deal with each trump that it can have.
    fn mode(&self, deal: &DealPlan, row: &WrittenRow, slip: Option<u8>) -> Vec<Mode> {
        let bids = match deal.bids_are_forced() {
            true => 0..=0,
            false => self.bidding.range(deal.cards),
        };
        let suit = self.score.doubled_by.map(Into::into);
        let trumps = match (suit, deal.trump.known().or(row.trump)) {
            (None, _) => vec![None],
            (Some(_), Some(known)) => vec![Some(known)],
            (suit, None) => vec![None, suit],
        };
        let worth = |trump| {
            let pairs = bids.clone().flat_map(|bid| (0..=deal.cards).map(move |took| (bid, took)));
            let hand = |(bid, took)| self.rules.hand(bid, took, deal.cards, self.hands());
            pairs.map(|pair| self.score.score(hand(pair), trump)).collect()
        };
        let mode = |trump| Mode {
            cards: deal.cards,
            slip,
            bids: bids.clone(),
            in_runs: deal.extra.is_none(),
            worth: worth(trump),
        };
        trumps.into_iter().map(mode).collect()
    }

    /// Whether bids with this sum are legal in some order; `several` says whether more than one of them
    /// is above zero.
    pub(super) fn may_sum(&self, mode: &Mode, sum: u8, several: bool) -> bool {
        let (least, most) = (*mode.bids.start(), *mode.bids.end());
        let open = |others: u8, last: u8| {
            let mut bids = vec![0; usize::from(self.hands()) - 1];
            bids[0] = others;
            let so_far = BidsSoFar { cards: mode.cards, players: self.hands(), bids: &bids };
            self.bidding.barred(so_far).is_none_or(|barred| !barred.contains(&last))
        };
        most == 0
            || (sum >= self.bidding.redeal_below
                && (open(sum.saturating_sub(least), least) || (!several && open(0, sum))))
    }

    /// The runs of a player after a hand, and the bonus that it earns by them.
    pub(super) fn after(
        &self,
        mode: &Mode,
        runs: &[Streak],
        bid: u8,
        took: u8,
    ) -> (Vec<Streak>, Points) {
        let mut runs = runs.to_vec();
        if !mode.in_runs {
            return (runs, Points::ZERO);
        }
        let (rules, ones) = (self.rules, self.rules.one_card_deals());
        let hand = rules.hand(bid, took, mode.cards, self.hands());
        let bonus = rules.promotions.add(&mut runs, hand, ones, self.players);
        (runs, bonus)
    }
}
