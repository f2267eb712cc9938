//! The kinds of club nights that come with the program, as files.

/// The files, in the order of the list.
const KINDS: [(&str, &str); 8] = [
    ("whist-drive", include_str!("kinds/whist-drive.toml")),
    ("partner-drive", include_str!("kinds/partner-drive.toml")),
    ("progressive", include_str!("kinds/progressive.toml")),
    ("rotation", include_str!("kinds/rotation.toml")),
    ("championship", include_str!("kinds/championship.toml")),
    ("wiezen", include_str!("kinds/wiezen.toml")),
    ("swiss-pairs", include_str!("kinds/swiss-pairs.toml")),
    ("round-robin", include_str!("kinds/round-robin.toml")),
];

/// The names of the kinds that come with the program.
pub fn kinds() -> impl ExactSizeIterator<Item = &'static str> + Clone {
    KINDS.iter().map(|(name, _)| *name)
}

/// The file of a kind that comes with the program.
pub fn kind(name: &str) -> Option<&'static str> {
    KINDS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}
