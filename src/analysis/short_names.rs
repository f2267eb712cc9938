//! Names that say less, for what hangs on a wall: first names, or initials.

use std::collections::{BTreeMap, BTreeSet};
use unicode_segmentation::UnicodeSegmentation;

/// How much of a player's name is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "cli", derive(clap::ValueEnum))]
pub enum NameForm {
    /// The whole name.
    Full,
    /// The first name, and the initials of the others where two players share it.
    First,
    /// The initials.
    Initials,
}

impl NameForm {
    /// What each of these players is called, by name. Players who would be called the same are numbered.
    ///
    /// ```
    /// use hoyle::analysis::NameForm;
    ///
    /// let names = ["Ana Kovač", "Ana Marić", "Jo Bell"].map(str::to_owned).into();
    /// let first = NameForm::First.called(&names);
    /// assert_eq!([&first["Ana Kovač"], &first["Jo Bell"]], ["Ana K.", "Jo"]);
    /// assert_eq!(NameForm::Initials.called(&names)["Ana Marić"], "A. M.");
    /// ```
    pub fn called(self, names: &BTreeSet<String>) -> BTreeMap<String, String> {
        let mut called = BTreeMap::new();
        for (text, alike) in self.alike(names, NameDetail::Least) {
            if let [only] = alike[..] {
                called.insert(only.clone(), text);
                continue;
            }
            for (text, alike) in self.alike(alike, NameDetail::Most) {
                if let [only] = alike[..] {
                    called.insert(only.clone(), text);
                    continue;
                }
                for (number, name) in (1..).zip(alike) {
                    called.insert(name.clone(), format!("{text} {number}"));
                }
            }
        }
        called
    }

    /// The names by what is shown of them.
    fn alike<'n>(
        self,
        names: impl IntoIterator<Item = &'n String>,
        detail: NameDetail,
    ) -> BTreeMap<String, Vec<&'n String>> {
        let mut alike: BTreeMap<String, Vec<&String>> = BTreeMap::new();
        for name in names {
            alike.entry(self.shown(name, detail)).or_default().push(name);
        }
        alike
    }

    /// What is shown of a name.
    fn shown(self, name: &str, detail: NameDetail) -> String {
        let mut words = name.split_whitespace().map(str::to_owned);
        let shown: Vec<String> = match (self, detail) {
            (NameForm::Full, _) => words.collect(),
            (NameForm::First, NameDetail::Least) => words.take(1).collect(),
            (NameForm::First, NameDetail::Most) => {
                let first = words.next();
                first.into_iter().chain(words.map(|word| initial(&word))).collect()
            }
            (NameForm::Initials, _) => words.map(|word| initial(&word)).collect(),
        };
        shown.join(" ")
    }
}

/// How much is shown of names.
#[derive(Clone, Copy)]
enum NameDetail {
    Least,
    /// For players who would be called the same.
    Most,
}

/// The first letter of a word, as people see it.
fn initial(word: &str) -> String {
    let letter = word.graphemes(true).next().unwrap_or_default();
    format!("{letter}.")
}
