//! According to Hoyle: the score of whist games played with real cards, and the ruling on every
//! bid. The rooms and what each must never know stand in `docs/architecture.md`.

pub mod cards;
pub mod desk;
pub mod game;
pub mod history;
pub mod notation;
pub mod output;
pub mod presets;
pub mod rules;
pub mod shell;
pub mod store;
pub mod views;
pub mod words;
