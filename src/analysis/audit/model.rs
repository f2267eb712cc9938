//! What a set of rules says of each row of a sheet: the deals that it can be, and what hands are worth
//! in them.

use crate::analysis::{Column, Written, WrittenHand, WrittenRow};
use crate::cards::Seat;
use crate::game::DealPlan;
use crate::rules::{
    BidsSoFar, ExactBidding, ExtraBids, Hand, HandScore, OneCardDeals, Points, Ruleset, Size,
    Streak,
};
use std::cell::OnceCell;
use std::ops::RangeInclusive;

/// Why sheets of some rules cannot be audited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotAudited {
    /// Players bid for a contract, or not at all.
    NoExactBids,
    /// Partners share a score.
    Sides,
    /// Something is counted besides the tricks.
    Counts,
    /// Several games are played, each from zero.
    Games,
}

/// The rules of a sheet, for its number of players.
pub(super) struct Model<'a> {
    pub(super) rules: &'a Ruleset,
    score: &'a HandScore,
    pub(super) bidding: &'a ExactBidding,
    pub(super) players: u8,
    pub(super) dead_hand: bool,
    /// What a bonus can be worth, several of them together, or none.
    pub(super) bonuses: Vec<Points>,
    sheet: &'a Written,
    plan: Vec<DealPlan>,
    /// The deals that each row can be, once that is asked.
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
    pub(super) in_runs: bool,
    hands: u8,
    /// What each bid and number of tricks is worth, and whether the bid was made.
    worth: Vec<(Points, bool)>,
}

impl Mode {
    /// What a hand is worth, and whether its bid was made.
    pub(super) fn worth(&self, bid: u8, took: u8) -> (Points, bool) {
        let row = usize::from(bid - self.bids.start()) * (usize::from(self.cards) + 1);
        self.worth[row + usize::from(took)]
    }
}

impl<'a> Model<'a> {
    /// The model of a sheet; its rules have to seat the players.
    ///
    /// # Errors
    /// Sheets of these rules cannot be audited.
    pub(super) fn new(rules: &'a Ruleset, sheet: &'a Written) -> Result<Model<'a>, NotAudited> {
        let players = sheet.players.count();
        let (Some(bidding), Some(score)) = (rules.bidding.exact(), rules.scoring.hands()) else {
            return Err(NotAudited::NoExactBids);
        };
        let dead_hand = rules.table(players as u8).is_some_and(|table| table.dead_hand);
        if rules.sides.at_table(players) < players {
            return Err(NotAudited::Sides);
        }
        if rules.counts_in_force().next().is_some() || !bidding.named.is_empty() {
            return Err(NotAudited::Counts);
        }
        if rules.ending.games.is_some() {
            return Err(NotAudited::Games);
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
        Ok(Model { rules, score, bidding, players, dead_hand, bonuses, sheet, plan, rows })
    }

    /// The deals that a row can be; none where the schedule is over.
    pub(super) fn row(&self, row: usize) -> &[Mode] {
        let modes = || self.modes(&self.plan, row, &self.sheet.rows[row]);
        self.rows[row].get_or_init(modes)
    }

