//! The board with a game on it: draws it, waits for keys and acts on them.

use super::demo::{Demo, Step};
use super::draw::{self, Shown, Theme};
use super::page::Page;
use super::screen;
use super::state::{Board, Effect, Fix, Press, View};
#[cfg(unix)]
use super::stops::Stops;
use super::typed::Next;
use crate::desk::{Request, Session, plan_fix};
use crate::game::SlipRefusal;
use crate::grammar::{RematchArgs, hints};
use crate::output::{Look, fold_in, html, text};
use crate::terminal::{Context, Failure, files, games, start};
use crate::views::{self, Changes, Ending, ExplainedDeals, Log, Sheet, Style};
use crate::words;
use crate::words::messages;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::layout::{Position, Rect};
use std::cell::RefCell;
use std::io;
use std::path::Path;
use std::time::Duration;

/// How long to wait for a key before looking at what others have recorded.
const PATIENCE: Duration = Duration::from_millis(200);

/// The lines scrolled by one step of the mouse wheel.
const LINES: usize = 3;

/// The board with a game on it.
pub(super) struct Sitting<'a> {
    context: &'a Context,
    theme: Theme,
    pub(super) session: Session,
    pub(super) board: Board,
    /// Whether the screen was left to choose another game.
    pub(super) left_to_choose: bool,
    /// The demo being played, if any.
    demo: Option<Demo>,
    #[cfg(unix)]
    stops: Stops,
}

