//! The games that commands read and write, and what to say when that fails.

use super::{Answer, Context, Failure, Result, choose, game_id, questions, tables};
use crate::desk::{
    Begun, Desk, DeskError, Done, NewGame, NewGameError, Notice, Outcome, Request, Session,
};
use crate::game::{Act, Deal, Game, SlipRefusal};
use crate::grammar::hints::{self, Spelling};
use crate::grammar::{NewArgs, RematchArgs};
use crate::history::{GameId, History, Stamp};
use crate::output::plain;
use crate::store::{OpenedGame, Selector, StoreError};
use crate::views::{GameInList, GameSummary, StatusJson};
use crate::words::{self, Hint, Speller, messages};
use anstyle::{AnsiColor, Style};

/// A game that was read to be shown, with what to know about its record.
pub(crate) struct ReadGame {
    /// The game.
    pub(crate) history: History,
    pub(crate) remarks: Vec<String>,
}

/// Reads the game asked for.
pub(crate) fn read(context: &Context) -> Result<ReadGame> {
    let mut session = open(context)?;
    let mut remarks = notices(session.take_notices());
    let history = session.into_history();
    remarks.extend(slips(&history));
    Ok(ReadGame { history, remarks })
}

/// What a record has that is refused when it is typed now, a sentence each.
pub(crate) fn slips(history: &History) -> Vec<String> {
    let mut slips = SlipRefusal::of_setup(history.game().setup());
    for slip in history.acts_in_force().filter_map(SlipRefusal::of_act) {
        // A player who took over a seat did so at the table, under that name.
        if let SlipRefusal::Reason(_) = slip {
            slips.push(slip);
        }
    }
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
    if !context.global.json && !context.global.plain {
        return text();
    }
    let status = StatusJson::of(history, &|hint| Spelling::Shell.spell(hint, &context.global));
    Answer::of(&status, context, plain::status, |_| text())
}

/// Opens the game asked for, or the one of the script being replayed.
pub(crate) fn open(context: &Context) -> Result<Session> {
    if let Some(history) = &context.replayed {
        return Ok(Session::in_memory(history.clone()));
    }
    open_stored(&context.desk()?, &tables::selector(context)?)
        .map_err(|error| store_failure(context, error))
}

/// Opens a game of the folder, and adopts the wording of its rules.
///
/// # Errors
/// It cannot be read, or there is none.
pub(crate) fn open_stored(desk: &Desk, selector: &Selector) -> Result<Session, StoreError> {
    let session = desk.open(selector)?;
    words::adopt(session.history().setup().rules());
    Ok(session)
}

/// How much an answer says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// In the shell: without what the prompt repeats, but with the name of the game if one was named.
    Brief,
    /// At the prompt.
    Full,
}

/// Begins the game that a command line asks for, and stores it.
pub(crate) fn begin(context: &Context, new: &NewArgs, extent: Extent) -> Result<(Session, Answer)> {
    let new = choose::new_game(&questions::complete(context, new)?)?;
    let (session, answer) = started(context, &new, extent)?;
    Ok((session, answer.with_remarks(choose::slips(&new.origin.rules))))
}

/// Begins another game like the one asked for, and stores it.
pub(crate) fn rematch(
    context: &Context,
    asked: &RematchArgs,
    extent: Extent,
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
    started(&own, &new, extent)
}

fn started(context: &Context, new: &NewGame, extent: Extent) -> Result<(Session, Answer)> {
    let before = context.store()?.current().ok().flatten();
    let begun = context.desk()?.begin(new).map_err(|error| match error {
        NewGameError::Store(error) => store_failure(context, error),
        error => Failure::not_begun(&new.rules, &error),
    });
    let Begun { mut session, drawn } = begun?;
    let mut remarks = notices(session.take_notices());
    remarks.extend(words::ignored_words(&new.rules));

    let history = session.history();
    if history.setup().is_result_alone() {
        remarks.extend(now_current(context, before, history.id()));
    }
    let answer = status(context, history, || {
        let game = history.game();
        let is_brief = extent == Extent::Brief;
        let mut lines = words::begun(history, drawn);
        lines.extend(words::deal_and_due(game, &game.due(), is_brief, &context.speller()));
        let back = context.hint(&Hint::Remove(history.id().to_string()));
        Answer::paragraphs(&lines, &context.screen).remark(back)
    });
    Ok((session, answer.with_remarks(remarks)))
}

/// Says that a game that is not played on has become the current one, and how to return to the one before.
pub(crate) fn now_current(context: &Context, before: Option<GameId>, id: &GameId) -> Vec<String> {
    match before {
        Some(before) if before != *id => {
            vec![messages::StoreNowCurrent { id }.say(), context.hint(&hints::use_before(&before))]
        }
        _ => Vec::new(),
    }
}

/// What to print of requests performed in a game.
pub(crate) fn recorded(
    context: &Context,
    session: &mut Session,
    outcomes: &[Outcome],
    extent: Extent,
) -> Answer {
    let notices = notices(session.take_notices());
    let history = session.history();
    let answer = status(context, history, || {
        let mut answer = Answer::default();
        if let Some(last) = outcomes.last() {
            let lines = recorded_lines(context, history, outcomes, last, extent);
            answer = Answer::styled_paragraphs(&lines, &context.screen);
            if let Some(back) = words::way_back(last) {
                answer = answer.remark(context.hint(&back));
            }
        }
        answer
    });
    answer.with_remarks(notices)
}

