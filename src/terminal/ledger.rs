//! The ledger: which games were settled, on which terms, and what has been paid.

use super::{Context, Failure, Result, kept};
use crate::analysis::{Account, Among, Cents, People, Rate, SettleError, Settlement, payments};
use crate::game::fold;
use crate::history::{GameId, History};
use crate::store::{Selector, Store, TextFile};
use crate::words::{self, messages};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};

/// The largest payment, in cents.
const MOST_CENTS: i64 = 1_000_000_000_000;

/// An entry of the ledger: a line of its file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LedgerEntry {
    /// The day on which it was recorded.
    pub(crate) day: String,
    /// The games that were settled, and on which terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) settled: Option<SettledGames>,
    /// What was paid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) paid: Vec<PaidAmount>,
}

/// Games that were settled together.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SettledGames {
    pub(crate) games: Vec<String>,
    pub(crate) per_point: String,
    pub(crate) among: String,
    pub(crate) currency: String,
}

/// A payment that was made.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PaidAmount {
    from: String,
    to: String,
    cents: i64,
    currency: String,
}

/// A payment that is due or was made.
#[derive(Clone, Serialize, JsonSchema)]
pub(crate) struct PaymentJson {
    /// Who pays.
    pub(crate) from: String,
    /// Who is paid.
    pub(crate) to: String,
    /// How much, with two decimals.
    pub(crate) amount: String,
    /// In which currency.
    pub(crate) currency: String,
}

/// What is open, and what to know about it.
pub(crate) struct OpenDebts {
    pub(crate) payments: Vec<PaidAmount>,
    pub(crate) remarks: Vec<String>,
}

impl PaidAmount {
    /// The payments of a settlement.
    pub(crate) fn of(settled: &Settlement, currency: &str) -> Vec<PaidAmount> {
        let paid = settled.payments.iter().map(|payment| PaidAmount {
            from: settled.people[payment.from].clone(),
            to: settled.people[payment.to].clone(),
            cents: payment.amount.0,
            currency: currency.to_owned(),
        });
        paid.collect()
    }

    pub(crate) fn is_by(&self, player: &str) -> bool {
        fold(&self.from) == fold(player)
    }

    fn names(&self, player: &str) -> bool {
        [&self.from, &self.to].iter().any(|name| fold(name) == fold(player))
    }

    pub(crate) fn json(&self) -> PaymentJson {
        PaymentJson {
            from: self.from.clone(),
            to: self.to.clone(),
            amount: Cents(self.cents).to_string(),
            currency: self.currency.clone(),
        }
    }
}

/// The entries of the ledger, in the order in which they were recorded.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn read(store: &Store) -> Result<Vec<LedgerEntry>> {
    let text = store.read_text(TextFile::LEDGER).map_err(|error| Failure::beside(&error))?;
    parse(store, text.as_deref())
}

fn parse(store: &Store, text: Option<&str>) -> Result<Vec<LedgerEntry>> {
    let mut entries: Vec<LedgerEntry> = Vec::new();
    for (index, line) in text.unwrap_or_default().lines().enumerate() {
        let unreadable = |reason: String| {
            let place = format!("{}:{}", store.text_path(TextFile::LEDGER).display(), index + 1);
            Failure::data(messages::PeopleErrorUnreadable { reason: &reason }.say())
                .note([messages::StoreRemedyFile.say()])
                .at(place)
        };
        let entry: LedgerEntry =
            serde_json::from_str(line).map_err(|error| unreadable(error.to_string()))?;
        if let Some(settled) = &entry.settled {
            settled.terms().map_err(|error| unreadable(words::settle_error(&error)))?;
        }
        if entry.paid.iter().any(|paid| !(0..=MOST_CENTS).contains(&paid.cents)) {
            return Err(unreadable(words::settle_error(&SettleError::TooMuch)));
        }
        entries.push(entry);
    }
    Ok(entries)
}

/// Changes the ledger, and returns once the change is on the disk.
///
/// # Errors
/// The change is refused, or the file cannot be read or written.
pub(crate) fn change<T>(
    store: &Store,
    change: impl FnOnce(&mut Vec<LedgerEntry>) -> Result<T>,
) -> Result<T> {
    let locked = store.lock_text(TextFile::LEDGER).map_err(|error| Failure::beside(&error))?;
    let mut entries = parse(store, locked.text.as_deref())?;
    let changed = change(&mut entries)?;
    let lines: Vec<String> = entries
        .iter()
        .map(|entry| serde_json::to_string(entry).expect("an entry is JSON") + "\n")
        .collect();
    locked.replace(&lines.concat()).map_err(|error| Failure::beside(&error))?;
    Ok(changed)
}