impl<'a> Sitting<'a> {
    /// Opens the board with a game, and perhaps a demo to play.
    ///
    /// # Errors
    /// The signals of the system cannot be handled.
    pub(super) fn new(
        context: &'a Context,
        theme: Theme,
        session: Session,
        demo: Option<Demo>,
    ) -> Result<Sitting<'a>, Failure> {
        Ok(Sitting {
            context,
            theme,
            session,
            board: Board::default(),
            left_to_choose: false,
            demo,
            #[cfg(unix)]
            stops: Stops::noted().map_err(Failure::terminal)?,
        })
    }

    /// The board with the next game, or the same one again.
    pub(super) fn at(self, next: Option<Session>) -> Self {
        let session = next.unwrap_or(self.session);
        Sitting { session, board: Board::default(), left_to_choose: false, ..self }
    }

    /// Shows the board until its user leaves.
    ///
    /// # Errors
    /// The terminal cannot be used.
    pub(super) fn run(mut self, terminal: &mut DefaultTerminal) -> io::Result<Self> {
        loop {
            if self.board.ending.is_none() {
                self.board.ending = match self.demo {
                    Some(_) => Ending::of(self.session.history(), &[]),
                    None => start::ending(self.context, self.session.history()),
                };
            }
            let size = terminal.size()?;
            let page = self.page(size.width.into());
            if let Some(scroll) = &mut self.board.help {
                *scroll = draw::help_scroll(*scroll, size);
            }
            let shown = Shown {
                board: &self.board,
                history: self.session.history(),
                page: &page,
                look: self.context.look,
                now: self.context.now(),
                theme: self.theme,
                is_demo: self.demo.is_some(),
                spots: RefCell::default(),
            };
            // Terminals that support this show the whole frame at once.
            execute!(io::stdout(), BeginSynchronizedUpdate)?;
            let mut from = 0;
            terminal.draw(|frame| from = draw::draw(frame, &shown))?;
            execute!(io::stdout(), EndSynchronizedUpdate)?;
            let spots = shown.spots.take();
            self.board.scroll = from;
            match self.wait(&spots)? {
                Effect::Next(Next::Choose) => return Ok(Sitting { left_to_choose: true, ..self }),
                Effect::Leave => return Ok(self),
                Effect::Redraw => *terminal = screen::cleared()?,
                Effect::Suspend => screen::suspend(terminal)?,
                Effect::Retake => *terminal = screen::retaken()?,
                Effect::Find { back } => self.board.find(&page, self.session.game(), back),
                Effect::Draw | Effect::Record(_) | Effect::Try(_) | Effect::Next(_) => {}
            }
        }
    }

    /// Waits until the screen has to be drawn again.
    fn wait(&mut self, spots: &[(Rect, Press)]) -> io::Result<Effect> {
        loop {
            #[cfg(unix)]
            if let Some(effect) = self.stops.asked() {
                return Ok(effect);
            }
            let pause = self.demo.as_ref().map_or(PATIENCE, Demo::pause);
            if !event::poll(pause.min(PATIENCE))? {
                if pause.is_zero() {
                    return Ok(self.step());
                }
                if self.session.has_changed() && self.refresh() {
                    return Ok(Effect::Draw);
                }
                continue;
            }
            match event::read()? {
                Event::Key(key) if key.kind == KeyEventKind::Release => {}
                Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                    match key.code {
                        KeyCode::Char('c' | 'd') => return Ok(Effect::Leave),
                        KeyCode::Char('z') => return Ok(Effect::Suspend),
                        KeyCode::Char('l') => return Ok(Effect::Redraw),
                        _ => {}
                    }
                }
                Event::Key(key) if self.demo.is_some() => {
                    let leaves = matches!(key.code, KeyCode::Char('q') | KeyCode::Esc);
                    return Ok(if leaves { Effect::Leave } else { self.step() });
                }
                Event::Mouse(_) if self.demo.is_some() => {}
                Event::Key(key) => return Ok(self.take(key.code)),
                Event::Mouse(mouse) => {
                    let place = Position::new(mouse.column, mouse.row);
                    let spot = spots.iter().rfind(|(area, _)| area.contains(place));
                    match (mouse.kind, spot) {
                        (MouseEventKind::ScrollUp, _) => return Ok(self.wheel(KeyCode::Up)),
                        (MouseEventKind::ScrollDown, _) => return Ok(self.wheel(KeyCode::Down)),
                        (MouseEventKind::Down(MouseButton::Left), Some((_, press))) => {
                            return Ok(self.click(*press));
                        }
                        _ => {}
                    }
                }
                Event::Resize(..) => return Ok(Effect::Draw),
                _ => {}
            }
        }
    }

    /// Reads what others have recorded, and returns whether there is anything new to show.
    fn refresh(&mut self) -> bool {
        match self.session.refresh() {
            Ok(None) => false,
            Ok(Some(news)) => {
                let now = self.context.now();
                self.board.report(words::news(self.session.history(), &news, now));
                true
            }
            Err(error) => {
                let before = std::mem::take(&mut self.board.message);
                let failure = games::store_failure(self.context, error);
                self.board.message = failure.lines(false, &self.context.speller());
                self.board.message != before
            }
        }
    }

    /// Scrolls by a few lines.
    fn wheel(&mut self, key: KeyCode) -> Effect {
        (0..LINES).map(|_| self.take(key)).last().unwrap_or(Effect::Draw)
    }

    fn click(&mut self, press: Press) -> Effect {
        let number = match press {
            Press::Key(key) => return self.take(key),
            Press::Number(number) => number.to_string(),
        };
        self.board.search = None;
        self.board.open_number().clear();
        let effect = number.chars().map(|digit| self.take(KeyCode::Char(digit))).last();
        match self.board.open_number().is_empty() {
            true => effect.unwrap_or(Effect::Draw),
            false => self.take(KeyCode::Enter),
        }
    }

    /// Takes the next step of the demo.
    fn step(&mut self) -> Effect {
        match self.demo.as_mut().and_then(Demo::next) {
            Some(Step::Record(recording)) => match recording.request(self.session.game()) {
                Ok(request) => self.show_recorded(&request),
                Err(error) => {
                    let failure = Failure::from(error);
                    self.board.keep(failure.lines(true, &self.context.speller()));
                }
            },
            Some(Step::Press(keys)) => {
                self.board.message.clear();
                keys.into_iter().for_each(|key| drop(self.take(key)));
            }
            None => {}
        }
        let characters = self.board.message.iter().map(|line| line.chars().count()).sum();
        self.demo.iter_mut().for_each(|demo| demo.wait(characters));
        Effect::Draw
    }

    /// Performs a request, and shows what happened.
    fn show_recorded(&mut self, request: &Request) {
        let before = self.session.history().entry_count();
        match self.record(request) {
            Ok(message) => self.board.report(message),
            // What was typed may mean something else now.
            Err(message) if self.session.history().entry_count() != before => {
                self.board.report(message);
            }
            Err(message) => self.board.keep(message),
        }
    }

    fn take(&mut self, key: KeyCode) -> Effect {
        let effect = self.board.key(key, self.session.game());
        match &effect {
            Effect::Record(request) => self.show_recorded(request),
            Effect::Try(request) => {
                let now = self.context.now();
                let mut rehearsal = self.session.history().clone();
                if let Err(refusal) = request.perform(&mut rehearsal, now) {
                    let failure = Failure::refused(&rehearsal, &refusal, now);
                    self.board.refuse(failure.lines(false, &self.context.speller()));
                }
            }
            Effect::Next(next) => match self.go_on(*next) {
                Ok(message) => self.board.report(message),
                Err(failure) => self.board.keep(failure.lines(false, &self.context.speller())),
            },
            Effect::Draw
            | Effect::Redraw
            | Effect::Suspend
            | Effect::Retake
            | Effect::Find { .. }
            | Effect::Leave => {}
        }
        effect
    }

    /// Continues after a game that is over, and returns the message to show.
    ///
    /// # Errors
    /// The next game cannot begin, or the file cannot be written.
    fn go_on(&mut self, next: Next) -> Result<Vec<String>, Failure> {
        let history = self.session.history();
        let id = history.id().as_str();
        match next {
            Next::Rematch => {
                self.session = games::rematch(self.context, &RematchArgs::default(), true)?.0;
                Ok(words::begun(self.session.history(), false))
            }
            Next::SavePage => {
                let game = history.game();
                let explained = ExplainedDeals::of(game, None, None);
                let page = html::sheet(Sheet::of(id, game), Style::Full, explained);
                let file = format!("{id}.html");
                let write = |file: &mut dyn io::Write| write!(file, "{page}");
                files::write_new(Path::new(&file), hints::give_other_file(), write)?;
                Ok(vec![words::exported_one(&file, id, None)])
            }
            Next::Export => {
                let file = format!("{id}.jsonl");
                let write = |file: &mut dyn io::Write| file.write_all(history.journal().as_slice());
                files::write_new(Path::new(&file), hints::give_other_file(), write)?;
                Ok(vec![words::exported_one(&file, id, Some(history.entry_count()))])
            }
            Next::Choose => Ok(Vec::new()),
        }
    }

    /// Performs a request, and returns the message to show.
    ///
    /// # Errors
    /// Nothing is recorded; the message says why.
    fn record(&mut self, request: &Request) -> Result<Vec<String>, Vec<String>> {
        if let Request::Play { act, .. } = request
            && let Some(slip) = SlipRefusal::of_act(act)
        {
            return Err(Failure::from(slip).lines(true, &self.context.speller()));
        }
        match self.session.perform(request, self.context.now()) {
            Ok(outcome) => {
                let mut lines = words::recorded(
                    self.session.history(),
                    &outcome,
                    true,
                    &self.context.speller(),
                );
                lines.extend(words::decided(self.session.game()));
                lines.extend(games::notices(self.session.take_notices()));
                Ok(lines)
            }
            Err(error) => {
                let failure = games::failure(self.context, self.session.history(), error);
                Err(failure.lines(true, &self.context.speller()))
            }
        }
    }

    /// The view, if it is a page.
    fn page(&self, width: usize) -> Page {
        let look = Look { width, color: false, ascii: self.context.look.ascii };
        let game = self.session.game();
        match (self.board.view, &self.board.fix) {
            (View::Deal(deal), Fix::Preview(correction)) => {
                let history = self.session.history();
                let says = match plan_fix(history, deal, correction) {
                    Ok(Some(plan)) => {
                        return text::changes(&Changes::of(game, &plan, false), look, Some(width))
                            .into();
                    }
                    Ok(None) => messages::CorrectionUnchanged.say(),
                    Err(refusal) => {
                        let failure = Failure::refused(history, &refusal, self.context.now());
                        failure.lines(false, &self.context.speller()).join("\n")
                    }
                };
                fold_in(&says, width, 0).into()
            }
            (View::Deal(deal), _) => {
                let explained = ExplainedDeals::of(game, Some(deal), None);
                if explained.count() == 0 {
                    let begun = views::deals_to_explain(game).count();
                    words::nothing_to_explain(deal, begun, None).into()
                } else {
                    text::explanation(explained, None, look).to_string().into()
                }
            }
            (View::Sheet, _) => {
                let sheet = Sheet::of(self.session.history().id().as_str(), game);
                Page(text::sheet_parts(&sheet, Style::Full, look))
            }
            (View::Log, _) => {
                text::log(Log::of(self.session.history().clone()), look).to_string().into()
            }
            (View::Table, _) if draw::sheet_width(width) > 0 => {
                let sheet = Sheet::of(self.session.history().id().as_str(), game);
                let look = Look { width: draw::sheet_width(width), ..look };
                Page(text::sheet_parts(&sheet, Style::Paper, look))
            }
            (View::Table | View::Score | View::Chart, _) => Page::default(),
        }
    }
}
