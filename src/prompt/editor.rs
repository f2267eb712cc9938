//! The line editor of a terminal, with completion, a history, and the meaning of a short form beside it.

use super::session::PromptSession;
use super::{read, short};
use crate::commands::complete::{self, Games};
use crate::commands::parse;
use crate::game::{Due, Game};
use crate::notation;
use crate::store::Store;
use crate::terminal::drafts::{self, Draft, DraftKind};
use crate::terminal::{Context, Failure, Result, sudden};
use crate::words;
use anstyle::Style;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::Validator;
use rustyline::{ColorMode, CompletionType, Config};
use std::borrow::Cow;
use std::cell::{Cell, RefCell};
use std::io::ErrorKind;
use std::path::PathBuf;

/// The most lines that the history holds.
const LONGEST_HISTORY: usize = 1000;

/// A line editor, and the history of what was typed.
pub(super) struct Editor {
    editor: rustyline::Editor<Helper, FileHistory>,
    /// The file of the history; `None` if something else has its name.
    history: Option<PathBuf>,
    store: Store,
}

impl Editor {
    /// An editor whose history is stored in the folder of games.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn new(context: &Context) -> Result<Editor> {
        let color =
            if context.screen.look.color { ColorMode::Enabled } else { ColorMode::Disabled };
        let store = context.store()?.clone();
        // Each pasted line is carried out as soon as it ends, like a typed one.
        let config = Config::builder()
            .max_history_size(LONGEST_HISTORY)
            .and_then(|config| config.history_ignore_dups(true))
            .map_err(Failure::terminal)?
            .bracketed_paste(false)
            .completion_type(CompletionType::List)
            .color_mode(color)
            .build();
        sudden::restore_modes_before_end().map_err(Failure::terminal)?;
        let mut editor = rustyline::Editor::with_config(config).map_err(Failure::terminal)?;
        let history = store.path_beside("prompt-history").ok();
        if let Some(history) = &history {
            // The history is best effort.
            let _ = editor.load_history(history);
        }
        Ok(Editor { editor, history, store })
    }

    /// Reads the next line; `None` at the end.
    ///
    /// # Errors
    /// The terminal cannot be read.
    pub(super) fn next(&mut self, session: &mut PromptSession) -> Result<Option<String>> {
        let begun = session.take_begun();
        let selector = session.selector().cloned();
        self.editor.set_helper(Some(Helper {
            game: if session.asks_reading() { None } else { session.game().cloned() },
            games: Games { store: Some(self.store.clone()), selector },
            is_begun: Cell::new(false),
            id: session.id().map(str::to_owned),
            kept: RefCell::default(),
        }));
        let due = session.game().map(Game::due);
        let before = words::before_cursor(due.as_ref(), session.asks_reading());
        let read = self.editor.readline_with_initial(&before, (&begun, ""));
        let is_begun = self.editor.helper().is_some_and(|helper| helper.is_begun.get());
        // A line that is carried out or given up is no draft any more.
        if let Some(helper) = self.editor.helper() {
            helper.keep("");
        }
        match read {
            Ok(line) => {
                self.remember(&line);
                Ok(Some(line))
            }
            // A line that the user gave up, or that is not UTF-8, counts as blank.
            Err(ReadlineError::Interrupted) if is_begun => Ok(Some(String::new())),
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                Ok(Some(String::new()))
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(None),
            Err(error) => Err(Failure::terminal(error)),
        }
    }

    /// Adds a line to the history before it is carried out: the prompt can be cut off at any moment.
    fn remember(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        let _ = self.editor.add_history_entry(line);
        if let Some(history) = &self.history {
            let _ = self.editor.append_history(history);
        }
    }
}

/// What the editor needs to complete and explain a line.
struct Helper {
    game: Option<Game>,
    games: Games,
    /// Whether the line has any text.
    is_begun: Cell<bool>,
    /// The game whose draft is kept.
    id: Option<String>,
    /// The draft of this line in the file.
    kept: RefCell<Draft>,
}

impl rustyline::Helper for Helper {}

impl Validator for Helper {}

impl Completer for Helper {
    type Candidate = String;

    /// The start of the word at the cursor, and the candidates for it. The numbers, calls and cards that
    /// are due need no command before them.
    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &rustyline::Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let text = &line[..pos];
        let start = match text.rfind(|sign: char| sign.is_whitespace() || sign == ',') {
            Some(separator) => separator + 1,
            None => 0,
        };
        let Ok(mut words) = notation::words(&text[..start]) else { return Ok((start, vec![])) };
        if words.first().is_some_and(|first| first == "hoyle") {
            words.remove(0);
        }
        words.push(text[start..].to_owned());

        // Only options can come before a command.
        let is_first = words.iter().rev().skip(1).all(|word| word.starts_with('-'));
        let is_command = short::is_command(&words[0]);
        let due: &[&str] = match self.game.as_ref().map(Game::due) {
            Some(Due::Bids(_)) => &["bid"],
            Some(Due::Calls(_)) => &["call"],
            Some(Due::Tricks(tricks)) if !tricks.last_word.is_empty() => &["took", "call"],
            Some(Due::Tricks(_)) => &["took"],
            _ => &[],
        };
        let mut candidates = Vec::new();
        if is_first || is_command {
            candidates.extend(self.candidates(&words));
        }
        if is_first || !is_command {
            for command in due {
                words.insert(0, (*command).to_owned());
                candidates.extend(self.candidates(&words));
                words.remove(0);
            }
        }
        Ok((start, candidates))
    }
}

impl Helper {
    /// Keeps a line that answers what is due in the file of drafts. A file that cannot be used costs only the draft.
    fn keep(&self, line: &str) {
        let (Some(game), Some(id), Some(store)) = (&self.game, &self.id, &self.games.store) else {
            return;
        };
        let is_command = line.split_whitespace().next().is_some_and(short::is_command);
        let draft = if is_command { Draft::default() } else { drafts::of_line(line, game) };
        if draft != *self.kept.borrow() {
            let _ = drafts::write(store, id, DraftKind::Answer, &draft);
            self.kept.replace(draft);
        }
    }

    /// The candidates for the last word of a command.
    fn candidates(&self, words: &[String]) -> Vec<String> {
        let line = parse::command_line(words.iter().map(String::as_str));
        complete::candidates(&line, self.games.clone(), |value: &str| {
            notation::quote(value).into_owned()
        })
    }
}

impl Hinter for Helper {
    type Hint = Meaning;

    fn hint(&self, line: &str, pos: usize, _: &rustyline::Context<'_>) -> Option<Meaning> {
        self.is_begun.set(!line.is_empty());
        self.keep(line);
        if pos < line.len() {
            return None;
        }
        let meaning = read::meaning(line, self.game.as_ref())?;
        Some(Meaning(format!("   = {meaning}")))
    }
}

/// The meaning of a short form: shown, but never inserted.
struct Meaning(String);

impl rustyline::hint::Hint for Meaning {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

/// rustyline calls these functions only if colours are wanted.
impl Highlighter for Helper {
    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, ask: &'p str, _: bool) -> Cow<'b, str> {
        styled(ask, Style::new().bold())
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        styled(hint, Style::new().dimmed())
    }
}

fn styled(text: &str, style: Style) -> Cow<'_, str> {
    Cow::Owned(format!("{style}{text}{style:#}"))
}
