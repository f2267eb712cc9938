//! Settling up: what everybody owes after some evenings, to the cent, and the fewest payments for it.

use crate::cards::Side;
use crate::game::{Game, fold};
use crate::rules::MOST_PLAYERS;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// The most people for whom the fewest payments are searched.
pub const MOST_MATCHED: usize = 12;

/// The least common multiple of 1 to 26, so that a tenth of a point can be shared among any number of
/// players.
const SHARES: i128 = 26_771_144_400;
const _: () = assert!(MOST_PLAYERS == 26);

/// The number of parts in a tenth of a point. Accounts are kept in parts, so that a percentage of a share is
/// a whole number of them.
const PARTS: i128 = 100 * SHARES;

/// The most that a point may be worth, in ten-thousandths.
const MOST_RATE: i64 = 10_000_000;

/// Who pays for the difference in points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Among {
    /// Of any two, the worse one pays the better one the difference.
    All,
    /// The last pays each of the others the difference between the two. If several are last, they share it.
    Last,
    /// Everybody pays the difference to the first into a pot. These percentages of the pot go to the
    /// places, beginning with the first; equals share the percentages of the places that they take up.
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
        let shares: Result<Vec<u8>, _> = percentages.split(',').map(str::parse).collect();
        let shares = shares.map_err(|_| SettleError::Among)?;
        match shares.iter().map(|share| u32::from(*share)).sum() {
            100 => Ok(Among::Pot(shares)),
            sum => Err(SettleError::Pot(sum)),
        }
    }
}

/// Writes it as it is read.
impl fmt::Display for Among {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Among::All => f.write_str("all"),
            Among::Last => f.write_str("last"),
            Among::Pot(shares) => {
                let shares: Vec<String> = shares.iter().map(u8::to_string).collect();
                write!(f, "pot:{}", shares.join(","))
            }
        }
    }
}

/// The worth of a point, in ten-thousandths: above zero, and at most 1000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate(i64);

/// Reads an amount with up to four decimals, such as `0.10`.
impl FromStr for Rate {
    type Err = SettleError;

    fn from_str(text: &str) -> Result<Rate, SettleError> {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        if decimals.is_empty() {
            return Err(SettleError::Rate);
        }
        let padded = format!("{decimals:0<4}");
        let rate = up_to_four_digits(whole)? * 10_000 + up_to_four_digits(&padded)?;
        if (1..=MOST_RATE).contains(&rate) { Ok(Rate(rate)) } else { Err(SettleError::Rate) }
    }
}

fn up_to_four_digits(text: &str) -> Result<i64, SettleError> {
    let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number { text.parse().map_err(|_| SettleError::Rate) } else { Err(SettleError::Rate) }
}

/// Writes the amount with two decimals, and more where it has them.
impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = format!("{:04}", self.0 % 10_000);
        let (cents, rest) = decimals.split_at(2);
        write!(f, "{}.{cents}{}", self.0 / 10_000, rest.trim_end_matches('0'))
    }
}

/// An amount of money, in cents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cents(pub i64);

/// Writes `3.20`, `-0.05`.
impl fmt::Display for Cents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let size = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:02}", size / 100, size % 100)
    }
}

/// Why evenings cannot be settled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettleError {
    /// The text is not one that [`Among`] reads.
    Among,
    /// The percentages of a pot add up to this, not to 100.
    Pot(u32),
    /// A point cannot be worth that.
    Rate,
    /// The pot has more shares than a game has places.
    Shares {
        /// The number of shares.
        shares: usize,
        /// The number of places.
        places: usize,
    },
    /// The amounts are larger than can be counted.
    TooMuch,
}

/// What people are owed after some evenings.
#[derive(Clone, Debug, Default)]
pub struct Account {
    /// The people, in the order of their seats, those of the first evening first.
    people: Vec<String>,
    /// The balance of each, in parts of a tenth of a point; negative for a debt. They add up to zero.
    parts: Vec<i128>,
    /// The people's indices, by their names in the form of [`fold`].
    known: BTreeMap<String, usize>,
}

/// A payment from one person to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Payment {
    /// The index of the payer.
    pub from: usize,
    /// The index of the recipient.
    pub to: usize,
    /// The amount, above zero.
    pub amount: Cents,
}

