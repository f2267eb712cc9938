//! Settling up: what everybody owes after some evenings, to the cent, and the fewest payments that do
//! it.

use crate::cards::Side;
use crate::game::{Game, fold};
use crate::rules::MOST_PLAYERS;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// The most people for whom the fewest payments are looked for.
pub const MOST_MATCHED: usize = 12;

/// A multiple of every number of players, so that a tenth of a point can be shared among them.
const SHARES: i128 = 26_771_144_400;
const _: () = assert!(MOST_PLAYERS == 26);

/// What points are kept in here: parts of a tenth, which a percentage of a share still is whole of.
const PARTS: i128 = 100 * SHARES;

/// The most that a point may be worth, in ten-thousandths.
const MOST_RATE: i64 = 10_000_000;

/// Who pays for the difference in points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Among {
    /// Each pays each the difference between the two.
    All,
    /// The last pays each of the others the difference between the two; several share it.
    Last,
    /// Everybody puts in a pot what lies between them and the first. These percentages of the pot go
    /// to the places, beginning with the first; equals share those of the places that they take up.
    Pot(Vec<u8>),
}

/// Reads `all`, `last`, or `pot:50,30,20`, whose percentages add up to 100.
impl FromStr for Among {
    type Err = SettleError;

    fn from_str(text: &str) -> Result<Among, SettleError> {
        let percentages = match text {
            "all" => return Ok(Among::All),
            "last" => return Ok(Among::Last),
            pot => pot.strip_prefix("pot:").ok_or(SettleError::Among)?,
        };
        let pot: Result<Vec<u8>, _> = percentages.split(',').map(str::parse).collect();
        let pot = pot.map_err(|_| SettleError::Among)?;
        match pot.iter().map(|part| u32::from(*part)).sum::<u32>() {
            100 => Ok(Among::Pot(pot)),
            sum => Err(SettleError::Pot(sum)),
        }
    }
}

/// What a point is worth, in ten-thousandths: more than nothing, and at most 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate(i64);

/// Reads an amount with up to four decimals, such as `0.10`.
impl FromStr for Rate {
    type Err = SettleError;

    fn from_str(text: &str) -> Result<Rate, SettleError> {
        let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
        let digits = |text: &str, most: usize| {
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            if is_number && text.len() <= most { text.parse::<i64>().ok() } else { None }
        };
        let rate = digits(whole, 4).zip(digits(&format!("{part:0<4}"), 4));
        let rate = rate.filter(|_| !part.is_empty()).map(|(whole, part)| whole * 10_000 + part);
        rate.filter(|rate| (1..=MOST_RATE).contains(rate)).map(Rate).ok_or(SettleError::Rate)
    }
}

/// Writes the amount with two decimals, and more where it has them.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = format!("{:04}", self.0 % 10_000);
        let (cents, rest) = part.split_at(2);
        write!(f, "{}.{cents}{}", self.0 / 10_000, rest.trim_end_matches('0'))
    }
}

/// An amount of money, in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cents(pub i64);

/// Writes `3.20`, `-0.05`.
impl fmt::Display for Cents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}

/// Why evenings cannot be settled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettleError {
    /// Who pays is not said as [`Among`] reads it.
    Among,
    /// The percentages of a pot add up to this.
    Pot(u32),
    /// A point cannot be worth that.
    Rate,
    /// The pot has more shares than a game has places.
    Shares {
        /// How many shares.
        shares: usize,
        /// How many places.
        places: usize,
    },
    /// It comes to more money than can be counted.
    TooMuch,
}

/// What people owe and are owed over some evenings.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// The people, in the order of their seats, those of the first evening first.
    people: Vec<String>,
    /// What each is owed, in parts of a tenth of a point; negative if it is owing. They add up to zero.
    parts: Vec<i128>,
    /// The people's indices, by their names as [`fold`] has them.
    known: BTreeMap<String, usize>,
}

/// A payment between two of some people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Payment {
    /// The index of who pays.
    pub from: usize,
    /// The index of who is paid.
    pub to: usize,
    /// How much.
    pub amount: Cents,
}

