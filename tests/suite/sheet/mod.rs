//! Sheets: contents and layout.

mod examples;
mod grid;
pub(crate) mod incidents;
mod json;
mod sums;
pub(crate) mod table;
mod text;

pub(crate) use examples::promoted;
