//! What surrounds a command: the data folder, the clock, the terminal. The environment is read here
//! and nowhere else.

use super::pager::Pager;
use super::{Failure, Result};
use crate::desk::Desk;
use crate::grammar::hints::{self, Spelling};
use crate::grammar::{Global, Symbols};
use crate::history::{Clock, GameId, History, Stamp};
use crate::notation::quote;
use crate::output::{Look, fold_in, indented};
use crate::store::{Selector, Store};
use crate::words::messages;
use crate::words::{self, Hint, Language, Voice};
use anstream::AutoStream;
use clap::ColorChoice;
use std::env;
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use terminal_size::{Height, Width, terminal_size, terminal_size_of};

/// The least width that output is made for.
const LEAST_WIDTH: usize = 20;
/// The width where neither the environment nor a terminal gives one.
const DEFAULT_WIDTH: usize = 80;
/// The greatest width of help.
const GREATEST_HELP_WIDTH: usize = 100;
/// The least width of the second column of a list; in less, it goes below the first.
const LEAST_COLUMN: usize = 14;
/// The variable with which the scripts of `hoyle completions` ask what may be typed. Its value is
/// their shell.
pub(crate) const COMPLETING: &str = "HOYLE_COMPLETE";

/// What a command prints for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Medium {
    /// People, at a terminal.
    Terminal,
    /// People, in a file: in UTF-8 whatever the terminal supports.
    Page,
    /// Programs, and so in English.
    Data,
}

/// What surrounds a command.
#[derive(Clone)]
pub(crate) struct Context {
    /// The options of every command.
    pub(crate) global: Global,
    /// The game of the script being replayed. Commands then read it and no stored one.
    pub(crate) replayed: Option<History>,
    /// How to draw on standard output.
    pub(crate) look: Look,
    /// The language of text for people.
    pub(crate) language: Language,
    /// The width of standard error, or `None` where it is not a terminal.
    pub(crate) fold_at: Option<usize>,
    /// The pager, if standard output is a terminal.
    pub(crate) pager: Option<Pager>,
    /// The options as they are typed, without what the environment adds.
    pub(crate) typed: Global,
    /// How the front end spells hints.
    pub(crate) spelling: Spelling,
    /// Whether somebody sits at a terminal and can be asked.
    pub(crate) is_attended: bool,
    /// The games, where they are not those of a folder of the system.
    games: Option<Store>,
    clock: Clock,
    seed: Option<u64>,
}

impl Context {
    /// The surroundings of this process.
    ///
    /// # Errors
    /// `HOYLE_NOW` is not a time.
    pub(crate) fn new(mut global: Global) -> Result<Context> {
        global.called = called();
        let typed = global.clone();
        global.dir = global.dir.or_else(|| variable("HOYLE_DIR").map(PathBuf::from));
        let game = || variable("HOYLE_GAME").map(|game| game.to_string_lossy().into_owned());
        global.game = global.game.or_else(game);
        let fixed = env::var("HOYLE_NOW").ok().map(|text| {
            text.parse().map(Clock::Fixed).map_err(|_| Failure::usage(words::bad_time(&text)))
        });
        let clock = fixed.transpose()?.unwrap_or(Clock::System);
        let seed = env::var("HOYLE_SEED").ok().and_then(|text| text.parse().ok());
        let mut context = Context { typed, clock, seed, ..Context::alone(global) };
        context.is_attended = io::stdin().is_terminal() && io::stderr().is_terminal();
        context.measure();
        Ok(context)
    }

    /// Surroundings without an environment or a terminal, at a fixed time.
    pub(crate) fn alone(global: Global) -> Context {
        Context {
            replayed: None,
            look: Look { width: DEFAULT_WIDTH, color: false, ascii: false },
            language: Language::ENGLISH,
            fold_at: None,
            pager: None,
            typed: global.clone(),
            spelling: Spelling::Shell,
            is_attended: false,
            games: None,
            clock: Clock::Fixed("2026-01-01T12:00:00Z".parse().expect("a time")),
            seed: Some(0),
            global,
        }
    }