/// Who pays whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The people.
    pub people: Vec<String>,
    /// What each is paid in all, negative if it pays. This adds up to zero.
    pub balances: Vec<Cents>,
    /// The payments.
    pub payments: Vec<Payment>,
    /// Whether they are certain to be the fewest.
    pub fewest: bool,
}

impl Account {
    /// Adds a game as it stands. `who` says which person a player's name means.
    ///
    /// Partners are paid, or pay, each by themselves, what their side is: the difference between two
    /// sides changes hands once for each pair of partners.
    ///
    /// # Errors
    /// A pot has more shares than there are places. Nothing is added.
    pub fn add<'a>(
        &mut self,
        game: &'a Game,
        who: impl Fn(&'a str) -> &'a str,
        among: &Among,
    ) -> Result<(), SettleError> {
        let parts = parts(game, among)?;
        let setup = game.setup();
        for seat in setup.players().seats() {
            let name = who(setup.players().name(seat).as_str());
            let index = *self.known.entry(fold(name)).or_insert_with(|| {
                self.people.push(name.to_owned());
                self.parts.push(0);
                self.people.len() - 1
            });
            self.parts[index] += parts[setup.side_of(seat).index()];
        }
        Ok(())
    }

    /// Settles the account, with a point worth so much.
    ///
    /// # Errors
    /// It comes to more money than can be counted.
    pub fn settle(&self, rate: Rate) -> Result<Settlement, SettleError> {
        let balances = in_cents(&self.parts, rate).ok_or(SettleError::TooMuch)?;
        let owing = balances.iter().filter(|cents| cents.0 != 0).count();
        let payments = payments(&balances);
        let (people, fewest) = (self.people.clone(), owing <= MOST_MATCHED);
        Ok(Settlement { people, balances, payments, fewest })
    }
}

/// What each side of a game is owed, in parts of a tenth of a point, the better its place the more.
fn parts(game: &Game, among: &Among) -> Result<Vec<i128>, SettleError> {
    let worth = worth(game);
    let count = worth.len();
    let mut ranks = vec![0; count];
    for place in game.standings() {
        ranks[place.side.index()] = place.rank;
    }
    let between = |one: usize, other: usize| (worth[one] - worth[other]).abs() * PARTS;
    let mut parts = vec![0; count];
    match among {
        Among::All => {
            let sum: i128 = worth.iter().sum();
            let each = worth.iter().map(|worth| (worth * count as i128 - sum) * PARTS);
            parts = each.collect();
        }
        Among::Last => {
            let worst = ranks.iter().max().copied().unwrap_or_default();
            let (last, others): (Vec<usize>, Vec<usize>) =
                (0..count).partition(|side| ranks[*side] == worst);
            for (one, other) in others.iter().flat_map(|it| last.iter().map(move |last| (it, last)))
            {
                let share = between(*one, *other) / last.len() as i128;
                parts[*one] += share;
                parts[*other] -= share;
            }
        }
        Among::Pot(shares) => {
            if shares.len() > count {
                return Err(SettleError::Shares { shares: shares.len(), places: count });
            }
            let first = ranks.iter().position(|rank| *rank == 1).unwrap_or_default();
            let into = |side: usize| if ranks[side] == 1 { 0 } else { between(side, first) };
            let pot: i128 = (0..count).map(into).sum();
            for side in 0..count {
                let rank = ranks[side];
                let equals = ranks.iter().filter(|other| **other == rank).count();
                let places = shares.iter().skip(rank - 1).take(equals);
                let percent: i128 = places.map(|share| i128::from(*share)).sum();
                parts[side] = pot / 100 / equals as i128 * percent - into(side);
            }
        }
    }
    Ok(parts)
}

