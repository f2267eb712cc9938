//! Sheets: contents and layout.

mod examples;
mod grid;
mod incidents;
mod json;
mod sums;
pub(crate) mod table;
mod text;

pub(crate) use examples::promoted;
