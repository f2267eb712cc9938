//! Output in languages other than English.

mod catalogs;
mod chosen;
mod own_words;
mod screens;
