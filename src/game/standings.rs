//! The places of the sides.

use super::{Deal, Game, Posting, Reason, postings};
use crate::cards::Side;
use crate::rules::{Ending, Points, TallyRule, TieBreak, TieBreaks, Wins};
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;

/// A side's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The rank, from 1; equal sides share it, and the next rank is left out for each.
    pub rank: usize,
    /// Who.
    pub side: Side,
    /// How many games it has won, where several are played.
    pub games: u8,
    /// The total that wins the game even if another side has more: its own after winning a contract that ends the
    /// game, or that of both partners where the two win together.
    pub won_with: Option<Points>,
    /// The deal after which it was out of the game, by its number.
    pub out_after: Option<usize>,
    /// The total; of the game in progress, where several are played.
    pub total: Points,
    /// What the score breaks ties by, in order: the larger number is the better.
    pub ties: [Points; TieBreaks::MOST],
    /// Whether the side had exactly zero after the last deal of the schedule, where that wins.
    pub zero_finish: bool,
}

/// What decided the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WonBy {
    /// The total.
    Total,
    /// More games.
    Games,
    /// Staying in the game for longer.
    Staying,
    /// What ends the game, such as a contract won or a condition met with the partner.
    Condition,
    /// A total of exactly zero.
    ZeroFinish,
    /// The larger sum of successful bids, between equal totals.
    SuccessfulBids,
    /// The larger number of deals in which the bid was made, between equal totals.
    MadeDeals,
    /// The better score in the last deal, between equal totals.
    LastDeal,
}

impl Standing {
    /// The places of sides in turn order with their ranks, best first.
    pub fn ranked(mut places: Vec<Standing>, wins: Wins) -> Vec<Standing> {
        places.sort_by_key(|place| Reverse(place.key(wins)));
        let keys: Vec<_> = places.iter().map(|place| place.key(wins)).collect();
        for (place, key) in places.iter_mut().zip(&keys) {
            place.rank = 1 + keys.iter().filter(|other| *other > key).count();
        }
        places
    }

    /// What the side has of a tie-break of the game.
    pub fn tie_worth(&self, game: &Game, tie: TieBreak) -> Points {
        let mut ties = game.setup().ties().iter();
        ties.position(|other| *other == tie).map_or(Points::ZERO, |row| self.ties[row])
    }

    /// The larger key is the better place.
    fn key(&self, wins: Wins) -> impl Ord + use<> {
        let (total, ties) = match self.won_with {
            // Partners share their place.
            Some(_) => Default::default(),
            None => (wins.worth(self.total), self.ties),
        };
        let stayed = self.out_after.unwrap_or(usize::MAX);
        (self.zero_finish, self.games, self.won_with, stayed, total, ties)
    }
}

impl Deal {
    /// A side's total after the deal; `None` until it is over, and for somebody who joined later.
    pub fn total(&self, side: Side) -> Option<Points> {
        self.totals.get(side.index()).copied()
    }
}

impl Game {
    /// Every side's place after the last deal played out, best first; sides that share a rank are
    /// in turn order. Who left before playing a deal has none.
    ///
    /// Source: Romanian whist, Variations: 0 Finish; Serbian whist, Scoring alternatives: Scratch.
    pub fn standings(&self) -> Vec<Standing> {
        self.ranked(&self.totals())
    }

    fn ranked(&self, totals: &[Points]) -> Vec<Standing> {
        let places = Side::all(totals.len()).filter(|side| self.has_place(*side));
        let places = places.map(|side| Standing {
            won_with: self.wins_with(side, totals),
            ..self.unranked(side, totals[side.index()])
        });
        Standing::ranked(places.collect(), self.setup().rules().scoring.wins())
    }

    /// What decides the place of a side with this total. Its rank is 0.
    pub(crate) fn unranked(&self, side: Side, total: Points) -> Standing {
        Standing {
            rank: 0,
            side,
            games: self.games_won(side),
            won_with: None,
            out_after: self.out_after(side),
            total,
            ties: self.ties(side),
            zero_finish: self.finished_at_zero(side),
        }
    }

    /// The rank of each side in turn order; 0 for one without a place.
    pub fn ranks(&self) -> Vec<usize> {
        let mut ranks = vec![0; self.setup.sides_in_turn().count()];
        for place in self.standings() {
            ranks[place.side.index()] = place.rank;
        }
        ranks
    }

    /// Whether a side is ranked: somebody of it is at the table, or has played a deal that counts.
    pub fn has_place(&self, side: Side) -> bool {
        let began = if self.setup.deals_before() > 0 { self.players_at_start() } else { 0 };
        self.setup.members(side).any(|seat| {
            self.is_at_table(seat)
                || seat.index() < began
                || self
                    .played()
                    .any(|deal| deal.annulled().is_none() && deal.plan.place(seat).is_some())
        })
    }

    /// The place of every side that was there after a number of deals, best first.
    pub fn standings_after(&self, deals: usize) -> Vec<Standing> {
        let mut game = self.clone();
        game.deals.truncate(deals);
        // Without those who joined later.
        match game.deals.last() {
            Some(last) => game.ranked(&last.totals),
            None => game.standings(),
        }
    }