    /// The same with the games of a store, whatever folder is asked for.
    pub(crate) fn in_store(self, games: Store) -> Context {
        Context { games: Some(games), ..self }
    }

    /// The surroundings of a line of a script: its game as it is there, and the line's own options.
    pub(crate) fn replaying(&self, game: History, global: Global) -> Context {
        Context { global, replayed: Some(game), ..self.clone() }
    }

    /// The same without a pager: more will be printed.
    pub(crate) fn without_pager(&self) -> Context {
        Context { pager: None, ..self.clone() }
    }

    /// The surroundings of a line typed at a front end whose open game is `here`: with the line's own
    /// options, on a terminal that may have been resized.
    pub(crate) fn at_line(&self, options: Global, here: Option<String>) -> Context {
        let mut context = self.clone();
        context.typed.game.clone_from(&options.game);
        context.global = options.over(&self.global, here);
        context.measure();
        context
    }

    /// The voice of what is printed for a medium.
    pub(crate) fn voice(&self, medium: Medium) -> Voice {
        let is_data = self.global.json || self.global.plain || medium == Medium::Data;
        let language = if is_data { Language::ENGLISH } else { self.language };
        Voice { language, ascii: self.look.ascii && medium != Medium::Page }
    }

    /// Measures the terminal again.
    pub(crate) fn measure(&mut self) {
        let color = match self.global.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never,
        };
        let ascii = match self.global.symbols {
            Symbols::Ascii => true,
            Symbols::Unicode => false,
            Symbols::Auto => !locale_has_unicode(),
        };
        let width = width().unwrap_or(DEFAULT_WIDTH).max(LEAST_WIDTH);
        self.look = Look { width, color, ascii };
        self.language = self.global.lang.or_else(locale_language).unwrap_or_default();
        let stderr = || terminal_size_of(std::io::stderr()).map(columns);
        self.fold_at = given_width().or_else(stderr).map(|width| width.max(LEAST_WIDTH));
        self.pager = pager().filter(|_| !self.global.no_pager);
    }

    /// A hint as a line of its own.
    pub(crate) fn hint(&self, hint: &Hint) -> String {
        words::hint_line(hint, &self.speller())
    }

    /// Spells hints as the front end has them.
    pub(crate) fn speller(&self) -> impl Fn(&Hint) -> String {
        |hint| self.spelling.spell(hint, &self.typed)
    }

    /// A list of names, each with what it is.
    pub(crate) fn list<N: AsRef<str>, W: AsRef<str>>(
        &self,
        rows: impl Iterator<Item = (N, W)> + Clone,
    ) -> String {
        let column = rows.clone().map(|(name, _)| name.as_ref().len()).max().unwrap_or(0);
        rows.map(|(name, what)| self.row(name.as_ref(), column, what.as_ref())).collect()
    }

    /// A line of a list: a name in a column of its own, with what it is folded beside it.
    pub(crate) fn row(&self, name: &str, column: usize, what: &str) -> String {
        let width = self.look.width;
        match column + 4 {
            indent if indent + LEAST_COLUMN > width => {
                format!("  {name}\n{}\n", indented(what, width, 4))
            }
            indent => fold_in(&format!("  {name:column$}  {what}"), width, indent) + "\n",
        }
    }

    /// The time.
    pub(crate) fn now(&self) -> Stamp {
        self.clock.now()
    }

    /// The random numbers that draw the dealer.
    pub(crate) fn dice(&self) -> fastrand::Rng {
        self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed)
    }

    /// The desk, with the folder of games.
    ///
    /// # Errors
    /// As of [`Context::store`].
    pub(crate) fn desk(&self) -> Result<Desk> {
        Ok(Desk::new(self.store()?, self.clock, self.dice()))
    }

    /// The folder of games.
    ///
    /// # Errors
    /// Neither the command line, the environment nor the platform names one.
    pub(crate) fn store(&self) -> Result<Store> {
        if let Some(games) = &self.games {
            return Ok(games.clone());
        }
        let dir = self.global.dir.clone().or_else(Store::default_dir);
        let none = || {
            Failure::data(messages::TerminalNoHomeFolder.say())
                .hint(Hint::of_program(messages::HintGiveFolder.say(), "--dir DIR"))
        };
        dir.map(Store::new).ok_or_else(none)
    }

    /// The game that is meant.
    ///
    /// # Errors
    /// No game can have that id.
    pub(crate) fn selector(&self) -> Result<Selector> {
        let Some(game) = &self.global.game else { return Ok(Selector::Current) };
        game.parse::<Selector>()
            .map_err(|invalid| Failure::data(invalid.to_string()).hint(hints::games()))
    }
}

