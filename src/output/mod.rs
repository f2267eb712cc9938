//! Views drawn in every format. Nothing here asks a game.
//!
//! `ascii`, `csv`, `markdown`, `plain`, `qr` and `json` stand alone; `text` and `svg` build on `fit`, which
//! builds on `shorten`; `html` and `svg` on `chart`; `png` on `svg`, and `xlsx` on `csv`.

pub mod ascii;
pub mod csv;
pub mod html;
pub mod json;
pub mod markdown;
pub mod plain;
pub mod png;
#[cfg(feature = "cli")]
pub(crate) mod qr;
pub mod svg;
#[cfg(feature = "cli")]
pub mod text;
pub mod xlsx;

mod chart;
mod fit;
mod shorten;

#[cfg(feature = "cli")]
pub(crate) use shorten::to_width;
#[cfg(feature = "cli")]
pub use text::Look;

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};

/// A text that is written piece by piece, so that it never has to be in memory as a whole.
struct Drawn<F: Fn(&mut Formatter<'_>) -> fmt::Result>(F);

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> Display for Drawn<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

/// A text whose suits are not drawn as emoji: without the selector some systems draw them as
/// pictures.
fn suits_as_text(text: &str) -> Cow<'_, str> {
    const SUITS: [char; 4] = ['♠', '♥', '♦', '♣'];
    if !text.contains(SUITS) {
        return text.into();
    }
    let mut with_selectors = String::new();
    for c in text.chars() {
        with_selectors.push(c);
        if SUITS.contains(&c) {
            with_selectors.push('\u{FE0E}');
        }
    }
    with_selectors.into()
}

/// A paragraph folded at word ends, every line but the first indented.
pub fn fold_in(text: &str, width: usize, indent: usize) -> String {
    let indent = " ".repeat(indent);
    // Ids such as big-misere stay whole.
    let options = textwrap::Options::new(width)
        .break_words(false)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .subsequent_indent(&indent);
    textwrap::fill(text, options)
}

/// A paragraph folded at word ends, every line indented.
pub fn indented(text: &str, width: usize, indent: usize) -> String {
    fold_in(&format!("{}{text}", " ".repeat(indent)), width, indent)
}
