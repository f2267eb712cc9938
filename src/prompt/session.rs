//! The game open in the prompt: shows it, and carries out lines.

use super::help;
use super::read::{self, PromptLine};
use super::short::Readings;
use crate::commands::{self, Command, FrontEnd, Next, ScriptCommand, end};
use crate::desk::{Request, Session, check_last};
use crate::game::{Game, TableAct};
use crate::grammar::{Global, Recording, TableCommand, hints};
use crate::output::text;
use crate::store::Selector;
use crate::terminal::start::{self, NextGame};
use crate::terminal::{Answer, Context, Failure, Result, answer, games, hand_out};
use crate::words::{self, Hint, messages};

/// The game open in the prompt, or none yet.
pub(super) struct PromptSession {
    pub(super) session: Option<Session>,
    /// What can be played next, by the number that chooses it.
    offers: Vec<NextGame>,
    /// The line that was being typed when the game was last left.
    pub(super) begun: Option<String>,
    /// The readings of the last line, if it has several, by the number that chooses one.
    readings: Readings<Request>,
}

/// The result of a line.
pub(super) enum LineDone {
    /// The line is carried out, and what is due has been shown.
    DueShown,
    /// The line is carried out.
    Finished,
    /// The line starts another front end in this context.
    Start { front_end: FrontEnd, context: Box<Context> },
}