/// The totals in the order of the sheet, with who is first, if a deal has just ended.
fn totals_after(game: &Game, outcome: &Outcome) -> Option<String> {
    let ends_deals = matches!(outcome.entry.act(), Some(Act::Took(_) | Act::Trick { .. }));
    let between = game.current().is_none_or(Deal::is_fresh);
    if !matches!(outcome.done, Done::Played) || !ends_deals || !between {
        return None;
    }
    Some(words::totals(game))
}

/// What a request would record in a game, which stays as it is, and the totals after it.
///
/// # Errors
/// The request is refused.
pub(crate) fn rehearsed(
    history: &History,
    request: &Request,
    now: Stamp,
    speller: Speller<'_>,
) -> Result<Vec<String>> {
    let mut after = history.clone();
    let outcome = request
        .perform(&mut after, now)
        .map_err(|refusal| Failure::refused(history, &refusal, now))?;
    let mut lines = words::recorded(&after, &outcome, true, speller);
    if after.game().played().next().is_some() {
        lines.push(words::totals(after.game()));
    }
    Ok(lines)
}

/// What was recorded in a game, ending with `last`, the standings after a deal, and what comes next, told apart
/// by their style.
fn recorded_lines(
    context: &Context,
    history: &History,
    outcomes: &[Outcome],
    last: &Outcome,
    extent: Extent,
) -> Vec<(Style, String)> {
    use Act::{Call, Contract, Day, Note, Ruling, Title, Trump, Turned};
    let game = history.game();
    let speller = &context.speller();
    let is_brief = extent == Extent::Brief;
    let totals = if is_brief { None } else { totals_after(game, last) };

    let mut before = Vec::new();
    for outcome in outcomes {
        before.extend(words::recorded(history, outcome, totals.is_none(), speller));
    }
    let mut lines: Vec<String> = Vec::new();
    lines.extend(match last.entry.act() {
        Some(Ruling(ruling)) if ruling.closes => {
            words::deal_and_due(game, &last.due, is_brief, speller)
        }
        // The first line names the deal.
        Some(Trump(_) | Turned(_) | Call(_) | Contract(_) | Ruling(_)) if is_brief => {
            words::due_lines(game, &last.due, speller)
        }
        Some(Title(_) | Day(_) | Note(_)) if is_brief => Vec::new(),
        _ => words::deal_and_due(game, &last.due, is_brief, speller),
    });
    if !is_brief {
        lines.extend(words::decided(game));
    }
    if is_brief && context.game.is_some() {
        let first = before.first_mut().or(lines.first_mut());
        if let Some(first) = first {
            *first = messages::OutcomeGameLabel { game: history.id(), text: &*first }.say();
        }
    }

    let ends_deal = totals.is_some();
    let mut styled: Vec<(Style, String)> =
        before.into_iter().map(|line| (Style::new(), line)).collect();
    // The points of a deal come last.
    if ends_deal && let Some((style, _)) = styled.last_mut() {
        *style = AnsiColor::Green.on_default();
    }
    styled.extend(totals.map(|line| (Style::new().bold(), line)));
    if ends_deal && context.screen.is_attended {
        styled.push((Style::new(), String::new()));
    }
    styled.extend(lines.into_iter().map(|line| (Style::new(), line)));
    styled
}

/// The deal, what is due in it, and who is certain to win or out of it.
pub(crate) fn due(context: &Context, game: &Game) -> Vec<String> {
    let mut lines = words::deal_and_due(game, &game.due(), false, &context.speller());
    lines.extend(words::decided(game));
    lines
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
    let failure = Failure::data(error.to_string());
    let Ok(store) = context.store() else { return failure };
    match &error {
        StoreError::Exists { .. } => failure.hint(hints::give_new_id()),
        StoreError::BadPointer(_) => failure.hint(hints::give_game()),
        StoreError::NoSuchGame { id: Some(id), .. } if store.is_in_bin(id) => {
            failure.hint(hints::restore(id.as_str()))
        }
        StoreError::NoSuchGame { id: Some(id), .. } => {
            let games = store.ids().unwrap_or_default();
            Failure::data(format!("{error}{}", near(id, &games))).hint(hints::games())
        }
        StoreError::NoGameYet if store.ids().unwrap_or_default().is_empty() => {
            failure.hint(hints::new_game())
        }
        StoreError::NoGameYet => {
            let failure = Failure::data(messages::StoreNoCurrentGame.say());
            failure.hint(hints::give_game()).hint(hints::games())
        }
        StoreError::Journal { .. } | StoreError::NotAFile(_) | StoreError::NotAFolder(_) => {
            failure.hint(hints::doctor())
        }
        _ => failure,
    }
}

/// Why a game could not be restored from the bin, or imported.
pub(crate) fn placing_failure(context: &Context, error: StoreError) -> Failure {
    match &error {
        StoreError::NoSuchGame { id: Some(id), .. } => {
            let binned = context.store().map(|store| store.bin_ids().unwrap_or_default());
            let not_there = messages::StoreErrorNotInBin { id: id.as_str() }.say();
            Failure::data(not_there + &near(id, &binned.unwrap_or_default())).hint(hints::bin())
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
    if context.global.game.is_some() {
        return Err(Failure::usage(messages::OptionRefusalGameNamed { option: "--game" }.say()));
    }
    Ok(())
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
        Err(error) if !matches!(error, StoreError::Journal { .. }) => Err(error),
        game => {
            let game = game.map(|read| GameSummary::of(&read.history));
            Ok(in_list(id, game).in_short())
        }
    }
}
