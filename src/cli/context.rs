//! What a command finds around it: the data folder, the clock, the terminal. The environment is
//! read here and nowhere else.

use super::args::{Color, Global};
use super::failure::Failure;
use crate::cards::Seat;
use crate::record::{BadId, Clock, GameId, Selector, Stamp, Store};
use crate::render::text::Look;
use crate::words;
use anstream::ColorChoice;
use std::ffi::OsString;
use std::path::PathBuf;

/// The narrowest sheet that is tried.
const NARROWEST: usize = 20;
/// The width where nothing tells one.
const USUAL_WIDTH: usize = 80;

/// What a command finds around it.
pub(super) struct Context {
    /// The words on every command.
    pub(super) global: Global,
    /// Whether the command line itself names a game, as opposed to the environment.
    pub(super) game_is_named: bool,
    /// How to draw on standard output.
    pub(super) look: Look,
    /// The width at which sentences on standard error are folded; none where nobody reads them on
    /// a screen.
    pub(super) fold_at: Option<usize>,
    clock: Clock,
    dice: fastrand::Rng,
}

/// Returns the words of this process, the first of them being the program's own name.
pub(super) fn words() -> Vec<OsString> {
    std::env::args_os().collect()
}

impl Context {
    /// Returns the surroundings of this process.
    ///
    /// # Errors
    /// `HOYLE_NOW` is no time.
    pub(super) fn new(mut global: Global) -> Result<Context, Failure> {
        let game_is_named = global.game.is_some();
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        global.dir = global.dir.or_else(|| named("HOYLE_DIR").map(PathBuf::from));
        if global.game.is_none() {
            global.game = named("HOYLE_GAME").map(|game| game.to_string_lossy().into_owned());
        }
        let clock = match std::env::var("HOYLE_NOW") {
            Ok(text) => Clock::fixed(&text).ok_or_else(|| {
                Failure::Usage(format!(
                    "HOYLE_NOW is {text:?}; expected a time such as 2026-11-20T20:15:00Z"
                ))
            })?,
            Err(_) => Clock::System,
        };
        let seed = std::env::var("HOYLE_SEED").ok().and_then(|text| text.parse().ok());
        let (look, fold_at) = looks(global.color);
        Ok(Context {
            game_is_named,
            look,
            fold_at,
            clock,
            dice: seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed),
            global,
        })
    }

    /// Returns surroundings in which there is nothing: no environment, no terminal, one instant.
    pub(super) fn alone(global: Global) -> Context {
        Context {
            game_is_named: false,
            look: Look { width: USUAL_WIDTH, color: false },
            fold_at: None,
            clock: Clock::fixed("2026-01-01T12:00:00Z").expect("a time"),
            dice: fastrand::Rng::with_seed(0),
            global,
        }
    }

    /// Does something with other words on every command than those of this process, on a terminal
    /// that may have another width by now.
    pub(super) fn with<T>(&mut self, global: Global, work: impl FnOnce(&mut Context) -> T) -> T {
        let own = std::mem::replace(&mut self.global, global);
        (self.look, self.fold_at) = looks(self.global.color);
        let done = work(self);
        self.global = own;
        (self.look, self.fold_at) = looks(self.global.color);
        done
    }

    /// Measures the terminal anew.
    pub(super) fn measure(&mut self) {
        (self.look, self.fold_at) = looks(self.global.color);
    }

    /// Returns the time.
    pub(super) fn now(&self) -> Stamp {
        self.clock.now()
    }

    /// Returns a dealer drawn from `players`.
    pub(super) fn draw_dealer(&mut self, players: usize) -> Seat {
        Seat(self.dice.u8(..players as u8))
    }

    /// Returns the folder of games.
    ///
    /// # Errors
    /// The platform names none, and neither did anybody else.
    pub(super) fn store(&self) -> Result<Store, Failure> {
        let dir: Option<PathBuf> = self.global.dir.clone().or_else(Store::default_dir);
        dir.map(Store::new).ok_or_else(|| {
            Failure::Data("There is no home folder to keep games in. Name one: --dir DIR.".into())
        })
    }

    /// Returns which game is meant.
    ///
    /// # Errors
    /// The id could not be one, so there is no such game.
    pub(super) fn selector(&self) -> Result<Selector, Failure> {
        let Some(game) = &self.global.game else { return Ok(Selector::Current) };
        Selector::parse(game).map_err(|bad| Failure::Data(bad_id(&bad)))
    }
}

/// Returns how to draw on standard output, and where to fold on standard error.
fn looks(color: Color) -> (Look, Option<usize>) {
    let choice = match color {
        Color::Always => ColorChoice::Always,
        Color::Never => ColorChoice::Never,
        Color::Auto => anstream::AutoStream::choice(&std::io::stdout()),
    };
    let told = std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    let of = |size: (terminal_size::Width, _)| usize::from(size.0.0);
    let width = told.or_else(|| terminal_size::terminal_size().map(of)).unwrap_or(USUAL_WIDTH);
    let look = Look { width: width.max(NARROWEST), color: choice != ColorChoice::Never };
    let fold_at = told
        .or_else(|| terminal_size::terminal_size_of(std::io::stderr()).map(of))
        .map(|width| width.max(NARROWEST));
    (look, fold_at)
}

/// Returns the id that `text` writes.
///
/// # Errors
/// It could not be one.
pub(super) fn game_id(text: &str) -> Result<GameId, Failure> {
    GameId::new(text).map_err(|bad| Failure::Usage(bad_id(&bad)))
}

/// Returns why a text is no game's id.
fn bad_id(BadId { text }: &BadId) -> String {
    format!(
        "{} cannot be a game's id: it has up to 64 lower-case letters, digits, hyphens and \
         underscores, and begins with a letter or a digit.",
        words::quoted(text)
    )
}
