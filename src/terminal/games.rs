//! The games that commands read and write, and what to say when that fails.

use super::{Answer, Context, Failure, Result, choose, game_id, questions};
use crate::desk::{Begun, DeskError, NewGame, NewGameError, Notice, Outcome, Session};
use crate::game::{Act, Game, SlipRefusal};
use crate::grammar::hints::{self, Spelling};
use crate::grammar::{NewArgs, RematchArgs};
use crate::history::{GameId, History};
use crate::output::plain;
use crate::store::{OpenedGame, StoreError};
use crate::views::{GameInList, GameSummary, StatusJson};
use crate::words::messages;
use crate::words::{self, Hint};

/// A game that was read to be shown, with what to know about its record.
pub(crate) struct ReadGame {
    /// The game.
    pub(crate) history: History,
    pub(crate) remarks: Vec<String>,
}

/// Reads the game asked for.
pub(crate) fn read(context: &Context) -> Result<ReadGame> {
    let mut session = open(context)?;
    let history_notices = notices(session.take_notices());
    let history = session.into_history();
    let remarks = [history_notices, slips(&history)].concat();
    Ok(ReadGame { history, remarks })
}

/// What a record has that is refused when it is typed now, a sentence each.
pub(crate) fn slips(history: &History) -> Vec<String> {
    let mut slips = SlipRefusal::of_setup(history.game().setup());
    let of_acts = history.acts_in_force().filter_map(SlipRefusal::of_act);
    // Whoever took over a seat did so at the table, under that name.
    slips.extend(of_acts.filter(|slip| matches!(slip, SlipRefusal::Reason(_))));
    let mut sentences: Vec<String> = slips.iter().map(words::slip_refusal).collect();
    sentences.extend(words::ignored_words(history.game().setup().rules()));
    sentences
}

/// What happens now, as JSON or as records if either is asked for, or else `text` for people.
pub(crate) fn status(
    context: &Context,
    history: &History,
    text: impl FnOnce() -> Answer,
) -> Answer {
    let status = || StatusJson::of(history, &|hint| Spelling::Shell.spell(hint, &context.global));
    match (context.global.json, context.global.plain) {
        (true, _) => Answer::json(&status()),
        (false, true) => Answer::data(plain::status(&status())),
        (false, false) => text(),
    }
}

/// Opens the game asked for, or the one of the script being replayed.
pub(crate) fn open(context: &Context) -> Result<Session> {
    if let Some(history) = &context.replayed {
        return Ok(Session::in_memory(history.clone()));
    }
    let opened = context.desk()?.open(&context.selector()?);
    opened.inspect(adopt).map_err(|error| store_failure(context, error))
}

/// Adopts the wording of a game's rules.
pub(crate) fn adopt(session: &Session) {
    words::adopt(session.history().setup().rules());
}

/// Begins the game that a command line asks for, and stores it. `brief` is the shell's answer, which
/// leaves out what the prompt repeats.
pub(crate) fn begin(context: &Context, new: &NewArgs, brief: bool) -> Result<(Session, Answer)> {
    started(context, &choose::new_game(&questions::complete(context, new)?)?, brief)
}

/// Begins another game like the one asked for, and stores it.
pub(crate) fn rematch(
    context: &Context,
    asked: &RematchArgs,
    brief: bool,
) -> Result<(Session, Answer)> {
    let mut new = NewGame::rematch(open(context)?.history());
    if asked.draw_seats {
        new = new.with_seats_drawn(&mut context.dice());
    }
    new.dealer = asked.dealer.clone().or(new.dealer);
    new.title.clone_from(&asked.title);
    new.id = asked.id.as_deref().map(|id| game_id(id, hints::give_new_id())).transpose()?;
    // What comes next is about the new game.
    let mut own = context.clone();
    own.global.game = None;
    started(&own, &new, brief)
}

fn started(context: &Context, new: &NewGame, brief: bool) -> Result<(Session, Answer)> {
    let begun = context.desk()?.begin(new).map_err(|error| match error {
        NewGameError::Store(error) => store_failure(context, error),
        error => Failure::not_begun(&new.rules, &error),
    });
    let Begun { mut session, drawn } = begun?;
    let mut remarks = notices(session.take_notices());
    remarks.extend(words::ignored_words(&new.rules));
    let (history, game) = (session.history(), session.game());
    let due = words::deal_and_due(game, &game.due(), brief, &context.speller());
    let lines = [words::begun(history, drawn), due].concat();
    let back = context.hint(&Hint::Remove(history.id().to_string()));
    let answer = status(context, history, || Answer::paragraphs(&lines, context).remark(back));
    Ok((session, answer.with_remarks(remarks)))
}

