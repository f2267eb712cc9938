//! According to Hoyle: the score of whist games played with real cards, and the ruling on every
//! bid. The rooms and what each must never know stand in `docs/architecture.md`.

pub mod cards;
pub mod game;
pub mod history;
pub mod notation;
pub mod output;
pub mod presets;
pub mod rules;
pub mod views;
pub mod words;

#[cfg(feature = "store")]
pub mod desk;
#[cfg(feature = "store")]
pub mod store;

#[cfg(feature = "cli")]
mod board;
#[cfg(feature = "cli")]
mod grammar;
#[cfg(feature = "cli")]
mod prompt;
#[cfg(feature = "cli")]
pub mod shell;
#[cfg(feature = "cli")]
mod terminal;

/// Runs the program on this process's command line, and returns its exit code.
#[cfg(feature = "cli")]
pub fn main() -> std::process::ExitCode {
    shell::main(shell::FrontEnds { prompt: prompt::play, board: board::board })
}