impl PromptSession {
    /// Opens the game asked for, if there is one.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn open(context: &Context) -> Result<PromptSession> {
        let mut session = start::open(context)?;
        let notices = session.as_mut().map(Session::take_notices).unwrap_or_default();
        answer::say(&games::notices(notices), &context.screen);
        Ok(PromptSession { session, offers: Vec::new(), begun: None, readings: Vec::new() })
    }

    /// The game, if one is open.
    pub(super) fn game(&self) -> Option<&Game> {
        self.session.as_ref().map(Session::game)
    }

    /// The selector of the game, if one is open.
    pub(super) fn selector(&self) -> Option<&Selector> {
        self.session.as_ref().and_then(Session::selector)
    }

    /// The session, to record in it.
    pub(super) fn session(&mut self, context: &Context) -> Result<&mut Session> {
        self.session.as_mut().ok_or_else(|| start::no_game(context))
    }

    /// Shows which game is open and what is due, or how to start one, and offers what can be played
    /// next.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn greet(&mut self, context: &Context) -> Result<()> {
        let Some(session) = &self.session else {
            let none = start::no_game(context);
            answer::say(&none.lines(&context.speller()), &context.screen);
            self.offer(context);
            return Ok(());
        };
        if !context.global.json {
            let mut lines = vec![words::game_title(session.history())];
            if session.game().played().next().is_some() {
                lines.push(words::totals(session.game()));
            }
            show(Answer::paragraphs(&lines, &context.screen), context)?;
        }
        self.show_due(context)?;
        self.offer(context);
        self.take_up_draft(context);
        Ok(())
    }

    /// Offers what can be played next, if no game is in progress here.
    fn offer(&mut self, context: &Context) {
        if context.screen.is_attended && self.is_idle() {
            self.offers = NextGame::all(context, self.session.as_ref());
            answer::say(&NextGame::lines(&self.offers), &context.screen);
            answer::say(&[messages::PromptAskNext.say().to_owned()], &context.screen);
        }
    }

    /// Whether no game is in progress here.
    fn is_idle(&self) -> bool {
        self.game().is_none_or(|game| game.current().is_none())
    }

    /// The offer that a line chooses, if the line is a number, and offers were made.
    ///
    /// # Errors
    /// The line is a number that no offer has.
    pub(super) fn chosen(&self, line: &str) -> Result<Option<NextGame>> {
        if !self.is_idle() {
            return Ok(None);
        }
        Ok(numbered(line, &self.offers)?.cloned())
    }

    /// Whether the prompt is asking which reading of the last line is meant.
    pub(super) const fn asks_reading(&self) -> bool {
        !self.readings.is_empty()
    }

    /// The reading that a line chooses, if the prompt asked for one. Any line other than a number drops the
    /// question.
    ///
    /// # Errors
    /// The line is a number that no reading has.
    pub(super) fn meant(&mut self, line: &str) -> Result<Option<Vec<Request>>> {
        let meant = numbered(line, &self.readings)?.cloned();
        self.readings.clear();
        Ok(meant)
    }

    /// Begins or opens the game of an offer.
    ///
    /// # Errors
    /// The game cannot be begun or opened, or nobody answers a question that it needs.
    fn take(&mut self, context: &Context, offer: &NextGame) -> Result<LineDone> {
        let (session, answer) = offer.take(context)?;
        let done = self.begin(session, answer, context)?;
        if let NextGame::Open(..) = offer {
            self.show_due(context)?;
        }
        Ok(done)
    }

    /// Shows what is due.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn show_due(&self, context: &Context) -> Result<()> {
        let Some(session) = &self.session else { return Ok(()) };
        let game = session.game();
        let text = || Answer::paragraphs(&games::due(context, game), &context.screen);
        show(games::status(context, session.history(), text), context)
    }

    /// Reads and prints what others have recorded, and returns whether there was anything.
    pub(super) fn refresh(&mut self, context: &Context) -> bool {
        let Some(session) = &mut self.session else {
            // Somebody else may have started a game.
            if let Ok(opened) = PromptSession::open(context) {
                self.session = opened.session;
            }
            return self.session.is_some();
        };
        match session.refresh() {
            Ok(None) => return false,
            Ok(Some(news)) => {
                let news = words::news(session.history(), &news, context.now());
                answer::say(&news, &context.screen);
            }
            Err(error) => {
                answer::say_failure(&games::store_failure(context, error), context);
            }
        }
        true
    }

    /// Carries out a line.
    ///
    /// # Errors
    /// What the line asks for cannot be done.
    pub(super) fn carry_out(&mut self, context: &Context, typed: PromptLine) -> Result<LineDone> {
        match typed {
            PromptLine::Nothing | PromptLine::Leave => Ok(LineDone::Finished),
            PromptLine::Take(offer) => self.take(context, &offer).map_err(Failure::when_recording),
            PromptLine::Print => {
                let said = hand_out::print(self.session(context)?.history())?;
                print(Answer::default().remark(said), context)
            }
            PromptLine::Copy => {
                let said = hand_out::copy(context, self.session(context)?.history())?;
                print(Answer::default().remark(said), context)
            }
            PromptLine::Wrongs(deal) => self.ask(context, TableAct::is_of_a_wrong, deal),
            PromptLine::Events(deal) => self.ask(context, |act| !act.is_of_a_wrong(), deal),
            PromptLine::Keys => {
                print(Answer::result(help::text(self.game(), context.screen.look.width)), context)
            }
            PromptLine::Help(error) => print_help(answer::usage(*error, &context.screen)?, context),
            PromptLine::Choose { line, readings } => {
                let mut question = vec![messages::PromptAskReading { digits: &line }.say()];
                for (number, requests) in (1..).zip(&readings) {
                    let meaning = read::script(requests, self.game()).unwrap_or_default();
                    question.push(format!("{number:>2}  {meaning}"));
                }
                answer::say(&question, &context.screen);
                self.readings = readings;
                Ok(LineDone::DueShown)
            }
            PromptLine::Requests(requests) => {
                self.record(context, &requests).map_err(Failure::when_recording)
            }
            PromptLine::Command(full) => {
                let (options, command) = *full;
                let records = command.records();
                let done = self.run_command(context, options, command);
                if records { done.map_err(Failure::when_recording) } else { done }
            }
        }
    }

    /// Carries out a command typed in full.
    fn run_command(
        &mut self,
        context: &Context,
        options: Global,
        command: Command,
    ) -> Result<LineDone> {
        if options.dir.is_some() {
            return Err(Failure::usage(messages::PromptOtherFolder.say()));
        }

        let here = self.selector();
        let is_named = options.game.is_some();
        let named = options.game.as_ref().and_then(|game| game.parse().ok());
        let is_here = !is_named || named.as_ref() == here;
        let context = &context.at_line(options, here.map(ToString::to_string));
        context.speak(command.prints().medium, || match command {
            Command::Script(ScriptCommand::New(args)) if !is_named => {
                let (session, answer) = games::begin(context, &args, games::Extent::Full)?;
                self.begin(session, answer, context)
            }
            Command::Rematch(args) if is_here => {
                let (session, answer) = games::rematch(context, &args, games::Extent::Full)?;
                self.begin(session, answer, context)
            }
            Command::Use(args) if !is_named => {
                let mut chosen = context.clone();
                chosen.game = Some(args.id.clone());
                run(context, Command::Use(args))?;
                *self = PromptSession::open(&chosen)?;
                Ok(LineDone::DueShown)
            }
            Command::Start(FrontEnd::Play) => {
                if !is_here {
                    *self = PromptSession::open(context)?;
                }
                let mut here = context.clone();
                here.global.game = None;
                self.greet(&here)?;
                Ok(LineDone::DueShown)
            }
            Command::Script(ScriptCommand::Record(recording)) if is_here => {
                self.run_recording(context, recording)
            }
            command @ Command::Players(_) => {
                let done = run(context, command)?;
                // A name may have been spelt otherwise in this game too.
                if let Some(session) = &mut self.session {
                    session.refresh().map_err(|error| games::store_failure(context, error))?;
                }
                Ok(done)
            }
            command => run(context, command),
        })
    }

    /// Carries out a command that records in this game.
    pub(super) fn run_recording(
        &mut self,
        context: &Context,
        recording: Recording,
    ) -> Result<LineDone> {
        let session = self.session(context)?;
        if context.global.last_entry().is_some() {
            session.refresh().map_err(|error| games::store_failure(context, error))?;
            check_last(session.history(), context.global.last_entry())
                .map_err(|refusal| Failure::refused(session.history(), &refusal, context.now()))?;
        }

        let is_asked = matches!(
            &recording,
            Recording::Table(TableCommand::Incident(args)) if args.take.is_none()
        );
        let is_fix = matches!(recording, Recording::Fix(_));
        if is_asked || is_fix {
            // The shell's command shows what would change, and asks.
            let mut fixing = context.clone();
            fixing.global = fixing.global.with_last_entry(session.history().entry_count());
            let before = session.game().current().cloned();
            let entries = session.history().entry_count();
            let done = run(&fixing, Command::Script(ScriptCommand::Record(recording)))?;
            session.refresh().map_err(|error| games::store_failure(context, error))?;
            // What is due has been shown after an incident, and after a correction of the deal in progress.
            let is_shown = if is_fix {
                session.game().current() != before.as_ref()
            } else {
                session.history().entry_count() > entries
            };
            return Ok(if is_shown { LineDone::DueShown } else { done });
        }
        if let Recording::Table(command) = &recording
            && command.is_dry_run()
        {
            return run(context, Command::Script(ScriptCommand::Record(recording)));
        }
        if let Recording::Table(TableCommand::End(args)) = &recording
            && !end::is_confirmed(context, session.history(), args)?
        {
            return print(Answer::default().remark(messages::EndDeclined.say()), context);
        }
        let request = recording.request(session.history())?;
        self.record(context, &[request])
    }

    fn begin(&mut self, session: Session, answer: Answer, context: &Context) -> Result<LineDone> {
        self.session = Some(session);
        show(answer, context)?;
        Ok(LineDone::DueShown)
    }

    /// Records all of the requests, or none if one is refused.
    pub(super) fn record(&mut self, context: &Context, requests: &[Request]) -> Result<LineDone> {
        let was_idle = self.is_idle();
        let session = self.session(context)?;
        let outcomes = session
            .perform_all(requests, context.now())
            .map_err(|error| games::failure(context, session.history(), error))?;
        show(games::recorded(context, session, &outcomes, games::Extent::Full), context)?;

        let shows_ending = !was_idle && !context.global.json && !context.global.plain;
        if shows_ending && let Some(ending) = start::ending(context, session.history()) {
            show(Answer::result(text::ending(&ending, context.screen.look)), context)?;
            self.offer(context);
        }
        Ok(LineDone::DueShown)
    }

    /// The hint at how to open the game again. It names the game unless that is the current one.
    pub(super) fn way_back(&self, context: &Context) -> Hint {
        let current = context.store().ok().and_then(|store| store.current().ok().flatten());
        let id = match self.selector() {
            Some(Selector::Id(id)) if current.as_ref() != Some(id) => Some(id.to_string()),
            _ => None,
        };
        hints::go_on("play", id)
    }
}

