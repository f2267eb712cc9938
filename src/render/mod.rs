//! How a sheet looks. Imports `sheet` alone: no games, no rules.

pub mod json;
pub mod text;
