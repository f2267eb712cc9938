//! Sheets: contents and layout.

mod grid;
mod json;
pub(crate) mod table;
mod text;
