//! What a sheet says, and how it looks.

mod documents;
mod grid;
mod json;
mod table;
mod text;
