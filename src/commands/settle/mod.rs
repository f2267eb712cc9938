//! `settle`: who pays whom after a game or several.

mod choose;
mod transfer;

use crate::analysis::{Among, MOST_MATCHED, Rate, SameEvening, Settlement, StatGame};
use crate::cards::line;
use crate::game::fold;
use crate::history::History;
use crate::output::json::{self, NamedSchema};
use crate::output::{plain, qr};
use crate::terminal::ledger::{self, LedgerEntry, PaidAmount, SettledGames};
use crate::terminal::{Answer, Context, Failure, Result, answer, kept};
use crate::words::{self, Hint, messages};
use choose::ChosenGames;
use clap::{Args, ValueEnum};
use schemars::JsonSchema;
use serde::Serialize;
use transfer::PayeeAccount;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("settle", "Who pays whom", json::schema::<Vec<PaymentBetween>>);

/// Work out who pays whom, in the fewest payments
///
/// hoyle settle friday saturday --per-point 0.05 --currency RON --among last
#[derive(Debug, Args)]
pub(crate) struct SettleArgs {
    #[command(flatten)]
    games: ChosenGames,
    /// What a point is worth
    #[arg(long, value_name = "AMOUNT", default_value = "0.10")]
    per_point: Rate,
    /// The currency
    #[arg(long, value_name = "TEXT", default_value = "EUR", value_parser = currency)]
    currency: String,
    /// Who pays: all, last or pot:50,30,20
    #[arg(long, value_name = "WHOM", default_value = "all")]
    among: Among,
    /// Enter it in the ledger, as paid or owed
    #[arg(
        long, value_enum, value_name = "AS", num_args = 0..=1, require_equals = true,
        default_missing_value = "paid", hide_possible_values = true
    )]
    record: Option<RecordedAs>,
    /// Draw a code for bank transfers to this player
    #[arg(long, value_name = "PLAYER=IBAN")]
    iban: Vec<PayeeAccount>,
}

/// What the ledger says of the payments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum RecordedAs {
    Paid,
    Owed,
}

impl SettleArgs {
    /// Whether it enters something in the ledger.
    pub(crate) const fn records(&self) -> bool {
        self.record.is_some()
    }
}

fn currency(text: &str) -> Result<String, String> {
    line(text, 8).map_err(|_| messages::SettleErrorCurrency.say())
}

/// A payment.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PaymentBetween {
    /// Who pays.
    from: String,
    /// Who is paid.
    to: String,
    /// How much, with two decimals.
    amount: String,
    /// What the code for a bank transfer says, by EPC069-12, if an IBAN is given.
    #[serde(skip_serializing_if = "Option::is_none")]
    transfer: Option<String>,
}

/// Who pays whom after the games asked for.
///
/// # Errors
/// A game cannot be read or settled, or is in the ledger already.
pub(crate) fn settle(context: &Context, args: &SettleArgs) -> Result<Answer> {
    if !args.iban.is_empty() && args.currency != "EUR" {
        return Err(Failure::usage(messages::TransferCurrency.say()));
    }
    let people = kept::people(context.store()?)?;
    let (mut evenings, mut remarks) = choose::evenings(context, &args.games, &people)?;
    let games: Vec<StatGame> = evenings.iter().map(StatGame::of).collect();
    let copies = SameEvening::all(&games);
    evenings
        .retain(|history| copies.iter().all(|evening| !evening.sets_aside(history.id().as_str())));
    remarks.extend(copies.iter().map(words::same_evening));
    let (account, of_games) = ledger::account(&evenings, &people, &args.among)?;
    remarks.extend(of_games);

    let settled = account
        .settle(args.per_point)
        .map_err(|error| Failure::data(words::settle_error(&error)))?;
    if !settled.fewest {
        remarks.push(messages::SettleNotFewest { people: MOST_MATCHED }.say());
    }
    let payments = payments(&settled, args, &evenings);
    for account in &args.iban {
        if payments.iter().all(|payment| fold(&payment.to) != fold(&account.player)) {
            remarks.push(messages::TransferNobody { player: &account.player }.say());
        }
    }
    if let Some(recorded_as) = args.record {
        record(context, args, recorded_as, &evenings, &settled)?;
        remarks.push(messages::LedgerRecorded { is_paid: recorded_as == RecordedAs::Paid }.say());
        let purpose = messages::HintPurpose { hint: "undo" }.say();
        remarks.push(context.hint(&Hint::of_folder(purpose, "debts --undo")));
    }
    let answer = Answer::of(payments.as_slice(), context, records, |payments| {
        Answer::result(text(context, evenings.len(), payments, args))
    });
    Ok(answer.with_remarks(remarks))
}

