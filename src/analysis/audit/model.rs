//! The possible deals of each row of a sheet by a set of rules, and the worth of hands in them.

use super::struck;
use crate::analysis::{WrittenRow, WrittenSheet};
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::rules::{BidsSoFar, ExactBidding, HandScore, MOST_DEALS, Points, Ruleset, Size, Streak};
use std::cell::OnceCell;
use std::ops::RangeInclusive;
use std::rc::Rc;

/// The search gives up beyond this many slips.
pub const MOST_SLIPS: u8 = 6;

/// The cost of an explanation of a row: its slips, and its breaches of the hook, which only break ties
/// between equally many slips.
pub(super) type Cost = u16;

/// The cost of a slip.
pub(super) const SLIP: Cost = 2 * HALF;

/// What each of the two players of a swap pays.
pub(super) const HALF: Cost = MOST_DEALS as Cost + 1;

/// The cost of bids that break the hook.
pub(super) const BREACH: Cost = 1;

/// Why sheets of some rules cannot be audited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditError {
    /// Players do not bid a number of tricks.
    NoExactBids,
    /// Partners share a score.
    Sides,
    /// The rules have tallies.
    Tallies,
    /// The rules have kinds of deal.
    Kinds,
    /// Several games are played, each from zero.
    Games,
    /// Places do not go by the totals alone: players can be out, or win with a partner.
    Places,
}

/// The rules of a sheet, for its number of players.
pub(super) struct Model<'a> {
    pub(super) rules: &'a Ruleset,
    score: &'a HandScore,
    bidding: &'a ExactBidding,
    players: u8,
    pub(super) dead_hand: bool,
    /// The possible sums of bonuses in a deal.
    pub(super) bonuses: Vec<Points>,
    pub(super) sheet: &'a WrittenSheet,
    dealer: Seat,
    plan: Rc<[DealPlan]>,
    /// The row of a deal that was left out.
    pub(super) missing: Option<usize>,
    /// The possible deals for each row, computed on first use.
    rows: Vec<OnceCell<Rc<[Mode]>>>,
    /// What is wrong in each row, found on first use.
    pub(super) checks: Vec<OnceCell<Rc<RowCheck>>>,
}

/// What is wrong in a row, judging it by itself.
pub(super) struct RowCheck {
    /// For each player, what the hand and the one before cost at least.
    pub(super) hands: Vec<Cost>,
    /// Whether the number of cards is not that of the schedule.
    pub(super) has_wrong_cards: bool,
    /// Whether the hands cannot all be right, though the number of cards is.
    pub(super) is_wrong: bool,
}

/// A deal that a row can be.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    /// Its place among those of the row.
    pub(super) number: usize,
    pub(super) cards: u8,
    /// The number of cards in the schedule, if the row has another number.
    pub(super) slip: Option<u8>,
    pub(super) bids: RangeInclusive<u8>,
    /// The sum of bids above which all are judged alike.
    pub(super) most_bids: u8,
    /// Whether it was left out on the sheet.
    pub(super) is_missing: bool,
    /// Whether hands count for promotions.
    in_runs: bool,
    /// The points for each bid and, within it, for each number of tricks.
    worth: Vec<Points>,
}

impl Mode {
    /// The cost of reading a row as this deal.
    pub(super) fn cost(&self) -> Cost {
        if self.slip.is_some() { SLIP } else { 0 }
    }

    /// The points of a hand.
    pub(super) fn worth(&self, bid: u8, took: u8) -> Points {
        let bid_index = usize::from(bid - self.bids.start());
        let per_bid = usize::from(self.cards) + 1;
        self.worth[bid_index * per_bid + usize::from(took)]
    }
}

impl<'a> Model<'a> {
    /// The model of a sheet; its rules have to seat the players. `missing` is the row of a deal that was left
    /// out.
    ///
    /// # Errors
    /// Sheets of these rules cannot be audited.
    pub(super) fn new(
        rules: &'a Ruleset,
        sheet: &'a WrittenSheet,
        missing: Option<usize>,
    ) -> Result<Model<'a>, AuditError> {
        let bidding = rules.bidding.exact().ok_or(AuditError::NoExactBids)?;
        let score = rules.scoring.hands().ok_or(AuditError::NoExactBids)?;
        if rules.sides.at_table(sheet.players.count()) < sheet.players.count() {
            return Err(AuditError::Sides);
        }
        if rules.tallies_in_force().next().is_some() || !bidding.named.is_empty() {
            return Err(AuditError::Tallies);
        }
        if !rules.kinds.is_empty() {
            return Err(AuditError::Kinds);
        }
        if rules.ending.games.is_some() {
            return Err(AuditError::Games);
        }
        if rules.ending.out.is_some() || rules.ending.is_by_partners() {
            return Err(AuditError::Places);
        }

