//! Tests the library against an oracle, which deals packs, knows every hand, and works out on its
//! own what the seen cards prove. It is written from the source texts and shares with the library
//! only the types for cards and seats, no logic.
//!
//! `HOYLE_ORACLE_DEALS=20` plays twenty times as many deals. A failing deal prints its seed and a
//! script; `HOYLE_ORACLE_SEED=…` plays only the deals of that seed.

mod compare;
mod counts;
mod deal;
mod dealer;
mod game;
mod games;
mod impossible;
mod packs;
mod record;
mod seeds;
mod single_play;
mod small;
mod suits;
mod terms;
mod typed_tricks;
mod worlds;
