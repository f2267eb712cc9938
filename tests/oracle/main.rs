//! An oracle beside the library: it deals packs, knows every hand, and says by itself what the cards
//! seen prove. It has its rules from the documents and shares with the library the plain words of
//! cards and seats, no judgement.
//!
//! `HOYLE_ORACLE_DEALS=20` plays twenty times as many deals. A failing deal says its seed and prints
//! itself as a script; `HOYLE_ORACLE_SEED=…` plays only the deals of that seed.

mod alone;
mod dealer;
mod game;
mod games;
mod hold;
mod impossible;
mod packs;
mod reading;
mod record;
mod seeds;
mod sitting;
mod small;
mod terms;
mod took;
mod ways;
mod worlds;
