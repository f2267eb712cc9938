//! The board while it is shown: draws it, waits for keys and acts on them.

use super::demo::{Demo, DemoStep};
use super::draw::{self, Shown, Theme};
use super::page::TextPage;
use super::preview::preview;
use super::screen;
use super::state::Board;
#[cfg(unix)]
use super::stops::Stops;
use super::typed::AfterGame;
use super::view::{Click, Effect, FixStage, View};
use crate::desk::{Request, Session};
use crate::grammar::{RematchArgs, hints};
use crate::output::{Look, text};
use crate::terminal::{Context, Failure, files, games, hand_out, start};
use crate::views::{self, ExplainedDeals, GameEnding, Log, Sheet, Style};
use crate::words;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::layout::{Position, Rect};
use std::cell::RefCell;
use std::io;
use std::path::Path;
use std::time::Duration;

/// How often to check for entries that other processes have recorded.
const POLL: Duration = Duration::from_millis(200);

/// The number of lines that one step of the mouse wheel scrolls.
const LINES: usize = 3;

/// The board, with a game and perhaps a demo that plays it.
pub(super) struct LiveBoard<'a> {
    pub(super) context: &'a Context,
    theme: Theme,
    pub(super) session: Session,
    pub(super) board: Board,
    /// Whether the screen was left to choose another game.
    pub(super) left_to_choose: bool,
    pub(super) demo: Option<Demo>,
    #[cfg(unix)]
    pub(super) stops: Stops,
}

