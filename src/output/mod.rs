//! Views drawn in every format. Nothing here asks a game.
//!
//! `ascii`, `fold`, `csv`, `markdown`, `plain` and `json` stand alone; `text`, `svg` and `chart`
//! build on `fit` and `shorten`; `html` and `svg` on `chart`.

pub mod ascii;
pub mod csv;
pub mod fold;
pub mod html;
pub mod json;
pub mod markdown;
pub mod plain;
pub mod svg;
pub mod text;

mod chart;
mod fit;
mod shorten;

use crate::views::Ink;

/// The class of a text in a page or a picture.
const fn class(ink: Ink) -> &'static str {
    match ink {
        Ink::Plain => "",
        Ink::Heading => "heading",
        Ink::Made => "made",
        Ink::Missed => "missed",
        Ink::Bonus => "plus",
        Ink::Total => "sum",
        Ink::Leader => "leader",
        Ink::Dim => "dim",
    }
}

/// A text whose suits stay letters: without the selector some systems draw them as pictures.
fn suits_as_text(text: &str) -> String {
    let letters = |c: char| {
        let selector = "♠♥♦♣".contains(c).then_some('\u{FE0E}');
        std::iter::once(c).chain(selector)
    };
    text.chars().flat_map(letters).collect()
}
