//! `settle`: who pays whom after a game or several.

use crate::analysis::{Account, Among, MOST_MATCHED, Rate, SameEvening, Settlement, StatGame};
use crate::cards::line;
use crate::grammar::hints;
use crate::history::History;
use crate::output::json::{self, NamedSchema};
use crate::output::plain;
use crate::store::Selector;
use crate::terminal::{Answer, Context, Failure, Result, games, kept};
use crate::words::{self, messages};
use clap::Args;
use schemars::JsonSchema;
use serde::Serialize;

pub(crate) const SCHEMA: NamedSchema =
    NamedSchema::titled("settle", "Who pays whom", json::schema::<Vec<PaymentBetween>>);

/// Work out who pays whom, in the fewest payments
///
/// hoyle settle
///
/// hoyle settle friday saturday --per-point 0.05 --currency RON --among last
///
/// hoyle settle --among pot:50,30,20
#[derive(Debug, Args)]
pub(crate) struct SettleArgs {
    /// The games, by their ids [default: the current one]
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// What a point is worth
    #[arg(long, value_name = "AMOUNT", default_value = "0.10")]
    per_point: Rate,
    /// The currency
    #[arg(long, value_name = "TEXT", default_value = "EUR", value_parser = currency)]
    currency: String,
    /// all: each pays each; last: the last pays the others; pot:50,30,20: shared out by place
    #[arg(long, value_name = "WHOM", default_value = "all")]
    among: Among,
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
}

/// Who pays whom after the games asked for.
///
/// # Errors
/// A game cannot be read or settled.
pub(crate) fn settle(context: &Context, args: &SettleArgs) -> Result<Answer> {
    let mut evenings = evenings(context, args)?;
    let games: Vec<StatGame> = evenings.iter().map(StatGame::of).collect();
    let copies = SameEvening::all(&games);
    evenings
        .retain(|history| copies.iter().all(|evening| !evening.sets_aside(history.id().as_str())));
    let people = kept::people(context.store()?)?;
    let mut account = Account::default();
    let mut remarks: Vec<String> = copies.iter().map(words::same_evening).collect();
    for history in &evenings {
        let game = history.game();
        let id = history.id().as_str();
        if game.early_end().is_some_and(|end| end.by.abandoned) {
            remarks.push(messages::SettleAbandoned { game: id }.say());
            continue;
        }
        account
            .add(game, |name| people.who(id, name), &args.among)
            .map_err(|error| Failure::usage(words::settle_error(&error)).at(id.to_owned()))?;
        if game.current().is_some() {
            remarks.push(messages::SettleUnfinished { game: id }.say());
        }
    }

    let settled = account
        .settle(args.per_point)
        .map_err(|error| Failure::data(words::settle_error(&error)))?;
    if !settled.fewest {
        remarks.push(messages::SettleNotFewest { people: MOST_MATCHED }.say());
    }
    let payments = payments(&settled);
    let answer = Answer::of(payments.as_slice(), context, records, |payments| {
        Answer::paragraphs(&lines(evenings.len(), payments, args), &context.screen)
    });
    Ok(answer.with_remarks(remarks))
}

/// The games asked for, each once; without any, the current one.
fn evenings(context: &Context, args: &SettleArgs) -> Result<Vec<History>> {
    if args.games.is_empty() {
        return Ok(vec![games::read(context)?.history]);
    }
    games::no_game_option(context)?;
    let store = context.store()?;
    let mut evenings: Vec<History> = Vec::new();
    for game in &args.games {
        let selector: Selector = game
            .parse()
            .map_err(|invalid| Failure::usage(format!("{invalid}")).hint(hints::games()))?;
        let read = store.read(&selector).map_err(|error| games::store_failure(context, error))?;
        if evenings.iter().all(|known| known.id() != read.history.id()) {
            evenings.push(read.history);
        }
    }
    Ok(evenings)
}

fn payments(settled: &Settlement) -> Vec<PaymentBetween> {
    let payments = settled.payments.iter().map(|payment| PaymentBetween {
        from: settled.people[payment.from].clone(),
        to: settled.people[payment.to].clone(),
        amount: payment.amount.to_string(),
    });
    payments.collect()
}

fn records(payments: &[PaymentBetween]) -> String {
    let mut records = String::new();
    for PaymentBetween { from, to, amount } in payments {
        records += &plain::record([from, to, amount]);
    }
    records
}

/// What is settled and how, then each payment.
fn lines(games: usize, payments: &[PaymentBetween], args: &SettleArgs) -> Vec<String> {
    let terms = messages::SettleTerms {
        games,
        rate: words::decimal(args.per_point),
        currency: &args.currency,
        method: method(&args.among),
    };
    let mut lines = vec![terms.say()];
    for PaymentBetween { from, to, amount } in payments {
        let amount = words::decimal(amount);
        lines.push(
            messages::SettlePayment { payer: from, payee: to, amount, currency: &args.currency }
                .say(),
        );
    }
    if payments.is_empty() {
        lines.push(messages::SettleNoPayments.say());
    }
    lines
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