impl<'a> LiveBoard<'a> {
    /// The board with a game, in its first state.
    ///
    /// # Errors
    /// The signals of the system cannot be handled.
    pub(super) fn new(
        context: &'a Context,
        theme: Theme,
        session: Session,
        demo: Option<Demo>,
    ) -> Result<LiveBoard<'a>, Failure> {
        Ok(LiveBoard {
            context,
            theme,
            session,
            board: Board::default(),
            left_to_choose: false,
            demo,
            #[cfg(unix)]
            stops: Stops::flagged().map_err(Failure::terminal)?,
        })
    }

    /// The board with another game, or the same one again, in its first state.
    pub(super) fn with_game(self, next: Option<Session>) -> Self {
        let session = next.unwrap_or(self.session);
        LiveBoard { session, board: Board::default(), left_to_choose: false, ..self }
    }

    /// Shows the board until its user leaves.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn run(mut self, terminal: &mut DefaultTerminal) -> io::Result<Self> {
        loop {
            if self.board.ending.is_none() {
                self.board.ending = match self.demo {
                    Some(_) => GameEnding::of(self.session.history(), &[]),
                    None => start::ending(self.context, self.session.history()),
                };
            }

            self.keep_drafts();
            let size = terminal.size()?;
            let page = self.page(size.width);
            if let Some(scroll) = &mut self.board.help {
                *scroll = draw::help_scroll(*scroll, size);
            }
            let shown = Shown {
                board: &self.board,
                history: self.session.history(),
                page: &page,
                look: self.context.screen.look,
                now: self.context.now(),
                theme: self.theme,
                is_demo: self.demo.is_some(),
                spots: RefCell::default(),
            };

            // A terminal that supports synchronized updates shows the whole frame at once.
            execute!(io::stdout(), BeginSynchronizedUpdate)?;
            let mut from = 0;
            terminal.draw(|frame| from = draw::draw(frame, &shown))?;
            execute!(io::stdout(), EndSynchronizedUpdate)?;
            let spots = shown.spots.take();
            self.board.scroll = from;

            match self.wait(&spots)? {
                Effect::AfterGame(AfterGame::Choose) => {
                    return Ok(LiveBoard { left_to_choose: true, ..self });
                }
                Effect::Leave => return Ok(self),
                Effect::Redraw => *terminal = screen::cleared()?,
                Effect::Suspend => screen::suspend(terminal)?,
                Effect::Retake => *terminal = screen::retaken()?,
                Effect::Find(direction) => self.board.find(&page, self.session.game(), direction),
                Effect::Draw | Effect::Record(_) | Effect::Try(_) | Effect::AfterGame(_) => {}
            }
        }
    }

    /// Waits until the screen has to be drawn again.
    fn wait(&mut self, spots: &[(Rect, Click)]) -> io::Result<Effect> {
        loop {
            #[cfg(unix)]
            if let Some(effect) = self.stops.take() {
                return Ok(effect);
            }

            let pause = self.demo.as_ref().map_or(POLL, Demo::pause);
            if !event::poll(pause.min(POLL))? {
                if pause.is_zero() {
                    return Ok(self.step());
                }
                if self.session.has_changed() && self.refresh() {
                    return Ok(Effect::Draw);
                }
                continue;
            }

            let effect = match event::read()? {
                Event::Key(key) => self.key(key),
                Event::Mouse(mouse) if self.demo.is_none() => self.mouse(mouse, spots),
                Event::Resize(..) => Some(Effect::Draw),
                _ => None,
            };
            if let Some(effect) = effect {
                return Ok(effect);
            }
        }
    }

    /// Takes a key; `None` if it means nothing.
    fn key(&mut self, key: KeyEvent) -> Option<Effect> {
        if key.kind == KeyEventKind::Release {
            return None;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c' | 'd') => Some(Effect::Leave),
                KeyCode::Char('z') => Some(Effect::Suspend),
                KeyCode::Char('l') => Some(Effect::Redraw),
                _ => None,
            };
        }
        if self.demo.is_none() {
            return Some(self.press(key.code));
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => Some(Effect::Leave),
            _ => Some(self.step()),
        }
    }

    /// Takes what the mouse did; `None` if it means nothing.
    fn mouse(&mut self, mouse: MouseEvent, spots: &[(Rect, Click)]) -> Option<Effect> {
        match mouse.kind {
            MouseEventKind::ScrollUp => Some(self.wheel(KeyCode::Up)),
            MouseEventKind::ScrollDown => Some(self.wheel(KeyCode::Down)),
            MouseEventKind::Down(MouseButton::Left) => {
                let position = Position::new(mouse.column, mouse.row);
                let (_, click) = spots.iter().rfind(|(area, _)| area.contains(position))?;
                Some(self.click(*click))
            }
            _ => None,
        }
    }

    /// Reads what others have recorded, and returns whether there is anything new to show.
    fn refresh(&mut self) -> bool {
        let before = self.session.game().clone();
        match self.session.refresh() {
            Ok(None) => false,
            Ok(Some(news)) => {
                let now = self.context.now();
                let message = words::news(self.session.history(), &news, now);
                self.board.report_news(message, &before, self.session.game());
                true
            }
            Err(error) => {
                let failure = games::store_failure(self.context, error);
                let message = failure.lines(&self.context.speller());
                let is_new = message != self.board.message;
                self.board.message = message;
                is_new
            }
        }
    }

    /// Scrolls by a few lines.
    fn wheel(&mut self, key: KeyCode) -> Effect {
        let mut effect = Effect::Draw;
        for _ in 0..LINES {
            effect = self.press(key);
        }
        effect
    }

    fn click(&mut self, click: Click) -> Effect {
        let number = match click {
            Click::Key(key) => return self.press(key),
            Click::Number(number) => number,
        };

        self.board.search = None;
        let end = self.board.put(number, self.session.game());
        self.press(end)
    }

    /// Plays the next step of the demo.
    fn step(&mut self) -> Effect {
        match self.demo.as_mut().and_then(Demo::next) {
            Some(DemoStep::Record(recording)) => match recording.request(self.session.history()) {
                Ok(request) => self.show_recorded(&request),
                Err(error) => {
                    let failure = Failure::from(error);
                    self.board.message = failure.when_recording().lines(&self.context.speller());
                }
            },
            Some(DemoStep::Press(keys)) => {
                self.board.message.clear();
                for key in keys {
                    self.press(key);
                }
            }
            None => {}
        }

        let characters = self.board.message.iter().map(|line| line.chars().count()).sum();
        if let Some(demo) = &mut self.demo {
            demo.wait(characters);
        }
        Effect::Draw
    }

    /// Performs a request, and shows the result.
    fn show_recorded(&mut self, request: &Request) {
        let before = self.session.game().clone();
        let count = self.session.history().entry_count();
        match self.record(request) {
            Ok(message) => {
                self.board.report_recorded(request, message, &before, self.session.game());
            }
            // Others have recorded something, and the input may mean something else now.
            Err(message) if self.session.history().entry_count() != count => {
                self.board.report_news(message, &before, self.session.game());
            }
            // The input is kept, so that the user can correct it.
            Err(message) => self.board.message = message,
        }
    }

    /// Presses a key on the board, and carries out the effect as far as no terminal is needed.
    fn press(&mut self, key: KeyCode) -> Effect {
        let effect = self.board.key(key, self.session.game());
        match &effect {
            Effect::Record(request) => self.show_recorded(request),
            Effect::Try(request) => {
                let now = self.context.now();
                let mut rehearsal = self.session.history().clone();
                if let Err(refusal) = request.perform(&mut rehearsal, now) {
                    let failure = Failure::refused(&rehearsal, &refusal, now);
                    self.board.refuse(failure.lines(&self.context.speller()));
                }
            }
            Effect::AfterGame(choice) => match self.after_game(*choice) {
                Ok(message) => self.board.report(message),
                Err(failure) => self.board.message = failure.lines(&self.context.speller()),
            },
            Effect::Draw
            | Effect::Redraw
            | Effect::Suspend
            | Effect::Retake
            | Effect::Find(_)
            | Effect::Leave => {}
        }
        effect
    }

    /// Does what was chosen after the game, and returns the message to show.
    ///
    /// # Errors
    /// The rematch cannot begin, or the file cannot be written.
    fn after_game(&mut self, choice: AfterGame) -> Result<Vec<String>, Failure> {
        let history = self.session.history();
        let id = history.id().as_str();
        match choice {
            AfterGame::Rematch => {
                self.session =
                    games::rematch(self.context, &RematchArgs::default(), games::Extent::Brief)?.0;
                Ok(words::begun(self.session.history(), false))
            }
            AfterGame::SaveSheet => {
                let mut forms = vec![("html", hand_out::page(history).into_bytes())];
                forms.extend(hand_out::picture(history).map(|picture| ("png", picture)));
                let mut said = Vec::new();
                for (ending, bytes) in forms {
                    let file = files::new_name(id, ending);
                    let write = |file: &mut dyn io::Write| file.write_all(&bytes);
                    files::write_new(Path::new(&file), hints::give_other_file(), write)?;
                    said.push(words::exported_one(&file, id, None));
                }
                Ok(said)
            }
            AfterGame::Print => Ok(vec![hand_out::print(history)?]),
            AfterGame::Copy => Ok(vec![hand_out::copy(self.context, history)?]),
            AfterGame::Export => {
                let file = files::new_name(id, "jsonl");
                let write = |file: &mut dyn io::Write| file.write_all(history.journal().as_slice());
                files::write_new(Path::new(&file), hints::give_other_file(), write)?;
                Ok(vec![words::exported_one(&file, id, Some(history.entry_count()))])
            }
            AfterGame::Choose => Ok(Vec::new()),
        }
    }

    /// Performs a request, and returns the message to show.
    ///
    /// # Errors
    /// Nothing is recorded. The error is the message that says why.
    fn record(&mut self, request: &Request) -> Result<Vec<String>, Vec<String>> {
        if let Some(slip) = request.slip(self.session.game()) {
            return Err(Failure::from(slip).when_recording().lines(&self.context.speller()));
        }
        let speller = self.context.speller();
        let outcome = self.session.perform(request, self.context.now()).map_err(|error| {
            games::failure(self.context, self.session.history(), error)
                .when_recording()
                .lines(&speller)
        })?;

        let mut lines = words::recorded(self.session.history(), &outcome, true, &speller);
        lines.extend(words::decided(self.session.game()));
        lines.extend(games::notices(self.session.take_notices()));
        Ok(lines)
    }

    /// The content of the view, as far as it is text that can be scrolled.
    fn page(&self, width: u16) -> TextPage {
        let look = Look { width: width.into(), ..self.context.screen.look };
        let game = self.session.game();
        let id = self.session.history().id().as_str();
        match (self.board.view, &self.board.fix) {
            (View::Deal(deal), FixStage::Preview(correction, _)) => {
                preview(self.context, self.session.history(), deal, correction, look).into()
            }
            (View::Deal(deal), _) => {
                let explained = ExplainedDeals::of(game, Some(deal), None);
                if explained.count() > 0 {
                    text::explanation(explained, None, look).to_string().into()
                } else {
                    let begun = views::deals_to_explain(game).count();
                    words::nothing_to_explain(deal, begun, None).into()
                }
            }
            (View::Sheet, _) => {
                TextPage(text::sheet_parts(&Sheet::of(id, game), Style::Full, look))
            }
            (View::Log, _) => {
                text::log(Log::of(self.session.history().clone()), look).to_string().into()
            }
            (View::Table, _) if draw::sheet_width(width) > 0 => {
                let look = Look { width: draw::sheet_width(width), ..look };
                TextPage(text::sheet_beside(&Sheet::of(id, game), look))
            }
            (View::Table | View::Score | View::Chart, _) => TextPage::default(),
        }
    }
}
