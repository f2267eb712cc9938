//! According to Hoyle: the score of whist games played with real cards, and a ruling on every act.
//!
//! Rules are data, and a game is a value. [`Game::play`](game::Game::play) changes it, or leaves it and
//! returns a [`Refusal`](rules::Refusal) that says what would have been legal:
//!
//! ```
//! use hoyle::game::{Act, Count, Game, Players, Setup};
//! use hoyle::rules::{Points, Refusal};
//!
//! // The rules of Serbian whist come with the library; `presets::read` reads any others.
//! let rules = hoyle::presets::ruleset("serbian").unwrap();
//! let players = Players::new(&["Igor", "Jovana", "Dunja", "Dušan"]).unwrap();
//! let dealer = players.seats().next_back().unwrap();
//! let mut game = Game::new(Setup::new(rules, players, dealer).unwrap());
//!
//! // Thirteen cards are dealt, so the dealer, who bids last, may not bring the sum to 13.
//! let bids = Act::Bid([2, 4, 2, 5].map(Count::next).into());
//! let Err(Refusal::Hooked { open, .. }) = game.play(&bids) else { panic!("the hook bars 5") };
//! assert!(open.contains(&6) && !open.contains(&5));
//!
//! let bids = Act::Bid([2, 4, 2, 6].map(Count::next).into());
//! game.play(&bids).unwrap();
//! // The last number follows from the others.
//! let tricks = Act::Took([2, 4, 1].map(Count::next).into());
//! game.play(&tricks).unwrap();
//! assert_eq!(game.totals(), [12, 14, 1, 16].map(Points::whole));
//! ```
//!
//! [`rules`] judges without a game, too, and scores single hands. [`history`] adds undo, redo and
//! corrections; [`words`] turns refusals and scores into sentences, [`views`] and [`output`] into sheets,
//! JSON and pages. Files need the feature `store`, the program `cli`; both are on by default.
//!
//! `docs/architecture.md` shows how the modules build on one another.

pub mod analysis;
pub mod cards;
pub mod club;
pub mod game;
pub mod history;
pub mod notation;
pub mod output;
pub mod presets;
pub mod rules;
mod threads;
pub mod views;
pub mod words;

#[cfg(feature = "store")]
pub mod desk;
#[cfg(feature = "store")]
pub mod store;

#[cfg(feature = "cli")]
mod board;
#[cfg(feature = "cli")]
pub mod commands;
#[cfg(feature = "cli")]
mod grammar;
#[cfg(feature = "cli")]
mod prompt;
#[cfg(feature = "cli")]
pub mod shell;
#[cfg(feature = "cli")]
mod terminal;
#[cfg(feature = "serve")]
mod web;
