//! A game as statistics count it: who held each hand, its result, and the final places.

use super::comparable::{other_scoring, pay_sum};
use super::incidents::StatIncident;
use crate::cards::{Seat, Side};
use crate::game::{Day, Deal, Game};
use crate::history::journal::SUM_LEN;
use crate::history::{History, Stamp};
use crate::rules::{BidWord, Points, Wins};
use serde::{Deserialize, Serialize, Serializer};

/// A game as statistics count it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatGame {
    /// The game's id.
    pub id: String,
    /// The checksum of the first line of its journal and when it began: the same in every copy.
    pub start: String,
    /// When its first deal was played, or else when it began.
    pub played: Stamp,
    /// The time of the last entry.
    pub last: Stamp,
    /// The id of the rules.
    pub rules: String,
    /// The id of the score, unless it is the usual one of the rules.
    pub scoring: Option<String>,
    /// The checksum of what the rules of a file pay, since a file of the same name may have been changed; else 0.
    pub pay_sum: u32,
    /// The names of everybody who has had a seat in the game.
    pub people: Vec<String>,
    /// Who sat at the table, as indices of those people: a list for each deal with others than before.
    pub tables: Vec<Vec<usize>>,
    /// The hands of each deal that is over, in speaking order, without dead ones.
    pub deals: Vec<Vec<StatHand>>,
    /// The incidents that laws ruled on, each with the player who did it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<StatIncident>,
    /// The place of everybody who played to the end; empty while the game is not over.
    pub places: Vec<StatPlace>,
    /// Whether the highest or the lowest total wins.
    pub wins: Wins,
    /// How many of its deals were played elsewhere, where some were: only their totals are known.
    pub brought_forward: Option<usize>,
}

/// A hand and its points. As JSON it is a list.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct StatHand {
    /// The index of the player, among the people of the game.
    pub who: usize,
    /// The cards dealt to each player.
    pub cards: u8,
    /// The bid and the tricks, where the rules have exact bids.
    pub bid: Option<StatBid>,
    /// What the deal added to the total of the player's side: with bonuses and rulings.
    pub points: Points,
}

/// An exact bid and its result. As JSON it is a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub struct StatBid {
    /// The number.
    pub number: u8,
    /// The word by which the bid was made, if it was.
    pub word: Option<BidWord>,
    /// The tricks that the player took.
    pub took: u8,
    /// Whether the bid was made, as on the sheet: partners who bid together make it together.
    pub made: bool,
}

/// The place of a player at the end of a game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatPlace {
    /// The index of the player, among the people of the game.
    pub who: usize,
    /// The side.
    pub side: Side,
    /// The rank, from 1; equal sides share it.
    pub rank: usize,
    /// Whether the side was alone in last place at some point in the second half of the game.
    pub was_last: bool,
}

impl Serialize for StatHand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.who, self.cards, self.bid, self.points).serialize(serializer)
    }
}

impl Serialize for StatBid {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.number, self.word, self.took, self.made).serialize(serializer)
    }
}

impl StatGame {
    /// A game as statistics count it.
    pub fn of(history: &History) -> StatGame {
        let game = history.game();
        let setup = game.setup();
        let people = Attendance::of(game);

        let mut tables: Vec<Vec<usize>> = Vec::new();
        for deal in game.deals() {
            let seats = deal.plan.seats.iter().chain(&deal.plan.dead);
            let mut table: Vec<usize> =
                seats.map(|seat| people.who(*seat, deal.plan.number)).collect();
            table.sort_unstable();
            tables.push(table);
        }
        tables.dedup();

        let mut deals = Vec::new();
        for deal in game.played() {
            // It still has a number.
            if deal.annulled().is_some() {
                deals.push(Vec::new());
                continue;
            }
            let hands = deal.plan.seats.iter().map(|seat| {
                let who = people.who(*seat, deal.plan.number);
                StatHand::of(who, deal, setup.side_of(*seat), *seat)
            });
            deals.push(hands.collect());
        }

        let mut places = Vec::new();
        let standings = if game.has_result() { game.standings() } else { Vec::new() };
        for standing in standings {
            let was_last = was_last(game, standing.side);
            for seat in setup.members(standing.side) {
                places.push(StatPlace {
                    who: people.who(seat, game.deals_over()),
                    side: standing.side,
                    rank: standing.rank,
                    was_last,
                });
            }
        }

        StatGame {
            id: history.id().to_string(),
            start: String::from_utf8_lossy(&history.journal()[..SUM_LEN]).into_owned()
                + &history.begun().to_string(),
            played: history.played_at(),
            last: history.last_at(),
            rules: setup.rules().id.clone(),
            scoring: other_scoring(setup.rules()),
            pay_sum: pay_sum(history.origin(), setup.rules()),
            tables,
            deals,
            incidents: StatIncident::all(history, |seat, deal| people.who(seat, deal)),
            places,
            wins: setup.rules().scoring.wins(),
            brought_forward: setup.brought_forward().map(|_| setup.deals_before()),
            people: people.names,
        }
    }

    /// The day of the game, in local time.
    pub fn day(&self) -> Day {
        self.played.local_date()
    }
}

/// The names of everybody who has had a seat in a game.
struct Attendance<'a> {
    game: &'a Game,
    names: Vec<String>,
}

impl Attendance<'_> {
    fn of(game: &Game) -> Attendance<'_> {
        let mut names: Vec<String> = Vec::new();
        for name in game.everybody().map(ToString::to_string) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Attendance { game, names }
    }

    /// The index of the person who had a seat in a deal.
    fn who(&self, seat: Seat, deal: usize) -> usize {
        let name = self.game.player_in(seat, deal).as_str();
        self.names.iter().position(|known| known == name).expect("everybody has a name")
    }
}

impl StatHand {
    fn of(who: usize, deal: &Deal, side: Side, seat: Seat) -> StatHand {
        StatHand {
            who,
            cards: deal.plan.cards,
            bid: StatBid::of(deal, side, seat),
            points: deal.postings_of(side).map(|posting| posting.points).sum(),
        }
    }
}

impl StatBid {
    fn of(deal: &Deal, side: Side, seat: Seat) -> Option<StatBid> {
        let bid = deal.bid_made(seat)?;
        Some(StatBid {
            number: bid.number as u8,
            word: bid.word,
            took: deal.took_after_rulings(seat)?,
            made: deal.results(side, Some(seat)).next()?,
        })
    }
}

/// Whether a side was alone in last place after any deal of the second half except the last, of those that count. Only
/// for games whose totals never restart.
fn was_last(game: &Game, side: Side) -> bool {
    let rules = game.setup().rules();
    if rules.ending.games.is_some() {
        return false;
    }
    let counted: Vec<&Deal> = game.played().filter(|deal| deal.annulled().is_none()).collect();
    let Some((last, before)) = counted.split_last() else { return false };
    let mut late = before.iter().filter(|deal| 2 * deal.plan.number >= last.plan.number);
    late.any(|deal| {
        let ranked = Side::all(deal.totals.len()).filter(|side| game.has_place(*side));
        let worth = |side: Side| rules.scoring.wins().worth(deal.totals[side.index()]);
        deal.total(side).is_some()
            && ranked.filter(|rival| worth(*rival) <= worth(side)).count() == 1
    })
}