/// Spells a name otherwise in the ledger, if there is one.
///
/// # Errors
/// The file cannot be read or written.
pub(crate) fn rename(store: &Store, old: &str, new: &str) -> Result<()> {
    if read(store)?.iter().flat_map(|entry| &entry.paid).all(|paid| !paid.names(old)) {
        return Ok(());
    }
    change(store, |entries| {
        for paid in entries.iter_mut().flat_map(|entry| &mut entry.paid) {
            for name in [&mut paid.from, &mut paid.to] {
                if fold(name) == fold(old) {
                    new.clone_into(name);
                }
            }
        }
        Ok(())
    })
}

impl SettledGames {
    fn terms(&self) -> std::result::Result<(Rate, Among), SettleError> {
        Ok((self.per_point.parse()?, self.among.parse()?))
    }
}

/// The account of some games, and what to know about it. An abandoned game does not count.
///
/// # Errors
/// A pot has more shares than a game has places.
pub(crate) fn account<'h>(
    games: impl IntoIterator<Item = &'h History>,
    people: &'h People,
    among: &Among,
) -> Result<(Account, Vec<String>)> {
    let mut account = Account::default();
    let mut remarks = Vec::new();
    for history in games {
        let game = history.game();
        let id = history.id().as_str();
        if game.early_end().is_some_and(|end| end.by.abandoned) {
            remarks.push(messages::SettleAbandoned { game: id }.say());
            continue;
        }
        account
            .add(game, |name| people.who(id, name), among)
            .map_err(|error| Failure::usage(words::settle_error(&error)).at(id.to_owned()))?;
        if game.current().is_some() {
            remarks.push(messages::SettleUnfinished { game: id }.say());
        }
    }
    Ok((account, remarks))
}

/// What people are owed in one currency.
#[derive(Default)]
struct Balances {
    people: Vec<String>,
    cents: Vec<Cents>,
    known: HashMap<String, usize>,
}

impl Balances {
    fn add(&mut self, person: &str, cents: i64) -> Result<()> {
        let index = *self.known.entry(fold(person)).or_insert_with(|| {
            self.people.push(person.to_owned());
            self.cents.push(Cents(0));
            self.people.len() - 1
        });
        let sum = self.cents[index].0.checked_add(cents);
        self.cents[index] = Cents(sum.ok_or_else(too_much)?);
        Ok(())
    }
}

fn too_much() -> Failure {
    Failure::data(words::settle_error(&SettleError::TooMuch))
}

/// What is open after everything in the ledger, in the fewest payments for each currency: the games as they
/// are now, less what was paid.
///
/// # Errors
/// The ledger cannot be read, or the amounts cannot be counted.
pub(crate) fn open(context: &Context, entries: &[LedgerEntry]) -> Result<OpenDebts> {
    let store = context.store()?;
    let people = kept::people(store)?;
    let mut balances: BTreeMap<&str, Balances> = BTreeMap::new();
    let mut remarks = Vec::new();
    for entry in entries {
        if let Some(settled) = &entry.settled {
            match games(store, settled) {
                Ok(games) => {
                    let (rate, among) = settled
                        .terms()
                        .map_err(|error| Failure::data(words::settle_error(&error)))?;
                    let (account, _) = account(&games, &people, &among)?;
                    let settled_now = account.settle(rate).map_err(|_| too_much())?;
                    let of_currency = balances.entry(&settled.currency).or_default();
                    for (person, cents) in settled_now.people.iter().zip(&settled_now.balances) {
                        of_currency.add(person, cents.0)?;
                    }
                }
                Err(reason) => {
                    let games = words::and(&settled.games);
                    remarks.push(messages::LedgerGamesUnreadable { games, reason }.say());
                    continue;
                }
            }
        }
        for paid in &entry.paid {
            let of_currency = balances.entry(&paid.currency).or_default();
            of_currency.add(people.player(&paid.from), paid.cents)?;
            of_currency.add(people.player(&paid.to), -paid.cents)?;
        }
    }

    let mut open = Vec::new();
    for (currency, Balances { people, cents, .. }) in balances {
        let payments = payments(&cents);
        let settled = Settlement { people, balances: cents, payments, fewest: true };
        open.extend(PaidAmount::of(&settled, currency));
    }
    Ok(OpenDebts { payments: open, remarks })
}

/// The games of an entry as they are now, or why one cannot be read.
fn games(store: &Store, settled: &SettledGames) -> std::result::Result<Vec<History>, String> {
    let mut games = Vec::new();
    for id in &settled.games {
        let id = id.parse::<GameId>().map_err(|error| error.to_string())?;
        let read = store.read(&Selector::Id(id)).map_err(|error| error.to_string())?;
        games.push(read.history);
    }
    Ok(games)
}
