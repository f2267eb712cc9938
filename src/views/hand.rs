//! A side in a deal, and the cells of its columns.

use super::grid::{Cell, Column, Ink};
use super::played::{DealHead, PlayedHand, PlayedSide, SheetSide, SideScore};
use crate::rules::Points;
use crate::words;

/// Marks a player with nothing in a deal: the dead hand, or tricks not yet taken.
pub(super) const NOTHING: &str = "–";

/// Marks points of a ruling of the table and deals with an incident, which are explained below the sheet.
pub(crate) const RULED: &str = "‡";

/// A column about what a side has.
pub(super) type SideColumn = (Column, fn(&SideInDeal<'_>) -> Cell);

/// A column about what the player in this place of a side has.
pub(super) type MemberColumn = (Column, fn(&SideInDeal<'_>, usize) -> Cell);

/// A side in a deal.
pub(super) struct SideInDeal<'a> {
    pub(super) head: &'a DealHead,
    pub(super) side: &'a SheetSide,
    /// The bids of its players in a deal in progress, once made.
    pub(super) bids: Vec<Option<String>>,
    /// The hands of its players in a deal that is over, unless they sat out.
    pub(super) played: Vec<&'a PlayedHand>,
    /// Whether each of those hands was made, if it was made or missed.
    pub(super) made: Vec<Option<bool>>,
    /// Its score in a deal that is over, unless it sat out.
    pub(super) score: Option<&'a SideScore>,
    /// Its tricks and score as partners, in a deal that is over.
    pub(super) whole: Option<&'a PlayedSide>,
    /// Whether the partners made a contract, or won the deal, if they did or failed to.
    pub(super) whole_made: Option<bool>,
    /// Whether the deal is over.
    pub(super) over: bool,
    /// The total after the last deal that is over, up to this one.
    pub(super) total: Points,
    /// Points given or taken by rulings of the table, the dead hand's too.
    pub(super) ruling: Points,
}

impl SideInDeal<'_> {
    /// Whether the side is the dead hand.
    fn sits_out(&self) -> bool {
        self.head.dead_hand.as_deref() == Some(&self.side.name)
    }

    /// A cell about the hand; a dash for the dead hand.
    pub(super) fn or_nothing(&self, cell: Cell) -> Cell {
        if self.sits_out() { Cell::new(NOTHING, Ink::Dim) } else { cell }
    }

    /// A text of each hand played, in one cell: `4+3`.
    fn each(&self, text: fn(&PlayedHand) -> Option<String>) -> Cell {
        let texts = words::joined(self.played.iter().filter_map(|hand| text(hand)), "+");
        if texts.is_empty() { Cell::default() } else { made(Some(texts), self.is_made()) }
    }

    /// The bids in a deal in progress, each with this after it.
    fn open_bids(&self, after: &str) -> Cell {
        let bids = self.bids.iter().flatten().map(|bid| format!("{bid}{after}"));
        Cell::plain(words::joined(bids, "+"))
    }

    /// Whether every hand played was made, or what the side did.
    fn is_made(&self) -> bool {
        self.whole_made != Some(false) && self.made.iter().all(|made| *made != Some(false))
    }

    pub(super) fn bid(&self) -> Cell {
        let cell = if self.over { self.each(PlayedHand::bid_text) } else { self.open_bids("") };
        self.or_nothing(cell)
    }

    /// The tricks that count, of the side where they are counted for it.
    pub(super) fn tricks(&self) -> Option<u8> {
        let own = self.played.first().and_then(|hand| hand.tricks());
        self.whole.map_or(own, |whole| whole.counted.or(whole.took))
    }

    pub(super) fn took(&self) -> Cell {
        let is_undecided = self.whole_made.is_none() && self.made.iter().all(Option::is_none);
        let tricks = self.tricks();
        self.or_nothing(if is_undecided {
            Cell::maybe(tricks)
        } else {
            made(tricks, self.is_made())
        })
    }

    pub(super) fn bid_and_took(&self) -> Cell {
        let cell = if self.over {
            self.each(|hand| {
                let took = hand.tricks().map_or(NOTHING.to_owned(), |took| took.to_string());
                Some(format!("{}/{took}", hand.bid_text()?))
            })
        } else {
            self.open_bids(&format!("/{NOTHING}"))
        };
        self.or_nothing(cell)
    }

    /// Whether the side made the deal, with a sign for those who did not.
    pub(super) fn result(&self, missed: &str) -> Cell {
        let mut results = self.made.clone();
        if results.iter().all(|made| *made == results[0]) {
            let own = results.first().copied().unwrap_or(self.whole_made);
            results = vec![if self.is_made() { own } else { Some(false) }];
        }
        let mut signs = String::new();
        for made in results.into_iter().flatten() {
            signs += if made { "✓" } else { missed };
        }
        made(self.score.map(|_| signs), self.is_made())
    }

    /// The points of the deal and those of rulings, which are marked: `+6 -5‡`.
    pub(super) fn points(&self, own: Option<Points>) -> Cell {
        let own = if self.head.closed || self.head.annulled { None } else { own };
        let mut points = Vec::from_iter(own.map(words::signed));
        if self.ruling != Points::ZERO {
            points.push(words::signed(self.ruling) + RULED);
        }
        if points.is_empty() { Cell::default() } else { Cell::plain(points.join(" ")) }
    }

    /// The running total on paper, where points are not shown: marked if a ruling changed it.
    pub(super) fn total_on_paper(&self) -> Cell {
        let mut total = if self.over { self.total() } else { Cell::default() };
        if self.ruling != Points::ZERO {
            total.text += RULED;
        }
        total
    }

    /// The running total: dim for the dead hand.
    pub(super) fn total(&self) -> Cell {
        if self.head.annulled {
            return Cell::default();
        }
        match (self.sits_out(), self.score) {
            (true, _) => Cell::new(self.total, Ink::Dim),
            (false, Some(score)) => Cell::new(score.total, Ink::Total),
            (false, None) => Cell::default(),
        }
    }

    /// The tallies: `twos 1`; of those that run on, what is carried over.
    pub(super) fn tallies(&self) -> Cell {
        Cell::maybe(self.score.map(|score| words::tallies_of(&score.tallies, &score.carried)))
    }

    /// The points that a run earned or cost; empty where none ended.
    pub(super) fn bonus(&self) -> Cell {
        let bonus = self.score.map_or(Points::ZERO, |score| score.bonus);
        if bonus == Points::ZERO {
            Cell::default()
        } else {
            Cell::new(words::signed(bonus), Ink::Bonus)
        }
    }
}

pub(super) fn made(text: Option<impl ToString>, made: bool) -> Cell {
    let ink = if made { Ink::Made } else { Ink::Missed };
    text.map(|text| Cell::new(text, ink)).unwrap_or_default()
}