/// Who pays whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The people.
    pub people: Vec<String>,
    /// The sum that each is paid, negative for a payer. They add up to zero.
    pub balances: Vec<Cents>,
    /// The payments.
    pub payments: Vec<Payment>,
    /// Whether the payments are certain to be the fewest.
    pub fewest: bool,
}

impl Account {
    /// Adds a game as it stands. `who` returns the person whom a player's name means.
    ///
    /// Each partner is paid, or pays, the full balance of the side.
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
            let Some(part) = parts.get(&setup.side_of(seat)) else { continue };
            let name = who(setup.players().name(seat).as_str());
            let index = *self.known.entry(fold(name)).or_insert_with(|| {
                self.people.push(name.to_owned());
                self.parts.push(0);
                self.people.len() - 1
            });
            self.parts[index] += part;
        }
        Ok(())
    }

    /// Settles the account at a rate.
    ///
    /// # Errors
    /// The amounts are larger than can be counted.
    pub fn settle(&self, rate: Rate) -> Result<Settlement, SettleError> {
        let balances = in_cents(&self.parts, rate).ok_or(SettleError::TooMuch)?;
        let owing = balances.iter().filter(|cents| cents.0 != 0).count();
        Ok(Settlement {
            people: self.people.clone(),
            payments: payments(&balances),
            balances,
            fewest: owing <= MOST_MATCHED,
        })
    }
}

/// The balance of each side that has a place, in parts of a tenth of a point; negative for a debt.
fn parts(game: &Game, among: &Among) -> Result<BTreeMap<Side, i128>, SettleError> {
    let totals = worths(game);
    let mut places = game.standings();
    places.sort_by_key(|place| place.side);
    let worths: Vec<i128> = places.iter().map(|place| totals[place.side.index()]).collect();
    let ranks: Vec<usize> = places.iter().map(|place| place.rank).collect();

    let parts = match among {
        Among::All => paid_by_all(&worths),
        Among::Last => paid_by_last(&worths, &ranks),
        Among::Pot(shares) if shares.len() > worths.len() => {
            return Err(SettleError::Shares { shares: shares.len(), places: worths.len() });
        }
        Among::Pot(shares) => paid_from_pot(&worths, &ranks, shares),
    };
    Ok(places.iter().map(|place| place.side).zip(parts).collect())
}

/// A side's differences from all sides add up to its worth times their number, less the sum of all worths.
fn paid_by_all(worths: &[i128]) -> Vec<i128> {
    let sum: i128 = worths.iter().sum();
    worths.iter().map(|worth| (worth * worths.len() as i128 - sum) * PARTS).collect()
}

fn paid_by_last(worths: &[i128], ranks: &[usize]) -> Vec<i128> {
    let worst = ranks.iter().max().copied().unwrap_or_default();
    let (last, others): (Vec<usize>, Vec<usize>) =
        (0..worths.len()).partition(|side| ranks[*side] == worst);
    let mut parts = vec![0; worths.len()];
    for winner in &others {
        for loser in &last {
            let share = (worths[*winner] - worths[*loser]).abs() * PARTS / last.len() as i128;
            parts[*winner] += share;
            parts[*loser] -= share;
        }
    }
    parts
}

fn paid_from_pot(worths: &[i128], ranks: &[usize], shares: &[u8]) -> Vec<i128> {
    let best = ranks.iter().position(|rank| *rank == 1).unwrap_or_default();
    let mut stakes = Vec::new();
    for (worth, rank) in worths.iter().zip(ranks) {
        let is_first = *rank == 1;
        let difference = (worth - worths[best]).abs();
        stakes.push(if is_first { 0 } else { difference * PARTS });
    }
    let pot: i128 = stakes.iter().sum();

    let mut parts = Vec::new();
    for (stake, rank) in stakes.iter().zip(ranks) {
        let equals = ranks.iter().filter(|other| *other == rank).count();
        let percent: i128 =
            shares.iter().skip(rank - 1).take(equals).map(|share| i128::from(*share)).sum();
        parts.push(pot / 100 / equals as i128 * percent - stake);
    }
    parts
}

