//! What a command finds around it: the data folder, the clock, the terminal. The environment is
//! read here and nowhere else.

use crate::desk::Desk;
use crate::grammar::{Color, Global, Symbols};
use crate::history::{Clock, GameId, Stamp};
use crate::output::fold::{fold_in, indented};
use crate::output::text::Look;
use crate::store::{Selector, Store};
use crate::terminal::failure::Failure;
use crate::terminal::pager::Pager;
use anstream::ColorChoice;
use std::ffi::OsString;
use std::path::PathBuf;

/// The narrowest sheet that is tried.
const NARROWEST: usize = 20;
/// The width where nothing tells one.
const USUAL_WIDTH: usize = 80;
/// The widest that help gets.
const WIDEST_HELP: usize = 100;
/// The fewest columns in which the second column of a list can be read.
const LEAST_BESIDE: usize = 12;
/// By this the scripts of `hoyle completions` ask what may be typed; it names their shell.
pub(crate) const COMPLETING: &str = "HOYLE_COMPLETE";

/// What a command finds around it.
pub(crate) struct Context {
    /// The words on every command.
    pub(crate) global: Global,
    /// Whether the command line itself names a game, as opposed to the environment.
    pub(crate) game_is_named: bool,
    /// How to draw on standard output.
    pub(crate) look: Look,
    /// The width at which sentences on standard error are folded; none where nobody reads them on
    /// a screen.
    pub(crate) fold_at: Option<usize>,
    /// What shows long answers a screen at a time, where there is a screen.
    pub(crate) pager: Option<Pager>,
    clock: Clock,
    seed: Option<u64>,
}

/// How sentences are said on standard error.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Voice {
    /// The width at which they are folded; none where nobody reads them on a screen.
    pub(crate) fold_at: Option<usize>,
    /// Whether there are no signs but ASCII.
    pub(crate) ascii: bool,
}

/// Returns the words of this process, the first of them being the program's own name.
pub(crate) fn words() -> Vec<OsString> {
    std::env::args_os().collect()
}

impl Context {
    /// Returns the surroundings of this process.
    ///
    /// # Errors
    /// `HOYLE_NOW` is no time.
    pub(crate) fn new(mut global: Global) -> Result<Context, Failure> {
        let game_is_named = global.game.is_some();
        let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
        global.dir = global.dir.or_else(|| named("HOYLE_DIR").map(PathBuf::from));
        if global.game.is_none() {
            global.game = named("HOYLE_GAME").map(|game| game.to_string_lossy().into_owned());
        }
        let clock = match std::env::var("HOYLE_NOW") {
            Ok(text) => text.parse().map(Clock::Fixed).map_err(|_| {
                Failure::Usage(format!(
                    "HOYLE_NOW is {text:?}; expected a time such as 2026-11-20T20:15:00Z"
                ))
            })?,
            Err(_) => Clock::System,
        };
        let seed = std::env::var("HOYLE_SEED").ok().and_then(|text| text.parse().ok());
        let look = Looks::of(&global);
        Ok(Context {
            game_is_named,
            look: look.look,
            fold_at: look.fold_at,
            pager: look.pager,
            clock,
            seed,
            global,
        })
    }

    /// Returns surroundings in which there is nothing: no environment, no terminal, one instant.
    pub(crate) fn alone(global: Global) -> Context {
        Context {
            game_is_named: false,
            look: Look { width: USUAL_WIDTH, color: false, ascii: false },
            fold_at: None,
            pager: None,
            clock: Clock::Fixed("2026-01-01T12:00:00Z".parse().expect("a time")),
            seed: Some(0),
            global,
        }
    }

    /// Does something with other words on every command than those of this process, on a terminal
    /// that may have another width by now.
    pub(crate) fn with<T>(&mut self, global: Global, work: impl FnOnce(&mut Context) -> T) -> T {
        let own = std::mem::replace(&mut self.global, global);
        self.measure();
        let done = work(self);
        self.global = own;
        self.measure();
        done
    }

    /// Measures the terminal anew.
    pub(crate) fn measure(&mut self) {
        let Looks { look, fold_at, pager } = Looks::of(&self.global);
        (self.look, self.fold_at, self.pager) = (look, fold_at, pager);
    }

    /// Returns how sentences are said on standard error.
    pub(crate) const fn voice(&self) -> Voice {
        Voice { fold_at: self.fold_at, ascii: self.look.ascii }
    }

    /// Returns a line of a list: a name in a column of its own, and what it is, folded beside it.
    pub(crate) fn row(&self, name: &str, column: usize, what: &str) -> String {
        let width = self.look.width;
        let indent = if column + 4 + LEAST_BESIDE > width { 4 } else { column + 4 };
        match indent {
            4 => format!("  {name}\n{}\n", indented(what, width, 4)),
            _ => fold_in(&format!("  {name:column$}  {what}"), width, indent) + "\n",
        }
    }