/// The words of this process's command line. The first one is the program's name.
pub(crate) fn words() -> Vec<OsString> {
    env::args_os().collect()
}

/// The path the program was run by, if it is relative, as it is before the program is installed.
fn called() -> Option<String> {
    let called = PathBuf::from(env::args_os().next()?);
    let is_path = called.is_relative() && called.components().count() > 1;
    is_path.then(|| quote(&called.to_string_lossy()).into_owned())
}

/// The shell that asks for completions, if one does.
pub(crate) fn completing() -> Option<String> {
    env::var(COMPLETING).ok().filter(|shell| !shell.is_empty())
}

/// The name of the colours of the board, if one is given.
pub(crate) fn theme() -> Option<String> {
    variable("HOYLE_THEME").map(|name| name.to_string_lossy().into_owned())
}

/// The current folder.
pub(crate) fn folder() -> Option<PathBuf> {
    env::current_dir().ok()
}

/// The width at which help is folded.
pub(crate) fn help_width() -> usize {
    width().unwrap_or(DEFAULT_WIDTH).clamp(LEAST_WIDTH, GREATEST_HELP_WIDTH)
}

/// Reads the id of a game; `hint` is what to do if it is none.
///
/// # Errors
/// No game can have that id.
pub(crate) fn game_id(text: &str, hint: Hint) -> Result<GameId> {
    text.parse::<GameId>().map_err(|invalid| Failure::usage(invalid.to_string()).hint(hint))
}

fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn width() -> Option<usize> {
    given_width().or_else(|| terminal_size().map(columns))
}

fn given_width() -> Option<usize> {
    env::var("COLUMNS").ok().and_then(|text| text.parse().ok())
}

fn columns((Width(width), _): (Width, Height)) -> usize {
    width.into()
}

fn pager() -> Option<Pager> {
    let (Width(columns), Height(lines)) = terminal_size_of(std::io::stdout())?;
    let named = env::var("HOYLE_PAGER").or_else(|_| env::var("PAGER"));
    let words = shell_words::split(named.as_deref().unwrap_or("less")).ok()?;
    // Quit if the text fits, keep colours and the screen, and let ctrl-C end it.
    let less = env::var("LESS").is_err().then_some("FRXK");
    (!words.is_empty()).then_some(Pager { words, screen: (lines.into(), columns.into()), less })
}

/// The language that the environment asks for, if it has a catalog.
fn locale_language() -> Option<Language> {
    let named = ["HOYLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(variable);
    named.and_then(|named| Language::of_locale(&named.to_string_lossy()))
}

/// Whether the locale, if there is one, is a Unicode locale.
fn locale_has_unicode() -> bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(variable);
    named.is_none_or(|named| {
        let named = named.to_string_lossy().to_lowercase();
        // Serbian locales without a charset are UTF-8.
        let is_plain = named.starts_with("sr_") && !named.contains('.');
        named.contains("utf-8") || named.contains("utf8") || is_plain
    })
}
