//! Somebody sitting at a game, or at none yet: each line done, and what is said of it.

use super::{due, read};
use crate::game::Game;
use crate::grammar::{Cli, Color, Command, Global, New, Recording, Symbols};
use crate::shell::session::{Remarked, Session};
use crate::shell::{keep, status, write};
use crate::store::{Selector, StoreError};
use crate::terminal::answer::{self, Answer, Run};
use crate::terminal::context::Context;
use crate::terminal::failure::Failure;
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
        if let Some(Remarked { value, remarks }) = Session::open(context)? {
            answer::say(&remarks, context.voice());
            self.session = Some(value);
        }
        Ok(())
    }

    /// Returns the game, if there is one.
    pub(super) fn game(&self) -> Option<&Game> {
        self.session.as_ref().map(Session::game)
    }

    /// Which game it is, if there is one.
    pub(super) fn selector(&self) -> Option<&Selector> {
        self.session.as_ref().map(Session::selector)
    }

    /// Says which game it is and what is due, or how to begin one.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn greet(&self, context: &Context) -> Result<(), Failure> {
        let Some(session) = &self.session else {
            let none = keep::told(context, StoreError::NoGameYet);
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
        match session.refresh(context) {
            Ok(news) if news.is_empty() => return false,
            Ok(mut news) => {
                news[0].insert_str(0, "Recorded meanwhile: ");
                answer::say(&news, context.voice());
            }
            Err(failure) => answer::say_failure(&failure, context.voice()),
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
            session.rehearse(context, recordings)?;
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
        let here = self.session.as_ref().map(|session| match session.selector() {
            Selector::Id(id) => id.to_string(),
            Selector::Path(path) => path.display().to_string(),
            Selector::Current => String::new(),
        });
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
        let (begun, remarks) = write::begin_and_keep(context, new)?;
        context.global.game = Some(begun.history.id().to_string());
        self.sit_down(context)?;
        let answer = match status::for_programs(context, &begun.history) {
            Some(told) => told,
            None => {
                let mut lines = write::begun_lines(&begun);
                lines.extend(due::lines(begun.history.game()));
                Answer::paragraphs(&lines, context.fold_at)
            }
        };
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
            return Err(keep::told(context, StoreError::NoGameYet));
        };
        let Remarked { value: entry, remarks } = session.perform(context, recording)?;
        let history = session.history();
        let answer = match status::for_programs(context, history) {
            Some(told) if is_last => told,
            Some(_) => Answer::default(),
            None if !is_last => {
                let lines = write::recorded_lines(history, recording, &entry);
                Answer::paragraphs(&lines, context.fold_at)
            }
            None => {
                let mut lines = write::recorded_lines(history, recording, &entry);
                lines.extend(due::lines(history.game()));
                let (back, command) = write::way_back(recording);
                Answer::paragraphs(&lines, context.fold_at)
                    .remark(format!("{back}: {}", &command[..1]))
            }
        };
        let answer = remarks.into_iter().fold(answer, Answer::remark);
        answer.print(context)?;
        Ok(true)
    }

    /// Fixes an earlier deal as the shell does, which asks before anything is left against the rules.
    fn fix(
        &mut self,
        context: &mut Context,
        run: Run<'_>,
        command: Command,
    ) -> Result<bool, Failure> {
        let Some(session) = &mut self.session else {
            return Err(keep::told(context, StoreError::NoGameYet));
        };
        context.global.after = Some(session.history().entries().len() as u64);
        run(context, command)?.print(context)?;
        session.refresh(context)?;
        Ok(false)
    }

    /// Returns how to come back to this game.
    pub(super) fn way_back(&self, context: &Context) -> String {
        let current = context.store().ok().and_then(|store| store.current());
        let named = match self.session.as_ref().map(Session::selector) {
            Some(Selector::Id(id)) if current.as_ref() != Some(id) => format!("-g {id} "),
            _ => String::new(),
        };
        format!("Nothing is lost. Go on: hoyle {named}play")
    }
}
