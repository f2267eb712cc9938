//! A game as statistics count it: who held each hand, its result, and the final places.

use crate::analysis::{GameLine, LineFault};
use crate::cards::{Seat, Side};
use crate::game::{Act, Game, Reason};
use crate::history::Stamp;
use crate::rules::{BidWord, Hand, Points, Ruleset, Wins};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex};

/// A game as statistics count it.
#[derive(Clone, Debug)]
pub struct Tallied {
    /// Its id.
    pub id: String,
    /// When something was last recorded in it.
    pub last: Option<Stamp>,
    /// The day of that, in local time: `2026-11-20`; empty if it is not known.
    pub day: String,
    /// The id of its rules.
    pub rules: String,
    /// Everybody who played in it, by name, each seat's players one after the other.
    pub people: Vec<String>,
    /// The hands, deal by deal in speaking order, without dead ones.
    pub hands: Vec<TalliedHand>,
    /// The place of everybody who played to the end; empty while the game is not over.
    pub places: Vec<TalliedPlace>,
    /// How many sides have a place.
    pub sides: usize,
    /// Whether its lowest total wins.
    pub wins: Wins,
}

/// A hand, and what it brought.
#[derive(Clone, Copy, Debug)]
pub struct TalliedHand {
    /// Whose, among the people of the game.
    pub who: usize,
    /// The number of the deal.
    pub deal: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The place in the speaking order, from 1.
    pub place: usize,
    /// Whether nobody speaks after it.
    pub is_last: bool,
    /// The bid and the tricks, where the rules have exact bids.
    pub bid: Option<TalliedBid>,
    /// What the deal added to the total of the player's side: with bonuses and rulings.
    pub points: Points,
}

/// An exact bid and its result.
#[derive(Clone, Copy, Debug)]
pub struct TalliedBid {
    /// The number.
    pub number: u8,
    /// The word it was made by, if it was.
    pub word: Option<BidWord>,
    /// The tricks that the player took.
    pub took: u8,
    /// Whether it was made, as the sheet has it: by partners who bid together, together.
    pub made: bool,
}

/// The place of a player at the end of a game.
#[derive(Clone, Copy, Debug)]
pub struct TalliedPlace {
    /// Who, among the people of the game.
    pub who: usize,
    /// The side.
    pub side: Side,
    /// The rank, from 1; equal sides share it.
    pub rank: usize,
    /// The last deal, of those after which half of the deals or more were played and one was to come,
    /// after which the side was last.
    pub was_last: Option<usize>,
}

/// The rules of lines, each worked out once.
#[derive(Debug, Default)]
pub struct KnownRules(Mutex<HashMap<RulesKey, Arc<Ruleset>>>);

/// What a line chooses of the rules that come with the program, and for how many players.
type RulesKey = (String, Option<String>, Option<String>, Vec<String>, usize);

impl KnownRules {
    fn of(&self, line: &GameLine) -> Result<Arc<Ruleset>, LineFault> {
        let Some(id) = &line.rules else { return line.rules().map(Arc::new) };
        let (scoring, schedule) = (line.scoring.clone(), line.schedule.clone());
        let key = (id.clone(), scoring, schedule, line.set.clone(), line.players.len());
        let known = || self.0.lock().ok();
        if let Some(rules) = known().and_then(|known| known.get(&key).cloned()) {
            return Ok(rules);
        }
        let rules = Arc::new(line.rules()?);
        known().map(|mut known| known.insert(key, Arc::clone(&rules)));
        Ok(rules)
    }
}

impl Tallied {
    /// One of its deals alone.
    pub fn only(&self, deal: usize) -> Tallied {
        let hands = self.hands.iter().filter(|hand| hand.deal == deal).copied().collect();
        Tallied { hands, places: Vec::new(), ..self.clone() }
    }

    /// Whether somebody held a hand in it.
    pub fn has(&self, player: &str) -> bool {
        self.hands.iter().any(|hand| self.people[hand.who] == player)
    }

    /// The place of a player beside that of each other who was not a partner.
    pub(super) fn meetings(
        &self,
        player: &str,
    ) -> impl Iterator<Item = (&TalliedPlace, &TalliedPlace)> {
        let own = self.places.iter().find(|place| self.people[place.who] == player);
        let met = |other: &TalliedPlace, own: &TalliedPlace| {
            other.side != own.side && self.people[other.who] != self.people[own.who]
        };
        let others = own.into_iter().flat_map(|own| self.places.iter().map(move |it| (own, it)));
        others.filter(move |(own, other)| met(other, own))
    }

    /// How many sides have the first place.
    pub(super) fn firsts(&self) -> usize {
        let first = self.places.iter().filter(|place| place.rank == 1);
        first.map(|place| place.side).collect::<BTreeSet<_>>().len()
    }

