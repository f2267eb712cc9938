//! What a sheet says, and how it looks.

mod grid;
mod json;
mod source_tables;
mod table;
mod text;