/// Enters the games and their terms in the ledger, and the payments if they were made.
fn record(
    context: &Context,
    args: &SettleArgs,
    recorded_as: RecordedAs,
    evenings: &[History],
    settled: &Settlement,
) -> Result<()> {
    let games: Vec<String> = evenings.iter().map(|history| history.id().to_string()).collect();
    let paid = match recorded_as {
        RecordedAs::Paid => PaidAmount::of(settled, &args.currency),
        RecordedAs::Owed => Vec::new(),
    };
    ledger::change(context.store()?, |entries| {
        for known in entries.iter().filter_map(|entry| entry.settled.as_ref()) {
            if let Some(game) = games.iter().find(|game| known.games.contains(game)) {
                let debts = Hint::of_folder(messages::HintDebts.say(), "debts");
                return Err(Failure::usage(messages::LedgerHasGame { game }.say()).hint(debts));
            }
        }
        entries.push(LedgerEntry {
            day: context.now().local_date().to_string(),
            settled: Some(SettledGames {
                games,
                per_point: args.per_point.to_string(),
                among: args.among.to_string(),
                currency: args.currency.clone(),
            }),
            paid,
        });
        Ok(())
    })
}

fn payments(settled: &Settlement, args: &SettleArgs, evenings: &[History]) -> Vec<PaymentBetween> {
    let games: Vec<&str> = evenings.iter().map(|history| history.id().as_str()).collect();
    let mut payments = Vec::new();
    for payment in &settled.payments {
        let to = settled.people[payment.to].clone();
        let amount = payment.amount.to_string();
        let account = args.iban.iter().find(|account| fold(&account.player) == fold(&to));
        payments.push(PaymentBetween {
            from: settled.people[payment.from].clone(),
            to,
            transfer: account.map(|account| account.payload(&amount, &games.join(" "))),
            amount,
        });
    }
    payments
}

fn records(payments: &[PaymentBetween]) -> String {
    let mut records = String::new();
    for PaymentBetween { from, to, amount, .. } in payments {
        records += &plain::record([from, to, amount]);
    }
    records
}

/// What is settled and how, then each payment, with its code if there is one.
fn text(context: &Context, games: usize, payments: &[PaymentBetween], args: &SettleArgs) -> String {
    let terms = messages::SettleTerms {
        games,
        rate: words::decimal(args.per_point),
        currency: &args.currency,
        method: method(&args.among),
    };
    let mut text = paragraph(context, &terms.say());
    for PaymentBetween { from, to, amount, transfer } in payments {
        let amount = words::decimal(amount);
        let payment =
            messages::SettlePayment { payer: from, payee: to, amount, currency: &args.currency };
        text += &paragraph(context, &payment.say());
        if let Some(code) =
            transfer.as_deref().and_then(|text| qr::drawn(text, qr::ECL::M, context.screen.look))
        {
            text += &code;
        }
    }
    if payments.is_empty() {
        text += &paragraph(context, &messages::SettleNoPayments.say());
    }
    text
}

fn paragraph(context: &Context, text: &str) -> String {
    answer::fold(text, context.screen.fold_at) + "\n"
}

/// How points become payments, as a sentence.
fn method(among: &Among) -> String {
    match among {
        Among::All => messages::SettleAmongAll.say(),
        Among::Last => messages::SettleAmongLast.say(),
        Among::Pot(shares) => {
            let percents = shares.iter().map(|number| messages::GrammarPercent { number }.say());
            messages::SettleAmongPot { shares: words::joined(percents, ", ") }.say()
        }
    }
}
