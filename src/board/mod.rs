//! `board`: the full screen. It asks the same judge as every command and records through the same
//! session as the prompt; the pages are the commands' own answers.

mod asked;
mod draw;
mod keys;
mod state;
mod typed;

use crate::desk::{Request, Session};
use crate::grammar::{Cli, Command, Recording, hints};
use crate::output::text::Look;
use crate::terminal::answer::{Answer, Run};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint};
use clap::Parser;
use draw::Shown;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use state::{Board, Effect, Key, View};
use std::io::{self, IsTerminal};
use std::time::Duration;

/// How long a key is waited for before it is looked whether somebody else has recorded something.
const PATIENCE: Duration = Duration::from_millis(200);

/// Shows the game asked for on the full screen, until somebody leaves.
///
/// # Errors
/// There is no terminal or no game, or the terminal cannot be used.
pub(crate) fn board(context: &mut Context, run: Run<'_>) -> Result<Answer, Failure> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(Failure::Usage(
            "The board needs a terminal. From a pipe, hoyle play takes the same game.".into(),
        ));
    }
    let mut session = games::open(context)?;
    let color = context.look.color;
    context.global.game = session.selector().map(ToString::to_string);
    // Commands asked from here answer as text, whatever the words of this one.
    context.global.json = false;
    let mut board = Board::new();
    board.said = games::notices(session.take_notices());
    // It also gives the terminal back if the program ends in a panic.
    let mut terminal = ratatui::try_init().map_err(|error| trouble(&error))?;
    let ended = Seat { context, run, session, board, color }.run(&mut terminal);
    let restored = ratatui::try_restore();
    let session = ended?;
    restored.map_err(|error| trouble(&error))?;
    let id = session.history().id();
    let back = Hint::Board { id: Some(id.to_string()) };
    let back = format!("{} {}", words::nothing_lost(), hints::line(&back));
    Ok(Answer::default().remark(back))
}

fn trouble(error: &io::Error) -> Failure {
    Failure::Data(format!("The terminal cannot be used: {error}."))
}

/// Somebody at the board.
struct Seat<'a> {
    context: &'a mut Context,
    run: Run<'a>,
    session: Session,
    board: Board,
    color: bool,
}

impl Seat<'_> {
    fn run(mut self, terminal: &mut DefaultTerminal) -> Result<Session, Failure> {
        loop {
            let size = terminal.size().map_err(|error| trouble(&error))?;
            let page = self.page(usize::from(size.width));
            // The last lines are on the screen at the furthest.
            let last = draw::page_lines(self.board.view, &page).saturating_sub(draw::rows(size));
            self.board.scroll = self.board.scroll.min(last);
            let shown = Shown {
                board: &self.board,
                history: self.session.history(),
                page: &page,
                color: self.color,
                ascii: self.context.look.ascii,
            };
            drawn_at_once(terminal, &shown).map_err(|error| trouble(&error))?;
            match self.next_key()? {
                Some(keys::Pressed::Leave) => return Ok(self.session),
                Some(keys::Pressed::Key(key)) if self.take(key) == Effect::Leave => {
                    return Ok(self.session);
                }
                Some(keys::Pressed::Key(_)) | None => {}
            }
        }
    }

    /// Returns the next key; nothing if the screen has to be drawn again for another reason.
    fn next_key(&mut self) -> Result<Option<keys::Pressed>, Failure> {
        loop {
            if event::poll(PATIENCE).map_err(|error| trouble(&error))? {
                match event::read().map_err(|error| trouble(&error))? {
                    Event::Key(key) => {
                        if let Some(pressed) = keys::pressed(key) {
                            return Ok(Some(pressed));
                        }
                    }
                    Event::Resize(..) => return Ok(None),
                    _ => {}
                }
            } else if self.session.has_changed() && self.look() {
                return Ok(None);
            }
        }
    }

    /// Reads what somebody else has recorded, and returns whether there is anything to show.
    fn look(&mut self) -> bool {
        match self.session.refresh() {
            Ok(None) => return false,
            Ok(Some(news)) => {
                let now = self.context.now();
                self.board.told(words::news(self.session.history(), &news, now));
            }
            Err(error) => {
                let lines = games::failure(self.context, error).lines();
                if self.board.said == lines {
                    return false;
                }
                self.board.said = lines;
            }
        }
        true
    }

    fn take(&mut self, key: Key) -> Effect {
        let effect = self.board.key(key, self.session.game());
        match &effect {
            Effect::Record(words) => match self.record(words) {
                Ok(said) => {
                    self.board.told(said);
                }
                Err(failure) => {
                    let mut said = failure.lines();
                    said.push("Nothing was recorded.".into());
                    self.board.told(said);
                }
            },
            Effect::Try(words) => {
                let tried = self.request(words).and_then(|request| {
                    Ok(self.session.rehearsal().perform(&request, self.context.now())?)
                });
                if let Err(failure) = tried {
                    self.board.refuse(failure.lines());
                }
            }
            Effect::Draw | Effect::Leave => {}
        }
        effect
    }

    fn request(&self, words: &[String]) -> Result<Request, Failure> {
        let game = self.session.game();
        recording(words)?.request(game).map_err(|error| Failure::of_request(error, game))
    }

    /// Records what words say, and returns what is told of it.
    fn record(&mut self, words: &[String]) -> Result<Vec<String>, Failure> {
        let request = self.request(words)?;
        let performed = self.session.perform(&request, self.context.now());
        let outcome = performed.map_err(|error| games::failure(self.context, error))?;
        let mut said = words::recorded(self.session.history(), &outcome);
        said.extend(games::notices(self.session.take_notices()));
        Ok(said)
    }

    /// Returns the text of the view, if it is a page: what the command of the same name answers.
    fn page(&mut self, width: usize) -> String {
        let words: Vec<String> = match (self.board.view, &self.board.mend) {
            (View::Deal(_), Some(mend)) => match &mend.words {
                Some(words) => [&words[..], &["--dry-run".to_owned()]].concat(),
                None => return String::new(),
            },
            (View::Deal(deal), None) => vec!["explain".into(), deal.to_string()],
            (View::Sheet, _) => vec!["sheet".into()],
            (View::Log, _) => vec!["log".into()],
            _ => return String::new(),
        };
        self.context.look = Look { width, color: false, ..self.context.look };
        self.context.fold_at = Some(width);
        let answered = command(&words).and_then(|command| (self.run)(self.context, command));
        match answered {
            Ok(Answer { result, remarks, .. }) if result.is_empty() => remarks.join("\n"),
            Ok(Answer { result, .. }) => result,
            Err(failure) => failure.lines().join("\n"),
        }
    }
}

/// Draws so that a terminal which can shows all of it at the same moment.
fn drawn_at_once(terminal: &mut DefaultTerminal, shown: &Shown<'_>) -> io::Result<()> {
    execute!(io::stdout(), BeginSynchronizedUpdate)?;
    terminal.draw(|frame| draw::draw(frame, shown))?;
    execute!(io::stdout(), EndSynchronizedUpdate)
}

fn command(words: &[String]) -> Result<Command, Failure> {
    let words = std::iter::once("hoyle").chain(words.iter().map(String::as_str));
    let cli = Cli::try_parse_from(words).map_err(Failure::Unreadable)?;
    Ok(cli.command.unwrap_or(Command::Status))
}

fn recording(words: &[String]) -> Result<Recording, Failure> {
    match command(words)? {
        Command::Record(recording) => Ok(recording),
        _ => Err(Failure::Usage("That records nothing.".into())),
    }
}