    /// The hands that go with the cells of the bid and the tricks: what each is worth.
    pub(super) fn worths<'m>(
        &'m self,
        row: usize,
        cells: &'m WrittenHand,
    ) -> impl Iterator<Item = Points> + 'm {
        let says =
            |column, is: u8| cells.cell(column).is_none_or(|says| says == Points::whole(is.into()));
        self.row(row).iter().flat_map(move |mode| {
            let bids = mode.bids.clone().filter(move |bid| says(Column::Bid, *bid));
            bids.flat_map(move |bid| {
                let took = (0..=mode.cards).filter(move |took| says(Column::Took, *took));
                took.map(move |took| mode.worth(bid, took).0)
            })
        })
    }

    /// Whether a hand can be right by itself: its points, and the growth of the total if that is known.
    pub(super) fn can_be(&self, row: usize, cells: &WrittenHand, growth: Option<Points>) -> bool {
        let is_dead = self.dead_hand && growth.is_none_or(|growth| growth == Points::ZERO);
        let says = cells.cell(Column::Points);
        is_dead
            || self.worths(row, cells).any(|worth| {
                let grows = |bonus: &Points| growth.is_none_or(|growth| growth == worth + *bonus);
                let told =
                    |bonus: &Points| says.is_none_or(|it| [worth, worth + *bonus].contains(&it));
                self.bonuses.iter().any(|bonus| grows(bonus) && told(bonus))
            })
    }

    /// Whether so many slips can be enough, by what each row and each hand says by itself. A slip can
    /// make no more hands right than the players of a deal, or two players in two deals.
    pub(super) fn may_explain(&self, slips: u8) -> bool {
        let (sheet, slips) = (self.sheet, usize::from(slips));
        let most = slips * sheet.players.count().max(4);
        let (mut wrong, mut cards) = (0, 0);
        for (index, row) in sheet.rows.iter().enumerate() {
            cards += usize::from(self.row(index).iter().all(|mode| mode.slip.is_some()));
            for (player, cells) in row.hands.iter().enumerate() {
                let before = match index.checked_sub(1) {
                    Some(before) => sheet.rows[before].hands[player].cell(Column::Total),
                    None => Some(Points::ZERO),
                };
                let ruling = cells.cell(Column::Ruling).unwrap_or_default();
                let total = cells.cell(Column::Total).zip(before);
                let growth = total.map(|(total, before)| total - before - ruling);
                wrong += usize::from(!self.can_be(index, cells, growth));
            }
            if wrong > most || cards > slips {
                return false;
            }
        }
        true
    }

    /// The deals that a row can be.
    fn modes(&self, plan: &[DealPlan], index: usize, row: &WrittenRow) -> Vec<Mode> {
        let rules = self.rules;
        let dealer = Seat::all(self.players.into()).next().expect("rules seat somebody");
        let sized = |size| DealPlan::sized(rules, self.players, dealer, index, size);
        let mut planned: Vec<DealPlan> = match (plan.get(index), rules.schedule.endless()) {
            (Some(deal), _) => vec![deal.clone()],
            (None, Some(size)) => vec![sized(size)],
            (None, None) => {
                let extra = |extra: &crate::rules::Extra| DealPlan {
                    extra: Some(extra.clone()),
                    ..sized(extra.cards)
                };
                rules.extras.iter().map(extra).collect()
            }
        };
        let says = |deal: &DealPlan| {
            row.mark.as_ref().is_none_or(|mark| mark.eq_ignore_ascii_case(&deal.mark()))
        };
        if planned.iter().any(says) {
            planned.retain(says);
        }
        let mut modes: Vec<Mode> = planned
            .iter()
            .flat_map(|deal| {
                let slip = (!says(deal)).then_some(deal.cards);
                self.mode(deal, row, slip)
            })
            .collect();
        // The table may also have dealt what the row says.
        let dealt = row.mark.as_ref().and_then(|mark| mark.parse().ok());
        let dealt = dealt.filter(|cards| (1..=rules.most_cards(self.players)).contains(cards));
        if let (Some(cards), [deal]) = (dealt.filter(|_| index < plan.len()), planned.as_slice())
            && cards != deal.cards
        {
            modes.extend(self.mode(&sized(Size::Cards(cards)), row, Some(deal.cards)));
        }
        modes
    }

    /// A deal with each trump that it can have.
    fn mode(&self, deal: &DealPlan, row: &WrittenRow, slip: Option<u8>) -> Vec<Mode> {
        let forced = deal.extra.as_ref().is_some_and(|extra| extra.bids == ExtraBids::Zero);
        let bids = if forced { 0..=0 } else { self.bidding.range(deal.cards) };
        let hands = self.players - u8::from(self.dead_hand);
        let suit = self.score.doubled_by.map(Into::into);
        let trumps = match (suit, deal.trump.known().or(row.trump)) {
            (None, _) => vec![None],
            (Some(_), Some(known)) => vec![Some(known)],
            (suit, None) => vec![None, suit],
        };
        let worth = |trump| {
            let pairs = bids.clone().flat_map(|bid| (0..=deal.cards).map(move |took| (bid, took)));
            let hands = pairs.map(|(bid, took)| self.rules.hand(bid, took, deal.cards, hands));
            hands.map(|hand| (self.score.score(hand, trump), hand.is_made())).collect()
        };
        let mode = |trump| Mode {
            cards: deal.cards,
            slip,
            bids: bids.clone(),
            in_runs: deal.extra.is_none(),
            hands,
            worth: worth(trump),
        };
        trumps.into_iter().map(mode).collect()
    }

    /// Whether bids of this sum are legal, whoever bid last. `several` says whether more than one of
    /// them is above zero.
    pub(super) fn may_sum(&self, mode: &Mode, sum: u8, several: bool) -> bool {
        if *mode.bids.end() == 0 || sum < self.bidding.redeal_below {
            return *mode.bids.end() == 0;
        }
        let open = |others: u8, last: u8| {
            let mut bids = vec![0; usize::from(mode.hands) - 1];
            bids[0] = others;
            let so_far = BidsSoFar { cards: mode.cards, players: mode.hands, bids: &bids };
            self.bidding.barred(so_far).is_none_or(|barred| !barred.contains(&last))
        };
        let least = *mode.bids.start();
        open(sum.saturating_sub(least), least) || (!several && open(0, sum))
    }

    /// The runs of a player after a hand, and what those pay that it completes.
    pub(super) fn after(
        &self,
        mode: &Mode,
        runs: &[Streak],
        bid: u8,
        took: u8,
    ) -> (Vec<Streak>, Points) {
        let mut runs = runs.to_vec();
        if !mode.in_runs || runs.is_empty() {
            return (runs, Points::ZERO);
        }
        let hand: Hand = self.rules.hand(bid, took, mode.cards, mode.hands);
        let ones: OneCardDeals = self.rules.one_card_deals();
        let promotions = &self.rules.promotions;
        let paid = promotions.in_force().zip(&mut runs).filter_map(|(scheme, run)| {
            let (after, paid) = promotions.after(scheme, *run, hand, ones, self.players);
            *run = after;
            paid
        });
        let paid = paid.sum();
        (runs, paid)
    }
}
