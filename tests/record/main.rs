//! The record: what was acknowledged is kept, what is damaged is noticed.

mod document;
mod history;
mod journal;
mod property;
mod rulings;
mod store;
mod table;
