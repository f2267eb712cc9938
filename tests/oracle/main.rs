//! An oracle beside the library: it deals packs, knows every hand, and says by itself what the cards
//! seen prove. It has its rules from the documents and shares with the library the plain words of
//! cards and seats, no judgement.
//!
//! `HOYLE_ORACLE_DEALS=20` plays twenty times as many deals. A failing deal says its seed and prints
//! itself as a script; `HOYLE_ORACLE_SEED=…` plays only the deals of that seed.

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
