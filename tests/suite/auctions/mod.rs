//! Auctions: whole ones as tables, and what holds of any.

mod properties;
mod rulings;
mod table;
mod tables;
