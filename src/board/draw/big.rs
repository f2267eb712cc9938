//! Large type of any size. Each sign has 8 by 8 dots, and a dot takes whole half columns and half rows.

use font8x8::{BASIC_FONTS, LATIN_FONTS, UnicodeFonts};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// The number of dots of a sign, across and down.
const DOTS: u16 = 8;

/// The suits in dots, because the font lacks them. As in the font, the lowest bit is on the left.
const SUITS: [(char, [u8; 8]); 4] = [
    ('♠', [0x08, 0x1c, 0x3e, 0x7f, 0x6b, 0x08, 0x1c, 0]),
    ('♥', [0x36, 0x7f, 0x7f, 0x7f, 0x3e, 0x1c, 0x08, 0]),
    ('♦', [0x08, 0x1c, 0x3e, 0x7f, 0x3e, 0x1c, 0x08, 0]),
    ('♣', [0x1c, 0x1c, 0x7f, 0x7f, 0x6b, 0x08, 0x1c, 0]),
];

/// The cells by their set quarters: upper left 1, upper right 2, lower left 4, lower right 8.
const QUARTERS: [char; 16] =
    [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

/// The size of a dot, in half columns and half rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DotSize {
    across: u16,
    down: u16,
}

impl DotSize {
    /// The largest size in which a number of signs fit an area, and which is neither too slender nor too
    /// wide; `None` if not even the smallest fits. In ASCII a dot takes whole cells.
    pub(super) fn fitting(signs: usize, width: u16, height: u16, ascii: bool) -> Option<DotSize> {
        let mut across = width.saturating_mul(2) / (DOTS * signs.max(1) as u16);
        let mut down = height.saturating_mul(2) / DOTS;
        if ascii {
            across -= across % 2;
            down -= down % 2;
        }
        let size = DotSize { across: across.min(3 * down), down: down.min(across) };
        (size.across > 0 && size.down > 0).then_some(size)
    }

    /// The number of rows of a line.
    pub(super) const fn rows(self) -> u16 {
        self.down * DOTS / 2
    }

    /// The area of a dot, to compare sizes.
    pub(super) const fn area(self) -> u16 {
        self.across * self.down
    }
}

/// Draws a line of text; blocks become `#` in ASCII.
pub(super) fn draw(
    frame: &mut Frame<'_>,
    area: Rect,
    text: &str,
    size: DotSize,
    style: Style,
    ascii: bool,
) {
    let signs: Vec<[u8; 8]> = text.chars().map(dots).collect();
    // Whether the dot at a half column and a half row is set.
    let is_set = |x: u16, y: u16| {
        let column = x / size.across;
        let row = usize::from(y / size.down);
        let sign = signs.get(usize::from(column / DOTS));
        sign.is_some_and(|rows| rows[row] & (1 << (column % DOTS)) != 0)
    };
    for position in area.intersection(Rect { height: size.rows(), ..area }).positions() {
        let x = 2 * (position.x - area.x);
        let y = 2 * (position.y - area.y);
        let mut quarters = usize::from(is_set(x, y));
        quarters += 2 * usize::from(is_set(x + 1, y));
        quarters += 4 * usize::from(is_set(x, y + 1));
        quarters += 8 * usize::from(is_set(x + 1, y + 1));
        let block = if ascii && quarters > 0 { '#' } else { QUARTERS[quarters] };
        frame.buffer_mut()[position].set_char(block).set_style(style);
    }
}

/// The rows of dots of a sign; empty if the font does not have it.
fn dots(sign: char) -> [u8; 8] {
    if let Some((_, rows)) = SUITS.iter().find(|(suit, _)| *suit == sign) {
        return *rows;
    }

    // The only minus sign of the font is the hyphen.
    let sign = if sign == '−' { '-' } else { sign };
    BASIC_FONTS.get(sign).or_else(|| LATIN_FONTS.get(sign)).unwrap_or_default()
}
