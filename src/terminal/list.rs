//! A question with a list of choices: a reply is typed, or a choice clicked. The terminal reports the mouse only while
//! the question stands, because it cannot select text meanwhile.

use super::answer::as_said;
use super::screen::Screen;
use super::{Failure, Result, sudden};
use crate::game::fold;
use ratatui::crossterm::cursor::MoveTo;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers, MouseButton, MouseEventKind,
};
use ratatui::crossterm::terminal::{Clear, ClearType, disable_raw_mode, enable_raw_mode, size};
use ratatui::crossterm::{execute, queue};
use std::io::{self, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

/// What stands between choices on one row.
const SEPARATOR: &str = ", ";

/// Whether the terminal reports the mouse to a list.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether there has been a list in this process.
static WAS_TAKEN: AtomicBool = AtomicBool::new(false);

/// The choices of a question, each with its number.
pub(super) enum Listed {
    /// Each stands on a line of its own.
    Lines(Vec<String>),
    /// They stand one after the other.
    Inline(Vec<String>),
}

/// A row as it is printed.
struct Row {
    text: String,
    /// The column in which each choice begins, and its number.
    choices: Vec<(usize, usize)>,
}

/// What a key or the mouse makes of a question.
enum Step {
    Answered(Option<String>),
    /// The reply has changed.
    Typed,
    Resized,
    Cleared,
    Suspended,
    Ignored,
}

/// A list of choices, and the reply typed so far.
struct List<'a> {
    screen: &'a Screen,
    choices: &'a Listed,
    question: &'a str,
    known: &'a [String],
    reply: String,
    /// The rows of the choices and the question as they were printed, without the last.
    rows: Vec<Row>,
    /// The last row of the question, after which the reply stands.
    last: String,
    /// The columns and lines of the screen when they were printed.
    size: (u16, u16),
}

/// Asks a question below a list of choices. The reply is the line typed, or the number of the choice that is
/// clicked, from 1; `None` if the question is left. Names that are known can be completed.
///
/// # Errors
/// The terminal cannot be used.
pub(super) fn ask(
    screen: &Screen,
    choices: &Listed,
    question: &str,
    known: &[String],
) -> Result<Option<String>> {
    let mut list = List {
        screen,
        choices,
        question,
        known,
        reply: String::new(),
        rows: Vec::new(),
        last: String::new(),
        size: (0, 0),
    };
    let answered = take().and_then(|()| list.answered());
    let restored = restore();
    let answer = answered.map_err(Failure::terminal)?;
    restored.map_err(Failure::terminal)?;
    Ok(answer)
}

/// What was typed ahead while a list was read: the text, and whether Enter ended it.
pub(super) fn typed_ahead() -> io::Result<(String, bool)> {
    let mut typed = String::new();
    while WAS_TAKEN.load(Ordering::Relaxed) && event::poll(Duration::ZERO)? {
        match event::read()? {
            Event::Key(key) if is_enter(key) => return Ok((typed, true)),
            Event::Key(KeyEvent { code: KeyCode::Char(sign), .. }) => typed.push(sign),
            _ => {}
        }
    }
    Ok((typed, false))
}

