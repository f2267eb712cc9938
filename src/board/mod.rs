//! `board`: the game on the full screen. Keys make typed requests of the desk's session; the pages
//! are drawn from the same views as everywhere.
//!
//! `typed`, `page` and `demo` are at the bottom; `fixing` builds on `typed`, `search` on `page`,
//! `state` on all of them, `stops` and `draw` on `state`, `screen` on `stops`, and `sitting` on
//! everything. `tests` press the keys.

mod demo;
mod draw;
mod fixing;
mod page;
mod screen;
mod search;
mod sitting;
mod state;
#[cfg(unix)]
mod stops;
mod typed;

#[cfg(test)]
#[path = "../../tests/suite/board/keys.rs"]
mod tests;

use crate::grammar::hints::{self, Spelling};
use crate::terminal::{Answer, Context, Failure, context, games, start};
use crate::words;
use crate::words::messages;
use demo::Demo;
use draw::Theme;
use sitting::Sitting;
use std::io::{self, IsTerminal};

/// Shows the requested game on the full screen until the user leaves. If there is none, or another is
/// wanted after it, the user chooses one.
///
/// # Errors
/// There is no terminal, no game or no such theme, or the terminal cannot be used.
pub(crate) fn board(context: &Context) -> Result<Answer, Failure> {
    let (theme, at_board) =
        (theme()?, at_terminal(context).map_err(|it| it.hint(hints::go_on("play", None)))?);
    let mut session = match start::open(context)? {
        Some(session) => session,
        None => start::choose(context, None)?.ok_or_else(|| start::no_game(context))?,
    };
    let message = games::notices(session.take_notices());
    let mut sitting = Sitting::new(&at_board, theme, session, None)?;
    sitting.board.message = message;
    let left = loop {
        let left = screen::taken(|terminal| sitting.run(terminal)).map_err(Failure::terminal)?;
        if !left.left_to_choose {
            break left;
        }
        let next = start::choose(context, Some(&left.session))?;
        sitting = left.at(next);
    };
    let back = context.hint(&hints::go_on("board", Some(left.session.history().id().to_string())));
    let typed = left.board.unrecorded();
    let unrecorded =
        (!typed.is_empty()).then(|| messages::BoardTypedUnrecorded { typed: &typed }.say());
    let back = format!("{} {back}", messages::TerminalEverythingSaved.say());
    Ok(Answer::default().with_remarks(unrecorded.into_iter().chain([back])))
}

/// Plays a scripted evening at reading speed. Any key skips to the next step; `q` quits. No game is
/// read or stored.
///
/// # Errors
/// There is no terminal or no such theme, or the terminal cannot be used.
pub(crate) fn demo(context: &Context) -> Result<Answer, Failure> {
    let (theme, at_board) = (theme()?, at_terminal(context)?);
    let (session, demo) = Demo::begin(&at_board)?;
    let sitting = Sitting::new(&at_board, theme, session, Some(demo))?;
    screen::taken(|terminal| sitting.run(terminal)).map_err(Failure::terminal)?;
    let begin = context.hint(&hints::begin());
    Ok(Answer::default()
        .with_remarks([format!("{} {begin}", messages::TerminalNothingStored.say())]))
}

/// The context of the board, in which hints are keys.
///
/// # Errors
/// There is no terminal.
fn at_terminal(context: &Context) -> Result<Context, Failure> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Failure::usage(messages::BoardNeedsTerminal.say()));
    }
    let mut at_board = context.clone();
    at_board.spelling = Spelling::Board;
    Ok(at_board)
}

/// The theme asked for.
///
/// # Errors
/// There is no such theme.
fn theme() -> Result<Theme, Failure> {
    let Some(name) = context::theme() else { return Ok(Theme::default()) };
    let american = name.replace("colour", "color");
    let named = Theme::NAMED.iter().find(|(named, _)| *named == american);
    let unknown = || Failure::usage(words::unknown_theme(&name, &Theme::NAMED.map(|it| it.0)));
    named.map(|(_, theme)| *theme).ok_or_else(unknown)
}
