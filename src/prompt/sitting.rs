//! Somebody sitting at a game, or at none yet: each line done, and what is said of it.

use super::{due, read};
use crate::desk::{self, Request, Session};
use crate::game::Game;
use crate::grammar::{Cli, Color, Command, Global, New, Recording, Symbols};
use crate::shell::status;
use crate::store::{Selector, StoreError};
use crate::terminal::answer::{self, Answer, Run};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
use crate::terminal::games;
use crate::words::{self, Hint};
use clap::error::ErrorKind;
use read::Typed;

/// Somebody sitting at a game, or at none yet.
pub(super) struct Sitting {
    session: Option<Session>,
}

/// What comes after a line.
pub(super) enum Then {
    /// The end.
    Leave,
    /// The next line; and whether what is due then was said.
    Said { due: bool },
}

/// A line that was not carried out.
pub(super) struct Refused {
    pub(super) failure: Failure,
    /// Whether the line was to record something.
    pub(super) records: bool,
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Refused { failure, records: false }
    }
}

impl Sitting {
    /// Sits down at the game asked for.
    ///
    /// # Errors
    /// It cannot be read.
    pub(super) fn open(context: &Context) -> Result<Sitting, Failure> {
        let mut sitting = Sitting { session: None };
        sitting.sit_down(context)?;
        Ok(sitting)
    }

    fn sit_down(&mut self, context: &Context) -> Result<(), Failure> {
        match context.desk()?.open(&context.selector()?) {
            Ok(mut session) => {
                answer::say(&games::notices(session.take_notices()), context.voice());
                self.session = Some(session);
                Ok(())
            }
            Err(desk::Error::Store(StoreError::NoGameYet)) => Ok(()),
            Err(error) => Err(games::failure(context, error)),
        }
    }

    /// Returns the game, if there is one.
    pub(super) fn game(&self) -> Option<&Game> {
        self.session.as_ref().map(Session::game)
    }

    /// Which game it is, if there is one.
    pub(super) fn selector(&self) -> Option<&Selector> {
        self.session.as_ref().and_then(Session::selector)
    }