        let players = sheet.players.count() as u8;
        let dealer = Seat::all(players.into()).next().expect("rules seat somebody");
        Ok(Model {
            rules,
            score,
            bidding,
            players,
            dead_hand: rules.table(players).is_some_and(|table| table.dead_hand),
            bonuses: bonuses(rules),
            sheet,
            dealer,
            plan: struck::planned_rows(rules, sheet, dealer).into(),
            missing,
            rows: vec![OnceCell::new(); sheet.rows.len()],
            checks: vec![OnceCell::new(); sheet.rows.len()],
        })
    }

    /// The model of a similar sheet by the same rules. What is known of rows that are alike is kept.
    pub(super) fn similar<'b>(&self, sheet: &'b WrittenSheet, missing: Option<usize>) -> Model<'b>
    where
        'a: 'b,
    {
        let is_planned = |sheet: &WrittenSheet| sheet.rows.iter().all(|row| row.struck == 0);
        let has_same_plan = is_planned(sheet) && is_planned(self.sheet);
        let plan = if has_same_plan {
            self.plan.clone()
        } else {
            struck::planned_rows(self.rules, sheet, self.dealer).into()
        };
        let mut rows = vec![OnceCell::new(); sheet.rows.len()];
        let mut checks = vec![OnceCell::new(); sheet.rows.len()];
        for (index, (row, other)) in sheet.rows.iter().zip(&self.sheet.rows).enumerate() {
            let is_same_deal = row.mark == other.mark && row.trump == other.trump;
            if !has_same_plan || !is_same_deal || [missing, self.missing].contains(&Some(index)) {
                continue;
            }
            rows[index].clone_from(&self.rows[index]);
            let before = index.saturating_sub(1);
            if row.hands == other.hands && sheet.rows[before].hands == self.sheet.rows[before].hands
            {
                checks[index].clone_from(&self.checks[index]);
            }
        }
        Model { bonuses: self.bonuses.clone(), sheet, plan, missing, rows, checks, ..*self }
    }

    /// The number of players with a hand in each deal.
    fn hands(&self) -> u8 {
        self.players - u8::from(self.dead_hand)
    }

    /// The possible deals for a row; empty after the end of the schedule.
    pub(super) fn row(&self, row: usize) -> &[Mode] {
        self.rows[row].get_or_init(|| self.modes(row).into())
    }

    /// Whether a player's total can have grown by this much in the deal that was left out.
    pub(super) fn may_have_gained(&self, gain: Points) -> bool {
        let Some(missing) = self.missing else { return false };
        let modes = self.row(missing).iter();
        let mut worth = modes.flat_map(|mode| &mode.worth).copied();
        (self.dead_hand && gain == Points::ZERO)
            || worth.any(|worth| self.bonuses.iter().any(|bonus| worth + *bonus == gain))
    }

    /// The numbers of tricks that players may take together where this many are left; nobody may take one.
    pub(super) fn tricks(&self, left: u8) -> RangeInclusive<u8> {
        let least = if self.rules.play.void_tricks { 0 } else { left };
        least..=left
    }

    /// The possible deals for a row: by the schedule, then with other cards than it has.
    fn modes(&self, index: usize) -> Vec<Mode> {
        let row = &self.sheet.rows[index];

        // Of several extra deals, the mark of the row chooses.
        let mut planned = self.planned(index);
        let agrees = |deal: &DealPlan| {
            row.mark.as_ref().is_none_or(|mark| mark.eq_ignore_ascii_case(&deal.mark()))
        };
        if planned.iter().any(agrees) {
            planned.retain(agrees);
        }

        let mut modes = Vec::new();
        for deal in &planned {
            let slip = if agrees(deal) { None } else { Some(deal.cards) };
            modes.extend(self.modes_of(deal, row, slip));
        }

        // The schedule has another number of cards, but the table may have dealt what the row says.
        if index < self.plan.len()
            && let [deal] = planned.as_slice()
            && let Some(dealt) = row.mark.as_ref().and_then(|mark| mark.parse().ok())
            && dealt != deal.cards
            && (1..=self.rules.most_cards(self.players)).contains(&dealt)
        {
            let as_dealt = self.sized(index, Size::Cards(dealt));
            modes.extend(self.modes_of(&as_dealt, row, Some(deal.cards)));
        }
        for (number, mode) in modes.iter_mut().enumerate() {
            mode.number = number;
            mode.is_missing = self.missing == Some(index);
        }
        modes
    }

    /// The deals that a row can be by the schedule; empty after its end, without extra deals.
    fn planned(&self, index: usize) -> Vec<DealPlan> {
        if let Some(deal) = self.plan.get(index) {
            return vec![deal.clone()];
        }
        if let Some(size) = self.rules.schedule.endless() {
            return vec![self.sized(index, size)];
        }
        self.rules
            .extras
            .iter()
            .map(|extra| DealPlan { extra: Some(extra.clone()), ..self.sized(index, extra.cards) })
            .collect()
    }

    /// A deal of this size in place of the one with this index.
    fn sized(&self, index: usize, size: Size) -> DealPlan {
        DealPlan::sized(self.rules, self.players, self.dealer, index, size)
    }

    /// A deal once for each trump that it can have, as far as trumps matter to the score.
    fn modes_of(&self, deal: &DealPlan, row: &WrittenRow, slip: Option<u8>) -> Vec<Mode> {
        let bids = if deal.bids_are_forced() { 0..=0 } else { self.bidding.range(deal.cards) };
        let trumps = match (self.score.doubled_by, deal.trump.known().or(row.trump)) {
            (None, _) => vec![None],
            (Some(_), Some(known)) => vec![Some(known)],
            // Unknown: the suit that doubles the score, or one that does not.
            (Some(suit), None) => vec![None, Some(suit.into())],
        };

        let mut modes = Vec::new();
        for trump in trumps {
            let mut worth = Vec::new();
            for bid in bids.clone() {
                for took in 0..=deal.cards {
                    let hand = self.rules.hand(bid, took, deal.cards, self.hands());
                    worth.push(self.score.score(hand, trump));
                }
            }
            modes.push(Mode {
                number: 0,
                cards: deal.cards,
                slip,
                is_missing: false,
                bids: bids.clone(),
                most_bids: deal.cards.max(self.bidding.redeal_below) + 1,
                in_runs: deal.extra.is_none(),
                worth,
            });
        }
        modes
    }

    /// Whether bids with this sum are legal in some order; `several` says whether more than one of them
    /// is above zero.
    pub(super) fn may_sum(&self, mode: &Mode, sum: u8, several: bool) -> bool {
        let least = *mode.bids.start();
        if *mode.bids.end() == 0 {
            return true;
        }
        if sum < self.bidding.redeal_below {
            return false;
        }

        // The lowest bid may have come last, or the only one above zero.
        self.may_end(mode, sum.saturating_sub(least), least)
            || (!several && self.may_end(mode, 0, sum))
    }

    /// Whether a last bid is legal after others with this sum.
    fn may_end(&self, mode: &Mode, others: u8, last: u8) -> bool {
        let mut bids = vec![0; usize::from(self.hands()) - 1];
        bids[0] = others;
        let so_far = BidsSoFar { cards: mode.cards, players: self.hands(), bids: &bids };
        self.bidding.barred(so_far).is_none_or(|barred| !barred.contains(&last))
    }

    /// The runs of a player after a hand, and the bonus for them.
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
        let hand = self.rules.hand(bid, took, mode.cards, self.hands());
        let ones = self.rules.one_card_deals();
        let bonus = self.rules.promotions.add(&mut runs, hand, ones, self.players);
        (runs, bonus)
    }
}

/// The possible sums of bonuses in a deal, rising.
fn bonuses(rules: &Ruleset) -> Vec<Points> {
    let mut sums = vec![Points::ZERO];
    for scheme in rules.promotions.in_force() {
        let bonus = Points::whole(scheme.points.into());
        sums = sums.iter().flat_map(|sum| [*sum, *sum + bonus, *sum - bonus]).collect();
        sums.sort_unstable();
        sums.dedup();
    }
    sums
}
