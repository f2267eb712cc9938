//! The game open at the prompt: what is shown of it, and each line carried out.

use super::read::PromptLine;
use crate::commands::{self, Command, FrontEnd, Next};
use crate::desk::{Request, Session, check_last};
use crate::game::Game;
use crate::grammar::{Global, Recording, hints};
use crate::output::text;
use crate::store::Selector;
use crate::terminal::start::{self, Offer};
use crate::terminal::{Answer, Context, Failure, Result, answer, games};
use crate::words::messages;
use crate::words::{self, Hint};

/// The game open at the prompt, or none yet.
pub(super) struct PromptSession {
    session: Option<Session>,
    /// What can be played next, by the number that chooses it.
    offers: Vec<Offer>,
}

/// What became of a line.
pub(super) enum Done {
    /// It is carried out, and what is due has been shown.
    DueShown,
    /// It is carried out.
    Finished,
    /// It asks for another front end, in this context.
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
        answer::say(&games::notices(notices), context);
        Ok(PromptSession { session, offers: Vec::new() })
    }

    /// The game, if one is open.
    pub(super) fn game(&self) -> Option<&Game> {
        self.session.as_ref().map(Session::game)
    }

    /// Which game it is, if one is open.
    pub(super) fn selector(&self) -> Option<&Selector> {
        self.session.as_ref().and_then(Session::selector)
    }

    /// The session, to record in it.
    fn session(&mut self, context: &Context) -> Result<&mut Session> {
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
            answer::say(&none.lines(false, &context.speller()), context);
            self.offer(context);
            return Ok(());
        };
        if !context.global.json {
            let title = [words::game_title(session.history())];
            Answer::paragraphs(&title, context).print(context)?;
        }
        self.show_due(context)?;
        self.offer(context);
        Ok(())
    }

    /// Offers what can be played next, if no game is in progress here.
    fn offer(&mut self, context: &Context) {
        if context.is_attended && self.is_idle() {
            self.offers = Offer::all(context, self.session.as_ref());
            answer::say(&Offer::lines(&self.offers), context);
            answer::say(&[messages::PromptAskNext.say().to_owned()], context);
        }
    }

    /// Whether no game is in progress here.
    fn is_idle(&self) -> bool {
        self.game().is_none_or(|game| game.current().is_none())
    }

    /// What a line chooses of what was offered, if it is a number and no game is in progress.
    pub(super) fn chosen(&self, line: &str) -> Option<Offer> {
        let number: usize = line.trim().parse().ok().filter(|_| self.is_idle())?;
        self.offers.get(number.checked_sub(1)?).cloned()
    }

    /// Begins or opens what was chosen.
    ///
    /// # Errors
    /// It cannot be, or nobody answers what has to be asked.
    pub(super) fn take(&mut self, context: &Context, offer: &Offer) -> Result<Done> {
        let (session, answer) = offer.take(context)?;
        self.session = Some(session);
        answer.print(context)?;
        if let Offer::Open(..) = offer {
            self.show_due(context)?;
        }
        Ok(Done::DueShown)
    }

    /// Shows what is due.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn show_due(&self, context: &Context) -> Result<()> {
        let Some(session) = &self.session else { return Ok(()) };
        let game = session.game();
        let text = || Answer::paragraphs(&games::due(context, game), context);
        games::status(context, session.history(), text).print(context).map(drop)
    }

    /// Reads what others have recorded, prints it, and returns whether there was anything.
    pub(super) fn refresh(&mut self, context: &Context) -> bool {
        let Some(session) = &mut self.session else {
            // Somebody else may have started a game.
            self.session = PromptSession::open(context).ok().and_then(|opened| opened.session);
            return self.session.is_some();
        };
        match session.refresh() {
            Ok(None) => return false,
            Ok(Some(news)) => {
                let news = words::news(session.history(), &news, context.now());
                answer::say(&news, context);
            }
            Err(error) => {
                answer::say_failure(&games::store_failure(context, error), false, context);
            }
        }
        true
    }

    /// Carries out what a line asks for.
    ///
    /// # Errors
    /// It cannot be done.
    pub(super) fn carry_out(&mut self, context: &Context, typed: PromptLine) -> Result<Done> {
        match typed {
            PromptLine::Nothing | PromptLine::Leave => Ok(Done::Finished),
            PromptLine::Show(text) => print(Answer::result(text), context),
            PromptLine::Requests(requests) => self.record(context, &requests),
            PromptLine::Command(full) => self.run_command(context, full.0, full.1),
        }
    }

    /// Carries out a command typed in full.
    fn run_command(
        &mut self,
        context: &Context,
        options: Global,
        command: Command,
    ) -> Result<Done> {
        if options.dir.is_some() {
            return Err(Failure::usage(messages::PromptOtherFolder.say()));
        }

        let here = self.selector();
        let is_named = options.game.is_some();
        let named = options.game.as_ref().and_then(|game| game.parse().ok());
        let is_here = !is_named || named.as_ref() == here;
        let mut context = context.at_line(options, here.map(ToString::to_string));
        words::speak(context.voice(command.medium()), || match &command {
            Command::New(args) if !is_named => {
                let (session, answer) = games::begin(&context, args, false)?;
                self.begin(session, answer, &context)
            }
            Command::Rematch(args) if is_here => {
                let (session, answer) = games::rematch(&context, args, false)?;
                self.begin(session, answer, &context)
            }
            Command::Start(FrontEnd::Play) => {
                if !is_here {
                    *self = PromptSession::open(&context)?;
                }
                context.typed.game = None;
                self.greet(&context)?;
                Ok(Done::DueShown)
            }
            Command::Record(recording) if is_here => {
                let failed = |error| games::store_failure(&context, error);
                let session = self.session(&context)?;
                if context.global.after.is_some() {
                    session.refresh().map_err(failed)?;
                    check_last(session.history(), context.global.after).map_err(|refusal| {
                        Failure::refused(session.history(), &refusal, context.now())
                    })?;
                }
                if matches!(recording, Recording::Fix(_)) {
                    context.global.after = Some(session.history().entry_count() as u64);
                    let done = run(&context, command)?;
                    session.refresh().map_err(|error| games::store_failure(&context, error))?;
                    return Ok(done);
                }
                let request = recording.request(session.game())?;
                self.record(&context, &[request])
            }
            _ => run(&context, command),
        })
    }

    fn begin(&mut self, session: Session, answer: Answer, context: &Context) -> Result<Done> {
        self.session = Some(session);
        answer.print(context)?;
        Ok(Done::DueShown)
    }

    /// Records all of the requests, or none if one is refused.
    fn record(&mut self, context: &Context, requests: &[Request]) -> Result<Done> {
        let was_idle = self.is_idle();
        let session = self.session(context)?;
        let performed = session.perform_all(requests, context.now());
        let outcomes =
            performed.map_err(|error| games::failure(context, session.history(), error))?;
        games::recorded(context, session, &outcomes, false).print(context)?;
        let has_ended = !was_idle && !context.global.json && !context.global.plain;
        if let Some(ending) = start::ending(context, session.history()).filter(|_| has_ended) {
            Answer::result(text::ending(&ending, context.look)).print(context)?;
            self.offer(context);
        }
        Ok(Done::DueShown)
    }

    /// How to open the game again.
    pub(super) fn way_back(&self, context: &Context) -> Hint {
        let current = context.store().ok().and_then(|store| store.current().ok().flatten());
        let id = match self.selector() {
            Some(Selector::Id(id)) if current.as_ref() != Some(id) => Some(id.to_string()),
            _ => None,
        };
        hints::go_on("play", id)
    }
}

/// Runs a command as the shell does, and prints its answer.
fn run(context: &Context, command: Command) -> Result<Done> {
    match commands::run(context, command)? {
        Next::Print(answer) => print(answer, context),
        Next::Start(front_end) => Ok(Done::Start { front_end, context: Box::new(context.clone()) }),
    }
}

fn print(answer: Answer, context: &Context) -> Result<Done> {
    answer.print(context)?;
    Ok(Done::Finished)
}
