//! The built-in games: whole deals of every size in their schedules.

use crate::deal::{By, Sitting, Style};
use crate::dealer::Dealt;
use crate::game::{Table, preset};
use crate::seeds;
use crate::terms::Terms;
use crate::terms::suit_of;
use fastrand::Rng;
use hoyle::cards::{Seat, Suit};
use hoyle::game::{Act, Count};
use hoyle::rules::{Bid, BidsSoFar, Contract};

/// A game with the lowest rank of its pack, by the number of players.
struct Plays {
    id: &'static str,
    tables: &'static [(usize, &'static str)],
    /// The largest deal to be played often.
    most: u8,
}

/// A deal before its first trick.
struct Begun {
    table: Table,
    terms: Terms,
    dealt: Dealt,
}

impl Plays {
    /// Starts a deal of a given size, with bids and trump recorded.
    fn begin(&self, rng: &mut Rng) -> Result<Begun, String> {
        let (players, lowest) = self.tables[rng.usize(..self.tables.len())];
        let mut table = Table::new(preset(self.id), None, players, "");
        let plan = table.game.setup().plan();
        let fits: Vec<usize> = (0..plan.len().max(1))
            .filter(|deal| plan.get(*deal).is_none_or(|plan| plan.cards <= self.most))
            .collect();
        for _ in 0..rng.choice(fits).unwrap_or(0) {
            bid(&mut table, rng)?;
            let seats = table.deal().plan.seats.clone();
            let cards = table.deal().plan.cards;
            let tricks = seats
                .iter()
                .enumerate()
                .map(|(place, seat)| Count::by(*seat, if place == 0 { cards.into() } else { 0 }));
            table.act(&Act::Took(tricks.collect()))?;
        }
        let (leader, discard) = bid(&mut table, rng)?;
        let mut bare = table.terms(lowest, discard, leader);
        let mut dealt = Dealt::new(&bare, rng);
        if bare.turned {
            let turned = dealt.stock.first().map_or(Suit::Spades, suit_of);
            table.act(&Act::Trump(turned.into()))?;
            bare = table.terms(lowest, discard, leader);
        }
        if discard {
            dealt.discard(rng);
        }
        Ok(Begun { table, terms: bare, dealt })
    }

    fn play(&self, rng: &mut Rng, kept: &mut Option<Table>) -> Result<usize, String> {
        let Begun { mut table, terms, mut dealt } = self.begin(rng)?;
        let mut twin = table.clone();
        let mut style = Style { impossible: 0.05, ..Style::any(rng) };
        if terms.draws > 0 {
            // Plays can be judged one by one only if every face-up card was recorded.
            (style.noted, style.up) = (Some(0), 1.0);
        }
        let mut sitting = Sitting::new(&table, terms, By::Alone(4));
        let outcome = sitting
            .play(&mut table, &mut dealt, &style, rng)
            .and_then(|()| sitting.type_at(&table, &mut twin));
        seeds::keep(outcome, table, kept).map(|()| 1)
    }
}

/// Makes the bids of the current deal, or records its contract, and returns who leads and whether a
/// discard is allowed.
fn bid(table: &mut Table, rng: &mut Rng) -> Result<(Seat, bool), String> {
    let seats = table.deal().plan.seats.clone();
    if let Some(exact) = table.rules().bidding.exact().cloned() {
        for seat in &seats {
            let so_far = table.deal().bids();
            let open = exact.open(BidsSoFar { bids: so_far.bids, ..so_far });
            let bid = rng.choice(&open).copied().unwrap_or(0);
            table.act(&Act::Bid(vec![Count::by(*seat, bid.into())]))?;
        }
        return Ok((seats[0], false));
    }
    if table.rules().bidding.auction().is_none() {
        return Ok((seats[0], false));
    }
    let by = seats[rng.usize(..4)];
    let other = rng.usize(1..4);
    let with = seats[(seats.iter().position(|seat| *seat == by).unwrap_or(0) + other) % 4];
    let suit = Suit::ALL[rng.usize(..4)].into();
    let (bid, trump, partner, leader) = [
        ("suit-8", Some(suit), Some(with), seats[0]),
        ("solo-6", Some(suit), None, seats[0]),
        ("petite-misere", None, None, seats[0]),
        ("piccolo", None, None, seats[0]),
        ("abondance-9", Some(suit), None, by),
        ("trou", Some(suit), Some(with), with),
        ("big-misere-open", None, None, seats[0]),
        ("big-chelem", Some(hoyle::cards::Trump::None), None, by),
    ][rng.usize(..8)];
    let discard = bid == "petite-misere";
    let bid = Bid { id: bid.to_owned(), trump };
    table.act(&Act::Contract(Contract {
        bid,
        by,
        with: partner,
        also: Vec::new(),
        factors: Vec::new(),
    }))?;
    Ok((leader, discard))
}

fn check(times: u64, plays: &Plays) {
    let what = format!("{}, deals of up to {} cards", plays.id, plays.most);
    seeds::each(&what, times, |rng, kept| plays.play(rng, kept));
}

const SERBIAN: &[(usize, &str)] = &[(4, "2"), (5, "2"), (6, "2")];
const ROMANIAN: &[(usize, &str)] = &[(3, "9"), (4, "7"), (5, "5"), (6, "3"), (7, "3")];
const OH_HELL: &[(usize, &str)] = &[(3, "2"), (4, "2"), (5, "2"), (6, "2"), (7, "2")];

#[test]
fn serbian() {
    check(600, &Plays { id: "serbian", tables: SERBIAN, most: 3 });
    check(20, &Plays { id: "serbian", tables: SERBIAN, most: 13 });
}

#[test]
fn romanian() {
    check(900, &Plays { id: "romanian", tables: ROMANIAN, most: 4 });
    check(60, &Plays { id: "romanian", tables: ROMANIAN, most: 8 });
}

#[test]
fn oh_hell() {
    check(600, &Plays { id: "oh-hell", tables: OH_HELL, most: 3 });
    check(20, &Plays { id: "oh-hell", tables: OH_HELL, most: 17 });
}

#[test]
fn auction_whist() {
    check(30, &Plays { id: "auction-whist", tables: &[(4, "2")], most: 13 });
}

#[test]
fn german_whist() {
    check(20, &Plays { id: "german", tables: &[(2, "2")], most: 13 });
}