/// The points of each side in tenths, more for a better side. Where several games are played, each from
/// zero, they are the points of all games.
fn worths(game: &Game) -> Vec<i128> {
    let rules = game.setup().rules();
    let mut totals = game.totals();
    if rules.ending.games.is_some() {
        totals.fill_with(Default::default);
        for posting in game.played().flat_map(|deal| &deal.postings) {
            totals[posting.side.index()] += posting.points;
        }
    }
    let wins = rules.scoring.wins();
    totals.into_iter().map(|total| i128::from(wins.worth(total).in_tenths())).collect()
}

/// Parts of a tenth of a point as whole cents that add up to zero; `None` if they are too many. Amounts
/// are rounded down, and the first people who lose by this get one of the cents left over.
fn in_cents(parts: &[i128], rate: Rate) -> Option<Vec<Cents>> {
    // A tenth at one ten-thousandth is a thousandth of a cent.
    let cent = PARTS * 1000;
    let mut cents = Vec::new();
    let mut has_rest = Vec::new();
    for part in parts {
        let exact = part.checked_mul(rate.0.into())?;
        cents.push(exact.div_euclid(cent));
        has_rest.push(exact.rem_euclid(cent) != 0);
    }

    let mut left_over = -cents.iter().sum::<i128>();
    for (cents, has_rest) in cents.iter_mut().zip(has_rest) {
        if has_rest && left_over > 0 {
            *cents += 1;
            left_over -= 1;
        }
    }
    cents.into_iter().map(|cents| i64::try_from(cents).ok().map(Cents)).collect()
}

/// The payments that settle balances, which add up to zero: the fewest, for up to [`MOST_MATCHED`] people,
/// and otherwise at most one fewer than the people.
pub fn payments(balances: &[Cents]) -> Vec<Payment> {
    let open: Vec<usize> = (0..balances.len()).filter(|who| balances[*who].0 != 0).collect();
    let groups = if open.len() <= MOST_MATCHED { groups(&open, balances) } else { vec![open] };
    let mut payments = Vec::new();
    for group in groups {
        payments.extend(payments_within(&group, balances));
    }
    payments.sort_unstable();
    payments
}

/// The people in as many groups as possible that can each settle by themselves.
fn groups(open: &[usize], balances: &[Cents]) -> Vec<Vec<usize>> {
    // A set of people is a number with a bit for each. Its members are added one by one, and whenever the
    // balances so far add up to zero, a group is complete. `best` holds, for every set, the most groups
    // that some order completes, and the member added last.
    let mut is_even = vec![true];
    let mut best: Vec<(usize, usize)> = vec![(0, 0)];
    for set in 1_usize..1 << open.len() {
        let members = (0..open.len()).filter(|member| set >> member & 1 == 1);
        let sum: i128 = members.clone().map(|member| i128::from(balances[open[member]].0)).sum();
        let candidates = members.map(|last| (best[set & !(1 << last)].0, last));
        let (groups, last) = candidates.max_by_key(|(groups, _)| *groups).unwrap_or_default();
        is_even.push(sum == 0);
        best.push((groups + usize::from(sum == 0), last));
    }

    // Take the members away again, the last one first. At every even set another group begins.
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut set = is_even.len() - 1;
    while set != 0 {
        if is_even[set] {
            groups.push(Vec::new());
        }
        let last = best[set].1;
        groups.last_mut().expect("all balances add up to zero").push(open[last]);
        set &= !(1 << last);
    }
    for group in &mut groups {
        group.sort_unstable();
    }
    groups
}

/// The payments within a group, at most one fewer than its members: the next debtor pays the next creditor.
fn payments_within(group: &[usize], balances: &[Cents]) -> Vec<Payment> {
    let mut creditors = group.iter().copied().filter(|who| balances[*who].0 > 0);
    let debtors = group.iter().copied().filter(|who| balances[*who].0 < 0);
    let mut payments = Vec::new();
    let mut to = 0;
    let mut credit = 0;
    for from in debtors {
        let mut debt = balances[from].0.unsigned_abs();
        while debt > 0 {
            if credit == 0 {
                let Some(creditor) = creditors.next() else { return payments };
                to = creditor;
                credit = balances[to].0.unsigned_abs();
            }
            let paid = debt.min(credit);
            payments.push(Payment { from, to, amount: Cents(paid as i64) });
            debt -= paid;
            credit -= paid;
        }
    }
    payments
}
