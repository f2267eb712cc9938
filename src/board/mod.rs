//! `board`: the game on the full screen. Keys become typed requests to the desk's session; the pages are
//! drawn from the views that all front ends share.
//!
//! `row`, `page`, `preview` and `demo` are at the bottom; `typed` builds on `row`, `fixing` and `form` on `typed`,
//! `contract` and `form_draft` on `form`, `search` on `page`, `view` and `state` on all of them, `draft`, `reports`,
//! `stops` and `draw` on `state`, `correcting` on `draft`, `screen` on `stops`, `live` on everything, and `kept` on
//! `live`. `tests` press the keys.

mod contract;
mod correcting;
mod demo;
mod draft;
mod draw;
mod fixing;
mod form;
mod form_draft;
mod kept;
mod live;
mod page;
mod preview;
mod reports;
mod row;
mod screen;
mod search;
mod state;
#[cfg(unix)]
mod stops;
mod typed;
mod view;

#[cfg(test)]
#[path = "../../tests/suite/board/keys.rs"]
pub(crate) mod tests;

use crate::grammar::hints::{self, Spelling};
use crate::terminal::{Answer, Context, Failure, environment, games, start};
use crate::words;
use crate::words::messages;
use demo::Demo;
use draw::Theme;
use live::LiveBoard;
use std::io::{self, IsTerminal};

/// Shows the requested game on the full screen until the user leaves. If there is none, or after a game
/// that is over, the user can choose another.
///
/// # Errors
/// There is no terminal, no game or no such theme, or the terminal cannot be used.
pub(crate) fn board(context: &Context) -> Result<Answer, Failure> {
    let theme = theme()?;
    let at_board =
        at_terminal(context).map_err(|failure| failure.hint(hints::go_on("play", None)))?;
    let mut session = match start::open(context)? {
        Some(session) => session,
        None => start::choose(context, None)?.ok_or_else(|| start::no_game(context))?,
    };

    let notices = games::notices(session.take_notices());
    let mut live = LiveBoard::new(&at_board, theme, session, None)?;
    live.board.message = notices;
    live.take_up_drafts();
    loop {
        #[cfg(unix)]
        live.stops.leave(false);
        live = screen::taken(|terminal| live.run(terminal)).map_err(Failure::terminal)?;
        #[cfg(unix)]
        live.stops.leave(true);
        if !live.left_to_choose {
            break;
        }
        let next = start::choose(context, Some(&live.session))?;
        live = live.with_game(next);
        live.take_up_drafts();
    }

    let mut remarks = Vec::new();
    let unrecorded = live.board.unrecorded_by_name(live.session.game());
    if !unrecorded.is_empty() {
        remarks.push(messages::BoardTypedUnrecorded { typed: &unrecorded }.say());
    }
    let id = live.session.history().id().to_string();
    let back = context.hint(&hints::go_on("board", Some(id)));
    remarks.push(format!("{} {back}", messages::TerminalEverythingSaved.say()));
    Ok(Answer::default().with_remarks(remarks))
}

/// Plays a scripted evening at reading speed. Any key skips to the next step; `q` quits. No game is
/// read or stored.
///
/// # Errors
/// There is no terminal or no such theme, or the terminal cannot be used.
pub(crate) fn demo(context: &Context) -> Result<Answer, Failure> {
    let theme = theme()?;
    let at_board = at_terminal(context)?;
    let (session, demo) = Demo::begin(&at_board)?;
    let live = LiveBoard::new(&at_board, theme, session, Some(demo))?;
    #[cfg(unix)]
    live.stops.leave(false);
    screen::taken(|terminal| live.run(terminal)).map_err(Failure::terminal)?;
    let begin = context.hint(&hints::begin());
    Ok(Answer::default()
        .with_remarks([format!("{} {begin}", messages::TerminalNothingStored.say())]))
}

/// The context of the board, in which hints are spelled as keys.
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

/// The theme that the user chose, or the default one.
///
/// # Errors
/// There is no theme of that name.
fn theme() -> Result<Theme, Failure> {
    let Some(name) = environment::theme() else { return Ok(Theme::default()) };
    // The British spelling is accepted too.
    let american = name.replace("colour", "color");
    match Theme::NAMED.iter().find(|(named, _)| *named == american) {
        Some((_, theme)) => Ok(*theme),
        None => {
            let names = Theme::NAMED.map(|(named, _)| named);
            Err(Failure::usage(
                messages::TerminalErrorTheme {
                    theme: words::quoted(&name),
                    themes: words::or(&names),
                }
                .say(),
            ))
        }
    }
}
