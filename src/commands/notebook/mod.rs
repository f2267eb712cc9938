//! Sheets and games from elsewhere: `audit` says whether a sheet can be right, and `import` brings in games and
//! sheets.
//!
//! `reading` reads sheets with the options in `args`, and `findings` audits them. `words` describes the findings,
//! `sentences` gives the verdict, `standing` ranks the totals, `json` holds all of it, and `script` writes the
//! corrected evening.

mod args;
pub(crate) mod audit;
mod findings;
pub(crate) mod import;
pub(crate) mod json;
mod reading;
mod script;
mod sentences;
mod standing;
mod words;
