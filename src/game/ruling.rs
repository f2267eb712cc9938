//! Rulings of the table itself: on a revoke, a misdeal, or another incident that no document settles.

use super::{Deal, Game, LONGEST_REASON, MOST_RULING_POINTS, MOST_RULINGS, TableRuling};
use crate::cards::line;
use crate::rules::{Points, RulingFault};
use std::sync::Arc;

impl Game {
    /// Judges a ruling of the table: the ruling with its deal filled in. It may be made at any time,
    /// even after the last deal.
    pub(super) fn judge_ruling(&self, ruling: &TableRuling) -> Result<TableRuling, RulingFault> {
        if self.rulings.len() >= MOST_RULINGS {
            return Err(RulingFault::TooMany);
        }
        let begun = self.deals().len();
        let usual = match self.current() {
            Some(deal) if self.is_untouched(deal) && begun > 1 => begun - 1,
            _ => begun,
        };
        let deal = ruling.deal.unwrap_or(usual);
        if !(1..=begun).contains(&deal) {
            return Err(RulingFault::NoSuchDeal { deal, begun });
        }
        let reason = line(&ruling.reason, LONGEST_REASON).map_err(RulingFault::Reason)?;
        let unit = self.setup().rules().unit;
        for (index, (side, points)) in ruling.points.iter().enumerate() {
            if side.index() >= self.totals().len() {
                return Err(RulingFault::NoSuchSeat);
            }
            let first = self.setup().members(*side).next();
            if let Some(seat) =
                first.filter(|_| ruling.points[..index].iter().any(|it| it.0 == *side))
            {
                return Err(RulingFault::PointsTwice(seat));
            }
            let most = Points::whole(MOST_RULING_POINTS);
            if *points == Points::ZERO || *points > most || *points < -most {
                return Err(RulingFault::PointsRange);
            }
            if !points.fits(unit) {
                return Err(RulingFault::Unit(unit));
            }
        }
        let points = ruling.points.iter().map(|(side, points)| (*side, points.written_in(unit)));
        Ok(TableRuling { reason, deal: Some(deal), points: points.collect(), about: ruling.about })
    }

    /// The rulings of the table, in the order in which they were made.
    pub fn rulings(&self) -> impl Iterator<Item = &TableRuling> {
        self.rulings.iter().map(Arc::as_ref)
    }

    /// The rulings of the table that count for a deal, in the order in which they were made.
    pub fn rulings_on(&self, deal: &Deal) -> impl Iterator<Item = &TableRuling> {
        let number = deal.plan.number;
        self.rulings().filter(move |ruling| ruling.deal == Some(number))
    }

    /// Whether nothing has happened in a deal, and the table has not ruled on it.
    pub(super) fn is_untouched(&self, deal: &Deal) -> bool {
        deal.is_untouched() && self.rulings_on(deal).next().is_none()
    }
}
