//! Views drawn in every format. Nothing here asks a game.
//!
//! `ascii`, `csv`, `markdown`, `plain` and `json` stand alone; `text`, `svg` and `chart`
//! build on `fit` and `shorten`; `html` and `svg` on `chart`.

pub mod ascii;
pub mod csv;
pub mod html;
pub mod json;
pub mod markdown;
pub mod plain;
pub mod svg;
pub mod text;

mod chart;
mod fit;
mod shorten;

/// A text whose suits stay letters: without the selector some systems draw them as pictures.
fn suits_as_text(text: &str) -> String {
    let mut letters = text.to_owned();
    for suit in ['♠', '♥', '♦', '♣'] {
        letters = letters.replace(suit, &format!("{suit}\u{FE0E}"));
    }
    letters
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
