//! Sheets: contents and layout.

mod grid;
mod json;
mod source_tables;
pub(crate) mod table;
mod text;