    /// Says which game it is and what is due, or how to begin one.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn greet(&self, context: &Context) -> Result<(), Failure> {
        let Some(session) = &self.session else {
            let none = games::store_failure(context, StoreError::NoGameYet);
            answer::say(&none.lines(), context.voice());
            return Ok(());
        };
        if !context.global.json {
            let history = session.history();
            let title = &history.setup().rules().title;
            let lines = [format!("{title}, game {}", history.id())];
            Answer::paragraphs(&lines, context.fold_at).print(context)?;
        }
        self.say_due(context)
    }

    /// Says what is due.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn say_due(&self, context: &Context) -> Result<(), Failure> {
        let Some(session) = &self.session else { return Ok(()) };
        status::for_programs(context, session.history())
            .unwrap_or_else(|| Answer::paragraphs(&due::lines(session.game()), context.fold_at))
            .print(context)
    }

    /// Says what others have recorded meanwhile, and returns whether there was any such thing.
    pub(super) fn look(&mut self, context: &Context) -> bool {
        let Some(session) = &mut self.session else {
            // Somebody else may have begun one.
            return self.sit_down(context).is_ok() && self.session.is_some();
        };
        match session.refresh() {
            Ok(None) => return false,
            Ok(Some(news)) => {
                let news = words::news(session.history(), &news, context.now());
                answer::say(&news, context.voice());
            }
            Err(error) => answer::say_failure(&games::failure(context, error), context.voice()),
        }
        true
    }

    /// Does what a line asks for.
    ///
    /// # Errors
    /// It cannot be read, or not be done.
    pub(super) fn take(
        &mut self,
        context: &mut Context,
        run: Run<'_>,
        line: &str,
    ) -> Result<Then, Refused> {
        match read::line(line, self.game()) {
            Ok(Typed::Nothing) => Ok(Then::Said { due: false }),
            Ok(Typed::Leave) => Ok(Then::Leave),
            Ok(Typed::Help) => {
                Answer::result(due::HELP.into()).print(context)?;
                Ok(Then::Said { due: false })
            }
            Ok(Typed::Commands(all)) => {
                let all: Vec<(Global, Command)> = all
                    .into_iter()
                    .map(|Cli { global, command }| (global, command.unwrap_or(Command::Status)))
                    .collect();
                let records = all.iter().any(|(_, command)| command.records());
                self.run_all(context, run, all).map_err(|failure| Refused { failure, records })
            }
            // Asked for help, the shell's grammar answers in the same way as it complains.
            Err(Failure::Unreadable(error))
                if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) =>
            {
                Answer::result(error.to_string()).print(context)?;
                Ok(Then::Said { due: false })
            }
            Err(failure) => Err(failure.into()),
        }
    }

    /// Does the commands of one line: all of them, or none if one would be refused.
    fn run_all(
        &mut self,
        context: &mut Context,
        run: Run<'_>,
        all: Vec<(Global, Command)>,
    ) -> Result<Then, Failure> {
        if let (Some(session), [_, _, ..]) = (&self.session, all.as_slice()) {
            let recordings = all.iter().filter_map(|(_, command)| match command {
                Command::Record(recording) => Some(recording),
                _ => None,
            });
            let mut rehearsal = session.rehearsal();
            for recording in recordings {
                let request = requested(recording, rehearsal.game())?;
                rehearsal.perform(&request, context.now())?;
            }
        }
        let last = all.len();
        let mut then = Then::Said { due: false };
        for (index, (words, command)) in all.into_iter().enumerate() {
            then = self.run(context, run, words, command, index + 1 == last)?;
        }
        Ok(then)
    }

    /// Does a command, and says what is due after the last one of its line.
    fn run(
        &mut self,
        context: &mut Context,
        run: Run<'_>,
        words: Global,
        command: Command,
        is_last: bool,
    ) -> Result<Then, Failure> {
        if words.dir.is_some() {
            return Err(Failure::Usage(
                "The prompt stays in one folder of games. Leave it with q, and name another: \
                 hoyle --dir DIR play"
                    .into(),
            ));
        }
        let here = self.session.as_ref().and_then(Session::selector).map(ToString::to_string);
        let seen = self.session.as_ref().map(|session| session.history().entries().len() as u64);
        let elsewhere = words.game.is_some() && words.game != here;
        let behind = words.after.is_some() && words.after != seen;
        let own = &context.global;
        // A line's own words come before those that the prompt was begun with.
        let global = Global {
            game: words.game.clone().or(here).or_else(|| own.game.clone()),
            dir: own.dir.clone(),
            after: words.after,
            json: words.json || own.json,
            plain: words.plain || own.plain,
            symbols: match words.symbols {
                Symbols::Auto => own.symbols,
                symbols => symbols,
            },
            no_pager: words.no_pager || own.no_pager,
            color: match words.color {
                Color::Auto => own.color,
                color => color,
            },
        };
        let was_named = std::mem::replace(&mut context.game_is_named, words.game.is_some());
        let done = context.with(global, |context| match &command {
            Command::New(new) if !elsewhere => self.begin(context, run, new),
            Command::Play => {
                if elsewhere {
                    self.sit_down(context)?;
                }
                self.greet(context).map(|()| true)
            }
            Command::Record(Recording::Fix(_)) if !elsewhere && !behind => {
                self.fix(context, run, command)
            }
            Command::Record(recording) if !elsewhere && !behind => {
                self.record(context, recording, is_last)
            }
            _ => run(context, command).and_then(|answer| answer.print(context)).map(|()| false),
        });
        context.game_is_named = was_named;
        done.map(|due| Then::Said { due })
    }

    fn begin(&mut self, context: &mut Context, run: Run<'_>, new: &New) -> Result<bool, Failure> {
        if context.game_is_named {
            return run(context, Command::New(new.clone())).map(|_| true);
        }
        let begun = games::begin(context, new)?;
        let remarks = games::notices(begun.notices);
        let history = begun.session.history();
        let answer = match status::for_programs(context, history) {
            Some(answer) => answer,
            None => {
                let mut lines = words::begun(history, begun.drawn);
                lines.extend(due::lines(history.game()));
                Answer::paragraphs(&lines, context.fold_at)
            }
        };
        context.global.game = Some(history.id().to_string());
        self.session = Some(begun.session);
        Answer { remarks, ..answer }.print(context)?;
        Ok(true)
    }

    fn record(
        &mut self,
        context: &Context,
        recording: &Recording,
        is_last: bool,
    ) -> Result<bool, Failure> {
        let Some(session) = &mut self.session else {
            return Err(games::store_failure(context, StoreError::NoGameYet));
        };
        let request = requested(recording, session.game())?;
        let performed = session.perform(&request, context.now());
        let outcome = performed.map_err(|error| games::failure(context, error))?;
        let remarks = games::notices(session.take_notices());
        let history = session.history();
        let answer = match status::for_programs(context, history) {
            Some(answer) if is_last => answer,
            Some(_) => Answer::default(),
            None => {
                let mut lines = words::recorded(history, &outcome);
                if is_last {
                    lines.extend(due::lines(history.game()));
                }
                let mut answer = Answer::paragraphs(&lines, context.fold_at);
                let back = words::way_back(&outcome).filter(|_| is_last);
                answer.remarks.extend(back.map(|hint| super::hints::line(&hint)));
                answer
            }
        };
        remarks.into_iter().fold(answer, Answer::remark).print(context)?;
        Ok(true)
    }

    fn fix(
        &mut self,
        context: &mut Context,
        run: Run<'_>,
        command: Command,
    ) -> Result<bool, Failure> {
        let Some(session) = &mut self.session else {
            return Err(games::store_failure(context, StoreError::NoGameYet));
        };
        context.global.after = Some(session.history().entries().len() as u64);
        run(context, command)?.print(context)?;
        session.refresh()?;
        Ok(false)
    }

    /// How to go on later.
    pub(super) fn way_back(&self, context: &Context) -> Hint {
        let current = context.store().ok().and_then(|store| store.current());
        let id = match self.session.as_ref().and_then(Session::selector) {
            Some(Selector::Id(id)) if current.as_ref() != Some(id) => Some(id.to_string()),
            _ => None,
        };
        Hint::Prompt { id }
    }
}

fn requested(recording: &Recording, game: &Game) -> Result<Request, Failure> {
    recording.request(game).map_err(|error| Failure::of_request(error, game))
}
