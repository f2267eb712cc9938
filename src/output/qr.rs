//! A text as a QR code for a phone's camera.

use super::Look;
pub(crate) use fast_qr::ECL;
use fast_qr::{QRBuilder, QRCode};

/// The width in modules of the light margin around a code. The standard recommends four; cameras need
/// only two, and with two a link fits 40 columns.
const MARGIN: usize = 2;

/// Draws a text as a QR code with this level of correction, two rows of modules to a line; `None` where the
/// terminal has no block characters.
///
/// With colours, dark modules are dark also on a dark terminal; without, light modules are drawn as
/// blocks on a background that is assumed to be dark.
pub(crate) fn drawn(text: &str, level: ECL, look: Look) -> Option<String> {
    if look.ascii {
        return None;
    }
    let code = QRBuilder::new(text).ecl(level).build().ok()?;
    let size = code.size + 2 * MARGIN;
    let (begin, end) = if look.color { ("\u{1b}[97;40m", "\u{1b}[0m") } else { ("", "") };

    let mut lines = String::new();
    for row in (0..size).step_by(2) {
        lines += begin;
        for column in 0..size {
            lines.push(match (is_light(&code, row, column), is_light(&code, row + 1, column)) {
                (true, true) => '█',
                (true, false) => '▀',
                (false, true) => '▄',
                (false, false) => ' ',
            });
        }
        lines += end;
        lines.push('\n');
    }
    Some(lines)
}

/// A text as a QR code for a page: the number of modules in a row, and the path of the dark ones.
#[cfg(feature = "serve")]
pub(crate) fn picture(text: &str) -> Option<(usize, String)> {
    let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for row in 0..code.size {
        for column in 0..code.size {
            if code[row][column].value() {
                path += &format!("M{column} {row}h1v1h-1z");
            }
        }
    }
    Some((code.size, path))
}

/// Whether a module is light; rows and columns are counted from the edge of the margin.
fn is_light(code: &QRCode, row: usize, column: usize) -> bool {
    let inside = MARGIN..MARGIN + code.size;
    if !inside.contains(&row) || !inside.contains(&column) {
        return true;
    }
    !code[row - MARGIN][column - MARGIN].value()
}
