//! What went wrong, whatever it was, as every front end shows it.

use super::{Hint, Ruling, joined};

/// What went wrong and why, and what to do next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problem {
    /// What happened and why, with the clause that this rests on.
    pub what: String,
    /// What else to know: what would be right, in sentences.
    pub notes: Vec<String>,
    /// What may be done next.
    pub hints: Vec<Hint>,
}

impl Problem {
    /// One sentence, and what to do next.
    pub fn of(what: impl Into<String>, hints: impl Into<Vec<Hint>>) -> Problem {
        Problem { what: what.into(), notes: Vec::new(), hints: hints.into() }
    }

    /// All of it but the hints.
    pub fn sentences(&self) -> String {
        joined(std::iter::once(&self.what).chain(&self.notes), " ")
    }
}

impl<T: Into<String>> From<T> for Problem {
    fn from(what: T) -> Problem {
        Problem::of(what, [])
    }
}

impl From<Ruling> for Problem {
    fn from(ruling: Ruling) -> Problem {
        let what = ruling.citing(&ruling.because);
        Problem { what, notes: ruling.open.into_iter().collect(), hints: ruling.hints }
    }
}