    /// Returns the time.
    pub(crate) fn now(&self) -> Stamp {
        self.clock.now()
    }

    /// What draws the dealer.
    pub(crate) fn dice(&self) -> fastrand::Rng {
        self.seed.map_or_else(fastrand::Rng::new, fastrand::Rng::with_seed)
    }

    /// The desk, with the folder of games.
    ///
    /// # Errors
    /// The platform names no folder, and the command line does not either.
    pub(crate) fn desk(&self) -> Result<Desk, Failure> {
        Ok(Desk::new(self.store()?, self.clock, self.dice()))
    }

    /// Returns the folder of games.
    ///
    /// # Errors
    /// The platform names none, and neither did anybody else.
    pub(crate) fn store(&self) -> Result<Store, Failure> {
        let dir: Option<PathBuf> = self.global.dir.clone().or_else(Store::default_dir);
        dir.map(Store::new).ok_or_else(|| {
            Failure::Data("There is no home folder to keep games in. Name one: --dir DIR.".into())
        })
    }

    /// Returns which game is meant.
    ///
    /// # Errors
    /// The id could not be one, so there is no such game.
    pub(crate) fn selector(&self) -> Result<Selector, Failure> {
        let Some(game) = &self.global.game else { return Ok(Selector::Current) };
        game.parse::<Selector>().map_err(|bad| Failure::Data(bad.to_string()))
    }
}

/// How answers are to look, and where.
struct Looks {
    look: Look,
    fold_at: Option<usize>,
    pager: Option<Pager>,
}

impl Looks {
    /// Measures what is around by now.
    fn of(global: &Global) -> Looks {
        let choice = match global.color {
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
            Color::Auto => anstream::AutoStream::choice(&std::io::stdout()),
        };
        let told = told_width();
        let width = told.or_else(|| terminal_size::terminal_size().map(columns));
        let ascii = match global.symbols {
            Symbols::Ascii => true,
            Symbols::Unicode => false,
            Symbols::Auto => !locale_has_unicode(),
        };
        let said_to = || terminal_size::terminal_size_of(std::io::stderr()).map(columns);
        Looks {
            look: Look {
                width: width.unwrap_or(USUAL_WIDTH).max(NARROWEST),
                color: choice != ColorChoice::Never,
                ascii,
            },
            fold_at: told.or_else(said_to).map(|width| width.max(NARROWEST)),
            pager: pager().filter(|_| !global.no_pager),
        }
    }
}

/// Returns what shows long answers a screen at a time, where there is a screen.
fn pager() -> Option<Pager> {
    let named = |name: &str| std::env::var(name).ok();
    let (columns, lines) = terminal_size::terminal_size_of(std::io::stdout())?;
    let words = named("HOYLE_PAGER").or_else(|| named("PAGER"));
    let words = shell_words::split(&words.unwrap_or_else(|| "less".into())).ok()?;
    let screen = (usize::from(lines.0), usize::from(columns.0));
    // Leave if it fits, keep colours and the screen, and let ctrl-C end it.
    let less = named("LESS").is_none().then_some("FRXK");
    (!words.is_empty()).then_some(Pager { words, screen, less })
}

/// Returns the shell that asks what may be typed, if one does.
pub(crate) fn completing() -> Option<String> {
    std::env::var(COMPLETING).ok().filter(|shell| !shell.is_empty())
}

/// Returns the folder in which the process runs, as long as it is there.
pub(crate) fn folder() -> Option<PathBuf> {
    std::env::current_dir().ok()
}

/// Returns the width at which help is folded.
pub(crate) fn help_width() -> usize {
    let width = told_width().or_else(|| terminal_size::terminal_size().map(columns));
    width.unwrap_or(USUAL_WIDTH).clamp(NARROWEST, WIDEST_HELP)
}

/// Returns the width that the environment tells.
fn told_width() -> Option<usize> {
    std::env::var("COLUMNS").ok().and_then(|text| text.parse().ok())
}

fn columns(size: (terminal_size::Width, terminal_size::Height)) -> usize {
    usize::from(size.0.0)
}

/// Returns whether the locale has more signs than ASCII. Where nothing names one, terminals of our
/// day do.
fn locale_has_unicode() -> bool {
    let named = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var_os(name).filter(|value| !value.is_empty()));
    named.is_none_or(|named| {
        let named = named.to_string_lossy().to_lowercase();
        named.contains("utf-8") || named.contains("utf8")
    })
}

/// Returns the id that `text` writes.
///
/// # Errors
/// It could not be one.
pub(crate) fn game_id(text: &str) -> Result<GameId, Failure> {
    text.parse::<GameId>().map_err(|bad| Failure::Usage(bad.to_string()))
}