    /// The reason why the first is before the second, or `None` if they share the place.
    pub fn won_by(&self) -> Option<WonBy> {
        let places = self.standings();
        let [first, second, ..] = places.as_slice() else { return None };
        if first.won_with.is_some() {
            Some(WonBy::Condition)
        } else if first.zero_finish != second.zero_finish {
            Some(WonBy::ZeroFinish)
        } else if first.games != second.games {
            Some(WonBy::Games)
        } else if first.out_after != second.out_after {
            Some(WonBy::Staying)
        } else if first.total != second.total {
            Some(WonBy::Total)
        } else {
            let ties = self.setup().ties().iter().enumerate();
            let mut decided = ties.filter(|(row, _)| first.ties[*row] != second.ties[*row]);
            match decided.next()?.1 {
                TieBreak::SuccessfulBids => Some(WonBy::SuccessfulBids),
                TieBreak::MadeDeals => Some(WonBy::MadeDeals),
                TieBreak::LastDeal => Some(WonBy::LastDeal),
                TieBreak::Shared => None,
            }
        }
    }

    /// Whether a deal is the last of a game, where several are played.
    pub fn ends_game(&self, deal: &Deal) -> bool {
        postings::ends_game(&self.setup, deal)
    }

    /// How many games a side has won, where several are played.
    pub fn games_won(&self, side: Side) -> u8 {
        let ended = self.played().filter(|deal| postings::ends_game(&self.setup, deal));
        let won = ended.filter(|deal| postings::game_won(&self.setup, &deal.totals) == Some(side));
        won.count() as u8
    }

    /// How many of a tally a side carries over after a number of deals; `None` if none are ever carried.
    pub fn carried(&self, rule: &TallyRule, side: Side, deals: usize) -> Option<u32> {
        rule.carried(postings::tallied(&self.deals[..deals.min(self.deals.len())], rule, side))
    }

    /// Whether a side has what ends the game, and one leads alone, or with its partner; where several games are
    /// played, whether one has won enough of them.
    ///
    /// Source: Whist, Scoring.
    pub(super) fn points_reached(&self) -> bool {
        let ending = &self.setup().rules().ending;
        let standings = self.standings();
        if let Some(games) = ending.games {
            return standings.iter().any(|place| place.games >= games);
        }
        let leaders = standings.iter().filter(|place| place.rank == 1).count();
        let winners = if ending.is_by_partners() { 2 } else { 1 };
        leaders == winners && standings.iter().any(|place| self.reaches_end(place))
    }

    /// Whether the total of a side ends the game if it leads alone, or with its partner.
    pub fn reaches_end(&self, place: &Standing) -> bool {
        let ending = &self.setup().rules().ending;
        if place.won_with.is_some() {
            return true;
        }
        if ending.is_by_partners() {
            return false;
        }
        let points = if ending.by.is_some() { None } else { ending.points };
        Ending { points, ..ending.clone() }.is_reached(place.total)
            || ending.is_met(place.total, Points::ZERO)
    }

    /// The total with which a side wins the game even if another has more; `None` if it has none.
    fn wins_with(&self, side: Side, totals: &[Points]) -> Option<Points> {
        let ending = &self.setup().rules().ending;
        let own = totals[side.index()];
        if ending.is_by_partners() {
            let partner = totals[self.opposite(side)?.index()];
            let is_met = ending.is_met(own, partner) || ending.is_met(partner, own);
            return is_met.then_some(own + partner);
        }
        let has_points = Ending { least: None, ..ending.clone() }.is_reached(own);
        (ending.by.is_some() && has_points && self.has_just_won(side)).then_some(own)
    }

    /// Whether a side has won a contract in the last deal that is over.
    fn has_just_won(&self, side: Side) -> bool {
        let wins = |posting: &Posting| {
            matches!(posting.reason, Reason::Contract { challenger: true, made: true, .. })
        };
        let last = self.deals.iter().rfind(|deal| deal.is_over());
        last.is_some_and(|deal| deal.postings_of(side).any(wins))
    }

    /// Whether a side wins by a total of exactly zero. Extra deals come after that.
    fn finished_at_zero(&self, side: Side) -> bool {
        let mut scheduled = self.deals.iter().filter(|deal| deal.plan.extra.is_none());
        let last = self.scheduled().and_then(|deals| scheduled.nth(deals.checked_sub(1)?));
        let total = last.and_then(|last| last.totals.get(side.index()));
        self.setup().rules().ending.zero_finish && total == Some(&Points::ZERO)
    }

    /// What breaks ties of a side's total with others.
    fn ties(&self, side: Side) -> [Points; TieBreaks::MOST] {
        let scoring = &self.setup().rules().scoring;
        let mut worths = [Points::ZERO; TieBreaks::MOST];
        for (worth, tie) in worths.iter_mut().zip(self.setup().ties()) {
            *worth = match tie {
                TieBreak::SuccessfulBids => {
                    let postings = self.played().flat_map(|deal| deal.postings_of(side));
                    Points::whole(postings.map(|posting| i64::from(posting.bid_made())).sum())
                }
                TieBreak::MadeDeals => {
                    let made =
                        self.played().filter(|deal| Posting::make_bids(deal.postings_of(side)));
                    Points::whole(made.count() as i64)
                }
                TieBreak::LastDeal => {
                    let mut counted = self.played().filter(|deal| deal.annulled().is_none());
                    let last = counted.next_back().into_iter();
                    let postings = last.flat_map(|deal| deal.postings_of(side));
                    scoring.wins().worth(postings.map(|posting| posting.points).sum())
                }
                TieBreak::Shared => Points::ZERO,
            };
        }
        worths
    }
}
