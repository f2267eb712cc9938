//! Scoring: the catalogue, promotions, endings, settings and rules files.

mod descriptions;
mod endings;
mod evening;
mod files;
mod promotions;
mod properties;
mod scores;
mod settings;
mod sums;
