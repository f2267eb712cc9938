//! Rulings of the table itself on a revoke, a misdeal, or another incident that no document settles;
//! its notes and titles, the day that it states, and the end that it makes of a game.

use super::{
    Act, Day, Deal, EarlyEnd, Game, LONGEST_REASON, LONGEST_TITLE, MOST_NOTES, MOST_RULING_POINTS,
    MOST_RULINGS, TableEnd, TableNote, TableRuling, postings,
};
use crate::cards::line;
use crate::rules::{EarlyEndRefusal, Judged, NoteRefusal, Points, Refusal, RulingRefusal};
use std::sync::Arc;

impl Game {
    /// Judges a ruling of the table: the ruling with its deal filled in. It may be made at any time,
    /// even after the last deal.
    pub(super) fn judge_ruling(&self, ruling: &TableRuling) -> Result<TableRuling, RulingRefusal> {
        if self.rulings.len() >= MOST_RULINGS {
            return Err(RulingRefusal::TooMany);
        }
        let begun = self.deals.len();
        let deal = match (ruling.deal, self.current()) {
            (None, Some(current)) if ruling.closes => current.plan.number,
            (given, _) => self.deal_meant(given),
        };
        if ruling.closes && self.current().is_none_or(|current| current.plan.number != deal) {
            return Err(RulingRefusal::NotInProgress(deal));
        }
        if !(self.setup.deals_before() + 1..=begun).contains(&deal) {
            return Err(RulingRefusal::NoSuchDeal { deal, begun });
        }
        if self.deals[deal - 1].annulled().is_some() {
            return Err(RulingRefusal::Annulled(deal));
        }

        let reason = line(&ruling.reason, LONGEST_REASON).map_err(RulingRefusal::Reason)?;

        let unit = self.setup().rules().unit;
        for (index, (side, points)) in ruling.points.iter().enumerate() {
            if side.index() >= self.deals[deal - 1].plan.sides {
                return Err(RulingRefusal::NoSuchSeat);
            }
            let is_twice = ruling.points[..index].iter().any(|(earlier, _)| earlier == side);
            if is_twice && let Some(seat) = self.setup().members(*side).next() {
                return Err(RulingRefusal::PointsTwice(seat));
            }
            let most = Points::whole(MOST_RULING_POINTS);
            if *points == Points::ZERO || *points > most || *points < -most {
                return Err(RulingRefusal::PointsRange);
            }
            if !points.fits(unit) {
                return Err(RulingRefusal::Unit(unit));
            }
        }

        let points = ruling.points.iter().map(|(side, points)| (*side, points.written_in(unit)));
        let points = points.collect();
        Ok(TableRuling { reason, deal: Some(deal), points, ..*ruling })
    }

    /// Enters a ruling. It counts from its deal on, so the game may end by it, or go on.
    pub(super) fn rule(&mut self, ruling: &TableRuling) {
        let ruling = Arc::new(ruling.clone());
        self.rulings.push((self.deals.len(), Arc::clone(&ruling)));
        let first = ruling.deal.unwrap_or_default().saturating_sub(1);
        if let Some(deal) = self.deals.get_mut(first).filter(|deal| deal.is_over()) {
            Arc::make_mut(deal).postings.extend(postings::of_ruling(&ruling));
            self.add_up(first);
        }
        if ruling.closes {
            self.close_deal();
        } else {
            self.end_or_go_on();
        }
    }

    /// Ends a game that is over by its points before the next deal has begun, or goes on with one that is
    /// over no longer.
    pub(super) fn end_or_go_on(&mut self) {
        let untouched = self.current().is_some_and(|deal| self.is_untouched(deal));
        let is_won = self.scheduled().is_none() && self.points_reached();
        if untouched && (is_won || self.too_few_stay()) {
            self.deals.pop();
        } else if untouched {
            self.put_out(&self.dropping_out());
        } else if self.current().is_none() {
            self.open_next_deal();
        }
    }

