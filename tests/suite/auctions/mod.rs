//! Auctions: whole ones as tables, and what holds of any.

mod any;
mod asked;
mod table;
mod whole;