/// The points of each side in tenths, the more the better. Where several games are played, each from
/// zero, they are those of all.
fn worth(game: &Game) -> Vec<i128> {
    let rules = game.setup().rules();
    let mut totals = game.totals();
    if rules.ending.games.is_some() {
        totals.fill_with(Default::default);
        for posting in game.played().flat_map(|deal| &deal.postings) {
            totals[posting.side.index()] += posting.points;
        }
    }
    let wins = rules.scoring.wins();
    Side::all(totals.len())
        .map(|side| i128::from(wins.worth(totals[side.index()]).in_tenths()))
        .collect()
}

/// Parts of a tenth of a point as whole cents that add up to zero. Odd cents go to the first who
/// have a part of one.
fn in_cents(parts: &[i128], rate: Rate) -> Option<Vec<Cents>> {
    // A tenth at one ten-thousandth is a thousandth of a cent.
    let cent = PARTS * 1000;
    let exact: Vec<i128> =
        parts.iter().map(|part| part.checked_mul(rate.0.into())).collect::<Option<_>>()?;
    let mut odd = -exact.iter().map(|exact| exact.div_euclid(cent)).sum::<i128>();
    let whole = exact.iter().map(|exact| {
        let up = exact.rem_euclid(cent) != 0 && odd > 0;
        odd -= i128::from(up);
        i64::try_from(exact.div_euclid(cent) + i128::from(up)).ok().map(Cents)
    });
    whole.collect()
}

/// The payments after which nobody is owed anything, of amounts that add up to zero: the fewest, for
/// up to [`MOST_MATCHED`] people, and otherwise at most one fewer than the people.
pub fn payments(balances: &[Cents]) -> Vec<Payment> {
    let open: Vec<usize> = (0..balances.len()).filter(|who| balances[*who].0 != 0).collect();
    let groups = if open.len() <= MOST_MATCHED { groups(&open, balances) } else { vec![open] };
    let mut payments: Vec<Payment> = groups.iter().flat_map(|it| within(it, balances)).collect();
    payments.sort_unstable();
    payments
}

/// The people in as many groups as possible that can each settle by themselves.
fn groups(open: &[usize], balances: &[Cents]) -> Vec<Vec<usize>> {
    let members = |set: usize| (0..open.len()).filter(move |place| set >> place & 1 == 1);
    let sum = |set: usize| members(set).map(|it| i128::from(balances[open[it]].0)).sum::<i128>();
    let zero: Vec<bool> = (0..1 << open.len()).map(|set| sum(set) == 0).collect();
    // The most groups in a set, however its members are lined up, with who comes last then.
    let mut best: Vec<(usize, usize)> = vec![(0, 0)];
    for set in 1..zero.len() {
        let without = members(set).map(|last| (best[set & !(1 << last)].0, last));
        let (most, last) = without.max_by_key(|(most, _)| *most).unwrap_or_default();
        best.push((most + usize::from(zero[set]), last));
    }
    let (mut groups, mut set): (Vec<Vec<usize>>, usize) = (Vec::new(), zero.len() - 1);
    while set != 0 {
        if zero[set] {
            groups.push(Vec::new());
        }
        let last = best[set].1;
        groups.last_mut().expect("all of them add up to zero").push(open[last]);
        set &= !(1 << last);
    }
    groups.iter_mut().for_each(|group| group.sort_unstable());
    groups
}

/// The payments within a group, one fewer than its members: the next who owes pays the next who is
/// owed.
fn within(group: &[usize], balances: &[Cents]) -> Vec<Payment> {
    let open = |owed: bool| {
        let side = group.iter().filter(move |who| (balances[**who].0 > 0) == owed);
        side.map(|who| (*who, balances[*who].0.unsigned_abs()))
    };
    let (mut payments, mut owed) = (Vec::new(), open(true));
    let mut next = owed.next();
    for (from, mut owes) in open(false) {
        while let Some((to, left)) = next.filter(|_| owes > 0) {
            let paid = owes.min(left);
            payments.push(Payment { from, to, amount: Cents(paid as i64) });
            owes -= paid;
            next = if left > paid { Some((to, left - paid)) } else { owed.next() };
        }
    }
    payments
}
