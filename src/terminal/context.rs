//! The context of a command: its options, the screen, the folder of games and the clock.

use super::screen::Screen;
use super::{Failure, Result, environment};
use crate::desk::Desk;
use crate::grammar::Global;
use crate::grammar::hints::{self, Spelling};
use crate::history::{Clock, GameId, History, Stamp};
use crate::store::{Selector, Store};
use crate::words::{self, Hint, Language, Voice, messages};

/// The medium for which a command prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Medium {
    /// People, at a terminal.
    Terminal,
    /// People, in a file: always in UTF-8, whatever the terminal supports.
    Page,
    /// Programs: always in English.
    Data,
}

/// The context of a command.
#[derive(Clone)]
pub(crate) struct Context {
    /// The options that every command has, as typed.
    pub(crate) global: Global,
    /// The front end for which hints are spelled.
    pub(crate) spelling: Spelling,
    pub(crate) screen: Screen,
    /// The chosen game, by id or path; `None` for the current one.
    pub(crate) game: Option<String>,
    /// The game of the script being replayed. Commands read this game instead of a stored one.
    pub(crate) replayed: Option<History>,
    /// The folder of games; `None` if neither the user nor the platform names one.
    store: Option<Store>,
    clock: Clock,
    /// The seed of the random numbers; `None` for a random seed.
    seed: Option<u64>,
}

impl Context {
    /// The context of this process.
    ///
    /// # Errors
    /// The clock shows no time that can be recorded.
    pub(crate) fn new(mut global: Global) -> Result<Context> {
        global.called = environment::called();
        let dir = global.dir.clone().or_else(environment::dir).or_else(Store::default_dir);
        Ok(Context {
            spelling: Spelling::Shell,
            screen: Screen::measured(&global),
            game: global.game.clone().or_else(environment::game),
            replayed: None,
            store: dir.map(Store::new),
            clock: environment::clock()?,
            seed: environment::seed(),
            global,
        })
    }

    /// A context without an environment or a terminal, at a fixed time and with a fixed seed.
    pub(crate) fn alone(global: Global, store: Option<Store>) -> Context {
        Context {
            spelling: Spelling::Shell,
            screen: Screen::none(),
            game: global.game.clone(),
            replayed: None,
            store,
            clock: Clock::Fixed("2026-01-01T12:00:00Z".parse().expect("a time")),
            seed: Some(0),
            global,
        }
    }

    /// The context of a line of a script, with the game as it is at that line and the line's own options.
    pub(crate) fn replaying(&self, game: History, global: Global) -> Context {
        Context { global, replayed: Some(game), ..self.clone() }
    }

    /// The context of a line typed at a front end whose open game is `here`, with the line's own options.
    /// Measures the terminal again, because it may have been resized.
    pub(crate) fn at_line(&self, options: Global, here: Option<String>) -> Context {
        let mut context = self.clone();
        context.game = options.game.clone().or(here).or_else(|| self.game.clone());
        context.global = options.over(&self.global);
        context.measure();
        context
    }

    /// Measures the terminal again.
    pub(crate) fn measure(&mut self) {
        self.screen = Screen::measured(&self.global);
    }

    /// The language of text for people.
    pub(crate) fn language(&self) -> Language {
        self.global.lang.or_else(environment::language).unwrap_or_default()
    }

    /// Runs a function in the language and characters of the medium for which it prints.
    pub(crate) fn speak<T>(&self, medium: Medium, run: impl FnOnce() -> T) -> T {
        let is_data = self.global.json || self.global.plain || medium == Medium::Data;
        let language = if is_data { Language::ENGLISH } else { self.language() };
        let ascii = self.screen.look.ascii && medium != Medium::Page;
        words::speak(Voice { language, ascii }, run)
    }

    /// A hint as a line of its own.
    pub(crate) fn hint(&self, hint: &Hint) -> String {
        words::hint_line(hint, &self.speller()).unwrap_or_default()
    }

    /// A function that spells hints for the front end.
    pub(crate) fn speller(&self) -> impl Fn(&Hint) -> Option<String> {
        |hint| self.spelling.spell(hint, &self.global)
    }

    /// The time.
    pub(crate) fn now(&self) -> Stamp {
        self.clock.now()
    }

    /// The random numbers with which the dealer is drawn.
    pub(crate) fn dice(&self) -> fastrand::Rng {
        self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed)
    }

    /// The desk, with the folder of games.
    ///
    /// # Errors
    /// As for [`Context::store`].
    pub(crate) fn desk(&self) -> Result<Desk> {
        Ok(Desk::new(self.store()?.clone(), self.clock, self.dice()))
    }

    /// The folder of games.
    ///
    /// # Errors
    /// Neither the command line, the environment nor the platform names one.
    pub(crate) fn store(&self) -> Result<&Store> {
        self.store.as_ref().ok_or_else(|| {
            Failure::data(messages::TerminalNoHomeFolder.say())
                .hint(Hint::of_program(messages::HintGiveFolder.say(), "--dir DIR"))
        })
    }

    /// The selector of the chosen game; of the current one, if none is chosen.
    ///
    /// # Errors
    /// No game can have that id.
    pub(crate) fn selector(&self) -> Result<Selector> {
        let Some(game) = &self.game else { return Ok(Selector::Current) };
        game.parse::<Selector>()
            .map_err(|invalid| Failure::data(invalid.to_string()).hint(hints::games()))
    }
}

/// Reads the id of a game. An error carries the `hint`.
///
/// # Errors
/// No game can have that id.
pub(crate) fn game_id(text: &str, hint: Hint) -> Result<GameId> {
    text.parse::<GameId>().map_err(|invalid| Failure::usage(invalid.to_string()).hint(hint))
}
