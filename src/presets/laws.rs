//! The sets of laws that come with the program.

use crate::rules::laws::LawSet;
use std::sync::OnceLock;

/// The embedded sets of laws, in the order in which they are listed.
const SETS: [&str; 7] = [
    include_str!("laws/whist-1900.toml"),
    include_str!("laws/whist-1864.toml"),
    include_str!("laws/solo-hoyle.toml"),
    include_str!("laws/spades-club.toml"),
    include_str!("laws/euchre-1888.toml"),
    include_str!("laws/guilty-side.toml"),
    include_str!("laws/round-table.toml"),
];

/// The sets of laws that come with the program, in the order of listings.
///
/// # Panics
/// Never: a test reads them all.
pub fn law_sets() -> &'static [LawSet] {
    static READ: OnceLock<Vec<LawSet>> = OnceLock::new();
    READ.get_or_init(|| {
        SETS.iter().map(|text| toml::from_str(text).expect("embedded laws are sound")).collect()
    })
}

/// A set of laws that comes with the program, by its id.
pub fn laws(id: &str) -> Option<&'static LawSet> {
    law_sets().iter().find(|set| super::means(id, &set.id))
}
