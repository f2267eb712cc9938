//! Auctions: whole ones as tables, and what holds of any.

#[path = "../common/mod.rs"]
mod common;

mod any;
mod asked;
mod table;
mod whole;
