//! What is said in other languages than English.

mod catalogs;
mod chosen;