/// The item of a numbered list that a line chooses, if the line is a number, and there is a list.
///
/// # Errors
/// No item has this number.
fn numbered<'a, T>(line: &str, listed: &'a [T]) -> Result<Option<&'a T>> {
    let most = listed.len();
    let number = match line.trim().parse::<usize>() {
        Ok(number) if most > 0 => number,
        _ => return Ok(None),
    };
    match number.checked_sub(1).and_then(|index| listed.get(index)) {
        Some(chosen) => Ok(Some(chosen)),
        None => Err(Failure::usage(messages::PromptNumberExpected { most }.say())),
    }
}

/// Runs a command as the shell does, and prints its answer.
fn run(context: &Context, command: Command) -> Result<LineDone> {
    let is_help = matches!(command, Command::Help(_));
    match commands::run(context, command)? {
        Next::Print(answer) if is_help => print_help(answer, context),
        Next::Print(answer) => print(answer, context),
        Next::Start(front_end) => {
            Ok(LineDone::Start { front_end, context: Box::new(context.clone()) })
        }
    }
}

/// Prints help, without the examples that cannot be typed here.
fn print_help(answer: Answer, context: &Context) -> Result<LineDone> {
    let help = read::without_redirections(&answer.result.to_string());
    print(Answer { result: Box::new(help), ..answer }, context)
}

/// Prints what is read while cards are in hand: never through a pager, which would take the next line typed.
fn show(answer: Answer, context: &Context) -> Result<()> {
    answer.print(&context.screen.without_pager()).map(drop)
}

pub(super) fn print(answer: Answer, context: &Context) -> Result<LineDone> {
    answer.print(&context.screen)?;
    Ok(LineDone::Finished)
}
