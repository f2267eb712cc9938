//! The picture of a game in pixels, for chats: the light SVG picture, with the fonts of `templates/fonts`, so
//! that it is the same on every machine. Letters that these fonts lack are boxes.

#[cfg(feature = "png")]
use super::svg;
use crate::views::{Sheet, Style};

/// The longest SVG picture that is drawn, in bytes: twice that of seven players in 33 deals.
#[cfg(feature = "png")]
const LONGEST: usize = 192 * 1024;

/// The reason why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// This program was built without the feature `png`.
    WithoutFeature,
    /// The sheet has several times as much as that of a long evening, and would take much memory.
    TooLarge,
}

/// The sheet of a game as a PNG file.
///
/// # Errors
/// It is too large, or this program draws no pictures.
#[cfg(not(feature = "png"))]
pub fn sheet(_: &Sheet, _: Style) -> Result<Vec<u8>, PictureError> {
    Err(PictureError::WithoutFeature)
}

/// The sheet of a game as a PNG file.
///
/// # Errors
/// It is too large, or this program draws no pictures.
#[cfg(feature = "png")]
pub fn sheet(sheet: &Sheet, style: Style) -> Result<Vec<u8>, PictureError> {
    let picture = svg::sheet(sheet, style);
    if picture.len() > LONGEST {
        Err(PictureError::TooLarge)
    } else {
        Ok(drawing::pixels(&picture))
    }
}

#[cfg(feature = "png")]
mod drawing {
    use resvg::tiny_skia::{Pixmap, Transform};
    use resvg::usvg::fontdb::Database;
    use resvg::usvg::{Options, Tree};
    use std::sync::{Arc, LazyLock};

    /// Pixels for each unit of the picture, so that it is sharp on a phone.
    const SCALE: f32 = 2.0;
    /// The most pixels of a picture: they take 16 MB of memory, and as much again when they are written.
    const MOST_PIXELS: f32 = 4e6;

    const FONTS: [&[u8]; 2] = [
        include_bytes!("../../templates/fonts/DejaVuSansMono.ttf"),
        include_bytes!("../../templates/fonts/DejaVuSansMono-Bold.ttf"),
    ];

    /// The fonts, which stand for every family that a picture names.
    static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
        let mut fonts = Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        let family = fonts.faces().next().expect("a font").families[0].0.clone();
        fonts.set_monospace_family(&family);
        fonts.set_sans_serif_family(&family);
        fonts.set_serif_family(&family);
        Arc::new(fonts)
    });

    pub(super) fn pixels(picture: &str) -> Vec<u8> {
        let options = Options { fontdb: DATABASE.clone(), ..Options::default() };
        let tree = Tree::from_str(picture, &options).expect("the picture is SVG");

        let size = tree.size();
        let scale = SCALE.min((MOST_PIXELS / size.width() / size.height()).sqrt());
        let width = (size.width() * scale).ceil() as u32;
        let height = (size.height() * scale).ceil() as u32;
        let mut pixmap = Pixmap::new(width, height).expect("neither side is 0 or too long");
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
        pixmap.encode_png().expect("memory takes every picture")
    }
}
