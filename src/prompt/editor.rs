//! A line edited at a terminal: completion, a history, and what a short form would record shown
//! beside it.

use super::complete;
use super::lines::Line;
use super::read;
use super::sitting::Sitting;
use crate::game::Game;
use crate::notation;
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::files;
use crate::terminal::lookup::StoredGames;
use anstyle::Style;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Helper, config};
use std::borrow::Cow;
use std::cell::Cell;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::Arc;

/// The most lines that the history keeps.
const MOST_KEPT: usize = 1000;

/// A keyboard, and a history of what was typed.
pub(super) struct Editor {
    editor: rustyline::Editor<Help, FileHistory>,
    /// Where the history lies; nothing if something else lies there.
    history: Option<PathBuf>,
}

impl Editor {
    /// Returns an editor whose history lies with the games.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn new(context: &Context) -> Result<Editor, Failure> {
        let color = match context.look.color {
            true => config::ColorMode::Enabled,
            false => config::ColorMode::Disabled,
        };
        let store = context.store()?;
        // What is pasted is what was typed: each line counts as soon as it ends.
        let config = Config::builder()
            .max_history_size(MOST_KEPT)
            .and_then(|config| config.history_ignore_dups(true))
            .map_err(|error| trouble(&error))?
            .bracketed_paste(false)
            .completion_type(CompletionType::List)
            .color_mode(color)
            .build();
        let mut editor = rustyline::Editor::with_config(config).map_err(|error| trouble(&error))?;
        let history = store.dir().join("prompt-history");
        // Without its history a prompt is a prompt.
        let history = files::may_be_file(&history).then_some(history);
        if let Some(history) = &history {
            let _ = editor.load_history(history);
        }
        let games = StoredGames { store: Some(store), selector: context.selector().ok() };
        editor.set_helper(Some(Help {
            game: None,
            games: Arc::new(games),
            typed: Cell::new(false),
            color: context.look.color,
        }));
        Ok(Editor { editor, history })
    }

    /// Returns the next line typed.
    ///
    /// # Errors
    /// The terminal cannot be read.
    pub(super) fn next(&mut self, ask: &str, sitting: &Sitting) -> Result<Line, Failure> {
        if let Some(help) = self.editor.helper_mut() {
            help.game = sitting.game().cloned();
            if let Some(selector) = sitting.selector() {
                let store = help.games.store.clone();
                help.games = Arc::new(StoredGames { store, selector: Some(selector.clone()) });
            }
            help.typed.set(false);
        }
        match self.editor.readline(ask) {
            Ok(line) => {
                if !line.trim().is_empty() {
                    let _ = self.editor.add_history_entry(&line);
                    // Before anything else, since the prompt can end at any moment.
                    if let Some(history) = &self.history {
                        let _ = self.editor.append_history(history);
                    }
                }
                Ok(Line::Typed(line))
            }
            Err(ReadlineError::Eof) => Ok(Line::End),
            Err(ReadlineError::Interrupted) => {
                let typed = self.editor.helper().is_some_and(|help| help.typed.get());
                Ok(if typed { Line::Dropped } else { Line::End })
            }
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                Ok(Line::Dropped)
            }
            Err(error) => Err(trouble(&error)),
        }
    }
}

fn trouble(error: &ReadlineError) -> Failure {
    Failure::Data(format!("The terminal cannot be read: {error}."))
}

/// What helps in typing a line.
struct Help {
    game: Option<Game>,
    games: Arc<StoredGames>,
    /// Whether there is anything in the line.
    typed: Cell<bool>,
    color: bool,
}

impl Helper for Help {}

impl Validator for Help {}

impl Completer for Help {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(complete::candidates(self.game.as_ref(), Arc::clone(&self.games), &line[..pos]))
    }
}

impl Hinter for Help {
    type Hint = Meaning;

    fn hint(&self, line: &str, pos: usize, _: &rustyline::Context<'_>) -> Option<Meaning> {
        self.typed.set(!line.is_empty());
        let words =
            notation::words(line).ok().filter(|words| pos == line.len() && !words.is_empty())?;
        let meant = read::in_full(words.clone(), self.game.as_ref()).ok()?;
        (meant != [words]).then(|| Meaning(format!("   = {}", read::joined(&meant))))
    }
}

/// What a short form means, for reading alone.
struct Meaning(String);

impl rustyline::hint::Hint for Meaning {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Highlighter for Help {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, ask: &'p str, _: bool) -> Cow<'b, str> {
        self.styled(ask, Style::new().bold())
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        self.styled(hint, Style::new().dimmed())
    }
}

impl Help {
    fn styled<'t>(&self, text: &'t str, style: Style) -> Cow<'t, str> {
        match self.color {
            true => Cow::Owned(format!("{style}{text}{style:#}")),
            false => Cow::Borrowed(text),
        }
    }
}
