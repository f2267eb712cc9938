//! `debts`: what is open after everything in the ledger.

use crate::output::json::{self, NamedSchema};
use crate::output::plain;
use crate::terminal::ledger::{self, LedgerEntry, PaymentJson};
use crate::terminal::{Answer, Context, Failure, Result};
use crate::words::{self, Hint, messages};
use clap::Args;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("debts", "What is open in the ledger", json::schema::<Vec<PaymentJson>>);

/// Show what is owed in the ledger of settle --record, or record that it was paid
///
/// hoyle debts
///
/// hoyle debts --paid Ana
#[derive(Debug, Args)]
pub(crate) struct DebtsArgs {
    /// Record that this player has paid everything owed
    #[arg(long, value_name = "PLAYER")]
    pub(crate) paid: Option<String>,
    /// Remove the last entry of the ledger
    #[arg(long, conflicts_with = "paid")]
    pub(crate) undo: bool,
}

/// What is open, after a change to the ledger if one is asked for.
///
/// # Errors
/// The ledger cannot be read or changed, or nothing is owed.
pub(crate) fn debts(context: &Context, args: &DebtsArgs) -> Result<Answer> {
    let store = context.store()?;
    let mut said = Vec::new();
    if let Some(player) = &args.paid {
        let paid = ledger::change(store, |entries| pay(context, entries, player))?;
        said.extend(paid.iter().map(payment));
    } else if args.undo {
        let day = ledger::change(store, |entries| {
            let last = entries.pop().map(|entry| entry.day);
            last.ok_or_else(|| Failure::usage(messages::LedgerEmpty.say()))
        })?;
        said.push(messages::LedgerUndone { day: words::day(&day) }.say());
    }

    let open = ledger::open(context, &ledger::read(store)?)?;
    let json: Vec<PaymentJson> = open.payments.iter().map(|payment| payment.json()).collect();
    let answer = Answer::of(json.as_slice(), context, records, |json| {
        said.extend(json.iter().map(debt));
        if json.is_empty() {
            said.push(messages::SettleNoPayments.say());
        }
        let answer = Answer::paragraphs(&said, &context.screen);
        if args.paid.is_none() {
            return answer;
        }
        let purpose = messages::HintPurpose { hint: "undo" }.say();
        answer.remark(context.hint(&Hint::of_folder(purpose, "debts --undo")))
    });
    Ok(answer.with_remarks(open.remarks))
}

/// Enters that a player has paid everything, and returns the payments.
fn pay(
    context: &Context,
    entries: &mut Vec<LedgerEntry>,
    player: &str,
) -> Result<Vec<PaymentJson>> {
    let mut paid = ledger::open(context, entries)?.payments;
    paid.retain(|payment| payment.is_by(player));
    if paid.is_empty() {
        let player = words::quoted(player);
        return Err(Failure::usage(messages::DebtsNothing { player }.say()));
    }
    let json = paid.iter().map(|payment| payment.json()).collect();
    let day = context.now().local_date().to_string();
    entries.push(LedgerEntry { day, settled: None, paid });
    Ok(json)
}

fn payment(PaymentJson { from, to, amount, currency }: &PaymentJson) -> String {
    let amount = words::decimal(amount);
    messages::SettlePayment { payer: from, payee: to, amount, currency }.say()
}

fn debt(PaymentJson { from, to, amount, currency }: &PaymentJson) -> String {
    let amount = words::decimal(amount);
    messages::DebtsOwes { payer: from, payee: to, amount, currency }.say()
}

fn records(payments: &[PaymentJson]) -> String {
    let mut records = String::new();
    for PaymentJson { from, to, amount, currency } in payments {
        records += &plain::record([from, to, amount, currency]);
    }
    records
}
