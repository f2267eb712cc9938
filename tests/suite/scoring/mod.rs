//! Every way to score: the catalogue, promotions, endings, settings and house rules.

mod descriptions;
mod endings;
mod evening;
mod files;
mod promotions;
mod properties;
mod scores;
mod settings;
mod sums;