    /// A game as statistics count it.
    ///
    /// # Errors
    /// The line names no rules, or was not scored by them.
    pub fn of(line: &GameLine, known: &KnownRules) -> Result<Tallied, LineFault> {
        let rules = known.of(line)?;
        let count = line.players.len();
        let side_of = |seat: Seat| rules.sides.side_of(seat, count);
        let sides = rules.sides.at_table(count);
        let earned = earned(line, sides);
        let swaps = |act: &Act| matches!(act, Act::Swap(..));
        let has_swaps = line.deals.iter().any(|deal| deal.before.iter().any(swaps));
        // Who speaks when at a table that changed places, and which bids partners made together, the game knows.
        let shares_bids = sides < count && rules.bidding.exact().is_some();
        let game = (has_swaps || shares_bids).then(|| line.play_by(Ruleset::clone(&rules)));
        let game = game.transpose()?;
        let mut tallied = Tallied {
            id: line.id.clone(),
            last: line.last,
            day: line.last.map(Stamp::local_date).unwrap_or_default(),
            rules: rules.id.clone(),
            people: line.players.clone(),
            hands: Vec::with_capacity(line.deals.len() * count),
            places: Vec::new(),
            sides,
            wins: rules.scoring.wins(),
        };
        let mut who: Vec<usize> = (0..count).collect();
        let leave = |act: &Act, tallied: &mut Tallied, who: &mut Vec<usize>| {
            if let Act::Leave { seat, to: Some(to) } = act {
                who[seat.index()] = tallied.people.len();
                tallied.people.push(to.clone());
            }
        };
        let mut dealer = Seat::all(count).find(|it| line.players[it.index()] == line.dealer);
        for (index, deal) in line.deals.iter().enumerate() {
            deal.before.iter().for_each(|act| leave(act, &mut tallied, &mut who));
            if let Some(name) = &deal.dealer {
                let now = |seat: &Seat| tallied.people[who[seat.index()]] == *name;
                dealer = Seat::all(count).find(now);
            }
            let played = game.as_ref().and_then(|game: &Game| game.deals().nth(index));
            let seats = match (played, dealer) {
                (Some(played), _) => played.plan.seats.clone(),
                (None, Some(dealer)) => rules.seats(dealer, count as u8).0,
                (None, None) => Vec::new(),
            };
            let cards = deal.cards.unwrap_or_default();
            for (place, seat) in seats.iter().enumerate() {
                let at = seat.index();
                let bid = deal.bids.get(at).copied().flatten();
                let took = deal.took.get(at).copied().flatten();
                let hand = bid.zip(took).map(|(bid, took)| Hand {
                    bid: bid.number as u8,
                    word: bid.word,
                    took: took as u8,
                    cards,
                    players: seats.len() as u8,
                    target: rules.bid_target(),
                });
                let own = |hand| rules.scoring.hands().map(|score| score.judged(hand).0.is_made());
                let made = |hand| match played.filter(|_| shares_bids) {
                    None => own(hand),
                    Some(played) => {
                        let of_side = played.postings_of(side_of(*seat));
                        let mut own = of_side
                            .filter(|it| it.member.is_none() || it.member == Some(*seat))
                            .filter(|it| matches!(it.reason, Reason::Hand { .. }));
                        own.next().map(|posting| !posting.misses_bid())
                    }
                };
                let bid = hand.filter(|_| rules.bidding.exact().is_some()).and_then(|hand| {
                    let (number, word, took) = (hand.bid, hand.word, hand.took);
                    Some(TalliedBid { number, word, took, made: made(hand)? })
                });
                tallied.hands.push(TalliedHand {
                    who: who[at],
                    deal: index + 1,
                    cards,
                    place: place + 1,
                    is_last: place + 1 == seats.len(),
                    bid,
                    points: earned[index][side_of(*seat).index()],
                });
            }
        }
        if line.finished && line.ranks.len() == sides {
            // Totals that begin again say nothing about the whole game.
            let is_one = rules.ending.games.is_none();
            let was_last = was_last(&earned, sides, tallied.wins);
            tallied.places.extend(Seat::all(count).map(|seat| {
                let side = side_of(seat);
                TalliedPlace {
                    who: who[seat.index()],
                    side,
                    rank: line.ranks[side.index()],
                    was_last: was_last[side.index()].filter(|_| is_one),
                }
            }));
        }
        Ok(tallied)
    }
}

/// What each deal added to each side's total.
fn earned(line: &GameLine, sides: usize) -> Vec<Vec<Points>> {
    let mut earned: Vec<Vec<Points>> = Vec::with_capacity(line.deals.len());
    for deal in &line.deals {
        let points = (0..sides).map(|side| {
            let own = deal.points.get(side).copied().flatten().unwrap_or_default();
            own + deal.bonus.get(side).copied().unwrap_or_default()
        });
        earned.push(points.collect());
    }
    for ruling in line.deals.iter().flat_map(|deal| &deal.rulings) {
        let deal = ruling.deal.and_then(|deal| earned.get_mut(deal.checked_sub(1)?));
        let Some(deal) = deal else { continue };
        for (side, points) in &ruling.points {
            deal[side.index()] += *points;
        }
    }
    earned
}

/// The last deal after which each side was last, of those in the second half but the last one.
fn was_last(earned: &[Vec<Points>], sides: usize, wins: Wins) -> Vec<Option<usize>> {
    let mut totals = vec![Points::ZERO; sides];
    let mut was_last = vec![None; sides];
    for (deal, points) in (1..earned.len()).zip(earned) {
        totals.iter_mut().zip(points).for_each(|(total, points)| *total += *points);
        let worth = || totals.iter().map(|total| wins.worth(*total));
        let (least, most) = (worth().min(), worth().max());
        if 2 * deal >= earned.len() && least < most {
            for (side, _) in worth().enumerate().filter(|(_, worth)| Some(*worth) == least) {
                was_last[side] = Some(deal);
            }
        }
    }
    was_last
}
