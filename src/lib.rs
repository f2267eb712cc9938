//! According to Hoyle: the score of whist games played with real cards, and the ruling on every
//! bid. The rooms and what each must never know stand in `docs/architecture.md`.

pub mod cards;
pub mod cli;
pub mod game;
pub mod notation;
pub mod presets;
pub mod record;
pub mod render;
pub mod rules;
pub mod sheet;
pub mod words;