    /// Judges a note: the note with its deal filled in. Like a ruling, it may be made at any time.
    pub(super) fn judge_note(&self, note: &TableNote) -> Result<TableNote, NoteRefusal> {
        if self.notes.len() >= MOST_NOTES {
            return Err(NoteRefusal::TooMany);
        }
        let deal = self.deal_meant(note.deal);
        let begun = self.deals.len();
        if !(self.setup.deals_before() + 1..=begun).contains(&deal) {
            return Err(NoteRefusal::NoSuchDeal { deal, begun });
        }
        let text = line(&note.text, LONGEST_REASON).map_err(NoteRefusal::Text)?;
        Ok(TableNote { deal: Some(deal), text })
    }

    /// Judges a title.
    pub(super) fn judge_title(title: &str) -> Judged<Act> {
        line(title, LONGEST_TITLE).map(Act::Title).map_err(Refusal::Title)
    }

    /// Judges an end that the table makes. Before the first deal is played there is nothing to rank, so
    /// the game can only be abandoned.
    pub(super) fn judge_end(&self, end: &TableEnd) -> Result<TableEnd, EarlyEndRefusal> {
        if !end.abandoned && self.deals_over() == 0 {
            return Err(EarlyEndRefusal::NothingPlayed);
        }
        let reason = end.reason.as_deref().map(|reason| line(reason, LONGEST_REASON)).transpose();
        Ok(TableEnd { reason: reason.map_err(EarlyEndRefusal::Reason)?, ..*end })
    }

    /// Ends the game after the last deal played. A deal that has begun is left out.
    pub(super) fn end_early(&mut self, end: &TableEnd) {
        let Some(deal) = self.deals.pop() else { return };
        let left_out = (!self.is_untouched(&deal)).then_some(deal.plan.number);
        self.early_end = Some(Arc::new(EarlyEnd { by: end.clone(), left_out }));
    }

    /// How the table ended the game before the rules did, if it did.
    pub fn early_end(&self) -> Option<&EarlyEnd> {
        self.early_end.as_deref()
    }

    /// Whether the game is over and ranked: the table has not abandoned it.
    pub fn has_result(&self) -> bool {
        self.current().is_none() && !self.early_end().is_some_and(|end| end.by.abandoned)
    }

    /// The day of the evening as the table states it, if it does.
    pub const fn day(&self) -> Option<Day> {
        self.day
    }

    /// What the evening is called, if it was given a title.
    pub fn title(&self) -> Option<&str> {
        self.renamed.as_deref().or(self.setup().title())
    }

    /// The number of the deal that a ruling or a note is about: the one given, or else the deal in
    /// progress if anything has happened in it, or else the last one played.
    pub(super) fn deal_meant(&self, given: Option<usize>) -> usize {
        let begun = self.deals.len();
        match (given, self.current()) {
            (Some(given), _) => given,
            (None, Some(deal))
                if self.is_untouched(deal) && begun > self.setup.deals_before() + 1 =>
            {
                begun - 1
            }
            (None, _) => begun,
        }
    }

    /// The notes of the table, in the order in which they were made.
    pub fn notes(&self) -> impl Iterator<Item = &TableNote> {
        self.notes.iter().map(Arc::as_ref)
    }

    /// The rulings of the table, in the order in which they were made.
    pub fn rulings(&self) -> impl Iterator<Item = &TableRuling> {
        self.rulings_made().map(|(_, ruling)| ruling)
    }

    /// The rulings of the table, each with how many deals had begun when it was made.
    pub fn rulings_made(&self) -> impl Iterator<Item = (usize, &TableRuling)> {
        self.rulings.iter().map(|(begun, ruling)| (*begun, ruling.as_ref()))
    }

    /// The rulings of the table that count for a deal, in the order in which they were made.
    pub fn rulings_on(&self, deal: &Deal) -> impl Iterator<Item = &TableRuling> {
        let number = deal.plan.number;
        self.rulings().filter(move |ruling| ruling.deal == Some(number))
    }

    /// Whether nothing has happened in a deal, and neither the table nor a law has ruled on it.
    pub(super) fn is_untouched(&self, deal: &Deal) -> bool {
        deal.is_untouched() && !self.is_ruled_on(deal)
    }

    /// Whether the table or a law has ruled on a deal.
    pub(super) fn is_ruled_on(&self, deal: &Deal) -> bool {
        self.rulings_on(deal).next().is_some() || self.incidents_on(deal).next().is_some()
    }
}
