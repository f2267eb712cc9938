//! `players` and `settle`: who took part over the years, and who pays whom.

use crate::analysis::{Account, Attended, People, PeopleError, Tallied};
use crate::grammar::{PlayersChange, Settle};
use crate::history::{GameId, History};
use crate::output::{plain, text};
use crate::store::{Selector, Store, StoreError};
use crate::terminal::kept::{self, KeptGame};
use crate::terminal::{Answer, Context, Failure, games};
use crate::views::{PaymentBetween, PlayerSummary};
use crate::words::{self, Hint};

/// Which names are one player's, as the folder has it.
pub(super) fn people(store: &Store) -> Result<People, Failure> {
    let text = store.names_text().map_err(|error| Failure::data(error.to_string()))?;
    read(store, &text)
}

fn read(store: &Store, text: &str) -> Result<People, Failure> {
    let place = || store.names_path().display().to_string();
    People::read(text).map_err(|error| Failure::data(words::people_error(&error)).at(place()))
}

/// The players of all games; or says something of their names, and then lists them.
pub(super) fn players(
    context: &Context,
    change: Option<&PlayersChange>,
) -> Result<Answer, Failure> {
    let store = context.store()?;
    let trouble = |error: StoreError| Failure::data(error.to_string());
    let known = people(&store)?;
    let (mut attended, mut remarks) = (Vec::new(), Vec::new());
    let mut failed = None;
    let of =
        |id: &GameId, game: Result<KeptGame, StoreError>| {
            game.map(|KeptGame { tallied: Tallied { day: last, people: names, .. }, .. }| {
                Attended { game: id.to_string(), names, last }
            })
        };
    kept::each(&store, of, |read| {
        match read {
            Ok(it) => attended.push(it),
            // Who sat with whom has to be known; of a journal that is damaged nobody can say.
            Err(error) if change.is_some() && !matches!(error, StoreError::Journal { .. }) => {
                failed = Some(trouble(error));
            }
            Err(error) => remarks.push(error.to_string()),
        }
        failed.is_none()
    })?;
    failed.map_or(Ok(()), Err)?;
    let list = |people: &People| PlayerSummary::all(people, &attended);
    let records = |all: &Vec<PlayerSummary>| -> String {
        all.iter().map(|it| plain::record(it.record())).collect()
    };
    let Some(change) = change else {
        let all = list(&known);
        if all.is_empty() {
            remarks.extend([words::no_games(false), context.hint(&Hint::New)]);
        }
        let answer = Answer::of(&all, context, records, |all| match all.as_slice() {
            [] => Answer::default(),
            all => Answer::result(text::grid(&PlayerSummary::grid(all), context.look)),
        });
        return Ok(answer.with_remarks(remarks));
    };
    games::no_game_option(context)?;
    let change = change.meant();
    let changed = |mut people: People| {
        let back = people.change(&change, &attended).map_err(|error| {
            let sentence = words::people_error(&error);
            match error {
                PeopleError::Incomplete => Failure::usage(sentence),
                PeopleError::NotThere { .. } | PeopleError::NoSuchGame(_) => {
                    Failure::against(sentence.into()).hint(Hint::Games)
                }
                _ => Failure::against(sentence.into()).hint(Hint::Players),
            }
        });
        back.map(|back| (people, back))
    };
    // What is refused leaves no lock behind.
    changed(known)?;
    let names = store.lock_names().map_err(trouble)?;
    let (people, back) = changed(read(&store, &names.text)?)?;
    names.replace(&people.text()).map_err(trouble)?;
    let said = words::people_changed(&change, &back);
    let answer = Answer::of(&list(&people), context, records, |_| {
        Answer::paragraphs(&[said], context).remark(context.hint(&Hint::People(back)))
    });
    Ok(answer.with_remarks(remarks))
}

/// Who pays whom after the games asked for.
pub(super) fn settle(context: &Context, asked: &Settle) -> Result<Answer, Failure> {
    let evenings = evenings(context, asked)?;
    let people = people(&context.store()?)?;
    let mut account = Account::default();
    let mut remarks = Vec::new();
    for history in &evenings {
        let (game, id) = (history.game(), history.id().as_str());
        let added = account.add(game, |name| people.who(id, name), &asked.among);
        added.map_err(|error| Failure::usage(words::settle_error(&error)).at(id.to_owned()))?;
        remarks.extend(game.current().map(|_| words::settled_early(id)));
    }
    let settled = account.settle(asked.per_point);
    let settled = settled.map_err(|error| Failure::data(words::settle_error(&error)))?;
    remarks.extend((!settled.fewest).then(words::perhaps_not_fewest));
    let payments = PaymentBetween::all(&settled);
    let records = |all: &Vec<PaymentBetween>| -> String {
        all.iter().map(|it| plain::record([&it.from, &it.to, &it.amount])).collect()
    };
    let answer = Answer::of(&payments, context, records, |payments| {
        let (rate, currency) = (asked.per_point, &asked.currency);
        let mut lines = vec![words::settled_by(evenings.len(), rate, currency, &asked.among)];
        lines.extend(
            payments
                .iter()
                .map(|it| words::pays(&it.from, &it.to, words::decimal(&it.amount), currency)),
        );
        lines.extend(payments.is_empty().then(words::nobody_pays));
        Answer::paragraphs(&lines, context)
    });
    Ok(answer.with_remarks(remarks))
}

/// The games asked for, each once; without any, the current one.
fn evenings(context: &Context, asked: &Settle) -> Result<Vec<History>, Failure> {
    if asked.games.is_empty() {
        return Ok(vec![games::read(context)?.history]);
    }
    games::no_game_option(context)?;
    let store = context.store()?;
    let mut evenings: Vec<History> = Vec::new();
    for game in &asked.games {
        let selector: Selector = game
            .parse()
            .map_err(|invalid| Failure::usage(format!("{invalid}")).hint(Hint::Games))?;
        let read = store.read(&selector).map_err(|error| games::store_failure(context, error))?;
        if evenings.iter().all(|known| known.id() != read.history.id()) {
            evenings.push(read.history);
        }
    }
    Ok(evenings)
}