/// What to print of requests performed in a game. `brief` is the shell's answer, which names a game
/// that was named and leaves out what the prompt repeats.
pub(crate) fn recorded(
    context: &Context,
    session: &mut Session,
    outcomes: &[Outcome],
    brief: bool,
) -> Answer {
    use Act::{Call, Contract, Note, Ruling, Title, Trump, Turned};
    let notices = notices(session.take_notices());
    let (history, game, speller) = (session.history(), session.game(), &context.speller());
    let answer = status(context, history, || {
        let due = |last: &Outcome| match last.entry.act() {
            // The first line names the deal.
            Some(Trump(_) | Turned(_) | Call(_) | Contract(_) | Ruling(_)) if brief => {
                words::due_lines(game, &last.due, speller)
            }
            Some(Title(_) | Note(_)) if brief => Vec::new(),
            _ => words::deal_and_due(game, &last.due, brief, speller),
        };
        let last = outcomes.last();
        let totals = last.filter(|_| !brief).and_then(|last| words::totals_after(game, last));
        let of = |outcome| words::recorded(history, outcome, totals.is_none(), speller);
        let done = outcomes.iter().flat_map(of).chain(totals.clone());
        let decided = (!brief).then(|| words::decided(game)).into_iter().flatten();
        let mut lines: Vec<String> =
            done.chain(last.into_iter().flat_map(due)).chain(decided).collect();
        if brief && context.game.is_some() {
            lines[0] = messages::OutcomeGameLabel { game: history.id(), text: &lines[0] }.say();
        }
        let back = last.and_then(words::way_back);
        Answer::paragraphs(&lines, context).with_remarks(back.map(|hint| context.hint(&hint)))
    });
    answer.with_remarks(notices)
}

/// The deal, what is due in it, and who is certain to win or out of it.
pub(crate) fn due(context: &Context, game: &Game) -> Vec<String> {
    let due = words::deal_and_due(game, &game.due(), false, &context.speller());
    [due, words::decided(game)].concat()
}

/// What to know about the record of a game, a sentence each.
pub(crate) fn notices(notices: Vec<Notice>) -> Vec<String> {
    notices.iter().map(words::notice).collect()
}

/// Why a request could not be performed in a game, as it is now.
pub(crate) fn failure(context: &Context, history: &History, error: DeskError) -> Failure {
    match error {
        DeskError::Store(error) => store_failure(context, error),
        DeskError::Refused(refusal) => Failure::refused(history, &refusal, context.now()),
    }
}

/// Why the store could not do what was asked, with the games there are and what to do next.
pub(crate) fn store_failure(context: &Context, error: StoreError) -> Failure {
    let games = || context.store().ok().and_then(|it| it.ids().ok()).unwrap_or_default();
    let in_bin = |id| context.store().is_ok_and(|store| store.is_in_bin(id));
    let failure = Failure::data(error.to_string());
    match &error {
        StoreError::Exists { .. } => failure.hint(hints::give_new_id()),
        StoreError::BadPointer(_) => failure.hint(hints::give_game()),
        StoreError::NoSuchGame { id: Some(id), .. } if in_bin(id) => {
            failure.hint(hints::restore(id.as_str()))
        }
        StoreError::NoSuchGame { id: Some(id), .. } => {
            Failure::data(format!("{error}{}", near(id, &games()))).hint(hints::games())
        }
        StoreError::NoGameYet if games().is_empty() => failure.hint(hints::new_game()),
        StoreError::NoGameYet => {
            let failure = Failure::data(messages::StoreNoCurrentGame.say());
            failure.hint(hints::give_game()).hint(hints::games())
        }
        StoreError::Journal { .. } | StoreError::NotAFile(_) => failure.hint(hints::doctor()),
        _ => failure,
    }
}

/// Why a game could not be restored from the bin, or imported.
pub(crate) fn placing_failure(context: &Context, error: StoreError) -> Failure {
    match &error {
        StoreError::NoSuchGame { id: Some(id), .. } => {
            let binned = context.store().ok().and_then(|it| it.bin_ids().ok()).unwrap_or_default();
            Failure::data(
                messages::StoreErrorNotInBin { id: id.as_str() }.say() + &near(id, &binned),
            )
            .hint(hints::bin())
        }
        StoreError::Exists { .. } => Failure::data(error.to_string()).hint(hints::give_other_id()),
        _ => store_failure(context, error),
    }
}

fn near(id: &GameId, games: &[GameId]) -> String {
    words::did_you_mean(id.as_str(), games.iter().map(GameId::as_str))
}

/// Refuses `--game` beside a command that takes ids as arguments.
pub(crate) fn no_game_option(context: &Context) -> Result<()> {
    match context.game.is_some() {
        true => Err(Failure::usage(messages::OptionRefusalGameNamed { option: "--game" }.say())),
        false => Ok(()),
    }
}

/// A stored game in short.
pub(crate) fn in_list(id: &GameId, game: Result<GameSummary, StoreError>) -> GameInList {
    match game {
        Ok(summary) => GameInList::of(summary),
        Err(error) => GameInList::unreadable(id, words::state_word(&error), error.to_string()),
    }
}

/// A game to be moved, in short. One that cannot be relied on may be moved as well.
pub(crate) fn in_short(
    id: &GameId,
    game: Result<OpenedGame, StoreError>,
) -> Result<String, StoreError> {
    match game {
        Err(fault) if !matches!(fault, StoreError::Journal { .. }) => Err(fault),
        game => {
            let game = game.map(|read| GameSummary::of(&read.history));
            Ok(in_list(id, game).in_short())
        }
    }
}
