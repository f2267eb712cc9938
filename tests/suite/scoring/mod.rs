//! Scoring: the catalogue, promotions, endings, settings and rules files.

mod descriptions;
mod endings;
mod evening;
mod files;
pub(crate) mod incidents;
mod promotions;
mod properties;
mod random_rulings;
mod ruled_evenings;
mod scores;
mod settings;
mod sums;
