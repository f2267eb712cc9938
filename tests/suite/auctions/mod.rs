//! Auctions: complete ones in tables, and properties of all.

mod properties;
mod rulings;
mod table;
mod tables;
