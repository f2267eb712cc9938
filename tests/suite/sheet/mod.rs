//! What a sheet says, and how it looks.

mod grid;
mod json;
mod source_tables;
pub(crate) mod table;
mod text;
