//! What a key of a rules file or of a setting takes.

/// What a key of a rules file or of a setting takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of these words.
    OneOf(Vec<String>),
    /// Some of these words with commas between, or `off`.
    SomeOf(Vec<String>),
    /// Each of these words once, with commas between.
    AllOf(Vec<String>),
    /// A number in this range, or one of these words.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// What is counted, in the plural; may be empty.
        of: &'static str,
        /// The words.
        or: Vec<String>,
    },
    /// A text.
    Text,
    /// A list.
    List,
    /// A table.
    Table,
}

impl Expected {
    /// The words that can be typed.
    pub fn words(&self) -> &[String] {
        match self {
            Expected::OneOf(words)
            | Expected::SomeOf(words)
            | Expected::AllOf(words)
            | Expected::Number { or: words, .. } => words,
            Expected::Text | Expected::List | Expected::Table => &[],
        }
    }
}
