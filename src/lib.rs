//! According to Hoyle: the score of whist games played with real cards, and the ruling on every
//! bid. The rooms and what each must never know stand in `docs/architecture.md`.

mod board;
pub mod cards;
pub mod desk;
pub mod game;
mod grammar;
pub mod history;
pub mod notation;
pub mod output;
pub mod presets;
mod prompt;
pub mod rules;
pub mod shell;
pub mod store;
mod terminal;
pub mod views;
pub mod words;

/// Runs the program on this process's command line, and returns its exit code.
pub fn main() -> std::process::ExitCode {
    shell::main(shell::FrontEnds { prompt: prompt::play, board: board::board })
}
