//! `settle`: who pays whom after a game or several.

use crate::analysis::{Account, Among, Rate, SettleError};
use crate::cards::line;
use crate::grammar::hints;
use crate::history::History;
use crate::output::plain;
use crate::store::Selector;
use crate::terminal::{Answer, Context, Failure, games, kept};
use crate::views::PaymentBetween;
use crate::words;
use crate::words::messages;
use clap::Args;

/// Work out who pays whom, in the fewest payments
#[derive(Debug, Args)]
pub(crate) struct SettleArgs {
    /// The games, by their ids [default: the current one]
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// What a point is worth
    #[arg(long, value_name = "AMOUNT", default_value = "0.10", value_parser = rate)]
    pub(crate) per_point: Rate,
    /// The currency
    #[arg(long, value_name = "TEXT", default_value = "EUR", value_parser = currency)]
    pub(crate) currency: String,
    /// all: each pays each; last: the last pays the others; pot:50,30,20: shared out by place
    #[arg(long, value_name = "WHOM", default_value = "all", value_parser = among)]
    pub(crate) among: Among,
}

fn rate(text: &str) -> Result<Rate, String> {
    text.parse().map_err(|fault: SettleError| fault.to_string())
}

fn among(text: &str) -> Result<Among, String> {
    text.parse().map_err(|fault: SettleError| fault.to_string())
}

fn currency(text: &str) -> Result<String, String> {
    line(text, 8).map_err(|_| messages::SettleErrorCurrency.say())
}

/// Who pays whom after the games asked for.
pub(crate) fn settle(context: &Context, asked: &SettleArgs) -> Result<Answer, Failure> {
    let evenings = evenings(context, asked)?;
    let people = kept::people(&context.store()?)?;
    let mut account = Account::default();
    let mut remarks = Vec::new();
    for history in &evenings {
        let (game, id) = (history.game(), history.id().as_str());
        let added = account.add(game, |name| people.who(id, name), &asked.among);
        added.map_err(|fault| Failure::usage(words::settle_error(&fault)).at(id.to_owned()))?;
        remarks.extend(game.current().map(|_| messages::SettleUnfinished { game: id }.say()));
    }
    let settled = account.settle(asked.per_point);
    let settled = settled.map_err(|fault| Failure::data(words::settle_error(&fault)))?;
    remarks.extend((!settled.fewest).then(words::perhaps_not_fewest));
    let payments = PaymentBetween::all(&settled);
    let records = |all: &Vec<PaymentBetween>| -> String {
        all.iter().map(|it| plain::record([&it.from, &it.to, &it.amount])).collect()
    };
    let answer = Answer::of(&payments, context, records, |payments| {
        let (rate, currency) = (asked.per_point, &asked.currency);
        let mut lines = vec![words::settled_by(evenings.len(), rate, currency, &asked.among)];
        lines.extend(payments.iter().map(|it| {
            messages::SettlePayment {
                payer: &it.from,
                payee: &it.to,
                amount: words::decimal(&it.amount),
                currency,
            }
            .say()
        }));
        lines.extend(payments.is_empty().then(|| messages::SettleNoPayments.say()));
        Answer::paragraphs(&lines, context)
    });
    Ok(answer.with_remarks(remarks))
}

/// The games asked for, each once; without any, the current one.
fn evenings(context: &Context, asked: &SettleArgs) -> Result<Vec<History>, Failure> {
    if asked.games.is_empty() {
        return Ok(vec![games::read(context)?.history]);
    }
    games::no_game_option(context)?;
    let store = context.store()?;
    let mut evenings: Vec<History> = Vec::new();
    for game in &asked.games {
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