impl List<'_> {
    fn answered(&mut self) -> io::Result<Option<String>> {
        self.show()?;
        loop {
            match self.step(event::read()?) {
                Step::Answered(answer) => {
                    print(b"\r\n")?;
                    return Ok(answer);
                }
                Step::Typed => self.show_reply()?,
                Step::Resized => {
                    print(b"\r\n")?;
                    self.show()?;
                }
                Step::Cleared => {
                    execute!(io::stdout(), Clear(ClearType::All))?;
                    self.show()?;
                }
                Step::Suspended => {
                    print(b"\r\n")?;
                    restore()?;
                    sudden::stop()?;
                    take()?;
                    self.show()?;
                }
                Step::Ignored => {}
            }
        }
    }

    /// Prints the question at the bottom of the screen, where it is known on which row each choice stands. What was
    /// printed before scrolls up.
    fn show(&mut self) -> io::Result<()> {
        self.size = size()?;
        let (columns, lines) = self.size;
        let mut screen = self.screen.clone();
        screen.fold_at = screen.fold_at.map(|at| at.min(columns.into()));

        self.rows = self.choices.rows(&screen);
        for text in as_said(&[self.question.to_owned()], &screen).lines() {
            self.rows.push(Row { text: text.to_owned(), choices: Vec::new() });
        }
        self.last = self.rows.pop().map(|row| row.text + " ").unwrap_or_default();

        let mut printed = String::new();
        for row in &self.rows {
            printed += &format!("{}\r\n", row.text.trim_end());
        }
        queue!(io::stdout(), MoveTo(0, lines.saturating_sub(1)))?;
        // At once: a click in between would be on a row that still moves.
        print(printed.as_bytes())?;
        self.show_reply()
    }

    /// Prints the reply, as much of its end as fits the row.
    fn show_reply(&self) -> io::Result<()> {
        let room = usize::from(self.size.0).saturating_sub(self.last.width() + 1);
        let mut end = self.reply.as_str();
        while end.width() > room {
            let mut signs = end.chars();
            signs.next();
            end = signs.as_str();
        }
        print(format!("\r{}{end}", self.last).as_bytes())?;
        execute!(io::stdout(), Clear(ClearType::UntilNewLine))
    }

    fn step(&mut self, event: Event) -> Step {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                if size().is_ok_and(|size| size != self.size) {
                    return Step::Resized;
                }
                match self.choice_at(mouse.row, mouse.column) {
                    Some(number) => Step::Answered(Some(number.to_string())),
                    None => Step::Ignored,
                }
            }
            Event::Resize(..) => Step::Resized,
            _ => Step::Ignored,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Step {
        if is_enter(key) {
            return Step::Answered(Some(self.reply.trim().to_owned()));
        }
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => return Step::Answered(None),
            KeyCode::Char('d') if is_control && self.reply.is_empty() => {
                return Step::Answered(None);
            }
            KeyCode::Char('l') if is_control => return Step::Cleared,
            KeyCode::Char('z') if is_control => return Step::Suspended,
            KeyCode::Char('u') if is_control => self.reply.clear(),
            KeyCode::Char('h') if is_control => drop(self.reply.pop()),
            KeyCode::Char(_) if is_control => return Step::Ignored,
            KeyCode::Char(sign) => self.reply.push(sign),
            KeyCode::Backspace => drop(self.reply.pop()),
            KeyCode::Tab => self.complete(),
            _ => return Step::Ignored,
        }
        Step::Typed
    }

    /// Completes the reply if only one known name begins so.
    fn complete(&mut self) {
        let begun = fold(&self.reply);
        let mut names = self.known.iter().filter(|name| fold(name).starts_with(&begun));
        if let (Some(name), None) = (names.next(), names.next()) {
            self.reply.clone_from(name);
        }
    }

    /// The number of the choice at a place of the screen.
    fn choice_at(&self, row: u16, column: u16) -> Option<usize> {
        // The last row of the screen is that of the reply.
        let above_reply = usize::from(self.size.1).checked_sub(usize::from(row) + 2)?;
        let row = self.rows.iter().rev().nth(above_reply)?;
        let mut begun = row.choices.iter().rev();
        begun.find(|(first, _)| *first <= column.into()).map(|(_, number)| *number)
    }
}

impl Listed {
    /// The choices as paragraphs.
    pub(super) fn paragraphs(&self) -> Vec<String> {
        match self {
            Listed::Lines(lines) => lines.clone(),
            Listed::Inline(choices) => vec![choices.join(SEPARATOR)],
        }
    }

    /// The rows of the choices on a screen.
    fn rows(&self, screen: &Screen) -> Vec<Row> {
        let mut rows = Vec::new();
        match self {
            Listed::Lines(lines) => {
                for (line, number) in lines.iter().zip(1..) {
                    for text in as_said(std::slice::from_ref(line), screen).lines() {
                        rows.push(Row { text: text.to_owned(), choices: vec![(0, number)] });
                    }
                }
            }
            Listed::Inline(choices) => {
                let most = screen.fold_at.unwrap_or(usize::MAX);
                let mut row = Row { text: String::new(), choices: Vec::new() };
                for (choice, number) in choices.iter().zip(1..) {
                    let said = as_said(std::slice::from_ref(choice), screen);
                    let is_last = number == choices.len();
                    let choice = said.trim_end().to_owned() + if is_last { "" } else { SEPARATOR };
                    if row.text.width() + choice.trim_end().width() > most {
                        rows.push(row);
                        row = Row { text: String::new(), choices: Vec::new() };
                    }
                    row.choices.push((row.text.width(), number));
                    row.text += &choice;
                }
                rows.push(row);
            }
        }
        rows
    }
}

fn is_enter(key: KeyEvent) -> bool {
    // Typed before the list took the terminal, Enter is a line feed.
    key.code == KeyCode::Enter
        || key.code == KeyCode::Char('j') && key.modifiers.contains(KeyModifiers::CONTROL)
}

fn print(text: &[u8]) -> io::Result<()> {
    let mut out = io::stdout();
    out.write_all(text)?;
    out.flush()
}

fn take() -> io::Result<()> {
    static RESTORED: OnceLock<()> = OnceLock::new();
    if RESTORED.set(()).is_ok() {
        sudden::restore_before_end(|| drop(restore()))?;
    }
    IS_TAKEN.store(true, Ordering::Relaxed);
    WAS_TAKEN.store(true, Ordering::Relaxed);
    enable_raw_mode()?;
    execute!(io::stdout(), EnableMouseCapture)
}

/// Restores the terminal if a list has taken it.
fn restore() -> io::Result<()> {
    if !IS_TAKEN.swap(false, Ordering::Relaxed) {
        return Ok(());
    }
    // On Windows this fails if the mouse has not been taken.
    let _ = execute!(io::stdout(), DisableMouseCapture);
    disable_raw_mode()
}
