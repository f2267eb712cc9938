//! Lines edited at a terminal: completion, a history, and the meaning of a short form beside it.

use super::{read, short};
use crate::game::{Due, Game};
use crate::grammar::complete;
use crate::notation;
use crate::store::{Selector, Store};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::terminal::lookup::StoredGames;
use crate::words;
use anstyle::Style;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, config};
use std::borrow::Cow;
use std::cell::Cell;
use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

/// The most lines that the history holds.
const LONGEST_HISTORY: usize = 1000;

/// A line, or none.
pub(super) enum Line {
    /// A line.
    Typed(String),
    /// A line that its user gave up.
    Dropped,
    /// The end of the lines.
    End,
}

/// A line editor, and the history of what was typed.
pub(super) struct Editor {
    editor: rustyline::Editor<Helper, FileHistory>,
    /// The file of the history; `None` if something else has its name.
    history: Option<PathBuf>,
    store: Store,
    color: bool,
}

impl Editor {
    /// An editor whose history is stored beside the games.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn new(context: &Context) -> Result<Editor, Failure> {
        let color = match context.look.color {
            true => config::ColorMode::Enabled,
            false => config::ColorMode::Disabled,
        };
        let store = context.store()?;
        // Pasted lines count as typed: each is carried out as soon as it ends.
        let config = Config::builder()
            .max_history_size(LONGEST_HISTORY)
            .and_then(|config| config.history_ignore_dups(true))
            .map_err(trouble)?
            .bracketed_paste(false)
            .completion_type(CompletionType::List)
            .color_mode(color)
            .build();
        let mut editor = rustyline::Editor::with_config(config).map_err(trouble)?;
        // The prompt works without a history too, so whatever fails here is ignored.
        let history = store.dir().join("prompt-history");
        let history = files::may_be_file(&history).then_some(history);
        if let Some(history) = &history {
            let _ = editor.load_history(history);
        }
        Ok(Editor { editor, history, store, color: context.look.color })
    }

    /// Reads the next line, typed after `ask` while a game is open, or none.
    ///
    /// # Errors
    /// The terminal cannot be read.
    pub(super) fn next(
        &mut self,
        ask: &str,
        game: Option<&Game>,
        selector: Option<&Selector>,
    ) -> Result<Line, Failure> {
        let games = StoredGames { store: Some(self.store.clone()), selector: selector.cloned() };
        self.editor.set_helper(Some(Helper {
            game: game.cloned(),
            games: Arc::new(games),
            is_begun: Cell::new(false),
            color: self.color,
        }));
        match self.editor.readline(ask) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    let _ = self.editor.add_history_entry(&line);
                    // Before the line is carried out: the prompt can be cut off at any moment.
                    if let Some(history) = &self.history {
                        let _ = self.editor.append_history(history);
                    }
                }
                Ok(Line::Typed(line))
            }
            Err(ReadlineError::Eof) => Ok(Line::End),
            Err(ReadlineError::Interrupted) => {
                let is_begun = self.editor.helper().is_some_and(|helper| helper.is_begun.get());
                Ok(if is_begun { Line::Dropped } else { Line::End })
            }
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                Ok(Line::Dropped)
            }
            Err(error) => Err(trouble(error)),
        }
    }
}

fn trouble(error: ReadlineError) -> Failure {
    Failure::data(words::cannot_use_terminal(error))
}

/// What helps in typing a line.
struct Helper {
    game: Option<Game>,
    games: Arc<StoredGames>,
    /// Whether the line has any text.
    is_begun: Cell<bool>,
    color: bool,
}

impl rustyline::Helper for Helper {}

impl Validator for Helper {}

impl Completer for Helper {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.candidates(&line[..pos]))
    }
}

impl Helper {
    /// Where the last word of `text` begins, and what it could become. The numbers, calls and cards
    /// that are due need no command before them.
    fn candidates(&self, text: &str) -> (usize, Vec<String>) {
        let breaks = |c: char| c.is_whitespace() || c == ',';
        let start = text.rfind(breaks).map_or(0, |at| at + 1);
        let Ok(mut words) = notation::words(&text[..start]) else { return (start, Vec::new()) };
        if words.first().is_some_and(|first| first == "hoyle") {
            words.remove(0);
        }
        words.push(text[start..].to_owned());
        let complete = |command: Option<&str>| {
            let line = ["hoyle"].into_iter().chain(command).chain(words.iter().map(String::as_str));
            let line: Vec<OsString> = line.map(OsString::from).collect();
            let games = Arc::clone(&self.games);
            complete::candidates(&line, games, |value| notation::quote(value).into_owned())
        };
        // Only options can come before a command.
        let is_first = words.iter().rev().skip(1).all(|word| word.starts_with('-'));
        let is_command = short::is_command(&words[0]);
        let due = match self.game.as_ref().map(Game::due) {
            Some(Due::Bids(_)) => Some("bid"),
            Some(Due::Calls(_)) => Some("call"),
            Some(Due::Tricks(_)) => Some("took"),
            _ => None,
        };
        let mut found = if is_first || is_command { complete(None) } else { Vec::new() };
        if due.is_some() && (is_first || !is_command) {
            found.extend(complete(due));
        }
        (start, found)
    }

    fn styled<'t>(&self, text: &'t str, style: Style) -> Cow<'t, str> {
        match self.color {
            true => Cow::Owned(format!("{style}{text}{style:#}")),
            false => Cow::Borrowed(text),
        }
    }
}

impl Hinter for Helper {
    type Hint = Meaning;

    fn hint(&self, line: &str, pos: usize, _: &rustyline::Context<'_>) -> Option<Meaning> {
        self.is_begun.set(!line.is_empty());
        let meaning = read::meaning(line, self.game.as_ref()).filter(|_| pos == line.len())?;
        Some(Meaning(format!("   = {meaning}")))
    }
}

/// The meaning of a short form, only to be read.
struct Meaning(String);

impl rustyline::hint::Hint for Meaning {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Highlighter for Helper {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, ask: &'p str, _: bool) -> Cow<'b, str> {
        self.styled(ask, Style::new().bold())
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        self.styled(hint, Style::new().dimmed())
    }
}
